"""Rooms are laid open, explored, and their treasures sold, kept and scored (M13-CATH, -EXPL, -TREAS, -SCORE)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, SPACES
from buonfresco.games.fresco.modules.catacombs.components import KEY, Tables, tables
from buonfresco.games.fresco.modules.catacombs.state import NONE, named, part, unseen
from buonfresco.games.fresco.programs import VISITS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

NOW: Final[Action] = action("explore", (), "explore now")
LATER: Final[Action] = action("explore_later", (), "explore later")
NOT: Final[Action] = action("explore_not", (), "no exploring")


# ---- cathedral ----------------------------------------------------------------------------------------------------


def taken(g: Fresco, _painter: int, segment: int, _tile: int) -> None:
    part(g).turning = segment


def lay_open(g: Fresco, painter: int, segment: int) -> None:
    """After favor and dome tile (X-CATH-01 step 5): the tile is turned up and stays there (M13-CATH-02, -03)."""
    mine = part(g)
    mine.open[segment] = g.draw_one("treasure", unseen(g, mine))
    mine.turning = NONE
    if g.listening:
        g.notes.append(("room_opened", painter, segment, mine.open[segment]))


# ---- exploring ----------------------------------------------------------------------------------------------------


def has_turn(g: Fresco, painter: int, column: int) -> bool:
    """A map calls for a turn without an apprentice (M13-PLAN-06, X-LEO-08)."""
    return part(g).laid[painter][column] != NONE


def marked(g: Fresco, painter: int) -> tuple[int, ...]:
    """The rooms on the map at the column at work: no others can be explored (M13-MAP-03)."""
    one = part(g).laid[painter][g.s.column]
    return tables(g.r).rooms[one] if one != NONE else ()


def reach(g: Fresco, painter: int) -> list[int]:
    return full(g, marked(g, painter))


def full(g: Fresco, rooms: Sequence[int]) -> list[int]:
    """Rooms that lie open and are not empty (M13-EXPL-02, -03)."""
    mine = part(g)
    return [room for room in rooms if mine.open[room] != EMPTY]


def may_open(g: Fresco, painter: int, apprentices: int) -> bool:
    """Could his apprentice here lay open one more marked room before the map is taken off?"""
    at_cathedral = g.s.column == CATHEDRAL or (g.s.column == FIFTH and g.s.final)
    return at_cathedral and apprentices > 0 and any(g.s.fresco[room] != EMPTY for room in marked(g, painter))


def begin(g: Fresco, painter: int, apprentices: int) -> None:
    """Before his apprentice acts: now, or afterwards (M13-EXPL-06)? Nothing is asked if nothing can come of it."""
    if not has_turn(g, painter, g.s.column):
        return
    if not reach(g, painter) and not may_open(g, painter, apprentices):
        explore(g, painter)
    elif len(options(g, painter, apprentices)) > 1:
        g.ask("explore", painter, apprentices)


def end(g: Fresco, painter: int, _apprentices: int) -> None:
    """When the apprentice has done everything (M13-EXPL-06, X-ACT-03)."""
    if has_turn(g, painter, g.s.column):
        explore(g, painter)


def options(g: Fresco, painter: int, apprentices: int) -> tuple[Action, ...]:
    """Leonardo cannot forgo (M13-LEO-07); without an apprentice there is no later (M13-EXPL-06)."""
    offered = [NOW] if reach(g, painter) else []
    if apprentices:
        offered.append(LATER)
    if painter < g.r.seats:
        offered.append(NOT)
    return tuple(offered)


def explore_now(g: Fresco, painter: int, _apprentices: int, _action: Action) -> None:
    explore(g, painter)


def explore_later(_g: Fresco, _painter: int, _apprentices: int, _action: Action) -> None:
    """The map stays on the sheet until the visit ends."""


def forgo(g: Fresco, painter: int, _apprentices: int, _action: Action) -> None:
    """The map is used up all the same (M13-EXPL-07)."""
    one = take_off(g, painter)
    if g.listening:
        g.notes.append(("map_wasted", painter, one))


def take_off(g: Fresco, painter: int) -> int:
    """A map is used once and leaves the game (M13-EXPL-01, -05; M13-LEO-08)."""
    mine, column = part(g), g.s.column
    sheet = mine.laid[painter]
    one = sheet[column]
    mine.laid[painter] = (*sheet[:column], NONE, *sheet[column + 1 :])
    insort(mine.used, one)
    if painter < g.r.seats:
        covers = g.s.covers[painter]
        g.s.covers[painter] = (*covers[:column], 0, *covers[column + 1 :])
    return one


def explore(g: Fresco, painter: int) -> None:
    """All tiles he can reach, at no cost (M13-EXPL-02, -04, -07); mood at once, then he decides (M13-TREAS-09)."""
    mine, t = part(g), tables(g.r)
    rooms = reach(g, painter)
    one = take_off(g, painter)
    if g.listening:
        g.notes.append(("explored", painter, one, len(rooms)))
    tiles: list[int] = []
    for room in rooms:
        tile = mine.open[room]
        mine.open[room] = EMPTY
        tiles.append(tile)
        if g.listening:
            g.notes.append(("treasure_found", painter, room, tile))
    if painter >= g.r.seats:
        mine.kept[painter] = sorted(mine.kept[painter] + tiles)  # also doubles; he has no mood (M13-LEO-03, -07)
        return
    mine.found = tiles
    if tiles:
        g.ask("treasure", painter)
    for tile in tiles:
        deeds.change_mood(g, painter, t.moods[tile])  # M13-TREAS-05


def explain(g: Fresco, painter: int, _apprentices: int, act: Action) -> Reason | None:
    if act is NOW:
        return Reason("M13-EXPL-03", "refused-explore-nothing")
    if act is LATER:
        return Reason("M13-EXPL-06", "refused-explore-later")
    return Reason("M13-LEO-07", "refused-leonardo-must") if act is NOT else None


def about(g: Fresco, painter: int, _apprentices: int) -> dict[str, object]:
    one = part(g).laid[painter][g.s.column]
    return {"map": tables(g.r).maps[one], "rooms": [SEGMENTS[room] for room in reach(g, painter)]}


# ---- treasures ----------------------------------------------------------------------------------------------------


def doubles(g: Fresco, seat: int, tile: int) -> bool:
    """A writing that he has already must be sold (M13-TREAS-06, -07); only writings have a limit (M13-TREAS-11)."""
    volumes = tables(g.r).volumes
    return volumes[tile] > 0 and volumes[tile] in [volumes[other] for other in part(g).kept[seat]]


def treasure_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    """Tile by tile, in the order he likes (M13-TREAS-02, -09)."""
    t = tables(g.r)
    offered: list[Action] = []
    for tile in sorted(set(part(g).found)):
        if not doubles(g, painter, tile):
            offered.append(t.keep[tile])
        offered.append(t.sell[tile])
    return tuple(offered)


def keep(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """Behind the large screen, for good (M13-TREAS-04, -08)."""
    tile = _decide(g, painter, act)
    insort(part(g).kept[painter], tile)
    if g.listening:
        g.notes.append(("treasure_kept", painter, tile))


def sell(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """Thalers from the supply; the tile leaves the game (M13-TREAS-03)."""
    tile = _decide(g, painter, act)
    insort(part(g).sold, tile)
    if g.listening:
        g.notes.append(("treasure_sold", painter, tile))
    deeds.receive(g, painter, tables(g.r).sales[tile], "treasure")


def _decide(g: Fresco, painter: int, act: Action) -> int:
    """The tile that is decided about; the others come next, after all that its sale may lead to."""
    mine = part(g)
    tile = tables(g.r).sort_of[act]
    mine.found.remove(tile)
    if mine.found:
        g.ask("treasure", painter)
    return tile


def explain_treasure(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind == "pass":
        return Reason("M13-TREAS-02", "refused-treasure-must")
    if act.kind not in ("sell_treasure", "keep_treasure"):
        return None
    mine, t = part(g), tables(g.r)
    tile = t.sort_of[act]
    if tile in mine.found:
        return Reason("M13-TREAS-06", "refused-treasure-double", {"volume": t.volumes[tile]})
    if tile in mine.kept[painter]:
        return Reason("M13-TREAS-08", "refused-treasure-kept", {"treasure": t.treasures[tile]})
    return Reason("M13-TREAS-02", "refused-treasure-none", {"treasure": t.treasures[tile]})


def about_treasure(g: Fresco, _painter: int, _arg: int) -> dict[str, object]:
    return {"found": named(tables(g.r).treasures, part(g).found)}


# ---- the end ------------------------------------------------------------------------------------------------------


def score_all(g: Fresco, _actor: int, _arg: int) -> None:
    """In the action order of the last round, Leonardo too (M13-SCORE-01, M13-LEO-04, X-SCORE-01 step 5)."""
    g.begin_each("catacombs scoring", g.s.order)


def score(g: Fresco, painter: int, _arg: int) -> None:
    """One sum, one movement (M13-SCORE-05)."""
    deeds.score(g, painter, worth(g, painter), KEY)


def worth(g: Fresco, painter: int) -> int:
    return value(tables(g.r), part(g).kept[painter])


def value(t: Tables, tiles: Sequence[int]) -> int:
    """Printed points; and the highest volume times the number of different volumes (M13-SCORE-02, -03)."""
    volumes = {t.volumes[tile] for tile in tiles if t.volumes[tile]}
    return sum([t.points[tile] for tile in tiles]) + max(volumes, default=0) * len(volumes)


TURNS: Final[tuple[str, ...]] = (*VISITS, "leonardo turn")
EXPLORE_KIND: Final[Kind] = Kind(
    "explore",
    ("M13-EXPL-06", "M13-EXPL-07", "M13-LEO-06"),
    options,
    {"explore": explore_now, "explore_later": explore_later, "explore_not": forgo},
    explain,
    about=about,
    holds=Holds(most=SPACES, after=tuple(f"{program}/begin/catacombs" for program in TURNS)),
)
TREASURE_KIND: Final[Kind] = Kind(
    "treasure",
    ("M13-TREAS-02", "M13-TREAS-06", "M13-TREAS-09"),
    treasure_options,
    {"keep_treasure": keep, "sell_treasure": sell},
    explain_treasure,
    about=about_treasure,
    holds=Holds(SEAT),
)
