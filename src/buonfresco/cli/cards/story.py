"""What happened in the card game: what one player did in one go is one sentence."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence

from buonfresco.cli.cards.labels import Words
from buonfresco.cli.story import Told
from buonfresco.engine.events import Event
from buonfresco.text import Catalogue

_PAYMENTS = ("began_restoring", "paid", "mixed", "painted", "restored")
_SHOWN = {"fresco_shown": "fresco", "tile_shown": "tile", "favourite_shown": "colour", "favourites_over": ""}
_SENTENCES = ("round_began", "ended")  # nobody does these


class Teller:
    """Puts events into words of one language, with the names of one table."""

    def __init__(self, cat: Catalogue, names: Sequence[str], words: Words) -> None:
        self.cat = cat
        self.names = names  # by seat
        self.words = words

    def lines(self, told: Iterable[Told]) -> list[str]:
        lines: list[str] = []
        for who, said in itertools.groupby(self._clauses([one.event for one in told]), key=lambda one: one[0]):
            clauses = [clause for _, clause in said if clause]
            if who is None:
                lines += clauses
            elif clauses:
                lines.append(self.cat("cards-did", who=self.names[who], did=", ".join(clauses)))
        return lines

    def _clauses(self, events: Sequence[Event]) -> Iterator[tuple[int | None, str]]:
        """Who did what; None: a sentence about no player."""
        for (sort, actor), group in itertools.groupby(events, key=_sort):
            some = list(group)
            if sort == "shown":
                yield None, self._shown(some)
            elif sort in _SENTENCES:
                for event in some:
                    yield None, self._one(event)
            elif sort in ("laid", "discarded"):
                yield actor, self.cat(f"event-cards-{sort}", card=self.words.cards(_cards(some)))
            elif sort == "drew":
                yield actor, self._drew(some)
            elif sort == "payment":
                for clause in self._payments(some):
                    yield actor, clause
            else:
                for event in some:
                    yield actor, self._one(event)

    def _drew(self, events: Sequence[Event]) -> str:
        if events[0].data["card"] is not None:
            return self.cat("event-cards-drew", card=self.words.cards(_cards(events)))
        piles = [str(event.data["pile"]) for event in events]
        market = self.words.rules.pile_names[0]
        counted = [
            self.cat(
                "cards-backs-market" if pile == market else "cards-backs-workshop", count=piles.count(pile), back=pile
            )
            for pile in dict.fromkeys(piles)
        ]
        return self.cat("event-cards-drew-hidden", card=self.cat.join(counted))

    def _payments(self, events: Sequence[Event]) -> Iterator[str]:
        """A restoration with what it was paid with; or what was paid for one so far."""
        paid: list[str] = []
        begun = ""
        for event in events:
            if event.kind == "restored":
                things, result = self.cat.join(paid), self._one(event)
                yield self.cat("cards-restores", fresco=event.data["fresco"], things=things, result=result)
                paid, begun = [], ""
            elif event.kind == "began_restoring":
                begun = self._one(event)
            else:
                paid.append(self._one(event))
        if begun:
            yield begun
        if paid:
            yield self.cat("cards-pays", things=self.cat.join(paid))

    def _shown(self, events: Sequence[Event]) -> str:
        """Equal sorts in a row."""
        found: list[str] = []
        for kind in _SHOWN:
            names = [str(value) for event in events if event.kind == kind for value in event.data.values()]
            if kind == "tile_shown":
                quoted = {name: self.cat("cards-tile-quoted", tile=name) for name in names}
                names = [self.words.times(names.count(name), said) for name, said in quoted.items()]
            if any(event.kind == kind for event in events):
                found.append(self.cat(f"event-cards-{kind}", count=len(names), **{_SHOWN[kind]: self.cat.join(names)}))
        return self.cat("cards-shown", things=self.cat("panel-gap").join(found))

    def _one(self, event: Event) -> str:
        """The message of a single event."""
        args: dict[str, object] = dict(event.data)
        key = f"event-cards-{event.kind}"
        if event.data.get("card", "") is None:
            key += "-hidden"
        for field in ("card", "one", "other"):
            if isinstance(event.data.get(field), str):
                args[field] = self.words.card(str(event.data[field]))
        for field in ("to", "whose"):
            if field in event.data:
                args[field] = self.names[int(str(event.data[field]))]
        seen = event.data.get("cards")
        if isinstance(seen, list):
            args["cards"] = self.words.cards(seen) or self.cat("cards-none")
        return self.cat(key, **args)


def _sort(event: Event) -> tuple[str, int]:
    """What belongs together if it follows one another."""
    if event.kind in _PAYMENTS:
        return "payment", event.actor
    return ("shown" if event.kind in _SHOWN else event.kind), event.actor


def _cards(events: Iterable[Event]) -> list[str]:
    return [str(event.data["card"]) for event in events]
