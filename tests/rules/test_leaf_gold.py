"""Module 5, Leaf Gold (M5): the disc, gold from the market, the exchange at the end, information."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, market
from tests.rules.flow import PLANS, asked, paints, thalers, told
from tests.rules.table import refused
from tests.support import PRESETS, rule, texts

COLOURS = {"yellow", "red", "blue", "green", "orange", "purple"}
BOOTHS4 = {"I": ["Y", "R", "B", "YY"], "II": ["YYY", "RRR", "G"], "III": ["O", "YR", "YB"], "IV": ["RR", "RB", "BB"]}
BOOTHS3 = {"I": ["Y", "R", "B"], "II": ["YYY", "RRR", "G"], "III": ["YR", "YB", "RB"]}


def leaf(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    own: dict[str, Any] = game.view(viewer).modules["leaf_gold"]
    return own


def gold(game: Fresco) -> list[int]:
    """Everybody's leaf gold, each from his own view."""
    return [leaf(game, seat)["players"][seat]["gold"] for seat in range(game.r.seats)]


def bazaar(*apprentices: int, held: Sequence[int] = (), modules: Sequence[int] = (5,), **words: Any) -> Fresco:
    """The market, with so many apprentices of each seat; the first seat is first."""
    painters: list[dict[str, Any]] = [
        {"space": 10 * (n + 1), "wake": 5 + n, "plan": PLANS[count], "paints": "", "thalers": 12}
        for n, count in enumerate(apprentices)
    ]
    if len(painters) == 2:
        painters.append({"space": 90, "wake": 9})
    words.setdefault("booths", BOOTHS4 if len(apprentices) == 4 else BOOTHS3)
    slices = {"leaf_gold": {"gold": list(held) or [0] * len(apprentices)}}
    return fresco.position(len(apprentices), modules=modules, painters=painters, phase="market", slices=slices, **words)


# ---- setup ----------------------------------------------------------------------------------------------------------


@rule("M5-SETUP-01")
@pytest.mark.parametrize(("preset", "pieces"), [("revised", 20), ("bigbox", 24), ("revised-fr", 20)])
def test_all_gold_lies_in_the_supply(preset: str, pieces: int) -> None:
    assert leaf(fresco.new_game(3, modules=[5], preset=preset))["supply"] == pieces
    other = {20: "24", 24: "20"}[pieces]
    turned = fresco.new_game(3, modules=[5], preset=preset, switches={"leaf_gold.supply": other})
    assert leaf(turned)["supply"] == int(other)


@rule("M5-SETUP-02", "M5-MKT-02")
@pytest.mark.parametrize(
    ("players", "arrows"), [(2, {"II.3": 1, "III.1": 2}), (3, {"II.3": 1, "III.1": 2}), (4, {"III.3": 1, "IV.1": 2})]
)
def test_the_gold_market_tile_fits_the_side_of_the_board(players: int, arrows: dict[str, int]) -> None:
    assert leaf(fresco.new_game(players, modules=[5], seed=1))["arrows"] == arrows


@rule("M5-SETUP-03", "M5-SETUP-04", "M5-XMOD-02", "X-M3M5-01")
@pytest.mark.parametrize("modules", [(5,), (3, 5)])
def test_one_of_six_discs_is_drawn_none_of_them_pink_or_brown(modules: tuple[int, ...]) -> None:
    seen: list[str] = []
    for seed in range(120):
        game = fresco.new_game(3, modules=modules, seed=seed)
        assert [event.data["paint"] for event in told(game.events, "disc_drawn")] == [leaf(game)["disc"]]
        seen.append(leaf(game)["disc"])
    assert set(seen) == COLOURS
    assert all(8 <= seen.count(colour) <= 35 for colour in COLOURS)


@rule("M5-SETUP-05")
@pytest.mark.parametrize(("players", "laid", "left"), [(3, 9, 2), (4, 13, 1)])
def test_discs_and_market_tiles_are_drawn_apart(players: int, laid: int, left: int) -> None:
    for seed in range(20):
        game = fresco.new_game(players, modules=[5], seed=seed)
        assert sum(len(tiles) for tiles in game.view().booths.values()) == laid
        assert len(game.view().bag) == left
        assert not set(game.view().bag) & COLOURS
        assert leaf(game)["disc"] in COLOURS


@rule("M5-SETUP-06")
def test_nobody_begins_with_gold() -> None:
    for players in (2, 3, 4):
        assert gold(fresco.new_game(players, modules=[5], seed=1)) == [0] * players


# ---- market ---------------------------------------------------------------------------------------------------------


@rule("M5-MKT-01", "M5-EX-04")
@pytest.mark.parametrize(
    ("space", "stock", "pieces"), [("III.3", {"yellow": 1, "blue": 1}, 1), ("IV.1", {"red": 2}, 2)]
)
def test_who_buys_where_an_arrow_points_takes_gold_for_nothing(space: str, stock: dict[str, int], pieces: int) -> None:
    game = bazaar(1, 1, 0, 0)
    events = game.apply(f"buy {space}")
    assert (paints(game, 0), gold(game), leaf(game)["supply"]) == (stock, [pieces, 0, 0, 0], 20 - pieces)
    assert thalers(game, 0) == 12 - 4
    assert [(event.actor, event.data) for event in told(events, "gold_taken")] == [(0, {"gold": pieces})]


