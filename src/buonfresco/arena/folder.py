"""A series on disk: ``arena.json`` says what is played, ``games.jsonl`` has a line for each game that was.

Lines are only ever appended. A process that is killed in the middle of one leaves a torn last line, which is cut off.
"""

from __future__ import annotations

import contextlib
import hashlib
import heapq
import itertools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

import buonfresco
from buonfresco.arena import players
from buonfresco.arena.match import Record
from buonfresco.arena.plan import Series
from buonfresco.engine.errors import BadGame
from buonfresco.games import get_game

FORMAT: Final = 1
LOG: Final = "bots.log"  # what bots print


_MOST: Final = 2**31  # games
_DIGITS: Final = 4  # of a bin of milliseconds
_Number = Annotated[int, msgspec.Meta(ge=0, lt=_MOST)]


class _Played(msgspec.Struct):
    """All there is to read of a line to know what is missing."""

    number: _Number


T = TypeVar("T", Record, _Played)


class Folder:
    """Open for one process at a time. Use it in a ``with``."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self._lines = path / "games.jsonl"
        self._file = -1

    def __enter__(self) -> Folder:
        self.path.mkdir(parents=True, exist_ok=True)
        self._file = os.open(self._lines, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            _lock(self._file, self.path)
            self._same_series()
            self._cut()
        except BaseException:
            os.close(self._file)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        os.fsync(self._file)
        os.close(self._file)

    def _same_series(self) -> None:
        """A folder belongs to one series. Another one is refused by what is different in it."""
        manifest, here = self.path / "arena.json", _manifest(self.series)
        if not manifest.exists():
            if os.fstat(self._file).st_size:
                raise BadGame("error-arena-manifest", path=str(manifest))
            self.write("arena.json", here)
            return
        try:
            there = json.loads(manifest.read_bytes())
        except ValueError as error:
            raise BadGame("error-arena-manifest", path=str(manifest)) from error
        if not isinstance(there, dict):
            raise BadGame("error-arena-manifest", path=str(manifest))
        here = json.loads(json.dumps(here))  # as it is read back
        for name in here | there:
            if here.get(name) == there.get(name):
                continue
            if name == "code":  # the last, so all else is the same; two digests would tell nobody anything
                raise BadGame("error-arena-code", path=str(self.path))
            found, wanted = json.dumps(there.get(name)), json.dumps(here.get(name))
            raise BadGame("error-arena-other", path=str(self.path), name=name, found=found, wanted=wanted)

    def _cut(self) -> None:
        """The end of a line that was never finished."""
        size = os.fstat(self._file).st_size
        with open(self._lines, "rb") as file:
            end = size
            while end > 0:
                start = max(0, end - 65536)
                file.seek(start)
                found = file.read(end - start).rfind(b"\n")
                if found >= 0:
                    end = start + found + 1
                    break
                end = start
        if end < size:
            os.ftruncate(self._file, end)

    def append(self, record: Record) -> None:
        """What this has returned from survives our end, though not that of the machine."""
        line = msgspec.json.encode(record) + b"\n"
        while line:
            line = line[os.write(self._file, line) :]

    def records(self) -> Iterator[Record]:
        """Every game so far, in the order of their numbers, whenever they were played. Few are held at a time."""
        held: list[tuple[int, int, Record]] = []
        expected = 0
        for place, record in enumerate(self._read(Record), 1):
            if not self._belongs(record):
                raise BadGame("error-arena-line", path=str(self._lines), line=place)
            heapq.heappush(held, (record.number, place, record))
            while held and held[0][0] <= expected:
                number, _, first = heapq.heappop(held)
                if number == expected:  # once, however often it stands there
                    expected += 1
                    yield first
        while held:
            number, _, first = heapq.heappop(held)
            if number >= expected:
                expected = number + 1
                yield first

    def _belongs(self, record: Record) -> bool:
        """Is it a game of this series, and whole?"""
        if not 0 <= record.number < _MOST:
            return False
        task, seats = self.series.task(record.number), len(record.seats)
        if (record.seats, record.seed, record.arm) != (task.seats, task.seed, task.arm):
            return False
        if not all(0 <= seat < seats for seat in (*record.winners, *record.order)):
            return False
        if not all(
            place.removeprefix("-").isdecimal() and len(place) < _DIGITS for one in record.thought for place in one
        ):
            return False
        whole = all(len(lines) == seats for lines in (record.scores, record.places, record.points, record.thought))
        return whole or record.forfeit is not None

    def _read(self, kind: type[T]) -> Iterator[T]:
        decoder = msgspec.json.Decoder(kind)
        with open(self._lines, "rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    return  # it is being written
                try:
                    yield decoder.decode(line)
                except msgspec.MsgspecError as error:
                    raise BadGame("error-arena-line", path=str(self._lines), line=number) from error

    def done(self) -> bytearray:
        """By number of the game: 1 if it was played."""
        found = bytearray()
        for record in self._read(_Played):
            if record.number >= len(found):
                found.extend(bytes(record.number + 1024 - len(found)))
            found[record.number] = 1
        return found

    def open_numbers(self, games: int, done: bytearray) -> Iterator[int]:
        return (number for number in range(games) if number >= len(done) or not done[number])

    def write(self, name: str, data: Any) -> Path:
        """A file beside the games, all or nothing: text as it is, anything else as JSON."""
        path = self.path / name
        text = data if isinstance(data, str) else json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        begun = path.with_name(f".{name}.new")
        begun.write_text(text, encoding="utf-8")
        os.replace(begun, path)
        return path


def _lock(file: int, path: Path) -> None:
    """Two that write here would play the same games. Where there are no locks they must take care themselves."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadGame("error-arena-busy", path=str(path)) from error


def _manifest(series: Series) -> dict[str, Any]:
    """Everything that games of one series have in common. Time limits and numbers of games may change on the way."""
    game = get_game(series.game)
    config = [game.new_game(series.players, seed=0, **arm).config_data() for arm in series.arms]
    data = msgspec.to_builtins(series)
    del data["limit"], data["arms"]
    return {"format": FORMAT, **data, "config": config, "version": game.version, "code": code_digest(series.bots)}


def code_digest(bots: tuple[str, ...] = ()) -> str:
    """Of the sources that decide a game: games of different bots under one name must not be counted together."""
    root = Path(buonfresco.__file__).parent
    folders = (root / name for name in ("engine", "games", "bots", "arena"))
    files = itertools.chain.from_iterable(sorted(folder.rglob("*.*")) for folder in folders)
    own = [path for bot in bots for path in players.sources(bot)]
    found = hashlib.sha256()
    for path in [*files, *own]:
        if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
            found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]
