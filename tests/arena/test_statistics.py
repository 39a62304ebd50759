"""Intervals against what can be computed by hand, or looked up."""

from __future__ import annotations

import math
import random

import pytest

from buonfresco.arena.statistics import Amount, Mean, Means, Share, Z, student, wilson


def filled(kind: type[Mean], clusters: list[list[float]]) -> Mean:
    found = kind()
    for cluster in clusters:
        for value in cluster:
            found.add(value)
        found.close()
    return found


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [
        (0.8, 10, 0.4902, 0.9433),  # the usual examples of textbooks
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 100, 0.4038, 0.5962),
        (0.25, 1000, 0.2242, 0.2778),
    ],
)
def test_wilson(share: float, count: float, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=5e-5)
    assert wilson(share, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.7062), (2, 4.3027), (30, 2.0423), (31, 2.0395), (40, 2.0211), (120, 1.9799)]
)
def test_student(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=6e-5)
    assert student(10**9) == pytest.approx(1.95996, abs=1e-5)


def test_an_average_of_independent_things_has_the_usual_interval() -> None:
    """4, 6, 8: mean 6, standard deviation 2, error 2 / sqrt(3), 4.3027 times that."""
    mean = filled(Mean, [[4], [6], [8]])
    assert mean.value == 6
    assert mean.variance == pytest.approx(4 / 3)
    assert mean.interval() == pytest.approx((6 - 4.9683, 6 + 4.9683), abs=1e-4)


def test_clusters_are_what_is_counted() -> None:
    """Sums 2, 0, 1 of two things each: average 1/2, distances 1, -1, 0, variance 3/2 x 2 / 36 = 1/12."""
    clusters = [[1.0, 1.0], [0.0, 0.0], [1.0, 0.0]]
    mean, share = filled(Mean, clusters), filled(Share, clusters)
    assert mean.variance == pytest.approx(1 / 12)
    assert mean.interval() == pytest.approx((0.5 - 1.24208, 0.5 + 1.24208), abs=1e-4)
    assert isinstance(share, Share)
    assert share.worth() == pytest.approx(3 * (Z / 4.3027) ** 2, rel=1e-4)  # 1/4 : 1/12, with two degrees of freedom
    assert share.interval() == wilson(0.5, share.worth())


def test_clusters_of_different_sizes() -> None:
    """Sums 3 of 3 and 0 of 1: average 3/4, distances 3/4 and -3/4, variance 2 x 9/8 / 16 = 9/64."""
    assert filled(Mean, [[1, 1, 1], [0]]).variance == pytest.approx(9 / 64)


def test_a_share_is_never_surer_than_independent_games() -> None:
    """Who wins exactly one of two games on every seed has no spread at all between seeds."""
    share = filled(Share, [[1, 0]] * 10)
    assert share.variance == 0
    assert share.interval() == wilson(0.5, 20)
    assert filled(Share, [[1, 1]] * 10).interval() == wilson(1.0, 10)


def test_a_few_seeds_that_agree_by_chance_prove_little() -> None:
    """One win in 24 on both of two seeds: 48 x (1.96 / 12.7062)^2 is 1.14, but two seeds are two things. On five seeds
    one in four: 20 x (1.96 / 2.7764)^2 = 9.97. A spread that is not 0, but less than luck makes, proves no more.
    """
    two = [[1.0] + [0.0] * 23] * 2
    assert filled(Share, two).interval() == wilson(1 / 24, 2)
    five = filled(Share, [[1.0, 0.0, 0.0, 0.0]] * 5)
    assert isinstance(five, Share)
    assert five.worth() == pytest.approx(9.97, abs=0.01)
    close = filled(Share, [[1.0] + [0.0] * 23, [1.0] * 2 + [0.0] * 22])  # 3/48 x 45/48 / (1/48)^2 x 0.0238 = 3.2
    assert isinstance(close, Share)
    assert close.worth() == 2
    assert filled(Share, [[1.0, 0.0]] * 9).interval() == wilson(0.5, 18 * (Z / 2.3060) ** 2)


def test_what_cannot_be_below_nothing_has_no_interval_there() -> None:
    """1 and 9: 5, give or take 12.7062 x 4."""
    amount = filled(Amount, [[1], [9]])
    assert amount.interval() == pytest.approx((0.0, 5 + 12.7062 * 4))
    assert filled(Amount, [[-1], [9]]).interval() == pytest.approx((4 - 12.7062 * 5, 4 + 12.7062 * 5))
    assert Amount().data() is None


def test_too_little_is_said_to_be_too_little() -> None:
    assert Mean().interval() is None
    assert Share().interval() is None
    assert filled(Mean, [[3, 5]]).interval() is None
    assert filled(Share, [[1, 0, 1, 1]]).interval() == wilson(0.75, 1)  # one seed is one observation


def test_an_open_cluster_is_not_counted_yet() -> None:
    mean = filled(Mean, [[4], [6]])
    mean.add(100)
    assert mean.value == 5
    mean.close()
    mean.close()  # nothing is in it
    assert (mean.clusters, mean.value) == (3, 110 / 3)


def test_what_was_met_late_was_nothing_before() -> None:
    means = Means()
    for values in ({"a": 4}, {"a": 6}, {"a": 8, "b": 3}):
        means.add(values)
        means.add({})
        means.close()
    assert means.by_name["b"].value == 0.5
    assert means.by_name["b"].clusters == 3
    assert means.by_name["b"].variance == pytest.approx(filled(Mean, [[0, 0], [0, 0], [3, 0]]).variance)
    assert list(means.data()) == ["a", "b"]


@pytest.mark.parametrize("seeds", [2, 3, 5, 9])
def test_intervals_hold_with_few_seeds(seeds: int) -> None:
    """Three seats of one bot, of which one can win, on seeds that are good or bad for it."""
    rng, hit = random.Random(7), 0
    for _ in range(400):
        share = Share()
        for _ in range(seeds):
            chance = rng.choice((0.2, 0.8))
            for _ in range(8):
                share.add(float(rng.random() < chance), 3)
            share.close()
        low, high = share.interval() or (0, 1)
        hit += low <= 0.5 / 3 <= high
    assert hit / 400 >= 0.95


def test_intervals_hold_what_they_promise() -> None:
    """Games on a seed that have much in common: 95 of 100 intervals should contain the truth, and plain ones do not."""
    rng, hit, plain = random.Random(5), 0, 0
    for _ in range(400):
        share = Share()
        for _ in range(60):
            chance = rng.choice((0.1, 0.5))  # of the seed
            for _ in range(4):
                share.add(float(rng.random() < chance))
            share.close()
        low, high = share.interval() or (0, 1)
        hit += low <= 0.3 <= high
        low, high = wilson(share.value, share.count)
        plain += low <= 0.3 <= high
    assert 0.92 <= hit / 400 <= 0.98
    assert plain < hit
    assert math.isclose(share.count, 240)
