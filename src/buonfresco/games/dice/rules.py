"""A configuration turned into tables: built once, shared by all games that use it, never changed."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Codec
from buonfresco.engine.config import Config
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Ruleset, Turn
from buonfresco.games.dice import actions
from buonfresco.games.dice.events import KINDS, readers
from buonfresco.games.dice.notation import VERBS
from buonfresco.games.dice.pack import Pack, load_pack
from buonfresco.games.dice.programs import DECISIONS, PHASES, PROGRAMS
from buonfresco.games.dice.state import SIDES
from buonfresco.games.dice.telling import TELLING

NOTHING: Final = -1


class Rules(Ruleset):
    __slots__ = (
        "bettors",
        "bishops",
        "colour_faces",
        "colours",
        "field_names",
        "fields",
        "free_faces",
        "keep_tables",
        "keeps",
        "max_rounds",
        "men",
        "pack",
        "pip_faces",
        "portrait_ids",
        "portrait_points",
        "portraits",
        "results",
        "stacks",
        "sums",
        "takes",
    )

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.words = "dice-"
        self.telling.add(TELLING)
        self.panels[""] = TELLING.panel
        pack: Pack = load_pack(config.pack)
        self.pack = pack
        self.turn_rule = "D-TURN-01"
        self.digest = pack.digest()
        self.hash_prefix = repr(("dice", config.players, config.max_rounds, self.digest)).encode()
        self.max_rounds: int = config.max_rounds or 0
        sections = pack.fresco.section
        self.sums: tuple[int, ...] = tuple(section.sum for section in sections)
        out = 4 - self.seats  # D-SETUP-05: the top tiles go back into the box
        self.stacks: tuple[tuple[int, ...], ...] = tuple(tuple(section.tiles[out:]) for section in sections)
        tiles = pack.portraits.portrait
        self.portrait_ids: tuple[str, ...] = tuple(tile.id for tile in tiles)
        self.portrait_points: tuple[int, ...] = tuple(tile.points for tile in tiles)
        self.men: tuple[bool, ...] = tuple(tile.sex == "man" for tile in tiles)
        # D-SETUP-06: those with an icon for more players go back into the box
        self.portraits: tuple[int, ...] = tuple(n for n, tile in enumerate(tiles) if tile.players <= self.seats)
        self.fields: tuple[tuple[int, int], ...] = tuple((field.low, field.high) for field in pack.portraits.field)
        self.field_names: tuple[str, ...] = tuple(f"{low}-{high}" for low, high in self.fields)
        dice = pack.dice
        self.colours: tuple[str, ...] = tuple(die.colour for die in dice.pip_die)
        self.pip_faces: tuple[tuple[int, ...], ...] = tuple(tuple(die.faces) for die in dice.pip_die)
        self.colour_faces: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.colours.index(face) for face in die.faces) for die in dice.colour_die
        )
        # faces of the pip dice that are thrown, by those set aside
        self.free_faces: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {
            gone: tuple(faces for die, faces in enumerate(self.pip_faces) if die not in gone)
            for count in range(3)
            for gone in combinations(range(len(self.colours)), count)
        }
        self._fill_tables()
        for name, program in PROGRAMS.items():
            self.add_program(name, program)
            self.add_phases(name, PHASES[name])
        for kind in DECISIONS:
            self.add_kind(kind)
        # by active player: the others, and what each of them is asked
        self.bettors: tuple[tuple[tuple[int, Turn], ...], ...] = tuple(
            tuple((seat, self.question("bet", seat)) for seat in self.others(active)) for active in range(self.seats)
        )
        self.add_pool(Pool("start", self.seats, word="dice-start"))
        self.add_pool(
            Pool("portrait", {tile: self.portrait_ids[tile] for tile in self.portraits}, word="dice-portrait")
        )
        self.add_pool(Pool("die", SIDES, len(self.pip_faces) + len(self.colour_faces), word="dice-die"))
        self.events = dict(KINDS)
        self.readers = readers(self)
        self.codec = Codec(self._all_actions(), VERBS, self)

    def others(self, active: int) -> list[int]:
        """Clockwise from the active player's left."""
        return [(active + distance) % self.seats for distance in range(1, self.seats)]

    def _fill_tables(self) -> None:
        # by sum: the section, or after the last section the portrait space, or NOTHING (D-RES-01, -02, -03)
        most = 6 * (4 + 1 + 1) + 1
        self.results: list[int] = [NOTHING] * (most + 1)
        for section, total in enumerate(self.sums):
            self.results[total] = section
        for field, (low, high) in enumerate(self.fields):
            for total in range(low, high + 1):
                self.results[total] = len(self.sums) + field
        self.bishops: tuple[Action, ...] = tuple(actions.bishop(n, total) for n, total in enumerate(self.sums))
        self.takes: tuple[Action, ...] = tuple(actions.take(n, *between) for n, between in enumerate(self.fields))
        self.keeps: tuple[tuple[Action, ...], ...] = tuple(
            tuple(actions.keep(die, colour, colour_dice) for colour_dice in range(len(actions.TIMES)))
            for die, colour in enumerate(self.colours)
        )
        self.keep_tables: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by dice set aside and colors shown

    def _all_actions(self) -> list[Action]:
        kept = [keep for table in self.keeps for keep in table]
        return [*self.bishops, *actions.BET_OR_WAIT, *kept, *actions.FAVOUR, *self.takes]
