"""What was learned, as it lies in the package of a game: ``painter-N.json``, with the command that found it."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from buonfresco.bots.learned import Learned, unpacked


@functools.cache
def learned(game: str, players: int) -> Learned | None:
    """None: nobody has learned this game with so many."""
    file = resources.files(f"{__package__}.{game}").joinpath(f"painter-{players}.json")
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return Learned(found["pack"], {name: unpacked(one) for name, one in found["weights"].items()})
