"""The plan with all modules: tiles and maps at one press each, one button past the rest of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import ALL_MODULES
from tests.web.conftest import Visitor
from tests.web.line import Line, Option
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, PHONE, made

LAST = 600  # answers: more than a round has


class Counting(Player):
    """Counts how often something is pressed."""

    presses = 0

    def press(self, what: Locator, patience: int = WAIT) -> None:
        super().press(what, patience)
        self.presses += 1

    def prefer(self) -> Option:
        """The plan, and what it begins with, are the tests' own affair. A map is bought, to have one."""
        wanted = [option for option in self.line.options if option["text"] in ("wake 5", "buy map")]
        return wanted[0] if wanted else super().prefer()


def planning(page: Page, taps: bool = False, **body: Any) -> Counting:
    """All modules; asked for the first tile of the plan."""
    table = made(page, "Anna", "bot", "bot", seed="6", options={"modules": list(ALL_MODULES)}, **body)["table"]["id"]
    player = Counting(page, Line(page), "touch", seed=3, taps=taps)
    page.goto(f"/table/{table}?seat=0")
    player.play(until=lambda: str(player.state["kind"]).startswith("plan"))
    player.presses = 0
    return player


def past(player: Player) -> None:
    before = player.state["number"]
    player.press(player.page.locator(".todo .nomore"))
    expect(player.page.locator(".todo")).to_have_attribute("data-kind", "plan", timeout=WAIT)
    player.wait(before)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round_with_all_modules(visitor: Visitor, screen: dict[str, Any]) -> None:
    """One press leads to the plan. It takes as many as there are apprentices, and two for whatever stands on top."""
    player = planning(visitor(**screen), taps="has_touch" in screen)
    asked = len(player.line.answers)
    past(player)
    assert player.presses == 1
    declined = len(player.line.answers) - asked
    assert declined >= 5  # glaziery, audience, wall, medico, pews, a map
    parts = player.play(LAST, until=lambda: player.line.parts["phase"] != "plan" or player.line.parts["ready"])
    apprentices = sum(player.line.parts["players"][0]["plan"])
    assert player.presses <= 1 + apprentices + 2 * parts
    player.play(LAST, until=lambda: player.line.parts["round"] > 1)
    assert player.line.parts["round"] == 2


def test_tiles_and_maps_are_laid_at_one_press_and_taken_back(page: Page) -> None:
    player = planning(page)
    laid = page.locator(".sheet .laid")
    first = next(option for option in player.line.options if option["text"].endswith("on workshop"))
    player.press_place("column:workshop")
    player.done()
    assert player.presses == 1
    assert player.line.answers[-1]["answers"] == [first["code"]]
    expect(laid).to_have_count(1)
    before = player.read()["number"]
    player.press(page.locator(".sheet .undo"))
    player.wait(before)
    expect(laid).to_have_count(0)
    assert first["text"] in [option["text"] for option in player.line.options]
    while player.state["kind"] != "plan_map":
        before = player.state["number"]
        player.answer(player.line.options[player.line.question["skip"]])
        player.wait(before)
    assert len(player.line.options) == 7  # a map on five columns, none, begin anew
    before, player.presses = player.state["number"], 0
    player.press_place("column:studio")
    player.wait(before)
    assert (player.presses, player.state["kind"]) == (1, "plan")
    expect(laid).to_have_count(1)


def test_a_double_click_answers_one_question(page: Page) -> None:
    player = planning(page)
    before = player.state["number"]
    page.locator(".todo .opt").first.dblclick()
    player.wait(before)
    page.wait_for_timeout(300)
    assert (len(player.line.answers), player.read()["number"]) == (before + 1, before + 1)


def test_alone_with_bots_the_last_one_is_taken_back(page: Page) -> None:
    """Without it, all that lies on the sheet is."""
    player = planning(page, practice=True)
    for column in ("workshop", "studio"):
        before = player.state["number"]
        player.answer(next(option for option in player.line.options if option["text"].endswith(f"on {column}")))
        player.wait(before)
    expect(page.locator(".sheet .laid")).to_have_count(2)
    player.press(page.locator(".sheet .undo"))
    expect(page.locator(".sheet .laid")).to_have_count(1)


def test_what_is_chosen_leaves_the_others_in_sight(page: Page) -> None:
    table = made(page, "Anna", "bot", seed="6")["table"]["id"]
    anna = Player(page, Line(page), "list")
    page.goto(f"/table/{table}?seat=0")
    anna.wait()
    options = anna.line.options
    anna.choose(options[0])
    expect(page.locator(".todo .go")).to_have_text("Get up at 5")
    assert anna.read()["listed"] == [option["text"] for option in options[1:]]
    anna.choose(options[1])
    assert anna.read()["listed"] == [options[0]["text"], *[option["text"] for option in options[2:]]]
