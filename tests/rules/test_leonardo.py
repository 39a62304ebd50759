"""Two players and Leonardo: setup, guide, wake and plan phase, market, prepare phase (area L)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.view import Leonardo
from tests.rules.flow import plan_all, wake_all
from tests.rules.table import forgo, of_kind, painter, refused
from tests.support import rule, texts

SEEDS = (1, 2, 3, 4, 5)
HIM = 2  # his number among the figures


def him(game: Fresco, viewer: int | None = None) -> Leonardo:
    leonardo = game.view(viewer).leonardo
    assert leonardo is not None
    return leonardo


def asked(game: Fresco) -> tuple[str, int, int]:
    """What is asked, of whom, for which figure."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat, game.decision.actor


def at_market(**words: Any) -> Fresco:
    """Leonardo is the first at the market, guided by seat 1."""
    painters = [
        painter(10, wake=7, plan=[1, 1, 1, 1, 1], thalers=5),
        painter(20, wake=8, plan=[1, 1, 1, 1, 1], thalers=5),
        painter(30, wake=6),
    ]
    return fresco.position(players=2, painters=painters, phase="market", guide=1, **words)


def pass_to(game: Fresco, round_number: int) -> list[Event]:
    """Everybody forgoes whatever can be forgone until a round begins."""
    events: list[Event] = []
    while not game.over and game.view(None).round < round_number:
        events += [*forgo(game)]
    return events


# ---- setup ---------------------------------------------------------------------------------------------------------


