"""Module 7, Scrolls (M7): dealing, playing in the cathedral, points, keeping."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, told
from tests.support import rule, texts

CHEAP = ["3YR", "3YB", "3RB"]
TILES = [tile.id for tile in load_pack("standard").fresco if tile.id not in CHEAP]
ROW, COLUMN, BOTH = "scroll row", "scroll column", "scroll both"
ALL = [ROW, COLUMN, BOTH, "pass"]


def fresco_with(targets: str, restored: str = "") -> dict[str, str]:
    """A fresco with the tiles 3YR, 3YB, 3RB on the targets and nothing on the restored segments."""
    first = targets.split()
    left = [name for name in SEGMENTS if name not in first and name not in restored.split()]
    return {**dict(zip(first, CHEAP, strict=False)), **dict(zip(left, [*CHEAP[len(first) :], *TILES], strict=False))}


def nave(
    targets: str,
    restored: str = "",
    row: str | None = "2",
    column: str | None = "D",
    seat: int = 0,
    others: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
    apprentices: int = 1,
    paints: str = "YYYRRRBBB",
    **words: Any,
) -> Fresco:
    """One seat is about to restore the targets. It stands on space 10, the others on 40 and 50 unless they say so."""
    first = {"space": 10, "wake": 5, "plan": [0, apprentices, 3, 2 - apprentices, 0], "paints": paints}
    rest = [{"space": 40 + 10 * n, "wake": 6 + n, "plan": [0, 0, 3, 2, 0], **others[n]} for n in (0, 1)]
    painters = [*rest[:seat], first, *rest[seat:]]
    rows: list[str | None] = [None] * 3
    columns: list[str | None] = [None] * 3
    rows[seat], columns[seat] = row, column
    slices = {"scrolls": {"rows": rows, "columns": columns}}
    words.setdefault("fresco", fresco_with(targets, restored))
    words.setdefault("phase", "cathedral")
    return fresco.position(3, modules=(7,), painters=painters, slices=slices, **words)


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def at_scroll(game: Fresco) -> bool:
    return game.decision is not None and game.decision.kind == "scroll"


def points(game: Fresco, seat: int = 0) -> int:
    return game.view().players[seat].points.get("scrolls", 0)


def hand(game: Fresco, seat: int = 0) -> tuple[str, str]:
    own = game.view(seat).modules["scrolls"]["players"][seat]
    return own["row"], own["column"]


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M7-SETUP-01", "M7-SETUP-02", "M7-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_row_and_a_column_of_two_shuffled_piles(players: int) -> None:
    dealt: Counter[tuple[str, str]] = Counter()
    for seed in range(150):
        game = fresco.new_game(players, modules=(7,), seed=seed)
        hands = [hand(game, seat) for seat in range(players)]
        rows, columns = zip(*hands, strict=True)
        assert len(set(rows)) == len(set(columns)) == players
        assert set(rows) <= set("12345")
        assert set(columns) <= set("ABCDE")
        dealt[hands[0]] += 1
    assert len(dealt) == 25  # the piles are shuffled separately


@rule("M7-SETUP-03", "M7-INFO-01")
@pytest.mark.parametrize(("players", "left"), [(2, 3), (3, 2), (4, 1)])
def test_the_other_scrolls_leave_the_game_unseen(players: int, left: int) -> None:
    game = fresco.new_game(players, modules=(7,), seed=3)
    data = game.state_data()["modules"]
    assert isinstance(data, dict)
    assert sorted(data["scrolls"]) == ["bishop", "columns", "played", "rows"]  # they lie nowhere
    assert 5 - len({hand(game, seat)[0] for seat in range(players)}) == left
    assert len(game.view(0).modules["scrolls"]["players"]) == players


@rule("X-SETUP-04")
def test_the_same_seed_deals_the_same_scrolls() -> None:
    one, two = (fresco.new_game(4, modules=(7,), seed=8) for _ in range(2))
    assert [hand(one, seat) for seat in range(4)] == [hand(two, seat) for seat in range(4)]


@rule("M7-SETUP-04", "M7-SETUP-06", "M7-CATH-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("target", SEGMENTS)
def test_a_scroll_marks_the_same_five_segments_for_every_seat(target: str, seat: int) -> None:
    game = nave(target, row="2", column="D", seat=seat)
    game.apply(f"restore {target}")
    found = [ROW] * (target[1] == "2") + [COLUMN] * (target[0] == "D") + [BOTH] * (target == "D2")
    if found:
        assert (kind(game), asked(game), texts(game)) == ("scroll", seat, [*found, "pass"])
    else:
        assert not at_scroll(game)


# ---- points -------------------------------------------------------------------------------------------------------


@rule("M7-EX-01", "M7-CATH-02", "M7-TRACK-01")
def test_a_single_scroll_brings_two_points_for_every_restored_segment_of_its_line() -> None:
    game = nave("B2", "A2 C2 E2 A1 B4", column=None, bishop="E5")
    game.apply("restore B2")
    events = game.apply(ROW)
    assert points(game) == 4 * 2
    assert game.scores()[0] == 10 + 3 + 8
    assert [(e.actor, e.data) for e in told(events, "scrolls_played")] == [(0, {"scrolls": ["2"], "segments": 4})]
    assert told(events, "scored")[0].data == {"points": 8, "source": "scrolls"}


@rule("M7-EX-02", "M7-CATH-03")
def test_both_scrolls_at_their_crossing_bring_three_points_for_every_segment_of_both_lines() -> None:
    game = nave("D2", "A2 B2 C2 D4 D5", bishop="A5")
    game.apply("restore D2")
    game.apply(BOTH)
    assert points(game) == 4 * 3 + 3 * 3 == 21


@rule("M7-EX-03", "M7-CATH-02", "M7-CATH-03")
@pytest.mark.parametrize(
    ("restored", "act", "expected"),
    [
        ("A2 B2 C2 E2", ROW, 10),
        ("D1 D3 D4 D5", COLUMN, 10),
        ("A2 B2 C2 E2 D1 D3 D4 D5", BOTH, 30),
        ("", ROW, 2),
        ("", COLUMN, 2),
        ("", BOTH, 6),
    ],
)
def test_first_segments_and_complete_lines(restored: str, act: str, expected: int) -> None:
    game = nave("D2", restored)
    game.apply("restore D2")
    game.apply(act)
    assert points(game) == expected


@rule("M7-CATH-02", "M7-CATH-13")
def test_it_does_not_matter_who_restored_a_segment_or_what_became_of_the_tile() -> None:
    other = {"tiles": TILES[-2:]}  # two tiles before another player, two out of the game
    game = nave("B2", "A2 C2 D2 E2", others=(other, {}))
    game.apply("restore B2")
    game.apply(ROW)
    assert points(game) == 10


@rule("M7-LEO-02", "M7-LEO-01")
def test_leonardo_has_no_scrolls_but_his_segments_count() -> None:
    painters = [
        {"space": 10, "wake": 6, "plan": [0, 1, 3, 1, 0], "paints": "YR"},
        {"space": 20, "wake": 7, "plan": [0, 0, 3, 2, 0]},
        {"space": 30, "wake": 5},
    ]
    slices = {"scrolls": {"rows": ["2", "3"], "columns": ["D", "A"]}}
    game = fresco.position(
        2, modules=(7,), painters=painters, slices=slices, fresco=fresco_with("B2"), leonardo="C3", phase="cathedral"
    )
    assert len(game.view(0).modules["scrolls"]["players"]) == 2
    game.apply("restore C2")  # by Leonardo, on rows and columns of both players: nobody is asked
    assert (kind(game), asked(game)) == ("cathedral", 0)
    game.apply("restore B2")
    game.apply(ROW)
    assert points(game) == 2 * 2


# ---- leaving the game, keeping ------------------------------------------------------------------------------------


@rule("M7-CATH-04")
def test_played_scrolls_leave_the_game() -> None:
    game = nave("B2 A2", apprentices=2, column=None)
    game.apply("restore B2")
    game.apply(ROW)
    assert hand(game) == ("", "")
    assert game.view().modules["scrolls"]["players"][0]["played"] == ["2"]
    game.apply("restore A2")
    assert not at_scroll(game)


@rule("M7-CATH-05")
def test_a_scroll_may_be_kept_for_later() -> None:
    game = nave("A2 C2", apprentices=2, column=None)
    game.apply("restore A2")
    events = game.apply("pass")
    assert (points(game), hand(game)) == (0, ("2", ""))
    assert len(events) == 0  # nobody learns that he could have played one
    game.apply("restore C2")
    assert texts(game) == [ROW, "pass"]
    game.apply(ROW)
    assert points(game) == 4


@rule("M7-CATH-09")
def test_at_the_crossing_none_one_or_both_may_be_played() -> None:
    for act, expected, left in [
        ("pass", 0, ("2", "D")),
        (ROW, 2, ("", "D")),
        (COLUMN, 2, ("2", "")),
        (BOTH, 6, ("", "")),
    ]:
        game = nave("D2")
        game.apply("restore D2")
        assert texts(game) == ALL
        game.apply(act)
        assert (points(game), hand(game)) == (expected, left)
        assert game.check() == []
        assert not at_scroll(game)


@rule("M7-CATH-09")
def test_a_scroll_left_over_is_played_singly() -> None:
    game = nave("D2 D3", "D5", apprentices=2)
    game.apply("restore D2")
    game.apply(ROW)
    game.apply("restore D3")
    assert texts(game) == [COLUMN, "pass"]
    game.apply(COLUMN)
    assert points(game) == 2 + 3 * 2


@rule("M7-CATH-11")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_complete_line_cannot_be_played_any_more(owner: int) -> None:
    """Whoever restored its last segment: playing needs a restoration in the line."""
    painters: tuple[dict[str, Any], dict[str, Any]] = ({"tiles": TILES[-5:]}, {}) if owner else ({}, {})
    game = nave("B3", "A2 B2 C2 D2 E2", column=None, others=painters)
    game.apply("restore B3")
    assert not at_scroll(game)
    assert hand(game)[0] == "2"


@rule("M7-CATH-11")
def test_who_restores_the_last_segment_himself_plays_then_or_never() -> None:
    game = nave("B2 B3", "A2 C2 D2 E2", column=None, apprentices=2)
    game.apply("restore B2")
    game.apply("pass")
    game.apply("restore B3")
    assert not at_scroll(game)


@rule("M7-CATH-12", "X-M47-02")
def test_the_altar_allows_no_scroll() -> None:
    game = nave("D2")
    game.apply("altar YRB")
    assert not at_scroll(game)
    assert hand(game) == ("2", "D")


@rule("M7-CATH-14")
@pytest.mark.parametrize("phase", ["cathedral", "fifth"])
def test_scrolls_are_played_in_both_visits_of_the_final_round(phase: str) -> None:
    painters = [
        {"space": 10, "wake": 5, "plan": [0, 2, 0, 1, 2], "paints": "YR"},
        {"space": 40, "wake": 6, "plan": [0, 0, 3, 2, 0]},
        {"space": 50, "wake": 7, "plan": [0, 0, 3, 2, 0]},
    ]
    slices = {"scrolls": {"rows": ["2", None, None], "columns": [None, "A", None]}}
    left = {"B2": "3YR", "C3": "11GOP-1", "A5": "10BOP"}
    game = fresco.position(3, modules=(7,), painters=painters, slices=slices, fresco=left, final=True, phase=phase)
    game.apply("restore B2")
    assert texts(game) == [ROW, "pass"]
    game.apply(ROW)
    assert points(game) == 10
