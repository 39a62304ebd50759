"""Several modules at once in the workshop (X-WORK): requests, special blends, alchemy, wall tiles (2, 3, 4 and 9)."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_together_general import asks, moves, own, play, points, town
from tests.support import rule, texts

MODULES = (2, 3, 4, 9)
PLENTY = "YYYYYYYYRRRRRRRRBBBBBBBB"
PLAIN = ["3YR", "3YB", "3RB"]  # fresco tiles without a splash
WALL = {"GY": 1, "GR": 1, "OY": 1, "OB": 1, "PR": 1, "PB": 1}  # enough for one exchange of each color


def workshop(
    apprentices: int,
    stock: str = PLENTY,
    tiles: list[str] | None = None,
    wall: dict[str, int] | None = None,
    alchemy: int = 0,
    modules: tuple[int, ...] = MODULES,
    **words: Any,
) -> Fresco:
    plan = {1: [1, 1, 1, 1, 1], 2: [1, 1, 0, 2, 1], 3: [1, 1, 0, 3, 0]}[apprentices]
    slices: dict[str, Any] = {"wishing_well": {"hands": [{"alchemy": alchemy}, {}, {}]}}
    slices["wall_fresco"] = {"players": [{"tiles": WALL if wall is None else wall, **words.pop("more", {})}, {}, {}]}
    if modules == (2,):
        slices = {}
    first = {"plan": plan, "paints": stock, "tiles": PLAIN if tiles is None else tiles, **words.pop("first", {})}
    words.setdefault("phase", "workshop")
    return town(first, {}, {}, modules=modules, slices=slices, **words)


def offered(game: Fresco) -> dict[str, str]:
    """One answer of each sort, as far as the first painter is asked at all."""
    if asks(game) != (0, "blend"):
        return {}
    return {text.split()[0]: text for text in reversed(texts(game))}


def fulfil(game: Fresco, request: str) -> list[Any]:
    """A request with the first tiles that will do."""
    events = list(game.apply(request))
    while asks(game) == (0, "request_tile"):
        events += game.apply(game.legal()[0])
    return events


# ---- who does what --------------------------------------------------------------------------------------------------


@rule("X-WORK-01", "X-WORK-08", "X-WORK-04")
@pytest.mark.parametrize("healthy", [1, 2, 3])
@pytest.mark.parametrize("cards", [0, 2])
def test_counting_rule_for_everything_that_can_be_done(healthy: int, cards: int) -> None:
    """Through every number of blends, requests, exchanges and alchemies, whatever came first: offered is exactly what
    ceil(b / 2) + r + w <= h still allows, and an alchemy for each apprentice.
    """
    todo = [(workshop(healthy, alchemy=cards), (0, 0, 0, 0))]
    seen = set()
    while todo:
        game, done = todo.pop()
        if done in seen:
            continue
        seen.add(done)
        now = offered(game)
        steps = {"blend": (1, 0, 0, 0), "request": (0, 1, 0, 0), "exchange": (0, 0, 1, 0), "alchemy": (0, 0, 0, 1)}
        for sort, step in steps.items():
            after = tuple(one + two for one, two in zip(done, step, strict=True))
            b, r, w, a = after
            legal = ceil(b / 2) + r + w <= healthy and r <= 1 and w <= 3 and a <= min(healthy, cards)
            assert (sort in now) == legal, (done, sort)
            if legal:
                later = game.copy()
                fulfil(later, now[sort]) if sort == "request" else later.apply(now[sort])
                assert later.check() == []
                todo.append((later, (b, r, w, a)))
    most = max(b for b, r, w, a in seen)
    assert most == 2 * healthy
    assert len(seen) == sum(
        ceil(b / 2) + r + w <= healthy
        for b in range(2 * healthy + 1)
        for r in range(2)
        for w in range(4)
        for a in range(min(healthy, cards) + 1)
    )


@rule("X-WORK-01")
@pytest.mark.parametrize("first", ["blend green", "request general", "exchange"])
def test_one_apprentice_blends_or_fulfils_a_request_or_exchanges(first: str) -> None:
    game = workshop(1)
    act = offered(game)[first.split()[0]]
    fulfil(game, act) if act.startswith("request") else game.apply(act)
    assert set(offered(game)) == ({"blend", "pass"} if first.startswith("blend") else set())


@rule("X-WORK-01")
def test_every_apprentice_may_exchange_but_only_one_request_a_round() -> None:
    game = workshop(3)
    play(game, "exchange GY+OB", "exchange GR+PB")
    assert own(game, "wall_fresco", 0)["exchange"] == ["green", "purple"]
    fulfil(game, "request general")
    assert asks(game)[0] == 1
    game = workshop(3, tiles=[*PLAIN, "4YRB-1", "4YRB-2", "5RG"])
    fulfil(game, "request general")
    refused(game, "request general", "M2-WORK-01")


@rule("X-WORK-03")
@pytest.mark.parametrize("work", ["request", "exchange", "blend"])
def test_alchemy_may_be_carried_whatever_the_apprentice_does(work: str) -> None:
    """Before his work or after it; it is no blend of his own."""
    for early in (True, False):
        game = workshop(1, alchemy=1)
        wish = ["alchemy YYY→purple"]
        play(game, *wish * early)
        act = offered(game)[work]
        fulfil(game, act) if work == "request" else game.apply(act)
        if work == "blend":
            game.apply("blend orange")
        play(game, *wish * (not early))
        assert asks(game)[0] == 1
        assert paints(game, 0)["purple"] == 1
        assert own(game, "wishing_well", 0)["cards"] == {}


@rule("X-WORK-03", "X-WORK-08")
def test_no_more_alchemies_than_apprentices() -> None:
    game = workshop(1, alchemy=2)
    game.apply("alchemy YYY→purple")
    refused(game, "alchemy YYY→purple", "M4-CARD-14")
    play(game, "blend green", "blend green")
    assert asks(game)[0] == 1


@rule("X-WORK-04")
@pytest.mark.parametrize(
    "acts",
    [
        ("request general", "blend green", "blend orange", "exchange GR+PB", "alchemy YYY→purple"),
        ("alchemy YYY→purple", "blend green", "exchange GR+PB", "blend orange", "request general"),
        ("exchange GR+PB", "blend green", "request general", "alchemy YYY→purple", "blend orange"),
    ],
)
def test_the_order_is_free_and_makes_no_difference(acts: tuple[str, ...]) -> None:
    """A blend, another apprentice's request, the second blend: who does what is not told apart."""
    game = workshop(3, alchemy=1)
    for act in acts:
        fulfil(game, act) if act.startswith("request") else game.apply(act)
    assert asks(game)[0] == 1
    assert points(game, 0)["requests"] == 6
    assert paints(game, 0) == {"yellow": 8 - 3 - 2, "red": 7, "blue": 7, "green": 1, "orange": 1, "purple": 1}


