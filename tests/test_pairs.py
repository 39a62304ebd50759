"""Nothing a seat can do tells it what is hidden from it (see pairs.py). The long run: ``make matrix ARGS=--pairs``."""

from __future__ import annotations

import itertools
import random

import pytest

from tests import pairs
from tests.pairs import Case
from tests.support import rule

FEW = 30  # looks at a game; the long run has more


@rule("B-INFO-01", "B-INFO-02", "X-INFO-01", "X-INFO-05", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", list(itertools.islice(pairs.cases(random.Random(1)), 14)), ids=str)
def test_pairs_of_games_answer_alike(case: Case) -> None:
    assert pairs.play(case, often=0.1, most=FEW) > 5


# Sets in which one thing may be asked or another, and neither is anybody else's to know.
TOGETHER = [(4, 5), (5, 6), (7, 10), (4, 6, 16), (8, 10), (12,)]


@rule("X-INFO-05")
@pytest.mark.parametrize("modules", TOGETHER, ids=str)
def test_which_question_is_asked_shows_nowhere(modules: tuple[int, ...]) -> None:
    case = Case("fresco", 3, 1, modules)
    assert pairs.play(case, often=0.3, most=FEW) > 5
