"""What a seat knows of the others' hands by what it was shown in the course of the game (C-INFO-03)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from buonfresco.engine import log as logs
from buonfresco.engine.events import Event
from buonfresco.games.cards.pack import LETTERS

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

Known = dict[int, Counter[str]]  # by seat: cards that are surely in its hand
_SHOWN = {"laid": ("card",), "paid": ("card",), "discarded": ("card",), "mixed": ("one", "other")}


def recalled(g: Cards, seat: int) -> Known:
    """Followed through the whole log, with nothing but what the seat could see."""
    known: Known = {other: Counter() for other in range(g.r.seats) if other != seat}
    colour = ""  # that was demanded last
    for _, events in logs.steps(g):
        for event in events.seen_by(seat):
            if event.kind == "demanded":
                colour = str(event.data["colour"])
            _follow(g, seat, known, event, colour)
    return known


def _follow(g: Cards, seat: int, known: Known, event: Event, colour: str) -> None:
    data = event.data
    if event.kind == "saw_hand":
        cards = data["cards"]
        assert isinstance(cards, list)
        known[int(str(data["whose"]))] = Counter(cards)
    elif event.kind == "gave":
        to, card = int(str(data["to"])), data["card"]
        if event.actor == seat:
            known[to][str(card)] += 1
        elif to == seat:
            _gone(known[event.actor], str(card))
        else:
            _given(g, known[event.actor], str(data["pile"]), colour)
    elif event.kind in _SHOWN and event.actor != seat:
        for field in _SHOWN[event.kind]:
            _gone(known[event.actor], str(data[field]))


def _gone(hand: Counter[str], card: str) -> None:
    if hand[card] > 0:
        hand[card] -= 1


def _given(g: Cards, hand: Counter[str], pile: str, colour: str) -> None:
    """One card of this back and color went to somebody else: any of those known may be the one."""
    r = g.r
    for name in list(hand):
        card = r.card_names.index(name)
        if r.pile_names[r.card_back[card]] == pile and LETTERS[r.card_colour[card]] == colour:
            _gone(hand, name)
