"""The driver: runs programs until somebody is asked, checks answers, keeps the inputs. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from buonfresco.engine.action import Action, Decision
from buonfresco.engine.agenda import Agenda
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.codec import Codec
from buonfresco.engine.errors import BadAction, BadLog, BuonfrescoError, IllegalAction, Reason, Unforeseen, shown
from buonfresco.engine.events import Events, Raw
from buonfresco.engine.marks import MARK_EVERY, MARKS, Mark
from buonfresco.engine.refusing import refusal
from buonfresco.engine.ruleset import ALL, Kind, Ruleset, State

# Answers in a row that nobody is asked for; in play a few dozen. Nonsense on the table must not go on for ever.
MOST_UNASKED: Final = 10_000


class Driver(Agenda):
    """A position, its rules and its luck, and the way from one decision to the next."""

    __slots__ = (
        "_options",
        "_seat",
        "chance",
        "choice",
        "foreseeing",
        "inputs",
        "kept",
        "learned",
        "listening",
        "mark_due",
        "marks",
        "memory",
        "notes",
        "origin",
        "over",
        "passed",
        "past",
        "revealed",
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
        self.foreseeing = False  # this is a forecast: it ends where the turn passes on (forecast.py)
        self.choice = -1  # the last input that somebody chose; automatic answers and draws follow it
        # How many inputs there were when it last happened; what lies before cannot be taken back (see may_go_on).
        self.learned = 0  # luck came in, or somebody saw something of others
        self.revealed = 0  # who acted showed something of his own
        self.passed = 0  # the turn passed on
        self.origin: State | None = None  # where the log begins, if not at the beginning of a game
        self.listening = True  # events are made only then
        self.notes: list[Raw] = []  # events of the last input; rules append (kind, figure, values ...) while listening
        self.marks: tuple[Mark, ...] = ()  # the last places undo can start from, latest first
        self.mark_due = MARK_EVERY
        self.memory: Any = None  # what seats have been told, once somebody asks (memory.py)
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
        parts = [(seat, self.part_of(seat)) for seat in self.waiting]
        return tuple([Decision(seat, own.name, own.rules, seat) for seat, own in parts])

    def legal(self, seat: Any = None) -> tuple[Action, ...]:
        """Every legal answer of a seat (of the one asked first, if none is named). Empty only when it is not asked."""
        if seat is None:
            return self._options
        if not self.has_seat(seat):
            return ()
        if seat == self._seat:
            return self._options
        if not self.all_asked:
            return ()
        return self.part_of(seat).options(self, seat, self.state.stack[-1][3])

    def part_of(self, seat: int) -> Kind:
        """The kind of decision that is open, for a seat: the part it has come to, if there are several."""
        kind = self.ruleset.kinds[-1 - self.state.stack[-1][0]]
        return kind if kind.part is None else kind.part(self, seat)

    def has_seat(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self.ruleset.seats

    @property
    def asked_first(self) -> int:
        """The seat that is asked; the first of them if all are; ALL if none is."""
        return self._seat

    @property
    def all_asked(self) -> bool:
        """Is this a decision that all seats make at the same time?"""
        stack = self.state.stack
        return bool(stack) and stack[-1][0] < 0 and stack[-1][2] == ALL

    @property
    def waiting(self) -> list[int]:
        """The seats the game waits for."""
        if self.over:
            return []
        if not self.all_asked:
            return [self._seat]
        pending = self.ruleset.kinds[-1 - self.state.stack[-1][0]].pending
        return pending(self) if pending is not None else []

    def waits(self, seat: Any) -> bool:
        """The game waits for others, not for this seat, which may have decided already."""
        return seat not in self.waiting if self.all_asked else seat != self._seat

    def explain(self, action: Any, seat: Any = None) -> Reason | None:
        """Why an attempt is refused: the rule and a reason. None if it is legal."""
        try:
            return refusal(self, self._known(action), seat)
        except BuonfrescoError as error:
            return error.reason

    # ---- answering -------------------------------------------------------------------------------------------

    def apply(self, action: Any, seat: Any = None) -> Events:
        """Answer. An answer that is not legal raises IllegalAction with the rule, and nothing changes."""
        ruleset = self.ruleset
        if self.chance.guarded:
            return self._apply_guarded(action, seat)
        known: Action
        who: int
        if (seat is None or (type(seat) is int and seat == self._seat)) and action in self._options:
            known, who = action, self._seat
        else:
            known, who = self._resolve(action, seat)
        done = len(self.inputs)
        if done >= self.mark_due and self.listening:  # who plays without listening does not undo often
            self.mark()
        self.choice = done
        self.inputs.append(ruleset.codec.codes[known] << 3 | who)
        self.notes = []
        stack = self.state.stack
        program, _, actor, arg = stack[-1]
        kind = ruleset.kinds[~program]
        if actor != ALL:
            stack.pop()
        else:
            actor = who
            if kind.part is not None:
                kind = kind.part(self, who)
        kind.effects[known.kind](self, actor, arg, known)
        self.run(actor)
        return Events(self.notes, ruleset)

    def _apply_guarded(self, action: Any, seat: Any) -> Events:
        """Draws written in advance may turn out impossible: then nothing of the answer stays."""
        before, told = self.copy(), self.notes
        self.chance.guarded = False
        try:
            return self.apply(action, seat)
        except BadLog:
            self._restore(before, told)
            raise
        finally:
            self.chance.guarded = self.chance.told

    def apply_all(self, actions: Any, seat: Any = None) -> Events:
        """Several answers of one seat as one: all of them, or an error and none.

        What follows an answer must not be a look ahead: the batch ends where ``may_go_on`` says so.
        """
        if not isinstance(actions, Iterable):
            raise BadAction("error-action-foreign", text=shown(actions))
        before, told = self.copy(), self.notes
        notes: list[Raw] = []
        if seat is None and not self.over:
            seat = self._seat
        try:
            last = ""
            for action in actions:
                if last and not self.may_go_on(seat):
                    raise IllegalAction("refused-look-ahead", answer=last)
                self.apply(action, seat)
                notes += self.notes
                last = str(action)[:80]
        except BaseException:
            self._restore(before, told)
            raise
        return Events(notes, self.ruleset)

    def may_go_on(self, seat: Any) -> bool:
        """May the seat add to the answer it has just given, as if it had not seen what came of it?

        Not if it has learned something hidden: luck came in, something of others was shown, or the turn passed on,
        whoever is next and whether or not he had a choice. And not while the game waits for others.
        """
        return max(self.learned, self.passed) <= self.choice and not self.over and not self.waits(seat)

    def parse(self, text: Any) -> Action:
        """The action with this notation."""
        return self.ruleset.codec.parse(text)

    def _known(self, action: Any) -> Action:
        """What is attempted. A text may be well formed and still no action of this configuration: then never legal."""
        if isinstance(action, Action):
            self.ruleset.codec.encode(action)
            return action
        return self.ruleset.codec.attempt(action)

    def _resolve(self, action: Any, seat: Any) -> tuple[Action, int]:
        """The slow road of apply: text, another seat than the one asked first, and refusals."""
        known = self._known(action)
        reason = refusal(self, known, seat)
        if reason is not None:
            error = IllegalAction if known in self.ruleset.codec.codes else BadAction
            raise error(reason.key, reason.rule, **reason.args)
        return known, self._seat if seat is None else seat

    # ---- running ---------------------------------------------------------------------------------------------

    def run(self, turn: int = ALL) -> None:
        """Run programs until a decision waits. A decision with one option is answered here, and logged like any.

        ``turn`` is the figure that has just acted. The first step that is not its own says that the turn passed on.
        """
        stack = self.state.stack
        ruleset = self.ruleset
        programs = ruleset.programs
        seats = ruleset.seats
        unasked = 0
        while stack:
            program, pc, actor, arg = stack[-1]
            if program >= 0:
                if actor != turn:
                    turn = actor
                    self.passed = len(self.inputs)
                    if self.foreseeing:
                        raise Unforeseen
                steps = programs[program]
                if pc + 1 < len(steps):
                    stack[-1] = (program, pc + 1, actor, arg)
                else:
                    stack.pop()  # before the last step: what it pushes takes the program's place
                steps[pc](self, actor, arg)
                continue
            kind = ruleset.kinds[~program]
            if actor == ALL:
                pending = kind.pending(self)  # type: ignore[misc]  # such kinds have it
                if not pending:
                    stack.pop()
                    continue
                seat = actor = pending[0]
                if kind.part is not None:
                    kind = kind.part(self, seat)
            else:
                if actor != turn:
                    turn = actor
                    self.passed = len(self.inputs)
                    if self.foreseeing:
                        raise Unforeseen
                seat = actor if actor < seats else self.seat_of(actor)
            options = kind.options(self, actor, arg)
            if len(options) > 1 or pc:  # a position may want a question asked that has one answer only
                self._options = options
                self._seat = seat
                return
            if not options:
                raise AssertionError(f"{kind.name} is asked, and there is no answer: offer one that does nothing")
            unasked += 1
            if unasked > MOST_UNASKED:
                raise AssertionError(f"{kind.name} is answered again and again, and nobody is asked")
            action = options[0]
            self.inputs.append(ruleset.codec.codes[action] << 3 | seat)
            if stack[-1][2] != ALL:
                stack.pop()
            kind.effects[action.kind](self, actor, arg, action)
        self.over = True
        self._options = ()
        self._seat = ALL

    def draw(self, pool: str, bag: list[int], count: int = 1) -> list[int]:
        """Draw items out of a bag, under the name of a declared pool. What luck decided cannot be taken back."""
        drawn = self.chance.deal(pool, bag, count, self.inputs)
        self.learned = len(self.inputs)
        return drawn

    def draw_one(self, pool: str, bag: list[int]) -> int:
        """Draw a single item: what is done most often."""
        item = self.chance.one(pool, bag, self.inputs)
        self.learned = len(self.inputs)
        return item

    def roll(self, pool: str, sides: int, count: int) -> list[int]:
        """Independent throws that show 0 to ``sides - 1``. What luck decided cannot be taken back."""
        thrown = self.chance.roll(pool, sides, count, self.inputs)
        self.learned = len(self.inputs)
        return thrown

    def learn(self) -> None:
        """Who acts sees something of others, or the flow depends on what only others know: no undo, no batch beyond."""
        self.learned = len(self.inputs)
        if self.foreseeing:
            raise Unforeseen

    def reveal(self) -> None:
        """Who acts shows something of his own: the others have seen it, so no undo. He himself has learned nothing."""
        self.revealed = len(self.inputs)

    @property
    def events(self) -> Events:
        """What happened by the last input, or by the setup."""
        return Events(self.notes, self.ruleset)

    # ---- copies -----------------------------------------------------------------------------------------------

    def copy(self, seed: Any = None) -> Any:
        """An independent game. With a ``seed`` its luck is its own; without, it is the same luck as here."""
        chance = self.chance.copy() if seed is None else Chance(seed_word(seed))
        other = self.blank(self.state.copy(), chance)
        other.inputs = self.inputs[:]
        other.past = self.past
        other.kept = self.kept
        other.choice = self.choice
        other.learned = self.learned
        other.revealed = self.revealed
        other.passed = self.passed
        other.over = self.over
        other.origin = self.origin
        other.listening = self.listening
        other.marks = self.marks
        other.mark_due = self.mark_due
        other.memory = self.memory
        other._options = self._options
        other._seat = self._seat
        return other

    def mark(self) -> None:
        """Keep the position as a place that undo can start from."""
        here = Mark(len(self.inputs), self.state.copy(), self.choice, self.learned, self.revealed, self.passed)
        self.marks = (here, *self.marks[: MARKS - 1])
        self.mark_due = len(self.inputs) + MARK_EVERY

    def forget_marks(self) -> None:
        self.marks, self.mark_due = (), len(self.inputs) + MARK_EVERY

    def _restore(self, before: Driver, told: list[Raw]) -> None:
        self.adopt(before.state)
        self.chance = before.chance
        self.inputs, self.past, self.kept = before.inputs, before.past, before.kept
        self.choice, self.over = before.choice, before.over
        self.learned, self.revealed, self.passed = before.learned, before.revealed, before.passed
        self.notes = told
        self.marks, self.mark_due = before.marks, before.mark_due
        self._options, self._seat = before._options, before._seat
