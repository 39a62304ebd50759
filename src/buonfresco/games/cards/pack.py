"""The components of the card game, as its packs give them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from buonfresco.engine import pack as packs
from buonfresco.engine.pack import Entry, Loader, Problem, check_source, entries, read_file, read_title

PACKS: Final = Path(__file__).parent / "packs"
LETTERS: Final = "YRBGOP"  # yellow, red, blue; green, orange, purple (C-COMP-01)
SYMBOLS: Final = re.compile(r"M/W|M|W")
MOST_SYMBOLS: Final = 3

OTHER_POOLS: Final = {"market", "start", "fresco", "tile", "favourite"}  # names that no back can have


class Card(Entry, frozen=True, kw_only=True):
    """A kind of market or workshop card: equal ones are interchangeable (C-REST-19)."""

    colour: str
    symbols: str
    count: int
    bishop: bool = False
    mixing: bool = False

    def drawn(self) -> list[str]:
        """Its symbols one by one (C-EXCH-04): only an explicit alternative is a choice."""
        return SYMBOLS.findall(self.symbols)

    def signs(self) -> str:
        """What is printed on it besides its color."""
        return f"{self.symbols}{'+' if self.mixing else ''}{'*' if self.bishop else ''}"

    def face(self) -> str:
        return f"{self.colour}-{self.signs()}"


class MarketCard(Card, frozen=True, kw_only=True):
    pass


class WorkshopCard(Card, frozen=True, kw_only=True):
    back: str


class Halves(Entry, frozen=True, kw_only=True):
    colour: str
    left: str
    right: str


class FrescoCard(Entry, frozen=True, kw_only=True):
    id: str  # its three colors
    values: list[int]
    count: int


class Favourite(Entry, frozen=True, kw_only=True):
    colour: str
    count: int


class ActionTile(Entry, frozen=True, kw_only=True):
    kind: Literal["rotation", "exchange", "demand"]
    count: int


class PaintTile(Entry, frozen=True, kw_only=True):
    colour: str
    count: int


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    market: list[MarketCard]
    workshop: list[WorkshopCard]
    halves: list[Halves]


class FrescoFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[FrescoCard]


class TilesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    favourite: list[Favourite]
    action: list[ActionTile]
    paint: list[PaintTile]


class Pack(msgspec.Struct, frozen=True):
    name: str
    version: int
    cards: CardsFile
    fresco: FrescoFile
    tiles: TilesFile

    def digest(self) -> str:
        return packs.digest([self.cards, self.fresco, self.tiles])

    def entries(self) -> Iterator[tuple[str, str, Entry]]:
        """Every entry with its file and its place there."""
        yield from entries("cards.toml", self.cards)
        yield from entries("fresco.toml", self.fresco)
        yield from entries("tiles.toml", self.tiles)

    def backs(self) -> list[str]:
        """The three workshop piles."""
        return list(dict.fromkeys(card.back for card in self.cards.workshop))


def read_pack(folder: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack and every problem found in it."""
    problems: list[Problem] = []
    if not folder.is_dir():
        return None, [Problem(str(folder), "", "pack-folder-missing")]
    title = read_title(folder, "cards", problems)
    cards = read_file(folder, "cards.toml", CardsFile, problems)
    fresco = read_file(folder, "fresco.toml", FrescoFile, problems)
    tiles = read_file(folder, "tiles.toml", TilesFile, problems)
    if title is None or cards is None or fresco is None or tiles is None:
        return None, problems
    pack = Pack(title.name, title.version, cards, fresco, tiles)
    _check_cards(pack, problems)
    _check_fresco(fresco, problems)
    _check_tiles(tiles, problems)
    for file, label, entry in pack.entries():
        check_source(file, label, entry, problems)
        if getattr(entry, "count", 1) < 1:
            problems.append(Problem(file, label, "pack-cards-count"))
        if getattr(entry, "colour", "Y") not in tuple(LETTERS):
            problems.append(Problem(file, label, "pack-cards-colour", letters=LETTERS))
    return pack, problems


