"""Small ways in which a house could give something away, or be held up, one by one."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buonfresco.phrases import Phrase, Piece, say
from buonfresco.server import limits
from buonfresco.server.rows import OVER
from buonfresco.server.schema import records
from buonfresco.server.socket import plain_text
from buonfresco.table import Table
from tests.edits import JUNK, edit_anything
from tests.server.inside import Inside, Wire, open_house
from tests.support import ALL_MODULES
from tests.table.support import people


def inside(folder: Path, what: Callable[[Inside], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with open_house(folder, **settings) as house:
            await what(house)

    asyncio.run(run())


def said(wire: Wire) -> list[str]:
    lines = [line for update in wire.of("update") for line in update.get("said", [])]
    return ["".join(span["text"] for span in line["text"]) for line in lines]


# ---- clocks ----------------------------------------------------------------------------------------------------------


def test_how_often_a_late_seat_is_answered_for_is_not_told(tmp_path: Path) -> None:
    """Its plan has several parts, of which nobody knows how many are made; everybody is told once."""

    async def what(house: Inside) -> None:
        caller = house.visitor()
        modules = {"modules": list(ALL_MODULES)}
        made = await caller.made(game="fresco", seats=[{"who": "you"}] * 2, options=modules, clock=60)
        live = await house.live(made["table"]["id"])
        wire = await caller.socket(live.id)
        while not live.table._game.all_asked:
            seat = live.table.waiting[0]
            await live.answer(seat, live.table.number(seat), live.table._game.legal(seat)[0].text, "")
        numbers = [live.table.number(seat) for seat in (0, 1)]
        house.clock.now += 1000
        await house.house.care.tick()  # all of it at once: else one could count
        await house.quiet()
        assert not live.table._game.all_asked
        assert max(live.table.number(seat) - numbers[seat] for seat in (0, 1)) > 1
        late = [line for line in said(wire) if "is up" in line]
        assert len(late) == len(set(late)) == 2

    inside(tmp_path, what, limits=0)


def test_who_drafts_all_day_is_late_all_the_same(tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        caller = house.visitor()
        modules = {"modules": list(ALL_MODULES)}
        made = await caller.made(game="fresco", seats=[{"who": "you"}] * 2, options=modules, clock=60)
        live = await house.live(made["table"]["id"])
        while not live.table._game.all_asked:
            seat = live.table.waiting[0]
            await live.answer(seat, live.table.number(seat), live.table._game.legal(seat)[0].text, "")
        house.clock.now += 50
        await live.answer(0, live.table.number(0), live.table._game.legal(0)[0].text, "")
        assert 0 in live.table.waiting  # a part of the plan
        house.clock.now += 30
        assert live.id in await house.house.store.due("", house.clock.now, 10)

    inside(tmp_path, what, limits=0)


def test_no_name_of_a_request_stops_the_clock(tmp_path: Path) -> None:
    """A name that the house gives its own requests cannot be taken before."""

    async def what(house: Inside) -> None:
        caller = house.visitor()
        made = await caller.made(game="fresco", seats=[{"who": "you"}, {"who": "guest"}], clock=60)
        wire = await caller.socket(made["table"]["id"], 0)
        for client in ("bot 0", "bot 1", "ask 0", "a\n", "\x00", "é", ""):
            await wire.send({"is": "answer", "number": 0, "answers": [0], "client": client})
        await house.quiet()
        assert [message["kind"] for message in wire.of("refused")] == ["malformed"] * 7

    inside(tmp_path, what)


# ---- tables that cannot be read --------------------------------------------------------------------------------------


def test_an_unreadable_table_does_not_say_which_answer_it_stumbles_over(tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        caller = house.visitor()
        made = await caller.made(game="fresco", seats=[{"who": "you"}] * 2)
        live = await house.live(made["table"]["id"])
        for _ in range(4):
            seat = live.table.waiting[0]
            await live.answer(seat, live.table.number(seat), live.table._game.legal(seat)[0].text, "")
        async with house.house.store.engine.begin() as connection:
            broken = records.update().where(records.c.n == 4)
            text = (await connection.execute(records.select().where(records.c.n == 4))).one().input
            data = json.loads(text)
            data["moves"] = [["0 plan 9-9-9-9-9"]]
            await connection.execute(broken.values(input=json.dumps(data)))
        live.sleep()
        answer = await caller.get(f"/api/tables/{live.id}")
        assert answer.json()["state"] == "unreadable"
        assert "9-9" not in answer.text
        assert "cannot be followed" in answer.json()["why"][0]["text"]
        wire = await caller.socket(live.id, 0)
        assert "9-9" not in "".join(wire.frames)
        assert (await wire.ask("answer", number=live.table.number(0), answers=[0]))["kind"] == "forbidden"

    inside(tmp_path, what)


# ---- words of strangers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("hello  world\n", "hello world"),
        ("<b>not bold</b> &amp;", "<b>not bold</b> &amp;"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200b\ufeffb", "a b"),
        ("a\x00\x1b[31mb", "a [31mb"),
        ("\u0007", ""),
        ("x" * 1000, "x" * 300),
    ],
)
def test_what_is_said_is_plain_text(text: str, kept: str) -> None:
    assert plain_text(text) == kept


def test_names_are_plain_text(tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        names = ["\u202eAnna\x1b[2J", "B" * 160]
        made = await house.visitor().made(game="dice", seats=[{"who": "you", "name": name} for name in names])
        shown = [seat["name"] for seat in made["table"]["seats"]]
        assert shown[1] == "B" * 40
        assert all(name.isprintable() and len(name) <= 40 for name in shown)

    inside(tmp_path, what)


def test_what_is_meant_survives_the_way_to_the_browser() -> None:
    """Panels are put into words from JSON: a switch in a phrase must come back as one."""
    for night in (True, False):
        meant = say("panel-reserved", segment=Piece("segment", "C3"), night=night)
        again = msgspec.json.decode(msgspec.json.encode(meant), type=Phrase)
        assert again == meant
        assert again.args["night"] is night


# ---- imports ---------------------------------------------------------------------------------------------------------


def test_imports_that_lie(tmp_path: Path) -> None:
    """Refused, or a table that can be played; never anything else."""
    rng = random.Random(4)
    table = Table.new("dice", people(2), seed=1)
    while not table.over:
        seat = table.waiting[0]
        table.answer(seat, table.number(seat), rng.choice(table._game.legal(seat)).text)
    lines = table.export().splitlines()

    async def what(house: Inside) -> None:
        caller = house.visitor()
        assert (await caller.post("/api/import", table.export().encode())).status_code == 201
        bombs: list[bytes] = [
            b"[" * 100_000,
            b"\n" * 100_000,
            b"\xff\xfe" * 1000,
            b'{"a":' * 50_000,
            lines[0].encode() + b"\n" + (lines[1].encode() + b"\n") * 5000,
            lines[0].encode() * 1000,
            b"",
        ]
        for _ in range(60):
            place = rng.randrange(len(lines))
            data = json.loads(lines[place])
            edit_anything(None, data, rng)
            edited = [*lines[:place], json.dumps(data), *lines[place + 1 :]]
            bombs.append("\n".join(edited).encode())
        for junk in JUNK:
            bombs.append(json.dumps(junk).encode())
        for bomb in bombs:
            answer = await caller.post("/api/import", bomb)
            assert answer.status_code in (201, 400), answer.text
            assert answer.json()

    inside(tmp_path, what, limits=0)


def test_no_pack_outside_those_that_are_installed(tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        for pack in ("/etc", "../../x", "tests", "src", ".", "", "x\x00", 5, ["standard"], None, "standard"):
            body = {"game": "cards", "seats": [{"who": "you"}] * 2, "options": {"pack": pack}}
            answer = await house.visitor().post("/api/tables", body)
            assert answer.status_code == (201 if pack == "standard" else 400), pack

    inside(tmp_path, what, limits=0)


@pytest.mark.parametrize("game", ["../x", "search", "seat", "fresco.frozen", "", "\0", "x" * 40])
def test_no_game_but_those_that_are_installed(game: str, tmp_path: Path) -> None:
    """Its bots are found by its name, so a name that is no game's must not come so far."""

    async def what(house: Inside) -> None:
        for seats in ([{"who": "you"}, {"who": "bot"}], [{"who": "you"}, {"who": "bot", "bot": "random"}]):
            answer = await house.visitor().post("/api/tables", {"game": game, "seats": seats})
            assert (answer.status_code, answer.json()["kind"]) == (400, "illegal")

    inside(tmp_path, what)


