"""Bots for the board game. In the base game the best are a painter who has learned it; with modules they search."""

from __future__ import annotations

from typing import Final

from buonfresco.bots import Budget, Level
from buonfresco.bots.fresco import apprentice, mind, painter, styles
from buonfresco.bots.fresco.frozen import apprentice as frozen
from buonfresco.bots.painting import best, painting
from buonfresco.bots.seat import Seat

# What keeps the journeyman as far from the master as from the apprentice (measured, docs/opponents.md): among two and
# three how evenly he draws among what the painter likes; among four he buys and restores as the apprentice does.
HEAT: Final = {2: 2.8, 3: 3.2}
BY_HAND: Final = ("market", "cathedral")
MANY: Final = 4


def _warmth(seat: Seat) -> float:
    return HEAT.get(seat.sample.ruleset.seats, best(seat))


def _by_hand(seat: Seat, heat: float) -> int | None:
    """As the apprentice, with his openings where something is drawn."""
    rules = seat.sample.ruleset
    if rules.seats != MANY or seat.decision.kind not in BY_HAND or painter.network_for(rules) is None:
        return None
    return apprentice.choose(seat) if heat else seat.pick(apprentice.scores(seat))


BOTS: Final = {
    "apprentice": Level(apprentice.choose),
    "apprentice-0": Level(frozen.choose),
    "journeyman": painting(painter.scores, _warmth, mind.journeyman, Budget(40, 0.045), _by_hand),
    "master": painting(painter.scores, best, mind.master, Budget(300, 0.9)),
    "early-riser": Level(styles.leaning(styles.early), style=True),
    "altar-painter": Level(styles.leaning(styles.pious), style=True),
    "miser": Level(styles.leaning(styles.mean), style=True),
}
