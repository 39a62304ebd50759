"""OpenSpiel's interface: ``import buonfresco.research.spiel; pyspiel.load_game("python_buonfresco", {...})``.

Parameters: ``game``, ``players``, ``modules`` ("1 6 9" or "1,6,9", of games that have them), ``preset``, ``max_rounds``
(0: the game's own). What all decide at once is asked one after the other, as in the AEC environment. Rewards are win
shares.

**Luck.** The engine draws inside of an answer. So an answer that luck has a part in is followed by a chance node, whose
outcomes are equally likely ways for luck to go from there: ``LUCKS`` of them stand for all there are. The first nodes
choose the setup in the same way. Nothing of luck to come is in a state.
"""

from __future__ import annotations

from typing import Any, Final

import numpy
import pyspiel

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.errors import Reason
from buonfresco.games import DEFAULT, get_game
from buonfresco.research.episode import MAX_ANSWERS, WIN, Episode, Setup

NAME: Final = "python_buonfresco"
LUCKS: Final = 256
SETUPS: Final = 3  # chance nodes in a row at the beginning

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Buonfresco",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # 1 in all, and 0 if the limit of answers ends it
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": DEFAULT, "players": 2, "modules": "", "preset": "", "max_rounds": 0},
)
_OUTCOMES: Final = [(luck, 1 / LUCKS) for luck in range(LUCKS)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        words = {**_TYPE.parameter_specification, **(params or {})}
        listed = words["modules"].replace(",", " ").split()
        words["modules"] = " ".join(listed)  # OpenSpiel writes parameters with commas between them
        settings: dict[str, Any] = {"max_rounds": words["max_rounds"] or get_game(words["game"]).max_rounds}
        if listed:  # what is no number the game refuses by name
            settings["modules"] = tuple(int(word) if word.isdecimal() else word for word in listed)
        if words["preset"]:
            settings["preset"] = words["preset"]
        self.setup = Setup(words["game"], words["players"], WIN, "raise", MAX_ANSWERS, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.codec.size,
            max_chance_outcomes=LUCKS,
            num_players=words["players"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MAX_ANSWERS,
        )
        super().__init__(_TYPE, info, words)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """None, which is OpenSpiel's word for it, unless what is asked for is what one seat sees now, all of it."""
        return SpielObserver(self.setup) if iig_obs_type is None or _now_of_one_seat(iig_obs_type) else None


def _now_of_one_seat(wanted: Any) -> bool:
    alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    return alone and wanted.public_info and not wanted.perfect_recall


class Held:
    """An episode that OpenSpiel copies with the state around it."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode

    def __deepcopy__(self, _memo: Any) -> Held:
        return Held(self.episode.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held: Held | None = None  # after the setup
        self._lucks: list[int] = []  # all that chance has said
        self._asked: int | None = None  # an answer that waits for luck

    @property
    def episode(self) -> Episode | None:
        return self._held.episode if self._held is not None else None

    def current_player(self) -> Any:
        if self._held is None or self._asked is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._held.episode.game.asked_first

    def is_terminal(self) -> bool:
        return self._held is not None and self._held.episode.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        episode = self._held.episode  # type: ignore[union-attr]  # players are asked after the setup
        return numpy.flatnonzero(episode.mask(player, asked=player == episode.game.asked_first)).tolist()

    def _apply_action(self, action: int) -> None:
        setup: Setup = self.get_game().setup
        if self._held is None:
            self._lucks.append(action)
            if len(self._lucks) == SETUPS:
                self._held = Held(setup.begin(self._luck(), None))
            return
        if self._asked is not None:
            self._lucks.append(action)
            code, self._asked = self._asked, None
            self._answer(self._held.episode, code)
            return
        trial = self._held.episode.copy()
        self._answer(trial, action)
        if trial.game.chance.word == seed_word(self._luck()):  # luck had no part in it
            self._held = Held(trial)
        else:
            self._asked = action

    def _luck(self) -> int:
        return int.from_bytes(bytes([1, *self._lucks]), "big")  # LUCKS fit into a byte

    def _answer(self, episode: Episode, code: int) -> None:
        episode.game.chance = Chance(seed_word(self._luck()))
        episode.answer(episode.game.asked_first, code)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self._held.episode.rewards()  # type: ignore[union-attr]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player < 0 else self.get_game().setup.codec.actions[action].text

    def information_state_string(self, player: int | None = None) -> str:
        """OpenSpiel would ask for an observer that there is not, and fail on the None that it is given."""
        raise pyspiel.SpielError(str(Reason("", "error-no-information-state")))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise pyspiel.SpielError(str(Reason("", "error-no-information-state")))

    def __str__(self) -> str:
        """What a spectator sees."""
        return "setup" if self._held is None else str(self._held.episode.game.view(None).to_json())


class SpielObserver:
    """The row of ``game.observe``; all 0 before the setup."""

    def __init__(self, setup: Setup) -> None:
        self.tensor = numpy.zeros(len(setup.layout.names), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.episode is None else state.episode.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "setup" if state.episode is None else str(state.episode.game.view(player).to_json())


pyspiel.register_game(_TYPE, SpielGame)
