"""What a seat sees of the table, as data; seeing.py makes it."""

from __future__ import annotations

from typing import Any

import msgspec

from buonfresco.engine import view as views


class Player(msgspec.Struct, frozen=True):
    space: int | str
    score: int
    points: dict[str, int]
    wake: int | None
    price: int | None
    mood: int
    apprentices: int
    tiles: list[str]
    plan: list[int] | None  # revealed, or the viewer's own
    covers: dict[str, str] | None  # action tile by column, revealed or the viewer's own
    thalers: int | None  # None: behind the screen
    paints: dict[str, int] | None


class Leonardo(msgspec.Struct, frozen=True):
    space: int | str
    score: int
    points: dict[str, int]
    wake: int | None
    tiles: list[str]
    plan: list[int] | None
    segment: str
    guide: int


class View(views.View, frozen=True, kw_only=True):
    players: list[Player]
    leonardo: Leonardo | None
    order: list[int]  # action order of the round, once known; Leonardo is the figure after the last seat
    bishop: str
    fresco: dict[str, str]  # tile by segment, as far as unrestored
    booths: dict[str, list[str | None]]
    bag: list[str]  # follows from the display (B-INFO-05); sorted, the order of draws is nobody's to know
    modules: dict[str, Any]
