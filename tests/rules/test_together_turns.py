"""Several modules at once: who has a turn where, what is forced, the final round (X-ACT, X-PLAN-10, X-FINAL)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import ALL, asks, moves, own, part, play, points, town
from tests.support import rule, texts

COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")
TILES = ("glaziery", "audience", "wall")
# six tiles left, two of them easy to pay
LAST = {"A1": "3YR", "A3": "3YB", "C3": "11GOP-1", "D3": "3RB", "E5": "4YRB-1", "E3": "4YRB-2"}


def sitting(game: Fresco) -> list[tuple[int, str]]:
    """Who is asked what until the round is over, if everybody forgoes what he can."""
    asked = []
    number = game.view().round
    while not game.over and game.view().round == number:
        if game.view().phase == "wake":
            break
        asked.append(asks(game))
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    return asked


# ---- turns ----------------------------------------------------------------------------------------------------------


@rule("X-ACT-02")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_turn_for_an_apprentice_or_a_tile_and_none_without_both(column: str) -> None:
    """The first painter has only the audience tile there, the second only an apprentice, the third neither."""
    place = COLUMNS.index(column)
    alone, none = [2] * 5, [1] * 5
    alone[place] = 0
    while sum(alone) > 5:
        alone[alone.index(2)] -= 1
    none[place], none[place - 1] = 0, 2
    slices = {"wishing_well": {"hands": [{}, {"finder": 1, "tip": 1}, {"finder": 1, "tip": 1}]}}
    game = town(
        {"plan": alone, "covers": {column: "audience"}},
        {},
        {"plan": none},
        modules=(4, 8),
        phase=column,
        slices=slices,
    )
    seen = []
    while game.view().phase == column and game.view().round == 1:
        seen.append(asks(game)[0])
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert sorted(set(seen)) == [0, 1]
    assert seen[0] == 0


@rule("X-ACT-02", "X-ACT-03")
def test_tiles_act_in_action_order_when_the_place_is_resolved() -> None:
    """Three painters at the workshop: one buys glass, one blends, one restores the wall, by their wake times."""
    wall = {"wall": {"c4": "green"}}
    game = town(
        {"wake": 7, "covers": {"workshop": "glaziery"}, "plan": [1, 1, 1, 0, 2]},
        {"wake": 5},
        {"wake": 6, "covers": {"workshop": "wall"}, "paints": "G"},
        modules=(6, 8, 9),
        phase="workshop",
        slices={"wall_fresco": wall},
        draws=["wall GY"],
    )
    assert asks(game) == (1, "blend")
    game.apply("pass")
    assert asks(game) == (2, "wall")
    assert moves(play(game, "wall c4"), 2) == [4]
    assert asks(game) == (0, "glass")


@rule("X-ACT-03")
def test_the_glaziery_tile_comes_up_with_its_column_and_not_with_the_cathedral() -> None:
    """A tile on the market column buys glass before a restoration, one on the studio column after it."""
    for column, before in (("market", True), ("studio", False)):
        plan = [0, 1, 1, 2, 1] if column == "market" else [1, 1, 0, 2, 1]
        one = {"plan": plan, "covers": {column: "glaziery"}, "paints": "YR"}
        words: dict[str, Any] = {"fresco": {"B1": "3YR", "E5": "11GOP-1"}, "modules": (6,), "phase": "market"}
        game = town(one, {}, {}, slices={"glaziers": {"offer": "YYRG"}}, **words)
        asked = [kind for seat, kind in sitting(game) if seat == 0]
        assert (asked.index("glass") < asked.index("cathedral")) == before


# ---- what is forced -------------------------------------------------------------------------------------------------


@rule("X-ACT-05")
def test_everything_may_be_forgone_but_certificate_window_and_instalments() -> None:
    """One painter with a duty, or an offer, of every module: he can pass everywhere but at these."""
    slices: dict[str, Any] = {
        "portraits": {"open": ["patron", "girl"], "owned": [["sexton"], [], []]},
        "wishing_well": {"hands": [{"visit": 1, "praise": 1, "tip": 1, "alchemy": 1, "finder": 1}, {}, {}]},
        "leaf_gold": {"gold": [1, 0, 0]},
        "glaziers": {"glass": ["YRBG", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": ["B", None, None]},
        "bells": {"open": [[["8-5-5a", 0], ["7-5-4a", 0]], [], []]},
        "wall_fresco": {"players": [{"tiles": {"GY": 1, "OR": 1}}, {}, {}]},
    }
    first = {"paints": "YYRRBBG", "tiles": ["3YR", "3YB", "3RB"], "plan": [1, 1, 1, 1, 1]}
    game = town(
        first, {}, {}, modules=ALL, phase="market", slices=slices, fresco={"B1": "7YRG", "A5": "6YP"}, bishop="B1"
    )
    passed, must = set(), set()
    while game.view().round == 1 and not game.over:
        seat, kind = asks(game)
        if seat == 0 and kind == "cathedral":
            passed.add(kind)
            assert game.explain("pass") is None
            game.apply("restore B1")
        elif game.explain("pass") is None or kind == "glaze":
            passed.add(kind)
            game.apply("pass" if kind != "glaze" else "glaze none")
        else:
            must.add(kind)
            if kind in ("window", "instalment"):
                refused(game, "pass", "M6-CATH-02" if kind == "window" else "M8-PAY-01")
            game.apply(game.legal()[0])
    assert must <= {"window", "instalment", "wake_time"}
    assert {"window", "instalment"} <= must
    wanted = {"market", "cathedral", "gild", "glaze", "praise", "scroll", "portrait", "tip", "blend", "finder"}
    assert wanted <= passed


@rule("X-ACT-05", "X-ACT-06")
def test_forced_payments_cannot_fail() -> None:
    """Without a Thaler: the window on the price-0 place, and a certificate with no deposit, in the order of columns."""
    first = {"thalers": 0, "paints": "YRG", "plan": [1, 1, 0, 2, 1], "covers": {"studio": "audience"}}
    words: dict[str, Any] = {"fresco": {"B1": "7YRG", "E5": "11GOP-1"}, "bishop": "E5", "phase": "cathedral"}
    game = town(first, {}, {}, modules=(6, 8), **words)
    game.apply("restore B1")  # one window can be had, so it is not asked
    assert [event.data["price"] for event in told(game.events, "window_taken")] == [0]
    while asks(game)[1] != "certificate":
        game.apply("pass")
    refused(game, "pass", "M8-AUD-01")
    game.apply(game.legal()[0])  # and one deposit
    assert (thalers(game, 0), own(game, "bells", 0)["open"][0]["deposit"]) == (0, 0)


# ---- the final round ------------------------------------------------------------------------------------------------


@rule("X-PLAN-10", "X-FINAL-02")
@pytest.mark.parametrize(("tile", "column"), list(product(TILES, ("cathedral", "fifth"))))
def test_a_tile_on_one_cathedral_column_leaves_the_other_open(tile: str, column: str) -> None:
    game = town({"paints": "YYRRBB"}, {}, {}, modules=(6, 8, 9), phase="plan", final=True, fresco=LAST)
    for name in TILES:
        game.apply(f"{name} on {column}" if name == tile else f"no {name}", 0)
        for seat in (1, 2):
            game.apply(f"no {name}", seat)
    here = int(tile == "wall")
    plan = [1, here, 1, 2 - here, 1] if column == "cathedral" else [1, 1, 1, 2 - here, here]
    game.apply("plan " + "-".join(map(str, plan)), 0)
    for seat in (1, 2):
        game.apply("plan 1-1-1-1-1", seat)
    visits: dict[str, list[str]] = {"cathedral": [], "fifth": []}
    while not game.over:
        seat, kind = asks(game)
        if seat == 0 and game.view().phase in visits:
            visits[game.view().phase].append(kind)
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    covered, free = ("cathedral", "fifth") if column == "cathedral" else ("fifth", "cathedral")
    assert "cathedral" not in visits[covered]
    assert visits[free] == ["cathedral"]


@rule("X-PLAN-10")
def test_every_tile_goes_on_every_column_of_the_turned_sheet() -> None:
    game = town({}, {}, {}, modules=(6, 8, 9), phase="plan", final=True, fresco=LAST)
    for name in TILES:
        assert {f"{name} on {column}" for column in COLUMNS} <= set(texts(game, 0))
        game.apply(f"no {name}", 0)


@rule("X-FINAL-01")
def test_portraits_in_the_final_round() -> None:
    """The Abbot taken in the studio works in the second visit, the Sexton once for both, God's Servant pays no more."""
    slices = {"portraits": {"open": ["abbot", "muse"], "owned": [["sexton", "servant"], [], []]}}
    first = {"paints": "YYRRBB", "thalers": 5, "plan": [1, 1, 1, 1, 1]}
    game = town(first, {}, {}, modules=(1,), phase="cathedral", final=True, fresco=LAST, slices=slices, bishop="C1")
    assert moves(play(game, "sexton A1", "restore A1")) == [3 + 3]
    while asks(game) != (0, "portrait"):
        game.apply("pass")
    game.apply("portrait abbot")
    while game.view().phase != "fifth":
        game.apply("pass")
    refused(game, "sexton A3", "M1-CARD-10")
    assert moves(play(game, "restore A3 bishop→A2")) == [3 + 2 + 1]
    money = thalers(game, 0)
    while not game.over:
        game.apply("pass")
    assert thalers(game, 0) == money  # no income: neither tiles nor God's Servant


