"""What a turn may still bring whose turn it is, and how likely that is: exactly, from what everybody sees."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import TYPE_CHECKING

from buonfresco.engine.action import Action
from buonfresco.games.dice import odds
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import SIDES
from buonfresco.games.dice.turn import Prize, prize

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice
    from buonfresco.games.dice.rules import Rules


@functools.lru_cache(maxsize=16)
def usual(r: Rules) -> bool:
    """The odds are those of six faces from 1 to 6, and of one face for each color. A pack may have other dice."""
    faces = [sorted(faces) for faces in r.pip_faces]
    colours = [sorted(faces) for faces in r.colour_faces]
    return faces == [list(range(1, SIDES + 1))] * len(r.colours) and colours == [list(range(SIDES))] * odds.COLOUR_DICE


def percent(share: float | Fraction) -> int:
    """Only what is certain or impossible is said to be."""
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)


def favoured(g: Dice) -> bool:
    """The favor tile serves its owner in his own turn only (D-FAV-04)."""
    return g.s.favour == g.s.turn


def free_dice(g: Dice) -> int:
    """Color dice that do not lie with a die set aside."""
    return odds.COLOUR_DICE - sum([colour_dice for _, _, colour_dice in g.s.aside])


def _prospect(g: Dice, bishop: int, so_far: int, left: int, free: int) -> tuple[Fraction, list[Fraction]]:
    """Points on average, and how likely each event is, if the active player wants as many points as he can get."""
    prizes = [prize(g, g.s.turn, place, bishop) for place in (*range(len(g.r.sums) + len(g.r.fields)), -1)]
    by_sum = _by_sum(g.r, tuple([(won.points + won.extra, won.result) for won in prizes]))
    return odds.prospect(by_sum, so_far, left, free, favoured(g))


@functools.lru_cache(maxsize=1024)
def _by_sum(r: Rules, prizes: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """From prizes by place; the last one is what is nowhere."""
    return tuple([prizes[place] for place in r.results[: odds.HIGHEST + 1]])


@functools.lru_cache(maxsize=4096)
def _chance(target: int, kept: tuple[int, ...], free: int, favour: bool) -> float:
    """How likely somebody ends on this sum, if that is what he wants."""
    return float(odds.chance([target], kept, free, favour))


# ---- the own turn -------------------------------------------------------------------------------------------------


def bishop_chance(g: Dice, section: int) -> float:
    return _chance(g.r.sums[section], (), free_dice(g), favoured(g))


def bishop_mean(g: Dice, section: int) -> float:
    """The points the turn brings on average."""
    return float(_prospect(g, section, 0, odds.THROWS, free_dice(g))[0])


def keep_chance(g: Dice, keep: Action) -> float:
    """Of the section he aims at."""
    die, colour_dice = keep.args
    kept = [pips * TIMES[used] for _, pips, used in g.s.aside]
    kept.append(g.s.pips[die] * TIMES[colour_dice])
    return _chance(g.r.sums[g.s.bishop], tuple(kept), free_dice(g) - colour_dice, favoured(g))


def keep_mean(g: Dice, keep: Action) -> float:
    die, colour_dice = keep.args
    so_far = total(g) + g.s.pips[die] * TIMES[colour_dice]
    return float(_prospect(g, g.s.bishop, so_far, odds.THROWS - g.s.throws, free_dice(g) - colour_dice)[0])


def best_sum(g: Dice, so_far: int) -> tuple[int, Prize]:
    """What the favor tile best makes of a sum, and what that brings; the sum itself where nothing is better."""
    sums = [so_far, so_far + 1, so_far - 1]
    prizes = [prize(g, g.s.turn, g.r.results[one], g.s.bishop) for one in sums]
    best = max(range(len(sums)), key=lambda number: prizes[number].points + prizes[number].extra)
    return sums[best], prizes[best]


# ---- the others bet -----------------------------------------------------------------------------------------------


def event_chances(g: Dice) -> list[Fraction]:
    """How likely each bet is right, before the next throw."""
    return _prospect(g, g.s.bishop, total(g), odds.THROWS - len(g.s.aside), free_dice(g))[1]
