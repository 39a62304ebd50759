"""Module 8, Bells: the scoring of the bells, with Leonardo and the bishop (M8-SCORE, M8-LEO, X-SCORE)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, deeds
from buonfresco.games.fresco.hooks import Insert, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.order import ORDER, rank
from buonfresco.games.fresco.pack import PACKS
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import told
from tests.rules.test_bells import IDS, cards, of, part, town
from tests.support import rule

OWNS = {"bells.min_to_score": "owns_certificate"}


def later(g: Fresco, _actor: int, _arg: int) -> None:
    deeds.score(g, 0, 7, "later")


# Scores something for the first seat after the bells, as the catacombs or the dome would.
LATER = Module(99, "later99", NoSlice, inserts=(Insert("scoring", "open", later, "X-SCORE-01"),), sources=("later",))


@pytest.fixture(autouse=True)
def stand_in() -> Iterator[None]:
    registry()[99] = LATER
    yield
    del registry()[99]
    fresco.forget_rules()


def hands(*bells: Sequence[int]) -> list[list[str]]:
    """By seat: face-down certificates with so many bells."""
    dealt: list[list[str]] = []
    for own in bells:
        dealt.append(cards(*own, used=[name for row in dealt for name in row]))
    return dealt


def final(
    *bells: Sequence[int],
    owed: Sequence[Sequence[int]] = (),
    wakes: Sequence[int] = (6, 7, 8, 9),
    rest: dict[str, Any] | None = None,
    **words: Any,
) -> Fresco:
    """After final scoring: face-down bells and bells on partly paid certificates by seat; nobody has Thalers."""
    down = hands(*bells)
    used = [name for row in down for name in row]
    opened: list[list[list[Any]]] = [[] for _ in bells]
    for seat, counts in enumerate(owed):
        for name in cards(*counts, used=used):
            opened[seat].append([name, 0])
            used.append(name)
    people: list[dict[str, Any]] = [{"thalers": 0, "wake": wake} for wake, _ in zip(wakes, bells, strict=False)]
    if len(bells) == 2:
        people.append({"wake": wakes[2], "plan": None})
    slices = {"face_down": down, "open": opened, "display": [], **(rest or {})}
    return town(*people, phase="scoring", final=True, bells=slices, players=len(bells), **words)


def track(game: Fresco) -> list[Any]:
    """Spaces of the bell track: painters, then the bishop."""
    found = of(game)["track"]
    return [*found["painters"], found["bishop"]]


def points(game: Fresco) -> list[int]:
    view = game.view()
    people: list[Any] = [*view.players, view.leonardo] if view.leonardo else list(view.players)
    return [one.points.get("bells", 0) for one in people]


# ---- order --------------------------------------------------------------------------------------------------------


@rule("M8-SCORE-01", "X-SCORE-01", "X-SCORE-02")
def test_bells_are_scored_before_the_money_and_step_by_step_for_all() -> None:
    people = [{"thalers": 4}, {"thalers": 6}, {"thalers": 2}]
    down = hands((5, 5, 4), (4, 4), (3,))
    game = town(*people, phase="scoring", final=True, bells={"display": [], "face_down": down})
    told_points = [(event.actor, event.data["source"]) for event in told(game.events, "scored")]
    assert told_points == [(0, "bells"), (1, "bells"), (0, "money"), (1, "money"), (2, "money")]


@rule("M8-SCORE-01", "M8-SCORE-02", "X-SCORE-01")
def test_module_scorings_run_in_ascending_number_and_before_the_money() -> None:
    assert sorted((15, 13, 10, 8, 5, 4), key=lambda number: rank("scoring", "open", number)) == [4, 5, 8, 10, 13, 15]
    assert ORDER["scoring", "open"] == (4, 5, 8, 10, 13, 15)
    down = hands((5, 5, 4), (4, 4), (3,))
    people = [{"thalers": 4}, {"thalers": 0}, {"thalers": 0}]
    game = town(*people, phase="scoring", final=True, bells={"display": [], "face_down": down}, modules=(8, 99))
    order = [event.data["source"] for event in told(game.events, "scored") if event.actor == 0]
    assert order == ["bells", "later", "money"]


@rule("M8-SCORE-03")
def test_players_reveal_and_are_placed_in_action_order() -> None:
    game = final((5, 4), (3, 3), (2,), wakes=(8, 6, 7))
    counted = told(game.events, "bells_counted")
    assert [(event.actor, event.data["bells"], event.data["space"]) for event in counted] == [
        (1, 6, 6),
        (2, 2, 2),
        (0, 9, 9),
    ]
    assert counted[1].data["certificates"] == ["3-3-2a"]
    assert of(game)["players"][0]["certificates"] is not None  # everything is open now


@rule("M8-SCORE-04", "M8-T-07")
def test_bells_on_open_certificates_are_subtracted() -> None:
    game = final((4, 3), (2,), (5,), owed=[(2,), (3,), ()])
    assert track(game)[:3] == [5, None, 6]
    assert [event.data["bells"] for event in told(game.events, "bells_counted")] == [5, -1, 5]
    assert points(game)[1] == 0


@rule("M8-SCORE-05")
def test_a_figure_stands_on_the_space_of_its_bells() -> None:
    assert track(final((5, 5, 4), (4, 3, 2), (3,)))[:3] == [14, 9, 3]


# ---- the bishop ---------------------------------------------------------------------------------------------------


@rule("M8-SCORE-06")
def test_the_bishop_counts_every_certificate_nobody_bought() -> None:
    """Pile, returned and still open: 61 bells less 10, 8 and 3 of the players and 2 owed."""
    rest = {"display": ["4-3-3d"], "returned": ["8-5-5b"]}
    game = final((4, 4, 2), (4, 4), (3,), owed=[(), (2,), ()], rest=rest)
    bishop = told(game.events, "bishop_counted")
    assert [event.data for event in bishop] == [{"bells": 61 - 10 - 8 - 3 - 2, "space": "30+", "place": 1}]
    assert track(game) == [10, 6, 3, "30+"]


@rule("M8-SCORE-06", "M8-SCORE-07")
def test_a_bishop_without_bells_takes_no_part() -> None:
    game = final((5, 5, 4, 4, 4), (4, 4, 4, 3, 3, 3), (3, 3, 3, 3, 2, 2, 2), switches=OWNS)
    assert track(game) == [22, 21, 18, None]
    assert [event.data for event in told(game.events, "bishop_counted")] == [{"bells": 0, "space": "none", "place": 0}]
    assert points(game) == [9 + 3, 5 + 3, 2 + 2]


@rule("M8-SCORE-14")
def test_the_bishop_on_the_fresco_is_not_touched() -> None:
    assert final((5,), (4,), (3,), bishop="B2").view().bishop == "B2"


# ---- who takes part -----------------------------------------------------------------------------------------------


@rule("M8-SCORE-07", "M8-T-10")
def test_one_bell_is_needed_or_one_certificate() -> None:
    """Totals 9, 0 and -2. Behind all others there are virtual spaces with a rank and no points of the track."""
    words: dict[str, Any] = {"owed": [(), (3,), (4,)]}
    strict = final((5, 4), (3,), (2,), **words)
    assert track(strict)[:3] == [9, None, None]
    assert points(strict) == [5, 0, 0]  # the bishop is ahead of him
    lenient = final((5, 4), (3,), (2,), switches=OWNS, **words)
    assert track(lenient)[:3] == [9, 0, -2]
    assert points(lenient) == [5, 2, 0]
    assert [event.data["place"] for event in told(lenient.events, "bells_ranked")] == [2, 3, 4]
    assert [event.data["space"] for event in told(lenient.events, "bells_counted")] == [9, 0, "−2"]


@rule("M8-SCORE-07")
def test_without_any_certificate_nobody_takes_part_in_any_edition() -> None:
    for switches in ({}, OWNS):
        game = final((5,), (), (3,), switches=switches)
        assert track(game)[1] is None
        assert points(game)[1] == 0


@rule("M8-SCORE-07", "M8-SCORE-08")
def test_on_virtual_spaces_figures_push_each_other_too() -> None:
    game = final((3,), (3,), (), owed=[(3,), (3,), (2,)], switches=OWNS)
    assert track(game)[:3] == [0, 1, -2]


@rule("M8-SCORE-07")
@pytest.mark.parametrize(("preset", "takes_part"), [("revised", False), ("bigbox", True), ("revised-fr", False)])
def test_the_editions_differ_in_who_takes_part(preset: str, takes_part: bool) -> None:
    game = final((3,), (5,), (4,), owed=[(3,), (), ()], preset=preset)
    assert (track(game)[0] == 0) == takes_part


# ---- places and points --------------------------------------------------------------------------------------------


@rule("M8-SCORE-08", "M8-T-08")
@pytest.mark.parametrize(("wakes", "spaces"), [((6, 7, 8), [9, 10, 2]), ((7, 6, 8), [10, 9, 2])])
def test_on_a_tie_the_later_figure_goes_one_space_further(wakes: tuple[int, ...], spaces: list[int]) -> None:
    game = final((5, 4), (5, 4), (2,), wakes=wakes)
    assert track(game)[:3] == spaces
    behind, ahead = (0, 1) if wakes[0] == 6 else (1, 0)
    assert (points(game)[ahead], points(game)[behind]) == (5, 2)


@rule("M8-SCORE-08")
def test_the_push_goes_on_to_the_next_free_space() -> None:
    assert track(final((5, 4), (4, 4, 2), (5, 4), (3, 3, 3)))[:4] == [9, 10, 11, 12]


@rule("M8-EX-03", "M8-SCORE-08", "M8-SCORE-10", "M8-SCORE-11")
def test_the_example_of_the_rulebooks() -> None:
    """Red 20, Blue 16, Green 11, bishop 11 and pushed to 12: 3 short of 61, so a certificate is put away."""
    down = hands((5, 5, 4, 4, 2), (4, 4, 4, 4), (3, 3, 3, 2))
    used = [name for row in down for name in row]
    people = [{"thalers": 1}, {"thalers": 0}, {"thalers": 0}]
    bells = {"display": [], "face_down": [down[0], *down[1:]], "open": [[[cards(3, used=used)[0], 0]], [], []]}
    game = town(*people, phase="scoring", final=True, bells=bells)
    assert game.decisions[0].kind == "last_payment"  # the moment to put it away
    part(game).open[0].clear()
    game.apply("pass")
    assert track(game) == [20, 16, 11, 12]
    assert points(game) == [9 + 2, 5 + 2, 0 + 1]
    ranked = {event.actor: event.data for event in told(game.events, "bells_ranked")}
    assert ranked == {
        0: {"place": 1, "mark": 2, "bonus": 9},
        1: {"place": 2, "mark": 2, "bonus": 5},
        2: {"place": 4, "mark": 1, "bonus": 0},
    }
    assert [event.data for event in told(game.events, "bishop_counted")] == [{"bells": 11, "space": 12, "place": 3}]


@rule("M8-SCORE-09")
def test_31_bells_and_more_stand_on_30_plus_and_30_has_a_space_of_its_own() -> None:
    game = final((5, 5, 4, 4, 4, 4, 4, 3), (4, 3, 3, 3, 3, 3, 3, 2, 2, 2), ())
    assert track(game) == ["30+", 28, None, None]  # 33 bells and 28
    assert points(game) == [9 + 5, 5 + 4, 0]
    thirty = final((5, 5, 4, 4, 4, 4, 4), (), ())
    assert track(thirty) == [30, None, None, "30+"]  # the bishop has the 31 others
    assert points(thirty) == [5 + 4, 0, 0]


@rule("M8-SCORE-09")
def test_two_figures_with_30_share_the_end_of_the_track(tmp_path: Path) -> None:
    """With a certificate of one bell two players can have 30 each: the second is pushed to 30+, and all is full."""
    pack = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "bells.toml"
    text = pack.read_text().replace(
        '"3-3-2b"\nprice = 3\npoints = 3\nbells = 2', '"3-3-1a"\nprice = 3\npoints = 3\nbells = 1'
    )
    pack.write_text(
        text.replace('"3-3-2c"\nprice = 3\npoints = 3\nbells = 2', '"3-3-3a"\nprice = 3\npoints = 3\nbells = 3')
    )
    ids = [name for name in IDS if name not in ("3-3-2b", "3-3-2c")] + ["3-3-3a"]
    first = ["8-5-5a", "8-5-5b", "7-5-4a", "7-5-4b", "6-4-4a", "6-4-4b", "6-4-4c"]
    down = [first, [name for name in ids if name not in first], []]
    words: dict[str, Any] = {"phase": "scoring", "final": True, "pack": str(pack.parent)}
    game = town({}, {}, {}, bells={"display": [], "face_down": down}, **words)
    assert track(game) == [30, "30+", None, 1]
    assert points(game) == [5 + 4, 9 + 5, 0]


@rule("M8-SCORE-10")
def test_the_highest_mark_reached_counts_alone_and_after_any_push() -> None:
    game = final((5, 5), (4, 4, 2), (4, 4, 4, 3))
    assert track(game)[:3] == [10, 11, 15]
    marks = {event.actor: event.data["mark"] for event in told(game.events, "bells_ranked")}
    assert marks == {0: 0, 1: 1, 2: 1}
    higher = final((5, 5, 4, 4, 3), (4, 4, 4, 4), ())
    assert [event.data["mark"] for event in told(higher.events, "bells_ranked")] == [3, 2]


@rule("M8-SCORE-11")
def test_the_bishop_occupies_a_rank_and_gets_nothing() -> None:
    game = final((4, 4), (4,), (3,), (2,))
    assert track(game) == [8, 4, 3, 2, "30+"]
    assert points(game) == [5, 2, 0, 0]
    assert sum(points(game)) == 5 + 2  # his 9 lapse


@rule("M8-SCORE-12")
def test_points_move_when_all_figures_stand_in_action_order_pushing_forward() -> None:
    """On the score track 20 and 27: the first moves 7 onto an occupied space and goes on; nobody is asked."""
    down = hands((5, 5, 4, 4, 2), (4, 4, 4, 4), (3, 3, 3, 2))
    people = [{"space": 20, "wake": 7}, {"space": 27, "wake": 6}, {"space": 31, "wake": 8}]
    people = [{**one, "thalers": 0} for one in people]
    game = town(*people, phase="scoring", final=True, bells={"display": [], "face_down": down})
    kinds = [event.kind for event in game.events]
    assert kinds.index("bells_ranked") > kinds.index("bishop_counted") > kinds.index("bells_counted")
    moves = [(event.actor, event.data["start"], event.data["space"]) for event in told(game.events, "moved")]
    assert [actor for actor, _start, _space in moves] == [1, 0, 2]
    assert game.over
    landing = [one.points.get("landing", 0) for one in game.view().players]
    assert moves == [(1, 27, 34), (0, 20, 32), (2, 31, 33)]  # 7 each way: rank and mark as one sum
    assert landing == [1, 0, 1]


@rule("M8-SCORE-13")
def test_the_marker_takes_no_apprentice_away() -> None:
    game = final((5,), (4,), (3,))
    assert [one.apprentices for one in game.view().players] == [5, 5, 5]


# ---- Leonardo -----------------------------------------------------------------------------------------------------


@rule("M8-LEO-01", "M8-LEO-02", "M8-LEO-03", "X-LEO-07")
def test_leonardo_is_scored_with_four_certificates_at_his_place_in_the_order() -> None:
    draws = [f"certificate {name}" for name in ("5-4-3a", "5-4-3b", "4-3-3a", "4-3-3b")]
    down = hands((4, 4, 4), (5, 5, 2))
    people: list[dict[str, Any]] = [{"wake": 6, "thalers": 0}, {"wake": 8, "thalers": 0}, {"wake": 7, "plan": None}]
    bells = {"display": [], "face_down": down}
    game = town(*people, phase="scoring", final=True, bells=bells, players=2, draws=draws)
    assert of(game)["leonardo"] == {"count": 4, "certificates": ["4-3-3a", "4-3-3b", "5-4-3a", "5-4-3b"]}
    counted = [(event.actor, event.data["space"]) for event in told(game.events, "bells_counted")]
    assert counted == [(0, 12), (2, 13), (1, 14)]  # twelve each, in the order 0, Leonardo, 1
    assert [event.data for event in told(game.events, "bishop_counted")] == [
        {"bells": 61 - 36, "space": 25, "place": 1}
    ]
    assert points(game) == [0 + 1, 5 + 1, 2 + 1]
    assert game.view().leonardo is not None
    assert [event.actor for event in told(game.events, "scored")] == [0, 2, 1]


@rule("M8-LEO-01", "M8-LEO-03")
def test_leonardo_buys_nothing_and_his_certificates_come_by_luck() -> None:
    seen = set()
    for seed in range(6):
        game = final((4,), (3,), seed=seed)
        certificates = of(game)["leonardo"]["certificates"]
        assert len(certificates) == 4
        seen |= set(certificates)
    assert len(seen) > 6
    planning = town({}, {}, {}, phase="plan", players=2)
    assert {decision.actor for decision in planning.decisions} == {0, 1}
