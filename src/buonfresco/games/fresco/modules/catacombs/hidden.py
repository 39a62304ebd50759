"""Who sees what (M13-WAKE-07, -PLAN-08, -TREAS-10; X-INFO), worlds a seat cannot tell apart, and what must hold."""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import TYPE_CHECKING

from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.modules.catacombs.components import NUMBER, TIMES, tables
from buonfresco.games.fresco.modules.catacombs.state import (
    NONE,
    Catacombs,
    laid_data,
    named,
    part,
    rooms_data,
    rooms_unseen,
    stack,
    stack_sizes,
    times_shown,
    unseen,
)

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """``marked``: the rooms of every map the viewer can see and that is still in use."""
    mine, t = part(g), tables(g.r)
    shown: list[int] = [] if mine.turned == NONE else [mine.turned]
    players, times = [], times_shown(g, mine)
    for seat in range(g.r.seats):
        own, sheet = seat == viewer, mine.laid[seat]
        on_sheet = [one for one in sheet if one != NONE]
        hand_open, sheet_open = own or g.s.open, own or not g.s.sealed
        shown += (mine.maps[seat] if hand_open else []) + (on_sheet if sheet_open else [])
        players.append(
            {
                "times": sorted(times[seat]),  # public
                "maps": named(t.maps, mine.maps[seat]) if hand_open else None,
                "laid": laid_data(t, sheet) if sheet_open else None,
                "kept": named(t.treasures, mine.kept[seat]) if hand_open else None,
            }
        )
    leonardo = None
    if g.r.painters > g.r.seats:
        sheet = mine.laid[g.r.seats]
        shown += [one for one in sheet if one != NONE]
        leonardo = {"laid": laid_data(t, sheet), "kept": named(t.treasures, mine.kept[g.r.seats])}  # M13-LEO-03
    return {
        "stacks": stack_sizes(g, mine),
        "rooms": rooms_data(t, mine.open),
        "unseen": rooms_unseen(g, mine),
        "found": named(t.treasures, mine.found),
        "sold": named(t.treasures, mine.sold),
        "used": named(t.maps, mine.used),
        "turned": None if mine.turned == NONE else t.maps[mine.turned],
        "marked": {t.maps[one]: [SEGMENTS[room] for room in t.rooms[one]] for one in sorted(shown)},
        "players": players,
        "leonardo": leonardo,
    }


# ---- sampling -----------------------------------------------------------------------------------------------------


def resample(g: Fresco, seat: int, rng: Random, recall: bool) -> None:
    """Nobody knows the others' maps, only their times. Who has followed the events knows what the others kept.

    Plans of others have been withdrawn before if they are secret: what still lies on a sheet, all can see.
    """
    if g.s.open:
        return
    mine = part(g)
    hidden = [other for other in range(g.r.seats) if other != seat]
    times = tables(g.r).times
    for time in TIMES:
        pool = stack(g, mine, time) + [one for other in hidden for one in mine.maps[other] if times[one] == time]
        pool.sort()
        rng.shuffle(pool)
        for other in hidden:
            hand = mine.maps[other]
            mine.maps[other] = sorted([pool.pop() if times[one] == time else one for one in hand])
    if not recall:
        _share_treasures(g, mine, hidden, rng)


def _share_treasures(g: Fresco, mine: Catacombs, hidden: list[int], rng: Random) -> None:
    """What the others keep cannot be told from what nobody has seen; its number follows from the rooms."""
    count = sum(len(mine.kept[other]) for other in hidden)
    for other in hidden:
        mine.kept[other] = []
    volumes = tables(g.r).volumes
    pool = unseen(g, mine)
    rng.shuffle(pool)
    asked = _asked(g, mine)
    for tile in pool:
        volume = volumes[tile]
        able = hidden
        if volume:  # M13-TREAS-07
            able = [other for other in hidden if volume not in [volumes[one] for one in mine.kept[other]]]
            if volume == asked[1]:
                able = [other for other in able if other != asked[0]]
        if count and able:
            insort(mine.kept[rng.choice(able)], tile)
            count -= 1


def _asked(g: Fresco, mine: Catacombs) -> tuple[int, int]:
    """Who is asked about writings of one volume only, and which: he has none of it, or he would have no choice."""
    asked = g.asked()
    if asked is not None and asked[0] == "treasure" and len(set(mine.found)) == 1:
        return asked[1], tables(g.r).volumes[mine.found[0]]
    return NONE, NONE


# ---- invariants ---------------------------------------------------------------------------------------------------


def check(g: Fresco) -> list[str]:
    mine = part(g)
    problems: list[str] = []
    _check_tiles(g, mine, problems)
    _check_maps(g, mine, problems)
    if g.at_work("treasure") != bool(mine.found):
        problems.append("tiles were found and nobody decides about them, or the reverse (M13-TREAS-02)")
    if (mine.turned != NONE) != g.at_work("leonardo_map"):
        problems.append("a map was turned up for Leonardo and nobody places it, or the reverse (M13-LEO-01)")
    restoring = [arg for name, _, arg in g.agenda() if name in ("restore", "leonardo restore")]
    if mine.turning != NONE and mine.turning not in restoring:
        problems.append(f"nobody restores {SEGMENTS[mine.turning]}, whose room is to be laid open (M13-CATH-02)")
    return problems


def _check_tiles(g: Fresco, mine: Catacombs, problems: list[str]) -> None:
    t = tables(g.r)
    try:
        left = len(unseen(g, mine))
    except ValueError as error:
        problems.append(f"{error} (M13-SETUP-01)")
        return
    if left != rooms_unseen(g, mine):
        problems.append(f"{left} tiles are unseen for {rooms_unseen(g, mine)} rooms (M13-SETUP-01, M13-CATH-02)")
    for segment in ALL_SEGMENTS:
        if mine.open[segment] != EMPTY and (g.s.fresco[segment] != EMPTY or segment == mine.turning):
            problems.append(f"the room under {SEGMENTS[segment]} is open though not restored (M13-CATH-01)")
    for seat in range(g.r.seats):
        volumes = [t.volumes[tile] for tile in mine.kept[seat] if t.volumes[tile]]
        if len(set(volumes)) != len(volumes):
            problems.append(f"seat {seat} keeps a volume twice (M13-TREAS-07)")


def _check_maps(g: Fresco, mine: Catacombs, problems: list[str]) -> None:
    s, names = g.s, tables(g.r).maps
    held = mine.used + ([] if mine.turned == NONE else [mine.turned])
    for row in mine.maps:
        held += row
    for sheet in mine.laid:
        held += [one for one in sheet if one != NONE]
    for one in sorted({one for one in held if held.count(one) > 1}):
        problems.append(f"map {names[one]} is in {held.count(one)} places (M13-SETUP-03)")
    for painter, sheet in enumerate(mine.laid):
        columns = [column for column, one in enumerate(sheet) if one != NONE]
        if painter < g.r.seats:
            if columns != [column for column, number in enumerate(s.covers[painter]) if number == NUMBER]:
                problems.append(f"the maps on the sheet of seat {painter} do not cover it (M13-PLAN-01)")
        elif len(columns) > 1:
            problems.append("Leonardo has several maps on his sheet (M13-LEO-08)")
        if any(column < s.column for column in columns):
            problems.append(f"painter {painter} has not explored at a column that is done (M13-EXPL-01)")
