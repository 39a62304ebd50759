"""Component packs: what the pictures of a box would tell, as data that says how sure we are (TOML, one folder)."""

from __future__ import annotations

import hashlib
import re
import stat
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from buonfresco.engine.building import BUILDING, ready
from buonfresco.engine.errors import BadConfig, BadPack, Reason

Provenance = Literal["rulebook", "inferred", "designed"]
T = TypeVar("T")
STANDARD: Final = "standard"
_LONGEST_NAME: Final = 64  # of a pack of ours
_LONGEST_PATH: Final = 4096
_MOST_BYTES: Final = 256_000  # of a file of a pack: ours have 20,000 at most


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any entry: ``source`` covers all its values at once or each by its own name."""

    source: Provenance | dict[str, Provenance]

    def provenance(self) -> dict[str, str]:
        names = [f for f in self.__struct_fields__ if f not in ("source", "id")]
        if isinstance(self.source, str):
            return dict.fromkeys(names, self.source)
        return dict(self.source)


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``pack.toml``: which pack this is, and of which game (if it says nothing: of the one that reads it)."""

    name: str
    version: int
    game: str = ""


class Problem:
    """What is wrong with a pack: file, entry and reason. Prints in English; ``text`` speaks the other languages."""

    __slots__ = ("entry", "file", "reason")

    def __init__(self, file: str, entry: str, key: str, rule: str = "", **args: object) -> None:
        self.file = file
        self.entry = entry
        self.reason = Reason(rule, key, args)

    def text(self, lang: str = "en") -> str:
        rule = f" [{self.reason.rule}]" if self.reason.rule else ""
        return ": ".join(part for part in (self.file, self.entry, self.reason.text(lang)) if part) + rule

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self}>"


def entries(file: str, form: msgspec.Struct) -> Iterator[tuple[str, str, Entry]]:
    """Every entry of a file's data, with its file and its place there."""
    for field in form.__struct_fields__:
        value = getattr(form, field)
        for number, entry in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(entry, Entry):
                name = getattr(entry, "id", getattr(entry, "time", number if isinstance(value, list) else ""))
                yield file, f"{field} {name!r}" if name != "" else field, entry


def read_file(folder: Path, name: str, form: type[T], problems: list[Problem]) -> T | None:
    path = folder / name
    data: dict[str, Any] = {}
    try:
        data = tomllib.loads(_text(path))
        return msgspec.convert(data, ready(form))
    except FileNotFoundError:
        problems.append(Problem(name, "", "pack-file-missing"))
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        problems.append(Problem(name, _entry(where.strip("`"), data), "pack-file-form", problem=what))
    except (OSError, ValueError, RecursionError) as error:
        problems.append(Problem(name, "", "pack-file-unreadable", problem=str(error)))
    return None


def _text(path: Path) -> str:
    """Of a plain file that is not too large. Nothing else is opened: a pipe would never end, a device never stop."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(f"{path.name} is no file")
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise OSError(f"{path.name} has more than {_MOST_BYTES} bytes")
    return data.decode("utf-8")


def _entry(where: str, data: dict[str, Any]) -> str:
    """``$.thing[3].value`` as ``thing 'name' value``, if the entry has an id."""
    found = re.fullmatch(r"\$\.(\w+)\[(\d+)\]\.?(.*)", where)
    if found is None:
        return where.removeprefix("$.")
    kind, number, value = found.groups()
    entry = data[kind][int(number)]
    label = entry.get("id", entry.get("time", number)) if isinstance(entry, dict) else number
    return f"{kind} {label!r} {value}".strip()


def read_title(folder: Path, game: str, problems: list[Problem]) -> Title | None:
    title = read_file(folder, "pack.toml", Title, problems)
    if title is not None and title.game not in ("", game):
        problems.append(Problem("pack.toml", "game", "pack-other-game", found=title.game, expected=game))
    return title


def check_source(file: str, label: str, entry: Entry, problems: list[Problem]) -> None:
    if isinstance(entry.source, dict):
        names = {name for name in entry.__struct_fields__ if name not in ("source", "id")}
        for name in sorted(set(entry.source) - names):
            problems.append(Problem(file, label, "pack-source-unknown", value=name))
        for name in sorted(names - set(entry.source)):
            if getattr(entry, name) is not False:
                problems.append(Problem(file, label, "pack-source-missing", value=name))


def digest(values: object) -> str:
    """A saved game names the components it was played with."""
    return hashlib.blake2b(msgspec.json.encode(values, order="sorted"), digest_size=6).hexdigest()


def _unsourced(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _unsourced(one) for key, one in value.items() if key != "source"}
    return [_unsourced(one) for one in value] if isinstance(value, list) else value


class Loader:
    """The packs of one game, by name or by folder. ``read`` gives a pack and every problem found in it."""

    def __init__(self, home: Path, read: Callable[[Path], tuple[Any, list[Problem]]]) -> None:
        self.home = home
        self.read = read
        self._known: dict[str, Any] = {}

    def folder(self, name: str) -> Path:
        """One of ours by its name, else any folder."""
        return self.home / name if self.ours(name) else Path(name)

    def ours(self, name: str) -> bool:
        return len(name) < _LONGEST_NAME and name.isidentifier() and (self.home / name).is_dir()

    def must_be_ours(self, name: object) -> None:
        """Strangers name packs that are installed here, never folders."""
        if not isinstance(name, str) or not self.ours(name):
            raise BadConfig("error-pack-unknown", pack=str(name)[:80], known=self._known_names())

    def load(self, name: str) -> Any:
        """The pack with this name, or in this folder. It must be sound."""
        with BUILDING:
            return self._load(name)

    def _load(self, name: str) -> Any:
        if name not in self._known:
            if name.isidentifier() and not self.ours(name):
                raise BadConfig("error-pack-unknown", pack=name[:80], known=self._known_names())
            try:
                folder = self.folder(name)
                if len(name) > _LONGEST_PATH or (folder.exists() and not folder.is_dir()):
                    raise OSError(name[:80])
                name.encode()  # a saved game could not name it otherwise
                pack, problems = self.read(folder)
            except (OSError, ValueError) as error:  # no name of a folder at all
                raise BadConfig("error-pack-unknown", pack=name[:80], known=self._known_names()) from error
            if pack is None or problems:
                raise BadPack("error-pack", pack=name, problems="; ".join(map(str, problems)))
            self._known[name] = pack
        return self._known[name]

    def components(self, name: str) -> dict[str, Any]:
        """What an installed pack says, file by file, without how sure we are of it."""
        self.must_be_ours(name)
        files = sorted((self.home / name).glob("*.toml"))
        return {path.stem: _unsourced(tomllib.loads(_text(path))) for path in files}

    def names(self) -> list[str]:
        """The packs that are installed."""
        return sorted(path.name for path in self.home.iterdir() if self.ours(path.name))

    def _known_names(self) -> str:
        return ", ".join(self.names())

    def forget(self) -> None:
        self._known.clear()
