"""What happened, for people, animation and statistics. Output only: no rule ever reads an event back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from buonfresco.engine.ruleset import Ruleset

Raw = tuple[object, ...]  # kind, acting figure, values as the rules keep them


class EventKind:
    """The names of an event's values and how each is read; and whether only the acting seat may see it.

    Rules note bare numbers, which costs next to nothing; ``fields`` says by which reader of the ruleset a number
    becomes what people read: ``"tile": "market"``. An empty reader leaves the value as it is.
    """

    __slots__ = ("fields", "secret")

    def __init__(self, secret: bool = False, **fields: str) -> None:
        self.fields = fields
        self.secret = secret


class Event:
    """One thing that happened: ``kind`` in the past tense, the figure that did it, and named values."""

    __slots__ = ("actor", "data", "kind", "secret")

    def __init__(self, kind: str, actor: int, data: dict[str, object], secret: bool = False) -> None:
        self.kind = kind
        self.actor = actor
        self.data = data
        self.secret = secret

    def __repr__(self) -> str:
        return "<" + " ".join([self.kind, str(self.actor), *(f"{k}={v}" for k, v in self.data.items())]) + ">"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.actor, self.data) == (other.kind, other.actor, other.data)

    def __hash__(self) -> int:
        return hash((self.kind, self.actor))

    def __reduce__(self) -> Any:
        return Event, (self.kind, self.actor, self.data, self.secret)

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
        return Event(str(name), int(str(actor)), data, kind.secret)

    def __len__(self) -> int:
        return len(self._raw)

    def __getitem__(self, index: int) -> Event:
        return self._read(self._raw[index])

    def __iter__(self) -> Iterator[Event]:
        return map(self._read, self._raw)

    def seen_by(self, viewer: int | None) -> list[Event]:
        """What a seat (or a spectator, ``None``) may see of it."""
        return [event for event in self if not event.secret or event.actor == viewer]

    def __reduce__(self) -> Any:
        return list, (list(self),)  # elsewhere there may be no ruleset to read them with

    def __repr__(self) -> str:
        return repr(list(self))
