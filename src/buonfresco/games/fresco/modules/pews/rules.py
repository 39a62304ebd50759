"""Beams from the market, the pew tile's turn, and the manifest (M14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import VISIT
from buonfresco.games.fresco.hooks import ActionTile, Module, Switch
from buonfresco.games.fresco.modules.pews.components import (
    KEY,
    MOST_BEAMS,
    PLACES,
    PewsFile,
    check_components,
    market_set,
)
from buonfresco.games.fresco.modules.pews.state import (
    FIELDS,
    RESTORED,
    Pews,
    beams_left,
    check,
    slice_of,
    supply,
    tables,
    tiles_data,
    unseen,
)
from buonfresco.games.fresco.notation import numbers

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

SWITCH: Final = "pews.reveal"
PRINTED: Final = 1  # apprentice on the tile (M14-PLAN-02)

# Every set of pews three apprentices can restore, in ascending order so that each set is written one way.
SETS: Final = {
    places: action("pews", places, "pews " + "+".join(str(place + 1) for place in places))
    for count in range(1, MOST_BEAMS + 1)
    for places in combinations(range(PLACES), count)
}


def lay_out(g: Fresco) -> None:
    """Only the beam sides are dealt here; the points show when a tile is turned over (M14-SETUP-01, M14-PEW-07)."""
    part, table = slice_of(g), tables(g.r)
    part.pews = g.draw("beams", beams_left(table, part.turned), PLACES)


def take_beams(g: Fresco, painter: int, tile: int, _place: int) -> None:
    """A market tile's beams, however it was got, as far as the own supply goes (M14-MKT-01, -03, -05; X-MKT-05)."""
    beams = min(tables(g.r).market[tile], supply(g, painter))
    if beams:
        slice_of(g).beams[painter] += beams
        if g.listening:
            g.notes.append(("beams_taken", painter, beams))


# ---- the turn -------------------------------------------------------------------------------------------------------


def visit(g: Fresco, painter: int, apprentices: int) -> None:
    """Each apprentice carries one beam, the printed one too (M14-PEW-01, -02, -09)."""
    budget = min(PRINTED + apprentices, slice_of(g).beams[painter])
    if not _go_on(g, painter, budget) and g.listening:
        g.notes.append(("pews_left", painter))


def _go_on(g: Fresco, painter: int, budget: int) -> bool:
    """Ask if a pew is left that so many beams restore."""
    possible = any(0 < beams <= budget for beams in slice_of(g).pews)
    if possible:
        g.ask("pews", painter, budget)
    return possible


def _has_beams(g: Fresco, painter: int, budget: int) -> str:
    return "" if budget <= slice_of(g).beams[painter] else "more beams than he has (M14-PEW-01)"


def one_by_one(g: Fresco) -> bool:
    return g.r.switches[SWITCH] == "one_by_one"  # M14-PEW-06


def options(g: Fresco, _painter: int, budget: int) -> tuple[Action, ...]:
    """Any set of pews within the budget, or a single one where each is turned over at once; or none (M14-PEW-09)."""
    pews = slice_of(g).pews
    fitting = [place for place, beams in enumerate(pews) if 0 < beams <= budget]
    offered: list[Action] = []
    for count in range(1, 2 if one_by_one(g) else budget + 1):
        for places in combinations(fitting, count):
            if sum([pews[place] for place in places]) <= budget:
                offered.append(SETS[places])
    offered.append(PASS)
    return tuple(offered)


def restore(g: Fresco, painter: int, budget: int, act: Action) -> None:
    """The beams go back to the supply; the pews are turned over and out of the game, their points one movement
    (M14-PEW-03, -05).

    It is no restoration of the fresco: nothing that hangs on one happens (X-CATH-04).
    """
    part, points = slice_of(g), tables(g.r).points
    needed = [part.pews[place] for place in act.args]
    used, gained = sum(needed), 0
    part.beams[painter] -= used
    for place, beams in zip(act.args, needed, strict=True):
        tile = g.draw_one("pew", backs(g, beams))
        part.turned[tile] += 1
        part.pews[place] = RESTORED
        gained += points[tile]
        if g.listening:
            g.notes.append(("pew_restored", painter, place, beams, points[tile]))
    if one_by_one(g):
        _go_on(g, painter, budget - used)
    deeds.score(g, painter, gained, KEY)


