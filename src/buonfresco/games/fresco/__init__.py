"""Fresco, the board game for two to four painters.

>>> from buonfresco.games import fresco
>>> game = fresco.new_game(players=3, seed=7)
>>> game.decision.kind
'wake_time'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from buonfresco.engine import log as logs
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.errors import BadGame, BadLog
from buonfresco.engine.log import Log
from buonfresco.games.fresco import builder, saving, setup
from buonfresco.games.fresco.config import Config, make_config, read_config
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.outcome import Outcome
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FrescoState
from buonfresco.games.fresco.view import View

__all__ = ["Fresco", "Log", "Outcome", "View", "from_json", "new_game", "position", "position_code", "replay"]


def new_game(
    players: int,
    modules: Iterable[int] = (),
    preset: str = "revised",
    switches: Mapping[str, str] | None = None,
    pack: str = "standard",
    seed: int | str | None = None,
    max_rounds: int | None = None,
) -> Fresco:
    """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere."""
    config = make_config(players, modules, preset, switches, pack, max_rounds)
    return setup.start(Fresco(rules_for(config), FrescoState(), Chance(seed_word(seed))))


def from_json(text: str | bytes, verify: bool = True) -> Fresco:
    """The game written by ``game.to_json()``. Its log must lead to its position, unless you trust the text.

    A position that was edited by hand is taken as it is, and begins a log of its own; ``check()`` tells if it is sound.
    """
    saved = saving.read_saved(text)
    _same(saved.game, saved.version, BadGame)
    config = _config(saved.config, BadGame)
    return saving.load(Fresco(rules_for(config), FrescoState(), Chance(0)), saved, verify)


def replay(log: Log | str | bytes) -> Fresco:
    """Play a log again, without its seed, to the same position."""
    if not isinstance(log, Log):
        log = Log.from_json(log)
    _same(log.game, log.version, BadLog)
    config = _config(log.config, BadLog)
    fresh = Fresco(rules_for(config), FrescoState(), Chance(0))
    if log.start is not None:
        saving.fill_state(fresh, log.start)
        fresh.origin = fresh.s.copy()
    played = logs.replay(fresh, log)
    assert isinstance(played, Fresco)
    return played


_RULES: dict[tuple[object, ...], Rules] = {}
_MOST_RULES = 256


def rules_for(config: Config) -> Rules:
    """The rules of a configuration, built once for all its games."""
    key = config.key()
    rules = _RULES.get(key)
    if rules is None:
        if len(_RULES) >= _MOST_RULES:
            forget_rules()
        rules = _RULES[key] = Rules(config)
    return rules


def rules_of(view: View) -> Rules:
    """What a view's configuration fixes: components, values, blends. Nothing secret is in it."""
    config = view.config
    switches = tuple(sorted(config["switches"].items()))
    parts = (config["players"], tuple(config["modules"]), config["preset"], switches)
    known = _RULES.get((*parts, config["pack"], config["max_rounds"]))
    return known if known is not None else rules_for(_config(config, BadGame))


def forget_rules() -> None:
    """Build rules anew from here on, e.g. after a pack was edited. Games in progress keep theirs."""
    _RULES.clear()
    load_pack.cache_clear()


def _same(game: str, version: int, error: type[BadGame] | type[BadLog]) -> None:
    if game != Fresco.name:
        raise error("error-other-game", found=game, expected=Fresco.name)
    if version != Fresco.version:
        raise error("error-other-version", found=version, expected=Fresco.version)


def _config(data: dict[str, object], error: type[BadGame] | type[BadLog]) -> Config:
    """The configuration, after making sure that its pack still has the values the game was played with."""
    config = read_config({key: value for key, value in data.items() if key != "digest"})
    digest = load_pack(config.pack).digest(module.key for module in config.module_list())
    if data.get("digest") not in (None, digest):
        raise error("error-other-pack", pack=config.pack, found=str(data.get("digest")), expected=digest)
    return config


def position(
    players: int,
    modules: Iterable[int] = (),
    preset: str = "revised",
    switches: Mapping[str, str] | None = None,
    pack: str = "standard",
    max_rounds: int | None = None,
    **words: Any,
) -> Fresco:
    """Any position, checked, at any point of a round. Everything has a default; say only what matters.

    painters   one mapping each, Leonardo last: space (a number, or "S1"), mood, apprentices, thalers, paints
               ("YYB" or {"yellow": 2, "blue": 1}), wake (o'clock), plan ([1, 2, 0, 1, 1]), tiles, points, altar_used,
               covers (action tiles of modules by column; the last column is "fifth")
    fresco     tile by segment, {"C3": "11GOP-1"}; segments not named are restored, tiles not named out of the game
    bishop     his segment; leonardo, guide: Leonardo's segment and the seat that guides him
    booths     tiles by booth, {"I": ["YYY", "G"]}; bag: the tiles in it (default: all the others)
    round, final, end_reason
    removed    fresco tiles out of the game (default: all that are nowhere else)
    phase      "begin", "wake", "plan", "market", "cathedral", "studio", "workshop", "fifth", "end", "prepare",
               "scoring"; "begin" makes the end check of the round, the later ones take `final` as you say
    order      action order (default: by wake times)
    turn       the painter at work; those before him in action order are done
    left       his visit has begun: apprentices left at market or cathedral, blends left in the workshop
    draws      what luck brings next, by name (market tiles; each module names its own); seed: the luck after that
    slices     data of modules, by key; what is not said has a plain default (docs/modules-reference.md)
    stack      the agenda itself, instead of phase and turn; ``position_code`` writes it
    """
    rules = rules_for(make_config(players, modules, preset, switches, pack, max_rounds))
    slices = words.pop("slices", None)
    try:
        return builder.build(rules, modules=slices, **words)
    except TypeError as error:
        raise BadGame("error-game-state", problem=str(error)) from error


def position_code(game: Fresco) -> str:
    """The call of ``position`` that builds this game's position again."""
    return builder.code(game)
