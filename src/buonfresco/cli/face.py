"""How a game is shown at one table, in one language: told views laid out on lines.

All words come with the view (engine/telling.py); here they become lines of a terminal. A game's own face is the class
``FACE`` of the file ``buonfresco/cli/<game>/face.py``: it draws the board and understands short forms of answers. A
game without one gets the plain one; nothing else in the terminal knows which game is played.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.text import Text

from buonfresco import pages
from buonfresco.cli.layout import Cell, aligned, choices, labelled
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.engine.telling import readable
from buonfresco.engine.told import Mark, Row, Said
from buonfresco.engine.view import Option, View
from buonfresco.text import Catalogue

_OUTCOME = 26  # columns that what an option leads to must have
_FEWEST = 4  # options that are listed however small the screen is


class Menu:
    """The options of a view, numbered from 1: first those worth a look, then the others."""

    def __init__(self, view: Any) -> None:
        options = view.decision.options if view.decision is not None else []
        first = view.told.first
        rest = [number for number in range(len(options)) if number not in set(first)]
        self.options: list[Option] = [options[number] for number in (*first, *rest)]
        self.shown: int = len(first)
        self.typed: list[str] = view.told.typed


class Face:
    """One game, shown in one language with the names of one table. It keeps nothing of the position.

    Views are ``Any`` here: each game has its own class of them.
    """

    def __init__(self, game: str, ruleset: Any, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        """``names`` by figure."""
        self.game = game
        self.rules = ruleset
        self.term = term
        self.cat = cat
        self.names = names

    # ---- about the game, before there is a table ----------------------------------------------------------------

    @staticmethod
    def settings(cat: Catalogue) -> list[str]:
        """What can be chosen for a game, as lines of the help (see ``layout.entry``)."""
        return []

    @staticmethod
    def pack_counts(cat: Catalogue, pack: Any) -> str:
        return cat("pack-entries", count=sum(1 for _ in pack.entries()))

    @staticmethod
    def pack_digest(pack: Any) -> str:
        return str(pack.digest())

    # ---- words --------------------------------------------------------------------------------------------------

    def say(self, said: Said) -> str:
        return self.cat.say(said, self.names)

    def rich(self, said: Said, pictograms: bool = False) -> Text:
        """With the colors of paints."""
        text = Text()
        for span in self.cat.spans(said, self.names):
            paint = str(span.id) if span.sort == "paint" else ""
            text.append_text(self.term.painted(span.text, paint, pictograms)) if paint else text.append(span.text)
        return text

    def name(self, value: object, of: str) -> str:
        return self.cat.name(value, of)

    def gives(self, option: Option) -> str:
        """What an option leads to, in one breath."""
        assert option.gives is not None
        return self.cat("panel-gap").join(self.say(phrase) for phrase in option.gives.breath())

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: Any, everything: bool = False) -> list[Text]:
        """The table as far as it matters now; or everything that can be seen."""
        return [self.header(view), *self.board(view, everything), *self.panels(view, everything)]

    def brief(self, view: Any) -> list[Text]:
        """What the question is about, for who still has the table before his eyes."""
        return self.whole(view)

    def known(self, view: Any) -> object:
        """As long as this stays the same, a seat that is asked again still has the table before its eyes."""
        return view.round, view.phase

    def header(self, view: Any) -> Text:
        title = self.cat("cli-round-final" if view.final else "cli-round", round=view.round)
        phase = self.name(view.phase, f"phase-{self.rules.words}".rstrip("-"))
        return Text(f"{title}  ", style="bold").append(f"[{phase}]", "bold reverse")

    def board(self, view: Any, everything: bool) -> list[Text]:
        """Of a game that nobody has drawn yet: all the view says, as it is."""
        data: dict[str, Any] = msgspec.to_builtins(view)
        rows: list[tuple[str, Sequence[Cell]]] = []
        for field in [field for field in data if field not in View.__struct_fields__]:
            value = data[field]
            by_seat = isinstance(value, list) and len(value) == self.rules.seats
            if by_seat and all(isinstance(one, dict) for one in value):
                rows += [(self.names[seat], self._parts(one)) for seat, one in enumerate(value)]
            else:
                rows.append((self.name(field, "part"), self._parts(value)))
        return self.rows([(name, parts) for name, parts in rows if parts])

    def _parts(self, value: Any) -> list[Cell]:
        if not isinstance(value, dict):
            return [text] if (text := readable(value)) else []
        found = [(self.name(part, "part"), readable(one)) for part, one in value.items()]
        return [self.cat("panel-part", part=part, value=text) for part, text in found if text]

    def rows(self, rows: Sequence[tuple[str, Sequence[Cell]]]) -> list[Text]:
        return labelled(rows, self.term.console.width, self.cat("panel-gap"))

    def panels(self, view: Any, everything: bool) -> list[Text]:
        """What modules put on the table: the open rows that matter now, or all of them."""
        rows = [row for panel in view.told.panels.values() for row in panel.rows]
        return self._panel_rows([row for row in rows if everything or self._matters(view, row)])

    def about_question(self, view: Any) -> list[Text]:
        """The rows that the question at hand is about."""
        rows = [row for panel in view.told.panels.values() for row in panel.rows]
        return self._panel_rows([row for row in rows if view.decision and view.decision.kind in row.when])

    def _matters(self, view: Any, row: Row) -> bool:
        return view.phase in row.when or (view.decision is not None and view.decision.kind in row.when)

    def _panel_rows(self, rows: Iterable[Row]) -> list[Text]:
        found = [(self.say(row.label), [self.rich(piece) for piece in row.pieces]) for row in rows if row.pieces]
        named: list[tuple[str, Sequence[Cell]]] = []
        for label, pieces in found:  # rows of one thing follow each other; its name stands before the first
            named.append(("" if named and label == found[len(named) - 1][0] else label, pieces))
        return self.rows(named)

    def own(self, view: Any) -> list[Text]:
        """What modules give the viewer behind his own screen."""
        return [self.rich(piece) for panel in view.told.panels.values() for piece in panel.own]

    def marks(self, view: Any) -> dict[str, list[Mark]]:
        """What lies on the places of the table, by place."""
        found: dict[str, list[Mark]] = {}
        for panel in view.told.panels.values():
            for mark in panel.marks:
                found.setdefault(mark.at, []).append(mark)
        return found

    # ---- the question and its options ---------------------------------------------------------------------------

    def question(self, view: Any) -> str:
        return self.say(view.told.question) if view.told.question is not None else ""

    def ask(self, view: Any, everything: bool, room: int = 10_000) -> bool:
        """Print the options, below the question. True if all of them are on the screen, with their numbers.

        ``room``: lines left for them; what does not fit is there for who asks for all.
        """
        menu = Menu(view)
        advice = [[self.say(row.label), " ".join(self.say(piece) for piece in row.pieces)] for row in view.told.advice]
        if advice and not everything:
            lines = aligned(advice, width=self.term.console.width)
            self.term.lines(lines)
            room -= len(lines)
        count = len(menu.options) if everything else menu.shown
        lines = self.numbered([(self.label(option), self.gives(option)) for option in menu.options[:count]])
        while not everything and count > _FEWEST and len(lines) > room - 1:
            count -= 1
            lines = self.numbered([(self.label(option), self.gives(option)) for option in menu.options[:count]])
        if lines:
            self.term.lines(lines)
        if count < len(menu.options):
            said = (
                self.more(view, menu) if count == menu.shown else self.cat("cli-more", count=len(menu.options) - count)
            )
            self.term.say(said, style="bold" if menu.typed else "dim")
        return everything

    def label(self, option: Option) -> str:
        assert option.says is not None
        return self.say(option.says)

    def more(self, view: Any, menu: Menu) -> str:
        """What else can be answered."""
        return self.cat("cli-more", count=len(menu.options) - menu.shown)

    def numbered(self, rows: Sequence[tuple[str, str]]) -> list[Text]:
        return choices(rows, self.term.console.width, _OUTCOME, self.cat("cli-colon"))

    # ---- what a line means --------------------------------------------------------------------------------------

    def parse(self, line: str) -> str | None:
        """The notation a line is meant as, if it is one."""
        try:
            text: str = self.rules.codec.parse(line).text
        except BuonfrescoError:
            return None
        return text

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        """The option a line means: its number or its notation, or the values it stands for (``Told.typed``).

        ``everything``: all options were listed with their numbers.
        """
        values = typed_values(menu.typed, line)
        if values is not None and not (everything and len(menu.typed) > 1 and len(values) == 1):
            return next((one for one in menu.options if [one.args.get(name) for name in menu.typed] == values), None)
        if line.isdecimal():
            most = menu.shown if menu.typed and not everything else len(menu.options)  # nobody plans by chance
            return menu.options[int(line) - 1] if 1 <= int(line) <= most else None
        wanted = self.parse(self.spelled(menu, line))
        return next((option for option in menu.options if option.text == wanted), None)

    def spelled(self, menu: Menu, line: str) -> str:
        """A short form as notation; any other line as it is."""
        return line

    def spelled_out(self, view: Any, line: str) -> str:
        """A short form of several answers with the separator between them; any other line as it is."""
        return line

    def attempt(self, menu: Menu, line: str) -> str:
        """The line as notation, to explain why it is refused. A number that is left says it was meant as one."""
        for typed in [menu.typed, *(names for names in self.rules.telling.typed.values() if len(names) > 1)]:
            values = typed_values(typed, line)
            if values is not None:
                verb = next((option.text.split()[0] for option in menu.options if set(typed) <= option.args.keys()), "")
                return f"{verb or self._verb(typed)} {'-'.join(map(str, values))}"
        return self.spelled(menu, line)

    def _verb(self, typed: list[str]) -> str:
        """How a notation begins that is made of these values."""
        return str(next(kind for kind, names in self.rules.telling.typed.items() if names == typed))

    # ---- end ----------------------------------------------------------------------------------------------------

    def about(self) -> list[str]:
        """For `help game`."""
        return pages.game_lines(self.cat, self.game)


def typed_values(typed: list[str], line: str) -> list[int] | None:
    """The numbers a line stands for, where numbers are typed: one, or as many digits."""
    if len(typed) == 1:
        return [int(line)] if line.isdecimal() else None
    if not typed or not re.fullmatch(r"[0-9](?:[\s,-]*[0-9])*", line):
        return None
    digits = [int(digit) for digit in re.findall(r"\d", line)]
    return digits if len(digits) == len(typed) else None


def face_of(game: str) -> type[Face]:
    """The game's own face, or the plain one."""
    package = f"{__package__}.{game}"
    try:
        face: type[Face] = importlib.import_module(f"{package}.face").FACE
    except ModuleNotFoundError as error:
        if error.name not in (package, f"{package}.face"):
            raise
        return Face
    return face


__all__ = ["Face", "Menu", "face_of", "typed_values"]
