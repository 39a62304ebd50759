"""The board game as an object: its rules and its state under the engine's contract."""

from __future__ import annotations

from typing import Any, ClassVar

from buonfresco.engine.chance import Chance
from buonfresco.engine.game import Game
from buonfresco.engine.ruleset import State
from buonfresco.games.fresco import checks, outcome, sampling, saving, setup, view
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FrescoState


class Fresco(Game):
    """``r`` and ``s`` are ``ruleset`` and ``state`` under their own types; every rule of the game reads them."""

    __slots__ = ("r", "s")

    name: ClassVar[str] = "fresco"
    version: ClassVar[int] = 1

    def __init__(self, rules: Rules, state: FrescoState, chance: Chance) -> None:
        super().__init__(rules, state, chance)
        self.r = rules
        self.s = state

    def seat_of(self, actor: int) -> int:
        return actor if actor < self.r.seats else self.s.guide  # L-GUIDE-01

    def adopt(self, state: State) -> None:
        assert isinstance(state, FrescoState)
        self.state = self.s = state

    def blank(self, state: State, chance: Chance) -> Fresco:
        assert isinstance(state, FrescoState)
        return Fresco(self.r, state, chance)

    def restart(self, chance: Chance) -> Fresco:
        if self.origin is None:
            return setup.start(Fresco(self.r, FrescoState(), chance))
        again = self.blank(self.origin.copy(), chance)
        again.origin = self.origin
        again.run()
        return again

    def begin_here(self) -> None:
        """The log begins with the position as it is now."""
        self.origin = self.state.copy()
        self.inputs, self.past, self.kept, self.barrier = [], [], 0, 0

    def config_data(self) -> dict[str, object]:
        return {**self.r.config.data(), "digest": self.r.digest}

    def state_data(self) -> dict[str, object]:
        return saving.state_data(self)

    def to_json(self) -> str:
        """The whole game: configuration, position, log, luck. For those who may see everything."""
        return saving.to_json(self)

    def __reduce__(self) -> Any:
        return saving.unpickle, (self.to_json(),)

    def hash(self) -> int:
        """64 bits of the position (not of the way there), the same in every process and Python version."""
        return saving.state_hash(self)

    def view(self, seat: int | None = None) -> view.View:
        """What a seat, or a spectator, sees: public things, own things, own options. Pure data."""
        return view.of_game(self, seat)

    def sample(self, seat: int | None, seed: int | str, recall: bool = False) -> Fresco:
        """A full game the seat cannot tell from this one, with luck of its own.

        Redrawn is what the seat's view does not show; what another seat is being asked just now stays. With ``recall``
        the seat has followed every gain and payment, which all happen in the open (B-INFO-04): then the others' stocks
        are known, and only plans and what was never shown are redrawn.
        """
        return sampling.sample(self, seat, seed, recall)

    def check(self) -> list[str]:
        """Every broken invariant, in words; an empty list if the position is sound."""
        return checks.check(self)

    def scores(self) -> tuple[int, ...]:
        """Points by seat. The position on the VP track is the score (B-TRACK-01)."""
        return tuple(max(0, space) for space in self.s.track[: self.r.seats])

    @property
    def outcome(self) -> outcome.Outcome | None:
        """Ranking, points by source and why it ended; None while the game goes on."""
        return outcome.of_game(self) if self.over else None
