"""What is counted of games, against cases that can be counted by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.arena.effects import examine
from buonfresco.arena.following import followed
from buonfresco.arena.match import Record, forfeited, play
from buonfresco.arena.plan import MIXED, Series
from buonfresco.arena.statistics import Z, student, wilson
from buonfresco.arena.summary import Thoughts, summarize
from buonfresco.games import registry

SERIES = Series("dice", ("a", "b"), 3, 1)
GAMES = [  # scores by seat; a moves through the seats on two seeds
    (30, 20, 10),
    (10, 40, 10),
    (5, 25, 25),
    (9, 12, 3),
    (20, 10, 20),
    (7, 7, 7),
]


def record(number: int, scores: tuple[int, ...], series: Series = SERIES) -> Record:
    task = series.task(number)
    places = [1 + sum(other > one for other in scores) for one in scores]
    return Record(
        number=number,
        seed=task.seed,
        seats=task.seats,
        arm=task.arm,
        winners=[seat for seat, place in enumerate(places) if place == 1],
        scores=list(scores),
        places=places,
        rounds=4 + number % 2,
        reason="rounds",
        points=[{"x": score, **({"late": 1} if number == 5 else {})} for score in scores],
        order=[2, 0, 1] if len(scores) == 3 else [0, 1],
        choices=[{"hour": {"wake 10": 1, "wake 9": 2}}, {"hour": {"wake 9": 1}}],
        decisions=[1, 1, 1],
        seconds=[0.001, 0.002, 0.003],
        worst=[1.0, 2.0, 3.0],
        thought=[{"0": 1}, {"6": 1}, {"9": 1}],
    )


def records() -> Iterator[Record]:
    return (record(number, scores) for number, scores in enumerate(GAMES))


def test_shared_wins_are_split() -> None:
    """a wins games 0 and 1, half of 2, loses 3, loses 4, has a third of 5."""
    data = summarize(SERIES, records())
    won = 1 + 1 + 1 / 2 + 0 + 0 + 1 / 3
    assert data["bots"]["a"]["wins"] == pytest.approx(won)
    assert data["bots"]["a"]["win_share"]["share"] == pytest.approx(won / 6)
    assert data["bots"]["b"]["wins"] == pytest.approx(6 - won)
    assert data["bots"]["b"]["win_share"]["share"] == pytest.approx((6 - won) / 12)
    assert (data["games"], data["seeds"], data["even"]) == (6, 2, 1 / 3)
    low, high = data["bots"]["a"]["win_share"]["interval"]
    # by seed: 5/2 and 1/3 of three; distances ±13/12; variance 2 x 2 (13/12)^2 / 36
    variance = 4 * (13 / 12) ** 2 / 36
    share = won / 6
    assert (low, high) == pytest.approx(wilson(share, share * (1 - share) / variance * (Z / student(1)) ** 2))


def test_differences_are_taken_within_a_seed() -> None:
    """a - mean of the others: 15, 30, 10 and -1.5 ... by seed 25 and -1/6: t(1) = 12.7062."""
    differences = [30 - 15, 40 - 10, 25 - 15, 9 - 7.5, 10 - 20, 7 - 7]
    data = summarize(SERIES, records())["bots"]["a"]
    first, second = sum(differences[:3]) / 3, sum(differences[3:]) / 3
    assert data["difference"]["mean"] == pytest.approx((first + second) / 2)
    reach = 12.7062 * abs(first - second) / 2
    assert data["difference"]["interval"] == pytest.approx(((first + second) / 2 - reach, (first + second) / 2 + reach))
    assert data["score"]["mean"] == pytest.approx((30 + 40 + 25 + 9 + 10 + 7) / 6)


def test_pairings_are_seen_from_the_first() -> None:
    (pair,) = summarize(SERIES, records())["pairings"]
    assert (pair["bots"], pair["games"]) == (["a", "b"], 6)
    assert pair["even"] == pytest.approx(1 / 3)
    assert pair["win_share"]["share"] == pytest.approx((1 + 1 + 1 / 2 + 1 / 3) / 6)
    ahead = [1, 1, 1, 1, 1, 0.5, 0, 1, 0, 0, 0.5, 0.5]
    assert pair["ahead"]["share"] == pytest.approx(sum(ahead) / 12)


def test_points_by_source_rounds_and_time() -> None:
    data = summarize(SERIES, records())
    assert data["bots"]["a"]["points"]["late"]["mean"] == pytest.approx(1 / 6)
    assert list(data["bots"]["a"]["points"]) == ["x", "late"]
    assert data["rounds"]["mean"] == 4.5
    assert data["rounds"]["counts"] == {4: 3, 5: 3}
    thought = data["bots"]["a"]["thought_ms"]
    assert (thought["decisions"], thought["worst"]) == (6, 3.0)
    assert thought["mean"] == pytest.approx(2.0)
    assert thought["median"] == pytest.approx(2.0, rel=0.13)


def test_an_example_of_an_error_is_short_and_safe() -> None:
    data = summarize(SERIES, [forfeited(SERIES.task(n), 0, "raised", f"{n}\x1b[2J" + "x" * 5000) for n in (0, 3)])
    (one,) = data["forfeits"]
    assert one["example"].startswith("0\\x1b[2Jxxx")  # the first one's
    assert len(one["example"]) < 220


def test_nobody_plays_less_than_no_rounds() -> None:
    """Two seeds, 2 and 60 rounds: 31, give or take 368."""
    found = [record(0, (3, 2, 1)), record(3, (1, 2, 3))]
    found[0].rounds, found[1].rounds = 2, 60
    data = summarize(SERIES, found)
    assert data["rounds"]["interval"] == pytest.approx((0.0, 31 + 12.7062 * 29))
    assert data["bots"]["a"]["score"]["interval"][0] == 0.0
    assert data["bots"]["a"]["difference"]["interval"][0] < -10


def test_the_median_of_a_histogram() -> None:
    thoughts = Thoughts()
    assert thoughts.data() is None
    assert thoughts.median() == 0
    thoughts.add({"20": 1, "21": 98, "60": 1}, 1000.0, 1.0)
    assert thoughts.median() == pytest.approx(10 ** (21.5 / 20), rel=0.01)


def test_forfeits_lose_and_nothing_else_of_them_counts() -> None:
    spoiled = forfeited(SERIES.task(6), 0, "raised", "ValueError")
    data = summarize(SERIES, [*records(), spoiled])
    plain = summarize(SERIES, records())
    assert data["games"] == 7
    assert data["bots"]["a"]["wins"] == plain["bots"]["a"]["wins"]
    assert data["bots"]["b"]["wins"] == pytest.approx(plain["bots"]["b"]["wins"] + 1)
    for bot in "ab":
        assert data["bots"][bot]["score"] == plain["bots"][bot]["score"]
    assert data["rounds"] == plain["rounds"]
    assert data["bots"]["a"]["forfeits"] == 1
    assert data["forfeits"] == [{"bot": "a", "why": "raised", "games": 1, "example": "ValueError"}]
    assert data["forfeited"][0]["what"] == "ValueError"


def test_many_forfeits_are_counted_and_some_told() -> None:
    data = summarize(SERIES, (forfeited(SERIES.task(number), 0, "late") for number in range(300)))
    assert sum(one["games"] for one in data["forfeits"]) == 300
    assert len(data["forfeited"]) == 20


def test_ratings_follow_wins() -> None:
    pytest.importorskip("openskill")
    ratings = summarize(SERIES, (record(number, (3, 2, 1) if number % 3 == 0 else (2, 3, 1)) for number in range(60)))
    best = summarize(
        SERIES, (record(number, tuple(9 * (seat == number % 3) for seat in range(3))) for number in range(60))
    )
    assert list(best["ratings"]) == ["a", "b"]
    assert best["ratings"]["a"]["mu"] > 30 > 20 > best["ratings"]["b"]["mu"]
    assert best["ratings"]["a"]["mu"] > ratings["ratings"]["a"]["mu"]
    assert best["ratings"]["a"]["sigma"] < 25 / 3


# ---- the lab ------------------------------------------------------------------------------------------------------


def test_wins_by_seat_turn_and_choice() -> None:
    (arm,) = examine(SERIES, records())["arms"]
    seats = [(1 + 0 + 0 + 0 + 1 / 2 + 1 / 3) / 6, (0 + 1 + 1 / 2 + 1 + 0 + 1 / 3) / 6, (1 / 2 + 1 / 2 + 1 / 3) / 6]
    assert [seat["share"] for seat in arm["seats"]] == pytest.approx(seats)
    assert [turn["share"] for turn in arm["turns"]] == pytest.approx([seats[2], seats[0], seats[1]])
    assert list(arm["choices"]["hour"]) == ["wake 9", "wake 10"]
    assert arm["choices"]["hour"]["wake 10"]["share"] == pytest.approx(seats[0])
    assert arm["choices"]["hour"]["wake 9"]["share"] == pytest.approx((2 * seats[0] + seats[1]) / 3)
    assert arm["choices"]["hour"]["wake 9"]["often"] == pytest.approx(3 / 4)
    first, second = sum(scores[0] for scores in GAMES), sum(scores[1] for scores in GAMES)  # 81 and 114
    assert arm["choices"]["hour"]["wake 10"]["score"]["mean"] == pytest.approx(first / 6)
    assert arm["choices"]["hour"]["wake 9"]["score"]["mean"] == pytest.approx((2 * first + second) / 18)
    assert arm["best"]["mean"] == pytest.approx((30 + 40 + 25 + 12 + 20 + 7) / 6)
    assert arm["margin"]["mean"] == pytest.approx((10 + 30 + 0 + 3 + 0 + 0) / 6)
    assert arm["winners"]["x"]["mean"] == pytest.approx((30 + 40 + 25 + 25 + 12 + 20 + 20 + 21) / 10)


def test_two_arms_are_compared_seed_by_seed() -> None:
    series = Series("dice", ("a",), 2, 1, MIXED, ({}, {"max_rounds": 9}))
    scores: list[tuple[int, ...]] = [(1, 3), (5, 5), (2, 4), (8, 10)]
    data = examine(series, (record(number, one, series) for number, one in enumerate(scores)))
    # averages 2 and 5, then 3 and 9: the second arm brings 3 and 6 more
    assert data["changes"]["score"]["mean"] == pytest.approx(4.5)
    assert data["changes"]["score"]["interval"] == pytest.approx((4.5 - 12.7062 * 1.5, 4.5 + 12.7062 * 1.5))
    assert [arm["settings"] for arm in data["arms"]] == [{}, {"max_rounds": 9}]
    assert data["changes"]["rounds"]["mean"] == 1


def test_forfeited_games_say_nothing_about_the_rules() -> None:
    data = examine(SERIES, [*records(), forfeited(SERIES.task(6), 0, "raised")])
    assert (data["games"], data["arms"][0]["games"], data["seeds"]) == (7, 6, 3)
    assert [one["games"] for one in data["forfeits"]] == [1]
    spoiled = examine(Series("dice", ("a",), 2, 1, MIXED, ({}, {})), [forfeited(SERIES.task(0), 0, "raised")])
    assert set(spoiled["changes"].values()) == {None}  # nothing was compared, which is not the same as no change


@pytest.mark.parametrize("game", registry())
def test_followed_questions_are_asked(game: str) -> None:
    series = Series(game, ("random",), 3, 1)
    found: dict[str, Any] = {}
    for number in range(2):
        for seat in play(series, series.task(number), lambda seat: None, followed(game)).choices:
            found |= seat
    assert {question.partition(" ")[0] for question in found} == set(followed(game))
    assert followed("chess") == ()
