"""Tables for tests: of every game, played at random, with things taken back, handed over and given twice."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from buonfresco.engine.game import Game
from buonfresco.table import MemoryJournal, Seat, Table
from buonfresco.table.journal import Begun, Record, to_line

MODULES = (1, 4, 5, 7, 10, 12, 14)


class Case(NamedTuple):
    game: str
    players: int
    modules: tuple[int, ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        return {"modules": self.modules} if self.modules else {}


CASES = [Case("fresco", 3), Case("fresco", 2, MODULES), Case("cards", 3), Case("dice", 4)]


class FailingJournal(MemoryJournal):
    """A disk that is full now and then."""

    full = False

    def append(self, records: Any) -> None:
        if self.full:
            raise OSError("no space left")
        super().append(records)


def people(count: int) -> list[Seat]:
    return [Seat("person", f"P{number}") for number in range(count)]


def one_person(count: int, seat: int = 0, bot: str = "random") -> list[Seat]:
    return [Seat("person", "Anna") if number == seat else Seat("bot", bot=bot) for number in range(count)]


def new(case: Case, seed: int = 1, seats: list[Seat] | None = None, **words: Any) -> Table:
    return Table.new(case.game, seats or people(case.players), options=case.options, seed=seed, **words)


def around(game: Game) -> Table:
    """A table at which a game is under way that no journal has seen begin."""
    header = records(Table.new(game.name, people(game.ruleset.seats)))[0]
    assert isinstance(header, Begun)
    return Table(header, game, MemoryJournal())


def step(table: Table, rng: random.Random, client: str = "", undos: float = 0.0) -> int:
    """Somebody answers, or takes back; also who is ready may. Gives the seat."""
    if undos and rng.random() < undos:
        for seat in range(len(table.seats)):
            if table.can_undo(seat):
                table.undo(seat, client=client)
                return seat
    asked = [seat for seat in range(len(table.seats)) if table.question(seat, told=False) is not None]
    seat = rng.choice(asked if rng.random() < 0.1 else table.waiting)
    question = table.question(seat, told=False)
    assert question is not None
    option = rng.choice(question.view.decision.options)
    table.answer(seat, question.number, rng.choice([option.code, option.text]), client=client)
    return seat


def records(table: Table) -> list[Record]:
    return table._journal.read()


def everything(table: Table) -> tuple[object, ...]:
    """All that can be asked of a table, hidden things included: equal means the same table."""
    everybody = [*range(len(table.seats)), None]
    return (
        table.export(),
        b"".join(map(to_line, table._journal.read())).decode() == table.export(),
        table._game.to_json(),
        table._numbers[:],
        dict(table._answered),
        table.seats,
        [table.digest(seat) for seat in everybody],
        [table.news(seat, 0) for seat in everybody],
        [table.news(seat) for seat in everybody],
        [table.history(seat) for seat in everybody],
        [table.explain_undo(seat) for seat in everybody[:-1] if seat is not None],
        [(one.seat, one.number, one.job) for one in table.bots()],
    )


def resumed(table: Table) -> Table:
    return Table.resume(MemoryJournal(records(table)))
