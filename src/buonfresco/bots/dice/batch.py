"""Many tables of the dice game at once, in arrays: for learning, and for nothing else. The engine is what counts, and
tests hold this one to it. Seat 0 starts.
"""

from __future__ import annotations

from typing import Any, Final

from buonfresco.bots.dice.arrays import SUMS, Array, xp
from buonfresco.bots.dice.value import CERTAIN_POINTS, FARTHEST, FIELD_POINTS, LIKELY_POINTS, UNKNOWN
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.state import NONE
from buonfresco.games.dice.turn import ENOUGH, MARKED_POINTS

SECTIONS: Final = 5
FIELDS: Final = 4
NOTHING: Final = SECTIONS + FIELDS  # the place of a sum that brings nothing

# Ends of a turn: a section, it and others who have bet right; a marked one, the same; a portrait, the same; nothing.
_SECTION, _SECTION_BET, _MARKED, _MARKED_BET, _FIELD, _FIELD_BET, _NOTHING = 0, 5, 10, 15, 20, 24, 28
ENDS: Final = 29


class Setting:
    """What all tables of a number of players share: the components, as arrays."""

    def __init__(self, r: Rules) -> None:
        self.seats = r.seats
        self.sums = r.sums
        self.place: Array = xp.asarray([NOTHING if place < 0 else place for place in r.results[:SUMS]])  # by sum
        self.stacks: Array = xp.asarray(r.stacks)
        self.tiles: Array = xp.asarray(r.portraits)
        self.points: Array = xp.asarray(r.portrait_points)
        self.men: Array = xp.asarray(r.men)


