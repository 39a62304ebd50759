"""How answers are read, and why they are refused where something else is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.games.dice import rolling
from buonfresco.games.dice.actions import FAVOUR

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


def _own_turn(g: Dice, actor: int, _attempt: Action) -> Reason | None:
    return Reason("D-BET-01", "refused-dice-bet-own") if actor == g.s.turn else None


def _favor(_r: object, text: str) -> Action | None:
    """The other spelling: ``favor +1`` is ``favour +1``."""
    return next((act for act in FAVOUR if act.text == f"favour {text}"), None)


VERBS: Final = {
    "bishop": Verb("D-BISH-01", "refused-dice-bishop-form"),
    "bet": Verb("D-BET-01", "refused-dice-bet-form", elsewhere=_own_turn, shape="D-BET-03"),
    "keep": Verb("D-ROLL-03", "refused-dice-keep-form"),
    "favour": Verb("D-ROLL-08", "refused-dice-favour-form", elsewhere=rolling.no_favour),
    "favor": Verb("D-ROLL-08", "refused-dice-favour-form", _favor, elsewhere=rolling.no_favour),
    "take": Verb("D-END-02", "refused-dice-take-form"),
}
