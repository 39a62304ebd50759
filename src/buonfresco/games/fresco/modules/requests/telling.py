"""Requests of the bishop in words (M2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco.constants import BLENDS_EACH, WORKSHOP
from buonfresco.games.fresco.modules.requests.rules import possible, top
from buonfresco.games.fresco.modules.requests.state import requests
from buonfresco.games.fresco.modules.requests.tiles import KINDS, SEAL_NAMES, tiles
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.prepare import earnings
from buonfresco.games.fresco.words import owners, several, tile_paints, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

# ---- options --------------------------------------------------------------------------------------------------------


def _request(_r: Rules, act: Action) -> Pieces:
    return {"request": Piece("request", KINDS[act.args[0]])}


def _stack(r: Rules, act: Action) -> Pieces:
    name = _sort(r, act)
    return {"sort": Piece("seals", name) if name in SEAL_NAMES else name}


def _income(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[0]])}


def _sort(r: Rules, act: Action) -> str:
    table = tiles(r)
    return table.sorts[table.sort_by[act]]


def _other(r: Rules, name: str) -> Said | None:
    """A tile of another module, as that one calls it; None for fresco tiles."""
    for sealed, number in tiles(r).others:
        if sealed.words is not None and sealed.sorts(r)[number][0] == name:
            return sealed.words(name)
    return None


def _say_stack(g: Fresco, _painter: int, act: Action) -> Phrase:
    other = _other(g.r, _sort(g.r, act))
    return say("label-stack", tile=other) if other is not None else say("action-stack", **_stack(g.r, act))


def _note_request(g: Fresco, after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """Where tiles can be chosen, the points are not booked yet."""
    if requests(after).owner == requests(g).owner:
        yield say("note-request", points=tiles(g.r).points[top(g, act.args[0])])
    yield from _note_stack(g, after, painter, act)
    if painter < g.r.seats:
        yield say("note-request-hand", blends=BLENDS_EACH)  # M2-WORK-02


def _note_stack(g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    """With the last of the three the new income is certain (M2-WORK-07); after the final round there is none."""
    done = requests(after).owner.count(painter) > requests(g).owner.count(painter)
    if done and painter < g.r.seats and not g.s.final:
        yield say("note-request-income", thalers=earnings(after, painter))


def _offers(g: Fresco, seat: int, column: int) -> Iterator[Phrase]:
    if column == WORKSHOP and possible(g, seat):
        yield say("plan-workshop-request")


# ---- the table ------------------------------------------------------------------------------------------------------


def _panel(r: Rules, view: Any, part: Any) -> Panel:
    """Splashes on the fresco are the blended paints of its tiles, which lie there for all to see."""
    here = when("workshop", "blend", "leonardo_request", "request_tile")
    stacks: list[Said] = [_tile(kind, points) for kind, points in part["stacks"].items()]
    had: list[list[Said]] = []
    stacked: list[list[Said]] = []
    for one in part["players"]:
        tiles_had: list[Said] = [_named(name) for name in one["requests"]]
        had.append([*tiles_had, say("panel-request-used")] if one["used"] else tiles_had)
        stacked.append([Piece("letters", tile_paints(r, tile)) for tile in one["stacked"]])
    painters = [*view.players, view.leonardo] if view.leonardo else view.players
    spent = {tile for one in part["players"] for tile in one["stacked"]}
    splashes = [_splashes(part, [tile for tile in one.tiles if tile not in spent]) for one in painters]
    own = splashes[view.seat] if view.seat is not None else []
    others = [[] if seat == view.seat else some for seat, some in enumerate(splashes)]
    gone = [_named(name) for name in part["removed"]]
    return Panel(
        [
            Row(say("panel-requests"), [*stacks, *owners(had)], here),
            Row(say("panel-splashes"), owners(others), frozenset({"leonardo_request", "request_tile"})),
            Row(say("panel-stacked"), owners(stacked)),
            Row(say("panel-requests"), [say("panel-removed", things=gone)] if gone else []),
        ],
        [say("panel-seals", seals=own)] if own else [],
    )


def _tile(kind: str, points: Sequence[object]) -> Phrase:
    return say("panel-request", request=Piece("request", kind), points=" ".join(map(str, points)) or "–")


def _named(name: str) -> Phrase:
    """``general 6``"""
    kind, points = name.split()
    return _tile(kind, [points])


def _splashes(part: Any, open_tiles: Sequence[str]) -> list[Said]:
    sorts = Counter(part["seals"][tile] or SEAL_NAMES[0] for tile in open_tiles)
    return [several(sorts[name], Piece("seals", name)) for name in SEAL_NAMES if sorts[name]]


def _tell_stacked(r: Rules, event: Event, _final: bool) -> Phrase:
    name = str(event.data["tile"])
    tile = _other(r, name) or Piece("paints", tile_paints(r, name))
    return say("event-request_stacked", who=Piece("figure", event.actor), tile=tile)


TELLING: Final = Telling(
    moments={"request_tile": "workshop", "request_income": "prepare", "leonardo_request": "workshop"},
    pieces={"request": _request, "stack": _stack, "income": _income},
    says={"stack": _say_stack},
    notes={"request": _note_request, "stack": _note_stack},
    offers=_offers,
    events={"request_stacked": _tell_stacked},
    aloud=("request",),
    panel=_panel,
)