def _check_cards(pack: Pack, problems: list[Problem]) -> None:
    file, cards = "cards.toml", pack.cards
    for sort, entries_of in (("market", cards.market), ("workshop", cards.workshop)):
        if sum(card.count for card in entries_of) != 42:
            problems.append(Problem(file, sort, "pack-cards-number", "C-SETUP-01", number=42))
        for card in entries_of:
            drawn = card.drawn()
            if not 1 <= len(drawn) <= MOST_SYMBOLS or "".join(drawn) != card.symbols:
                problems.append(Problem(file, f"{sort} {card.face()}", "pack-cards-symbols", "C-EXCH-04"))
    backs = {back.casefold() for back in pack.backs()}  # notation does not care for case
    if len(pack.backs()) != 3 or len(backs) != 3 or backs & OTHER_POOLS or not all(map(str.isidentifier, backs)):
        problems.append(Problem(file, "workshop", "pack-cards-backs", "C-SETUP-01"))
    names = [card.face() for card in cards.market] + [f"{card.back}-{card.face()}" for card in cards.workshop]
    for name in sorted({name for name in names if names.count(name) > 1}):
        problems.append(Problem(file, name, "pack-id-twice"))
    mixing = {card.colour for card in [*cards.market, *cards.workshop] if card.mixing}
    if any(card.mixing for card in cards.workshop):
        problems.append(Problem(file, "workshop", "pack-cards-mixing", "C-MIX-01"))
    if sorted(mixing) != sorted(halves.colour for halves in cards.halves):
        problems.append(Problem(file, "halves", "pack-cards-halves", "C-MIX-05"))
    for halves in cards.halves:
        if halves.left not in tuple(LETTERS) or halves.right not in tuple(LETTERS):
            problems.append(Problem(file, f"halves {halves.colour}", "pack-cards-colour", letters=LETTERS))


def _check_fresco(fresco: FrescoFile, problems: list[Problem]) -> None:
    file = "fresco.toml"
    if sum(card.count for card in fresco.card) != 25:
        problems.append(Problem(file, "card", "pack-cards-number", "C-SETUP-01", number=25))
    names = [card.id for card in fresco.card]
    for card in fresco.card:
        label = f"card {card.id!r}"
        if len(card.id) != 3 or not set(card.id) <= set(LETTERS):
            problems.append(Problem(file, label, "pack-cards-three", "C-REST-01", letters=LETTERS))
        if len(card.values) != 4 or card.values != sorted(set(card.values)) or min(card.values) < 1:
            problems.append(Problem(file, label, "pack-cards-values", "C-REST-04"))
        if names.count(card.id) > 1:
            problems.append(Problem(file, label, "pack-id-twice"))


def _check_tiles(tiles: TilesFile, problems: list[Problem]) -> None:
    file = "tiles.toml"
    if sum(tile.count for tile in tiles.favourite) != 12:
        problems.append(Problem(file, "favourite", "pack-cards-number", "C-SETUP-05", number=12))
    if sum(tile.count for tile in tiles.action) + sum(tile.count for tile in tiles.paint) != 20:
        problems.append(Problem(file, "action", "pack-cards-number", "C-SETUP-06", number=20))
    kinds = [tile.kind for tile in tiles.action]
    if sorted(kinds) != ["demand", "exchange", "rotation"] or not tiles.paint:
        problems.append(Problem(file, "action", "pack-cards-kinds", "C-TILE-01"))
    for sort, colours in (
        ("favourite", [tile.colour for tile in tiles.favourite]),
        ("paint", [tile.colour for tile in tiles.paint]),
    ):
        for colour in sorted({colour for colour in colours if colours.count(colour) > 1}):
            problems.append(Problem(file, f"{sort} {colour}", "pack-id-twice"))


LOADER: Final = Loader(PACKS, read_pack)


def load_pack(name: str) -> Pack:
    """The pack with this name, or in this folder."""
    pack: Pack = LOADER.load(name)
    return pack
