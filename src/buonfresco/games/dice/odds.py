"""The exact odds of a turn of the dice game under best play (D-ROLL-01 to D-ROLL-09).

>>> chance([16], kept=(6, 4))  # two dice put aside, the third throw to come
Fraction(7339, 11664)

Five questions are answered: ``chance`` (how likely is it to end with one of these sums, as a fraction), ``expected``
(what is the rest of the turn worth, for any worth of the final sums), ``keeps`` (what is each answer worth),
``next_states`` (where does the next throw lead) and ``prospect`` (how likely is each sort of result, if the player
wants points).

The dice are the usual ones: six pip dice with the faces 1 to 6, two color dice with a face for each of them. Packs
with other dice can be played, but not reckoned with here.

Nothing is sampled. All pip dice are alike before they are thrown, so a turn is described by the throws left, the color
dice free and the sum so far, about a hundred states. The worth of a state is the mean, over all throws, of the best
answer. What a die is worth depends on its pips and on how many color dice match it, and pips are independent, so
the throws whose best die is worth at most x can be counted: ``_throw`` does that. Exact and fast answers come from the
same lines, reckoned with whole numbers or with floats.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from buonfresco.engine.errors import BadConfig, shown
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.pack import RANGES, SUMS

LOWEST = 3
HIGHEST = 36
THROWS = 3
COLOUR_DICE = 2
FRESCO_SUMS = SUMS
PORTRAIT_SUMS = tuple(tuple(range(low, high + 1)) for low, high in RANGES)

_FACES = 6  # of a pip die
_COLOURS = 6  # pip dice, and faces of a color die
_TABLES = 1024  # worths remembered, a few kilobytes each
_RESULTS = 3  # of a prospect
_DIGIT = 64  # bits; all throws of a turn can fall in fewer ways
_MASK = (1 << _DIGIT) - 1


def chance(
    targets: Iterable[int], kept: Sequence[int] = (), colour_dice: int = COLOUR_DICE, favour: bool = False
) -> Fraction:
    """How likely the sum ends among the targets, if that is all the player wants and he plays best.

    ``kept`` are the values set aside so far, already doubled or fourfold, ``colour_dice`` how many color dice are
    still free. With ``favour`` he owns the favor tile.
    """
    wanted = frozenset(targets)
    for target in wanted:
        if type(target) is not int or not LOWEST <= target <= HIGHEST:
            raise BadConfig("error-odds-target", "D-ROLL-09", target=shown(target), low=LOWEST, high=HIGHEST)
    _check_kept(kept, colour_dice)
    worth: tuple[Any, ...] = tuple([int(total in wanted) for total in range(HIGHEST + 1)])
    if favour:
        worth = favoured(worth)
    left = THROWS - len(kept)
    return Fraction(_values(worth, True)[left][colour_dice][sum(kept)], _outcomes(left))


def expected(worth: Sequence[float], total: int, throws_left: int, colour_dice: int) -> float:
    """What a turn is worth on average from here on under best play, before the next throw.

    ``worth`` says what each final sum from 0 to 36 is worth, ``total`` is the sum so far.
    """
    _check_state(total, throws_left, colour_dice)
    return float(_values(_checked(worth), False)[throws_left][colour_dice][total])


def keeps(
    worth: Sequence[float], total: int, throws_left: int, roll: Sequence[int], colours: Sequence[int]
) -> list[tuple[int, int, float]]:
    """Every way to set a die aside after a throw, as (die, color dice set aside with it, what the turn is worth then).

    ``total`` is the sum before, ``throws_left`` the number of throws after this one. ``roll`` has the pips of the six
    dice, 0 for those set aside before; ``colours`` what the free color dice show, as places in ``roll``, 0 to 5.
    """
    free = sum([pips > 0 for pips in roll])
    fair = len(roll) == _COLOURS and free == _dice(throws_left + 1) and min(roll) >= 0 and max(roll) <= _FACES
    if not fair or not set(colours) <= set(range(_COLOURS)):
        raise BadConfig("error-odds-roll", "D-ROLL-05", dice=_dice(throws_left + 1))
    _check_state(total, throws_left + 1, len(colours))
    after = _values(_checked(worth), False)[throws_left]
    found: list[tuple[int, int, float]] = []
    for die, pips in enumerate(roll):
        if pips:
            for used in range(colours.count(die) + 1):
                found.append((die, used, float(after[len(colours) - used][total + pips * TIMES[used]])))
    return found


def next_states(worth: Sequence[float], total: int, throws_left: int, colour_dice: int) -> list[tuple[int, int, float]]:
    """Where a player stands after the next throw, as (sum, color dice free, how likely), if he plays best. Of states
    that are worth the same to him one stands for all.
    """
    _check_state(total, throws_left, colour_dice)
    after = _values(_checked(worth), False)[throws_left - 1]
    throws = _outcomes(throws_left) // _outcomes(throws_left - 1)
    states: dict[float, tuple[int, int]] = {}
    for used in range(colour_dice + 1):
        for pips in range(1, _FACES + 1):
            so_far = total + pips * TIMES[used]
            states[after[colour_dice - used][so_far]] = (so_far, colour_dice - used)
    return [(*states[value], ways / throws) for value, ways in _best(throws_left, colour_dice, total, after) if ways]


def prospect(
    prizes: tuple[tuple[int, int], ...], total: int, throws_left: int, colour_dice: int, favour: bool = False
) -> tuple[Fraction, list[Fraction]]:
    """The points a turn brings on average from here on, and how likely it is to end with each of three results.

    ``prizes`` says for each final sum from 0 to 36 how many points it brings and which result it is: 0, 1, 2, or -1 for
    none of them. The player wants as many points as he can get, and among equals the first result.
    """
    _check_state(total, throws_left, colour_dice)
    found = _values(_packed(prizes, favour), True)[throws_left][colour_dice][total]
    outcomes = _outcomes(throws_left)
    counts = [found >> _DIGIT * (_RESULTS - 1 - result) & _MASK for result in range(_RESULTS)]
    return Fraction(found >> _DIGIT * _RESULTS, outcomes), [Fraction(count, outcomes) for count in counts]


@lru_cache(maxsize=_TABLES)
def _packed(prizes: tuple[tuple[int, int], ...], favour: bool) -> tuple[Any, ...]:
    """Points and results as digits of one whole number, so that one table adds them all up, and compares in order."""
    worth = [points << _DIGIT * _RESULTS for points, _ in prizes]
    for total, (_, result) in enumerate(prizes):
        if result >= 0:
            worth[total] += 1 << _DIGIT * (_RESULTS - 1 - result)
    return favoured(_checked(worth)) if favour else _checked(worth)


def favoured(worth: Sequence[Any]) -> tuple[Any, ...]:
    """What the sums are worth to the owner of the favor tile, who may change the last one by 1 (D-ROLL-08)."""
    return tuple([max(worth[max(0, total - 1) : total + 2]) for total in range(len(worth))])


# ---- backward induction -------------------------------------------------------------------------------------------


@lru_cache(maxsize=_TABLES)
def _values(worth: tuple[Any, ...], exact: bool) -> list[list[dict[int, Any]]]:
    """What every state is worth: by throws left, color dice free, sum so far.

    Exact: whole numbers, to be divided by ``_outcomes``. The flag is part of the key because (0, 1) equals (0.0, 1.0).
    """
    table: list[list[dict[int, Any]]] = [[dict(enumerate(worth)) for _ in range(COLOUR_DICE + 1)]]
    for left in range(1, THROWS + 1):
        level: list[dict[int, Any]] = []
        for colour_dice in range(COLOUR_DICE + 1):
            sums = _sums(THROWS - left, COLOUR_DICE - colour_dice)
            level.append({total: _throw(left, colour_dice, total, table[left - 1]) for total in sums})
        if not exact:
            throws = _outcomes(left) / _outcomes(left - 1)
            level = [{total: value / throws for total, value in row.items()} for row in level]
        table.append(level)
    return table


def _throw(left: int, colour_dice: int, total: int, after: list[dict[int, Any]]) -> Any:
    """The best answer, summed over all throws."""
    result: Any = 0
    for value, ways in _best(left, colour_dice, total, after):
        result += value * ways
    return result


def _best(left: int, colour_dice: int, total: int, after: list[dict[int, Any]]) -> list[tuple[Any, int]]:
    """What the best answer may be worth, and after how many throws. Every throw counts as one with two color dice, free
    or not.
    """
    dice = _dice(left)
    other = _COLOURS - dice  # faces of a color die that match no free pip die
    best = [after[colour_dice][total + pips] for pips in range(1, _FACES + 1)]
    plain = sorted(best)
    doubled = fourfold = plain  # what a die is worth if one, if two color dice match it
    if colour_dice >= 1:
        best = [max(best[pips - 1], after[colour_dice - 1][total + 2 * pips]) for pips in range(1, _FACES + 1)]
        doubled = fourfold = sorted(best)
    if colour_dice == 2:
        best = [max(best[pips - 1], after[0][total + 4 * pips]) for pips in range(1, _FACES + 1)]
        fourfold = sorted(best)
    found: list[tuple[Any, int]] = []
    before = 0
    for value in sorted({*plain, *doubled, *fourfold}):
        a = bisect_right(plain, value)  # faces of a die that are worth no more than this
        b = bisect_right(doubled, value)
        c = bisect_right(fourfold, value)
        if colour_dice == 2:
            same = dice * c * a  # both on one free die
            apart = dice * (dice - 1) * b * b  # on two free dice
            one = 2 * dice * other * b * a  # one of them on a free die
            ways = (same + apart + one + other * other * a * a) * a ** (dice - 2)
        elif colour_dice == 1:
            ways = _COLOURS * (dice * b + other * a) * a ** (dice - 1)
        else:
            ways = _COLOURS * _COLOURS * a**dice
        found.append((value, ways - before))
        before = ways
    return found


def _dice(left: int) -> int:
    """Pip dice in the throw after which one throw less is left (D-ROLL-05)."""
    return _COLOURS - THROWS + left


def _outcomes(left: int) -> int:
    """In how many ways this many throws can fall."""
    found = 1
    for throw in range(1, left + 1):
        found *= _COLOURS**COLOUR_DICE * _FACES ** _dice(throw)
    return found


@cache
def _sums(dice: int, used: int) -> frozenset[int]:
    """What so many dice can make with exactly so many color dice, none of them alone (D-ROLL-04, -06)."""
    if dice == 0:
        return frozenset({0} if used == 0 else ())
    found: set[int] = set()
    for number in range(used + 1):
        values = range(TIMES[number], _FACES * TIMES[number] + 1, TIMES[number])
        found |= {value + total for value in values for total in _sums(dice - 1, used - number)}
    return frozenset(found)


# ---- what cannot be -----------------------------------------------------------------------------------------------


def _checked(worth: Sequence[float]) -> tuple[Any, ...]:
    if len(worth) != HIGHEST + 1:
        raise BadConfig("error-odds-worth", "D-ROLL-09", found=len(worth), high=HIGHEST)
    return tuple(worth)


def _check_state(total: int, left: int, colour_dice: int) -> None:
    possible = 0 <= left <= THROWS and 0 <= colour_dice <= COLOUR_DICE
    if not possible or total not in _sums(THROWS - left, COLOUR_DICE - colour_dice):
        raise BadConfig("error-odds-state", "D-ROLL-05", total=total, throws=left, dice=colour_dice)


def _check_kept(kept: Sequence[int], colour_dice: int) -> None:
    if len(kept) > THROWS:
        raise BadConfig("error-odds-kept", "D-ROLL-01", found=len(kept), most=THROWS)
    if not 0 <= colour_dice <= COLOUR_DICE:
        raise BadConfig("error-odds-dice", "D-ROLL-02", dice=colour_dice, most=COLOUR_DICE)
    for value in kept:
        if not any(_fits([value], used) for used in range(COLOUR_DICE + 1)):
            raise BadConfig("error-odds-value", "D-ROLL-04", value=value)
    if not _fits(kept, COLOUR_DICE - colour_dice):
        values = ", ".join([str(value) for value in kept])
        raise BadConfig("error-odds-fit", "D-ROLL-04", count=len(kept), values=values, dice=colour_dice)


def _fits(kept: Sequence[int], used: int) -> bool:
    """Whether these values can have been made with exactly so many color dice."""
    if not kept:
        return used == 0
    for number in range(used + 1):
        times = TIMES[number]
        if kept[0] in range(times, _FACES * times + 1, times) and _fits(kept[1:], used - number):
            return True
    return False
