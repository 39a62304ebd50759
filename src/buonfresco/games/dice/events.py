"""What the dice game tells. Everything happens in the open but the face of a bet tile (D-INFO-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.events import EventKind, Reader
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.state import EVENTS

if TYPE_CHECKING:
    from buonfresco.games.dice.rules import Rules

KINDS: Final = {
    "round_began": EventKind(round="", final=""),
    "favoured": EventKind(),  # gets the favor tile
    "bishop_placed": EventKind(sum="section"),
    "bet": EventKind(column="column", tile="bet", private=("tile",)),
    "rolled": EventKind(throw="", pips="pips", colours="colours"),
    "kept": EventKind(die="die", pips="", times="times", sum=""),
    "adjusted": EventKind(by="", sum=""),
    "restored": EventKind(sum="section", points="", marked=""),
    "painted": EventKind(field="field", portrait="portrait"),
    "got_nothing": EventKind(sum="", why=""),
    "turned_over": EventKind(field="field", portrait="portrait"),
    "triggered": EventKind(reason=""),
    "bonus_taken": EventKind(field="field", portrait="portrait"),
    "moved": EventKind(points="", start="", space=""),
    "bet_shown": EventKind(tile="bet", column="column", points=""),
    "wed": EventKind(portraits="portraits", points=""),
    "ended": EventKind(reason=""),
}


def readers(r: Rules) -> dict[str, Reader]:
    return {
        "section": r.sums.__getitem__,
        "field": r.field_names.__getitem__,
        "portrait": r.portrait_ids.__getitem__,
        "portraits": lambda tiles: [r.portrait_ids[tile] for tile in tiles],
        "die": r.colours.__getitem__,
        "bet": EVENTS.__getitem__,
        "column": lambda column: column + 1,
        "times": TIMES.__getitem__,
        "pips": lambda pips: {r.colours[die]: shown for die, shown in enumerate(pips) if shown},
        "colours": lambda shown: [r.colours[die] for die in shown],
    }
