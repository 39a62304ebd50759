"""The example without its network: torch is nothing that tests should wait for. docs/research.md has a whole run."""

from __future__ import annotations

import pytest
from examples import learn


def test_a_match_is_counted_by_shares_of_wins() -> None:
    shares = learn.match("dice", 30, learn.at_random(1), "random")
    assert len(shares) == 30
    assert set(shares) <= {0.0, 0.5, 1.0}
    assert 5 < sum(shares) < 25
    assert shares == learn.match("dice", 30, learn.at_random(1), "random")


def test_the_interval_is_wilsons() -> None:
    """By hand: 81 of 100, z = 1.96: (0.81 + 0.019208 ± 1.96 · 0.040414) / 1.038416."""
    share, low, high = learn.interval([1.0] * 81 + [0.0] * 19)
    assert [share, low, high] == pytest.approx([0.81, 0.7222, 0.8748], abs=1e-4)
    assert learn.interval([1.0] * 10)[2] == pytest.approx(1)


def test_what_the_network_sees_is_within_its_space() -> None:
    env = learn.environment("cards", 3, reward="step")
    row, info = env.reset(seed=3)
    assert env.observation_space.contains(row)
    assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].tolist()
