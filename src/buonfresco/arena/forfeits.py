"""Games that were spoiled: how many, by whom and how, and what is known of some of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from buonfresco.arena.match import Record
from buonfresco.text import shown

MOST: Final = 20  # that are told one by one
_LONGEST: Final = 200  # letters of an example


class Forfeits:
    """Add the games that were forfeited."""

    def __init__(self) -> None:
        self.games = 0
        self._counts: Counter[tuple[str, str]] = Counter()
        self._examples: dict[tuple[str, str], str] = {}
        self._told: list[dict[str, Any]] = []

    def add(self, record: Record) -> None:
        spoiled = record.forfeit
        assert spoiled is not None
        self.games += 1
        self._counts[spoiled.bot, spoiled.why] += 1
        self._examples.setdefault((spoiled.bot, spoiled.why), shown(spoiled.what, _LONGEST))
        if len(self._told) < MOST:
            where = {"number": record.number, "seed": record.seed, "seats": list(record.seats)}
            self._told.append({**where, **{name: getattr(spoiled, name) for name in spoiled.__struct_fields__}})

    def data(self) -> dict[str, Any]:
        """``forfeits`` in sums, each with an example; ``forfeited`` one by one."""
        sums = [
            {"bot": bot, "why": why, "games": count, "example": self._examples[bot, why]}
            for (bot, why), count in self._counts.items()
        ]
        return {"forfeits": sums, "forfeited": self._told}
