"""Who may do what: every call and every message, by everybody who might try it (docs/security.md)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from buonfresco.server import keys
from buonfresco.server.rows import OVER
from tests.server.inside import Caller, Inside, open_house

NOBODY, STRANGER, OTHER, HOST, REVOKED, OWNER = "nobody", "stranger", "other seat", "host", "revoked", "owner"
EVERYBODY = {NOBODY, STRANGER, OTHER, HOST, REVOKED, OWNER}


class Scene(NamedTuple):
    """A table at which seat 1 is the owner's, who got it after another one; the host has no seat."""

    table: str
    roles: dict[str, Caller]


async def scene(inside: Inside) -> Scene:
    roles = {role: inside.visitor(f"10.1.0.{number}") for number, role in enumerate(sorted(EVERYBODY))}
    await roles[STRANGER].made(game="dice", seats=[{"who": "you"}, {"who": "bot"}])
    made = await roles[HOST].made(game="fresco", seats=[{"who": "guest"}, {"who": "guest"}])
    table, tokens = made["table"]["id"], [invite["token"] for invite in made["invites"]]
    assert (await roles[OTHER].post("/api/claim", {"token": tokens[0]})).status_code == 200
    assert (await roles[REVOKED].post("/api/claim", {"token": tokens[1]})).status_code == 200
    again = (await roles[HOST].post(f"/api/tables/{table}/seats/1", {"do": "invite"})).json()["token"]
    assert (await roles[OWNER].post("/api/claim", {"token": again})).status_code == 200
    return Scene(table, roles)


# ---- over HTTP -------------------------------------------------------------------------------------------------------

ONE = "/api/tables/TABLE"
SEAT = f"{ONE}/seats/1"
# Call, body (None: GET), who may while the table is played.
CALLS: list[tuple[str, dict[str, Any] | None, set[str]]] = [
    ("/api/games", None, EVERYBODY),
    ("/api/tables", None, EVERYBODY),
    ("/api/mine", None, EVERYBODY),
    ("/api/health", None, EVERYBODY),
    ("/api/openapi.json", None, EVERYBODY),
    (ONE, None, EVERYBODY),
    (f"{ONE}/replay", None, EVERYBODY),
    (f"{ONE}/replay?seat=1", None, set()),
    (f"{ONE}/replay?seat=1&step=0", None, set()),
    (f"{ONE}/export", None, set()),
    (SEAT, {"do": "invite"}, {HOST}),
    (SEAT, {"do": "bot"}, {HOST, OWNER}),
    (SEAT, {"do": "person"}, {OWNER}),
    (SEAT, {"do": "name", "name": "X"}, {OWNER}),
    (SEAT, {"do": "leave"}, {HOST, OWNER}),
    (SEAT, {"do": "nonsense"}, set()),
    (f"{ONE}/seats/7", {"do": "bot"}, set()),
    (f"{ONE}/seats/-1", {"do": "invite"}, set()),
    (f"{SEAT}/recovery", {}, {OWNER}),
    (f"{ONE}/seats/-1/recovery", {}, set()),
    (f"{ONE}/end", {}, {HOST}),
    (f"{ONE}/rematch", {}, set()),
    ("/metrics", None, set()),
    ("/api/claim", {"token": "x" * 32}, set()),
    ("/api/invitation", {"token": "x" * 32}, set()),
    ("/api/forget", {}, EVERYBODY - {NOBODY}),
    ("/api/import", {}, set()),
    ("/api/tables", {"game": "dice", "seats": [{"who": "you"}, {"who": "bot"}]}, EVERYBODY),
]


async def kept(inside: Inside, table: str) -> object:
    """All that a call could change."""
    store = inside.house.store
    said, holds = await store.said(table), await store.holds_at(table)
    return await store.read(table), said, holds, await store.table(table)


