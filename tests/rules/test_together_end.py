"""Several modules at once: end conditions and final scoring (X-END, X-SCORE), with modules 1 to 9."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games.fresco import Fresco
from tests.rules.flow import thalers, told
from tests.rules.test_together_general import ALL, asks, kinds, moves, own, part, play, points, town
from tests.support import rule, texts

INNER = [f"{column}{row}" for row in "234" for column in "BCD"]
CORNERS = ["A1", "E1", "A5", "E5"]  # inner segments and corners have no windows
NAMES = ["3YR", "3YB", "3RB", "4YRB-1", "4YRB-2", "5RG", "5BO", "6YP", "6RP", "6BP", "7YRG", "7YBO", "7GO"]
CARDS = ["muse", "bishop", "mary-4G", "mary-4O", "mary-3P", "self-portrait"]  # the last letter


def left(count: int) -> dict[str, str]:
    """A fresco with so many tiles, none of them at a window."""
    return dict(zip(INNER + CORNERS, NAMES[:count], strict=False))


# ---- end conditions -------------------------------------------------------------------------------------------------


@rule("X-END-01", "X-M1END-01")
@pytest.mark.parametrize(
    ("tiles", "shown", "final", "reason"),
    [(7, 4, False, ""), (6, 4, True, "tiles"), (7, 6, True, "portraits"), (6, 6, True, "tiles")],
)
def test_whichever_condition_is_met_first_makes_the_round_the_final_one(
    tiles: int, shown: int, final: bool, reason: str
) -> None:
    """Checked together at the beginning of a round: six fresco tiles, or the last two portraits."""
    cards = {"open": CARDS[:2], "removed": [*_others(), *CARDS[2:shown]]}
    game = town({}, {}, {}, modules=ALL, phase="begin", fresco=left(tiles), slices={"portraits": cards}, round=4)
    view = game.view()
    assert (view.final, view.end_reason) == (final, reason)


def _others() -> list[str]:
    first = ["servant", "actor", "merchant", "peer-3R", "peer-3Y", "peer-3B"]
    return [*first, "abbot", "sexton", "patron", "peer-2G", "peer-2O", "girl"]


@rule("X-END-01", "X-M1END-01")
def test_there_is_one_final_round_whatever_holds_later() -> None:
    """The end of X-T-16 with module 1: round 9, 12 fresco tiles, the last two portraits lie open. Then it is over."""
    cards = {"open": CARDS[:2], "removed": [*_others(), *CARDS[2:]]}
    words: dict[str, Any] = {"modules": (1, 8), "phase": "begin", "fresco": left(12), "round": 9}
    game = town({}, {}, {}, slices={"portraits": cards}, **words)
    assert game.view().final
    while not game.over:
        assert (game.view().round, game.view().final) == (9, True)
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("portraits", 9)


@rule("X-M1END-01")
def test_the_last_portraits_come_in_the_prepare_phase_of_round_eight() -> None:
    """18 cards, two a round: whatever happens, round 9 is the final one."""
    cards = {"open": CARDS[2:4], "removed": [*_others(), *CARDS[4:]]}
    words: dict[str, Any] = {"modules": (1, 8), "phase": "prepare", "fresco": left(12), "round": 8}
    game = town({}, {}, {}, slices={"portraits": cards}, **words)
    assert sorted(part(game, "portraits")["open"]) == sorted(CARDS[:2])
    assert (game.view().round, game.view().final, game.view().end_reason) == (9, True, "portraits")


@rule("X-END-03", "X-GEN-03")
def test_only_fresco_tiles_count_special_ones_among_them() -> None:
    """Wall tiles, however many, keep nothing going; special tiles count like all others."""
    special = {"B2": "13YPK", "C2": "14GOK", "D2": "24KNN"}
    for more, final in ((3, True), (4, False)):
        tiles = {**special, **dict(zip(INNER[3:], NAMES[:more], strict=False))}
        game = town({}, {}, {}, modules=(3, 9), phase="begin", fresco=tiles, round=4)
        assert len(part(game, "wall_fresco")["wall"]) == 18
        assert game.view().final == final


@rule("X-END-04")
def test_the_last_tile_in_an_ordinary_round_ends_the_game_after_that_round() -> None:
    """The sheets stay as they are: theater and studio take place; then the scoring, without income."""
    slices = {
        "portraits": {"open": ["muse", "bishop"]},
        "wishing_well": {"hands": [{"finder": 1}, {}, {}]},
        "wall_fresco": {"players": [{"tiles": {"GY": 1}}, {}, {}]},
    }
    words: dict[str, Any] = {"modules": (1, 4, 6, 8, 9), "phase": "cathedral", "fresco": {"C3": "3YR"}, "round": 4}
    game = town({"paints": "YR", "thalers": 0}, {}, {}, slices=slices, **words)
    game.apply("restore C3")
    assert not game.view().final
    seen = []
    while not game.over:
        seen.append((game.view().phase, *asks(game)))
        game.apply("finder" if asks(game)[1] == "finder" else "pass")
    assert ("studio", 0, "portrait") in seen
    assert ("fifth", 0, "finder") in seen
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("fresco", 4)
    assert game.view().players[0].mood == 2
    assert thalers(game, 0) == 3 + 3  # studio and finder's reward, no Thaler for the tile
    assert game.view().players[0].paints == {}  # and no paint for the wall tile


@rule("X-END-05")
def test_empty_piles_end_nothing() -> None:
    """No wishing card, no window, no certificate and no wall tile is left: the round is an ordinary one."""
    every = ["3-3-2a", "3-3-2b", "3-3-2c", "4-3-3a", "4-3-3b", "4-3-3c", "4-3-3d", "5-4-3a", "5-4-3b", "5-4-3c"]
    every += ["6-4-4a", "6-4-4b", "6-4-4c", "6-4-4d", "7-5-4a", "7-5-4b", "8-5-5a", "8-5-5b"]
    sorts = [front + back for front in "GOP" for back in "YRB"]
    slices = {
        "wishing_well": {"pile": {}},
        "bells": {"display": [], "pile": [], "face_down": [every, [], []]},
        "wall_fresco": {"players": [{"tiles": dict.fromkeys(sorts, 2)}, {}, {}]},
    }
    game = town({}, {}, {}, modules=(4, 6, 8, 9), phase="begin", fresco=left(13), slices=slices, round=12)
    assert (part(game, "wishing_well")["pile"], part(game, "glaziers")["pile"]) == (0, 0)
    assert part(game, "bells")["pile"]["count"] == 0
    assert part(game, "wall_fresco")["wall"] == {}
    assert (game.view().final, game.view().end_reason) == (False, "")
    while game.view().round == 12:
        game.apply("pass" if game.explain("pass") is None else game.legal()[0])
    assert not game.view().final
    assert not game.over


# ---- final scoring --------------------------------------------------------------------------------------------------


def finale(*people: dict[str, Any], modules: tuple[int, ...] = (4, 5, 8), **words: Any) -> Fresco:
    """The final scoring with everybody's pennies, gold, paid and partly paid certificates."""
    slices: dict[str, Any] = {
        "wishing_well": {"pennies": [one.pop("pennies", 0) for one in people]},
        "leaf_gold": {"gold": [one.pop("gold", 0) for one in people]},
        "bells": {
            "display": [],
            "face_down": [one.pop("paid", []) for one in people],
            "open": [one.pop("owed", []) for one in people],
        },
        **words.pop("slices", {}),
    }
    words = {"final": True, "phase": "scoring", **words}
    return town(*people, modules=modules, slices=slices, **words)