@rule("X-WORK-05", "X-M3M4-01")
def test_paint_gained_by_one_step_serves_the_next() -> None:
    """Alchemy gives green, a blend orange; the two make brown. Alchemy gives purple; with red it makes pink."""
    game = workshop(1, stock="YYYYR", alchemy=1, wall={}, tiles=[])
    assert "blend brown" not in texts(game)
    play(game, "alchemy YYY→green", "blend orange", "blend brown")
    assert paints(game, 0) == {"brown": 1}
    game = workshop(1, stock="YYYR", alchemy=1, wall={}, tiles=[])
    play(game, "alchemy YYY→purple", "blend pink")
    assert paints(game, 0) == {"pink": 1}


@rule("X-M3M4-01")
def test_alchemy_neither_takes_nor_yields_pink_or_brown() -> None:
    game = workshop(1, stock="YYYRRRBBBGOPKKKNNN", alchemy=1)
    wishes = [text for text in texts(game) if text.startswith("alchemy")]
    assert {text.partition("→")[2] for text in wishes} == {"green", "orange", "purple"}
    assert {letter for text in wishes for letter in text.split()[1].partition("→")[0]} == set("YRB")
    assert len(wishes) == 3 * 10


@rule("X-M3M5-01")
def test_the_disc_is_never_pink_or_brown() -> None:
    discs = set()
    for seed in range(40):
        game = town({}, {}, {}, modules=(3, 5), phase="prepare", seed=seed)
        discs.add(game.view().modules["leaf_gold"]["disc"])
    assert discs == {"red", "blue", "green", "orange", "purple"}  # and yellow lay there before
    assert sorted(game.r.pools["disc"].items) == ["blue", "green", "orange", "purple", "red", "yellow"]


# ---- requests with wall tiles ---------------------------------------------------------------------------------------


@rule("X-WORK-06", "X-STATED-02", "X-M2M9-01")
@pytest.mark.parametrize(
    ("tiles", "wall", "stacks"),
    [
        (["5RG", "7YRG", "8GP"], {}, ["G", "G", "GP"]),
        (["5RG", "7YRG"], {"GY": 1}, ["G", "G", "wall GY"]),
        (["5RG"], {"GY": 1, "GB": 1}, ["G", "wall GY", "wall GB"]),
        ([], {"GY": 2, "GR": 1}, ["wall GY", "wall GY", "wall GR"]),
    ],
)
def test_a_request_with_any_mixture_of_fresco_and_wall_tiles(
    tiles: list[str], wall: dict[str, int], stacks: list[str]
) -> None:
    """The splash of a wall tile has the color of its front."""
    game = workshop(1, tiles=tiles, wall={**wall, "OY": 1})
    refused(game, "request orange", "M2-WORK-04")
    refused(game, "request purple", "M2-WORK-04")
    events = play(game, "request green")
    for name in stacks:
        assert f"stack {name}" in texts(game) or asks(game) != (0, "request_tile")
        if asks(game) == (0, "request_tile"):
            events += game.apply(f"stack {name}")
    assert moves(events) == [8]
    assert own(game, "requests", 0)["requests"] == ["green 8"]
    assert own(game, "wall_fresco", 0)["stacked"] == wall
    assert own(game, "wall_fresco", 0)["tiles"] == {"OY": 1}
    assert game.check() == []


