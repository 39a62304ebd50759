"""One sitting at the terminal: the game, who plays it, and what a person is shown before an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from buonfresco.cli import facts, labels, saves
from buonfresco.cli.layout import aligned, choices
from buonfresco.cli.menu import arrange
from buonfresco.cli.planning import advice, advice_for_ill, how_to_plan, to_place, what_follows, where_to_cover
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.story import Story, Teller, column_key, retell
from buonfresco.cli.table import Drawing
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BuonfrescoError, Reason
from buonfresco.engine.view import Option
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

_OUTCOME = 26  # columns that what an option leads to must have


class Leave(Exception):
    """Somebody wants to stop here."""


class Table:
    """One sitting: the game, who plays it, where it is shown and saved."""

    def __init__(self, game: Fresco, sitting: Sitting, path: Path, term: Terminal, cat: Catalogue) -> None:
        self.game = game
        self.sitting = sitting
        self.path = path
        self.term = term
        self.cat = cat
        names = [name or cat(f"emblem-{seat}") for seat, name in enumerate(sitting.names)]
        self.names = [*names, cat("leonardo")]
        self.draw = Drawing(term, cat, self.names)
        self.teller = Teller(cat, self.names, game.r)
        self.story: Story = retell(game)
        self.humans = [seat for seat, kind in enumerate(sitting.seats) if kind == HUMAN]
        self.holder = self.humans[0] if len(self.humans) == 1 else -1  # who has the device
        self.known: tuple[int | None, int, str] | None = None  # seat, round and phase of the table shown last
        self.listed = False  # all options are on the screen, with their numbers

    def save(self) -> None:
        saves.save(self.path, self.game, self.sitting)

    def apply(self, code: int, seat: int) -> None:
        if self.known is not None and self.known[0] != seat:
            self.known = None
        self.story.add(self.game.apply(self.game.codec.decode(code), seat))
        self.save()

    def parse(self, line: str) -> str | None:
        try:
            return self.game.parse(line).text
        except BuonfrescoError:
            return None

    def reason(self, reason: Reason) -> str:
        """A refusal with the names of the table in it, and the rule behind it."""
        args = dict(reason.args)
        if "column" in args:
            args["column"] = column_key(str(args["column"]), self.game.s.final)
        for field in ("who", "seat"):
            painter = args.get(field)
            if isinstance(painter, int):
                args[field] = self.names[painter]
        text = self.cat(reason.key, **args)
        return self.cat("cli-with-rule", text=text, rule=reason.rule) if reason.rule else text


def show(table: Table, seat: int) -> None:
    """What happened, the table, the question and the options."""
    table.listed = False
    view = table.game.view(seat)
    news = table.teller.lines(table.story.news(seat))
    if table.term.tall:
        table.term.say()
    if news:
        table.term.sentences(news)
        if table.term.tall:
            table.term.say()
    table.term.lines(table.draw.brief(view) if _knows(table, view) else table.draw.whole(view))
    if table.term.tall:
        table.term.say()
    ask(table, view, everything=False)


def _knows(table: Table, view: View) -> bool:
    """Does the seat still have the table before its eyes? While it plans, and in the questions one answer leads to."""
    before, table.known = table.known, (view.seat, view.round, view.phase)
    return before == table.known


def ask(table: Table, view: View, everything: bool) -> None:
    """The question, what it is about, and the options with what they lead to."""
    assert view.decision is not None
    assert view.seat is not None
    cat, kind = table.cat, view.decision.kind
    key = f"ask-{kind}"
    if view.decision.actor != view.seat and f"{key}-leonardo" in cat:
        key += "-leonardo"
    about = labels.about(view, cat)
    question = cat(key, **{"apprentices": to_place(view) or view.players[view.seat].apprentices, **about})
    if about and f"about-{kind}" in cat:
        question += " " + cat(f"about-{kind}", **about)
    table.term.say(question, style="bold")
    menu = arrange(view)
    if kind == "wake_time":
        free = {int(facts.places(option)["time"]) for option in menu.options}
        table.term.lines(table.draw.hostel(view, free))
        return
    if kind == "plan" and not everything:
        table.term.lines(aligned(advice(view, cat), width=table.term.console.width))
        for line in what_follows(view, cat):
            table.term.say(line)
        table.term.say(how_to_plan(view, cat), style="bold")
        return
    if any(option.kind == "keep" for option in menu.options):
        _numbered(table, where_to_cover(view, menu.options, cat))
        return
    if kind == "ill":
        table.term.lines(aligned(advice_for_ill(view, cat), width=table.term.console.width))
    table.listed = everything
    shown = menu.options if everything else menu.options[: menu.shown]
    _list(table, view, shown)
    if len(shown) < len(menu.options):
        table.term.say(table.cat("cli-more", count=len(menu.options) - len(shown)), style="dim")


def _list(table: Table, view: View, options: list[Option]) -> None:
    short = not table.term.wide
    described = [labels.label(view, option, table.cat, short) for option in options]
    _numbered(table, described)


def _numbered(table: Table, rows: Sequence[tuple[str, str]]) -> None:
    table.term.lines(choices(rows, table.term.console.width, _OUTCOME, table.cat("cli-colon")))
