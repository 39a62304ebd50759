"""All modules at once in the workshop (X-WORK): guild, ill apprentices, lady, map; with requests, cards and wall."""

from __future__ import annotations

from itertools import product
from math import ceil
from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import paints
from tests.rules.table import refused
from tests.rules.test_together_general import asks, moves, own, part, play, points, town
from tests.rules.test_whole_general import EVERY, chart, ill, sick, wed
from tests.support import rule, texts

PLENTY = "YYYYYYYYRRRRRRRRBBBBBBBBGGGGOOOOPPPP"
PLAIN = ["3YR", "3YB", "3RB"]
WALL = {"GY": 1, "GR": 1, "OY": 1, "OB": 1, "PR": 1, "PB": 1}
MODULES = (2, 4, 9, 10, 17)
Totals = tuple[int, int, int, int, int]  # blends, basic and blended exchanges, requests, wall exchanges


def workshop(healthy: int, sickly: int = 0, modules: tuple[int, ...] = MODULES, **words: Any) -> Fresco:
    count = healthy + sickly
    rest = 5 - count
    plan = [min(rest, 2), rest - min(rest, 2), 0, count, 0]
    slices: dict[str, Any] = {
        "wishing_well": {"hands": [{"alchemy": words.pop("alchemy", 0)}, {}, {}]},
        "wall_fresco": {"players": [{"tiles": WALL}, {}, {}]},
        "medico": sick({"workshop": sickly}) if sickly else {},
        "guild": {"basic": "yellow", "blended": "green"},
        **words.pop("slices", {}),
    }
    keys = {4: "wishing_well", 9: "wall_fresco", 10: "medico", 17: "guild", 12: "ladies", 13: "catacombs"}
    slices = {key: data for number, key in keys.items() if number in modules and (data := slices.get(key)) is not None}
    first = {"plan": plan, "paints": PLENTY, "tiles": PLAIN, **words.pop("first", {})}
    words = {"phase": "workshop", **words}
    return town(first, {}, {}, modules=modules, slices=slices, **words)


def offered(game: Fresco) -> dict[str, str]:
    """One answer of each sort, as far as the first painter is asked at all."""
    if asks(game) != (0, "blend"):
        return {}
    found: dict[str, str] = {}
    for text in texts(game):
        sort = text.split()[0]
        if sort == "guild":
            sort = "basic" if text.split()[1] in ("yellow", "red", "blue") else "blended"
        found.setdefault(sort, text)
    return found


def do(game: Fresco, act: str) -> list[Any]:
    events = list(game.apply(act))
    while asks(game) == (0, "request_tile"):
        events += game.apply(game.legal()[0])
    return events


def legal(healthy: int, sickly: int, totals: Totals) -> bool:
    """X-WORK-08, word for word."""
    b, x, z, r, w = totals
    return max(ceil((max(0, b - sickly) + x + z) / 2), x, z) + r + w <= healthy and r <= 1 and b <= 2 * healthy + sickly


def shared(healthy: int, sickly: int) -> set[Totals]:
    """X-WORK-01 and -02, apprentice by apprentice: what all of them together can have done."""
    one: list[Totals] = [(0, 0, 0, 1, 0), (0, 0, 0, 0, 1)]
    one += [(b, x, z, 0, 0) for b, x, z in product(range(3), range(2), range(2)) if b + x + z <= 2]
    found: set[Totals] = {(0, 0, 0, 0, 0)}
    for choices in [one] * healthy + [[(0, 0, 0, 0, 0), (1, 0, 0, 0, 0)]] * sickly:
        sums = {tuple(a + b for a, b in zip(done, more, strict=True)) for done in found for more in choices}
        found = {(b, x, z, r, w) for b, x, z, r, w in sums}
    return {totals for totals in found if totals[3] <= 1}


STEPS = {"blend": 0, "basic": 1, "blended": 2, "request": 3, "exchange": 4}
CREWS = [(h, i) for h in range(4) for i in range(4) if 0 < h + i <= 3]


@rule("X-WORK-08", "X-WORK-01", "X-WORK-02")
@pytest.mark.parametrize(("healthy", "sickly"), CREWS)
def test_the_counting_rule_is_what_single_apprentices_can_share(healthy: int, sickly: int) -> None:
    most = range(2 * healthy + sickly + 2)
    every = product(most, range(healthy + 2), range(healthy + 2), range(3), range(healthy + 2))
    assert {totals for totals in every if legal(healthy, sickly, totals)} == shared(healthy, sickly)


