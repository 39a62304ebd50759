"""The weights of the value of the dice game, with the command, the seed and the score beside them."""

from __future__ import annotations

import functools
import json
from importlib import resources
from pathlib import Path
from typing import Any

from buonfresco.bots.dice.network import Network


@functools.cache
def values() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(resources.files(__package__).joinpath("values.json").read_text("utf-8"))
    return found


def stored(path: Path) -> dict[str, Any]:
    """What such a file has, to be added to; nothing, if there is none."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {"found": {}, "weights": {}}
    return found


@functools.cache
def network(players: int) -> Network | None:
    """None: nobody has learned with so many."""
    found = values()["weights"].get(str(players))
    return None if found is None else Network(*found)
