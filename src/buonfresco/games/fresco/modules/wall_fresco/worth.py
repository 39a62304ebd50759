"""What the wall is worth (M9): a paint in every round to come for each color of which there is a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.wall_fresco.components import BACK
from buonfresco.games.fresco.modules.wall_fresco.rules import options
from buonfresco.games.fresco.modules.wall_fresco.state import slice_of
from buonfresco.games.fresco.worth import BASIC_PAINT, BLENDED_PAINT, Worth, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

POINTS: Final = 4.0  # of a section (M9-WALL-02)
PAID: Final = 0.85 * BLENDED_PAINT


def _colours(g: Fresco, seat: int) -> int:
    """Basic colors that pay (M9-PREP-02)."""
    return len({BACK[sort] for sort, count in enumerate(slice_of(g).owned[seat]) if count})


def holdings(g: Fresco, seat: int) -> float:
    rounds = rounds_left(g)
    return rounds * (BASIC_PAINT * _colours(g, seat) + BLENDED_PAINT * len(slice_of(g).exchange[seat]))


def _section(g: Fresco, seat: int) -> float:
    """A tile of a new color is the likelier the fewer one has."""
    return POINTS - PAID + BASIC_PAINT * rounds_left(g) * (1.0 - _colours(g, seat) / 3.0)


def tile(g: Fresco, seat: int) -> float:
    """It needs the paint of a section that can be reached (M9-WALL-01, -02)."""
    return _section(g, seat) if len(options(g, seat, 0)) > 1 else 0.0


def _wall(g: Fresco, seat: int, _action: Action) -> float:
    return _section(g, seat)


def _exchange(g: Fresco, seat: int, _action: Action) -> float:
    """A blended paint a round for two tiles, whose colors others may still pay."""
    return (BLENDED_PAINT - BASIC_PAINT) * rounds_left(g) - 1.0


WORTH: Final = Worth(holdings, tile, answers={"wall": _wall, "wall_exchange": _exchange})
