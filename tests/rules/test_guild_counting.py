"""Module 17, Guild: how exchanges, blends and other work share the apprentices (M17-WORK-11, X-WORK-08)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.constants import WORKSHOP
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.guild.rules import within_reach
from buonfresco.games.fresco.paints import BASIC, BLENDED, BLENDS, LETTERS
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, paints
from tests.rules.table import refused
from tests.rules.test_guild import workshop
from tests.support import rule, texts

Totals = tuple[int, int, int, int]  # blends, basic exchanges, blended exchanges, other work
Table = tuple[tuple[int, ...], tuple[int, ...]]  # a stock of paints, the guild's paints

PLENTY = "".join(letter * 6 for letter in "YRBGOP")
WALL = {"wall_fresco": {"players": [{"tiles": {"GY": 2, "OB": 2, "PR": 2}}, {}, {}]}}
FRESCO_TILES = ["3YR", "3YB", "3RB"]


# ---- the formula ----------------------------------------------------------------------------------------------------


def shared_out(hands: int, others: int) -> set[Totals]:
    """All totals the apprentices can come to, each doing what one apprentice may do (X-WORK-01, X-WORK-02)."""
    hand = [(0, 0, 0, 1)] + [(b, x, z, 0) for b, x, z in product(range(3), range(2), range(2)) if b + x + z <= 2]
    found: set[Totals] = {(0, 0, 0, 0)}
    for choices in [hand] * hands + [[(0, 0, 0, 0), (1, 0, 0, 0)]] * others:
        found = {(a + e, b + f, c + g, d + h) for a, b, c, d in found for e, f, g, h in choices}
    return found


@rule("X-WORK-08", "X-WORK-01", "M17-WORK-04")
@pytest.mark.parametrize("hands", range(5))
@pytest.mark.parametrize("others", range(4))
def test_the_counting_rule_is_exactly_what_apprentices_can_share_out(hands: int, others: int) -> None:
    every = product(range(2 * hands + others + 2), range(hands + 2), range(hands + 2), range(hands + 2))
    assert {totals for totals in every if within_reach(hands, others, *totals)} == shared_out(hands, others)


@rule("X-WORK-08")
def test_the_example_of_the_counting_rule() -> None:
    assert within_reach(2, 1, blends=2, basic=1, blended=0, other_work=1)
    assert not within_reach(2, 1, blends=0, basic=2, blended=0, other_work=1)


# ---- the game, every sequence ---------------------------------------------------------------------------------------


@pytest.fixture
def ill(request: pytest.FixtureRequest) -> Iterator[int]:
    """So many of the first painter's apprentices in the workshop are ill: one blend, nothing else (M10-WORK-02)."""
    number: int = request.param

    def blends(_g: Any, painter: int, _there: int, count: int) -> int:
        return count - number if painter == 0 else count

    def able(_g: Any, painter: int, column: int, count: int) -> int:
        return count - number if painter == 0 and column == WORKSHOP else count

    registry()[98] = Module(98, "probe_ill", NoSlice, modifiers={"blends": blends, "able": able})
    fresco.forget_rules()
    yield number
    del registry()[98]
    fresco.forget_rules()


def offered(game: Fresco) -> dict[str, str]:
    """One action of every kind of work."""
    found: dict[str, str] = {}
    for text in texts(game):
        work = text.split()[0]
        if work == "guild":
            work = "basic" if text.split()[1] in ("yellow", "red", "blue") else "blended"
        if work in ("blend", "basic", "blended", "exchange"):
            found.setdefault(work, text)
    return found


KINDS = ("blend", "basic", "blended", "exchange")


def walk(game: Fresco, hands: int, others: int, done: Totals, seen: set[Totals]) -> int:
    """Every order of all that can be done; at each step exactly what the rule allows is offered."""
    seen.add(done)
    steps = [tuple(n + (kind == index) for index, n in enumerate(done)) for kind in range(4)]
    allowed = {name for name, totals in zip(KINDS, steps, strict=True) if within_reach(hands, others, *totals)}
    here = offered(game) if game.decision is not None and asked(game) == 0 else {}
    assert set(here) == allowed, done
    nodes = 1
    for name, text in here.items():
        after = game.copy()
        after.apply(text)
        b, x, z, w = steps[KINDS.index(name)]
        nodes += walk(after, hands, others, (b, x, z, w), seen)
    return nodes


