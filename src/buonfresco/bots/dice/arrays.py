"""The odds of many turns at once, in arrays: ``games/dice/odds.py`` for learning, where a million turns are played.

Arrays are NumPy's, or CuPy's on a GPU if that is installed. A table has, by turn, what every state is worth: by color
dice free and sum so far.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from buonfresco.games.dice.odds import COLOUR_DICE, HIGHEST, THROWS

Array = Any  # of NumPy or of CuPy

SUMS: Final = HIGHEST + 1
WIDTH: Final = 62  # sums so far that are looked up; beyond the highest one nothing is worth anything
FACES: Final = 6
# the highest sum so far, by throws left and color dice free; -1: that cannot be
HIGHEST_SO_FAR: Final = {1: (30, 18, 12), 2: (24, 12, 6), 3: (-1, -1, 0)}


def _library() -> Any:
    """CuPy if there is one and a GPU for it."""
    try:
        found = importlib.import_module("cupy")
        found.cuda.runtime.getDeviceCount()
    except Exception:  # whatever is wrong with it: there is NumPy
        return importlib.import_module("numpy")
    return found


xp: Final[Any] = _library()


def plain(array: Array) -> Any:
    """As lists and numbers."""
    return array.tolist()


def tables(worth: Array) -> list[Array]:
    """What turns are worth under best play, by throws left. ``worth`` has a row for each turn: what each final sum from
    0 to 36 brings.
    """
    found = xp.zeros((worth.shape[0], COLOUR_DICE + 1, WIDTH))
    found[:, :, :SUMS] = worth[:, None]
    levels = [found]
    for left in range(1, THROWS + 1):
        levels.append(_thrown(levels[-1], left))
    return levels


def whole_turn(worth: Array) -> Array:
    """What a turn is worth before it begins."""
    return tables(worth)[THROWS][:, COLOUR_DICE, 0]


def favoured(worth: Array, has: Array) -> Array:
    """For those who have the favor tile (D-ROLL-08)."""
    best = worth.copy()
    best[:, :-1] = xp.maximum(best[:, :-1], worth[:, 1:])
    best[:, 1:] = xp.maximum(best[:, 1:], worth[:, :-1])
    return xp.where(has[:, None], best, worth)


def _thrown(after: Array, left: int) -> Array:
    """One throw more is left."""
    dice = THROWS + left
    found = xp.zeros_like(after)
    for free in range(COLOUR_DICE + 1):
        top = HIGHEST_SO_FAR[left][free]
        if top < 0:
            continue
        so_far, pips = xp.arange(top + 1)[:, None], xp.arange(1, FACES + 1)[None]
        once = after[:, free][:, so_far + pips]  # by turn, sum so far and pips: a die with no color die
        worths = [once]
        doubled = fourfold = once
        if free >= 1:
            doubled = fourfold = xp.maximum(once, after[:, free - 1][:, so_far + 2 * pips])
            worths.append(doubled)
        if free == COLOUR_DICE:
            fourfold = xp.maximum(doubled, after[:, 0][:, so_far + 4 * pips])
            worths.append(fourfold)
        values = xp.sort(xp.concatenate(worths, -1), -1)
        faces = [_no_better(one, values) for one in (once, doubled, fourfold)]
        share = _ways(dice, free, *faces) / (FACES**2 * float(FACES) ** dice)
        exactly = share.copy()
        exactly[..., 1:] -= share[..., :-1]
        found[:, free, : top + 1] = (values * exactly).sum(-1)
    return found


def _no_better(die: Array, values: Array) -> Array:
    """Faces of a die that are worth no more than each value."""
    count = xp.zeros(values.shape)
    for face in range(FACES):
        count += die[..., face : face + 1] <= values
    return count


def _ways(dice: int, free: int, once: Array, doubled: Array, fourfold: Array) -> Array:
    """Throws in which no die is worth more; see ``odds._best``."""
    other = FACES - dice
    if free == COLOUR_DICE:
        same = dice * fourfold * once
        apart = dice * (dice - 1) * doubled * doubled
        one = 2 * dice * other * doubled * once
        return (same + apart + one + other * other * once * once) * once ** (dice - 2)
    if free == 1:
        return FACES * (dice * doubled + other * once) * once ** (dice - 1)
    return FACES * FACES * once**dice
