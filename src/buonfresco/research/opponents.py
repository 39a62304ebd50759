"""Who sits in the other seats: bots by name, or a policy of one's own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from buonfresco.bots import get_bot, think
from buonfresco.bots import seated as place
from buonfresco.engine.errors import BadConfig, shown
from buonfresco.research.episode import Episode, Mask, Row

Opponent = str | Callable[[Row, Mask], Any]  # the row and the mask of its seat -> the code of its answer


def seated(game: str, opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """One for each of the other seats, in their order. A wrong name is an error before the first game."""
    if isinstance(opponents, str) or callable(opponents):
        found = [opponents] * others
    elif isinstance(opponents, Sequence):
        found = list(opponents)
    else:  # a set, for one, has no order
        raise BadConfig("error-opponents-form", found=shown(opponents))
    if len(found) != others:
        raise BadConfig("error-opponents", found=len(found), needed=others)
    for one in found:
        if not callable(one):
            get_bot(game, shown(one) if not isinstance(one, str) else one)
    return found


def ask(episode: Episode, seat: int, who: Opponent, luck: random.Random) -> Any:
    """Its answer, from what its seat sees and from nothing else."""
    if not isinstance(who, str):
        return who(episode.row(seat), episode.mask(seat, asked=True))
    return think(place(episode.game, seat, who, luck.getrandbits(60)))
