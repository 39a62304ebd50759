"""The components of the card game as a C header: ``python -m learning.cards.tables PLAYERS > OUT/tables.h``."""

from __future__ import annotations

import sys

from learning.header import constants, written

from buonfresco.games import cards


def header(players: int) -> str:
    r = cards.new_game(players, seed=0).r
    kinds = range(len(r.card_names))
    symbols = [[dict(r.card_symbols[card]).get(sort, 0) for sort in range(3)] for card in kinds]
    pairs = [pairs[0] if pairs else None for pairs in r.mixtures]
    return written(
        constants(
            PLAYERS=players,
            CARDS=len(r.card_names),
            FACES=len(r.face_names),
            TILES=len(r.tile_names),
            MIXES=len(r.mixes),
            ENOUGH=r.enough,
            MAX_ROUNDS=r.max_rounds,
        ),
        CARD_BACK=r.card_back,
        CARD_COLOUR=r.card_colour,
        CARD_SYMBOLS=symbols,
        CARD_COUNT=[sum([pile.count(card) for pile in r.cards]) for card in kinds],
        BISHOP=r.bishop,
        STOCK_FIELD=r.stock_field,
        MIX_ONE=[6 + pair[0] if pair else -1 for pair in pairs],
        MIX_TWO=[6 + pair[1] if pair else -1 for pair in pairs],
        MIX_CARDS=list(r.mixes),
        FACE_COLOURS=r.face_colours,
        FACE_VALUES=r.face_values,
        FACE_COUNT=[r.faces.count(face) for face in range(len(r.face_names))],
        TILE_COUNT=[r.tiles.count(tile) for tile in range(len(r.tile_names))],
        FAVOURITE_COUNT=[r.favourites.count(colour) for colour in range(6)],
    )


if __name__ == "__main__":
    print(header(int(sys.argv[1])))
