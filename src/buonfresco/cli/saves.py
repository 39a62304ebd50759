"""Games on disk: a journal for each table, in the user's data folder. Finished ones move to a folder of their own."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from buonfresco.engine.errors import BadGame, BuonfrescoError, shown
from buonfresco.engine.gametype import GameType
from buonfresco.games import registry
from buonfresco.table import Table
from buonfresco.table.files import FileJournal, data_folder

_ENDING = ".jsonl"
_MOST = 9  # unfinished games that are offered; the others wait on the disk


class Saved(NamedTuple):
    path: Path
    table: Table


def folder() -> Path:
    return data_folder() / "tables"


def new_path(game: str) -> Path:
    """A free name for a new table: that of its game, and a number."""
    taken = {path.stem for path in (*folder().glob(f"*{_ENDING}"), *(folder() / "finished").glob(f"*{_ENDING}"))}
    number = next(number for number in range(1, len(taken) + 2) if f"{game}-{number}" not in taken)
    return folder() / f"{game}-{number}{_ENDING}"


def named(name: str) -> Path:
    """A table by its name in the folder, or by its path."""
    return folder() / f"{name}{_ENDING}" if re.fullmatch(r"[\w-]+", name) else Path(name)


def unfinished(game: str = "") -> tuple[list[Saved], list[tuple[Path, BuonfrescoError]]]:
    """Tables that wait to be played on, the last one first; and those that cannot be read, which stay as they are."""
    found: list[Saved] = []
    broken: list[tuple[Path, BuonfrescoError]] = []
    paths = sorted(folder().glob(f"*{_ENDING}"), key=lambda path: -path.stat().st_mtime)
    for path in paths:
        if len(found) == _MOST:
            break
        try:
            table = load(path)
        except BuonfrescoError as error:
            broken.append((path, error))
            continue
        if not table.over and game in ("", table.game):
            found.append(Saved(path, table))
    return found, broken


def load(path: Path) -> Table:
    return Table.resume(FileJournal(path))


def finish(path: Path) -> Path:
    """Out of the way of those that are played on. Only in our own folder: a path somebody named is his."""
    if path.parent != folder():
        return path
    done = path.parent / "finished"
    done.mkdir(exist_ok=True)
    return path.replace(done / path.name)


def latest() -> Path:
    """The table that was played last, finished or not."""
    found = [*folder().glob(f"*{_ENDING}"), *(folder() / "finished").glob(f"*{_ENDING}")]
    if not found:
        raise BadGame("error-no-table", path=str(folder()))
    return max(found, key=lambda path: path.stat().st_mtime)


def command(path: Path) -> str:
    """What to type to come back to the table."""
    return typed("--terminal") if path.parent == folder() else typed("--terminal", "--save", str(path))


def typed(*words: str) -> str:
    """A game with these options: as this program was started."""
    options = shlex.join(words)
    start = os.environ.get("BUONFRESCO_START", "")  # set by `make play`
    if start:
        return f"{start} ARGS={shlex.quote(options)}"
    program = "buonfresco" if shutil.which("buonfresco") else f"{shlex.quote(sys.executable)} -m buonfresco"
    return f"{program} {options}"


# ---- whatever somebody wants to see again -------------------------------------------------------------------------


class _Named(msgspec.Struct):
    game: str


def load_any(path: Path) -> tuple[Table | None, Any]:
    """A table's journal; or a bare saved game or a bare log, without a table."""
    text = path.read_bytes()
    first = text.partition(b"\n")[0]
    try:
        data = json.loads(first)
    except ValueError:
        data = None
    if isinstance(data, dict) and data.get("is") == "table":
        return load(path), None
    kind = _game_of(text)
    try:
        whole = json.loads(text)
    except ValueError as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    return None, kind.replay(text) if "inputs" in whole else kind.from_json(text)


def _game_of(text: bytes) -> GameType[Any, Any]:
    """The game that a saved game or a log names."""
    try:
        name = msgspec.json.decode(text, type=_Named).game
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    if name not in registry():
        raise BadGame("error-game-unknown", game=shown(name), known=", ".join(registry()))
    return registry()[name]
