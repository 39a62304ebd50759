"""The answers of the dice game and their notation."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.action import Action, action
from buonfresco.games.dice.state import EVENTS

TIMES: Final = (1, 2, 4)  # what 0, 1, 2 matching color dice make of the pips (D-ROLL-04)


def bishop(section: int, total: int) -> Action:
    return action("bishop", (section,), f"bishop {total}")


def keep(die: int, colour: str, colour_dice: int) -> Action:
    """``keep blue``, ``keep blue x2`` with one color die, ``keep blue x4`` with both."""
    times = f" x{TIMES[colour_dice]}" if colour_dice else ""
    return action("keep", (die, colour_dice), f"keep {colour}{times}")


def take(field: int, low: int, high: int) -> Action:
    return action("take", (field,), f"take {low}-{high}")


BET: Final[tuple[Action, ...]] = tuple(action("bet", (tile,), f"bet {name}") for tile, name in enumerate(EVENTS))
WAIT: Final[Action] = action("wait", (), "wait")
BET_OR_WAIT: Final[tuple[Action, ...]] = (*BET, WAIT)
FAVOUR: Final[tuple[Action, ...]] = (
    action("favour", (1,), "favour +1"),
    action("favour", (-1,), "favour -1"),
    action("favour", (0,), "favour 0"),
)
