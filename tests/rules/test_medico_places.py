"""Module 10, Medico: ill apprentices in studio and workshop, contagion (M10-STUDIO, M10-WORK, M10-CONT)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import no_action, refused
from tests.rules.test_medico import SWAP, clinic, ill, kind, of, player, score
from tests.support import PRESETS, rule, texts

BUSY = {"plan": [0, 1, 0, 1, 3], "paints": "YB"}  # somebody who is asked something in the workshop


def studio(healthy: int, sick: int, stock: str = "YN", **words: Any) -> Fresco:
    rest = 5 - healthy - sick
    first = {"plan": [0, max(rest - 3, 0), healthy + sick, 0, min(rest, 3)], "paints": stock, "thalers": 0}
    words = {"placed": [{"studio": sick}], "ill": [sick], **words}
    return clinic("studio", first, BUSY, BUSY, **words)


def workshop(healthy: int, sick: int, stock: str = "YYYYYRRRRRBBBBB", **words: Any) -> Fresco:
    rest = 5 - healthy - sick
    first = {"plan": [0, max(rest - 3, 0), 0, healthy + sick, min(rest, 3)], "paints": stock}
    words = {"placed": [{"workshop": sick}], "ill": [sick], **words}
    return clinic("workshop", first, BUSY, BUSY, **words)


def blend(game: Fresco, most: int = 9) -> int:
    """How many blends can be made one after the other by the seat at work."""
    done = 0
    while asked(game) == 0 and kind(game) == "blend" and done < most:
        found = [text for text in texts(game) if text.startswith("blend")]
        if not found:
            break
        game.apply(found[0])
        done += 1
    return done


# ---- studio -------------------------------------------------------------------------------------------------------


@rule("M10-STUDIO-01", "M10-STUDIO-02", "X-STUDIO-01")
def test_a_saint_for_one_paint_of_any_colour() -> None:
    game = studio(1, 2, stock="YPKN", modules=[3, 10])
    assert thalers(game, 0) == 3  # of the healthy one
    assert texts(game) == ["saint yellow", "saint purple", "saint pink", "saint brown", "pass"]
    refused(game, "saint red", "M10-STUDIO-01")
    no_action(game, "saint white")
    events = game.apply("saint brown")
    assert [event.data for event in told(events, "saint_painted")] == [{"paint": "brown"}]
    assert (thalers(game, 0), paints(game, 0)) == (6, {"yellow": 1, "purple": 1, "pink": 1})
    game.apply("saint yellow")  # the other one
    assert (thalers(game, 0), kind(game)) == (9, "blend")


@rule("M10-STUDIO-02")
def test_saints_are_optional() -> None:
    game = studio(0, 2)
    game.apply("pass")
    assert (thalers(game, 0), paints(game, 0)) == (0, {"yellow": 1, "brown": 1})


@rule("M10-T-04", "M10-STUDIO-01")
def test_without_paint_nothing_happens() -> None:
    game = studio(0, 1, stock="")
    assert (thalers(game, 0), kind(game)) == (0, "blend")


@rule("M10-STUDIO-03")
def test_healthy_ones_paint_no_saints() -> None:
    game = studio(3, 0)
    assert (thalers(game, 0), kind(game)) == (9, "blend")


@rule("M10-MIX-01", "X-STATED-03", "X-M1M10-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_portrait_card_for_ill_ones(preset: str) -> None:
    shown = {"portraits": {"open": ["servant", "merchant"]}}
    words: dict[str, Any] = {"modules": [1, 10], "preset": preset, "others": shown}
    only_ill = studio(0, 2, **words)
    assert (kind(only_ill), thalers(only_ill, 0)) == ("saint", 0)
    mixed = studio(1, 2, **words)
    assert kind(mixed) == "portrait"
    mixed.apply("pass")
    assert (kind(mixed), thalers(mixed, 0)) == ("saint", 3)
    taken = studio(1, 2, **words)
    taken.apply(taken.legal()[0])
    while kind(taken) != "saint":
        taken.apply(taken.legal()[0])
    assert len(taken.view().modules["portraits"]["open"]) == 1


@rule("M10-MIX-06", "X-STATED-05", "X-STUDIO-01")
def test_tips_go_to_healthy_ones_only() -> None:
    wishes: dict[str, Any] = {"modules": [4, 10], "others": {"wishing_well": {"hands": [{"tip": 2}, {}, {}]}}}
    game = studio(1, 2, **wishes)
    assert kind(game) == "tip"
    game.apply("tip")
    assert (thalers(game, 0), kind(game)) == (4, "saint")
    assert kind(studio(0, 2, **wishes)) == "saint"


@rule("M10-MIX-11", "X-THAL-01", "M8-PAY-06")
def test_the_thalers_of_a_saint_pay_debts() -> None:
    bells = {"bells": {"open": [[["5-4-3a", 0]], [], []]}}
    game = studio(0, 2, modules=[8, 10], others=bells)
    game.apply("saint yellow")
    assert (thalers(game, 0), game.view().modules["bells"]["players"][0]["open"][0]["deposit"]) == (0, 3)
    game.apply("saint brown")
    assert thalers(game, 0) == 1


@rule("M10-MIX-14", "X-STATED-11", "X-STUDIO-01", "X-ILL-01")
def test_ill_figures_count_for_the_lady() -> None:
    others = {"ladies": {"owned": [["pink"], [], []], "placed": [{"pink": "studio"}, {}, {}]}}
    game = studio(1, 2, modules=[10, 12], others=others)
    game.apply("lady takes 3 Thalers")
    assert thalers(game, 0) == 3 + 3
    assert ill(game) == 2  # nobody has fallen ill yet, and she never does


# ---- workshop -----------------------------------------------------------------------------------------------------


@rule("M10-WORK-01", "X-WORK-02", "X-WORK-08")
@pytest.mark.parametrize(("healthy", "sick", "most"), [(0, 1, 1), (0, 3, 3), (1, 1, 3), (2, 1, 5), (1, 2, 4)])
def test_one_blend_for_each_ill_one(healthy: int, sick: int, most: int) -> None:
    assert blend(workshop(healthy, sick)) == most


@rule("M10-WORK-01", "M10-MIX-05", "X-STATED-04", "X-M3M10-01")
def test_it_may_be_a_special_blend_and_two_may_chain() -> None:
    one = workshop(0, 1, stock="RBR", modules=[3, 10])
    assert "blend purple" in texts(one)
    one.apply("blend purple")
    assert asked(one) != 0  # the second step of the chain is beyond him
    special = workshop(0, 1, stock="PR", modules=[3, 10])
    assert any(text in ("blend pink", "blend brown") for text in texts(special))
    two = workshop(0, 2, stock="RBR", modules=[3, 10])
    two.apply("blend purple")
    chained = [text for text in texts(two) if text in ("blend pink", "blend brown")]
    assert chained
    two.apply(chained[0])
    assert asked(two) != 0


@rule("M10-WORK-02", "M10-MIX-04", "X-M2M10-01", "X-WORK-02")
def test_no_request_by_ill_ones() -> None:
    tiles = {"tiles": ["3YR", "3YB", "3RB"]}
    only = with_tiles(0, 3, tiles)
    assert "request general" not in texts(only)
    refused(only, "request general", "M2-WORK-13")
    mixed = with_tiles(1, 1, tiles)
    assert "request general" in texts(mixed)
    assert blend(mixed, 1) == 1
    assert "request general" in texts(mixed)  # the ill one has blended
    assert blend(mixed, 1) == 1
    refused(mixed, "request general", "M2-WORK-13")


def with_tiles(healthy: int, sick: int, first: dict[str, Any]) -> Fresco:
    rest = 5 - healthy - sick
    plan = [0, max(rest - 3, 0), 0, healthy + sick, min(rest, 3)]
    own = {"plan": plan, "paints": "YYYYRRRRBBBB", **first}
    return clinic("workshop", own, BUSY, BUSY, modules=[2, 10], ill=[sick], placed=[{"workshop": sick}])


@rule("M10-WORK-02", "M10-MIX-12", "X-WORK-02")
def test_no_exchange_of_wall_tiles_by_ill_ones() -> None:
    wall = {"wall_fresco": {"players": [{"tiles": {"GY": 1, "OR": 1}}, {}, {}]}}
    only = workshop(0, 2, modules=[9, 10], others=wall)
    assert not any(text.startswith("exchange") for text in texts(only))
    refused(only, "exchange GY+OR", "M9-WORK-01")
    mixed = workshop(1, 1, modules=[9, 10], others=wall)
    mixed.apply("exchange GY+OR")
    assert blend(mixed) == 1


@rule("M10-WORK-02", "M10-MIX-19", "X-WORK-02", "X-ILL-01")
def test_no_guild_exchange_by_ill_ones() -> None:
    only = workshop(0, 2, modules=[10, 17])
    assert not any(text.startswith("guild") for text in texts(only))
    mixed = workshop(1, 1, modules=[10, 17])
    assert any(text.startswith("guild") for text in texts(mixed))
    assert blend(mixed, 3) == 3


@rule("M10-MIX-06", "X-STATED-05", "X-WORK-03")
def test_alchemy_is_for_healthy_ones() -> None:
    wishes: dict[str, Any] = {"modules": [4, 10], "others": {"wishing_well": {"hands": [{"alchemy": 2}, {}, {}]}}}
    only = workshop(0, 2, **wishes)
    assert not any(text.startswith("alchemy") for text in texts(only))
    refused(only, "alchemy YYY→green", "M4-CARD-14")
    mixed = workshop(1, 2, **wishes)
    mixed.apply("alchemy YYY→green")
    refused(mixed, "alchemy RRR→green", "M4-CARD-14")  # one card for each apprentice


@rule("X-T-07", "X-WORK-01", "X-WORK-03", "X-WORK-08", "M10-CONT-01")
def test_a_request_with_alchemy_a_guild_exchange_with_a_blend_and_one_blend_of_the_ill_one() -> None:
    others = {
        "wishing_well": {"hands": [{"alchemy": 1}, {}, {}]},
        "guild": {"basic": "yellow", "blended": "green"},
    }
    own = {"plan": [0, 0, 1, 3, 1], "paints": "YYYYRRRRBBBB", "tiles": ["3YR", "3YB", "3RB"]}
    words: dict[str, Any] = {"modules": [2, 4, 10, 17], "others": others, "ill": [1], "placed": [{"workshop": 1}]}
    game = clinic("workshop", own, BUSY, BUSY, **words)
    game.apply("request general")
    while kind(game) != "blend":
        game.apply(game.legal()[0])
    game.apply_all(["alchemy YYY→green", "guild red", "blend purple", "blend purple"], 0)
    assert (asked(game), ill(game)) == (1, 3)


# ---- contagion ----------------------------------------------------------------------------------------------------


@rule("M10-CONT-01", "M10-CONT-02", "M10-EX-03")
@pytest.mark.parametrize("tile", ["market", "cathedral", "studio", "same", None])
def test_example_one_ill_and_two_healthy_ones(tile: str | None) -> None:
    first = {"plan": [0, 3, 0, 0, 2], "paints": ""}
    second = {"plan": [0, 1, 0, 2, 2], "paints": "YRB"}
    words: dict[str, Any] = {"ill": [1], "placed": [{"cathedral": 1}], "tile": tile}
    game = clinic("cathedral", first, second, {}, **words)
    assert (ill(game), player(game)["board"], player(game)["placed"]) == (3, 3, {"cathedral": 3})
    assert told(game.events, "fell_ill")[0].data == {"apprentices": 2, "column": "cathedral"}
    assert ill(game, 1) == 0  # his neighbor, still at work, is never touched
    game.apply("pass")
    assert ill(game, 1) == int(tile == "cathedral")


@rule("M10-CONT-01", "M10-CONT-03")
@pytest.mark.parametrize("place", ["cathedral", "studio", "workshop"])
def test_at_all_three_places_also_if_nobody_did_anything(place: str) -> None:
    plan = [0, 0, 0, 0, 3]
    plan[("market", "cathedral", "studio", "workshop").index(place)] = 2
    game = clinic(place, {"plan": plan, "paints": "YB"}, BUSY, BUSY, ill=[1], placed=[{place: 1}])
    while asked(game) == 0:
        game.apply("pass")
    assert ill(game) == 2


@rule("M10-T-08", "M10-CONT-03")
def test_contagion_and_infection_together_strike_once() -> None:
    game = studio(1, 1, stock="", tile="studio")
    assert ill(game) == 2
    more = studio(2, 1, stock="", tile="studio")
    assert (ill(more), len(told(more.events, "fell_ill"))) == (3, 1)


@rule("M10-CONT-03", "M10-INF-07", "M10-INF-08")
@pytest.mark.parametrize(("switches", "black"), [({}, 2), (SWAP, 3)])
def test_the_extra_apprentice_is_among_them(switches: dict[str, str], black: int) -> None:
    first = {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4, "paints": "YB"}
    words: dict[str, Any] = {"ill": [1], "placed": [{"workshop": 1}], "extra": ["workshop"], "switches": switches}
    game = clinic("workshop", first, BUSY, BUSY, **words)
    game.apply("pass")
    assert (ill(game), player(game)["board"], player(game)["extra"]) == (black, 2, "")
    assert of(game)["black"] == 15 - black


@rule("M10-INF-08", "M10-CONT-03")
def test_the_last_black_figure_is_for_an_own_one() -> None:
    first = {"plan": [0, 0, 0, 3, 3], "apprentices": 6, "mood": 4, "paints": ""}
    sick = {"plan": [0, 0, 0, 0, 0], "apprentices": 5}
    words: dict[str, Any] = {"ill": [4, 5, 5], "board": [1, 5, 5], "placed": [{"workshop": 1}], "extra": ["workshop"]}
    game = clinic("workshop", first, sick, sick, switches=SWAP, **words)  # one is left for the two who fall ill
    assert [event.data["black"] for event in told(game.events, "extra_fell_ill")] == [False]
    assert (ill(game), player(game)["board"], of(game)["black"]) == (5, 2, 0)


@rule("M10-CONT-05")
def test_who_fell_ill_this_round_infects_nobody_elsewhere() -> None:
    first = {"plan": [1, 0, 1, 2, 1], "paints": "YB"}
    game = clinic("market", first, BUSY, BUSY, tile="market")
    game.apply("pass")
    while not (kind(game) == "blend" and asked(game) == 0):
        game.apply("pass")
    game.apply("pass")
    assert ill(game) == 1
    assert score(game) == 0
