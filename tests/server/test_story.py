"""What the end screen is made of."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import registry
from tests.server.inside import Caller, Inside, open_house


async def made(visitor: Caller, game: str, **more: Any) -> str:
    table = await visitor.made(game=game, seats=[{"who": "you", "name": "Ann"}, {"who": "bot"}], **more)
    return str(table["table"]["id"])


@pytest.mark.parametrize("game", registry())
def test_how_the_points_grew(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0.0) as house:
            visitor = house.visitor()
            table = await made(visitor, game, options={"max_rounds": 4}, seed="5")
            early = await visitor.get(f"/api/tables/{table}/story")
            assert (early.status_code, early.json()["kind"]) == (403, "forbidden")
            await over(house, visitor, table)
            story = (await visitor.get(f"/api/tables/{table}/story?lang=de")).json()
            last = len(story["rounds"])
            assert [one["round"] for one in story["rounds"]] == list(range(1, last + 1))
            assert story["rounds"][-1]["scores"] == story["scores"][:2]
            assert story["names"][0] == "Ann"
            assert sorted(story["ranking"]) == [0, 1]
            assert 1 in story["places"]
            assert all(len(one["points"]) == len(story["names"]) for one in story.get("sources", []))
            assert all(one["says"][0]["text"] for one in story.get("sources", []))
            won, why = ("".join(span["text"] for span in spans) for spans in story["says"])
            assert "gewinn" in won
            assert f"{last} Runden" in why

    asyncio.run(run())


@pytest.mark.parametrize("game", registry())
def test_a_replay_finds_rounds_and_tells_what_was_before(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0.0) as house:
            visitor = house.visitor()
            table = await made(visitor, game, options={"max_rounds": 4}, seed="5")
            await over(house, visitor, table)

            async def step(number: int) -> Any:
                return (await visitor.get(f"/api/tables/{table}/replay?step={number}")).json()

            story = (await visitor.get(f"/api/tables/{table}/story")).json()
            begins = {one["step"]: one["round"] for one in story["rounds"]}
            assert min(begins) == 0
            assert "earlier" not in await step(0)
            for first, number in list(begins.items())[1:]:
                before, now = await step(first - 1), await step(first)
                assert (before["parts"]["round"], now["parts"]["round"]) == (number - 1, number)
                assert things(before["news"]) <= things(now["earlier"])  # sentences may be one by now

    asyncio.run(run())


def things(news: list[Any]) -> set[str]:
    return {f"{span['sort']} {span['id']}" for spans in news for span in spans if "sort" in span}


async def over(house: Inside, visitor: Caller, table: str) -> None:
    """Bots answer for everybody, until it is over."""
    live = await house.live(table)
    assert (await visitor.post(f"/api/tables/{table}/seats/0", {"do": "bot", "bot": "random"})).status_code == 200
    assert (await visitor.post(f"/api/tables/{table}/seats/1", {"do": "bot", "bot": "random"})).status_code == 200
    for _ in range(3000):
        if live.row.state != "playing":
            return
        await house.house.care.tick()
        await house.quiet()
    raise AssertionError("it does not end")


def test_a_table_that_its_host_has_ended_has_no_winner(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            visitor = house.visitor()
            table = await made(visitor, "cards")
            assert (await visitor.post(f"/api/tables/{table}/end")).status_code == 200
            story = (await visitor.get(f"/api/tables/{table}/story")).json()
            assert story["scores"] == [0, 0]
            assert [one["scores"] for one in story["rounds"]] == [[0, 0]]
            assert not {"winners", "says", "sources"} & set(story)

    asyncio.run(run())
