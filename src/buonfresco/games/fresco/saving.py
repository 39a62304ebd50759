"""A position as readable data and back, its hash, and whole games as JSON."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine import log as logs
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.ruleset import Frame
from buonfresco.games.fresco.actions import PLACES, ROMAN
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.reading import index, number
from buonfresco.games.fresco.state import NO_PLAN, NOBODY, NOT_AWAKE, OUT, FrescoState

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
    stack: list[tuple[str, int, int, int]]  # what is going on: program or decision, next step, figure, argument
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


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int
    config: dict[str, Any]
    state: StateData
    hash: str  # hexadecimal, as 64 bits are too many for some readers of JSON
    luck: tuple[str, list[int]]
    barrier: int
    log: logs.Log


# ---- writing ------------------------------------------------------------------------------------------------------


def state_data(g: Fresco) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(_state_data(g))
    return data


def _state_data(g: Fresco) -> StateData:
    s, r = g.s, g.r
    return StateData(
        round=s.round,
        bishop=SEGMENTS[s.bishop],
        fresco={SEGMENTS[n]: r.fresco_ids[tile] for n, tile in enumerate(s.fresco) if tile != EMPTY},
        booths={
            ROMAN[n]: [None if tile == EMPTY else r.market_ids[tile] for tile in tiles]
            for n, tiles in enumerate(s.booths)
        },
        bag=[r.market_ids[tile] for tile in s.bag],
        painters=[_painter_data(g, painter) for painter in range(r.painters)],
        order=s.order[:],
        stack=[(r.frame_name(frame), *frame[1:]) for frame in s.stack],
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


def state_hash(g: Fresco) -> int:
    """Over configuration and position, not over how it is kept: the order of the bag does not count."""
    data = _state_data(g)
    data.bag.sort()
    text = g.r.hash_prefix + msgspec.json.encode(data, order="sorted")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def to_json(g: Fresco) -> str:
    saved = Saved(
        g.name,
        g.version,
        g.config_data(),
        _state_data(g),
        f"{state_hash(g):016x}",
        (f"{g.chance.word:016x}", g.chance.script),
        g.barrier,
        g.log,
    )
    return msgspec.json.encode(saved).decode()


# ---- reading ------------------------------------------------------------------------------------------------------


def read_saved(text: str | bytes) -> Saved:
    try:
        return msgspec.json.decode(text, type=Saved)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error


def load(g: Fresco, saved: Saved, verify: bool) -> Fresco:
    """Fill a blank game of the right rules. A position that was edited by hand begins a log of its own."""
    fill_state(g, saved.state)
    try:
        g.chance = Chance(int(saved.luck[0], 16), list(saved.luck[1]))
    except ValueError as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    if f"{state_hash(g):016x}" == saved.hash:
        if saved.log.start is not None:
            first = g.blank(FrescoState(), g.chance)
            fill_state(first, _convert(saved.log.start))
            g.origin = first.s
        try:
            full = logs.read(saved.log.inputs, g.codec)
        except BadLog as error:
            raise BadGame("error-game-log", problem=str(error)) from error
        g.inputs = logs.live(full)
        if len(g.inputs) != len(full):
            g.past, g.kept = full, len(g.inputs)
        g.barrier = saved.barrier
        if verify:
            _verify(g)
    else:
        g.begin_here()
    wake_up(g)
    return g


def _verify(g: Fresco) -> None:
    try:
        again = logs.replay_inputs(g, g.inputs)
    except BadLog as error:
        raise BadGame("error-game-log", problem=str(error)) from error
    assert isinstance(again.state, FrescoState)
    reached = state_hash(g.blank(again.state, g.chance))
    if reached != state_hash(g):
        raise BadGame("error-game-log", problem=f"{reached:016x}")


def unpickle(text: str) -> Any:
    from buonfresco.games.fresco import from_json  # the package gathers what this file is a part of

    return from_json(text, verify=False)


def wake_up(g: Fresco) -> None:
    """Run a position that was just filled in; what cannot run is no position."""
    try:
        g.run()
    except BuonfrescoError:
        raise
    except (LookupError, AssertionError, ValueError, TypeError) as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def _convert(data: dict[str, Any]) -> StateData:
    try:
        return msgspec.convert(data, StateData)
    except msgspec.ValidationError as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def fill_state(g: Fresco, data: StateData | dict[str, Any]) -> None:
    """Put data into a blank game's state. Names, numbers and lengths are checked; sense is check()'s business."""
    if isinstance(data, dict):
        data = _convert(data)
    try:
        _fill(g, data)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def _fill(g: Fresco, data: StateData) -> None:
    s, r = g.s, g.r
    if len(data.painters) != r.painters:
        raise ValueError(f"{len(data.painters)} painters instead of {r.painters}")
    s.round = number(data.round, "round", 1)
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
            s.points[-1][index(r.sources, name, "source of points")] = n
        for name in one.tiles:
            s.owner[index(r.fresco_ids, name, "fresco tile")] = painter
        s.wake.append(NOT_AWAKE if one.wake is None else index(r.times, one.wake, "wake time"))
        s.plans.append(NO_PLAN if one.plan is None else _plan(one.plan))
        if painter < r.seats:
            s.mood.append(number(one.mood, "mood", r.mood_bottom, r.mood_top))
            s.apprentices.append(number(one.apprentices, "apprentices", 4, 6))
            s.thalers.append(number(one.thalers, "thalers"))
            stock = [0] * len(PAINTS)
            for name, n in one.paints.items():
                stock[index(PAINTS, name, "paint")] = number(n, name)
            s.paints.append(stock)
            s.altar_used.append(one.altar_used)
            s.covers.append(_covers(r, one.covers))
            s.begun.append(one.begun)
            done = one.planning if s.sealed else (len(r.plan_steps) if one.plan else 0)
            s.planning.append(number(done, "planning", 0, len(r.plan_steps)))
    s.stack = [_frame(r, frame) for frame in data.stack]
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
        return number(space, "space on the VP track", 1)
    if space not in [f"S{n + 1}" for n in range(r.painters)]:
        raise ValueError(f"no start space {space}")
    return int(space[1:]) - 1 - r.painters


def _frame(r: Rules, frame: tuple[str, int, int, int]) -> Frame:
    name, pc, actor, arg = frame
    if name in r.kind_ids:
        return -1 - r.kind_ids[name], pc, number(actor, "figure", -1, r.painters - 1), arg
    if name not in r.program_ids:
        raise ValueError(f"there is no program or decision {name}")
    steps = r.programs[r.program_ids[name]]
    return r.program_ids[name], number(pc, "step", 0, len(steps) - 1), number(actor, "figure", 0, r.painters - 1), arg
