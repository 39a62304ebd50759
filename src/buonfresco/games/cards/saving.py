"""A position as readable data and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine.reading import AMOUNT, index, number
from buonfresco.engine.saving import FrameData, convert, read_stack, stack_data
from buonfresco.games.cards.checks import forgotten_cards, lost_cards
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.restoring import MOST_ROTATIONS
from buonfresco.games.cards.state import END_REASONS, NONE

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


class PainterData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    hand: list[str] = []
    frescoes: list[tuple[str, int]] = []  # card, rotations
    tiles: dict[str, int] = {}


class StateData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    round: int
    start: int
    turn: int
    painters: list[PainterData]
    piles: dict[str, list[str]]
    discards: dict[str, list[str]]  # top card last
    fresco_pile: list[str]
    frescoes: list[str]
    tile_pile: list[str]
    tiles: list[str]
    favourite_pile: list[str]
    stack: list[FrameData]  # what is going on
    favourite: str | None = None
    final: bool = False
    end_reason: str = ""
    table: list[str] = []
    owed: tuple[int, int, int] = (0, 0, 0)  # draws to come: from the market, from a workshop, from either
    exchanged: bool = False
    restored: int = 0
    favoured: bool = False
    restoring: str | None = None
    paid: int = 0
    rotations: int = 0


def position_data(g: Cards, in_order: bool) -> StateData:
    s, r = g.s, g.r

    def unseen(pile: list[int], names: tuple[str, ...] | str) -> list[str]:
        return [names[thing] for thing in (sorted(pile) if in_order else pile)]

    return StateData(
        round=s.round,
        start=s.start,
        turn=s.turn,
        painters=[_painter_data(g, seat) for seat in range(r.seats)],
        piles={name: unseen(pile, r.card_names) for name, pile in zip(r.pile_names, s.piles, strict=True)},
        discards={
            name: [r.card_names[card] for card in pile] for name, pile in zip(r.pile_names, s.discards, strict=True)
        },
        fresco_pile=unseen(s.fresco_pile, r.face_names),
        frescoes=[r.face_names[face] for face in s.fresco_open],
        tile_pile=unseen(s.tile_pile, r.tile_names),
        tiles=[r.tile_names[tile] for tile in s.tile_open],
        favourite_pile=unseen(s.favourite_pile, LETTERS),
        stack=stack_data(g),
        favourite=None if s.favourite == NONE else LETTERS[s.favourite],
        final=s.final,
        end_reason=s.end_reason,
        table=[r.card_names[card] for card in s.table],
        owed=(s.owed[0], s.owed[1], s.owed[2]),
        exchanged=s.exchanged,
        restored=s.restored,
        favoured=s.favoured,
        restoring=None if s.restoring == NONE else r.face_names[s.restoring],
        paid=s.paid,
        rotations=s.rotations,
    )


def _painter_data(g: Cards, seat: int) -> PainterData:
    s, r = g.s, g.r
    return PainterData(
        hand=[r.card_names[card] for card in s.hands[seat]],
        frescoes=[(r.face_names[face], rotations) for face, rotations in s.frescoes[seat]],
        tiles={name: n for name, n in zip(r.tile_names, s.tiles[seat], strict=True) if n},
    )


def fill(g: Cards, given: dict[str, Any]) -> None:
    s, r = g.s, g.r
    data = convert(given, StateData)
    if len(data.painters) != r.seats:
        raise ValueError(f"{len(data.painters)} painters instead of {r.seats}")
    s.round = number(data.round, "round", 1, AMOUNT)
    s.start = number(data.start, "seat", 0, r.seats - 1)
    s.turn = number(data.turn, "seat", 0, r.seats - 1)
    s.final, s.end_reason = data.final, data.end_reason
    s.piles = _by_pile(g, data.piles)
    s.discards = _by_pile(g, data.discards)
    s.fresco_pile = [_face(g, name) for name in data.fresco_pile]
    s.fresco_open = [_face(g, name) for name in data.frescoes]
    s.tile_pile = [_tile(g, name) for name in data.tile_pile]
    s.tile_open = [_tile(g, name) for name in data.tiles]
    s.favourite_pile = [index(LETTERS, letter, "colour") for letter in data.favourite_pile]
    s.favourite = NONE if data.favourite is None else index(LETTERS, data.favourite, "colour")
    s.hands = [sorted([_card(g, name) for name in one.hand]) for one in data.painters]
    s.frescoes = [
        [(_face(g, name), number(n, "rotations", 0, MOST_ROTATIONS)) for name, n in one.frescoes]
        for one in data.painters
    ]
    s.tiles = []
    for one in data.painters:
        s.tiles.append([0] * len(r.tile_names))
        for name, count in one.tiles.items():
            s.tiles[-1][_tile(g, name)] = number(count, "action tiles")
    s.table = [_card(g, name) for name in data.table]
    s.owed = [number(owed, "draws") for owed in data.owed]
    s.exchanged, s.favoured = data.exchanged, data.favoured
    s.restored = number(data.restored, "restored fresco cards")
    s.restoring = NONE if data.restoring is None else _face(g, data.restoring)
    s.paid = number(data.paid, "paid colours", 0, 2)
    s.rotations = number(data.rotations, "rotations")
    s.stack = read_stack(r, data.stack)
    wrong = [*lost_cards(g), *forgotten_cards(g)]  # without cards nobody would ever be asked anything
    if wrong:
        raise ValueError("; ".join(wrong))
    if s.end_reason not in ("", *END_REASONS):
        raise ValueError(f"there is no reason {s.end_reason} to end")


def _by_pile(g: Cards, given: dict[str, list[str]]) -> list[list[int]]:
    piles: list[list[int]] = [[] for _ in g.r.pile_names]
    for name, cards in given.items():
        pile = index(g.r.pile_names, name, "pile")
        piles[pile] = [_card(g, card) for card in cards]
        for card in piles[pile]:
            if g.r.card_back[card] != pile:
                raise ValueError(f"{g.r.card_names[card]} has not the back of {name} (C-SETUP-04)")
    return piles


def _card(g: Cards, name: str) -> int:
    return index(g.r.card_names, name, "card")


def _face(g: Cards, name: str) -> int:
    return index(g.r.face_names, name, "fresco card")


def _tile(g: Cards, name: str) -> int:
    return index(g.r.tile_names, name, "action tile")
