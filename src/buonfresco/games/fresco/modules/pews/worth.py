"""What beams are worth (M14): about three points each, once an apprentice has carried them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.pews.state import RESTORED, slice_of
from buonfresco.games.fresco.worth import Worth

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BEAM: Final = 2.8  # points for each beam of a pew
HELD: Final = 0.9  # a beam that is still to be carried
LAST: Final = 0.2


def holdings(g: Fresco, seat: int) -> float:
    beams = slice_of(g).beams[seat]
    return (LAST if g.s.final else HELD) * min(beams, 4)


def tile(g: Fresco, seat: int) -> float:
    """One apprentice is printed on it (M14-PLAN-02): he needs a beam and a pew for one."""
    mine = slice_of(g)
    if not mine.beams[seat] or 1 not in mine.pews:
        return 0.0
    return BEAM - (LAST if g.s.final else HELD)


def _pews(g: Fresco, _seat: int, action: Action) -> float:
    pews = slice_of(g).pews
    return BEAM * sum([pews[place] for place in action.args if pews[place] != RESTORED])


WORTH: Final = Worth(holdings, tile, answers={"pews": _pews})
