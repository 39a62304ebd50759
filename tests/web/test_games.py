"""Whole games in a browser, in every way people play them.

At every question every answer can be reached (``Player.reach_all``). The first question of each kind is looked at
closely: axe finds nothing, nothing is too wide or too small to be touched (``Looks``).
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.support import ALL_MODULES
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.looking import Looks
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, PHONE

ALL = ",".join(map(str, ALL_MODULES))


def begun(page: Page, address: str) -> Line:
    """The table behind ``/new?…&start=1``."""
    line = Line(page)
    page.goto(f"{address}&start=1")
    page.wait_for_url("**/table/**", timeout=WAIT)
    return line


def rounds(line: Line, last: int) -> bool:
    return int(line.parts.get("round", 0)) > last


def test_the_board_game_from_the_first_click_to_the_podium(page: Page) -> None:
    """By touching lit places; the list only tells apart what stands at the same places."""
    line, looks = Line(page), Looks()
    page.goto("/")
    page.locator(".cta.main").click()
    player = Player(page, line, "touch", seed=1)
    player.play(look=looks)
    expect(page.locator(".podium .pod")).to_have_count(3, timeout=WAIT)
    looks.look("end", page, scrolls=True)
    assert looks.found == {}
    assert {"wake_time", "plan"} < set(player.kinds)  # where luck sends the apprentices is another matter
    assert player.ways["touch"] > player.ways["list"]


def test_the_dice_game_with_keys_alone(page: Page) -> None:
    line, looks = Line(page), Looks()
    page.goto("/new?game=dice&players=2&bots=apprentice")
    player = Player(page, line, "keys", seed=2)
    player.tab_to(page.locator(".cta.main"))
    page.keyboard.press("Enter")
    player.play(look=looks)
    expect(page.locator(".podium .pod")).to_have_count(2, timeout=WAIT)
    assert looks.found == {}


def test_the_board_game_with_keys_alone_at_night(visitor: Visitor) -> None:
    """For a round; digits send apprentices on the plan."""
    page, looks = visitor(locale="en-US", color_scheme="dark", **DESK), Looks()
    line = begun(page, "/new?players=2&bots=apprentice&seed=keys")
    player = Player(page, line, "keys", seed=3)
    player.play(until=lambda: rounds(line, 1), look=looks)
    assert page.locator("html").get_attribute("data-theme") == "night"
    assert looks.found == {}
    assert {"wake_time", "plan"} <= set(player.kinds)


def test_the_card_game_on_a_phone(phone: Page) -> None:
    line, looks = begun(phone, "/new?game=cards&players=2&bots=apprentice&seed=cards"), Looks()
    Player(phone, line, "touch", seed=4, taps=True).play(look=looks)
    expect(phone.locator(".podium .pod")).to_have_count(2, timeout=WAIT)
    looks.look("end", phone)
    assert looks.found == {}


def test_german_on_a_phone_with_modules(visitor: Visitor) -> None:
    page, looks = visitor(locale="de-DE", **PHONE), Looks()
    line = begun(page, "/new?players=3&bots=apprentice&modules=1,2,3&seed=drei")
    player = Player(page, line, "touch", seed=5, taps=True)
    player.play(until=lambda: rounds(line, 2), look=looks)
    assert page.locator("html").get_attribute("lang") == "de"
    assert looks.found == {}


def test_all_modules_in_french(visitor: Visitor) -> None:
    page, looks = visitor(locale="fr-FR", **DESK), Looks()
    line = begun(page, f"/new?players=4&bots=apprentice&modules={ALL}&seed=tout")
    player = Player(page, line, "mix", seed=6)
    player.play(until=lambda: rounds(line, 3), look=looks)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert looks.found == {}
    assert len(player.kinds) >= 10


def test_twice_as_large(visitor: Visitor) -> None:
    """A browser at 200 %: half the room, and everything still within reach."""
    page, looks = visitor(locale="en-US", viewport={"width": 640, "height": 400}, device_scale_factor=2), Looks()
    line = begun(page, "/new?players=3&bots=apprentice&seed=zoom")
    player = Player(page, line, "mix", seed=7)
    player.play(until=lambda: rounds(line, 1), look=looks)
    assert looks.found == {}


def test_chances_are_drawn_as_they_are_said(page: Page) -> None:
    begun(page, "/new?game=dice&players=2&bots=apprentice&seed=7")
    expect(page.locator(".todo.yours .opt").first).to_be_visible(timeout=WAIT)
    said = [row for row in page.locator(".todo .opt").all() if "%" in row.inner_text()]
    assert said
    for row in said:
        found = re.search(r"(\d+)%", row.inner_text())
        assert found
        expect(row.locator(".shares rect")).to_have_attribute("width", found[1])
