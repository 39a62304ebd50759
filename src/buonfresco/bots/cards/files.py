"""The weights of the value of the card game, with the command, the seed and the score beside them."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any


@functools.cache
def values() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(resources.files(__package__).joinpath("values.json").read_text("utf-8"))
    return found


@functools.cache
def weights() -> list[list[float]]:
    """By stage. Fitted with two players, and used with more as well."""
    found: list[list[float]] = values()["weights"]
    return found
