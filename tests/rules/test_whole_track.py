"""All modules at once: movements and weddings on the score track, mood, Thalers (X-TRACK, X-MOOD, X-THAL)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import thalers, told
from tests.rules.test_together_general import asks, kinds, moves, own, part, play, points, town
from tests.rules.test_whole_general import EVERY, chart, mood, sick, wed, wives
from tests.support import rule, texts

BOTH = {"owned": [["pink", "purple"], [], []]}
TILES = {"B2": "3YR", "E5": "11GOP-1", "E4": "11GOP-2"}

# Every way to gain points during play: phase, the first painter, data, draws, answers, movements.
Way = tuple[str, dict[str, Any], dict[str, Any], list[str], list[str], list[int]]
PLAY: dict[str, Way] = {
    "fresco": ("cathedral", {"paints": "YR"}, {}, [], ["restore B2"], [3]),
    "altar": ("cathedral", {"paints": "YRB"}, {}, [], ["altar YRB"], [2]),
    "favors": ("cathedral", {"paints": "YR"}, {"bishop": "B2"}, ["favor point"], ["restore B2", "favor"], [6, 1]),
    "scrolls": (
        "cathedral",
        {"paints": "YR"},
        {"scrolls": {"rows": ["2", None, None], "columns": [None, None, None]}},
        [],
        ["restore B2", "scroll row"],
        [3, 10],
    ),
    "portraits": ("studio", {}, {"portraits": {"open": ["bishop", "muse"]}}, [], ["portrait bishop"], [5]),
    "requests": ("workshop", {"tiles": ["3YB", "3RB", "4YRB-1"]}, {}, [], ["request general"], [6]),
    "bells": (
        "studio",
        {"covers": {"studio": "audience"}, "plan": [1, 1, 0, 2, 1]},
        {"bells": {"display": ["5-4-3a"]}},
        [],
        ["pay full"],
        [4],
    ),
    "wall": (
        "studio",
        {"covers": {"studio": "wall"}, "paints": "G"},
        {"wall_fresco": {"wall": {"c4": "green"}}},
        ["wall GY"],
        ["wall c4"],
        [4],
    ),
    "pews": (
        "studio",
        {"covers": {"studio": "pews"}, "plan": [1, 1, 2, 1, 0]},
        {"pews": {"beams": [3, 0, 0]}},
        ["pew 1/2", "pew 2/6"],
        ["pews 1+6"],
        [8],
    ),
}
WAYS = list(PLAY)


def way(name: str, start: int = 10, second: int = 51, **words: Any) -> Fresco:
    phase, first, slices, draws, _, _ = PLAY[name]
    data = {"ladies": BOTH, **slices, **words.pop("slices", {})}
    bishop = data.pop("bishop", "E5")
    words = {"phase": phase, "fresco": TILES, "bishop": bishop, "modules": EVERY, "slices": data, **words}
    return town({"space": start, **first}, {"space": second}, {}, draws=draws, **words)


@rule("X-TRACK-01", "X-TRACK-02")
@pytest.mark.parametrize("name", WAYS)
def test_every_way_to_points_is_a_movement_of_its_own(name: str) -> None:
    _, _, _, _, acts, steps = PLAY[name]
    game = way(name)
    events = play(game, *acts)
    assert moves(events) == steps
    assert points(game, 0)[name] == steps[-1] + (10 if name == "fresco" else 0)
    assert game.scores()[0] == 10 + sum(steps)


@rule("X-TRACK-03")
@pytest.mark.parametrize("choice", ["land in front", "land behind"])
@pytest.mark.parametrize("name", ["favors", "pews"])
def test_an_occupied_space_lets_the_owner_choose(name: str, choice: str) -> None:
    _, _, _, _, acts, steps = PLAY[name]
    target = 10 + sum(steps)
    game = way(name, second=target)
    play(game, *acts)
    assert (asks(game), texts(game)) == ((0, "landing"), ["land in front", "land behind"])
    game.apply(choice)
    assert game.scores()[0] == target + (1 if choice == "land in front" else -1)
    game = way(name, second=target, final=True, preset="revised-fr", switches={"pews.reveal": "together"})
    play(game, *[act for act in acts if act != "favor"])
    assert game.scores()[0] == target + 1  # forward only, without a question


@rule("X-TRACK-05")
@pytest.mark.parametrize("preset", ["revised", "revised-fr"])
@pytest.mark.parametrize("name", WAYS)
def test_every_way_to_points_can_wed(name: str, preset: str) -> None:
    """The purple lady of 20 is met by the last step of the last movement."""
    _, _, _, _, acts, steps = PLAY[name]
    slices = {"ladies": {"owned": [["pink"], [], []]}}
    switches = {"pews.reveal": "together", "favors.take": "optional", "scrolls.single_condition": "none"}
    game = way(name, start=20 - sum(steps), slices=slices, preset=preset, switches=switches)
    play(game, *acts)
    if preset == "revised":
        assert (asks(game), texts(game)) == ((0, "wedding"), ["marry purple", "pass"])
        game.apply("marry purple")
    assert wives(game) == ["pink", "purple"]
    missed = way(name, start=19 - sum(steps), slices=slices, preset=preset, switches=switches)
    play(missed, *acts)
    assert wives(missed) == ["pink"]
    assert asks(missed)[1] != "wedding"


@rule("X-TRACK-05")
def test_landing_decides_whether_the_lady_is_reached() -> None:
    """M12-T-07: behind the occupied space she is not reached."""
    slices = {"ladies": {"owned": [["pink"], [], []]}}
    for choice, asked in (("land in front", True), ("land behind", False)):
        game = way("pews", start=12, second=20, slices=slices)
        play(game, "pews 1+6", choice)
        assert (asks(game)[1] == "wedding") == asked


@rule("X-TRACK-05", "X-LEO-03")
def test_leonardo_marries_by_himself_and_nobody_in_the_final_scoring() -> None:
    words: dict[str, Any] = {"modules": EVERY, "phase": "studio", "slices": {"portraits": {"open": ["bishop", "muse"]}}}
    game = town({"wake": 6}, {"wake": 7}, him={"wake": 5, "space": 9}, **words)
    game.apply("portrait bishop")
    assert part(game, "ladies")["leonardo"] == ["pink"]
    assert asks(game)[1] == "portrait"
    game = town({"space": 9, "thalers": 40}, {}, {}, modules=EVERY, phase="scoring", final=True)
    assert game.over
    assert game.scores()[0] > 20
    assert [wives(game, seat) for seat in range(3)] == [[], [], []]


# ---- mood -----------------------------------------------------------------------------------------------------------


@rule("X-MOOD-01", "X-MOOD-02")
@pytest.mark.parametrize("start", [-4, 0, 2])
@pytest.mark.parametrize(
    ("source", "change"),
    [("favor", 1), ("treasure", 3), ("theater", 2), ("lady", None), ("juice", 1)],
)
def test_sources_of_mood_in_modules_ten_to_seventeen(source: str, change: int | None, start: int) -> None:
    """All move the figure at once, within the track; apprentices stay as they are."""
    first: dict[str, Any] = {"mood": start, "apprentices": 5, "paints": "YR"}
    slices: dict[str, Any] = {}
    words: dict[str, Any] = {"fresco": TILES}
    phase, acts = "fifth", []
    if source == "favor":
        phase, acts = "cathedral", ["restore B2", "favor"]
        words |= {"bishop": "B2", "draws": ["favor mood"]}
    elif source == "treasure":
        phase, acts = "studio", ["explore now"]
        first |= {"covers": {"studio": "map"}}
        slices["catacombs"] = {**chart(studio="7a"), "open": {"A1": "writing-5-theater"}}
    elif source == "lady":
        first["plan"] = [1, 1, 1, 2, 0]
        slices["ladies"] = wed(pink="fifth")
        acts = ["lady resets mood"] if start else []
    elif source == "juice":
        first["plan"] = [1, 1, 1, 2, 0]
        slices["medico"] = {"bottles": [["juice"], [], []]}
        words["turn"] = 2
        acts = ["drink juice"]
    if source in ("theater", "juice"):  # the others are asked nothing there
        game = town(first, {}, {}, modules=EVERY, phase=phase, slices=slices, **words)
        while source == "juice" and asks(game) != (0, "heal"):
            game.apply(game.legal()[0])
    else:
        game = town(first, {}, {}, modules=EVERY, phase=phase, slices=slices, **words)
    before = {}
    for act in acts:
        before = {"count": game.view().players[0].apprentices}
        game.apply(act)
    wanted = 0 if change is None else min(start + change, game.r.mood_top)
    assert mood(game) == wanted
    if before and source in ("favor", "treasure"):
        assert game.view().players[0].apprentices == before["count"]


# ---- Thalers --------------------------------------------------------------------------------------------------------

OWES = {"open": [[["8-5-5a", 0]], [], []]}
# phase, first painter, data, draws, answers, Thalers received
RECEIPTS: dict[str, Way] = {
    "studio": ("studio", {"plan": [1, 1, 2, 1, 0]}, {}, [], [], [6]),
    "saint": ("studio", {"paints": "Y"}, {"medico": sick({"studio": 1})}, [], ["saint yellow"], [3]),
    "favor 1": ("cathedral", {"paints": "YR"}, {"bishop": "B2"}, ["favor thalers-1"], ["restore B2", "favor"], [1]),
    "favor 5": ("cathedral", {"paints": "YR"}, {"bishop": "B2"}, ["favor thalers-5"], ["restore B2", "favor"], [5]),
    "lady": ("studio", {"plan": [1, 1, 2, 1, 0]}, {"ladies": wed(pink="studio")}, [], ["lady takes 2 Thalers"], [2]),
    "sale": (
        "studio",
        {"covers": {"studio": "map"}, "plan": [1, 1, 0, 2, 1]},
        {"catacombs": {**chart(studio="7a"), "open": {"A1": "statue-5"}}},
        [],
        ["explore now", "sell statue-5"],
        [5],
    ),
}


@rule("X-THAL-01", "X-THAL-03")
@pytest.mark.parametrize("name", RECEIPTS)
def test_every_receipt_goes_to_the_debt_first(name: str) -> None:
    phase, first, data, draws, acts, got = RECEIPTS[name]
    for owes in (True, False):
        slices = {"bells": OWES if owes else {}, **data}
        bishop = slices.pop("bishop", "E5")
        words: dict[str, Any] = {"fresco": TILES, "bishop": bishop, "draws": draws}
        game = town({"thalers": 0, **first}, {}, {}, modules=EVERY, phase=phase, slices=slices, **words)
        before = thalers(game, 0)
        events = play(game, *acts) if acts else list(game.events)
        mine = [event.data["thalers"] for event in told(events, "earned") if event.actor == 0]
        assert mine[:1] == got
        paid = [event.data["thalers"] for event in told(events, "paid_instalment") if event.actor == 0]
        assert paid[:1] == (got if owes else [])
        if owes:
            assert thalers(game, 0) == before == 0


@rule("X-THAL-01")
def test_modules_without_thalers() -> None:
    """3, 6, 7, 9, 14, 15, 16, 17: nothing they do is a receipt."""
    game = way("pews", slices={"bells": OWES})
    assert "earned" not in kinds([event for event in play(game, "pews 1+6") if event.actor == 0])
    game = way("wall", slices={"bells": OWES})
    assert "earned" not in kinds([event for event in play(game, "wall c4") if event.actor == 0])


@rule("X-THAL-03")
@pytest.mark.parametrize("money", [0, 1])
def test_what_is_paid_is_paid_with_free_thalers(money: int) -> None:
    """Deposits on certificates pay for nothing: map, lady's bishop and bottle need free Thalers."""
    bells = {"open": [[["8-5-5a", 7]], [], []]}
    game = town({"thalers": money}, {}, {}, modules=EVERY, phase="wake", slices={"bells": bells})
    game.apply("wake 5")
    assert asks(game) == ((0, "map") if money else (1, "wake_time"))
    slices: dict[str, Any] = {"bells": bells, "ladies": wed(pink="fifth")}
    words: dict[str, Any] = {"fresco": TILES, "final": True, "phase": "fifth", "slices": slices}
    game = town({"thalers": money, "paints": "YR"}, {}, {}, modules=EVERY, **words)
    assert asks(game) == (0, "lady_bishop" if money else "cathedral")
    slices = {"bells": bells, "medico": {"display": ["3", "1", None]}}
    first = {"thalers": money, "covers": {"market": "medico"}}
    game = town(first, {}, {}, modules=EVERY, phase="market", slices=slices)
    assert own(game, "medico", 0)["bottles"] == []
    assert asks(game) == (0, "market")


@rule("X-THAL-02", "X-T-09", "X-SCORE-04", "X-SCORE-05")
@pytest.mark.parametrize(("act", "bells", "money"), [("pass", 1, (3 + 20) // 2), ("pay 2 on 5-4-3a", 7, (1 + 20) // 2)])
def test_the_credit_pays_no_debt(act: str, bells: int, money: int) -> None:
    """X-T-09: 3 Thalers, four healthy ones; 4 bells paid, 3 open for 2 more Thalers. Only a payment turns them."""
    slices: dict[str, Any] = {
        "bells": {"display": [], "open": [[["5-4-3a", 3]], [], []], "face_down": [["6-4-4a"], [], []]},
        "medico": sick({"studio": 1}),
    }
    game = town({"thalers": 3}, {}, {}, modules=EVERY, phase="scoring", final=True, slices=slices)
    assert asks(game) == (0, "last_payment")
    events = play(game, act)
    assert next(event.data["bells"] for event in told(events, "bells_counted") if event.actor == 0) == bells
    assert next(event.data["thalers"] for event in told(events, "health_credited") if event.actor == 0) == 20
    assert points(game, 0)["money"] == money
    assert game.over
