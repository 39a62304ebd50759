"""Names and numbers out of saved data and positions. Whatever is wrong is said in words, as ValueError or TypeError."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

COUNT: Final = 999  # things of one sort on a table: no box holds more
AMOUNT: Final = 10**9  # what grows with the length of a game: rounds, points, money. Whoever plays on can still save it


def only(data: dict[str, Any], keys: Collection[str], what: str) -> None:
    """Data of a slice may leave out any key, but name no others."""
    unknown = set(data) - set(keys)
    if unknown:
        raise ValueError(f"{what} know nothing of {', '.join(sorted(map(str, unknown)))}")


def by_seat(data: dict[str, Any], key: str, seats: int, default: Any) -> list[Any]:
    """A list with one entry for each seat; ``default`` for each if it is missing."""
    found = data.get(key)
    if found is None:
        return [default] * seats
    if not isinstance(found, list | tuple):
        raise TypeError(f"{key} is a list with one entry for each seat, not {found}")
    if len(found) != seats:
        raise ValueError(f"{key} has {len(found)} entries for {seats} seats")
    return list(found)


def number(value: object, what: str, least: int = 0, most: int = COUNT) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} is a number, not {value}")
    if not least <= value <= most:
        raise ValueError(f"{what} is out of range: {value}")
    return value


def index(names: Sequence[object], name: object, what: str) -> int:
    """The place of a name among those there are."""
    if name not in names:
        raise ValueError(f"there is no {what} {name}")
    return names.index(name)
