"""Lists of tables say how far each of them is, and play none of them for it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from buonfresco.games import registry
from buonfresco.table.recorded import Stand
from buonfresco.text import catalogue
from tests.server.within import inside, play, table


@pytest.mark.parametrize("game", registry())
def test_a_house_that_has_read_no_table_knows_how_they_stand(game: str, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite3'}"
    seen: dict[str, Stand] = {}

    async def some_play() -> None:
        async with inside(url) as house:
            for most in (0, 11, 10_000):
                live = await table(house, "anna", "bea", game=game, options={"max_rounds": 12}, seed=str(most))
                await play(live, random.Random(most), most)
                view = live.table.view(None, told=False)  # a spectator's
                seen[live.id] = Stand(view.round, [one.score for one in view.players[:2]])

    async def look() -> None:
        async with inside(url) as house:
            for who in ("anna", "bea"):
                mine = await house.mine(who, catalogue("en"))
                assert {one.table.id: one.stand for one in mine} == seen
            assert all(live.asleep for live in house.lives.values())

    asyncio.run(some_play())
    assert any(any(stand.scores) for stand in seen.values())
    asyncio.run(look())
