"""Answers that only go on with a draft: what a told view says of them is true, wherever random play comes to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from buonfresco.games import fresco, registry
from buonfresco.games.fresco import Fresco
from tests.support import ALL_MODULES, rule, texts
from tests.telling import played

SETS: list[tuple[int, ...]] = [(), *[(number,) for number in ALL_MODULES], ALL_MODULES]


def seen_by_others(game: Any, seat: int) -> list[str]:
    everybody = [None, *[other for other in range(game.ruleset.seats) if other != seat]]
    return [game.view(viewer).to_json() for viewer in everybody]


def look(game: Any, seat: int, view: Any, found: Counter[str]) -> None:
    options, told = view.decision.options, view.told
    for number in told.draft:
        after = game.copy()
        before = seen_by_others(game, seat)
        after.apply(options[number].text, seat)
        assert seat in after.waiting, options[number].text
        assert seen_by_others(after, seat) == before
        assert after.events.seen_by(None) == []
        asked = after.view(seat, told=True)
        assert asked.decision.options[asked.told.back].text == "withdraw"
        after.apply("withdraw", seat)
        again = game.copy()
        if "withdraw" in texts(again, seat):
            again.apply("withdraw", seat)
        assert after.hash() == again.hash()
        found["draft"] += 1
    if told.skip is not None:
        assert told.skip in told.draft
        after = game.copy()
        after.apply(options[told.skip].text, seat)
        assert (after.s.covers[seat], after.s.plans[seat]) == (game.s.covers[seat], game.s.plans[seat])
        found["skip"] += 1


@rule("B-PLAN-07", "X-PLAN-01")
@pytest.mark.parametrize("modules", SETS, ids=str)
def test_a_draft_is_nobodys_business_and_can_be_withdrawn(modules: tuple[int, ...]) -> None:
    games = [fresco.new_game(players, modules=modules, seed=players) for players in (2, 3)]
    found: Counter[str] = Counter()
    for game, seat, view in played(games, 60):
        if game.all_asked:
            look(game, seat, view, found)
        else:
            assert (view.told.draft, view.told.skip, view.told.back) == ([], None, None)
    tiles = any(fresco.new_game(3, modules=modules).r.tile_order)
    assert bool(found["draft"]) >= tiles
    assert bool(found["skip"]) >= tiles
    assert modules or not found


@pytest.mark.parametrize("name", [name for name in registry() if name != "fresco"])
def test_games_without_parts_have_no_drafts(name: str) -> None:
    for _, _, view in played([registry()[name].new_game(3, seed=1)], 40):
        assert (view.told.draft, view.told.skip) == ([], None)


def desk(apprentices: int = 5) -> Fresco:
    mood = {4: -3, 5: 0}[apprentices]
    painters = [{"wake": 5 + seat, "apprentices": apprentices, "mood": mood} for seat in range(3)]
    maps = {"catacombs": {"maps": [["5a", "5b", "6a", "6b", "7a"], [], []]}}
    return fresco.position(3, modules=(6, 13), painters=painters, slices=maps, phase="plan")


def drafted(game: Fresco, seat: int = 0) -> tuple[list[str], str | None]:
    view = game.view(seat, told=True)
    assert view.decision is not None
    assert view.told is not None
    options, told = view.decision.options, view.told
    return [options[n].text for n in told.draft], None if told.skip is None else options[told.skip].text


@rule("X-PLAN-01", "M13-PLAN-05")
def test_what_would_seal_the_plan_is_no_draft() -> None:
    """The fifth map leaves one space in each column, so there is no choice left: that plan is sealed."""
    game = desk()
    assert drafted(game) == (texts(game, 0), "no glaziery")
    game.apply("no glaziery", 0)
    for name, column in zip(("5a", "5b", "6a", "6b"), ("market", "cathedral", "studio", "workshop"), strict=True):
        game.apply(f"map {name} on {column}", 0)
    assert texts(game, 0) == ["no map", "map 7a on fifth", "withdraw"]
    assert drafted(game) == (["no map"], "no map")
    game.apply("no map", 0)
    assert drafted(game) == ([], None)  # a spread is looked at as a whole
    game.apply(texts(game, 0)[0], 0)
    assert drafted(game) == ([], None)  # sealed; he may only take it back
