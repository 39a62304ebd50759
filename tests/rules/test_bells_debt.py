"""Module 8, Bells: received Thalers go onto partly paid certificates, and voluntary payments (M8-PAY, X-THAL)."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.ruleset import Program
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, deeds
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.hooks import ActionTile, Insert, Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import PACKS
from buonfresco.games.fresco.state import NoSlice
from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_bells import DISPLAY, audience, deposits, of, part, player, town
from tests.support import rule, texts


def pennies(g: Fresco, _actor: int, _arg: int) -> None:
    deeds.receive(g, 0, 2, "penny")


def gold(g: Fresco, _actor: int, _arg: int) -> None:
    deeds.receive(g, 0, 1, "gold")


def bottle(g: Fresco, painter: int, _arg: int) -> None:
    """A forced purchase for 2 Thalers, as a Medico would sell it (M10-MKT-04)."""
    if g.s.thalers[painter] >= 2:
        deeds.spend(g, painter, 2, "bottle")


def window(g: Fresco, painter: int, _arg: int) -> None:
    for reaction in g.r.reactions["must_pay"]:
        reaction(g, painter, 0, 0)


# What modules 2, 4, 5, 10 and 11 do to Thalers, in modules made for it.
REQUEST = Module(82, "request82", NoSlice, modifiers={"income": lambda _g, seat, _arg, n: n + (seat == 0)})
PENNIES = Module(84, "pennies84", NoSlice, inserts=(Insert("scoring", "", pennies, "X-SCORE-01"),))
GOLD = Module(85, "gold85", NoSlice, inserts=(Insert("scoring", "", gold, "X-SCORE-01"),))
LEECH = Module(
    90,
    "leech90",
    NoSlice,
    action_tile=ActionTile("leech", "leech", ("X-PLAN-02",), spaces=1, columns=(MARKET,)),
    programs={"leech": Program({"window": window, "bottle": bottle})},
    modifiers={"money": lambda _g, _p, _arg, n: n + 5},
)
FAVOR = Module(91, "favor91", NoSlice, reactions={"restored": lambda g, p, _s, _t: deeds.receive(g, p, 5, "favor")})


@pytest.fixture(autouse=True)
def stand_ins() -> Iterator[None]:
    extra = {module.number: module for module in (REQUEST, PENNIES, GOLD, LEECH, FAVOR)}
    registry().update(extra)
    yield
    for number in extra:
        del registry()[number]
    fresco.forget_rules()


def debtor(*owed: tuple[str, int], studio: int = 2, phase: str = "studio", **words: Any) -> Fresco:
    """The first painter has these partly paid certificates, 5 Thalers, and apprentices in the studio."""
    plan = {0: [1, 1, 0, 1, 2], 1: [1, 1, 1, 1, 1], 2: [1, 1, 2, 1, 0], 3: [1, 0, 3, 1, 0]}[studio]
    one = {"plan": plan, "thalers": 5, **words.pop("first", {})}
    bells = {"display": [], "open": [[list(entry) for entry in owed], [], []]}
    return town(one, {}, {}, phase=phase, bells=bells, **words)


def answered(game: Fresco) -> list[str]:
    """The kinds of all answers so far, automatic ones too."""
    return [game.codec.actions[entry >> 3].kind for entry in game.inputs if entry >= 0]


@rule("M8-PAY-01", "M8-PAY-03", "M8-T-01", "X-THAL-01")
def test_received_thalers_go_onto_the_certificate_and_only_the_rest_behind_the_screen() -> None:
    game = debtor(("7-5-4a", 4), studio=2)
    assert player(game, 0) == {"count": 1, "face_down": 1, "certificates": ["7-5-4a"], "open": [], "pending": 0}
    assert (thalers(game, 0), game.scores()[0]) == (5 + 3, 10)
    paid = told(game.events, "paid_instalment")
    assert [event.data for event in paid] == [{"certificate": "7-5-4a", "thalers": 3, "left": 0}]


@rule("M8-PAY-01", "M8-PAY-02")
def test_while_anything_is_owed_nothing_can_be_kept_and_nothing_is_scored() -> None:
    game = debtor(("8-5-5a", 1), studio=2)
    assert deposits(game, 0) == {"8-5-5a": 7}
    assert (thalers(game, 0), game.scores()[0]) == (5, 10)
    assert game.view().phase == "workshop"
    assert "instalment" not in answered(game)  # there was nothing to decide


@rule("M8-PAY-04")
def test_money_he_has_already_stays_free_for_any_use() -> None:
    game = debtor(("8-5-5a", 0), phase="market")
    assert "buy I.1" in texts(game)
    game.apply("buy I.1")  # three Thalers at six o'clock
    assert thalers(game, 0) == 2
    assert deposits(game, 0) == {"8-5-5a": 0}


@rule("M8-PAY-06", "X-THAL-01")
def test_thalers_come_in_through_one_function_only() -> None:
    root = Path(fresco.__file__).parent
    adding = re.compile(r"thalers\[[^]]*\]\s*(\+=|=(?!=))")
    found = {path.name for path in root.rglob("*.py") if adding.search(path.read_text(encoding="utf-8"))}
    assert found <= {"deeds.py", "sampling.py"}  # and worlds that might be


@rule("M8-PAY-06", "M8-T-04")
def test_income_in_the_prepare_phase_is_received_money() -> None:
    words: dict[str, Any] = {"first": {"tiles": ["3YR", "3YB", "3RB", "4YRB-1"]}, "modules": (8, 82)}
    game = debtor(("7-5-4a", 5), phase="prepare", **words)
    assert player(game, 0)["certificates"] == ["7-5-4a"]
    assert thalers(game, 0) == 5 + 3


@rule("M8-PAY-06")
def test_starting_thalers_are_no_receipt() -> None:
    game = fresco.new_game(3, modules=[8], seed=1)
    assert [thalers(game, seat) for seat in range(3)] == [12, 12, 12]
    assert not told(game.events, "earned", "paid_instalment")


@rule("M8-PAY-06", "M8-T-05", "X-THAL-04")
def test_favor_thalers_go_onto_the_certificate_before_anything_is_paid(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "bells.toml"
    pack.write_text(pack.read_text().replace('"8-5-5a"\nprice = 8', '"9-5-5a"\nprice = 9'))
    first = {"paints": "YRB", "plan": [1, 2, 1, 1, 0]}
    words: dict[str, Any] = {"fresco": {"C3": "3YR", "A1": "11GOP-1"}, "modules": (8, 91), "pack": str(pack.parent)}
    game = debtor(("9-5-5a", 0), phase="cathedral", first=first, bishop="C3", **words)
    assert game.legal()
    game.apply("restore C3")
    assert (deposits(game, 0), thalers(game, 0)) == ({"9-5-5a": 5}, 5)


@rule("M8-PAY-07")
def test_a_receipt_is_settled_before_the_game_goes_on() -> None:
    game = debtor(("7-5-4a", 4), ("8-5-5a", 2), studio=2)
    assert (asked(game), game.decisions[0].kind) == (0, "instalment")
    assert game.view().phase == "studio"  # the others have not had their turn
    assert (thalers(game, 0), thalers(game, 1), player(game, 0)["pending"]) == (5, 12, 6)
    question = game.view(0).decision
    assert question is not None
    assert question.about == {"certificate": "7-5-4a", "pending": 6}
    game.apply("instalment 7-5-4a 2")
    assert deposits(game, 0) == {"7-5-4a": 6, "8-5-5a": 6}
    assert (thalers(game, 0), thalers(game, 1), player(game, 0)["pending"]) == (5, 15, 0)


@rule("M8-PAY-09", "X-THAL-05")
def test_with_several_certificates_the_owner_splits_as_he_likes() -> None:
    splits = set()

    def explore(game: Fresco, so_far: tuple[tuple[str, int], ...]) -> None:
        if game.decisions[0].kind != "instalment":
            splits.add((so_far, thalers(game, 0)))
            return
        for act in game.legal():
            copy = game.copy()
            copy.apply(act)
            after = {name: price(name) for name in part_ids(copy)} | deposits(copy, 0)
            explore(copy, tuple((name, after[name]) for name in ("5-4-3a", "6-4-4a", "4-3-3a")))

    explore(debtor(("5-4-3a", 2), ("6-4-4a", 1), ("4-3-3a", 2), studio=2), ())
    every = {
        ((("5-4-3a", 2 + a), ("6-4-4a", 1 + b), ("4-3-3a", 2 + 6 - a - b)), 5)
        for a in range(4)
        for b in range(6)
        if 0 <= 6 - a - b <= 2
    }
    assert splits == every


def price(name: str) -> int:
    return int(name[0])


def part_ids(game: Fresco) -> list[str]:
    certificates: list[str] = player(game, 0)["certificates"]
    return certificates


@rule("M8-PAY-09")
def test_no_thaler_may_be_kept_while_any_debt_is_left() -> None:
    game = debtor(("4-3-3a", 2), ("7-5-4a", 4), ("5-4-3a", 4), studio=1)
    refused(game, "pass", "M8-PAY-01")
    refused(game, "instalment 4-3-3a 3", "M8-PAY-09")
    refused(game, "instalment 7-5-4a 1", "M8-PAY-09")
    game.apply("instalment 4-3-3a 0")
    assert texts(game) == ["instalment 7-5-4a 2", "instalment 7-5-4a 3"]  # 3 left, and room for 1 on the last one
    refused(game, "instalment 7-5-4a 1", "M8-PAY-01")
    game.apply("instalment 7-5-4a 2")
    assert deposits(game, 0) == {"4-3-3a": 2, "7-5-4a": 6}
    assert (part_ids(game), thalers(game, 0)) == (["5-4-3a"], 5)


@rule("M8-PAY-09")
@pytest.mark.parametrize(("owed", "kept"), [([("7-5-4a", 4), ("8-5-5a", 5)], 0), ([("7-5-4a", 4), ("8-5-5a", 6)], 1)])
def test_nobody_is_asked_if_the_receipt_pays_everything(owed: list[tuple[str, int]], kept: int) -> None:
    game = debtor(*owed, studio=2)
    assert game.view().phase == "workshop"
    assert (part_ids(game), thalers(game, 0)) == (["7-5-4a", "8-5-5a"], 5 + kept)


@rule("M8-PAY-09")
def test_the_first_option_proposes_what_can_be_completed_with_the_least_money() -> None:
    game = debtor(("8-5-5a", 1), ("4-3-3a", 2), ("7-5-4a", 3), studio=1)
    while game.decisions[0].kind == "instalment":
        game.apply(game.legal()[0])
    assert part_ids(game) == ["4-3-3a"]
    assert deposits(game, 0) == {"8-5-5a": 1, "7-5-4a": 4}
    tie = debtor(("4-3-3a", 2), ("5-4-3a", 3), ("8-5-5a", 0), studio=1)
    assert texts(tie)[0] == "instalment 4-3-3a 2"  # of equal ones the one taken first


@rule("M8-PAY-09", "M8-PAY-07")
def test_if_several_receive_at_once_they_are_asked_in_action_order() -> None:
    two = [["7-5-4a", 0], ["8-5-5a", 0]], [["6-4-4a", 0], ["6-4-4b", 0]], [["5-4-3a", 0], ["5-4-3b", 0]]
    tiles = (["3YR", "3YB"], ["3RB"], ["4YRB-1", "4YRB-2"])
    people = [{"tiles": own, "wake": wake} for own, wake in zip(tiles, (8, 6, 7), strict=True)]
    game = town(*people, phase="prepare", bells={"display": [], "open": list(two)})
    seats = []
    while game.decisions[0].kind == "instalment":
        seats.append(asked(game))
        assert game.check() == []
        game.apply(game.legal()[-1])
    assert seats == [1, 2, 0]
    assert [sum(deposits(game, seat).values()) for seat in range(3)] == [2, 1, 2]
    assert [thalers(game, seat) for seat in range(3)] == [12, 12, 12]


# ---- voluntary payments -------------------------------------------------------------------------------------------


@rule("M8-PAY-05", "M8-PAY-02", "X-SCORE-05")
def test_before_the_bells_are_scored_any_amount_may_be_paid_without_points() -> None:
    game = debtor(("4-3-3a", 2), ("8-5-5a", 3), phase="scoring", final=True)
    assert (asked(game), game.decisions[0].kind) == (0, "last_payment")
    wanted = [*[f"pay {n} on 4-3-3a" for n in (1, 2)], *[f"pay {n} on 8-5-5a" for n in (1, 2, 3, 4, 5)], "pass"]
    assert texts(game) == wanted
    refused(game, "pay 3 on 4-3-3a", "M8-PAY-05")
    refused(game, "pay 6 on 8-5-5a", "M8-PAY-05")
    refused(game, "pay 1 on 3-3-2a", "M8-PAY-05")
    game.apply("pay 1 on 8-5-5a")
    assert deposits(game, 0) == {"4-3-3a": 2, "8-5-5a": 4}
    events = game.apply("pay 2 on 4-3-3a")
    assert [event.data for event in told(events, "paid_instalment")] == [
        {"certificate": "4-3-3a", "thalers": 2, "left": 0}
    ]
    assert (part_ids(game), thalers(game, 0)) == (["4-3-3a"], 2)
    assert game.scores()[0] == 10
    game.apply("pass")
    assert game.over
    assert of(game)["track"]["painters"][0] is None  # 3 bells, less the 5 of the open one


@rule("M8-PAY-10")
def test_the_last_window_is_open_to_all_debtors_with_money_in_action_order() -> None:
    people = [{"wake": 8}, {"wake": 6}, {"wake": 7, "thalers": 0}, {"wake": 9}]
    owed = [[["4-3-3a", 2]], [["8-5-5a", 3]], [["7-5-4a", 0]], []]
    game = town(*people, phase="scoring", final=True, bells={"display": [], "open": owed})
    assert asked(game) == 1
    game.apply("pay 5 on 8-5-5a")  # nothing more to pay: on to the next
    assert asked(game) == 0
    game.apply("pass")
    assert game.over


@rule("M8-PAY-10", "M8-T-09", "X-ACT-06")
@pytest.mark.parametrize(("paid", "left"), [(0, 0), (1, 1), (2, 0)])
def test_before_a_bottle_a_debtor_may_pay_his_money_away(paid: int, left: int) -> None:
    """Debt 3, 2 Thalers, a bottle for 2: whoever pays 1 or 2 is excused."""
    first = {"plan": [1, 1, 1, 1, 1], "thalers": 2, "covers": {"market": "leech"}}
    game = debtor(("7-5-4a", 4), first=first, phase="market", modules=(8, 90))
    assert game.decisions[0].kind == "last_payment"
    assert texts(game) == ["pay 1 on 7-5-4a", "pay 2 on 7-5-4a", "pass"]
    if paid:
        game.apply(f"pay {paid} on 7-5-4a")
    if game.decisions[0].kind == "last_payment":
        game.apply("pass")
    assert (thalers(game, 0), deposits(game, 0)) == (left, {"7-5-4a": 4 + paid})


@rule("M8-PAY-10")
def test_who_owes_nothing_gets_no_window() -> None:
    first = {"plan": [1, 1, 1, 1, 1], "thalers": 2, "covers": {"market": "leech"}}
    game = debtor(first=first, phase="market", modules=(8, 90))
    assert (asked(game), game.decisions[0].kind, thalers(game, 0)) == (1, "market", 0)


@rule("M8-PAY-11", "X-THAL-03", "X-SCORE-03")
def test_coins_on_an_open_certificate_are_spent() -> None:
    game = debtor(("8-5-5a", 7), phase="market", first={"thalers": 2})
    assert not any(text.startswith("buy") for text in texts(game))  # a tile costs 3
    done = debtor(("8-5-5a", 7), phase="scoring", final=True, first={"thalers": 0})
    assert done.scores()[0] == 10
    assert done.view().players[0].points == {"fresco": 10}
    assert answered(done) == []  # without money there is no window either


@rule("M8-PAY-08", "M8-T-06", "X-THAL-05", "X-SCORE-04")
def test_the_exchange_before_scoring_completes_certificates() -> None:
    """Debt 2: two pennies complete it, the gold is kept; its bells count for him."""
    game = debtor(("5-4-3a", 3), phase="scoring", final=True, first={"thalers": 0}, modules=(8, 84, 85))
    assert game.over
    assert (part_ids(game), thalers(game, 0)) == (["5-4-3a"], 1)
    assert of(game)["track"]["painters"][0] == 3


@rule("X-THAL-02", "X-SCORE-04")
def test_a_credit_inside_the_money_scoring_pays_no_debts() -> None:
    game = debtor(("8-5-5a", 7), phase="scoring", final=True, first={"thalers": 0}, modules=(8, 90))
    assert game.over
    assert deposits(game, 0) == {"8-5-5a": 7}
    assert game.view().players[0].points["money"] == 2


@rule("X-THAL-03")
def test_a_certificate_is_paid_with_free_thalers() -> None:
    game = audience({"thalers": 2}, bells={"display": DISPLAY[:3], "open": [[["8-5-5b", 7]], [], []]})
    game.apply("certificate 3-3-2a")
    refused(game, "pay full", "M8-AUD-03")
    assert part(game).open[0][0][1] == 7
