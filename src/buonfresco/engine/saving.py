"""Whole games as JSON and back, and the hash of a position. Each game says how its own position is written."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar

import msgspec

from buonfresco.engine import log as logs
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.game import Game
from buonfresco.engine.pool import coming
from buonfresco.engine.reading import number
from buonfresco.engine.ruleset import ALL, Frame, Ruleset

FrameData = tuple[str, int, int, int]  # program or decision, next step, figure, argument


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int
    config: dict[str, Any]
    state: dict[str, Any]
    hash: str  # hexadecimal, as 64 bits are too many for some readers of JSON
    luck: tuple[str, list[str] | dict[str, list[str]]]  # the source, and draws written in advance
    barrier: int
    log: logs.Log


# ---- writing ------------------------------------------------------------------------------------------------------


def state_hash(g: Game) -> int:
    """Over configuration and position, not over how it is kept: the order of what lies unseen does not count."""
    text = g.ruleset.hash_prefix + msgspec.json.encode(g.position_data(in_order=True), order="sorted")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def to_json(g: Game) -> str:
    saved = Saved(
        g.name,
        g.version,
        g.config_data(),
        g.state_data(),
        f"{state_hash(g):016x}",
        (f"{g.chance.word:016x}", [] if g.chance.coming is None else g.chance.coming.data()),
        g.barrier,
        g.log,
    )
    return msgspec.json.encode(saved).decode()


def stack_data(g: Game) -> list[FrameData]:
    return [(g.ruleset.frame_name(frame), *frame[1:]) for frame in g.state.stack]


# ---- reading ------------------------------------------------------------------------------------------------------


def read_saved(text: str | bytes) -> Saved:
    try:
        return msgspec.json.decode(text, type=Saved)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error


def load(g: Game, saved: Saved, verify: bool) -> None:
    """Fill a blank game of the right rules. A position that was edited by hand begins a log of its own."""
    fill(g, saved.state)
    try:
        g.chance = Chance(int(saved.luck[0], 16), coming=coming(g.ruleset.pools, saved.luck[1]))
    except BuonfrescoError:
        raise
    except ValueError as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    if f"{state_hash(g):016x}" == saved.hash:
        if saved.log.start is not None:
            first = g.fresh(g.chance)
            fill(first, saved.log.start)
            g.origin = first.state
        try:
            full = logs.read(saved.log.inputs, g.codec)
            g.inputs = logs.live(full)
        except BadLog as error:
            raise BadGame("error-game-log", problem=str(error)) from error
        if len(g.inputs) != len(full):
            g.past, g.kept = full, len(g.inputs)
        g.barrier = saved.barrier
        if verify:
            _verify(g)
    else:
        g.begin_here()
    wake_up(g)


def _verify(g: Game) -> None:
    try:
        again = logs.replay_inputs(g, g.inputs)
    except BadLog as error:
        raise BadGame("error-game-log", problem=str(error)) from error
    reached = state_hash(again)
    if reached != state_hash(g):
        raise BadGame("error-game-log", problem=f"{reached:016x}")


def wake_up(g: Game) -> None:
    """Run a position that was just filled in; what cannot run is no position."""
    try:
        g.run()
    except BuonfrescoError:
        raise
    except (LookupError, AssertionError, ValueError, TypeError, ArithmeticError) as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


T = TypeVar("T")


def convert(data: object, form: type[T]) -> T:
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def fill(g: Game, data: dict[str, Any]) -> None:
    """Put data into a blank game's state. Names, numbers and lengths are checked; sense is check()'s business."""
    try:
        g.fill(data)
    except BuonfrescoError:
        raise
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def read_frame(r: Ruleset, frame: FrameData, figures: int) -> Frame:
    name, pc, actor, arg = frame
    if name in r.kind_ids:
        least = 0 if r.kinds[r.kind_ids[name]].pending is None else ALL
        return -1 - r.kind_ids[name], pc, number(actor, "figure", least, figures - 1), arg
    if name not in r.program_ids:
        raise ValueError(f"there is no program or decision {name}")
    steps = r.programs[r.program_ids[name]]
    return r.program_ids[name], number(pc, "step", 0, len(steps) - 1), number(actor, "figure", 0, figures - 1), arg
