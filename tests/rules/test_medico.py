"""Module 10, Medico (M10): components, setup, the infection of the round. Short words for the other files, too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules.medico.components import Bottles, Components, Figures, Infection, Places, check
from buonfresco.games.fresco.modules.medico.state import part
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import plan_all, told, wake_all
from tests.rules.table import refused
from tests.support import PRESETS, rule, texts

IDLE = [0, 0, 2, 0, 3]  # a plan that asks nothing
SWAP = {"medico.extra_infected": "swap_black"}


def clinic(phase: str, *painters: dict[str, Any], **words: Any) -> Fresco:
    """Painters in action order of their seats, waking at 6, 7, 8, 9. The slice may leave out the last seats."""
    people: list[dict[str, Any]] = [
        {"space": 10 * seat + 10, "wake": 6 + seat, "plan": IDLE, "paints": "", **painter}
        for seat, painter in enumerate(painters)
    ]
    seats = len(people)
    if seats == 2:
        people.append({"space": 50, "wake": 9})
    if phase == "plan":
        people = [{**one, "plan": None} for one in people]
    own: dict[str, Any] = {}
    for name, empty in (("ill", 0), ("board", 0), ("aside", ""), ("placed", {}), ("extra", None), ("bottles", [])):
        if name in words:
            given = words.pop(name)
            own[name] = [*given, *[empty] * (seats - len(given))]
    for name in ("display", "discard", "pile", "tiles", "tile", "place"):
        if name in words:
            own[name] = words.pop(name)
    words = {"modules": [10], "phase": phase, "seed": 1, **words}
    slices = {"medico": own, **words.pop("others", {})}
    return fresco.position(seats, painters=people, slices=slices, **words)


def of(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer).modules["medico"]
    return found


def player(game: Fresco, seat: int = 0, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = of(game, viewer)["players"][seat]
    return found


def ill(game: Fresco, seat: int = 0) -> int:
    found: int = player(game, seat)["ill"]
    return found


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def score(game: Fresco, start: int = 10) -> int:
    return game.scores()[0] - start


def to_place(game: Fresco, seat: int = 0) -> set[int]:
    """How many apprentices the plans of a seat place."""
    return {sum(act.args) for act in game.legal(seat) if act.kind == "plan"}


# ---- components and setup -----------------------------------------------------------------------------------------


@rule("M10-COMP-01")
def test_what_the_box_holds() -> None:
    form = load_pack("standard").extra["medico"]
    assert check(form) == []
    assert [len(form.prices(players)) for players in (2, 3, 4)] == [3, 3, 4]
    game = fresco.new_game(4, modules=[10], seed=1)
    assert of(game)["pile"] == {"juice": 4, "1": 4, "2": 4, "3": 4}
    assert of(game)["tiles"] == {"market": 2, "cathedral": 2, "studio": 2, "workshop": 2, "same": 1}
    bad = Components(
        Bottles(three=4, two=4, one=3, juice=5, source="designed"),
        Infection(market=3, cathedral=2, studio=2, workshop=1, same=1, source="designed"),
        Figures(black=4, source="designed"),
        [Places(players=[2, 3], prices=[3, 2, 0], source="designed")],
    )
    assert {problem.reason.key for problem in check(bad)} == {
        "pack-medico-bottles",
        "pack-medico-infection",
        "pack-medico-figures",
        "pack-medico-places",
    }


@rule("M10-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_black_figures_for_each_player_and_none_for_leonardo(players: int) -> None:
    game = fresco.new_game(players, modules=[10], seed=1)
    assert of(game)["black"] == 5 * players
    assert len(of(game)["players"]) == players
    assert [ill(game, seat) for seat in range(players)] == [0] * players


@rule("M10-SETUP-02", "X-SETUP-04")
def test_nothing_is_revealed_at_setup() -> None:
    drawn = set()
    for seed in range(30):
        game = fresco.new_game(3, modules=[10], seed=seed)
        assert (of(game)["display"], of(game)["tile"], of(game)["place"]) == ([None] * 3, None, None)
        wake_all(game, 6, 7, 8)
        plan_all(game, "0-0-2-0-3", "0-0-2-0-3", "0-0-2-0-3")
        [event] = told(game.events, "infection_revealed")
        drawn.add(event.data["tile"])
    assert drawn == {"market", "cathedral", "studio", "workshop", "same"}


@rule("M10-INFO-01", "X-INFO-01", "X-INFO-02")
def test_illness_and_bottles_are_public_and_plans_are_not() -> None:
    game = clinic("plan", {}, {"apprentices": 6, "mood": 4}, {}, ill=[2, 1], bottles=[["juice", "3"]])
    game.apply_all(["plan 1-1-0-1-0", "ill 1-0-1-0"], 0)
    game.apply_all(["plan 1-1-1-1-1", "ill 1-0-0-0", "extra on studio"], 1)
    for viewer in (None, 0, 1, 2):
        assert (ill(game, 0), ill(game, 1), player(game, 0, viewer)["bottles"]) == (2, 1, ["3", "juice"])
        own = viewer == 0
        assert player(game, 0, viewer)["placed"] == ({"cathedral": 1, "workshop": 1} if own else None)
        assert player(game, 1, viewer)["extra"] == ("studio" if viewer == 1 else None)
        world = game.sample(viewer, seed=3)
        assert world.view(viewer).to_json() == game.view(viewer).to_json()
    planned = fresco.from_json(game.to_json())
    assert planned.hash() == game.hash()
    events = game.apply("plan 0-0-2-0-3", 2)
    assert told(events, "ill_shown")[0].data == {"cathedral": 1, "studio": 0, "workshop": 1, "fifth": 0}
    assert [event.data for event in told(events, "extra_shown")] == [{"column": "studio"}]
    assert player(game, 1)["extra"] == "studio"


# ---- which place --------------------------------------------------------------------------------------------------


@rule("M10-INF-01", "X-ACT-01")
def test_the_tile_is_revealed_between_plans_and_actions() -> None:
    game = clinic("plan", {}, {}, {}, draws=["infection workshop"])
    game.apply("plan 1-0-2-0-2", 0)
    game.apply("plan 0-0-2-0-3", 1)
    assert of(game)["tile"] is None
    events = game.apply("plan 0-0-2-0-3", 2)
    kinds = [event.kind for event in events]
    assert kinds.index("revealed") < kinds.index("infection_revealed")
    assert kind(game) == "market"
    assert (of(game)["tile"], of(game)["place"], of(game)["tiles"]["workshop"]) == ("workshop", "workshop", 1)
    assert not game.can_undo(2)


@rule("M10-INF-02", "M10-PREP-04")
@pytest.mark.parametrize("place", ["studio", None])
def test_same_place(place: str | None) -> None:
    """What is remembered is the place, not the tile; in round 1 there is none."""
    game = clinic("plan", {}, {}, {}, place=place, draws=["infection same"])
    game.apply("plan 1-0-2-0-2", 0)
    for seat in (1, 2):
        events = game.apply("plan 0-0-2-0-3", seat)
    assert told(events, "infection_revealed")[0].data == {"tile": "same", "place": place or "none"}
    assert (of(game)["tile"], of(game)["place"]) == ("same", place)
    game.apply("pass")  # and nobody does anything that would have to be asked
    assert [ill(game, seat) for seat in range(3)] == ([1, 1, 1] if place else [0, 0, 0])
    assert (of(game)["tile"], of(game)["place"]) == (None, place)
    assert "same" not in of(game)["tiles"]


# ---- who falls ill ------------------------------------------------------------------------------------------------


@rule("M10-INF-03", "M10-INF-06", "M10-EX-01")
def test_example_two_purchases_and_one_falls_ill() -> None:
    game = clinic("market", {"plan": [2, 0, 1, 1, 1]}, {}, {"plan": [1, 0, 2, 0, 2]}, tile="market", round=2)
    events = game.apply("buy I.1+2")
    assert [event.data for event in told(events, "fell_ill")] == [{"apprentices": 1, "column": "market"}]
    assert {name: player(game)[name] for name in ("ill", "board", "placed")} == {
        "ill": 1,
        "board": 1,
        "placed": {"market": 1},
    }
    assert of(game)["black"] == 14
    assert (ill(game, 1), ill(game, 2)) == (0, 0)


@rule("M10-INF-04")
def test_it_happens_before_the_next_player_acts() -> None:
    game = clinic("market", {"plan": [2, 0, 1, 1, 1]}, {}, {"plan": [1, 0, 2, 0, 2]}, tile="market")
    events = game.apply("buy I.1")
    assert told(events, "fell_ill")
    assert (game.decisions[0].seat, kind(game)) == (2, "market")
    game.apply("pass")
    assert [ill(game, seat) for seat in range(3)] == [1, 0, 1]


@rule("M10-INF-05")
@pytest.mark.parametrize("phase", ["market", "cathedral", "studio", "workshop"])
def test_also_who_forfeits_everything(phase: str) -> None:
    columns = ("market", "cathedral", "studio", "workshop")
    plan = [0, 0, 0, 0, 3]
    plan[columns.index(phase)] = 2
    game = clinic(phase, {"plan": plan, "paints": "YRB"}, {"plan": [0, 0, 0, 2, 3]}, {}, tile=phase)
    if phase != "studio":
        assert "pass" in texts(game)
        game.apply("pass")
    assert ill(game) == 1


@rule("M10-INF-01", "M10-PREP-04")
def test_the_remembered_place_of_the_round_before_is_not_infected() -> None:
    game = clinic("market", {"plan": [1, 0, 2, 0, 2]}, {}, {"plan": [1, 0, 2, 0, 2]}, place="market")
    game.apply("pass")
    assert ill(game) == 0


@rule("M10-INF-03")
def test_who_is_elsewhere_or_only_has_ill_ones_there_is_spared() -> None:
    words = {"ill": [2], "placed": [{"workshop": 2}], "tile": "workshop"}
    game = clinic("workshop", {"plan": [0, 0, 0, 2, 3], "paints": "YB"}, {}, {}, **words)
    game.apply("pass")
    assert [ill(game, seat) for seat in range(3)] == [2, 0, 0]


def extra(preset: str = "revised", **words: Any) -> Fresco:
    """The first painter has two own apprentices and the extra one in the infected workshop."""
    first = {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4, "paints": "YB"}
    words = {"extra": ["workshop"], "tile": "workshop", "preset": preset, **words}
    game = clinic("workshop", first, {}, {}, **words)
    game.apply("pass")
    return game


@rule("M10-INF-04", "M10-INF-07", "M10-INF-09", "M10-T-01", "X-MOOD-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_extra_apprentice_falls_ill(preset: str) -> None:
    game = extra(preset)
    assert texts(game) == ["own falls ill", "extra falls ill"]
    refused(game, "pass", "M10-INF-04")
    own = game.copy()
    own.apply("own falls ill")
    assert (ill(own), player(own)["board"]) == (1, 1)
    events = game.apply("extra falls ill")
    swapped = preset != "revised"
    assert [event.data["black"] for event in told(events, "extra_fell_ill")] == [swapped]
    assert (ill(game), player(game)["board"]) == (int(swapped), 0)
    assert game.view().players[0].mood == 4  # at the theater already; he rises no higher
    wake_all(game, 8, 9, 6)
    assert game.view().players[0].apprentices == 6
    if swapped:
        game.apply("no medico", 0)
    assert to_place(game) == {6}  # healthy again, whether or not an ill one has come to stay


@rule("M10-INF-09")
def test_nobody_is_asked_without_a_difference() -> None:
    first = {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4}
    elsewhere = clinic("workshop", first, {}, {}, extra=["fifth"], tile="workshop")
    assert told(elsewhere.events, "fell_ill")
    alone = clinic("workshop", {**first, "plan": [0, 0, 2, 1, 3]}, {}, {}, extra=["workshop"], tile="workshop")
    assert told(alone.events, "extra_fell_ill")
    assert not told(alone.events, "fell_ill")


@rule("M10-INF-08")
def test_the_additional_black_one_stays_until_he_is_healed() -> None:
    game = extra(switches=SWAP)
    game.apply("extra falls ill")
    assert (ill(game), player(game)["board"], of(game)["black"]) == (1, 0, 14)
    words = {"ill": [2], "board": [1], "bottles": [["1", "1"]], "switches": SWAP}
    healing = clinic("fifth", {"plan": [0, 0, 2, 2, 0], "apprentices": 5}, {}, {}, **words)
    healing.apply("drink 1")
    assert (ill(healing), player(healing)["board"]) == (1, 0)  # the own figure first
    healing.apply("drink 1")
    assert (ill(healing), player(healing)["board"]) == (0, 0)  # then just the black one


@rule("M10-INF-08")
def test_without_a_black_figure_the_extra_one_just_returns() -> None:
    words = {"ill": [5, 5, 5], "board": [0, 5, 5], "switches": SWAP, "extra": ["workshop"], "tile": "workshop"}
    sick = {"plan": [0, 0, 0, 0, 0], "apprentices": 5}
    game = clinic("workshop", {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4}, sick, sick, **words)
    assert of(game)["black"] == 0
    game.apply("extra falls ill")
    assert ill(game) == 5
    own = clinic("workshop", {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4}, sick, sick, **words)
    own.apply("own falls ill")
    assert (ill(own), player(own)["board"]) == (6, 1)  # for an own one there is always one


@rule("M10-INF-08", "M10-WAKE-01")
def test_more_than_six_apprentices() -> None:
    words = {"ill": [2], "board": [0], "switches": SWAP}
    game = clinic("plan", {"apprentices": 6, "mood": 4}, {}, {}, **words)
    assert to_place(game) == {6}
    game.apply_all(["plan 1-1-1-1-2", "ill 1-1-0-0", "extra on fifth"], 0)
    assert game.view(0).players[0].plan == [1, 2, 2, 1, 2]  # eight of them


@rule("M10-INF-10", "M10-T-02", "X-ILL-02")
@pytest.mark.parametrize(
    ("module", "tile", "count"), [(9, "wall", 1), (6, "glaziery", 1), (8, "audience", 0), (14, "pews", 2)]
)
def test_who_stands_on_an_action_tile_is_not_at_the_place(module: int, tile: str, count: int) -> None:
    first = {"plan": [1, 1, 0, count, 3 - count], "covers": {"workshop": tile}, "paints": "G", "apprentices": 5}
    game = clinic("workshop", first, {}, {}, tile="workshop", modules=[module, 10])
    while game.view().phase == "workshop":
        game.apply(game.legal()[-1])
    assert ill(game) == 0


@rule("M10-INF-10", "X-ILL-02")
@pytest.mark.parametrize("apprentices", [0, 1])
def test_the_one_on_the_medico_tile_is_at_the_market(apprentices: int) -> None:
    first = {"plan": [apprentices, 0, 2, 1 - apprentices, 2], "covers": {"market": "medico"}}
    game = clinic("market", first, {"plan": [1, 0, 2, 0, 2]}, {}, tile="market", display=["3", "juice"])
    game.apply("bottle 1")
    if apprentices:
        game.apply("close I")
    assert ill(game) == apprentices


@rule("M10-INF-10", "X-ILL-02")
def test_beside_a_map_the_place_is_visited() -> None:
    first = {"plan": [1, 1, 0, 1, 2], "covers": {"workshop": "map"}, "paints": "YB"}
    game = clinic("workshop", first, {}, {}, tile="workshop", modules=[10, 13])
    while game.view().phase == "workshop":
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert ill(game) == 1


@pytest.mark.parametrize(
    "words",
    [
        {"ill": [6]},
        {"ill": [1], "board": [2]},
        {"ill": [1], "board": [0]},
        {"placed": [{"theater": 1}]},
        {"placed": [{"cathedral": 1}]},
        {"aside": ["black"]},
        {"extra": ["studio"]},
        {"bottles": [["4"]]},
        {"bottles": [["3", "3", "3"]]},
        {"display": ["3"] * 4},
        {"display": ["3", "3", "3"], "discard": {"3": 2}},
        {"pile": {"3": 1}},
        {"tile": "theater"},
        {"tile": "market", "place": "studio"},
        {"tiles": {"same": 2}},
    ],
)
def test_wrong_slices_are_refused_in_words(words: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        clinic("workshop", {"plan": [0, 0, 0, 2, 3], "paints": "YB"}, {}, {}, **words)


@rule("M10-INF-08")
def test_one_painter_may_come_to_have_many_ill_ones() -> None:
    """With `swap_black` nothing but the number of black figures ends it; what is saved then can be played on."""
    rng = random.Random(2)
    game: Any = fresco.new_game(3, modules=[10], preset="bigbox", seed=2, max_rounds=12)
    most = 0
    while not game.over:
        game.apply(rng.choice(game.legal()))
        most = max(most, *part(game).ill)
        assert not game.outgrown()
    assert most > 6
    assert fresco.from_json(game.to_json(), trusted=False).hash() == game.hash()
