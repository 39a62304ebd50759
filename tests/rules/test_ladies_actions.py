"""Module 12, Ladies (M12): what they do at the market, in studio, workshop and theater."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.events import Event
from buonfresco.games.fresco import Fresco
from tests.rules.bazaar import BOOTHS3, BOOTHS4
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_ladies import kind, table
from tests.rules.test_ladies_plan import sent
from tests.support import PRESETS, rule, texts

# ---- market -------------------------------------------------------------------------------------------------------


def bazaar(**words: Any) -> Fresco:
    """Seat 0 has a lady at the market."""
    words.setdefault("booths", BOOTHS3)
    people = words.pop("people", ({}, {}, {}))
    return table("market", *people, ladies=words.pop("ladies", sent({"pink": "market"})), **words)


@rule("M12-MKT-01", "M12-EX-03")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_two_tiles_of_two_booths_change_places(preset: str) -> None:
    """Then three apprentices buy 3 red, 3 yellow and 1 green at one booth."""
    booths = {"I": ["YYY", "Y", "G"], "II": ["B", "RRR", "YB"]}
    people: tuple[dict[str, Any], ...] = ({"plan": [3, 1, 1, 0, 0], "thalers": 12}, {}, {})
    game = bazaar(booths=booths, people=people, preset=preset)
    events = game.apply("swap I.2 with II.2")
    assert game.view().booths == {"I": ["YYY", "RRR", "G"], "II": ["B", "Y", "YB"], "III": []}
    swapped = [event.data for event in told(events, "lady_swapped")]
    assert swapped == [{"booth": "I", "tile": "RRR", "other": "II", "second": "Y"}]
    game.apply("buy I.1+2+3")
    assert paints(game, 0) == {"yellow": 3, "red": 3, "green": 1}


@rule("M12-MKT-01")
@pytest.mark.parametrize(("players", "pairs"), [(3, 27), (4, 63)])
def test_any_two_tiles_of_different_booths(players: int, pairs: int) -> None:
    ladies = {"owned": [["pink"], *[[]] * (players - 1)], "placed": [{"pink": "market"}, *[{}] * (players - 1)]}
    people: list[dict[str, Any]] = [{}] * players
    game = table("market", *people, ladies=ladies, booths=BOOTHS4 if players == 4 else BOOTHS3)
    assert len(texts(game)) == len(set(texts(game))) == pairs + 1
    for text in texts(game)[:-1]:
        one, two = text.removeprefix("swap ").split(" with ")
        after = game.copy()
        after.apply(text)
        before, now = game.view().booths, after.view().booths
        for here, there in ((one, two), (two, one)):
            booth, space = here.split(".")
            other, place = there.split(".")
            assert now[booth][int(space) - 1] == before[other][int(place) - 1]
    assert "swap I.1 with I.2" not in texts(game)


@rule("M12-MKT-01", "X-MKT-10")
def test_both_booths_must_still_hold_tiles() -> None:
    game = bazaar(booths={"I": ["Y", "R"], "III": ["G", "O"]})
    assert texts(game)[:-1] == [f"swap I.{one} with III.{two}" for one in (1, 2) for two in (1, 2)]
    refused(game, "swap I.1 with II.1", "M12-MKT-01")
    refused(game, "swap I.3 with III.1", "M12-MKT-01")
    alone = bazaar(booths={"I": ["Y", "R"]})
    assert (asked(alone), kind(alone), alone.inputs) == (0, "market", [])
    refused(alone, "swap I.1 with II.1", "M12-MKT-01")


@rule("X-MKT-07", "M12-MKT-01")
def test_gold_arrows_belong_to_the_spaces() -> None:
    game = bazaar(modules=[5, 12], others={"leaf_gold": {"gold": [0, 0, 0]}})
    game.apply("swap I.1 with III.1")  # an arrow points at III.1
    game.apply("buy III.1")
    view = game.view(0).modules["leaf_gold"]["players"][0]
    assert (view["gold"], paints(game, 0)) == (2, {"yellow": 1})


@rule("X-MKT-07")
def test_a_swap_can_bring_the_tile_of_a_free_paint_card() -> None:
    well = {"hands": [{"free_paint_B": 1}, {}, {}]}
    people: tuple[dict[str, Any], ...] = ({"plan": [2, 1, 1, 1, 0], "thalers": 12}, {}, {})
    game = bazaar(modules=[4, 12], others={"wishing_well": well}, people=people)
    game.apply("swap I.3 with III.2")  # the single blue one
    game.apply("buy III.1")
    assert texts(game) == ["free paint III.2", "pass"]


@rule("M12-MKT-01", "X-MKT-01")
def test_the_barrel_is_no_booth_and_the_lady_comes_before_pennies() -> None:
    well = {"placed": [1, 0, 0], "pennies": [2, 3, 3]}
    others = {"wishing_well": well, "black_market": {"barrel": ["BBB"]}}
    booths = {"I": ["Y", "R", "B"], "II": ["YYY", "RRR"]}
    game = bazaar(modules=[4, 12, 16], others=others, booths=booths)
    assert (kind(game), len(texts(game))) == ("lady_market", 7)
    game.apply("swap I.1 with II.2")
    assert kind(game) == "throw"


# ---- studio -------------------------------------------------------------------------------------------------------


@rule("M12-STUDIO-01", "M12-EX-05", "X-STUDIO-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_two_apprentices_and_a_lady(preset: str) -> None:
    people: list[dict[str, Any]] = [{"plan": [1, 1, 2, 1, 0], "thalers": 1}, {}, {}]
    game = table("studio", *people, ladies=sent({"purple": "studio"}), preset=preset)
    refused(game, "lady takes 3 Thalers", "M12-STUDIO-01")
    events = game.apply("lady takes 2 Thalers")
    assert thalers(game, 0) == 1 + 2 + 6
    earned = [(event.data["thalers"], event.data["why"]) for event in told(events, "earned") if event.actor == 0]
    assert earned[:2] == [(2, "lady"), (6, "studio")]


@rule("M12-STUDIO-01", "M12-EXCL-09")
def test_she_need_not_take_any() -> None:
    people: list[dict[str, Any]] = [{"plan": [0, 1, 3, 1, 0], "thalers": 1}, {}, {}]
    game = table("studio", *people, ladies=sent({"purple": "studio"}))
    assert texts(game) == ["lady takes 3 Thalers", "pass"]
    game.apply("pass")
    assert thalers(game, 0) == 1 + 9


@rule("M12-STUDIO-01", "X-THAL-01")
def test_with_an_open_certificate_her_thalers_pay_it() -> None:
    people: list[dict[str, Any]] = [{"plan": [1, 1, 2, 1, 0], "thalers": 0}, {}, {}]
    debt = {"open": [[["8-5-5a", 0]], [], []]}
    game = table("studio", *people, ladies=sent({"pink": "studio"}), modules=[8, 12], others={"bells": debt})
    events = game.apply("lady takes 2 Thalers")
    assert [event.data["thalers"] for event in told(events, "earned") if event.actor == 0] == [2, 6]
    assert thalers(game, 0) == 0  # all eight lie on the certificate


# ---- workshop -----------------------------------------------------------------------------------------------------


def mill(stock: str, **words: Any) -> Fresco:
    """Seat 0 has a lady in the workshop, and one apprentice."""
    return table("workshop", {"paints": stock}, {}, {}, ladies=sent({"pink": "workshop"}), **words)


@rule("M12-WORK-01", "M12-EX-06", "X-WORK-04", "X-WORK-05")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_blue_for_yellow(preset: str) -> None:
    game = mill("BB", preset=preset)
    assert texts(game) == ["lady B for Y", "lady B for R", "pass"]
    refused(game, "lady Y for B", "M12-WORK-01")
    events = game.apply("lady B for Y")
    assert paints(game, 0) == {"yellow": 1, "blue": 1}
    assert [event.data for event in told(events, "lady_exchanged")] == [{"given": "blue", "paint": "yellow"}]
    refused(game, "lady B for Y", "M12-EXCL-09")
    game.apply("blend green")  # with what she brought
    assert paints(game, 0) == {"green": 1}


@rule("M12-WORK-01")
@pytest.mark.parametrize(("stock", "offers"), [("", 0), ("GGOP", 0), ("Y", 2), ("YR", 4), ("YRB", 6), ("YYG", 2)])
def test_only_own_basic_paints_for_other_basic_ones(stock: str, offers: int) -> None:
    game = mill(stock)
    if offers:
        assert (kind(game), len(texts(game))) == ("lady_workshop", offers + 1)
        assert all(text[5] != text[-1] for text in texts(game)[:-1])
    else:
        assert kind(game) != "lady_workshop"
        assert game.log.inputs[0] == "0 pass"  # without being asked, and told like a chosen one


@rule("M12-WORK-01", "X-INFO-05")
def test_whether_she_would_not_or_could_not_exchange_is_nobodys_business() -> None:
    streams = []
    for stock in ("", "YRB"):
        people: tuple[dict[str, Any], ...] = (
            {"paints": stock, "wake": 6},
            {"paints": "YRB", "wake": 5},
            {"paints": "YRB"},
        )
        game = table("workshop", *people, ladies=sent({"pink": "workshop"}))
        events: list[Event] = []
        while asked(game) != 2:  # seat 0 comes after seat 1
            events += game.apply("pass").seen_by(1)
        streams.append([event.to_data() for event in events])
    assert streams[0] == streams[1]
    assert {"kind": "lady_idle", "actor": 0, "lady": "pink"} in streams[0]


@rule("M12-EXCL-06")
@pytest.mark.parametrize("by", ["deployed", "used"])
def test_an_impossible_exchange_bars_the_next_one_only_if_sending_counts(by: str) -> None:
    ladies = sent({"pink": "workshop"}, {"pink": "workshop"})
    people: list[dict[str, Any]] = [{"paints": "G"}, {"paints": "YB"}, {}]
    game = table("workshop", *people, ladies=ladies, switches={"ladies.exclusive_by": by})
    assert (asked(game), kind(game)) == (1, "blend" if by == "deployed" else "lady_workshop")
    if by == "deployed":
        refused(game, "lady Y for R", "M12-EXCL-01")


def test_who_is_asked_in_a_sample_has_a_paint_to_give() -> None:
    game = mill("B")
    for seed in range(20):
        world = game.sample(1, seed=seed)
        assert (kind(world), world.check()) == ("lady_workshop", [])


# ---- theater ------------------------------------------------------------------------------------------------------


@rule("M12-THEA-01", "M12-EX-07", "X-THEA-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_three_spaces_up_to_the_start_space(preset: str) -> None:
    people: list[dict[str, Any]] = [{"mood": -3, "plan": [2, 1, 1, 1, 0]}, {"plan": [2, 1, 1, 1, 0]}, {}]
    game = table("fifth", *people, ladies=sent({"purple": "fifth"}), preset=preset)
    assert texts(game) == ["lady resets mood", "pass"]
    events = game.apply("lady resets mood")
    assert [event.data["mood"] for event in told(events, "cheered") if event.actor == 0] == [0]
    assert game.view().players[0].mood == 0


@rule("M12-THEA-01", "X-THEA-01")
@pytest.mark.parametrize(("mood", "apprentices", "after"), [(-4, 1, 2), (3, 1, 2), (4, 0, 0), (-1, 2, 4)])
def test_from_above_too_and_apprentices_go_on_from_there(mood: int, apprentices: int, after: int) -> None:
    plan = [1, 1, 3 - apprentices, 0, apprentices]
    people: list[dict[str, Any]] = [{"mood": mood, "plan": plan, "apprentices": 5}, {}, {}]
    game = table("fifth", *people, ladies=sent({"purple": "fifth"}))
    game.apply("lady resets mood")
    assert game.view().players[0].mood == after
    assert game.view().players[0].apprentices == 5  # until the next wake phase


@rule("M12-THEA-01")
def test_on_the_start_space_there_is_nothing_to_do() -> None:
    game = table("fifth", {"mood": 0}, {"mood": -1}, {}, ladies=sent({"purple": "fifth"}, {"pink": "fifth"}))
    assert (asked(game), kind(game)) == (1, "lady_theater")
