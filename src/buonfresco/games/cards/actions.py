"""The answers of the card game and their notation."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.action import Action, action


def lay(card: int, name: str) -> Action:
    return action("lay", (card,), f"lay {name}")


def draw(pile: int, name: str) -> Action:
    return action("draw", (pile,), f"draw {name}")


def restore(face: int, name: str) -> Action:
    return action("restore", (face,), f"restore {name}")


def pay(card: int, name: str) -> Action:
    return action("pay", (card,), f"pay {name}")


def mix(one: int, other: int, names: tuple[str, str]) -> Action:
    """Two mixing cards as one card of the blended color."""
    return action("mix", (one, other), f"mix {names[0]} {names[1]}")


def paint(tile: int, colour: str) -> Action:
    """A paint tile in place of a card."""
    return action("paint", (tile,), f"paint {colour}")


def take(tile: int, name: str) -> Action:
    return action("take", (tile,), f"take {name}")


def demand(colour: int, letter: str) -> Action:
    return action("demand", (colour,), f"demand {letter}")


def give(card: int, name: str) -> Action:
    return action("give", (card,), f"give {name}")


def discard(card: int, name: str) -> Action:
    return action("discard", (card,), f"discard {name}")


PASS: Final[Action] = action("pass", (), "pass")
STOP: Final[Action] = action("stop", (), "stop")  # no more restorations, or no more demands
FINISH: Final[Action] = action("finish", (), "finish")  # an exchange for which nothing can be drawn
ROTATE: Final[Action] = action("rotate", (), "rotate")
LEAVE: Final[Action] = action("leave", (), "leave")
ROTATE_OR_LEAVE: Final[tuple[Action, ...]] = (ROTATE, LEAVE)
