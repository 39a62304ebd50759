"""One game as every environment sees it: rows, masks, rewards, its end. What each seat gets is what it may know."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import numpy
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from buonfresco.engine.codec import Codec
from buonfresco.engine.errors import (
    BadAction,
    BadConfig,
    BadGame,
    IllegalAction,
    Reason,
    shown,
    shown_for_number,
)
from buonfresco.engine.game import Game
from buonfresco.engine.observing import HIDDEN
from buonfresco.games import get_game

Row = NDArray[numpy.int16]
Mask = NDArray[numpy.int8]
S = TypeVar("S", bound="tuple[Any, ...]")

WIN, MARGIN, STEP = "win", "margin", "step"
FORFEIT: Final = {WIN: -1.0, MARGIN: -1000.0, STEP: -1000.0}  # less than any game lost
LOSE, RAISE = "lose", "raise"
MAX_ANSWERS: Final = 10_000  # no sensible game comes near; but as plans can be taken back, the rules set no bound
ROUNDS: Final = "rounds"  # why a game ended that came to its last round, by every game's word for it
ANSWERS, ILLEGAL = "answers", "illegal"  # why an episode ended in which the game did not
EVERYWHERE: Final = ("pack", "max_rounds")  # settings that every game has, besides the players


def check_word(name: str, value: object, known: Sequence[str]) -> None:
    if not isinstance(value, str) or value not in known:
        raise BadConfig("error-choice", name=name, value=shown(value), known=", ".join(known))


def plain(code: Any) -> Any:
    """An integer of any library as Python's own. All else stays what it is, for the codec to refuse: 1.5 is not 1."""
    try:
        return code if isinstance(code, bool) else operator.index(code)
    except TypeError:
        return code


class Setup:
    """What is fixed before a game begins: the game and its settings, rewards, spaces."""

    def __init__(
        self, game: str, players: int, reward: str, illegal: str, max_answers: int, settings: Mapping[str, Any]
    ) -> None:
        check_word("reward", reward, tuple(FORFEIT))
        check_word("illegal", illegal, (LOSE, RAISE))
        if type(max_answers) is not int or max_answers < 1:
            raise BadConfig("error-max-answers", found=shown_for_number(max_answers))
        self.kind = get_game(game)
        known = (*EVERYWHERE, *self.kind.settings)
        for name in settings:
            if name not in known:
                raise BadConfig("error-setting", game=game, setting=shown(name), known=", ".join(known))
        self.players = players
        self.reward = reward
        self.illegal = illegal
        self.max_answers = max_answers
        self.settings = dict(settings)
        first = self.kind.new_game(players, seed=0, **self.settings)
        self.config = first.config_data()
        self.layout = first.layout
        self.codec: Codec = first.codec

    def __reduce__(self) -> Any:
        return Setup, (self.kind.name, self.players, self.reward, self.illegal, self.max_answers, self.settings)

    def begin(self, seed: int, options: Mapping[str, Any] | None) -> Episode:
        """A new game, or one that goes on from ``options["game"]``, which must be of this configuration."""
        game: Game | None = (options or {}).get("game")
        if game is None:
            return Episode(self, self.kind.new_game(self.players, seed=seed, **self.settings))
        if not isinstance(game, Game) or game.config_data() != self.config:
            raise BadConfig("error-other-config", game=shown(game))
        return Episode(self, game.copy())

    def own(self, state: Any, form: type[S]) -> S:
        """A state that an environment of this form and configuration gave. Each begins with its episode."""
        if not isinstance(state, form) or not isinstance(state[0], Episode):
            kind = type(state)
            raise BadGame("error-state", found=f"{kind.__module__}.{kind.__qualname__}")
        if state[0].setup.config != self.config:
            raise BadConfig("error-other-config", game=shown(state[0].game))
        return state

    def rows(self) -> spaces.Box:
        """Whatever may be hidden is HIDDEN then, so that is the least of every number."""
        most = numpy.array(self.layout.most, dtype=numpy.int16)
        return spaces.Box(numpy.full_like(most, HIDDEN), most, dtype=numpy.int16)

    def masked(self, codes: int) -> spaces.Dict:
        mask = spaces.Box(0, 1, shape=(codes,), dtype=numpy.int8)
        return spaces.Dict({"observation": self.rows(), "action_mask": mask})


