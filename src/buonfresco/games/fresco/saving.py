"""A position as readable data and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine.reading import AMOUNT, index, number
from buonfresco.engine.saving import FrameData, convert, read_stack, stack_data
from buonfresco.games.fresco.actions import PLACES, ROMAN
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import NO_PLAN, NOBODY, NOT_AWAKE, OUT

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


class PainterData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    space: int | str  # on the VP track, or a start space "S1" ...
    points: dict[str, int] = {}
    tiles: list[str] = []
    wake: int | None = None  # o'clock
    plan: list[int] | None = None
    covers: dict[str, str] = {}  # action tile by column
    planning: int = 0  # parts of the plan that are done; only while all plan
    begun: bool = False  # some of them were answered, not skipped
    # Leonardo has none of the following
    mood: int = 0
    apprentices: int = 0
    thalers: int = 0
    paints: dict[str, int] = {}
    altar_used: bool = False


class StateData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    round: int
    bishop: str
    fresco: dict[str, str]  # tile by segment; segments not named are restored
    booths: dict[str, list[str | None]]  # null is a space whose tile was bought just now
    bag: list[str]
    painters: list[PainterData]
    order: list[int]
    stack: list[FrameData]  # what is going on
    column: str | None = None  # whose visits are going on
    final: bool = False
    end_reason: str = ""
    open: bool = False
    sealed: bool = False
    leonardo: str | None = None
    guide: int | None = None
    shop: str | None = None
    bought: list[str] = []
    purchases: int = 0
    other_work: int = 0
    taken: str | None = None
    removed: list[str] = []  # fresco tiles out of the game
    modules: dict[str, dict[str, Any]] = {}


# ---- writing ------------------------------------------------------------------------------------------------------


def position_data(g: Fresco, in_order: bool) -> StateData:
    s, r = g.s, g.r
    return StateData(
        round=s.round,
        bishop=SEGMENTS[s.bishop],
        fresco={SEGMENTS[n]: r.fresco_ids[tile] for n, tile in enumerate(s.fresco) if tile != EMPTY},
        booths={
            ROMAN[n]: [None if tile == EMPTY else r.market_ids[tile] for tile in tiles]
            for n, tiles in enumerate(s.booths)
        },
        bag=[r.market_ids[tile] for tile in (sorted(s.bag, key=r.market_ids.__getitem__) if in_order else s.bag)],
        painters=[_painter_data(g, painter) for painter in range(r.painters)],
        order=s.order[:],
        stack=stack_data(g),
        column=None if s.column == NOBODY else PLACES[s.column],
        final=s.final,
        end_reason=s.end_reason,
        open=s.open,
        sealed=s.sealed,
        leonardo=None if s.leonardo == NOBODY else SEGMENTS[s.leonardo],
        guide=None if s.guide == NOBODY else s.guide,
        shop=None if s.shop == NOBODY else ROMAN[s.shop],
        bought=[r.market_ids[tile] for tile in s.bought],
        purchases=s.purchases,
        other_work=s.other_work,
        taken=None if s.taken == NOBODY else r.fresco_ids[s.taken],
        removed=[name for name, owner in zip(r.fresco_ids, s.owner, strict=True) if owner == OUT],
        modules={module.key: part.to_data(g) for module, part in zip(r.modules, s.slices, strict=True)},
    )


def _painter_data(g: Fresco, painter: int) -> PainterData:
    s, r = g.s, g.r
    data = PainterData(
        space=space_name(r, s.track[painter]),
        points={name: n for name, n in zip(r.sources, s.points[painter], strict=True) if n},
        tiles=[name for name, owner in zip(r.fresco_ids, s.owner, strict=True) if owner == painter],
        wake=None if s.wake[painter] == NOT_AWAKE else r.times[s.wake[painter]],
        plan=list(s.plans[painter]) or None,
    )
    if painter < r.seats:
        data.mood = s.mood[painter]
        data.apprentices = s.apprentices[painter]
        data.thalers = s.thalers[painter]
        data.paints = {name: n for name, n in zip(PAINTS, s.paints[painter], strict=True) if n}
        data.altar_used = s.altar_used[painter]
        data.covers = covers_data(r, s.covers[painter])
        data.planning = s.planning[painter] if s.sealed else 0
        data.begun = s.sealed and s.begun[painter]
    return data


def covers_data(r: Rules, covers: tuple[int, ...]) -> dict[str, str]:
    return {PLACES[column]: r.action_tiles[number].name for column, number in enumerate(covers) if number}


def space_name(r: Rules, space: int) -> int | str:
    return space if space >= 0 else f"S{space + r.painters + 1}"


# ---- reading ------------------------------------------------------------------------------------------------------


def fill(g: Fresco, given: dict[str, Any]) -> None:
    s, r = g.s, g.r
    data = convert(given, StateData)
    if len(data.painters) != r.painters:
        raise ValueError(f"{len(data.painters)} painters instead of {r.painters}")
    s.round = number(data.round, "round", 1, AMOUNT)
    s.final, s.end_reason, s.open, s.sealed = data.final, data.end_reason, data.open, data.sealed
    s.bishop = index(SEGMENTS, data.bishop, "segment")
    s.leonardo = NOBODY if data.leonardo is None else index(SEGMENTS, data.leonardo, "segment")
    s.guide = NOBODY if data.guide is None else number(data.guide, "guide", 0, r.seats - 1)
    two = r.painters > r.seats
    if (s.leonardo != NOBODY) != two or (s.guide != NOBODY) != two:
        raise ValueError("Leonardo and his guide belong to two players, and to two players only")
    s.fresco = [EMPTY for _ in ALL_SEGMENTS]
    for segment, name in data.fresco.items():
        s.fresco[index(SEGMENTS, segment, "segment")] = index(r.fresco_ids, name, "fresco tile")
    booths = ROMAN[: len(r.booth_sizes)]
    s.booths = [()] * len(booths)
    for booth, tiles in data.booths.items():
        place = index(booths, booth, "booth")
        if len(tiles) > r.booth_sizes[place]:
            raise ValueError(f"booth {booth} has {r.booth_sizes[place]} spaces")
        s.booths[place] = tuple(EMPTY if tile is None else index(r.market_ids, tile, "market tile") for tile in tiles)
    s.bag = [index(r.market_ids, name, "market tile") for name in data.bag]
    s.shop = NOBODY if data.shop is None else index(booths, data.shop, "booth")
    s.bought = [index(r.market_ids, name, "market tile") for name in data.bought]
    s.purchases = number(data.purchases, "purchases")
    s.other_work = number(data.other_work, "other work")
    s.taken = NOBODY if data.taken is None else index(r.fresco_ids, data.taken, "fresco tile")
    s.order = [number(painter, "order", 0, r.painters - 1) for painter in data.order]
    s.column = NOBODY if data.column is None else index(PLACES, data.column, "column")
    s.owner = [NOBODY] * len(r.fresco_ids)
    for name in data.removed:
        s.owner[index(r.fresco_ids, name, "fresco tile")] = OUT
    s.track, s.points, s.wake, s.plans = [], [], [], []
    s.mood, s.apprentices, s.thalers, s.paints, s.altar_used = [], [], [], [], []
    s.planning, s.covers, s.begun = [], [], []
    for painter, one in enumerate(data.painters):
        s.track.append(read_space(r, one.space))
        s.points.append([0] * len(r.sources))
        for name, n in one.points.items():
            s.points[-1][index(r.sources, name, "source of points")] = number(n, name, -AMOUNT, AMOUNT)
        for name in one.tiles:
            s.owner[index(r.fresco_ids, name, "fresco tile")] = painter
        s.wake.append(NOT_AWAKE if one.wake is None else index(r.times, one.wake, "wake time"))
        s.plans.append(NO_PLAN if one.plan is None else _plan(one.plan))
        if painter < r.seats:
            s.mood.append(number(one.mood, "mood", r.mood_bottom, r.mood_top))
            s.apprentices.append(number(one.apprentices, "apprentices", 4, 6))
            s.thalers.append(number(one.thalers, "thalers", 0, AMOUNT))
            stock = [0] * len(PAINTS)
            for name, n in one.paints.items():
                stock[index(PAINTS, name, "paint")] = number(n, name, 0, AMOUNT)
            s.paints.append(stock)
            s.altar_used.append(one.altar_used)
            s.covers.append(_covers(r, one.covers))
            s.begun.append(one.begun)
            done = one.planning if s.sealed else (len(r.plan_steps) if one.plan else 0)
            s.planning.append(number(done, "planning", 0, len(r.plan_steps)))
    s.stack = read_stack(r, data.stack)
    s.slices = []
    unknown = set(data.modules) - {module.key for module in r.modules}
    if unknown:
        raise ValueError(f"data of modules that are not in play: {', '.join(sorted(unknown))}")
    for module in r.modules:
        part = module.slice_type()
        s.slices.append(part)
    for module, part in zip(r.modules, s.slices, strict=True):
        part.fill(g, data.modules.get(module.key, {}))


def _plan(plan: list[int]) -> tuple[int, ...]:
    if len(plan) != 5 or min(plan) < 0 or max(plan) > 3:
        raise ValueError(f"plan {plan} must be five numbers from 0 to 3")
    return tuple(plan)


def _covers(r: Rules, named: dict[str, str]) -> tuple[int, ...]:
    numbers = {tile.name: number for number, tile in r.action_tiles.items()}
    covers = [0] * len(PLACES)
    for column, tile in named.items():
        if tile not in numbers:
            raise ValueError(f"there is no action tile {tile}")
        covers[index(PLACES, column, "column")] = numbers[tile]
    return tuple(covers)


def read_space(r: Rules, space: int | str) -> int:
    if isinstance(space, int):
        return number(space, "space on the VP track", 1, AMOUNT)
    if space not in [f"S{n + 1}" for n in range(r.painters)]:
        raise ValueError(f"no start space {space}")
    return int(space[1:]) - 1 - r.painters