# ---- others are served -----------------------------------------------------------------------------------------------


def test_spectators_do_not_keep_players_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "VIEWERS", 3)

    async def what(house: Inside) -> None:
        caller = house.visitor()
        table = (await caller.made(game="dice", seats=[{"who": "you"}] * 2))["table"]["id"]
        crowd = [await house.visitor("10.7.0.1").socket(table) for _ in range(3)]
        late = await house.visitor("10.7.0.1").socket(table)
        assert late.closed
        assert (await caller.socket(table, 0)).of("welcome")
        assert not any(one.closed for one in crowd)

    inside(tmp_path, what)


def test_a_socket_that_says_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOOK_SECONDS", 0.01)

    async def what(house: Inside) -> None:
        caller = house.visitor()
        table = (await caller.made(game="dice", seats=[{"who": "you"}] * 2))["table"]["id"]
        wire = await caller.socket(table, look=False)
        await wire.until(lambda: wire.closed)
        assert [message["is"] for message in wire.messages()] == ["bye"]

    inside(tmp_path, what)


def test_what_takes_long_waits_aside(tmp_path: Path) -> None:
    async def what(house: Inside) -> None:
        caller = house.visitor()
        table = (await caller.made(game="dice", seats=[{"who": "you"}] * 2))["table"]["id"]
        await house.house.set_state(table, OVER)
        async with house.house.aside.turn(""):
            slow = asyncio.create_task(caller.get(f"/api/tables/{table}/replay"))
            brought = asyncio.create_task(caller.post("/api/import", b"{}"))
            wire = await caller.socket(table, 0)
            assert (await wire.ask("why", attempt="pass"))["is"] == "because"
            assert not slow.done()
            assert not brought.done()
        assert (await slow).status_code == 200
        assert (await brought).status_code == 400

    inside(tmp_path, what)
