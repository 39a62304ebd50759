"""Turns of many tables at once: where the bishop goes, what is set aside, what others bet.

Everybody bets as the apprentice would, on the likeliest event; who plays by a value takes it that all others have bet
so at once, and that a bet that is right brings three points. (Where others were thought to bet always on the marked
section, self-play learned to lose to the apprentice.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from buonfresco.bots.dice.apprentice import MARKED as MARKED_WORTH
from buonfresco.bots.dice.apprentice import PARTNER, PORTRAIT, SECTION, SEEN, TYPICAL, WAIT, WEDDING
from buonfresco.bots.dice.arrays import FACES, SUMS, WIDTH, Array, favoured, tables, whole_turn, xp
from buonfresco.bots.dice.batch import ENDS, FIELDS, NOTHING, SECTIONS, Setting, Table, ends, features
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import COLOUR_DICE, HIGHEST, THROWS
from buonfresco.games.dice.state import EVENTS, MARKED, NONE, OTHER
from buonfresco.games.dice.state import PORTRAIT as PORTRAIT_EVENT
from buonfresco.games.dice.turn import ENOUGH, MARKED_POINTS

DICE: Final = 6
NO_EVENT: Final = len(EVENTS)
IMPOSSIBLE: Final = -1e9
ASTRAY: Final = 0.08  # how often who explores puts the bishop anywhere

Value = Callable[[Array], Array]  # chances, by features


# ---- bets ----------------------------------------------------------------------------------------------------------


def events(owned: Array, fields: Array, bishop: Array, place: Array) -> Array:
    """What each final sum is to those who bet [rows, sums]: a number of EVENTS, or NO_EVENT."""
    found = xp.full((len(bishop), NOTHING + 1), NO_EVENT)
    for section in range(SECTIONS):
        found[:, section] = xp.where(owned[:, section], NO_EVENT, xp.where(bishop == section, 0, 1))
    for field in range(FIELDS):
        found[:, SECTIONS + field] = xp.where(fields[:, field], PORTRAIT_EVENT, NO_EVENT)
    return found[:, place]


class Likely:
    """How likely bets are right, as the apprentice sees it: by what the active player owns, which fields have a tile,
    favor tile and bishop. Reckoned when a situation is met first.
    """

    SITUATIONS: Final = 32 * 16 * 2 * SECTIONS
    AT_ONCE: Final = 640

    def __init__(self, setting: Setting) -> None:
        self.place = setting.place
        self.found: Array = xp.zeros((NO_EVENT, THROWS + 1, self.SITUATIONS, COLOUR_DICE + 1, WIDTH), xp.float32)
        self.known: Array = xp.zeros(self.SITUATIONS, bool)
        alone = xp.zeros((2 * SECTIONS, SUMS))  # worth one on a section, without and with the favor tile
        for section, total in enumerate(setting.sums):
            alone[section, total] = 1
            alone[SECTIONS + section, total - 1 : total + 2] = 1
        self.reach: Array = whole_turn(alone).reshape(2, SECTIONS)

    def situations(self, t: Table, actor: int) -> Array:
        """Of each row, with the bishop on the first section; the next ones follow."""
        owned = (t.owned[:, actor] * xp.asarray([1, 2, 4, 8, 16])).sum(1)
        fields = ((t.open != NONE) * xp.asarray([1, 2, 4, 8])).sum(1)
        return ((owned * 16 + fields) * 2 + (t.favour == actor)) * SECTIONS

    def chances(self, situation: Array, left: int, free: Array, total: Array) -> Array:
        """[rows, events]"""
        self._learn(situation)
        return xp.stack([self.found[event, left, situation, free, total] for event in range(NO_EVENT)], 1)

    def _learn(self, situation: Array) -> None:
        missing = xp.unique(situation[~self.known[situation]])
        for begin in range(0, len(missing), self.AT_ONCE):
            some = missing[begin : begin + self.AT_ONCE]
            bishop, rest = some % SECTIONS, some // SECTIONS
            has, rest = rest % 2 > 0, rest // 2
            fields = (rest % 16)[:, None] >> xp.arange(FIELDS)[None] & 1 > 0
            owned = (rest // 16)[:, None] >> xp.arange(SECTIONS)[None] & 1 > 0
            event = events(owned, fields, bishop, self.place)
            worth = xp.asarray([*TYPICAL.values(), 0.0])[event]
            base = tables(favoured(worth, has))
            for number in range(NO_EVENT):
                raised = tables(favoured(worth + SEEN * (event == number), has))
                for left in range(THROWS + 1):
                    self.found[number, left, some] = (raised[left] - base[left]) / SEEN
        self.known[missing] = True


# ---- turns ---------------------------------------------------------------------------------------------------------


def by_apprentice(t: Table, actor: int, likely: Likely, rng: Any) -> tuple[Array, Array]:
    """The bishop, and what each final sum is worth in points, as the apprentice has it."""
    rows = xp.arange(len(t))
    worth, marked = _points(t, actor)
    by_sum = worth[:, t.setting.place]
    has = t.favour == actor
    reach = xp.where(has[:, None], likely.reach[1], likely.reach[0])
    gain = worth[:, :SECTIONS] + MARKED_WORTH - by_sum.mean(1)[:, None]
    scores = xp.where(worth[:, :SECTIONS] > 0, gain * reach, 0) + rng.random((len(t), SECTIONS)) * 1e-6
    bishop = scores.argmax(1)
    by_sum[rows, xp.asarray(t.setting.sums)[bishop]] = marked[rows, bishop]
    return bishop, by_sum


def _points(t: Table, actor: int) -> tuple[Array, Array]:
    """By place, and of the sections if they are marked: see ``apprentice._worth``."""
    rows, setting = len(t), t.setting
    tile_points = setting.points[xp.maximum(t.open, 0)]
    _, men, women, _ = t.couples(t.portraits[:, actor])
    waits = xp.where(setting.men[xp.maximum(t.open, 0)], women[:, None] > 0, men[:, None] > 0)
    tiles = tile_points + xp.where(waits, t.weds(actor), WEDDING * (tile_points + PARTNER))
    tiles = xp.where(t.open >= 0, tiles, 0.0)
    bonus = tiles.max(1)
    step = xp.where(t.owned[:, actor].sum(-1) == ENOUGH - 1, bonus, SECTION)
    portrait_step = xp.where(t.portraits[:, actor].sum(-1) == ENOUGH - 1, bonus, PORTRAIT)
    worth, marked = xp.zeros((rows, NOTHING + 1)), xp.zeros((rows, SECTIONS))

    def moved(points: Array) -> Array:
        """With spaces that are jumped over."""
        return t.free_space(actor, t.track[:, actor] + points) - t.track[:, actor]

    for section in range(SECTIONS):
        points = setting.stacks[section][xp.minimum(t.taken[:, section], t.seats - 1)]
        free = ~t.owned[:, actor, section]
        worth[:, section] = xp.where(free, moved(points) + step, 0)
        marked[:, section] = xp.where(free, moved(points + MARKED_POINTS) + step, 0)
    for field in range(FIELDS):
        points = tile_points[:, field]
        value = tiles[:, field] + moved(points) - points + portrait_step
        worth[:, SECTIONS + field] = xp.where(t.open[:, field] >= 0, value, 0)
    return worth, marked


def by_value(t: Table, actor: int, likely: Likely, value: Value, rng: Any, noise: float) -> tuple[Array, Array]:
    """The bishop, and what each final sum is worth in chances to win. With ``noise`` somebody who explores."""
    rows = len(t)
    after, possible = ends(t, actor)
    chance = value(features(after, actor, (actor + 1) % t.seats)).reshape(rows, ENDS).astype(xp.float64)
    if noise:
        chance = chance + rng.standard_normal((rows, ENDS)) * noise
    nothing = chance[:, ENDS - 1 :]
    chance = xp.where(possible, chance, nothing)
    section, section_bet, marked, marked_bet = [chance[:, 5 * one : 5 * one + 5] for one in range(4)]
    field, field_bet = chance[:, 20:24], chance[:, 24:28]
    situation = likely.situations(t, actor)
    free, total = xp.full(rows, COLOUR_DICE), xp.zeros(rows, int)
    worths = []
    for bishop, target in enumerate(t.setting.sums):
        bet = likely.chances(situation + bishop, THROWS, free, total).argmax(1)[:, None]
        places = [xp.where(bet == OTHER, section_bet, section), xp.where(bet == PORTRAIT_EVENT, field_bet, field)]
        worth = xp.concatenate([*places, nothing], 1)[:, t.setting.place]
        worth[:, target] = xp.where(bet == MARKED, marked_bet, marked)[:, bishop]
        worths.append(worth)
    worth = xp.stack(worths, 1)
    has = xp.repeat(t.favour == actor, SECTIONS)
    chosen = whole_turn(favoured(worth.reshape(rows * SECTIONS, SUMS), has)).reshape(rows, SECTIONS).argmax(1)
    if noise:
        chosen = xp.where(rng.random(rows) < ASTRAY, rng.integers(0, SECTIONS, rows), chosen)
    return chosen, worth[xp.arange(rows), chosen]


def turn(t: Table, actor: int, likely: Likely, value: Value | None, rng: Any, noise: float = 0.0) -> None:
    """One turn in all rows; without a value the apprentice plays."""
    t.give_favour()
    if value is None:
        bishop, worth = by_apprentice(t, actor, likely, rng)
    else:
        bishop, worth = by_value(t, actor, likely, value, rng, noise)
    total, bet, points = _thrown(t, actor, likely, bishop, worth, rng)
    place = t.setting.place[total]
    result = events(t.owned[:, actor], t.open != NONE, bishop, t.setting.place)[xp.arange(len(t)), total]
    section = xp.where((result == MARKED) | (result == OTHER), place, NONE)
    field = xp.where(result == PORTRAIT_EVENT, place - SECTIONS, NONE)
    t.settle(actor, section, field, result == MARKED)
    right = xp.where((result != NO_EVENT) & (bet == result), points, 0)
    for distance in range(1, t.seats):
        t.move((actor + distance) % t.seats, right)


def _thrown(t: Table, actor: int, likely: Likely, bishop: Array, worth: Array, rng: Any) -> tuple[Array, Array, Array]:
    """The final sum; what others bet on, and the points of their column."""
    rows = xp.arange(len(t))
    has = t.favour == actor
    levels = tables(favoured(worth, has))
    situation = likely.situations(t, actor) + bishop
    total, free = xp.zeros(len(t), int), xp.full(len(t), COLOUR_DICE)
    there = xp.ones((len(t), DICE), bool)
    bet, points = xp.full(len(t), NONE), xp.zeros(len(t), int)
    for throw in range(THROWS):
        chances = likely.chances(situation, THROWS - throw, free, total)
        now = (bet == NONE) & ((chances.max(1) >= WAIT) | (throw == THROWS - 1))
        bet, points = xp.where(now, chances.argmax(1), bet), xp.where(now, COLUMN_POINTS[throw], points)
        die, used, total = _kept(levels[THROWS - throw - 1], total, free, there, rng)
        free = free - used
        there[rows, die] = False
    sums = xp.stack([total, xp.maximum(total - 1, 0), xp.minimum(total + 1, HIGHEST)], 1)
    final = xp.where(has[:, None], worth[rows[:, None], sums], IMPOSSIBLE)
    final[:, 0] = worth[rows, total]
    return sums[rows, final.argmax(1)], bet, points


def _kept(after: Array, total: Array, free: Array, there: Array, rng: Any) -> tuple[Array, Array, Array]:
    """The dice are thrown; the best die to set aside, the color dice with it, and the sum then."""
    rows = xp.arange(len(total))
    pips = rng.integers(1, FACES + 1, (len(total), DICE))
    colours = rng.integers(0, DICE, (len(total), COLOUR_DICE))
    matching = xp.zeros((len(total), DICE), int)
    for number in range(COLOUR_DICE):
        matching[rows, colours[:, number]] += free > number
    best = xp.full(len(total), IMPOSSIBLE)
    found = [xp.zeros(len(total), int) for _ in range(3)]
    for die in range(DICE):
        for used in range(COLOUR_DICE + 1):
            can = there[:, die] & (matching[:, die] >= used)
            then = total + pips[:, die] * 2**used
            value = after[rows, xp.maximum(free - used, 0), xp.minimum(then, WIDTH - 1)]
            better = can & (value > best)
            best = xp.where(better, value, best)
            found = [xp.where(better, new, old) for new, old in zip((die, used, then), found, strict=True)]
    return found[0], found[1], found[2]
