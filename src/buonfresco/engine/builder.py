"""Any position, from a few words: what all games' builders share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pprint import pformat
from typing import Any, TypeVar

from buonfresco.engine import saving
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.config import Config
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError, shown
from buonfresco.engine.game import Game
from buonfresco.engine.pool import coming, no_position
from buonfresco.engine.ruleset import OVER, Ruleset

T = TypeVar("T")
ASKED = 1  # the step of a decision that is asked even if it has one answer only


def built(_build: Callable[..., T], /, *args: Any, **words: Any) -> T:
    """A position made of a caller's words. Words of a wrong form make no position."""
    try:
        return _build(*args, **words)
    except BadLog as luckless:  # another name than below: a compiled function gives a name one type
        raise no_position(luckless) from luckless
    except BuonfrescoError:
        raise
    except saving.BREAKS as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def people(painters: Sequence[Mapping[str, Any]], count: int) -> list[dict[str, Any]]:
    """One entry for each painter: what was said of him."""
    return [dict(painters[one]) if one < len(painters) else {} for one in range(max(count, len(painters)))]


def luck(rules: Ruleset, draws: object, seed: Any) -> Chance:
    return Chance(seed_word(seed), coming=coming(rules.pools, draws))


def must_know(phase: object, rules: Ruleset, more: Sequence[str] = ()) -> None:
    """A position begins with a phase of the game, or with a moment the game's own builder knows."""
    known = [*more, *[name for name in rules.phase_names() if name != OVER]]
    if phase not in known:
        raise BadGame("error-phase", phase=shown(phase), known=", ".join(known))


def enter(game: Game, phase: str, actor: int) -> None:
    """Put the program a phase belongs to on the agenda, at the beginning of this phase."""
    for program, phases in game.ruleset.phases.items():
        if phase in phases:
            game.state.stack.append((program, phases.index(phase), actor, 0))
            return


def finish(game: Game, stop: bool) -> None:
    """The log begins here. Run to the first question, and see if all of it is sound.

    A question with a single answer is none, and is passed as in play. With ``stop`` the first one is asked all the
    same.
    """
    game.begin_here()
    if stop:
        _to_first_question(game)
        game.begin_here()
    saving.wake_up(game)
    problems = game.check()
    if problems:
        raise BadGame("error-game-state", problem="; ".join(problems))


def _to_first_question(game: Game) -> None:
    stack = game.state.stack
    while stack and stack[-1][0] >= 0:
        program, step, actor, arg = stack.pop()
        steps = game.ruleset.programs[program]
        if step + 1 < len(steps):
            stack.append((program, step + 1, actor, arg))
        steps[step](game, actor, arg)
    if stack:
        kind, _, actor, arg = stack.pop()
        stack.append((kind, ASKED, actor, arg))


def code(game: Game, usual: Config, said: dict[str, Any]) -> str:
    """The call of the game's ``position`` that builds this position again, with all that is not as usual."""
    config = game.ruleset.config
    words: dict[str, Any] = {"players": config.players}
    for name in config.__struct_fields__:
        if getattr(config, name) != getattr(usual, name):
            words[name] = getattr(config, name)
    words["max_rounds"] = config.max_rounds  # whatever is usual some day
    words.update(said)
    if game.chance.coming is not None:
        words["draws"] = game.chance.coming.data()
    lines = [
        f"    {name}={pformat(value, width=110, compact=True, sort_dicts=False)}," for name, value in words.items()
    ]
    return "\n".join([f"{game.name}.position(", *lines, ")"])