@pytest.mark.parametrize(("path", "body", "allowed"), CALLS)
def test_calls(path: str, body: dict[str, Any] | None, allowed: set[str], tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            done: set[str] = set()
            place = await scene(inside)
            for role in sorted(EVERYBODY):
                before = await kept(inside, place.table)
                caller, address = place.roles[role], path.replace("TABLE", place.table)
                answer = await (caller.get(address) if body is None else caller.post(address, body))
                assert answer.status_code < 500
                if answer.status_code < 300:
                    done.add(role)
                    if "/seats/" in path or path.endswith(("/end", "/forget")):
                        place = await scene(inside)  # that was changed
                else:
                    assert answer.status_code in (400, 403, 404, 409)
                    assert await kept(inside, place.table) == before
            assert done == allowed

    asyncio.run(run())


def test_after_the_end_everybody_may_look_behind_the_screens(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            place = await scene(inside)
            await inside.house.set_state(place.table, OVER)
            for path in (f"{ONE}/export", f"{ONE}/replay?seat=1"):
                for caller in place.roles.values():
                    assert (await caller.get(path.replace("TABLE", place.table))).status_code == 200
            may = {
                role
                for role, caller in place.roles.items()
                if (await caller.post(f"/api/tables/{place.table}/rematch")).status_code == 200
            }
            assert may == {OTHER, HOST, OWNER}

    asyncio.run(run())


# ---- over sockets ----------------------------------------------------------------------------------------------------

MESSAGES: list[dict[str, Any]] = [
    {"is": "answer", "number": 0, "answers": [0]},
    {"is": "answer", "number": 0, "answers": ["wake 7"]},
    {"is": "undo", "number": 0},
    {"is": "agree", "ask": 0, "yes": True},
    {"is": "why", "attempt": "wake 7"},
    {"is": "ahead", "answers": ["wake 7"]},
    {"is": "hint"},
    {"is": "say", "text": "hello"},
]


@pytest.mark.parametrize("role", sorted(EVERYBODY - {OWNER}))
def test_only_who_holds_a_seat_looks_and_acts_for_it(role: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            place = await scene(inside)
            before = await kept(inside, place.table)
            spectator = await inside.visitor("10.3.0.1").socket(place.table)
            wire = await place.roles[role].socket(place.table)
            await wire.send({"is": "look", "seat": 1})
            await inside.quiet()
            assert wire.of("refused")[-1]["kind"] == "forbidden"
            for message in MESSAGES:
                if role != OTHER or message["is"] != "say":  # who holds a seat may speak, as himself
                    assert (await _ask(wire, message))["kind"] == "forbidden"
            await inside.quiet()
            assert wire.parts == spectator.parts
            assert await kept(inside, place.table) == before

    asyncio.run(run())


async def _ask(wire: Any, message: dict[str, Any]) -> dict[str, Any]:
    given = dict(message)
    found: dict[str, Any] = await wire.ask(given.pop("is"), **given)
    return found


def test_a_socket_does_not_begin_with_a_seat_of_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as inside:
            place = await scene(inside)
            wire = await place.roles[OTHER].socket(place.table, look=False)
            await wire.send({"is": "look", "seat": 1})
            await wire.until(lambda: wire.closed)
            assert [message["is"] for message in wire.messages()] == ["bye"]

    asyncio.run(run())


@pytest.mark.parametrize("how", ["invite", "leave", "recovery", "forget"])
def test_a_socket_whose_seat_is_taken_sees_what_a_spectator_sees(how: str, tmp_path: Path) -> None:
    """At once, and for good: also what it was about to be told, and what it was about to say."""

    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            place = await scene(inside)
            owner, host = place.roles[OWNER], place.roles[HOST]
            wire = await owner.socket(place.table, 1)
            await inside.quiet()
            assert wire.parts["players"][1]["thalers"] is not None
            if how == "recovery":
                code = (await owner.post(f"/api/tables/{place.table}/seats/1/recovery")).json()["code"]
                assert (await inside.visitor("10.4.0.1").post("/api/claim", {"token": code})).status_code == 200
            elif how == "forget":
                cookie = owner.cookie
                assert (await owner.post("/api/forget")).status_code == 200
                assert not owner.cookie
                owner.http.headers["cookie"] = cookie  # a copy of it is of no use
                assert (await owner.get("/api/mine")).json() == []
                assert (await owner.post("/api/forget")).status_code == 403
            else:
                assert (await host.post(f"/api/tables/{place.table}/seats/1", {"do": how})).status_code == 200
            await inside.quiet()
            assert wire.of("welcome")[-1]["seat"] is None
            assert wire.of("welcome")[-1]["held"] == []
            last = wire.of("update")[-1]
            assert last["whole"]
            assert last["parts"]["players"][1]["thalers"] is None
            for message in MESSAGES:
                assert (await _ask(wire, message))["kind"] == "forbidden"

    asyncio.run(run())


def test_what_another_process_has_taken_is_not_told_any_more(tmp_path: Path) -> None:
    """The store knows that the seat is another's; this process has only heard that something happened."""

    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            place = await scene(inside)
            wire = await place.roles[OWNER].socket(place.table, 1)
            await inside.quiet()
            live, before = await inside.live(place.table), len(wire.frames)
            number = len(await inside.house.store.read(place.table))
            await inside.house.store.leave(place.table, 1)
            live.doubt()
            for message in MESSAGES:
                assert (await _ask(wire, message))["kind"] == "forbidden"
            await inside.quiet()
            assert len(await inside.house.store.read(place.table)) == number
            after = [message for message in wire.messages()[before:] if message["is"] == "update"]
            assert after
            assert all(one["parts"]["players"][1]["thalers"] is None for one in after if one.get("whole"))
            assert after[0].get("whole")

    asyncio.run(run())


def test_who_was_revoked_elsewhere_leaves_nothing_behind(tmp_path: Path) -> None:
    """Another process has given the seat away, and this one has not heard of it: no code, no leaving, no taking."""

    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            place, store = await scene(inside), inside.house.store
            path = f"/api/tables/{place.table}/seats/1"
            token = keys.new_token()
            await store.add_invite(place.table, 1, keys.hashed(token), inside.house.now())
            before = await kept(inside, place.table)
            for call, body in ((f"{path}/recovery", {}), (path, {"do": "leave"})):
                assert (await place.roles[OWNER].post(call, body)).status_code == 403
            (live,) = (one for one in inside.house.lives.values() if one.id == place.table)
            assert not live.doubtful
            assert await kept(inside, place.table) == before
            live.doubt()
            assert (await place.roles[STRANGER].post("/api/claim", {"token": token})).status_code == 200
            holds = await store.holds_at(place.table)
            live.holds = {seat: who for seat, who in holds.items() if seat != 1}  # as it was before the claim
            assert (await place.roles[HOST].post(path, {"do": "person"})).status_code == 409
            assert await store.holds_at(place.table) == holds

    asyncio.run(run())


def test_codes_of_who_was_revoked_are_void(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as inside:
            place = await scene(inside)
            path = f"/api/tables/{place.table}/seats/1"
            code = (await place.roles[OWNER].post(f"{path}/recovery")).json()["code"]
            token = (await place.roles[HOST].post(path, {"do": "invite"})).json()["token"]
            assert (await place.roles[OWNER].post("/api/claim", {"token": code})).status_code == 403
            assert (await place.roles[OTHER].post("/api/claim", {"token": token})).status_code == 200
            assert (await place.roles[REVOKED].post("/api/claim", {"token": token})).status_code == 403

    asyncio.run(run())


def test_an_invitation_says_who_invites_to_what_and_no_more(tmp_path: Path) -> None:
    """As often as it is asked until it is void; a code for one's own seat names nobody."""

    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            host, guest = inside.visitor(), inside.visitor("10.5.0.1")
            seats = [{"who": "bot"}, {"who": "you", "name": "Anna"}, {"who": "guest", "name": "Bea"}]
            made = await host.made(game="dice", seats=seats)
            token = {"token": made["invites"][0]["token"]}
            for _ in range(2):
                assert (await guest.post("/api/invitation", token)).json() == {"game": "dice", "host": "Anna"}
            assert (await guest.get("/api/mine")).json() == []  # it is known by its cookie, and holds nothing
            await guest.post("/api/claim", token)
            assert (await guest.post("/api/invitation", token)).status_code == 403
            code = (await guest.post(f"/api/tables/{made['table']['id']}/seats/2/recovery")).json()["code"]
            assert (await host.post("/api/invitation", {"token": code})).json() == {"game": "dice"}
            inside.clock.now += keys.CLAIM_SECONDS + 1
            assert (await host.post("/api/invitation", {"token": code})).status_code == 403

    asyncio.run(run())


def test_of_several_who_claim_at_once_one_sits_down(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path, limits=0) as inside:
            host = inside.visitor()
            made = await host.made(game="dice", seats=[{"who": "you"}, {"who": "guest"}])
            claim = {"token": made["invites"][0]["token"]}
            guests = [inside.visitor(f"10.5.0.{number}") for number in range(5)]
            answers = await asyncio.gather(*(guest.post("/api/claim", claim) for guest in guests))
            assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403]
            seated = [guest for guest in guests if guest.cookie]
            assert len(seated) == 1
            assert [one["held"] for one in (await seated[0].get("/api/mine")).json()] == [[1]]

    asyncio.run(run())


def test_claims_end(tmp_path: Path) -> None:
    """Once, and not for ever."""

    async def run() -> None:
        async with open_house(tmp_path) as inside:
            place = await scene(inside)
            path = f"/api/tables/{place.table}/seats/1"
            code = (await place.roles[OWNER].post(f"{path}/recovery")).json()["code"]
            token = (
                await place.roles[HOST].post(f"{ONE.replace('TABLE', place.table)}/seats/0", {"do": "invite"})
            ).json()
            inside.clock.now += keys.CLAIM_SECONDS + 1
            for claim in (code, token["token"]):
                assert (await place.roles[STRANGER].post("/api/claim", {"token": claim})).status_code == 403
            inside.clock.now += keys.VISITOR_SECONDS
            assert (await place.roles[OWNER].get("/api/mine")).json() == []
            assert (await place.roles[OWNER].post(f"{path}/recovery")).status_code == 403

    asyncio.run(run())


def test_who_comes_back_is_known_for_longer(tmp_path: Path) -> None:
    """By whatever he does here, if only once a year; the browser is told to keep the cookie, too."""

    async def run() -> None:
        async with open_house(tmp_path) as inside:
            place = await scene(inside)
            owner = place.roles[OWNER]
            for _ in range(3):
                inside.clock.now += keys.VISITOR_SECONDS - 1
                assert (await owner.socket(place.table, 1)).of("welcome")
                answer = await owner.get("/api/mine")
                assert len(answer.json()) == 1
                assert "Max-Age=31536000" in answer.headers["set-cookie"]

    asyncio.run(run())


def test_everybody_is_told_that_a_seat_changes_hands(tmp_path: Path) -> None:
    """Else a host could take a seat, look behind its screen and give it back."""

    async def run() -> None:
        async with open_house(tmp_path) as inside:
            place = await scene(inside)
            wire = await place.roles[OTHER].socket(place.table, 0)
            await inside.quiet()
            said = ["".join(span["text"] for span in line["text"]) for line in wire.of("update")[0]["said"]]
            assert [line.split(" ")[-1] for line in said] == ["down.", "down.", "else.", "down."]
            path = f"/api/tables/{place.table}/seats/1"
            assert (await place.roles[HOST].post(path, {"do": "leave"})).status_code == 200
            assert (await place.roles[HOST].post(path, {"do": "person"})).status_code == 200
            await inside.quiet()
            assert sum(len(update.get("news", [])) for update in wire.of("update")[1:]) == 2

    asyncio.run(run())


def test_who_chose_the_luck_of_a_table_is_known(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as inside:
            seats = [{"who": "you"}, {"who": "bot"}]
            caller = inside.visitor()
            made = await caller.made(game="cards", seats=seats, seed="mine", public=True)
            assert made["table"]["known"] == "seed"
            assert (await caller.get("/api/tables")).json()[0]["known"] == "seed"
            assert "known" not in (await caller.made(game="cards", seats=seats))["table"]
            table = made["table"]["id"]
            await caller.post(f"/api/tables/{table}/end")
            text = (await caller.get(f"/api/tables/{table}/export")).content
            assert (await caller.post("/api/import", text)).json()["table"]["known"] == "import"

    asyncio.run(run())