class Table:
    """Rows are games. ``open`` has portrait tiles, NONE or UNKNOWN; ``piles`` what lies in the fields, None if nobody
    knows.
    """

    NAMES: Final = ("track", "owned", "portraits", "taken", "open", "below", "piles", "favour", "final")

    def __init__(self, setting: Setting, **arrays: Array) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.track: Array = arrays["track"]  # [rows, seats]
        self.owned: Array = arrays["owned"]  # [rows, seats, sections]
        self.portraits: Array = arrays["portraits"]  # [rows, seats, tiles]
        self.taken: Array = arrays["taken"]  # [rows, sections]
        self.open: Array = arrays["open"]  # [rows, fields]
        self.below: Array = arrays["below"]  # [rows, fields]
        self.piles: Array = arrays["piles"]  # [rows, fields, tiles of a field]
        self.favour: Array = arrays["favour"]  # [rows]
        self.final: Array = arrays["final"]  # [rows]

    @staticmethod
    def new(setting: Setting, rows: int, rng: Any) -> Table:
        n = setting.seats
        order = xp.argsort(rng.random((rows, FIELDS * n)), axis=1)
        piles = setting.tiles[order].reshape(rows, FIELDS, n)
        return Table(
            setting,
            track=xp.zeros((rows, n), int),
            owned=xp.zeros((rows, n, SECTIONS), bool),
            portraits=xp.zeros((rows, n, len(setting.points)), bool),
            taken=xp.zeros((rows, SECTIONS), int),
            open=piles[:, :, 0].copy(),
            below=xp.full((rows, FIELDS), n - 1),
            piles=piles,
            favour=xp.full(rows, NONE),
            final=xp.zeros(rows, bool),
        )

    def __len__(self) -> int:
        return len(self.track)

    def pick(self, rows: Array) -> Table:
        return Table(self.setting, **{name: getattr(self, name)[rows] for name in self.NAMES})

    def repeated(self, times: int) -> Table:
        """Each row so many times, to imagine turns: what lies below is not known there."""
        arrays = {name: xp.repeat(getattr(self, name), times, axis=0) for name in self.NAMES if name != "piles"}
        return Table(self.setting, piles=None, **arrays)

    # ---- what happens ----------------------------------------------------------------------------------------------

    def give_favour(self) -> None:
        """D-FAV-01, -02, -03."""
        rear = self.track.min(1)
        alone = (self.track == rear[:, None]).sum(1) == 1
        self.favour = xp.where(alone, self.track.argmin(1), self.favour)

    def settle(self, actor: int, section: Array, field: Array, marked: Array) -> None:
        """The active player takes what he has reached and moves; NONE: he has not (D-RES, D-END-01, -02)."""
        rows = xp.arange(len(self))
        restored, painted = section >= 0, field >= 0
        section, field = xp.maximum(section, 0), xp.maximum(field, 0)
        top = xp.minimum(self.taken[rows, section], self.seats - 1)
        points = xp.where(restored, self.setting.stacks[section, top] + MARKED_POINTS * marked, 0)
        self.owned[rows, actor, section] |= restored
        self.taken[rows, section] += restored
        tile = xp.maximum(self.open[rows, field], 0)
        points = points + xp.where(painted, self.setting.points[tile], 0)
        self._take(actor, field, painted)
        enough = (restored & self.owned[:, actor].all(-1)) | (painted & (self.portraits[:, actor].sum(-1) == ENOUGH))
        points = points + self._bonus(actor, enough)
        self.final = self.final | enough
        self.move(actor, points)

    def move(self, seat: int, points: Array) -> None:
        """D-TRACK-02, -03."""
        space = self.free_space(seat, self.track[:, seat] + points)
        self.track[:, seat] = xp.where(points > 0, space, self.track[:, seat])

    def free_space(self, seat: int, space: Array) -> Array:
        for _ in range(self.seats):
            for other in range(self.seats):
                if other != seat:
                    space = xp.where(self.track[:, other] == space, space + 1, space)
        return space

    def _take(self, actor: int, field: Array, where: Array) -> None:
        rows = xp.arange(len(self))
        tile, below = self.open[rows, field], self.below[rows, field]
        self.portraits[rows, actor, xp.maximum(tile, 0)] |= where
        following: Array = UNKNOWN
        if self.piles is not None:
            following = self.piles[rows, field, xp.minimum(self.seats - below, self.seats - 1)]
        self.open[rows, field] = xp.where(where, xp.where(below > 0, following, NONE), tile)
        self.below[rows, field] = xp.where(where, xp.maximum(below - 1, 0), below)

    def _bonus(self, actor: int, enough: Array) -> Array:
        """As ``value.after`` has it: the tile that brings most, with weddings. The points."""
        rows = xp.arange(len(self))
        worth = xp.where(self.open == UNKNOWN, LIKELY_POINTS, xp.where(self.open == NONE, -1.0, 0.0))
        worth = worth + xp.where(self.open >= 0, self.setting.points[xp.maximum(self.open, 0)] + self.weds(actor), 0)
        field = worth.argmax(1)
        tile = self.open[rows, field]
        self._take(actor, field, enough & (tile >= 0))
        points = xp.where(tile >= 0, self.setting.points[xp.maximum(tile, 0)], CERTAIN_POINTS)
        return xp.where(enough & (tile != NONE), points, 0)

    # ---- portraits -------------------------------------------------------------------------------------------------

    def weds(self, actor: int) -> Array:
        """Points of weddings that each open tile would add [rows, fields]."""
        rows = xp.arange(len(self))
        before = self.couples(self.portraits[:, actor])[0]
        found = []
        for field in range(FIELDS):
            tile = self.open[:, field]
            tiles = self.portraits[:, actor].copy()
            tiles[rows, xp.maximum(tile, 0)] |= tile >= 0
            found.append(self.couples(tiles)[0] - before)
        return xp.stack(found, 1)

    def couples(self, tiles: Array) -> tuple[Array, Array, Array, Array]:
        """Points of weddings, men alone, women alone, the dearest alone (D-SCORE-02)."""
        setting = self.setting
        groups = (tiles & setting.men, tiles & ~setting.men)
        pairs = xp.minimum(groups[0].sum(-1), groups[1].sum(-1))
        points, dearest = xp.zeros(pairs.shape, int), xp.zeros(pairs.shape, int)
        for group in groups:
            left = pairs
            for worth in range(int(setting.points.max()), 0, -1):
                count = (group & (setting.points == worth)).sum(-1)
                wed = xp.minimum(count, left)
                points = points + wed * worth
                dearest = xp.where((count > wed) & (dearest < worth), worth, dearest)
                left = left - wed
        return points, groups[0].sum(-1) - pairs, groups[1].sum(-1) - pairs, dearest

    def winners(self) -> Array:
        """Weddings are celebrated, who leads is moved first (D-SCORE-01, -03): shares of the victory by seat."""
        order = xp.argsort(-self.track, axis=1)
        points = self.couples(self.portraits)[0]
        for place in range(self.seats):
            for seat in range(self.seats):
                self.move(seat, xp.where(order[:, place] == seat, points[:, seat], 0))
        won = (self.track == self.track.max(1)[:, None]).astype(xp.float32)
        return won / won.sum(1, keepdims=True)


