"""Whole games as JSON and back, and the hash of a position. Each game says how its own position is written."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from buonfresco.engine import log as logs
from buonfresco.engine.building import ready
from buonfresco.engine.chance import Chance
from buonfresco.engine.doors import check_data, check_lines, check_text
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.fields import only
from buonfresco.engine.forms import Number, place
from buonfresco.engine.frames import MOST_ARGUMENT, MOST_FRAMES, check_frames
from buonfresco.engine.game import Game
from buonfresco.engine.hashing import hash64
from buonfresco.engine.pool import coming
from buonfresco.engine.ruleset import ALL, Frame, Ruleset

FrameData = tuple[str, str, int, int]  # program or decision, next step (none of a decision), figure, argument

ASKED: Final = "asked"  # the step of a decision that is asked even if it has one answer only
_MOST_LUCK: Final = (1 << 64) - 1
# what wrong data makes rules stumble over
BREAKS: Final = (LookupError, AssertionError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError)


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: int
    config: dict[str, Any]
    state: dict[str, Any]
    hash: str  # hexadecimal, as 64 bits are too many for some readers of JSON
    luck: tuple[str, list[str] | dict[str, list[str]]]  # the source, and draws written in advance
    undo: tuple[int, int, int, int]  # the last choice, and what has happened since (Driver)
    log: logs.Log


# ---- writing ------------------------------------------------------------------------------------------------------


def state_hash(g: Game) -> int:
    """Over configuration and position, not over how it is kept: the order of what lies unseen does not count."""
    text = g.ruleset.hash_prefix + msgspec.json.encode(position_data(g, in_order=True), order="sorted")
    return hash64(text)


def to_json(g: Game) -> str:
    _must_load(g)
    saved = Saved(
        g.name,
        g.version,
        g.config_data(),
        position_data(g),
        f"{state_hash(g):016x}",
        (f"{g.chance.word:016x}", [] if g.chance.coming is None else g.chance.coming.data()),
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
    state.stack = read_stack(g.ruleset, convert(data.get("stack"), list[FrameData]))
    said = data.get("modules", {})
    only(said, [name for name, _, _ in others], "the modules in play")
    for name, part_fields, part in others:
        part_fields.read(part, g, said.get(name, {}))
    g.settle()


def _must_load(g: Game) -> None:
    """What is written can be read again: nothing has outgrown its declaration."""
    problems = g.outgrown()
    if problems:
        raise BadGame("error-game-state", problem="; ".join(problems))


def stack_data(g: Game) -> list[FrameData]:
    r = g.ruleset
    return [(r.frame_name(frame), _step_name(r, frame), frame[2], frame[3]) for frame in g.state.stack]


def _step_name(r: Ruleset, frame: Frame) -> str:
    program, step, _, _ = frame
    if program >= 0:
        return r.step_names[program][step]
    return ASKED if step else ""


# ---- reading ------------------------------------------------------------------------------------------------------


def read_saved(text: object, trusted: bool, version: int) -> Saved:
    plain = check_text(text, BadGame, "error-game-json", trusted)
    try:
        return msgspec.json.decode(plain, type=ready(Saved))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        found = _version_of(plain)
        if found not in (None, version):  # it may have been written in another form
            raise BadGame("error-other-version", found=str(found)[:20], expected=version) from error
        raise BadGame("error-game-json", problem=str(error)) from error


class _Versioned(msgspec.Struct):
    version: int
    hash: str


def _version_of(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(text, type=ready(_Versioned)).version
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return None


def load(g: Game, saved: Saved, verify: bool) -> Game:
    """A game out of a text of one's own, ``g`` being a blank one of its rules.

    What can be derived comes from the log, unless the text is trusted to the letter. A position that was edited by hand
    begins a log of its own.
    """
    fill(g, saved.state)
    g.chance = read_luck(g, saved)
    if f"{state_hash(g):016x}" != saved.hash:
        g.begin_here()
        wake_up(g)
        return g
    if verify:
        again = replay_saved(g.fresh(g.chance), saved)
        again.adopt(g.state)  # the same position; but unseen things keep their order, so that luck goes on as it would
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
    wake_up(g)
    g.choice, g.learned, g.revealed, g.passed = saved.undo
    g.forget_marks()
    return g


def read_luck(g: Game, saved: Saved) -> Chance:
    word, draws = saved.luck
    try:
        source = Number(0, _MOST_LUCK).read(None, int(word, 16), "luck")
        return Chance(source, coming=coming(g.ruleset.pools, draws))
    except BuonfrescoError:
        raise
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
    except BREAKS as error:  # by a position that was edited by hand
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
    except BREAKS as error:
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
        _fill(g, data)
    except BuonfrescoError:
        raise
    except BREAKS as error:
        raise BadGame("error-game-state", problem=f"{type(error).__name__}: {error}") from error


def read_frame(r: Ruleset, frame: FrameData) -> Frame:
    """What it may hold is frames.check's business; here it only has to be a frame."""
    name, step, actor, arg = frame
    figure = Number(ALL, r.figures - 1).read(r, actor, "figure")
    argument = Number(-1, MOST_ARGUMENT).read(r, arg, "argument")
    if name in r.kind_ids:
        if step not in ("", ASKED) or (figure == ALL) != (r.kinds[r.kind_ids[name]].pending is not None):
            raise ValueError(f"{name} has no step {step}, or figure {actor} is not asked that")
        return -1 - r.kind_ids[name], int(step == ASKED), figure, argument
    if name not in r.program_ids:
        raise ValueError(f"there is no program or decision {name}")
    program = r.program_ids[name]
    return program, place(r.step_names[program], step, f"step of {name}"), figure, argument


def read_stack(r: Ruleset, frames: list[FrameData]) -> list[Frame]:
    if len(frames) > MOST_FRAMES:
        raise ValueError(f"an agenda of {len(frames)} frames")
    return [read_frame(r, frame) for frame in frames]
