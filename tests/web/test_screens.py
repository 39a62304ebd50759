"""Every screen, by day and by night, on a desk and on a phone: axe finds nothing, everything fits its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.looking import Looks
from tests.web.playing import WAIT, Line, Player
from tests.web.tables import DESK, PHONE, asked, made

KINDS: dict[str, dict[str, Any]] = {
    "desk": {"locale": "en-US", **DESK},
    "phone": {"locale": "de-DE", **PHONE},
    "night": {"locale": "fr-FR", "color_scheme": "dark", **DESK},
    "night phone": {"locale": "en-US", "color_scheme": "dark", **PHONE},
}


@pytest.fixture(params=KINDS)
def screen(request: pytest.FixtureRequest, visitor: Visitor) -> Page:
    return visitor(**KINDS[request.param])


def test_before_and_beside_a_table(screen: Page) -> None:
    looks = Looks()
    for address, there in (
        ("/", ".mods .mod, .about"),
        ("/claim#nonsense", "h1"),
        ("/rules?modules=1,6", "article"),
        ("/learn", "h1"),
    ):
        screen.goto(address)
        screen.locator(there).first.wait_for(timeout=WAIT)
        looks.look(address, screen, scrolls=True)
    screen.goto("/")
    screen.locator(".cta").last.click()
    screen.get_by_role("dialog").wait_for(timeout=WAIT)
    looks.look("seats", screen, scrolls=True)
    assert looks.found == {}


def test_around_a_table(screen: Page) -> None:
    """A board of a module, the menu, what is said, the replay; the card game and the dice game."""
    looks = Looks()
    table = made(screen, "Anna", "bot", seed="screens", options={"modules": [1, 6]})["table"]["id"]
    player = Player(screen, Line(screen), "list", seed=1)
    screen.goto(f"/table/{table}?seat=0")
    player.wait()
    if screen.evaluate("innerWidth <= 700"):
        screen.locator(".tabs button").nth(4).tap()
    screen.locator(".dtabs [role=tab]").last.click()
    looks.look("board", screen)
    screen.locator(".tools button").last.click()
    screen.get_by_role("dialog").wait_for(timeout=WAIT)
    looks.look("menu", screen)
    screen.keyboard.press("Escape")
    if not screen.evaluate("innerWidth <= 700"):
        screen.locator(".chathead").click()
        looks.look("chat", screen)
    asked(screen, f"/api/tables/{table}/end")
    screen.goto(f"/replay/{table}")
    screen.locator(".scrub").wait_for(timeout=WAIT, state="attached")
    looks.look("replay", screen)
    for game in ("cards", "dice"):
        screen.goto(f"/new?game={game}&players=3&bots=apprentice&seed=7&start=1")
        expect(screen.locator(".todo.yours")).to_be_visible(timeout=WAIT)
        looks.look(game, screen)
    assert looks.found == {}
