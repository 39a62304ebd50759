"""Wrong types and nonsense at the doors: documented errors, in words, and nothing has changed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from buonfresco.engine.errors import BadAction, BadConfig, IllegalAction
from buonfresco.phrases import Phrase
from buonfresco.table import Seat, Table
from buonfresco.table.seats import plain_name
from tests.table.support import everything, people, records, resumed

ODD: tuple[Any, ...] = (None, True, 1.0, -1, 3, 10**30, "0", "", "x" * 5000, "\ud800", b"0", [], {}, [0], object())


def table() -> Table:
    return Table.new("fresco", people(3), seed=1)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
def test_seats_that_are_none(odd: Any) -> None:
    one = table()
    before = everything(one)
    calls: list[Callable[[], object]] = [
        lambda: one.question(odd),
        lambda: one.answer(odd, 0, "wake 7"),
        lambda: one.why(odd, "wake 7"),
        lambda: one.ahead(odd, "wake 7"),
        lambda: one.can_undo(odd),
        lambda: one.explain_undo(odd),
        lambda: one.undo(odd),
        lambda: one.sit(odd, Seat("empty")),
    ]
    if odd is not None:  # a spectator
        calls += [lambda: one.view(odd), lambda: one.digest(odd), lambda: one.news(odd), lambda: one.history(odd)]
    for call in calls:
        with pytest.raises(BadConfig, match="There is no seat"):
            call()
    assert everything(one) == before


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
def test_answers_that_are_none(odd: Any) -> None:
    one = table()
    seat, before = one.waiting[0], everything(one)
    for answers in (odd, [odd], ["wake 7", odd], {"wake 7": odd}):
        if answers not in (3, [3], [0]):  # codes
            with pytest.raises(IllegalAction):
                one.answer(seat, 0, answers)
            with pytest.raises(IllegalAction):
                one.ahead(seat, answers)
    if odd not in (0, 3):
        assert isinstance(one.why(seat, odd), Phrase)
    assert everything(one) == before


@pytest.mark.parametrize("odd", [odd for odd in ODD if odd != ""], ids=lambda odd: repr(odd)[:20])
def test_other_arguments(odd: Any) -> None:
    one = table()
    seat, before = one.waiting[0], everything(one)
    if odd != "0":
        with pytest.raises(BadAction):
            one.answer(seat, 0, "wake 7", client=odd)
    if odd is not None:
        if type(odd) not in (int, float):
            with pytest.raises(BadConfig):
                one.answer(seat, 0, "wake 7", at=odd)
        if odd != 3:
            with pytest.raises(IllegalAction, match="News are asked for"):
                one.news(seat, odd)
    with pytest.raises(BadConfig):
        one.sit(0, odd)
    with pytest.raises(BadConfig):
        one.sit(0, Seat(odd))
    with pytest.raises(BadConfig):
        one.sit(0, Seat("person", lang=odd))
    with pytest.raises(BadConfig):
        one.sit(0, Seat("bot", bot=odd))
    if not isinstance(odd, str):
        with pytest.raises(BadConfig):
            one.sit(0, Seat("person", odd))
    with pytest.raises(BadConfig):
        Table.new(odd, people(2))
    with pytest.raises(BadConfig):
        Table.new("fresco", odd)
    if odd is not None and odd != {}:
        with pytest.raises(BadConfig):
            Table.new("fresco", people(2), options=odd)
    with pytest.raises(BadConfig):
        Table.new("fresco", people(2), options={"players": odd})
    assert everything(one) == before


def test_moments_are_kept() -> None:
    one = Table.new("dice", people(2), at=1.5)
    one.answer(one.waiting[0], 0, one._game.legal()[0].text, at=2)
    one.sit(0, Seat("empty"), at=3.25)
    assert [record.at for record in records(resumed(one))] == [1.5, 2, 3.25]
    for odd in (math.nan, math.inf, -math.inf, 10**400, "1", True):
        with pytest.raises(BadConfig, match="number of seconds"):
            one.sit(0, Seat("empty"), at=odd)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    ["", " ", "Anna", "a\tb\n", "\x1b[31m" * 30, "\u202eAnna", "\ud800", "ü" * 100, "a" * 39 + " b", "x" * 10**6],
)
def test_names_are_clean_once_and_for_all(name: str) -> None:
    clean = plain_name(name)
    assert len(clean) <= 40
    assert clean.isprintable()
    assert plain_name(clean) == clean
