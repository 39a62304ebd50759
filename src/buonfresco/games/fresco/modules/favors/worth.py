"""What favors are worth (M11): a small gift for who restores where the bishop stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.games.fresco.worth import Worth, always

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

GIFT: Final = 1.5


def restoring(g: Fresco, _seat: int, segment: int) -> float:
    return GIFT if g.s.bishop == segment else 0.0


WORTH: Final = Worth(restoring=restoring, answers={"favor": always(GIFT)})
