"""The components of the base game as a C header: ``python -m learning.fresco.tables PLAYERS > OUT/tables.h``."""

from __future__ import annotations

import sys

from learning.header import constants, written

from buonfresco.games import fresco


def counts(paints: tuple[int, ...]) -> list[int]:
    return [paints.count(paint) for paint in range(6)]


def header(players: int) -> str:
    r = fresco.new_game(players, seed=0).r
    blends = [r.blends[paint] for paint in (3, 4, 5)]
    return written(
        constants(
            PLAYERS=players,
            START_THALERS=r.pack.stock.start.thalers,
            MARKET_TILES=len(r.market_tiles),
            MOOD_TOP=r.mood_top,
            MOOD_BOTTOM=r.mood_bottom,
            MOOD_PLUS=r.mood_plus,
            MOOD_MINUS=r.mood_minus,
            ALTAR=len(r.altar_values),
        ),
        BOOTH_SIZES=[*r.booth_sizes, 0, 0, 0, 0][:4],
        HOSTEL_MOOD=r.hostel_mood,
        HOSTEL_PRICE=r.hostel_price,
        FRESCO_VALUE=r.fresco_values,
        FRESCO_COST=[counts(cost) for cost in r.fresco_costs],
        MARKET_PAINT=[counts(r.market_paints[tile]) for tile in r.market_tiles],
        ALTAR_VALUE=r.altar_values.values(),
        ALTAR_COST=[counts(payment) for payment in r.altar_values],
        BLEND_ONE=[one for one, _ in blends],
        BLEND_TWO=[two for _, two in blends],
        PLANS=[action.args for action in r.plans],
        PLAN_SIZE=[sum(action.args) for action in r.plans],
    )


if __name__ == "__main__":
    print(header(int(sys.argv[1])))
