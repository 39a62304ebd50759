"""Component packs: what the pictures of the box would tell, as data that says how sure we are (TOML, one folder)."""

from __future__ import annotations

import functools
import hashlib
import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from buonfresco.engine.errors import BadConfig, BadPack
from buonfresco.games.fresco.paints import BLENDED, LETTERS, MOST_OF_ONE, PAINTS, read_paints

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

    @property
    def seals(self) -> tuple[int, ...]:
        """A seal for each different blended paint on the front."""
        cost = read_paints(self.paints)
        return tuple(paint for paint in BLENDED if paint in cost)


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
    digest: str  # of all values: a saved game names the components it was played with
    board: Board
    stock: Stock
    market: list[MarketTile]
    fresco: list[FrescoTile]
    extra: dict[str, dict[str, Any]]  # a module's own file, by the file's name

    def booth_sizes(self, players: int) -> tuple[int, ...]:
        return next(tuple(b.sizes) for b in self.board.booths if players in b.players)

    def market_tiles(self, players: int) -> list[MarketTile]:
        return [tile for tile in self.market if players == 4 or not tile.only_four]


T = TypeVar("T")


def _read(folder: Path, name: str, form: type[T], problems: list[str]) -> T | None:
    path = folder / name
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), form)
    except FileNotFoundError:
        problems.append(f"{name}: file is missing")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{name}: cannot be read: {error}")
    except msgspec.ValidationError as error:
        problems.append(f"{name}: {error}")
    return None


def read_pack(folder: Path) -> tuple[Pack | None, list[str]]:
    """A pack and every problem found in it. Each problem names file, entry and reason."""
    problems: list[str] = []
    if not folder.is_dir():
        return None, [f"{folder}: no such folder"]
    title = _read(folder, "pack.toml", Title, problems)
    board = _read(folder, "board.toml", Board, problems)
    stock = _read(folder, "stock.toml", Stock, problems)
    market = _read(folder, "market.toml", MarketFile, problems)
    fresco = _read(folder, "fresco.toml", FrescoFile, problems)
    known = {"pack.toml", "board.toml", "stock.toml", "market.toml", "fresco.toml"}
    extra: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name not in known:
            data = _read(folder, path.name, dict, problems)
            if data is not None:
                extra[path.stem] = data
    if title is None or board is None or stock is None or market is None or fresco is None:
        return None, problems
    _check_board(board, problems)
    _check_stock(stock, problems)
    _check_market(market.tile, board, problems)
    _check_fresco(fresco.tile, problems)
    values = msgspec.json.encode([board, stock, market, fresco, extra], order="sorted")
    digest = hashlib.blake2b(values, digest_size=6).hexdigest()
    return Pack(title.name, title.version, digest, board, stock, market.tile, fresco.tile, extra), problems


@functools.cache
def load_pack(name: str) -> Pack:
    """The pack with this name, or in this folder."""
    folder = PACKS / name if name.isidentifier() else Path(name)
    if name.isidentifier() and not folder.is_dir():
        known = ", ".join(sorted(path.name for path in PACKS.iterdir() if path.is_dir()))
        raise BadConfig("error-pack-unknown", pack=name, known=known)
    pack, problems = read_pack(folder)
    if pack is None or problems:
        raise BadPack("error-pack", pack=name, problems="; ".join(problems))
    return pack


# ---- counts and forms the rulebooks state -------------------------------------------------------------------------


def _check_source(file: str, label: str, entry: Entry, problems: list[str]) -> None:
    if isinstance(entry.source, dict):
        names = {f for f in entry.__struct_fields__ if f not in ("source", "id")}
        unknown = set(entry.source) - names
        if unknown:
            problems.append(f"{file}: {label}: source names unknown value {', '.join(sorted(unknown))}")
        plain = {f for f in names - set(entry.source) if getattr(entry, f) is not False}
        if plain:
            problems.append(f"{file}: {label}: no source for {', '.join(sorted(plain))}")


def _check_paints(file: str, label: str, paints: str, letters: str, problems: list[str]) -> bool:
    unknown = sorted(set(paints) - set(letters))
    if unknown or not paints:
        problems.append(f"{file}: {label}: paints {paints!r} must be letters of {letters}")
        return False
    if max(paints.count(letter) for letter in paints) > MOST_OF_ONE:
        problems.append(f"{file}: {label}: more than {MOST_OF_ONE} of one paint in {paints!r}")
        return False
    return True


