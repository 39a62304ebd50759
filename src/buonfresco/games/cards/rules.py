"""A configuration turned into tables: built once, shared by all games that use it, never changed."""

from __future__ import annotations

from collections import Counter
from typing import Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Codec
from buonfresco.engine.config import Config
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Ruleset
from buonfresco.games.cards import actions
from buonfresco.games.cards.events import KINDS, readers
from buonfresco.games.cards.notation import VERBS
from buonfresco.games.cards.pack import LETTERS, Card, Pack, load_pack
from buonfresco.games.cards.panel import panel
from buonfresco.games.cards.programs import DECISIONS, PHASES, PROGRAMS
from buonfresco.games.cards.restoring import OPEN_FRESCOES, OPEN_TILES
from buonfresco.games.cards.state import DEMAND, EITHER, EXCHANGE, HAND, MARKET, PAINT, ROTATION, WORKSHOP
from buonfresco.games.cards.telling import TELLING

_ENOUGH: Final = {2: 6, 3: 6, 4: 5}  # C-END-01
_SYMBOL: Final = {"M": MARKET, "W": WORKSHOP, "M/W": EITHER}
_TILE_KINDS: Final = {"rotation": ROTATION, "exchange": EXCHANGE, "demand": DEMAND}


class Rules(Ruleset):
    __slots__ = (
        "bishop",
        "card_back",
        "card_colour",
        "card_names",
        "card_numbers",
        "card_signs",
        "card_symbols",
        "cards",
        "demands",
        "discards",
        "draw_tables",
        "draws",
        "enough",
        "face_colours",
        "face_names",
        "face_values",
        "faces",
        "favourites",
        "gives",
        "lays",
        "max_rounds",
        "mixes",
        "mixing",
        "mixing_cap",
        "mixtures",
        "pack",
        "paints",
        "pay_ways",
        "payable",
        "pays",
        "pile_colours",
        "pile_names",
        "plain_cap",
        "restores",
        "stock_field",
        "takes",
        "tile_names",
        "tile_points",
        "tiles",
        "ways",
    )

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.words = "cards-"
        self.telling.add(TELLING)
        self.panels[""] = panel
        pack: Pack = load_pack(config.pack)
        self.pack = pack
        self.turn_rule = "C-TURN-01"
        self.digest = pack.digest()
        self.hash_prefix = repr(("cards", config.players, config.max_rounds, self.digest)).encode()
        self.max_rounds: int = config.max_rounds or 0
        self.enough: int = _ENOUGH[self.seats]
        self._read_cards(pack)
        self._read_mixtures(pack)
        self._read_fresco_and_tiles(pack)
        self._fill_tables()
        for name, program in PROGRAMS.items():
            self.add_program(name, program)
            self.add_phases(name, PHASES[name])
        for kind in DECISIONS:
            self.add_kind(kind)
        self._add_pools()
        self.telling.unsaid.update(self.decision_names(), self.pools)  # what comes next in a turn is no news
        self.events = dict(KINDS)
        self.readers = readers(self)
        self.codec = Codec(self._all_actions(), VERBS, self)

    def _read_cards(self, pack: Pack) -> None:
        backs = pack.backs()
        kinds: list[tuple[int, str, Card]] = [(0, card.face(), card) for card in pack.cards.market]
        for shop in pack.cards.workshop:
            kinds.append((1 + backs.index(shop.back), f"{shop.back}-{shop.face()}", shop))
        cards = [card for _, _, card in kinds]
        self.pile_names: tuple[str, ...] = ("market", *backs)
        self.card_names: tuple[str, ...] = tuple(name for _, name, _ in kinds)
        self.card_numbers: dict[str, int] = {name: number for number, name in enumerate(self.card_names)}
        self.card_signs: tuple[str, ...] = tuple(card.signs() for card in cards)
        self.card_back: tuple[int, ...] = tuple(back for back, _, _ in kinds)  # the pile it belongs to
        self.card_colour: tuple[int, ...] = tuple(LETTERS.index(card.colour) for card in cards)
        self.bishop: tuple[int, ...] = tuple(int(card.bishop) for card in cards)
        self.mixing: tuple[bool, ...] = tuple(card.mixing for card in cards)
        # how many draws it brings of which sort
        self.card_symbols: tuple[tuple[tuple[int, int], ...], ...] = tuple(_symbols(card) for card in cards)
        # all cards of each pile
        self.cards: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, (back, _, card) in enumerate(kinds) if back == pile for _ in range(card.count))
            for pile in range(len(self.pile_names))
        )
        # the colors of each pile and how many cards of it have them, the most frequent first
        self.pile_colours: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple(Counter(self.card_colour[card] for card in pile).most_common()) for pile in self.cards
        )

    def _read_mixtures(self, pack: Pack) -> None:
        """Two mixing cards make what their halves form side by side (C-MIX-05): by color, the two colors."""
        found: dict[int, list[tuple[int, int]]] = {}
        for one in pack.cards.halves:
            for other in pack.cards.halves:
                if one.right == other.left and one.colour != other.colour:
                    pair = sorted((LETTERS.index(one.colour), LETTERS.index(other.colour)))
                    found.setdefault(LETTERS.index(one.right), []).append((pair[0], pair[1]))
        self.mixtures: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple(sorted(set(found.get(colour, [])))) for colour in range(len(LETTERS))
        )
        # Where a card counts in a summary of what can be paid: plain ones by color, mixing ones behind them.
        self.stock_field: tuple[int, ...] = tuple(
            colour + (len(LETTERS) if mixing else 0)
            for colour, mixing in zip(self.card_colour, self.mixing, strict=True)
        )
        colours = [card.id for card in pack.fresco.card]
        most = max(name.count(letter) for name in colours for letter in name)
        # ways to pay a color, as fields: a plain card or paint tile, a mixing card, two mixing cards (C-REST-19)
        behind = len(LETTERS)
        self.ways: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            ((colour,), (behind + colour,), *((behind + one, behind + other) for one, other in pairs))
            for colour, pairs in enumerate(self.mixtures)
        )
        # More of a thing than one card could ask for is as good as that: tables to cut counts off, plain and mixing
        self.plain_cap: bytes = bytes(min(count, most) for count in range(256))
        self.mixing_cap: bytes = bytes(min(count, 3) for count in range(256))

    def _read_fresco_and_tiles(self, pack: Pack) -> None:
        cards = pack.fresco.card
        self.face_names: tuple[str, ...] = tuple(card.id for card in cards)
        self.face_colours: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(LETTERS.index(letter) for letter in card.id)) for card in cards
        )
        self.face_values: tuple[tuple[int, ...], ...] = tuple(tuple(card.values) for card in cards)
        self.faces: tuple[int, ...] = tuple(n for n, card in enumerate(cards) for _ in range(card.count))
        self.favourites: tuple[int, ...] = tuple(
            LETTERS.index(tile.colour) for tile in pack.tiles.favourite for _ in range(tile.count)
        )
        self.tile_names: tuple[str, ...] = (*_TILE_KINDS, *(f"paint-{letter}" for letter in LETTERS))
        self.tile_points: tuple[int, ...] = tuple(  # C-SCORE-01: unused rotation and paint tiles
            int(tile == ROTATION or tile >= PAINT) for tile in range(len(self.tile_names))
        )
        own = [_TILE_KINDS[tile.kind] for tile in pack.tiles.action for _ in range(tile.count)]
        paints = [PAINT + LETTERS.index(tile.colour) for tile in pack.tiles.paint for _ in range(tile.count)]
        self.tiles: tuple[int, ...] = tuple(sorted([*own, *paints]))

    def _fill_tables(self) -> None:
        names = self.card_names
        self.lays: tuple[Action, ...] = tuple(actions.lay(n, name) for n, name in enumerate(names))
        self.pays: tuple[Action, ...] = tuple(actions.pay(n, name) for n, name in enumerate(names))
        self.gives: tuple[Action, ...] = tuple(actions.give(n, name) for n, name in enumerate(names))
        self.discards: tuple[Action, ...] = tuple(actions.discard(n, name) for n, name in enumerate(names))
        self.draws: tuple[Action, ...] = tuple(actions.draw(n, name) for n, name in enumerate(self.pile_names))
        self.draw_tables: tuple[tuple[Action, ...], ...] = tuple(  # by piles, as bits
            tuple(draw for n, draw in enumerate(self.draws) if bits >> n & 1) for bits in range(1 << len(self.draws))
        )
        self.restores: tuple[Action, ...] = tuple(actions.restore(n, name) for n, name in enumerate(self.face_names))
        self.takes: tuple[Action, ...] = tuple(actions.take(n, name) for n, name in enumerate(self.tile_names))
        self.demands: tuple[Action, ...] = tuple(actions.demand(n, letter) for n, letter in enumerate(LETTERS))
        self.paints: tuple[Action, ...] = tuple(actions.paint(PAINT + n, c) for n, c in enumerate(LETTERS))
        mixing = [card for card, mixes in enumerate(self.mixing) if mixes]
        self.mixes: dict[tuple[int, int], Action] = {
            (one, other): actions.mix(one, other, (names[one], names[other]))
            for pairs in self.mixtures
            for first, second in pairs
            for one in mixing
            for other in mixing
            if (self.card_colour[one], self.card_colour[other]) == (first, second)
        }
        # by what a stock adds up to: can it pay a fresco card, and in which ways the next color of one? Filled as met
        self.payable: dict[bytes, dict[int, bool]] = {}
        self.pay_ways: dict[tuple[int, int, bytes], list[tuple[int, ...]]] = {}

    def _add_pools(self) -> None:
        self.add_pool(Pool("start", self.seats, word="cards-start"))
        for pile, (name, cards) in enumerate(zip(self.pile_names, self.cards, strict=True)):
            most, word = (HAND * self.seats, "cards-market") if pile == 0 else (1, "cards-workshop")
            self.add_pool(Pool(name, {card: self.card_names[card] for card in cards}, most, word=word))
        self.add_pool(Pool("fresco", self.face_names, OPEN_FRESCOES, word="cards-fresco"))
        self.add_pool(Pool("tile", self.tile_names, OPEN_TILES, word="cards-tile"))
        colours = {colour: LETTERS[colour] for colour in self.favourites}
        self.add_pool(Pool("favourite", colours, word="cards-favourite"))

    def _all_actions(self) -> list[Action]:
        return [
            *self.restores,
            *self.lays,
            *self.draws,
            *self.pays,
            *self.mixes.values(),
            *self.paints,
            *actions.ROTATE_OR_LEAVE,
            *self.takes,
            *self.demands,
            *self.gives,
            *self.discards,
            actions.PASS,
            actions.STOP,
            actions.FINISH,
        ]


def _symbols(card: Card) -> tuple[tuple[int, int], ...]:
    sorts = [_SYMBOL[symbol] for symbol in card.drawn()]
    return tuple((sort, sorts.count(sort)) for sort in sorted(set(sorts)))
