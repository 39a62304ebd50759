"""Whole games as JSON and back, and the hash of a position. Each game says how its own position is written."""

from __future__ import annotations

from collections.abc import Callable
from pprint import pformat
from typing import Any, TypeVar

import msgspec

from buonfresco.engine import log as logs
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.fields import only
from buonfresco.engine.game import Game
from buonfresco.engine.hashing import hash64
from buonfresco.engine.reading import number
from buonfresco.engine.ruleset import ALL, Frame, Ruleset

FrameData = tuple[str, int, int, int]  # program or decision, next step, figure, argument


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int
    config: dict[str, Any]
    state: dict[str, Any]
    hash: str  # hexadecimal, as 64 bits are too many for some readers of JSON
    luck: tuple[str, list[int]]
    undo: tuple[int, int, int, int]  # the last choice, and what has happened since (Driver)
    log: logs.Log


# ---- writing ------------------------------------------------------------------------------------------------------


def state_hash(g: Game) -> int:
    """Over configuration and position, not over how it is kept: the order of what lies unseen does not count."""
    text = g.ruleset.hash_prefix + msgspec.json.encode(position_data(g, in_order=True), order="sorted")
    return hash64(text)


def to_json(g: Game) -> str:
    saved = Saved(
        g.name,
        g.version,
        g.config_data(),
        g.state_data(),
        f"{state_hash(g):016x}",
        (f"{g.chance.word:016x}", g.chance.script),
        (g.choice, g.learned, g.revealed, g.passed),
        g.log,
    )
    return msgspec.json.encode(saved).decode()


def position_data(g: Game, in_order: bool = False) -> dict[str, Any]:
    """The position as readable data. ``in_order``: what lies unseen is sorted, as for the hash."""
    (_, fields, state), *others = g.parts()
    data = fields.write(state, g.ruleset, in_order)
    data["stack"] = stack_data(g)
    if others:
        data["modules"] = {name: part_fields.write(part, g.ruleset, in_order) for name, part_fields, part in others}
    return data


def _fill(g: Game, data: dict[str, Any]) -> None:
    """The reverse of position_data. The state itself must be said in full, further parts as far as one likes."""
    own = {key: value for key, value in data.items() if key not in ("stack", "modules")}
    g.new_parts()
    (_, fields, state), *others = g.parts()
    fields.read(state, g, own, whole=True)
    frames = convert(data.get("stack"), list[FrameData])
    state.stack = [read_frame(g.ruleset, frame, g.figures) for frame in frames]
    said = data.get("modules", {})
    only(said, [name for name, _, _ in others], "the modules in play")
    for name, part_fields, part in others:
        part_fields.read(part, g, said.get(name, {}))
    g.settle()


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
        g.chance = Chance(int(saved.luck[0], 16), list(saved.luck[1]))
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
        undo = _verify(g) if verify else saved.undo
        wake_up(g)
        g.choice, g.learned, g.revealed, g.passed = undo
        g.forget_marks()
    else:
        g.begin_here()
        wake_up(g)


def _verify(g: Game) -> tuple[int, int, int, int]:
    """The log must lead to the position. What can be taken back is what the log says, too."""
    try:
        again = logs.replay_inputs(g, g.inputs)
    except BadLog as error:
        raise BadGame("error-game-log", problem=str(error)) from error
    reached = state_hash(again)
    if reached != state_hash(g):
        raise BadGame("error-game-log", problem=f"{reached:016x}")
    return again.choice, again.learned, again.revealed, again.passed


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
        _fill(g, data)
    except BuonfrescoError:
        raise
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def built(build: Callable[..., T], *args: Any, **words: Any) -> T:
    """A position made of a caller's words. Words of a wrong form make no position."""
    try:
        return build(*args, **words)
    except BuonfrescoError:
        raise
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def code(g: Game, **always: Any) -> str:
    """The call of the game's ``position`` that builds this position again, with all that is not as usual."""
    words = {"players": g.ruleset.seats, **always, **g.state_data()}
    config = g.ruleset.config
    if config.pack != "standard":
        words["pack"] = config.pack
    words["max_rounds"] = config.max_rounds
    lines = [
        f"    {name}={pformat(value, width=100, compact=True, sort_dicts=False)}," for name, value in words.items()
    ]
    return "\n".join([f"{g.name}.position(", *lines, ")"])


def read_frame(r: Ruleset, frame: FrameData, figures: int) -> Frame:
    name, pc, actor, arg = frame
    if name in r.kind_ids:
        least = 0 if r.kinds[r.kind_ids[name]].pending is None else ALL
        return -1 - r.kind_ids[name], pc, number(actor, "figure", least, figures - 1), arg
    if name not in r.program_ids:
        raise ValueError(f"there is no program or decision {name}")
    steps = r.programs[r.program_ids[name]]
    return r.program_ids[name], number(pc, "step", 0, len(steps) - 1), number(actor, "figure", ALL, figures - 1), arg
