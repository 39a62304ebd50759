"""Ill apprentices with all modules at once: what they can do, and who falls ill (X-ILL, X-STATED)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, own, part, play, town
from tests.rules.test_whole_general import COLUMNS, EVERY, chart, forgo_on, ill, sick, until, wed
from tests.support import PRESETS, rule, texts

TILES = {"A1": "3YR", "B1": "3YB", "C3": "4YRB-1", "B2": "5RG", "A4": "3RB", "E5": "7YRG"}
RICH: dict[str, Any] = {
    "portraits": {"open": ["patron", "girl"], "owned": [["sexton", "abbot"], [], []]},
    "wishing_well": {"hands": [{"visit": 1, "tip": 1, "alchemy": 1, "praise": 1}, {}, {}]},
    "leaf_gold": {"gold": [2, 0, 0]},
    "wall_fresco": {"players": [{"tiles": {"GY": 1, "OB": 1}}, {}, {}]},
    "ladies": {"owned": [["pink", "purple"], [], []]},
}


def ward(column: str, healthy: int = 0, sickly: int = 1, **words: Any) -> Fresco:
    """The first painter has so many healthy and ill ones in a column, and whatever could be of use."""
    rest = 5 - healthy - sickly
    plan = [0] * 5
    plan[COLUMNS.index(column)] = healthy + sickly
    plan[0 if column != "market" else 1] += min(rest, 3)
    plan[4 if column != "fifth" else 3] += rest - min(rest, 3)
    first = {"plan": plan, "paints": "YYYRRRBBBGGG", "tiles": ["3YR", "5BO", "6YP"], **words.pop("first", {})}
    medico = sick({column: sickly}, **words.pop("medico", {})) if sickly else words.pop("medico", {})
    slices = {**RICH, "medico": medico, **words.pop("slices", {})}
    tiles = {segment: tile for segment, tile in TILES.items() if tile not in first["tiles"]}
    words = {"phase": column, "modules": EVERY, "fresco": tiles, "bishop": "B2", **words}
    return town(first, {}, {}, slices=slices, **words)


# ---- what they can do -----------------------------------------------------------------------------------------------


@rule("X-ILL-01", "X-STATED-03", "X-STATED-05", "X-M1M10-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_in_the_cathedral_the_bishop_is_never_led_for_them(preset: str) -> None:
    """No paid step, no Sexton, no visit; not beside the bishop, but under him, and the altar."""
    game = ward("cathedral", preset=preset)
    assert not any("bishop→" in text or text.startswith(("sexton", "visit")) for text in texts(game))
    segments = {text.split()[1] for text in texts(game) if text.startswith("restore")}
    assert segments == {"B2", "A4", "E5"}
    assert any(text.startswith("altar") for text in texts(game))
    for act, rule_id in (
        ("sexton C5", "M10-MIX-02"),
        ("visit C3", "M10-MIX-06"),
        ("restore E5 bishop→C3", "M10-CATH-01"),
    ):
        refused(game, act, rule_id)
    refused(game, "restore B1", "M10-CATH-02")


@rule("M4-XMOD-04", "X-STATED-05", "X-ACT-04")
def test_a_healthy_one_beside_an_ill_one_carries_cards_as_usual() -> None:
    game = ward("cathedral", healthy=1)
    assert "visit E4" in texts(game)
    play(game, "visit E4", "restore E5", "pass")  # no gold
    assert game.view().bishop == "E5"
    game = ward("studio", healthy=1)
    play(game, "portrait patron", "tip", "saint yellow")
    assert thalers(game, 0) == 12 + 7 + 1 + 3
    game = ward("workshop", healthy=1)
    play(game, "alchemy YYY→orange", "request general")
    while asks(game) == (0, "request_tile"):
        game.apply(game.legal()[0])
    assert texts(game)[-1] == "pass"
    assert all(text.startswith("blend") for text in texts(game)[:-1])  # for the ill one


@rule("M4-XMOD-04", "X-STATED-05", "X-STATED-03", "X-ILL-01", "X-M1M10-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_in_the_studio_a_saint_and_nothing_else(preset: str) -> None:
    """No portrait, no Thalers of the studio, no tip; any paint will do."""
    game = ward("studio", preset=preset, first={"paints": "YPKN", "thalers": 0})
    assert (asks(game), texts(game)) == (
        (0, "saint"),
        [f"saint {c}" for c in ("yellow", "purple", "pink", "brown")] + ["pass"],
    )
    game.apply("saint brown")
    assert (thalers(game, 0), asks(game)[0]) == (3, 1)
    assert own(game, "wishing_well", 0)["cards"]["tip"] == 1


@rule("M4-XMOD-05", "X-M1M10-03", "X-ILL-01")
@pytest.mark.parametrize(("segment", "points"), [("B2", 5 + 3 + 1 + 1), ("E5", 7)])
def test_praise_and_abbot_only_with_a_bonus(segment: str, points: int) -> None:
    """Praise is not among the cards they cannot carry; but it needs a bonus, which they have only under him."""
    game = ward("cathedral", slices={"leaf_gold": {}})
    game.apply(f"restore {segment}")
    if asks(game) == (0, "favor"):
        game.apply("pass")
    if segment == "B2":
        assert asks(game) == (0, "praise")
        game.apply("praise")
    assert game.scores()[0] == 10 + points


@rule("X-ILL-01", "X-STATED-09", "X-STATED-07")
@pytest.mark.parametrize("tile", ["glaziery", "wall", "pews", "audience"])
def test_no_ill_one_on_an_action_tile(tile: str) -> None:
    """A plan of that sort is refused, and a position with one is not sound."""
    game = town({}, {}, {}, modules=EVERY, phase="plan", round=2, slices={"medico": {"ill": [1, 0, 0]}})
    for name in ("glaziery", "audience", "wall", "pews"):
        game.apply(f"{name} on studio" if name == tile else f"no {name}", 0)
    game.apply("plan 1-1-0-1-1" if tile == "audience" else "plan 1-1-1-1-0", 0)
    refused(game, "ill 0-1-0-0", "M10-PLAN-01", seat=0)


@rule("X-STATED-18")
def test_healthy_ones_are_all_planned_ill_ones_may_stay_out() -> None:
    game = town(
        {"mood": 4, "apprentices": 6}, {}, {}, modules=EVERY, phase="plan", slices={"medico": {"ill": [2, 0, 0]}}
    )
    while not texts(game, 0)[0].startswith("plan"):
        game.apply(next(text for text in texts(game, 0) if text.startswith("no ")), 0)
    assert {sum(act.args) for act in game.legal(0) if act.kind == "plan"} == {4}  # the extra one is among them
    game.apply("plan 1-1-1-1-0", 0)
    spreads = [act.args for act in game.legal(0) if act.kind == "ill"]
    assert {sum(spread) for spread in spreads} == {0, 1, 2}


@rule("X-STATED-11", "X-ILL-01")
@pytest.mark.parametrize("column", ["cathedral", "studio", "workshop"])
def test_ladies_act_whoever_is_ill(column: str) -> None:
    """And they neither fall ill nor make anybody ill."""
    game = ward(column, slices={"ladies": wed(pink=column)}, medico={"tile": column})
    assert asks(game) == (0, f"lady_{column}")
    game.apply(next(text for text in texts(game) if text != "pass"))
    while asks(game)[0] == 0 and game.view().phase == column:
        forgo_on(game)
    assert ill(game) == 1


# ---- who falls ill --------------------------------------------------------------------------------------------------


@rule("X-ILL-02")
@pytest.mark.parametrize("column", COLUMNS[:4])
@pytest.mark.parametrize("tile", [None, "map", "glaziery", "audience", "wall", "pews", "medico"])
def test_who_is_infected(tile: str | None, column: str) -> None:
    """Whoever visits the place: without a tile, beside a map, on the Medico tile; nobody else."""
    if tile == "medico" and column != "market":
        return
    first: dict[str, Any] = {"plan": [1, 1, 1, 1, 1], "covers": {column: tile} if tile else {}}
    if tile == "audience":
        first["plan"][COLUMNS.index(column)] = 0
    slices: dict[str, Any] = {"medico": {"tile": column, "display": ["1", None, None]}}
    if tile == "map":
        slices["catacombs"] = {**chart(**{column: "7c"}), "open": {}}
    game = town(first, {}, {}, modules=EVERY, phase=column, slices=slices, fresco=TILES)
    while game.view().phase == column:
        forgo_on(game)
    assert ill(game, 0) == int(tile in (None, "map", "medico"))
    assert (ill(game, 1), ill(game, 2)) == (1, 1)


@rule("X-ILL-02", "X-LEO-03", "X-LEO-08")
@pytest.mark.parametrize("column", COLUMNS[:4])
def test_leonardo_never_falls_ill_and_needs_no_bottle(column: str) -> None:
    slices: dict[str, Any] = {"medico": {"tile": column}}
    game = town({}, {}, him={}, modules=EVERY, phase=column, slices=slices)
    until(game, "wake")
    assert len(part(game, "medico")["players"]) == 2
    assert not [event for event in game.events if event.kind == "fell_ill" and event.actor == 2]
    shown = [bottle for bottle in part(game, "medico")["display"] if bottle]
    assert len(shown) == sum(ill(game, seat) > 0 for seat in (0, 1)) == 2


# ---- the infected cathedral in the final round ----------------------------------------------------------------------


def last(plan: list[int], placed: dict[str, int], infected: str = "cathedral", **words: Any) -> Fresco:
    """The final round; nobody can restore anything."""
    people = [{"plan": plan, "paints": "", "apprentices": 5, **words.pop("first", {})}, {"paints": ""}, {"paints": ""}]
    medico = {"ill": [sum(placed.values()), 0, 0], "placed": [placed, {}, {}], "tile": infected}
    slices = {"medico": {**medico, **words.pop("medico", {})}, **words.pop("slices", {})}
    slices["portraits"] = {"open": ["patron", "girl"]}  # so that somebody is asked between the visits
    words = {"modules": EVERY, "phase": "cathedral", "final": True, "fresco": TILES, **words}
    return town(*people, slices=slices, **words)


def history(game: Fresco) -> list[int]:
    """Ill ones of the first painter: after his first visit, after his second."""
    until(game, "studio")
    first = ill(game)
    until(game, "over")
    return [first, ill(game)]


@rule("X-ILL-03", "X-T-13", "M10-INF-11")
@pytest.mark.parametrize(
    ("plan", "placed", "want"),
    [
        ([1, 1, 1, 1, 1], {}, [0, 1]),  # X-T-13: one in each column; one of the two falls ill after the second visit
        ([1, 2, 1, 1, 0], {}, [1, 1]),  # nobody in the second: after the first
        ([1, 0, 1, 1, 2], {}, [0, 1]),  # nobody in the first
        ([1, 1, 1, 1, 1], {"fifth": 1}, [2, 2]),  # an ill one in the second: the last visit with a healthy one counts
        ([0, 2, 1, 0, 2], {"fifth": 1}, [1, 2]),  # contagion in the second visit is the infection
        ([0, 2, 1, 1, 1], {"cathedral": 1}, [2, 3]),  # contagion in the first; the infection takes another one
        ([0, 2, 1, 0, 2], {"cathedral": 1, "fifth": 1}, [3, 4]),  # contagion in both
        ([1, 2, 1, 1, 0], {"cathedral": 1}, [2, 2]),  # contagion counts as the infection
        ([0, 1, 1, 1, 2], {}, [0, 1]),
    ],
)
def test_each_player_is_hit_once_in_the_final_round(plan: list[int], placed: dict[str, int], want: list[int]) -> None:
    assert history(last(plan, placed)) == want


@rule("X-ILL-03")
@pytest.mark.parametrize(
    ("covers", "plan", "want"),
    [
        ({"fifth": "pews"}, [1, 1, 1, 1, 1], [1, 1]),  # who is on the pew tile is not in the cathedral
        ({"cathedral": "pews"}, [1, 1, 1, 1, 1], [0, 1]),
        ({"cathedral": "pews", "fifth": "glaziery"}, [1, 1, 1, 1, 1], [0, 0]),
        ({"fifth": "map"}, [1, 1, 1, 1, 1], [0, 1]),
        ({"cathedral": "map", "fifth": "wall"}, [1, 1, 1, 1, 1], [1, 1]),
    ],
)
def test_only_visits_count(covers: dict[str, str], plan: list[int], want: list[int]) -> None:
    maps = {column: name for column, name in zip(covers, ("7c", "7b"), strict=False) if covers[column] == "map"}
    slices = {"catacombs": {**chart(**maps), "open": {}}} if maps else {}
    assert history(last(plan, {}, first={"covers": covers}, slices=slices)) == want


@rule("X-ILL-03", "X-T-13")
@pytest.mark.parametrize(("act", "own_ill"), [("own falls ill", 1), ("extra falls ill", 0)])
def test_he_chooses_among_the_healthy_ones_of_both_columns(act: str, own_ill: int) -> None:
    """The extra one stands in the first column, an own one in the second."""
    first = {"apprentices": 6, "mood": 4}
    medico = {"extra": ["cathedral", None, None]}
    game = last([1, 1, 2, 1, 1], {}, first=first, medico=medico)
    while asks(game)[1] != "falls_ill":
        forgo_on(game)
    assert (game.view().phase, texts(game)) == ("fifth", ["own falls ill", "extra falls ill"])
    game.apply(act)
    assert ill(game) == own_ill
    assert part(game, "medico")["players"][0]["extra"] == ("cathedral" if own_ill else "")


@rule("X-ILL-03", "X-FINAL-01")
def test_in_the_ordinary_round_and_elsewhere_nothing_of_it() -> None:
    """Other places in the final round strike once, at their own visit."""
    game = last([1, 1, 1, 1, 1], {}, infected="studio")
    until(game, "workshop")
    assert ill(game) == 1
    while not game.over:
        forgo_on(game)
    assert ill(game) == 1


@rule("X-MOOD-04", "X-T-07")
@pytest.mark.parametrize("preset", PRESETS)
def test_losing_the_extra_one_leaves_the_mood_alone(preset: str) -> None:
    medico = {"extra": ["studio", None, None], "tile": "studio"}
    first = {"plan": [1, 1, 1, 1, 2], "mood": 4}
    words: dict[str, Any] = {"preset": preset, "fresco": TILES, "phase": "studio", "slices": {"medico": medico}}
    game = town(first, {}, {}, modules=EVERY, **words)
    while game.view().phase == "studio":
        forgo_on(game)
    assert game.view().players[0].mood == 4
    assert ill(game) == (0 if preset == "revised" else 1)
    assert not told(game.events, "cheered")
    until(game, "wake")
    assert game.view().players[0].apprentices == 6
