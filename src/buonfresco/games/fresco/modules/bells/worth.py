"""What bells are worth (M8): points on the certificate, and a place among the others in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.bells.kit import kit_of
from buonfresco.games.fresco.modules.bells.state import bells_of
from buonfresco.games.fresco.worth import THALER, Worth

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BELL: Final = 0.6  # of marks and ranks (M8-SCORE-10)


def holdings(g: Fresco, seat: int) -> float:
    """Bells that are not paid count against their owner (M8-SCORE-04); the deposit is as good as spent."""
    mine, kit = bells_of(g), kit_of(g.r)
    if mine.track:
        return 0.0
    total = 0.0
    for one in mine.down[seat]:
        total += BELL * kit.bells[one]
    for one, deposit in mine.open[seat]:
        left = kit.prices[one] - deposit
        total += max(BELL * kit.bells[one] - THALER * left, -BELL * kit.bells[one])
    return total


def tile(g: Fresco, seat: int) -> float:
    """The best certificate that can be paid at once (M8-AUD-03); one must be taken (M8-AUD-01)."""
    mine, kit = bells_of(g), kit_of(g.r)
    best = -2.0
    for one in mine.display:
        if kit.prices[one] <= g.s.thalers[seat]:
            best = max(best, kit.points[one] + BELL * kit.bells[one] - THALER * kit.prices[one])
    return best


def _certificate(g: Fresco, seat: int, action: Action) -> float:
    price, points, bells, _ = action.args
    if price <= g.s.thalers[seat]:
        return float(points) + BELL * bells - THALER * price
    return -0.1 * price


def _deposit(_g: Fresco, _seat: int, action: Action) -> float:
    """A point for every two (M8-AUD-04)."""
    return 0.5 * action.args[0]


def _pay_full(_g: Fresco, _seat: int, _action: Action) -> float:
    return 9.0


def _pay(_g: Fresco, _seat: int, action: Action) -> float:
    """Something only if it pays the certificate off."""
    price, _, bells, _, amount = action.args
    return 2 * BELL * bells - THALER * amount if amount == price else 0.1 * amount


WORTH: Final = Worth(
    holdings,
    tile,
    answers={
        "certificate": _certificate,
        "deposit": _deposit,
        "pay_full": _pay_full,
        "instalment": _pay,
        "pay_on": _pay,
    },
)
