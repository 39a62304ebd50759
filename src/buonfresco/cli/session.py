"""One sitting at the terminal: a table, who has the device, and what a person is shown before an answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from buonfresco.cli.face import Face, face_of
from buonfresco.cli.layout import wrap
from buonfresco.cli.terminal import Terminal
from buonfresco.phrases import Phrase
from buonfresco.table import Table
from buonfresco.table.seats import PERSON
from buonfresco.text import Catalogue


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """A table in this terminal, in one language. Everything that must last is in the table's journal."""

    def __init__(
        self, table: Table, path: Path, term: Terminal, cat: Catalogue, face: type[Face] | None = None
    ) -> None:
        """``face``: another one than the game's own."""
        self.table = table
        self.path = path
        self.term = term
        self.cat = cat
        self.names = table.names(cat)
        self.face = (face or face_of(table.game))(table.game, table.ruleset, term, cat, self.names)
        self.people = [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]
        self.holder = self.people[0] if len(self.people) == 1 else -1  # who has the device
        self.known: tuple[int, object] | None = None  # who saw the table last, and what it was
        self.heard: dict[int, int] = {}  # by seat: how far it has been told what happened
        self.listed = False  # all options are on the screen, with their numbers

    def say(self, phrase: Phrase) -> str:
        return self.cat.say(phrase, self.names)

    def answer(self, seat: int, number: int, answers: list[str]) -> None:
        """All of them, or none."""
        if self.known is not None and self.known[0] != seat:
            self.known = None
        self.table.answer(seat, number, answers)

    def news(self, seat: int) -> list[str]:
        """What the seat has not been told yet."""
        news = self.table.news(seat, self.heard.get(seat))
        self.heard[seat] = news.number
        return [self.say(phrase) for phrase in news.phrases]


def show(session: Session, seat: int) -> None:
    """What happened, the table, the question and the options."""
    term, face = session.term, session.face
    view = session.table.view(seat)
    news = session.news(seat)
    if term.tall:
        term.say()
    if news:
        term.sentences(news)
        if term.tall:
            term.say()
    before, session.known = session.known, (seat, face.known(view))
    shown = face.brief(view) if before == session.known else face.whole(view)
    term.lines(shown)
    if term.tall:
        term.say()
    ask(session, view, everything=False, above=len(shown) + (3 if term.tall else 0))


def ask(session: Session, view: Any, everything: bool, above: int = 0) -> None:
    """The question, what it is about, and the options with what they lead to. ``above``: lines of the table there."""
    question = session.face.question(view)
    session.term.say(question, style="bold")
    above += len(wrap(question, session.term.console.width))
    session.listed = session.face.ask(view, everything, room=session.term.height - above - 1)
