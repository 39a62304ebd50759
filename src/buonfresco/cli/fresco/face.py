"""The face of the board game: a hostel to choose hours from, plans in digits, a fresco with a bishop on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from buonfresco.cli.face import Face, Menu
from buonfresco.cli.fresco.catalog import choices
from buonfresco.cli.fresco.table import Board
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.told import Row
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.pack import Pack
from buonfresco.games.fresco.view import View
from buonfresco.games.fresco.words import plan_words
from buonfresco.phrases import listed
from buonfresco.text import Catalogue

_USUAL = (1, 2, 0, 1, 1)


class BoardFace(Face):
    def __init__(self, game: str, ruleset: Any, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, ruleset, term, cat, names)
        self.draw = Board(self)

    @staticmethod
    def settings(cat: Catalogue) -> list[str]:
        return choices(cat)

    @staticmethod
    def pack_counts(cat: Catalogue, pack: Pack) -> str:
        return cat("pack-counts", market=len(pack.market), fresco=len(pack.fresco), times=len(pack.board.hostel))

    @staticmethod
    def pack_digest(pack: Pack) -> str:
        return pack.digest(pack.extra)

    # ---- the table ----------------------------------------------------------------------------------------------

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        small = not (everything or self.term.tall or view.decision is None)
        return [self.draw.header(view), *(self.draw.small(view) if small else self.draw.whole(view, everything))]

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    def _matters(self, view: View, row: Row) -> bool:
        """In the final round the last column is the cathedral once more (B-PLAN-06)."""
        again = view.final and view.phase == COLUMNS[-1] and COLUMNS[1] in row.when
        return again or super()._matters(view, row)

    # ---- the question and its options ---------------------------------------------------------------------------

    def ask(self, view: View, everything: bool, room: int = 10_000) -> bool:
        """Hours stand in the hostel; everything else is a list."""
        assert view.decision is not None
        if view.decision.kind == "wake_time":
            self.term.lines(self.draw.hostel(view))
            return False
        return super().ask(view, everything, room)

    def more(self, view: View, menu: Menu) -> str:
        """A plan is made of digits: with an example that can be typed, the legal plan nearest to a usual one."""
        spreads = [tuple(option.args[name] for name in COLUMNS) for option in menu.options if option.kind == "plan"]
        if not spreads:
            return super().more(view, menu)
        example = min(spreads, key=lambda spread: sum(abs(a - b) for a, b in zip(spread, _USUAL, strict=True)))
        words = self.say(listed(plan_words(self.rules, example, view.final)))
        return self.cat("plan-how", digits="".join(map(str, example)), example=words)

    # ---- what a line means --------------------------------------------------------------------------------------

    def spelled(self, menu: Menu, line: str) -> str:
        """The last column has a name for each side of the sheet, and one in notation."""
        return re.sub(r"(?i)\bon (theater|theatre|cathedral ?2)$", f"on {COLUMNS[-1]}", line)

    # ---- help, end ----------------------------------------------------------------------------------------------

    def about(self) -> list[str]:
        """With the modules in play."""
        cat = self.cat
        modules = [(cat(f"module-{one.key}"), cat(f"module-{one.key}-about")) for one in self.rules.modules]
        return [*super().about(), *(cat("usage-module", name=name, about=about) for name, about in modules)]


FACE = BoardFace
