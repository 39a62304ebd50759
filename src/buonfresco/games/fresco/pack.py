"""The components of the board game, as its packs give them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from buonfresco.engine import pack as packs
from buonfresco.engine.pack import Entry, Loader, Problem, entries, read_file, read_title

PACKS = Path(__file__).parent / "packs"


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
        return packs.digest([*core, extra])

    def entries(self) -> Iterator[tuple[str, str, Entry]]:
        """Every entry with its file and its place there."""
        yield from entries("board.toml", self.board)
        yield from entries("stock.toml", self.stock)
        yield from entries("market.toml", MarketFile(self.market))
        yield from entries("fresco.toml", FrescoFile(self.fresco))
        for key, form in self.extra.items():
            yield from entries(f"{key}.toml", form)

    def booth_sizes(self, players: int) -> tuple[int, ...]:
        return next(tuple(b.sizes) for b in self.board.booths if players in b.players)


def read_pack(folder: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack and every problem found in it."""
    problems: list[Problem] = []
    if not folder.is_dir():
        return None, [Problem(str(folder), "", "pack-folder-missing")]
    title = read_title(folder, "fresco", problems)
    board = read_file(folder, "board.toml", Board, problems)
    stock = read_file(folder, "stock.toml", Stock, problems)
    market = read_file(folder, "market.toml", MarketFile, problems)
    fresco = read_file(folder, "fresco.toml", FrescoFile, problems)
    from buonfresco.games.fresco.modules import registry  # modules are made of the classes above
    from buonfresco.games.fresco.pack_check import check

    forms = {m.key: m.components for m in registry().values() if m.components is not None}
    known = {"pack", "board", "stock", "market", "fresco", *forms}
    extra: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):  # a pack may do without the file of a module it is not played with
        if path.stem not in known:
            problems.append(Problem(path.name, "", "pack-file-unknown"))
        elif path.stem in forms:
            form = read_file(folder, path.name, forms[path.stem], problems)
            if form is not None:
                extra[path.stem] = form
    if title is None or board is None or stock is None or market is None or fresco is None:
        return None, problems
    pack = Pack(title.name, title.version, board, stock, market.tile, fresco.tile, extra)
    return pack, problems + check(pack)


LOADER: Final = Loader(PACKS, read_pack)


def load_pack(name: str) -> Pack:
    """The pack with this name, or in this folder."""
    pack: Pack = LOADER.load(name)
    return pack
