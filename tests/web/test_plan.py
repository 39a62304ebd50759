"""The plan with all modules: one sheet, on which tiles and maps are laid in any order, and given as a whole."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.support import ALL_MODULES
from tests.web.conftest import Visitor
from tests.web.line import Line, Option
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, PHONE, made, play_on, two

LAST = 600  # answers: more than a round has


class Counting(Player):
    """Counts how often something is pressed."""

    presses = 0

    def press(self, what: Locator, patience: int = WAIT) -> None:
        super().press(what, patience)
        self.presses += 1

    def lay(self) -> None:
        """Nothing: what is laid is the tests' own affair."""

    def prefer(self) -> Option:
        """A map is bought, to have one."""
        wanted = [option for option in self.line.options if option["text"] in ("wake 5", "buy map")]
        return wanted[0] if wanted else super().prefer()

    def put(self, piece: str, column: str) -> None:
        """Two presses."""
        self.press(self.page.locator(".piece", has_text=piece))
        self.lay_down(self.target(f"column:{column}"))

    @property
    def laid(self) -> dict[str, str]:
        """What lies on each column, as the sheet shows it."""
        return dict(
            self.page.locator(".sheet .pc").evaluate_all(
                """all => all
                    .map(one => ['h3 .struck', '.laid'].map(part => one.querySelector(part)?.textContent.trim()))
                    .filter(([column]) => column)"""
            )
        )


def planning(page: Page, taps: bool = False, **body: Any) -> Counting:
    """All modules; asked for the plan."""
    table = made(page, "Anna", "bot", "bot", seed="6", options={"modules": list(ALL_MODULES)}, **body)["table"]["id"]
    player = Counting(page, Line(page), "touch", seed=3, taps=taps)
    page.goto(f"/table/{table}?seat=0")
    player.play(until=lambda: str(player.state["kind"]).startswith("plan"))
    player.presses = 0
    return player


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_round_with_all_modules(visitor: Visitor, screen: dict[str, Any]) -> None:
    """Who lays nothing has one question to answer, and what stands on top of the plan; nothing is pressed past."""
    player = planning(visitor(**screen), taps="has_touch" in screen)
    assert player.state["kind"] == "plan"
    assert player.page.locator(".piece").count() >= 5  # glaziery, audience, wall, pews, a map
    asked = len(player.line.answers)
    parts = player.play(LAST, until=lambda: player.line.parts["phase"] != "plan" or player.line.parts["ready"])
    assert len(player.line.answers[asked]["answers"]) >= 6  # all of the sheet at once
    apprentices = sum(player.line.parts["players"][0]["plan"])
    assert player.presses <= apprentices + 2 * parts
    player.play(LAST, until=lambda: player.line.parts["round"] > 1)
    assert player.line.parts["round"] == 2


def test_tiles_and_maps_are_laid_in_any_order(page: Page) -> None:
    """Two presses each; nothing is given before the whole is, and then all of it."""
    player = planning(page)
    asked = len(player.line.answers)
    player.put("Map", "studio")
    player.put("Pews", "workshop")
    assert player.presses == 4
    assert player.laid == {"Studio": "map", "Workshop": "pews"}
    player.put("Glaziery", "fifth")
    assert player.laid == {"Studio": "map", "Workshop": "pews", "Theater": "glaziery"}

    # What comes earlier takes the place of what comes later, which goes back to the rack.
    player.put("Glaziery", "workshop")
    assert player.laid == {"Studio": "map", "Workshop": "glaziery"}
    expect(page.locator(".piece", has_text="Pews")).not_to_have_class("piece on")

    # Off the sheet again: by the tile itself, then all of it.
    page.get_by_role("button", name="Take back: glaziery").click()
    expect(page.locator(".pc .laid")).to_have_text(["map"])
    page.locator(".sheet .undo").click()
    expect(page.locator(".pc .laid")).to_have_count(0)
    assert len(player.line.answers) == asked


