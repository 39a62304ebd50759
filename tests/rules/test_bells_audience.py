"""Module 8, Bells: the audience, full payment and first deposit (M8-AUD)."""

from __future__ import annotations

import pytest

from tests.rules.flow import asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_bells import DISPLAY, IDS, audience, deposits, of, player, town
from tests.support import rule, texts


@rule("M8-AUD-01", "X-ACT-05")
def test_he_must_take_one_of_the_open_certificates_and_chooses_which() -> None:
    game = audience()
    assert (asked(game), game.decisions[0].kind) == (0, "certificate")
    assert texts(game) == [f"certificate {name}" for name in DISPLAY[:3]]
    refused(game, "pass", "M8-AUD-01")
    refused(game, "certificate 4-3-3a", "M8-AUD-01")
    game.apply("certificate 8-5-5a")
    refused(game, "pass", "M8-AUD-01")
    refused(game, "certificate 3-3-2a", "M8-AUD-01")
    game.apply("deposit 0")
    assert deposits(game, 0) == {"8-5-5a": 0}


@rule("M8-AUD-01")
def test_the_only_certificate_needs_no_question() -> None:
    game = audience(bells={"display": ["6-4-4a"]})
    assert game.decisions[0].kind == "payment"


@rule("M8-AUD-02", "M8-AUD-11")
def test_without_an_open_certificate_nothing_happens_and_the_place_is_not_given_back() -> None:
    game = audience(bells={"display": []})
    assert game.view().phase == "workshop"
    assert (thalers(game, 0), thalers(game, 1)) == (12, 15)  # the others earned 3 in the studio, he did not
    assert player(game, 0)["count"] == 0


