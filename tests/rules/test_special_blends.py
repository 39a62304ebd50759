"""Module 3, Special Blends (M3): setup, workshop, fresco, Leonardo, the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS, load_pack, read_pack
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.support import PRESETS, random_game, rule, texts

SPECIAL = {"13YPK": 13, "14GOK": 14, "15BPN": 15, "16GPN": 16, "17PKK": 17, "19PKN": 19, "24KNN": 24}
BASE = [tile.id for tile in load_pack("standard").fresco]


def people(*stocks: str, plan: tuple[int, ...] = (1, 1, 1, 1, 1), **more: Any) -> list[dict[str, Any]]:
    """Painters far apart on the track, the first one first in action order."""
    return [
        {"space": 10 + 40 * seat, "wake": 5 + seat, "plan": list(plan), "paints": stock, **more}
        for seat, stock in enumerate(stocks)
    ]


def at_workshop(stock: str, apprentices: int = 1) -> Fresco:
    plan = (1, 1, 2 - apprentices, apprentices, 1)
    return fresco.position(3, modules=[3], painters=people(stock, "RY", "RY", plan=plan), phase="workshop")


def removed(game: Fresco, viewer: int | None = None) -> list[str]:
    gone: list[str] = game.view(viewer).modules["special_blends"]["removed"]
    return gone


# ---- setup ----------------------------------------------------------------------------------------------------------


@rule("M3-SETUP-01")
def test_pink_and_brown_join_the_supply_the_table_of_blends_and_the_altar() -> None:
    assert load_pack("standard").extra["special_blends"].supply.paints == {"pink": 6, "brown": 6}
    with_module, without = fresco.new_game(3, modules=[3]).codec, fresco.new_game(3).codec
    for text in ("blend pink", "blend brown", "altar GOK", "altar NNN"):
        assert with_module.parse(text).text == text
        assert text not in [action.text for action in without.actions]


@rule("M3-SETUP-02", "M3-SETUP-03", "M3-DT-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_24_in_the_centre_six_others_among_eighteen_base_tiles(players: int, preset: str) -> None:
    for seed in range(10):
        game = fresco.new_game(players, modules=[3], preset=preset, seed=seed)
        laid = game.view().fresco
        assert laid["C3"] == "24KNN"
        assert len(laid) == 25
        assert SPECIAL.keys() <= set(laid.values())
        assert sorted([*laid.values(), *removed(game)]) == sorted([*BASE, *SPECIAL])
        assert len(removed(game)) == 7


@rule("M3-SETUP-03")
def test_the_new_tiles_are_dealt_at_random_over_the_other_segments() -> None:
    places = {segment for seed in range(60) for segment, tile in _laid(seed) if tile == "13YPK"}
    assert len(places) > 15


def _laid(seed: int) -> list[tuple[str, str]]:
    return list(fresco.new_game(3, modules=[3], seed=seed).view().fresco.items())


@rule("M3-SETUP-04")
def test_seven_base_tiles_leave_at_random_elevens_too_and_all_see_them() -> None:
    gone: dict[str, int] = dict.fromkeys(BASE, 0)
    for seed in range(150):
        game = fresco.new_game(3, modules=[3], seed=seed)
        for tile in removed(game):
            gone[tile] += 1
        assert removed(game, 0) == removed(game, 2) == removed(game, None)
    assert min(gone.values()) > 15  # 42 on average, the elevens like all others
    assert max(gone.values()) < 75


@rule("M3-SETUP-05")
def test_the_start_stock_is_unchanged() -> None:
    game = fresco.new_game(4, modules=[3], seed=1)
    for seat in range(4):
        assert (thalers(game, seat), paints(game, seat)) == (12, {"yellow": 1, "red": 1, "blue": 1})


@rule("M3-DT-04")
@pytest.mark.parametrize(("tiles", "final"), [(6, True), (7, False)])
def test_special_tiles_count_for_the_final_round_like_others(tiles: int, final: bool) -> None:
    laid = dict(zip(("A1", "B1", "C3", "D1", "E1", "A2", "B2"), [*SPECIAL][:tiles], strict=False))
    game = fresco.position(3, modules=[3], painters=[{"space": 10 * n} for n in (1, 2, 3)], fresco=laid, phase="begin")
    assert game.view().final is final


# ---- workshop -------------------------------------------------------------------------------------------------------


@rule("M3-WORK-01")
@pytest.mark.parametrize(("stock", "blend"), [("RP", "pink"), ("GO", "brown")])
def test_two_new_blends(stock: str, blend: str) -> None:
    game = at_workshop(stock)
    assert [text for text in texts(game) if text != "pass"] == [f"blend {blend}"]
    events = game.apply(f"blend {blend}")
    assert [event.data for event in told(events, "blended")] == [{"paint": blend}]
    assert paints(game, 0) == {blend: 1}


@rule("M3-WORK-01")
def test_they_count_like_other_blends() -> None:
    game = at_workshop("RRRPPP")
    game.apply("blend pink")
    game.apply("blend pink")
    assert asked(game) == 1
    assert paints(game, 0) == {"red": 1, "purple": 1, "pink": 2}


@rule("M3-WORK-01")
@pytest.mark.parametrize(("stock", "text"), [("RRGGOO", "blend pink"), ("PPP", "blend pink"), ("GGRP", "blend brown")])
def test_both_paints_are_needed(stock: str, text: str) -> None:
    game = at_workshop(stock + "YB")
    refused(game, text, "B-WORK-02")


@rule("M3-WORK-02", "M3-DT-01")
def test_one_apprentice_blends_purple_and_pink_out_of_it() -> None:
    game = at_workshop("RRB")
    assert "blend pink" not in texts(game)
    game.apply("blend purple")
    assert "blend pink" in texts(game)
    game.apply("blend pink")
    assert paints(game, 0) == {"pink": 1}
    assert asked(game) == 1


@rule("M3-DT-02")
def test_one_apprentice_cannot_make_brown_of_basic_paints() -> None:
    game = at_workshop("YYRB")
    game.apply("blend orange")
    refused(game, "blend brown", "B-WORK-02")
    game.apply("blend green")
    assert asked(game) == 1
    assert paints(game, 0) == {"green": 1, "orange": 1}


@rule("M3-DT-02", "M3-WORK-02")
def test_two_apprentices_can_the_second_with_what_the_first_has_blended() -> None:
    game = at_workshop("YYRB", apprentices=2)
    game.apply_all(["blend orange", "blend green", "blend brown"])
    assert paints(game, 0) == {"brown": 1}


@rule("M3-WORK-03")
def test_six_pieces_are_no_limit() -> None:
    game = fresco.position(3, modules=[3], painters=people("RPKKKKKK", "KKKKKK", "KKK"), phase="workshop")
    game.apply("blend pink")
    assert paints(game, 0)["pink"] == 7
    assert game.check() == []


# ---- fresco tiles ---------------------------------------------------------------------------------------------------


def chapel(stock: str, **words: Any) -> Fresco:
    laid = {"C3": "24KNN", "A1": "13YPK", "E5": "19PKN", **{f"{c}4": t for c, t in zip("ABCDE", BASE, strict=False)}}
    return fresco.position(3, modules=[3], painters=people(stock, "", ""), fresco=laid, phase="cathedral", **words)


@rule("M3-CATH-01")
@pytest.mark.parametrize(
    ("bishop", "stock", "segment", "points"),
    [("C3", "KNN", "C3", 27), ("C2", "KNN", "C3", 26), ("E1", "KNN", "C3", 24), ("A5", "YPK", "A1", 13)],
)
def test_new_tiles_are_restored_like_all_others(bishop: str, stock: str, segment: str, points: int) -> None:
    game = chapel(stock + "R", bishop=bishop)
    tile = game.view().fresco[segment]
    game.apply(f"restore {segment}")
    assert game.scores()[0] == 10 + points
    assert game.view().players[0].tiles == [tile]
    assert game.view().bishop == segment
    assert paints(game, 0) == {"red": 1}


@rule("M3-CATH-01")
def test_their_paints_are_needed() -> None:
    game = chapel("KNGOPP")
    refused(game, "restore C3", "B-CATH-03")
    reason = game.explain("restore C3")
    assert reason is not None
    assert reason.args == {"paints": "N"}


@rule("M3-CATH-01")
def test_they_pay_one_thaler_of_income() -> None:
    owners = people("", "", "")
    owners[0]["tiles"], owners[1]["tiles"] = ["24KNN", "3YR"], ["13YPK"]
    game = fresco.position(3, modules=[3], painters=owners, phase="prepare")
    assert [thalers(game, seat) for seat in range(3)] == [14, 13, 12]


# ---- the end, Leonardo ----------------------------------------------------------------------------------------------


@rule("M3-END-01")
def test_left_over_pink_and_brown_are_worth_nothing() -> None:
    game = fresco.position(3, modules=[3], painters=people("KKKNNN", "", "", thalers=5), final=True, phase="scoring")
    assert game.outcome is not None
    assert game.outcome.scores == (12, 52, 92)
    assert game.outcome.points[0] == {"fresco": 10, "money": 2}


def two(segment: str, laid: dict[str, str]) -> Fresco:
    painters = people("", "")
    painters.append({"space": 90, "wake": 7})
    words: dict[str, Any] = {"phase": "cathedral", "turn": 2, "leonardo": segment, "bishop": "E1"}
    return fresco.position(2, modules=[3], painters=painters, fresco=laid, **words)


@rule("M3-LEO-01")
def test_leonardo_begins_on_the_24() -> None:
    game = fresco.new_game(2, modules=[3], seed=4)
    him = game.view().leonardo
    assert him is not None
    assert (him.segment, game.view().fresco[him.segment]) == ("C3", "24KNN")


@rule("M3-LEO-01")
def test_leonardo_restores_new_tiles_without_paints_for_their_full_value() -> None:
    game = two("C3", {"C4": "19PKN", "B3": "13YPK", "A5": "3YR"})
    assert texts(game) == ["restore B3", "restore C4"]
    game.apply("restore C4")
    him = game.view().leonardo
    assert him is not None
    assert (him.score, him.tiles) == (90 + 19, ["19PKN"])


@rule("M3-LEO-01")
def test_his_jump_goes_to_the_lowest_printed_value() -> None:
    game = two("C3", {"A1": "19PKN", "E1": "13YPK", "A5": "24KNN", "E5": "14GOK"})
    him = game.view().leonardo
    assert him is not None
    assert (him.segment, him.score) == ("E1", 90 + 13 + 3)  # the only lowest one, so nobody was asked


# ---- slice, pack, random play ---------------------------------------------------------------------------------------


def test_the_module_keeps_nothing() -> None:
    game = fresco.position(3, modules=[3], slices={"special_blends": {}})
    assert game.state_data()["modules"] == {"special_blends": {}}
    with pytest.raises(BadGame):
        fresco.position(3, modules=[3], slices={"special_blends": {"pink": 3}})


@pytest.mark.parametrize(
    ("old", "new", "mentions"),
    [
        ("value = 13", "value = 12", ["'13YPK'", "12"]),
        ("value = 24", "value = 23", ["24"]),
        ("value = 19", "value = 24", ["24"]),
        ('paints = "PKK"', 'paints = "PKX"', ["'17PKK'", "X"]),
        ('id = "14GOK"', 'id = "13YPK"', ["'13YPK'"]),
        ("pink = 6", "pink = 5", ["supply", "6"]),
        ('[[tile]]\nid = "14GOK"\nvalue = 14\npaints = "GOK"\nsource = "designed"\n', "", ["7"]),
        ("[supply]", "[stock]", ["stock"]),
    ],
)
def test_a_wrong_pack_is_told(tmp_path: Path, old: str, new: str, mentions: list[str]) -> None:
    for source in (PACKS / "standard").glob("*.toml"):
        (tmp_path / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "special_blends.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = [str(problem) for problem in read_pack(tmp_path)[1]]
    assert problems
    assert all(problem.startswith("special_blends.toml") for problem in problems)
    for word in mentions:
        assert any(word in problem for problem in problems), problems
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[3], pack=str(tmp_path))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_are_sound_and_come_back_from_json_and_log(players: int, preset: str) -> None:
    for seed in range(3):
        for game in random_game(players, seed, modules=[3], preset=preset, max_rounds=12):
            assert game.check() == []
            assert fresco.from_json(game.to_json(), verify=False).to_json() == game.to_json()
        assert fresco.replay(game.log).hash() == game.hash()


@pytest.mark.parametrize("recall", [False, True])
def test_samples_keep_the_view_and_are_sound(recall: bool) -> None:
    for number, game in enumerate(random_game(3, 8, modules=[3], max_rounds=6)):
        if number % 9 == 0:
            for viewer in (None, 0, 2):
                world = game.sample(viewer, seed=number, recall=recall)
                assert world.check() == []
                assert world.view(viewer).to_json() == game.view(viewer).to_json()
                if recall:
                    assert world.s.paints == game.s.paints


def test_others_may_have_pink_and_brown_in_a_sample_once_they_could() -> None:
    game = at_workshop("RP")
    worlds = [game.sample(0, seed=n) for n in range(40)]
    assert {paints(world, 1).get("pink", 0) for world in worlds} >= {0, 1, 2}
    assert {paints(world, 2).get("brown", 0) for world in worlds} >= {0, 1, 2}
    assert all(paints(world, 0) == paints(game, 0) for world in worlds)
    fresh = fresco.new_game(3, modules=[3], seed=1)
    assert {paints(fresh.sample(0, seed=n), 1).get("pink", 0) for n in range(20)} == {0}


def test_who_is_asked_about_a_tile_of_brown_paint_keeps_his_choice_in_a_sample() -> None:
    painters = people("KNN", "", "", altar_used=True)
    words: dict[str, Any] = {
        "fresco": {"C3": "24KNN"},
        "phase": "cathedral",
        "switches": {"altar.limit": "once_per_round"},
    }
    game = fresco.position(3, modules=[3], painters=painters, **words)
    for seed in range(20):
        assert len(game.sample(1, seed=seed).legal(0)) > 1
