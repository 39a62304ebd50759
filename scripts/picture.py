"""Draw the README's picture: the terminal table as it really looks, in the middle of a game.

python -m scripts.picture
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from buonfresco.bots import seated, think
from buonfresco.cli.session import Session, show
from buonfresco.cli.terminal import UNICODE, Terminal
from buonfresco.games import fresco
from buonfresco.table import Seat, Table
from buonfresco.text import catalogue

TARGET = Path(__file__).parents[1] / "docs" / "table.svg"
INK, PLASTER = (43, 33, 26), (243, 234, 218)
COLOURS = [
    INK,
    (140, 59, 42),
    (47, 125, 91),
    (176, 122, 30),
    (39, 78, 140),
    (112, 62, 130),
    (30, 110, 120),
    (120, 105, 90),
]
THEME = TerminalTheme(PLASTER, INK, COLOURS, COLOURS)


def main() -> None:
    game = fresco.new_game(3, modules=(1, 4, 5, 6, 7, 8), seed="picture")
    rng = random.Random(4)
    while True:
        decision = game.decisions[0]
        view = game.view(decision.seat)
        assert view.decision is not None
        if view.round >= 4 and decision.kind == "cathedral" and decision.seat == 0 and len(view.decision.options) > 8:
            break
        code = think(seated(game, decision.seat, "apprentice", rng.getrandbits(60)))
        game.apply(game.codec.decode(code), decision.seat)
    console = Console(
        record=True,
        width=100,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    table = Table.of_game(game, [Seat("person"), *[Seat("bot", bot="apprentice")] * 2], seed=1)
    session = Session(table, Path("unused"), Terminal(console, UNICODE), catalogue("en"))
    session.heard[0] = table.news(0).number
    show(session, 0)
    svg = console.export_svg(title="buonfresco play", theme=THEME)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from a foreign host
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    TARGET.write_text(svg, encoding="utf-8")
    print(f"{TARGET.name}: {len(svg)} bytes")


if __name__ == "__main__":
    main()
