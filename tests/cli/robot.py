"""A person who answers at random, for whole games through the terminal's own code."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

from buonfresco import text
from buonfresco.cli import play
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.session import Table
from buonfresco.cli.terminal import ASCII, UNICODE, Terminal
from buonfresco.engine.view import Option
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry

ALL_MODULES = tuple(registry())
IDLE = ("pass", "keep", "no_map", "keep_lady")
COMMANDS = ("help", "hint", "all", "board", "why pass", "undo", "withdraw", "log", "99", "0", "nonsense", "help game")


def terminal(plain: bool = False, width: int = 80) -> Terminal:
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=not plain,
        color_system=None if plain else "standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.size = console.size._replace(width=width, height=60)
    return Terminal(console, ASCII if plain else UNICODE)


def table(path: Path, lang: str = "en", players: int = 3, seed: int = 1, people: int = 1, **words: object) -> Table:
    """A new game with all modules; ``words`` go to the terminal or, the others, to the game."""
    term = terminal(**{key: words.pop(key) for key in ("plain", "width") if key in words})  # type: ignore[arg-type]
    game = fresco.new_game(players, seed=seed, **{"modules": ALL_MODULES, **words})  # type: ignore[arg-type]
    sitting = Sitting([HUMAN] * people + ["random"] * (players - people), [""] * players, seed)
    return Table(game, sitting, path, term, text.catalogue(lang))


def written(sitting: Table) -> str:
    """Everything on the screen so far."""
    file = sitting.term.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


class Robot:
    """Answers for all people of a table: an option by number or notation, now and then something else."""

    def __init__(self, sitting: Table, rng: random.Random, chatter: float = 0.0, eager: float = 0.9) -> None:
        self.table = sitting
        self.rng = rng
        self.chatter = chatter  # how often it says something that is no answer
        self.eager = eager  # how often it does something rather than nothing
        self.asked: dict[str, int] = {}  # decisions by kind
        self.watch: Callable[[Table, int], None] | None = None

    def play(self) -> str:
        self.table.term.ask = self.answer  # type: ignore[method-assign]
        self.table.save = lambda: None  # type: ignore[method-assign]
        play.play(self.table)
        return written(self.table)

    def answer(self, prompt: str) -> str:
        self.table.term.console.print(prompt, end="")
        line = self._line()
        self.table.term.console.print(line)
        return line

    def _line(self) -> str:
        game = self.table.game
        seats = [seat for seat in self.table.humans if game.legal(seat)]
        seat = self.table.holder if self.table.holder in seats else (seats or [0])[0]
        view = game.view(seat)
        if view.decision is None or view.ready:
            return ""
        self.asked[view.decision.kind] = self.asked.get(view.decision.kind, 0) + 1
        if self.watch is not None:
            self.watch(self.table, seat)
        if self.rng.random() < self.chatter:
            return self.rng.choice(COMMANDS)
        options = [option for option in view.decision.options if option.kind != "withdraw"]
        busy = [option for option in options if option.kind not in (*IDLE, "forfeit")]
        chosen: Option = self.rng.choice(busy if busy and self.rng.random() < self.eager else options)
        return chosen.text


def positions(
    seed: int, players: int = 3, every: int = 7, modules: Iterable[int] = ALL_MODULES, eager: float = 1.0
) -> Iterator[Fresco]:
    """A game with all modules, at many moments. ``eager``: how often somebody does something rather than nothing."""
    game = fresco.new_game(players, modules=modules, seed=seed)
    rng = random.Random(seed)
    for count in itertools.count():
        if game.over:
            return
        if count % every == 0:
            yield game
        seat = game.decisions[0].seat
        view = game.view(seat)
        assert view.decision is not None
        options = [option for option in view.decision.options if option.kind != "withdraw"]
        busy = [option for option in options if option.kind not in IDLE]
        game.apply(rng.choice(busy if busy and rng.random() < eager else options).text, seat)
