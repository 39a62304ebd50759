"""What ladies are worth (M12): a little help in every round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.ladies.state import part
from buonfresco.games.fresco.worth import MOOD_STEP, THALER, Worth, always, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

HELP: Final = 1.3  # in a round


def holdings(g: Fresco, seat: int) -> float:
    return HELP * rounds_left(g) * sum(part(g).owned[seat])


def _place(_g: Fresco, _seat: int, action: Action) -> float:
    """The studio pays at once; elsewhere something may come of it."""
    return (0.6, 0.5, 1.2, 0.5, 0.4)[action.args[-1]]


def _thalers(_g: Fresco, _seat: int, action: Action) -> float:
    return THALER * action.args[0]


def _mood(g: Fresco, seat: int, _action: Action) -> float:
    return -MOOD_STEP * g.s.mood[seat]


WORTH: Final = Worth(
    holdings,
    answers={
        "marry": always(3.0),
        "keep_lady": always(0.0),
        "place_lady": _place,
        "lady_thalers": _thalers,
        "lady_mood": _mood,
        "lady_swap": always(-0.2),
        "lady_lead": always(0.1),
    },
)
