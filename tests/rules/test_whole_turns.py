"""All modules at once: wake turns, who has a turn where, the order inside it, what is forced (X-WAKE, X-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, own, part, play, town
from tests.rules.test_whole_general import COLUMNS, EVERY, FORGO, chart, forgo_on, ill, mood, sick, until, wed
from tests.support import rule, texts

ROOM = {"open": {"D5": "statue-5", "A1": "writing-5-theater"}}  # what map 7c finds, and 7a
FEW = {"B1": "7YRG", "C1": "3YR", "E5": "3RB"}


# ---- wake phase -----------------------------------------------------------------------------------------------------


@rule("X-WAKE-01")
@pytest.mark.parametrize("busker", [True, False])
def test_a_whole_wake_turn(busker: bool) -> None:
    """Time, mood, busker, who is given up, map; then the next painter."""
    slices: dict[str, Any] = {"wishing_well": {"hands": [{"busker": 1}, {}, {}]}, "medico": {"ill": [1, 0, 0]}}
    game = town({"mood": -2}, {}, {}, modules=EVERY, phase="wake", slices=slices)
    game.apply("wake 7")
    assert (asks(game), mood(game), game.view().players[0].apprentices) == ((0, "busker"), -3, 5)
    game.apply("busker" if busker else "pass")
    if not busker:  # in the zone of one apprentice less: the ill one may go
        assert asks(game) == (0, "give_up")
        game.apply("give up ill")
        assert ill(game) == 0
    assert game.view().players[0].apprentices == (5 if busker else 4)
    assert asks(game) == (0, "map")
    events = play(game, "buy map")
    assert (thalers(game, 0), asks(game)) == (11, (1, "wake_time"))
    assert [event.kind for event in told(events, "map_bought")] == ["map_bought"]
    assert "wake 7" not in texts(game)  # one painter at a time


@rule("X-WAKE-01")
@pytest.mark.parametrize(("hour", "offered"), [(5, True), (6, True), (7, True), (8, False), (9, False)])
def test_maps_are_sold_early_only_and_after_everything_else(hour: int, offered: bool) -> None:
    game = town({"thalers": 1}, {}, {}, modules=EVERY, phase="wake")
    game.apply(f"wake {hour}")
    assert asks(game) == ((0, "map") if offered else (1, "wake_time"))
    assert mood(game) == hour - 8
    poor = town({"thalers": 0}, {}, {}, modules=EVERY, phase="wake")
    poor.apply(f"wake {hour}")
    assert asks(poor) == (1, "wake_time")


@rule("X-WAKE-03", "X-LEO-06")
@pytest.mark.parametrize(("hour", "asked"), [(5, True), (6, True), (7, True), (8, False)])
def test_leonardos_wake_turn_is_a_time_and_a_map(hour: int, asked: bool) -> None:
    """No mood, no busker, no payment: his map is placed at once, and cannot be declined."""
    slices = {"wishing_well": {"hands": [{"busker": 1}, {"busker": 1}]}}
    game = town({"space": 20}, {"space": 30}, him={"space": 10}, modules=EVERY, phase="wake", slices=slices)
    game.apply(f"wake {hour}")  # he is rearmost, seat 0 guides him
    if asked:
        assert asks(game) == (0, "leonardo_map")
        assert len(texts(game)) == 5
        refused(game, "pass", "M13-LEO-01")
        name = texts(game)[0].split()[1]
        game.apply(f"map {name} on fifth")
        assert part(game, "catacombs")["leonardo"]["laid"] == {"fifth": name}
    assert asks(game) == (0, "wake_time")
    assert thalers(game, 0) == 12


# ---- who has a turn -------------------------------------------------------------------------------------------------


@rule("X-ACT-02")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("there", ["nothing", "apprentice", "pews", "map", "lady"])
def test_a_turn_for_apprentice_tile_map_or_lady(there: str, column: str) -> None:
    """Each of them alone is a turn at the place; without any of them the painter is skipped."""
    place = COLUMNS.index(column)
    plan = [2, 2, 2, 2, 2]
    plan[place] = int(there == "apprentice")
    while sum(plan) > 5:
        plan[plan.index(2)] -= 1
    first: dict[str, Any] = {"plan": plan, "paints": "YYYRRB", "mood": -1}
    slices: dict[str, Any] = {"pews": {"beams": [1, 0, 0]}, "catacombs": dict(ROOM)}
    slices["portraits"] = {"open": ["patron", "girl"]}
    slices["wishing_well"] = {"hands": [{"finder": 1}, {}, {}]}
    if there in ("pews", "map"):
        first["covers"] = {column: there}
    if there == "map":
        slices["catacombs"] |= chart(**{column: "7c"})
    if there == "lady":
        slices["ladies"] = wed(pink=column)
    game = town(first, {}, {}, modules=EVERY, phase=column, slices=slices, fresco=FEW, bishop="C1")
    asked = asks(game)
    if there == "nothing":
        assert asked[0] == 1 or game.view().phase != column
        return
    usual = {"market": "market", "cathedral": "cathedral", "studio": "portrait", "workshop": "blend", "fifth": "finder"}
    wanted = {"apprentice": usual[column], "pews": "pews", "map": "explore"}
    if there == "lady" and column == "studio":
        assert asked != (0, "lady_studio")  # no figure there: no Thaler, so nothing to ask
    else:
        assert asked == (0, wanted.get(there, "lady_" + {"fifth": "theater"}.get(column, column)))


# ---- the order inside a turn ----------------------------------------------------------------------------------------


def busy(column: str, **words: Any) -> Fresco:
    """The first painter has a lady, a map and a healthy apprentice in an infected column."""
    first = {"covers": {column: "map"}, "paints": "YYYRRRBB", "mood": -1, "plan": [1, 1, 1, 1, 1]}
    slices: dict[str, Any] = {
        "ladies": wed(pink=column),
        "catacombs": {**chart(**{column: "7c"}), **ROOM},
        "medico": {"tile": column if column != "fifth" else "market"},
        "wishing_well": {"hands": [{"tip": 1, "finder": 1, "lucky_guy": 1, "alchemy": 1}, {}, {}]},
        "portraits": {"open": ["patron", "girl"]},
        **words.pop("slices", {}),
    }
    return town(first, {}, {}, modules=EVERY, phase=column, slices=slices, fresco=FEW, bishop="E5", **words)


WORK = {
    "market": ["buy I.1", "pass"],
    "cathedral": ["restore C1", "window 1"],
    "studio": ["portrait patron", "pass"],
    "workshop": ["blend green", "pass"],
    "fifth": ["finder"],
}
DONE = {
    "market": "bought",
    "cathedral": "restored",
    "studio": "portrait_taken",
    "workshop": "blended",
    "fifth": "cheered",
}


@rule("X-ACT-03", "X-MKT-01", "X-STUDIO-01", "X-WORK-04", "X-THEA-01", "X-CATH-13")
@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("column", COLUMNS)
def test_lady_then_map_and_apprentices_in_either_order_then_infection(column: str, late: bool) -> None:
    game = busy(column)
    assert asks(game)[1].startswith("lady_")
    events = list(game.apply(next(text for text in texts(game) if text != "pass")))
    assert asks(game) == (0, "explore")
    events += game.apply("explore later" if late else "explore now")
    if not late:
        assert asks(game) == (0, "treasure")
        events += game.apply("keep statue-5")
    for act in WORK[column]:
        if game.explain(act) is None and asks(game)[0] == 0:
            events += game.apply(act)
    while asks(game)[0] == 0 and asks(game)[1] in ("landing", "wedding", "tip", "praise"):
        events += game.apply(game.legal()[0])
    if late:
        assert asks(game) == (0, "treasure")
        assert ill(game) == 0
        events += game.apply("keep statue-5")
    found = kinds([event for event in events if event.actor in (0, -1)])
    lady = next(n for n, kind in enumerate(found) if kind.startswith("lady_"))
    explored = found.index("explored")
    work = max(n for n, kind in enumerate(found) if kind == DONE[column]) if DONE[column] in found else -1
    assert lady < explored
    assert work >= 0
    assert (work < explored) == late or column == "fifth"
    if column == "fifth":
        assert ill(game) == 0  # no infection in the theater
    else:
        assert ill(game) == 1
        assert found.index("fell_ill") > max(work, explored)


@rule("X-ACT-03", "X-MKT-01")
def test_with_the_medico_tile_the_bottle_comes_first_and_the_infection_last() -> None:
    slices: dict[str, Any] = {
        "medico": {"tile": "market", "display": ["3", "1", None]},
        "wishing_well": {"placed": [1, 0, 0], "hands": [{"lucky_guy": 1}, {}, {}]},
    }
    first = {"covers": {"market": "medico"}}
    game = town(first, {}, {}, modules=EVERY, phase="market", slices=slices, draws=["card tip"])
    asked = []
    for act in ("bottle 2", "throw 1", "black market", "lucky guy"):
        asked.append(asks(game))
        assert ill(game) == 0
        game.apply(act)
    assert asked == [(0, "bottle"), (0, "throw"), (0, "market"), (0, "lucky_guy")]
    assert (ill(game), asks(game)[0]) == (1, 1)


@rule("X-ACT-03", "X-ILL-02")
@pytest.mark.parametrize("tile", ["pews", "glaziery", "wall", "audience"])
def test_an_action_tile_takes_the_place_of_everything_and_nobody_falls_ill(tile: str) -> None:
    first = {"covers": {"studio": tile}, "plan": [1, 1, int(tile != "audience"), 1, 1]}
    slices = {"medico": {"tile": "studio"}, "pews": {"beams": [2, 0, 0]}}
    game = town(first, {}, {}, modules=EVERY, phase="studio", slices=slices)
    until(game, "workshop")
    assert (ill(game, 0), ill(game, 1)) == (0, 1)


@rule("X-ACT-01")
def test_the_infection_is_revealed_after_the_plans_and_before_the_market() -> None:
    game = town({}, {}, {}, modules=EVERY, phase="plan")
    assert part(game, "medico")["tile"] is None
    events: list[Any] = []
    while game.view().phase == "plan":
        seat = game.decisions[0].seat
        act = next((text for text in texts(game, seat) if text == "plan 1-1-1-1-1"), game.legal(seat)[0].text)
        events += game.apply(act, seat)
    order = kinds(told(events, "revealed", "infection_revealed"))
    assert order == ["revealed"] * 3 + ["infection_revealed"]
    assert game.view().phase == "market"


# ---- what is forced -------------------------------------------------------------------------------------------------


@rule("X-ACT-05", "X-ACT-06")
def test_only_these_things_cannot_be_forgone() -> None:
    """With an offer or a duty of every module in a round: who is asked may pass, but for the duties listed."""
    slices: dict[str, Any] = {
        "portraits": {"open": ["patron", "girl"], "owned": [["sexton"], [], []]},
        "wishing_well": {"hands": [{"praise": 1, "tip": 1, "alchemy": 1, "finder": 1}, {}, {}], "placed": [1, 0, 0]},
        "leaf_gold": {"gold": [1, 0, 0]},
        "glaziers": {"glass": ["YRBG", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": ["B", None, None]},
        "bells": {"open": [[["8-5-5a", 0], ["7-5-4a", 0]], [], []]},
        "medico": {
            **sick({"studio": 1}),
            "display": ["3", "2", "1"],
            "bottles": [["juice"], [], []],
            "tile": "workshop",
        },
        "ladies": wed(pink="workshop", purple="studio"),
        "catacombs": {**chart(cathedral="7a"), "open": {"A1": "writing-5-theater"}, "kept": [["writing-5"], [], []]},
        "pews": {"beams": [2, 0, 0]},
    }
    first = {"paints": "YYRRBBG", "tiles": ["3YB", "4YRB-1", "5RG"], "plan": [1, 1, 2, 1, 0], "space": 9}
    first |= {"covers": {"market": "medico", "cathedral": "map", "fifth": "pews"}}
    words: dict[str, Any] = {"fresco": FEW, "bishop": "B1", "draws": ["favor point", "treasure writing-4"]}
    game = town(first, {}, {}, modules=EVERY, phase="market", slices=slices, **words)
    wanted = {"cathedral": "restore B1", "favor": "favor", "gild": "pass", "explore": "explore later"}
    passed: set[str] = set()
    must: set[str] = set()
    while game.view().round == 1 and not game.over:
        seat, kind = asks(game)
        free = any(game.explain(text) is None for text in FORGO)
        if seat == 0:
            (passed if free else must).add(kind)
        act = wanted.get(kind) if seat == 0 else None
        if act is not None and game.explain(act) is None:
            game.apply(act)
        else:
            forgo_on(game)
    assert must == {"bottle", "window", "instalment", "treasure"}
    assert {"lady_studio", "lady_workshop", "explore", "saint", "heal", "pews", "favor", "throw"} <= passed
    assert {"market", "cathedral", "portrait", "blend", "praise", "scroll", "glaze", "gild"} <= passed
    assert "writing-5-theater" in part(game, "catacombs")["sold"]


@rule("X-ACT-05", "M13-TREAS-06")
def test_a_duplicate_writing_is_sold_without_a_choice() -> None:
    slices = {"catacombs": {**chart(studio="7a"), "open": {"A1": "writing-5-theater"}, "kept": [["writing-5"], [], []]}}
    first = {"covers": {"studio": "map"}, "plan": [1, 1, 0, 2, 1]}
    game = town(first, {}, {}, modules=(8, 13), phase="studio", slices=slices, fresco=FEW)
    events = play(game, "explore now")
    assert [event.data["treasure"] for event in told(events, "treasure_sold")] == ["writing-5-theater"]
    assert (thalers(game, 0), mood(game)) == (12 + 2, 3)


@rule("X-ACT-05", "X-ACT-06", "M10-MKT-04")
@pytest.mark.parametrize(("money", "offered"), [(1, []), (2, ["bottle 2", "bottle 3"]), (3, ["bottle 1"])])
def test_a_bottle_must_be_bought_if_it_can_be_paid(money: int, offered: list[str]) -> None:
    """Prices 3, 2, 2. Who cannot pay is excused; a certificate can be had for nothing, a window too."""
    slices: dict[str, Any] = {"medico": {"display": ["3", "2", "1"]}}
    first = {"covers": {"market": "medico", "studio": "audience"}, "plan": [0, 2, 0, 2, 1], "thalers": money}
    game = town(first, {}, {}, modules=(6, 8, 10), phase="market", slices=slices)
    if not offered:
        assert asks(game)[0] == 1
        assert told(game.events, "bottle_missed")
    else:
        refused(game, "pass", "M10-MKT-01")
        assert set(offered) <= set(texts(game))
        game.apply(offered[0])
        assert thalers(game, 0) == 0
    until(game, "studio")
    assert asks(game)[1] == "certificate"
    game.apply(game.legal()[0])
    if thalers(game, 0):
        game.apply("deposit 0")
    assert [one["deposit"] for one in own(game, "bells", 0)["open"]] == [0]


# ---- studio, theater, healing ---------------------------------------------------------------------------------------


@rule("X-STUDIO-01", "X-STUDIO-02", "X-THAL-01")
def test_a_whole_studio_turn() -> None:
    """Lady for three figures, portrait, tip, saint with a special paint, map, contagion; every Thaler to the debt."""
    slices: dict[str, Any] = {
        "ladies": wed(pink="studio"),
        "medico": sick({"studio": 1}),
        "portraits": {"open": ["patron", "girl"]},
        "wishing_well": {"hands": [{"tip": 2}, {}, {}]},
        "bells": {"open": [[["8-5-5a", 0]], [], []]},
    }
    first = {"plan": [1, 0, 3, 1, 0], "paints": "K", "thalers": 0}
    game = town(first, {}, {}, modules=EVERY, phase="studio", slices=slices)
    got = []
    for act in ("lady takes 3 Thalers", "portrait girl", "tip", "tip", "saint pink"):
        assert asks(game)[0] == 0
        events = game.apply(act)
        got += [(str(event.data["why"]), event.data["thalers"]) for event in told(events, "earned") if event.actor == 0]
    assert got == [("lady", 3), ("portrait", 3), ("studio", 3), ("tip", 1), ("tip", 1), ("saint", 3)]
    assert (thalers(game, 0), own(game, "bells", 0)["open"]) == (14 - 8, [])
    assert ill(game) == 3  # contagion when all is done
    assert paints(game, 0) == {}


@rule("X-THEA-01")
@pytest.mark.parametrize(("lady", "want"), [("lady resets mood", 0 + 3 + 3), ("pass", -4 + 3 + 3)])
def test_a_whole_theater_turn(lady: str, want: int) -> None:
    """Lady to the start space, each apprentice three steps with the Actor, finder's rewards, map; nobody falls ill."""
    slices: dict[str, Any] = {
        "ladies": wed(pink="fifth"),
        "portraits": {"owned": [["actor"], [], []]},
        "wishing_well": {"hands": [{"finder": 2}, {}, {}]},
        "medico": {"tile": "same", "place": "workshop"},
    }
    first = {"plan": [1, 1, 0, 0, 2], "mood": -4, "thalers": 0}
    game = town(first, {}, {}, modules=EVERY, phase="fifth", slices=slices)
    for act in (lady, "finder", "finder"):
        game.apply(act)
    assert (mood(game), thalers(game, 0), ill(game)) == (min(want, game.r.mood_top), 6, 0)


