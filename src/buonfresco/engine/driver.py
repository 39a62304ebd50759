"""The driver: runs programs until somebody is asked, checks answers, keeps the inputs. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from buonfresco.engine.action import Action, Decision
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.codec import Codec
from buonfresco.engine.errors import BadLog, BuonfrescoError, IllegalAction, Reason
from buonfresco.engine.events import Events, Raw
from buonfresco.engine.ruleset import ALL, Frame, Kind, Ruleset, State


class Driver:
    """A position, its rules and its luck, and the way from one decision to the next."""

    __slots__ = (
        "_options",
        "_seat",
        "barrier",
        "chance",
        "inputs",
        "kept",
        "listening",
        "notes",
        "origin",
        "over",
        "past",
        "ruleset",
        "shown",
        "state",
    )

    name: ClassVar[str] = ""  # of the game, as saved games call it

    def __init__(self, ruleset: Ruleset, state: State, chance: Chance) -> None:
        self.ruleset = ruleset
        self.state = state
        self.chance = chance
        self.inputs: list[int] = []  # live log: `code << 3 | seat` for answers, `-1 - item` for draws
        self.past: list[int] = []  # full log up to the last undo
        self.kept = 0  # how many of `inputs` stand in `past` already
        self.over = False
        self.barrier = 0  # inputs before this one revealed something and cannot be taken back
        self.origin: State | None = None  # where the log begins, if not at the beginning of a game
        self.listening = True  # events are made only then
        self.notes: list[Raw] = []  # events of the last input; rules append (kind, figure, values ...) while listening
        self.shown = False  # something of others was shown by the last input
        self._options: tuple[Action, ...] = ()  # of the seat that is asked, or asked first
        self._seat = ALL

    # ---- what each game provides -----------------------------------------------------------------------------

    def seat_of(self, actor: int) -> int:
        """Who answers for a figure: its player, unless somebody guides it."""
        return actor

    def adopt(self, state: State) -> None:
        """Take over a state; subclasses refresh their typed alias."""
        self.state = state

    def blank(self, state: State, chance: Chance) -> Driver:
        """A bare game object of the same class and rules."""
        raise NotImplementedError

    # ---- asking ----------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<{self.name}, {self.ruleset.seats} seats, {'over' if self.over else self.decisions}>"

    @property
    def codec(self) -> Codec:
        return self.ruleset.codec

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; the first of them if several seats are asked at once; None when the game is over."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Everything that is open now. In a phase played at the same time: one for each seat not ready yet."""
        stack = self.state.stack
        if not stack:
            return ()
        frame = stack[-1]
        kind = self.ruleset.kinds[-1 - frame[0]]
        if kind.pending is None:
            return (Decision(self._seat, kind.name, kind.rules, frame[2]),)
        found = []
        for seat in kind.pending(self):
            own = kind if kind.part is None else kind.part(self, seat)
            found.append(Decision(seat, own.name, own.rules, seat))
        return tuple(found)

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """Every legal answer of a seat (of the one asked first, if none is named). Empty only when it is not asked."""
        if seat is None or seat == self._seat:
            return self._options
        stack = self.state.stack
        if not stack or stack[-1][2] != ALL or not self.has_seat(seat):
            return ()
        frame = stack[-1]
        return self._kind(frame, seat).options(self, seat, frame[3])

    def _kind(self, frame: Frame, seat: int) -> Kind:
        kind = self.ruleset.kinds[-1 - frame[0]]
        return kind if kind.part is None else kind.part(self, seat)

    def has_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and 0 <= seat < self.ruleset.seats

    def explain(self, action: Action | str, seat: int | None = None) -> Reason | None:
        """Why an attempt is refused: the rule and a reason. None if it is legal."""
        try:
            action = self._known(action)
        except BuonfrescoError as error:
            return error.reason
        if seat is not None and not self.has_seat(seat):
            return Reason("", "error-seat", {"seat": str(seat), "seats": self.ruleset.seats})
        stack = self.state.stack
        if not stack:
            return Reason("", "refused-over")
        if action in self.legal(seat):
            return None
        frame = stack[-1]
        kind = self._kind(frame, self._seat if seat is None else seat)
        actor = frame[2]
        if actor == ALL:
            actor = self._seat if seat is None else seat
        elif seat is not None and seat != self._seat:
            # which decision the other one is at may be his secret: no rule of that decision is named
            return Reason(self.ruleset.turn_rule, "refused-turn", {"seat": self._seat})
        reason = kind.explain(self, actor, frame[3], action) if kind.explain is not None else None
        return reason or Reason(kind.rules[0], "refused-not-now", {"action": action.text, "kind": kind.name})

    # ---- answering -------------------------------------------------------------------------------------------

    def apply(self, action: Action | str, seat: int | None = None) -> Events:
        """Answer. An answer that is not legal raises IllegalAction with the rule, and nothing changes."""
        ruleset = self.ruleset
        if self.chance.guarded:
            return self._apply_guarded(action, seat)
        if (seat is None or seat == self._seat) and action in self._options:
            seat = self._seat
        else:
            action, seat = self._resolve(action, seat)
        known: Action = action  # what is among the options is an Action
        self.inputs.append(ruleset.codec.codes[known] << 3 | seat)
        self.notes = []
        stack = self.state.stack
        program, _, actor, arg = stack[-1]
        kind = ruleset.kinds[-1 - program]
        if actor == ALL:
            actor = seat
            if kind.part is not None:
                kind = kind.part(self, seat)
        else:
            stack.pop()
        kind.effects[known.kind](self, actor, arg, known)
        self.run()
        return Events(self.notes, ruleset)

    def _apply_guarded(self, action: Action | str, seat: int | None) -> Events:
        """Draws written in advance may turn out impossible: then nothing of the answer stays."""
        before = self.copy()
        self.chance.guarded = False
        try:
            return self.apply(action, seat)
        except BadLog:
            self._restore(before)
            raise
        finally:
            self.chance.guarded = self.chance.told

    def apply_all(self, actions: Sequence[Action | str], seat: int | None = None) -> Events:
        """Several answers of one seat as one: all of them, or an error and none.

        An answer by which the seat learns something hidden can only be the last: luck came in, somebody else answered,
        or something was shown. If more could follow, a refusal would be a look ahead.
        """
        before = self.copy()
        notes: list[Raw] = []
        if seat is None and not self.over:
            seat = self._seat
        try:
            learned = ""
            for action in actions:
                if learned:
                    raise IllegalAction("refused-look-ahead", answer=learned)
                done, self.shown = len(self.inputs), False
                self.apply(action, seat)
                notes += self.notes
                if self.shown or any(entry < 0 or entry & 7 != seat for entry in self.inputs[done:]):
                    learned = str(action)[:80]
        except BaseException:
            self._restore(before)
            raise
        return Events(notes, self.ruleset)

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        return self.ruleset.codec.parse(text)

    def _known(self, action: Action | str) -> Action:
        if isinstance(action, str):
            return self.ruleset.codec.parse(action)
        self.ruleset.codec.encode(action)
        return action

    def _resolve(self, action: Action | str, seat: int | None) -> tuple[Action, int]:
        """The slow road of apply: text, another seat than the one asked first, and refusals."""
        action = self._known(action)
        refusal = self.explain(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal.key, refusal.rule, **refusal.args)
        return action, self._seat if seat is None else seat

    # ---- running ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run programs until a decision waits. A decision with one option is answered here, and logged like any."""
        stack = self.state.stack
        ruleset = self.ruleset
        programs = ruleset.programs
        seats = ruleset.seats
        while stack:
            program, pc, actor, arg = stack[-1]
            if program >= 0:
                steps = programs[program]
                if pc + 1 < len(steps):
                    stack[-1] = (program, pc + 1, actor, arg)
                else:
                    stack.pop()  # before the last step: what it pushes takes the program's place
                steps[pc](self, actor, arg)
                continue
            kind = ruleset.kinds[-1 - program]
            if actor == ALL:
                pending = kind.pending(self)  # type: ignore[misc]  # such kinds have it
                if not pending:
                    stack.pop()
                    continue
                seat = actor = pending[0]
                if kind.part is not None:
                    kind = kind.part(self, seat)
            else:
                seat = actor if actor < seats else self.seat_of(actor)
            options = kind.options(self, actor, arg)
            if len(options) > 1 or pc:  # a position may want a question asked that has one answer only
                self._options = options
                self._seat = seat
                return
            action = options[0]
            self.inputs.append(ruleset.codec.codes[action] << 3 | seat)
            if stack[-1][2] != ALL:
                stack.pop()
            kind.effects[action.kind](self, actor, arg, action)
        self.over = True
        self._options = ()
        self._seat = ALL

    def ask(self, kind: str, actor: int, arg: int = 0) -> None:
        """Put a decision on the agenda."""
        self.state.stack.append((-1 - self.ruleset.kind_ids[kind], 0, actor, arg))

    def begin(self, program: str, actor: int, arg: int = 0) -> None:
        """Put a program on the agenda."""
        self.state.stack.append((self.ruleset.program_ids[program], 0, actor, arg))

    def draw(self, pool: str, bag: list[int], count: int = 1) -> list[int]:
        """Draw items out of a bag, under the name of a declared pool. What luck decided cannot be taken back."""
        drawn = self.chance.deal(pool, bag, count, self.inputs)
        self.barrier = len(self.inputs)
        return drawn

    def draw_one(self, pool: str, bag: list[int]) -> int:
        """Draw a single item: what is done most often."""
        item = self.chance.one(pool, bag, self.inputs)
        self.barrier = len(self.inputs)
        return item

    def roll(self, pool: str, sides: int, count: int) -> list[int]:
        """Independent throws that show 0 to ``sides - 1``. What luck decided cannot be taken back."""
        thrown = self.chance.roll(pool, sides, count, self.inputs)
        self.barrier = len(self.inputs)
        return thrown

    def reveal(self) -> None:
        """Something hidden becomes known: no undo across this point."""
        self.barrier = len(self.inputs)

    def show(self) -> None:
        """Something of others becomes known to the one who acts."""
        self.shown = True
        self.reveal()

    def depends_on(self, seat: int) -> None:
        """What comes next depends on what only this seat knows: no undo for the others across this point."""
        if seat != self._seat:
            self.reveal()

    @property
    def events(self) -> Events:
        """What happened by the last input, or by the setup."""
        return Events(self.notes, self.ruleset)

    # ---- copies -----------------------------------------------------------------------------------------------

    def copy(self, seed: int | str | None = None) -> Any:
        """An independent game. With a ``seed`` its luck is its own; without, it is the same luck as here."""
        chance = self.chance.copy() if seed is None else Chance(seed_word(seed))
        other = self.blank(self.state.copy(), chance)
        other.inputs = self.inputs[:]
        other.past = self.past
        other.kept = self.kept
        other.barrier = self.barrier
        other.over = self.over
        other.origin = self.origin
        other.listening = self.listening
        other._options = self._options
        other._seat = self._seat
        return other

    def _restore(self, before: Driver) -> None:
        self.adopt(before.state)
        self.chance = before.chance
        self.inputs, self.past, self.kept = before.inputs, before.past, before.kept
        self.barrier, self.over = before.barrier, before.over
        self.notes = []
        self._options, self._seat = before._options, before._seat