@rule("X-FINAL-01", "X-FINAL-03")
def test_wishing_cards_in_the_final_round() -> None:
    """One in each visit, by the apprentice who acts there; a finder's reward has no theater."""
    hand = {"praise": 2, "finder": 2, "busker": 1}
    first = {"paints": "YYRRBB", "plan": [1, 1, 1, 1, 1]}
    slices = {"wishing_well": {"hands": [hand, {}, {}]}}
    game = town(first, {}, {}, modules=(4,), phase="cathedral", final=True, fresco=LAST, slices=slices, bishop="A1")
    assert moves(play(game, "restore A1", "praise")) == [3 + 3 + 1]
    while game.view().phase != "fifth":
        game.apply("pass")
    assert moves(play(game, "restore A3 bishop→A2", "praise")) == [3 + 2 + 1]
    kinds = [kind for _, kind in sitting(game)]
    assert "finder" not in kinds
    assert game.over


@rule("X-FINAL-03")
def test_an_apprentice_of_the_second_visit_carries_nothing_in_the_first() -> None:
    slices = {"wishing_well": {"hands": [{"visit": 2}, {}, {}]}}
    first = {"paints": "YYRRBB", "plan": [1, 1, 1, 1, 1]}
    game = town(first, {}, {}, modules=(4,), phase="cathedral", final=True, fresco=LAST, slices=slices)
    game.apply("visit A1")
    refused(game, "visit A3", "M4-CARD-02")
    game.apply("restore A1")
    assert asks(game)[0] == 1
    while game.view().phase != "fifth":
        game.apply("pass")
    assert "visit A3" in texts(game)


