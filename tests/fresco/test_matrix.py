"""Any set of modules simply works: singles, pairs, all, and other subsets every time, 2-4 players, every preset."""

from __future__ import annotations

import itertools
import os
import random

import pytest

from tests import matrix
from tests.support import rule

ROUNDS = 3  # and a final one: enough for every phase, and all of it within minutes; scripts/matrix.py plays to the end
SUBSETS = 6
SEED = int(os.environ.get("BUONFRESCO_MATRIX_SEED", random.SystemRandom().randrange(10_000)))

FAMILIES = matrix.families()


@rule("X-GEN-01", "X-GEN-05", "X-M47-04")
@pytest.mark.parametrize("modules", FAMILIES["single"], ids=str)
def test_every_module(modules: tuple[int, ...]) -> None:
    for case in matrix.everywhere(modules, seed=modules[0], max_rounds=ROUNDS):
        matrix.play(case)


@rule("X-GEN-01", "X-GEN-05", "X-M47-04")
@pytest.mark.parametrize("modules", FAMILIES["pair"], ids=str)
def test_every_pair(modules: tuple[int, ...]) -> None:
    """Modules 1 to 9 and 16 under every preset, which set most of the switches; the others in rotation."""
    every = set(modules) <= {*range(1, 10), 16}
    for number, case in enumerate(matrix.everywhere(modules, seed=sum(modules), max_rounds=ROUNDS)):
        if every or number % 3 == (case.players + sum(modules)) % 3:
            matrix.play(case)


@rule("X-GEN-01", "X-GEN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_modules_to_the_very_end(players: int) -> None:
    for case in matrix.everywhere(FAMILIES["all"][0], seed=players):
        if case.players == players:
            matrix.play(case)


@rule("X-GEN-01")
@pytest.mark.parametrize("part", range(SUBSETS))
def test_other_subsets_every_time(part: int) -> None:
    """A failure names the case, and BUONFRESCO_MATRIX_SEED brings all of them back."""
    print(f"BUONFRESCO_MATRIX_SEED={SEED}")
    some = itertools.islice(matrix.subsets(random.Random(SEED + part)), 1)
    for modules in some:
        for case in matrix.everywhere(modules, seed=SEED, max_rounds=ROUNDS):
            matrix.play(case)