@rule("X-THEA-02")
@pytest.mark.parametrize("kind", ["ordinary", "final", "early"])
def test_healing_follows_the_fifth_place_in_action_order(kind: str) -> None:
    """When all are done there, tiles included; in the final round too, and in a round that ends the game early."""
    slices: dict[str, Any] = {
        "medico": {"ill": [1, 2, 0], "bottles": [["1"], ["2", "juice"], []]},
        "pews": {"beams": [0, 0, 1]},
    }
    tiles = {} if kind == "early" else FEW
    people: list[dict[str, Any]] = [
        {"wake": 7, "plan": [1, 1, 1, 0, 1], "apprentices": 5},
        {"wake": 5, "plan": [1, 1, 1, 0, 0], "apprentices": 5},
        {"wake": 6, "plan": [1, 1, 1, 1, 1], "covers": {"fifth": "pews"}},
    ]
    words: dict[str, Any] = {"phase": "fifth", "fresco": tiles, "final": kind == "final"}
    game = town(*people, modules=EVERY, slices=slices, **words)
    asked = []
    while not game.over and game.view().round == 1 and game.view().phase != "wake":
        if asks(game)[1] in ("pews", "heal"):
            asked.append(asks(game))
        drinks = [text for text in texts(game) if text.startswith("drink")]
        game.apply(drinks[0]) if drinks else forgo_on(game)
    assert asked == [(2, "pews"), (1, "heal"), (1, "heal"), (0, "heal")]
    assert (ill(game, 0), ill(game, 1)) == (0, 0)
