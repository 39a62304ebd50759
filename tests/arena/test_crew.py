"""Games in other processes, with bots that take their process down."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from buonfresco.arena.crew import Crew
from buonfresco.arena.match import BROKEN, DIED, LATE, Record, play
from buonfresco.arena.plan import Series
from buonfresco.engine.errors import BadConfig
from tests.arena.bots import named
from tests.arena.test_match import timeless


def series(*bots: str, players: int = 2, limit: float = 60.0) -> Series:
    return Series("dice", bots, players, 5, limit=limit)


def played(plan: Series, games: int, jobs: int = 2, log: Path | None = None) -> list[Record]:
    with Crew(plan, jobs, log) as crew:
        return sorted(crew.play(map(plan.task, range(games))), key=lambda record: record.number)


def test_other_processes_play_the_same_games() -> None:
    plan = series("random", players=3)
    here = [timeless(play(plan, plan.task(number), lambda seat: None)) for number in range(5)]
    assert [timeless(record) for record in played(plan, 5)] == here
    assert [timeless(record) for record in played(plan, 5, jobs=1)] == here


def test_a_crew_can_play_again() -> None:
    plan = series("random")
    with Crew(plan, 1) as crew:
        for number in range(3):
            assert [record.number for record in crew.play([plan.task(number)])] == [number]


@pytest.mark.parametrize(
    ("bot", "why", "what"), [("sleeps", LATE, "> 1.5 s"), ("spins", LATE, "> 1.5 s"), ("dies", DIED, "exit 3")]
)
def test_a_bot_that_hangs_or_dies_forfeits_and_the_series_goes_on(bot: str, why: str, what: str) -> None:
    plan = series(named(bot), "random", limit=1.5)
    records = played(plan, 3)
    assert [record.number for record in records] == [0, 1, 2]
    for record in records:
        assert record.forfeit is not None
        assert (record.forfeit.bot, record.forfeit.why, record.forfeit.what) == (named(bot), why, what)
        assert [record.seats[seat] for seat in record.winners] == ["random"]


@pytest.mark.parametrize("bot", ["forges", "counterfeits"])
def test_who_writes_records_of_his_own_forfeits(bot: str) -> None:
    records = played(series(named(bot), "random"), 3)
    assert [record.number for record in records] == [0, 1, 2]
    assert {record.forfeit.why for record in records if record.forfeit is not None} <= {DIED, BROKEN}
    assert all(record.forfeit is not None for record in records)


@pytest.mark.skipif(not Path("/proc").exists(), reason="nothing to look at")
def test_what_bots_have_started_ends_with_them(tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    played(series(named("begets")), 1, log=log)
    children = [line.split()[1] for line in log.read_text("utf-8").splitlines() if line.startswith("child")]
    assert children
    for _ in range(100):
        left = [child for child in children if running(child)]
        if not left:
            break
        time.sleep(0.05)
    assert not left


def test_the_collector_works_between_two_answers() -> None:
    assert [record.forfeit for record in played(series(named("litters"), "random"), 3)] == [None] * 3


def running(process: str) -> bool:
    """It may have ended without anybody having looked."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_what_bots_print_is_kept_apart(tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    records = played(series(named("chatters")), 2, log=log)
    assert [record.forfeit for record in records] == [None, None]
    assert b'{"number": 7}' in log.read_bytes()


def test_a_process_that_cannot_begin_is_reported() -> None:
    with pytest.raises(BadConfig, match="ended before it was ready"):
        played(series("nobody"), 2)
