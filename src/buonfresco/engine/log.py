"""The log: configuration and inputs. Append-only, readable, and enough to replay a game without its seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine.building import ready
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.doors import check_text
from buonfresco.engine.errors import BadAction, BadLog, BuonfrescoError
from buonfresco.engine.marks import MARK_EVERY, Mark

if TYPE_CHECKING:
    from buonfresco.engine.codec import Codec
    from buonfresco.engine.events import Events
    from buonfresco.engine.game import Game

_MOST_SEATS = 8  # an input keeps its seat in three bits
_UNDO = 1 << 40  # an input from here on says: only the first `input - _UNDO` inputs count


class Log(msgspec.Struct, frozen=True, omit_defaults=True):
    """``inputs`` reads like ``1 buy II.1+3``, ``draw 4 0 11``, ``undo 17``."""

    game: str
    version: int
    config: dict[str, Any]
    inputs: list[str]
    start: dict[str, Any] | None = None  # the position the log begins with, if it is not a new game's

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: Any, trusted: bool = True) -> Log:
        """The log written by :meth:`to_json`."""
        plain = check_text(text, BadLog, "error-log-json", trusted)
        try:
            return msgspec.json.decode(plain, type=ready(Log))
        except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
            raise BadLog("error-log-json", problem=str(error)) from error

    def checked(self) -> Log:
        """A log as it was read from a text: whoever makes one himself may have put anything into it."""
        try:
            return msgspec.convert(msgspec.to_builtins(self), ready(Log))
        except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as error:
            raise BadLog("error-log-json", problem=str(error)) from error

    def __len__(self) -> int:
        return len(self.inputs)


def undo_mark(kept: int) -> int:
    return _UNDO + kept


def of_game(game: Game) -> Log:
    full = game.past + game.inputs[game.kept :]
    start = None
    if game.origin is not None:
        start = game.blank(game.origin, game.chance).state_data()
    return Log(game.name, game.version, game.config_data(), write(full, game.codec), start)


def write(inputs: Iterable[int], codec: Codec) -> list[str]:
    lines: list[str] = []
    drawing = False
    for entry in inputs:
        if entry < 0:
            if drawing:
                lines[-1] += f" {-1 - entry}"
            else:
                lines.append(f"draw {-1 - entry}")
        elif entry >= _UNDO:
            lines.append(f"undo {entry - _UNDO}")
        else:
            lines.append(f"{entry & 7} {codec.actions[entry >> 3].text}")
        drawing = entry < 0
    return lines


def read(lines: list[str], codec: Codec) -> list[int]:
    inputs: list[int] = []
    for number, line in enumerate(lines):
        head, _, rest = line.partition(" ")
        try:
            if head == "draw":
                inputs += [~_count(item) for item in rest.split()]
            elif head == "undo":
                inputs.append(_UNDO + _count(rest))
            else:
                inputs.append(codec.encode(codec.parse(rest)) << 3 | _count(head, _MOST_SEATS))
        except (ValueError, BadAction) as error:
            raise BadLog("error-log-line", number=number + 1, line=line[:80]) from error
    return inputs


def _count(text: str, end: int = _UNDO) -> int:
    number = int(text)
    if not 0 <= number < end:
        raise ValueError(text)
    return number


def live(inputs: list[int]) -> list[int]:
    """What is left of the inputs after every undo."""
    kept: list[int] = []
    for entry in inputs:
        if entry >= _UNDO:
            if entry - _UNDO > len(kept):
                raise BadLog("error-log-undo", kept=entry - _UNDO)
            del kept[entry - _UNDO :]
        else:
            kept.append(entry)
    return kept


def script(inputs: list[int]) -> Chance:
    """Luck that brings what the inputs say it brought, and nothing else."""
    return Chance(0, [-1 - entry for entry in reversed(inputs) if entry < 0], strict=True)


def _follow(again: Game, inputs: list[int]) -> Game:
    """Let a game, whose luck is scripted, go the way of the inputs. It has come some of the way already."""
    agreed = 0
    while True:
        done = len(again.inputs)
        if again.inputs[agreed:] != inputs[agreed:done]:
            pairs = zip(again.inputs[agreed:], inputs[agreed:], strict=False)
            wrong = next((i for i, (a, b) in enumerate(pairs, agreed) if a != b), len(inputs))
            raise BadLog("error-log-differs", number=wrong)
        if done == len(inputs):
            again.chance = Chance(seed_word(None))
            return again
        agreed = done
        entry = inputs[done]
        if entry < 0:
            raise BadLog("error-log-differs", number=done)
        if done >= again.mark_due and len(inputs) - done <= 2 * MARK_EVERY:  # for undo
            again.mark()
        try:
            again.apply(again.codec.decode(entry >> 3), entry & 7)
        except BadLog:
            raise
        except BuonfrescoError as error:
            raise BadLog("error-log-refused", number=done, problem=str(error)) from error


def replay_inputs(game: Game, inputs: list[int]) -> Game:
    """The game that begins like this one and has these inputs."""
    again = game.restart(script(inputs))
    again.listening = False
    _follow(again, inputs)
    again.listening = game.listening
    return again


def _at_mark(game: Game, mark: Mark, chance: Chance) -> Game:
    """The game as it was at a mark."""
    again: Game = game.blank(mark.state.copy(), chance)
    again.origin = game.origin
    again.listening = False
    again.run()
    again.inputs = game.inputs[: mark.inputs]
    again.choice, again.learned = mark.choice, mark.learned
    again.revealed, again.passed = mark.revealed, mark.passed
    again.marks = tuple([one for one in game.marks if one.inputs <= mark.inputs])
    again.mark_due = mark.inputs + MARK_EVERY
    return again


def back_to(game: Game, count: int) -> Game:
    """The game as it was when it had so many inputs. It goes back no further than it must."""
    for mark in game.marks:
        if mark.inputs <= count:
            start = _at_mark(game, mark, script(game.inputs[mark.inputs : count]))
            _follow(start, game.inputs[:count])
            start.listening = game.listening
            return start
    return replay_inputs(game, game.inputs[:count])


def steps(game: Game) -> Iterator[tuple[int, Events]]:
    """A game told again: its beginning as seat -1, then every chosen answer's seat and what came of it."""
    again = game.restart(script(game.inputs))
    yield -1, again.events
    while len(again.inputs) < len(game.inputs):
        entry = game.inputs[len(again.inputs)]
        yield entry & 7, again.apply(again.codec.decode(entry >> 3), entry & 7)


def replay(game: Game, log: Log) -> Game:
    """``game`` is a fresh one of the log's configuration; the result has played the whole log."""
    full = read(log.inputs, game.codec)
    inputs = live(full)
    again = replay_inputs(game, inputs)
    if len(inputs) != len(full):
        again.past, again.kept = full, len(inputs)
    return again
