"""Chances are told twice, as words and as numbers: of the same things, and the same."""

from __future__ import annotations

import re

import pytest

from buonfresco.games import registry
from buonfresco.text import LANGUAGES, catalogue
from tests.telling import played

PERCENT = re.compile(r"(\d+)\s?%")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry())
def test_what_is_said_is_what_is_drawn(game: str, lang: str) -> None:
    cat = catalogue(lang)
    chances = 0
    for _, _, view in played([registry()[game].new_game(3, seed=5)], 120):
        for option in view.decision.options:
            words = [cat.say(part, ["Ada", "Ben", "Cleo"]) for part in option.gives.breath()]
            said = [int(found) for part in words for found in PERCENT.findall(part)]
            assert [one.percent for one in option.gives.odds] == said
            assert sum(said) <= 100  # they exclude each other
            chances += len(said)
    assert (chances > 0) == (game == "dice")


def test_a_chance_has_the_place_that_it_is_about() -> None:
    kinds = set()
    for _, _, view in played([registry()["dice"].new_game(3, seed=5)], 120):
        for option in view.decision.options:
            for one in option.gives.odds:
                kinds.add(option.kind)
                assert one.at == (f"section:{view.bishop}" if option.kind == "keep" else "")
    assert kinds == {"bishop", "keep", "bet"}
