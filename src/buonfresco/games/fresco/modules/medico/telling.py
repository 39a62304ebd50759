"""Illness, bottles and the Medico in words (M10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.events import Event
from buonfresco.engine.telling import Pieces, Telling, some
from buonfresco.engine.told import Bill, Row
from buonfresco.games.fresco import plan, planning
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.medico import places, sheet
from buonfresco.games.fresco.modules.medico.bottles import options as bottle_options
from buonfresco.games.fresco.modules.medico.illness import GIVE_ILL, OWN_FALLS, place_of, threats
from buonfresco.games.fresco.modules.medico.panel import bottle, bottles, panel
from buonfresco.games.fresco.modules.medico.state import BOTTLES, components, healthy_at, part
from buonfresco.games.fresco.modules.medico.table import credit
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.words import column, plan_words
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


# ---- what an option speaks of -------------------------------------------------------------------------------------


def _ill(_r: Rules, act: Action) -> Pieces:
    return {COLUMNS[place]: count for place, count in zip(sheet.OPEN_TO_ILL, act.args, strict=True)}


def _extra(_r: Rules, act: Action) -> Pieces:
    return {"column": Piece("column", COLUMNS[act.args[0]])}


def _bottle(_r: Rules, act: Action) -> Pieces:
    return {"place": Piece("bottle", str(act.args[0] + 1))}


def _drink(_r: Rules, act: Action) -> Pieces:
    return {"portions": act.args[0]}


def _saint(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[0]])}


def _falls_ill(_r: Rules, act: Action) -> Pieces:
    return {"apprentice": "own" if act is OWN_FALLS else "extra"}


def _give_up(_r: Rules, act: Action) -> Pieces:
    return {"apprentice": "ill" if act is GIVE_ILL else "healthy"}


# ---- words --------------------------------------------------------------------------------------------------------


def _say_ill(g: Fresco, _seat: int, act: Action) -> Phrase:
    where = plan_words(g.r, [_ill(g.r, act).get(place, 0) for place in COLUMNS], g.s.final)
    return say("action-ill", places=where) if where else say("action-ill-none")


def _say_bottle(g: Fresco, _painter: int, act: Action) -> Phrase:
    name = BOTTLES[part(g).display[act.args[0]]]
    return say("action-bottle", **_bottle(g.r, act), bottle=bottle(name))


# ---- what cannot be counted ---------------------------------------------------------------------------------------


def _note_ill(g: Fresco, _after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    """Whoever is healthy beside them falls ill (M10-CONT-01); who is not placed works nowhere (M10-PLAN-02)."""
    visits = zip(sheet.OPEN_TO_ILL, act.args, strict=True)
    yield say("note-contagion", count=sum(healthy_at(g, seat, place) for place, count in visits if count))
    out = part(g).ill[seat] - sum(act.args)
    if out:
        yield say("note-stay-out", count=out)


def _note_extra(g: Fresco, _after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    place = act.args[0]
    if part(g).placed[seat][place]:
        yield say("note-beside-ill")
    else:
        yield say("note-infections", count=threats(g, seat, place), tiles=len(part(g).tiles))


def _note_give_up(_g: Fresco, after: Fresco, seat: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-healthy", count=plan.to_place(after, seat))


def _note_falls(g: Fresco, after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    if act is OWN_FALLS:
        yield say("note-needs-bottle")
    else:
        swapped = part(after).ill[seat] > part(g).ill[seat]
        yield say("note-extra-swapped" if swapped else "note-extra-gone")
    yield from _credited(g, after, seat)


def _note_drink(g: Fresco, after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    lost = act.args[0] - (part(g).ill[seat] - part(after).ill[seat])
    if lost:
        yield say("note-portions-lost", count=lost)
    yield from _credited(g, after, seat)


def _credited(g: Fresco, after: Fresco, seat: int) -> Iterator[Phrase]:
    """In the end, whoever is healthy counts as money (M10-SCORE-01)."""
    change = credit(after, seat) - credit(g, seat)
    if g.s.final and change:
        yield say("note-credit", thalers=Piece("signed", change))


def _note_ill_acts(_g: Fresco, _after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-ill-acts")


def _brings(g: Fresco, seat: int) -> Phrase:
    """He must buy one of those he can pay (M10-MKT-01, -04)."""
    prices = components(g.r).prices(g.r.seats)
    payable = [prices[act.args[0]] for act in bottle_options(g, seat, 0)]
    return say("note-on-medico", price=min(payable) if payable else "none")


# ---- the plan, the story ------------------------------------------------------------------------------------------


def _advice(g: Fresco, seat: int) -> list[Row]:
    """Where there is room for ill ones: what they can do, and who stands there already."""
    rows: list[Row] = []
    for number in sheet.OPEN_TO_ILL:
        if sheet.room(g, seat, number):
            said = say(
                f"plan-ill-{COLUMNS[place_of(g, number)]}",
                healthy=healthy_at(g, seat, number),
                thalers=places.SAINT_THALERS,
                blends=places.ILL_BLENDS,
            )
            rows.append(Row(column(number, g.s.final), [said]))
    return rows


def _first_ill(_g: Fresco, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    """First where nobody falls ill beside them, and among those where most of them work."""
    spreads = [number for number, act in enumerate(legal) if act.kind == "ill"]
    spreads.sort(key=lambda number: (_beside(bills[number]), -sum(legal[number].args)))
    return some([*spreads, *(number for number, act in enumerate(legal) if act.kind != "ill")])


def _beside(bill: Bill) -> int:
    count = bill.notes[0].args["count"]
    assert isinstance(count, int)
    return count


def _ill_shown(r: Rules, event: Event, final: bool) -> Phrase:
    counts = [int(str(event.data.get(place, 0))) for place in COLUMNS]
    return say("story-ill_shown", who=Piece("figure", event.actor), places=plan_words(r, counts, final))


def _infection(_r: Rules, event: Event, _final: bool) -> Phrase:
    place = str(event.data["place"])
    return say(
        "event-infection_revealed",
        tile=Piece("infection", str(event.data["tile"])),
        place=place if place == "none" else Piece("column", place),
    )


def _bottles_laid(_r: Rules, event: Event, _final: bool) -> Phrase:
    words = {"3": "three", "2": "two", "1": "one", "juice": "juice"}  # by name of a bottle: what the event calls it
    return say(
        "story-bottles_laid", bottles=bottles({name: int(str(event.data[word])) for name, word in words.items()})
    )


TELLING: Final = Telling(
    moments={"give_up": "wake", "bottle": "market", "saint": "studio", "falls_ill": "infection", "heal": "healing"},
    pieces={
        "ill": _ill,
        "extra": _extra,
        "bottle": _bottle,
        "drink": _drink,
        "saint": _saint,
        "falls_ill": _falls_ill,
        "give_up": _give_up,
    },
    says={"ill": _say_ill, "bottle": _say_bottle},
    notes={
        "cover": planning.covering("medico", _brings),
        "ill": _note_ill,
        "extra": _note_extra,
        "give_up": _note_give_up,
        "falls_ill": _note_falls,
        "drink": _note_drink,
        "ill_acts": _note_ill_acts,
    },
    first={"ill": _first_ill},
    advice={"ill": _advice, "plan_medico": planning.advice},
    typed={"ill": [COLUMNS[place] for place in sheet.OPEN_TO_ILL]},
    events={"ill_shown": _ill_shown, "infection_revealed": _infection, "bottles_laid": _bottles_laid},
    panel=panel,
)
