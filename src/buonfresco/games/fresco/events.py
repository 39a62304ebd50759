"""What the board game tells (B-INFO-04: gains and payments happen in the open; plans do not)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.engine.events import EventKind, Reader
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import PAINTS, write_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

EVENTS: dict[str, EventKind] = {
    "round_began": EventKind(round="", final=""),
    "woke": EventKind(time="time"),
    "counted": EventKind(follows=True, apprentices=""),
    "planned": EventKind(plan="list", secret=True),
    "erased": EventKind(secret=True),
    "sealed": EventKind(),
    "withdrew": EventKind(),
    "revealed": EventKind(plan="list"),
    "covered": EventKind(untold=True, tile="action_tile", column="column"),
    "bought": EventKind(booth="booth", tile="market", price=""),
    "closed": EventKind(booth="booth"),
    "passed": EventKind(place=""),
    "forfeited": EventKind(),
    "bishop_stepped": EventKind(segment="segment"),
    "restored": EventKind(segment="segment", tile="fresco", points="", bonus=""),
    "altar_restored": EventKind(paints="paints", points=""),
    # the space aimed at and the one landed on; they differ if it was taken, and the latter may be the old one
    "moved": EventKind(follows=True, points="", start="space", target="", space="space"),
    # What comes into a stock and what leaves it, whatever else is told about it: Thalers and paints
    "earned": EventKind(thalers="", why=""),
    "paid": EventKind(untold=True, thalers="", why=""),
    "gained": EventKind(untold=True, paints="paints", why=""),
    "returned": EventKind(untold=True, paints="paints", why=""),
    "blended": EventKind(paint="paint"),
    "cheered": EventKind(follows=True, mood=""),
    "market_filled": EventKind(booths="booths"),
    "rotated": EventKind(order="list"),
    "guides": EventKind(),
    "scored": EventKind(points="", source="source"),
    "ended": EventKind(reason=""),
}


def readers(r: Rules) -> dict[str, Reader]:
    """How the numbers in events become what people read."""
    return {
        "time": r.times.__getitem__,
        "booth": ROMAN.__getitem__,
        "market": r.market_ids.__getitem__,
        "fresco": r.fresco_ids.__getitem__,
        "segment": SEGMENTS.__getitem__,
        "paint": PAINTS.__getitem__,
        "paints": write_paints,
        "list": list,
        "column": COLUMNS.__getitem__,
        "action_tile": lambda number: r.action_tiles[number].name,
        "space": lambda space: max(0, space),
        "source": r.sources.__getitem__,
        "booths": lambda booths: [
            [None if tile == EMPTY else r.market_ids[tile] for tile in booth] for booth in booths
        ],
    }
