"""The dice game as an object: its rules and its state under the engine's contract."""

from __future__ import annotations

from typing import Any, ClassVar

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.fields import Fields
from buonfresco.engine.game import Game
from buonfresco.engine.outcome import Outcome, ranked
from buonfresco.engine.ruleset import State
from buonfresco.games.dice import checks, sampling, setup, view
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.state import FIELDS, SOURCES, DiceState


class Dice(Game):
    """``r`` and ``s`` are ``ruleset`` and ``state`` under their own types; every rule of the game reads them."""

    __slots__ = ("r", "s")

    name: ClassVar[str] = "dice"
    version: ClassVar[int] = 2
    state_type: ClassVar[type[State]] = DiceState

    def __init__(self, rules: Rules, state: DiceState, chance: Chance) -> None:
        super().__init__(rules, state, chance)
        self.r = rules
        self.s = state

    def adopt(self, state: State) -> None:
        assert isinstance(state, DiceState)
        self.state = self.s = state

    def set_up(self) -> None:
        setup.set_up(self)

    def parts(self) -> list[tuple[str, Fields, Any]]:
        return [("", FIELDS, self.s)]

    def settle(self) -> None:
        wrong = checks.unreadable(self)
        if wrong:
            raise ValueError("; ".join(wrong))

    def seen_from(self, seat: int | None) -> view.View:
        return view.of_game(self, seat)

    def view(self, seat: Any = None, told: Any = False) -> view.View:
        found: view.View = super().view(seat, told)
        return found

    def sample(self, seat: Any, seed: Any, recall: Any = False) -> Dice:
        """With ``recall`` the seat remembers whose portrait tiles are which: everybody saw them taken (D-INFO-01)."""
        return sampling.sample(self, self.viewer(seat), seed_word(seed), bool(recall))

    def check(self) -> list[str]:
        return checks.check(self)

    def scores(self) -> tuple[int, ...]:
        """The position on the score track is the score (D-TRACK-02)."""
        return tuple(self.s.track)

    @property
    def outcome(self) -> Outcome | None:
        """Ties are possible on the staircase only (D-SCORE-04)."""
        if not self.over:
            return None
        s = self.s
        ranking, places = ranked(s.track)
        return Outcome(
            ranking=ranking,
            places=places,
            scores=self.scores(),
            points=tuple({name: n for name, n in zip(SOURCES, row, strict=True) if n} for row in s.points),
            reason=s.end_reason,
            rounds=s.round,
        )