@rule("X-WORK-08", "X-WORK-01", "X-WORK-02", "X-WORK-04", "X-M2M17-01", "X-M2M10-01")
@pytest.mark.parametrize(("healthy", "sickly"), CREWS)
def test_offered_is_exactly_what_the_counting_rule_allows(healthy: int, sickly: int) -> None:
    """Through all totals, whatever came first: blends, both sorts of guild exchange, request, wall tiles."""
    todo: list[tuple[Fresco, Totals]] = [(workshop(healthy, sickly), (0, 0, 0, 0, 0))]
    seen: set[Totals] = set()
    while todo:
        game, done = todo.pop()
        if done in seen:
            continue
        seen.add(done)
        now = offered(game)
        for sort, place in STEPS.items():
            more = list(done)
            more[place] += 1
            after: Totals = (more[0], more[1], more[2], more[3], more[4])
            assert (sort in now) == legal(healthy, sickly, after), (done, sort)
            if sort in now:
                later = game.copy()
                do(later, now[sort])
                assert later.check() == []
                todo.append((later, after))
    assert seen == shared(healthy, sickly)


@rule("X-WORK-08", "X-WORK-03", "X-STATED-05", "M4-XMOD-04")
@pytest.mark.parametrize(("healthy", "sickly"), CREWS)
def test_as_many_alchemies_as_healthy_ones(healthy: int, sickly: int) -> None:
    """Whatever they do; with ill ones alone there is none."""
    for first in ([], ["request"], ["blend"], ["basic"], ["exchange"]):
        game = workshop(healthy, sickly, alchemy=2)
        for sort in first:
            if sort in offered(game):
                do(game, offered(game)[sort])
        count = 0
        while "alchemy" in offered(game):
            game.apply(offered(game)["alchemy"])
            count += 1
        assert count == min(healthy, 2)
        if asks(game) == (0, "blend") and healthy < 2:
            refused(game, "alchemy YYY→green", "M4-CARD-14")


@rule("X-WORK-08")
def test_the_example_of_the_counting_rule() -> None:
    """Two healthy, one ill: request, exchange and two blends; but no request with two exchanges of a kind."""
    game = workshop(2, 1)
    for act in ("request general", "guild red", "blend green", "blend green"):
        do(game, act)
    assert asks(game)[0] == 1
    game = workshop(2, 1)
    do(game, "request general")
    play(game, "guild red")
    refused(game, "guild blue", "M17-WORK-04")


@rule("X-T-07", "X-WORK-02", "X-WORK-03")
def test_example_of_a_request_a_guild_exchange_and_an_ill_one() -> None:
    """A fulfills a request and carries alchemy, B exchanges and blends, C blends once; then A and B are ill."""
    first = {"paints": "YYYRRRB"}
    game = workshop(2, 1, alchemy=1, first=first, slices={"guild": {"basic": "blue", "blended": "green"}})
    events = do(game, "request general")
    assert moves(events) == [6]
    play(game, "alchemy YYY→orange", "guild red", "blend purple")
    assert (asks(game), ill(game)) == ((0, "blend"), 1)
    play(game, "blend purple")
    assert (asks(game)[0], ill(game)) == (1, 3)
    assert paints(game, 0) == {"orange": 1, "purple": 2}


@rule("X-WORK-02", "X-ILL-01", "X-STATED-04")
def test_an_ill_one_has_one_blend_special_or_not_and_nothing_else() -> None:
    game = workshop(0, 1, modules=EVERY, alchemy=1, first={"paints": "YYBGGO"})
    assert texts(game) == ["blend green", "blend brown", "pass"]
    refused(game, "request general", "M2-WORK-13")
    refused(game, "guild blue", "M17-WORK-04")
    refused(game, "exchange GY+OB", "M9-WORK-01")
    game.apply("blend brown")
    assert asks(game)[0] == 1


