"""The card game as an object: its rules and its state under the engine's contract."""

from __future__ import annotations

from typing import Any, ClassVar

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.fields import Fields
from buonfresco.engine.game import Game
from buonfresco.engine.outcome import Outcome, ranked
from buonfresco.engine.ruleset import State
from buonfresco.games.cards import checks, sampling, setup, turn, view
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.state import FIELDS, CardsState


class Cards(Game):
    """``r`` and ``s`` are ``ruleset`` and ``state`` under their own types; every rule of the game reads them."""

    __slots__ = ("r", "s")

    name: ClassVar[str] = "cards"
    version: ClassVar[int] = 2
    state_type: ClassVar[type[State]] = CardsState

    def __init__(self, rules: Rules, state: CardsState, chance: Chance) -> None:
        super().__init__(rules, state, chance)
        self.r = rules
        self.s = state

    def adopt(self, state: State) -> None:
        assert isinstance(state, CardsState)
        self.state = self.s = state

    def set_up(self) -> None:
        setup.set_up(self)

    def parts(self) -> list[tuple[str, Fields, Any]]:
        return [("", FIELDS, self.s)]

    def settle(self) -> None:
        """Without cards nobody would ever be asked anything."""
        wrong = [*checks.strange_cards(self), *checks.lost_cards(self), *checks.forgotten_cards(self)]
        if wrong:
            raise ValueError("; ".join(wrong))

    def seen_from(self, seat: int | None) -> view.View:
        return view.of_game(self, seat)

    def view(self, seat: Any = None, told: Any = False) -> view.View:
        found: view.View = super().view(seat, told)
        return found

    def sample(self, seat: Any, seed: Any, recall: Any = False) -> Cards:
        """With ``recall`` the seat remembers every discard, and what it was given to see of the others' hands."""
        return sampling.sample(self, self.viewer(seat), seed_word(seed), bool(recall))

    def check(self) -> list[str]:
        return checks.check(self)

    def scores(self) -> tuple[int, ...]:
        """As if the game ended now (C-SCORE-01)."""
        return tuple(sum(turn.points(self, seat)) for seat in range(self.r.seats))

    @property
    def outcome(self) -> Outcome | None:
        """In a tie there are several winners (C-SCORE-02)."""
        if not self.over:
            return None
        scores = self.scores()
        ranking, places = ranked(scores)
        return Outcome(
            ranking=ranking,
            places=places,
            scores=scores,
            points=tuple(
                {name: n for name, n in zip(turn.SOURCES, turn.points(self, seat), strict=True) if n}
                for seat in range(self.r.seats)
            ),
            reason=self.s.end_reason,
            rounds=self.s.round,
        )
