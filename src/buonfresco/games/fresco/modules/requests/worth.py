"""What requests are worth (M2): points at once, and a paint and a Thaler a round instead of three Thalers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.requests.state import requests
from buonfresco.games.fresco.modules.requests.tiles import GENERAL, KINDS, NEEDED, tiles
from buonfresco.games.fresco.state import NOBODY
from buonfresco.games.fresco.worth import BASIC_PAINT, BLENDED_PAINT, THALER, Worth, paint_worth, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def _income(kind: int) -> float:
    return THALER + (BASIC_PAINT if kind == GENERAL else BLENDED_PAINT) - NEEDED * THALER


def holdings(g: Fresco, seat: int) -> float:
    rounds = rounds_left(g)
    kinds = tiles(g.r).kinds
    return rounds * sum([_income(kinds[one]) for one, owner in enumerate(requests(g).owner) if owner == seat])


def _request(g: Fresco, _seat: int, action: Action) -> float:
    t, owner = tiles(g.r), requests(g).owner
    kind = action.args[0]
    left = [t.points[one] for one in range(len(owner)) if t.kinds[one] == kind and owner[one] == NOBODY]
    return max(left, default=0) + _income(kind) * rounds_left(g)


def _choose(_g: Fresco, _seat: int, action: Action) -> float:
    return paint_worth(action.args[0])


assert KINDS[GENERAL] == "general"
WORTH: Final = Worth(holdings, answers={"request": _request, "income": _choose})
