"""What one seat, one browser or one address can make a house keep and reckon has an end; what is fair has none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from buonfresco.server import limits
from buonfresco.server.limits import Limit
from buonfresco.table.recorded import takes_back
from tests.server.inside import Caller, Inside, Wire, open_house

MOST = 6


def inside(folder: Path, what: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with open_house(folder, **settings) as house:
            await what(house)

    asyncio.run(run())


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TAKEN_BACK", MOST)


async def planning(house: Inside) -> tuple[str, list[Caller]]:
    """A table of three at which plans are being made."""
    people = [house.visitor(f"10.0.0.{seat}") for seat in range(3)]
    seats = [{"who": "you"}, {"who": "guest"}, {"who": "guest"}]
    made = await people[0].made(game="fresco", seats=seats, seed="5")
    for person, invite in zip(people[1:], made["invites"], strict=True):
        await person.post("/api/claim", {"token": invite["token"]})
    table = made["table"]["id"]
    live = await house.live(table)
    while not live.table._game.all_asked:
        seat = live.table.waiting[0]
        await live.answer(seat, live.table.number(seat), live.table.view(seat).decision.options[0].code, "")
    return table, people


async def answer(wire: Wire, house: Inside, table: str, seat: int, text: str = "") -> dict[str, Any]:
    """Over its socket; the first option but withdrawing, if nothing else is said."""
    live = await house.live(table)
    options = [one.text for one in live.table.view(seat).decision.options if one.text != "withdraw"]
    return await wire.ask("answer", number=live.table.number(seat), answers=[text or options[0]])


async def seal(wire: Wire, house: Inside, table: str, seat: int) -> None:
    live = await house.live(table)
    while seat in live.table.waiting:
        assert (await answer(wire, house, table, seat))["is"] == "done"


@pytest.mark.usefixtures("few")
def test_who_seals_and_withdraws_all_day_comes_to_an_end(tmp_path: Path) -> None:
    """His plan stands then. The others notice nothing, and take back as they like."""

    async def what(house: Inside) -> None:
        table, people = await planning(house)
        wire = await people[0].socket(table, 0)
        for _ in range(MOST):
            await seal(wire, house, table, 0)
            assert (await answer(wire, house, table, 0, "withdraw"))["is"] == "done"
        await seal(wire, house, table, 0)
        refused = await answer(wire, house, table, 0, "withdraw")
        assert (refused["is"], refused["kind"]) == ("refused", "forbidden")
        assert str(MOST) in refused["why"][0]["text"]
        other = await people[1].socket(table, 1)
        await seal(other, house, table, 1)
        assert (await answer(other, house, table, 1, "withdraw"))["is"] == "done"
        (await house.live(table)).sleep()  # and read again
        assert (await answer(wire, house, table, 0, "withdraw"))["kind"] == "forbidden"
        for seat in (1, 2):
            await seal(other if seat == 1 else await people[2].socket(table, 2), house, table, seat)
        live = await house.live(table)
        assert not live.table._game.all_asked  # it goes on
        records = await house.house.store.read(table)
        assert sum(takes_back(one) for one in records if getattr(one, "seat", None) == 0) == MOST

    inside(tmp_path, what, limits=0)


@pytest.mark.usefixtures("few")
def test_who_takes_back_for_ever_comes_to_an_end(tmp_path: Path) -> None:
    """What he did is still done once if he sends it again; he can go on."""

    async def what(house: Inside) -> None:
        person = house.visitor()
        seats = [{"who": "you"}, {"who": "bot", "bot": "random"}]
        table = (await person.made(game="fresco", seats=seats, seed="5", practice=True))["table"]["id"]
        live = await house.live(table)
        wire = await person.socket(table, 0)
        for time in range(MOST + 1):
            while 0 not in live.table.waiting:
                await asyncio.sleep(0.01)
            assert (await answer(wire, house, table, 0))["is"] == "done"
            number = live.table.number(0)
            undone = await wire.ask("undo", number=number, client=f"u{time}")
            assert undone["is"] == ("done" if time < MOST else "refused")
        assert (await wire.ask("undo", number=number, client=f"u{MOST - 1}"))["is"] == "done"
        while 0 not in live.table.waiting:
            await asyncio.sleep(0.01)
        assert (await answer(wire, house, table, 0))["is"] == "done"

    inside(tmp_path, what, limits=0)


def test_others_are_not_asked_for_what_would_be_refused(few: None, tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        table, people = await planning(house)
        live = await house.live(table)
        live.table._backs[0] = MOST
        wire = await people[0].socket(table, 0)
        seat_0_plans = live.table.number(0)
        assert (await wire.ask("undo", number=seat_0_plans))["kind"] == "forbidden"
        assert live.asked() is None

    inside(tmp_path, what, limits=0)


# ---- of one address --------------------------------------------------------------------------------------------------


def test_looks_and_hints_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser costs nothing to make, so what costs the house most is counted for all of them together."""
    monkeypatch.setattr(limits, "LOOKS", Limit(5, 0.01))
    monkeypatch.setattr(limits, "ALL_THOUGHTS", Limit(3, 0.01))

    async def what(house: Inside) -> None:
        wires: list[Wire] = []
        for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2"):
            person = house.visitor(address)
            made = await person.made(game="dice", seats=[{"who": "you"}, {"who": "you"}], seed="3")
            live = await house.live(made["table"]["id"])
            wires.append(await person.socket(live.id, live.table.waiting[0]))
        hints = [(await wire.ask("hint"))["is"] for wire in (*wires[:2] * 2, wires[2])]
        assert hints == ["hinted"] * 3 + ["refused"] + ["hinted"]
        looks = [(await wire.ask("ahead", answers=[0])).get("kind") for wire in (*wires[:2] * 3, wires[2])]
        assert [kind == "flooding" for kind in looks] == [False] * 5 + [True, False]

    inside(tmp_path, what)


