"""Screens as people see them, at 80x24 and 120x40. Written anew by ``python -m tests.cli.test_snapshots``; look at them
in the diff before they are committed.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from buonfresco.cli.session import Session, show
from buonfresco.cli.terminal import UNICODE, Terminal
from buonfresco.games import cards, dice, fresco
from buonfresco.table import Table
from buonfresco.text import catalogue
from tests.cli.driver import at, seats

FOLDER = Path(__file__).parent / "screens"
SIZES = {"small": (80, 24), "large": (120, 40)}
ALL = tuple(range(1, 18))


def morning(phase: str, **words: Any) -> Any:
    painters = [{"space": 10 - seat} if phase == "wake" else {"wake": 7 + seat} for seat in range(3)]
    return fresco.position(3, painters=painters, phase=phase, seed=3, **words)


SCREENS: dict[str, tuple[str, Callable[[], Any]]] = {
    "wake": ("en", lambda: morning("wake")),
    "plan": ("en", lambda: morning("plan")),
    "market": ("en", lambda: at("market", [2, 1, 0, 2, 0], seed=3)),
    "cathedral": ("de", lambda: at("cathedral", [0, 2, 3, 0, 0], seed=3)),
    "workshop": ("fr", lambda: at("workshop", [0, 0, 2, 3, 0], seed=3)),
    "plan-all-modules": ("de", lambda: morning("plan", modules=ALL)),
    "market-all-modules": ("fr", lambda: at("market", [2, 1, 0, 2, 0], modules=ALL, seed=3)),
    "cards": ("en", lambda: cards.new_game(3, seed=3)),
    "dice": ("de", lambda: dice.new_game(3, seed=3)),
}
TOO_MUCH = ("all-modules",)  # seventeen boards do not fit into 24 lines


def screen(name: str, size: str) -> str:
    lang, make = SCREENS[name]
    width, height = SIZES[size]
    game = make()
    console = Console(file=io.StringIO(), force_terminal=True, color_system=None, highlight=False, markup=False)
    console.size = console.size._replace(width=width, height=height)
    table = Table.of_game(game, seats(game.ruleset.seats, game.ruleset.seats), seed=1)
    session = Session(table, Path("x"), Terminal(console, UNICODE), catalogue(lang))
    seat = table.waiting[0]
    session.news(seat)  # they have scrolled by
    show(session, seat)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_screens(name: str, size: str) -> None:
    shown = screen(name, size)
    assert shown == (FOLDER / f"{name}-{size}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_screens_fit(name: str, size: str) -> None:
    """With the prompt below them."""
    width, height = SIZES[size]
    lines = screen(name, size).splitlines()
    assert max(map(cell_len, lines)) <= width
    assert len(lines) < height or name.endswith(TOO_MUCH)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in SCREENS:
        for form in SIZES:
            (FOLDER / f"{one}-{form}.txt").write_text(screen(one, form), encoding="utf-8")
