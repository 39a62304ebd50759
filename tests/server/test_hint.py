"""A hint: what a good bot would do, and why, in one line."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from buonfresco.bots import Budget, seated
from buonfresco.engine.view import Option
from buonfresco.games import get_game
from buonfresco.phrases import say
from buonfresco.server.bots import HINT, Bots
from buonfresco.server.socket import _reasoned
from buonfresco.table import Asked
from buonfresco.text import catalogue
from tests.server.inside import open_house


def text(spans: list[dict[str, str]]) -> str:
    return "".join(span["text"] for span in spans)


def test_a_bot_says_why_from_its_process() -> None:
    """Only if it is asked: a reason costs time."""
    game = get_game("fresco").new_game(3, seed=1)
    (number,) = game.waiting
    job = seated(game, number, "journeyman", 0, Budget(12, 300.0)).to_bytes()

    async def run() -> None:
        bots = Bots(1, limit=300.0)
        try:
            for why in (True, False):
                thought = await bots.think("fresco", Asked(number, "journeyman", 0, job), HINT, why=why)
                assert not thought.fallen
                assert (thought.why is not None) is why
                assert thought.why is None or re.search(r"about \d+ points", catalogue("en").say(thought.why))
        finally:
            bots.close()

    asyncio.run(run())


def test_a_hint_says_what_it_brings_and_why(tmp_path: Path) -> None:
    """In words of the one who asks, about an option that he has."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            visitor = house.visitor()
            made = await visitor.made(game="fresco", seats=[{"who": "you"}, {"who": "you"}, {"who": "you"}], seed="1")
            table = made["table"]["id"]
            sockets = [await visitor.socket(table, seat, lang="de") for seat in range(3)]
            (wire,) = (one for one in sockets if one.parts["decision"])
            hinted = await wire.ask("hint")
            option = next(one for one in wire.parts["decision"]["options"] if one["code"] == hinted["code"])
            brings = ", ".join(text(spans) for spans in option["gives"]["breath"])
            said, _, why = text(hinted["says"]).partition("; ")
            assert said == f"{text(option['says'])}: {brings}"
            assert not why or re.search(r"etwa \d+ Punkte|bereitet", why)  # on a slow machine there is no time for it
            (other, *_) = (one for one in sockets if one is not wire)
            assert (await other.ask("hint"))["kind"] == "forbidden"
            for one in sockets:
                await one.close()

    asyncio.run(run())


def test_a_hint_after_other_answers_of_the_same_breath(tmp_path: Path) -> None:
    """As for a sheet that is not given yet. What would show something more is refused, as a look ahead is."""

    async def run() -> None:
        async with open_house(tmp_path) as house:
            visitor = house.visitor()
            made = await visitor.made(game="fresco", seats=[{"who": "you"}] * 3, seed="1", options={"modules": [6]})
            sockets = [await visitor.socket(made["table"]["id"], seat) for seat in range(3)]
            for time in ("wake 7", "wake 8", "wake 9"):
                (wire,) = (one for one in sockets if one.parts["decision"])
                assert (await wire.ask("hint", after=[time]))["kind"] == "illegal"
                await wire.ask("answer", number=0, answers=[time])
                await house.quiet()
            decision = sockets[0].parts["decision"]
            assert decision["kind"] == "plan_glaziery"
            first = await sockets[0].ask("hint")
            assert first["code"] in [one["code"] for one in decision["options"]]
            foreseen = await sockets[0].ask("ahead", answers=["no glaziery"])
            plans = [one["code"] for one in foreseen["parts"]["decision"]["options"]]
            assert (await sockets[0].ask("hint", after=["no glaziery"]))["code"] in plans
            for one in sockets:
                await one.close()

    asyncio.run(run())


def test_a_hint_without_a_reason_says_at_least_from_how_many() -> None:
    english = catalogue("en")
    plain = Option(code=1, text="x", kind="x", args={}, at=[], says=say("paint-red"))
    assert english.say(_reasoned(plain, None, 7)) == "red: the best of 7 answers"
    assert english.say(_reasoned(plain, say("bot-why-later"), 7)) == "red: no points yet, but it prepares some"
