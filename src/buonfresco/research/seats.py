"""What PettingZoo's two environments have in common: agents, spaces, seeds."""

from __future__ import annotations

import random
from typing import Any

from gymnasium import spaces

from buonfresco.games import DEFAULT
from buonfresco.research.episode import LOSE, MAX_ANSWERS, WIN, Episode, Setup, check_word

Observation = dict[str, Any]


class Seats:
    """The agents are ``seat_0`` and so on."""

    extra = 0  # codes behind those of the game's actions
    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = DEFAULT,
        players: int = 2,
        reward: str = WIN,
        illegal: str = LOSE,
        max_answers: int = MAX_ANSWERS,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.setup = Setup(game, players, reward, illegal, max_answers, settings)
        if render_mode is not None:
            check_word("render_mode", render_mode, self.metadata["render_modes"])
        self.layout = self.setup.layout
        self.codec = self.setup.codec
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes = self.codec.size + self.extra
        self.observation_spaces: dict[str, Any] = {agent: self.setup.masked(codes) for agent in self.seats}
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(codes) for agent in self.seats}
        self._seeds = random.Random()
        self._episode: Episode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """What a spectator sees, as JSON."""
        return self._episode.game.view(None).to_json() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> Episode:
        if seed is not None:
            self._seeds.seed(seed)
        return self.setup.begin(self._seeds.getrandbits(64), options)

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self._episode.info(self.seats[agent]) for agent in self.agents}

    def _sampled(self, agent: str, seed: int | str, recall: bool) -> Episode:
        return self._episode.sampled(self.seats[agent], seed, recall)
