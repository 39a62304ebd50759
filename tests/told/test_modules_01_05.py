"""What modules 1 to 5 and 16 tell: options, what they lead to, their part of the table, what happened."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.told import Panel
from buonfresco.games import fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.modules import registry
from buonfresco.phrases import pieces_in, say
from buonfresco.text import catalogue
from tests.rules.bazaar import bazaar
from tests.rules.test_leaf_gold_gilding import chapel
from tests.rules.test_portraits import studio
from tests.rules.test_portraits_permanent import at
from tests.rules.test_requests import PLAIN, workshop
from tests.rules.test_wishing_well import table
from tests.rules.test_wishing_well_cathedral import praying
from tests.support import rule
from tests.telling import played
from tests.told.said import (
    advice,
    first,
    gives,
    heard,
    letters,
    notes,
    options,
    own,
    panel,
    planning,
    question,
    rows,
    words,
)

PLAN = [1, 1, 1, 1, 1]


# ---- all of them --------------------------------------------------------------------------------------------------

ON_THE_BOARD = ("segment", "space", "booth", "column", "time", "place", "tile", "paint", "paints")


@pytest.mark.parametrize("modules", [(1,), (2,), (4,), (5,), (1, 2, 3, 4, 5, 16)])
def test_what_options_point_at_lies_on_the_table(modules: tuple[int, ...]) -> None:
    games = [fresco.new_game(players, modules=modules, seed=players) for players in (2, 3)]
    for _, _, view in played(games, 250):
        shown = {f"{piece.sort}:{piece.id}" for part in view.told.panels.values() for piece in _pieces(part)}
        for option in view.decision.options:
            own = [place for place in option.at if place.partition(":")[0] not in ON_THE_BOARD]
            assert set(own) <= shown, option.text


def _pieces(shown: Panel) -> list[Any]:
    return pieces_in([*(list(row.pieces) for row in shown.rows), *shown.own, *(mark.says for mark in shown.marks)])


# ---- 1, Portraits -------------------------------------------------------------------------------------------------


@rule("M1-STUDIO-03")
@pytest.mark.parametrize(("preset", "thalers", "noted"), [("revised", 2, True), ("revised-fr", 5, False)])
def test_a_portrait_is_called_by_its_name_and_counted_with_what_the_visit_brings(
    preset: str, thalers: int, noted: bool
) -> None:
    found = options(studio(1, 1, 1, show=("bishop", "abbot"), preset=preset))
    assert found["portrait bishop"].at == ["portrait:bishop"]
    assert words(found["portrait bishop"].says) == "Bishop (5 points, 2 Thalers)"
    assert gives(found["portrait bishop"])[:2] == ["5 points", f"+{thalers} Thalers, then {thalers}"]
    assert notes(found["portrait bishop"]) == ["this apprentice earns no 3 Thalers"] * noted


@rule("M1-LEO-02")
def test_leonardo_earns_nothing_that_he_could_miss() -> None:
    slices = {"portraits": {"open": ["bishop", "abbot"]}}
    people = [{"space": 10 * n + 10, "wake": 6 + n, "plan": [1, 1, 0, 2, 1], "paints": ""} for n in range(2)]
    people.append({"space": 40, "wake": 5})
    game = fresco.position(2, modules=(1,), painters=people, phase="studio", slices=slices)
    seat = game.waiting[0]
    assert gives(options(game, seat)["portrait bishop"]) == ["5 points"]
    assert gives(options(game, seat)["portrait abbot"]) == []


@rule("M1-CARD-10", "M1-CARD-12")
def test_the_sexton_says_what_could_be_restored_best_then() -> None:
    game = at("cathedral", "sexton", bishop="C3", first={"paints": "GOYB"})  # for E5 (7) or A5 (3)
    found = options(game)
    assert gives(found["sexton E5"]) == ["costs 1 Thaler, 4 left", "then at best E5 for 10"]
    assert gives(found["sexton A1"]) == ["costs 1 Thaler, 4 left", "then at best E5 for 7"]
    led = [text for text in first(game) if text.startswith("sexton")]
    assert len(led) == 3
    assert led[0] == "sexton E5"
    view = game.view(0, told=True)
    assert view.told is not None
    assert {words(group.says): len(group.options) for group in view.told.groups}["Sexton: move the bishop"] == 24


@rule("M1-CARD-08")
def test_the_abbot_counts_in_what_could_be_restored() -> None:
    game = at("cathedral", "sexton", "abbot", bishop="C3", first={"paints": "GO"})
    assert notes(options(game)["sexton E4"]) == ["then at best E5 for 10"]


def test_cards_on_display_owned_and_gone() -> None:
    game = studio(1, 1, 1, show=("patron", "girl"), slice={"owned": [[], ["sexton"], ["abbot"]]})
    shown = rows(panel(game, "portraits"))
    assert shown["portraits"][:2] == ["Patron (7 Thalers)", "Pretty Girl (mood +3, 3 Thalers)"]
    assert "Peers (red)" in shown["portraits"][-1]
    assert shown["painted"] == ["Bob: Sexton, not used yet this round", "Cy: Abbot"]


def test_the_studio_is_advised_with_portraits_unless_a_tile_lies_on_it() -> None:
    game = planning((1, 9), {"portraits": {"open": ["patron"]}})
    game.apply("wall on workshop", 0)
    assert advice(game)["studio"].endswith("One of them may paint a portrait.")
    game.apply("withdraw", 0)
    game.apply("wall on studio", 0)
    assert "portrait" not in advice(game)["studio"]


# ---- 2, Requests --------------------------------------------------------------------------------------------------


@rule("M2-WORK-02", "M2-WORK-05")
def test_a_request_says_its_points_before_its_tiles_are_chosen() -> None:
    option = options(workshop(2, *PLAIN, "5RG"))["request general"]
    assert words(option.says) == "fulfill the general request"
    assert words(option.says, "de") == "den Auftrag „allgemein“ erfüllen"
    assert gives(option) == ["then 6 points", "takes 2 blends", "then: choosing tiles for a request"]


@rule("M2-WORK-07")
def test_the_new_income_is_said_with_the_last_tile() -> None:
    income = "income then 2 Thalers a round, and the paint of the request"
    alike = options(workshop(1, *PLAIN, "4YRB-1"))["request general"]  # no choice among tiles without splashes
    assert gives(alike) == ["6 points", income, "takes 2 blends"]
    game = workshop(2, "3YR", "3YB", "5RG", "6YP")
    game.apply("request general")
    assert question(game) == "Which tile goes under the general request? Tiles still missing: 2."
    assert gives(options(game)["stack plain"]) == []  # the third one may be green or purple
    assert gives(options(game)["stack G"])[:2] == ["6 points", income]


@rule("M2-PREP-05")
def test_after_the_final_round_there_is_no_income() -> None:
    assert gives(options(workshop(1, *PLAIN, final=True))["request general"]) == ["6 points", "takes 2 blends"]


@rule("M2-INFO-01")
def test_stacks_and_splashes_lie_open() -> None:
    game = workshop(2, *PLAIN, "5RG", second={"tiles": ["6YP"]})
    game.apply("request general")  # with two tiles without splashes in any case
    shown = rows(panel(game, "requests"))
    assert shown["requests"] == [
        *["general 6 5 4", "purple 10 9 8", "orange 8 7 6", "green 8 7 6"],
        "Ann: one fulfilled this round",
    ]
    assert own(game, "requests") == ["your splashes: none, green"]
    assert shown["splashes"] == ["Bob: purple"]
    assert rows(panel(game, "requests", None))["splashes"] == ["Ann: none, green", "Bob: purple"]
    assert letters(panel(game, "requests")) == ["YR", "YB"]
    assert heard(game) == ["Ann stacks a tile: yellow and red.", "Ann stacks a tile: yellow and blue."]


@rule("X-STATED-02")
def test_tiles_of_another_module_are_called_as_it_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sealed = registry()[9].sealed
    assert sealed is not None
    monkeypatch.setattr(sealed, "words", lambda name: say("column-count", column=name, count=0))
    people = [{"space": 10 * n + 10, "wake": 5 + n, "plan": PLAN, "paints": "YB"} for n in range(3)]
    slices = {"wall_fresco": {"players": [{"tiles": {"GY": 2, "OR": 2}}, {}, {}]}}
    game = fresco.position(3, modules=(2, 9), painters=people, slices=slices, phase="workshop")
    game.apply("request general")
    option = options(game)["stack wall GY"]
    assert words(option.says) == "stack a tile: wall GY 0"
    assert (option.args, option.at) == ({"sort": "wall GY"}, [])
    game.apply("stack wall GY")
    assert heard(game)[0] == "Ann stacks a tile: wall GY 0."


def test_the_workshop_is_advised_with_requests_that_could_be_fulfilled() -> None:
    assert advice(planning((2,), {}, tiles=PLAIN))["workshop"].endswith("One of them may fulfill a request.")
    assert "request" not in advice(planning((2,), {}, tiles=PLAIN[:2]))["workshop"]


# ---- 3, Special Blends --------------------------------------------------------------------------------------------


@rule("M3-WORK-01", "M3-SETUP-04")
def test_recipes_and_the_tiles_out_of_the_game() -> None:
    game = fresco.new_game(3, modules=(3,), seed=1)
    shown = panel(game, "special_blends")
    assert letters(shown)[:2] == ["RP", "GO"]
    assert [words(piece)[:7] for piece in shown.rows[0].pieces] == ["pink = ", "brown ="]
    assert len(letters(shown)) == 2 + 7


# ---- 4, Wishing Well ----------------------------------------------------------------------------------------------


@rule("M4-PLAN-01")
def test_pennies_say_what_stays_behind_the_screen() -> None:
    game = planning((4,), {"wishing_well": {"pennies": [2, 3, 3]}})
    game.apply("plan 1-1-1-1-1", 0)
    assert [notes(options(game)[f"pennies {n}"]) for n in range(3)] == [
        ["leaves 2 with you"],
        ["leaves 1 with you"],
        ["leaves 0 with you"],
    ]


@rule("M4-MKT-05", "M4-MKT-07")
def test_thrown_pennies_lead_to_luck_and_others_come_back() -> None:
    game = table("market", {"plan": [1, 1, 1, 1, 1]}, {}, {}, well={"placed": [2, 0, 0]})
    found = options(game)
    assert gives(found["throw 0"]) == ["2 pennies come back to you", "then: shopping at the market"]
    assert gives(found["throw 1"]) == ["1 penny comes back to you", "then luck brings: a wishing card"]
    assert gives(found["throw 2"]) == ["then luck brings: a wishing card"]
    game.apply("throw 0")
    assert gives(options(game)["pass"]) == ["+2 lucky pennies, then 2"]


@rule("M4-CARD-20", "M4-SUPPLY-01")
def test_pennies_come_as_far_as_the_supply_goes() -> None:
    at_market = {"plan": [1, 1, 1, 1, 1]}
    well = {"hands": [{"lucky_guy": 1}], "pennies": [9, 9, 1]}
    game = table("market", at_market, {}, {}, well=well)
    game.apply("pass")
    assert gives(options(game)["lucky guy"]) == ["+1 lucky penny, then 10"]


@rule("M4-CARD-26")
def test_a_visit_says_what_could_be_restored_best_then() -> None:
    game = praying(1, {"visit": 1})
    assert notes(options(game)["visit A1"]) == ["then at best A1 for 6"]
    assert notes(options(game)["visit E5"]) == ["then at best A1 for 3"]
    assert [text for text in first(game) if text.startswith("visit")] == ["visit A1", "visit B1", "visit A2"]


@rule("M4-CARD-32")
def test_of_alchemy_only_what_takes_the_most_of_a_stock_comes_first() -> None:
    plan = {"plan": [0, 1, 1, 2, 1], "paints": "YYYYRRRB"}
    game = table("workshop", plan, {}, {}, well={"hands": [{"alchemy": 1}]})
    assert len([text for text in options(game) if text.startswith("alchemy")]) > 20
    assert [text for text in first(game) if text.startswith("alchemy")] == [
        "alchemy YYY→green",
        "alchemy YYY→orange",
        "alchemy YYY→purple",
    ]
    assert {"blend green", "pass"} <= set(first(game))


@rule("M4-CARD-22", "M4-CARD-04")
def test_free_paint_names_the_tile_and_the_card() -> None:
    game = table("market", {"plan": [1, 1, 1, 1, 1]}, {}, {}, well={"hands": [{"free_paint_B": 1}]})
    game.apply("buy I.1")
    assert question(game).startswith("Booth I still has a tile")
    assert words(options(game)["free paint I.3"].says) == "take blue from I.3 for free"
    game.apply("free paint I.3")
    assert heard(game)[0] == "Ann plays the card “free paint (blue)”."


@rule("M4-CARD-12")
def test_cards_and_pennies_lie_behind_the_own_screen() -> None:
    well = {"hands": [{"tip": 2, "free_paint_B": 1}], "pennies": [1, 3, 3], "used": {"busker": 1}}
    game = table("market", {"plan": [1, 1, 1, 1, 1]}, {"plan": [1, 1, 1, 1, 1]}, {}, well=well)
    assert own(game, "wishing_well") == ["1 lucky penny", "wishing cards: 2× tip, free paint (blue)"]
    shown = " ".join(rows(panel(game, "wishing_well", 1))["well"])
    assert "out of the game: busker" in shown
    assert "tip" not in shown
    assert "Ann" not in shown


def test_what_a_seat_has_for_a_place_is_said_while_it_plans() -> None:
    hands = [{"tip": 1, "visit": 1, "lucky_guy": 1, "finder": 1}, {}, {}]
    said = advice(planning((4,), {"wishing_well": {"hands": hands, "pennies": [2, 3, 3]}}))
    assert said["market"].endswith("Lucky pennies for the well: 2. Your wishing cards for it: lucky guy.")
    assert said["cathedral"].endswith("Your wishing cards for it: the bishop pays a visit.")
    assert said["studio"].endswith("Your wishing cards for it: tip.")
    assert "cards" not in said["workshop"]
    assert said["theater"].endswith("Your wishing cards for it: finder's reward.")


# ---- 5, Leaf Gold -------------------------------------------------------------------------------------------------


@rule("M5-CATH-02", "M5-CATH-04", "M5-CATH-05")
def test_gilding_is_part_of_the_sum() -> None:
    game = chapel(held=(2, 0, 0))
    paid = gives(options(game)["restore C3"])[0]
    assert paid.startswith(
        "−1\N{NO-BREAK SPACE}Y\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}0"
    )  # nothing is booked before the question
    game.apply("restore C3")
    assert question(game) == "C3 shows the color of the round. Do you gild it with one leaf gold?"
    assert gives(options(game)["gild"]) == ["7 + 3 + 3 = 13 points", "costs 1 leaf gold, 1 left"]
    assert gives(options(game)["pass"]) == ["7 + 3 = 10 points"]


@rule("M5-MKT-01", "M5-MKT-04")
def test_gold_comes_with_a_space_as_far_as_there_is_any() -> None:
    people = [{"space": 10 * n + 10, "wake": 6 + n, "plan": PLAN} for n in range(3)]
    game = fresco.position(3, modules=(5,), painters=people, slices={"leaf_gold": {"disc": "red"}}, phase="market")
    marks = {mark.at: (words(mark.sign), words(mark.says)) for mark in panel(game, "leaf_gold").marks}
    assert len(marks) == 2
    place, (sign, said) = next(iter(marks.items()))
    space = place.partition(":")[2]
    assert said == f"with the tile on {space} comes {sign.removeprefix('+')} leaf gold"
    assert f"{sign} leaf gold, then {sign.removeprefix('+')}" in gives(options(game)[f"buy {space}"])
    taken = {"leaf_gold": {"disc": "red", "gold": [0, 20, 0]}}
    empty = fresco.position(3, modules=(5,), painters=people, slices=taken, phase="market")
    assert not any("gold" in part for part in gives(options(empty)[f"buy {space}"]))


@rule("M5-INFO-01")
def test_gold_lies_behind_the_own_screen() -> None:
    game = chapel(held=(2, 1, 0))
    assert own(game, "leaf_gold") == ["2 leaf gold"]
    assert own(game, "leaf_gold", 1) == ["1 leaf gold"]
    assert rows(panel(game, "leaf_gold", 1))["leaf gold"] == ["color of the round: yellow", "supply: 17"]


# ---- 16, Black Market ---------------------------------------------------------------------------------------------


@rule("M16-MKT-05", "M16-MKT-13")
def test_the_price_is_certain_though_the_tile_is_not() -> None:
    game = bazaar(2, 0, 0, first={"thalers": 7})
    assert gives(options(game)["black market"]) == [
        "costs 3 Thalers, 4 left",
        "one of 2 in the bag",
        "then luck brings: a market tile",
    ]
    game.apply("black market")
    assert letters(panel(game, "black_market")) in (["BBB"], ["O"])


def test_the_market_is_advised_with_the_bag() -> None:
    assert "draw a tile from the bag" in advice(planning((16,), {}))["market"]


# ---- in every language ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_card_and_segment_can_be_said(lang: str) -> None:
    cat = catalogue(lang)
    for card in fresco.new_game(3, modules=(1,), seed=1).r.pack.extra["portraits"].card:
        assert f"portrait_short-{card.id}" in cat.own, card.id
    assert {cat(f"group-{kind}") for kind in ("sexton", "visit")}.isdisjoint({"group-sexton", "group-visit"})
    assert cat("note-led", segment=SEGMENTS[0], points=3)
