"""The face of the dice game: what each sum brings, the dice, and short forms of answers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from buonfresco.cli.dice.table import Drawing, letter
from buonfresco.cli.face import Face, Menu
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.told import Row
from buonfresco.engine.view import Option
from buonfresco.games.dice.view import View
from buonfresco.phrases import Piece
from buonfresco.text import Catalogue

_DIE = re.compile(r"([^\W\d_]+?) ?(?:[x×*]? ?([124]))?")  # blue, b x2, b2


class DiceFace(Face):
    def __init__(self, game: str, ruleset: Any, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, ruleset, term, cat, names)
        self.draw = Drawing(self)

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        return self.draw.whole(view, everything)

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    def known(self, view: View) -> object:
        return view.round, view.turn

    def _matters(self, view: View, row: Row) -> bool:
        """Where there is room, or nothing to decide, all but what one has to look for."""
        calm = self.term.tall or view.decision is None
        return bool(row.when) if calm else super()._matters(view, row)

    # ---- what a line means --------------------------------------------------------------------------------------

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        """A number, the notation, or the part of it that says which: `16`, `blue x2` or `b2`, `marked`, `+1`."""
        found = super().find(menu, line, everything)
        if found is not None or not line.isdecimal():
            return found
        wanted = self.spelled(menu, line)
        return next((option for option in menu.options if option.text == wanted), None)

    def spelled(self, menu: Menu, line: str) -> str:
        if not menu.options or self.parse(line):
            return line
        kind = menu.options[0].kind
        plain = " ".join(line.casefold().split())
        if kind == "keep":
            return self._die(plain) or line
        if plain.isdecimal() and kind not in ("bishop", "favour"):
            return line
        return self.parse(f"{kind} {plain}") or self._begun(menu, plain) or line

    def _die(self, plain: str) -> str:
        """Of a die, by its letter, by its name or by what the language calls it; nothing if it is none."""
        found = _DIE.fullmatch(plain)
        word = found[1] if found else ""
        shown = [self._words_of(colour) for colour in self.rules.colours]
        for names in zip(*shown, strict=True):  # the letters on the screen before those of the notation
            if word in names:
                times = f" x{found[2]}" if found and found[2] in ("2", "4") else ""
                return f"keep {self.rules.colours[names.index(word)]}{times}"
        return ""

    def _words_of(self, colour: str) -> list[str]:
        shown = self.say(Piece("letters", letter(colour))), letter(colour), colour, self.say(Piece("die", colour))
        return [word.casefold() for word in shown]

    def _begun(self, menu: Menu, plain: str) -> str:
        """The only option that begins like this: `m` for `bet marked`, `w` for `wait`."""
        found = [option for option in menu.options if str([*option.args.values(), option.kind][0]).startswith(plain)]
        return found[0].text if len(found) == 1 and plain else ""


FACE = DiceFace
