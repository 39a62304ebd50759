"""Perft: how many sequences of answers lead on from fixed positions. A change of legality changes a count.

The first ones are small enough to count by hand, and say how.
"""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco


def perft(game: Fresco, depth: int) -> int:
    """Sequences of `depth` answers. Draws follow the game's own luck, so the counts are fixed by the seed."""
    if depth == 0 or game.over:
        return 1
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = game.copy()
        twin.apply(action)
        total += perft(twin, depth - 1)
    return total


@pytest.mark.parametrize(("players", "counts"), [(2, [5, 20, 60]), (3, [5, 20, 60]), (4, [5, 20, 60, 120])])
def test_wake_phase(players: int, counts: list[int]) -> None:
    """Five wake times, each taken once: 5, 5 * 4, 5 * 4 * 3, 5 * 4 * 3 * 2."""
    game = fresco.new_game(players, seed=1)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("apprentices", "count"), [(4, 65), (5, 101), (6, 135)])
def test_plans(apprentices: int, count: int) -> None:
    """Numbers from 0 to 3 in five columns with a given sum."""
    mood = {4: -4, 5: 0, 6: 4}[apprentices]
    painters = [{"wake": wake, "apprentices": apprentices, "mood": mood} for wake in (5, 6, 7)]
    game = fresco.position(players=3, painters=painters, phase="plan")
    assert [perft(game, 1), perft(game, 2)] == [count, count**2]


def market(apprentices: int, thalers: int, modules: tuple[int, ...] = ()) -> Fresco:
    plan = [apprentices, 1, 3 - apprentices, 1, 0]
    painters = [
        {"wake": 7, "plan": plan, "thalers": thalers},
        {"wake": 8, "plan": [0, 2, 3, 0, 0]},
        {"wake": 9, "plan": [0, 2, 3, 0, 0]},
    ]
    return fresco.position(players=3, modules=modules, painters=painters, phase="market", seed=1)


@pytest.mark.parametrize(
    ("apprentices", "thalers", "count"),
    [(1, 12, 13), (2, 12, 22), (3, 12, 25), (3, 5, 22), (3, 2, 13), (3, 1, 4)],
)
def test_market(apprentices: int, thalers: int, count: int) -> None:
    """Three booths of three tiles, price 2: 3 * (sets of up to k tiles) to buy, 3 to close, 1 to forgo."""
    assert perft(market(apprentices, thalers), 1) == count


def test_market_with_the_black_market() -> None:
    """Tile by tile: 9 tiles, 3 closings, the bag, or none; then 2 of the same booth, the bag, or none ..."""
    game = market(2, 12, modules=(16,))
    assert perft(game, 1) == 9 + 3 + 1 + 1
    game.apply("buy I.1")
    assert [action.text for action in game.legal()] == ["black market", "buy I.2", "buy I.3", "pass"]


def cathedral(paints: str, thalers: int, bishop: str, **words: Any) -> Fresco:
    painters = [
        {"wake": 7, "plan": [0, 3, 2, 0, 0], "paints": paints, "thalers": thalers, "space": 20},
        {"wake": 8, "plan": [0, 0, 3, 0, 2], "space": 40},
        {"wake": 9, "plan": [0, 0, 3, 0, 2], "space": 60},
    ]
    return fresco.position(players=3, painters=painters, phase="cathedral", bishop=bishop, **words)


@pytest.mark.parametrize(
    ("paints", "thalers", "bishop", "count"),
    [
        ("YR", 0, "C3", 1 + 1),  # one tile of two paints, or forgo
        ("YR", 1, "C3", 9 + 1),  # without a step, or with one of eight
        ("YR", 1, "A1", 4 + 1),  # a corner has three neighbors
        ("YR", 1, "C1", 6 + 1),
        ("YRB", 0, "C3", 3 + 2 + 1 + 1),  # three 3s, two 4s, the altar, forgo
    ],
)
def test_cathedral(paints: str, thalers: int, bishop: str, count: int) -> None:
    assert perft(cathedral(paints, thalers, bishop), 1) == count


def test_altar_payments() -> None:
    """With three of everything: 1 + 9 + 18 + 10 payments."""
    game = cathedral("YYYRRRBBBGGGOOOPPP", 0, "C3", fresco={"C3": "11GOP-1"})
    assert sum(action.kind == "altar" for action in game.legal()) == 38


def late(players: int, phase: str, modules: tuple[int, ...] = ()) -> Fresco:
    """A late round: few tiles left, painters close together on the track."""
    painters: list[dict[str, Any]] = [
        {"wake": 6, "plan": [2, 2, 0, 1, 0], "paints": "YYRBGP", "thalers": 7, "space": 50},
        {"wake": 5, "plan": [1, 2, 0, 2, 0], "paints": "RRBBO", "thalers": 4, "space": 52},
        {"wake": 8, "plan": [1, 1, 1, 1, 1], "paints": "YRBGOP", "thalers": 1, "space": 53},
        {"wake": 9, "plan": [3, 0, 0, 2, 0], "paints": "YYYY", "thalers": 3, "space": 57},
    ]
    if players == 2:
        painters[2] = {"wake": 8, "space": 53}
    left = {
        "A1": "3RB",
        "B2": "3YB",
        "C3": "11GOP-1",
        "C4": "6YP",
        "D2": "5RG",
        "D3": "7YRG",
        "E5": "4YRB-1",
        "E1": "8GP",
    }
    where: dict[str, Any] = {"leonardo": "D3"} if players == 2 else {}
    painters = painters[: max(players, 3)]
    return fresco.position(players, modules, painters=painters, fresco=left, bishop="C3", phase=phase, **where)


@pytest.mark.parametrize(
    ("players", "phase", "modules", "counts"),
    [
        (2, "market", (), [13, 202, 1189, 16027]),
        (2, "cathedral", (), [11, 102, 2301]),
        (3, "market", (), [13, 202, 1150]),
        (3, "cathedral", (), [11, 102, 2483]),
        (3, "workshop", (), [2, 6, 20, 80]),
        (4, "market", (), [18, 455]),
        (4, "market", (16,), [19, 287, 1942]),
    ],
)
def test_late_positions(players: int, phase: str, modules: tuple[int, ...], counts: list[int]) -> None:
    """No count depends on luck: what a draw brings opens or closes no answer this near.

    By hand for three painters at the market: 12 answers of the first leave two booths (2 * 6 purchases, 2 closings, 1
    pass) and 1 leaves three (3 * 6 + 3 + 1): 12 * 15 + 22 = 202.
    """
    game = late(players, phase, modules)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts
