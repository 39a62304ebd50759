"""A position of the dice game. Lists by seat, by section or by portrait field."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import State

NOBODY: Final = -1
NONE: Final = -1  # no bishop field, no bet, no portrait tile

# points by source; they add up to the space on the VP track
SOURCES: Final = ("fresco", "bishop", "portraits", "bets", "jumps", "weddings")
FRESCO: Final = 0
BISHOP: Final = 1
PORTRAITS: Final = 2
BETS: Final = 3
JUMPS: Final = 4
WEDDINGS: Final = 5

# what came of a turn, which is also what the three bet tiles say (D-BET-03)
MARKED: Final = 0
OTHER: Final = 1
PORTRAIT: Final = 2
EVENTS: Final = ("marked", "other", "portrait")

SIDES: Final = 6  # of every die
END_REASONS: Final = ("sections", "portraits", "rounds")


class DiceState(State):
    __slots__ = (
        "adjust",
        "aside",
        "bets",
        "bishop",
        "colours",
        "columns",
        "end_reason",
        "facedown",
        "favour",
        "fields",
        "final",
        "gains",
        "pips",
        "points",
        "portraits",
        "result",
        "round",
        "start",
        "takers",
        "throws",
        "track",
        "turn",
        "unseen",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 1
        self.start: int = 0  # who has the palette
        self.turn: int = 0  # the active player
        self.final: bool = False
        self.end_reason: str = ""  # why this round is the last one; empty while it is not
        self.track: list[int] = []  # VP space; 0 is the staircase
        self.points: list[list[int]] = []  # by source
        self.takers: list[list[int]] = []  # by section: who took its tiles, from the top of the stack on
        self.portraits: list[list[int]] = []  # tiles on the painter boards, in the order they were taken
        self.fields: list[int] = []  # the open portrait tile of each field, or NONE
        self.facedown: list[int] = []  # how many lie below it
        self.unseen: list[int] = []  # the tiles that lie there; which lies where shows when it is turned over
        self.favour: int = NOBODY
        # the turn
        self.bishop: int = NONE  # section he marks
        self.throws: int = 0  # made so far
        self.pips: list[int] = []  # by pip die: what it shows; 0 if it is put aside or not thrown yet
        self.colours: list[int] = []  # what the free colour dice show, as pip dice
        self.aside: list[tuple[int, int, int]] = []  # pip die, its pips, colour dice that lie with it
        self.bets: list[int] = []  # face-down bet tile, or NONE
        self.columns: list[int] = []  # column it lies in, from 0
        self.adjust: int = 0  # what the favour tile adds
        self.result: int = NONE  # MARKED, OTHER or PORTRAIT once the dice have decided
        self.gains: list[int] = []  # by source: what the active player has still to move

    def copy(self) -> DiceState:
        other = DiceState.__new__(DiceState)
        other.stack = self.stack[:]
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.final = self.final
        other.end_reason = self.end_reason
        other.track = self.track[:]
        other.points = [row[:] for row in self.points]
        other.takers = [row[:] for row in self.takers]
        other.portraits = [row[:] for row in self.portraits]
        other.fields = self.fields[:]
        other.facedown = self.facedown[:]
        other.unseen = self.unseen[:]
        other.favour = self.favour
        other.bishop = self.bishop
        other.throws = self.throws
        other.pips = self.pips[:]
        other.colours = self.colours[:]
        other.aside = self.aside[:]
        other.bets = self.bets[:]
        other.columns = self.columns[:]
        other.adjust = self.adjust
        other.result = self.result
        other.gains = self.gains[:]
        return other
