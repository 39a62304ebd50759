"""Games of other rules: they go on if their records lead where they led; else they can be read, and nothing changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from buonfresco.engine.errors import BuonfrescoError
from buonfresco.server import replays
from buonfresco.server.errors import Forbidden
from buonfresco.server.live import UNREADABLE, LiveTable
from buonfresco.server.schema import records, tables
from buonfresco.server.viewer import Viewer
from buonfresco.text import LANGUAGES, catalogue
from tests.server import kept
from tests.server.inside import open_house
from tests.server.within import answer, inside, play, table

OLD = 0  # no version of the rules ever


async def played(url: str, game: str) -> str:
    async with inside(url) as house:
        live = await table(house, "anna", "bea", game=game)
        await play(live, random.Random(1), 12)
        return live.id


async def rewrite(url: str, name: str, n: int, **changed: Any) -> None:
    """Another record than the house has written, as other rules would have."""
    row = (await kept.rows(url, name))[n]
    text = msgspec.json.encode({**row.input, **changed}).decode()
    await kept.query(url, sa.update(records).where(records.c.table_id == name, records.c.n == n).values(input=text))


@pytest.mark.parametrize("game", ["fresco", "cards", "dice"])
def test_an_older_version_goes_on_if_it_leads_there(url: str, game: str) -> None:
    async def run() -> None:
        name = await played(url, game)
        await rewrite(url, name, 0, version=OLD)
        await kept.query(url, sa.update(tables).where(tables.c.id == name).values(version=OLD))
        await kept.query(url, sa.update(records).where(records.c.table_id == name).values(version=OLD))
        async with inside(url) as house:
            live = await house.live(name)
            assert live.problem is None
            await answer(live, live.table.waiting[0], "a1")
        last = (await kept.rows(url, name))[-1]
        assert (last.client, last.version) == ("a1", live.table.version)  # each record says which rules made it

    asyncio.run(run())


async def spoil(url: str, name: str, how: str) -> None:
    last = len(await kept.rows(url, name)) - 1
    assert last > 8
    match how:
        case "version":  # other rules, which led elsewhere
            await rewrite(url, name, 0, version=OLD)
            await rewrite(url, name, last, hash="0" * 16)
        case "hash":
            await rewrite(url, name, last, hash="0" * 16)
        case "answer":
            await rewrite(url, name, 6, moves=[["no such thing"]])
        case "hashes":  # other rules, which called every position by another hash
            for row in await kept.rows(url, name):
                if "hash" in row.input:
                    await rewrite(url, name, row.n, hash="0" * 16)
            await rewrite(url, name, 0, version=OLD)
        case "beginning":
            await rewrite(url, name, 0, hash="0" * 16)
            await rewrite(url, name, last, hash="0" * 16)
        case "kind":
            await rewrite(url, name, 6, **{"is": "later"})
        case _:
            await kept.query(url, sa.update(records).where(records.c.n == 6).values(input="{"))


@pytest.mark.parametrize("how", ["version", "hash", "hashes", "beginning", "answer", "kind", "torn"])
def test_what_cannot_be_followed_is_read_as_far_as_it_goes(url: str, how: str) -> None:
    async def run() -> None:
        name = await played(url, "cards")
        await spoil(url, name, how)
        before = await kept.everything(url, name)
        async with inside(url) as house:
            live = await house.live(name)
            await reads(live)
            await house.care.tick()
            live.sleep()
            async with live.lock:
                await live.awake()
            await reads(live)
        assert await kept.everything(url, name) == before

    asyncio.run(run())


async def reads(live: LiveTable) -> None:
    """It is shown, it says why, and it takes nothing."""
    assert (live.state, live.row.state) == (UNREADABLE, "playing")
    viewer = Viewer(live, "anna", 0, "de")
    update = viewer.update()
    assert update is not None
    assert (update.state, update.undo) == (UNREADABLE, "")
    assert "players" in update.parts
    for lang in LANGUAGES:
        assert live.info(catalogue(lang)).why
    seat = live.table.waiting[0]
    question = live.table.question(seat)
    assert question is not None
    with pytest.raises(Forbidden) as refused:
        await live.answer(seat, question.number, question.view.decision.options[0].code, "a1")
    assert refused.value.reason.key == live.problem.key if live.problem else False
    with pytest.raises(BuonfrescoError):
        await live.undo(seat, question.number, "u1")
    assert (await replays.replay(live, None, None, catalogue("en"))).parts
    assert (await replays.export(live.house.store, live.id)).count(b"\n") == len(await live.house.store.lines(live.id))


def test_of_what_other_rules_have_played_everything_is_read(url: str) -> None:
    """A position may be called by another hash: what was answered is what was answered."""

    async def run() -> None:
        name = await played(url, "cards")
        async with inside(url) as house:
            stood = (await house.live(name)).table.view(0, told=False)
        await spoil(url, name, "hashes")
        async with inside(url) as house:
            live = await house.live(name)
            assert live.state == UNREADABLE
            assert live.table.view(0, told=False) == stood
            steps = (await replays.replay(live, None, None, catalogue("en"))).steps
            assert steps > 8

    asyncio.run(run())


def test_what_cannot_even_be_set_up_can_be_ended_and_taken_away(tmp_path: Path) -> None:
    """Its pack is another one by now. Who comes is told why; its records are what they were."""
    url = f"sqlite+aiosqlite:///{tmp_path}/house.sqlite3"

    async def run() -> None:
        async with open_house(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            made = await host.made(game="cards", seats=[{"who": "you"}, {"who": "guest"}])
            name = made["table"]["id"]
            await guest.post("/api/claim", {"token": made["invites"][0]["token"]})
            config = (await kept.rows(url, name))[0].input["config"]
            await rewrite(url, name, 0, version=OLD, config={**config, "digest": "0" * 12})
            house.house.lives.clear()
            wire = await host.socket(name, look=False)
            await wire.until(lambda: wire.closed)
            assert (wire.of("bye")[0]["kind"], wire.code) == ("missing", 4404)
            assert wire.of("bye")[0]["why"]
            assert (await host.get(f"/api/tables/{name}/export")).status_code == 403
            assert (await guest.post(f"/api/tables/{name}/end")).status_code == 403
            assert (await host.post(f"/api/tables/{name}/end")).status_code == 200
            assert [mine["table"]["state"] for mine in (await host.get("/api/mine")).json()] == ["ended"]
            export = await host.get(f"/api/tables/{name}/export")
            assert export.content.splitlines() == await house.house.store.lines(name)

    asyncio.run(run())
