"""A view in words, as it goes over the wire: what ``engine.told`` means, as spans of one language."""

from __future__ import annotations

from typing import Any

import msgspec

from buonfresco.engine.told import Chance, Change
from buonfresco.server.messages import Spans


class SpokenLine(msgspec.Struct, frozen=True):
    """One amount of a sum."""

    label: Spans
    amount: int


class SpokenBill(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option gives and costs (``engine.told.Bill``). ``breath``: all of it, as short as it can be said."""

    breath: list[Spans]
    points: list[SpokenLine] = []
    total: int = 0
    changes: list[Change] = []
    aimed: int | None = None
    lands: int | None = None
    asks: str = ""
    draws: str = ""
    notes: list[Spans] = []
    foreseen: int = 0
    odds: list[Chance] = []


class SpokenOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer: send its code. ``at`` are places on the table that it points to."""

    code: int
    text: str
    kind: str
    args: dict[str, Any]
    at: list[str]
    says: Spans = []
    gives: SpokenBill | None = None


class SpokenGroup(msgspec.Struct, frozen=True):
    """Options that are one choice first, and another one after it."""

    says: Spans
    options: list[int]


class SpokenRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a panel (``engine.told.Row``)."""

    label: Spans
    pieces: list[Spans]
    when: list[str]
    sent: list[Spans] = []


class SpokenMark(msgspec.Struct, frozen=True):
    """Something that lies on a place, or holds for it."""

    at: str
    sign: Spans
    says: Spans


class SpokenPanel(msgspec.Struct, frozen=True):
    """What a module adds to the table."""

    rows: list[SpokenRow]
    own: list[Spans]
    marks: list[SpokenMark]


class SpokenQuestion(msgspec.Struct, frozen=True):
    """The part ``decision`` of a view: what is asked, and every legal answer."""

    kind: str
    rules: list[str]
    actor: int
    about: dict[str, Any]
    says: Spans
    options: list[SpokenOption]
    first: list[int]  # places in ``options`` of those worth looking at, best first
    groups: list[SpokenGroup]
    typed: list[str]
    advice: list[SpokenRow]
    draft: list[int]  # places of those that only go on with a draft nobody sees: given at one touch
    skip: int | None  # the one of them that adds nothing to it
    back: int | None  # the one that takes the draft back