@rule("M8-AUD-02", "M8-AUD-08")
def test_the_last_one_at_an_empty_display_gets_nothing() -> None:
    guests = [{"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}} for _ in range(3)]
    game = town(*guests, phase="studio", bells={"display": ["3-3-2a", "6-4-4a"]})
    game.apply_all(["certificate 3-3-2a", "pay full"])
    game.apply("deposit 2")
    assert [player(game, seat)["count"] for seat in range(3)] == [1, 1, 0]
    assert game.view().phase == "workshop"


@rule("M8-AUD-03", "M8-EX-01")
def test_full_payment_brings_the_printed_points_and_the_certificate_lies_face_down() -> None:
    game = audience({"thalers": 3})
    game.apply("certificate 3-3-2a")
    events = game.apply("pay full")
    assert (thalers(game, 0), game.scores()[0]) == (0, 10 + 3)
    assert game.view().players[0].points["bells"] == 3
    assert player(game, 0) == {"count": 1, "face_down": 1, "certificates": ["3-3-2a"], "open": [], "pending": 0}
    assert of(game)["display"] == DISPLAY[1:3]
    assert [event.data for event in told(events, "bought_certificate")] == [{"certificate": "3-3-2a", "price": 3}]


@rule("M8-AUD-03")
def test_full_payment_needs_the_whole_price() -> None:
    game = audience({"thalers": 5})
    game.apply("certificate 6-4-4a")
    refused(game, "pay full", "M8-AUD-03")
    rich = audience({"thalers": 6})
    rich.apply_all(["certificate 6-4-4a", "pay full"])
    assert (thalers(rich, 0), rich.scores()[0]) == (0, 14)


@rule("M8-AUD-04", "M8-EX-02")
def test_instalments_bring_a_point_for_every_two_thalers_of_the_first_deposit() -> None:
    game = audience()
    game.apply("certificate 6-4-4a")
    events = game.apply("deposit 4")
    assert (thalers(game, 0), game.scores()[0]) == (8, 10 + 2)
    assert player(game, 0)["open"] == [{"certificate": "6-4-4a", "deposit": 4, "debt": 2}]
    assert player(game, 0)["certificates"] == []
    assert [event.data for event in told(events, "began_instalments")] == [{"certificate": "6-4-4a", "deposit": 4}]


@rule("M8-AUD-04", "M8-T-03")
@pytest.mark.parametrize(("deposit", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (7, 3)])
def test_half_points_are_rounded_down(deposit: int, points: int) -> None:
    game = audience()
    game.apply_all(["certificate 8-5-5a", f"deposit {deposit}"])
    assert game.scores()[0] == 10 + points


@rule("M8-AUD-05")
def test_who_could_pay_in_full_may_choose_instalments() -> None:
    game = audience({"thalers": 12})
    game.apply("certificate 3-3-2a")
    assert texts(game) == ["pay full", "deposit 0", "deposit 1", "deposit 2"]


@rule("M8-AUD-06")
@pytest.mark.parametrize(("cash", "most"), [(1, 1), (4, 4), (5, 5), (6, 5), (9, 5)])
def test_the_deposit_is_anything_from_nothing_to_his_cash_below_the_price(cash: int, most: int) -> None:
    game = audience({"thalers": cash})
    game.apply("certificate 6-4-4a")
    assert [text for text in texts(game) if text != "pay full"] == [f"deposit {n}" for n in range(most + 1)]
    refused(game, f"deposit {most + 1}", "M8-AUD-06")
    refused(game, "deposit 7", "M8-AUD-06")


@rule("M8-AUD-06", "M8-T-02", "X-ACT-06")
def test_without_money_he_still_takes_a_certificate() -> None:
    game = audience({"thalers": 0})
    game.apply("certificate 8-5-5a")
    assert deposits(game, 0) == {"8-5-5a": 0}
    assert (thalers(game, 0), game.scores()[0]) == (0, 10)
    assert game.view().phase == "workshop"


@rule("M8-AUD-07")
def test_a_certificate_paid_by_instalments_never_brings_its_printed_points() -> None:
    bells = {"display": [], "open": [[["6-4-4a", 4]], [], []]}
    game = town({"plan": [1, 1, 1, 1, 1]}, {}, {}, phase="studio", bells=bells)
    assert player(game, 0)["certificates"] == ["6-4-4a"]
    assert game.scores()[0] == 10


@rule("M8-AUD-08")
def test_a_taken_certificate_is_not_replaced_during_the_round() -> None:
    guests = [{"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}} for _ in range(2)]
    game = town(*guests, {}, phase="studio", bells={"display": DISPLAY[:3]})
    game.apply_all(["certificate 6-4-4a", "pay full"])
    assert asked(game) == 1
    assert texts(game) == ["certificate 3-3-2a", "certificate 8-5-5a"]


@rule("M8-AUD-09")
@pytest.mark.parametrize("payment", ["pay full", "deposit 3"])
def test_a_debtor_may_take_further_certificates_either_way(payment: str) -> None:
    game = audience(bells={"display": DISPLAY[:3], "open": [[["7-5-4a", 2]], [], []]})
    game.apply_all(["certificate 8-5-5a", payment])
    assert player(game, 0)["count"] == 2
    assert deposits(game, 0)["7-5-4a"] == 2


@rule("M8-AUD-10")
@pytest.mark.parametrize(("landing", "space"), [("land in front", 14), ("land behind", 12)])
def test_the_points_move_him_by_the_ordinary_rule(landing: str, space: int) -> None:
    one = {"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}}
    game = town(one, {"space": 13}, {}, phase="studio", bells={"display": DISPLAY[:3]})
    game.apply_all(["certificate 3-3-2a", "pay full"])
    assert game.decisions[0].kind == "landing"
    game.apply(landing)
    assert game.scores()[0] == space


@rule("X-ACT-06")
def test_several_forced_payments_come_one_after_the_other_and_none_can_fail() -> None:
    """Nothing is left for the second certificate: it is taken with a deposit of 0."""
    rest = [name for name in IDS if name not in DISPLAY]
    bells = {"display": DISPLAY[:3], "pile": rest[:1], "face_down": [rest[1:], DISPLAY[3:], []]}
    game = audience({"thalers": 3}, bells=bells)
    game.apply_all(["certificate 3-3-2a", "pay full"])
    assert thalers(game, 0) == 0
    again = audience({"thalers": 0}, bells={"display": ["6-4-4a"], "open": [[["7-5-4a", 0]], [], []]})
    assert deposits(again, 0) == {"7-5-4a": 0, "6-4-4a": 0}
