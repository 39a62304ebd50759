"""A game as others find it: begin one, resume one, replay one, build one. The same for every game of the family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from buonfresco.engine import saving
from buonfresco.engine.builder import built, code
from buonfresco.engine.building import BUILDING
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.choices import Choices
from buonfresco.engine.config import Config
from buonfresco.engine.doors import check_data
from buonfresco.engine.errors import BadGame, BadLog, BuonfrescoError
from buonfresco.engine.game import Game
from buonfresco.engine.log import Log
from buonfresco.engine.pack import STANDARD, Loader
from buonfresco.engine.pool import coming, no_position
from buonfresco.engine.ruleset import Ruleset
from buonfresco.engine.view import View

G = TypeVar("G", bound=Game)
R = TypeVar("R", bound=Ruleset)
_MOST_RULES = 256
_TYPES: dict[str, GameType[Any, Any]] = {}


class GameType(Generic[G, R]):
    """``make_config`` checks what a caller says, ``read_config`` what a saved game says; ``rules`` builds the tables.

    ``settings`` names what can be set besides players, pack, seed and rounds. ``max_rounds`` is a number of rounds that
    no sensible game reaches: a game ends there if nobody says otherwise, as it could go on for ever.
    ``build(rules, **words)`` makes a position; ``words(game)`` is what it has to be told to make this one again (what
    saved games say, if nothing else is said). ``choices()`` lists what settings can be, for those who offer them.
    """

    def __init__(
        self,
        game: type[G],
        make_config: Callable[..., Config],
        read_config: Callable[[object], Config],
        rules: Callable[[Any], R],
        build: Callable[..., G],
        packs: Loader,
        max_rounds: int,
        settings: tuple[str, ...] = (),
        words: Callable[[G], dict[str, Any]] | None = None,
        choices: Callable[[], Choices] = Choices,
    ) -> None:
        self.name: str = game.name
        self.version: int = game.version
        self.make_config = make_config
        self.read_config = read_config
        self.packs = packs
        self.max_rounds = max_rounds
        self.settings = settings
        self._game = game
        self._rules = rules
        self._build = build
        self._words = words
        self.choices = choices
        self._known: dict[tuple[object, ...], R] = {}
        _TYPES[self.name] = self

    def new_game(self, players: Any, seed: Any = None, draws: Any = (), **settings: Any) -> G:
        """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere.

        ``draws`` is what luck brings first, setup included: names in order, or by pool (``Coming``).
        """
        rules = self._rules_said(players, settings)
        game = self._blank(rules, Chance(seed_word(seed), coming=coming(rules.pools, draws)))
        try:
            game.set_up()
        except BadLog as error:
            raise no_position(error) from error
        return game

    def from_json(self, text: Any, trusted: Any = True, verify: Any = True) -> G:
        """The game written by ``game.to_json()``. Its log must lead to its position.

        A position that was edited by hand is taken as it is, and begins a log of its own; ``check()`` tells if it is
        sound. Games of other versions of the rules are those their logs lead to, if that is where they stood.
        ``verify=False`` is quicker, and believes the text to the letter. Of a text that is not ``trusted`` nothing is
        believed but the log: luck is new, the pack must be one of ours, and nothing in it may be very large.
        """
        saved = saving.read_saved(text, bool(trusted), self.version)
        blank = self._of(saved.game, saved.config, BadGame, bool(trusted))
        known = saved.version == self.version
        if verify or not (trusted and known):
            saving.same_outside(saved)
        game: Any
        if trusted and known:
            game = saving.load(blank, saved, bool(verify))
            return game  # type: ignore[no-any-return]  # of the class it was begun with
        try:
            game = saving.replay_saved(blank, saved, bool(trusted))
        except BadGame as error:
            if known:
                raise
            raise BadGame("error-other-version", found=str(saved.version)[:20], expected=self.version) from error
        if trusted:
            game.chance = saving.read_luck(game, saved)
        return game  # type: ignore[no-any-return]

    def replay(self, log: Any, trusted: Any = True) -> G:
        """Play a log again, without its seed, to the same position. Of a stranger's log, see ``from_json``."""
        log = log.checked() if isinstance(log, Log) else Log.from_json(log, bool(trusted))
        blank = self._of(log.game, log.config, BadLog, bool(trusted))
        try:
            played: Any = saving.replay_log(blank, log, bool(trusted))
        except BuonfrescoError as error:
            if log.version == self.version:
                raise
            raise BadLog("error-other-version", found=str(log.version)[:20], expected=self.version) from error
        return played  # type: ignore[no-any-return]  # of the class it was begun with

    def position(self, players: Any, words: dict[str, Any], **settings: Any) -> G:
        """Any position, checked. The words are those of the game's own ``position``, which lists them."""
        return built(self._build, self._rules_said(players, settings), **words)

    def position_code(self, game: Any) -> str:
        """The call of ``position`` that builds this game's position again."""
        if not isinstance(game, self._game):
            found = game.name if isinstance(game, Game) else type(game).__name__
            raise BadGame("error-other-game", found=found, expected=self.name)
        words = game.state_data() if self._words is None else self._words(game)
        return code(game, self.make_config(game.ruleset.seats), words)

    def rules_for(self, config: Config) -> R:
        """The rules of a configuration, built once for all its games."""
        key = config.key()
        rules = self._known.get(key)
        if rules is not None:
            return rules
        with BUILDING:
            rules = self._known.get(key)
            if rules is None:
                self._make_room()
                rules = self._known[key] = self._rules(config)
        return rules

    def _make_room(self) -> None:
        if len(self._known) >= _MOST_RULES:
            self.forget_rules()

    def rules_of(self, view: Any) -> R:
        """What a view's configuration fixes: components, values, tables. Nothing secret is in it."""
        if not isinstance(view, View):
            raise BadGame("error-view-json", problem=type(view).__name__)
        if view.game != self.name:
            raise BadGame("error-other-game", found=view.game, expected=self.name)
        try:
            key = (repr(view.config),)
        except (ValueError, RecursionError) as error:
            raise BadGame("error-view-json", problem=str(error)) from error
        rules = self._known.get(key)
        if rules is None:
            found: Any = self._of(view.game, view.config, BadGame, trusted=True).ruleset
            with BUILDING:
                self._make_room()
                rules = self._known[key] = found
        return rules

    def forget_rules(self) -> None:
        """Build rules anew from here on, e.g. after a pack was edited. Games in progress keep theirs."""
        self._known.clear()
        self.packs.forget()

    def _rules_said(self, players: Any, settings: dict[str, Any]) -> R:
        return self.rules_for(self.make_config(players, **{"max_rounds": self.max_rounds, **settings}))

    def _blank(self, rules: R, chance: Chance) -> G:
        return self._game(rules, self._game.state_type(), chance)

    def _of(self, name: str, config: dict[str, Any], error: type[BadGame] | type[BadLog], trusted: bool) -> G:
        """A blank game of a saved configuration, if its pack still has the values the game was played with."""
        if name != self.name:
            raise error("error-other-game", found=name, expected=self.name)
        if not trusted:
            check_data(config, error)
            self.packs.must_be_ours(config.get("pack", STANDARD))
        rules = self.rules_for(self.read_config({key: value for key, value in config.items() if key != "digest"}))
        if config.get("digest") not in (None, rules.digest):
            found = str(config.get("digest"))
            raise error("error-other-pack", pack=rules.config.pack, found=found, expected=rules.digest)
        return self._blank(rules, Chance(0))


def unpickle(game: type[Game], text: str) -> Any:
    """Importing the class has made its type known."""
    return _TYPES[game.name].from_json(text, verify=False)
