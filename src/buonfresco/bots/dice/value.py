"""What a turn of the dice game leaves behind, and what that is worth: a chance to win, learned by self-play.

The weights come from games (``tuning.py``) and lie in ``values.json``, with how they were found. Only what a seat sees
goes in: ``seen`` takes away the rest before anything is looked at.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from buonfresco.bots.dice import files
from buonfresco.bots.dice.network import Network
from buonfresco.games.dice.game import Dice
from buonfresco.games.dice.outlook import usual
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.scoring import couples, free_space
from buonfresco.games.dice.state import NONE, PORTRAIT
from buonfresco.games.dice.turn import ENOUGH, is_last, prize, reached

UNKNOWN: Final = -2  # a portrait tile that nobody has seen, or that this seat has not
LIKELY_POINTS: Final = 2.5  # of such a tile
CERTAIN_POINTS: Final = 2  # what it brings as a bonus, cautiously
FIELD_POINTS: Final = 0.83  # as a feature
FARTHEST: Final = 4.0  # leads beyond forty points are all the same

_OWN: Final = (
    *("owns 8", "owns 13", "owns 16", "owns 19", "owns 24"),
    *("sections", "portraits", "one section missing", "one portrait missing"),
    *("points of weddings", "men alone", "women alone", "dearest alone"),
    *("turns to wait", "has had the last turn", "alone in the rear"),
)
_OTHER: Final = (
    *("lead", "owns 8", "owns 13", "owns 16", "owns 19", "owns 24"),
    *("sections", "portraits", "one section missing", "one portrait missing"),
    *("has had the last turn", "alone in the rear"),
)
_TABLE: Final = ("last round", "starts", "taken of 8", "taken of 13", "taken of 16", "taken of 19", "taken of 24")
_FIELD: Final = ("tile", "points", "finds a partner", "face down")
_FIELDS: Final = ("9-12", "14-15", "17-18", "20-23")


@functools.cache
def names(players: int) -> tuple[str, ...]:
    """Of the features, in order. The others come clockwise from the own seat."""
    found = list(_OWN)
    for other in range(1, players):
        found += [f"other {other}: {name}" for name in _OTHER]
    found += _TABLE
    for field in _FIELDS:
        found += [f"{field}: {name}" for name in _FIELD]
    return tuple(found)


def network_for(r: Rules) -> Network | None:
    """None: nobody has learned with this pack, or with so many."""
    return files.network(r.seats) if usual(r) and r.digest == files.values()["pack"] else None


def seen(g: Dice, seat: int) -> Dice:
    """The position without what the seat cannot see (D-INFO-01): to look at, not to play in."""
    w: Dice = g.copy()
    s = w.s
    for other in range(w.r.seats):
        if other != seat:
            s.portraits[other] = [UNKNOWN] * len(s.portraits[other])
            s.bets[other] = NONE
    s.unseen = []
    w.listening = False
    return w


# ---- what a turn leaves behind -------------------------------------------------------------------------------------


def after(w: Dice, actor: int, place: int, bishop: int, right: Sequence[int]) -> Dice:
    """The turn has ended in a place (``Rules.results``), with the bishop on some section. ``right``: the points that
    the bets bring, by seat. What is turned over is not known yet.
    """
    one: Dice = w.copy()
    s = one.s
    won = prize(one, actor, place, bishop)
    s.result = won.result
    points = won.points + won.extra
    if won.result == PORTRAIT:
        take(one, actor, place - len(one.r.sums))
    elif won.result != NONE:
        s.takers[place].append(actor)
    if reached(one, actor):  # D-END-01, -02
        s.final = True
        points += _bonus(one, actor)
    score(one, actor, points, right)
    return one


def take(w: Dice, actor: int, field: int) -> None:
    """The open tile; the next one will show (D-RES-07)."""
    s = w.s
    s.portraits[actor].append(s.fields[field])
    s.fields[field] = UNKNOWN if s.facedown[field] else NONE
    s.facedown[field] = max(0, s.facedown[field] - 1)


def score(w: Dice, actor: int, points: int, right: Sequence[int]) -> None:
    """The active player moves, then those who have bet right, clockwise (D-VP-01, -02)."""
    _move(w, actor, points)
    for seat in w.r.others(actor):
        _move(w, seat, right[seat])


def _move(w: Dice, seat: int, points: int) -> None:
    if points:  # D-TRACK-03
        track = w.s.track
        track[seat] = free_space(track, track[seat] + points)


def _bonus(w: Dice, actor: int) -> int:
    """He takes what brings most points, with those of weddings."""
    s, r = w.s, w.r
    best, chosen = 0.0, NONE
    for field, tile in enumerate(s.fields):
        worth = 0.0
        if tile == UNKNOWN:
            worth = LIKELY_POINTS
        elif tile != NONE:
            wed_more = wed(r, [*s.portraits[actor], tile]) - wed(r, s.portraits[actor])
            worth = float(r.portrait_points[tile] + wed_more)
        if worth > best:
            best, chosen = worth, field
    if chosen == NONE:  # D-END-05
        return 0
    if s.fields[chosen] == UNKNOWN:
        return CERTAIN_POINTS
    points = r.portrait_points[s.fields[chosen]]
    take(w, actor, chosen)
    return points


def known(tiles: list[int]) -> list[int]:
    return [tile for tile in tiles if tile != UNKNOWN]


def wed(r: Rules, tiles: list[int]) -> int:
    """Points of the weddings among tiles that are known (D-SCORE-02)."""
    return sum([r.portrait_points[tile] for tile in couples(r, known(tiles))])


# ---- features ------------------------------------------------------------------------------------------------------


def features(w: Dice, seat: int, following: int) -> list[float]:
    """Of a seat after a turn; ``following`` has the next one. As ``names`` has them."""
    s, r = w.s, w.r
    n = r.seats
    last = is_last(w)
    rear = min(s.track)
    rear_alone = s.track.count(rear) == 1
    sections = [[one in takers for takers in s.takers] for one in range(n)]
    passed = n if following == s.start else (following - s.start) % n  # turns of this round that are over

    mine = known(s.portraits[seat])
    married = couples(r, mine)
    alone = [tile for tile in mine if tile not in married]
    men = sum([r.men[tile] for tile in alone])
    women = len(alone) - men
    dearest = max([r.portrait_points[tile] for tile in alone], default=0)

    found: list[float] = []
    for distance in range(n):
        one = (seat + distance) % n
        owned, portraits = sections[one], len(s.portraits[one])
        count = sum(owned)
        done = float(last and (one - s.start) % n < passed)
        behind = float(rear_alone and s.track[one] == rear)
        if distance:
            lead = (s.track[one] - s.track[seat]) / 10.0
            found.append(max(-FARTHEST, min(FARTHEST, lead)))
        for owns in owned:
            found.append(float(owns))
        found += [count / 5.0, portraits / 5.0, float(count == ENOUGH - 1), float(portraits == ENOUGH - 1)]
        if not distance:
            points = sum([r.portrait_points[tile] for tile in married])
            found += [points / 10.0, men / 2.0, women / 2.0, dearest / 3.0, ((seat - following) % n) / n]
        found += [done, behind]

    found += [float(last), float(seat == s.start)]
    for takers in s.takers:
        found.append(len(takers) / n)
    for tile, below in zip(s.fields, s.facedown, strict=True):
        if tile == NONE:
            found += [0.0, 0.0, 0.0]
        elif tile == UNKNOWN:
            found += [1.0, FIELD_POINTS, 0.5 * float(bool(alone))]
        else:
            partner = women if r.men[tile] else men
            found += [1.0, r.portrait_points[tile] / 3.0, float(partner > 0)]
        found.append(below / n)
    return found