@rule("L-SETUP-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_players_use_11_market_tiles_three_booths_and_the_spaces_of_three(seed: int) -> None:
    view = fresco.new_game(2, seed=seed).view(None)
    assert {name: len(tiles) for name, tiles in view.booths.items()} == {"I": 3, "II": 3, "III": 3}
    assert len(view.bag) == 2
    assert not {"YY", "RR", "BB"} & {*view.bag, *(tile for booth in view.booths.values() for tile in booth)}
    assert view.leonardo is not None
    assert {view.leonardo.space, *(player.space for player in view.players)} == {"S1", "S2", "S3"}


@rule("L-SETUP-02")
def test_leonardo_is_no_player_and_owns_neither_paints_nor_thalers() -> None:
    view = fresco.new_game(2, seed=1).view(None)
    assert len(view.players) == 2
    assert view.leonardo is not None
    shown = set(Leonardo.__struct_fields__)
    assert not {"thalers", "paints", "mood", "apprentices", "price"} & shown
    assert fresco.new_game(3, seed=1).view(None).leonardo is None
    assert fresco.new_game(4, seed=1).view(None).leonardo is None


@rule("L-SETUP-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_his_painters_stand_on_s3_in_bed_and_in_the_middle_of_the_fresco(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    assert (him(game).space, him(game).wake, him(game).segment) == ("S3", None, "C3")
    assert game.view(None).bishop == "C3"


@rule("L-SETUP-04")
def test_his_apprentices_stand_in_the_open_on_market_and_cathedral_from_the_beginning() -> None:
    assert him(fresco.new_game(2, seed=1)).plan == [1, 1, 0, 0, 0]


@rule("L-SETUP-04", "L-PLAN-01")
def test_he_does_not_plan_and_his_apprentices_are_the_same_in_every_round() -> None:
    game = fresco.new_game(2, seed=1)
    for _ in range(3):
        wake_all(game, 7, 8, 9)
        assert [decision.seat for decision in game.decisions] == [0, 1]  # nobody plans for him
        assert him(game, 0).plan == him(game, 1).plan == [1, 1, 0, 0, 0]  # while the others' plans are secret
        pass_to(game, game.view(None).round + 1)


@rule("L-SETUP-05")
def test_the_two_players_are_drawn_for_s1_and_s2() -> None:
    drawn = {tuple(player.space for player in fresco.new_game(2, seed=seed).view(None).players) for seed in range(20)}
    assert drawn == {("S1", "S2"), ("S2", "S1")}


@rule("L-SETUP-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_player_on_s1_guides_leonardo_in_round_1(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    assert game.view(None).players[him(game).guide].space == "S1"
    assert asked(game) == ("wake_time", him(game).guide, him(game).guide)


# ---- guide ---------------------------------------------------------------------------------------------------------


@rule("L-GUIDE-01")
@pytest.mark.parametrize("guide", [0, 1])
def test_the_guide_makes_every_decision_for_leonardo(guide: int) -> None:
    painters = [painter("S1"), painter("S2"), painter("S3")]
    game = fresco.position(players=2, painters=painters, phase="wake", guide=guide)
    wake_all(game, 8, 9)
    assert asked(game) == ("wake_time", guide, HIM)
    refused(game, "wake 5", "B-ORDER-02", seat=1 - guide)
    game.apply("wake 7", guide)
    plan_all(game, "3-0-2-0-0", "3-0-2-0-0")
    assert asked(game) == ("leonardo_market", guide, HIM)
    assert game.view(1 - guide).decision is None
    refused(game, "close II", "B-ORDER-02", seat=1 - guide)
    game.apply("close II", guide)
    game.apply("pass")
    game.apply("pass")
    assert asked(game) == ("leonardo_cathedral", guide, HIM)
    refused(game, "restore B3", "B-ORDER-02", seat=1 - guide)


@rule("L-GUIDE-02", "L-GUIDE-03")
def test_the_guide_alternates_in_the_prepare_phase_into_the_final_round() -> None:
    game = fresco.new_game(2, seed=4)
    guides = []
    while not game.over:
        this_round = game.view(None).round
        guides.append(him(game).guide)
        assert len(guides) <= 20
        while not game.over and game.view(None).round == this_round:
            assert him(game).guide == guides[-1]  # never in the middle of a round
            events = forgo(game)
        if not game.over:
            kinds = [event.kind for event in events]
            assert kinds.index("market_filled") < kinds.index("guides") < kinds.index("round_began")
    first = guides[0]
    assert guides == [first, 1 - first] * 10  # twenty rounds, the last of them the final one


# ---- wake and plan -------------------------------------------------------------------------------------------------


@rule("L-WAKE-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_he_chooses_last_in_round_1(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    wake_all(game, 7, 8)
    assert asked(game) == ("wake_time", him(game).guide, HIM)


@rule("L-WAKE-01")
@pytest.mark.parametrize(("space", "place"), [(5, 0), (15, 1), (25, 2)])
def test_he_chooses_according_to_his_position_on_the_track(space: int, place: int) -> None:
    painters = [painter(10), painter(20), painter(space)]
    game = fresco.position(players=2, painters=painters, phase="begin", round=3)
    order = []
    for time in (5, 6, 7):
        order.append(asked(game)[2])
        game.apply(f"wake {time}")
    assert order.index(HIM) == place


@rule("L-WAKE-01")
def test_his_wake_time_is_closed_to_the_others() -> None:
    game = fresco.position(players=2, painters=[painter(10), painter(20), painter(5)], phase="begin", round=3)
    game.apply("wake 8")
    assert him(game).wake == 8
    assert texts(game) == ["wake 5", "wake 6", "wake 7", "wake 9"]
    refused(game, "wake 8", "B-WAKE-03")


@rule("L-WAKE-02")
@pytest.mark.parametrize("time", [5, 9])
def test_mood_change_and_price_of_his_time_mean_nothing(time: int) -> None:
    game = fresco.position(players=2, painters=[painter(10), painter(20), painter(5)], phase="begin", round=3)
    events = game.apply(f"wake {time}")
    assert [event.kind for event in events] == ["woke"]  # no mood, no apprentice check
    assert [player.mood for player in game.view(None).players] == [0, 0]
    assert [player.apprentices for player in game.view(None).players] == [5, 5]


# ---- actions -------------------------------------------------------------------------------------------------------


@rule("L-ACT-01")
@pytest.mark.parametrize(("time", "place"), [(5, 0), (7, 1), (9, 2)])
def test_he_acts_at_market_and_cathedral_in_the_order_of_wake_times(time: int, place: int) -> None:
    painters = [
        painter(10, wake=6, plan=[1, 1, 1, 0, 2], paints="YRB"),
        painter(20, wake=8, plan=[1, 1, 1, 0, 2], paints="YRB"),
        painter(30, wake=time),
    ]
    game = fresco.position(players=2, painters=painters, phase="market")
    turns: dict[str, list[int]] = {"market": [], "cathedral": []}
    while game.view(None).round == 1:
        turns[game.view(None).phase].append(asked(game)[2])
        forgo(game)
    expected = [0, 1]
    expected.insert(place, HIM)
    assert turns == {"market": expected, "cathedral": expected}


@rule("L-MKT-01")
def test_he_closes_a_booth_of_the_guides_choice_and_never_buys() -> None:
    game = at_market()
    assert texts(game) == ["close I", "close II", "close III"]
    refused(game, "buy I.1", "L-MKT-01")
    events = game.apply("close III")
    assert [(event.actor, event.data) for event in of_kind(events, "closed")] == [(HIM, {"booth": "III"})]
    assert game.view(None).booths == {"I": ["Y", "R", "B"], "II": ["YYY", "RRR", "BBB"], "III": []}
    assert game.view(None).bag == ["G", "O", "RB", "YB", "YR"]
    assert asked(game) == ("market", 0, 0)  # one booth only


@rule("L-MKT-02", "L-MKT-03")
@pytest.mark.parametrize("preset", ["revised", "bigbox"])
def test_mandatory_he_closes_one_if_any_is_open(preset: str) -> None:
    game = at_market(preset=preset)
    refused(game, "pass", "L-MKT-02")
    alone = at_market(preset=preset, booths={"II": ["YYY", "RRR", "BBB"]})
    assert asked(alone) == ("leonardo_cathedral", 1, HIM)  # the only open booth was closed without asking
    assert alone.view(None).booths["II"] == []


@rule("L-MKT-02")
@pytest.mark.parametrize(
    "words", [{"preset": "revised-fr"}, {"preset": "revised", "switches": {"leonardo.close_booth": "optional"}}]
)
def test_optional_the_guide_may_leave_all_booths_open(words: dict[str, Any]) -> None:
    game = at_market(**words)
    assert texts(game) == ["close I", "close II", "close III", "pass"]
    game.apply("pass")
    assert [len(tiles) for tiles in game.view(None).booths.values()] == [3, 3, 3]
    assert asked(game) == ("market", 0, 0)


@rule("L-MKT-02")
def test_mandatory_can_be_chosen_in_every_preset() -> None:
    game = at_market(preset="revised-fr", switches={"leonardo.close_booth": "mandatory"})
    assert texts(game) == ["close I", "close II", "close III"]


@rule("L-MKT-03")
@pytest.mark.parametrize("close_booth", ["mandatory", "optional"])
def test_without_an_open_booth_nothing_happens(close_booth: str) -> None:
    game = at_market(booths={}, switches={"leonardo.close_booth": close_booth})
    assert asked(game) == ("leonardo_cathedral", 1, HIM)  # the market is over
    assert len(game.view(None).bag) == 11


@rule("L-MKT-03")
def test_a_closed_booth_cannot_be_closed_again() -> None:
    game = at_market(booths={"I": ["Y", "R", "B"], "III": ["YR", "YB", "RB"]})
    assert texts(game) == ["close I", "close III"]
    refused(game, "close II", "L-MKT-03")


@rule("L-STUDIO-01")
def test_he_has_nothing_to_do_in_studio_workshop_and_theater() -> None:
    game = fresco.new_game(2, seed=7)
    wake_all(game, 7, 8, 9)
    plan_all(game, "1-1-1-1-1", "1-1-1-1-1")
    events: list[Event] = []
    seen = set()
    while game.view(None).round == 1:
        if asked(game)[2] == HIM:
            seen.add(asked(game)[0])
        events += [*forgo(game)]
    assert seen == {"leonardo_market", "leonardo_cathedral"}
    assert {event.kind for event in events if event.actor == HIM} == {"closed", "restored", "moved"}


# ---- prepare phase -------------------------------------------------------------------------------------------------


def at_prepare(*spaces: int | str, **words: Any) -> Fresco:
    """Seat 0 is the last in the workshop; Leonardo owns two tiles."""
    painters = [
        painter(spaces[0], wake=9, plan=[3, 0, 1, 1, 0], paints="YB", tiles=["8GP"]),
        painter(spaces[1], wake=7, plan=[3, 0, 2, 0, 0]),
        painter(spaces[2], wake=8, tiles=["3YR", "3YB"]),
    ]
    return fresco.position(players=2, painters=painters, phase="workshop", **words)


@rule("L-PREP-01")
def test_he_gets_no_income_and_his_hostel_painter_goes_to_bed() -> None:
    game = at_prepare(10, 20, 30)
    assert him(game).wake == 8
    events = game.apply("pass")
    assert [(event.actor, event.data["thalers"]) for event in of_kind(events, "earned")] == [(0, 1)]
    assert him(game).wake is None


@rule("L-PREP-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_after_round_1_he_is_never_on_a_start_space(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    events = pass_to(game, 2)
    space = him(game).space
    assert isinstance(space, int)
    assert space >= 3
    assert of_kind(events, "rotated")[0].data["order"] == [game.decisions[0].seat, 1 - game.decisions[0].seat]


@rule("L-PREP-02")
def test_his_painter_would_take_part_in_the_rotation() -> None:
    game = at_prepare("S1", "S2", "S3")
    game.apply("pass")
    assert him(game).space == "S1"
    assert [player.space for player in game.view(None).players] == ["S2", "S3"]


@rule("B-DT-12", "L-GUIDE-02", "L-WAKE-01")
@pytest.mark.parametrize("seed", SEEDS)
def test_derived_after_round_1_without_points_the_other_player_chooses_first_and_guides(seed: int) -> None:
    game = fresco.new_game(2, seed=seed)
    a = him(game).guide
    b = 1 - a
    assert game.view(None).players[a].space == "S1"
    pass_to(game, 2)
    assert game.view(None).players[b].space == "S1"
    assert game.view(None).players[a].space == "S2"
    assert him(game).guide == b
    order = []
    for time in (7, 8, 9):
        order.append(asked(game)[1:])
        game.apply(f"wake {time}")
    assert order == [(b, b), (a, a), (b, HIM)]