@rule("X-SCORE-01", "X-SCORE-02", "X-STATED-16", "X-STATED-17", "X-M47-05")
def test_step_by_step_for_all_in_action_order() -> None:
    """Pennies of all, gold of all, bells of all, the bishop, points of the bells for all, money of all."""
    game = finale(
        {"wake": 7, "pennies": 1, "gold": 2, "thalers": 4, "paid": ["8-5-5a"]},
        {"wake": 5, "pennies": 2, "gold": 1, "thalers": 7, "paid": ["6-4-4a"]},
        {"wake": 6, "pennies": 3, "gold": 3, "thalers": 2, "paid": ["3-3-2a"]},
    )
    assert game.over
    steps = ("pennies_exchanged", "gold_exchanged", "bells_counted", "bishop_counted", "bells_ranked", "scored")
    happened = [(event.kind, event.actor) for event in told(game.events, *steps)]
    order = [1, 2, 0]  # by wake time
    bells = [(kind, painter) for painter in order for kind in ("bells_ranked", "scored")]
    bells.remove(("scored", 2))  # fourth place, no mark: nothing
    wanted = [(kind, painter) for kind in steps[:3] for painter in order]
    assert happened == [*wanted, ("bishop_counted", -1), *bells, *[("scored", painter) for painter in order]]
    assert [thalers(game, seat) for seat in range(3)] == [7, 10, 8]
    mine = [{k: n for k, n in points(game, seat).items() if k in ("bells", "money")} for seat in range(3)]
    assert mine == [{"bells": 5, "money": 3}, {"bells": 2, "money": 5}, {"money": 4}]
    assert kinds(game.events)[-1] == "ended"


