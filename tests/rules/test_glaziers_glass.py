"""Module 6, Glaziers (M6): the visit to the glaziery, and new glass in the prepare phase."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, thalers, told, wake_all
from tests.rules.table import no_action, refused
from tests.rules.test_glaziers import NO_TILE, SHEETS, glass, kind, shown, visit
from tests.support import rule, texts

# ---- the visit ----------------------------------------------------------------------------------------------------


@rule("M6-GLAZ-01")
def test_the_visit_takes_place_when_the_covered_column_is_resolved() -> None:
    game = visit("studio", "market", "", phase="market")
    assert (asked(game), kind(game), game.view().phase) == (1, "glass", "market")
    game.apply("pass")
    assert (asked(game), kind(game), game.view().phase) == (0, "glass", "studio")


@rule("M6-GLAZ-01")
def test_at_one_column_it_goes_by_action_order() -> None:
    game = visit("workshop", "workshop", "workshop", times=(6, 7, 5))
    order = []
    for _ in range(3):
        order.append(asked(game))
        assert kind(game) == "glass"
        game.apply("pass")
    assert order == [2, 0, 1]


@rule("M6-GLAZ-01")
def test_glaziery_visits_and_usual_visits_of_a_column_mix_in_action_order() -> None:
    plan = {"plan": [1, 0, 3, 0, 1], "covers": {}}
    game = visit("market", "market", phase="market", first=plan)
    assert (asked(game), kind(game)) == (0, "market")
    game.apply("pass")
    assert (asked(game), kind(game)) == (1, "glass")


@rule("M6-GLAZ-02")
@pytest.mark.parametrize("on_tile", [0, 1])
def test_one_token_for_each_apprentice(on_tile: int) -> None:
    game = visit("market", on_tile=on_tile)
    for _ in range(2 + on_tile):
        assert (asked(game), kind(game)) == (0, "glass")
        game.apply(game.legal()[0])
    assert sum(glass(game, 0).values()) == 2 + on_tile
    assert kind(game) != "glass"


def test_glass_is_offered_from_the_cheapest_penalty_to_the_dearest() -> None:
    assert texts(visit("market")) == ["glass yellow", "glass blue", "glass red", "glass green", "pass"]


@rule("M6-GLAZ-03", "M6-EX-02")
@pytest.mark.parametrize(("colour", "price"), [("blue", 1), ("yellow", 1), ("red", 2), ("green", 2)])
def test_prices_of_glass(colour: str, price: int) -> None:
    game = visit("market", first={"thalers": 12})
    before = shown(game)["offer"][colour]
    events = game.apply(f"glass {colour}")
    assert [event.data for event in told(events, "glass_bought")] == [{"glass": colour, "price": price}]
    assert thalers(game, 0) == 12 - price
    assert shown(game)["offer"].get(colour, 0) == before - 1


@rule("M6-GLAZ-04", "M6-INFO-01")
def test_bought_glass_is_behind_the_screen() -> None:
    game = visit("market")
    game.apply("glass green")
    assert glass(game, 0) == {"green": 1}
    assert [one["glass"] for one in shown(game, 1)["players"]] == [None, {}, None]
    assert [one["glass"] for one in shown(game, None)["players"]] == [None, None, None]


@rule("M6-GLAZ-05")
def test_what_is_sold_out_cannot_be_bought() -> None:
    game = visit("market", "market", "shop", offer="YR")
    refused(game, "glass green", "M6-GLAZ-05")
    game.apply("glass red")
    events = game.apply("glass yellow")
    assert not told(events, "passed")
    assert shown(game)["offer"] == {}
    assert (asked(game), kind(game)) == (2, "market")  # the second painter finds nothing and is not asked


@rule("M6-GLAZ-06")
def test_buying_is_optional_and_must_be_paid() -> None:
    game = visit("market", "shop", first={"thalers": 1})
    assert texts(game) == ["glass yellow", "glass blue", "pass"]
    refused(game, "glass red", "M6-GLAZ-06")
    stopped = game.copy()
    events = stopped.apply("pass")
    assert told(events, "passed") == []  # whether he could have paid is his secret
    assert (thalers(stopped, 0), glass(stopped, 0)) == (1, {})
    game.apply("glass blue")  # his last Thaler: nothing is left to decide
    assert (asked(game), thalers(game, 0), glass(game, 0)) == (1, 0, {"blue": 1})


@rule("M6-GLAZ-06")
def test_who_has_no_money_is_not_asked() -> None:
    game = visit("market", "market", first={"thalers": 0})
    assert (asked(game), kind(game)) == (1, "glass")


@rule("M6-GLAZ-07")
def test_there_is_no_limit_to_the_glass_one_holds() -> None:
    game = visit(
        "market", slices={"glaziers": {"offer": "GY", "glass": ["YYYYYYYBBBBBBBRRRRRRGGGG", "", ""], "bag": ""}}
    )
    game.apply("glass green")
    game.apply("glass yellow")
    assert glass(game, 0) == {"yellow": 8, "blue": 7, "red": 6, "green": 5}


def test_what_is_no_glass_is_refused_in_words() -> None:
    game = visit("market")
    for text in ("glass pink", "glass", "glass green green", "window 7", "glaze YO", "glaze YYYY", "glaziery on moon"):
        no_action(game, text)
        reason = game.explain(text)
        assert reason is not None
        assert reason.rule.startswith("M6-"), text
    elsewhere = {"window 1": "M6-CATH-03", "glaze none": "M6-CATH-06", "wake 7": "B-WAKE-02", NO_TILE: "M6-PLAN-01"}
    for text, rule_id in elsewhere.items():
        refused(game, text, rule_id)
    refused(game, "glass green", "B-ORDER-02", 1)  # not his turn


# ---- prepare phase ------------------------------------------------------------------------------------------------


def prepare(players: int = 3, draws: list[str] | None = None, **part: Any) -> Fresco:
    painters: list[dict[str, Any]] = [
        {"space": 40 + 10 * n, "wake": 5 + n, "plan": SHEETS["studio"][0], "covers": {"studio": "glaziery"}}
        for n in range(players)
    ]
    if players == 2:
        painters.append({"space": 70, "wake": 8})
    rules = fresco.new_game(players, modules=[6]).r
    market = [rules.market_ids[tile] for tile in rules.market_tiles[: rules.booth_spaces]]  # it is filled first
    script = [*market, *draws] if draws else []
    return fresco.position(
        players, modules=[6], painters=painters, phase="prepare", slices={"glaziers": part}, draws=script
    )


@rule("M6-PREP-01")
def test_the_tiles_are_taken_off_and_can_be_used_again() -> None:
    game = prepare()
    assert [player.covers for player in game.view(0).players] == [{}, {}, {}]
    wake_all(game, 5, 6, 7)
    assert "glaziery on studio" in texts(game, 0)


@rule("M6-PREP-02", "X-PREP-01")
def test_unsold_glass_goes_to_the_reserve() -> None:
    game = prepare(offer="YG", reserve="BB", draws=[])
    assert shown(game)["reserve"] == {"yellow": 1, "blue": 2, "green": 1}


@rule("M6-PREP-03", "M6-LEO-01", "M6-EX-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_new_tokens_for_each_player(players: int) -> None:
    game = prepare(players, offer="YG")
    assert sum(shown(game)["offer"].values()) == 2 * players
    assert shown(game)["bag"] == 26 - 2 - 2 * players


@rule("M6-PREP-03")
def test_the_tokens_drawn_are_the_ones_laid_out() -> None:
    drawn = [f"glass {colour}" for colour in ("green", "green", "red", "blue", "yellow", "green")]
    game = prepare(draws=drawn, offer="")
    assert shown(game)["offer"] == {"yellow": 1, "blue": 1, "red": 1, "green": 3}


@rule("M6-PREP-04")
def test_an_empty_bag_is_filled_from_the_reserve_and_the_draw_goes_on() -> None:
    game = prepare(offer="GG", bag="YYRR")  # all else lies in the reserve; the unsold green ones join it first
    assert sum(shown(game)["offer"].values()) == 6
    assert {"yellow", "red"} <= set(shown(game)["offer"])
    assert shown(game)["offer"]["yellow"] >= 2
    assert shown(game)["reserve"] == {}
    assert shown(game)["bag"] == 26 - 6


@rule("M6-PREP-04")
def test_the_bag_is_not_filled_before_a_token_is_missing() -> None:
    game = prepare(offer="GG", bag="YYYRRR")  # exactly enough
    assert shown(game)["offer"] == {"yellow": 3, "red": 3}
    assert shown(game)["bag"] == 0
    assert sum(shown(game)["reserve"].values()) == 20


@rule("M6-PREP-05")
def test_if_all_glass_is_owned_as_much_as_possible_is_offered() -> None:
    held = ["Y" * 8 + "B" * 7, "R" * 6 + "GG", ""]
    game = prepare(glass=held, offer="G", bag="G", reserve="G")
    assert shown(game)["offer"] == {"green": 3}
    assert (shown(game)["bag"], shown(game)["reserve"]) == (0, {})


@rule("M6-PREP-06")
def test_no_glass_is_drawn_after_the_last_round() -> None:
    game = visit("fifth", final=True, phase="fifth", offer="YG")
    while not game.over:
        events = game.apply("pass")
        assert not told(events, "glass_laid")
    assert shown(game)["offer"] == {"yellow": 1, "green": 1}
