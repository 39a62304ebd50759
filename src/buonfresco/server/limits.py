"""How much one socket, one browser and one address may ask for. What is too much is refused; nobody else notices."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from buonfresco.server.errors import Flooding, Forbidden
from buonfresco.table import Answered, Pending, Table
from buonfresco.table.recorded import takes_back

_MOST_KNOWN: Final = 20_000  # keys that a limit remembers


class Limit(NamedTuple):
    """So many at once, and so many a second on average."""

    burst: int
    rate: float


# By what is asked for, of one address if nothing else is said.
MESSAGES: Final = Limit(60, 10)  # of one socket
ALL_MESSAGES: Final = Limit(1000, 150)  # over all its sockets
CHAT: Final = Limit(10, 0.5)  # of one browser
ASKS: Final = Limit(5, 1 / 20)  # to take something back, of one browser
THOUGHTS: Final = Limit(10, 0.2)  # hints, of one browser
ALL_THOUGHTS: Final = Limit(30, 0.4)  # over all its browsers
LOOKS: Final = Limit(200, 30)  # and looks ahead: whole views, which cost most
ORDERS: Final = Limit(60, 0.5)  # about seats, of one browser
CHANGES: Final = Limit(40, 1 / 60)  # of these at one table
REQUESTS: Final = Limit(200, 20)
TABLES: Final = Limit(30, 1 / 60)
IMPORTS: Final = Limit(10, 1 / 60)
CLAIMS: Final = Limit(20, 1 / 10)
REPLAYS: Final = Limit(60, 5)
SOCKETS: Final = 100  # open ones of one address
AT_ONCE: Final = 100  # requests that are not answered yet, or whose answers are not read
LINES: Final = 300  # connections, whether or not anything is asked over them
TABLES_HELD: Final = 300  # that one browser plays at or hosts, and that are not over
VIEWERS: Final = 200  # of one table, besides who plays there
LOOK_SECONDS: Final = 30.0  # until a socket must have said what it wants
ENTRANCES: Final = Limit(120, 5)  # sockets opened
TAKEN_BACK: Final = 500  # by one seat in one game


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left")

    def __init__(self, limit: Limit, now: float) -> None:
        self._left = float(limit.burst)
        self._at = now

    def take(self, limit: Limit, now: float) -> bool:
        passed = max(0.0, now - self._at)  # a clock may be set back
        self._left = min(limit.burst, self._left + passed * limit.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Gate:
    """Limits by key. The keys that were not heard of for longest are forgotten first."""

    def __init__(self, now: Callable[[], float], scale: float = 1.0) -> None:
        self._now = now
        self._scale = scale
        self._buckets: OrderedDict[tuple[str, Limit], Bucket] = OrderedDict()

    def pass_(self, key: str, limit: Limit) -> None:
        if not self.open_for(key, limit):
            raise Flooding("refused-flooding")

    def open_for(self, key: str, limit: Limit) -> bool:
        if self._scale <= 0:
            return True
        limit = Limit(max(1, int(limit.burst * self._scale)), limit.rate * self._scale)
        now = self._now()
        bucket = self._buckets.get((key, limit))
        if bucket is None:
            bucket = self._buckets[key, limit] = Bucket(limit, now)
            if len(self._buckets) > _MOST_KNOWN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((key, limit))
        return bucket.take(limit, now)


class Crowd:
    """How many of one address are here at the same time. ``scale``: as for a gate."""

    def __init__(self, most: int, scale: float = 1.0) -> None:
        self._most = max(1, int(most * scale)) if scale > 0 else float("inf")
        self._here: Counter[str] = Counter()

    def enters(self, address: str) -> bool:
        """One more, unless that is too many; it must leave in either case."""
        self._here[address] += 1
        return self._here[address] <= self._most

    def leaves(self, address: str) -> None:
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]


def in_bounds(table: Table, pending: Answered | Pending, by: str | None) -> Answered | Pending:
    """Answers that stand lead to an end; who takes back and does again all day would fill the store without one.

    So some time what he has answered stands. It is counted by the journal: no restart forgets it. ``by``: the browser
    that asks for it; what the house does by itself is not refused.
    """
    back = by is not None and isinstance(pending, Pending) and takes_back(pending.record) > 0
    if back and table.taken_back(pending.record.seat) >= TAKEN_BACK:  # type: ignore[union-attr]
        raise Forbidden("refused-taken-back", most=TAKEN_BACK)
    return pending