@rule("X-SCORE-04", "X-SCORE-01", "X-THAL-05")
def test_pennies_and_gold_pay_debts_before_the_bells_are_counted() -> None:
    """X-T-08 as far as modules 4, 5 and 8 go: 3 Thalers, 2 pennies, 1 gold; 3 bells still cost 2; 4 bells are paid."""
    game = finale({"thalers": 3, "pennies": 2, "gold": 1, "owed": [["5-4-3a", 3]], "paid": ["6-4-4a"]}, {}, {})
    counted = [event.data["bells"] for event in told(game.events, "bells_counted")]
    assert counted[0] == 7
    assert own(game, "bells", 0)["certificates"] == ["5-4-3a", "6-4-4a"]
    assert (thalers(game, 0), points(game, 0)["money"]) == (4, 2)


@rule("X-SCORE-04", "X-SCORE-05")
@pytest.mark.parametrize(("acts", "bells", "money"), [(["pass"], 1, 3 // 2), (["pay 2 on 5-4-3a"], 7, 1 // 2)])
def test_a_last_voluntary_payment_turns_the_bells_and_costs_money(acts: list[str], bells: int, money: int) -> None:
    """X-T-09 as far as it goes: without pennies and gold the debt stays, unless he pays."""
    game = finale({"thalers": 3, "owed": [["5-4-3a", 3]], "paid": ["6-4-4a"]}, {}, {})
    assert asks(game) == (0, "last_payment")
    events = play(game, *acts)
    counted = [event.data["bells"] for event in told(events, "bells_counted")]
    assert counted[0] == bells
    assert points(game, 0).get("money", 0) == money
    assert game.over


@rule("X-THAL-05", "X-SCORE-01")
def test_with_several_certificates_pennies_and_gold_are_split_one_after_the_other() -> None:
    """Pennies of both are settled before anybody's gold; a certificate paid up counts at once."""
    game = finale(
        {"thalers": 0, "pennies": 2, "gold": 1, "owed": [["5-4-3a", 3], ["4-3-3a", 2]]},
        {"thalers": 0, "pennies": 1, "owed": [["6-4-4a", 0], ["6-4-4b", 0]]},
        {"thalers": 0},
    )
    assert asks(game) == (0, "instalment")
    assert not told(game.events, "gold_exchanged")
    game.apply("instalment 5-4-3a 2")
    assert own(game, "bells", 0)["certificates"] == ["5-4-3a"]
    assert asks(game) == (1, "instalment")
    events = play(game, "instalment 6-4-4a 1")
    assert kinds(events).index("gold_exchanged") < kinds(events).index("bells_counted")
    counted = [event.data["bells"] for event in told(events, "bells_counted")]
    assert counted == [3 - 3, -8, 0]
    assert game.over


@rule("X-SCORE-05", "X-SCORE-02")
def test_payments_are_made_in_action_order_with_open_money() -> None:
    """The screens are lifted: everybody sees everything, and who comes later decides later."""
    game = finale(
        {"wake": 7, "thalers": 3, "owed": [["5-4-3a", 3]], "pennies": 1},
        {"wake": 5, "thalers": 2, "owed": [["4-3-3a", 0]], "gold": 1},
        {"wake": 6, "thalers": 9},
    )
    assert asks(game) == (1, "last_payment")
    view = game.view(2)
    assert [player.thalers for player in view.players] == [3, 2, 9]
    assert own(game, "bells", 1)["open"] == [{"certificate": "4-3-3a", "deposit": 1, "debt": 3}]  # the gold came first
    assert not told(game.events, "bells_counted")
    game.apply("pay 2 on 4-3-3a")
    assert asks(game) == (0, "last_payment")
    assert texts(game) == ["pay 1 on 5-4-3a", "pass"]
    events = play(game, "pay 1 on 5-4-3a")
    assert [event.actor for event in told(events, "bells_counted")] == [1, 2, 0]
    assert game.over


@rule("X-SCORE-01", "X-SCORE-04")
def test_movements_of_the_steps_push_each_other_forward() -> None:
    """The second in order is pushed by the first one's bells, and again by the money."""
    game = finale(
        {"space": 10, "thalers": 6, "paid": ["8-5-5a", "8-5-5b"]},
        {"space": 13, "thalers": 4, "paid": ["3-3-2a"]},
        {"space": 60, "thalers": 0},
    )
    assert moves(game.events, 0) == [5, 3]  # second place behind the bishop; money
    assert moves(game.events, 1) == [2 + 1, 2 + 1]  # third place, to 15; money, to 18
    assert game.scores()[:2] == (18, 19)
    assert points(game, 1) == {"fresco": 13, "bells": 2, "money": 2, "landing": 2}


@rule("X-SCORE-03")
def test_what_is_worth_nothing_at_the_end() -> None:
    """Cards, glass, scrolls, wall and exchange tiles, paints, mood, requests and portraits, coins on certificates."""
    poor: dict[str, Any] = {"thalers": 4, "paints": "", "mood": 0}
    rich: dict[str, Any] = {"thalers": 4, "paints": "YYRRBBGGOOPPKKNN", "mood": 4}
    tiles = ["3YR", "3YB", "3RB", "5RG"]
    plain: dict[str, Any] = {"requests": {"owned": [["general 6"], [], []], "stacked": tiles[:3]}}
    more: dict[str, Any] = {
        **plain,
        "portraits": {"owned": [["abbot", "actor", "sexton", "servant"], [], []]},
        "wishing_well": {"hands": [{"lucky_guy": 2, "tip": 1, "visit": 1}, {}, {}]},
        "glaziers": {"glass": ["YYRRBBGG", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": ["A", None, None]},
        "bells": {"open": [[["8-5-5a", 7]], [], []], "display": []},
        "wall_fresco": {"players": [{"tiles": {"GY": 2, "PB": 1}, "exchange": ["green", "orange"]}, {}, {}]},
    }
    results = []
    for one, slices, paid in ((poor, plain, []), (rich, more, ["pass"])):
        words: dict[str, Any] = {"modules": ALL, "phase": "scoring", "final": True, "slices": slices}
        game = town({**one, "tiles": tiles}, {}, {}, **words)
        play(game, *paid)
        assert game.over
        results.append((game.scores()[0], points(game, 0)))
    assert results[0] == results[1] == (12, {"fresco": 10, "money": 2})


@rule("X-SCORE-03")
def test_coins_on_an_unfinished_certificate_are_spent() -> None:
    game = finale({"thalers": 0, "owed": [["8-5-5a", 7]]}, {}, {})
    assert game.over
    assert "money" not in points(game, 0)


@rule("X-STATED-17", "X-SCORE-01")
def test_exchanged_money_counts_in_the_money_scoring() -> None:
    """7 Thalers, 2 pennies, 1 gold: 10 Thalers, 5 points (M4-EX-08)."""
    game = finale({"thalers": 7, "pennies": 2, "gold": 1}, {}, {}, modules=(4, 5, 8))
    assert points(game, 0)["money"] == 5
    earned = [(event.actor, event.data["why"]) for event in told(game.events, "earned")]
    assert earned == [(0, "pennies"), (0, "gold")]