# ---- what a turn leaves behind -------------------------------------------------------------------------------------


def features(t: Table, seat: int, following: int) -> Array:
    """As ``value.features``, by row."""
    n, rows = t.seats, len(t)
    found: list[Array] = []
    sections, portraits = t.owned.sum(-1), t.portraits.sum(-1)
    rear = t.track.min(1)
    rear_alone = (t.track == rear[:, None]).sum(1) == 1
    points, men, women, dearest = t.couples(t.portraits[:, seat])
    for distance in range(n):
        one = (seat + distance) % n
        if distance:
            found.append(xp.clip((t.track[:, one] - t.track[:, seat]) / 10, -FARTHEST, FARTHEST))
        found += [t.owned[:, one, section] for section in range(SECTIONS)]
        found += [sections[:, one] / 5, portraits[:, one] / 5]
        found += [sections[:, one] == ENOUGH - 1, portraits[:, one] == ENOUGH - 1]
        if not distance:
            found += [points / 10, men / 2, women / 2, dearest / 3, xp.full(rows, (seat - following) % n / n)]
        done = following == 0 or one < following
        found += [t.final & done, (t.track[:, one] == rear) & rear_alone]
    found += [t.final, xp.full(rows, float(seat == 0))]
    found += [t.taken[:, section] / n for section in range(SECTIONS)]
    for field in range(FIELDS):
        tile = t.open[:, field]
        there, known, face = tile != NONE, tile >= 0, xp.maximum(tile, 0)
        partner = xp.where(t.setting.men[face], women > 0, men > 0)
        maybe = xp.where(there, 0.5 * ((men > 0) | (women > 0)), 0.0)
        worth = xp.where(there, FIELD_POINTS, 0.0)
        found += [there, xp.where(known, t.setting.points[face] / 3, worth), xp.where(known, partner, maybe)]
        found.append(t.below[:, field] / n)
    return xp.stack([one.astype(xp.float32) for one in found], 1)


def ends(t: Table, actor: int) -> tuple[Table, Array]:
    """Every end of a turn for every row, one after the other; and which are possible [rows, ENDS]."""
    rows = len(t)
    after = t.repeated(ENDS)
    here = xp.arange(rows * ENDS)
    end = xp.tile(xp.arange(ENDS), rows)
    section = xp.where(end < _FIELD, end % SECTIONS, NONE)
    section = xp.where((section >= 0) & after.owned[here, actor, xp.maximum(section, 0)], NONE, section)
    field = xp.where((end >= _FIELD) & (end < _NOTHING), (end - _FIELD) % FIELDS, NONE)
    field = xp.where((field >= 0) & (after.open[here, xp.maximum(field, 0)] == NONE), NONE, field)
    bet = ((end >= _SECTION_BET) & (end < _MARKED)) | ((end >= _MARKED_BET) & (end < _FIELD))
    bet = (bet | ((end >= _FIELD_BET) & (end < _NOTHING))) & ((section >= 0) | (field >= 0))
    after.settle(actor, section, field, (end >= _MARKED) & (end < _FIELD))
    for distance in range(1, t.seats):
        after.move((actor + distance) % t.seats, xp.where(bet, COLUMN_POINTS[0], 0))
    possible = (section >= 0) | (field >= 0) | (end == _NOTHING)
    return after, possible.reshape(rows, ENDS)