def _check_board(board: Board, problems: list[str]) -> None:
    file = "board.toml"
    times = [row.time for row in board.hostel]
    for row in board.hostel:
        _check_source(file, f"hostel {row.time}", row, problems)
        if row.price < 0:
            problems.append(f"{file}: hostel {row.time}: price {row.price} is negative")
        if row.time == 7 and (row.mood, row.price) != (-1, 2):
            problems.append(f"{file}: hostel 7: the rulebooks give mood -1 and price 2")
    if times != sorted(set(times)) or len(times) < 4:
        problems.append(f"{file}: hostel: times {times} must be at least four, ascending, each once")
    if not {5, 6, 7} <= set(times):
        problems.append(f"{file}: hostel: times 5, 6 and 7 exist in every edition")
    mood = board.mood
    _check_source(file, "mood", mood, problems)
    if mood.plus != 2 or mood.minus != 2:
        problems.append(f"{file}: mood: the rulebooks give two plus spaces and two minus spaces")
    if mood.above < mood.plus or mood.below < max(mood.minus, 3):
        problems.append(f"{file}: mood: the start space lies in the neutral zone, at least 3 spaces above the lowest")
    for booths in board.booths:
        label = f"booths for {booths.players}"
        _check_source(file, label, booths, problems)
        for players in booths.players:
            count, total = (4, 13) if players == 4 else (3, 9)
            if len(booths.sizes) != count or sum(booths.sizes) != total or min(booths.sizes, default=0) < 1:
                problems.append(f"{file}: {label}: {players} players need {count} booths with {total} tiles in all")
    seats = sorted(players for booths in board.booths for players in booths.players)
    if seats != [2, 3, 4]:
        problems.append(f"{file}: booths: 2, 3 and 4 players must each be named once, found {seats}")


def _check_stock(stock: Stock, problems: list[str]) -> None:
    file = "stock.toml"
    _check_source(file, "start", stock.start, problems)
    _check_source(file, "supply", stock.supply, problems)
    if _check_paints(file, "start", stock.start.paints, LETTERS, problems) and (
        stock.start.thalers,
        stock.start.paints,
        stock.start.apprentices,
    ) != (12, "YRB", 5):
        problems.append(f"{file}: start: the rulebooks give 12 Thalers, one yellow, red and blue, 5 apprentices")
    if stock.supply.coins != {"1": 36, "5": 16, "10": 8}:
        problems.append(f"{file}: supply: the rulebooks count 36 coins of 1, 16 of 5 and 8 of 10")
    expected = {paint: 17 if index < 3 else 9 for index, paint in enumerate(PAINTS[:6])}
    if stock.supply.paints != expected:
        problems.append(f"{file}: supply: the rulebooks count 17 of each basic paint and 9 of each blended one")


def _check_ids(file: str, ids: list[str], problems: list[str]) -> None:
    problems.extend(f"{file}: tile {name!r}: id stands twice" for name in sorted({n for n in ids if ids.count(n) > 1}))


def _check_market(tiles: list[MarketTile], board: Board, problems: list[str]) -> None:
    file = "market.toml"
    _check_ids(file, [tile.id for tile in tiles], problems)
    for tile in tiles:
        _check_source(file, f"tile {tile.id!r}", tile, problems)
        if _check_paints(file, f"tile {tile.id!r}", tile.paints, "YRBGOP", problems) and len(tile.paints) > 3:
            problems.append(f"{file}: tile {tile.id!r}: more than three paints")
    removed = sum(tile.only_four for tile in tiles)
    if len(tiles) != 14 or removed != 3:
        problems.append(f"{file}: {len(tiles)} tiles, {removed} of them only_four; the rulebooks count 14 and 3")
    faces = sorted(tile.paints for tile in tiles)
    for face in ("Y", "R", "B", "YB", "RB", "YR", "YYY", "RRR", "RR", "G", "O"):
        if face not in ("".join(sorted(f, key=LETTERS.index)) for f in faces if set(f) <= set(LETTERS)):
            problems.append(f"{file}: no tile shows {face}; the rulebooks name one")


def _check_fresco(tiles: list[FrescoTile], problems: list[str]) -> None:
    file = "fresco.toml"
    _check_ids(file, [tile.id for tile in tiles], problems)
    for tile in tiles:
        _check_source(file, f"tile {tile.id!r}", tile, problems)
        _check_paints(file, f"tile {tile.id!r}", tile.paints, "YRBGOP", problems)
        if not 3 <= tile.value <= 11:
            problems.append(f"{file}: tile {tile.id!r}: value {tile.value} is not between 3 and 11")
    if len(tiles) != 25:
        problems.append(f"{file}: {len(tiles)} tiles; the rulebooks count 25")
    if sum(tile.value == 11 for tile in tiles) < 2:
        problems.append(f"{file}: the rulebooks speak of one among several tiles of value 11")
    if not any(tile.value == 3 for tile in tiles):
        problems.append(f"{file}: the rulebooks show a tile of value 3")
    if not any(tile.value == 7 and "Y" in tile.paints for tile in tiles):
        problems.append(f"{file}: the rulebooks show a tile of value 7 that needs yellow")
