"""What lies on the table of the dice game besides its sums and dice, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.dice import words
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.state import EVENTS
from buonfresco.games.dice.turn import MARKED_POINTS
from buonfresco.phrases import Phrase, Piece, figure, listed, say

if TYPE_CHECKING:
    from buonfresco.games.dice.rules import Rules

_CALM: Final = frozenset({"bishop", "bonus", "result", "scoring", "over"})  # when there is time to look around
_ALWAYS: Final = _CALM | {"throws"}


def panel(r: Rules, view: Any, _part: Any) -> Panel:
    rows = [
        *_favour(view),
        Row(say("panel-dice-palette"), [say("panel-dice-begins", who=figure(view.start))]),
        Row(say("panel-dice-below"), _below(view)),
        *_portraits(r, view),
        Row(say("panel-dice-bets"), [_bet(seat, one.bet) for seat, one in enumerate(view.players) if one.bet], _ALWAYS),
        Row(say("panel-dice-aside"), _aside(view), _ALWAYS),
    ]
    return Panel([row for row in rows if row.pieces], _own_tiles(view), _marks(view))


def _favour(view: Any) -> list[Row]:
    if view.favour is None:
        return []
    now = view.favour == view.turn  # D-FAV-04
    key = f"panel-dice-favour{'-now' if now else ''}{'-own' if view.favour == view.seat else ''}"
    return [Row(say("panel-dice-favour-tile"), [say(key, who=figure(view.favour))], _ALWAYS if now else _CALM)]


def _below(view: Any) -> list[Said]:
    """What comes after the tiles on top: points of sections, numbers of face-down portraits."""
    found: list[Said] = []
    for total, stack in view.stacks.items():
        if len(stack) > 1:
            points = ", ".join(map(str, stack[1:]))
            found.append(say("panel-dice-stack", place=Piece("section", total), points=points))
    for name, field in view.fields.items():
        if field.facedown:
            found.append(say("panel-dice-facedown", place=Piece("field", name), count=field.facedown))
    return found


def _portraits(r: Rules, view: Any) -> list[Row]:
    """The viewer's own; at the end everybody's."""
    rows: list[Row] = []
    for seat, one in enumerate(view.players):
        if not one.faces:
            continue
        tiles = [r.portrait_ids.index(name) for name in one.faces]
        pieces: list[Said] = [listed([words.portrait(r, tile) for tile in tiles])]
        points = words.wedding_points(r, tiles)
        if points:
            pieces.append(say("panel-dice-wedding", points=points))
        label: Said = say("panel-dice-portraits") if seat == view.seat else figure(seat)
        rows.append(Row(label, pieces, _CALM))
    return rows


def _bet(seat: int, bet: Any) -> Phrase:
    points = COLUMN_POINTS[bet.column - 1]
    if bet.tile is None:
        return say("panel-dice-bet-hidden", who=figure(seat), points=points)
    return say("panel-dice-bet", who=figure(seat), points=points, event=Piece("bet", bet.tile))


def _aside(view: Any) -> list[Said]:
    if not view.aside:
        return []
    dice = [words.die(one.die, one.pips, one.times) for one in view.aside]
    return [say("panel-dice-sum", dice=dice, sum=view.sum)]


def _own_tiles(view: Any) -> list[Said]:
    """Bet tiles one could still lay in this turn (D-BET-02)."""
    if view.seat in (None, view.turn) or view.players[view.seat].bet is not None or view.over:
        return []
    return [Piece("bet", event) for event in EVENTS]


def _marks(view: Any) -> list[Mark]:
    """What sections mean to the one whose turn it is. A bishop from the last turn means nothing."""
    owned = view.players[view.turn].sections
    found = [Mark(f"section:{total}", say("sign-dice-owned"), say("mark-dice-owned")) for total in owned]
    if view.bishop is not None and view.phase == "throws" and str(view.bishop) not in owned:
        sign, says = (say(f"{family}-dice-bishop", points=MARKED_POINTS) for family in ("sign", "mark"))
        found.append(Mark(f"section:{view.bishop}", sign, says))
    return found
