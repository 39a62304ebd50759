"""Leonardo with several modules at once (X-LEO): two players and modules 1 to 9 and 16."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_together_general import ALL, asks, kinds, moves, own, part, play, town
from tests.support import PRESETS, random_game, rule, texts

BENCH = ["BYB", "RG", "YY", "YB", "BB", "YR"]  # 5 points on the price-0 place


def duel(phase: str, modules: tuple[int, ...] = ALL, **words: Any) -> Fresco:
    """Leonardo (painter 2) gets up first; the guide is seat 0."""
    him = {"wake": 5, **words.pop("him", {})}
    return town({"wake": 6}, {"wake": 7}, him=him, phase=phase, modules=modules, **words)


def leonardo(game: Fresco) -> Any:
    found = game.view().leonardo
    assert found is not None
    return found


# ---- what he has ----------------------------------------------------------------------------------------------------


@rule("X-LEO-01")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("modules", "plan"),
    [((), [1, 1, 0, 0, 0]), ((1,), [1, 1, 1, 0, 0]), ((2,), [1, 1, 0, 1, 0]), (ALL, [1, 1, 1, 1, 0])],
)
def test_his_apprentices_are_fixed_by_the_modules(modules: tuple[int, ...], plan: list[int], preset: str) -> None:
    game = fresco.new_game(2, modules=modules, preset=preset, seed=1)
    assert leonardo(game).plan == plan
    marks = 1 if 8 in modules else 0
    assert sum(plan) + marks <= 5
    if marks:
        assert part(game, "bells")["leonardo"] == {"count": 4, "certificates": None}


@rule("X-LEO-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_per_player_counts_the_two_players_only(preset: str) -> None:
    game = fresco.new_game(2, modules=ALL, preset=preset, seed=2)
    assert sum(part(game, "glaziers")["offer"].values()) == 4
    bells = part(game, "bells")
    assert (len(bells["display"]), bells["pile"]["count"], bells["leonardo"]["count"]) == (2, 12, 4)
    well = part(game, "wishing_well")
    assert (well["supply"], [own(game, "wishing_well", seat)["pennies"] for seat in (0, 1)]) == (14, [3, 3])
    for seat in (0, 1):
        assert own(game, "scrolls", seat)["row"]
        assert own(game, "scrolls", seat)["column"]
    assert [len(booth) for booth in game.view().booths.values()] == [3, 3, 3]  # the side of three
    assert part(game, "leaf_gold")["arrows"] == {"II.3": 1, "III.1": 2}


# ---- his restoration ------------------------------------------------------------------------------------------------


def nave(bishop: str, tile: str = "4YRB-1", **words: Any) -> Fresco:
    """Leonardo stands on C2; the only tile beside him is C1, which has a window."""
    slices = {
        "portraits": {"owned": [["abbot"], []]},
        "wishing_well": {"hands": [{"praise": 1}, {"praise": 1}]},
        "leaf_gold": {"disc": "yellow", "gold": [1, 1]},
        "glaziers": {"bench": BENCH, "glass": ["YYBB", "YYBB"]},
        "scrolls": {"rows": ["1", "2"], "columns": ["C", "B"]},
    }
    tiles = {"C1": tile, "A5": "3YR", "E5": "3YB"}
    words = {"phase": "cathedral", "fresco": tiles, "slices": slices, "leonardo": "C2", "bishop": bishop, **words}
    return duel(**words)


@rule("X-LEO-02", "X-LEO-09")
@pytest.mark.parametrize(("bishop", "bonus"), [("C1", 3), ("B2", 2), ("E5", 0)])
def test_his_restoration_is_one_sum_of_tile_bishop_and_the_first_window(bishop: str, bonus: int) -> None:
    """X-T-14 without the favor: 4 + 3 + 5 = 12. No question about gold, glass, praise or scrolls, and nothing spent."""
    game = nave(bishop, draws=["window RGR"])
    events = list(game.events)  # there is one target, so nobody is asked
    assert moves(events, 2) == [4 + bonus + 5]
    assert leonardo(game).points == {"fresco": 92 + 4, "windows": 5} | ({"bishop": bonus} if bonus else {})
    assert (leonardo(game).tiles, leonardo(game).segment, game.view().bishop) == (["4YRB-1"], "C1", "C1")
    assert part(game, "glaziers")["bench"] == [*BENCH[1:], "RGR"]
    assert part(game, "glaziers")["windows"]["C1"] == "BYB"
    for seat in (0, 1):
        assert own(game, "leaf_gold", seat)["gold"] == 1
        assert own(game, "wishing_well", seat)["cards"] == {"praise": 1}
        assert own(game, "glaziers", seat)["glass"] == {"yellow": 2, "blue": 2}
    assert asks(game) == (0, "cathedral")


@rule("X-LEO-02")
def test_his_special_tile_needs_no_paints() -> None:
    game = nave("E5", tile="24KNN")
    assert moves(game.events, 2) == [24 + 5]


@rule("X-LEO-03")
def test_his_restorations_count_for_the_lines_of_the_players() -> None:
    """Module 7: C1 is his; the guide restores another one of the row and plays it with five."""
    slices = {"scrolls": {"rows": ["1", None], "columns": [None, None]}}
    tiles = {"C1": "4YRB-1", "A1": "3YR", "E5": "3YB"}
    words: dict[str, Any] = {"fresco": tiles, "leonardo": "C2", "bishop": "E5", "slices": slices, "phase": "cathedral"}
    game = duel(**words)
    assert game.view().fresco == {"A1": "3YR", "E5": "3YB"}
    assert moves(play(game, "restore A1", "scroll row")) == [3, 2 * 5]


@rule("X-LEO-03")
def test_portraits_he_must_remove_one_and_has_its_points_only() -> None:
    game = duel("studio", slices={"portraits": {"open": ["bishop", "muse"]}})
    assert (asks(game), set(texts(game))) == ((0, "leonardo_portrait"), {"portrait bishop", "portrait muse"})
    refused(game, "pass", "M1-LEO-02")
    events = play(game, "portrait bishop")
    assert moves(events, 2) == [5]
    assert not [event for event in told(events, "earned") if event.actor == 2]
    assert part(game, "portraits")["open"] == ["muse"]
    assert "bishop" in part(game, "portraits")["removed"]


@rule("X-LEO-03", "X-LEO-06")
def test_requests_he_may_fulfil_one_and_his_tiles_leave_the_game() -> None:
    """The guide decides whether, which and with which tiles; wall tiles are never his."""
    him = {"tiles": ["5RG", "7YRG", "8GP", "6YP"]}
    game = duel("workshop", him=him, guide=1)
    assert asks(game) == (1, "leonardo_request")
    assert set(texts(game)) == {"request general", "request green", "pass"}
    events = play(game, "request green")
    while asks(game) == (1, "request_tile"):
        events += game.apply(game.legal()[0])
    assert moves(events, 2) == [8]
    assert leonardo(game).tiles == ["6YP"]
    assert part(game, "requests")["removed"] == ["green 8"]
    assert {"5RG", "7YRG", "8GP"} <= set(game.state_data()["removed"])


@rule("X-LEO-03")
@pytest.mark.parametrize("seed", range(3))
def test_he_never_has_pennies_cards_gold_glass_scrolls_wall_tiles_or_the_black_market(seed: int) -> None:
    """Modules 4 to 7, 9 and 16: nothing happens to him, whatever happens in a game."""
    never = {
        "pennies_thrown",
        "pennies_taken",
        "wish_used",
        "gold_taken",
        "gilded",
        "glass_bought",
        "glass_given",
        "scrolls_played",
        "wall_restored",
        "wall_exchanged",
        "drew_black",
        "bought",
        "earned",
        "blended",
        "cheered",
        "altar_restored",
        "bought_certificate",
        "began_instalments",
        "covered",
    }
    his = set()
    for game in random_game(2, seed, modules=ALL):
        his |= {event.kind for event in game.events if event.actor == 2}
    assert not his & never
    assert {"woke", "closed", "restored", "moved", "portrait_taken", "bells_counted"} <= his
    assert set(leonardo(game).points) <= {"fresco", "bishop", "windows", "portraits", "requests", "bells", "landing"}


# ---- his turns ------------------------------------------------------------------------------------------------------

GUIDED = {"wake_time", "leonardo_market", "leonardo_cathedral", "leonardo_portrait", "leonardo_request", "landing"}


@rule("X-LEO-08", "X-LEO-09", "X-LEO-06")
@pytest.mark.parametrize("seed", range(4))
def test_the_guide_decides_exactly_these_things_at_his_places(seed: int) -> None:
    places: dict[str, set[str]] = {}
    for game in random_game(2, seed, modules=ALL):
        if game.over or game.decision is None:
            break
        asked = game.view(game.decision.seat).decision
        if asked is not None and asked.actor == 2:
            assert game.decision.seat == game.view().leonardo.guide  # type: ignore[union-attr]
            places.setdefault(asked.kind, set()).add(game.view().phase)
    assert set(places) <= GUIDED | {"request_tile"}
    assert places["wake_time"] == {"wake"}
    assert places["leonardo_market"] == {"market"}
    assert places["leonardo_cathedral"] == {"cathedral"}
    assert places["leonardo_portrait"] == {"studio"}
    assert places.get("leonardo_request", {"workshop"}) == {"workshop"}


@rule("X-LEO-08")
def test_he_acts_at_his_place_in_the_action_order_and_is_skipped_elsewhere() -> None:
    """He gets up between the two players: his turns come between theirs, and none in the theater."""
    slices = {
        "portraits": {"open": ["bishop", "muse"]},
        "wishing_well": {"hands": [{"finder": 1}, {"finder": 1}]},
    }
    him = {"wake": 6, "tiles": ["5RG", "7YRG", "8GP"]}
    tiles = {"C2": "3YR", "C4": "3YB", "A1": "3RB", "E5": "4YRB-1", "E1": "4YRB-2"}
    words: dict[str, Any] = {"phase": "market", "modules": ALL, "slices": slices, "fresco": tiles, "leonardo": "C3"}
    game = town({"wake": 5}, {"wake": 7}, him=him, guide=1, **words)
    seen: dict[str, list[int]] = {}
    while game.view().round == 1:
        asked = game.view(asks(game)[0]).decision
        assert asked is not None
        seen.setdefault(game.view().phase, []).append(asked.actor)
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert seen == {
        "market": [0, 2, 1],
        "cathedral": [0, 2, 1],
        "studio": [0, 2, 1],
        "workshop": [0, 2, 1],
        "fifth": [0, 1],
    }


@rule("X-LEO-05")
def test_in_the_final_round_only_his_cathedral_apprentice_is_gone() -> None:
    him = {"tiles": ["5RG", "7YRG", "8GP"]}
    tiles = {"C2": "3YR", "C4": "3YB", "E5": "4YRB-1"}
    words: dict[str, Any] = {"slices": {"portraits": {"open": ["bishop", "muse"]}}, "fresco": tiles, "leonardo": "C3"}
    game = duel("market", final=True, him=him, **words)
    assert leonardo(game).plan == [1, 0, 1, 1, 0]
    seen = []
    while not game.over:
        asked = game.view(asks(game)[0]).decision
        if asked is not None and asked.actor == 2:
            seen.append((game.view().phase, asked.kind))
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert [one for one in seen if one[1] != "request_tile"] == [
        ("market", "leonardo_market"),
        ("studio", "leonardo_portrait"),
        ("workshop", "leonardo_request"),
    ]
    assert game.view().fresco == tiles  # nobody restored, and he did not


@rule("X-LEO-06")
def test_his_landing_is_the_guides_during_play_and_automatic_in_the_scoring() -> None:
    words: dict[str, Any] = {"slices": {"portraits": {"open": ["bishop", "muse"]}}, "guide": 1}
    him = {"space": 46}
    game = duel("studio", him=him, **words)
    game.apply("portrait bishop")  # 51 is where seat 1 stands
    assert asks(game) == (1, "landing")
    game.apply("land behind")
    assert leonardo(game).score == 50
    bells: dict[str, Any] = {"display": []}
    draws = ["certificate 8-5-5a", "certificate 8-5-5b", "certificate 7-5-4a", "certificate 6-4-4a"]
    game = duel("scoring", final=True, him={"space": 44}, draws=draws, slices={"bells": bells})
    assert leonardo(game).points["bells"] == 2 + 5  # 18 bells, second place behind the bishop: that leads to 51
    assert moves(game.events, 2) == [7 + 1]


@rule("X-LEO-07")
def test_he_takes_part_in_the_bells_at_his_place_and_in_nothing_else() -> None:
    bells = {"display": [], "face_down": [["3-3-2a"], ["6-4-4b"]]}
    draws = ["certificate 8-5-5a", "certificate 8-5-5b", "certificate 7-5-4a", "certificate 6-4-4a"]
    slices = {"bells": bells, "wishing_well": {"pennies": [1, 1]}, "leaf_gold": {"gold": [1, 1]}}
    words: dict[str, Any] = {"final": True, "draws": draws, "slices": slices, "modules": ALL, "phase": "scoring"}
    game = town({"wake": 5}, {"wake": 7}, him={"wake": 6}, **words)
    assert [event.actor for event in told(game.events, "bells_counted")] == [0, 2, 1]
    counted = {event.actor: event.data["bells"] for event in told(game.events, "bells_counted")}
    assert counted == {0: 2, 2: 18, 1: 4}
    for kind in ("pennies_exchanged", "gold_exchanged", "earned"):
        assert {event.actor for event in told(game.events, kind)} == {0, 1}
    mine = [event.data for event in told(game.events, "scored") if event.actor == 2]
    assert mine == [{"points": 5 + 2, "source": "bells"}]
    assert "money" not in leonardo(game).points
    assert kinds(game.events)[-1] == "ended"
