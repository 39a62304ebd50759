"""Somebody who plays in a page as people do: touching what is lit, reading the list, or with the keys alone.

He knows what the page was told (``Line``), so at every question he sees whether all that the house offers can be
reached, and after every answer whether the page has sent what he meant.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.web import asks
from tests.web.line import Line, Option

WAIT: Final = 60_000
_TABS: Final = 400  # stops of the Tab key on the longest page, and some
_MOMENT: Final = 2000
_LOOKS: Final = 20  # at page and line, until both tell the same
_BETWEEN: Final = 100  # milliseconds
_TRIES: Final = 4  # an update of the house may clear a draft
_COLUMNS: Final = ("market", "cathedral", "studio", "workshop", "fifth")

Look = Callable[["Player"], None]

_PIECE: Final = ".rack .piece"


class Player:
    """Plays one page. ``way``: ``touch``, ``list``, ``keys``, or ``mix`` of the first two."""

    def __init__(self, page: Page, line: Line, way: str = "touch", seed: int = 0, *, taps: bool = False) -> None:
        self.page = page
        self.line = line
        self.way = way
        self.taps = taps
        self.luck = random.Random(seed)
        self.kinds: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.state: dict[str, Any] = {}
        self._sent_before = 0  # answers, when it began to choose this one

    # ---- a question after the other ---------------------------------------------------------------------------------

    def play(self, most: int = 2000, *, until: Callable[[], bool] = lambda: False, look: Look | None = None) -> int:
        """Answers until the end, ``until`` or ``most`` answers; gives their number. ``look`` sees every question."""
        done = 0
        before = -1
        while done < most:
            self.wait(before)
            if self.state["end"] or self.state["curtain"] or until():
                return done
            self.reach_all()
            asked, kind, sent = self.state["number"], self.state["kind"], len(self.line.answers)
            if look is not None:
                look(self)
            if (self.state["number"], self.state["kind"]) != (asked, kind):
                continue  # answered while looking around
            self.lay()
            if not self.state["number"] == self.line.number == asked:
                continue  # gone: the last one has sealed his plan
            self.kinds[kind] += 1
            self.answer(self.prefer())
            if len(self.line.answers) > sent:
                before = asked
            done += 1
        return done

    def wait(self, before: int = -1) -> None:
        """For a question other than ``before``, the end or a curtain; the page and the line then tell the same.

        They may differ for a moment, and a question go as it came: when the last one seals his plan.
        """
        for _ in range(_LOOKS):
            try:
                self.page.wait_for_function(asks.READY, arg=before, timeout=WAIT)
            except Late:
                raise AssertionError(f"stuck after question {before}: {self.told()}") from None
            self.read()
            assert not self.state["refused"], f"refused: {self.state['refused']} {self.told()}"
            asked = self.state["number"] if self.state["number"] >= 0 else None
            if self.state["end"] or (self.line.number == asked and (asked is not None or self.state["curtain"])):
                return
            self.page.wait_for_timeout(_BETWEEN)
        raise AssertionError(f"the page and the line do not tell the same: {self.told()}")

    def read(self) -> dict[str, Any]:
        self.state = self.page.evaluate(asks.STATE)
        return self.state

    def told(self) -> str:
        """What is needed to understand a failure."""
        question = self.line.question
        shown = {key: value for key, value in self.state.items() if value}
        asked = f"asked {question.get('kind')} {self.line.number}"
        return f"{asked}; page {self.page.url} shows {shown}; sent {self.line.sent[-2:]}"

    # ---- what can be done -------------------------------------------------------------------------------------------

    def reach_all(self) -> None:
        """Every answer that the house offers can be given: in the list, by a lit place, or by counting."""
        if self.state["more"] and self.way != "keys":
            self.press(self.page.locator(".todo .ask > button.pass"))
            self._look_for(asks.ALL, None)
            self.read()
        elif self.state["more"]:
            self.tab_to(self.page.locator(".todo .ask > button.pass"))
            self.page.keyboard.press("Enter")
            self.page.wait_for_function("document.activeElement.matches('.todo .opts .opt')", timeout=WAIT)
            self.read()
        listed, lit = set(self.state["listed"]), set(self.state["lit"])
        names = self.counted()
        for option in self.line.options:
            counts = any(isinstance(number := option["args"].get(name), int) and number > 0 for name in names)
            found = option["text"] in listed or (bool(option["at"]) and set(option["at"]) <= lit)
            found = found or self.takes_back(option)
            assert found or (counts and self.state["counters"] == len(names)), f"{option['text']}: {self.told()}"

    def counted(self) -> list[str]:
        """Arguments that the page lets one count, as it says itself: those options are not in the list."""
        typed: list[str] = self.line.question.get("typed", [])
        return typed if self.state["counters"] else []

    def prefer(self) -> Option:
        """Mostly what brings points, so that games come to an end."""
        options = self.line.options
        assert options, self.told()
        best = max(options, key=_worth)
        return best if _worth(best) > 0 and self.luck.random() < 0.7 else self.luck.choice(options)

    # ---- the sheet of a plan ----------------------------------------------------------------------------------------

    def lay(self) -> None:
        """Some of what may be laid on the sheet, each somewhere; nothing is given by that."""
        sent = len(self.line.answers)
        number = 0
        while self.state["kind"] == "plan" and number < self.page.locator(_PIECE).count():  # some rule others out
            if self.luck.random() < 0.4:
                self.take_up(number)
                rows = self.page.locator(".todo .opts .opt")
                self.lay_down(rows.nth(self.luck.randrange(rows.count() - self._clears())))
            number += 1
        self.read()
        assert len(self.line.answers) == sent

    def _clears(self) -> int:
        """Whoever has begun may also begin anew: the last of the options."""
        return self.page.locator('.todo .opt[data-option="withdraw"]').count()

    def take_up(self, number: int) -> None:
        self._press(self.page.locator(_PIECE).nth(number))
        self.page.locator(f"{_PIECE}.up").wait_for(timeout=WAIT)

    def lay_down(self, where: Locator) -> None:
        self._press(where)
        self.page.wait_for_function(asks.LAID, timeout=WAIT)

    def _press(self, what: Locator) -> None:
        if self.way != "keys":
            self.press(what)
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    # ---- answering --------------------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """By the way of this player; the page must send exactly this answer.

        A plan that is sealed can be changed until the last one seals his, which may be at any moment.
        """
        sealed, asked, sent = self.sealed, self.state["number"], len(self.line.answers)
        whole = [*self.line.laid, option["code"]]
        try:
            if not self.choose(option):
                self.give()
            self._sent(whole, sent, asked)
        except AssertionError:
            if not sealed or self.sealed:
                raise

    @property
    def sealed(self) -> bool:
        return self.line.parts.get("ready") is True

    def send(self, option: Option) -> None:
        """What is chosen already."""
        sent, asked, whole = len(self.line.answers), self.state["number"], [*self.line.laid, option["code"]]
        self.give()
        self._sent(whole, sent, asked)

    def _sent(self, whole: list[int], sent: int, asked: int) -> None:
        self.done(asked)
        new = self.line.answers[sent:]
        assert new, f"nothing was sent: {self.told()}"
        assert new[-1]["answers"] == whole, f"meant {whole}: {self.told()}"

    def done(self, asked: int | None = None) -> None:
        """Until what was asked is asked no more."""
        number = self.state["number"] if asked is None else asked
        self.page.wait_for_function(asks.DONE, arg=number, timeout=WAIT)

    def _look_for(self, sign: str, what: Any) -> None:
        """A tap comes to the page a moment after the finger is up; it may also lead to nothing."""
        with suppress(Late):
            self.page.wait_for_function(sign, arg=what, timeout=_MOMENT)

    def _given(self, asked: int) -> bool:
        """As the page shows it, or the line knows it: on a busy machine the page takes its time."""
        return bool(self.state["busy"]) or self.state["number"] != asked or len(self.line.answers) > self._sent_before

    def is_draft(self, option: Option) -> bool:
        """It settles nothing: the page gives it at one touch."""
        question = self.line.question
        return any(question["options"][number]["code"] == option["code"] for number in question.get("draft", ()))

    def takes_back(self, option: Option) -> bool:
        """The sheet of the plan has a button for it, and gives it at one touch."""
        question = self.line.question
        back = question.get("back")
        if back is None or question["options"][back]["code"] != option["code"] or self.line.undo == "free":
            return False
        return option["text"] not in self.state["listed"] and self.page.locator(".sheet .undo").count() > 0

    def choose(self, option: Option) -> bool:
        """Is it given by that? What settles nothing is, and only that."""
        asked, draft = self.state["number"], self.is_draft(option)
        self._sent_before = len(self.line.answers)
        if self.takes_back(option):
            self.press(self.page.locator(".sheet .undo"))
            return True
        for _ in range(_TRIES):
            try:
                self._point_at(option)
            except AssertionError:  # or the page was only slow, and it was given when it was touched before
                if not self._given(asked):
                    raise
            self._look_for(asks.TAKEN, asked)
            if self.read()["chosen"] or self._given(asked):
                assert self._given(asked) == draft, f"{option['text']}: {self.told()}"
                return draft
        raise AssertionError(f"{option['text']} cannot be chosen: {self.told()}")

    def _point_at(self, option: Option) -> None:
        way = self.luck.choice(("touch", "list")) if self.way == "mix" else self.way
        counts = [name for name in self.counted() if isinstance(option["args"].get(name), int)]
        counts = counts if any(option["args"][name] > 0 for name in counts) else []
        if counts:
            self._count(option, counts)
        elif way == "keys":
            self._by_keys(option)
        elif way == "touch" and option["at"]:
            self._touch(option)
        else:
            self._from_list(option)

    def give(self) -> None:
        go = self.page.locator(".todo .go")
        if self.way != "keys":
            self.press(go)
        else:
            self.tab_to(go)
            self.page.keyboard.press("Enter")

    def _touch(self, option: Option) -> None:
        """Its places one after the other, until one option is left; what they cannot tell apart the list can."""
        left, asked = list(option["at"]), self.state["number"]
        self.read()
        while left:
            lit = [place for place in left if place in self.state["lit"]]
            if not lit:
                break
            place = lit[0]
            left.remove(place)
            self.press_place(place)
            self.ways["touch"] += 1
            self._look_for(asks.TOUCHED, [asked, place])
            self.read()
            if self._given(asked) or self._alone(option):
                return
        if not self._alone(option):
            self._from_list(option)

    def _alone(self, option: Option) -> bool:
        """It is the chosen one: then it is not in the list of what else could be meant."""
        return bool(self.state["chosen"]) and option["text"] not in self.state["listed"]

    def _from_list(self, option: Option) -> None:
        if self.read()["more"]:
            self.press(self.page.locator(".todo .ask > button.pass"))
        self.press(self.row(option))
        self.ways["list"] += 1

    def _by_keys(self, option: Option) -> None:
        listed = self.read()["listed"]
        where = listed.index(option["text"]) if option["text"] in listed else 99
        if where < 9 and self.luck.random() < 0.5:
            self.page.keyboard.press(str(where + 1))
        else:
            self.tab_to(self.row(option))
            self.page.keyboard.press("Enter")
        self.ways["keys"] += 1

    def _count(self, option: Option, names: list[str]) -> None:
        """From nothing up to its numbers. With keys on a plan: digits are its columns, with Shift one fewer."""
        if self.page.evaluate(asks.COUNTS):  # as they were when the plan was taken back
            self.page.keyboard.press("Escape")
        if self.way == "keys" and self.page.locator(".pm").count():
            first = _COLUMNS.index(next(name for name in names if option["args"][name] > 0)) + 1
            for key in (f"Digit{first}", f"Shift+Digit{first}"):
                self.page.keyboard.press(key)
        for place, name in enumerate(names):
            for _ in range(option["args"][name]):
                self._one_more(place, name)
                self.ways["count"] += 1

    def _one_more(self, place: int, name: str) -> None:
        button = self.page.locator(".pm, .counter li").filter(visible=True).nth(place).locator("button").last
        if self.way != "keys":
            self.press(button)
        elif self.page.locator(".pm").count():
            self.page.keyboard.press(f"Digit{_COLUMNS.index(name) + 1}")
        else:
            self.tab_to(button)
            self.page.keyboard.press("Enter")

    # ---- hands ------------------------------------------------------------------------------------------------------

    def row(self, option: Option) -> Locator:
        return self.page.locator(f".todo .opt[data-option={_quoted(option['text'])}]")

    def target(self, place: str) -> Locator:
        return self.page.locator(f".target.lit[data-place={_quoted(place)}]").filter(visible=True).first

    def press(self, what: Locator, patience: int = WAIT) -> None:
        if self.sealed:
            patience = min(patience, 2 * _MOMENT)  # what can be pressed may be gone any moment
        try:
            if self.taps:
                what.tap(timeout=patience)
            else:
                what.click(timeout=patience)
        except Late as error:
            self.read()
            raise AssertionError(f"out of reach: {str(error)[-700:]}\n{self.told()}") from None

    def press_place(self, place: str) -> None:
        """On a phone places come and go with the board that is shown: what is gone by now is no longer lit."""
        try:
            self.press(self.target(place), WAIT // 4)
        except AssertionError:
            if place in self.state["lit"] or not self.taps:
                raise

    def tab_to(self, what: Locator) -> None:
        """With the Tab key alone, from wherever the focus is."""
        wanted = what.element_handle(timeout=WAIT)
        for _ in range(_TABS):
            if self.page.evaluate("one => document.activeElement === one", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {what}")


def _quoted(text: str) -> str:
    """For a selector: a string of CSS."""
    return json.dumps(text, ensure_ascii=False)


def _worth(option: Option) -> int:
    gives = option.get("gives") or {}
    return int(gives.get("total", 0)) + int(gives.get("foreseen", 0))
