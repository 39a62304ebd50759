"""The request tiles of a pack, and what the rulebooks state about them."""

from __future__ import annotations

from typing import Literal

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.modules.requests.tiles import KINDS

FILE = "requests.toml"
TILES = 12
TOPMOST = {"general": (6, "M2-EX-01"), "purple": (10, "M2-EX-02")}  # by the examples


class RequestTile(Entry, frozen=True, kw_only=True):
    kind: Literal["general", "purple", "orange", "green"]
    points: int


class RequestsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: list[RequestTile]


def check(form: RequestsFile) -> list[Problem]:
    problems: list[Problem] = []
    if len(form.tile) != TILES:
        problems.append(Problem(FILE, "", "pack-requests-count", "M2-SETUP-01", tiles=len(form.tile)))
    for number, tile in enumerate(form.tile):
        if tile.points < 1:
            problems.append(Problem(FILE, f"tile {number}", "pack-requests-points", "M2-WORK-05"))
    for kind in KINDS:
        points = [tile.points for tile in form.tile if tile.kind == kind]
        if not points:
            problems.append(Problem(FILE, "", "pack-requests-kind", "M2-SETUP-01", kind=kind))
        elif kind in TOPMOST and max(points) != TOPMOST[kind][0]:
            highest, rule = TOPMOST[kind]
            problems.append(Problem(FILE, "", "pack-requests-top", rule, kind=kind, points=highest))
    return problems
