"""What happened at the board, as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from buonfresco.engine.events import Event
from buonfresco.engine.telling import piece_of
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.words import column, plan_words, tile_paints
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

Told = tuple[Event, bool]  # and whether it happened in the final round, where the last column has another name


def tell(r: Rules, told: Sequence[Told]) -> list[Phrase]:
    lines: list[Phrase] = []
    actor = -1
    revealed = {event.actor for event, _ in told if event.kind == "revealed"}
    covered = _covered(told)
    for number, (event, final) in enumerate(told):
        kind = r.events[event.kind]
        if event.kind == "planned" and (event.actor in revealed or r.tile_order):
            continue  # everybody hears it now, once is enough; a plan in parts is shown on the sheet
        if kind.untold and not (event.kind == "gained" and event.data["why"] in r.telling.aloud):
            continue
        own = r.telling.events.get(event.kind)
        phrase = own(r, event, final) if own is not None else _phrase(r, event, final, covered.get(number, {}))
        if kind.follows and event.actor == actor and lines:
            then = Phrase(phrase.key.replace("event-", "then-", 1), phrase.args)
            lines[-1] = say("story-then", first=lines[-1], then=then)
        else:
            lines.append(phrase)
        actor = event.actor
    return lines


def _phrase(r: Rules, event: Event, final: bool, covers: Mapping[str, str]) -> Phrase:
    args: dict[str, Any] = {"who": Piece("figure", event.actor)}
    hidden = ""
    for name, value in event.data.items():
        sort = r.events[event.kind].fields[name]
        if value is None:
            hidden = "-hidden"
        elif sort in ("market", "fresco"):
            args[name] = Piece("paints", tile_paints(r, str(value)))
        elif name == "plan" and isinstance(value, list):
            args[name] = plan_words(r, value, final, _numbers(r, covers))
        elif sort == "column":
            args[name] = column(COLUMNS.index(str(value)), final)
        elif name == "order" and isinstance(value, list):
            args[name] = [Piece("figure", one) for one in value]
        else:
            args[name] = piece_of(sort, value)
    aside = "-aside" if event.kind == "moved" and event.data["target"] != event.data["space"] else ""
    return Phrase(f"event-{event.kind}{aside}{hidden}", args)


def _numbers(r: Rules, covers: Mapping[str, str]) -> list[int]:
    """Action tiles by column, as positions have them."""
    names = {tile.name: number for number, tile in r.action_tiles.items()}
    return [names.get(covers.get(place, ""), 0) for place in COLUMNS]


def _covered(told: Sequence[Told]) -> dict[int, dict[str, str]]:
    """By place of a revealed plan in the story: the action tiles told right after it, by column."""
    found: dict[int, dict[str, str]] = {}
    plan = -1
    for number, (event, _) in enumerate(told):
        if event.kind == "revealed":
            plan = number
        elif event.kind == "covered" and plan >= 0:
            found.setdefault(plan, {})[str(event.data["column"])] = str(event.data["tile"])
    return found
