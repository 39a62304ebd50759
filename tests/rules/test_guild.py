"""Module 17, Guild (M17): the two paints, exchanges in the workshop, Leonardo, information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.matrix import Case, play
from tests.rules.flow import asked, paints, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, rule, texts

# One plan of five apprentices for every number in the workshop.
AT_WORKSHOP = {0: [1, 1, 2, 0, 1], 1: [1, 1, 1, 1, 1], 2: [1, 1, 1, 2, 0], 3: [1, 1, 0, 3, 0]}


def workshop(
    apprentices: int,
    own: str,
    lying: tuple[str, str] = ("yellow", "green"),
    modules: Sequence[int] = (17,),
    players: int = 3,
    **words: Any,
) -> Fresco:
    """The first painter at the workshop; the second one has something to blend after him."""
    first = {"space": 10, "wake": 5, "plan": AT_WORKSHOP[apprentices], "paints": own, **words.pop("first", {})}
    second = {"space": 40, "wake": 6, "plan": AT_WORKSHOP[1], "paints": "YB", **words.pop("second", {})}
    third = {"space": 70, "wake": 7, "plan": AT_WORKSHOP[0], "paints": ""}
    if players == 2:
        third = {"space": 70, "wake": 8}
    part = {"basic": lying[0], "blended": lying[1], **words.pop("part", {})}
    slices = {"guild": part, **words.pop("slices", {})}
    words.setdefault("phase", "workshop")
    return fresco.position(players, modules=modules, painters=[first, second, third], slices=slices, **words)


def guild(game: Fresco, viewer: int | None = None) -> tuple[str, str]:
    seen = game.view(viewer).modules["guild"]
    return seen["basic"], seen["blended"]


def given(game: Fresco) -> list[str]:
    return [text for text in texts(game) if text.startswith("guild")]


# ---- setup ----------------------------------------------------------------------------------------------------------


@rule("M17-SETUP-01", "M17-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_basic_and_a_blended_paint_at_random(players: int) -> None:
    basic, blended, pairs = Counter[str](), Counter[str](), set()
    for seed in range(90):
        game = fresco.new_game(players, modules=(17,), seed=seed)
        assert [event.data for event in told(game.events, "guild_laid")] == [
            {"basic": guild(game)[0], "blended": guild(game)[1]}
        ]
        basic[guild(game)[0]] += 1
        blended[guild(game)[1]] += 1
        pairs.add(guild(game))
    assert set(basic) == {"yellow", "red", "blue"}
    assert set(blended) == {"green", "orange", "purple"}
    assert min(*basic.values(), *blended.values()) > 15
    assert len(pairs) == 9


@rule("M17-SETUP-01")
def test_they_come_from_the_general_supply() -> None:
    game = fresco.new_game(3, modules=(17,), seed=1)
    assert [paints(game, seat) for seat in range(3)] == [{"yellow": 1, "red": 1, "blue": 1}] * 3
    assert "guild" not in fresco.new_game(3, seed=1).view().modules


# ---- exchanges ------------------------------------------------------------------------------------------------------


@rule("M17-WORK-01", "M17-WORK-08", "M17-INFO-01")
@pytest.mark.parametrize(
    ("own", "act", "stock", "after"),
    [
        ("RB", "guild red", {"yellow": 1, "blue": 1}, ("red", "green")),
        ("RB", "guild blue", {"yellow": 1, "red": 1}, ("blue", "green")),
        ("YOP", "guild orange", {"yellow": 1, "green": 1, "purple": 1}, ("yellow", "orange")),
        ("YOP", "guild purple", {"yellow": 1, "green": 1, "orange": 1}, ("yellow", "purple")),
    ],
)
def test_one_for_one(own: str, act: str, stock: dict[str, int], after: tuple[str, str]) -> None:
    game = workshop(1, own)
    events = game.apply(act)
    assert (paints(game, 0), guild(game)) == (stock, after)
    paint = act.split()[1]
    taken = "yellow" if after[0] == paint else "green"
    assert [(event.actor, event.data) for event in told(events, "guild_exchanged")] == [
        (0, {"given": paint, "taken": taken})
    ]


@rule("M17-WORK-01", "M17-WORK-12")
def test_only_basic_for_basic_and_blended_for_blended() -> None:
    basic = workshop(1, "RR", lying=("yellow", "green"))
    assert given(basic) == ["guild red"]
    basic.apply("guild red")
    assert paints(basic, 0) == {"yellow": 1, "red": 1}
    blended = workshop(1, "PP")
    assert given(blended) == ["guild purple"]
    for act in ("guild red", "guild blue", "guild orange"):
        refused(blended, act, "M17-WORK-12")
    blended.apply("guild purple")
    assert paints(blended, 0) == {"green": 1, "purple": 1}


@rule("M17-WORK-12")
def test_nothing_is_taken_without_a_paint_to_give() -> None:
    game = workshop(1, "")
    assert asked(game) == 1  # he has neither paints to blend nor to exchange
    assert guild(game) == ("yellow", "green")


@rule("M17-WORK-02", "X-STATED-15")
@pytest.mark.parametrize("paint", ["pink", "brown"])
def test_pink_and_brown_cannot_be_exchanged(paint: str) -> None:
    game = workshop(1, "KNRO", modules=(3, 17))
    assert given(game) == ["guild red", "guild orange"]
    no_action(game, f"guild {paint}")
    for seed in range(20):
        assert not {"pink", "brown"} & set(guild(fresco.new_game(3, modules=(3, 17), seed=seed)))


@rule("M17-WORK-09")
def test_the_same_colour_is_not_exchanged() -> None:
    game = workshop(1, "YGRB", lying=("yellow", "green"))
    assert given(game) == ["guild red", "guild blue"]
    refused(game, "guild yellow", "M17-WORK-09")
    refused(game, "guild green", "M17-WORK-09")


# ---- what an apprentice can do --------------------------------------------------------------------------------------


@rule("M17-WORK-03", "M17-WORK-04")
@pytest.mark.parametrize(
    "legal",
    [
        ["blend purple", "blend purple"],
        ["guild red", "guild orange"],
        ["guild orange", "guild red"],
        ["blend purple", "guild red"],
        ["guild red", "blend purple"],
        ["blend purple", "guild orange"],
        ["guild orange", "blend purple"],
    ],
    ids=str,
)
def test_two_operations_for_one_apprentice(legal: list[str]) -> None:
    game = workshop(1, "RRRBBBO")
    for act in legal:
        assert asked(game) == 0
        game.apply(act)
    assert asked(game) == 1


@rule("M17-WORK-03", "M17-WORK-04")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("guild red", "guild blue"),
        ("guild red", "guild yellow"),
        ("guild orange", "guild purple"),
        ("guild orange", "guild green"),
    ],
)
def test_not_two_exchanges_of_a_kind_for_one_apprentice(first: str, second: str) -> None:
    game = workshop(1, "YRRBBOOPPG")
    game.apply(first)
    assert asked(game) == 0
    refused(game, second, "M17-WORK-04")
    assert all(text not in texts(game) for text in (first, second))


@rule("M17-EX-03", "M17-WORK-03")
def test_after_two_blends_no_exchange() -> None:
    game = workshop(1, "RRRBBB", second={"paints": "RB"})
    game.apply("blend purple")
    assert "guild red" in given(game)
    game.apply("blend purple")
    assert (asked(game), paints(game, 0)) == (1, {"red": 1, "blue": 1, "purple": 2})


@rule("M17-EX-03")
def test_while_only_a_card_is_left_no_exchange() -> None:
    """Alchemy may come on top of two operations (M4-CARD-33), an exchange may not."""
    slices = {"wishing_well": {"hands": [{"alchemy": 1}, {}, {}]}}
    game = workshop(1, "YYYRRRBBB", modules=(4, 17), slices=slices)
    game.apply_all(["blend purple", "guild red"], 0)
    assert asked(game) == 0
    assert all(text.startswith("alchemy") for text in texts(game)[:-1])
    refused(game, "guild blue", "M17-WORK-03")
    game.apply("alchemy YYY→orange")
    assert asked(game) == 1


@rule("M17-EX-01", "M17-WORK-05", "X-WORK-05")
def test_the_example_of_the_rulebooks() -> None:
    game = workshop(2, "RRRY", lying=("yellow", "green"))
    game.apply("guild red")
    assert (paints(game, 0), guild(game)) == ({"red": 2, "yellow": 2}, ("red", "green"))
    game.apply("blend orange")
    assert paints(game, 0) == {"red": 1, "yellow": 1, "orange": 1}
    game.apply("blend orange")
    assert paints(game, 0) == {"orange": 2}
    game.apply("guild orange")
    assert (paints(game, 0), guild(game)) == ({"orange": 1, "green": 1}, ("red", "orange"))
    assert asked(game) == 1


@rule("M17-EX-02", "M17-WORK-03", "M17-WORK-05")
def test_a_basic_and_a_blended_exchange_with_one_apprentice() -> None:
    game = workshop(1, "RO", lying=("blue", "purple"))
    game.apply("guild red")
    refused(game, "guild blue", "M17-WORK-04")  # a second basic exchange
    game.apply("guild orange")
    assert (paints(game, 0), guild(game)) == ({"blue": 1, "purple": 1}, ("red", "orange"))
    assert asked(game) == 1


@rule("M17-WORK-05", "M17-WORK-10", "X-WORK-05", "M3-WORK-02")
def test_a_paint_from_the_guild_goes_into_a_special_blend() -> None:
    game = workshop(2, "RRB", lying=("yellow", "purple"), modules=(3, 17))
    game.apply("blend purple")
    refused(game, "guild purple", "M17-WORK-09")
    game.apply("blend pink")
    assert paints(game, 0) == {"pink": 1}
    game = workshop(1, "GGR", lying=("yellow", "orange"), modules=(3, 17))
    game.apply("guild green")
    game.apply("blend brown")
    assert (paints(game, 0), asked(game)) == ({"red": 1, "brown": 1}, 1)  # both operations are done


@rule("M17-WORK-06", "B-ACT-04")
def test_every_operation_is_optional() -> None:
    game = workshop(2, "RRBO")
    game.apply("guild red")
    game.apply("pass")
    assert (asked(game), paints(game, 0)) == (1, {"yellow": 1, "red": 1, "blue": 1, "orange": 1})


@rule("M17-WORK-07", "M17-WORK-11", "X-WORK-04")
def test_two_apprentices_exchange_two_basic_paints_in_a_row() -> None:
    game = workshop(2, "RRBB", lying=("yellow", "green"))
    game.apply("guild red")
    game.apply("guild blue")
    assert (paints(game, 0), guild(game)) == ({"yellow": 1, "red": 2, "blue": 1}, ("blue", "green"))
    refused(game, "guild red", "M17-WORK-04")
    assert set(texts(game)) == {"blend green", "blend orange", "blend purple", "pass"}


@rule("M17-WORK-08")
def test_the_paints_stay_from_round_to_round_and_the_limits_do_not() -> None:
    game = workshop(1, "RRBB", second={"paints": "RRB"})
    game.apply("guild red")
    game.apply("pass")
    assert asked(game) == 1
    assert (guild(game), "guild blue" in given(game)) == (("red", "green"), True)  # the next painter begins anew
    game.apply("guild blue")
    while game.view().round == 1:
        game.apply("pass")
    assert (guild(game), game.view().round) == (("blue", "green"), 2)
    assert game.view().modules["guild"]["exchanged"] == {"basic": 0, "blended": 0}


# ---- Leonardo, information ------------------------------------------------------------------------------------------


@rule("M17-LEO-01")
@pytest.mark.parametrize("modules", [(17,), (2, 17)])
def test_leonardo_exchanges_nothing(modules: tuple[int, ...]) -> None:
    game = workshop(1, "RRB", players=2, modules=modules)
    assert asked(game) == 0
    before = guild(game)
    for _ in range(2):
        game.apply("pass")
    assert (guild(game), game.view().round) == (before, 2)


@rule("M17-LEO-01", "M2-LEO-04")
def test_leonardo_in_the_workshop_fulfils_requests_only() -> None:
    tiles = ["3YR", "3YB", "3RB"]
    painters: list[dict[str, Any]] = [
        {"space": 10, "wake": 6, "plan": AT_WORKSHOP[1], "paints": "RRB"},
        {"space": 40, "wake": 7, "plan": AT_WORKSHOP[1], "paints": "RRB"},
        {"space": 70, "wake": 5, "tiles": tiles},
    ]
    game = fresco.position(2, modules=(2, 17), painters=painters, phase="workshop")
    assert game.decision is not None
    assert (game.decision.actor, texts(game)) == (2, ["request general", "pass"])
    refused(game, "guild red", "M17-WORK-01")


@rule("M17-INFO-01", "X-INFO-02")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_the_guild_and_what_is_given(viewer: int | None) -> None:
    game = workshop(2, "RRB", lying=("yellow", "purple"))
    events = game.apply("guild red")
    assert guild(game, viewer) == ("red", "purple")
    assert [event.data for event in told(events.seen_by(viewer), "guild_exchanged")] == [
        {"given": "red", "taken": "yellow"}
    ]
    assert game.view(viewer).modules["guild"]["exchanged"] == {"basic": 1, "blended": 0}
    world = game.sample(viewer, 5)
    assert guild(world) == ("red", "purple")


@pytest.mark.parametrize("text", ["guild", "guild grey", "guild red blue", "guild 1"])
def test_what_names_no_paint_is_told_how_to_write_it(text: str) -> None:
    game = workshop(1, "RRB")
    no_action(game, text)
    reason = game.explain(text)
    assert reason is not None
    assert (reason.rule, "guild red" in reason.text("en")) == ("M17-WORK-01", True)


def test_elsewhere_there_is_no_guild() -> None:
    refused(fresco.new_game(3, modules=(17,), seed=1), "guild red", "M17-WORK-01")


# ---- positions, whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "mentions"),
    [
        ({"basic": "green"}, "green"),
        ({"blended": "pink"}, "pink"),
        ({"basic_exchanges": -1}, "-1"),
        ({"basic_exchanges": "one"}, "one"),
        ({"basic_exchanges": 2}, "X-WORK-08"),
        ({"field": "red"}, "field"),
    ],
)
def test_wrong_positions(part: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadGame) as caught:
        workshop(1, "RRB", part=part)
    assert mentions in str(caught.value)


def test_exchanges_are_counted_in_the_workshop_only() -> None:
    with pytest.raises(BadGame, match="M17-WORK-03"):
        fresco.position(3, modules=(17,), slices={"guild": {"basic_exchanges": 1}})


def test_a_position_is_printed_and_built_again() -> None:
    game = workshop(2, "RRBO")
    game.apply("guild red")
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == fresco.from_json(game.to_json()).hash() == game.hash()
    other = game.copy()
    other.apply("guild orange")
    assert (guild(game), texts(again)) == (("red", "green"), texts(game))


@pytest.mark.parametrize("modules", [(17,), (2, 17), (3, 4, 17), (2, 9, 17), (2, 3, 4, 9, 14, 16, 17)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_are_sound_at_every_step(modules: tuple[int, ...], players: int) -> None:
    play(Case(players, modules, PRESETS[players - 2], 17, 4))
