"""The odds of a turn, against counting every throw one by one."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction
from functools import cache

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.games.dice import odds
from buonfresco.games.dice.odds import FRESCO_SUMS, PORTRAIT_SUMS, chance, expected, favoured, keeps, prospect
from buonfresco.text import LANGUAGES
from tests.support import rule

Worth = tuple[int, ...]
MIXED = tuple(random.Random(5).choices((0, 0, 1, 2, 3, 5, 8, 11), k=37))  # no order in it: nothing to lean on


def only(*targets: int) -> Worth:
    return tuple(int(total in targets) for total in range(37))


@cache
def count(worth: Worth, throws: int, colour_dice: int, total: int) -> Fraction:
    """The worth of a turn by the words of the rules: every throw is made, every way to set a die aside is tried."""
    if throws == 0:
        return Fraction(worth[total])
    dice = {3: 6, 2: 5, 1: 4}[throws]
    scale = 36**throws * 6 ** {3: 15, 2: 9, 1: 4}[throws]  # whole numbers are quicker to compare than fractions
    summed = 0
    for shown in itertools.product(range(6), repeat=colour_dice):
        faces = []  # for every die, what its six faces are worth now
        for die in range(dice):
            ways = [(1, 0), (2, 1), (4, 2)][: shown.count(die) + 1]
            faces.append(
                [
                    max(
                        int(count(worth, throws - 1, colour_dice - used, total + pips * times) * scale)
                        for times, used in ways
                    )
                    for pips in range(1, 7)
                ]
            )
        summed += sum(map(max, itertools.product(*faces)))
    return Fraction(summed, scale * 6**dice * 6**colour_dice)


@rule("D-ROLL-03", "D-ROLL-04", "D-ROLL-06")
@pytest.mark.parametrize("colour_dice", [0, 1, 2])
def test_the_third_throw_counted(colour_dice: int) -> None:
    kept = {2: [(1, 1), (6, 4), (6, 6)], 1: [(3, 2), (12, 5)], 0: [(4, 1), (8, 6), (20, 1), (24, 6), (6, 12)]}
    for values in kept[colour_dice]:
        for targets in ((16,), (8, 13, 19), (9, 10, 11, 12), (24,), (30, 36)):
            found = chance(targets, values, colour_dice)
            assert found == count(only(*targets), 1, colour_dice, sum(values)), (values, targets)
        assert expected(MIXED, sum(values), 1, colour_dice) == pytest.approx(
            float(count(MIXED, 1, colour_dice, sum(values))), rel=1e-12
        )


@rule("D-ROLL-05", "D-ROLL-06")
@pytest.mark.parametrize(("kept", "colour_dice"), [((3,), 2), ((6,), 2), ((2,), 1), ((12,), 1), ((4,), 0), ((20,), 0)])
def test_the_second_throw_counted(kept: tuple[int], colour_dice: int) -> None:
    for targets in ((16,), (20, 21, 22, 23)):
        assert chance(targets, kept, colour_dice) == count(only(*targets), 2, colour_dice, sum(kept))


@rule("D-ROLL-01", "D-ROLL-02", "D-ROLL-07")
@pytest.mark.parametrize("worth", [only(16), MIXED], ids=["16", "mixed"])
def test_a_whole_turn_counted(worth: Worth) -> None:
    """All three throws, 1.7 million ways the first one alone."""
    counted = count(worth, 3, 2, 0)
    assert expected(worth, 0, 3, 2) == pytest.approx(float(counted), rel=1e-12)
    if worth == only(16):
        assert chance([16]) == counted


def test_the_figures_behind_the_values_of_the_fresco_tiles() -> None:
    """D-COMP-01 gives sampled ones."""
    for total, percent in zip(FRESCO_SUMS, (63, 63, 61, 53, 32), strict=True):
        assert abs(100 * chance([total]) - percent) < 1, total
    assert chance([16]) == Fraction(641980831373, 1057916215296)


def test_the_last_throw_of_the_example() -> None:
    """D-EX-01: sum 10, four dice and both color dice: a 6 will do, or a 3 one color die matches."""
    good = 0
    for shown in itertools.product(range(6), repeat=2):
        for pips in itertools.product(range(1, 7), repeat=4):
            good += any(value == 6 or (value == 3 and die in shown) for die, value in enumerate(pips))
    assert chance([16], (6, 4)) == Fraction(good, 36 * 6**4)
    # blue and yellow lie aside; green shows 3, and so does one color die
    worth = only(16)
    found = {(die, used): value for die, used, value in keeps(worth, 10, 0, (0, 0, 3, 5, 3, 1), (2, 0))}
    assert found == {(2, 0): 0, (2, 1): 1, (3, 0): 0, (4, 0): 0, (5, 0): 0}


@rule("D-ROLL-03", "D-ROLL-04", "D-ROLL-06", "D-EX-03")
def test_every_way_to_put_a_die_aside() -> None:
    as_it_is = tuple(range(37))  # worth as much as the sum
    both = keeps(as_it_is, 7, 0, (5, 0, 2, 6, 0, 1), (0, 0))
    assert both == [(0, 0, 12), (0, 1, 17), (0, 2, 27), (2, 0, 9), (3, 0, 13), (5, 0, 8)]  # 5 fourfold: 20
    apart = keeps(as_it_is, 7, 0, (5, 0, 2, 6, 0, 1), (5, 2))
    assert [(die, used) for die, used, _ in apart] == [(0, 0), (2, 0), (2, 1), (3, 0), (5, 0), (5, 1)]
    gone = keeps(as_it_is, 7, 0, (5, 0, 2, 6, 0, 1), (1, 4))  # the colors of dice set aside before
    assert [(die, used) for die, used, _ in gone] == [(0, 0), (2, 0), (3, 0), (5, 0)]


def test_a_put_aside_is_worth_what_follows() -> None:
    for die, used, value in keeps(MIXED, 0, 2, (6, 5, 4, 3, 2, 1), (1, 1)):
        assert value == expected(MIXED, (6 - die) * (1, 2, 4)[used], 2, 2 - used)
    assert expected(MIXED, 13, 0, 1) == MIXED[13]


@rule("D-ROLL-07", "D-ROLL-09", "D-EX-03")
def test_possible_sums() -> None:
    assert chance(range(3, 37)) == 1
    a_one = [1 - Fraction(5, 6) ** dice for dice in (6, 5, 4)]
    assert chance([3]) == a_one[0] * a_one[1] * a_one[2]
    assert 0 < chance([36]) < chance([35])
    assert chance([35]) > 0  # 6 fourfold, 6 and 5
    assert chance([36], (12,), 1) == 0  # two doubled dice make 30 at most
    assert chance([30], (12,), 1) > 0
    assert chance(range(31, 37), (12,), 1) == 0
    assert chance(range(17, 19), (6, 6, 6)) == 1
    assert chance([20], (6, 6, 6)) == chance([], (6, 6)) == 0


@rule("D-ROLL-08", "D-EX-04")
def test_the_favour_tile() -> None:
    for kept, colour_dice, targets in (((2, 4, 1), 2, [8]), ((12, 12, 1), 0, [24]), ((6, 6, 1), 2, [12])):
        assert chance(targets, kept, colour_dice, favour=True) == 1
    assert [chance([goal], (4, 2, 6), favour=True) for goal in (10, 11, 12, 13, 14)] == [0, 1, 1, 1, 0]
    assert chance([16], favour=True) == chance([15, 16, 17])
    assert chance([16, 19], (5,), favour=True) == chance([15, 16, 17, 18, 19, 20], (5,))
    assert chance([36], (24, 6, 5), 0, favour=True) == chance([3], (1, 2, 1), favour=True) == 1
    assert favoured((4.0, 1.0, 0.0, 2.0, 7.0)) == (4.0, 4.0, 2.0, 7.0, 7.0)


def test_exact_answers_stay_exact() -> None:
    """0.0 equals 0 and 1.0 equals 1, and what is remembered is found by equality."""
    floats = tuple(float(value) for value in only(17))
    odds._values.cache_clear()
    value = expected(floats, 0, 3, 2)
    assert isinstance(value, float)
    assert chance([17]).denominator > 10**9
    assert value == pytest.approx(float(chance([17])), rel=1e-12)
    assert isinstance(expected(only(18), 12, 0, 2), float)


def test_worths_of_any_kind() -> None:
    """Best play does not care about a constant or a factor; negative worths and lists are as good as others."""
    usual = expected(MIXED, 5, 2, 2)
    assert expected([3 * value - 40 for value in MIXED], 5, 2, 2) == pytest.approx(3 * usual - 40)
    assert expected([0.25] * 37, 0, 3, 2) == pytest.approx(0.25)
    assert sum(chance(sums) for sums in PORTRAIT_SUMS) > 3  # each is played for alone


@pytest.mark.parametrize("favour", [False, True])
def test_a_prospect_is_the_mean_and_what_comes_of_it(favour: bool) -> None:
    prizes = tuple((points, total % 3 if points else -1) for total, points in enumerate(MIXED))
    for state in ((0, 3, 2), (5, 2, 2), (8, 2, 0), (10, 1, 1), (16, 0, 2)):
        mean, shares = prospect(prizes, *state, favour)
        assert float(mean) == pytest.approx(expected(favoured(MIXED) if favour else MIXED, *state), rel=1e-12)
        assert 0 <= min(shares) <= sum(shares) <= 1
        if sum(shares) == 1:
            assert min(points for points in MIXED if points) <= mean <= max(MIXED)
    for result in range(3):
        wanted = tuple((5, result) if total in (16, 24) else (0, -1) for total in range(37))
        sure = chance((16, 24), favour=favour)
        shares = [Fraction(0)] * 3
        shares[result] = sure
        assert prospect(wanted, 0, 3, 2, favour) == (5 * sure, shares)


def test_of_equal_prospects_the_first_result_is_taken() -> None:
    prizes = tuple((4, total % 3) for total in range(37))
    kept = [(pips, pips % 3) for pips in range(1, 7)]  # with a sum of 12 before it, and no color die
    mean, shares = prospect(prizes, 12, 1, 0)
    assert mean == 4
    none_of_first = Fraction(sum(result != 0 for _, result in kept), 6) ** 4
    neither = Fraction(sum(result == 2 for _, result in kept), 6) ** 4
    assert shares == [1 - none_of_first, none_of_first - neither, neither]


@pytest.mark.parametrize(
    ("call", "key", "cited"),
    [
        (lambda: chance([2]), "error-odds-target", "D-ROLL-09"),
        (lambda: chance([16, 37]), "error-odds-target", "D-ROLL-09"),
        (lambda: chance([16], (1, 1, 1, 1)), "error-odds-kept", "D-ROLL-01"),
        (lambda: chance([16], (6,), 3), "error-odds-dice", "D-ROLL-02"),
        (lambda: chance([16], (6,), -1), "error-odds-dice", "D-ROLL-02"),
        (lambda: chance([16], (7,)), "error-odds-value", "D-ROLL-04"),
        (lambda: chance([16], (0,)), "error-odds-value", "D-ROLL-04"),
        (lambda: chance([16], (14,), 1), "error-odds-value", "D-ROLL-04"),
        (lambda: chance([16], (28,), 0), "error-odds-value", "D-ROLL-04"),
        (lambda: chance([16], (), 1), "error-odds-fit", "D-ROLL-04"),
        (lambda: chance([16], (20,), 2), "error-odds-fit", "D-ROLL-04"),
        (lambda: chance([16], (20,), 1), "error-odds-fit", "D-ROLL-04"),
        (lambda: chance([16], (5,), 1), "error-odds-fit", "D-ROLL-04"),
        (lambda: chance([16], (20, 8), 0), "error-odds-fit", "D-ROLL-04"),
        (lambda: chance([16], (10, 10, 10), 0), "error-odds-fit", "D-ROLL-04"),
        (lambda: expected(MIXED[1:], 0, 3, 2), "error-odds-worth", "D-ROLL-09"),
        (lambda: expected(MIXED, 0, 4, 2), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 10, -1, 2), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 0, 3, 1), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 7, 2, 2), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 1, 1, 2), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 2, 1, 3), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 2, 1, -1), "error-odds-state", "D-ROLL-05"),
        (lambda: expected(MIXED, 5, 2, 1), "error-odds-state", "D-ROLL-05"),  # a doubled die is even
        (lambda: prospect(((0, -1),) * 37, 5, 2, 1), "error-odds-state", "D-ROLL-05"),
        (lambda: prospect(((0, -1),) * 36, 0, 3, 2), "error-odds-worth", "D-ROLL-09"),
        (lambda: keeps(MIXED, 0, 2, (1, 2, 3, 4, 5), (0, 0)), "error-odds-roll", "D-ROLL-05"),
        (lambda: keeps(MIXED, 0, 2, (1, 2, 3, 4, 5, 0), (0, 0)), "error-odds-roll", "D-ROLL-05"),
        (lambda: keeps(MIXED, 0, 2, (1, 2, 3, 4, 5, 7), (0, 0)), "error-odds-roll", "D-ROLL-05"),
        (lambda: keeps(MIXED, 6, 1, (1, 2, 3, 4, 5, -1), (0, 0)), "error-odds-roll", "D-ROLL-05"),
        (lambda: keeps(MIXED, 0, 2, (1, 2, 3, 4, 5, 6), (0, 6)), "error-odds-roll", "D-ROLL-05"),
        (lambda: keeps(MIXED, 0, 2, (1, 2, 3, 4, 5, 6), (0,)), "error-odds-state", "D-ROLL-05"),
        (lambda: keeps(MIXED, 5, 2, (1, 2, 3, 4, 5, 6), (0, 0)), "error-odds-state", "D-ROLL-05"),
        (lambda: keeps(MIXED[1:], 0, 2, (1, 2, 3, 4, 5, 6), (0, 1)), "error-odds-worth", "D-ROLL-09"),
    ],
)
def test_what_cannot_be(call: object, key: str, cited: str) -> None:
    assert callable(call)
    with pytest.raises(BadConfig) as caught:
        call()
    assert (caught.value.reason.key, caught.value.rule) == (key, cited)
    for lang in LANGUAGES:
        said = caught.value.reason.text(lang)
        assert said != key
        assert "{" not in said
        assert "$" not in said


def test_a_wrong_throw_is_told_how_many_dice_it_has() -> None:
    with pytest.raises(BadConfig, match="5 of the six dice"):
        keeps(MIXED, 6, 1, (1, 2, 3, 4, 5, 6), (0, 0))


def test_the_sums_that_bring_something() -> None:
    assert FRESCO_SUMS == (8, 13, 16, 19, 24)
    assert [(sums[0], sums[-1]) for sums in PORTRAIT_SUMS] == [(9, 12), (14, 15), (17, 18), (20, 23)]
    assert sorted([*FRESCO_SUMS, *itertools.chain(*PORTRAIT_SUMS)]) == list(range(8, 25))


def test_values_that_can_be_made_in_several_ways() -> None:
    """A 4 is plain, a doubled 2 or a fourfold 1: the free color dice tell which."""
    assert len({chance([16], (4,), free) for free in (0, 1, 2)}) == 3
    assert chance([12], (4, 4, 4), 2) == chance([12], (4, 4, 4), 1) == chance([12], (4, 4, 4), 0) == 1
