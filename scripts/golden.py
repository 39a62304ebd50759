"""Write the golden games again. Only after a deliberate change of rules or draws; the commit says which and why.

python scripts/golden.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from buonfresco.engine.action import Action
from buonfresco.engine.game import Game
from buonfresco.games import dice, fresco, registry
from buonfresco.games.dice import odds
from buonfresco.games.dice.actions import TIMES

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PRESETS = ("revised", "bigbox", "revised-fr")


def random_play(game: Game, seed: int) -> Game:
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    return game


def early_finish() -> Game:
    """Seven tiles at the beginning of a round, all of them restored in it (B-END-06)."""
    low = ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2", "5RG", "5BO"]
    segments = ["A1", "B1", "C1", "D1", "E1", "A2", "B2"]
    rich = {"paints": "YYYYYYRRRRRRBBBBBBGGGOOO", "plan": [0, 3, 1, 1, 0]}
    game = fresco.position(
        players=3,
        painters=[{**rich, "wake": 5, "space": 30}, {**rich, "wake": 6, "space": 40}, {**rich, "wake": 7, "space": 50}],
        fresco=dict(zip(segments, low, strict=True)),
        phase="cathedral",
        round=7,
        seed=1,
    )
    while not game.over:
        game.apply(game.legal()[0])
    return game


SETS: list[tuple[int, str, tuple[int, ...]]] = [
    (2, "revised", ()),
    (3, "bigbox", ()),
    (4, "revised-fr", ()),
    (2, "revised-fr", (16,)),
    (4, "revised", (16,)),
    *((2 + number % 3, PRESETS[number // 3 % 3], (number,)) for number in range(1, 10)),
    *((players, PRESETS[players - 2], (1, 2, 3, 4, 5, 6, 7, 8, 9, 16)) for players in (2, 3, 4)),
    (3, "revised", (2, 3, 4, 5, 6, 7, 8, 9, 16)),  # without portraits it ends by its tiles
    *((2 + number % 3, PRESETS[number % 3], (number,)) for number in (10, 11, 12, 13, 14, 15, 17)),
    *((players, PRESETS[players - 2], tuple(range(1, 18))) for players in (2, 3, 4)),
    *((players, PRESETS[4 - players], tuple(range(2, 18))) for players in (2, 3, 4)),  # the infection ends them
]


def _name(modules: tuple[int, ...]) -> str:
    """``-m4``, ``-m1-9-16``: runs of numbers are written short."""
    runs: list[list[int]] = []
    for number in modules:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
    return "-m" + "-".join(parts) if parts else ""


def games() -> dict[str, Game]:
    """At least one for each player number, preset, module and reason to end."""
    found: dict[str, Game] = {
        f"{players}p-{preset}{_name(modules)}": random_play(
            fresco.new_game(players, modules=modules, preset=preset, seed=f"golden {players}", max_rounds=None), seed
        )
        for seed, (players, preset, modules) in enumerate(SETS)
    }
    found["3p-rounds"] = random_play(fresco.new_game(3, seed=5, max_rounds=4), 1)
    found["3p-fresco-finished-early"] = early_finish()
    return found | small_games()


def small_games() -> dict[str, Game]:
    """Games without modules: each player number, and each reason to end."""
    found: dict[str, Game] = {}
    for name, kind in registry().items():
        if kind.settings:
            continue
        for players in (2, 3, 4):
            found[f"{name}-{players}p"] = random_play(
                kind.new_game(players, seed=f"golden {players}", max_rounds=None), players
            )
        found[f"{name}-3p-rounds"] = random_play(kind.new_game(3, seed=5, max_rounds=4), 1)
    found["dice-2p-sections"] = five_sections()
    return found


def five_sections() -> Game:
    """Whoever is at turn keeps what leads to a section he does not own (D-END-01)."""
    game = dice.new_game(2, seed="sections 0", max_rounds=None)
    rng = random.Random(3)
    while not game.over:
        game.apply(_best_keep(game) if game.decision and game.decision.kind == "keep" else rng.choice(game.legal()))
    return game


def _best_keep(game: dice.Dice) -> Action:
    s, r = game.s, game.r
    wanted = [total for total, takers in zip(r.sums, s.takers, strict=True) if s.turn not in takers]
    worth = [float(total in wanted) for total in range(odds.HIGHEST + 1)]
    total = sum(pips * TIMES[colour_dice] for _, pips, colour_dice in s.aside)
    found = odds.keeps(worth, total, odds.THROWS - s.throws, s.pips, s.colours)
    die, colour_dice, _ = max(found, key=lambda entry: entry[2])
    return r.keeps[die][colour_dice]


def record(game: Game) -> dict[str, object]:
    outcome = game.outcome
    assert outcome is not None
    return {
        "reason": outcome.reason,
        "ranking": outcome.ranking,
        "scores": outcome.scores,
        "points": outcome.points,
        "rounds": outcome.rounds,
        "hash": f"{game.hash():016x}",
        "log": json.loads(game.log.to_json()),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        text = json.dumps(record(game), ensure_ascii=False, indent=None, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(
            text.replace('"log":', '\n"log":').replace('"inputs":', '\n"inputs":') + "\n"
        )
        print(f"{name}: {record(game)['reason']} after round {record(game)['rounds']}, {record(game)['scores']}")


if __name__ == "__main__":
    main()
