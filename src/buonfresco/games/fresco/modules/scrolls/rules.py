"""Module 7, Scrolls: a secret row and column of the fresco, played for points with a restoration in them (M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.fields import VISIT, Field, Fields
from buonfresco.engine.forms import By, Flag, Items, Name, Row, Written
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.board import EMPTY, SEGMENTS, SIDE
from buonfresco.games.fresco.constants import restoring
from buonfresco.games.fresco.hooks import VIEWER, Insert, Module, Switch
from buonfresco.games.fresco.state import NOBODY, SCREEN, SEGMENT, by_seat

if TYPE_CHECKING:
    from random import Random

    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "scrolls"
NONE: Final = -1  # a scroll that a seat does not have, or not any more
SINGLE_POINTS: Final = 2  # for each restored segment (M7-CATH-02)
DOUBLE_POINTS: Final = 3  # for each of both lines (M7-CATH-03)

# Lines of the fresco: the rows 1 to 5, then the columns A to E (M7-SETUP-05). A segment is row * SIDE + column.
ROWS: Final = range(SIDE)
COLUMNS: Final = range(SIDE, 2 * SIDE)
LINES: Final = ("1", "2", "3", "4", "5", "A", "B", "C", "D", "E")
ON_LINE: Final = (
    *(tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE)),
    *(tuple(range(column, SIDE * SIDE, SIDE)) for column in range(SIDE)),
)
ROW: Final[Action] = action("scroll", (0,), "scroll row")
COLUMN: Final[Action] = action("scroll", (1,), "scroll column")
BOTH: Final[Action] = action("scroll", (2,), "scroll both")


LINE: Final = Items("scroll", LINES)


def _of_sort(lines: range) -> By:
    """A scroll of one of the two sorts, or none."""

    def read(r: Any, given: Any, what: str) -> int:
        line: int = Name(LINE, NONE).read(r, given, what)
        if line != NONE and line not in lines:
            raise ValueError(f"the scroll {given} is of the other sort")
        return line

    return by_seat(Written(Name(LINE, NONE), lambda _r, line: None if line == NONE else LINES[line], read))


def _there(lines: list[int]) -> list[bool]:
    return [line != NONE for line in lines]


FIELDS: Final = Fields(
    "the scrolls",
    Field("rows", _of_sort(ROWS), 'in the hand, "1" to "5"; what nobody has or had was not dealt', seen=SCREEN),
    Field("columns", _of_sort(COLUMNS), 'in the hand, "A" to "E"', seen=SCREEN),
    Field("played", by_seat(Row(Name(LINE), 2)), "lines played"),
    Field("bishop", Name(SEGMENT, NOBODY), "where he stood before the restoration at work (M7-CATH-15)", lives=VISIT),
    signs=(
        Field(
            "has_row", by_seat(Flag()), "there is one of a row in the hand", derived=lambda _g, part: _there(part.rows)
        ),
        Field(
            "has_column",
            by_seat(Flag()),
            "there is one of a column in the hand",
            derived=lambda _g, part: _there(part.columns),
        ),
    ),
)


class Scrolls:
    __slots__ = FIELDS.names

    rows: list[int]  # line in the hand, or NONE
    columns: list[int]
    played: list[list[int]]
    bishop: int

    def copy(self) -> Scrolls:
        other = Scrolls.__new__(Scrolls)
        other.rows = self.rows[:]
        other.columns = self.columns[:]
        other.played = [lines[:] for lines in self.played]
        other.bishop = self.bishop
        return other


def slice_of(g: Fresco) -> Scrolls:
    part = g.s.slices[g.r.slot[KEY]]
    assert isinstance(part, Scrolls)
    return part


def deal(g: Fresco) -> None:
    """One of each pile for every player, none for Leonardo; the others leave the game unseen (M7-SETUP-02, -03)."""
    part, seats = slice_of(g), g.r.seats
    part.rows = g.draw("scroll", list(ROWS), seats)
    part.columns = g.draw("scroll", list(COLUMNS), seats)
    if g.listening:
        for seat in range(seats):
            g.notes.append(("scrolls_dealt", seat, (part.rows[seat], part.columns[seat])))


# ---- playing ------------------------------------------------------------------------------------------------------


def remember(g: Fresco, _painter: int, _segment: int) -> None:
    slice_of(g).bishop = g.s.bishop


def ask(g: Fresco, painter: int, segment: int) -> None:
    """When the bishop stands on the restored segment (M7-CATH-01, -15)."""
    if len(options(g, painter, segment)) > 1:
        g.ask("scroll", painter, segment)
    else:
        slice_of(g).bishop = NOBODY


def about(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


def options(g: Fresco, painter: int, segment: int) -> tuple[Action, ...]:
    part = slice_of(g)
    return (*playable(g, part.rows[painter], part.columns[painter], segment), PASS)  # M7-CATH-05


def playable(g: Fresco, row: int, column: int, segment: int) -> list[Action]:
    """What can be played of these two scrolls after the restoration of a segment (M7-CATH-06, -07, -09, -10)."""
    bishop, switches = slice_of(g).bishop, g.r.switches
    anywhere = switches["scrolls.single_condition"] == "none"
    in_row = row != NONE and segment in ON_LINE[row]
    in_column = column != NONE and segment in ON_LINE[column]
    found: list[Action] = []
    if in_row and (anywhere or bishop in ON_LINE[row]):
        found.append(ROW)
    if in_column and (anywhere or bishop in ON_LINE[column]):
        found.append(COLUMN)
    if in_row and in_column and (switches["scrolls.double_condition"] == "none" or bishop == segment):
        found.append(BOTH)
    return found


def play(g: Fresco, painter: int, _segment: int, action: Action) -> None:
    """The scrolls leave the game; their points are one movement of their own (M7-CATH-04, M7-TRACK-02, -03)."""
    part = slice_of(g)
    lines: list[int] = []
    if action is not COLUMN:
        lines.append(part.rows[painter])
        part.rows[painter] = NONE
    if action is not ROW:
        lines.append(part.columns[painter])
        part.columns[painter] = NONE
    part.played[painter] += lines
    g.reveal()
    part.bishop = NOBODY
    segments = sum([restored(g, line) for line in lines])
    if g.listening:
        g.notes.append(("scrolls_played", painter, tuple(lines), segments))
    each = DOUBLE_POINTS if action is BOTH else SINGLE_POINTS
    deeds.score(g, painter, each * segments, KEY)


def restored(g: Fresco, line: int) -> int:
    """Segments of a line without a fresco tile, whoever took it (M7-CATH-02, -13)."""
    fresco = g.s.fresco
    return sum([fresco[segment] == EMPTY for segment in ON_LINE[line]])


def decline(g: Fresco, _painter: int, _segment: int, _action: Action) -> None:
    slice_of(g).bishop = NOBODY  # and nothing is told: that he could have played one is his secret


def called(g: Fresco, painter: int, action: Action) -> list[int]:
    """The lines of the scrolls an action means."""
    part = slice_of(g)
    lines = [part.rows[painter], part.columns[painter]]
    return lines if action is BOTH else [lines[action.args[0]]]


def all_played(g: Fresco, painter: int, action: Action) -> Reason | None:
    if painter < g.r.seats and NONE in called(g, painter, action):
        return Reason("M7-CATH-04", "refused-scroll-gone")
    return None


def explain(g: Fresco, painter: int, segment: int, action: Action) -> Reason | None:
    if action.kind != "scroll":
        return None
    part = slice_of(g)
    lines = called(g, painter, action)
    if NONE in lines:
        return Reason("M7-CATH-04", "refused-scroll-gone")
    for line in lines:
        if segment not in ON_LINE[line]:
            rule = "M7-CATH-03" if action is BOTH else "M7-CATH-01"
            return Reason(rule, "refused-scroll-line", {"segment": SEGMENTS[segment], "line": LINES[line]})
    here = SEGMENTS[part.bishop]
    if action is BOTH:
        return Reason("M7-CATH-07", "refused-scroll-bishop-segment", {"segment": SEGMENTS[segment], "here": here})
    return Reason("M7-CATH-06", "refused-scroll-bishop-line", {"line": LINES[lines[0]], "here": here})


# ---- faces --------------------------------------------------------------------------------------------------------


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """By player: ``row`` and ``column`` in the hand (None: hidden; "": none left), and the lines ``played``."""
    part = slice_of(g)
    return {
        "players": [
            {
                "row": _shown(g, part.rows[seat], seat == viewer),
                "column": _shown(g, part.columns[seat], seat == viewer),
                "played": [LINES[line] for line in part.played[seat]],
            }
            for seat in range(g.r.seats)
        ]
    }


def _shown(g: Fresco, line: int, own: bool) -> str | None:
    if line == NONE:
        return ""
    return LINES[line] if own or g.s.open else None  # M7-INFO-01


def resample(g: Fresco, seat: int, rng: Random, _recall: bool) -> None:
    """Deal the lines anew that the seat has not seen. Nothing public ever told them, so recall is no help."""
    if g.s.open:
        return
    part = slice_of(g)
    hidden = [other for other in range(g.r.seats) if other != seat]
    rows = _unseen(part, part.rows, hidden, ROWS)
    columns = _unseen(part, part.columns, hidden, COLUMNS)
    rng.shuffle(rows)
    rng.shuffle(columns)
    asked = g.asked()
    if asked is not None and asked[0] == "scroll" and asked[1] in hidden:
        _deal_playable(g, asked[1], asked[2], rows, columns, rng)
        hidden.remove(asked[1])
    for other in hidden:
        if part.rows[other] != NONE:
            part.rows[other] = rows.pop()
        if part.columns[other] != NONE:
            part.columns[other] = columns.pop()


def _unseen(part: Scrolls, hands: list[int], hidden: list[int], lines: range) -> list[int]:
    known = [line for seat, line in enumerate(hands) if seat not in hidden]
    known += [line for played in part.played for line in played]
    return [line for line in lines if line not in known]


def _deal_playable(g: Fresco, asked: int, segment: int, rows: list[int], columns: list[int], rng: Random) -> None:
    """Who is asked has something to play; what he has besides is as open as ever."""
    part = slice_of(g)
    pairs = [
        (row, column)
        for row in sorted(rows if part.rows[asked] != NONE else [NONE])
        for column in sorted(columns if part.columns[asked] != NONE else [NONE])
        if playable(g, row, column, segment)
    ]
    row, column = pairs[rng.randrange(len(pairs))]
    part.rows[asked], part.columns[asked] = row, column
    if row != NONE:
        rows.remove(row)
    if column != NONE:
        columns.remove(column)


def check(g: Fresco) -> list[str]:
    part = slice_of(g)
    problems: list[str] = []
    every: list[int] = []
    for seat in range(g.r.seats):
        own = [line for line in (part.rows[seat], part.columns[seat], *part.played[seat]) if line != NONE]
        rows = len([line for line in own if line in ROWS])
        if rows > 1 or len(own) - rows > 1:
            problems.append(f"seat {seat} has more than a row and a column (M7-SETUP-02)")
        every += own
    if len(every) != len(set(every)):
        problems.append("two scrolls mark the same line (M7-SETUP-05)")
    if part.bishop != NOBODY and not g.at_work("restore", "scroll"):
        problems.append("the bishop's place is remembered though nobody restores (M7-CATH-15)")
    return problems


def readers(_rules: Rules) -> dict[str, Reader]:
    return {"lines": lambda lines: [LINES[line] for line in lines]}


def pools(rules: Any) -> tuple[Pool, ...]:
    return (Pool("scroll", LINES, rules.seats),)


MODULE: Final = Module(
    7,
    KEY,
    Scrolls,
    FIELDS,
    switches={
        "scrolls.single_condition": Switch(
            "M7-CATH-06", ("none", "bishop_in_line"), bigbox="bishop_in_line", fr="bishop_in_line"
        ),
        "scrolls.double_condition": Switch("M7-CATH-07", ("none", "bishop_on_segment"), fr="bishop_on_segment"),
    },
    setup=deal,
    inserts=(
        Insert("restore", "", remember, "M7-CATH-15"),
        Insert("restore", "bishop", ask, "M7-CATH-01"),
    ),
    kinds=(
        Kind(
            "scroll",
            ("M7-CATH-01", "M7-CATH-03", "M7-CATH-05"),
            options,
            {"scroll": play, "pass": decline},
            explain,
            about=about,
            holds=restoring("bishop/scrolls"),
        ),
    ),
    actions=lambda _rules: (ROW, COLUMN, BOTH),
    verbs={"scroll": Verb("M7-CATH-01", "refused-scroll-form", elsewhere=all_played)},
    sources=("scrolls",),
    events={
        "scrolls_dealt": EventKind(secret=True, scrolls="lines"),
        "scrolls_played": EventKind(scrolls="lines", segments=""),
    },
    readers=readers,
    pools=pools,
    view=view,
    view_reads=(VIEWER, "open"),
    resample=resample,
    check=check,
)
