"""The board game with all modules, in windows as people have them: what one has to choose from is seen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.playing import Player
from tests.web.tables import DESK, asked, made

# Windows of laptops and desks show the whole market, in those of tablets one may have to scroll to it.
DESKS: Final = ((1280, 800), (1366, 650), (1536, 730), (1920, 1080))
TABLETS: Final = ((1024, 768), (820, 1180))
KINDS: Final = ("plan", "market", "blend")

# Paints of open booths that something lies on, or that are outside of what is seen.
_COVERED: Final = """scroll => [...document.querySelectorAll(".booth .mt:not(.gone) .paint")].filter(paint => {
    if (scroll) paint.scrollIntoView({block: "center"});
    const box = paint.getBoundingClientRect();
    const there = [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7]];
    const seen = ([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return there.some(point => seen(point)?.closest(".paint") !== paint);
}).map(paint => paint.closest(".mt").dataset.place)"""

# The dock shows a place that can be touched, and says so on its tab.
_USABLE: Final = """() => {
    const room = document.querySelector(".dboard").getBoundingClientRect();
    const inside = box => box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && box.bottom <= innerHeight;
    return [...document.querySelectorAll(".dboard .target.lit")].some(one => inside(one.getBoundingClientRect()))
        && document.querySelector(".dtabs [aria-selected=true].use") !== null;
}"""


def test_with_all_modules_nothing_hides_what_is_chosen_from(visitor: Visitor) -> None:
    page = visitor(locale="en-US", **DESK)
    table = made(page, "Anna", "bot", "bot", "bot", seed="layout", options={"modules": [*range(1, 18)]})["table"]["id"]
    player = Player(page, Line(page), "list", seed=4)
    page.goto(f"/table/{table}?seat=0")
    seen: set[str] = set()
    wrong: list[str] = []

    def look(player: Player) -> None:
        kind = player.state["kind"]
        if kind not in KINDS or kind in seen:
            return
        seen.add(kind)
        for width, height in DESKS + TABLETS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            if kind != "blend":
                covered = page.evaluate(_COVERED, (width, height) in TABLETS)
                wrong.extend(f"{kind} {width}x{height}: {one}" for one in covered)
            elif not page.evaluate(_USABLE):
                wrong.append(f"blend {width}x{height}: nothing lit in the dock")
        page.set_viewport_size(DESK["viewport"])

    player.play(80, until=lambda: len(seen) == len(KINDS), look=look)
    assert seen == set(KINDS)
    assert wrong == []


def test_a_phone_on_its_side_shows_the_place_beside_the_question(visitor: Visitor) -> None:
    """Nothing of it scrolls away: what is asked and where it is answered are seen at once."""
    page = visitor(locale="en-US", viewport={"width": 844, "height": 390}, has_touch=True)
    table = made(page, "Anna", "bot", "bot", seed="side")["table"]["id"]
    player = Player(page, Line(page), "list", seed=2, taps=True)
    page.goto(f"/table/{table}?seat=0")
    seen: set[str] = set()
    wanted = {"wake_time", "plan", "market", "cathedral"}

    def look() -> bool:
        seen.add(player.state["kind"])
        expect(page.locator(".todo h2").first).to_be_in_viewport(ratio=1)
        if not player.line.parts.get("ready"):  # a plan that is sealed can only be taken back, in the list
            expect(page.locator(".board :is(.target.lit, .pm):visible").first).to_be_in_viewport()
        assert page.evaluate("document.scrollingElement.scrollHeight") == 390
        return wanted <= seen

    player.play(80, until=look)
    assert wanted <= seen


def test_a_long_name_fits_the_replay(visitor: Visitor) -> None:
    page = visitor(locale="en-US", **DESK)
    table = made(page, "Maximiliana-Theodora the Longnamed", "bot", seed="long")["table"]["id"]
    asked(page, f"/api/tables/{table}/end")
    page.goto(f"/replay/{table}")
    seen = page.get_by_label("Seen by")
    expect(seen).to_be_visible()
    inside = "one => one.getBoundingClientRect().right <= one.closest('.scrub').getBoundingClientRect().right"
    assert seen.evaluate(inside)


# How much of a place is outside of the board it lies on, in pixels.
_OUTSIDE: Final = """([inner, outer]) => {
    const room = document.querySelector(outer).getBoundingClientRect();
    return Math.max(...[...document.querySelectorAll(inner)].map(one => one.getBoundingClientRect()).flatMap(box =>
        [room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom]));
}"""
_HEIGHTS: Final = """() => [...document.querySelectorAll(".booth")].map(one => one.getBoundingClientRect().height)"""


def test_the_board_is_filled(visitor: Visitor) -> None:
    """Booths stay where they are when one closes; a small ceiling lies on its sheet, letters and all."""
    page = visitor(locale="en-US", **DESK)
    table = made(page, "Anna", "bot", seed="filled")["table"]["id"]
    player = Player(page, Line(page), "list", seed=1)
    page.goto(f"/table/{table}?seat=0")
    player.play(until=lambda: player.state["kind"] == "plan")
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_OUTSIDE, [".ceiling, .booth, .recipe", ".under"]) <= -4, (width, height)
    page.set_viewport_size(DESK["viewport"])
    player.play(until=lambda: page.locator(".booth.shut").count() > 0)
    heights = page.evaluate(_HEIGHTS)
    assert max(heights) - min(heights) < 1
    assert page.evaluate(_OUTSIDE, [".booth .mt", ".booths"]) <= 0


def test_the_sky_of_the_first_screen_is_not_cut_off(visitor: Visitor) -> None:
    """In a wide window it is whole, but for what is above."""
    page = visitor(locale="en-US", viewport={"width": 1920, "height": 1080})
    page.goto("/")
    sky = page.locator(".oculus")
    sky.wait_for()
    right, room = (one.evaluate("one => one.getBoundingClientRect().right") for one in (sky, page.locator(".lobby")))
    assert right < room


# Of what has the focus: is the middle of it covered by something else?
_BEHIND: Final = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "";
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + Math.min(box.height, 44) / 2;
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.contains(one)) ? "" : one.outerHTML.slice(0, 120);
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (640, 400)])
def test_what_has_the_focus_is_seen(visitor: Visitor, width: int, height: int) -> None:
    """Bars lie on the edges of a phone, and of a page at twice its size: with keys one never stops behind them."""
    page = visitor(locale="en-US", viewport={"width": width, "height": height})
    table = made(page, "Anna", "bot", "bot", seed="focus")["table"]["id"]
    player = Player(page, Line(page), "list", seed=2)
    page.goto(f"/table/{table}?seat=0")
    player.play(80, until=lambda: player.state["kind"] == "cathedral")
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    hidden: list[str] = []
    for key in ("Tab", "Shift+Tab"):
        for _ in range(60):
            page.keyboard.press(key)
            page.wait_for_timeout(20)
            hidden.append(page.evaluate(_BEHIND))
    assert [one for one in hidden if one] == []
