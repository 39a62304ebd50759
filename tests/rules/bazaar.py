"""Short words for the tests of module 16: painters at the market, the barrel, the booths."""

from __future__ import annotations

from typing import Any

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import PLANS

BLACK = "black market"
BOOTHS3 = {"I": ["Y", "R", "B"], "II": ["G", "RRR", "YYY"], "III": ["YR", "YB", "RB"]}  # in the bag: BBB, O
BOOTHS4 = {
    "I": ["Y", "R", "B", "YY"],
    "II": ["G", "RRR", "YB"],
    "III": ["RR", "BB", "YYY"],
    "IV": ["BBB", "YR", "RB"],  # in the bag: O
}
NEVER = {"black_market.barrel_return": "never"}


def bazaar(*apprentices: int, first: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Three or four painters at the market in the order of their seats; the first wakes at 6 and pays 3 for a tile."""
    painters: list[dict[str, Any]] = [
        {"space": 10 * seat + 10, "wake": (6, 7, 8, 9)[seat], "plan": PLANS[number], "paints": ""}
        for seat, number in enumerate(apprentices)
    ]
    painters[0].update(first or {})
    booths = BOOTHS4 if len(painters) == 4 else BOOTHS3
    words = {"booths": booths, "phase": "market", **words}
    return fresco.position(len(painters), modules=[16], painters=painters, **words)


def prepare(barrel: list[str], **words: Any) -> Fresco:
    """Four painters before the prepare phase, all booths empty. It runs on to the next wake phase by itself."""
    painters = [{"space": 10 * n + 10, "wake": 6 + n, "plan": PLANS[0]} for n in range(4)]
    slices = {"black_market": {"barrel": barrel}}
    return fresco.position(4, modules=[16], painters=painters, booths={}, slices=slices, phase="prepare", **words)


def barrel(game: Fresco) -> list[str]:
    tiles: list[str] = game.view().modules["black_market"]["barrel"]
    return tiles


def sizes(game: Fresco) -> list[int]:
    return [len(tiles) for tiles in game.view().booths.values()]
