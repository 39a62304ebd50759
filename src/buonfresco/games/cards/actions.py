"""The answers of the card game and their notation."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.action import Action, action
from buonfresco.games.cards.pack import LETTERS


def lay(card: int, name: str) -> Action:
    return action("lay", (card,), f"lay {name}")


def draw(pile: int, name: str) -> Action:
    return action("draw", (pile,), f"draw {name}")


def restore(face: int, name: str) -> Action:
    return action("restore", (face,), f"restore {name}")


def pay(card: int, name: str) -> Action:
    return action("pay", (card,), f"pay {name}")


def mix(one: int, other: int, names: tuple[str, str]) -> Action:
    """Two mixing cards as one card of the blended colour."""
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


def tidy(text: str) -> str:
    """The cards of a mixture and the colours of a fresco card may be named in any order; the colours have one."""
    words = text.split(" ")
    if words[0] == "restore" and len(words) == 2:
        words[1] = "".join(sorted(words[1], key=_ORDER.find))
    if words[0] == "mix" and len(words) == 3:
        words[1:] = sorted(words[1:], key=lambda card: _ORDER.find(card[:1]))
    return " ".join(words)


_ORDER: Final = LETTERS.casefold()

# What begins like one of these but is no action breaks this rule.
HINTS: Final = {
    "lay": ("C-EXCH-01", "refused-cards-card-form"),
    "draw": ("C-EXCH-02", "refused-cards-draw-form"),
    "restore": ("C-REST-01", "refused-cards-restore-form"),
    "pay": ("C-REST-02", "refused-cards-card-form"),
    "mix": ("C-MIX-01", "refused-cards-mix-form"),
    "paint": ("C-TILE-05", "refused-cards-colour-form"),
    "take": ("C-REST-07", "refused-cards-take-form"),
    "demand": ("C-TILE-03", "refused-cards-colour-form"),
    "give": ("C-TILE-08", "refused-cards-card-form"),
    "discard": ("C-HAND-01", "refused-cards-card-form"),
}
