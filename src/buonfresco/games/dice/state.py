"""A position of the dice game. Lists by seat, by section or by portrait space."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.fields import OWN, ROUND, UNSEEN, Field, Fields, Sight
from buonfresco.engine.forms import MOST, SEAT, By, Heap, Items, Name, Number, Record, Row
from buonfresco.engine.rounds import turns
from buonfresco.engine.ruleset import State

NOBODY: Final = -1
NONE: Final = -1  # no bishop space, no bet, no portrait tile

# points by source; they add up to the space on the score track
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


AT_THE_END: Final = Sight("its seat, and everybody at the end (D-INFO-01)", lifted=lambda g: g.over)
THROWS: Final = 3

SOURCE: Final = Items("source of points", SOURCES)
SECTION: Final = Items("section", lambda r: r.sums)
FIELD: Final = Items("portrait field", lambda r: r.field_names)
TILE: Final = Items("portrait tile", lambda r: r.portrait_ids)
DIE: Final = Items("pip die", lambda r: r.colours)
RESULT: Final = Items("result", EVENTS)

POINTS: Final = By(SOURCE, Number(0, MOST), named=True)
_COLUMN: Final = Name(Items("column", range(1, THROWS + 1)), NONE)

FIELDS: Final = Fields(
    "the table",
    *turns("somebody owns enough: this round is the last one (D-END-01)", END_REASONS),
    Field("track", By(SEAT, Number(0, MOST)), "VP space; 0 is the staircase", key="space", group="painters"),
    Field("points", By(SEAT, POINTS), "by source; adds up to the VP space", group="painters"),
    Field(
        "takers",
        By(SECTION, Row(Name(SEAT), lambda r: r.seats), every=True),
        "by sum of the section: who took its tiles, from the top of the stack on",
        key="sections",
    ),
    Field(
        "portraits",
        By(SEAT, Row(Name(TILE), lambda r: len(r.portrait_ids))),
        "tiles on the painter boards, in the order they were taken",
        group="painters",
        seen=AT_THE_END,
        sized=True,
    ),
    Field("fields", By(FIELD, Name(TILE, NONE), every=True), "the open portrait tile"),
    Field("facedown", By(FIELD, Number(0, 4), every=True), "how many lie below it"),
    Field(
        "unseen",
        Heap(TILE, lambda r: len(r.portrait_ids), kept_order=True),
        "the tiles that lie there; which lies where shows when it is turned over",
        seen=UNSEEN,
    ),
    Field("favour", Name(SEAT, NOBODY), "who has the favor tile", omit=True),
    Field("bishop", Name(SECTION, NONE), "section he marks", lives=ROUND, omit=True),
    Field("throws", Number(0, THROWS), "made so far", lives=ROUND, omit=True),
    Field(
        "pips",
        By(DIE, Number(0, 6), named=True),
        "what each pip die shows; 0 if it is set aside or not thrown yet",
        lives=ROUND,
        omit=True,
    ),
    Field("colours", Row(Name(DIE), 6), "what the free color dice show, as pip dice", lives=ROUND, omit=True),
    Field(
        "aside",
        Row(Record(die=Name(DIE), pips=Number(1, 6), colour_dice=Number(0, 2)), 6),
        "pip dice set aside: the die, its pips, color dice that lie with it",
        lives=ROUND,
        omit=True,
    ),
    Field(
        "bets", By(SEAT, Name(RESULT, NONE)), "face-down bet tile", key="bet", group="painters", seen=OWN, lives=ROUND
    ),
    Field("columns", By(SEAT, _COLUMN), "column it lies in", key="column", group="painters", lives=ROUND),
    Field("adjust", Number(-1, 1), "what the favor tile adds", lives=ROUND, omit=True),
    Field("result", Name(RESULT, NONE), "what came of the turn, once the dice have decided", lives=ROUND, omit=True),
    Field("gains", POINTS, "what the active player has still to move", lives=ROUND, omit=True),
    groups={"painters": SEAT},
)


class DiceState(State):
    __slots__ = FIELDS.names

    round: int
    start: int
    turn: int
    final: bool
    end_reason: str
    track: list[int]
    points: list[list[int]]
    takers: list[list[int]]
    portraits: list[list[int]]
    fields: list[int]
    facedown: list[int]
    unseen: list[int]
    favour: int
    bishop: int
    throws: int
    pips: list[int]
    colours: list[int]
    aside: list[tuple[int, int, int]]
    bets: list[int]
    columns: list[int]  # from 0
    adjust: int
    result: int  # MARKED, OTHER or PORTRAIT
    gains: list[int]

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