def backs(g: Fresco, beams: int) -> list[int]:
    """What may lie on the back of a pew with so many beams: the sorts of all such tiles left (M14-PEW-07)."""
    sides = tables(g.r).beams
    return [sort for sort, count in enumerate(unseen(g)) if sides[sort] == beams for _ in range(count)]


def leave(g: Fresco, painter: int, _budget: int, _action: Action) -> None:
    if g.listening:  # M14-PEW-10
        g.notes.append(("pews_left", painter))


def read_pews(_r: Any, text: str) -> Action | None:
    """Any number of pews, in any order."""
    found = numbers(text, "+")
    if found is None or len(set(found)) < len(found) or not 1 <= min(found) <= max(found) <= PLACES:
        return None
    places = sorted(found)
    return Action("pews", tuple([n - 1 for n in places]), "pews " + "+".join(map(str, places)))


def explain(g: Fresco, painter: int, budget: int, act: Action) -> Reason | None:
    if act.kind != "pews":
        return None
    part = slice_of(g)
    for place in act.args:
        if part.pews[place] == RESTORED:
            return Reason("M14-PEW-08", "refused-pews-restored", {"pew": place + 1})
    if len(act.args) > 1 and one_by_one(g):
        return Reason("M14-PEW-06", "refused-pews-single")
    needed = sum([part.pews[place] for place in act.args])
    owned = part.beams[painter]
    if needed > owned:
        return Reason("M14-PEW-02", "refused-pews-beams", {"beams": needed, "have": owned})
    return Reason("M14-PEW-01", "refused-pews-apprentices", {"beams": needed, "have": budget})


def about(_g: Fresco, _painter: int, budget: int) -> dict[str, object]:
    return {"beams": budget}


# ---- faces ----------------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """All of it is open, the beams owned because the supply is (M14-INFO-01, -02).

    ``pews``: beams needed by place, None where it is restored. ``unseen``: the tiles on the board, as everybody can
    count; which of them lies where nobody knows. ``tiles``: beams by market tile.
    """
    part, table = slice_of(g), tables(g.r)
    return {
        "pews": [beams or None for beams in part.pews],
        "unseen": tiles_data(g.r, unseen(g)),
        "tiles": {name: beams for name, beams in zip(g.r.market_ids, table.market, strict=True) if beams},
        "players": [{"beams": part.beams[seat], "supply": supply(g, seat)} for seat in range(g.r.seats)],
    }


def pools(rules: Any) -> Sequence[Pool]:
    sides = {beams: str(beams) for beams in range(1, MOST_BEAMS + 1)}
    return Pool("beams", sides, PLACES), Pool("pew", tables(rules).names)


def all_actions(_rules: Rules) -> Sequence[Action]:
    return tuple(SETS.values())


def readers(_rules: Rules) -> dict[str, Reader]:
    return {"pew": _number}


def _number(place: int) -> int:
    return place + 1


MODULE: Final = Module(
    14,
    KEY,
    Pews,
    FIELDS,
    switches={SWITCH: Switch("M14-PEW-06", ("together", "one_by_one"), fr="one_by_one")},
    components=PewsFile,
    check_components=check_components,
    market_set=market_set,
    setup=lay_out,
    programs={"pew visit": Program({"work": visit}, Holds(SEAT, most=2, after=VISIT.after, queue=VISIT.queue))},
    action_tile=ActionTile("pews", "pew visit", ("M14-PLAN-01", "M14-PLAN-02", "M14-PLAN-03"), spaces=2),
    kinds=(
        Kind(
            "pews",
            ("M14-PEW-01", "M14-PEW-02", "M14-PEW-04", "M14-PEW-10"),
            options,
            {"pews": restore, "pass": leave},
            explain,
            about=about,
            holds=Holds(SEAT, 1, PRINTED + 2, after=("pew visit",), fits=_has_beams),
        ),
    ),
    actions=all_actions,
    verbs={"pews": Verb("M14-PEW-04", "refused-pews-form", read_pews)},
    reactions={"market_tile": take_beams},
    sources=(KEY,),
    events={
        "beams_taken": EventKind(beams=""),
        "pew_restored": EventKind(pew="pew", beams="", points=""),
        "pews_left": EventKind(),
    },
    readers=readers,
    pools=pools,
    view=view,
    view_reads=(),
    check=check,
)
