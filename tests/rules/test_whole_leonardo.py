"""Leonardo with all modules at once (X-LEO): two players and modules 10 to 17 beside the others."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, kinds, moves, own, part, town
from tests.rules.test_whole_general import EVERY, forgo_on, until, wives
from tests.support import PRESETS, random_game, rule, texts

BENCH = ["BYB", "RG", "YY", "YB", "BB", "YR"]  # 5 points on the price-0 place


def duel(phase: str, **words: Any) -> Fresco:
    """Leonardo (painter 2) gets up first; the guide is seat 0."""
    him = {"wake": 5, **words.pop("him", {})}
    words = {"modules": EVERY, **words}
    return town({"wake": 6}, {"wake": 7}, him=him, phase=phase, **words)


def nave(segment: str, bishop: str, **words: Any) -> Fresco:
    """Leonardo stands on C2; the only tile beside him is the one on `segment`."""
    tiles = {segment: "4YRB-1", "A5": "3YR", "E5": "3YB"}
    slices: dict[str, Any] = {"glaziers": {"bench": BENCH}, **words.pop("slices", {})}
    words = {"fresco": tiles, "leonardo": "C2", "bishop": bishop, **words}
    return duel("cathedral", slices=slices, **words)


def leonardo(game: Fresco) -> Any:
    found = game.view().leonardo
    assert found is not None
    return found


# ---- his restoration ------------------------------------------------------------------------------------------------


@rule("X-LEO-02", "X-LEO-09", "X-T-14", "X-CATH-04")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("favor", "steps"), [("point", [12, 1]), ("thalers-5", [12]), ("mood", [12]), ("green", [12])])
def test_a_window_segment_under_the_bishop(favor: str, steps: list[int], preset: str) -> None:
    """4 + 3 + 5 = 12; of the favor only a point counts, as a second movement. Nobody is asked about it."""
    words: dict[str, Any] = {"switches": {"glaziers.leonardo_window": "place"}, "preset": preset}
    game = nave("C1", "C1", draws=[f"favor {favor}"], him={"space": 92}, **words)
    events = list(game.events)
    assert moves(events, 2) == steps
    found = kinds(event for event in events if event.actor == 2)
    assert found.index("favor_revealed") < found.index("room_opened") < found.index("restored")
    assert ("favor_lapsed" in found) == (favor != "point")
    assert not set(found) & {"earned", "cheered"}
    assert asks(game)[1] == "cathedral"
    assert "C1" in part(game, "catacombs")["rooms"]


@rule("X-LEO-02")
def test_an_inner_segment_with_the_bishop_elsewhere() -> None:
    """The favor is removed unseen, the dome tile lies beside his sheet, the room is laid open."""
    game = nave("C3", "D4", draws=["dome 8GP"])
    assert moves(game.events, 2) == [4 + 2]
    assert part(game, "dome")["leonardo"] == ["8GP"]
    assert "C3" in part(game, "catacombs")["rooms"]
    assert part(game, "favors")["claimed"] == {}
    assert (leonardo(game).segment, game.view().bishop) == ("C3", "C3")
    found = kinds(event for event in game.events if event.actor == 2)
    assert found.index("dome_taken") < found.index("room_opened") < found.index("restored")


@rule("X-LEO-02", "X-LEO-03", "X-T-15")
def test_reserved_tiles_are_closed_to_him() -> None:
    """Neither a step nor a jump: of two tiles of the lowest value the one that is not reserved; if all are, none."""
    ladies = {"owned": [["pink"], ["purple"], []], "reserved": ["C1", None]}
    game = nave("C1", "E5", slices={"ladies": ladies})
    assert leonardo(game).tiles == []  # two 3s: the guide chooses
    assert (asks(game), texts(game)) == ((0, "leonardo_cathedral"), ["restore A5", "restore E5"])
    refused(game, "restore C1", "M12-CATH-05")
    ladies["reserved"] = ["A5", None]
    game = duel("cathedral", fresco={"A5": "3YR", "E5": "3YB"}, leonardo="C2", slices={"ladies": ladies})
    assert leonardo(game).tiles == ["3YB"]
    ladies["reserved"] = ["A5", "E5"]
    game = duel("cathedral", fresco={"A5": "3YR", "E5": "3YB"}, leonardo="C2", slices={"ladies": ladies})
    assert leonardo(game).tiles == []
    assert not told(game.events, "restored")


# ---- what he has and has not ----------------------------------------------------------------------------------------


@rule("X-LEO-04")
@pytest.mark.parametrize("preset", PRESETS)
def test_per_player_counts_the_two_players_only(preset: str) -> None:
    """Beams, black figures and bottles for two; six ladies; boards on the side of three."""
    game = fresco.new_game(2, modules=EVERY, preset=preset, seed=2)
    assert [own(game, "pews", seat)["supply"] for seat in (0, 1)] == [6, 6]
    assert part(game, "medico")["black"] == 10
    assert (len(part(game, "medico")["display"]), part(game, "medico")["prices"]) == (3, [3, 2, 2])
    assert len(part(game, "ladies")["track"]) == 6
    assert sum(part(game, "glaziers")["offer"].values()) == 4
    for count in (0, 1, 2):
        medico = {"ill": [int(seat < count) for seat in (0, 1)]}
        medico["placed"] = [{"studio": int(seat < count)} for seat in (0, 1)]  # type: ignore[misc]
        later = duel("prepare", slices={"medico": medico}, preset=preset)
        assert len([bottle for bottle in part(later, "medico")["display"] if bottle]) == count


@rule("X-LEO-03", "X-LEO-06", "X-LEO-08", "X-LEO-09")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_nothing_else_ever_happens_to_him(seed: int) -> None:
    """His decisions are exactly those of X-LEO-09, answered by his guide; no beam, bottle, lady or sale."""
    guided = {"wake_time", "leonardo_map", "leonardo_market", "leonardo_cathedral", "leonardo_portrait"}
    guided |= {"leonardo_request", "request_tile", "explore", "landing"}
    never = {
        "beams_taken",
        "pew_restored",
        "bottle_bought",
        "bottle_used",
        "fell_ill",
        "treasure_sold",
        "treasure_kept",
    }
    never |= {"guild_exchanged", "lady_planned", "lady_shown", "dome_completed", "map_bought", "earned", "cheered"}
    never |= {"drew_black", "saint_painted", "health_credited", "wish_used", "covered"}
    his: set[str] = set()
    asked: set[str] = set()
    for game in random_game(2, seed, modules=EVERY):
        his |= {event.kind for event in game.events if event.actor == 2}
        if game.over or game.decision is None:
            continue
        decision = game.view(game.decision.seat).decision
        if decision is not None and decision.actor == 2:
            asked.add(decision.kind)
            assert game.decision.seat == leonardo(game).guide
    assert asked <= guided
    assert {"wake_time", "leonardo_market", "leonardo_cathedral"} <= asked
    assert not his & never
    assert set(leonardo(game).points) <= {
        "fresco",
        "bishop",
        "windows",
        "portraits",
        "requests",
        "bells",
        "favors",
        "catacombs",
        "landing",
    }


@rule("X-LEO-03")
def test_he_marries_and_nobody_is_barred_by_it() -> None:
    """At most one of each color; she stands beside his action sheet."""
    game = nave("C3", "C3", him={"space": 9}, draws=["favor mood"])
    assert part(game, "ladies")["leonardo"] == ["pink"]
    assert [wives(game, seat) for seat in (0, 1)] == [[], []]


# ---- his turns ------------------------------------------------------------------------------------------------------

COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")
OTHER = {"market": "leonardo_market", "cathedral": "leonardo_cathedral", "studio": "leonardo_portrait"}


@rule("X-LEO-08", "X-LEO-05", "X-LEO-03")
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("column", COLUMNS)
def test_his_map_gives_him_a_turn_at_any_column(column: str, final: bool) -> None:
    """Before or after his other action there, if he has one; he keeps what he finds, doubles too."""
    slices: dict[str, Any] = {
        "catacombs": {
            "laid": [{}, {}, {column: "7c"}],
            "open": {"D5": "writing-5"},
            "kept": [[], [], ["writing-5-theater"]],
        },
        "portraits": {"open": ["bishop", "muse"]},
    }
    tiles = {"C2": "3YR", "B3": "3YB", "A1": "3RB", "E5": "5RG"}
    game = duel(column, final=final, slices=slices, fresco=tiles, leonardo="C3")
    other = OTHER.get(column)
    if column == "cathedral" and final:
        other = None  # his cathedral apprentice is gone
    if other:
        assert (asks(game), texts(game)) == ((0, "explore"), ["explore now", "explore later"])
        later = game.copy()
        later.apply("explore later")
        assert asks(later) == (0, other)
        later.apply(next(text for text in texts(later) if text != "pass"))
        assert len(part(later, "catacombs")["leonardo"]["kept"]) == 2
        game.apply("explore now")
        assert asks(game) == (0, other)
    elif column == "workshop":  # he has an apprentice there, for requests, but no tiles
        assert texts(game) == ["explore now", "explore later"]
        game.apply("explore later")
    assert part(game, "catacombs")["leonardo"]["kept"] == ["writing-5", "writing-5-theater"]


@rule("X-T-19", "X-LEO-05", "X-LEO-07")
@pytest.mark.parametrize("late", [True, False])
def test_example_of_his_final_round(late: bool) -> None:
    """A booth, nothing in the cathedral, a portrait and the map in the studio; the tiles score in step 5."""
    slices: dict[str, Any] = {
        "catacombs": {"laid": [{}, {}, {"studio": "7c"}], "open": {"D5": "statue-5"}},
        "portraits": {"open": ["bishop", "muse"]},
    }
    tiles = {"C2": "3YR", "B3": "3YB", "A1": "3RB", "E5": "5RG"}
    words: dict[str, Any] = {"modules": (1, 13), "final": True, "slices": slices, "fresco": tiles}
    game = town({"wake": 7}, {"wake": 8}, him={"wake": 6}, phase="market", leonardo="C3", **words)
    assert asks(game) == (0, "leonardo_market")
    game.apply("close I")
    seen = []
    until(game, "studio")
    for act in ("explore later", "portrait bishop") if late else ("explore now", "portrait bishop"):
        seen.append(asks(game)[1])
        game.apply(act)
    assert seen == ["explore", "leonardo_portrait"]
    assert part(game, "catacombs")["leonardo"]["kept"] == ["statue-5"]
    while not game.over:
        forgo_on(game)
    assert leonardo(game).points["catacombs"] == 5
    assert leonardo(game).tiles == []


@rule("X-LEO-06", "X-LEO-08")
def test_a_round_of_his_with_everything() -> None:
    """Wake time, map, booth, restoration, portrait: the guide answers it all, and nothing in the theater."""
    slices = {"portraits": {"open": ["bishop", "muse"]}}
    words: dict[str, Any] = {"modules": EVERY, "phase": "wake", "slices": slices, "guide": 1}
    game = town({"space": 20}, {"space": 30}, him={"space": 5}, **words)
    seen: list[tuple[str, str]] = []
    while game.view().round == 1:
        decision = game.view(asks(game)[0]).decision
        assert decision is not None
        if decision.actor == 2:
            assert asks(game)[0] == 1
            seen.append((game.view().phase, decision.kind))
        game.apply("wake 6") if decision.actor == 2 and decision.kind == "wake_time" else forgo_on(game)
    assert seen[:2] == [("wake", "wake_time"), ("wake", "leonardo_map")]
    assert {kind for phase, kind in seen if phase == "fifth"} <= {"explore"}
    assert ("market", "leonardo_market") in seen
    assert ("cathedral", "leonardo_cathedral") in seen