@rule("X-WORK-02", "X-WORK-01")
@pytest.mark.parametrize("healthy", [1, 2])
def test_blends_of_ill_ones_do_not_free_a_hand_for_other_work(healthy: int) -> None:
    """One ill one blends; the healthy ones may still do all of theirs, and not more."""
    game = workshop(healthy, 1)
    play(game, "blend green", *["guild red", "guild blue"][:healthy])
    if healthy == 1:
        refused(game, "guild blue", "M17-WORK-04")
    refused(game, "request general", "M2-WORK-13")


# ---- pink, brown, order ---------------------------------------------------------------------------------------------


@rule("X-STATED-15", "X-M3M17-01", "X-WORK-05")
def test_pink_and_brown_are_of_no_use_at_the_guild_but_its_paint_is_for_them() -> None:
    game = workshop(
        2, modules=EVERY, first={"paints": "RPKNG"}, slices={"guild": {"basic": "yellow", "blended": "orange"}}
    )
    assert not [text for text in texts(game) if text in ("guild pink", "guild brown")]
    assert not [act for act in game.codec.actions if act.text in ("guild pink", "guild brown")]
    with_brown = game.copy()
    play(with_brown, "guild purple", "blend brown")  # orange of the guild and the own green
    assert paints(with_brown, 0) == {"red": 1, "pink": 1, "brown": 2}
    play(game, "blend pink")
    assert paints(game, 0) == {"green": 1, "pink": 2, "brown": 1}


@rule("X-WORK-05", "X-WORK-04")
def test_lady_guild_blend_alchemy_in_any_sequence() -> None:
    """Each paint serves the next step: lady yellow for blue, guild, blends up to brown."""
    slices: dict[str, Any] = {"ladies": wed(pink="workshop"), "guild": {"basic": "red", "blended": "purple"}}
    game = workshop(2, modules=EVERY, alchemy=1, first={"paints": "YYYYY", "tiles": []}, slices=slices)
    assert asks(game) == (0, "lady_workshop")
    game.apply("lady Y for B")  # YYYYB
    play(game, "guild yellow")  # YYYBR, yellow at the guild
    assert part(game, "guild") == {"basic": "yellow", "blended": "purple", "exchanged": {"basic": 1, "blended": 0}}
    play(game, "blend purple", "alchemy YYY→orange")  # PO
    play(game, "guild orange")  # PP
    assert paints(game, 0) == {"purple": 2}
    assert part(game, "guild")["blended"] == "orange"
    assert asks(game)[0] == 0
    play(game, "guild purple")  # and back
    assert paints(game, 0) == {"purple": 1, "orange": 1}


@rule("X-WORK-04", "X-WORK-01")
@pytest.mark.parametrize("late", [True, False])
def test_lady_first_then_map_before_or_after_the_one_apprentice_then_infection(late: bool) -> None:
    slices: dict[str, Any] = {
        "ladies": wed(pink="workshop"),
        "catacombs": {**chart(workshop="7c"), "open": {"D5": "statue-5"}},
        "medico": {"tile": "workshop"},
    }
    first = {"covers": {"workshop": "map"}, "plan": [1, 1, 1, 1, 1]}
    game = workshop(1, modules=EVERY, first=first, slices=slices, fresco={"A1": "5RG", "E5": "6YP"})
    game.apply("lady Y for B")
    play(game, "explore later" if late else "explore now", *["keep statue-5"] * (not late))
    do(game, "request general")
    while asks(game) == (0, "wedding"):
        game.apply("pass")
    if late:
        assert (asks(game), ill(game)) == ((0, "treasure"), 0)
        game.apply("keep statue-5")
    assert (asks(game)[0], ill(game)) == (1, 1)
    assert points(game, 0)["requests"] == 6
    assert own(game, "catacombs", 0)["kept"] == ["statue-5"]


@rule("X-WORK-04")
def test_the_lady_takes_from_the_supply_and_comes_first_only() -> None:
    slices: dict[str, Any] = {"ladies": wed(pink="workshop"), "guild": {"basic": "red", "blended": "green"}}
    game = workshop(1, modules=EVERY, first={"paints": "YYB", "tiles": []}, slices=slices)
    assert texts(game) == [f"lady {one} for {two}" for one, two in ("YR", "YB", "BY", "BR")] + ["pass"]
    game.apply("pass")
    refused(game, "lady Y for R", "M12-EXCL-09")
    assert part(game, "guild")["basic"] == "red"
