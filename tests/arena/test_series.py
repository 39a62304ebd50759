"""Series of games between bots: reproducible, fair about seats, and counted right."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.arena.series import Tally, count, one_game, seating, series
from buonfresco.engine.errors import BadConfig
from buonfresco.engine.outcome import Outcome


def counted(*arguments: Any, **config: Any) -> dict[str, Any]:
    """The data of a whole series, without its clock."""
    tally = list(series(*arguments, **config))[-1]
    return {key: value for key, value in tally.data().items() if key != "seconds"}


def test_the_same_seed_gives_the_same_series() -> None:
    first = counted("fresco", ["random"], 2, 3, 7)
    assert counted("fresco", ["random"], 2, 3, 7) == first
    assert counted("fresco", ["random"], 2, 3, 8) != first
    assert counted("fresco", ["random"], 2, 3, 7, modules=[16]) != first


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_every_bot_sits_in_every_seat(bots: list[str], players: int) -> None:
    games = [seating(bots, players, number) for number in range(len(bots))]
    for seat in range(players):
        assert sorted(game[seat] for game in games) == bots


def test_counts_add_up() -> None:
    progress = [
        (tally.games, sum(tally.wins.values())) for tally in series("fresco", ["random", "apprentice"], 3, 2, 5)
    ]
    assert progress == [(1, 1), (2, 2)]
    data = counted("fresco", ["random", "apprentice"], 3, 2, 5)
    assert {bot: one["seats"] for bot, one in data["bots"].items()} == {"random": 3, "apprentice": 3}
    assert data["decisions"] > data["rounds"] * data["games"]


def test_points_are_averages() -> None:
    tally = Tally(["random"])
    one_game("fresco", tally, ["random", "random"], seed=4)
    first = tally.points["random"]
    one_game("fresco", tally, ["random", "random"], seed=5)
    alone = Tally(["random"])
    one_game("fresco", alone, ["random", "random"], seed=5)
    assert tally.points["random"] == first + alone.points["random"]
    assert tally.data()["bots"]["random"]["points"] == tally.points["random"] / 4
    assert tally.data()["bots"]["random"]["win_rate"] == 2 / 4


def test_who_shares_a_win_has_a_part_of_it() -> None:
    outcome = Outcome(
        ranking=(0, 2, 1), places=(1, 3, 1), scores=(9, 4, 9), points=({}, {}, {}), reason="rounds", rounds=3
    )
    tally = Tally(["a", "b"])
    count(tally, ["a", "b", "b"], outcome)
    assert tally.wins == {"a": 0.5, "b": 0.5}
    assert tally.points == {"a": 9, "b": 13}
    count(tally, ["b", "a", "b"], outcome)
    assert tally.wins == {"a": 0.5, "b": 1.5}
    assert sum(tally.wins.values()) == tally.games == 2


def test_an_empty_tally_divides_by_nothing() -> None:
    assert Tally(["random"]).data()["bots"]["random"]["points"] == 0


def test_a_wrong_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadConfig, match="hal"):
        series("fresco", ["random", "hal"], 2, 1, 1)


def test_a_wrong_game_is_named() -> None:
    with pytest.raises(BadConfig, match="chess"):
        list(series("chess", ["random"], 2, 1, 1))
