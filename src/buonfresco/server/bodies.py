"""What is sent and got over HTTP: bodies of requests and answers, defined once. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from buonfresco.server.messages import Language, Name, RefusedKind, Spans, TableInfo
from buonfresco.table.recorded import Stand
from buonfresco.table.seats import LONGEST_NAME


class Body(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One object of JSON."""


class Sit(Body):
    """Who is to sit there: ``you`` the one who asks, ``guest`` somebody who is invited, ``bot`` a bot of this level."""

    who: str = "guest"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class NewTable(Body):
    """A table to be made. ``options`` are those of the game: modules, preset, switches, pack."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Sit], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=64)] | None = None
    public: bool = False
    practice: bool = False
    clock: Annotated[int, Meta(ge=5, le=14 * 86400)] | None = None
    lang: Language = "en"


class Invite(Body):
    """The seat's one-time token: it goes behind the # of a link, which no server log ever sees."""

    seat: int
    token: str


class MadeTable(Body):
    """A new table, and an invitation for each seat of a guest."""

    table: TableInfo
    invites: list[Invite]


class Claim(Body):
    """An invitation, or the code that moves a seat to another device."""

    token: Annotated[str, Meta(min_length=8, max_length=128)]
    name: Name = ""
    lang: Language = "en"


class Token(Body):
    """An invitation, which is not exchanged yet."""

    token: Annotated[str, Meta(min_length=8, max_length=128)]


class Invited(Body):
    """To which game, and the name of who invites; none for a code of one's own, or if the host does not play."""

    game: str
    host: str = ""


class Claimed(Body):
    """The seat is this browser's now; -1 is the host's place."""

    table: str
    seat: int


class SeatOrder(Body):
    """What the host, or who holds it, wants of a seat: ``invite``, ``bot``, ``person``, ``name``, ``leave``."""

    do: str
    bot: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    name: Name = ""
    lang: Language = "en"


class Ordered(Body):
    """The token of the invitation, if that was wanted."""

    token: str = ""


class Recovery(Body):
    """A code that moves the seat to another device, once."""

    code: str


class Mine(Body):
    """A table this browser plays at, or hosts."""

    table: TableInfo
    held: list[int]
    host: bool
    waits: bool  # for one of these seats
    stand: Stand | None = None  # where everybody sees it stand; none where nobody has played since that is kept


class Rematch(Body):
    """The table it is played at."""

    table: str


class Health(Body):
    """The house can keep answers."""

    ok: bool


class Nothing(Body):
    """It is done."""


class Problem(Body):
    """Whatever cannot be done, over HTTP."""

    kind: RefusedKind
    why: str


class StoryRound(Body):
    """The points of all seats when a round was over; the step of the replay with which it began."""

    round: int
    scores: list[int]
    step: int


class StorySource(Body):
    """What brought points, and how many by figure; null for who got nothing of it."""

    says: Spans
    points: list[int | None]


class Story(Body):
    """A table that is over. ``names`` and ``scores`` by figure: those nobody plays come behind the seats.

    Where the host has ended it nobody has won. ``places`` by seat; ``says``: who has won, and why it ended.
    """

    rounds: list[StoryRound]
    names: list[str]
    scores: list[int]
    winners: list[int] = []
    ranking: list[int] = []
    places: list[int] = []
    sources: list[StorySource] = []
    says: list[Spans] = []


class Replayed(Body):
    """A table as it was after so many steps: ``news`` of the last one, and some of what was told ``earlier``."""

    step: int
    steps: int
    parts: dict[str, msgspec.Raw]
    news: list[Spans]
    earlier: list[Spans] = []
