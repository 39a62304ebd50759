"""What happened at the dice table, as sentences. What belongs to one turn is told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.events import Event
from buonfresco.engine.telling import piece_of
from buonfresco.games.dice import words
from buonfresco.games.dice.turn import MARKED_POINTS
from buonfresco.phrases import Meant, Phrase, Piece, figure, say

if TYPE_CHECKING:
    from buonfresco.games.dice.rules import Rules

_THROWING: Final = ("bet", "rolled", "kept")  # bets come in between, but are told first
_SHOWING: Final = ("bet_shown", "moved")


def tell(r: Rules, told: Sequence[tuple[Event, bool]]) -> list[Phrase]:
    events = [event for event, _ in told]
    lines: list[Phrase] = []
    while events:
        count, said = _next(r, events)
        lines += said
        events = events[count:]
    return lines


def _next(r: Rules, events: list[Event]) -> tuple[int, list[Phrase]]:
    """How many events the next sentences tell, and these sentences."""
    first = events[0].kind
    if first in _THROWING:
        count = _run(events, _THROWING)
        return count, _throws(r, events[:count])
    if first == "bet_shown":
        count = _run(events, _SHOWING)
        return count, [_shown(r, events[:count])]
    if first == "turned_over":
        return 1, []  # before the first turn: they lie open on the table
    count = 1
    while count < len(events) and _follows(events[count], events[0].actor):
        count += 1
    sentences = [_one(r, events[0])]
    for event in sorted(events[1:count], key=_turned_over):  # what comes next is told last
        sentences.append(_moved(event, "then-dice-moved") if event.kind == "moved" else _one(r, event))
    return count, [_in_one_breath(sentences)]


def _run(events: Sequence[Event], kinds: Sequence[str]) -> int:
    """How many events at the beginning are of these kinds."""
    return next((number for number, event in enumerate(events) if event.kind not in kinds), len(events))


def _follows(event: Event, actor: int) -> bool:
    return event.kind == "turned_over" or (event.kind == "moved" and event.actor == actor)


def _turned_over(event: Event) -> bool:
    return event.kind == "turned_over"


def _in_one_breath(sentences: Sequence[Phrase]) -> Phrase:
    said = sentences[0]
    for then in sentences[1:]:
        said = say("story-then", first=said, then=then)
    return said


def _listed(parts: Sequence[Meant]) -> Meant:
    """``a, b and c``"""
    return parts[0] if len(parts) == 1 else say("list-and", some=[*parts[:-1]], last=parts[-1])


# ---- the throws ---------------------------------------------------------------------------------------------------


def _throws(r: Rules, events: Sequence[Event]) -> list[Phrase]:
    """Bets, what was set aside and what it comes to, and the throw that waits for an answer."""
    lines = _bets(r, events)
    kept = [event for event in events if event.kind == "kept"]
    if kept:
        dice = _listed([words.die(*_of(event, "die", "pips", "times")) for event in kept])
        lines.append(say("event-dice-kept", who=figure(kept[0].actor), die=dice, sum=kept[-1].data["sum"]))
    last = [event for event in events if event.kind != "bet"][-1:]
    if last and last[0].kind == "rolled":
        lines[-1:] = [_in_one_breath([*lines[-1:], _one(r, last[0])])]
    return lines


def _of(event: Event, *names: str) -> list[Any]:
    return [event.data[name] for name in names]


def _bets(r: Rules, events: Sequence[Event]) -> list[Phrase]:
    """Face-down ones of one column in one sentence."""
    found: list[Phrase] = []
    hidden: dict[object, list[Piece]] = {}
    for event in events:
        if event.kind == "bet" and event.data["tile"] is None:
            hidden.setdefault(event.data["column"], []).append(figure(event.actor))
        elif event.kind == "bet":
            found.append(_one(r, event))
    for column, who in hidden.items():
        found.append(say("event-dice-bet-hidden", who=_listed(who), count=len(who), column=column))
    return found


def _shown(r: Rules, events: Sequence[Event]) -> Phrase:
    """Bets that are turned over, each with where its figure stands then."""
    spaces = {event.actor: event.data["space"] for event in events if event.kind == "moved"}
    said: Phrase | None = None
    for event in events:
        if event.kind == "bet_shown":
            bet = _one(r, event)
            if event.actor in spaces:
                bet = say("then-dice-bet", bet=bet, space=spaces[event.actor])
            said = bet if said is None else say("story-dice-also", first=said, then=bet)
    return say("story-dice-bets", bets=said)


# ---- everything else ----------------------------------------------------------------------------------------------


def _moved(event: Event, key: str) -> Phrase:
    points, start, space = _of(event, "points", "start", "space")
    return say(key, who=figure(event.actor), space=space, count=space - start - points)


def _portrait(r: Rules, name: object) -> Phrase:
    return words.portrait(r, r.portrait_ids.index(str(name)))


def _one(r: Rules, event: Event) -> Phrase:
    key = f"event-dice-{event.kind}"
    if event.kind == "moved":
        return _moved(event, key)
    args: dict[str, Any] = {"who": figure(event.actor)}
    for name, value in event.data.items():
        sort = r.events[event.kind].fields[name]
        if sort == "portrait":
            args[name] = _portrait(r, value)
        elif sort == "portraits" and isinstance(value, list):
            args[name] = _listed([_portrait(r, tile) for tile in value])
        elif sort == "section":
            args[name] = words.section(int(str(value)))
        elif not isinstance(value, dict | list):  # dice are on the table
            args[name] = piece_of(sort, value)
    if event.kind == "restored" and event.data["marked"]:
        return say(f"{key}-marked", **args, extra=MARKED_POINTS)
    return Phrase(key, args)