@rule("X-WORK-06")
def test_a_general_request_takes_any_three_of_both_sorts_and_needs_three() -> None:
    game = workshop(1, tiles=["3YR"], wall={"OY": 1})
    refused(game, "request general", "M2-WORK-03")
    game = workshop(1, tiles=["3YR"], wall={"OY": 1, "PB": 1})
    events = fulfil(game, "request general")
    assert moves(events) == [6]


@rule("X-WORK-06", "X-M2M9-02")
def test_exchange_tiles_cannot_be_stacked() -> None:
    game = workshop(1, tiles=["5RG"], wall={"GY": 1}, more={"exchange": ["green", "orange", "purple"]})
    for kind in ("general", "green", "orange", "purple"):
        assert f"request {kind}" not in texts(game)
    assert not [text for text in game.r.codec.actions if text.text.startswith("stack") and "exchange" in text.text]


@rule("X-WORK-06", "X-STATED-02")
def test_stacked_wall_tiles_pay_no_income_and_cannot_be_exchanged() -> None:
    """Income after a green request with GY, GR and a fresco tile: the request's Thaler and green, nothing for what lies
    under it; the yellow one that stays open still pays.
    """
    game = workshop(1, tiles=["5RG", "3YR"], wall={"GY": 1, "GR": 1, "OY": 1}, stock="")
    assert {"exchange GY+GR", "exchange GR+OY"} <= set(texts(game))
    play(game, "request green")
    while asks(game) == (0, "request_tile"):
        game.apply(game.legal()[0])
    before = thalers(game, 0)
    while game.view().round == 1:
        game.apply("pass")
    assert thalers(game, 0) - before == 1 + 1  # the other fresco tile and the request
    assert paints(game, 0) == {"yellow": 1, "green": 1}
    game = workshop(2, tiles=["5RG"], wall={"GY": 1, "GB": 1, "OY": 1}, stock="")
    fulfil(game, "request green")
    assert asks(game)[0] == 1  # no pair is left, so he is not asked again


@rule("X-STATED-02", "X-M2M9-01")
def test_paint_of_requests_is_not_limited_by_the_wall_income() -> None:
    """Two green requests and a green exchange tile: three green paints."""
    requests = {"owned": [["green 8", "green 7"], [], []], "stacked": ["5RG", "7YRG", "8GP"]}
    wall = {"players": [{"tiles": {"GY": 1}, "stacked": {"GR": 2, "GB": 1}, "exchange": ["green"]}, {}, {}]}
    game = town(
        {"tiles": ["5RG", "7YRG", "8GP"], "paints": "", "thalers": 0},
        {},
        {},
        modules=(2, 9),
        phase="prepare",
        slices={"requests": requests, "wall_fresco": wall},
    )
    assert paints(game, 0) == {"green": 3, "yellow": 1}
    assert thalers(game, 0) == 2


@rule("X-STATED-02")
def test_without_requests_the_seals_mean_nothing() -> None:
    """Two wall tiles that differ in their splash only: with requests it matters which is given, without it does not."""
    wall = {"GY": 1, "OY": 1, "PB": 1}
    with_requests = [text for text in texts(workshop(1, wall=wall)) if text.startswith("exchange")]
    without = [text for text in texts(workshop(1, wall=wall, modules=(3, 4, 9))) if text.startswith("exchange")]
    assert with_requests == ["exchange GY+PB", "exchange OY+PB"]
    assert len(without) == 1


@rule("X-WORK-07")
def test_tiles_of_the_first_cathedral_visit_serve_a_request_of_the_same_round() -> None:
    words: dict[str, Any] = {"tiles": ["3YR", "3YB"], "wall": {}, "stock": "RB", "phase": "cathedral"}
    game = workshop(1, fresco={"A1": "3RB", "E5": "11GOP-1"}, **words)
    game.apply("restore A1")
    while asks(game) != (0, "blend"):
        game.apply("pass")
    assert moves(fulfil(game, "request general")) == [6]


@rule("X-WORK-07", "X-FINAL-01")
def test_tiles_of_the_second_visit_come_too_late() -> None:
    words: dict[str, Any] = {"tiles": ["3YR", "3YB"], "wall": {}, "stock": "RB", "phase": "workshop"}
    game = workshop(1, fresco={"A1": "3RB", "E5": "11GOP-1"}, final=True, modules=(2,), **words)
    refused(game, "request general", "M2-WORK-03")
    while game.view().phase != "fifth":
        game.apply("pass")
    game.apply("restore A1")
    while not game.over:
        game.apply("pass")
    assert not told(game.events, "request_fulfilled")
    assert own(game, "requests", 0)["requests"] == []
    assert len(game.view().players[0].tiles) == 3
