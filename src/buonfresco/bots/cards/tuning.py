"""Weights for the value of the card game, from games of the light policy:

    python -m buonfresco.bots.cards.tuning GAMES SEED     (with the plain build: nobody runs a compiled file)

Games are shaken once: hands, tiles and fresco cards are changed at random when some round begins, and only what comes
after that counts. So a weight says what a thing brings, and not who tends to have it.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Final

from buonfresco.bots.cards import files, light
from buonfresco.bots.cards.value import FEATURES, STAGES, features, stage
from buonfresco.bots.fitting import Row, fitted, surprise
from buonfresco.games import cards
from buonfresco.games.cards import Cards

COMMAND: Final = "python -m buonfresco.bots.cards.tuning"
PLAYERS: Final = 2
LAST: Final = 8  # rounds among which one is shaken


def shake(g: Cards, rng: random.Random) -> None:
    """Everybody finds other things before him."""
    s, r = g.s, g.r
    for seat in range(r.seats):
        hand, tiles, frescoes = s.hands[seat], s.tiles[seat], s.frescoes[seat]
        for card in hand[:]:
            if rng.random() < 0.3:  # changed for one of any pile, or lost
                hand.remove(card)
                s.piles[r.card_back[card]].append(card)
                pile = rng.choice(s.piles)
                if pile and rng.random() < 0.8:
                    hand.append(pile.pop(rng.randrange(len(pile))))
        hand.sort()
        if s.tile_pile and rng.random() < 0.4:
            tiles[s.tile_pile.pop(rng.randrange(len(s.tile_pile)))] += 1
        owned = [tile for tile, count in enumerate(tiles) if count]
        if owned and rng.random() < 0.4:
            tile = rng.choice(owned)
            tiles[tile] -= 1
            s.tile_pile.append(tile)
        if frescoes and rng.random() < 0.25:
            s.fresco_pile.append(frescoes.pop(rng.randrange(len(frescoes)))[0])
        if len(frescoes) < r.enough - 1 and s.fresco_pile and rng.random() < 0.25:
            frescoes.append((s.fresco_pile.pop(rng.randrange(len(s.fresco_pile))), rng.randrange(4)))
    for pile in s.piles:
        pile.sort()
    g.run()
    g.begin_here()


def rows(players: int, seed: int) -> list[tuple[int, Row]]:
    """One game: by turn the stage, features and who won."""
    g = cards.new_game(players, seed=seed)
    g.listening = False
    rng = random.Random(seed)
    shaken = rng.randint(1, LAST)
    seen: list[tuple[int, list[list[float]]]] = []
    last = (0, -1)
    while not g.over:
        s = g.s
        asked = g.asked()
        if asked is not None and asked[0] == "turn" and (s.round, s.turn) != last:
            if s.round == shaken != last[0] and not s.final:
                shake(g, rng)
                seen = []
            last = (s.round, s.turn)
            seen.append((stage(g), features(g)))
        options = g.legal()
        scores = light.scores(g, g.asked_first, options)
        best = max(scores)
        g.apply(rng.choice([one for one, score in zip(options, scores, strict=True) if score >= best - 1e-9]))
    outcome = g.outcome
    assert outcome is not None
    won = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    return [(where, (had, won)) for where, had in seen]


def main(games: int, seed: int) -> None:
    found: list[list[Row]] = [[] for _ in range(STAGES)]
    for number in range(games):
        for where, row in rows(PLAYERS, seed + number):
            found[where].append(row)
    weights = [fitted(one, len(FEATURES)) for one in found]
    score = [
        {"rows": len(one), "surprise": round(surprise(one, row), 4)} for one, row in zip(found, weights, strict=True)
    ]
    command = f"{COMMAND} {games} {seed}"
    head = json.dumps({"features": FEATURES, "found": {"command": command, "seed": seed, "score": score}}, indent=1)
    lines = ",\n".join(f"  {json.dumps([round(weight, 4) for weight in row])}" for row in weights)
    path = Path(files.__file__).parent / "values.json"
    path.write_text(f'{head[:-2]},\n "weights": [\n{lines}\n ]\n}}\n', "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
