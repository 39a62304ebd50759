"""A game in progress: what each game of the family provides, and what all of them get for it."""

from __future__ import annotations

from typing import Any, ClassVar

from buonfresco.engine import log as logs
from buonfresco.engine.action import Action
from buonfresco.engine.chance import Chance
from buonfresco.engine.driver import Driver
from buonfresco.engine.errors import BadConfig, IllegalAction, Reason, shown
from buonfresco.engine.events import Event
from buonfresco.engine.fields import Fields
from buonfresco.engine.memory import Known, Memory
from buonfresco.engine.remembering import decode, encode
from buonfresco.engine.ruleset import State


class Game(Driver):
    """Games of the family subclass it and keep typed aliases of ``ruleset`` and ``state``."""

    __slots__ = ()

    version: ClassVar[int] = 0  # of its rules and of how games are written; see from_json for games of another one
    state_type: ClassVar[type[State]] = State  # its own class of states

    # ---- what each game provides -----------------------------------------------------------------------------

    def parts(self) -> list[tuple[str, Fields, Any]]:
        """What the position is made of: the state itself with its declared fields, then further parts by name."""
        raise NotImplementedError

    def held(self) -> list[Any]:
        """The parts alone, in that order."""
        return [part for _, _, part in self.parts()]

    def new_parts(self) -> None:
        """Make the further parts, if there are any. Their fields are filled after that."""

    def settle(self) -> None:
        """After a position was read: what no single field can tell. ValueError, in words, if something is wrong."""

    def set_up(self) -> None:
        """Set the table and run to the first decision."""
        raise NotImplementedError

    def check(self) -> list[str]:
        """Every broken invariant, in words; an empty list if the position is sound."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        raise NotImplementedError

    def viewer(self, seat: Any) -> int | None:
        """A seat of the game, or nobody's; whatever a caller says instead is refused."""
        if seat is not None and not self.has_seat(seat):
            raise BadConfig("error-seat", seat=shown(seat), seats=self.ruleset.seats)
        known: int | None = seat
        return known

    def seen_from(self, seat: int | None) -> Any:
        """The view of a seat that exists, or of a spectator."""
        raise NotImplementedError

    def view(self, seat: Any = None, told: Any = False) -> Any:
        """What a seat, or a spectator, sees: public things, own things, own options. Pure data.

        With ``told`` it also has words: phrases for the question, for every option and what it gives, for the table.
        """
        view = self.seen_from(self.viewer(seat))
        if not told:
            return view
        from buonfresco.engine import telling  # which only people pay for

        return telling.tell(self, view)

    def observe(self, seat: Any = None) -> Any:
        """The view of a seat, or of a spectator, as a numpy array of fixed layout; ``layout`` says what is where."""
        viewer = self.viewer(seat)
        return (self.ruleset.layout or self.layout).observe(self, -1 if viewer is None else viewer)

    @property
    def layout(self) -> Any:
        """What the numbers of an observation are: ``names``, ``least``, ``most``, ``version``."""
        from buonfresco.engine import observing  # which needs numpy

        return observing.layout(self)

    def sample(self, seat: Any, seed: Any, recall: Any = False) -> Any:
        """A full game the seat cannot tell from this one, with luck of its own.

        Redrawn is what the seat's view does not show; what another seat is being asked just now stays. With ``recall``
        the seat remembers what it has seen in the course of the game.
        """
        raise NotImplementedError

    def imagine(self, seat: Any, seed: Any) -> Any:
        """A sample that also agrees with what the seat was told since the beginning, as far as it is followed."""
        return self.sample(seat, seed)

    def known_first(self) -> Known | None:
        """What every seat knows of the others in a new game; None if nothing is remembered in this one."""
        return None

    def follow(self, known: Known, seat: int, event: Event) -> None:
        """A seat is told something: what it knows changes."""

    @property
    def outcome(self) -> Any:
        """Ranking, points by source and why it ended; None while the game goes on."""
        raise NotImplementedError

    # ---- bare games ---------------------------------------------------------------------------------------------

    def blank(self, state: State, chance: Chance) -> Any:
        return type(self)(self.ruleset, state, chance)

    def fresh(self, chance: Chance) -> Any:
        """A bare game object of the same class and rules, with an empty state."""
        return self.blank(self.state_type(), chance)

    def clear(self) -> None:
        """Every field as at the beginning."""
        self.new_parts()
        for _, fields, part in self.parts():
            fields.begin(part, self.ruleset)

    # ---- saving ------------------------------------------------------------------------------------------------

    def config_data(self) -> dict[str, Any]:
        r = self.ruleset
        known = r.made.get("config")
        if known is None:
            known = r.made["config"] = encode({**r.config.data(), "digest": r.digest})
        data: dict[str, Any] = decode(known)
        return data

    def state_data(self) -> dict[str, Any]:
        from buonfresco.engine import saving

        return saving.position_data(self)

    def to_json(self) -> str:
        """The whole game: configuration, position, log, luck. For those who may see everything."""
        from buonfresco.engine import saving  # which knows games

        return saving.to_json(self)

    def hash(self) -> int:
        """64 bits of the position (not of the way there), the same in every process and Python version.

        Over everything, hidden things too: whoever may guess them could check a guess by it. Publish a view's hash.
        """
        from buonfresco.engine import saving

        return saving.state_hash(self)

    def __reduce__(self) -> Any:
        from buonfresco.engine.gametype import unpickle

        return unpickle, (type(self), self.to_json())

    def restart(self, chance: Chance) -> Game:
        """A new game of the same configuration, from ``origin`` if there is one."""
        again: Game
        if self.origin is None:
            again = self.fresh(chance)
            again.set_up()
            return again
        again = self.blank(self.origin.copy(), chance)
        again.origin = self.origin
        again.run()
        return again

    def outgrown(self) -> list[str]:
        """Every field that is outside of its declaration."""
        return [problem for _, fields, part in self.parts() for problem in fields.problems(part, self.ruleset)]

    def begin_here(self) -> None:
        """The log begins with the position as it is now. What seats remember, they go on remembering."""
        if self.memory is not None:
            self.memory = Memory(dict(self.memory.of(self)))
        self.origin = self.state.copy()
        self.inputs, self.past, self.kept = [], [], 0
        self.choice, self.learned, self.revealed, self.passed = -1, 0, 0, 0
        self.forget_marks()

    def trial(self, chance: Chance) -> Any:
        """The position without its past, to find out what an answer would bring."""
        other = self.blank(self.state.copy(), chance)
        other.foreseeing = True
        other._options = self._options
        other._seat = self._seat
        return other

    # ---- log and undo ------------------------------------------------------------------------------------------

    @property
    def log(self) -> logs.Log:
        """Configuration and every input so far, chance outcomes and undo marks included. Enough to replay."""
        return logs.of_game(self)

    def can_undo(self, seat: Any) -> bool:
        """May the seat take its last answer back freely? ``explain_undo`` says why not."""
        return self.explain_undo(seat) is None

    def explain_undo(self, seat: Any) -> Reason | None:
        """Undo is free within one's own turn, while luck decided nothing and nobody saw anything new.

        The turn has passed on as soon as anything happens that is not of the figure that acted, whoever is next and
        whether or not he has a choice: so whether undo is free tells nothing about others.
        """
        if not self.has_seat(seat):
            return Reason("", "error-seat", {"seat": shown(seat), "seats": self.ruleset.seats})
        if self.all_asked:  # what is decided at the same time is taken back by an answer of its own
            return Reason("", "undo-together")
        if self.choice < 0:
            return Reason("", "undo-nothing")
        if self.inputs[self.choice] & 7 != seat or self.passed > self.choice:
            return Reason("", "undo-passed")
        if max(self.learned, self.revealed) > self.choice:
            return Reason("", "undo-revealed")
        return None

    def undo(self, seat: Any) -> Action:
        """Take the seat's last answer back, if ``can_undo``. The log keeps the answer and that it was taken back."""
        refusal = self.explain_undo(seat)
        if refusal is not None:
            raise IllegalAction(refusal.key, refusal.rule, **refusal.args)
        action = self.ruleset.codec.actions[self.inputs[self.choice] >> 3]
        self.rewind(self.choice)
        return action

    def rewind(self, index: int) -> None:
        """Back to where the answer ``inputs[index]`` was asked for, whoever has learned what since. Luck goes on.

        Fair is only :meth:`undo`; this is for those who play against nobody.
        """
        full = self.past + self.inputs[self.kept :] + [logs.undo_mark(index)]
        chance = self.chance
        self._restore(logs.back_to(self, index), [])
        self.chance = chance
        self.past, self.kept = full, index
