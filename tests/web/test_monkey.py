"""A short visit of the monkey; a long one is ``make monkey``."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.server.running import Running
from tests.web.monkeys import Case, play

ANSWERS = 35


def test_a_monkey_plays(browser: Browser, house: Running) -> None:
    """At the first table that has many modules."""
    case = next(case for case in map(Case.of, range(100)) if len(case.modules) == 8)
    monkey = play(browser, house.url, case, ANSWERS)
    assert sum(monkey.kinds.values()) == ANSWERS
