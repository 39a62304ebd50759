"""What is put into words once is what it would be if it were put into words every time."""

from __future__ import annotations

import random

import msgspec
import pytest

from buonfresco.games import registry
from buonfresco.phrases import Meant
from buonfresco.server import spoken
from buonfresco.server.messages import Spans
from buonfresco.server.words import SpokenQuestion
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, Catalogue, catalogue


class Fresh(spoken.Voice):
    """Remembers nothing."""

    __slots__ = ("_words",)

    def __init__(self, cat: Catalogue, names: list[str]) -> None:
        super().__init__(cat, names)
        self._words = cat

    def say(self, meant: Meant) -> Spans:
        return self._words.spans(meant, self._names)


@pytest.mark.parametrize("game", registry())
def test_words_are_the_same_and_each_table_has_its_own_names(game: str) -> None:
    """Two tables that differ in names only, in all languages by turns."""
    luck = random.Random(7)
    people = (["Anna", "Bea", "Cleo"], ["Xaver", "Yves", "Zoe"])
    tables = [Table.new(game, [Seat("person", name) for name in names], seed=3) for names in people]
    for _ in range(40):
        seat = luck.choice(tables[0].waiting)
        for table in tables:
            cat = catalogue(luck.choice(LANGUAGES))
            names = table.names(cat)
            view = table.view(seat)
            part = spoken.parts_of(view, cat, names)["decision"]
            question = msgspec.json.decode(part, type=SpokenQuestion)
            fresh = Fresh(cat, names)
            assert question.options == [fresh.option(option) for option in view.decision.options]
            assert question.says == fresh.say(view.told.question)
            news, voice = table.news(seat, 0).phrases[-12:], spoken.Voice(cat, names)
            assert [voice.say(phrase) for phrase in news] == [fresh.say(phrase) for phrase in news]
            others = people[0] if table is tables[1] else people[1]
            assert not any(name in part.decode() for name in others)
        code = luck.choice(view.decision.options).code
        for table in tables:
            question_now = table.question(seat, told=False)
            assert question_now is not None
            table.answer(seat, question_now.number, code)
        if tables[0].over:
            break
