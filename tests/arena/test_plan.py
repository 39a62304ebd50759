"""Who sits where, on which seed."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from buonfresco.arena.plan import MIXED, ONE, SCHEMES, Series, checked
from buonfresco.engine.errors import BadConfig

POOLS = ["a", "ab", "abc", "abcd", "abcdef"]


def series(bots: str, players: int, scheme: str = ONE, seed: int = 1, arms: int = 1) -> Series:
    return Series("any", tuple(bots), players, seed, scheme, ({},) * arms)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", POOLS)
def test_on_every_seed_every_bot_sits_equally_often_in_every_seat(bots: str, players: int, scheme: str) -> None:
    plan = series(bots, players, scheme)
    by_seed: dict[int, list[tuple[str, ...]]] = defaultdict(list)
    for number in range(len(plan.cycle)):
        task = plan.task(number)
        by_seed[task.seed].append(task.seats)
    for seatings in by_seed.values():
        assert len(set(seatings)) == len(seatings)  # the same game twice would be counted twice
        for bot in bots:
            counts = Counter(seat for seats in seatings for seat, who in enumerate(seats) if who == bot)
            assert len(set(counts.values())) <= 1
            assert set(counts) in (set(), set(range(players)))


def test_one_against_three() -> None:
    plan = series("ab", 4)
    tasks = [plan.task(number) for number in range(8)]
    assert ["".join(task.seats) for task in tasks] == ["abbb", "babb", "bbab", "bbba"] * 2
    assert len({task.seed for task in tasks[:4]}) == len({task.seed for task in tasks[4:]}) == 1
    assert tasks[0].seed != tasks[4].seed


def test_a_pool_plays_every_pairing_on_the_same_seed() -> None:
    plan = series("abc", 3)
    tasks = [plan.task(number) for number in range(9)]
    assert ["".join(task.seats) for task in tasks] == ["abb", "bab", "bba", "acc", "cac", "cca", "bcc", "cbc", "ccb"]
    assert len({task.seed for task in tasks}) == 1


def test_mixed_companies() -> None:
    plan = series("abc", 4, MIXED)
    companies = {"".join(sorted(seats)) for _, _, seats in plan.cycle}
    assert companies == {"aabc", "abbc", "abcc"}
    assert {len(set(seats)) for _, _, seats in series("abcdef", 4, MIXED).cycle} == {4}
    assert len(series("abcdef", 4, MIXED).cycle) == 15 * 6 * 4  # companies, orders around the table, seats


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("bots", POOLS)
def test_a_series_ends_with_a_whole_seed(bots: str, scheme: str) -> None:
    plan = series(bots, 3, scheme)
    for games in range(1, 3 * len(plan.cycle)):
        whole = plan.rounded(games)
        assert games <= whole
        assert plan.task(whole - 1).seed != plan.task(whole).seed
        assert whole == games or plan.task(games - 1).seed == plan.task(games).seed == plan.task(whole - 1).seed


def test_arms_share_their_seeds() -> None:
    plan = series("a", 2, MIXED, arms=2)
    tasks = [plan.task(number) for number in range(4)]
    assert [task.arm for task in tasks] == [0, 1, 0, 1]
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed == tasks[3].seed


def test_series_with_other_seeds_have_no_game_in_common() -> None:
    """Also if they begin with neighboring numbers."""
    seeds = [{series("ab", 2, seed=base).task(number).seed for number in range(400)} for base in (1, 2)]
    assert [len(some) for some in seeds] == [200, 200]
    assert not seeds[0] & seeds[1]


@pytest.mark.parametrize(("bots", "scheme"), [("ab", "round"), ("aba", ONE), ("", ONE)])
def test_what_cannot_be_played_is_refused(bots: str, scheme: str) -> None:
    with pytest.raises(BadConfig):
        checked(series(bots, 2, scheme))
