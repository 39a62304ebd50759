"""The command line in this process, with a pipe at both ends."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from buonfresco.cli import saves
from buonfresco.cli.arguments import with_command
from buonfresco.cli.main import main
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.table import Seat, Table
from buonfresco.table.files import FileJournal
from buonfresco.table.seats import BOT, PERSON

# some hour, a plan for as many apprentices as there are, the first option elsewhere; an empty line goes on after a plan
ONWARD = [line for hour in "98765" for line in (hour, "1", "11111", "11110", "21111", "")] * 80


class Cli:
    """Runs commands; ``out`` and ``err`` are what the last one wrote."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._patch = monkeypatch
        self.path = folder / "table.jsonl"
        self.out = self.err = ""
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))

    def run(self, *argv: str, lines: Iterable[str] = (), encoding: str = "utf-8") -> int:
        if with_command(argv)[0] == "play":
            argv = (*argv, "--terminal")
        written, errors = io.BytesIO(), io.StringIO()
        stdout = io.TextIOWrapper(written, encoding=encoding, write_through=True)
        with self._patch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
            patch.setattr(sys, "stdout", stdout)
            patch.setattr(sys, "stderr", errors)
            code = main(list(argv))
        self.out = written.getvalue().decode(encoding)
        self.err = errors.getvalue()
        return code

    def play(self, *argv: str, lines: Iterable[str] = (), encoding: str = "utf-8") -> int:
        return self.run("play", "--save", str(self.path), *argv, lines=lines, encoding=encoding)

    def resume(self, game: Fresco, *argv: str, lines: Iterable[str], people: int = 1) -> int:
        """Put a position on the table and go on with it."""
        self.path.unlink(missing_ok=True)
        Table.of_game(game, seats(people, game.r.seats), seed=1, journal=FileJournal(self.path))
        return self.play(*argv, lines=["yes", *lines])

    def saved(self) -> Any:
        """The game as it stands on the disk."""
        return saves.load(self.path)._game


def seats(people: int, count: int, bot: str = "random") -> list[Seat]:
    return [Seat(PERSON)] * people + [Seat(BOT, bot=bot)] * (count - people)


def rich_painter(**words: Any) -> dict[str, Any]:
    paints = {"yellow": 3, "red": 3, "blue": 3}
    return {"wake": 7, "paints": paints, "thalers": 9, **words}


def at(phase: str, plan: list[int], **words: Any) -> Fresco:
    """Three painters with plenty, all of them with the same plan, in a phase of round 1."""
    painters = [rich_painter(wake=7 + seat, plan=plan) for seat in range(3)]
    return fresco.position(players=3, painters=painters, phase=phase, **{"seed": 1, **words})