@rule("M5-MKT-01", "M5-MKT-02", "M5-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_other_space_brings_gold(players: int) -> None:
    plan = [3] + [0] * (players - 1)
    booths = (BOOTHS4 if players == 4 else BOOTHS3).items()
    found = {}
    for booth, space in [(booth, space) for booth, tiles in booths for space in range(len(tiles))]:
        game = bazaar(*plan)
        game.apply(f"buy {booth}.{space + 1}")
        found[f"{booth}.{space + 1}"] = gold(game)[0]
    arrows = {"III.3": 1, "IV.1": 2} if players == 4 else {"II.3": 1, "III.1": 2}
    assert {space: pieces for space, pieces in found.items() if pieces} == arrows


@rule("M5-MKT-01")
@pytest.mark.parametrize(("purchase", "pieces"), [("buy III.1+2+3", 2), ("buy II.1+2+3", 1), ("buy III.2+3", 0)])
def test_several_tiles_at_once(purchase: str, pieces: int) -> None:
    game = bazaar(3, 1, 0)
    game.apply(purchase)
    assert gold(game) == [pieces, 0, 0]


@rule("M5-MKT-03", "M5-XMOD-03")
@pytest.mark.parametrize("tiles", list(itertools.permutations(["YR", "YB", "RB"])))
def test_the_arrow_belongs_to_the_space_whatever_lies_there(tiles: tuple[str, ...]) -> None:
    game = bazaar(1, 1, 0, booths={**BOOTHS3, "III": list(tiles)})
    game.apply("buy III.1")
    assert gold(game) == [2, 0, 0]
    assert "".join(sorted(paint[0].upper() for paint in paints(game, 0))) == "".join(sorted(tiles[0]))


@rule("M5-MKT-03")
def test_closing_brings_no_gold_and_an_empty_space_nothing() -> None:
    game = bazaar(1, 1, 0)
    game.apply("close III")
    assert gold(game) == [0, 0, 0]
    refused(game, "buy III.1", "B-MKT-10")


@rule("M5-MKT-04")
@pytest.mark.parametrize(("held", "space", "pieces"), [(19, "III.1", 1), (20, "III.1", 0), (20, "II.3", 0)])
def test_the_buyer_takes_what_is_left(held: int, space: str, pieces: int) -> None:
    game = bazaar(1, 1, 0, held=[0, 0, held])
    events = game.apply(f"buy {space}")
    assert (gold(game), leaf(game)["supply"]) == ([pieces, 0, held], 20 - held - pieces)
    assert len(told(events, "gold_taken")) == bool(pieces)


@rule("M5-MKT-05")
def test_taking_gold_is_no_decision() -> None:
    game = bazaar(1, 1, 0)
    game.apply("buy III.1")
    assert (gold(game)[0], asked(game)) == (2, 1)


@rule("M5-XMOD-05")
@pytest.mark.parametrize("seed", range(8))
def test_black_market_tiles_bring_no_gold_and_discs_are_not_drawn_there(seed: int) -> None:
    game = bazaar(2, 1, 0, modules=(5, 16), seed=seed)
    disc = leaf(game)["disc"]
    game.apply("black market")
    assert gold(game) == [0, 0, 0]
    assert leaf(game)["disc"] == disc
    game.apply("buy III.1")
    assert gold(game) == [2, 0, 0]


@rule("M5-XMOD-04", "M5-XMOD-06")
def test_gold_comes_with_whatever_is_taken_from_the_space_however_it_was_got() -> None:
    """Free paint (module 4) and tiles with beams (14) go the same way: `market.take` with the tile's place."""
    game = bazaar(1, 1, 0)
    tile = game.r.market_ids.index("YR")
    market.take(game, 1, tile, 2 << 4)
    assert (gold(game), paints(game, 1), thalers(game, 1)) == ([0, 2, 0], {"yellow": 1, "red": 1}, 12)
    market.take(game, 1, tile, -1)
    assert gold(game) == [0, 2, 0]


# ---- prepare phase --------------------------------------------------------------------------------------------------


def after_prepare(disc: str, **words: Any) -> Fresco:
    painters = [{"space": 10 * n} for n in (1, 2, 3)]
    return fresco.position(
        3, modules=[5], painters=painters, phase="prepare", slices={"leaf_gold": {"disc": disc}}, **words
    )


@rule("M5-PREP-01")
@pytest.mark.parametrize("disc", sorted(COLOURS))
def test_another_colour_comes_each_as_likely(disc: str) -> None:
    seen = [leaf(after_prepare(disc, seed=seed))["disc"] for seed in range(120)]
    assert set(seen) == COLOURS - {disc}
    assert all(10 <= seen.count(colour) <= 42 for colour in set(seen))


@rule("M5-PREP-01")
def test_the_disc_is_drawn_after_the_market_was_filled() -> None:
    tiles = ["Y", "R", "B", "YYY", "RRR", "BBB", "YR", "YB", "RB"]
    game = after_prepare("yellow", draws=[*tiles, "disc orange"])
    assert leaf(game)["disc"] == "orange"
    assert [event.kind for event in told(game.events, "market_filled", "disc_drawn")] == ["market_filled", "disc_drawn"]
    with pytest.raises(BadGame):
        after_prepare("yellow", draws=[*tiles, "disc yellow"])


@rule("M5-PREP-02")
def test_no_disc_is_drawn_after_the_last_round() -> None:
    painters = [{"space": 10 * n, "wake": 4 + n, "plan": [1] * 5, "paints": "YRB"} for n in (1, 2, 3)]
    slices = {"leaf_gold": {"disc": "green"}}
    game = fresco.position(3, modules=[5], painters=painters, final=True, phase="fifth", slices=slices)
    events = [event for _ in range(3) for event in game.apply("pass")]
    assert game.over
    assert told(events, "disc_drawn") == []
    assert leaf(game)["disc"] == "green"


# ---- the end --------------------------------------------------------------------------------------------------------


def ended(held: Sequence[int], modules: Sequence[int] = (5,), purse: int = 4, players: int = 3) -> Fresco:
    """The final scoring; seat 2 was first in the last round."""
    painters: list[dict[str, Any]] = [
        {"space": 10 + 30 * n, "wake": 9 - n, "plan": [1] * 5, "thalers": purse} for n in range(players)
    ]
    if players == 2:
        painters.append({"space": 90, "wake": 5})
    slices = {"leaf_gold": {"gold": list(held)}}
    return fresco.position(players, modules=modules, painters=painters, final=True, phase="scoring", slices=slices)


@rule("M5-SCORE-01", "M5-SCORE-02")
def test_every_leaf_gold_left_becomes_a_thaler_before_the_money_counts() -> None:
    game = ended([3, 0, 2])
    assert [player.thalers for player in game.view().players] == [7, 4, 6]
    assert [points["money"] for points in (game.outcome.points if game.outcome else ())] == [3, 2, 3]
    assert (gold(game), leaf(game)["supply"]) == ([0, 0, 0], 20)
    kinds = [(event.kind, event.actor) for event in told(game.events, "gold_exchanged", "earned", "scored")]
    exchanged = [(kind, seat) for seat in (2, 0) for kind in ("gold_exchanged", "earned")]
    assert kinds == [*exchanged, ("scored", 2), ("scored", 1), ("scored", 0)]


@rule("M5-LEO-01")
def test_leonardo_has_nothing_to_exchange() -> None:
    game = ended([1, 2], players=2)
    assert [player.thalers for player in game.view().players] == [5, 6]
    him = game.view().leonardo
    assert him is not None
    assert (him.score, him.points) == (90, {"fresco": 90})


# ---- Leonardo, information ------------------------------------------------------------------------------------------


@rule("M5-LEO-02")
def test_leonardo_closes_a_booth_with_its_gold() -> None:
    painters: list[dict[str, Any]] = [
        {"space": 10, "wake": 6, "plan": PLANS[1]},
        {"space": 20, "wake": 7, "plan": PLANS[1]},
    ]
    painters.append({"space": 30, "wake": 5})
    game = fresco.position(2, modules=[5], painters=painters, booths=BOOTHS3, phase="market")
    game.apply("close III")
    assert (leaf(game)["supply"], gold(game)) == (20, [0, 0])
    refused(game, "buy III.1", "B-MKT-10")
    game.apply("buy II.3")
    assert gold(game) == [1, 0]


@rule("M5-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_gold_is_behind_the_screen_and_the_rest_is_open(viewer: int | None) -> None:
    game = bazaar(1, 1, 0, held=[3, 4, 5])
    seen = leaf(game, viewer)
    assert seen["players"] == [{"gold": n if seat == viewer else None} for seat, n in enumerate([3, 4, 5])]
    assert (seen["disc"], seen["supply"], seen["arrows"]) == ("yellow", 8, {"II.3": 1, "III.1": 2})


@rule("M5-INFO-01")
def test_at_the_end_all_of_it_is_open() -> None:
    assert leaf(ended([3, 0, 2]), None)["players"] == [{"gold": 0}] * 3


@rule("M5-INFO-01")
def test_what_differs_only_in_the_others_gold_looks_the_same() -> None:
    one, two = bazaar(1, 1, 1, held=[3, 4, 5]), bazaar(1, 1, 1, held=[3, 7, 2])
    assert one.view(0).to_json() == two.view(0).to_json()
    assert one.view(1).to_json() != two.view(1).to_json()
    for seed in range(5):
        assert one.sample(0, seed=seed).to_json() == two.sample(0, seed=seed).to_json()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_plays_the_same_market(preset: str) -> None:
    game = bazaar(1, 1, 0, preset=preset)
    game.apply("buy III.1")
    assert gold(game) == [2, 0, 0]
    assert "gild" not in texts(game)
