"""The card game at one table, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from buonfresco.cli import menu as menus
from buonfresco.cli.cards import facts
from buonfresco.cli.cards.labels import Words
from buonfresco.cli.cards.menu import arrange, several, spelled
from buonfresco.cli.cards.story import Teller
from buonfresco.cli.cards.table import Drawing
from buonfresco.cli.face import Face
from buonfresco.cli.menu import Label, Menu
from buonfresco.cli.story import Told
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.game import Game
from buonfresco.engine.view import Option
from buonfresco.games.cards.view import View
from buonfresco.text import Catalogue

_SEPARATOR = ";"


class CardsFace(Face):
    def __init__(self, game: Game, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, term, cat, names)
        self.words = Words(cat, self.rules)
        self.draw = Drawing(term, cat, self.names, self.words)
        self.teller = Teller(cat, self.names, self.words)

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        return self.draw.whole(view, everything)

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    def known(self, view: View) -> object:
        """In one turn little changes but the own hand."""
        return view.round, view.turn

    # ---- the question and its options ---------------------------------------------------------------------------

    def question(self, view: View) -> str:
        assert view.decision is not None
        about = self.arguments(view.decision.about)
        if "to" in about:
            about["to"] = self.figure(view.decision.about["to"])
        about |= {
            "cards": self.words.cards(view.table),
            "draws": self.words.draws(view.owed),
            "number": view.paid + 1,
            "held": len(facts.hand(view)),
        }
        key = f"ask-cards-{view.decision.kind}"
        if view.decision.kind == "more" and not facts.can_restore(view):
            key += "-demand"
        elif view.decision.kind == "more" and not view.restored:
            key += "-exchanged"
        return self.cat(key, **about)

    def label(self, view: View, option: Option, short: bool = False) -> Label:
        return self.words.label(view, option, short)

    def arrange(self, view: View) -> Menu:
        return arrange(view, self.rules)

    # ---- what a line means --------------------------------------------------------------------------------------

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        return menus.find(menu, spelled(menu, self.rules, line), self.parse)

    def attempt(self, menu: Menu, line: str) -> str:
        return spelled(menu, self.rules, line)

    def spelled_out(self, view: View, line: str) -> str:
        """A short form of several answers, with the separator between them."""
        return several(self.arrange(view), line, _SEPARATOR)

    # ---- what happened ------------------------------------------------------------------------------------------

    def lines(self, told: Iterable[Told]) -> list[str]:
        return self.teller.lines(told)


FACE = CardsFace
