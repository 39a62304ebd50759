"""Several modules at once in the cathedral (X-CATH): one restoration with modules 1, 4, 5, 6 and 7, step by step."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, moves, own, part, play, points, town
from tests.support import rule, texts

MODULES = (1, 4, 5, 6, 7)
BENCH = ["RG", "BGB", "YB", "BB", "YR", "BR"]
PANES = {"RG": (7, "RG"), "BGB": (8, "BBG")}  # points, panes
PENALTY = {"Y": 2, "B": 4, "R": 6, "G": 8}


def church(
    tile: str = "7YRG",
    segment: str = "B1",
    bishop: str = "B1",
    apprentices: int = 1,
    stock: str = "YYRRBBGGOOPP",
    abbot: bool = False,
    sexton: bool = False,
    hand: dict[str, int] | None = None,
    gold: int = 0,
    disc: str = "yellow",
    glass: str = "",
    row: str | None = None,
    column: str | None = None,
    modules: tuple[int, ...] = MODULES,
    **words: Any,
) -> Fresco:
    """The first painter is in the cathedral; besides his tile there are A1 (3YR), E5 (3RB) and the center (11GOP-1)."""
    slices: dict[str, Any] = {
        "portraits": {"owned": [["abbot"] * abbot + ["sexton"] * sexton, [], []]},
        "wishing_well": {"hands": [hand or {}, {}, {}]},
        "leaf_gold": {"disc": disc, "gold": [gold, 0, 0]},
        "glaziers": {"bench": BENCH, "glass": [glass, "", ""]},
        "scrolls": {"rows": [row, None, None], "columns": [column, None, None]},
        **words.pop("slices", {}),
    }
    first = {"paints": stock, "plan": [0, apprentices, 0, 3, 2 - apprentices], **words.pop("first", {})}
    fresco = {"A1": "3YR", "E5": "3RB", "C3": "11GOP-1", segment: tile}
    words.setdefault("phase", "cathedral")
    return town(first, {}, {}, modules=modules, fresco=fresco, bishop=bishop, slices=slices, **words)


# ---- the order of one restoration -----------------------------------------------------------------------------------


@rule("X-CATH-01", "X-M47-01", "X-CATH-02", "X-TRACK-02")
def test_one_restoration_with_everything_in_its_order() -> None:
    """X-T-01 without the favor of module 11: 7 + (3 + 1 + 1) + 3 + 7 = 22, then 8 for the scroll."""
    game = church(abbot=True, hand={"praise": 1}, gold=1, glass="RG", row="1", draws=["window RGR"])
    asked: list[tuple[int, str]] = []
    events: list[Any] = []
    for act in ("restore B1", "gild", "window 1", "glaze RG", "praise", "scroll row"):
        asked.append(asks(game))
        events += game.apply(act)
    assert asked == [(0, name) for name in ("cathedral", "gild", "window", "glaze", "praise", "scroll")]
    assert moves(events) == [22, 8]
    assert points(game, 0) == {"fresco": 10 + 7, "bishop": 3 + 1 + 1, "gold": 3, "windows": 7, "scrolls": 2 * 4}
    happened = kinds(events)
    told_in_order = ["gilded", "window_taken", "window_revealed", "glass_given", "wish_used", "restored", "moved"]
    places = [happened.index(kind) for kind in [*told_in_order, "scrolls_played"]]
    assert places == sorted(places)
    assert happened[-1] == "moved"


@rule("X-CATH-01")
def test_bishop_stands_on_the_segment_before_the_scroll_and_not_before_the_points() -> None:
    """Steps 7, 9 and 10. While window and praise are decided he is where he was, and the tile is taken already."""
    game = church(bishop="A2", hand={"praise": 1}, row="1")
    game.apply("restore B1")
    assert asks(game)[1] == "window"
    assert game.view().players[0].tiles == ["7YRG"]
    assert paints(game, 0)["yellow"] == 1
    game.apply("window 1")
    assert (asks(game)[1], game.view().bishop, game.scores()[0]) == ("praise", "A2", 10)
    game.apply("praise")
    assert (asks(game)[1], game.view().bishop) == ("scroll", "B1")
    assert game.scores()[0] == 10 + max(0, 7 + 2 + 1 + 7 - 14)


@rule("X-CATH-01")
def test_steps_that_have_nothing_to_offer_are_not_asked() -> None:
    game = church(segment="B2", disc="purple", gold=1, glass="RG", row="3", column="D")
    events = play(game, "restore B2")  # bishop on B1; no window, no purple on the tile, no scroll of its lines
    assert moves(events) == [7 + 2]
    assert asks(game)[0] == 1


@rule("X-CATH-01")
def test_gold_is_given_before_the_new_window_is_seen_and_glass_after_it() -> None:
    """Step 4 before step 6; the bench is refilled before the glass is chosen (M6-CATH-17)."""
    game = church(gold=1, glass="RG", draws=["window RGR"])
    game.apply("restore B1")
    assert asks(game)[1] == "gild"
    assert part(game, "glaziers")["bench"] == BENCH
    play(game, "gild", "window 1")
    assert asks(game)[1] == "glaze"
    assert part(game, "glaziers")["bench"] == [*BENCH[1:], "RGR"]


# ---- the sum --------------------------------------------------------------------------------------------------------


@rule("X-CATH-02", "X-GEN-02")
def test_the_sum_for_every_mixture() -> None:
    """max(0, V + B + (A + P if B) + G + W - M), with every choice of bishop, Abbot, praise, gold, window and glass."""
    seen = set()
    for bishop, abbot, praise, gold, window, glass in product(
        ("B1", "C2", "E4"), (False, True), (0, 1), (0, 1), ("RG", "BGB"), ("", "G", "RBBG")
    ):
        value = 3 if window == "BGB" else 7
        tile = "3YB" if window == "BGB" else "7YRG"
        game = church(tile=tile, bishop=bishop, abbot=abbot, hand={"praise": praise}, gold=gold, glass=glass)
        bonus = {"B1": 3, "C2": 2, "E4": 0}[bishop]
        acts = ["restore B1", *["gild"] * gold, f"window {BENCH.index(window) + 1}"]
        worth, panes = PANES[window]
        given = panes if len(glass) > 1 else glass
        acts += [f"glaze {given}"] if given else []
        acts += ["praise"] if praise and bonus else []
        missing = sum(PENALTY[pane] for pane in panes) - sum(PENALTY[pane] for pane in given)
        more = abbot + praise if bonus else 0
        total = max(0, value + bonus + more + (bonus or 1) * gold + worth - missing)
        events = play(game, *acts)
        assert moves(events) == ([total] if total else []), acts
        assert game.scores()[0] == 10 + total
        mine = points(game, 0)
        assert mine.get("bishop", 0) == bonus + more
        assert mine.get("gold", 0) == (bonus or 1) * gold
        assert (asks(game)[0], game.check()) == (1, [])
        seen.add(total)
    assert {0, 1, 17, 22} <= seen


@rule("X-T-02", "X-CATH-02")
def test_example_of_a_gilded_tile_without_glass() -> None:
    game = church(tile="5RG", bishop="C2", gold=1, disc="green")
    events = play(game, "restore B1", "gild", "window 1")
    assert moves(events) == [5 + 2 + 2 + 7 - 14] == [2]
    assert points(game, 0) == {"fresco": 15, "bishop": 2, "gold": 2, "windows": -7}


@rule("X-CATH-02", "X-CATH-03", "X-TRACK-04")
def test_below_zero_counts_as_nothing_and_a_scroll_is_untouched_by_it() -> None:
    """X-T-03 with a scroll in place of the favor: 3 + 3 + 8 - 16 = -2 is no movement; the scroll moves all the same."""
    game = church(tile="3YB", segment="B1", bishop="B1", row="1", stock="YB")
    events = play(game, "restore B1", f"window {BENCH.index('BGB') + 1}")
    assert moves(events) == []
    assert asks(game) == (0, "scroll")
    assert game.view().players[0].tiles == ["3YB"]
    events = play(game, "scroll row")
    assert moves(events) == [8]
    assert points(game, 0) == {"fresco": 13, "bishop": 3, "windows": -6, "scrolls": 8}


@rule("X-CATH-03", "X-M1M5-01")
def test_abbot_and_praise_raise_neither_gold_nor_scroll() -> None:
    plain = church(gold=1, glass="RG", row="1")
    events = play(plain, "restore B1", "gild", "window 1", "glaze RG", "scroll row")
    rich = church(gold=1, glass="RG", row="1", abbot=True, hand={"praise": 1})
    more = play(rich, "restore B1", "gild", "window 1", "glaze RG", "praise", "scroll row")
    assert (moves(events), moves(more)) == ([20, 8], [22, 8])
    for source in ("gold", "scrolls", "windows", "fresco"):
        assert points(plain, 0)[source] == points(rich, 0)[source]
    far = church(bishop="E5", gold=1, glass="RG", abbot=True, hand={"praise": 1})
    assert moves(play(far, "restore B1", "gild", "window 1", "glaze RG")) == [7 + 0 + 1 + 7]


# ---- which bonus for which work -------------------------------------------------------------------------------------


@rule("X-CATH-04", "X-CATH-12", "X-M47-02")
def test_altar_has_glass_and_nothing_else_of_the_other_modules() -> None:
    """With special blends 9 points, and one for each of four glasses: one movement; the bishop stays."""
    game = church(
        bishop="B1",
        abbot=True,
        hand={"praise": 1},
        gold=1,
        glass="YYRBG",
        row="1",
        column="B",
        disc="green",
        stock="GOK",
        modules=(1, 3, 4, 5, 6, 7),
        apprentices=1,
    )
    game.apply("altar GOK")
    assert asks(game) == (0, "glaze")
    assert texts(game)[0] == "glaze YRBG"
    refused(game, "glaze YY", "M6-ALTAR-02")
    events = play(game, "glaze YRBG")
    assert moves(events) == [9 + 4]
    assert points(game, 0) == {"fresco": 10, "altar": 9, "windows": 4}
    assert (asks(game)[0], game.view().bishop) == (1, "B1")
    assert (own(game, "leaf_gold", 0)["gold"], own(game, "wishing_well", 0)["cards"]) == (1, {"praise": 1})
    assert own(game, "scrolls", 0)["row"] == "1"
    assert own(game, "glaziers", 0)["glass"] == {"yellow": 1}


@rule("X-CATH-12")
def test_limit_of_the_altar_holds_with_modules() -> None:
    words: dict[str, Any] = {"stock": "YYRRBBGGOOPPKK", "modules": (1, 3, 4, 5, 6, 7), "apprentices": 2}
    game = church(**words)
    game.apply("altar GOK")
    refused(game, "altar OPK", "B-CATH-17")
    game = church(switches={"altar.limit": "per_apprentice"}, **words)
    assert moves(play(game, "altar GOK", "altar OPK")) == [9, 9]


@rule("X-CATH-04")
def test_the_wall_has_no_bonus_of_the_fresco() -> None:
    """4 points and nothing else, whatever the painter has for a restoration of the fresco."""
    wall = {"wall": {"c4": "green"}}
    game = church(
        abbot=True,
        hand={"praise": 1},
        gold=1,
        disc="green",
        glass="RG",
        row="1",
        stock="G",
        modules=(*MODULES, 9),
        first={"plan": [0, 1, 1, 2, 1], "covers": {"cathedral": "wall"}},
        slices={"wall_fresco": wall},
        draws=["wall GY"],
    )
    assert asks(game) == (0, "wall")
    events = play(game, "wall c4")
    assert moves(events) == [4]
    assert points(game, 0) == {"fresco": 10, "wall": 4}
    assert (asks(game)[0], game.view().bishop, len(game.view().fresco)) == (1, "B1", 4)


@rule("X-CATH-04")
def test_leonardo_has_bishop_and_window_but_no_abbot_gold_praise_or_scroll() -> None:
    slices = {
        "portraits": {"owned": [["abbot"], []]},
        "wishing_well": {"hands": [{"praise": 1}, {}]},
        "leaf_gold": {"disc": "yellow", "gold": [1, 1]},
        "glaziers": {"bench": BENCH, "glass": ["RG", ""]},
        "scrolls": {"rows": ["1", "2"], "columns": ["B", "C"]},
    }
    fresco = {"B1": "7YRG", "A5": "3YR"}
    words: dict[str, Any] = {"modules": MODULES, "fresco": fresco, "bishop": "B1", "leonardo": "C1", "slices": slices}
    game = town({"wake": 6}, {"wake": 7}, him={"wake": 5}, phase="cathedral", **words)
    restored = [event.data for event in told(game.events, "restored")]
    assert restored == [{"segment": "B1", "tile": "7YRG", "points": 7, "bonus": 3}]  # his only neighbor: not asked
    assert moves(game.events, 2) == [7 + 3 + 7]
    assert game.view().leonardo is not None
    assert (asks(game), game.view().bishop) == ((0, "cathedral"), "B1")


# ---- moving the bishop ----------------------------------------------------------------------------------------------


@rule("X-CATH-05", "X-CATH-01", "X-GEN-02")
@pytest.mark.parametrize("first", ["sexton", "visit"])
def test_sexton_visit_and_paid_step_before_the_same_restoration(first: str) -> None:
    """Each has its own price: two Thalers and a card."""
    game = church(bishop="E5", sexton=True, hand={"visit": 1}, segment="B2")
    moving = ["sexton D4", "visit C3"] if first == "sexton" else ["visit D4", "sexton C3"]
    events = play(game, *moving, "restore B2 bishop→B2")
    assert thalers(game, 0) == 12 - 2
    assert moves(events) == [7 + 3]
    assert own(game, "wishing_well", 0)["cards"] == {}
    assert [kind for kind in kinds(events) if kind in ("sexton_worked", "visit_made", "bishop_stepped")] == (
        ["sexton_worked", "visit_made", "bishop_stepped"]
        if first == "sexton"
        else ["visit_made", "sexton_worked", "bishop_stepped"]
    )


@rule("X-CATH-05")
def test_each_way_to_move_the_bishop_keeps_its_own_limit() -> None:
    game = church(bishop="E5", sexton=True, hand={"visit": 2}, apprentices=2, segment="B2")
    play(game, "sexton D4", "visit C3")
    refused(game, "sexton A1", "M1-CARD-10")
    refused(game, "visit A1", "M4-CARD-02")
    game.apply("restore B2 bishop→B2")
    refused(game, "sexton A1", "M1-CARD-10")  # once a round
    game.apply("visit A1")  # the second apprentice carries a card of his own
    assert moves(play(game, "restore A1 bishop→B2")) == [3 + 2]


@rule("X-CATH-06")
def test_after_sexton_or_paid_step_a_segment_follows() -> None:
    game = church(sexton=True, hand={"visit": 1}, apprentices=2, segment="B2")
    game.apply("sexton E4")
    for text in ("altar YRB", "pass"):
        refused(game, text, "M1-CARD-12")
    game.apply("visit E5")
    refused(game, "forfeit", "M1-CARD-12")  # the visit does not free him of it
    refused(game, "altar GOP", "M1-CARD-12")
    assert {text.split()[0] for text in texts(game)} == {"restore"}
    game.apply("restore E5")
    assert "altar YRB" in texts(game)


@rule("X-CATH-06")
@pytest.mark.parametrize("act", ["forfeit", "altar GOP", "pass"])
def test_after_the_visit_alone_nothing_need_follow(act: str) -> None:
    game = church(hand={"visit": 1}, apprentices=2, segment="B2")
    game.apply("visit E5")
    game.apply(act)
    assert game.view().bishop == "E5"
    assert own(game, "wishing_well", 0)["cards"] == {}
    assert asks(game) == ((1, "cathedral") if act == "pass" else (0, "cathedral"))


@rule("X-CATH-06")
def test_paid_step_before_the_altar_only_where_the_edition_allows_it_and_the_sexton_never() -> None:
    game = church(sexton=True, segment="B2", switches={"bishop.step_before": "any_restoration"})
    assert "altar GOP bishop→A1" in texts(game)
    game.apply("sexton A1")
    refused(game, "altar GOP", "M1-CARD-12")


@rule("X-CATH-08", "X-STATED-01")
@pytest.mark.parametrize("act", ["forfeit", "altar YRB"])
def test_visit_and_praise_for_one_restoration_need_two_apprentices(act: str) -> None:
    """The first one carries the visit and forfeits or restores the altar."""
    game = church(bishop="E5", hand={"visit": 1, "praise": 1}, apprentices=2, segment="B2", abbot=True)
    play(game, "visit B2", act)
    game.apply("restore B2")
    assert asks(game) == (0, "praise")
    assert moves(play(game, "praise")) == [7 + 3 + 1 + 1]
    assert asks(game)[0] == 1


@rule("X-CATH-08")
def test_who_has_carried_the_visit_does_not_carry_the_praise() -> None:
    game = church(bishop="E5", hand={"visit": 1, "praise": 1}, apprentices=2, segment="B2")
    events = play(game, "visit B2", "restore B2")
    assert moves(events) == [7 + 3]  # without a question
    assert asks(game) == (0, "cathedral")
    assert moves(play(game, "restore A1", "praise")) == [3 + 2 + 1]  # but the next one does
