"""Seats that change hands while something is under way, what cut-off browsers may do again, and whose time it is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.server.aside import Aside
from buonfresco.server.engines import url_of
from buonfresco.server.errors import StoreDown
from buonfresco.server.limits import Bucket, Limit
from buonfresco.server.making import IMPORT
from buonfresco.server.rows import OVER
from buonfresco.server.serve import alone, settings_of
from buonfresco.table.seats import plain_name
from tests.server.inside import Inside, open_house

GAMES = ("fresco", "cards", "dice")
TWO = [{"who": "you", "name": "A"}, {"who": "guest"}]
Do = Callable[[Inside], Awaitable[None]]


def inside_of(folder: Path, do: Do) -> None:
    async def run() -> None:
        async with open_house(folder, limits=0) as inside:
            await do(inside)

    asyncio.run(run())


async def answered(live: Any, luck: random.Random) -> int:
    """Somebody answers anything; who it was."""
    seat: int = live.table.waiting[0]
    option = luck.choice(live.table.view(seat, told=False).decision.options)
    await live.answer(seat, live.table.number(seat), option.code, "")
    return seat


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_not_taken_back(game: str, tmp_path: Path) -> None:
    """Everybody may see everything by then. The wish was uttered before; it ends with the game."""

    async def do(inside: Inside) -> None:
        anna, bea = inside.visitor("10.0.0.1"), inside.visitor("10.0.0.2")
        made = await anna.made(game=game, seats=TWO, seed="5")
        table = made["table"]["id"]
        await bea.post("/api/claim", {"token": made["invites"][0]["token"]})
        live, luck = await inside.live(table), random.Random(3)
        sockets = [await anna.socket(table, 0), await bea.socket(table, 1)]
        asked = None
        while not live.table.over:
            other = 1 - live.table.waiting[0]
            if live.asked() is None and live.table.has_answered(other) and not live.table.can_undo(other):
                await sockets[other].ask("undo", number=live.table.number(other))
            asked = live.asked()
            await answered(live, luck)
        assert asked is not None
        assert asked.open
        assert live.asked() is None
        refused = await sockets[asked.open[0]].ask("agree", ask=asked.number, yes=True)
        await inside.quiet()
        assert refused["is"] == "refused"
        assert live.table.over
        assert (row := await inside.house.store.table(table)) is not None
        assert row.state == OVER
        for socket in sockets:
            await socket.close()

    inside_of(tmp_path, do)


def test_a_bot_does_not_answer_for_who_has_come_back(tmp_path: Path) -> None:
    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        made = await anna.made(game="fresco", seats=[{"who": "you"}, {"who": "you"}], seed="1")
        live = await inside.live(made["table"]["id"])
        seat = live.table.waiting[0]
        think, thought, goes_on = inside.house.bots.think, asyncio.Event(), asyncio.Event()

        async def slowly(*args: Any, **more: Any) -> Any:
            found = await think(*args, **more)
            thought.set()
            await goes_on.wait()
            return found

        inside.house.bots.think = slowly  # type: ignore[method-assign]
        path = f"/api/tables/{live.id}/seats/{seat}"
        assert (await anna.post(path, {"do": "bot"})).status_code == 200
        await thought.wait()
        assert (await anna.post(path, {"do": "person"})).status_code == 200
        number, kept = live.table.number(seat), len(await inside.house.store.lines(live.id))
        goes_on.set()
        await inside.quiet()
        assert live.table.number(seat) == number
        assert len(await inside.house.store.lines(live.id)) == kept

    inside_of(tmp_path, do)


def test_a_copy_of_a_free_wish_asks_nobody(tmp_path: Path) -> None:
    async def do(inside: Inside) -> None:
        anna, bea = inside.visitor("10.0.0.1"), inside.visitor("10.0.0.2")
        made = await anna.made(game="cards", seats=TWO, seed="5")
        table = made["table"]["id"]
        await bea.post("/api/claim", {"token": made["invites"][0]["token"]})
        live, luck, copies = await inside.live(table), random.Random(1), 0
        sockets = [await anna.socket(table, 0), await bea.socket(table, 1)]
        while copies < 5 and not live.table.over:
            seat = await answered(live, luck)
            if not live.table.can_undo(seat):
                continue
            number, said = live.table.number(seat), live.talk.number
            first = await sockets[seat].ask("undo", number=number, client=f"u{copies}")
            again = await sockets[seat].ask("undo", number=number, client=f"u{copies}")
            assert first["is"] == again["is"] == "done"
            assert live.talk.number == said
            copies += 1
            await answered(live, luck)
        assert copies == 5
        for socket in sockets:
            await socket.close()

    inside_of(tmp_path, do)


def test_a_claim_that_was_cut_off_can_be_made_again(tmp_path: Path) -> None:
    """By the same browser, which has its cookie since it looked at the invitation; by nobody else."""

    async def do(inside: Inside) -> None:
        anna, bea, thief = (inside.visitor(f"10.0.0.{n}") for n in range(3))
        store = inside.house.store
        append = store.append

        async def down(_kept: Any) -> bool:
            raise StoreDown("x")

        made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "guest"}, {"who": "guest"}])
        table, tokens = made["table"]["id"], [{"token": one["token"]} for one in made["invites"]]
        assert (await bea.post("/api/invitation", tokens[0])).status_code == 200
        assert bea.cookie
        for claimer, token in zip((bea, thief), tokens, strict=True):  # the second one comes without a cookie
            store.append = down  # type: ignore[method-assign, assignment]
            assert (await claimer.post("/api/claim", {**token, "name": "B"})).status_code == 503
            store.append = append  # type: ignore[method-assign]
            for _ in range(3):
                assert (await claimer.post("/api/claim", {**token, "name": "B"})).status_code == 200
        assert (await thief.post("/api/claim", tokens[0])).status_code == 403
        assert (await thief.post("/api/invitation", tokens[0])).status_code == 403
        live = await inside.live(table)
        assert live.table.seats[1].name == "B"
        assert len([row for row in live.talk.rows if row.kind == "note"]) == 1
        assert (await anna.post(f"/api/tables/{table}/seats/1", {"do": "invite"})).status_code == 200
        assert (await bea.post("/api/claim", tokens[0])).status_code == 403  # it was taken from her
        assert (await thief.post("/api/forget")).status_code == 200
        for one in (thief, anna):
            assert (await one.post("/api/claim", tokens[1])).status_code == 403  # who leaves leaves nothing behind

    inside_of(tmp_path, do)


@pytest.mark.parametrize("game", GAMES)
def test_every_public_answer_has_its_time(game: str, tmp_path: Path) -> None:
    """Who answers in time and is asked again has all of it again. What is done in secret gives none: it would show."""

    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        seats = [{"who": "you"}, {"who": "you"}]
        made = await anna.made(
            game=game, seats=seats, seed="1", clock=60, options={"modules": [6]} if game == "fresco" else {}
        )
        live, luck, again, secret = await inside.live(made["table"]["id"]), random.Random(1), 0, 0
        while not live.table.over and again < 10:
            before = {seat: live._until(seat) for seat in live.table.waiting}
            told = live.table.told(None)
            inside.clock.now += 25
            seat = await answered(live, luck)
            if seat not in live.table.waiting or live.table.over:
                continue
            if live.table.told(None) > told:
                again += 1
                assert live._until(seat) == inside.clock.now + 60
            else:
                secret += 1
                assert live._until(seat) == before[seat]
            assert not live.late()
        assert again
        assert secret or game != "fresco"  # the glaziery's tile, before the plan

    inside_of(tmp_path, do)


def test_a_running_table_is_listed_before_all_that_are_over(tmp_path: Path) -> None:
    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        running = (await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}]))["table"]["id"]
        for _ in range(101):
            inside.clock.now += 60
            ended = (await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}]))["table"]["id"]
            await anna.post(f"/api/tables/{ended}/end")
        assert (await anna.get("/api/mine")).json()[0]["table"]["id"] == running

    inside_of(tmp_path, do)


def test_what_the_importer_knows_is_known_of_the_rematch(tmp_path: Path) -> None:
    """It may begin at the position he wrote."""

    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}])
        await anna.post(f"/api/tables/{made['table']['id']}/end")
        text = (await anna.get(f"/api/tables/{made['table']['id']}/export")).content
        brought = (await anna.post("/api/import", text)).json()["table"]["id"]
        await anna.post(f"/api/tables/{brought}/end")
        again = (await anna.post(f"/api/tables/{brought}/rematch")).json()["table"]
        assert (await inside.live(again)).row.known == IMPORT

    inside_of(tmp_path, do)


def test_the_host_cannot_end_what_is_over(tmp_path: Path) -> None:
    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}], seed="1")
        live, luck = await inside.live(made["table"]["id"]), random.Random(1)
        while not live.table.over:
            await answered(live, luck)
        await anna.post(f"/api/tables/{live.id}/end")
        assert (row := await inside.house.store.table(live.id)) is not None
        assert row.state == OVER

    inside_of(tmp_path, do)


def test_a_clock_that_is_set_back_costs_nobody_anything() -> None:
    limit = Limit(5, 1.0)
    bucket = Bucket(limit, 1000.0)
    assert bucket.take(limit, 1000.0)
    assert bucket.take(limit, 400.0)
    assert bucket.take(limit, 401.0)


def test_one_address_stands_in_line_once() -> None:
    async def run() -> None:
        aside, order, begun = Aside(), [], asyncio.Event()

        async def work(address: str) -> None:
            async with aside.turn(address):
                begun.set()
                await asyncio.sleep(0)
                order.append(address)

        many = [asyncio.create_task(work("many")) for _ in range(20)]
        await begun.wait()
        await work("one")
        assert order.count("many") <= 2
        await asyncio.gather(*many)
        assert len(order) == 21
        assert not aside._lines

    asyncio.run(run())


def test_a_hint_keeps_nothing_else_waiting(tmp_path: Path) -> None:
    """And who looks at the same device after that does not read it."""

    async def do(inside: Inside) -> None:
        anna = inside.visitor()
        made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}])
        live = await inside.live(made["table"]["id"])
        seat = live.table.waiting[0]
        think, goes_on = inside.house.bots.think, asyncio.Event()

        async def slowly(*args: Any, **more: Any) -> Any:
            found = await think(*args, **more)
            await goes_on.wait()
            return found

        inside.house.bots.think = slowly  # type: ignore[method-assign]
        socket = await anna.socket(live.id, seat)
        await socket.send({"is": "hint", "client": "h1"})
        assert (await socket.ask("why", attempt="x"))["is"] == "because"
        assert (await socket.ask("hint"))["kind"] == "flooding"  # one is enough
        await socket.send({"is": "look", "seat": 1 - seat})
        await socket.until(lambda: len(socket.of("welcome")) == 2)
        goes_on.set()
        await socket.until(lambda: any(one["client"] == "h1" for one in socket.of("refused")))
        assert not socket.of("hinted")
        await socket.close()

    inside_of(tmp_path, do)


def test_who_is_refused_for_flooding_is_told_what(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as inside:
            anna = inside.visitor()
            made = await anna.made(game="dice", seats=[{"who": "you"}, {"who": "you"}])
            socket = await anna.socket(made["table"]["id"], 0)
            for number in range(80):
                await socket.send({"is": "why", "attempt": "x", "client": f"c{number}"})
            await socket.until(lambda: bool(socket.of("refused")))
            assert socket.of("refused")[0]["client"].startswith("c")
            await socket.close()

    asyncio.run(run())


def test_two_houses_do_not_open_on_one_file(tmp_path: Path) -> None:
    """Whatever folders they were given: they would not hear of each other's tables."""
    url = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    here, there = settings_of(str(tmp_path), url), settings_of(str(tmp_path / "other"), url)
    with alone(here), pytest.raises(BadConfig) as refused, alone(there):
        pass
    assert refused.value.reason.key == "error-house-taken"
    with alone(there):
        pass


@pytest.mark.parametrize("url", ["postgresql://u:pw@h:99999/db", "sqlite:///", "sqlite:///:memory:", "nonsense"])
def test_addresses_that_cannot_be_used_are_refused(url: str) -> None:
    with pytest.raises(BadConfig) as refused:
        url_of(url)
    assert refused.value.reason.key.startswith("error-database")


@pytest.mark.parametrize("more", ["\u200b", "\u00ad", "\u3164", "\u115f", "\u2800", "\U000e0041"])
def test_names_that_look_alike_are_alike(more: str) -> None:
    assert plain_name(f"An{more}na{more}") == "Anna"
