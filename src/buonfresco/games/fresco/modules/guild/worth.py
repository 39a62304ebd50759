"""What an exchange at the guild is worth (M17): the paint one has least of for the one one has most of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.games.fresco.modules.guild.state import slice_of
from buonfresco.games.fresco.paints import BASIC
from buonfresco.games.fresco.worth import Worth, paint_worth

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

FURTHER: Final = 0.82  # what one more piece of the same paint is worth


def _guild(g: Fresco, seat: int, action: Action) -> float:
    """The answer names the paint that is given."""
    stock, given = g.s.paints[seat], action.args[0]
    taken = slice_of(g).paints[0 if given in BASIC else 1]
    worth = paint_worth(given)
    return worth * float(FURTHER ** stock[taken]) - worth * float(FURTHER ** (stock[given] - 1))


WORTH: Final = Worth(answers={"guild": _guild})
