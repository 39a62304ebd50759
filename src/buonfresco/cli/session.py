"""One sitting at the terminal: the game, who plays it, and what a person is shown before an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from buonfresco.cli import saves
from buonfresco.cli.face import Face, face_of
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.story import Story, retell
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.game import Game
from buonfresco.text import Catalogue


class Leave(Exception):
    """Somebody wants to stop here."""


class Table:
    """One sitting: the game, who plays it, where it is shown and saved."""

    def __init__(
        self,
        game: Game,
        sitting: Sitting,
        path: Path,
        term: Terminal,
        cat: Catalogue,
        face: type[Face] | None = None,
    ) -> None:
        """``face``: another one than the game's own."""
        self.game: Any = game  # each game has its own class
        self.sitting = sitting
        self.path = path
        self.term = term
        self.cat = cat
        self.face = (face or face_of(game.name))(game, term, cat, sitting.names)
        self.names = self.face.names
        self.story: Story = retell(game)
        self.humans = [seat for seat, kind in enumerate(sitting.seats) if kind == HUMAN]
        self.holder = self.humans[0] if len(self.humans) == 1 else -1  # who has the device
        self.known: tuple[int, object] | None = None  # who saw the table last, and what it was
        self.listed = False  # all options are on the screen, with their numbers

    def save(self) -> None:
        saves.save(self.path, self.game, self.sitting)

    def apply(self, actions: Sequence[Action | str], seat: int) -> None:
        """All of them, or none."""
        if self.known is not None and self.known[0] != seat:
            self.known = None
        self.story.add(self.game.apply_all(actions, seat))
        self.save()

    def reason(self, reason: Reason, seat: int) -> str:
        """A refusal with the names of the table in it, and the rule behind it."""
        text = self.cat(reason.key, **self.face.reason(self.game.view(seat), reason))
        return self.cat("cli-with-rule", text=text, rule=reason.rule) if reason.rule else text


def show(table: Table, seat: int) -> None:
    """What happened, the table, the question and the options."""
    view = table.game.view(seat)
    news = table.face.lines(table.story.news(seat))
    if table.term.tall:
        table.term.say()
    if news:
        table.term.sentences(news)
        if table.term.tall:
            table.term.say()
    before, table.known = table.known, (seat, table.face.known(view))
    table.term.lines(table.face.brief(view) if before == table.known else table.face.whole(view))
    if table.term.tall:
        table.term.say()
    ask(table, view, everything=False)


def ask(table: Table, view: Any, everything: bool) -> None:
    """The question, what it is about, and the options with what they lead to."""
    table.term.say(table.face.question(view), style="bold")
    table.listed = table.face.ask(view, everything)
