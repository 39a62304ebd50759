"""Cathedral: restore segments and the altar, move the bishop (B-CATH). The order of a restoration is X-CATH-01."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds, track
from buonfresco.games.fresco.actions import NO_STEP, PASS, RESTORE, STEP_AND_RESTORE, altar
from buonfresco.games.fresco.altar import why_never
from buonfresco.games.fresco.board import ALL_SEGMENTS, BISHOP_BONUS, EMPTY, NEIGHBOURS, SEGMENTS
from buonfresco.games.fresco.constants import (
    BISHOP_STEP_PRICE,
    CATHEDRAL,
    FIFTH,
    FROM_ALTAR,
    FROM_BISHOP,
    FROM_FRESCO,
    SPACES,
    at,
)
from buonfresco.games.fresco.notation import no_step
from buonfresco.games.fresco.paints import MOST_OF_ONE, lacking, needs, write_paints
from buonfresco.games.fresco.plan import left_to_do
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def enter(g: Fresco, painter: int, apprentices: int) -> None:
    if g.r.altar_limit == "once_per_visit":  # B-CATH-17
        g.s.altar_used[painter] = False
    if apprentices:
        g.ask("cathedral", painter, apprentices)


def options(g: Fresco, painter: int, _apprentices: int) -> tuple[Action, ...]:
    """Restore a segment, with or without a paid step of the bishop, or the altar, or forgo (B-CATH-01, -10, -16)."""
    s = g.s
    fresco = s.fresco
    payable, payments = reach(g, painter)
    can_step = s.thalers[painter] >= BISHOP_STEP_PRICE
    offered: list[Action] = []
    if payable:
        segments = [segment for segment, tile in enumerate(fresco) if payable[tile]]
        if g.r.bars:
            segments = [segment for segment in segments if barred(g, painter, segment) is None]
        for segment in segments:
            if can_step:
                offered += STEP_AND_RESTORE[s.bishop][segment]
            else:
                offered.append(RESTORE[segment])
    if payments and not altar_barred(g, painter):
        offered += payments
        if can_step and g.r.altar_step:  # B-CATH-12
            offered += [altar(plain.args[:-1], to) for plain in payments for to in NEIGHBOURS[s.bishop]]
    offered.append(PASS)
    return tuple(offered)


def reach(g: Fresco, painter: int) -> tuple[tuple[bool, ...], tuple[Action, ...]]:
    """What a painter's paints cover: fresco tiles, and altar payments (Rules.reach)."""
    return g.r.reach(tuple([n if n < MOST_OF_ONE else MOST_OF_ONE for n in g.s.paints[painter]]))


def barred(g: Fresco, painter: int, segment: int) -> Reason | None:
    """Why modules keep a painter from a segment; None if nothing does."""
    for bar in g.r.bars:
        reason = bar(g, painter, segment)
        if reason is not None:
            return reason
    return None


def payable_segments(g: Fresco, painter: int) -> list[int]:
    """Segments a painter could restore now, if the bishop stays where he is."""
    payable, _ = reach(g, painter)
    found = [segment for segment in ALL_SEGMENTS if payable and payable[g.s.fresco[segment]]]
    return [segment for segment in found if barred(g, painter, segment) is None]


def altar_barred(g: Fresco, painter: int) -> bool:
    return g.s.altar_used[painter] and g.r.altar_limit != "per_apprentice"


def restore(g: Fresco, painter: int, apprentices: int, action: Action) -> None:
    """The next apprentice follows when this restoration is complete (B-CATH-02)."""
    segment, bishop_to = action.args
    next_apprentice(g, painter, apprentices)
    _step(g, painter, bishop_to)
    g.begin("restore", painter, segment)


def next_apprentice(g: Fresco, painter: int, apprentices: int) -> None:
    if apprentices > 1:
        g.ask("cathedral", painter, apprentices - 1)


def lend_hand(g: Fresco, painter: int, apprentices: int) -> None:
    """One apprentice does something else than restore, or nothing; the next one follows (``Extra.instead``)."""
    next_apprentice(g, painter, apprentices)
    for reaction in g.r.reactions["hand_lent"]:
        reaction(g, painter, apprentices, 0)


def _step(g: Fresco, painter: int, bishop_to: int) -> None:
    if bishop_to != NO_STEP:
        if g.listening:
            g.notes.append(("bishop_stepped", painter, bishop_to))
        deeds.spend(g, painter, BISHOP_STEP_PRICE, "bishop")
        deeds.lead_bishop(g, painter, bishop_to)


def pay(g: Fresco, painter: int, segment: int) -> None:
    deeds.return_paints(g, painter, g.r.fresco_costs[g.s.fresco[segment]], "fresco")


def take_tile(g: Fresco, painter: int, segment: int) -> None:
    """The tile lies before its new owner, income side up (B-CATH-06, L-CATH-06)."""
    s = g.s
    tile = s.fresco[segment]
    s.owner[tile] = painter
    s.fresco[segment] = EMPTY
    s.taken = tile
    for reaction in g.r.reactions["restored"]:
        reaction(g, painter, segment, tile)


