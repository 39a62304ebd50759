"""How a game goes on at a table: what luck brings is found out once, written down, and played from what is written.

So the game in memory is always exactly the one its journal leads to, to the order of what lies unseen; whoever resumes
it, or takes something back for practice, meets the same luck again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from buonfresco.engine import log as logs
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BadAction, BadGame, BadLog, shown
from buonfresco.engine.events import Event
from buonfresco.engine.game import Game
from buonfresco.games import get_game
from buonfresco.table.journal import Begun


class Move(NamedTuple):
    """An answer that stands."""

    seat: int
    start: int  # how many inputs the game had before
    luck: str  # the source of luck before


class Step(NamedTuple):
    """What answers lead to: the game after them, and what is written down and told of each."""

    game: Game
    moves: list[Move]
    lines: list[list[str]]
    told: list[list[Event]]


def luck_of(game: Game) -> str:
    return f"{game.chance.word:016x}"


def hash_of(game: Game) -> str:
    return f"{game.hash():016x}"


def chance(luck: str) -> Chance:
    try:
        return Chance(int(luck, 16) & 0xFFFFFFFFFFFFFFFF)
    except ValueError as error:
        raise BadGame("error-game-json", problem=shown(luck)) from error


def begin(header: Begun, trusted: bool) -> Game:
    """The game as it was set up. Whatever is wrong with its configuration is refused by the engine."""
    log = logs.Log(header.game, header.version, header.config, header.inputs, header.start)
    game: Game = get_game(header.game).replay(log, trusted)
    game.chance = chance(header.luck)
    return game


def actions_of(game: Game, answers: Any) -> list[Any]:
    """Answers as the engine takes them: codes and notations, one or several."""
    if isinstance(answers, int | str):
        answers = [answers]
    if not isinstance(answers, list | tuple) or not answers:
        raise BadAction("error-answers", found=shown(answers))
    return [game.codec.decode(one) if isinstance(one, int) else one for one in answers]


def play(game: Game, actions: Sequence[Any], seat: int) -> Step:
    """Give answers, all of them or none; the game itself stays as it is."""
    trial: Game = game.copy()
    if len(actions) > 1:
        trial.copy().apply_all(actions, seat)  # refuses what would be a look ahead
    lines: list[list[str]] = []
    for action in actions:
        done = len(trial.inputs)
        trial.apply(action, seat)
        lines.append(logs.write(trial.inputs[done:], game.codec))
    return follow(game.copy(), lines, seat, luck_of(trial))


def follow(game: Game, lines: Sequence[list[str]], seat: int, luck: str) -> Step:
    """Let a game go the way of what was written down. It is changed."""
    step, before = Step(game, [], list(lines), []), luck_of(game)  # of several answers only the last one may draw
    for written in lines:
        inputs, start = logs.read(written, game.codec), len(game.inputs)
        if not inputs or inputs[0] < 0 or inputs[0] & 7 != seat:
            raise BadLog("error-log-differs", number=start)
        step.moves.append(Move(seat, start, before))
        game.chance = logs.script(inputs)
        step.told.append(list(game.apply(game.codec.decode(inputs[0] >> 3), seat)))
        if game.inputs[start:] != inputs:
            raise BadLog("error-log-differs", number=start)
    game.chance = chance(luck)
    return step


def back(game: Game, move: Move) -> Game:
    """The game as it was asked for this answer, with the luck it had then."""
    again: Game = game.copy()
    again.rewind(move.start)
    again.chance = chance(move.luck)
    return again
