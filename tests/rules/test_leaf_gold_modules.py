"""Module 5, Leaf Gold (M5), beside modules that touch it, each played by a stand-in that uses the same hook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.ruleset import Kind
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked
from tests.rules.test_leaf_gold import ended
from tests.rules.test_leaf_gold_gilding import chapel
from tests.support import rule

INSTALMENT = action("instalment", (), "stand-in instalment")


def done(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


STAND_INS: dict[str, dict[str, Any]] = {
    "abbot": {"modifiers": {"bishop_bonus": lambda _g, _painter, _segment, bonus: bonus + 1 if bonus else 0}},
    "ill": {"modifiers": {"gilding": lambda _g, _painter, _segment, _points: 1}},
    "bells": {
        "kinds": (
            Kind(
                "instalment",
                ("M8-PAY-01",),
                lambda _g, _painter, _arg: (INSTALMENT, PASS),
                {"instalment": done, "pass": done},
            ),
        ),
        "actions": lambda _rules: (INSTALMENT,),
        "reactions": {"received": lambda g, seat, _amount, _sum: g.ask("instalment", seat)},
    },
}


@pytest.fixture
def stand_in(request: pytest.FixtureRequest) -> Iterator[int]:
    """The number of a module that does just what is asked for."""
    registry()[98] = Module(98, "stand_in", NoSlice, **STAND_INS[request.param])
    fresco.forget_rules()
    yield 98
    del registry()[98]
    fresco.forget_rules()


@rule("M5-XMOD-07")
@pytest.mark.parametrize("stand_in", ["bells"], indirect=True)
def test_the_exchange_is_a_receipt_like_any_other(stand_in: int) -> None:
    """A module that reacts to receipts (8: installments) may ask; the next one's exchange waits for the answer."""
    game = ended([3, 1, 2], modules=(5, stand_in))
    for seat, purses in ((2, [4, 4, 6]), (1, [4, 5, 6]), (0, [7, 5, 6])):
        assert (asked(game), game.decisions[0].kind) == (seat, "instalment")
        assert [player.thalers for player in game.view().players] == purses
        assert "money" not in game.view().players[2].points
        game.apply("pass")
    assert game.over


@rule("M5-CATH-09")
@pytest.mark.parametrize("stand_in", ["abbot"], indirect=True)
def test_a_higher_bishop_bonus_does_not_raise_the_gilding(stand_in: int) -> None:
    game = chapel(modules=(5, stand_in))
    game.apply_all(["restore C3", "gild"])
    assert game.view().players[0].points == {"fresco": 17, "bishop": 4, "gold": 3}


@rule("M5-XMOD-01", "M5-EX-05")
@pytest.mark.parametrize("stand_in", ["ill"], indirect=True)
@pytest.mark.parametrize(("bishop", "total"), [("A1", 7 + 0 + 1), ("C3", 7 + 3 + 1)])
def test_an_ill_apprentice_gets_one_point(stand_in: int, bishop: str, total: int) -> None:
    """With a stand-in for module 10, which says so through the value "gilding"."""
    game = chapel(modules=(5, stand_in), bishop=bishop)
    game.apply_all(["restore C3", "gild"])
    assert game.scores()[0] == 10 + total
