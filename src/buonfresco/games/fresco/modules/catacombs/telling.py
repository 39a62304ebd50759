"""Maps, rooms and treasures in words (M13): questions, options, planning. What lies on the table: panel.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.games.fresco import planning
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.catacombs.components import STATED, tables
from buonfresco.games.fresco.modules.catacombs.maps import time_of
from buonfresco.games.fresco.modules.catacombs.panel import in_room, own_map, panel
from buonfresco.games.fresco.modules.catacombs.rooms import full, worth
from buonfresco.games.fresco.modules.catacombs.state import NONE, part
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


# ---- options ------------------------------------------------------------------------------------------------------


def _map(r: Rules, act: Action) -> Pieces:
    return {
        "map": Piece("map", tables(r).maps[tables(r).map_of[act]]),
        "column": Piece("column", COLUMNS[act.args[0]]),
    }


def _say_no_map(g: Fresco, seat: int, _act: Action) -> Phrase:
    return say("action-no_map", laid=len(part(g).laid[seat]) - part(g).laid[seat].count(NONE))


def _treasure(r: Rules, act: Action) -> Pieces:
    return {"treasure": Piece("treasure", tables(r).treasures[tables(r).sort_of[act]])}


def _uncovered(g: Fresco, rooms: Sequence[int]) -> list[Phrase]:
    """What lies open in some rooms."""
    names, lying = tables(g.r).treasures, part(g).open
    found = [in_room(SEGMENTS[room], names[lying[room]]) for room in full(g, rooms)]
    return found or [say("note-rooms-none")]


def _of_map(g: Fresco, one: int) -> Pieces:
    """A map, its rooms, and what lies open in them."""
    t = tables(g.r)
    marked = [Piece("segment", SEGMENTS[room]) for room in t.rooms[one]]
    return {"map": Piece("map", t.maps[one]), "marked": marked, "rooms": _uncovered(g, t.rooms[one])}


def _note_buy(g: Fresco, _after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-map", rooms=STATED[time_of(g, painter)][1])


def _note_map(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """Of Leonardo's map, which is the same in all options, the question tells."""
    if painter < g.r.seats:
        yield say("note-uncovered", rooms=_uncovered(g, tables(g.r).rooms[tables(g.r).map_of[act]]))


def _note_no_map(_g: Fresco, _after: Fresco, _seat: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-no-map")


def _note_later(_g: Fresco, _after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-explore-later")


def _note_kept(g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    """What the whole collection gains: writings count together (M13-SCORE-03). Leonardo keeps all (M13-LEO-03)."""
    gained = worth(after, painter) - worth(g, painter)
    if gained or painter < g.r.seats:
        yield say("note-at-end", points=gained)


def _note_explore(g: Fresco, after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    if painter >= g.r.seats:
        yield from _note_kept(g, after, painter, act)


# ---- questions ----------------------------------------------------------------------------------------------------


def _about_place(g: Fresco, _painter: int, _values: dict[str, Any]) -> Pieces:
    return _of_map(g, part(g).turned)


def _about_explore(g: Fresco, painter: int, _values: dict[str, Any]) -> Pieces:
    about = _of_map(g, part(g).laid[painter][g.s.column])
    return {"map": about["map"], "rooms": about["rooms"]}


def _about_treasure(_g: Fresco, _painter: int, values: dict[str, Any]) -> Pieces:
    return {"found": [Piece("treasure", name) for name in values["found"]]}


def _about_plan(g: Fresco, seat: int, _values: dict[str, Any]) -> Pieces:
    t, own = tables(g.r), sorted(part(g).maps[seat])
    return {"maps": [own_map(t.maps[one], [SEGMENTS[room] for room in t.rooms[one]]) for one in own]}


# ---- planning -----------------------------------------------------------------------------------------------------


def _offers(g: Fresco, seat: int, column: int) -> Iterator[Phrase]:
    one = part(g).laid[seat][column]
    if one != NONE:
        yield Phrase("plan-map", _of_map(g, one))


TELLING: Final = Telling(
    moments={"map": "wake", "leonardo_map": "wake", "explore": "exploring", "treasure": "exploring"},
    pieces={"map": _map, "sell_treasure": _treasure, "keep_treasure": _treasure},
    says={"no_map": _say_no_map},
    declines=("no_map",),
    notes={
        "buy_map": _note_buy,
        "map": _note_map,
        "no_map": _note_no_map,
        "explore": _note_explore,
        "explore_later": _note_later,
        "keep_treasure": _note_kept,
    },
    about={
        "leonardo_map": _about_place,
        "explore": _about_explore,
        "treasure": _about_treasure,
        "plan_map": _about_plan,
    },
    advice={"plan_map": planning.advice},
    offers=_offers,
    panel=panel,
)