class Episode:
    """A game under way."""

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game: Any = game
        self.answers = 0
        self.refused: dict[int, Reason] = {}  # seats that gave an answer that is not legal, which ended it
        self._margins = margins(game.scores())
        game.listening = False  # nobody reads events

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game.listening = False

    def copy(self, game: Any = None) -> Episode:
        """An independent one, luck included; or the same one with another game in it."""
        other = Episode(self.setup, self.game.copy() if game is None else game)
        other.answers, other.refused, other._margins = self.answers, dict(self.refused), self._margins
        return other

    def sampled(self, seat: int, seed: Any, recall: bool) -> Episode:
        """One that the seat cannot tell from this one."""
        return self.copy(self.game.sample(seat, seed, recall))

    # ---- what a seat gets ------------------------------------------------------------------------------------

    def row(self, seat: int) -> Row:
        row: Row = self.game.observe(seat)
        return row

    def mask(self, seat: int, asked: bool) -> Mask:
        """1 for every legal answer; all 0 for who is not asked. ``asked`` is the environment's to say: in what all
        decide at once it may ask one after the other."""
        legal = self.game.legal(seat) if asked and not self.over else ()
        return numpy.frombuffer(bytearray(self.setup.codec.mask(legal)), dtype=numpy.int8)

    def info(self, seat: int) -> dict[str, Any]:
        """Nothing while the game goes on. At the end why, and the scores; and what was wrong with an own answer.

        That somebody's answer was not legal is told to all, as they see it end; which and why is the own affair.
        """
        if not self.over:
            return {}
        found = {"reason": self._reason(), "scores": self.game.scores()}
        return {**found, ILLEGAL: str(self.refused[seat])} if seat in self.refused else found

    def _reason(self) -> str:
        if self.refused:
            return ILLEGAL
        return self.game.outcome.reason if self.game.over else ANSWERS

    # ---- answers ---------------------------------------------------------------------------------------------

    def check_goes_on(self) -> None:
        """Nothing is answered after the end, where that would cost what was won."""
        if self.over:
            raise ResetNeeded(str(Reason("", "refused-over")))

    def refuses(self, seat: int, code: Any) -> bool:
        """Is this no legal answer? Then it ends the episode."""
        try:
            action = self.setup.codec.decode(plain(code))
            reason = None if action in self.game.legal(seat) else self.game.explain(action, seat)
        except BadAction as error:
            reason = error.reason
        return reason is not None and self.refuse(seat, reason)

    def refuse(self, seat: int, reason: Reason) -> bool:
        """Somebody's answer is not legal, and that ends the episode, unless such a thing is to be raised."""
        if self.setup.illegal == RAISE:
            raise IllegalAction(reason.key, reason.rule, **reason.args)
        self.refused[seat] = reason
        return True

    def answer(self, seat: int, code: Any) -> None:
        self.game.apply(self.setup.codec.decode(plain(code)), seat)
        self.answers += 1

    # ---- the end ---------------------------------------------------------------------------------------------

    @property
    def terminated(self) -> bool:
        """The rules ended it, or somebody's answer that was not legal."""
        return bool(self.refused) or (self.game.over and self.game.outcome.reason != ROUNDS)

    @property
    def truncated(self) -> bool:
        """A limit ended it: of rounds, which the final scoring follows, or of answers, which nothing follows."""
        return not self.terminated and (self.game.over or self.answers >= self.setup.max_answers)

    @property
    def over(self) -> bool:
        return self.terminated or self.truncated

    def rewards(self) -> list[float]:
        """By seat, for what has happened since this was last asked."""
        setup, outcome = self.setup, self.game.outcome
        if self.refused:
            return [FORFEIT[setup.reward] if seat in self.refused else 0.0 for seat in range(setup.players)]
        if setup.reward == STEP:
            before, self._margins = self._margins, margins(self.game.scores())
            return [now - then for now, then in zip(self._margins, before, strict=True)]
        if outcome is None:
            return [0.0] * setup.players
        if setup.reward == MARGIN:
            return margins(outcome.scores)
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(setup.players)]


def margins(scores: tuple[int, ...]) -> list[float]:
    """By seat, how far it is ahead of the best of the others. Scores are public, in every game and at any time."""
    best = sorted(scores, reverse=True)
    return [float(score - (best[1] if score == best[0] else best[0])) for score in scores]
