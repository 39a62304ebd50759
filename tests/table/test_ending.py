"""How a table ended: points by source, and how they grew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.games import registry
from buonfresco.table import MemoryJournal, Record, Seat, Table
from buonfresco.table.ending import ending, rounds
from buonfresco.text import LANGUAGES, catalogue
from tests.support import ALL_MODULES

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("fresco", 2, {"modules": ALL_MODULES, "max_rounds": 9}),
    ("fresco", 4, {"max_rounds": 12}),
    ("cards", 3, {}),
    ("dice", 2, {}),
]


def played(game: str, players: int, options: dict[str, Any], seed: int) -> tuple[Table, list[Record], dict[int, Any]]:
    """A whole table at random, its records, and what everybody had when each round was over."""
    journal = MemoryJournal()
    table = Table.new(game, [Seat("person")] * players, options=options, seed=seed, journal=journal)
    luck, seen = random.Random(seed), {}
    while not table.over:
        now, seat = table.view(told=False).round, luck.choice(table.waiting)
        question = table.question(seat, told=False)
        assert question is not None
        table.answer(seat, question.number, luck.choice(question.view.decision.options).code)
        if table.over or table.view(told=False).round > now:
            seen[now] = list(table.scores)
    return table, journal.read(), seen


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_points_add_up_and_grow_round_by_round(game: str, players: int, options: dict[str, Any], seed: int) -> None:
    table, records, seen = played(game, players, options, seed)
    assert {stand.round: stand.scores for stand in rounds(records)} == seen
    end = ending(table.outcome, table.ruleset.words)
    figures = len(table.names("en"))
    assert [stand.scores for stand in rounds(records)][-1] == end.scores[:players]
    assert len(end.scores) == figures
    assert [sum(one.points[figure] or 0 for one in end.sources) for figure in range(figures)] == end.scores
    assert [end.places[seat] for seat in end.ranking] == sorted(end.places)
    assert end.winners == [seat for seat in end.ranking if end.places[seat] == 1]
    for lang in LANGUAGES:
        cat, names = catalogue(lang), table.names(lang)
        assert not [gap for one in (end.won, end.why, *(one.says for one in end.sources)) for gap in cat.gaps(one)]
        assert names[end.winners[0]] in cat.say(end.won, names)
        assert str(table.outcome.rounds) in cat.say(end.why, names)


def test_every_game_is_tried() -> None:
    assert {game for game, *_ in GAMES} == set(registry())


def test_rounds_that_were_taken_back_are_gone() -> None:
    journal = MemoryJournal()
    table = Table.new("dice", [Seat("person"), Seat("bot", bot="random")], seed=3, practice=True, journal=journal)
    luck = random.Random(3)
    for _ in range(200):
        table.ask_bots()
        if table.over:
            break
        question = table.question(0, told=False)
        assert question is not None
        table.answer(0, question.number, luck.choice(question.view.decision.options).code)
    reached = rounds(journal.read())[-1].round
    while table.view(told=False).round > 2:
        table.undo(0)
    assert reached > 3
    left = rounds(journal.read())
    assert [stand.round for stand in left] == [1, 2]
    assert left[-1].scores == list(table.scores)
