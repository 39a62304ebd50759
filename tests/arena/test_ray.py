"""The same games on a real Ray on this machine. `make test-ray`: it takes long to start."""

from __future__ import annotations

from pathlib import Path

import pytest

from buonfresco.arena.cluster import Cluster
from buonfresco.arena.folder import Folder
from buonfresco.arena.match import LATE, play
from buonfresco.arena.plan import Series
from buonfresco.arena.run import play_out
from buonfresco.engine.errors import BadConfig
from tests.arena.bots import named
from tests.arena.test_match import timeless

pytest.importorskip("ray")


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    series = Series("dice", ("random",), 3, 5)
    seen: list[tuple[int, int]] = []
    with Folder(tmp_path, series) as folder:
        play_out(folder, 4, ray="local", jobs=2)
        play_out(folder, 8, ray="local", jobs=2, progress=lambda done, games, before: seen.append((done, before)))
        records = [timeless(record) for record in folder.records()]
    assert records == [timeless(play(series, series.task(number), lambda seat: None)) for number in range(8)]
    assert seen == [(done, 4) for done in range(4, 9)]


def test_bots_that_hang_forfeit_there_too() -> None:
    series = Series("dice", (named("spins"), "random"), 2, 5, limit=1.5)
    with Cluster(series, "local", 2) as cluster:
        records = list(cluster.play(map(series.task, range(3))))
    assert sorted(record.number for record in records) == [0, 1, 2]
    assert {record.forfeit.why for record in records if record.forfeit} == {LATE}


def test_a_cluster_that_is_not_there_is_named() -> None:
    with (
        pytest.raises(BadConfig, match=r"no Ray cluster at “127\.0\.0\.1:1”"),
        Cluster(Series("dice", ("random",), 2, 1), "127.0.0.1:1"),
    ):
        pass
