"""What the learned painter sees: a row of numbers about the position, for the seat that is asked, and a row about each
option where options are many.

The same rows are written for many games at once where it learns (``learning/fresco/seeing.h``); a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import NO_STEP
from buonfresco.games.fresco.board import BISHOP_BONUS, EMPTY, ORTHOGONAL
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.paints import lacking
from buonfresco.games.fresco.track import space_behind, space_in_front

PAINTS: Final = 6  # of the base game
TILES: Final = 25  # of its fresco
LOWEST: Final = -4  # of the mood
MOODS: Final = 9
EACH: Final = 47  # numbers about a seat
COMMON: Final = 150  # numbers about the table
TRAITS: Final = 37  # numbers about an option
KINDS: Final = (
    "wake_time",
    "leonardo_wake",
    "plan",
    "landing",
    "market",
    "cathedral",
    "blend",
    "leonardo_market",
    "leonardo_cathedral",
)
LEFT: Final = ("market", "cathedral", "blend")  # where apprentices or blends are counted

_TILE, _IN_REACH, _BISHOP, _LEONARDO, _BOOTH = 14, 39, 64, 89, 114


class Question:
    """What is asked: the number of its kind, the figure that acts, and how much is left to do."""

    __slots__ = ("figure", "kind", "left")

    def __init__(self, kind: str, figure: int, left: int, seats: int) -> None:
        self.kind = "leonardo_wake" if kind == "wake_time" and figure >= seats else kind
        self.figure = figure
        self.left = left


def question(w: Fresco, me: int) -> Question:
    asked = w.asked()
    assert asked is not None
    kind, figure, left = asked
    return Question(kind, me if w.all_asked else figure, left, w.r.seats)


def sight(w: Fresco, me: int, asked: Question) -> list[float]:
    seats = w.r.seats
    found: list[float] = []
    for step in range(seats):
        found += _seat(w, me, (me + step) % seats)
    found += _table(w, me, asked)
    return found


def _seat(w: Fresco, me: int, seat: int) -> list[float]:
    s, seats = w.s, w.r.seats
    x = [0.0] * EACH
    points, mine = max(0, s.track[seat]), max(0, s.track[me])
    x[0] = points / 50.0
    if seat == me:
        x[1] = (mine - max(0, max([s.track[other] for other in range(seats) if other != me]))) / 20.0
    else:
        x[1] = (points - mine) / 20.0
    stock = s.paints[seat]
    for paint in range(PAINTS):
        count = stock[paint]
        if count:
            x[2 + paint] = count / 4.0
            x[8 + paint] = 1.0
            if count >= 2:
                x[14 + paint] = 1.0
    thalers = s.thalers[seat]
    x[20] = thalers / 12.0
    x[21] = 1.0 if thalers >= 1 else 0.0
    x[22] = 1.0 if thalers >= 3 else 0.0
    x[23] = 1.0 if thalers >= 6 else 0.0
    x[24 + max(0, min(MOODS - 1, s.mood[seat] - LOWEST))] = 1.0
    x[33] = s.apprentices[seat] - 5.0
    if s.wake[seat] >= 0:
        x[34 + s.wake[seat]] = 1.0
    if not s.sealed:
        for column, count in enumerate(s.plans[seat]):
            x[39 + column] = count / 3.0
    x[44] = s.owner.count(seat) / 8.0
    x[45] = 1.0 if s.altar_used[seat] else 0.0
    if s.order:
        place = s.order.index(me)
        if seat == me:
            x[46] = place / 3.0
        else:
            x[46] = 1.0 if s.order.index(seat) < place else 0.0
    return x


def _table(w: Fresco, me: int, asked: Question) -> list[float]:
    s, r = w.s, w.r
    x = [0.0] * COMMON
    left = len(s.fresco) - s.fresco.count(EMPTY)
    x[0], x[1] = s.round / 8.0, left / 25.0
    x[2] = 1.0 if s.final else 0.0
    x[3] = 1.0 if left <= 9 else 0.0
    x[4 + KINDS.index(asked.kind)] = 1.0
    if asked.kind in LEFT:
        x[13] = asked.left / 3.0
    lack, needs, bonus = lacking(s.paints[me]), r.fresco_needs, BISHOP_BONUS[s.bishop]
    for segment, tile in enumerate(s.fresco):
        if tile >= 0:
            x[_TILE + tile] = 1.0
            if not needs[tile] & lack:
                x[_IN_REACH + tile] = 1.0
            x[_BISHOP + tile] = bonus[segment] / 3.0
    for booth, tiles in enumerate(s.booths):
        for tile in tiles:
            if tile >= 0:
                for paint in r.market_paints[tile]:
                    if paint < PAINTS:
                        x[_BOOTH + 7 * booth + paint] += 0.5
                x[_BOOTH + 7 * booth + 6] = 1.0
    if r.painters > r.seats:
        for segment in ORTHOGONAL[s.leonardo]:
            if s.fresco[segment] >= 0:
                x[_LEONARDO + s.fresco[segment]] = 1.0
        if s.wake[r.seats] >= 0:
            x[142 + s.wake[r.seats]] = 1.0
        x[147] = 1.0 if s.guide == me else 0.0
    if asked.kind == "landing":
        x[148] = float(space_in_front(w, asked.left) - asked.left)
        x[149] = float(asked.left - space_behind(w, asked.figure, asked.left))
    return x


class Offers:
    """The rows of many options of one question."""

    __slots__ = ("asked", "me", "others", "where", "world")

    def __init__(self, world: Fresco, me: int, asked: Question) -> None:
        self.world = world
        self.me = me
        self.asked = asked
        s, values = world.s, world.r.fresco_values
        self.others = [lacking(s.paints[seat]) for seat in range(world.r.seats) if seat != me]
        # what lies on the fresco, as (segment, value, needs)
        self.where = [(seg, values[tile], world.r.fresco_needs[tile]) for seg, tile in enumerate(s.fresco) if tile >= 0]

    def sensible(self, options: Sequence[Action]) -> list[int]:
        """The places of those that are looked at: of steps of the bishop only the one that brings most."""
        bishop = self.world.s.bishop
        steps: dict[int, tuple[int, int]] = {}  # by segment: what the best step brings, and its place
        found: list[int] = []
        for place, action in enumerate(options):
            if action.kind == "restore" and action.args[1] != NO_STEP:
                segment, to = action.args
                bonus = BISHOP_BONUS[to][segment]
                best = steps.get(segment, (BISHOP_BONUS[bishop][segment], -1))
                if bonus > best[0]:
                    steps[segment] = (bonus, place)
            elif action.kind != "altar" or action.args[-1] == NO_STEP:
                found.append(place)
        return sorted([*found, *[place for _, place in steps.values()]])

    def row(self, action: Action) -> list[float]:
        w, me = self.world, self.me
        s, r = w.s, w.r
        x = [0.0] * TRAITS
        stock, thalers, bishop, gone = s.paints[me][:], s.thalers[me], s.bishop, EMPTY
        kind = action.kind
        if kind == "pass":
            x[0] = 1.0
        elif kind == "close":
            x[1] = 1.0
            self._booth(x, action.args[0], (), stock)
        elif kind == "buy":
            self._booth(x, action.args[0], action.args[1:], stock)
            thalers -= r.hostel_price[s.wake[me]] * (len(action.args) - 1)
            x[33] = (len(action.args) - 1) / 3.0
        elif kind == "restore":
            segment, step = action.args
            tile = s.fresco[segment]
            if step != NO_STEP:
                thalers -= 1
                bishop = step
            x[24] = (r.fresco_values[tile] + BISHOP_BONUS[bishop][segment]) / 10.0
            if self.asked.figure == me:
                for paint in r.fresco_costs[tile]:
                    stock[paint] -= 1
            bishop = gone = segment
            x[26] = 1.0
            for lack in self.others:
                if not r.fresco_needs[tile] & lack:
                    x[36] += 1.0 / 3.0
        elif kind == "altar":
            payment = action.args[:-1]
            for paint in payment:
                stock[paint] -= 1
            x[24], x[25] = r.altar_values[payment] / 10.0, 1.0
        elif kind == "blend":
            result = action.args[0]
            for paint in r.blends[result]:
                stock[paint] -= 1
            stock[result] += 1
        for paint in range(PAINTS):
            count = stock[paint]
            if count:
                x[2 + paint] = 1.0
                if count >= 2:
                    x[8 + paint] = 1.0
                    if count >= 3:
                        x[14 + paint] = 1.0
        x[20] = thalers / 12.0
        x[21] = 1.0 if thalers >= 1 else 0.0
        x[22] = 1.0 if thalers >= 3 else 0.0
        x[23] = 1.0 if thalers >= 6 else 0.0
        if self.asked.kind != "leonardo_market":
            x[34] = self._best(lacking(stock), bishop, gone) / 14.0
        if self.asked.kind in ("cathedral", "leonardo_cathedral"):
            x[35] = max([self._best(lack, bishop, gone) for lack in self.others]) / 14.0
        return x

    def _booth(self, x: list[float], booth: int, bought: tuple[int, ...], stock: list[int]) -> None:
        """What is bought comes to the stock; what else lies there is gone for everybody."""
        for space, tile in enumerate(self.world.s.booths[booth]):
            if tile < 0:
                continue
            for paint in self.world.r.market_paints[tile]:
                if space in bought:
                    stock[paint] += 1
                elif paint < PAINTS:
                    x[27 + paint] += 0.5

    def _best(self, lack: int, bishop: int, gone: int) -> int:
        """The points of the dearest restoration in reach."""
        best, bonus = 0, BISHOP_BONUS[bishop]
        for segment, value, needs in self.where:
            if value + 3 > best and not needs & lack and segment != gone:
                points = value + bonus[segment]
                if points > best:
                    best = points
        return best
