"""A game as others find it: begin one, resume one, replay one. The same for every game of the family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from buonfresco.engine import log as logs
from buonfresco.engine import saving
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.config import Config
from buonfresco.engine.errors import BadGame, BadLog
from buonfresco.engine.game import Game
from buonfresco.engine.log import Log
from buonfresco.engine.pack import Loader
from buonfresco.engine.pool import coming, no_position
from buonfresco.engine.ruleset import Ruleset
from buonfresco.engine.view import View

G = TypeVar("G", bound=Game)
_MOST_RULES = 256
_TYPES: dict[str, GameType[Any]] = {}


class GameType(Generic[G]):
    """``make_config`` checks what a caller says, ``read_config`` what a saved game says; ``rules`` builds the tables.

    ``settings`` names what can be set besides players, pack, seed and rounds. ``long`` is a number of rounds that no
    sensible game reaches: bots that never come to an end are stopped there.
    """

    def __init__(
        self,
        game: type[G],
        make_config: Callable[..., Config],
        read_config: Callable[[object], Config],
        rules: Callable[[Any], Ruleset],
        packs: Loader,
        long: int,
        settings: tuple[str, ...] = (),
    ) -> None:
        self.name: str = game.name
        self.version: int = game.version
        self.make_config = make_config
        self.read_config = read_config
        self.packs = packs
        self.long = long
        self.settings = settings
        self._game = game
        self._rules = rules
        self._known: dict[tuple[object, ...], Ruleset] = {}
        _TYPES[self.name] = self

    def new_game(self, players: Any, seed: Any = None, draws: Any = (), **settings: Any) -> G:
        """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere.

        ``draws`` is what luck brings first, setup included: names in order, or by pool (``Coming``).
        """
        rules = self.rules_for(self.make_config(players, **settings))
        game = self._blank(rules, Chance(seed_word(seed), coming=coming(rules.pools, draws)))
        try:
            game.set_up()
        except BadLog as error:
            raise no_position(error) from error
        return game

    def from_json(self, text: str | bytes, verify: bool = True) -> G:
        """The game written by ``game.to_json()``. Its log must lead to its position, unless you trust the text.

        A position that was edited by hand is taken as it is, and begins a log of its own; ``check()`` tells if it is
        sound.
        """
        saved = saving.read_saved(text)
        game = self._of(saved.game, saved.version, saved.config, BadGame)
        saving.load(game, saved, verify)
        return game

    def replay(self, log: Log | str | bytes) -> G:
        """Play a log again, without its seed, to the same position."""
        if not isinstance(log, Log):
            log = Log.from_json(log)
        fresh = self._of(log.game, log.version, log.config, BadLog)
        if log.start is not None:
            saving.fill(fresh, log.start)
            fresh.origin = fresh.state.copy()
        played: Any = logs.replay(fresh, log)
        return played  # type: ignore[no-any-return]  # of the class it was begun with

    def rules_for(self, config: Config) -> Any:
        """The rules of a configuration, built once for all its games."""
        key = config.key()
        rules = self._known.get(key)
        if rules is None:
            if len(self._known) >= _MOST_RULES:
                self.forget_rules()
            rules = self._known[key] = self._rules(config)
        return rules

    def rules_of(self, view: View) -> Any:
        """What a view's configuration fixes: components, values, tables. Nothing secret is in it."""
        if view.game != self.name:
            raise BadGame("error-other-game", found=view.game, expected=self.name)
        key = (repr(view.config),)
        rules = self._known.get(key)
        if rules is None:
            config = {name: value for name, value in view.config.items() if name != "digest"}
            rules = self._known[key] = self.rules_for(self.read_config(config))
        return rules

    def forget_rules(self) -> None:
        """Build rules anew from here on, e.g. after a pack was edited. Games in progress keep theirs."""
        self._known.clear()
        self.packs.forget()

    def _blank(self, rules: Ruleset, chance: Chance) -> G:
        return self._game(rules, self._game.state_type(), chance)

    def _of(self, name: str, version: int, config: dict[str, Any], error: type[BadGame] | type[BadLog]) -> G:
        """A blank game of a saved configuration, if its pack still has the values the game was played with."""
        if name != self.name:
            raise error("error-other-game", found=name, expected=self.name)
        if version != self.version:
            raise error("error-other-version", found=version, expected=self.version)
        rules = self.rules_for(self.read_config({key: value for key, value in config.items() if key != "digest"}))
        if config.get("digest") not in (None, rules.digest):
            found = str(config.get("digest"))
            raise error("error-other-pack", pack=rules.config.pack, found=found, expected=rules.digest)
        return self._blank(rules, Chance(0))


def unpickle(game: type[Game], text: str) -> Any:
    """Importing the class has made its type known."""
    return _TYPES[game.name].from_json(text, verify=False)
