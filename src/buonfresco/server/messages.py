"""Every message over the wire, defined once. docs/protocol.md explains them; JSON Schema and TypeScript follow.

``is`` tells what a message is. What a browser sends is bounded here; whatever else it says is refused before anything
is done with it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from buonfresco.phrases import Span
from buonfresco.table.recorded import LONGEST_CLIENT
from buonfresco.table.seats import LONGEST_NAME

PROTOCOL: Final = 1
LONGEST_MESSAGE: Final = 16_384  # bytes of what a browser sends over a socket
LONGEST_CHAT: Final = 300
MOST_ANSWERS: Final = 64  # in one breath
_LARGE: Final = 2**31

Number = Annotated[int, Meta(ge=0, lt=_LARGE)]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
# Without spaces, which are in the names that the house gives its own requests.
Client = Annotated[str, Meta(min_length=1, max_length=LONGEST_CLIENT, pattern=r"^[!-~]+(?![\s\S])")]
Attempt = Annotated[int, Meta(ge=0, lt=_LARGE)] | Annotated[str, Meta(min_length=1, max_length=200)]
Answers = Annotated[list[Attempt], Meta(min_length=1, max_length=MOST_ANSWERS)]
Language = Annotated[str, Meta(min_length=2, max_length=12)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Spans = list[Span]


def _one_of(*words: str) -> Meta:
    """For those who read what we send; what we send is what it is."""
    return Meta(extra_json_schema={"enum": list(words)})


# The host has ended it; today's rules cannot follow what was played by earlier ones.
State = Annotated[str, _one_of("playing", "over", "ended", "unreadable")]
SeatKind = Annotated[str, _one_of("person", "bot", "empty")]
TakeBack = Annotated[str, _one_of("", "free", "ask")]
_KINDS: Final = ("illegal", "stale", "malformed", "forbidden", "flooding", "conflict", "missing", "store")
RefusedKind = Annotated[str, _one_of(*_KINDS)]
ByeKind = Annotated[str, _one_of("flooding", "missing", "store", "malformed")]


class Message(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, tag_field="is"):
    """One object of JSON."""


# ---- what a browser sends over its socket ---------------------------------------------------------------------------


class Look(Message, tag="look"):
    """Always first: who looks from now on, in which language, and what was told to him before.

    A seat must be held by this browser. Without one it is a spectator, or a curtain between two who share a device.
    """

    seat: SeatNumber | None = None
    lang: Language = "en"
    since: Number | None = None
    digest: str = ""


class Answer(Message, tag="answer"):
    """To the question of this number: codes or notations, several if the engine allows them in one breath."""

    number: Number
    answers: Answers
    client: Client


class Undo(Message, tag="undo"):
    """Take the last answer back: at once where that is free, else the others are asked."""

    number: Number
    client: Client


class Agree(Message, tag="agree"):
    """May another seat take its answer back? ``ask`` is the number of what was asked."""

    ask: Number
    yes: bool
    client: Client


class Why(Message, tag="why"):
    """Why is this not possible?"""

    attempt: Attempt
    client: Client
    after: Annotated[list[Attempt], Meta(max_length=MOST_ANSWERS)] = []


class Ahead(Message, tag="ahead"):
    """How would it look after these answers, of which one more would follow in the same breath?"""

    answers: Answers
    client: Client


class Hint(Message, tag="hint"):
    """What would a good bot do here, or after these answers, of which one more would follow in the same breath?"""

    client: Client
    after: Annotated[list[Attempt], Meta(max_length=MOST_ANSWERS)] = []


class Say(Message, tag="say"):
    """To everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    client: Client


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromBrowser = Look | Answer | Undo | Agree | Why | Ahead | Hint | Say | Ping


# ---- what the house sends over a socket -----------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. ``taken``: somebody holds the seat; ``here``: and looks at the table now."""

    kind: SeatKind
    name: str
    bot: str = ""
    taken: bool = False
    here: bool = False
    until: float | None = None  # the moment its time is up, if there is a clock and the table waits for this seat


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat would like to take its last answer back; those in ``open`` have not said yet whether they agree."""

    number: int
    seat: int
    open: list[int]


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table, or about it. ``seat`` is who; without one it is the house or a spectator."""

    number: int
    at: float
    text: Spans
    seat: int | None = None


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table, without what lies on it."""

    id: str
    game: str
    config: dict[str, Any]
    seats: list[SeatInfo]
    state: State
    public: bool
    practice: bool
    made: float
    touched: float  # when everybody was told something
    clock: int | None = None  # seconds for an answer
    next: str = ""  # the table of the rematch
    why: Spans = []  # it is unreadable
    known: str = ""  # who made it may know its luck (seed), or all that was hidden when it came here (import)


class Welcome(Message, tag="welcome"):
    """The answer to a look: what this browser is at this table."""

    protocol: int
    now: float  # the clock of the house, to reckon with ``SeatInfo.until``
    table: TableInfo
    seat: int | None
    held: list[int]  # seats of this browser
    host: bool


class Update(Message, tag="update"):
    """All that has changed for this viewer since the last one; the first one is whole.

    ``parts`` are the parts of his view that are new, by name (``modules/bells`` is a part of a part), ``gone`` those
    that are no more. ``digest`` is to be sent with the next look.
    """

    told: int  # number of news told so far, to be sent as ``since``
    digest: str
    state: State
    whole: bool = False
    number: int | None = None  # of the question, if there is one
    news: list[Spans] = []
    parts: dict[str, msgspec.Raw] = {}
    gone: list[str] = []
    seats: list[SeatInfo] = []
    undo: TakeBack = ""  # nothing if there is nothing to take back
    asked: UndoAsked | None = None
    said: list[Said] = []
    next: str = ""


class Done(Message, tag="done"):
    """It is done and kept. ``number``: of the seat's next question."""

    client: str
    number: int


class Refused(Message, tag="refused"):
    """Nothing has changed. ``rule`` is the id of the rule that says so, if one does."""

    client: str
    kind: RefusedKind
    why: Spans
    rule: str = ""


class Because(Message, tag="because"):
    """Why not; nothing if it is possible."""

    client: str
    why: Spans = []


class Foreseen(Message, tag="foreseen"):
    """The parts of the view as it would be."""

    client: str
    parts: dict[str, msgspec.Raw]


class Hinted(Message, tag="hinted"):
    """The code of the option, and why."""

    client: str
    code: int
    says: Spans


class Pong(Message, tag="pong"):
    """Here we are."""


class Bye(Message, tag="bye"):
    """The house closes this socket."""

    kind: ByeKind
    why: Spans


FromHouse = Welcome | Update | Done | Refused | Because | Foreseen | Hinted | Pong | Bye
