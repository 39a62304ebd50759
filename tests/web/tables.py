"""Tables for tests of the page, made with the cookies of a page's browser."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.line import Line
from tests.web.playing import WAIT, Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


def asked(page: Page, path: str, body: Any = None) -> Any:
    """What the house replies to this browser."""
    reply = page.context.request.post(path, data=body or {}, timeout=WAIT)
    assert reply.ok, reply.text()
    return reply.json()


def made(page: Page, *seats: str, **body: Any) -> Any:
    """A table of the board game with these seats: a name is ours, ``bot`` and ``guest`` are others'."""
    sits = [{"who": one} if one in ("bot", "guest") else {"who": "you", "name": one} for one in seats]
    for sit in sits:
        if sit["who"] == "bot":
            sit["bot"] = "apprentice"
    return asked(page, "/api/tables", {"game": "fresco", "seats": sits, **body})


def two(anna: Page, bea: Page, **body: Any) -> tuple[str, Player, Player]:
    """A table of two people, each at a browser of his own."""
    found = made(anna, "Anna", "guest", **body)
    table = found["table"]["id"]
    asked(bea, "/api/claim", {"token": found["invites"][0]["token"], "name": "Bea"})
    players = []
    for seat, page in enumerate((anna, bea)):
        players.append(Player(page, Line(page), "touch", seed=seat))
        page.goto(f"/table/{table}?seat={seat}")
        expect(page.locator(".todo")).to_be_visible(timeout=WAIT)
        players[-1].read()
    return table, players[0], players[1]


def play_on(players: Sequence[Player], kind: str) -> None:
    """Everybody answers until whoever is waited for is asked this."""
    end = time.monotonic() + 3 * WAIT / 1000
    while time.monotonic() < end:
        asked_now = {seat: player for seat, player in enumerate(players) if player.read()["number"] >= 0}
        other = next((player for player in asked_now.values() if player.state["kind"] != kind), None)
        if other is not None:
            other.wait()
            other.answer(other.prefer())
        elif asked_now and all(set(player.line.parts["waiting"]) == set(asked_now) for player in asked_now.values()):
            return
        else:
            players[0].page.wait_for_timeout(50)  # news are on their way
    raise AssertionError(f"nobody was asked {kind}")


def journal(page: Page, table: str) -> list[dict[str, Any]]:
    """Everything that is kept of a table; it is ended for that."""
    asked(page, f"/api/tables/{table}/end")
    reply = page.context.request.get(f"/api/tables/{table}/export", timeout=WAIT)
    assert reply.ok, reply.text()
    return [json.loads(line) for line in reply.text().splitlines()]
