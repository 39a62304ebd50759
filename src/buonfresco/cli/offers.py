"""What can be named on the command line, for the end of the help."""

from __future__ import annotations

from buonfresco.bots import offered
from buonfresco.cli.layout import entry
from buonfresco.text import Catalogue


def bots(cat: Catalogue, game: str) -> list[str]:
    """Those of a game, each with its character in a line."""
    lines = [
        entry(name, cat("usage-module", name=cat(f"bot-{name}"), about=cat(f"bot-{name}-about")))
        for name in offered(game)
    ]
    return [cat("usage-bot-list"), *lines]
