"""The wall fresco in words (M9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco import planning
from buonfresco.games.fresco.constants import BLENDS_EACH
from buonfresco.games.fresco.modules.wall_fresco.components import BACK, SORTS
from buonfresco.games.fresco.modules.wall_fresco.rules import (
    BLEND_OF,
    adjoins,
    behind,
    income_of,
    layout_of,
    options,
)
from buonfresco.games.fresco.modules.wall_fresco.state import FINISHED, sections, slice_of
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID, PAINTS, write_paints
from buonfresco.games.fresco.words import owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

_DOT: Final = "·"  # a finished section


def _tile(sort: str) -> Piece:
    """``GY``: what lies open is the back, which pays; the front is the splash."""
    return Piece("wall_tile", sort)


def tile_words(sort: str) -> Phrase:
    """A wall tile that may be stacked, by its name among all tiles with splashes: ``wall GY``."""
    return say("wall-tile", tile=_tile(sort.removeprefix("wall ")))


# ---- options ------------------------------------------------------------------------------------------------------


def _wall(r: Rules, act: Action) -> Pieces:
    places = layout_of(r)
    return {"section": Piece("section", places.names[places.actions.index(act)])}


def _exchange(_r: Rules, act: Action) -> Pieces:
    one, two = act.args
    paint = PAINTS[BLEND_OF[BACK[one], BACK[two]]]
    return {"walltile": _tile(SORTS[one]), "othertile": _tile(SORTS[two]), "paint": paint}


def _note_wall(g: Fresco, _after: Fresco, _painter: int, act: Action) -> Iterator[Phrase]:
    """Which tile it is shows when it is taken; which ones are left everybody can count (X-INFO-02)."""
    front = slice_of(g).wall[sections(g).actions.index(act)]
    backs = tuple([BACK[sort] for sort in behind(g, front)])
    yield say("note-wall", backs=Piece("paints", write_paints(backs)))


def _note_exchange(_g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    yield say(
        "note-exchange", paints=Piece("paints", write_paints(tuple(income_of(after, painter)))), blends=BLENDS_EACH
    )


def _brings(g: Fresco, seat: int) -> Phrase:
    """Sections he could restore now."""
    found = [_wall(g.r, act)["section"] for act in options(g, seat, 0) if act.kind == "wall"]
    return say("note-on-wall", sections=found or [say("note-no-section")])


# ---- the table ----------------------------------------------------------------------------------------------------


def _panel(r: Rules, _view: Any, part: Any) -> Panel:
    here = when("wall", "plan_wall")
    have: list[list[Said]] = []
    stacked: list[list[Said]] = []
    for one in part["players"]:
        exchange = [say("panel-exchange", paint=Piece("paint", paint)) for paint in one["exchange"]]
        have.append([*_tiles(one["tiles"]), *exchange])
        stacked.append([say("panel-wall-stacked", tiles=_tiles(one["stacked"]))] if one["stacked"] else [])
    unseen: list[Said] = [say("panel-wall-unseen", tiles=_tiles(part["unseen"]))] if part["unseen"] else []
    gone: list[Said] = [say("panel-removed", things=_tiles(part["out"]))] if part["out"] else []
    return Panel(
        [
            Row(say("panel-wall_fresco"), _grid(r, part["wall"]), here),
            Row(say("panel-wall-tiles"), owners(have), here | {"workshop"}),
            Row(say("panel-wall-tiles"), [*owners(stacked), *unseen, *gone]),
        ]
    )


def _tiles(tiles: Mapping[str, int]) -> list[Said]:
    found: list[Said] = []
    for sort, count in tiles.items():
        found.append(_tile(sort) if count == 1 else say("panel-times", count=count, thing=_tile(sort)))
    return found


def _grid(r: Rules, shown: Mapping[str, str]) -> list[Said]:
    """Row by row; what is finished is a dot, so one sees where the next section can be. Then those in reach."""
    if not shown:
        return []
    places, columns = layout_of(r), r.pack.extra["wall_fresco"].wall.columns
    wall = [PAINT_ID[shown[name]] if name in shown else FINISHED for name in places.names]
    letters = "".join([_DOT if front == FINISHED else LETTERS[front] for front in wall])
    found: list[Said] = []
    for start in range(0, len(wall), columns):
        fronts = Piece("letters", letters[start : start + columns])
        found.append(say("panel-wall-row", row=start // columns + 1, fronts=fronts))
    reach: list[Said] = []
    for number, front in enumerate(wall):
        if front != FINISHED and adjoins(wall, places.near[number]):
            section = Piece("section", places.names[number])
            reach.append(say("panel-section", section=section, front=Piece("letters", LETTERS[front])))
    return [*found, say("panel-reach", sections=reach)]


TELLING: Final = Telling(
    moments={"wall": "tile"},
    pieces={"wall": _wall, "wall_exchange": _exchange},
    notes={"cover": planning.covering("wall", _brings), "wall": _note_wall, "wall_exchange": _note_exchange},
    advice={"plan_wall": planning.advice},
    aloud=("wall",),
    panel=_panel,
)
