"""A game's rules as the engine sees them: programs of steps, and kinds of decisions.

A *program* is an ordered list of steps, e.g. everything one visit to a place consists of. A running program and a
decision that waits for an answer are both *frames*: plain tuples on a stack in the state. The stack is the agenda of
the game, so a game can be copied, saved and searched in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from buonfresco.engine import frames
from buonfresco.engine.action import Action
from buonfresco.engine.codec import Codec
from buonfresco.engine.config import Config
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind, Reader
from buonfresco.engine.frames import ANYTHING, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.telling import Telling

# (program, or -1 - kind of decision; next step; acting figure; argument)
Frame = tuple[int, int, int, int]
Turn = Frame  # one that has not begun; rules hand it on and do not look into it
# The first argument of the callables below is the game. Each game has its own class, so the engine says Any.
Step = Callable[[Any, int, int], None]
Options = Callable[[Any, int, int], tuple[Action, ...]]
Effect = Callable[[Any, int, int, Action], None]
Explain = Callable[[Any, int, int, Action], "Reason | None"]

OVER: Final = "over"  # the phase of a game that has ended
ALL: Final = frames.ALL


def no_effect(_game: Any, _actor: int, _arg: int, _action: Action) -> None:
    """What an answer does that only declines."""


class Program:
    """Named steps, one after the other, and what a frame of the program may hold.

    A step without a function does nothing; it is a place to put others behind.
    """

    __slots__ = ("holds", "steps")

    def __init__(self, steps: Mapping[str, Step | None], holds: Holds = ANYTHING) -> None:
        self.steps = steps
        self.holds = holds


class Kind:
    """A kind of decision: the rules behind it, its options, what each kind of answer does, why others are refused."""

    __slots__ = (
        "about",
        "again",
        "back",
        "drafts",
        "effects",
        "explain",
        "holds",
        "name",
        "options",
        "part",
        "pending",
        "rules",
    )

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        options: Options,
        effects: dict[str, Effect],
        explain: Explain | None = None,
        pending: Callable[[Any], list[int]] | None = None,
        part: Callable[[Any, int], Kind] | None = None,
        about: Callable[[Any, int, int], dict[str, object]] | None = None,
        holds: Holds = ANYTHING,
        again: tuple[str, ...] = (),
        drafts: tuple[str, ...] = (),
        back: str = "",
    ) -> None:
        self.name = name
        self.rules = rules
        self.options = options
        self.effects = effects
        self.explain = explain
        self.pending = pending  # who still has to answer, for decisions made at the same time
        self.about = about  # (game, figure, argument): what the question is about, for who is asked
        self.holds = holds  # who may be asked, what the argument may be, on what it lies on the agenda
        self.part = part  # the part of it a seat has come to, if such a decision has several, one after the other
        self.again = again  # of a part: kinds of answers after which it is asked once more, while it leaves a choice
        self.drafts = drafts  # of a part: kinds of answers that nobody sees and that can be taken back at will
        self.back = back  # the kind of answer that takes them back


class Ruleset:
    """Everything fixed by a configuration. Built once, shared by all games that use it, never changed."""

    __slots__ = (
        "codec",
        "config",
        "digest",
        "events",
        "figures",
        "guided",
        "hash_prefix",
        "holds",
        "kind_ids",
        "kinds",
        "layout",
        "made",
        "option_views",
        "panels",
        "phases",
        "places",
        "pools",
        "program_ids",
        "program_names",
        "programs",
        "readers",
        "seats",
        "step_names",
        "telling",
        "turn_rule",
        "words",
    )

    def __init__(self, config: Config) -> None:
        self.config: Any = config  # each game has its own class of them
        self.seats: int = config.players
        self.figures: int = config.players  # more than seats where somebody guides one
        self.guided: tuple[str, ...] = ()  # figures nobody plays: the messages that name them
        self.programs: list[tuple[Step, ...]] = []
        self.program_names: list[str] = []
        self.step_names: list[tuple[str, ...]] = []  # by program
        self.program_ids: dict[str, int] = {}
        self.kinds: list[Kind] = []
        self.kind_ids: dict[str, int] = {}
        self.holds: dict[str, Holds] = {}  # by program or decision
        self.places: dict[str, frozenset[frames.Place] | None] = {}  # on what each may lie. Filled as met
        self.phases: dict[int, tuple[str, ...]] = {}  # by program of a round or turn: the phase each step belongs to
        self.pools: dict[str, Pool] = {}  # everything that luck draws, by name
        self.events: dict[str, EventKind] = {}
        self.readers: dict[str, Reader] = {}
        self.codec: Codec = Codec(())
        self.turn_rule: str = ""  # says that one acts after the other
        self.telling: Telling = Telling()
        self.panels: dict[str, Any] = {}  # by part of the view: who tells of it
        self.words: str = ""  # what messages of this game begin with, behind their family
        self.digest: str = ""  # of the components it is played with
        self.hash_prefix: bytes = b""  # positions of other rules are other positions
        self.option_views: dict[Action, Any] = {}  # options as views show them, made once
        self.layout: Any = None  # of observations (observing.py), made when somebody observes
        self.made: dict[Any, Any] = {}  # how declared fields are written and checked here, made when needed

    def add_program(self, name: str, program: Program) -> None:
        self._must_be_new(name)
        steps = {label: step for label, step in program.steps.items() if step is not None}
        self.program_ids[name] = len(self.programs)
        self.program_names.append(name)
        self.programs.append(tuple(steps.values()))
        self.step_names.append(tuple(steps))
        self.holds[name] = program.holds

    def add_phases(self, program: str, phases: Sequence[str]) -> None:
        """The phases of a program, one name for each of its steps. Views and positions go by these names."""
        index = self.program_ids[program]
        if len(phases) != len(self.programs[index]):
            raise AssertionError(f"{program} has {len(self.programs[index])} steps, not {len(phases)}")
        self.phases[index] = tuple(phases)

    def phase(self, stack: Sequence[Frame]) -> str:
        """What is going on: the phase that an agenda has come to, or OVER."""
        for program, step, _, _ in stack:
            if program in self.phases:
                return self.phases[program][step - 1 if step else 0]
        return OVER

    def phase_names(self) -> list[str]:
        """Every phase there is, in the order of play."""
        return [*dict.fromkeys(name for phases in self.phases.values() for name in phases), OVER]

    def add_kind(self, kind: Kind) -> None:
        self._must_be_new(kind.name)
        self.kind_ids[kind.name] = len(self.kinds)
        self.kinds.append(kind)
        self.holds[kind.name] = kind.holds

    def add_pool(self, pool: Pool) -> None:
        if pool.name in self.pools:
            raise AssertionError(f"{pool.name} is the name of another pool")
        self.pools[pool.name] = pool

    def _must_be_new(self, name: str) -> None:
        """Saved agendas go by names, those of programs and of decisions alike."""
        if name in self.program_ids or name in self.kind_ids:
            raise AssertionError(f"{name} is the name of another program or decision")

    def step_number(self, program: str, step: str) -> int:
        """The place of a step in its program, counted from 0."""
        return self.step_names[self.program_ids[program]].index(step)

    def decision_names(self) -> list[str]:
        """Every kind of decision a seat can be asked; parts of one that all make at the same time, too."""
        return list(self.kind_ids)

    def turn(self, program: str, figure: int, arg: int = 0) -> Turn:
        return self.program_ids[program], 0, figure, arg

    def question(self, kind: str, figure: int, arg: int = 0) -> Turn:
        return -1 - self.kind_ids[kind], 0, figure, arg

    def frame_name(self, frame: Frame) -> str:
        if frame[0] < 0:
            return self.kinds[-1 - frame[0]].name
        return self.program_names[frame[0]]


class State:
    """What a position is made of. Inert data: no callbacks, no luck, no references upward."""

    __slots__ = ("stack",)

    def __init__(self) -> None:
        self.stack: list[Frame] = []

    def copy(self) -> State:
        raise NotImplementedError
