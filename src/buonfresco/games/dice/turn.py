"""A turn from the favor tile to the last bet, and what comes after it (D-TURN, D-FAV, D-RES, D-VP, D-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.dice import scoring
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import BETS, BISHOP, FRESCO, MARKED, NOBODY, NONE, OTHER, PORTRAIT, PORTRAITS, SOURCES

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice

MARKED_POINTS: Final = 3  # for the tile the bishop marks (D-VP-01)
ENOUGH: Final = 5  # sections, or portraits: the round is the last one (D-END-01)


def give_favour(g: Dice, actor: int, _arg: int) -> None:
    """To the last one on the track, unless several stand on the staircase (D-FAV-01, -02, -03)."""
    s = g.s
    if g.listening and actor == s.start:
        g.notes.append(("round_began", NOBODY, s.round, is_last(g)))
    rear = min(s.track)
    if s.track.count(rear) > 1:
        return
    last = s.track.index(rear)
    if g.listening and last != s.favour:
        g.notes.append(("favoured", last))
    s.favour = last


# ---- phase 3: the result -------------------------------------------------------------------------------------------


class Prize:
    """What a sum brings: MARKED, OTHER or PORTRAIT and its points; or NONE, and why."""

    __slots__ = ("extra", "points", "result", "why")

    def __init__(self, result: int, points: int = 0, extra: int = 0, why: str = "") -> None:
        self.result = result
        self.points = points
        self.extra = extra  # because the bishop marks it
        self.why = why


_NO_TILE: Final = Prize(NONE, why="sum")
_EMPTY: Final = Prize(NONE, why="empty")
_OWNED: Final = Prize(NONE, why="owned")


def prize(g: Dice, actor: int, place: int, bishop: int) -> Prize:
    """Of a place (``Rules.results``), with the bishop on some section."""
    s, r = g.s, g.r
    if place < 0:
        return _NO_TILE  # D-RES-03
    if place >= len(r.sums):
        tile = s.fields[place - len(r.sums)]
        return _EMPTY if tile == NONE else Prize(PORTRAIT, r.portrait_points[tile])  # D-RES-02, -05
    takers = s.takers[place]
    if actor in takers:
        return _OWNED  # D-RES-04
    points = r.stacks[place][len(takers)]  # the top tile of the stack (D-RES-01)
    return Prize(MARKED, points, MARKED_POINTS) if place == bishop else Prize(OTHER, points)  # D-VP-01


def take_result(g: Dice, actor: int, _arg: int) -> None:
    s, r = g.s, g.r
    points = total(g)
    place = r.results[points]
    won = prize(g, actor, place, s.bishop)
    s.result = won.result
    if won.result == NONE:
        if g.listening:
            g.notes.append(("got_nothing", actor, points, won.why))
    elif won.result == PORTRAIT:
        _take_portrait(g, actor, place - len(r.sums), "painted")
    else:
        s.takers[place].append(actor)
        s.gains[FRESCO] += won.points
        s.gains[BISHOP] += won.extra
        if g.listening:
            g.notes.append(("restored", actor, place, won.points, won.result == MARKED))


def _take_portrait(g: Dice, actor: int, field: int, how: str) -> None:
    s, r = g.s, g.r
    tile = s.fields[field]
    s.portraits[actor].append(tile)
    s.gains[PORTRAITS] += r.portrait_points[tile]
    s.fields[field] = NONE
    if g.listening:
        g.notes.append((how, actor, field, tile))
    turn_over(g, field)


def turn_over(g: Dice, field: int) -> None:
    """The next tile of a field shows at once (D-RES-07)."""
    s = g.s
    if not s.facedown[field]:
        return
    s.facedown[field] -= 1
    s.fields[field] = g.draw_one("portrait", s.unseen)
    if g.listening:
        g.notes.append(("turned_over", NOBODY, field, s.fields[field]))


# ---- the end draws near --------------------------------------------------------------------------------------------


def reached(g: Dice, actor: int) -> str:
    """What this turn's result completes: "sections", "portraits" or nothing (D-END-01)."""
    s = g.s
    if s.result == PORTRAIT:
        return "portraits" if len(s.portraits[actor]) == ENOUGH else ""
    return "sections" if s.result != NONE and all(actor in takers for takers in s.takers) else ""


