"""What happened, for people, animation and statistics. Output only: no rule ever reads an event back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from buonfresco.engine.ruleset import Ruleset

Raw = tuple[object, ...]  # kind, acting figure, values as the rules keep them


class EventKind:
    """The names of an event's values and how each is read; and what of it only the acting seat may see.

    Rules note bare numbers, which costs next to nothing; ``fields`` says by which reader of the ruleset a number
    becomes what people read: ``"goods": "market"``. An empty reader leaves the value as it is.

    ``secret``: others do not see the event at all. ``private``: others see it without these values, except the seat
    that the value ``shared`` names.

    ``untold``: people hear of it by something else that is told. ``follows``: it is said in one breath with what the
    same figure did before it.
    """

    __slots__ = ("fields", "follows", "private", "secret", "shared", "untold")

    def __init__(
        self,
        secret: bool = False,
        private: tuple[str, ...] = (),
        shared: str = "",
        untold: bool = False,
        follows: bool = False,
        **fields: str,
    ) -> None:
        self.fields = fields
        self.untold = untold
        self.follows = follows
        self.secret = secret
        self.private = private
        self.shared = shared


class Event:
    """One thing that happened: ``kind`` in the past tense, the figure that did it, and named values."""

    __slots__ = ("actor", "data", "kind", "private", "secret", "shared")

    def __init__(
        self,
        kind: str,
        actor: int,
        data: dict[str, object],
        secret: bool = False,
        private: tuple[str, ...] = (),
        shared: str = "",
    ) -> None:
        self.kind = kind
        self.actor = actor
        self.data = data
        self.secret = secret
        self.private = private
        self.shared = shared

    def seen_by(self, viewer: int | None) -> Event | None:
        """What a seat (or a spectator, ``None``) may see of it: all, nothing, or without its private values."""
        if viewer == self.actor or not (self.secret or self.private):
            return self
        if self.secret:
            return None
        if self.shared and self.data[self.shared] == viewer:
            return self
        open_now = {name: None if name in self.private else value for name, value in self.data.items()}
        return Event(self.kind, self.actor, open_now)

    def __repr__(self) -> str:
        return "<" + " ".join([self.kind, str(self.actor), *(f"{k}={v}" for k, v in self.data.items())]) + ">"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.actor, self.data) == (other.kind, other.actor, other.data)

    def __hash__(self) -> int:
        return hash((self.kind, self.actor))

    def __reduce__(self) -> Any:
        return Event, (self.kind, self.actor, self.data, self.secret, self.private, self.shared)

    def to_data(self) -> dict[str, object]:
        return {"kind": self.kind, "actor": self.actor, **self.data}


Reader = Callable[[Any], object]


class Events:
    """The events of one input, in order. They become objects only when somebody looks."""

    __slots__ = ("_raw", "_ruleset")

    def __init__(self, raw: list[Raw], ruleset: Ruleset) -> None:
        self._raw = raw
        self._ruleset = ruleset

    def _read(self, raw: Raw) -> Event:
        name, actor, *values = raw
        kind = self._ruleset.events[str(name)]
        readers = self._ruleset.readers
        data = {
            field: readers[reader](value) if reader else value
            for (field, reader), value in zip(kind.fields.items(), values, strict=True)
        }
        return Event(str(name), int(str(actor)), data, kind.secret, kind.private, kind.shared)

    def __len__(self) -> int:
        return len(self._raw)

    def __getitem__(self, index: int) -> Event:
        return self._read(self._raw[index])

    def __iter__(self) -> Iterator[Event]:
        return map(self._read, self._raw)

    def seen_by(self, viewer: int | None) -> list[Event]:
        """What a seat (or a spectator, ``None``) may see of it."""
        return [seen for event in self if (seen := event.seen_by(viewer)) is not None]

    def __reduce__(self) -> Any:
        return list, (list(self),)  # elsewhere there may be no ruleset to read them with

    def __repr__(self) -> str:
        return repr(list(self))
