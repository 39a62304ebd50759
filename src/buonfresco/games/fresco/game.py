"""The board game as an object: its rules and its state under the engine's contract."""

from __future__ import annotations

from typing import Any, ClassVar

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.events import Event
from buonfresco.engine.fields import Fields
from buonfresco.engine.game import Game
from buonfresco.engine.memory import Known, remembered
from buonfresco.engine.ruleset import State
from buonfresco.games.fresco import checks, memory, outcome, sampling, seeing, setup, view
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FIELDS, NOBODY, FrescoState


class Fresco(Game):
    """``r`` and ``s`` are ``ruleset`` and ``state`` under their own types; every rule of the game reads them."""

    __slots__ = ("r", "s")

    name: ClassVar[str] = "fresco"
    version: ClassVar[int] = 3
    state_type: ClassVar[type[State]] = FrescoState

    def __init__(self, rules: Rules, state: FrescoState, chance: Chance) -> None:
        super().__init__(rules, state, chance)
        self.r = rules
        self.s = state

    def seat_of(self, actor: int) -> int:
        return actor if actor < self.r.seats else self.s.guide  # L-GUIDE-01

    def adopt(self, state: State) -> None:
        assert isinstance(state, FrescoState)
        self.state = self.s = state

    def set_up(self) -> None:
        setup.set_up(self)

    def parts(self) -> list[tuple[str, Fields, Any]]:
        own = zip(self.r.modules, self.s.slices, strict=True)
        return [("", FIELDS, self.s), *((module.key, module.fields, part) for module, part in own)]

    def held(self) -> list[Any]:
        return [self.s, *self.s.slices]

    def new_parts(self) -> None:
        self.s.slices = [module.slice_type() for module in self.r.modules]

    def settle(self) -> None:
        two = self.r.painters > self.r.seats
        if (self.s.leonardo != NOBODY) != two or (self.s.guide != NOBODY) != two:
            raise ValueError("Leonardo and his guide belong to two players, and to two players only")

    def seen_from(self, seat: int | None) -> view.View:
        return seeing.of_game(self, seat)

    def view(self, seat: Any = None, told: Any = False) -> view.View:
        found: view.View = super().view(seat, told)
        return found

    def sample(self, seat: Any, seed: Any, recall: Any = False) -> Fresco:
        """With ``recall`` the seat has followed every gain and payment, which all happen in the open (B-INFO-04):

        then the others' stocks are known, and only plans and what was never shown are redrawn.
        """
        return sampling.sample(self, self.viewer(seat), seed_word(seed), bool(recall))

    def imagine(self, seat: Any, seed: Any) -> Fresco:
        """The others' stocks as the seat has followed them."""
        viewer = self.viewer(seat)
        return sampling.sample(self, viewer, seed_word(seed), False, remembered(self, viewer))

    def known_first(self) -> Known:
        return memory.known_first(self.r)

    def follow(self, known: Known, seat: int, event: Event) -> None:
        memory.follow(known, event)

    def check(self) -> list[str]:
        return checks.check(self)

    def scores(self) -> tuple[int, ...]:
        """The position on the score track is the score (B-TRACK-01)."""
        return tuple(max(0, space) for space in self.s.track[: self.r.seats])

    @property
    def outcome(self) -> outcome.Outcome | None:
        return outcome.of_game(self) if self.over else None
