"""Whole games in a browser, in every way people play them. At every question every answer can be reached."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.playing import WAIT, Line, Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALL = ",".join(map(str, range(1, 18)))


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
    line = Line(page)
    page.goto("/")
    page.locator(".cta.main").click()
    player = Player(page, line, "touch", seed=1)
    player.play()
    expect(page.locator(".podium .pod")).to_have_count(3, timeout=WAIT)
    assert {"wake_time", "plan", "market", "cathedral", "blend"} <= set(player.kinds)
    assert player.ways["touch"] > 5 * player.ways["list"]


def test_the_dice_game_with_keys_alone(page: Page) -> None:
    line = Line(page)
    page.goto("/new?game=dice&players=2&bots=apprentice")
    player = Player(page, line, "keys", seed=2)
    player.tab_to(page.locator(".cta.main"))
    page.keyboard.press("Enter")
    player.play()
    expect(page.locator(".podium .pod")).to_have_count(2, timeout=WAIT)


def test_the_board_game_with_keys_alone_for_a_round(page: Page) -> None:
    """Digits send apprentices on the plan."""
    line = begun(page, "/new?players=2&bots=apprentice&seed=keys")
    player = Player(page, line, "keys", seed=3)
    player.play(until=lambda: rounds(line, 1))
    assert {"wake_time", "plan"} <= set(player.kinds)


def test_the_card_game_on_a_phone(phone: Page) -> None:
    line = begun(phone, "/new?game=cards&players=2&bots=apprentice&seed=cards")
    Player(phone, line, "touch", seed=4, taps=True).play()
    expect(phone.locator(".podium .pod")).to_have_count(2, timeout=WAIT)


def test_german_on_a_phone_with_modules(visitor: Visitor) -> None:
    page = visitor(locale="de-DE", **PHONE)
    line = begun(page, "/new?players=3&bots=apprentice&modules=1,2,3&seed=drei")
    player = Player(page, line, "touch", seed=5, taps=True)
    player.play(until=lambda: rounds(line, 2))
    assert page.locator("html").get_attribute("lang") == "de"


def test_all_modules_in_french(visitor: Visitor) -> None:
    page = visitor(locale="fr-FR", viewport={"width": 1280, "height": 800})
    line = begun(page, f"/new?players=4&bots=apprentice&modules={ALL}&seed=tout")
    player = Player(page, line, "mix", seed=6)
    player.play(until=lambda: rounds(line, 3))
    assert page.locator("html").get_attribute("lang") == "fr"
    assert len(player.kinds) >= 10