def test_changes_of_one_table_are_counted(tmp_path: Path) -> None:
    """All of them are kept. Who hosts another table is not kept from that."""

    async def what(house: Inside) -> None:
        host = house.visitor()
        seats = [{"who": "you"}, {"who": "bot"}]
        tables = [(await host.made(game="dice", seats=seats))["table"]["id"] for _ in range(2)]
        path = "/api/tables/{}/seats/0"
        for number in range(limits.CHANGES.burst):
            order = {"do": "name", "name": f"N{number}"}
            assert (await host.post(path.format(tables[0]), order)).status_code == 200
        assert (await host.post(path.format(tables[0]), {"do": "name"})).status_code == 429
        assert (await host.post(path.format(tables[1]), {"do": "name"})).status_code == 200

    inside(tmp_path, what)


def test_tables_that_are_over_do_not_hide_those_that_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES_HELD", 3)

    async def what(house: Inside) -> None:
        host = house.visitor()
        body = {"game": "dice", "seats": [{"who": "you"}, {"who": "you"}]}
        for _ in range(2):
            await host.made(**body)
        for _ in range(5):
            house.clock.now += 100
            table = (await host.made(**body))["table"]["id"]
            await host.post(f"/api/tables/{table}/end")
        await host.made(**body)
        assert (await host.post("/api/tables", body)).status_code == 403

    inside(tmp_path, what)


def test_who_got_nothing_is_not_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as opened:
            caller = opened.visitor()
            await caller.post("/api/claim", {"token": "x" * 32})
            await caller.post("/api/tables", {"game": "dice", "seats": [{"who": "you"}] * 8})
            for junk in (b"{}", b"\x89PNG", b"", b'{"is": "table"', b"Dear diary\n"):
                brought = await caller.post("/api/import", junk)
                assert brought.json()["kind"] == "malformed"
                assert "no table that was exported" in brought.json()["why"]
            assert not caller.cookie
            async with opened.house.store.engine.connect() as connection:
                assert (await connection.exec_driver_sql("select count(*) from visitors")).scalar() == 0
            await caller.get("/api/tables/nosuchtable")
            assert not opened.house.lives

    asyncio.run(run())
