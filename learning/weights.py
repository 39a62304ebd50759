"""What was learned, as a file of the package: ``bots/GAME/painter-PLAYERS.json``.

python -m learning.weights GAME PLAYERS painter.npz COMMAND...
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from buonfresco import bots
from buonfresco.games import get_game

MOST = 32767


def packed(rows: Any) -> dict[str, Any]:
    """Whole numbers of two bytes, lowest first, and what one of them stands for."""
    rows = np.atleast_2d(rows)
    scale = float(np.abs(rows).max()) / MOST or 1.0
    numbers = np.rint(rows / scale).astype("<i2")
    return {"width": rows.shape[1], "scale": scale, "numbers": base64.b64encode(numbers.tobytes()).decode("ascii")}


def main() -> None:
    game, players, path, command = sys.argv[1], int(sys.argv[2]), sys.argv[3], " ".join(sys.argv[4:])
    found = np.load(path)
    weights: dict[str, Any] = {}
    for name in ("one", "two"):  # by input
        weights[name], weights[f"{name} bias"] = packed(found[f"{name}.weight"].T), packed(found[f"{name}.bias"])
    for name in [one for one in ("fixed", "traits", "value") if f"{one}.weight" in found]:  # by output
        weights[name], weights[f"{name} bias"] = packed(found[f"{name}.weight"]), packed(found[f"{name}.bias"])
    digest = get_game(game).new_game(players, seed=0).ruleset.digest
    how = {"command": command, **json.loads(str(found["line"]))}
    data = {"pack": digest, "found": how, "weights": weights}
    out = Path(bots.__file__).parent / game / f"painter-{players}.json"
    out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"{out.name}: {out.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
