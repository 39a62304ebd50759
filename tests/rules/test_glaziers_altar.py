"""Module 6, Glaziers (M6): the altar window, Leonardo, other modules, what is left at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.ruleset import Kind
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, told
from tests.rules.table import refused
from tests.rules.test_glaziers import COLUMNS, SHEETS, glass, kind, shown, visit
from tests.rules.test_glaziers_windows import BENCH, nave
from tests.support import rule, texts

DISCARD = {"glaziers.leonardo_window": "discard"}


# ---- altar ----------------------------------------------------------------------------------------------------------


@rule("M6-ALTAR-01", "M6-SETUP-04")
def test_the_altar_window_has_one_pane_of_each_colour_from_the_start() -> None:
    game = nave(own="YYYBBRRGG", round=1)
    game.apply("altar YRB")
    assert (asked(game), kind(game)) == (0, "glaze")
    assert max(texts(game), key=len) == "glaze YRBG"
    assert len(texts(game)) == 16  # every set of different colors
    for text in ("glaze YY", "glaze YYG"):
        refused(game, text, "M6-ALTAR-02")


@rule("M6-ALTAR-02")
@pytest.mark.parametrize("given", ["none", "G", "YR", "YBG", "YRBG"])
def test_each_token_brings_one_point(given: str) -> None:
    game = nave(own="YRBG")
    game.apply("altar YRB")
    game.apply(f"glaze {given}")
    assert game.scores()[0] == 10 + 2 + (0 if given == "none" else len(given))
    assert sum(glass(game, 0).values()) == 4 - (0 if given == "none" else len(given))


@rule("M6-ALTAR-02")
def test_only_own_glass_counts_at_the_altar() -> None:
    game = nave(own="YG")
    game.apply("altar YRB")
    assert texts(game) == ["glaze YG", "glaze Y", "glaze G", "glaze none"]
    refused(game, "glaze R", "M6-ALTAR-02")


@rule("M6-EX-08", "B-EX-09")
def test_example_one_orange_and_three_tokens() -> None:
    game = nave(own="YRB")
    game.apply("altar YBO")
    game.apply("glaze YRB")
    assert game.scores()[0] == 10 + 2 + 1 + 3


@rule("M6-ALTAR-03", "X-CATH-12", "X-M47-02")
def test_altar_and_altar_window_are_one_movement() -> None:
    game = nave(own="YG")
    events = game.apply("altar GOP")
    assert not told(events, "moved")
    events = game.apply("glaze YG")
    assert [event.data for event in told(events, "moved")] == [{"points": 8, "start": 10, "target": 18, "space": 18}]
    assert game.view().players[0].points == {"fresco": 10, "altar": 6, "windows": 2}
    assert game.view().bishop == "E5"


@rule("M6-ALTAR-04")
def test_no_penalty_and_no_question_without_glass() -> None:
    game = nave(own="")
    game.apply("altar YRB")
    assert (game.scores()[0], kind(game)) == (12, "cathedral")


@rule("M6-ALTAR-05")
def test_the_altar_window_is_never_used_up() -> None:
    game = nave(own="YG", part={"glass": ["YG", "YG", ""]}, switches={"altar.limit": "per_apprentice"})
    for seat, given in ((0, "Y"), (0, "G"), (1, "YG")):
        assert asked(game) == seat
        game.apply("altar YRB")
        assert kind(game) == "glaze"
        game.apply(f"glaze {given}")
    assert shown(game)["reserve"] == {"yellow": 2, "green": 2}
    assert shown(game)["bench"] == BENCH  # and no window of the bench was taken


# ---- Leonardo -------------------------------------------------------------------------------------------------------


def guided(bench: list[str] | None = None, first: int = 2, **words: Any) -> Fresco:
    """Leonardo on B2 between two tiles, the bishop beside B1. He acts first, or after seat 0."""
    wakes = (6, 7, 5) if first == 2 else (5, 7, 6)
    painters: list[dict[str, Any]] = [
        {"space": 40, "wake": wakes[0], "plan": [0, 2, 2, 0, 1], "paints": "YYRRBBGGOOPP"},
        {"space": 60, "wake": wakes[1], "plan": [0, 1, 3, 0, 1], "paints": "YRBGOP"},
        {"space": 10, "wake": wakes[2]},
    ]
    lying = {"B1": "5RG", "B3": "3YB", "C3": "11GOP-1", "E1": "3YR", "A4": "6YP"}
    part = {"bench": bench or BENCH, "pile": ["RGR", "YY"]}
    words = {"leonardo": "B2", "bishop": "A1", "draws": ["window RGR", "window YY"], **words}
    return fresco.position(
        2, modules=[6], painters=painters, phase="cathedral", fresco=lying, slices={"glaziers": part}, **words
    )


@rule("M6-LEO-02", "M6-LEO-05", "M6-EX-10", "X-LEO-02")
def test_leonardo_takes_the_free_window_with_all_its_points() -> None:
    game = guided()
    events = game.apply("restore B1")
    assert [event.data for event in told(events, "moved")] == [
        {"points": 5 + 2 + 7, "start": 10, "target": 10 + 5 + 2 + 7, "space": 10 + 5 + 2 + 7}
    ]
    assert game.view().leonardo is not None
    assert game.view().leonardo.points == {"fresco": 15, "bishop": 2, "windows": 7}  # type: ignore[union-attr]
    assert [(event.actor, event.data["price"]) for event in told(events, "window_taken")] == [(2, 0)]
    assert shown(game)["bench"] == [*BENCH[1:], "RGR"]


@rule("M6-LEO-02")
def test_leonardo_renews_no_window_where_there_is_none() -> None:
    game = guided()
    game.apply("restore B3")
    assert game.view().leonardo.score == 10 + 3  # type: ignore[union-attr]
    assert shown(game)["bench"] == BENCH


@rule("M6-LEO-03")
@pytest.mark.parametrize(
    ("words", "placed"), [({}, True), ({"switches": DISCARD}, False), ({"preset": "revised-fr"}, False)]
)
def test_leonardos_window_is_placed_or_discarded(words: dict[str, Any], placed: bool) -> None:
    game = guided(**words)
    game.apply("restore B1")
    assert ("B1" in shown(game)["windows"]) == placed
    assert shown(game)["discarded"] == ([] if placed else ["RG"])
    assert shown(game)["bench"] == [*BENCH[1:], "RGR"]
    assert game.view().leonardo.score == 24  # type: ignore[union-attr]
    assert game.check() == []


@rule("M6-LEO-03")
@pytest.mark.parametrize("words", [{"switches": DISCARD}, {"preset": "bigbox"}, {"preset": "revised-fr"}])
def test_a_players_window_is_always_placed(words: dict[str, Any]) -> None:
    game = guided(first=0, **words)
    game.apply("restore B1")
    game.apply("window 1")
    assert shown(game)["windows"]["B1"] == "RG"
    assert shown(game)["discarded"] == []


@rule("M6-EX-11", "M6-CATH-04")
def test_example_a_player_takes_the_third_window_then_leonardo_the_first() -> None:
    game = guided(first=0)
    game.apply("restore A4")
    game.apply("window 3")
    a, b, _c, d, e, f = BENCH
    assert shown(game)["bench"] == [a, b, d, e, f, "RGR"]
    game.apply("pass")
    game.apply("restore B1")
    assert shown(game)["bench"] == [b, d, e, f, "RGR", "YY"]
    assert shown(game)["prices"] == [0, 1, 1, 2, 2, 3]


@rule("M6-LEO-01", "M6-LEO-04")
def test_leonardo_has_no_tile_and_no_glass() -> None:
    game = fresco.position(2, modules=[6], painters=[{"wake": 5}, {"wake": 6}, {"wake": 7}], phase="plan")
    assert [decision.seat for decision in game.decisions] == [0, 1]
    for seat in (0, 1):
        game.apply("glaziery on market", seat)
        game.apply("plan 0-0-3-0-2", seat)
    order = []
    while game.decision is not None and game.view().phase == "market":
        order.append((game.decision.kind, game.decision.actor))
        game.apply("pass" if game.decision.kind == "glass" else game.legal()[0])
    assert order == [("glass", 0), ("glass", 1), ("leonardo_market", 2)]
    assert len(shown(game)["players"]) == 2


# ---- other modules --------------------------------------------------------------------------------------------------


ON = tuple(action("lantern_test", (column,), f"lantern on {name}") for column, name in enumerate(COLUMNS))


def lanterns(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    covers = g.s.covers[seat]
    return tuple(one for column, one in enumerate(ON) if not covers[column])


@pytest.fixture
def later_part() -> Iterator[None]:
    """What comes after the tiles: ill apprentices, ladies, maps. A stand-in that keeps off covered columns."""
    part = Kind("lantern_test", ("X-PLAN-01",), lanterns, {"lantern_test": lambda _g, _seat, _arg, _action: None})
    registry()[97] = Module(97, "lantern_test", NoSlice, plan_parts=(part,), actions=lambda _rules: ON)
    yield
    del registry()[97]
    fresco.forget_rules()


@rule("M6-XMOD-01", "M6-XMOD-04", "M6-XMOD-07")
@pytest.mark.usefixtures("later_part")
def test_later_parts_of_the_plan_know_the_covered_column() -> None:
    """Ill apprentices (10), ladies (12) and maps (13) keep off it; that they do is shown by those modules' tests."""
    game = fresco.position(3, modules=[6, 97], painters=[{"wake": n} for n in (5, 6, 7)], phase="plan")
    game.apply("glaziery on studio", 0)
    game.apply("plan 1-1-1-1-1", 0)
    assert texts(game, 0) == [f"lantern on {name}" for name in COLUMNS if name != "studio"] + ["withdraw"]


