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
from buonfresco.cli.session import Session
from buonfresco.cli.terminal import ASCII, UNICODE, Terminal
from buonfresco.engine.view import Option
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.table import Table
from tests.cli.driver import seats
from tests.support import ALL_MODULES

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


def table(path: Path, lang: str = "en", players: int = 3, seed: int = 1, people: int = 1, **words: object) -> Session:
    """A new game with all modules; ``words`` go to the terminal or, the others, to the game."""
    term = terminal(**{key: words.pop(key) for key in ("plain", "width") if key in words})  # type: ignore[arg-type]
    game = fresco.new_game(players, seed=seed, **{"modules": ALL_MODULES, **words})  # type: ignore[arg-type]
    return Session(Table.of_game(game, seats(people, players), seed=seed), path, term, text.catalogue(lang))


def written(sitting: Session) -> str:
    """Everything on the screen so far."""
    file = sitting.term.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


class Robot:
    """Answers for all people of a table: an option by number or notation, now and then something else."""

    def __init__(self, sitting: Session, rng: random.Random, chatter: float = 0.0, eager: float = 0.9) -> None:
        self.session = sitting
        self.rng = rng
        self.chatter = chatter  # how often it says something that is no answer
        self.eager = eager  # how often it does something rather than nothing
        self.asked: dict[str, int] = {}  # decisions by kind
        self.watch: Callable[[Session, int], None] | None = None

    def play(self) -> str:
        self.session.term.ask = self.answer  # type: ignore[method-assign]
        play.play(self.session)
        return written(self.session)

    def answer(self, prompt: str) -> str:
        self.session.term.console.print(prompt, end="")
        line = self._line()
        self.session.term.console.print(line)
        return line

    def _line(self) -> str:
        table = self.session.table
        if table.over:
            return "no"
        asked = [seat for seat in self.session.people if table.view(seat, told=False).decision is not None]
        seat = self.session.holder if self.session.holder in asked else (asked or [0])[0]
        view = table.view(seat, told=False)
        if view.decision is None or view.ready:
            return ""
        self.asked[view.decision.kind] = self.asked.get(view.decision.kind, 0) + 1
        if self.watch is not None:
            self.watch(self.session, seat)
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
