"""A position of the board game. Lists by painter: the seats, then Leonardo if he takes part."""

from __future__ import annotations

from typing import Any, Final, Protocol

from buonfresco.engine.ruleset import State

NO_PLAN: Final[tuple[int, ...]] = ()
NO_COVERS: Final = (0, 0, 0, 0, 0)  # no action tile on any of the five columns
NOT_AWAKE: Final = -1
NOBODY: Final = -1
OUT: Final = -2  # owner of a fresco tile that is out of the game


class Slice(Protocol):
    """A module's own part of a position: plain data that can be copied and saved. Made without arguments."""

    def copy(self) -> Slice: ...

    def to_data(self, g: Any) -> dict[str, object]:
        """Readable data for saved games, positions and the hash."""

    def fill(self, g: Any, data: dict[str, Any]) -> None:
        """The reverse of to_data; ValueError, TypeError or LookupError, in words, if the data is wrong.

        What is not said has a plain default (in a position all of it may be missing): nobody has anything yet, and
        what lies nowhere else is where it comes from.
        """


class NoSlice:
    """For modules that have nothing to remember."""

    def copy(self) -> NoSlice:
        return self

    def to_data(self, _g: Any) -> dict[str, object]:
        return {}

    def fill(self, _g: Any, data: dict[str, Any]) -> None:
        if data:
            raise ValueError(f"this module keeps nothing: {data}")


class FrescoState(State):
    __slots__ = (
        "altar_used",
        "apprentices",
        "bag",
        "begun",
        "bishop",
        "booths",
        "bought",
        "column",
        "covers",
        "end_reason",
        "final",
        "fresco",
        "guide",
        "leonardo",
        "mood",
        "open",
        "order",
        "other_work",
        "owner",
        "paints",
        "planning",
        "plans",
        "points",
        "purchases",
        "round",
        "sealed",
        "shop",
        "slices",
        "taken",
        "thalers",
        "track",
        "wake",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.final: bool = False  # the announced final round
        self.end_reason: str = ""  # why this round is the last one; empty while it is not
        self.open: bool = False  # the screens are lifted (B-INFO-07)
        self.bishop: int = 0
        self.leonardo: int = NOBODY  # segment of his fresco painter
        self.guide: int = NOBODY
        self.fresco: list[int] = []  # tile by segment, or EMPTY
        self.owner: list[int] = []  # painter by fresco tile; NOBODY while on the fresco, or OUT
        self.booths: list[tuple[int, ...]] = []  # market tiles by booth; EMPTY for a bought one; () for a cleared booth
        self.bag: list[int] = []
        self.shop: int = NOBODY  # the booth the buyer at work has fixed
        self.bought: list[int] = []  # the tiles he has bought there; they go to the bag with the rest of the booth
        self.purchases: int = 0  # how many tiles he has bought in this visit, wherever
        self.other_work: int = 0  # apprentices of the workshop visit at work who do something else than blend
        self.taken: int = NOBODY  # the fresco tile of the restoration at work
        self.track: list[int] = []  # VP space; -1, -2, ... are the start spaces from front to rear
        self.points: list[list[int]] = []  # by source; sums up to the VP space
        self.wake: list[int] = []  # row of the hostel
        self.order: list[int] = []  # painters in action order
        self.column: int = NOBODY  # the column whose visits are going on
        self.mood: list[int] = []  # 0 is the start space
        self.apprentices: list[int] = []
        self.thalers: list[int] = []
        self.paints: list[list[int]] = []
        self.plans: list[tuple[int, ...]] = []  # apprentices by column
        self.begun: list[bool] = []  # by seat: it has answered some part of its plan, which could be taken back
        self.planning: list[int] = []  # by seat: the part of the plan it has come to
        self.covers: list[tuple[int, ...]] = []  # by seat: action tile on each column (module, or 0)
        self.sealed: bool = False  # plans are behind the screens
        self.altar_used: list[bool] = []
        self.slices: list[Slice] = []

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
