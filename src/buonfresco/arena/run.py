"""A series played to its end, here or on a cluster, from wherever it stands."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from buonfresco.arena import players
from buonfresco.arena.cluster import Cluster
from buonfresco.arena.crew import Crew
from buonfresco.arena.folder import LOG, Folder
from buonfresco.arena.match import Record
from buonfresco.arena.plan import Series, checked
from buonfresco.games import get_game

Progress = Callable[[int, int, int], None]  # games played, of how many, of them before this run


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def ready(series: Series) -> Series:
    """The series, if its bots are there and its game can be set up: what is wrong is found before the first game."""
    checked(series)
    for bot in series.bots:
        players.find(series.game, bot)
    for arm in series.arms:
        get_game(series.game).new_game(series.players, seed=0, **arm)
    return series


def play_out(
    folder: Folder,
    games: int,
    jobs: int = 0,
    ray: str = "",
    followed: tuple[str, ...] = (),
    progress: Progress = lambda done, games, before: None,
) -> None:
    """Play whatever is missing of so many games. Each is in the folder before it is counted."""
    series = folder.series
    done = folder.done()
    games = series.rounded(games)
    missing = games - sum(done[:games])
    before = played = games - missing
    progress(played, games, before)
    if not missing:
        return
    tasks = (series.task(number) for number in folder.open_numbers(games, done))
    crew: AbstractContextManager[Any] = (
        Cluster(series, ray, jobs, followed)
        if ray
        else Crew(series, min(jobs or cores(), missing), folder.path / LOG, followed)
    )
    with crew as workers:
        record: Record
        for record in workers.play(tasks):
            folder.append(record)
            played += 1
            progress(played, games, before)
