"""What happened in the card game: what one player did in one go is one sentence."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.events import Event
from buonfresco.engine.telling import piece_of
from buonfresco.engine.told import Said
from buonfresco.games.cards import words
from buonfresco.games.cards.piles import MARKET_PILE
from buonfresco.phrases import Phrase, figure, say

if TYPE_CHECKING:
    from buonfresco.games.cards.rules import Rules

_PAYMENTS: Final = ("began_restoring", "paid", "mixed", "painted", "restored")
_SHOWN: Final = ("fresco_shown", "tile_shown", "favourite_shown", "favourites_over")
_SENTENCES: Final = ("round_began", "ended")  # nobody does these
_TOGETHER: Final = ("laid", "discarded", "drew")  # several of them in a row are one clause

NOBODY: Final = -1


def tell(r: Rules, told: Sequence[tuple[Event, bool]]) -> list[Phrase]:
    lines: list[Phrase] = []
    for who, said in itertools.groupby(_clauses(r, [event for event, _ in told]), key=_actor):
        clauses = [clause for _, clause in said]
        if who == NOBODY:
            lines += clauses
        else:
            lines.append(say("cards-did", who=figure(who), did=clauses))
    return lines


def _actor(clause: tuple[int, Phrase]) -> int:
    return clause[0]


def _clauses(r: Rules, events: Sequence[Event]) -> Iterator[tuple[int, Phrase]]:
    """Who did what; a sentence about no player by NOBODY."""
    for (sort, actor), group in itertools.groupby(events, key=_sort):
        some = list(group)
        if sort == "shown":
            yield NOBODY, _shown(some)
        elif sort == "payment":
            for clause in _payments(r, some):
                yield actor, clause
        elif sort in _TOGETHER:
            yield actor, _cards(r, some)
        else:
            for event in some:
                yield (NOBODY if sort in _SENTENCES else actor), _one(r, event)


def _sort(event: Event) -> tuple[str, int]:
    """What belongs together if it follows one another."""
    if event.kind in _PAYMENTS:
        return "payment", event.actor
    return ("shown" if event.kind in _SHOWN else event.kind), event.actor


def _cards(r: Rules, events: Sequence[Event]) -> Phrase:
    """Cards that came or went one by one; of hidden ones the backs."""
    kind, names = events[0].kind, [event.data["card"] for event in events]
    if None not in names:
        return say(f"event-cards-{kind}", card=words.cards(r, [str(name) for name in names]))
    piles = [r.pile_names.index(str(event.data["pile"])) for event in events]
    backs: list[Said] = [
        say("cards-backs-market", count=piles.count(pile))
        if pile == MARKET_PILE
        else say("cards-backs-workshop", count=piles.count(pile), window=words.window_of(r, pile))
        for pile in dict.fromkeys(piles)
    ]
    return say(f"event-cards-{kind}-hidden", card=words.joined(backs))


def _payments(r: Rules, events: Sequence[Event]) -> Iterator[Phrase]:
    """A restoration with what it was paid with; or what was paid for one so far."""
    begun: list[Phrase] = []
    paid: list[Said] = []
    for event in events:
        clause = _one(r, event)
        if event.kind == "began_restoring":
            begun.append(clause)
        elif event.kind == "restored":
            fresco = piece_of("fresco-card", event.data["fresco"])
            yield say("cards-restores", fresco=fresco, things=words.joined(paid), result=clause)
            begun, paid = [], []
        else:
            paid.append(clause)
    yield from begun
    if paid:
        yield say("cards-pays", things=words.joined(paid))


def _shown(events: Sequence[Event]) -> Phrase:
    """What lies open now, sort by sort."""
    found: list[Phrase] = []
    for kind in _SHOWN:
        some = [event.data for event in events if event.kind == kind]
        if kind == "fresco_shown" and some:
            frescoes = [piece_of("fresco-card", data["fresco"]) for data in some]
            found.append(say("event-cards-fresco_shown", fresco=words.joined(frescoes), count=len(some)))
        elif kind == "tile_shown" and some:
            names = [str(data["tile"]) for data in some]
            tiles = [
                words.times(names.count(name), say("cards-tile-quoted", tile=words.tile(name)))
                for name in dict.fromkeys(names)
            ]
            found.append(say("event-cards-tile_shown", tile=words.joined(tiles), count=len(some)))
        elif some:
            found.append(say(f"event-cards-{kind}", **some[0]))
    return say("cards-shown", things=found)


def _one(r: Rules, event: Event) -> Phrase:
    """A single event."""
    args: dict[str, Any] = {}
    fields = r.events[event.kind].fields
    for name, value in event.data.items():
        if fields[name] == "card" and value is not None:
            number = r.card_numbers[str(value)]
            args[name] = words.card(r, number, half=event.kind == "mixed")
        elif fields[name] == "cards" and isinstance(value, list):
            args[name] = words.cards_in_full(r, [str(one) for one in value])
        elif name in ("to", "whose"):
            args[name] = figure(int(str(value)))
        else:
            args[name] = piece_of(fields[name], value)
    hidden = "-hidden" if event.data.get("card", "") is None else ""
    return Phrase(f"event-cards-{event.kind}{hidden}", args)