def worth(g: Fresco, painter: int, segment: int, tile: int, bishop: int) -> tuple[int, int]:
    """The printed value of a tile, and the bonus with the bishop on a segment (B-CATH-05, B-CATH-09)."""
    bonus = BISHOP_BONUS[bishop][segment]
    for modify in g.r.modifiers["bishop_bonus"]:
        bonus = modify(g, painter, segment, bonus)
    return g.r.fresco_values[tile], bonus


def best(g: Fresco, painter: int) -> tuple[int, int]:
    """The segment in reach that brings most with the bishop where he stands, and its points; NOBODY if none is."""
    most, where = 0, NOBODY
    for segment in payable_segments(g, painter):
        points = sum(worth(g, painter, segment, g.s.fresco[segment], g.s.bishop))
        if points > most:
            most, where = points, segment
    return where, most


def score(g: Fresco, painter: int, segment: int) -> None:
    """Printed value and bishop bonus are one movement (B-CATH-05, B-CATH-09, B-TRACK-09)."""
    s = g.s
    value, bonus = worth(g, painter, segment, s.taken, s.bishop)
    points = s.points[painter]
    points[FROM_FRESCO] += value
    points[FROM_BISHOP] += bonus
    total = value + bonus
    total += shares(g, painter, "restoration", segment, total)
    if g.listening:
        g.notes.append(("restored", painter, segment, s.taken, value, bonus))
    track.advance(g, painter, total)


def move_bishop(g: Fresco, _painter: int, segment: int) -> None:
    deeds.move_bishop(g, segment)  # B-CATH-07
    g.s.taken = NOBODY


def restore_altar(g: Fresco, painter: int, apprentices: int, action: Action) -> None:
    """Three paints for 2 to 6 points; no bonus, no tile, the bishop stays (B-CATH-15, -16, -18 to -23)."""
    s = g.s
    payment = action.args[:-1]
    next_apprentice(g, painter, apprentices)
    _step(g, painter, action.args[-1])
    s.altar_used[painter] = True
    value = g.r.altar_values[payment]
    s.points[painter][FROM_ALTAR] += value  # before modules ask anything (X-INFO-05)
    if g.listening:
        g.notes.append(("altar_restored", painter, payment, value))
    deeds.return_paints(g, painter, payment, "altar")
    g.begin("altar", painter, value)


def score_altar(g: Fresco, painter: int, value: int) -> None:
    """What modules add is part of the same movement (X-CATH-12)."""
    track.advance(g, painter, value + shares(g, painter, "altar", 0, value))


def shares(g: Fresco, painter: int, name: str, arg: int, total: int) -> int:
    """What modules add to a sum, in ascending number, each under its own source (X-CATH-02, X-CATH-12)."""
    added = 0
    for share, source in g.r.shares[name]:
        points = share.points(g, painter, arg, total + added)
        g.s.points[painter][source] += points
        if share.booked is not None:
            share.booked(g, painter, points)
        added += points
    return added


def forgo(g: Fresco, painter: int, _apprentices: int, _action: Action) -> None:
    if g.listening:
        g.notes.append(("passed", painter, "cathedral"))


def forfeit(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    """One apprentice does nothing. Offered by modules only: without them it is never useful before the last one."""
    lend_hand(g, painter, apprentices)
    if g.listening:
        g.notes.append(("forfeited", painter))


def explain(g: Fresco, painter: int, _apprentices: int, action: Action) -> Reason | None:
    s = g.s
    if action.kind not in ("restore", "altar"):
        return None
    bishop_to = action.args[-1]
    if bishop_to != NO_STEP:
        reason = no_step(g, painter, action)
        if reason is not None:
            return reason
        if bishop_to == s.bishop:
            return Reason("B-CATH-14", "refused-bishop-stays")
        if bishop_to not in NEIGHBOURS[s.bishop]:
            here = SEGMENTS[s.bishop]
            return Reason("B-CATH-10", "refused-bishop-far", {"here": here, "there": SEGMENTS[bishop_to]})
        if s.thalers[painter] < BISHOP_STEP_PRICE:
            return Reason("B-CATH-13", "refused-bishop-money")
    if action.kind == "altar":
        if altar_barred(g, painter):
            return Reason("B-CATH-17", "refused-altar-limit")
        return why_never(g.r, action) or _missing(g, painter, "B-CATH-21", action.args[:-1])
    tile = s.fresco[action.args[0]]
    if tile == EMPTY:
        return Reason("B-CATH-03", "refused-restored", {"segment": SEGMENTS[action.args[0]]})
    return _missing(g, painter, "B-CATH-03", g.r.fresco_costs[tile]) or barred(g, painter, action.args[0])


def _missing(g: Fresco, painter: int, rule: str, cost: tuple[int, ...]) -> Reason | None:
    stock = g.s.paints[painter]
    if not needs(cost) & lacking(stock):
        return None
    missing = [paint for paint in sorted(set(cost)) for _ in range(cost.count(paint) - stock[paint])]
    return Reason(rule, "refused-paints", {"paints": write_paints(tuple(missing))})


KIND: Final = Kind(
    "cathedral",
    ("B-CATH-01", "B-CATH-03", "B-CATH-10", "B-CATH-16", "B-ACT-04"),
    options,
    {"restore": restore, "altar": restore_altar, "forfeit": forfeit, "pass": forgo},
    explain,
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("cathedral visit/work",), fits=at(CATHEDRAL, FIFTH)),
)
