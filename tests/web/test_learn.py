"""For who is new: guided first games, and the modules of a table that he has not met yet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import ALL_MODULES
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.looking import faults as wrong
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, PHONE, TABLET, made


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_first_steps(visitor: Visitor, size: dict[str, Any]) -> None:
    """The guided game: who does what a card says, or reads all of them, comes to the next step and its own cards."""
    page = visitor(locale="en-US", **size)
    line = Line(page)
    page.goto("/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.locator(".coach")
    coach.wait_for(timeout=WAIT)
    first = coach.locator("h2").inner_text()
    player = Player(page, line, "list", seed=1, taps=size is PHONE)
    player.play(until=lambda: player.state["kind"] == "plan")
    expect(coach.locator("h2")).not_to_have_text(first, timeout=WAIT)
    cards = 0
    while coach.count():
        cards += 1
        coach.locator(".go").click()
    assert cards > 1
    player.play(1)
    assert coach.count() == 0 or coach.locator("h2").inner_text() != first


# By game: what is answered, if it can be, and what is explained meanwhile.
LESSONS: dict[str, tuple[tuple[str, ...], list[str]]] = {
    "dice": (
        ("bishop 13", "bet", "favour 0"),
        ["What do you aim at?", "Three throws", "The next throw", "Bet on the others", "Your next turn"],
    ),
    "cards": (
        ("restore YRG", "draw", "lay", "stop"),
        ["Restore, exchange, or pass", "Paying a color", "Your reward", "Exchange", "Lay out more, or draw"],
    ),
}


@pytest.mark.parametrize(("game", "size"), [("dice", DESK), ("cards", PHONE)], ids=["dice", "cards on a phone"])
def test_the_small_games_are_explained(visitor: Visitor, game: str, size: dict[str, Any]) -> None:
    """From the first screen on: one card after the other while one plays, until all has been seen."""
    page = visitor(locale="en-US", **size)
    player = Player(page, Line(page), "list", seed=1, taps=size is PHONE)
    page.goto("/")
    page.locator(f".games label:has([value={game}])").click()
    page.locator(f'a.cta[href="/learn/{game}"]').click()
    page.get_by_role("button", name="Begin").click()
    wanted, lessons = LESSONS[game]
    seen: list[str] = []
    before = -1
    coach = page.locator(".coach")
    while True:
        player.wait(before)
        if coach.count() and (heading := coach.locator("h2").inner_text()) not in seen:
            seen.append(heading)
            expect(coach.locator("h2")).to_be_in_viewport(ratio=1, timeout=WAIT)  # wherever one has scrolled to
            assert wrong(page) == []
        if seen[-1] == "That is the whole game":
            break
        options = player.line.options
        before = player.state["number"]
        liked = [one for start in wanted for one in options if one["text"].startswith(start)]
        player.answer((liked or options)[0])
        assert before < 60
    assert [one for one in seen if one in lessons] == lessons
    coach.locator(".go").click(timeout=WAIT)
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_modules_are_introduced_once(visitor: Visitor, size: dict[str, Any]) -> None:
    """Each that is new, with its line of the first screen; never where one answers."""
    page = visitor(new=True, locale="en-US", **size)
    card = page.locator(".meet")
    player = opened(page, [1, 6])
    expect(card.locator("li")).to_have_count(2, timeout=WAIT)
    expect(card).to_contain_text("Take a sitter instead of wages in the studio.")
    assert card.locator("a").last.get_attribute("href").endswith("#module-glaziers")  # type: ignore[union-attr]
    assert wrong(page) == []
    player.answer(player.line.options[0])  # with the card where it is
    card.get_by_role("button").tap()
    expect(card).to_have_count(0)
    opened(page, [6, 8])
    expect(card.locator("b")).to_have_text(["Bells"], timeout=WAIT)
    card.get_by_role("button").tap()
    opened(page, [1, 6, 8])
    page.wait_for_load_state("networkidle")
    expect(card).to_have_count(0)


def test_of_many_modules_the_names_are_told(visitor: Visitor) -> None:
    """All at once, and each leads to its rules: nothing is scrolled over a table that is covered by it."""
    page = visitor(new=True, locale="en-US", **DESK)
    opened(page, list(ALL_MODULES))
    names = page.locator(".meet li a")
    expect(names).to_have_count(len(ALL_MODULES), timeout=WAIT)
    assert names.first.inner_text() == "Portraits"
    assert wrong(page) == []
    assert page.locator(".meet ul").evaluate("one => one.scrollHeight - one.clientHeight") == 0


def opened(page: Page, modules: list[int]) -> Player:
    table = made(page, "Anna", "bot", seed="new", options={"modules": modules})["table"]["id"]
    player = Player(page, Line(page), "list", taps=True)
    page.goto(f"/table/{table}?seat=0")
    player.wait()
    return player
