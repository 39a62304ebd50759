"""Whole games as JSON and back, and the hash of a position. Each game says how its own position is written."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pprint import pformat
from typing import Any, Final, TypeVar

import msgspec

from buonfresco.engine import log as logs
from buonfresco.engine.building import ready
from buonfresco.engine.chance import Chance
from buonfresco.engine.doors import check_data, check_lines, check_text
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.frames import MOST_ARGUMENT, MOST_FRAMES, check_frames
from buonfresco.engine.game import Game
from buonfresco.engine.reading import AMOUNT, index, number
from buonfresco.engine.ruleset import ALL, Frame, Ruleset

FrameData = tuple[str, str, int, int]  # program or decision, next step (none of a decision), figure, argument

_MOST_LUCK: Final = (1 << 64) - 1
# what wrong data makes rules stumble over
_BREAKS: Final = (LookupError, AssertionError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError)


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int
    config: dict[str, Any]
    state: dict[str, Any]
    hash: str  # hexadecimal, as 64 bits are too many for some readers of JSON
    luck: tuple[str, list[int]]
    barrier: int
    log: logs.Log


# ---- writing ------------------------------------------------------------------------------------------------------


def state_hash(g: Game) -> int:
    """Over configuration and position, not over how it is kept: the order of what lies unseen does not count."""
    text = g.ruleset.hash_prefix + msgspec.json.encode(g.position_data(in_order=True), order="sorted")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def to_json(g: Game) -> str:
    state = g.state_data()
    must_load(state)
    saved = Saved(
        g.name,
        g.version,
        g.config_data(),
        state,
        f"{state_hash(g):016x}",
        (f"{g.chance.word:016x}", g.chance.script),
        g.barrier,
        g.log,
    )
    return msgspec.json.encode(saved).decode()


def must_load(data: Any) -> None:
    """What is written can be read again: no number in it has outgrown what ``reading`` takes."""
    if type(data) is int:
        if not -AMOUNT <= data <= AMOUNT:
            raise BadGame("error-game-state", problem=f"{data} is too large")
    elif type(data) is dict:
        for value in data.values():
            must_load(value)
    elif type(data) is list or type(data) is tuple:
        for value in data:
            must_load(value)


def stack_data(g: Game) -> list[FrameData]:
    r = g.ruleset
    return [
        (r.frame_name(frame), r.step_names[frame[0]][frame[1]] if frame[0] >= 0 else "", frame[2], frame[3])
        for frame in g.state.stack
    ]


# ---- reading ------------------------------------------------------------------------------------------------------


def read_saved(text: object, trusted: bool) -> Saved:
    plain = check_text(text, BadGame, "error-game-json", trusted)
    try:
        return msgspec.json.decode(plain, type=ready(Saved))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error


def load(g: Game, saved: Saved, verify: bool) -> Game:
    """A game out of a text of one's own, ``g`` being a blank one of its rules.

    What can be derived comes from the log, unless the text is trusted to the letter. A position that was edited by hand
    begins a log of its own.
    """
    fill(g, saved.state)
    g.chance = read_luck(saved)
    if f"{state_hash(g):016x}" != saved.hash:
        g.begin_here()
        wake_up(g)
        return g
    if verify:
        again = replay_saved(g.fresh(g.chance), saved)
        again.adopt(
            g.state
        )  # the same position; what lies unseen keeps its order, so that luck goes on as it would have
        again.chance = g.chance
        return again
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
    wake_up(g)
    return g


def read_luck(saved: Saved) -> Chance:
    word, script = saved.luck
    try:
        drawn = [number(item, "draw", 0, MOST_ARGUMENT) for item in script]
        return Chance(number(int(word, 16), "luck", 0, _MOST_LUCK), drawn)
    except ValueError as error:
        raise BadGame("error-game-json", problem=str(error)) from error


def same_outside(saved: Saved) -> None:
    """A saved game and the log in it say the same about game, version and configuration."""
    for name in ("game", "version", "config"):
        if getattr(saved, name) != getattr(saved.log, name):
            raise BadGame("error-game-log-other", name=name)


def replay_saved(g: Game, saved: Saved, trusted: bool = True) -> Game:
    """The game that the log leads to. It must be where the saved one stands."""
    try:
        again = replay_log(g, saved.log, trusted)
    except BadLog as error:
        raise BadGame("error-game-log", problem=str(error)) from error
    reached = f"{state_hash(again):016x}"
    if reached != saved.hash:
        raise BadGame("error-game-log", problem=reached)
    return again


def replay_log(g: Game, log: logs.Log, trusted: bool) -> Game:
    """Play a log with a blank game of its rules.

    Of a stranger's log only what was not taken back is played, hence known to be right; so only that is kept. A
    position that it begins with must be sound.
    """
    if not trusted:
        check_lines(log.inputs)
        check_data(log.start, BadLog)
    try:
        if log.start is not None:
            fill(g, log.start)
            g.origin = g.state.copy()
            if not trusted:
                _must_be_sound(g.blank(g.origin.copy(), Chance(0)))
        if trusted:
            return logs.replay(g, log)
        return logs.replay_inputs(g, logs.live(logs.read(log.inputs, g.codec)))
    except BuonfrescoError:
        raise
    except _BREAKS as error:  # by a position that was edited by hand
        raise BadLog("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def _must_be_sound(g: Game) -> None:
    """Asked twice, as nonsense that has run leaves no trace on the agenda."""
    problems = check_frames(g)
    if not problems:
        wake_up(g)
        problems = g.check()
    if problems:
        raise BadGame("error-game-state", problem="; ".join(problems))


def wake_up(g: Game) -> None:
    """Run a position that was just filled in; what cannot run is no position."""
    try:
        g.run()
    except BuonfrescoError:
        raise
    except _BREAKS as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


T = TypeVar("T")


def convert(data: object, form: type[T]) -> T:
    try:
        return msgspec.convert(data, ready(form))
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def fill(g: Game, data: dict[str, Any]) -> None:
    """Put data into a blank game's state. Names, numbers and lengths are checked; sense is check()'s business."""
    try:
        g.fill(data)
    except BuonfrescoError:
        raise
    except _BREAKS as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def built(build: Callable[..., T], /, *args: Any, **words: Any) -> T:
    """A position made of a caller's words. Words of a wrong form make no position."""
    try:
        return build(*args, **words)
    except BuonfrescoError:
        raise
    except _BREAKS as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def code(g: Game, **always: Any) -> str:
    """The call of the game's ``position`` that builds this position again, with all that is not as usual."""
    words = {"players": g.ruleset.seats, **always, **g.state_data()}
    config = g.ruleset.config
    if config.pack != "standard":
        words["pack"] = config.pack
    if config.max_rounds is not None:
        words["max_rounds"] = config.max_rounds
    lines = [
        f"    {name}={pformat(value, width=100, compact=True, sort_dicts=False)}," for name, value in words.items()
    ]
    return "\n".join([f"{g.name}.position(", *lines, ")"])


def read_frame(r: Ruleset, frame: FrameData) -> Frame:
    """What it may hold is frames.check's business; here it only has to be a frame."""
    name, step, actor, arg = frame
    figure = number(actor, "figure", ALL, r.figures - 1)
    argument = number(arg, "argument", -1, MOST_ARGUMENT)
    if name in r.kind_ids:
        if step or (figure == ALL) != (r.kinds[r.kind_ids[name]].pending is not None):
            raise ValueError(f"{name} has no step {step}, or figure {actor} is not asked that")
        return -1 - r.kind_ids[name], 0, figure, argument
    if name not in r.program_ids:
        raise ValueError(f"there is no program or decision {name}")
    program = r.program_ids[name]
    return program, index(r.step_names[program], step, f"step of {name}"), figure, argument


def read_stack(r: Ruleset, frames: list[FrameData]) -> list[Frame]:
    if len(frames) > MOST_FRAMES:
        raise ValueError(f"an agenda of {len(frames)} frames")
    return [read_frame(r, frame) for frame in frames]
