"""What is meant, without a language: a message of the catalogues and what it speaks of.

>>> from buonfresco.text import catalogue
>>> catalogue("de").say(say("event-blended", who=figure(0), paint=Piece("paint", "green")), ["Anna"])
'Anna mischt Grün.'

Games make phrases where the rule is; faces put them into words (``Catalogue.say``) or into spans (``Catalogue.spans``),
in which every piece keeps its id, so that a tile in a sentence can light up on the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec


class Piece(msgspec.Struct, frozen=True, tag="piece", tag_field="is"):
    """One thing of the table: ``Piece("segment", "C3")``. Sorts with words of their own:

    ``figure`` is called by its name at this table, ``paints`` are letters read out as a list, ``letters`` shown as
    letters, ``signed`` a number with its sign. Any other sort is the message ``piece-<sort>`` with the argument
    ``$id``, or the message ``<sort>-<id>``, or the bare id.
    """

    sort: str
    id: str | int


class Phrase(msgspec.Struct, frozen=True, tag="phrase", tag_field="is"):
    """A message and its arguments."""

    key: str
    args: dict[str, Phrase | Piece | str | bool | int | float | list[Phrase | Piece | str | int]] = {}


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stretch of a sentence; with a ``sort`` it stands for a piece."""

    text: str
    sort: str = ""
    id: str | int = ""


Meant = Phrase | Piece
Arg = Phrase | Piece | str | int | float | list[Any]


def say(key: str, /, **args: Any) -> Phrase:
    return Phrase(key, args)


def figure(number: int) -> Piece:
    return Piece("figure", number)


CALLED: Final = "called"


def called(piece: Piece, words: Phrase) -> Phrase:
    """A piece in other words than its id alone gives: one span that stands for it."""
    return Phrase(CALLED, {"piece": piece, "words": words})


def listed(parts: Sequence[Meant]) -> Phrase:
    """One after the other, with commas."""
    return Phrase("list-of", {"parts": list(parts)})


def pieces_in(meant: Any) -> list[Piece]:
    """Every piece a phrase speaks of, in order."""
    if isinstance(meant, Piece):
        return [meant]
    if isinstance(meant, Phrase):
        return pieces_in(list(meant.args.values()))
    if isinstance(meant, Sequence) and not isinstance(meant, str):
        return [piece for one in meant for piece in pieces_in(one)]
    return []


def plain(args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments without their sorts."""
    return {name: _plain(value) for name, value in args.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Piece):
        return value.id
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
