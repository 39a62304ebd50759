"""How a game is shown at one table, in one language. A game without a face of its own gets the plain one.

A game's own face is the class ``FACE`` of the file ``buonfresco/cli/<game>/face.py``. It changes what it wants to show
better than the plain one and leaves the rest; nothing else in the terminal knows which game is played.

Messages are looked for under the game's own key first, ``action-<game>-buy``, then under ``action-buy``: two games may
call different things by one name. A message that needs other arguments than there are was meant for another game.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec
from rich.text import Text

from buonfresco.cli import menu as menus
from buonfresco.cli.layout import Cell, choices, labelled
from buonfresco.cli.menu import Label, Menu, places
from buonfresco.cli.story import Told
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BuonfrescoError, Reason
from buonfresco.engine.events import Event
from buonfresco.engine.game import Game
from buonfresco.engine.outcome import Outcome
from buonfresco.engine.view import Option, View
from buonfresco.text import Catalogue, shown

_OUTCOME = 26  # columns that what an option leads to must have


class Face:
    """One game, shown in one language with the names of one table. It keeps nothing of the position.

    Views are ``Any`` here: each game has its own class of them.
    """

    who: ClassVar[tuple[str, ...]] = ("who", "seat")  # values of events and refusals that are figures

    def __init__(self, game: Game, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        """``names``: of the seats, empty where the emblem's name will do."""
        self.game: str = game.name
        self.rules: Any = game.ruleset  # what the configuration fixes; each game has its own class
        self.term = term
        self.cat = cat
        given = [*names, *[""] * self.rules.seats][: self.rules.seats]
        seats = [shown(name) or cat(f"emblem-{seat}") for seat, name in enumerate(given)]
        self.names: list[str] = [*seats, *self.figures(cat, self.rules.seats)]  # by figure

    # ---- about the game, before there is a table ----------------------------------------------------------------

    @staticmethod
    def figures(cat: Catalogue, players: int) -> list[str]:
        """Names of the figures nobody plays: they come after the seats."""
        return []

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

    def key(self, family: str, name: str) -> str:
        """The key of a message: this game's own one if there is one."""
        own = f"{family}-{self.game}-{name}"
        return own if own in self.cat else f"{family}-{name}"

    def name(self, value: object, of: str) -> str:
        """The message ``<of>-<value>``; the bare value if there is none."""
        key = self.key(of, str(value).replace(".", "-"))
        return self.cat(key) if key in self.cat else str(value)

    def figure(self, number: object) -> str:
        """The name of a figure; nothing if it is none."""
        return self.names[number] if isinstance(number, int) and 0 <= number < len(self.names) else ""

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: Any, everything: bool = False) -> list[Text]:
        """The table as far as it matters now; or everything that can be seen. Here: all the view says, as it is."""
        data: dict[str, Any] = msgspec.to_builtins(view)
        rows: list[tuple[str, Sequence[Cell]]] = []
        for field in [field for field in data if field not in View.__struct_fields__]:
            value = data[field]
            if (
                isinstance(value, list)
                and len(value) == self.rules.seats
                and all(isinstance(one, dict) for one in value)
            ):
                rows += [(self.names[seat], self._parts(one)) for seat, one in enumerate(value)]
            else:
                rows.append((self.name(field, "part"), self._parts(value)))
        shown = [(name, parts) for name, parts in rows if parts]
        return [self.header(view), *labelled(shown, self.term.console.width, self.cat("panel-gap"))]

    def brief(self, view: Any) -> list[Text]:
        """What the question is about, for who still has the table before his eyes."""
        return self.whole(view)

    def known(self, view: Any) -> object:
        """As long as this stays the same, a seat that is asked again still has the table before its eyes."""
        return view.round, view.phase

    def header(self, view: Any) -> Text:
        title = self.cat("cli-round-final" if view.final else "cli-round", round=view.round)
        return Text(f"{title}  ", style="bold").append(f"[{self.name(view.phase, 'phase')}]", "bold reverse")

    def _parts(self, value: Any) -> list[Cell]:
        if not isinstance(value, dict):
            return [text] if (text := plain(value)) else []
        found = [(self.name(part, "part"), plain(one)) for part, one in value.items()]
        return [self.cat("panel-part", part=part, value=text) for part, text in found if text]

    # ---- the question and its options ---------------------------------------------------------------------------

    def ask(self, view: Any, everything: bool) -> bool:
        """Print the options, below the question. True if all of them are on the screen, with their numbers."""
        menu = self.arrange(view)
        shown = menu.options if everything else menu.options[: menu.shown]
        self.numbered([self.label(view, option, short=not self.term.wide) for option in shown])
        if len(shown) < len(menu.options):
            self.term.say(self.cat("cli-more", count=len(menu.options) - len(shown)), style="dim")
        return everything

    def numbered(self, rows: Sequence[tuple[str, str]]) -> None:
        self.term.lines(choices(rows, self.term.console.width, _OUTCOME, self.cat("cli-colon")))

    def question(self, view: Any) -> str:
        """``ask-<kind>``, and ``about-<kind>`` if there is something to say."""
        asked = view.decision
        about = self.arguments(asked.about)
        key, more = self.key("ask", asked.kind), self.key("about", asked.kind)
        said = self.cat.complete(key, **about) or self.name(asked.kind, "kind")
        follows = self.cat.complete(more, **about) if about else ""
        return f"{said} {follows}" if follows else said

    def label(self, view: Any, option: Option, short: bool = False) -> Label:
        """``action-<kind>`` with what the option points at, and its notation, which says the rest.

        ``short``: a line would not hold many words.
        """
        key = self.key("action", option.kind)
        said = self.cat.complete(key, **places(option)) or option.text
        return Label(said, "" if said == option.text else option.text)

    def arrange(self, view: Any) -> Menu:
        options = view.decision.options
        return menus.with_rest(menus.some(options), options)

    def ready(self) -> str:
        """Asked of who has decided in secret, while others still do."""
        return self.cat("cli-ready")

    # ---- what a line means --------------------------------------------------------------------------------------

    def parse(self, line: str) -> str | None:
        """The notation a line is meant as, if it is one."""
        try:
            text: str = self.rules.codec.parse(line).text
        except BuonfrescoError:
            return None
        return text

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        """The option a line means. ``everything``: all options were listed with their numbers."""
        return menus.find(menu, line, self.parse)

    def spelled_out(self, view: Any, line: str) -> str:
        """A short form of several answers with the separator between them; any other line as it is."""
        return line

    def attempt(self, menu: Menu, line: str) -> str:
        """The line as notation, to explain why it is refused. A number that is left says it was meant as one."""
        return line

    def nonsense(self, menu: Menu, line: str) -> str:
        """A special word about a line that is no answer; nothing: the usual ones will do."""
        return ""

    def reason(self, view: Any, reason: Reason) -> dict[str, object]:
        """The arguments of a refusal, in the words of this table."""
        args = self.arguments(reason.args)
        if "kind" in args:
            args["kind"] = self.name(args["kind"], "kind")
        return args

    # ---- what happened ------------------------------------------------------------------------------------------

    def lines(self, told: Iterable[Told]) -> list[str]:
        """``event-<kind>``, or ``event-<kind>-hidden`` where the reader may not see all of it. No message: nothing."""
        found = []
        for event, _final in told:
            args = {"who": self.figure(event.actor), **self.arguments(event.data)}
            found.append(self.cat.complete(self.event_key(event), **args))
        return [line for line in found if line]

    def event_key(self, event: Event) -> str:
        hidden = any(value is None for value in event.data.values())
        key = self.key("event", f"{event.kind}-hidden") if hidden else ""
        return key if key in self.cat else self.key("event", event.kind)

    def arguments(self, data: dict[str, Any]) -> dict[str, object]:
        """Values as messages take them: figures by name, lists in a row."""
        found: dict[str, object] = {}
        for field, value in data.items():
            if field in self.who and isinstance(value, int):
                found[field] = self.figure(value)
            elif value is None:
                found[field] = ""
            else:
                found[field] = plain(value) if isinstance(value, list | tuple | dict) else value
        return found

    # ---- help and end -------------------------------------------------------------------------------------------

    def about(self) -> list[str]:
        """For `help game`."""
        key = f"help-{self.game}-game"
        return [self.cat(key if key in self.cat else f"game-{self.game}-about")]

    def figure_scores(self, outcome: Outcome) -> dict[int, int]:
        """Points of figures nobody plays, to be shown behind those of the players."""
        return {}


def plain(value: Any) -> str:
    """Data as it is, short enough to be read; nothing for nothing."""
    if value is None or value is False:
        return ""
    if value is True:
        return "+"
    if isinstance(value, dict):
        return ", ".join(f"{name} {text}" for name, one in value.items() if (text := plain(one)))
    if isinstance(value, list | tuple):
        return " ".join(text for one in value if (text := plain(one)))
    return str(value)


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
