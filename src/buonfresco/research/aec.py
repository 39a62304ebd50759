"""All seats, one answer after the other: PettingZoo's AEC environment."""

from __future__ import annotations

from typing import Any, NamedTuple

from pettingzoo import AECEnv

from buonfresco.research.episode import Episode
from buonfresco.research.seats import Observation, Seats


class State(NamedTuple):
    episode: Episode
    agents: list[str]
    selection: str
    rewards: dict[str, float]
    cumulative: dict[str, float]


class AecEnv(Seats, AECEnv[str, Observation, Any]):
    """Who is asked several things in a row is selected several times in a row.

    What all decide at once is asked one after the other; nobody sees others' answers before all have given theirs.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo declares it
        "name": "buonfresco_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._go_on(self._begin(seed, options), self.possible_agents)

    def observe(self, agent: str) -> Observation:
        """The mask of who is not selected is all 0."""
        seat = self.seats[agent]
        mask = self._episode.mask(seat, asked=seat == self._episode.game.asked_first)
        return {"observation": self._episode.row(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent, episode = self.agent_selection, self._episode
        if episode.over:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        if not episode.refuses(seat, action):
            episode.answer(seat, action)
        self._cumulative_rewards[agent] = 0
        self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        self._accumulate_rewards()
        self._look()

    # ---- states ----------------------------------------------------------------------------------------------

    def clone_state(self) -> State:
        """Everything: what is hidden and luck to come. Who plans with it looks behind every screen."""
        return self._state(self._episode.copy())

    def sample_state(self, agent: str, seed: int | str, recall: bool = False) -> State:
        """A state that the agent cannot tell from the real one, with luck of its own: for planners that play fair."""
        return self._state(self._sampled(agent, seed, recall))

    def restore_state(self, state: State) -> None:
        """Go on from a state of an environment made in the same way; it can be used again."""
        state = self.setup.own(state, State)
        self._go_on(state.episode.copy(), state.agents)
        self.rewards, self._cumulative_rewards = dict(state.rewards), dict(state.cumulative)
        if self._episode.over:
            self.agent_selection = state.selection

    # ---- inside ----------------------------------------------------------------------------------------------

    def _state(self, episode: Episode) -> State:
        rewards, cumulative = dict(self.rewards), dict(self._cumulative_rewards)
        return State(episode, self.agents[:], self.agent_selection, rewards, cumulative)

    def _go_on(self, episode: Episode, agents: list[str]) -> None:
        self._episode = episode
        self.agents = agents[:]
        self.agent_selection = self.possible_agents[0]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self._look()

    def _look(self) -> None:
        """Who is asked, and how far things are. When all is over the agents leave one by one, by dead steps."""
        episode = self._episode
        self.terminations = dict.fromkeys(self.agents, episode.terminated)
        self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self.infos = self._infos()
        if not episode.over:
            self.agent_selection = self.possible_agents[episode.game.asked_first]
