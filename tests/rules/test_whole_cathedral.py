"""All modules at once in the cathedral (X-CATH): favor, dome and catacomb tiles, ladies, ill apprentices, maps."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, moves, own, part, play, points, town
from tests.rules.test_whole_general import EVERY, chart, ill, sick, until, wed, wives
from tests.support import rule, texts

BENCH = ["RG", "BGB", "YB", "BB", "YR", "BR"]  # the first is worth 7, or -7 without glass
BOTH = {"owned": [["pink", "purple"], [], []]}  # nobody is left to marry


def church(
    healthy: int = 1,
    sickly: int = 0,
    segment: str = "B1",
    tile: str = "7YRG",
    bishop: str = "B1",
    cards: tuple[str, ...] = (),
    hand: dict[str, int] | None = None,
    gold: int = 0,
    row: str | None = None,
    **words: Any,
) -> Fresco:
    """The first painter is in the cathedral. Further tiles: A1 (3YR), D4 (5RG), E5 (3RB); most of row 1 is restored."""
    column = "fifth" if words.get("phase") == "fifth" else "cathedral"
    slices: dict[str, Any] = {
        "portraits": {"owned": [list(cards), [], []]},
        "wishing_well": {"hands": [hand or {}, {}, {}]},
        "leaf_gold": {"disc": "yellow", "gold": [gold, 0, 0]},
        "glaziers": {"bench": BENCH, "glass": [words.pop("glass", ""), "", ""]},
        "scrolls": {"rows": [row, None, None], "columns": [None, None, None]},
        "medico": sick({column: sickly}) if sickly else {},
        "ladies": BOTH,
        **words.pop("slices", {}),
    }
    count = healthy + sickly
    plan = [1, 0, 3 - count, 1, count] if column == "fifth" else [1, count, 3 - count, 1, 0]
    first = {"paints": "YYYRRRBBBGGGOOPP", "plan": plan, **words.pop("first", {})}
    tiles = {"A1": "3YR", "D4": "5RG", "E5": "3RB", segment: tile}
    words = {"phase": "cathedral", "modules": EVERY, "fresco": tiles, "bishop": bishop, **words}
    return town(first, {}, {}, slices=slices, **words)


# ---- the order of one restoration -----------------------------------------------------------------------------------


@rule("X-CATH-01", "X-T-01", "X-CATH-02", "X-CATH-03", "X-TRACK-01", "X-TRACK-06")
def test_one_restoration_with_everything_in_its_order() -> None:
    """7 + (3 + 1 + 1) + 3 + 7 = 22 at once, then 1 for the favor, then 8 for the scroll."""
    draws = ["favor point", "treasure writing-5", "window RGR"]
    words: dict[str, Any] = {"cards": ("abbot",), "hand": {"praise": 1}, "gold": 1, "glass": "RG", "row": "1"}
    game = church(draws=draws, **words)
    acts = {
        "cathedral": "restore B1",
        "gild": "gild",
        "favor": "favor",
        "window": "window 1",
        "glaze": "glaze RG",
        "praise": "praise",
        "scroll": "scroll row",
    }
    asked: list[str] = []
    events: list[Any] = []
    while asks(game)[0] == 0 and asks(game)[1] in acts:
        asked.append(asks(game)[1])
        if asked[-1] in ("window", "glaze", "praise"):
            assert part(game, "catacombs")["rooms"]["B1"] == "writing-5"  # laid open before the window
            assert game.scores()[0] == 10
        if asked[-1] == "scroll":
            assert (game.view().bishop, game.scores()[0]) == ("B1", 10 + 22 + 1)
        events += game.apply(acts[asked[-1]])
        if len(asked) == 7:
            break
    assert asked == list(acts)
    assert moves(events) == [22, 1, 8]
    steps = ("gilded", "favor_revealed", "room_opened", "window_taken", "glass_given", "restored", "moved")
    found = kinds(events)
    places = [found.index(kind) for kind in (*steps, "scrolls_played")]
    assert places == sorted(places)


@rule("X-CATH-01", "X-SETUP-01", "X-T-18")
def test_step_five_on_an_inner_segment() -> None:
    """Fresco tile and reservation, favor, dome tile, catacomb tile; then the first movement."""
    ladies = {**BOTH, "reserved": ["B2", None, None]}
    draws = ["favor thalers-1", "dome 8GP", "treasure writing-5"]
    game = church(segment="B2", bishop="B2", slices={"ladies": ladies}, draws=draws)
    events = play(game, "restore B2", "favor")
    wanted = ["reservation_returned", "favor_revealed", "dome_taken", "room_opened", "restored", "moved"]
    assert [kind for kind in kinds(events) if kind in wanted] == wanted
    assert moves(events) == [7 + 3]
    assert own(game, "ladies", 0)["reserved"] is None


@rule("X-CATH-01", "X-T-03", "X-CATH-03")
def test_a_favors_point_is_a_movement_of_its_own_below_the_floor() -> None:
    """3 + 3 + 8 - 16 is nothing, and no movement; the favor moves one space all the same."""
    game = church(tile="3YB", draws=["favor point"])
    assert moves(play(game, "restore B1", "favor", "window 2")) == [1]
    assert points(game, 0)["favors"] == 1


@rule("X-CATH-01", "X-CATH-10", "X-T-11", "X-THAL-04")
@pytest.mark.parametrize(("debt", "windows"), [(5, 1), (4, 3), (0, 6)])
def test_favor_thalers_are_settled_before_the_window_is_paid(debt: int, windows: int) -> None:
    """5 Thalers of the favor: what the debt leaves may pay a window (prices 0, 1, 1, 2, 2, 3)."""
    bells: dict[str, Any] = {"open": [[["8-5-5a", 8 - debt]], [], []]} if debt else {}
    game = church(first={"thalers": 0}, slices={"bells": bells}, draws=["favor thalers-5"])
    events = play(game, "restore B1", "favor")
    assert thalers(game, 0) == 5 - debt
    if windows == 1:  # only the free one: it is taken without asking
        assert [event.data["price"] for event in told(events, "window_taken")] == [0]
    else:
        assert (asks(game), len(texts(game))) == ((0, "window"), windows)


@rule("X-CATH-01", "X-MOOD-01", "X-MOOD-02")
@pytest.mark.parametrize(("favor", "what"), [("mood", (1, {})), ("green", (0, {"green": 1}))])
def test_a_favors_mood_and_paint_come_at_once(favor: str, what: tuple[int, dict[str, int]]) -> None:
    game = church(first={"paints": "YRG", "mood": 0}, draws=[f"favor {favor}"])
    play(game, "restore B1", "favor")
    assert asks(game) == (0, "window")
    assert (game.view().players[0].mood, paints(game, 0)) == what
    assert game.view().players[0].apprentices == 5


# ---- who has which bonus (the table of X-CATH-04) --------------------------------------------------------------------

RICH: dict[str, Any] = {"cards": ("abbot", "sexton"), "hand": {"praise": 1}, "gold": 1, "glass": "YRBG", "row": "2"}


def work(game: Fresco, *acts: str) -> tuple[list[str], list[Any]]:
    """What the first painter is asked during a work, always saying yes; and what happened."""
    wanted = {"gild": "gild", "favor": "favor", "praise": "praise", "scroll": "scroll row"}
    events = play(game, *acts)
    asked = []
    while asks(game)[0] == 0 and asks(game)[1] in (*wanted, "window", "glaze"):
        asked.append(asks(game)[1])
        events += game.apply(wanted.get(asked[-1]) or game.legal()[0])
    return asked, events


@rule("X-CATH-04", "X-STATED-06", "X-STATED-08", "X-STATED-10", "M4-XMOD-05")
@pytest.mark.parametrize("sickly", [0, 1])
@pytest.mark.parametrize(("bishop", "bonus"), [("B2", 3), ("E5", 0)])
def test_inner_segments_by_healthy_and_ill_ones(bishop: str, bonus: int, sickly: int) -> None:
    """Abbot and praise only with a bonus; gold 3 / 1, for ill ones always 1; favor under the bishop; the rest alike."""
    words: dict[str, Any] = {**RICH, "segment": "B2", "bishop": bishop}
    draws = [*["favor point"] * bool(bonus), "dome 8GP", "treasure writing-5"]
    game = church(1 - sickly, sickly, draws=draws, **words)
    asked, events = work(game, "restore B2")
    assert asked == (["gild", "favor", "praise", "scroll"] if bonus else ["gild", "scroll"])
    gold = 1 if sickly or not bonus else 3
    first = 7 + bonus + (2 if bonus else 0) + gold
    assert moves(events)[0] == first
    assert moves(events)[1:-1] == ([1] if bonus else [])
    assert {"dome_taken", "room_opened"} <= set(kinds(events))
    assert (game.view().bishop, own(game, "dome", 0)["tiles"]) == ("B2", ["8GP"])
    assert "7YRG" in game.view().players[0].tiles


@rule("X-CATH-04", "X-STATED-07")
@pytest.mark.parametrize("sickly", [0, 1])
def test_window_segments_by_healthy_and_ill_ones(sickly: int) -> None:
    game = church(1 - sickly, sickly, bishop="E5", glass="RG")
    asked, events = work(game, "restore B1")
    assert asked == ["window", "glaze"]
    assert moves(events) == [7 + 7]


@rule("X-CATH-04", "X-CATH-12")
@pytest.mark.parametrize("sickly", [0, 1])
def test_the_altar_for_healthy_and_ill_ones(sickly: int) -> None:
    """Up to four glasses and nothing else: no bishop, gold, praise, favor, scroll, dome or catacomb tile."""
    words: dict[str, Any] = {**RICH, "segment": "B2", "bishop": "B2"}
    game = church(1 - sickly, sickly, **words)
    asked, events = work(game, "altar GOP")
    assert asked == ["glaze"]
    assert moves(events) == [6 + 4] == [points(game, 0)["altar"] + points(game, 0)["windows"]]
    assert not set(kinds(events)) & {"favor_revealed", "dome_taken", "room_opened", "gilded", "scrolls_played"}
    assert game.view().bishop == "B2"


@rule("X-CATH-04")
def test_pews_have_no_bonus_of_the_fresco() -> None:
    """Their points are all: no Abbot, gold, favor, dome or catacomb tile, scroll; the bishop stays."""
    first = {"covers": {"cathedral": "pews"}, "plan": [1, 2, 1, 1, 0]}
    game = church(bishop="D4", first=first, slices={"pews": {"beams": [3, 0, 0]}}, draws=["pew 3/9"], **RICH)
    asked, events = work(game, "pews 12")
    assert (asked, moves(events)) == ([], [9])
    assert points(game, 0) == {"fresco": 10, "pews": 9}
    assert not set(kinds(events)) & {"favor_revealed", "dome_taken", "room_opened", "gilded", "scrolls_played"}
    assert (game.view().bishop, len(game.view().fresco)) == ("D4", 4)


# ---- moving the bishop and ill apprentices --------------------------------------------------------------------------


def open_to_ill(game: Fresco) -> bool:
    """May an ill one restore a segment now?"""
    trial = game.copy()
    if trial.explain("ill apprentice") is None:
        trial.apply("ill apprentice")
    acting = part(trial, "medico")["cathedral"]["acting"]
    return acting and any(text.startswith("restore") for text in texts(trial))


@rule("X-CATH-06", "M4-XMOD-09", "X-T-12", "X-CATH-08")
@pytest.mark.parametrize(
    ("acts", "free"),
    [
        ((), True),
        (("visit C5", "forfeit"), False),
        (("visit C5", "altar YRB"), False),
        (("visit C5", "forfeit", "restore A1"), True),
        (("visit C5", "restore A1"), True),
        (("sexton C5", "restore A1"), True),
        (("restore A1 bishop→B4",), True),
        (("visit C5", "restore A1", "visit C4", "forfeit"), False),
        (("visit C5", "forfeit", "restore A1 bishop→B4"), True),
    ],
)
def test_after_a_move_of_the_bishop_ill_ones_wait_for_a_healthy_restoration(acts: tuple[str, ...], free: bool) -> None:
    """The altar is always open to them."""
    stock = {"paints": "YYYYRRRRBBBBGGG"}
    game = church(2, 1, cards=("sexton",), hand={"visit": 2}, bishop="C5", first=stock, segment="B2")
    if acts and acts[0].endswith("C5"):
        game = church(2, 1, cards=("sexton",), hand={"visit": 2}, bishop="E1", first=stock, segment="B2")
    play(game, *acts)
    assert open_to_ill(game) == free
    if not free and "altar YRB" not in acts:
        trial = game.copy()
        if trial.explain("ill apprentice") is None:
            trial.apply("ill apprentice")
        assert "altar YRB" in texts(trial)


@rule("X-T-12", "X-CATH-06", "M4-XMOD-09", "X-ACT-04")
def test_example_of_a_visit_whose_carrier_forfeits() -> None:
    """One healthy and one ill apprentice: the ill one is left, for the altar but for no segment."""
    game = church(1, 1, hand={"visit": 1}, bishop="E1", segment="B2")
    play(game, "visit C5", "forfeit")
    assert part(game, "medico")["cathedral"] == {"healthy": 0, "ill": 1, "acting": True}
    assert {text.split()[0] for text in texts(game)} == {"altar", "pass"}
    refused(game, "restore A1", "X-CATH-06")
    assert game.check() == []


@rule("X-CATH-06")
def test_a_paid_step_before_the_altar_keeps_ill_ones_away_too() -> None:
    """Where the edition allows it: the altar is no segment."""
    switches = {"bishop.step_before": "any_restoration", "altar.limit": "per_apprentice"}
    game = church(1, 1, bishop="C5", segment="B2", switches=switches)
    play(game, "altar YRB bishop→B4")
    refused(game, "restore A1", "X-CATH-06")
    plain = church(1, 1, bishop="C5", segment="B2", switches=switches)
    play(plain, "altar YRB")
    assert "restore A1" in texts(plain)


@rule("X-CATH-06", "X-CATH-07", "X-STATED-11")
def test_the_final_round_lady_does_not_keep_ill_ones_away() -> None:
    slices = {"ladies": wed(pink="fifth", purple="cathedral")}
    game = church(0, 1, bishop="A2", phase="fifth", final=True, slices=slices, segment="B2")
    play(game, "lead bishop D4")
    assert moves(play(game, "restore D4", "favor"))[:1] == [5 + 3]  # under the bishop, with his bonus


@rule("X-CATH-07")
def test_lady_sexton_and_paid_step_before_one_restoration() -> None:
    """Each costs a Thaler; the Sexton is used up for both visits; in the first column the lady reserves."""
    slices = {"ladies": wed(pink="fifth", purple="cathedral")}
    words: dict[str, Any] = {"cards": ("sexton",), "bishop": "E1", "final": True, "segment": "B2", "slices": slices}
    game = church(1, phase="fifth", **words)
    assert asks(game) == (0, "lady_bishop")
    play(game, "lead bishop C5", "sexton A4", "restore D4 bishop→A5")
    assert thalers(game, 0) == 12 - 3
    game = church(1, first={"plan": [1, 1, 1, 1, 1]}, **words)
    assert asks(game) == (0, "lady_cathedral")
    play(game, "pass", "sexton A4", "restore A1")
    until(game, "fifth")
    game.apply("lead bishop C5")
    refused(game, "sexton A1", "M1-CARD-10")


# ---- ladies ---------------------------------------------------------------------------------------------------------


@rule("X-CATH-09")
@pytest.mark.parametrize(
    ("sickly", "bishop", "free"), [(0, "E1", True), (1, "E1", True), (0, "A1", True), (1, "A1", False)]
)
def test_a_reserved_tile_is_restored_by_its_owner_as_usual(sickly: int, bishop: str, free: bool) -> None:
    """Healthy or ill, the latter not beside the bishop; favor, dome, catacomb tile and scroll as ever."""
    ladies = {"owned": [["pink"], ["purple"], []], "reserved": ["B2", "D4", None]}
    game = church(1 - sickly, sickly, segment="B2", bishop=bishop, row="2", slices={"ladies": ladies})
    refused(game, "restore D4", "M12-CATH-01")
    if not free:
        refused(game, "restore B2", "M10-CATH-02")
        return
    asked, events = work(game, "restore B2")
    assert asked == ["scroll"]
    assert {"dome_taken", "room_opened", "reservation_returned"} <= set(kinds(events))


@rule("X-CATH-11", "X-TRACK-05", "X-TRACK-06")
@pytest.mark.parametrize(("start", "movement"), [(19, 0), (9, 1), (8, 2)])
def test_each_of_three_movements_may_wed(start: int, movement: int) -> None:
    """10 points, 1 of the favor, 8 of the scroll; the purple lady waits on 20 (and on 40)."""
    slices = {"ladies": {"owned": [["pink"], [], []]}}
    game = church(segment="B2", bishop="B2", row="2", first={"space": start}, slices=slices, draws=["favor point"])
    seen = []
    for act in ("restore B2", "favor", "scroll row"):
        events = game.apply(act)
        seen += moves(events)
        while asks(game) == (0, "wedding"):
            assert len(seen) == movement + 1
            seen += moves(game.apply("marry purple"))
    assert seen == [10, 1, 2 * 5]
    assert wives(game) == ["pink", "purple"]


@rule("X-CATH-11")
def test_a_bride_of_this_round_is_planned_in_the_next() -> None:
    game = church(segment="B2", bishop="B2", slices={"ladies": {"owned": [["pink"], [], []]}}, draws=["favor point"])
    play(game, "restore B2", "favor", "marry purple")
    assert own(game, "ladies", 0)["placed"] == {}
    until(game, "plan")
    while "no pink lady" not in texts(game, 0):
        game.apply(next((text for text in texts(game, 0) if text.startswith(("plan", "no "))), texts(game, 0)[0]), 0)
    game.apply("no pink lady", 0)
    assert "purple lady on studio" in texts(game, 0)


# ---- map ------------------------------------------------------------------------------------------------------------


@rule("X-CATH-13", "X-T-18")
@pytest.mark.parametrize("late", [True, False])
def test_restoring_first_lays_the_room_open_for_the_map(late: bool) -> None:
    """The bishop is beside the inner segment C4; a lady reserves before both. Explored first, it is not found."""
    slices: dict[str, Any] = {
        "ladies": wed(pink="cathedral", purple="studio"),
        "catacombs": {**chart(cathedral="7h"), "open": {"A2": "statue-5"}},  # C3 and C4
    }
    first = {"covers": {"cathedral": "map"}, "plan": [1, 1, 1, 1, 1], "mood": 0}
    draws = ["dome 8GP", "treasure writing-5-theater"]
    game = church(segment="C4", bishop="D4", first=first, slices=slices, draws=draws)
    game.apply("reserve C4")
    assert (asks(game), texts(game)) == ((0, "explore"), ["explore later", "no exploring"])
    events = play(game, "explore later" if late else "no exploring", "restore C4")
    assert moves(events) == [7 + 2]
    assert (own(game, "dome", 0)["tiles"], game.view().bishop) == (["8GP"], "C4")
    assert "favor_revealed" not in kinds(events)
    if late:
        assert (asks(game), game.view().players[0].mood) == ((0, "treasure"), 3)
        play(game, "sell writing-5-theater")
        assert thalers(game, 0) == 12 + 2
    else:
        assert part(game, "catacombs")["rooms"]["C4"] == "writing-5-theater"
    assert ill(game) == 0
