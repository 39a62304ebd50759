"""The wall fresco tile, the exchange in the workshop, the income, and the manifest (M9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds, workshop
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import TILE_VISIT
from buonfresco.games.fresco.hooks import ActionTile, Extra, Insert, Module, Sealed
from buonfresco.games.fresco.modules.wall_fresco.components import (
    BACK,
    FRONT,
    KEY,
    SORTS,
    Layout,
    WallFile,
    check_components,
    counts,
    layout,
)
from buonfresco.games.fresco.modules.wall_fresco.state import (
    FIELDS,
    FINISHED,
    WallFresco,
    check,
    components,
    fronts,
    sections,
    slice_of,
    tiles_data,
    wall_data,
)
from buonfresco.games.fresco.paints import BASIC, BLENDS, LETTERS, PAINTS

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

# (back, other back): the paint they blend to, whichever comes first (M9-WORK-01)
BLEND_OF: Final = {pair: result for result, (a, b) in BLENDS.items() for pair in ((a, b), (b, a))}
PAIRS: Final = tuple((one, two) for two in range(len(SORTS)) for one in range(two) if BACK[one] != BACK[two])
EXCHANGE: Final = {pair: action("wall_exchange", pair, f"exchange {SORTS[pair[0]]}+{SORTS[pair[1]]}") for pair in PAIRS}


def lay_out(g: Fresco) -> None:
    """Only the fronts are dealt here; a back shows when the tile is taken (M9-SETUP-01, -03)."""
    part, places = slice_of(g), sections(g)
    part.unseen = counts(components(g))
    drawn = g.draw("wall_front", fronts(part.unseen), sum(part.unseen))
    part.wall = [FINISHED if n in places.finished else drawn.pop(0) for n in range(len(places.names))]


# ---- the wall -----------------------------------------------------------------------------------------------------


def refuse_tile(g: Fresco, _seat: int) -> Reason | None:
    return None if any(slice_of(g).unseen) else Reason("M9-WALL-06", "refused-wall-empty")


def visit(g: Fresco, painter: int, _apprentices: int) -> None:
    """One section at most: there is one apprentice on the tile (M9-WALL-03)."""
    if len(options(g, painter, 0)) > 1:
        g.ask("wall", painter)
    else:
        _tell_idle(g, painter)


def options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    """Sections beside the finished area whose paint he has (M9-WALL-01, -02); or none (M9-WALL-04)."""
    wall, places, stock = slice_of(g).wall, sections(g), g.s.paints[painter]
    offered = [
        places.actions[section]
        for section, front in enumerate(wall)
        if front != FINISHED and stock[front] and adjoins(wall, places.near[section])
    ]
    offered.append(PASS)
    return tuple(offered)


def adjoins(wall: list[int], near: tuple[int, ...]) -> bool:
    return FINISHED in [wall[section] for section in near]


def restore(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    """One paint, 4 points at once, and the tile, whose back shows now (M9-WALL-02, M9-SETUP-03).

    It is no restoration of the fresco: nothing that hangs on one happens (M9-WALL-05).
    """
    part = slice_of(g)
    section = sections(g).actions.index(action)
    front = part.wall[section]
    deeds.return_paints(g, painter, (front,), "wall")
    part.wall[section] = FINISHED  # the next painter may go on from here (M9-WALL-07)
    if g.listening:
        g.notes.append(("wall_restored", painter, section, front))
    deeds.score(g, painter, components(g).wall.points, "wall")
    tile = g.draw_one("wall", behind(g, front))
    part.unseen[tile] -= 1
    part.owned[painter][tile] += 1
    if g.listening:
        g.notes.append(("wall_turned", painter, BACK[tile]))


def behind(g: Fresco, front: int) -> list[int]:
    """Sorts of the tiles on the wall with a front of this color, each as often as it is there."""
    return [sort for sort, count in enumerate(slice_of(g).unseen) if FRONT[sort] == front for _ in range(count)]


def forgo(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    _tell_idle(g, painter)


def _tell_idle(g: Fresco, painter: int) -> None:
    if g.listening:  # the same for who will not and who cannot: his paints are secret
        g.notes.append(("wall_idle", painter))


def explain(g: Fresco, painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind != "wall":
        return None
    wall, places = slice_of(g).wall, sections(g)
    section = places.actions.index(action)
    name = places.names[section]
    if wall[section] == FINISHED:
        return Reason("M9-WALL-01", "refused-wall-finished", {"section": name})
    if not adjoins(wall, places.near[section]):
        return Reason("M9-WALL-01", "refused-wall-far", {"section": name})
    return Reason("M9-WALL-02", "refused-paints", {"paints": LETTERS[wall[section]]})


# ---- the workshop -------------------------------------------------------------------------------------------------


def exchanges(g: Fresco, painter: int, left: int) -> Sequence[Action]:
    """Two wall tiles of different basic colors for the exchange tile of their blend (M9-WORK-01).

    It takes the place of all that an apprentice may blend (X-WORK-01, X-WORK-08).
    """
    if not workshop.has_free_hand(g, painter, left):
        return ()
    part = slice_of(g)
    own, have = part.owned[painter], part.exchange[painter]
    seals = _seals_matter(g)
    offered: list[Action] = []
    seen: list[int] = []  # blends offered already, where splashes make no difference
    for pair in PAIRS:
        one, two = pair
        if own[one] and own[two]:
            result = BLEND_OF[BACK[one], BACK[two]]
            if result not in have and result not in seen:
                offered.append(EXCHANGE[pair])
                if not seals:
                    seen.append(result)
    return offered


def _seals_matter(g: Fresco) -> bool:
    return any(module.reads_seals for module in g.r.modules)  # without requests they mean nothing (X-STATED-02)


def exchange(g: Fresco, painter: int, left: int, action: Action) -> None:
    """The two tiles leave the game (M9-WORK-04)."""
    part = slice_of(g)
    for sort in action.args:
        part.owned[painter][sort] -= 1
        part.out[sort] += 1
    one, two = action.args
    result = BLEND_OF[BACK[one], BACK[two]]
    part.exchange[painter] = sorted([*part.exchange[painter], result])
    if g.listening:
        g.notes.append(("wall_exchanged", painter, one, two, result))
    workshop.lend_hand(g, painter, left)


def read_exchange(_r: Rules, text: str) -> Action | None:
    """The two tiles in any order."""
    names = [name.strip().upper() for name in text.split("+")]
    if len(names) != 2 or not set(names) <= set(SORTS):
        return None
    one, two = sorted([SORTS.index(name) for name in names])
    return Action("wall_exchange", (one, two), f"exchange {SORTS[one]}+{SORTS[two]}")


def explain_exchange(g: Fresco, painter: int, left: int, action: Action) -> Reason | None:
    if action.kind != "wall_exchange" or action.args not in EXCHANGE or action in exchanges(g, painter, left):
        return None
    part = slice_of(g)
    one, two = action.args
    result = BLEND_OF[BACK[one], BACK[two]]
    if not workshop.has_free_hand(g, painter, left):
        return Reason("M9-WORK-01", "refused-exchange-apprentice")
    if result in part.exchange[painter]:
        return Reason("M9-WORK-02", "refused-exchange-colour", {"paint": PAINTS[result]})
    for sort in action.args:
        if not part.owned[painter][sort]:
            return Reason("M9-WORK-05", "refused-exchange-tile", {"tile": SORTS[sort]})
    same = [act for act in exchanges(g, painter, left) if BLEND_OF[BACK[act.args[0]], BACK[act.args[1]]] == result]
    return Reason("M9-WORK-01", "refused-exchange-same", {"text": same[0].text})


# ---- income -------------------------------------------------------------------------------------------------------


def income(g: Fresco, _actor: int, _arg: int) -> None:
    """One paint of each basic color among his open wall tiles, one for each exchange tile (M9-PREP-02, -03)."""
    for seat in range(g.r.seats):
        deeds.gain_paints(g, seat, income_of(g, seat), "wall")


def income_of(g: Fresco, seat: int) -> list[int]:
    part = slice_of(g)
    backs = [BACK[sort] for sort, count in enumerate(part.owned[seat]) if count]
    return [paint for paint in BASIC if paint in backs] + part.exchange[seat]


# ---- requests -----------------------------------------------------------------------------------------------------


def sealed_sorts(_rules: Rules) -> Sequence[tuple[str, int]]:
    return [(f"wall {name}", FRONT[sort]) for sort, name in enumerate(SORTS)]


def open_tiles(g: Fresco, painter: int, sort: int) -> int:
    return slice_of(g).owned[painter][sort] if painter < g.r.seats else 0  # M9-LEO-01


def stack(g: Fresco, painter: int, sort: int) -> None:
    part = slice_of(g)
    part.owned[painter][sort] -= 1
    part.stacked[painter][sort] += 1


# ---- faces --------------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """All of it is open (X-INFO-02); the tiles ``unseen`` are those on the wall, as everybody can count."""
    part = slice_of(g)
    return {
        "wall": wall_data(g, part),
        "unseen": tiles_data(part.unseen),
        "players": [
            {
                "tiles": tiles_data(part.owned[seat]),
                "stacked": tiles_data(part.stacked[seat]),
                "exchange": [PAINTS[paint] for paint in part.exchange[seat]],
            }
            for seat in range(g.r.seats)
        ],
        "out": tiles_data(part.out),
    }


def layout_of(rules: Rules) -> Layout:
    form = rules.pack.extra[KEY]
    assert isinstance(form, WallFile)
    return layout(form)


def all_actions(rules: Rules) -> Sequence[Action]:
    return [*layout_of(rules).actions, *EXCHANGE.values()]


def readers(rules: Rules) -> dict[str, Reader]:
    return {"section": layout_of(rules).names.__getitem__, "wall_tile": SORTS.__getitem__}


def pools(rules: Rules) -> tuple[Pool, ...]:
    """At setup the fronts show; which tile one is shows when it is taken."""
    number = sum(counts(rules.pack.extra[KEY]))
    return Pool("wall_front", {front: PAINTS[front] for front in FRONT}, number), Pool("wall", SORTS)


MODULE: Final = Module(
    9,
    KEY,
    WallFresco,
    FIELDS,
    components=WallFile,
    check_components=check_components,
    setup=lay_out,
    inserts=(Insert("prepare", "income", income, "M9-PREP-02"),),
    programs={"wall visit": Program({"work": visit}, TILE_VISIT)},
    action_tile=ActionTile("wall", "wall visit", ("M9-PLAN-01", "M9-WALL-06"), spaces=1, fill=1, refuse=refuse_tile),
    kinds=(
        Kind(
            "wall",
            ("M9-WALL-01", "M9-WALL-02", "M9-WALL-04"),
            options,
            {"wall": restore, "pass": forgo},
            explain,
            holds=Holds(SEAT, after=("wall visit",)),
        ),
    ),
    extras=(Extra("blend", exchanges, {"wall_exchange": exchange}, explain_exchange),),
    actions=all_actions,
    verbs={
        "wall": Verb("M9-WALL-01", "refused-wall-form"),
        "exchange": Verb("M9-WORK-01", "refused-exchange-form", read_exchange, whole=True),
    },
    sources=("wall",),
    sealed=Sealed(sealed_sorts, open_tiles, stack),
    events={
        "wall_restored": EventKind(section="section", paint="paint"),
        "wall_turned": EventKind(back="paint"),
        "wall_idle": EventKind(),
        "wall_exchanged": EventKind(one="wall_tile", other="wall_tile", paint="paint"),
    },
    readers=readers,
    pools=pools,
    view=view,
    view_reads=(),
    check=check,
)
