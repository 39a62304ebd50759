"""What medico.toml holds, and what the rulebooks state about it."""

from __future__ import annotations

from typing import Final

import msgspec

from buonfresco.engine.pack import Entry, Problem

FILE: Final = "medico.toml"


class Bottles(Entry, frozen=True, kw_only=True):
    """How many there are with so many portions of medicine, and with raspberry juice."""

    three: int
    two: int
    one: int
    juice: int


class Infection(Entry, frozen=True, kw_only=True):
    """How many infection tiles name each place; ``same`` names that of the round before."""

    market: int
    cathedral: int
    studio: int
    workshop: int
    same: int


class Figures(Entry, frozen=True, kw_only=True):
    black: int  # on the board for every player


class Places(Entry, frozen=True, kw_only=True):
    """The places for bottles on one side of the board, with their prices from the left."""

    players: list[int]
    prices: list[int]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bottles: Bottles
    infection: Infection
    figures: Figures
    places: list[Places]

    def prices(self, players: int) -> list[int]:
        return next(side.prices for side in self.places if players in side.players)


def check(form: Components) -> list[Problem]:
    problems: list[Problem] = []
    bottles, tiles = form.bottles, form.infection
    if (bottles.three, bottles.two, bottles.one, bottles.juice) != (4, 4, 4, 4):
        problems.append(Problem(FILE, "bottles", "pack-medico-bottles", "M10-COMP-01"))
    if (tiles.market, tiles.cathedral, tiles.studio, tiles.workshop, tiles.same) != (2, 2, 2, 2, 1):
        problems.append(Problem(FILE, "infection", "pack-medico-infection", "M10-COMP-01"))
    if form.figures.black != 5:
        problems.append(Problem(FILE, "figures", "pack-medico-figures", "M10-SETUP-01"))
    for players, count in ((2, 3), (3, 3), (4, 4)):
        sides = [side.prices for side in form.places if players in side.players]
        if [len(prices) for prices in sides] != [count] or min(sides[0]) < 1:
            problems.append(Problem(FILE, "places", "pack-medico-places", "M10-COMP-01", players=players, places=count))
    return problems