def ask_bonus(g: Dice, actor: int, _arg: int) -> None:
    """The fifth section or the fifth portrait: this round is the last one, and a portrait more (D-END-01, -02, -03)."""
    s = g.s
    reason = reached(g, actor)
    if not reason:
        return
    if not s.final:
        s.final = True
        s.end_reason = reason
    if g.listening:
        g.notes.append(("triggered", actor, reason))
    if any(tile != NONE for tile in s.fields):  # D-END-05
        g.ask("bonus", actor)


def _bonus_options(g: Dice, _actor: int, _arg: int) -> tuple[Action, ...]:
    return tuple([take for take, tile in zip(g.r.takes, g.s.fields, strict=True) if tile != NONE])


def _take_bonus(g: Dice, actor: int, _arg: int, chosen: Action) -> None:
    _take_portrait(g, actor, chosen.args[0], "bonus_taken")


def _explain_bonus(g: Dice, _actor: int, _arg: int, attempt: Action) -> Reason | None:
    if attempt.kind != "take":
        return None
    return Reason("D-END-05", "refused-dice-field", {"field": g.r.field_names[attempt.args[0]]})


BONUS_KIND: Final[Kind] = Kind(
    "bonus",
    ("D-END-02", "D-END-03"),
    _bonus_options,
    {"take": _take_bonus},
    _explain_bonus,
    holds=Holds(SEAT, after=("turn/bonus",)),
)


# ---- phase 4: points -----------------------------------------------------------------------------------------------


def score_turn(g: Dice, actor: int, _arg: int) -> None:
    """Tile, bishop and bonus in one movement (D-VP-01, D-END-02)."""
    gains = g.s.gains
    g.s.gains = [0] * len(SOURCES)
    scoring.move(g, actor, gains)


def score_bets(g: Dice, actor: int, _arg: int) -> None:
    """Turned over one after the other, clockwise; right ones bring points by their column (D-VP-02, -03)."""
    s, r = g.s, g.r
    g.learn()
    for seat in r.others(actor):
        tile = s.bets[seat]
        if tile == NONE:
            continue
        points = COLUMN_POINTS[s.columns[seat]] if tile == s.result else 0
        if g.listening:
            g.notes.append(("bet_shown", seat, tile, s.columns[seat], points))
        if points:
            gains = [0] * len(SOURCES)
            gains[BETS] = points
            scoring.move(g, seat, gains)


def is_last(g: Dice) -> bool:
    """Is this the last round, by what somebody owns or by the number of rounds (D-END-01, -08)?"""
    return g.s.final or 0 < g.r.max_rounds <= g.s.round


def end_turn(g: Dice, actor: int, _arg: int) -> None:
    """Bet tiles go back to their owners (D-BET-06). The last turn of a round may be the last of all (D-END-03, -08)."""
    s, r = g.s, g.r
    clear(g)
    following = (actor + 1) % r.seats
    if following == s.start:
        if is_last(g):
            s.end_reason = s.end_reason or "rounds"
            g.begin("scoring")
            return
        s.round += 1
    s.turn = following
    g.begin("turn", following)


def clear(g: Dice) -> None:
    """Everything that belongs to one turn."""
    s, seats = g.s, g.r.seats
    s.throws = 0
    s.pips = [0] * len(g.r.colours)
    s.colours = []
    s.aside = []
    s.bets = [NONE] * seats
    s.columns = [NONE] * seats
    s.adjust = 0
    s.result = NONE
    s.gains = [0] * len(SOURCES)
