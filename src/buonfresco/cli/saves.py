"""Games on disk. Written whole or not at all: a crash between two bytes must not cost a game."""

from __future__ import annotations

import json
import os
import shlex
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from buonfresco.engine.errors import BadGame, shown
from buonfresco.engine.game import Game
from buonfresco.engine.gametype import GameType
from buonfresco.games import DEFAULT, registry

HUMAN = "human"


class Sitting(msgspec.Struct):
    """Who sits where. The game itself does not care."""

    seats: list[str]  # HUMAN, or the name of a bot
    names: list[str]  # by seat; empty: the emblem's name in the language of the day
    seed: int


class _File(msgspec.Struct):
    sitting: Sitting
    game: msgspec.Raw


class _Named(msgspec.Struct):
    game: str


def default_path(game: str = DEFAULT) -> Path:
    """Where a user's data belongs on this system. Each game has a file of its own."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "buonfresco" / ("game.json" if game == DEFAULT else f"{game}.json")


def latest_path() -> Path:
    """Where the game lies that was played last."""
    found = [path for path in map(default_path, registry()) if path.exists()]
    return max(found, key=lambda path: path.stat().st_mtime, default=default_path())


def command(path: Path, game: str) -> str:
    """What to type to come back to the game kept there."""
    if path == default_path():
        return "buonfresco"
    return f"buonfresco play {game}" if path == default_path(game) else f"buonfresco --save {shlex.quote(str(path))}"


def save(path: Path, game: Game, sitting: Sitting) -> None:
    text = msgspec.json.encode(_File(sitting, msgspec.Raw(game.to_json().encode())))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> tuple[Any, Sitting]:
    """A game saved by :func:`save`."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    text = bytes(file.game)
    game = _game_of(text).from_json(text)
    if len(file.sitting.seats) != game.ruleset.seats:
        raise BadGame("error-game-json", problem=f"{len(file.sitting.seats)} seats")
    problems = game.check()  # a file may have been edited; what is unsound could fail in the middle of a turn
    if problems:
        raise BadGame("error-game-state", problem="; ".join(problems))
    return game, file.sitting


def _game_of(text: bytes) -> GameType[Any, Any]:
    """The game that a saved game or a log names."""
    try:
        name = msgspec.json.decode(text, type=_Named).game
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    if name not in registry():
        raise BadGame("error-game-unknown", game=shown(name), known=", ".join(registry()))
    return registry()[name]


def load_any(path: Path) -> tuple[Any, list[str]]:
    """A saved sitting, a bare saved game or a bare log; and the names of the seats, if any are known."""
    text = path.read_bytes()
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadGame("error-game-json", problem=str(error)) from error
    if isinstance(data, dict) and "sitting" in data:
        game, sitting = load(path)
        return game, sitting.names
    if isinstance(data, dict) and "inputs" in data:
        return _game_of(text).replay(text), []
    return _game_of(text).from_json(text), []
