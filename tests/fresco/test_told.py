"""Events tell the whole: who follows them knows every public number, and every gain and payment (B-INFO-04)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.paints import LETTERS
from tests.rules.table import of_kind
from tests.support import PRESETS, rule, texts

ALL = tuple(sorted(registry()))


class Ledger:
    """A reader of events: begins with a table set up and books what it is told."""

    def __init__(self, game: Fresco) -> None:
        s = game.s
        self.spaces, self.mood, self.thalers = s.track[:], s.mood[:], s.thalers[:]
        self.paints = [row[:] for row in s.paints]
        self.points = [0 for _ in s.track]

    def book(self, event: Event) -> None:
        data: dict[str, Any] = event.data
        who = event.actor
        if event.kind == "moved":
            assert data["start"] == max(0, self.spaces[who])
            assert data["target"] == data["start"] + data["points"]
            self.spaces[who] = data["space"]
        elif event.kind == "rotated":
            free = sorted(self.spaces[painter] for painter in data["order"])
            for painter, space in zip(data["order"], free, strict=True):
                self.spaces[painter] = space
        elif event.kind == "cheered":
            self.mood[who] = data["mood"]
        elif event.kind in ("earned", "paid"):
            self.thalers[who] += data["thalers"] if event.kind == "earned" else -data["thalers"]
        elif event.kind in ("gained", "returned"):
            for letter in data["paints"]:
                self.paints[who][LETTERS.index(letter)] += 1 if event.kind == "gained" else -1

    def agrees(self, game: Fresco) -> None:
        s = game.s
        bells = game.view(None).modules.get("bells", {"players": [{"pending": 0}] * game.r.seats})
        aside = [player["pending"] for player in bells["players"]]  # still theirs
        thalers = [have + more for have, more in zip(s.thalers, aside, strict=True)]
        assert (self.spaces, self.mood, self.thalers) == (s.track, s.mood, thalers)
        assert self.paints == s.paints


CASES = [
    *[(players, preset, ()) for players in (2, 3, 4) for preset in PRESETS],
    *[(2 + number % 3, "revised", (number,)) for number in ALL],
    *[(players, "bigbox", ALL) for players in (2, 3, 4)],
]


@rule("B-INFO-04", "B-TRACK-01")
@pytest.mark.parametrize(("players", "preset", "modules"), CASES)
@pytest.mark.parametrize("seed", range(3))
def test_who_follows_the_events_knows_it_all(players: int, preset: str, modules: tuple[int, ...], seed: int) -> None:
    game = fresco.new_game(players, modules=modules, preset=preset, seed=seed, max_rounds=8)
    ledger, rng = Ledger(game), random.Random(seed)
    while not game.over:
        seat = rng.choice(game.decisions).seat
        options = [action for action in game.legal(seat) if action.kind != "pass"] or game.legal(seat)
        for event in game.apply(rng.choice(options), seat).seen_by(None):  # all of it happens in the open
            ledger.book(event)
        ledger.agrees(game)


def behind(space: int, other: int) -> Fresco:
    """Seat 0 restores for 3 points + 2 for the bishop beside it, and finds the space taken."""
    people = [
        {"space": space, "wake": 5, "plan": [0, 1, 2, 1, 1], "paints": "YR"},
        {"space": other, "wake": 6, "plan": [0, 0, 3, 2, 0]},
        {"space": 40, "wake": 7, "plan": [0, 0, 3, 2, 0]},
    ]
    return fresco.position(3, painters=people, fresco={"A1": "3YR", "E5": "6RP"}, bishop="B1", phase="cathedral")


@rule("B-TRACK-04", "B-TRACK-06")
def test_a_movement_names_the_space_aimed_at_and_the_one_landed_on() -> None:
    game = behind(10, 15)
    game.apply("restore A1")
    assert texts(game) == ["land in front", "land behind"]
    data = [event.data for event in of_kind(game.apply("land in front"), "moved")]
    assert data[0] == {"points": 5, "start": 10, "target": 15, "space": 16}


@rule("X-TRACK-04")
def test_one_that_ends_where_it_began_is_told_but_is_no_movement() -> None:
    idle = [{"space": 12 - n, "wake": 6 + n, "plan": [0, 0, 3, 2, 0]} for n in (0, 1)]
    people = [{"space": 10, "wake": 5, "plan": [0, 1, 2, 1, 1], "paints": "YRB"}, *idle]
    game = fresco.position(3, painters=people, phase="cathedral")
    game.apply("altar YRB")  # two points: 12 is taken, and so is 11
    events = of_kind(game.apply("land behind"), "moved")
    assert [event.data for event in events] == [{"points": 2, "start": 10, "target": 12, "space": 10}]
    assert game.s.track[0] == 10


@rule("B-INFO-04", "B-MKT-02")
def test_purchases_tell_price_and_paints() -> None:
    others = [{"wake": time, "plan": [0, 0, 3, 2, 0]} for time in (6, 7)]
    people = [{"wake": 5, "plan": [2, 1, 1, 1, 0]}, *others]
    game = fresco.position(3, painters=people, booths={"I": ["YYY", "G"]}, phase="market")
    events = game.apply("buy I.1+2")
    price = game.r.hostel_price[game.s.wake[0]]
    assert [event.data for event in of_kind(events, "paid")] == [{"thalers": price, "why": "market"}] * 2
    assert [event.data["paints"] for event in of_kind(events, "gained")] == ["YYY", "G"]
