"""The same games on a Ray cluster (the extra ``ray``). Each actor there keeps a watched process of its own, as here.

Every machine of the cluster must have this package, and the bots, installed.
"""

from __future__ import annotations

import importlib
import re
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from buonfresco.arena.crew import Crew
from buonfresco.arena.match import Record
from buonfresco.arena.plan import Series, Task
from buonfresco.engine.errors import BadConfig

_AHEAD: Final = 2  # games an actor is given at once, so that it need not wait for us
_PATIENCE: Final = 10.0  # seconds
_DEATHS: Final = 3  # of actors, playing the same game, that are taken for bad luck


class Station:
    """On a machine of the cluster: plays what it is given."""

    def __init__(self, series: Series, followed: tuple[str, ...]) -> None:
        self._crew = Crew(series, 1, None, followed)

    def play(self, task: Task) -> bytes:
        (record,) = self._crew.play([task])
        return msgspec.json.encode(record)


def _knock(address: str) -> None:
    """OSError if nobody is there. Ray itself would wait for minutes."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if found:
        socket.create_connection((found[1], int(found[2])), _PATIENCE).close()


class Cluster:
    """``address`` is what ``ray.init`` takes: ``auto``, ``local``, ``ray://host:10001``. Use it in a ``with``."""

    def __init__(self, series: Series, address: str, jobs: int = 0, followed: tuple[str, ...] = ()) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise BadConfig("error-arena-ray-missing") from error
        self._address = address
        self._jobs = jobs
        self._brief = (series, followed)

    def __enter__(self) -> Cluster:
        try:
            _knock(self._address)
            self._ray.init(address=self._address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # of many kinds: no such host, no cluster there, another version
            raise BadConfig("error-arena-ray", address=self._address, problem=str(error).split("\n")[0]) from error
        self._station = self._ray.remote(Station).options(num_cpus=1)
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, tasks: Iterable[Task]) -> Iterator[Record]:
        """A record for every task, as they come in. What was lost with a machine is played again elsewhere."""
        ray = self._ray
        waiting, lost, deaths = iter(tasks), list[Task](), dict[int, int]()
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        jobs = min(self._jobs or cores, cores)  # those that find no core would keep their games for ever
        idle = [self._station.remote(*self._brief) for _ in range(jobs)] * _AHEAD
        running: dict[Any, tuple[Task, Any]] = {}
        while True:
            while idle and (task := lost.pop() if lost else next(waiting, None)) is not None:
                station = idle.pop(0)
                running[station.play.remote(task)] = (task, station)
            if not running:
                return
            for reference in ray.wait(list(running))[0]:
                task, station = running.pop(reference)
                try:
                    line = ray.get(reference)
                except ray.exceptions.RayActorError:
                    deaths[task.number] = deaths.get(task.number, 0) + 1
                    if deaths[task.number] == _DEATHS:
                        raise
                    lost.append(task)
                    idle.append(self._station.remote(*self._brief))
                    continue
                idle.append(station)
                yield msgspec.json.decode(line, type=Record)