def test_apprentices_stay_where_they_can(page: Page) -> None:
    player = planning(page)
    for column in (0, 0, 3):
        page.locator(".pm").nth(column).locator("button").last.click()
    player.put("Audience", "workshop")
    expect(page.locator(".pm b")).to_have_text(["2", "0", "0", "0", "0"])
    page.reload()
    expect(page.locator(".pc .laid")).to_have_text(["audience"], timeout=WAIT)
    expect(page.locator(".pm b")).to_have_text(["2", "0", "0", "0", "0"])


@pytest.mark.parametrize("modules", [(), (6, 8, 14)], ids=["base", "tiles"])
def test_a_plan_that_is_taken_back_is_as_it_was(page: Page, visitor: Visitor, modules: tuple[int, ...]) -> None:
    """So that one changes only what one wants to change."""
    options = {"modules": list(modules)} if modules else {}
    _, anna, bea = two(page, visitor(**DESK), seed="secret", options=options)
    play_on((anna, bea), "plan")
    if modules:
        anna.take_up(0)
        anna.lay_down(anna.target("column:studio"))
    anna.answer(next(option for option in anna.line.options if option["args"].get("market") == 2))
    counts = page.locator(".pm b")
    expect(counts).to_have_count(0, timeout=WAIT)
    anna.wait()
    anna.answer(next(option for option in anna.line.options if option["text"] == "withdraw"))
    expect(counts).to_have_count(5, timeout=WAIT)
    assert counts.all_inner_texts()[0] == "2"
    expect(page.locator(".pc .laid")).to_have_count(1 if modules else 0)
    expect(page.locator(".todo .go")).to_have_text("Ready")


def test_a_double_click_lays_one_tile(page: Page) -> None:
    player = planning(page)
    asked = len(player.line.answers)
    player.take_up(0)
    page.locator(".todo .opts .opt").nth(1).dblclick()
    expect(page.locator(".pc .laid")).to_have_count(1)
    page.wait_for_timeout(300)
    assert (len(player.line.answers), player.read()["kind"]) == (asked, "plan")
    expect(page.locator(".piece.up")).to_have_count(0)


def test_keys_lay_tiles(page: Page) -> None:
    player = planning(page)
    player.way = "keys"
    player.take_up(0)
    page.keyboard.press("Escape")
    expect(page.locator(".piece.up")).to_have_count(0)
    player.take_up(0)
    page.keyboard.press("4")  # the fourth way to answer
    expect(page.locator(".pc .laid")).to_have_text(["glaziery"])


def test_who_is_not_told_how_it_would_look_answers_one_question_after_the_other(page: Page) -> None:
    """Whoever asks too much at once is refused; he must still be able to plan."""

    def talk(page_side: WebSocketRoute) -> None:
        house = page_side.connect_to_server()

        def said(message: str | bytes) -> None:
            words = json.loads(message)
            if words["is"] == "ahead":
                refused = {"is": "refused", "client": words["client"], "kind": "flooding", "why": [{"text": "Slowly."}]}
                page_side.send(json.dumps(refused))
            else:
                house.send(message)

        page_side.on_message(said)

    page.route_web_socket("**/live", talk)
    table = made(page, "Anna", "bot", "bot", seed="6", options={"modules": [6, 8, 14]})["table"]["id"]
    page.goto(f"/table/{table}?seat=0")
    seen = []
    for _ in range(12):
        expect(page.locator(".todo.yours[aria-busy=false]")).to_be_visible(timeout=WAIT)
        page.wait_for_timeout(200)
        seen.append(page.locator(".todo").get_attribute("data-kind"))
        if seen[-1] == "plan":
            break
        page.locator(".todo .opts .opt").first.click()
        if page.locator(".todo .go").count():
            page.locator(".todo .go").click()
    assert [kind for kind in seen if kind != "wake_time"] == ["plan_glaziery", "plan_audience", "plan_pews", "plan"]


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
