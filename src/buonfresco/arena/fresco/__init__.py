"""What the arena follows in the board game: when painters get up, and how many apprentices they send where."""

from __future__ import annotations

from buonfresco.engine.action import Action
from buonfresco.games.fresco.constants import COLUMNS, FIFTH
from buonfresco.games.fresco.game import Fresco

FOLLOWED = ("wake_time", "plan")


def parts(game: Fresco, action: Action) -> list[tuple[str, str]]:
    """A plan place by place. The fifth column is another one in the final round."""
    if action.kind != "plan":
        return []
    places = [f"{name}-final" if column == FIFTH and game.s.final else name for column, name in enumerate(COLUMNS)]
    return [(place, str(count)) for place, count in zip(places, action.args, strict=True)]
