"""Marks: positions on the way, so that undo need not begin at the beginning."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import State

MARK_EVERY: Final = 48  # inputs; so undo replays a few of them at most, however long the game is
MARKS: Final = 2


class Mark:
    """A position kept as a place to start from, and what the driver knew there. Nobody changes it."""

    __slots__ = ("choice", "inputs", "learned", "passed", "revealed", "state")

    def __init__(self, inputs: int, state: State, choice: int, learned: int, revealed: int, passed: int) -> None:
        self.inputs = inputs
        self.state = state
        self.choice = choice
        self.learned = learned
        self.revealed = revealed
        self.passed = passed