@rule("X-WORK-08", "X-WORK-04", "M17-WORK-11")
@pytest.mark.parametrize(
    ("there", "ill"), [(there, ill) for there in (1, 2, 3) for ill in range(there + 1)], indirect=["ill"]
)
def test_the_game_offers_exactly_that_in_every_order(there: int, ill: int) -> None:
    game = workshop(there, PLENTY, modules=(9, 17, 98), slices=WALL)
    seen: set[Totals] = set()
    walk(game, there - ill, ill, (0, 0, 0, 0), seen)
    assert seen == shared_out(there - ill, ill)


# ---- one apprentice after the other comes to the same ---------------------------------------------------------------


def operations(table: Table) -> Iterator[tuple[int, Table]]:
    """What one operation makes of a table: 0 a blend, 1 a basic and 2 a blended exchange."""
    stock, lying = table
    for result, (one, two) in BLENDS.items():
        if stock[one] and stock[two]:
            after = list(stock)
            after[one] -= 1
            after[two] -= 1
            after[result] += 1
            yield 0, (tuple(after), lying)
    for field, kinds in enumerate((BASIC, BLENDED)):
        for paint in kinds:
            if stock[paint] and paint != lying[field]:
                after = list(stock)
                after[paint] -= 1
                after[lying[field]] += 1
                yield field + 1, (tuple(after), (paint, lying[1]) if field == 0 else (lying[0], paint))


def one_apprentice(table: Table) -> set[Table]:
    """All he can come to: at most two operations, at most one exchange of each kind (M17-WORK-04)."""
    found = {table}
    for kind, after in operations(table):
        found.add(after)
        found |= {last for other, last in operations(after) if kind == 0 or other != kind}
    return found


def pooled(game: Fresco, seen: dict[int, Fresco]) -> None:
    if game.hash() in seen:
        return
    seen[game.hash()] = game
    if asked(game) == 0:
        for text in texts(game):
            if text != "pass":
                after = game.copy()
                after.apply(text)
                pooled(after, seen)


def table_of(game: Fresco) -> Table:
    return tuple(game.s.paints[0][:6]), tuple(game.s.slices[0].paints)  # type: ignore[attr-defined]


@rule("M17-WORK-11", "X-WORK-04", "M17-WORK-07")
@pytest.mark.parametrize("own", ["RRY", "RYBO", "RRBBOG", "YYYOOG", "YRBGOP"])
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_the_pool_leads_where_one_apprentice_after_the_other_leads(apprentices: int, own: str) -> None:
    game = workshop(apprentices, own)
    seen: dict[int, Fresco] = {}
    pooled(game, seen)
    stock = tuple(own.count(letter) for letter in LETTERS[:6])
    reached: set[Table] = {(stock, (BASIC[0], BLENDED[0]))}
    for _ in range(apprentices):
        reached = {after for table in reached for after in one_apprentice(table)}
    assert {table_of(one) for one in seen.values()} == reached


# ---- with requests, cards and the wall ------------------------------------------------------------------------------


def fulfil(game: Fresco) -> None:
    game.apply("request general")
    while game.decision is not None and game.decision.kind == "request_tile":
        game.apply(game.legal()[0])
    if game.decision is not None and game.decision.kind == "landing":
        game.apply("land in front")


@rule("X-WORK-01", "M2-WORK-13")
@pytest.mark.parametrize("first", ["guild red", "guild orange"])
def test_who_exchanges_fulfils_no_request(first: str) -> None:
    game = workshop(1, "RRBBO", modules=(2, 17), first={"tiles": FRESCO_TILES})
    assert "request general" in texts(game)
    game.apply(first)
    refused(game, "request general", "M2-WORK-13")


@rule("X-WORK-01")
def test_who_fulfils_a_request_exchanges_nothing() -> None:
    game = workshop(1, "RRBBO", modules=(2, 17), first={"tiles": FRESCO_TILES})
    fulfil(game)
    assert asked(game) == 1
    game = workshop(2, "RRBBOO", modules=(2, 17), first={"tiles": FRESCO_TILES})
    fulfil(game)
    game.apply("guild red")
    refused(game, "guild blue", "M17-WORK-04")  # the other apprentice has his request
    game.apply("guild orange")
    assert asked(game) == 1


