"""The agenda, as rules see it: what they put on it and what they ask of it.

Rules speak of names, figures and arguments. How a frame looks, and that the agenda is a stack, is the engine's alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from buonfresco.engine.ruleset import ALL, Ruleset, State, Turn

Entry = tuple[str, int, int]  # name of a program or a decision, acting figure, argument


class Agenda:
    """The part of a game that rules put work on. The driver does the work."""

    __slots__ = ("ruleset", "state")

    ruleset: Ruleset
    state: State

    # ---- put on it ---------------------------------------------------------------------------------------------

    def ask(self, kind: str, figure: int, arg: int = 0) -> None:
        """A decision, before everything that is on the agenda already."""
        self.state.stack.append((-1 - self.ruleset.kind_ids[kind], 0, figure, arg))

    def begin(self, program: str, figure: int = ALL, arg: int = 0) -> None:
        """A program, before everything that is on the agenda already: a figure's own, or one that is nobody's turn."""
        self.state.stack.append((self.ruleset.program_ids[program], 0, figure, arg))

    def ask_each(self, kind: str, figures: Sequence[int], args: Sequence[int] = ()) -> None:
        """The same decision for several figures, in this order. ``args``: the argument by figure."""
        stack, decision = self.state.stack, -1 - self.ruleset.kind_ids[kind]
        for figure in reversed(figures):
            stack.append((decision, 0, figure, args[figure] if args else 0))

    def begin_each(self, program: str, figures: Sequence[int], args: Sequence[int] = ()) -> None:
        """The same program for several figures, in this order. ``args``: the argument by figure."""
        stack, number = self.state.stack, self.ruleset.program_ids[program]
        for figure in reversed(figures):
            stack.append((number, 0, figure, args[figure] if args else 0))

    def take_turns(self, turns: list[Turn]) -> None:
        """What ``Ruleset.turn`` and ``Ruleset.question`` made, in this order. Quickest if made once."""
        turns.reverse()
        self.state.stack.extend(turns)

    # ---- ask of it ---------------------------------------------------------------------------------------------

    def agenda(self) -> list[Entry]:
        """All that is under way or to come, what comes first first."""
        name = self.ruleset.frame_name
        return [(name(frame), frame[2], frame[3]) for frame in reversed(self.state.stack)]

    def asked(self) -> Entry | None:
        """The decision that waits for an answer; None if none does."""
        stack = self.state.stack
        if not stack or stack[-1][0] >= 0:
            return None
        frame = stack[-1]
        return self.ruleset.frame_name(frame), frame[2], frame[3]

    def at_work(self, *names: str, figure: int | None = None) -> bool:
        """Is one of these programs or decisions on the agenda, for anybody or for this figure?"""
        return any(name in names and figure in (None, actor) for name, actor, _ in self.agenda())

    def step_of(self, program: str) -> int:
        """Which step of a program is being done, counted from 0; -1 if the program is not on the agenda."""
        number = self.ruleset.program_ids[program]
        for frame in self.state.stack:
            if frame[0] == number:
                return frame[1] - 1
        return -1