@rule("X-FINAL-01")
@pytest.mark.parametrize(("preset", "again"), [("revised", True), ("revised-fr", False)])
def test_special_altar_and_black_market_in_the_final_round(preset: str, again: bool) -> None:
    """The altar with pink and brown in both visits, where its limit allows it; the black market as usual."""
    first = {"paints": "YRGGOOKK", "thalers": 12}
    words: dict[str, Any] = {"modules": (3, 16), "phase": "market", "final": True, "fresco": LAST, "preset": preset}
    game = town(first, {}, {}, draws=["O"], **words)
    game.apply("black market")
    assert paints(game, 0)["orange"] == 3
    while asks(game) != (0, "cathedral"):
        game.apply("pass")
    assert moves(play(game, "altar GOK")) == [9]
    while game.view().phase != "fifth":
        game.apply("pass")
    assert asks(game) == (0, "cathedral")
    if again:
        assert moves(play(game, "altar GOK")) == [9]
    else:
        refused(game, "altar GOK", "B-CATH-17")


@rule("X-FINAL-01")
def test_busker_in_the_final_round_still_counts() -> None:
    slices = {"wishing_well": {"hands": [{"busker": 1}, {}, {}]}}
    game = town({"mood": 1}, {}, {}, modules=(4,), phase="wake", final=True, fresco=LAST, slices=slices)
    play(game, "wake 9", "busker")
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (3, 6)


@rule("X-FINAL-01")
def test_gold_windows_and_scrolls_in_both_visits() -> None:
    """The same disc for both; a scroll in each."""
    slices = {
        "leaf_gold": {"disc": "yellow", "gold": [2, 0, 0]},
        "glaziers": {"bench": ["YY", "YB", "BB", "YR", "BR", "YG"], "glass": ["YYYY", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": ["A", None, None]},
    }
    fresco = {"B1": "3YR", "A3": "3YB", "E5": "11GOP-1"}
    words: dict[str, Any] = {
        "modules": (5, 6, 7),
        "phase": "cathedral",
        "final": True,
        "fresco": fresco,
        "bishop": "E1",
    }
    game = town({"paints": "YYRB"}, {}, {}, slices=slices, **words)
    first = play(game, "restore B1", "gild", "window 1", "glaze YY", "scroll row")
    assert moves(first) == [3 + 0 + 1 + 2, 2 * 5]
    while game.view().phase != "fifth":
        game.apply("pass")
    assert part(game, "leaf_gold")["disc"] == "yellow"
    second = play(game, "restore A3", "gild", "window 1", "glaze Y", "scroll column")
    assert moves(second) == [3 + 0 + 1 + max(-4, 3 - 4), 2 * 5]


@rule("X-FINAL-01")
def test_wall_audience_and_requests_in_the_final_round() -> None:
    """4 points and no income any more; the certificate can still be paid before the bells; a request is points only."""
    first = {
        "tiles": ["3RB", "5RG", "7YRG", "8GP"],
        "paints": "G",
        "covers": {"market": "wall", "fifth": "audience"},
        "plan": [1, 1, 2, 1, 0],
    }
    slices: dict[str, Any] = {"wall_fresco": {"wall": {"c4": "green"}}, "bells": {"display": ["5-4-3a"]}}
    fresco = {"E5": "11GOP-1", "D3": "11GOP-2"}
    words: dict[str, Any] = {"modules": (2, 8, 9), "final": True, "fresco": fresco, "phase": "market"}
    game = town(first, {}, {}, slices=slices, draws=["wall GY"], **words)
    assert moves(play(game, "wall c4")) == [4]
    while asks(game) != (0, "blend"):
        game.apply("pass")
    assert moves(play(game, "request green", "stack G", "stack GP")) == [8]
    while asks(game)[1] != "payment" and not game.over:
        game.apply("pass")
    game.apply("deposit 0")
    while asks(game)[1] != "last_payment":
        game.apply("pass")
    money = thalers(game, 0)
    assert money == 12 + 6
    game.apply("pay 5 on 5-4-3a")
    assert game.over
    assert thalers(game, 0) == money - 5
    assert paints(game, 0) == {}  # no paint for the wall tile or the request
    assert points(game, 0)["money"] == (money - 5) // 2
