"""A position of the board game: its fields, each declared once, and the class that holds them.

Lists by painter: the seats, then Leonardo if he takes part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from buonfresco.engine.fields import OWN, ROUND, VISIT, Field, Fields, Sight
from buonfresco.engine.forms import (
    MOST,
    SEAT,
    By,
    Flag,
    Form,
    Heap,
    Items,
    Maybe,
    Name,
    Number,
    Row,
    Where,
    Written,
    place,
)
from buonfresco.engine.rounds import ROUNDS, end_reason
from buonfresco.engine.ruleset import State
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS, SPACES
from buonfresco.games.fresco.paints import PAINTS

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

NO_PLAN: Final[tuple[int, ...]] = ()
NO_COVERS: Final = (0, 0, 0, 0, 0)  # no action tile on any of the five columns
NOT_AWAKE: Final = -1
NOBODY: Final = -1
OUT: Final = -2  # owner of a fresco tile that is out of the game


# ---- what numbers stand for ---------------------------------------------------------------------------------------

PAINTER: Final = Items("painter", lambda r: range(r.painters), owners=True)
SEGMENT: Final = Items("segment", SEGMENTS)
COLUMN: Final = Items("column", COLUMNS)
PAINT: Final = Items("paint", PAINTS)
BOOTH: Final = Items("booth", lambda r: ROMAN[: len(r.booth_sizes)])
MARKET_TILE: Final = Items("market tile", lambda r: r.market_ids)
FRESCO_TILE: Final = Items("fresco tile", lambda r: r.fresco_ids)
TIME: Final = Items("wake time", lambda r: r.times)
SOURCE: Final = Items("source of points", lambda r: r.sources)

# ---- who sees what ------------------------------------------------------------------------------------------------

SCREEN: Final = Sight("its seat, until the screens open (B-INFO-01, B-INFO-07)", lifted=lambda g: g.s.open)
SEALED: Final = Sight("its seat, and everybody once plans are revealed (B-INFO-02)", lifted=lambda g: not g.s.sealed)


# ---- forms of their own -------------------------------------------------------------------------------------------


def space_name(r: Rules, space: int) -> int | str:
    """A number on the score track, or the name of a starting space."""
    return space if space >= 0 else f"S{space + r.painters + 1}"


def _read_space(r: Rules, given: Any, what: str) -> int:
    if isinstance(given, str):
        return place([f"S{n + 1}" for n in range(r.painters)], given, "start space") - r.painters
    return Number(1, MOST).read(r, given, what)


def covers_data(r: Rules, covers: tuple[int, ...]) -> dict[str, str]:
    """Action tile by column."""
    return {COLUMNS[column]: r.action_tiles[number].name for column, number in enumerate(covers) if number}


def _read_covers(r: Rules, given: Any, what: str) -> tuple[int, ...]:
    numbers = {tile.name: number for number, tile in r.action_tiles.items()}
    named: list[Any] = By(COLUMN, Name(Items("action tile", list(numbers)), NOBODY), named=True).read(r, given, what)
    return tuple([0 if tile == NOBODY else list(numbers.values())[tile] for tile in named])


SPACE: Final = Written(Number(lambda r: -r.painters, MOST), space_name, _read_space)
COVERS: Final = Written(By(COLUMN, Number(0, 99), fixed=True), covers_data, _read_covers)
AMOUNT: Final = By(PAINT, Number(0, MOST), named=True)


def _parts_done(g: Any, s: Any, _data: dict[str, Any]) -> list[int]:
    return [len(g.r.plan_steps) if s.sealed and plan else 0 for plan in s.plans[: g.r.seats]]


def by_seat(form: Form) -> By:
    return By(SEAT, form)


FIELDS: Final = Fields(
    "the table",
    ROUNDS,
    Field("final", Flag(), "this is the announced final round (B-END-01)", lives=ROUND, omit=True),
    end_reason(lambda r: r.end_reasons),
    Field("open", Flag(), "the screens are lifted (B-INFO-07)", omit=True),
    Field("sealed", Flag(), "plans are behind the screens", lives=ROUND, omit=True),
    Field("bishop", Name(SEGMENT), "his segment"),
    Field("leonardo", Name(SEGMENT, NOBODY), "segment of his fresco painter", omit=True),
    Field("guide", Name(SEAT, NOBODY), "who guides Leonardo", omit=True),
    Field(
        "fresco", By(SEGMENT, Name(FRESCO_TILE, EMPTY), named=True), "tile by segment; segments not named are restored"
    ),
    Field(
        "owner",
        Where(FRESCO_TILE, NOBODY, PAINTER, "tiles", removed=OUT),
        "fresco tiles by painter, and those out of the game; all others are on the fresco",
        group="painters",
    ),
    Field(
        "booths",
        By(BOOTH, Row(Name(MARKET_TILE, EMPTY), lambda r: max(r.booth_sizes), fixed=True), every=True),
        "market tiles by booth; null is a space whose tile was bought just now, nothing a cleared booth",
    ),
    Field("bag", Heap(MARKET_TILE, lambda r: len(r.market_ids), kept_order=True), "market tiles in the bag"),
    Field("shop", Name(BOOTH, NOBODY), "the booth the buyer at work has fixed", lives=VISIT, omit=True),
    Field(
        "bought",
        Row(Name(MARKET_TILE), SPACES),
        "tiles he has bought there; they go to the bag with the booth",
        lives=VISIT,
        omit=True,
    ),
    Field("purchases", Number(0, 9), "how many tiles he has bought in this visit, wherever", lives=VISIT, omit=True),
    Field(
        "other_work",
        Number(0, 6),
        "apprentices of the workshop visit at work who do something else than blend",
        lives=VISIT,
        omit=True,
    ),
    Field("taken", Name(FRESCO_TILE, NOBODY), "the fresco tile of the restoration at work", lives=VISIT, omit=True),
    Field("column", Name(COLUMN, NOBODY), "the column whose visits are going on", lives=ROUND, omit=True),
    Field("order", Row(Name(PAINTER), lambda r: r.painters), "painters in action order, once known", lives=ROUND),
    Field(
        "track",
        By(PAINTER, SPACE),
        "space of the score track: a number, or a starting space (S1 is the rearmost)",
        key="space",
        group="painters",
    ),
    Field(
        "points",
        By(PAINTER, By(SOURCE, Number(-MOST, MOST), named=True)),
        "by source; adds up to the VP space",
        bill="points",
        group="painters",
    ),
    Field("wake", By(PAINTER, Name(TIME, NOT_AWAKE)), "wake time, o'clock", lives=ROUND, group="painters"),
    Field(
        "plans",
        By(PAINTER, Maybe(By(COLUMN, Number(0, SPACES), fixed=True))),
        "apprentices by column",
        key="plan",
        seen=SEALED,
        lives=ROUND,
        group="painters",
    ),
    Field(
        "mood",
        by_seat(Number(lambda r: r.mood_bottom, lambda r: r.mood_top)),
        "0 is the start space",
        group="painters",
        bill="mood",
    ),
    Field("apprentices", by_seat(Number(4, 6, begin=5)), "available, by mood (B-MOOD-09)", group="painters"),
    Field("thalers", by_seat(Number(0, MOST)), "behind the screen", seen=SCREEN, group="painters", bill="thalers"),
    Field("paints", by_seat(AMOUNT), "behind the screen", seen=SCREEN, group="painters", bill="paint"),
    Field(
        "altar_used",
        by_seat(Flag()),
        "the altar was restored, and may not be again (B-CATH-17)",
        lives=ROUND,
        group="painters",
    ),
    Field("covers", by_seat(COVERS), "action tile by column", seen=SEALED, lives=ROUND, group="painters"),
    Field(
        "planning",
        by_seat(Number(0, lambda r: len(r.plan_steps))),
        "parts of the plan that are done, while all plan",
        seen=OWN,
        default=_parts_done,
        lives=ROUND,
        group="painters",
    ),
    Field(
        "begun",
        by_seat(Flag()),
        "some part of the plan was answered, which could be taken back",
        seen=OWN,
        lives=ROUND,
        group="painters",
    ),
    groups={"painters": PAINTER},
)


class Slice(Protocol):
    """A module's own part of a position: plain data that can be copied. Made without arguments, and declared by the
    ``fields`` of its manifest.
    """

    def copy(self) -> Slice: ...


class NoSlice:
    """For modules that have nothing to remember."""

    def copy(self) -> NoSlice:
        return self


class FrescoState(State):
    __slots__ = (*FIELDS.names, "slices")

    round: int
    final: bool
    end_reason: str
    open: bool
    sealed: bool
    bishop: int
    leonardo: int
    guide: int
    fresco: list[int]  # tile by segment, or EMPTY
    owner: list[int]  # painter by fresco tile; NOBODY while on the fresco, or OUT
    booths: list[tuple[int, ...]]  # market tiles by booth; EMPTY for a bought one; () for a cleared booth
    bag: list[int]
    shop: int
    bought: list[int]
    purchases: int
    other_work: int
    taken: int
    column: int
    order: list[int]
    track: list[int]  # space of the score track; -1, -2, ... are the starting spaces from front to rear
    points: list[list[int]]
    wake: list[int]  # row of the hostel
    plans: list[tuple[int, ...]]
    mood: list[int]
    apprentices: list[int]
    thalers: list[int]
    paints: list[list[int]]
    altar_used: list[bool]
    covers: list[tuple[int, ...]]  # by seat: action tile on each column (module, or 0)
    planning: list[int]
    begun: list[bool]
    slices: list[Slice]

    def copy(self) -> FrescoState:
        other = FrescoState.__new__(FrescoState)
        other.stack = self.stack[:]
        other.round = self.round
        other.final = self.final
        other.end_reason = self.end_reason
        other.open = self.open
        other.bishop = self.bishop
        other.leonardo = self.leonardo
        other.guide = self.guide
        other.fresco = self.fresco[:]
        other.owner = self.owner[:]
        other.booths = self.booths[:]
        other.bag = self.bag[:]
        other.shop = self.shop
        other.bought = self.bought[:]
        other.purchases = self.purchases
        other.other_work = self.other_work
        other.taken = self.taken
        other.track = self.track[:]
        other.points = [row[:] for row in self.points]
        other.wake = self.wake[:]
        other.order = self.order[:]
        other.column = self.column
        other.mood = self.mood[:]
        other.apprentices = self.apprentices[:]
        other.thalers = self.thalers[:]
        other.paints = [row[:] for row in self.paints]
        other.plans = self.plans[:]
        other.planning = self.planning[:]
        other.begun = self.begun[:]
        other.covers = self.covers[:]
        other.sealed = self.sealed
        other.altar_used = self.altar_used[:]
        other.slices = [part.copy() for part in self.slices]
        return other
