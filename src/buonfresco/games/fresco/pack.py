"""Component packs: what the pictures of the box would tell, as data that says how sure we are (TOML, one folder)."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from buonfresco.engine.errors import BadConfig, BadPack, Reason

PACKS = Path(__file__).parent / "packs"
Provenance = Literal["rulebook", "inferred", "designed"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any entry: ``source`` covers all its values at once or each by its own name."""

    source: Provenance | dict[str, Provenance]

    def provenance(self) -> dict[str, str]:
        names = [f for f in self.__struct_fields__ if f not in ("source", "id")]
        if isinstance(self.source, str):
            return dict.fromkeys(names, self.source)
        return dict(self.source)


class HostelRow(Entry, frozen=True, kw_only=True):
    time: int
    mood: int
    price: int


class MoodTrack(Entry, frozen=True, kw_only=True):
    above: int
    below: int
    plus: int
    minus: int


class Booths(Entry, frozen=True, kw_only=True):
    players: list[int]
    sizes: list[int]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hostel: list[HostelRow]
    mood: MoodTrack
    booths: list[Booths]


class Start(Entry, frozen=True, kw_only=True):
    thalers: int
    paints: str
    apprentices: int


class Supply(Entry, frozen=True, kw_only=True):
    coins: dict[str, int]
    paints: dict[str, int]


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    supply: Supply


class MarketTile(Entry, frozen=True, kw_only=True):
    id: str
    paints: str
    only_four: bool = False


class FrescoTile(Entry, frozen=True, kw_only=True):
    id: str
    value: int
    paints: str


class MarketFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: list[MarketTile]


class FrescoFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: list[FrescoTile]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: int


class Pack(msgspec.Struct, frozen=True):
    name: str
    version: int
    board: Board
    stock: Stock
    market: list[MarketTile]
    fresco: list[FrescoTile]
    extra: dict[str, Any]  # a module's own file, by the module's key, in the form the module declares

    def digest(self, modules: Iterable[str] = ()) -> str:
        """Of the values that matter with these modules: a saved game names the components it was played with."""
        extra = {key: self.extra[key] for key in modules if key in self.extra}
        core = [self.board, self.stock, MarketFile(self.market), FrescoFile(self.fresco)]
        values = msgspec.json.encode([*core, extra], order="sorted")
        return hashlib.blake2b(values, digest_size=6).hexdigest()

    def entries(self) -> Iterator[tuple[str, str, Entry]]:
        """Every entry with its file and its place there."""
        yield from _entries("board.toml", self.board)
        yield from _entries("stock.toml", self.stock)
        yield from _entries("market.toml", MarketFile(self.market))
        yield from _entries("fresco.toml", FrescoFile(self.fresco))
        for key, form in self.extra.items():
            yield from _entries(f"{key}.toml", form)

    def booth_sizes(self, players: int) -> tuple[int, ...]:
        return next(tuple(b.sizes) for b in self.board.booths if players in b.players)


def _entries(file: str, form: msgspec.Struct) -> Iterator[tuple[str, str, Entry]]:
    for field in form.__struct_fields__:
        value = getattr(form, field)
        for number, entry in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(entry, Entry):
                name = getattr(entry, "id", getattr(entry, "time", number if isinstance(value, list) else ""))
                yield file, f"{field} {name!r}" if name != "" else field, entry


T = TypeVar("T")


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


def _read(folder: Path, name: str, form: type[T], problems: list[Problem]) -> T | None:
    path = folder / name
    data: dict[str, Any] = {}
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, form)
    except FileNotFoundError:
        problems.append(Problem(name, "", "pack-file-missing"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problems.append(Problem(name, "", "pack-file-unreadable", problem=str(error)))
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        problems.append(Problem(name, _entry(where.strip("`"), data), "pack-file-form", problem=what))
    return None


def _entry(where: str, data: dict[str, Any]) -> str:
    """``$.tile[3].value`` as ``tile '4YRB-1' value``, if the entry has an id."""
    found = re.fullmatch(r"\$\.(\w+)\[(\d+)\]\.?(.*)", where)
    if found is None:
        return where.removeprefix("$.")
    kind, number, value = found.groups()
    entry = data[kind][int(number)]
    label = entry.get("id", entry.get("time", number)) if isinstance(entry, dict) else number
    return f"{kind} {label!r} {value}".strip()


def read_pack(folder: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack and every problem found in it."""
    problems: list[Problem] = []
    if not folder.is_dir():
        return None, [Problem(str(folder), "", "pack-folder-missing")]
    title = _read(folder, "pack.toml", Title, problems)
    board = _read(folder, "board.toml", Board, problems)
    stock = _read(folder, "stock.toml", Stock, problems)
    market = _read(folder, "market.toml", MarketFile, problems)
    fresco = _read(folder, "fresco.toml", FrescoFile, problems)
    from buonfresco.games.fresco.modules import registry  # modules are made of the classes above
    from buonfresco.games.fresco.pack_check import check

    forms = {m.key: m.components for m in registry().values() if m.components is not None}
    known = {"pack", "board", "stock", "market", "fresco", *forms}
    extra: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):  # a pack may do without the file of a module it is not played with
        if path.stem not in known:
            problems.append(Problem(path.name, "", "pack-file-unknown"))
        elif path.stem in forms:
            form = _read(folder, path.name, forms[path.stem], problems)
            if form is not None:
                extra[path.stem] = form
    if title is None or board is None or stock is None or market is None or fresco is None:
        return None, problems
    pack = Pack(title.name, title.version, board, stock, market.tile, fresco.tile, extra)
    return pack, problems + check(pack)


@functools.cache
def load_pack(name: str) -> Pack:
    """The pack with this name, or in this folder."""
    folder = PACKS / name if name.isidentifier() else Path(name)
    if name.isidentifier() and not folder.is_dir():
        known = ", ".join(sorted(path.name for path in PACKS.iterdir() if path.is_dir()))
        raise BadConfig("error-pack-unknown", pack=name, known=known)
    pack, problems = read_pack(folder)
    if pack is None or problems:
        raise BadPack("error-pack", pack=name, problems="; ".join(map(str, problems)))
    return pack
