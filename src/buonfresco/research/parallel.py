"""All seats in every step, for what all decide at once: PettingZoo's parallel environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy
from pettingzoo import ParallelEnv

from buonfresco.engine.errors import BadAction, Reason, shown
from buonfresco.research.episode import Episode, plain
from buonfresco.research.seats import Observation, Seats


class State(NamedTuple):
    episode: Episode
    agents: list[str]


class SimultaneousEnv(Seats, ParallelEnv[str, Observation, Any]):
    """In every step each seat the game waits for gives one answer, and every other one the last code, ``idle``.

    Where all decide at once that is many answers in a step; elsewhere it is one. No mask is ever all 0. Who has given
    its part of such a decision idles until the others have, too.
    """

    metadata: dict[str, Any] = {"name": "buonfresco_simultaneous_v1", "render_modes": ["ansi"]}  # noqa: RUF012
    extra = 1

    @property
    def idle(self) -> int:
        """The code of who is not asked."""
        return self.codec.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._episode = self._begin(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode, agents = self._episode, self.agents
        episode.check_goes_on()
        waiting = episode.game.waiting
        codes = self._codes(actions)
        wrong = [seat for seat, code in enumerate(codes) if self._refuses(seat, code, seat in waiting)]
        if not wrong:
            # The first of them comes last: while it has not answered, the game answers for nobody.
            for seat in reversed(waiting):
                episode.answer(seat, codes[seat])
        rewards = dict(zip(agents, episode.rewards(), strict=True))
        terminated, truncated = dict.fromkeys(agents, episode.terminated), dict.fromkeys(agents, episode.truncated)
        observations, infos = self._observations(), self._infos()
        if episode.over:
            self.agents = []
        return observations, rewards, terminated, truncated, infos

    # ---- states ----------------------------------------------------------------------------------------------

    def clone_state(self) -> State:
        """Everything: what is hidden and luck to come. Who plans with it looks behind every screen."""
        return State(self._episode.copy(), self.agents[:])

    def sample_state(self, agent: str, seed: int | str, recall: bool = False) -> State:
        """A state that the agent cannot tell from the real one, with luck of its own: for planners that play fair."""
        return State(self._sampled(agent, seed, recall), self.agents[:])

    def restore_state(self, state: State) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Go on from a state of an environment made in the same way; it can be used again."""
        state = self.setup.own(state, State)
        self._episode, self.agents = state.episode.copy(), state.agents[:]
        return self._observations(), self._infos()

    # ---- inside ----------------------------------------------------------------------------------------------

    def _codes(self, actions: Any) -> list[Any]:
        """A step in which somebody's answer is missing is nobody's illegal answer, but a mistake of the caller's."""
        if not isinstance(actions, Mapping) or any(agent not in actions for agent in self.agents):
            raise BadAction("error-step-answers", agents=", ".join(self.agents), found=shown(actions))
        return [plain(actions[agent]) for agent in self.agents]

    def _refuses(self, seat: int, code: Any, asked: bool) -> bool:
        if asked:
            return self._episode.refuses(seat, code)
        idles = isinstance(code, int) and code == self.idle  # of an array it would be no yes or no
        return not idles and self._episode.refuse(seat, Reason("", "refused-idle", {"idle": self.idle}))

    def _observations(self) -> dict[str, Observation]:
        waiting = [] if self._episode.over else self._episode.game.waiting
        found = {}
        for seat, agent in enumerate(self.agents):
            mask = numpy.append(self._episode.mask(seat, seat in waiting), numpy.int8(seat not in waiting))
            found[agent] = {"observation": self._episode.row(seat), "action_mask": mask}
        return found
