"""The components of the dice game, as its packs give them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from buonfresco.engine import pack as packs
from buonfresco.engine.pack import Entry, Loader, Problem, check_source, entries, read_file, read_title

PACKS: Final = Path(__file__).parent / "packs"
SUMS: Final = (8, 13, 16, 19, 24)
RANGES: Final = ((9, 12), (14, 15), (17, 18), (20, 23))
_MOST_PIPS: Final = 6


class Section(Entry, frozen=True, kw_only=True):
    sum: int
    tiles: list[int]  # points, top of the stack first


class Field(Entry, frozen=True, kw_only=True):
    low: int
    high: int


class Portrait(Entry, frozen=True, kw_only=True):
    id: str
    sex: Literal["woman", "man"]
    points: int
    players: int  # in play with so many or more


class PipDie(Entry, frozen=True, kw_only=True):
    colour: str
    faces: list[int]


class ColourDie(Entry, frozen=True, kw_only=True):
    faces: list[str]


class FrescoFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: list[Section]


class PortraitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    field: list[Field]
    portrait: list[Portrait]


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pip_die: list[PipDie]
    colour_die: list[ColourDie]


class Pack(msgspec.Struct, frozen=True):
    name: str
    version: int
    fresco: FrescoFile
    portraits: PortraitsFile
    dice: DiceFile

    def digest(self) -> str:
        return packs.digest([self.fresco, self.portraits, self.dice])

    def entries(self) -> Iterator[tuple[str, str, Entry]]:
        """Every entry with its file and its place there."""
        yield from entries("fresco.toml", self.fresco)
        yield from entries("portraits.toml", self.portraits)
        yield from entries("dice.toml", self.dice)


def read_pack(folder: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack and every problem found in it."""
    problems: list[Problem] = []
    if not folder.is_dir():
        return None, [Problem(str(folder), "", "pack-folder-missing")]
    title = read_title(folder, "dice", problems)
    fresco = read_file(folder, "fresco.toml", FrescoFile, problems)
    portraits = read_file(folder, "portraits.toml", PortraitsFile, problems)
    dice = read_file(folder, "dice.toml", DiceFile, problems)
    if title is None or fresco is None or portraits is None or dice is None:
        return None, problems
    pack = Pack(title.name, title.version, fresco, portraits, dice)
    _check_fresco(fresco, problems)
    _check_portraits(portraits, problems)
    _check_dice(dice, problems)
    for file, label, entry in pack.entries():
        check_source(file, label, entry, problems)
    return pack, problems


def _check_fresco(fresco: FrescoFile, problems: list[Problem]) -> None:
    file = "fresco.toml"
    if tuple(section.sum for section in fresco.section) != SUMS:
        problems.append(Problem(file, "section", "pack-dice-sums", "D-RES-01", sums=", ".join(map(str, SUMS))))
    for section in fresco.section:
        label = f"section {section.sum}"
        if len(section.tiles) != 4 or section.tiles != sorted(section.tiles) or min(section.tiles) < 1:
            problems.append(Problem(file, label, "pack-dice-stack", "D-SETUP-04"))


def _check_portraits(portraits: PortraitsFile, problems: list[Problem]) -> None:
    file = "portraits.toml"
    if tuple((field.low, field.high) for field in portraits.field) != RANGES:
        ranges = ", ".join(f"{low}-{high}" for low, high in RANGES)
        problems.append(Problem(file, "field", "pack-dice-ranges", "D-RES-02", ranges=ranges))
    tiles = portraits.portrait
    for tile in tiles:
        if tile.points < 1 or tile.players not in (2, 3, 4):
            problems.append(Problem(file, f"portrait {tile.id!r}", "pack-dice-portrait"))
        if sum(other.id.casefold() == tile.id.casefold() for other in tiles) > 1:
            problems.append(Problem(file, f"portrait {tile.id!r}", "pack-id-twice"))
    women = sum(tile.sex == "woman" for tile in tiles)
    icons = [sum(tile.players == players for tile in tiles) for players in (2, 3, 4)]
    if (len(tiles), women, icons) != (16, 8, [8, 4, 4]):
        problems.append(Problem(file, "portrait", "pack-dice-portraits", "D-SETUP-06"))


def _check_dice(dice: DiceFile, problems: list[Problem]) -> None:
    file = "dice.toml"
    colours = [die.colour for die in dice.pip_die]
    different = {colour.casefold() for colour in colours}  # notation does not care for case
    if len(colours) != 6 or len(different) != 6 or not all(colour.isidentifier() for colour in colours):
        problems.append(Problem(file, "pip_die", "pack-dice-pips", "D-ROLL-02"))
    for die in dice.pip_die:
        if len(die.faces) != 6 or min(die.faces) < 1 or max(die.faces) > _MOST_PIPS:
            problems.append(Problem(file, f"pip_die {die.colour}", "pack-dice-faces", "D-COMP-03"))
    if len(dice.colour_die) != 2:
        problems.append(Problem(file, "colour_die", "pack-dice-colours", "D-ROLL-02"))
    for number, colour_die in enumerate(dice.colour_die):
        if len(colour_die.faces) != 6 or not set(colour_die.faces) <= set(colours):
            problems.append(Problem(file, f"colour_die {number}", "pack-dice-colour-faces", "D-COMP-03"))


LOADER: Final = Loader(PACKS, read_pack)


def load_pack(name: str) -> Pack:
    """The pack with this name, or in this folder."""
    pack: Pack = LOADER.load(name)
    return pack
