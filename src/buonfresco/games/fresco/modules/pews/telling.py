"""Pews in words (M14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Bill, Mark, Panel, Row, Said
from buonfresco.games.fresco import planning
from buonfresco.games.fresco.modules.pews.rules import backs
from buonfresco.games.fresco.modules.pews.state import slice_of, tables
from buonfresco.games.fresco.words import owners, tile_paints, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def _pews(_r: Rules, act: Action) -> Pieces:
    return {"pews": [Piece("pew", str(place + 1)) for place in act.args]}


def _say_pews(g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("action-pews", **_pews(g.r, act), count=len(act.args))


def _needed(g: Fresco, act: Action) -> tuple[int, ...]:
    """Beams each of the pews takes, ascending: nobody can tell pews with equally many apart."""
    pews = slice_of(g).pews
    return tuple(sorted([pews[place] for place in act.args]))


def _outlook(g: Fresco, needed: Sequence[int]) -> tuple[int, int]:
    """The least and the most points that pews with so many beams each can bring."""
    points = tables(g.r).points
    least = most = 0
    for beams in set(needed):
        hidden = sorted([points[sort] for sort in backs(g, beams)])
        count = needed.count(beams)
        least += sum(hidden[:count])
        most += sum(hidden[-count:])
    return least, most


def _note_pews(g: Fresco, _after: Fresco, _painter: int, act: Action) -> Iterator[Phrase]:
    least, most = _outlook(g, _needed(g, act))
    if least == most:
        yield say("bill-points", sum=str(most), total=most)
    else:
        yield say("note-pews", least=least, most=most)


def _brings(g: Fresco, seat: int) -> Phrase:
    return say("note-on-pews", beams=slice_of(g).beams[seat])


def _first(g: Fresco, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    """One set of pews of those that look alike; what may bring most comes first."""
    sorts: dict[tuple[int, ...], int] = {}
    for number, act in enumerate(legal):
        if act.kind == "pews":
            sorts.setdefault(_needed(g, act), number)
    best = sorted(sorts, key=lambda needed: -sum(_outlook(g, needed)))
    return [*(sorts[needed] for needed in best), *(n for n, act in enumerate(legal) if act.kind != "pews")]


def _panel(r: Rules, view: Any, part: Any) -> Panel:
    players = part["players"]
    owned: list[list[Said]] = [[say("panel-beams-of", count=one["beams"])] if one["beams"] else [] for one in players]
    left: list[list[Said]] = [[say("panel-supply", count=one["supply"])] for one in players]
    marks = [
        Mark(f"space:{booth}.{number}", _sign(part["tiles"][tile]), say("mark-beams", beams=part["tiles"][tile]))
        for booth, tiles in view.booths.items()
        for number, tile in enumerate(tiles, start=1)
        if tile in part["tiles"]
    ]
    signs: list[Said] = [say("panel-beam-sign", sign=_sign(1))] if marks else []
    tiles = [
        say("panel-beam-tile", paints=Piece("letters", tile_paints(r, tile)), beams=beams)
        for tile, beams in part["tiles"].items()
    ]
    return Panel(
        [
            Row(say("panel-pews"), _board(r, part), when("pews", "plan_pews")),
            Row(say("panel-beams"), [*owners(owned), *signs], when("market", "pews")),
            Row(say("panel-beams"), owners(left)),
            Row(say("panel-beams"), [say("panel-beam-tiles", tiles=tiles)]),
        ],
        marks=marks,
    )


def _sign(beams: int) -> Phrase:
    return say("sign-beams", beams=beams)


def _board(r: Rules, part: Any) -> list[Said]:
    """Pews by the beams they take, with the points that are still on their backs."""
    table = tables(r)
    found: list[Said] = []
    for beams in sorted(set(table.beams)):
        pews = [Piece("pew", str(place)) for place, needed in enumerate(part["pews"], start=1) if needed == beams]
        backs_left = [
            str(points)
            for name, needed, points in zip(table.names, table.beams, table.points, strict=True)
            for _ in range(part["unseen"].get(name, 0))
            if needed == beams
        ]
        if pews:
            found.append(say("panel-pews-sort", beams=beams, pews=pews, points=" ".join(backs_left)))
    return found


TELLING: Final = Telling(
    moments={"pews": "tile"},
    pieces={"pews": _pews},
    says={"pews": _say_pews},
    notes={"cover": planning.covering("pews", _brings), "pews": _note_pews},
    first={"pews": _first},
    advice={"plan_pews": planning.advice},
    panel=_panel,
)
