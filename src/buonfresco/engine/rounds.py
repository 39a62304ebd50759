"""The fields by which every game of the family counts its rounds and turns, and says when it ends."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.fields import Field
from buonfresco.engine.forms import MOST, SEAT, Flag, Name, Names, Number, Word

ROUNDS: Final = Field("round", Number(1, MOST, begin=1), "the round, counted from 1")


def end_reason(words: Names) -> Field:
    return Field("end_reason", Word(words), "why this round is the last one; empty while it is not", omit=True)


def turns(final: str, end_reasons: Names) -> tuple[Field, ...]:
    """Of games in which the seats take turns, from the one with the palette on. ``final`` says when the end is near."""
    return (
        ROUNDS,
        Field("start", Name(SEAT), "who has the palette"),
        Field("turn", Name(SEAT), "whose turn it is"),
        Field("final", Flag(), final, omit=True),
        end_reason(end_reasons),
    )
