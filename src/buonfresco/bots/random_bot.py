"""Any option is as good as another: the floor every other bot stands on."""

from __future__ import annotations

import random

from buonfresco.engine.view import View


def choose(view: View, rng: random.Random) -> int:
    if view.decision is None:
        raise ValueError("this seat is not asked")
    return rng.randrange(len(view.decision.options))
