"""The card game at one table, in one language: its table drawn, cards alone understood as answers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from buonfresco.cli.cards.table import Drawing
from buonfresco.cli.face import Face, Menu
from buonfresco.cli.terminal import Terminal
from buonfresco.games.cards.view import View
from buonfresco.phrases import Piece
from buonfresco.text import Catalogue

_SEPARATOR = ";"
_SEVERAL = ("lay", "discard")  # answers that come in sets


class CardsFace(Face):
    def __init__(self, game: str, ruleset: Any, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, ruleset, term, cat, names)
        self.draw = Drawing(self)

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        return self.draw.whole(view, everything)

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    def known(self, view: View) -> object:
        """In one turn little changes but the own hand."""
        return view.round, view.turn

    # ---- what a line means --------------------------------------------------------------------------------------

    def spelled(self, menu: Menu, line: str) -> str:
        """A card, fresco card, pile or tile alone is what the question is about."""
        rules, word = self.rules, line.casefold()
        kinds = {option.kind for option in menu.options}
        shown = {  # as people read it: by the letters of its colors, or by their names
            self.say(Piece(sort, name)).casefold(): name
            for name in rules.face_names
            for sort in ("letters", "fresco-card")
        }
        for names, verbs in (
            (rules.card_names, ("pay", "give", "discard", "lay")),
            (rules.pile_names, ("draw",)),
            (rules.tile_names, ("take",)),
            (rules.face_names, ("restore",)),
        ):
            if word in map(str.casefold, names):
                return f"{next((verb for verb in verbs if verb in kinds), verbs[-1])} {line}"
        return f"restore {shown[word]}" if word in shown else line

    def spelled_out(self, view: View, line: str) -> str:
        """``1 3 4``, ``lay 1 3``, ``discard Y-MM R-M*``: cards laid out or discarded together, as single answers."""
        words = [word for word in re.split(r"[\s,]+", line) if word]
        verb = words.pop(0).casefold() if words and words[0].casefold() in _SEVERAL else ""
        if len(words) < 2 or (not verb and not all(word.isdecimal() for word in words)):
            return line
        options = Menu(view).options
        found: list[str] = []
        for word in words:
            if not word.isdecimal():
                found.append(f"{verb} {word}")
                continue
            option = options[int(word) - 1] if 1 <= int(word) <= len(options) else None
            if option is None or option.kind not in _SEVERAL or (verb and option.kind != verb):
                return line
            found.append(option.text)
        return f"{_SEPARATOR} ".join(found)


FACE = CardsFace
