"""A monkey at the table: touches whatever can be touched, and answers. Nothing may break, nobody may get stuck.

Everything about a table follows from one number, so that a failure can be repeated.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Self

from playwright.sync_api import Browser, Error, Page

from tests.support import ALL_MODULES
from tests.web.conftest import ACQUAINTED, watch
from tests.web.line import Line, Option
from tests.web.playing import WAIT, Player

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LANGUAGES: Final = ("en", "de", "fr")
_QUIET: Final = "() => document.querySelector('.todo')?.ariaBusy !== 'true'"  # nothing is on its way
_PATIENCE: Final = 2000  # for what may be gone or covered by the time it is touched


@dataclass(frozen=True, slots=True)
class Case:
    """One table: its game, how many sit at it, and what the page is shown on."""

    number: int
    game: str
    players: int
    modules: tuple[int, ...]
    lang: str
    size: str
    night: bool
    motion: bool

    @classmethod
    def of(cls, number: int) -> Self:
        luck = random.Random(number)
        game = luck.choice(("fresco", "fresco", "fresco", "cards", "dice"))
        count = luck.choice((0, 1, 2, 4, 8, len(ALL_MODULES))) if game == "fresco" else 0
        return cls(
            number,
            game,
            luck.randint(2, 4),
            tuple(sorted(luck.sample(ALL_MODULES, count))),
            luck.choice(LANGUAGES),
            luck.choice(tuple(SIZES)),
            luck.random() < 0.5,
            luck.random() < 0.5,
        )

    @property
    def order(self) -> dict[str, Any]:
        bots = [{"who": "bot", "bot": "apprentice"}] * (self.players - 1)
        return {
            "game": self.game,
            "seats": [{"who": "you", "name": "Monkey"}, *bots],
            "seed": str(self.number),
            "options": {"modules": list(self.modules)} if self.modules else {},
            "practice": self.number % 2 == 0,
            "lang": self.lang,
        }

    @property
    def screen(self) -> dict[str, Any]:
        return {
            **SIZES[self.size],
            "locale": self.lang,
            "color_scheme": "dark" if self.night else "light",
            "reduced_motion": "no-preference" if self.motion else "reduce",
        }


_UNDER_A_LINK: Final = """one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a[href]") != null;
}"""


class Monkey(Player):
    """Plays at random, and plays around before it answers."""

    def around(self) -> None:
        """A few things that change nothing of the game; only on the sheet before a plan one touch may be an answer."""
        for _ in range(self.luck.choice((0, 0, 1, 2, 3))):
            self.luck.choice(self.antics)()
        for _ in range(3):
            self.page.keyboard.press("Escape")  # a dialog first, then the draft, then the piece that is taken up
        self.page.wait_for_function(_QUIET)
        now = self.read()
        answers = now["listed"] or now["lit"] or now["counters"]
        if now["kind"] and not (answers and self.page.locator(".todo").first.is_visible()):
            self.press(self.page.locator(".tabs button").first)  # it has touched another place's tab
            self.read()

    @property
    def antics(self) -> tuple[Callable[[], None], ...]:
        return (
            lambda: self.poke(".target.lit"),
            lambda: self.poke(".target.lit"),
            lambda: self.poke("button.target[aria-disabled]"),
            lambda: self.poke(".opt"),
            lambda: self.poke(".pm button:enabled, .counter button:enabled"),
            lambda: self.poke(".dtabs [role=tab], .tabs button"),
            lambda: self.poke(".tools button"),
            lambda: self.poke(".todo .back"),
            lambda: self.poke(".chathead"),
            lambda: self.poke("summary"),
            lambda: self.poke(".aside .pass:last-child"),  # a hint
        )

    def answer(self, option: Option) -> None:
        """Or take back, where that is free."""
        back = self.page.locator(".aside .pass:not(:last-child)")
        if self.line.undo != "free" or back.count() == 0 or self.luck.random() > 0.1:
            self._answer(option)
            return
        self.press(back)
        self.ways["take back"] += 1
        self.done()

    def _answer(self, option: Option) -> None:
        """One touch around the sheet may have been an answer that only now arrives: then the question is gone, and
        nothing more was sent.
        """
        asked, sent = self.state["number"], len(self.line.answers)
        try:
            super().answer(option)
        except AssertionError:
            if self.read()["number"] == asked or len(self.line.answers) > sent:
                raise

    def poke(self, query: str) -> None:
        """One of these, if there is any by now; it may be covered, or gone when the finger is there.

        A menu is closed first: what leaves the table lies in it, and a finger would fall on that. Nor does it touch
        what lies under a link, as under the bar of a phone that was scrolled: that leaves the table, too.
        """
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        found = self.page.locator(query).filter(visible=True)
        count = found.count()
        if count == 0:
            return
        one = found.nth(self.luck.randrange(count))
        try:
            one.scroll_into_view_if_needed(timeout=_PATIENCE)
            if one.evaluate(_UNDER_A_LINK):
                return
            if self.taps:
                one.tap(timeout=_PATIENCE, force=True)
            else:
                one.click(timeout=_PATIENCE, force=True)
        except Error:  # late, or gone; a page that is broken is noticed by whoever reads it next
            return
        self.ways[query] += 1


def play(browser: Browser, url: str, case: Case, most: int) -> Monkey:
    """At most so many answers at this table. Raises AssertionError at the first thing that is wrong."""
    context = browser.new_context(base_url=url, **case.screen)
    context.add_init_script(ACQUAINTED)
    page = context.new_page()
    faults: list[str] = []
    watch(page, url, faults)
    complain(page, faults)
    monkey = Monkey(page, Line(page), "mix", case.number, taps="has_touch" in case.screen)
    try:
        made = context.request.post("/api/tables", data=case.order, timeout=WAIT)
        assert made.ok, made.text()
        page.goto(f"/table/{made.json()['table']['id']}?seat=0")

        def look(_: Player) -> None:
            assert faults == []
            monkey.around()

        monkey.play(most, look=look)
        assert faults == []
    except Exception as error:
        raise AssertionError(f"{case}: {error} {faults}") from error
    finally:
        context.close()
    return monkey


def complain(page: Page, faults: list[str]) -> None:
    """Requests that fail, and replies that say no."""
    page.on("requestfailed", lambda request: faults.append(f"failed: {request.url} {request.failure}"))
    page.on("response", lambda reply: faults.append(f"{reply.status}: {reply.url}") if reply.status >= 400 else None)