@rule("X-WORK-01", "X-WORK-08")
def test_two_exchanges_of_a_kind_keep_both_apprentices_from_a_request() -> None:
    game = workshop(2, "RRBB", modules=(2, 17), first={"tiles": FRESCO_TILES})
    game.apply("guild red")
    assert "request general" in texts(game)
    game.apply("guild blue")
    refused(game, "request general", "M2-WORK-13")  # though two operations are left
    decision = game.view(0).decision
    assert decision is not None
    assert decision.about == {"left": 2}


@rule("X-WORK-01", "M9-WORK-01")
def test_who_exchanges_wall_tiles_makes_no_guild_exchange() -> None:
    game = workshop(1, "RRBB", modules=(9, 17), slices=WALL)
    game.apply("exchange GY+OB")
    assert asked(game) == 1
    game = workshop(1, "RRBB", modules=(9, 17), slices=WALL)
    game.apply("guild red")
    refused(game, "exchange GY+OB", "M9-WORK-01")


@rule("X-WORK-03", "X-WORK-05")
def test_alchemy_lies_on_top_and_its_paint_may_be_exchanged() -> None:
    slices = {"wishing_well": {"hands": [{"alchemy": 1}, {}, {}]}}
    game = workshop(1, "YYYR", lying=("blue", "green"), modules=(4, 17), slices=slices)
    for text in ("guild red", "alchemy YYY→purple", "guild purple"):
        game.apply(text)
    assert (paints(game, 0), asked(game)) == ({"blue": 1, "green": 1}, 1)


@rule("X-T-07", "X-WORK-02", "X-WORK-08")
@pytest.mark.parametrize("ill", [1], indirect=True)
def test_two_healthy_ones_and_an_ill_one(ill: int) -> None:
    """X-T-07: A fulfills a request and carries alchemy; B exchanges a basic paint and blends; C blends once."""
    slices = {"wishing_well": {"hands": [{"alchemy": 1}, {}, {}]}}
    first = {"tiles": FRESCO_TILES}
    game = workshop(3, "YYYRRRB", lying=("blue", "green"), modules=(2, 4, 17, 98), first=first, slices=slices)
    fulfil(game)
    game.apply("alchemy YYY→orange")
    game.apply("guild red")
    refused(game, "guild blue", "M17-WORK-04")  # A has his request, and C goes to no guild
    game.apply("blend purple")
    assert asked(game) == 0
    game.apply("blend purple")
    assert (asked(game), paints(game, 0), ill) == (1, {"orange": 1, "purple": 2}, 1)


@rule("X-T-07", "X-WORK-01", "X-WORK-02", "X-WORK-08")
def test_two_healthy_ones_and_an_ill_one_with_the_infection_in_the_workshop() -> None:
    """The same with module 10: afterwards A and B are ill, too."""
    slices = {
        "wishing_well": {"hands": [{"alchemy": 1}, {}, {}]},
        "medico": {"ill": [1, 0, 0], "placed": [{"workshop": 1}, {}, {}], "tile": "workshop"},
    }
    first = {"tiles": FRESCO_TILES}
    game = workshop(3, "YYYRRRB", lying=("blue", "green"), modules=(2, 4, 10, 17), first=first, slices=slices)
    fulfil(game)
    game.apply("alchemy YYY→orange")
    game.apply("guild red")
    refused(game, "guild blue", "M17-WORK-04")
    game.apply("blend purple")
    game.apply("blend purple")
    assert (asked(game), paints(game, 0)) == (1, {"orange": 1, "purple": 2})
    assert game.view().modules["medico"]["players"][0]["ill"] == 3


@rule("X-WORK-02")
@pytest.mark.parametrize("ill", [1, 2], indirect=True)
def test_ill_ones_go_to_no_guild(ill: int) -> None:
    game = workshop(ill, "RRRBBBOOO", modules=(17, 98))
    assert texts(game) == ["blend purple", "pass"]
    refused(game, "guild red", "M17-WORK-04")
