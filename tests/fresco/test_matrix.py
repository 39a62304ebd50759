"""Any set of modules simply works: singles, pairs, all, and other subsets every time, 2-4 players, every preset."""

from __future__ import annotations

import itertools
import os
import random

import pytest

from tests import matrix
from tests.support import rule

ROUNDS = 3  # and a final one: enough for every phase, and all of it within minutes; scripts/matrix.py plays to the end
SUBSETS = 4
SEED = int(os.environ.get("BUONFRESCO_MATRIX_SEED", random.SystemRandom().randrange(10_000)))

FAMILIES = matrix.families()


def _rotated(modules: tuple[int, ...], seed: int, max_rounds: int | None = None) -> list[matrix.Case]:
    """With two, three and four players, each under another preset; which, the seed says."""
    cases = list(matrix.everywhere(modules, seed, max_rounds))
    presets = len(cases) // 3
    return [cases[players * presets + (players + seed) % presets] for players in range(3)]


@rule("X-GEN-01", "X-GEN-05", "X-M47-04")
@pytest.mark.parametrize("modules", FAMILIES["single"], ids=str)
def test_every_module(modules: tuple[int, ...]) -> None:
    for case in matrix.everywhere(modules, seed=modules[0], max_rounds=ROUNDS):
        matrix.play(case)


@rule("X-GEN-01", "X-GEN-05", "X-M47-04")
@pytest.mark.parametrize("modules", FAMILIES["pair"], ids=str)
def test_every_pair(modules: tuple[int, ...]) -> None:
    """Presets in rotation: all of them for every pair take minutes, and are in `make matrix`."""
    for case in _rotated(modules, sum(modules), ROUNDS):
        matrix.play(case)


@rule("X-GEN-01", "X-GEN-05")
@pytest.mark.parametrize("turn", range(2))
def test_all_modules_to_the_very_end(turn: int) -> None:
    for case in _rotated(FAMILIES["all"][0], turn):
        matrix.play(case)


@rule("X-GEN-01")
@pytest.mark.parametrize("part", range(SUBSETS))
def test_other_subsets_every_time(part: int) -> None:
    """A failure names the case, and BUONFRESCO_MATRIX_SEED brings all of them back."""
    print(f"BUONFRESCO_MATRIX_SEED={SEED}")
    some = itertools.islice(matrix.subsets(random.Random(SEED + part)), 1)
    for modules in some:
        for case in _rotated(modules, SEED, ROUNDS):
            matrix.play(case)