@rule("M6-XMOD-02")
def test_every_apprentice_who_restores_renews_the_window() -> None:
    """The step belongs to the restoration, whoever's it is; the ill ones of module 10 have no way around it."""
    game = nave(own="", draws=[])
    for segment in ("B1", "D1"):
        game.apply(f"restore {segment}")
        assert kind(game) == "window"
        refused(game, "pass", "M6-CATH-02")
        game.apply("window 1")
    assert {"B1", "D1"} <= set(shown(game)["windows"])


@rule("M6-XMOD-03", "M6-PLAN-01")
@pytest.mark.parametrize("column", COLUMNS)
def test_an_apprentice_on_the_tile_is_not_at_the_covered_location(column: str) -> None:
    game = visit(column, first={"plan": SHEETS[column][1], "paints": "YYRRBBGGOOPP", "thalers": 5})
    assert (asked(game), kind(game)) == (0, "glass")
    mood, before = game.view(0).players[0].mood, game.view(0).players[0].thalers
    events = game.apply("pass")
    quiet = [event for event in events if event.actor == 0 and event.kind in ("bought", "restored", "blended")]
    assert quiet == []
    if column == "fifth":
        assert [event for event in events if event.kind == "cheered" and event.actor == 0] == []
        assert mood == 0
    if column == "studio":
        assert before == 5
        assert [event for event in told(events, "earned") if event.actor == 0 and event.data["why"] == "studio"] == []


