"""How far a series is and how long it will take: a bar on the screen, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from typing import Any

from rich import progress as bars
from rich.console import Console

from buonfresco.text import Catalogue

_LINES = 10  # where a bar cannot be drawn
_SILENCE = 60.0  # seconds after which a line is due


class Progress:
    """Call it after every game. Use it in a ``with``."""

    def __init__(self, cat: Catalogue, quiet: bool = False) -> None:
        self._cat = cat
        self._quiet = quiet
        self._begun = self._said = time.monotonic()
        self._bar: Any = None
        self._counting = False
        if sys.stderr.isatty() and not quiet:
            columns = (
                bars.BarColumn(),
                bars.MofNCompleteColumn(),
                bars.TimeRemainingColumn(elapsed_when_finished=True),
            )
            console = Console(stderr=True, highlight=False)
            self._bar = bars.Progress(bars.TextColumn("{task.description}"), *columns, console=console)
            self._task = self._bar.add_task(cat("simulate-playing"), total=None)

    def __enter__(self) -> Progress:
        if self._bar:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar:
            self._bar.stop()

    def __call__(self, done: int, games: int, before: int = 0) -> None:
        """``before``: of those done, how many were played in another run. They say nothing about how long it takes."""
        if self._bar:
            if not self._counting:  # or it would take those of before for the speed of now
                self._bar.reset(self._task, total=games, completed=before)
                self._counting = True
            self._bar.update(self._task, completed=done)
            return
        now = time.monotonic()
        due = done % max(1, games // _LINES) == 0 or now - self._said > _SILENCE
        if self._quiet or games < _LINES or done <= before or not due:
            return
        self._said = now
        left = round((now - self._begun) / (done - before) * (games - done))
        clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        print(self._cat("simulate-progress", done=done, games=games, left=clock), file=sys.stderr, flush=True)
