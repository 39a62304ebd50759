"""Series of games between bots: reproducible, fair about seats, and counted right."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.arena.series import Tally, one_game, seating, series
from buonfresco.engine.errors import BadConfig
from buonfresco.games import fresco


def counted(*arguments: Any, **config: Any) -> dict[str, Any]:
    """The data of a whole series, without its clock."""
    tally = list(series(*arguments, **config))[-1]
    return {key: value for key, value in tally.data().items() if key != "seconds"}


def test_the_same_seed_gives_the_same_series() -> None:
    first = counted(["random"], 2, 3, 7)
    assert counted(["random"], 2, 3, 7) == first
    assert counted(["random"], 2, 3, 8) != first
    assert counted(["random"], 2, 3, 7, modules=[16]) != first


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_every_bot_sits_in_every_seat(bots: list[str], players: int) -> None:
    games = [seating(bots, players, number) for number in range(len(bots))]
    for seat in range(players):
        assert sorted(game[seat] for game in games) == bots


def test_counts_add_up() -> None:
    progress = [(tally.games, sum(tally.wins.values())) for tally in series(["random", "apprentice"], 3, 2, 5)]
    assert progress == [(1, 1), (2, 2)]
    data = counted(["random", "apprentice"], 3, 2, 5)
    assert {bot: one["seats"] for bot, one in data["bots"].items()} == {"random": 3, "apprentice": 3}
    assert data["decisions"] > data["rounds"] * data["games"]


def test_points_are_averages(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[fresco.Fresco] = []
    new_game = fresco.new_game

    def remember(*arguments: Any, **words: Any) -> fresco.Fresco:
        played.append(new_game(*arguments, **words))
        return played[-1]

    monkeypatch.setattr(fresco, "new_game", remember)
    tally = Tally(["random"])
    one_game(tally, ["random", "random"], seed=4)
    one_game(tally, ["random", "random"], seed=5)
    scores = [score for game in played if game.outcome for score in game.outcome.scores]
    assert len(scores) == 4
    assert tally.data()["bots"]["random"]["points"] == sum(scores) / 4
    assert tally.data()["bots"]["random"]["win_rate"] == 2 / 4


def test_an_empty_tally_divides_by_nothing() -> None:
    assert Tally(["random"]).data()["bots"]["random"]["points"] == 0


def test_a_wrong_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadConfig, match="hal"):
        series(["random", "hal"], 2, 1, 1)
