"""Rules of module 15: a dome tile comes with its fresco tile, and scores at the end if the paints are there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.events import EventKind
from buonfresco.engine.forms import by_place
from buonfresco.engine.pool import Pool
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.hooks import Insert, Module
from buonfresco.games.fresco.modules.dome import components
from buonfresco.games.fresco.modules.dome.components import INNER, KEY, Kit, kit_of
from buonfresco.games.fresco.modules.dome.state import FIELDS, Dome, covered, dome_of
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

SOURCE: Final = "dome"


# ---- cathedral ------------------------------------------------------------------------------------------------------


def take(g: Fresco, painter: int, segment: int) -> None:
    """With the fresco tile above it, by whoever restores, Leonardo too (M15-CATH-01, -02; M15-LEO-02)."""
    if not INNER[segment]:
        return
    part = dome_of(g)
    tile = g.draw_one("dome", part.unseen())
    part.owner[tile] = painter
    if g.listening:
        kit = kit_of(g.r)
        g.notes.append(("dome_taken", painter, segment, tile, kit.costs[tile], kit.points[tile]))


# ---- final scoring --------------------------------------------------------------------------------------------------


def best_set(kit: Kit, tiles: Sequence[int], stock: Sequence[int]) -> tuple[int, ...]:
    """Which of these tiles a stock of paints completes (M15-SCORE-06): those with the most points; among equals those
    that leave the most paints, then those of the lowest numbers (settled question 10).
    """
    # Every set that can be paid: points below zero, paints spent, the tiles, the stock that is left.
    sets: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = [(0, 0, (), tuple(stock))]
    for tile in tiles:
        cost, points = kit.costs[tile], kit.points[tile]
        for negative, spent, chosen, left in sets[:]:
            rest = list(left)
            for paint in cost:
                rest[paint] -= 1
            if min(rest) >= 0:
                sets.append((negative - points, spent + len(cost), (*chosen, tile), tuple(rest)))
    return min(sets)[2]


def score(g: Fresco, _actor: int, _arg: int) -> None:
    """In action order; each painter's points are one movement (M15-SCORE-01, -05). Leonardo has no paints."""
    part, kit = dome_of(g), kit_of(g.r)
    for painter in g.s.order:
        if painter >= g.r.seats:
            continue
        chosen = best_set(kit, part.of(painter), g.s.paints[painter])
        spent = sorted([paint for tile in chosen for paint in kit.costs[tile]])
        deeds.return_paints(g, painter, spent, "dome")  # each serves one tile only (M15-SCORE-03)
        if g.listening and chosen:
            g.notes.append(("dome_completed", painter, chosen, len(chosen), tuple(spent)))
        deeds.score(g, painter, sum([kit.points[tile] for tile in chosen]), SOURCE)


# ---- information ----------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """``tiles`` lie open before the painters; ``unseen`` are all others, ``covered`` of them under fresco tiles."""
    seats = g.r.seats
    tiles = by_place(kit_of(g.r).ids, dome_of(g).owner)
    return {
        "players": [{"tiles": tiles.get(seat, [])} for seat in range(seats)],
        "leonardo": tiles.get(seats, []) if g.r.painters > seats else None,
        "unseen": tiles.get(NOBODY, []),
        "covered": covered(g),
    }


def check(g: Fresco) -> list[str]:
    part = dome_of(g)
    waiting = len(part.unseen()) - part.gone - covered(g)
    if waiting and not (g.s.taken != NOBODY and waiting == 1):  # the fresco tile is taken, what lies below not yet
        return [
            f"{len(part.unseen())} dome tiles are unseen, {part.gone} of them out of the game, but {covered(g)} lie "
            "under fresco tiles (M15-SETUP-01, M15-CATH-01)"
        ]
    return []


def readers(r: Rules) -> dict[str, Reader]:
    ids = kit_of(r).ids
    return {"dome": ids.__getitem__, "domes": lambda tiles: [ids[tile] for tile in tiles]}


MODULE: Final = Module(
    15,
    KEY,
    Dome,
    FIELDS,
    components=components.DomeTiles,
    check_components=components.check,
    inserts=(
        Insert("restore", "take", take, "X-CATH-01"),
        Insert("leonardo restore", "take", take, "X-LEO-02"),
        Insert("scoring", "open", score, "X-SCORE-01"),
    ),
    sources=(SOURCE,),
    events={
        "dome_taken": EventKind(segment="segment", dome="dome", paints="paints", points=""),
        "dome_completed": EventKind(domes="domes", count="", paints="paints"),
    },
    readers=readers,
    pools=lambda rules: (Pool("dome", kit_of(rules).ids),),
    view=view,
    view_reads=("fresco",),
    check=check,
)
