"""The face of the board game: a hostel to choose hours from, plans in digits, a fresco with a bishop on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.fresco import labels
from buonfresco.cli.fresco import menu as menus
from buonfresco.cli.fresco.catalog import choices
from buonfresco.cli.fresco.planning import (
    advice,
    advice_for_ill,
    how_to_plan,
    to_place,
    what_follows,
    where_to_cover,
)
from buonfresco.cli.fresco.story import Teller, column_key
from buonfresco.cli.fresco.table import Drawing
from buonfresco.cli.layout import aligned
from buonfresco.cli.menu import Label, Menu, places
from buonfresco.cli.story import Told
from buonfresco.cli.terminal import Terminal
from buonfresco.engine import outcome as endings
from buonfresco.engine.errors import Reason
from buonfresco.engine.game import Game
from buonfresco.engine.view import Option
from buonfresco.games.fresco import Outcome
from buonfresco.games.fresco.pack import Pack
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue


class BoardFace(Face):
    def __init__(self, game: Game, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        super().__init__(game, term, cat, names)
        self.draw = Drawing(term, cat, self.names)
        self.teller = Teller(cat, self.names, self.rules)

    @staticmethod
    def figures(cat: Catalogue, players: int) -> list[str]:
        return [cat("leonardo")] if players == 2 else []

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
        return self.draw.whole(view, everything)

    def brief(self, view: View) -> list[Text]:
        return self.draw.brief(view)

    # ---- the question and its options ---------------------------------------------------------------------------

    def ask(self, view: View, everything: bool) -> bool:
        """Hours stand in the hostel, a plan is made of digits; everything else is a list."""
        assert view.decision is not None
        kind, cat, width = view.decision.kind, self.cat, self.term.console.width
        options = self.arrange(view).options
        if kind == "wake_time":
            self.term.lines(self.draw.hostel(view, {int(places(option)["time"]) for option in options}))
            return False
        if kind == "plan" and not everything:
            self.term.lines(aligned(advice(view, cat), width=width))
            for line in what_follows(view, cat):
                self.term.say(line)
            self.term.say(how_to_plan(view, cat), style="bold")
            return False
        if any(option.kind == "keep" for option in options):
            self.numbered(where_to_cover(view, options, cat))
            return False
        if kind == "ill":
            self.term.lines(aligned(advice_for_ill(view, cat), width=width))
        return super().ask(view, everything)

    def question(self, view: View) -> str:
        assert view.decision is not None
        assert view.seat is not None
        key = f"ask-{view.decision.kind}"
        if view.decision.actor != view.seat and f"{key}-leonardo" in self.cat:
            key += "-leonardo"
        about = labels.about(view, self.cat)
        apprentices = to_place(view) or view.players[view.seat].apprentices
        question = self.cat(key, **{"apprentices": apprentices, **about})
        more = f"about-{view.decision.kind}"
        return f"{question} {self.cat(more, **about)}" if about and more in self.cat else question

    def label(self, view: View, option: Option, short: bool = False) -> Label:
        return labels.label(view, option, self.cat, short)

    def arrange(self, view: View) -> Menu:
        return menus.arrange(view)

    def ready(self) -> str:
        return self.cat("cli-sealed")

    # ---- what a line means --------------------------------------------------------------------------------------

    def find(self, menu: Menu, line: str, everything: bool = False) -> Option | None:
        return menus.find(menu, line, self.parse, everything)

    def attempt(self, menu: Menu, line: str) -> str:
        return menus.attempt(menu, line)

    def nonsense(self, menu: Menu, line: str) -> str:
        """A number where hours are asked for, but no hour of this hostel."""
        hour = menus.hour(menu, line)
        if not hour or int(hour) in self.rules.times:
            return ""
        free = [places(option)["time"] for option in menu.options]
        return self.cat("cli-hours", hour=hour[:20], hours=self.cat.join(free))

    def reason(self, view: View, reason: Reason) -> dict[str, object]:
        args = super().reason(view, reason)
        if "column" in args:
            args["column"] = column_key(str(args["column"]), view.final)
        return args

    # ---- what happened, help, end -------------------------------------------------------------------------------

    def lines(self, told: Iterable[Told]) -> list[str]:
        return self.teller.lines(told)

    def about(self) -> list[str]:
        """With the modules in play."""
        cat = self.cat
        modules = [(cat(f"module-{one.key}"), cat(f"module-{one.key}-about")) for one in self.rules.modules]
        return [*super().about(), *(cat("usage-module", name=name, about=about) for name, about in modules)]

    def figure_scores(self, outcome: endings.Outcome) -> dict[int, int]:
        """He cannot win."""
        assert isinstance(outcome, Outcome)
        return {} if outcome.leonardo is None else {self.rules.seats: outcome.leonardo}


FACE = BoardFace
