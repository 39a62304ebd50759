"""The face of the dice game: what each sum brings, the dice, and the chances of everything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from buonfresco.cli import menu as menus
from buonfresco.cli.dice import labels
from buonfresco.cli.dice.labels import Labels
from buonfresco.cli.dice.story import Teller
from buonfresco.cli.dice.table import Drawing, letter
from buonfresco.cli.face import Face
from buonfresco.cli.menu import Label, Menu
from buonfresco.cli.story import Told
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.game import Game
from buonfresco.engine.view import Option
from buonfresco.games.dice.turn import ENOUGH
from buonfresco.games.dice.view import View
from buonfresco.text import Catalogue

_DIE = re.compile(r"(?:keep )?([^\W\d_]+?) ?(?:[x×*]? ?([124]))?")  # blue, b x2, b2


class DiceFace(Face):
    def __init__(self, game: Game, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, term, cat, names)
        self.labels = Labels(cat, self.names)
        self.draw = Drawing(term, cat, self.names, self.labels)
        self.teller = Teller(cat, self.names, self.rules, self.labels)

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        return self.draw.whole(view, everything)

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    def known(self, view: View) -> object:
        return view.round, view.turn

    # ---- the question and its options ---------------------------------------------------------------------------

    def question(self, view: View) -> str:
        assert view.decision is not None
        kind, cat = view.decision.kind, self.cat
        if kind == "bet":
            return f"{self._stands(view)} {cat('ask-dice-bet', **self.arguments(view.decision.about))}"
        if kind == "keep":
            wanted = view.bishop or 0
            missing = wanted - view.sum
            return cat("ask-dice-keep", throw=view.throws, sum=wanted, have=view.sum, missing=missing, far=missing < 1)
        if kind == "bonus":
            return cat(
                "ask-dice-bonus", five="sections" if len(view.players[view.turn].sections) == ENOUGH else "portraits"
            )
        return cat(f"ask-dice-{kind}", **self.arguments(view.decision.about))

    def _stands(self, view: View) -> str:
        """How far the one is on whom one bets."""
        kept = " + ".join(str(one.value) for one in view.aside)
        dice = f"{kept} = {view.sum}" if len(view.aside) > 1 else kept
        who = self.names[view.turn]
        return self.cat("about-dice-bet", who=who, sum=view.bishop or 0, throws=view.throws, dice=dice)

    def label(self, view: View, option: Option, short: bool = False) -> Label:
        return self.labels.label(view, option)

    def arrange(self, view: View) -> Menu:
        assert view.decision is not None
        options = labels.arranged(view, view.decision.options)
        return menus.with_rest(menus.some(options), options)

    # ---- what a line means --------------------------------------------------------------------------------------

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        """A number, the notation, or the part of it that says which: `16`, `blue x2` or `b2`, `marked`, `+1`."""
        found = menus.find(menu, line, self.parse)
        if found is not None or not line.strip():
            return found
        wanted = self._written(menu, line)
        return next((option for option in menu.options if option.text == wanted), None)

    def attempt(self, menu: Menu, line: str) -> str:
        return self._written(menu, line) or line

    def _written(self, menu: Menu, line: str) -> str:
        """A short form as notation; nothing if it is none."""
        if not menu.options or self.parse(line):
            return ""
        kind = menu.options[0].kind
        plain = " ".join(line.casefold().split())
        die = _DIE.fullmatch(plain)
        if kind == "keep" and die:
            colour = self._colour(die[1])
            times = f" x{die[2]}" if die[2] in ("2", "4") else ""
            return f"keep {colour}{times}" if colour else ""
        if plain == "" or (plain.isdecimal() and kind not in ("bishop", "favour")):
            return ""
        return self.parse(f"{kind} {plain}") or self._begun(menu, plain)

    def _colour(self, word: str) -> str:
        """Of a die, by its letter, by its name or by what the language calls it."""
        for colour in self.rules.colours:
            if word in (letter(colour).casefold(), colour.casefold(), self.cat.name(colour, of="paint").casefold()):
                return str(colour)
        return ""

    def _begun(self, menu: Menu, plain: str) -> str:
        """The only option that begins like this: `m` for `bet marked`, `w` for `wait`."""
        tails = {option.text.partition(" ")[2] or option.text: option.text for option in menu.options}
        found = [text for tail, text in tails.items() if tail.startswith(plain)]
        return found[0] if len(found) == 1 else ""

    # ---- what happened ------------------------------------------------------------------------------------------

    def lines(self, told: Iterable[Told]) -> list[str]:
        return self.teller.lines(told)


FACE = DiceFace
