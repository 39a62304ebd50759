"""A journal on disk: one JSON object a line. The only place of this layer that knows files.

A record is on the disk before anybody is told that it is done. A crash in the middle of writing leaves a torn last
line, which nobody was told of: it is left out, and cut off before the next one is written.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from buonfresco.engine.errors import BadGame
from buonfresco.table.journal import Record, from_lines, to_line


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "buonfresco"


class FileJournal:
    """The journal at ``path``. There need not be a file yet."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._size = -1  # of the file as it was left by us; -1: not looked at yet
        self._end = 0  # where its last whole line ends

    def read(self) -> list[Record]:
        """Every whole record. What cannot be read is refused, with its line."""
        data = self.path.read_bytes() if self.path.exists() else b""
        end = data.rfind(b"\n") + 1
        if self._size < 0:  # who reads again does not make his own what others have written since
            self._size, self._end = len(data), end
        return from_lines(data[:end].split(b"\n")[:-1])

    def append(self, records: Sequence[Record]) -> None:
        """All of them or none. Refused if somebody else has written to the file since we did."""
        if self._size < 0:
            self.read()
        lines = b"".join(map(to_line, records))
        new = not self.path.exists()
        if new:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "xb" if new else "r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise BadGame("error-journal-changed", path=str(self.path))
            try:
                file.truncate(self._end)
                file.seek(self._end)
                _write(file.fileno(), lines)
            except BaseException:
                self._size = file.seek(0, os.SEEK_END)  # what was written of it goes with the next record
                raise
        self._end += len(lines)
        self._size = self._end
        if new:
            _sync_folder(self.path.parent)


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    """So that the file itself is there after a crash. Some systems cannot, and need not."""
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
