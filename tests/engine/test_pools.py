"""Draws: declared once, named wherever something is drawn, and written in advance by these names."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from buonfresco.engine.driver import Driver
from buonfresco.engine.errors import BadGame, BadLog
from buonfresco.engine.pool import Coming, Pool
from buonfresco.games import cards, dice, fresco, registry
from buonfresco.text import LANGUAGES, catalogue
from tests.support import ALL_MODULES, COMPILED, PRESETS

CASES: list[tuple[str, dict[str, Any]]] = [
    *[(name, {"players": players}) for name in ("cards", "dice") for players in (2, 3, 4)],
    *[("fresco", {"players": players, "preset": preset}) for players, preset in zip((2, 3, 4), PRESETS, strict=True)],
    *[("fresco", {"players": players, "modules": ALL_MODULES}) for players in (2, 3, 4)],
    *[("fresco", {"players": 2 + number % 3, "modules": (number,)}) for number in ALL_MODULES],
]


def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Driver, str, list[int]]]:
    """Every draw of the games that follow: game, pool and what came."""
    seen: list[tuple[Driver, str, list[int]]] = []
    draw, one, roll = Driver.draw, Driver.draw_one, Driver.roll

    def draw_and_tell(game: Driver, pool: str, bag: list[int], count: int = 1) -> list[int]:
        assert len(set(bag)) <= len(game.ruleset.pools[pool].names)
        drawn = draw(game, pool, bag, count)
        seen.append((game, pool, drawn[:]))
        return drawn

    def one_and_tell(game: Driver, pool: str, bag: list[int]) -> int:
        seen.append((game, pool, [one(game, pool, bag)]))
        return seen[-1][2][0]

    def roll_and_tell(game: Driver, pool: str, sides: int, count: int) -> list[int]:
        assert list(game.ruleset.pools[pool].names) == list(range(sides))
        thrown = roll(game, pool, sides, count)
        seen.append((game, pool, thrown[:]))
        return thrown

    if COMPILED:
        pytest.skip("compiled classes cannot be watched")
    monkeypatch.setattr(Driver, "draw", draw_and_tell)
    monkeypatch.setattr(Driver, "draw_one", one_and_tell)
    monkeypatch.setattr(Driver, "roll", roll_and_tell)
    return seen


@pytest.mark.parametrize(("name", "words"), CASES, ids=str)
def test_every_draw_names_a_pool_and_lies_within_it(
    name: str, words: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = watched(monkeypatch)
    used: set[str] = set()
    for seed in range(2):
        game = registry()[name].new_game(**words, seed=seed, max_rounds=6)
        rng = random.Random(seed)
        while not game.over:
            game.apply(rng.choice(game.legal()))
        for _, pool, items in seen:
            declared = game.ruleset.pools[pool]
            assert len(items) <= declared.most, (pool, items)
            assert set(items) <= declared.names.keys(), (pool, items)
            used.add(pool)
        logged = [-1 - entry for entry in game.inputs if entry < 0]
        assert logged == list(itertools.chain.from_iterable(items for _, _, items in seen))
        seen.clear()
    assert used <= game.ruleset.pools.keys()
    if name != "fresco":
        assert used == game.ruleset.pools.keys()  # nothing is declared that is never drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pool_has_a_word_and_names_that_can_be_told_apart(lang: str) -> None:
    games = [cards.new_game(3), dice.new_game(3), *[fresco.new_game(players, ALL_MODULES) for players in (2, 3, 4)]]
    for game in games:
        for name, pool in game.ruleset.pools.items():
            assert name == pool.name
            assert f"pool-{pool.word}" in catalogue(lang)
            assert len(pool.items) == len(pool.names)
            assert pool.most >= 1
            assert " " not in name


# ---- written in advance ---------------------------------------------------------------------------------------------

POOLS = {pool.name: pool for pool in (Pool("fruit", ("apple", "pear")), Pool("gem", {7: "ruby", 9: "pear"}))}


def test_in_order_a_bare_name_fits_any_pool_and_a_full_one_its_own() -> None:
    coming = Coming(POOLS, ["pear", "gem pear", "apple"])
    assert coming.take("gem", [7, 9]) == 9
    with pytest.raises(BadLog) as refused:
        coming.take("fruit", [0, 1])
    assert refused.value.reason.key == "error-draw-pool"
    assert coming.data() == ["gem pear", "apple"]  # a refused draw takes nothing
    assert coming.take("gem", [7, 9]) == 9
    with pytest.raises(BadLog) as refused:
        coming.take("fruit", [1])
    assert refused.value.reason.key == "error-draw-gone"


def test_by_pool_each_has_its_own_order() -> None:
    coming = Coming(POOLS, {"fruit": ["pear", "apple"], "gem": ["ruby"]})
    twin = coming.copy()
    assert coming.take("gem", [7, 9]) == 7
    assert coming.take("gem", [9]) == -1  # luck decides
    assert [coming.take("fruit", [0, 1]) for _ in range(2)] == [1, 0]
    assert coming.over
    assert twin.data() == {"fruit": ["pear", "apple"], "gem": ["ruby"]}


@pytest.mark.parametrize(
    ("draws", "key"),
    [
        (["plum"], "error-draw-unknown"),
        (["gem apple"], "error-draw-unknown"),
        ([True], "error-draw-unknown"),
        ([None], "error-draw-unknown"),
        ([10**5000], "error-draw-unknown"),
        ({"fruit": ["ruby"]}, "error-draw-pool"),
        ({"stone": []}, "error-draw-place"),
        ({5: []}, "error-draw-place"),
        ("apple", "error-draw-form"),
        (5, "error-draw-form"),
        ({"fruit": "apple"}, "error-draw-form"),
    ],
)
def test_what_cannot_be_drawn_is_refused_at_once(draws: object, key: str) -> None:
    with pytest.raises(BadGame) as refused:
        Coming(POOLS, draws)
    assert refused.value.reason.key == key
    assert str(refused.value)


def test_a_wrong_kind_is_refused_by_name() -> None:
    """A certificate where a market tile is drawn."""
    with pytest.raises(BadGame, match="the starting player"):
        fresco.new_game(3, modules=[8], draws=["certificate 3-3-2a"])
    with pytest.raises(BadGame) as refused:
        fresco.position(3, modules=[8], phase="prepare", draws=["certificate 3-3-2a"])
    assert refused.value.reason.text("en") == "Here a market tile is drawn, not “certificate 3-3-2a”."
    assert "Marktplättchen" in refused.value.reason.text("de")
    assert "tuile Marché" in refused.value.reason.text("fr")


# ---- in games -------------------------------------------------------------------------------------------------------


def test_new_games_can_be_written_in_advance() -> None:
    game = fresco.new_game(3, seed=1, draws={"start": [2, 0, 1], "market": ["YYY", "G"], "fresco": ["11GOP-1"]})
    view = game.view()
    assert [player.space for player in view.players] == ["S2", "S3", "S1"]
    assert view.booths["I"][:2] == ["YYY", "G"]
    assert view.fresco["C3"] == "11GOP-1"
    hands = cards.new_game(2, seed=1, draws={"start": [1], "market": ["Y-MM", "R-MM"], "fresco": ["GOP"]})
    assert hands.view().start == 1
    assert "Y-MM" in (hands.view(1).players[1].hand or ())
    assert "GOP" in hands.view().frescoes
    first = dice.new_game(3, seed=1, draws=[2, "woman-3-1"])
    assert (first.view().start, next(iter(first.view().fields.values())).open) == (2, "woman-3-1")


@pytest.mark.parametrize("draws", [["card tip", "B"], {"market": ["B"], "card": ["tip"]}], ids=["list", "pools"])
def test_what_is_written_stays_in_copies_saves_and_code(draws: Any) -> None:
    game = fresco.position(3, modules=[4, 16], phase="wake", draws=draws)
    coming: Any = game.chance.coming
    expected = coming.data()
    games: list[Any] = [game.copy(), fresco.from_json(game.to_json())]
    for again in games:
        assert again.chance.coming.data() == expected
    built = eval(fresco.position_code(game), {"fresco": fresco})
    assert (built.hash(), built.chance.coming.data()) == (game.hash(), expected)
    assert game.copy(seed=1).chance.coming is None  # luck of its own
    assert fresco.replay(game.log).chance.coming is None
