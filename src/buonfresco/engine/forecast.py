"""What an option would bring: it is played on a copy, as far as the seat may see what comes of it.

That is exactly as far as undo would be free: until luck comes in, until something hidden is shown, until the turn
passes on. So a forecast tells nothing that answering and taking back would not tell, it is never another truth than
the rules, and a module has its forecasts without a line of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from buonfresco.engine.action import Action
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import Unforeseen
from buonfresco.engine.forms import By, Number, Written
from buonfresco.engine.told import Bill, Change, Line
from buonfresco.phrases import Piece

if TYPE_CHECKING:
    from buonfresco.engine.fields import Field
    from buonfresco.engine.game import Game
    from buonfresco.engine.ruleset import Ruleset
    from buonfresco.engine.telling import Telling

POINTS = "points"  # what a field with the points of every source says it counts


class NoLuck(Chance):
    """Nobody can say what will be drawn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def copy(self) -> Chance:
        return self

    def roll(self, pool: str, sides: int, count: int, log: list[int]) -> list[int]:
        raise Unforeseen(pool)

    def one(self, pool: str, bag: list[int], log: list[int]) -> int:
        raise Unforeseen(pool)

    def deal(self, pool: str, bag: list[int], count: int, log: list[int]) -> list[int]:
        raise Unforeseen(pool)


class Trial:
    """An option played as far as it can be foreseen. ``ended``: the turn passes on, or something comes to light."""

    __slots__ = ("draws", "ended", "game")

    def __init__(self, g: Game, action: Action, seat: int) -> None:
        self.game: Any = g.trial(NoLuck())
        self.ended = False
        self.draws = ""
        try:
            self.game.apply(action, seat)
        except Unforeseen as end:
            self.ended = True
            self.draws = end.pool


def asked_on(g: Game, action: Action, seat: int) -> bool:
    """Where all decide at the same time: has the seat more to decide after an answer?"""
    after = Trial(g, action, seat)
    return not after.ended and bool(after.game.all_asked) and seat in after.game.waiting


class Stock:
    """What a bill counts: one number of a figure, or one for each of some items."""

    __slots__ = ("field", "part", "pieces", "word")

    def __init__(self, part: int, field: Field, r: Ruleset) -> None:
        form = field.form
        assert isinstance(form, By), field.name
        inner = form.form.form if isinstance(form.form, Written) else form.form
        self.part = part
        self.field = field.name
        self.word = field.bill
        self.pieces = [Piece("stock", field.bill)]
        assert isinstance(inner, Number) or (isinstance(inner, By) and isinstance(inner.form, Number)), field.name
        if isinstance(inner, By):
            self.pieces = [Piece(field.bill, str(name)) for name in inner.items.of(r)]

    def of(self, parts: list[tuple[str, Any, Any]], figure: int) -> list[int]:
        values = getattr(parts[self.part][2], self.field)
        if figure >= len(values):
            return []
        value = values[figure]
        return [value] if isinstance(value, int) else list(value)


def stocks(g: Game) -> list[Stock]:
    """Made once for all games of a configuration."""
    known: list[Stock] | None = g.ruleset.made.get("stocks")
    if known is None:
        found = enumerate(g.parts())
        known = [Stock(n, field, g.ruleset) for n, (_, part, _) in found for field in part.fields if field.bill]
        g.ruleset.made["stocks"] = known
    return known


# Points that no field has as they are: the game says what they are for, and how many. (game, figure)
Worth = Callable[[Any, int], "list[tuple[Piece, int]]"]


class Before:
    """What a figure has now."""

    __slots__ = ("stocks", "worth")

    def __init__(self, g: Game, figure: int) -> None:
        parts = g.parts()
        self.stocks = [(stock, stock.of(parts, figure)) for stock in stocks(g)]
        worth: Worth | None = g.ruleset.telling.worth
        self.worth = dict(worth(g, figure)) if worth is not None else {}


def bill(before: Before, trial: Trial, figure: int, telling: Telling) -> Bill:
    points: list[Line] = []
    changes: list[Change] = []
    parts = trial.game.parts()
    for stock, had in before.stocks:
        has = stock.of(parts, figure)
        if has == had:
            continue
        for piece, old, new in zip(stock.pieces, had, has, strict=False):
            if old == new:
                continue
            if stock.word == POINTS:
                points.append(Line(Piece("source", piece.id), new - old))
            else:
                changes.append(Change(stock.word, piece, new - old, new))
    if telling.worth is not None:
        for source, worth in telling.worth(trial.game, figure):
            if worth != before.worth.get(source, 0):
                points.append(Line(source, worth - before.worth.get(source, 0)))
    space = telling.landing(trial.game, figure) if telling.landing is not None else None
    asks = "" if trial.ended or trial.game.over else trial.game.decision.kind
    return Bill(
        points,
        sum(line.amount for line in points),
        changes,
        None if space is None else space[0],
        None if space is None else space[1],
        "" if asks in telling.unsaid else asks,
        "" if trial.draws in telling.unsaid else trial.draws,
    )
