"""Every screen, by day and by night, on a desk, a tablet and a phone: axe finds nothing, everything fits its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.looking import Looks, drawn, is_phone, too_wide
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, PHONE, TABLET, asked, made

KINDS: dict[str, dict[str, Any]] = {
    "desk": {"locale": "en-US", **DESK},
    "phone": {"locale": "de-DE", **PHONE},
    "tablet": {"locale": "de-DE", **TABLET},
    "tablet on its side": {"locale": "fr-FR", **TABLET, "viewport": {"width": 1024, "height": 768}},
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
        ("/claim", "h1"),
        ("/rules?modules=1,6", "article"),
        ("/learn/dice", "h1"),
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
    if is_phone(screen):
        screen.locator(".tabs button").nth(4).tap()
    screen.locator(".dtabs [role=tab]").last.click()
    looks.look("board", screen)
    screen.locator(".tools button").last.click()
    screen.get_by_role("dialog").wait_for(timeout=WAIT)
    looks.look("menu", screen)
    screen.keyboard.press("Escape")
    if not is_phone(screen):
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


@pytest.mark.parametrize("kind", ["desk", "phone"])
def test_every_board_of_a_module(visitor: Visitor, kind: str) -> None:
    """Also the sheet of a plan on which something lies that can be taken back."""
    page, looks = visitor(**KINDS[kind]), Looks()
    table = made(page, "Anna", "bot", "bot", seed="boards", options={"modules": [*range(1, 18)]})["table"]["id"]
    player = Player(page, Line(page), "list", seed=1, taps=kind == "phone")
    page.goto(f"/table/{table}?seat=0")
    player.play(until=lambda: player.state["kind"] == "plan")
    player.take_up(0)
    player.lay_down(page.locator('.target.lit[data-place^="column:"]').first)
    page.locator(".sheet .undo").wait_for(timeout=WAIT)
    looks.look("plan", page)
    if is_phone(page):
        page.locator(".tabs button").nth(3).tap()
    boards = page.locator(".dtabs [role=tab]")
    assert boards.count() == 18
    for number in range(boards.count()):
        boards.nth(number).click()
        looks.look(boards.nth(number).inner_text(), page)
    assert looks.found == {}


def test_a_device_that_is_shared(page: Page) -> None:
    """The curtain says whose turn it is, and the table who looks."""
    looks = Looks()
    table = made(page, "Anna", "Bea", seed="shared")["table"]["id"]
    page.goto(f"/table/{table}?seats=0,1")
    curtain = page.locator(".curtainfold")
    curtain.wait_for(timeout=WAIT)
    looks.look("curtain", page)
    curtain.get_by_role("button").click()
    page.get_by_role("button", name="Draw the curtain").wait_for(timeout=WAIT)
    looks.look("table", page)
    assert looks.found == {}


WIDTHS = (320, 360, 390, 600, 700, 701, 768, 820, 900, 1024, 1100, 1239, 1240, 1280, 1920)


def test_no_width_is_too_narrow(visitor: Visitor) -> None:
    """Four painters, what all modules bring, long words; also at twice the size, which is half the screen."""
    page = visitor(locale="de-DE", viewport={"width": 1280, "height": 800})
    every = made(page, "Anna", "bot", "bot", "bot", seed="widths", options={"modules": [*range(1, 18)]})["table"]["id"]
    found = []
    for address, there in (
        ("/", ".mods .mod"),
        ("/rules", "article"),
        (f"/table/{every}?seat=0", ".todo"),
        ("/new?game=cards&players=4&bots=apprentice&seed=7&start=1", ".todo"),
        ("/new?game=dice&players=4&bots=apprentice&seed=7&start=1", ".todo"),
    ):
        page.goto(address)
        page.locator(there).first.wait_for(timeout=WAIT)
        for width, height in (*((width, 800) for width in WIDTHS), (640, 400), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            if too_wide(page) > 0:
                found.append(f"{address} at {width}: {too_wide(page)}")
    assert found == []


LINK = "to => { const a = document.createElement('a'); a.href = to; document.body.append(a); a.click(); a.remove(); }"


def test_what_was_seen_before_changes_nothing(page: Page) -> None:
    """The styles of a game stay in the page when one goes on to another one."""
    sits = [{"who": "you", "name": "Anna"}, {"who": "bot", "bot": "apprentice"}]
    addresses = {"/": ".mods .mod", "/rules": "article"}
    for game in ("fresco", "cards", "dice"):
        table = asked(page, "/api/tables", {"game": game, "seats": sits, "seed": game})["table"]["id"]
        asked(page, f"/api/tables/{table}/end")
        addresses[f"/replay/{table}?step=0&seat=0"] = ".scrub"
    fresh = {}
    for address, there in addresses.items():
        page.goto(address)
        page.locator(there).first.wait_for(timeout=WAIT)
        fresh[address] = drawn(page)
    changed = {}
    for address, there in (*addresses.items(), *addresses.items()):
        page.evaluate(LINK, address)
        page.wait_for_url(f"**{address}", timeout=WAIT)
        page.locator(there).first.wait_for(timeout=WAIT)
        changed[address] = [one for one, before in zip(drawn(page), fresh[address], strict=False) if one != before]
    assert {address: found for address, found in changed.items() if found} == {}
