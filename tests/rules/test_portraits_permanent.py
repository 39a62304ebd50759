"""Module 1, Portraits (M1): the permanent cards Abbot, Actor, Sexton and God's Servant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import Reason
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import PACKS, read_pack
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, forgo_until, thalers, told
from tests.rules.table import refused
from tests.rules.test_portraits import cards, kind, studio
from tests.support import random_game, rule, texts

FRESCO = {"C3": "7YRG", "E5": "7GO", "A1": "3YR", "A5": "3YB", "E1": "11GOP-1", "B1": "6YP", "B2": "6RP", "B3": "6BP"}


def at(phase: str, *owned: str, plan: list[int] | None = None, **words: Any) -> Fresco:
    """The first painter owns these cards; all others are away from the place."""
    plan = plan or {"cathedral": [1, 2, 1, 1, 0], "fifth": [1, 1, 1, 0, 2]}.get(phase, [1, 1, 1, 1, 1])
    first = {"space": 10, "wake": 5, "plan": plan, "thalers": 5, "paints": "YYRRGGB", **words.pop("first", {})}
    others = [{"space": 50 + n, "wake": 5 + n, "plan": [2, 0, 2, 1, 0], "paints": "", "thalers": 0} for n in (1, 2)]
    words.setdefault("fresco", FRESCO)
    slices = {"portraits": {"owned": [list(owned), [], []], **words.pop("slice", {})}}
    words.setdefault("modules", (1,))
    return fresco.position(3, painters=[first, *others], phase=phase, slices=slices, **words)


def sextons(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("sexton")]


# ---- Abbot --------------------------------------------------------------------------------------------------------


@rule("M1-CARD-08", "M1-DT-02")
@pytest.mark.parametrize(("bishop", "points"), [("D4", 7 + 2 + 1), ("C3", 7 + 3 + 1), ("A3", 7), ("C1", 7)])
def test_abbot_raises_every_bishop_bonus_and_nothing_else(bishop: str, points: int) -> None:
    game = at("cathedral", "abbot", bishop=bishop)
    game.apply("restore C3")
    assert game.scores()[0] == 10 + points
    assert game.check() == []


@rule("M1-CARD-08")
def test_only_the_owner_of_the_abbot_profits() -> None:
    game = at("cathedral", "abbot", bishop="C3", slice={"owned": [[], ["abbot"], []]})
    game.apply("restore C3")
    assert game.scores()[0] == 10 + 7 + 3


@rule("M1-CARD-08", "M1-LEO-02")
def test_leonardo_has_no_abbot() -> None:
    painters = [{"space": 10 * n, "wake": 5 + n, "plan": [2, 0, 1, 1, 1]} for n in (1, 2)]
    painters.append({"space": 30, "wake": 5})
    game = fresco.position(2, modules=(1,), painters=painters, phase="cathedral", bishop="C4", leonardo="D4")
    assert kind(game) == "leonardo_cathedral"
    value = int("".join(filter(str.isdigit, game.view().fresco["C4"].split("-")[0])))
    game.apply("restore C4")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.score == 30 + value + 3


# ---- Actor --------------------------------------------------------------------------------------------------------


@rule("M1-CARD-09", "M1-DT-03")
@pytest.mark.parametrize(
    ("owned", "mood", "apprentices", "after"),
    [(["actor"], -2, 2, 4), (["actor"], -3, 2, 3), (["actor"], 0, 2, 4), (["actor"], 0, 1, 3), ([], -2, 2, 2)],
)
def test_actor(owned: list[str], mood: int, apprentices: int, after: int) -> None:
    plan = [1, 1, 3 - apprentices, 0, apprentices]  # five in all
    game = at(
        "fifth",
        *owned,
        plan=plan,
        first={
            "mood": mood,
        },
    )
    assert game.view().players[0].mood == after


# ---- God's Servant ------------------------------------------------------------------------------------------------


@rule("M1-CARD-11")
@pytest.mark.parametrize(("owned", "expected"), [(["servant"], 3), ([], 2)])
def test_gods_servant_adds_one_thaler_to_the_income(owned: list[str], expected: int) -> None:
    fresco_without = {key: tile for key, tile in FRESCO.items() if tile not in ("3YR", "3YB")}
    game = at("prepare", *owned, fresco=fresco_without, first={"thalers": 0, "tiles": ["3YR", "3YB"]})
    assert thalers(game, 0) == expected
    assert thalers(game, 1) == 0


# ---- Sexton -------------------------------------------------------------------------------------------------------


@rule("M1-CARD-10")
def test_sexton_leads_the_bishop_to_any_segment_for_one_thaler() -> None:
    game = at("cathedral", "sexton", bishop="A1")
    assert sextons(game) == [f"sexton {name}" for name in SEGMENTS if name != "A1"]
    events = game.apply("sexton C3")
    assert [event.data for event in told(events, "sexton_worked")] == [{"segment": "C3"}]
    assert (thalers(game, 0), game.view().bishop) == (4, "C3")
    game.apply("restore C3")
    assert game.scores()[0] == 10 + 7 + 3


@rule("M1-CARD-10")
def test_sexton_works_once_a_round_and_again_in_the_next() -> None:
    game = at("cathedral", "sexton", bishop="A1")
    game.apply("sexton C3")
    refused(game, "sexton D3", "M1-CARD-10")
    game.apply("restore C3")
    assert asked(game) == 0
    refused(game, "sexton D3", "M1-CARD-10")
    assert cards(game)["players"][0]["sexton_left"] == 0
    game.apply("pass")
    forgo_until(game, "wake")
    assert cards(game)["players"][0]["sexton_left"] == 1


@rule("M1-CARD-10")
@pytest.mark.parametrize(
    ("owned", "first", "text", "rule_id"),
    [
        ([], {}, "sexton C3", "M1-CARD-10"),
        (["sexton"], {"thalers": 0}, "sexton C3", "M1-CARD-10"),
        (["sexton"], {}, "sexton A1", "M1-CARD-12"),
    ],
)
def test_sexton_is_refused(owned: list[str], first: dict[str, Any], text: str, rule_id: str) -> None:
    game = at("cathedral", *owned, bishop="A1", first=first)
    refused(game, text, rule_id)


@rule("M1-CARD-12", "X-CATH-06")
def test_a_restoration_of_a_segment_must_follow_the_sexton() -> None:
    game = at("cathedral", "sexton", bishop="A1")
    assert {"altar YRB", "pass"} <= set(texts(game))
    game.apply("sexton D3")
    assert {text.split()[0] for text in texts(game)} == {"restore"}
    refused(game, "pass", "M1-CARD-12")
    refused(game, "altar YRB", "M1-CARD-12")
    game.apply("restore A1")
    assert "pass" in texts(game)
    assert asked(game) == 0  # one apprentice for both, the other one is still there


@rule("M1-CARD-12")
@pytest.mark.parametrize("value", ["segment_only", "any_restoration"])
def test_the_sexton_never_serves_the_altar(value: str) -> None:
    words: dict[str, Any] = {"bishop": "A1", "switches": {"bishop.step_before": value}}
    game = at("cathedral", "sexton", first={"paints": "YRB"}, fresco={"C3": "7GO"}, **words)
    assert "altar YRB" in texts(game)
    refused(game, "sexton C3", "M1-CARD-12")
    both = at("cathedral", "sexton", first={"paints": "YRBGO"}, fresco={"C3": "7GO"}, **words)
    both.apply("sexton C4")
    assert {text.split()[0] for text in texts(both)} == {"restore"}


@rule("M1-CARD-12", "X-CATH-05")
def test_the_paid_step_may_come_on_top() -> None:
    game = at("cathedral", "sexton", bishop="A1")
    game.apply("sexton D4")
    refused(game, "restore C3 bishop->A1", "B-CATH-10")
    game.apply("restore C3 bishop->C3")
    assert thalers(game, 0) == 5 - 1 - 1
    assert game.scores()[0] == 10 + 7 + 3


@rule("M1-CARD-12")
def test_the_last_thaler_may_go_to_the_sexton() -> None:
    game = at("cathedral", "sexton", bishop="A1", first={"thalers": 1})
    game.apply("sexton C3")
    assert thalers(game, 0) == 0
    assert texts(game) == ["restore A1", "restore C3", "restore A5"]


@rule("M1-CARD-12")
def test_no_apprentice_in_the_cathedral_no_sexton() -> None:
    game = at("cathedral", "sexton", plan=[2, 0, 1, 1, 1])
    assert kind(game) != "cathedral"


@rule("M1-CARD-12", "X-CATH-07")
def test_in_the_final_round_the_sexton_works_once_for_both_visits() -> None:
    plan = [1, 1, 1, 0, 2]
    game = at("cathedral", "sexton", plan=plan, bishop="A1", final=True, end_reason="rounds")
    game.apply("sexton C3")
    game.apply("restore C3")
    forgo_until(game, "fifth")
    assert (kind(game), asked(game)) == ("cathedral", 0)
    assert sextons(game) == []
    later = at("cathedral", "sexton", plan=plan, bishop="A1", final=True, end_reason="rounds")
    later.apply("pass")
    forgo_until(later, "fifth")
    assert len(sextons(later)) == 24


def keep_away(_g: Fresco, _painter: int, segment: int) -> Reason | None:
    return Reason("X-GEN-02", "refused-not-now") if SEGMENTS[segment] == "A1" else None


@pytest.fixture
def guarded() -> Iterator[None]:
    """A module for this test keeps everybody away from A1."""
    registry()[99] = Module(99, "guard", NoSlice, bars=keep_away)
    yield
    del registry()[99]
    fresco.forget_rules()


@rule("M1-CARD-12")
@pytest.mark.usefixtures("guarded")
def test_a_tile_that_a_module_keeps_away_is_no_restoration_to_follow() -> None:
    words: dict[str, Any] = {"modules": (1, 99), "first": {"paints": "YRB"}, "bishop": "C3"}
    game = at("cathedral", "sexton", fresco={"A1": "3YR", "E5": "7GO"}, **words)
    assert "altar YRB" in texts(game)
    refused(game, "sexton A1", "M1-CARD-12")
    open_too = at("cathedral", "sexton", fresco={"A1": "3YR", "E5": "3RB"}, **words)
    open_too.apply("sexton E5")
    assert {text.split()[1] for text in texts(open_too)} == {"E5"}


# ---- from when on, how often, how long ----------------------------------------------------------------------------


@rule("M1-CARD-13")
def test_gods_servant_pays_in_the_round_he_was_painted() -> None:
    game = studio(1, 0, 0, show=("servant", "actor"))
    game.apply("portrait servant")
    forgo_until(game, "wake")
    assert thalers(game, 0) == 0 + 1


@rule("M1-CARD-13")
def test_actor_works_in_the_theater_of_the_same_round() -> None:
    game = studio(1, 0, 0, show=("servant", "actor"))
    game.apply("portrait actor")
    forgo_until(game, "wake")
    assert [player.mood for player in game.view().players] == [3, 2, 2]


@rule("M1-CARD-13", "X-FINAL-01")
@pytest.mark.parametrize(
    ("card", "expected"), [("abbot", {"fresco": 40 + 7, "bishop": 4}), ("sexton", {"fresco": 40 + 3, "bishop": 3})]
)
def test_abbot_and_sexton_work_in_the_second_visit_of_the_final_round(card: str, expected: dict[str, int]) -> None:
    game = studio(
        1,
        0,
        0,
        show=("abbot", "sexton"),
        final=True,
        end_reason="rounds",
        bishop="C3",
        fresco=FRESCO,
        first={"space": 40, "paints": "YRG", "thalers": 2},
    )
    game.apply(f"portrait {card}")
    forgo_until(game, "fifth")
    if card == "sexton":
        game.apply("sexton A1")
        game.apply("restore A1")
    else:
        game.apply("restore C3")
    points_of = game.view().players[0].points
    assert {name: points_of[name] for name in expected} == expected


@pytest.fixture
def doubled(tmp_path: Path) -> str:
    """A pack with two of every permanent card."""
    folder = tmp_path / "doubled"
    shutil.copytree(PACKS / "standard", folder)
    file = folder / "portraits.toml"
    blocks = file.read_text(encoding="utf-8").split("[[card]]")
    named = {block.split('"')[1]: block for block in blocks[1:]}
    for name, kind_ in (("peer-3R", "abbot"), ("peer-3Y", "actor"), ("peer-3B", "sexton"), ("mary-4G", "servant")):
        letter = named[name].split('"')[3]
        named[name] = (
            f'\nid = "{kind_}-2"\nletter = "{letter}"\nkind = "{kind_}"\npermanent = true\nsource = "designed"\n\n'
        )
    file.write_text(blocks[0] + "".join("[[card]]" + block for block in named.values()), encoding="utf-8")
    assert read_pack(folder)[1] == []
    return str(folder)


@rule("M1-CARD-14")
def test_two_copies_add_up(doubled: str) -> None:
    cathedral = at("cathedral", "abbot", "abbot-2", bishop="C3", pack=doubled)
    cathedral.apply("restore C3")
    assert cathedral.scores()[0] == 10 + 7 + 3 + 2
    assert at("fifth", "actor", "actor-2", first={"mood": -4}, pack=doubled).view().players[0].mood == -4 + 2 * 4
    assert thalers(at("prepare", "servant", "servant-2", first={"thalers": 0}, pack=doubled), 0) == 2
    sexton = at("cathedral", "sexton", "sexton-2", bishop="A1", pack=doubled)
    sexton.apply("sexton C3")
    sexton.apply("restore C3")
    sexton.apply("sexton A1")
    assert thalers(sexton, 0) == 5 - 2
    refused(sexton, "sexton B1", "M1-CARD-10")


@rule("M1-CARD-15")
def test_nobody_loses_a_permanent_card() -> None:
    owned = 0
    for seed in range(5):
        before: list[set[str]] = [set(), set(), set()]
        for game in random_game(3, seed, modules=(1,)):
            now = [set(player["owned"]) for player in cards(game)["players"]]
            assert all(old <= new for old, new in zip(before, now, strict=True))
            before = now
        owned += sum(map(len, before))
    assert owned > 3
