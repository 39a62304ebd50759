"""Whatever an option points at is something the table shows: a face can light it up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from buonfresco.games import cards, dice, fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.phrases import pieces_in
from tests.support import ALL_MODULES
from tests.telling import played


def in_words(view: Any) -> set[str]:
    """Pieces of panels and of the question, and places that bear a mark."""
    said: list[Any] = [view.told.question]
    found: set[str] = set()
    for panel in view.told.panels.values():
        said += [part for row in panel.rows for part in (row.label, *row.pieces)]
        said += panel.own
        found |= {mark.at for mark in panel.marks}
    return found | {f"{piece.sort}:{piece.id}" for piece in pieces_in(said)}


def on_the_board(view: Any) -> set[str]:
    """What the board game's own view shows."""
    found = {f"segment:{segment}" for segment in SEGMENTS} | {"place:altar"}
    found |= {f"column:{column}" for column in COLUMNS}
    found |= {f"booth:{booth}" for booth in view.booths}
    found |= {f"space:{booth}.{n}" for booth, tiles in view.booths.items() for n, tile in enumerate(tiles, 1) if tile}
    found |= {f"time:{time}" for time in fresco.rules_of(view).times}
    found |= {f"tile:{tile.name}" for tile in fresco.rules_of(view).action_tiles.values()}
    return found | {f"paint:{name}" for name in fresco.paints.PAINTS}  # on the own screen, and in the supply


@pytest.mark.parametrize("modules", [(), *[(number,) for number in ALL_MODULES], ALL_MODULES], ids=str)
def test_options_point_at_what_the_table_shows(modules: tuple[int, ...]) -> None:
    missing: set[str] = set()
    for _game, _seat, view in played([fresco.new_game(n, modules=modules, seed=n) for n in (2, 3, 4)], 100):
        shown = on_the_board(view) | in_words(view)
        missing |= {place for option in view.decision.options for place in option.at} - shown
    assert missing == set()


@pytest.mark.parametrize("game", [cards, dice], ids=["cards", "dice"])
def test_options_of_the_small_games_too(game: Any) -> None:
    missing: set[str] = set()
    for _game, _seat, view in played([game.new_game(n, seed=n) for n in (2, 3, 4)], 150):
        table = msgspec.structs.replace(view, decision=None, told=None).to_json()
        for place in {place for option in view.decision.options for place in option.at} - in_words(view):
            if f'"{place.partition(":")[2]}"' not in table:
                missing.add(place)
    assert missing == set()
