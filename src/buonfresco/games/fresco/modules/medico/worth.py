"""What illness costs (M10): an ill apprentice does less in every round until he is healed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.medico.state import part
from buonfresco.games.fresco.worth import Worth, always, rounds_left

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

ILL: Final = 1.2  # in a round
PORTION: Final = 1.6
JUICE: Final = 0.5
LEAST: Final = 0.6  # also in the end: who is healthy gets Thalers (M10-SCORE-01)


def holdings(g: Fresco, seat: int) -> float:
    mine = part(g)
    ill = mine.ill[seat]
    useful = min(ill, sum(mine.bottles[seat]))
    bottles = PORTION * useful + 0.3 * (len(mine.bottles[seat]) - (1 if useful else 0))
    return bottles - ill * max(LEAST, ILL * min(rounds_left(g), 3.0))


def tile(g: Fresco, seat: int) -> float:
    """A bottle must be bought (M10-MKT-01), and the market is given up."""
    mine = part(g)
    if mine.ill[seat] <= sum(mine.bottles[seat]) or g.s.final or g.s.thalers[seat] < 3:
        return 0.0
    return PORTION * min(2, mine.ill[seat])


def _bottle(g: Fresco, _seat: int, action: Action) -> float:
    return 1.0 + 0.5 * part(g).display[action.args[0]]


def _ill(_g: Fresco, _seat: int, action: Action) -> float:
    """Better at work than in bed; where they stand is decided by the plan."""
    return 0.2 * sum(action.args)


def _drink(g: Fresco, seat: int, action: Action) -> float:
    portions = action.args[0]
    return JUICE if not portions else PORTION * min(portions, part(g).ill[seat]) - 0.3 * portions


WORTH: Final = Worth(
    holdings,
    tile,
    answers={"bottle": _bottle, "ill": _ill, "drink": _drink, "saint": always(0.5), "ill_acts": always(0.3)},
)