@rule("M6-XMOD-05")
@pytest.mark.skipif(4 not in registry(), reason="module 4 is not there")
def test_no_wishing_card_at_the_glaziery_nor_at_the_covered_location() -> None:
    hands = {"hands": [{"tip": 2}, {}, {}]}
    painters: list[dict[str, Any]] = [
        {"space": 40 + 10 * seat, "wake": 5 + seat, "plan": SHEETS["studio"][1], "paints": ""} for seat in range(3)
    ]
    painters[0]["covers"] = {"studio": "glaziery"}
    slices = {"glaziers": {"offer": "YYGG"}, "wishing_well": hands}
    game = fresco.position(3, modules=[4, 6], painters=painters, phase="studio", slices=slices)
    assert texts(game) == ["glass yellow", "glass green", "pass"]
    refused(game, "tip", "M4-CARD-30")
    game.apply("pass")
    assert game.view().phase != "studio"
    assert "tip" not in texts(game)


@rule("M6-CATH-11", "X-T-02")
@pytest.mark.skipif(5 not in registry(), reason="module 5 is not there")
def test_leaf_gold_joins_the_sum_before_penalties() -> None:
    painters: list[dict[str, Any]] = [
        {"space": 10 + 40 * seat, "wake": 5 + seat, "plan": [0, 2, 1, 1, 1], "paints": "RRGG"} for seat in range(3)
    ]
    lying = {"B1": "5RG", "C3": "11GOP-1", "D3": "3RB"}
    slices = {"glaziers": {"bench": BENCH}, "leaf_gold": {"disc": "red", "gold": [1, 0, 0]}}
    words: dict[str, Any] = {"painters": painters, "phase": "cathedral", "fresco": lying, "bishop": "A1"}
    game = fresco.position(3, modules=[5, 6], slices=slices, **words)
    for answer in ("restore B1", "gild", "window 1"):
        game.apply(answer)
    assert game.scores()[0] == 10 + 5 + 2 + 2 + 7 - 14


# ---- end and information --------------------------------------------------------------------------------------------


@rule("M6-SCORE-01", "X-SCORE-03")
def test_glass_left_over_is_worth_nothing() -> None:
    finals = []
    for own in ("", "YYYYRRRGGG"):
        painters = [{"space": 40 + 10 * n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "thalers": 7} for n in range(3)]
        slices = {"glaziers": {"glass": [own, "", ""]}}
        game = fresco.position(
            3, modules=[6], painters=painters, phase="scoring", end_reason="rounds", slices=slices, final=True
        )
        assert game.outcome is not None
        finals.append((game.outcome.scores, game.outcome.points))
    assert finals[0] == finals[1]


@rule("M6-INFO-01", "X-INFO-01")
def test_who_sees_what() -> None:
    game = nave(own="YRG", part={"glass": ["YRG", "B", ""], "reserve": "YY", "offer": "BG"})
    for viewer in (None, 0, 1, 2):
        part = shown(game, viewer)
        assert (part["offer"], part["reserve"], part["bench"]) == ({"blue": 1, "green": 1}, {"yellow": 2}, BENCH)
        assert (part["bag"], part["pile"]) == (26 - 3 - 1 - 2 - 2, 2)
        assert len(part["windows"]) == 10
        own = [{"yellow": 1, "red": 1, "green": 1}, {"blue": 1}, {}]
        assert [one["glass"] for one in part["players"]] == [own[n] if n == viewer else None for n in range(3)]


@rule("M6-INFO-01")
def test_at_the_end_all_glass_is_open() -> None:
    game = visit("fifth", final=True, phase="fifth", slices={"glaziers": {"offer": "", "glass": ["YG", "R", ""]}})
    while not game.over:
        game.apply("pass")
    assert [one["glass"] for one in shown(game)["players"]] == [{"yellow": 1, "green": 1}, {"red": 1}, {}]
