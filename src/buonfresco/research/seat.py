"""A single seat against others: Gymnasium's environment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy
from gymnasium import spaces

from buonfresco.engine.errors import BadConfig, shown_for_number
from buonfresco.games import DEFAULT
from buonfresco.research.episode import LOSE, MAX_ANSWERS, WIN, Episode, Mask, Row, Setup, check_word
from buonfresco.research.opponents import Opponent, ask, seated


class State(NamedTuple):
    episode: Episode
    seat: int
    luck: Any  # the opponents'


class SeatEnv(gymnasium.Env[Row, numpy.int64]):
    """``seat=None`` draws the seat anew for every game. The others answer until this seat is asked again."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str = DEFAULT,
        players: int = 2,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = WIN,
        illegal: str = LOSE,
        max_answers: int = MAX_ANSWERS,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setup = Setup(game, players, reward, illegal, max_answers, settings)
        if render_mode is not None:
            check_word("render_mode", render_mode, self.metadata["render_modes"])
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise BadConfig("error-seat", seat=shown_for_number(seat), seats=players)
        self.layout = self.setup.layout
        self.codec = self.setup.codec
        self.observation_space: Any = self.setup.rows()
        self.action_space = spaces.Discrete(self.codec.size)
        self.render_mode = render_mode
        self._fixed = seat
        self._opponents = seated(game, opponents, players - 1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        luck = random.Random(int(self.np_random.integers(1 << 62)))
        self._luck = random.Random(luck.getrandbits(64))
        self._seat = luck.randrange(self.setup.players) if self._fixed is None else self._fixed
        self._episode = self.setup.begin(luck.getrandbits(64), options)
        self._others()
        return self._episode.row(self._seat), self._info()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode, seat = self._episode, self._seat
        episode.check_goes_on()
        if not episode.refuses(seat, action):
            episode.answer(seat, action)
            self._others()
        reward = episode.rewards()[seat]
        return episode.row(seat), reward, episode.terminated, episode.truncated, self._info()

    def action_masks(self) -> Mask:
        """1 for every legal answer; all 0 when the game is over."""
        return self._episode.mask(self._seat, asked=True)

    def render(self) -> Any:
        """What the seat sees, as JSON."""
        return self._episode.game.view(self._seat).to_json() if self.render_mode == "ansi" else None

    # ---- states ----------------------------------------------------------------------------------------------

    def clone_state(self) -> State:
        """Everything: what is hidden, luck to come, the others' luck. Who plans with it looks behind every screen."""
        return State(self._episode.copy(), self._seat, self._luck.getstate())

    def sample_state(self, seed: int | str, recall: bool = False) -> State:
        """A state that this seat cannot tell from the real one, with luck of its own: for planners that play fair."""
        return State(self._episode.sampled(self._seat, seed, recall), self._seat, random.Random(seed).getstate())

    def restore_state(self, state: State) -> tuple[Row, dict[str, Any]]:
        """Go on from a state of an environment made in the same way; it can be used again."""
        episode, self._seat, luck = self.setup.own(state, State)
        self._episode = episode.copy()
        self._luck = random.Random()
        self._luck.setstate(luck)
        return self._episode.row(self._seat), self._info()

    # ---- inside ----------------------------------------------------------------------------------------------

    def _others(self) -> None:
        """In what all decide at once it does not matter who answers first: nobody sees the answers of others."""
        episode = self._episode
        while not episode.over and episode.game.asked_first != self._seat:
            other = episode.game.asked_first
            episode.answer(other, ask(episode, other, self._opponents[other - (other > self._seat)], self._luck))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **self._episode.info(self._seat)}
