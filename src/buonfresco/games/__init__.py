"""The games of the family. Each package here defines ``GAME``; whoever plays games finds them by name in the registry.

>>> game = registry()["fresco"].new_game(players=2, seed=1)
>>> game.over
False
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import Any, Final

from buonfresco.engine.errors import BadConfig, shown
from buonfresco.engine.gametype import GameType

DEFAULT: Final = "fresco"  # what is played if no game is named


@functools.cache
def registry() -> dict[str, GameType[Any, Any]]:
    """Every game that is there, by name; the one that is played by default comes first."""
    found: dict[str, GameType[Any, Any]] = {}
    for info in pkgutil.iter_modules(__path__):
        game = getattr(importlib.import_module(f"{__name__}.{info.name}"), "GAME", None)
        if game is not None:
            found[game.name] = game
    return dict(sorted(found.items(), key=lambda entry: (entry[0] != DEFAULT, entry[0])))


def get_game(name: str) -> GameType[Any, Any]:
    """The game of this name."""
    if not isinstance(name, str) or name not in registry():
        raise BadConfig("error-game-unknown", game=shown(name), known=", ".join(registry()))
    return registry()[name]
