"""Module 13, Catacombs: treasures are sold, kept and scored (M13-TREAS, M13-SCORE)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_catacombs import kind, own, seen, site
from tests.support import PRESETS, rule, texts

A, B, C, D = "A1", "B1", "C1", "A2"  # the rooms of map 5a


def digging(*tiles: str, kept: tuple[str, ...] = (), begin: bool = True, **words: Any) -> Fresco:
    """Seat 0 explores these tiles at the studio, without an apprentice there."""
    words.setdefault("people", ({"plan": [1, 1, 0, 3, 0], "thalers": 0},))
    words["part"] = {"kept": [list(kept), [], []]}
    words["restored"] = ("A5", "B5", "C5", "D5", "E5")[: len(kept)]  # they come from somewhere
    game = site("studio", {"studio": "5a"}, rooms=dict(zip((A, B, C, D), tiles, strict=False)), **words)
    if begin:
        game.apply("explore now")
    return game


# ---- sell or keep -------------------------------------------------------------------------------------------------


@rule("M13-TREAS-02", "M13-TREAS-03", "M13-TREAS-04", "M13-EX-03")
@pytest.mark.parametrize("answer", ["sell", "keep"])
def test_example_a_statue_brings_5_thalers_or_5_points(answer: str) -> None:
    game = digging("statue-5")
    assert (asked(game), kind(game), texts(game)) == (0, "treasure", ["keep statue-5", "sell statue-5"])
    game.apply(f"{answer} statue-5")
    assert thalers(game, 0) == (5 if answer == "sell" else 0)
    assert own(game)["kept"] == ([] if answer == "sell" else ["statue-5"])
    assert seen(game)["sold"].count("statue-5") == (1 if answer == "sell" else 0)
    points = ended([["statue-5"] if answer == "keep" else [], [], []])[0]
    assert points.get("catacombs", 0) == (5 if answer == "keep" else 0)


@rule("M13-TREAS-03")
@pytest.mark.parametrize("tile", [tile.id for tile in load_pack("standard").extra["catacombs"].tile])
def test_every_tile_sells_for_what_is_printed(tile: str) -> None:
    game = digging(tile)
    game.apply(f"sell {tile}")
    printed = {entry.id: entry.sale for entry in load_pack("standard").extra["catacombs"].tile}
    assert thalers(game, 0) == printed[tile]


@rule("M13-TREAS-02")
def test_each_tile_is_decided_directly_and_none_left_open() -> None:
    game = digging("statue-5", "chalice-3")
    refused(game, "pass", "M13-TREAS-02")
    refused(game, "sell statue-4", "M13-TREAS-02")
    refused(game, "keep writing-1", "M13-TREAS-02")
    game.apply("keep chalice-3")
    assert texts(game) == ["keep statue-5", "sell statue-5"]
    decision = game.view(0).decision
    assert decision is not None
    assert decision.about == {"found": ["statue-5"]}
    game.apply("sell statue-5")
    assert seen(game)["found"] == []


@rule("M13-TREAS-05", "M13-EX-04", "X-MOOD-01", "X-MOOD-02")
def test_example_a_writing_with_a_theater_sign_lifts_the_mood_and_sells_for_2() -> None:
    game = digging("writing-5-theater", begin=False)
    assert game.view().players[0].mood == 0
    events = game.apply("explore now")
    assert [event.data["mood"] for event in told(events, "cheered")] == [3]
    assert (game.view().players[0].mood, game.view().players[0].apprentices) == (3, 5)  # the check comes later
    game.apply("sell writing-5-theater")
    assert (game.view().players[0].mood, thalers(game, 0)) == (3, 2)
    assert "writing-5-theater" in seen(game)["sold"]


@rule("M13-TREAS-05")
def test_kept_or_sold_the_mood_rises_but_never_beyond_the_top() -> None:
    people = ({"plan": [1, 1, 0, 3, 0], "mood": 3},)
    game = digging("writing-3-theater", "writing-4-theater", people=people)
    game.apply_all(["keep writing-3-theater", "keep writing-4-theater"])
    assert game.view().players[0].mood == 4


@rule("M13-TREAS-06", "M13-TREAS-07", "M13-EX-08")
def test_a_volume_that_one_has_must_be_sold_and_its_sign_counts() -> None:
    game = digging("writing-2-theater", kept=("writing-2",), begin=False)
    events = game.apply("explore now")  # one answer is possible, so it is given
    assert [event.data["treasure"] for event in told(events, "treasure_sold")] == ["writing-2-theater"]
    assert (game.view().players[0].mood, thalers(game, 0), own(game)["kept"]) == (1, 2, ["writing-2"])


@rule("M13-TREAS-06", "M13-TREAS-07")
def test_the_old_volume_cannot_be_sold_instead() -> None:
    game = digging("writing-2-theater", "statue-3", kept=("writing-2",))
    assert texts(game) == ["keep statue-3", "sell statue-3", "sell writing-2-theater"]
    refused(game, "keep writing-2-theater", "M13-TREAS-06")
    refused(game, "sell writing-2", "M13-TREAS-08")


@rule("M13-TREAS-07")
@pytest.mark.parametrize("kept", ["writing-1", "writing-1-theater", None])
def test_of_two_equal_volumes_found_together_one_is_kept_at_most(kept: str | None) -> None:
    game = digging("writing-1", "writing-1-theater")
    assert len(texts(game)) == 4
    if kept is None:
        game.apply_all(["sell writing-1", "sell writing-1-theater"])
    else:
        game.apply(f"keep {kept}")  # then the other one is sold without asking
    assert own(game)["kept"] == ([] if kept is None else [kept])
    assert thalers(game, 0) == (4 if kept is None else 2)


@rule("M13-TREAS-08")
def test_what_was_kept_cannot_be_sold_later() -> None:
    game = digging("statue-4", kept=("statue-5",))
    assert texts(game) == ["keep statue-4", "sell statue-4"]
    refused(game, "sell statue-5", "M13-TREAS-08")
    game.apply("keep statue-4")
    while game.view().round == 1:
        assert not any(text.startswith("sell") for text in texts(game))
        game.apply("pass")
    assert own(game)["kept"] == ["statue-5", "statue-4"]


@rule("M13-TREAS-09")
def test_all_moods_first_then_tile_by_tile_in_any_order() -> None:
    tiles = ("writing-1-theater", "statue-5", "writing-4-theater")
    for order in itertools.permutations(tiles):
        game = digging(*tiles, begin=False)
        events = list(game.apply("explore now"))
        assert [event.kind for event in events if event.kind in ("treasure_found", "cheered")] == [
            *["treasure_found"] * 3,
            *["cheered"] * 2,
        ]
        assert game.view().players[0].mood == 3
        game.apply_all([f"sell {tile}" for tile in order])
        assert thalers(game, 0) == 9


@rule("M13-TREAS-09", "X-THAL-01", "M8-PAY-06")
def test_sales_pay_instalments_one_after_the_other() -> None:
    """A certificate of price 5 with 1 paid: the first sale goes onto it, of the second one Thaler is left."""
    name = next(one for one in certificates() if one.startswith("5-"))
    owing = {"bells": {"open": [[[name, 1]], [], []]}}
    game = digging("writing-1", "chalice-2", modules=(8, 13), others=owing)
    game.apply("sell writing-1")
    assert (thalers(game, 0), debt(game)) == (0, 2)
    game.apply("sell chalice-2")
    assert (thalers(game, 0), debt(game)) == (1, None)


def certificates() -> list[str]:
    return [entry.id for entry in load_pack("standard").extra["bells"].certificate]


def debt(game: Fresco) -> int | None:
    found = game.view(0).modules["bells"]["players"][0]["open"]
    return found[0]["debt"] if found else None


@rule("M13-TREAS-10", "X-INFO-01")
def test_found_and_sold_tiles_are_public_kept_ones_lie_behind_the_screen() -> None:
    game = digging("statue-5", "chalice-3")
    assert seen(game, 1)["found"] == ["statue-5", "chalice-3"]
    events = list(game.apply("keep statue-5")) + list(game.apply("sell chalice-3"))
    public = [event.kind for event in events if event.kind.startswith("treasure") and not event.secret]
    assert public == ["treasure_kept", "treasure_sold"]
    for viewer in (None, 1, 2):
        assert seen(game, viewer)["players"][0]["kept"] is None
    assert own(game)["kept"] == ["statue-5"]


@rule("M13-TREAS-11")
def test_statues_and_chalices_may_be_kept_in_any_number() -> None:
    game = digging("statue-5", "statue-5", "chalice-3", "chalice-3", kept=("statue-5", "chalice-3"))
    assert texts(game) == ["keep statue-5", "sell statue-5", "keep chalice-3", "sell chalice-3"]
    game.apply_all(["keep statue-5", "keep statue-5", "keep chalice-3", "keep chalice-3"])
    assert own(game)["kept"] == ["statue-5"] * 3 + ["chalice-3"] * 3


# ---- final scoring ------------------------------------------------------------------------------------------------


def scoring(kept: list[list[str]], **words: Any) -> Fresco:
    painters = words.pop("painters", [{"space": 10 + 20 * n, "thalers": 0} for n in range(3)])
    words.setdefault("order", [0, 1, 2])
    words.setdefault("fresco", {"C3": "11GOP-1"})
    words.setdefault("slices", {})
    words["slices"] = {"catacombs": {"kept": kept, "open": {}, **words.pop("part", {})}, **words["slices"]}
    words.setdefault("modules", [13])
    return fresco.position(
        words.pop("players", 3), painters=painters, phase="scoring", end_reason="fresco", round=9, **words
    )


def ended(kept: list[list[str]], **words: Any) -> tuple[dict[str, int], ...]:
    outcome = scoring(kept, **words).outcome
    assert outcome is not None
    return outcome.points


@rule("M13-SCORE-03", "M13-SCORE-04", "M13-EX-05", "M13-EX-07")
@pytest.mark.parametrize(
    ("volumes", "points"),
    [((1, 2, 4), 12), ((1, 2, 3, 4, 5), 25), ((5,), 5), ((4, 5), 10), ((1, 2, 3), 9), ((1,), 1)],
)
def test_highest_volume_times_number_of_volumes(volumes: tuple[int, ...], points: int) -> None:
    assert ended([[f"writing-{volume}" for volume in volumes], [], []])[0]["catacombs"] == points


@rule("M13-SCORE-02", "M13-SCORE-05", "M13-TREAS-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_one_sum_and_one_movement(preset: str) -> None:
    game = scoring([["statue-5", "chalice-2", "writing-2", "writing-3-theater"], [], []], preset=preset)
    events = told(game.events, "scored", "moved")
    assert [event.kind for event in events if event.actor == 0] == ["scored", "moved"]
    assert events[0].data == {"points": 5 + 2 + 2 * 3, "source": "catacombs"}
    assert events[1].data == {"points": 13, "start": 10, "target": 23, "space": 23}


@rule("M13-SCORE-01", "X-SCORE-01")
def test_in_action_order_before_the_money_and_forward_over_taken_spaces() -> None:
    painters = [{"space": 10, "thalers": 4}, {"space": 11, "thalers": 0}, {"space": 12, "thalers": 0}]
    game = scoring([["statue-5"], ["statue-4"], []], painters=painters, order=[2, 1, 0])
    moves = [(event.actor, event.data) for event in told(game.events, "moved", "scored")]
    assert moves == [
        (1, {"points": 4, "source": "catacombs"}),
        (1, {"points": 4, "start": 11, "target": 15, "space": 15}),
        (0, {"points": 5, "source": "catacombs"}),
        (0, {"points": 5, "start": 10, "target": 15, "space": 16}),
        (0, {"points": 2, "source": "money"}),
        (0, {"points": 2, "start": 16, "target": 18, "space": 18}),
    ]


@rule("M13-SCORE-06", "X-SCORE-03")
def test_maps_and_tiles_left_behind_are_worth_nothing() -> None:
    part = {"maps": [["5a", "6a"], [], []], "open": {"A1": "statue-5"}}
    assert ended([[], [], []], part=part)[0] == {"fresco": 10}


@rule("M13-SCORE-07", "X-STATED-16", "X-STATED-17", "X-SCORE-01")
def test_after_the_bells_and_before_the_money() -> None:
    """Pennies and gold become Thalers, bells score, then the catacombs, then the money."""
    slices = {
        "wishing_well": {"pennies": [2, 0, 0]},
        "leaf_gold": {"gold": [1, 0, 0]},
        "bells": {"face_down": [certificates()[:1], [], []]},
    }
    painters = [{"space": 10 + 20 * n, "thalers": 3 * (n == 0)} for n in range(3)]
    game = scoring([["writing-1", "writing-2", "writing-4"], [], []], modules=[4, 5, 8, 13], slices=slices,
                   painters=painters)  # fmt: skip
    order = [event.data.get("source", event.kind) for event in game.events if event.actor == 0 and event.kind in
             ("pennies_exchanged", "gold_exchanged", "scored")]  # fmt: skip
    assert order == ["pennies_exchanged", "gold_exchanged", "bells", "catacombs", "money"]
    assert game.outcome is not None
    assert (game.outcome.points[0]["catacombs"], game.outcome.points[0]["money"]) == (12, 3)


@rule("B-INFO-07", "X-SCORE-05")
def test_when_the_screens_are_lifted_all_see_what_was_kept() -> None:
    game = scoring([["statue-5"], [], []], part={"maps": [["5a"], [], []]})
    shown = seen(game, None)["players"][0]
    assert (shown["kept"], shown["maps"]) == (["statue-5"], ["5a"])
