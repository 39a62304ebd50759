"""Every gain and payment is told (B-INFO-04): who counts along knows all stocks."""

from __future__ import annotations

import pytest

from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, deeds
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.paints import BLUE, RED, YELLOW, read_paints
from tests.support import random_game, rule


class Ledger:
    """Thalers and paints of all seats, from what a spectator hears."""

    def __init__(self, g: Fresco) -> None:
        self.r = g.r
        self.thalers = g.s.thalers[:]
        self.paints = [stock[:] for stock in g.s.paints]

    def hear(self, event: Event) -> None:
        seat, data = event.actor, event.data
        if not 0 <= seat < self.r.seats:
            return
        if event.kind == "earned":
            self.thalers[seat] += int(str(data["thalers"]))
        elif event.kind == "paid":
            self.thalers[seat] -= int(str(data["thalers"]))
        elif event.kind == "gained":
            self.count(seat, read_paints(str(data["paints"])), 1)
        elif event.kind == "returned":
            self.count(seat, read_paints(str(data["paints"])), -1)

    def count(self, seat: int, paints: tuple[int, ...], sign: int) -> None:
        for paint in paints:
            self.paints[seat][paint] += sign


@rule("B-INFO-04")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (3, 4)])
def test_who_counts_along_knows_all_stocks(players: int, seed: int) -> None:
    games = random_game(players, seed, modules=registry(), max_rounds=6)
    ledger = Ledger(next(games))
    for game in games:
        for event in game.events.seen_by(None):
            ledger.hear(event)
        pending = [player["pending"] for player in game.view(None).modules["bells"]["players"]]
        assert ledger.thalers == [have + more for have, more in zip(game.s.thalers, pending, strict=True)]
        assert ledger.paints == game.s.paints


def test_nobody_pays_what_he_does_not_have() -> None:
    game = fresco.new_game(3, seed=1)
    game.s.thalers[0], game.s.paints[0] = 2, [1, 0, 0, 0, 0, 0, 0, 0]
    with pytest.raises(AssertionError, match="3 Thalers"):
        deeds.spend(game, 0, 3, "glass")
    with pytest.raises(AssertionError, match="paints"):
        deeds.return_paints(game, 0, (YELLOW, YELLOW), "saint")


def test_deeds_tell_what_they_did_and_nothing_of_nothing() -> None:
    game = fresco.new_game(3, seed=1)
    game.notes = []
    deeds.spend(game, 0, 0, "window")
    deeds.gain_paints(game, 0, (), "wall")
    deeds.receive(game, 0, 0, "tip")
    assert game.notes == []
    deeds.gain_paints(game, 1, [RED, BLUE], "wall")
    deeds.spend(game, 1, 2, "glass")
    told = [(event.kind, event.actor, event.data) for event in game.events]
    assert told == [
        ("gained", 1, {"paints": "RB", "why": "wall"}),
        ("paid", 1, {"thalers": 2, "why": "glass"}),
    ]
