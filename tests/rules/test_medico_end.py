"""Module 10, Medico: the final round, the end, the final scoring, Leonardo, whole games (M10-INF-11, M10-END ...)."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.matrix import Case, play
from tests.rules.flow import asked, told
from tests.rules.test_medico import SWAP, clinic, ill, kind, of, player
from tests.support import PRESETS, random_game, rule, texts

ASIDE = {"plan": [0, 0, 3, 2, 0]}  # nobody in the cathedral


def last(plan: list[int], sick: dict[str, int] | None = None, phase: str = "cathedral", **words: Any) -> Fresco:
    """The final round; the cathedral is infected."""
    sick = sick or {}
    first = {"plan": plan, "paints": "YR", **words.pop("first", {})}
    words = {"tile": "cathedral", "tiles": {}, "ill": [sum(sick.values())], "placed": [sick], **words}
    return clinic(phase, first, ASIDE, ASIDE, final=True, end_reason="infection", **words)


def forgo(game: Fresco) -> list[int]:
    """Nobody does anything any more; how many of the first painter were ill after each answer."""
    seen = [ill(game)]
    while not game.over:
        game.apply("pass")
        seen.append(ill(game))
    return seen


# ---- the final round ----------------------------------------------------------------------------------------------


@rule("M10-T-07", "M10-INF-11", "M10-CONT-04", "X-ILL-03")
def test_contagion_in_the_last_visit_counts_as_the_infection() -> None:
    game = last([0, 2, 1, 0, 2], {"fifth": 1})
    assert forgo(game)[0] == 1
    assert (ill(game), player(game)["placed"]) == (2, {"fifth": 2})  # both of the first column stay healthy


@rule("X-T-13", "M10-INF-11", "X-ILL-03")
def test_one_healthy_in_each_column_one_of_them_falls_ill() -> None:
    game = last([0, 1, 2, 1, 1])
    game.apply("pass")
    while game.view().phase != "fifth":
        game.apply("pass")
    assert ill(game) == 0
    game.apply("pass")
    assert (ill(game), game.over) == (1, True)


@rule("M10-INF-11")
def test_after_the_first_visit_if_no_healthy_one_is_in_the_second() -> None:
    game = last([0, 2, 2, 0, 1], {"fifth": 1})
    game.apply("pass")
    assert ill(game) == 2
    forgo(game)
    assert ill(game) == 2


@rule("M10-INF-11", "M10-CONT-04", "X-ILL-03")
def test_contagion_of_the_first_visit_does_not_spare_the_second() -> None:
    game = last([0, 2, 1, 1, 1], {"cathedral": 1})
    game.apply("pass")
    assert ill(game) == 2  # contagion
    forgo(game)
    assert (ill(game), player(game)["placed"]) == (3, {"cathedral": 2, "fifth": 1})  # and the infection


@rule("M10-INF-11", "M10-INF-09")
def test_the_choice_is_among_both_columns() -> None:
    first = {"apprentices": 6, "mood": 4}
    game = last([0, 1, 2, 1, 2], first=first, extra=["cathedral"], phase="fifth")
    game.apply("pass")
    assert texts(game) == ["own falls ill", "extra falls ill"]
    own = game.copy()
    own.apply("own falls ill")
    assert player(own)["placed"] == {"fifth": 1}
    game.apply("extra falls ill")
    assert (ill(game), game.view().players[0].plan) == (0, [0, 0, 2, 1, 2])


@rule("M10-INF-11", "M10-INF-10", "X-PLAN-10", "X-FINAL-02")
@pytest.mark.parametrize(("covered", "sick"), [("cathedral", 1), ("fifth", 1)])
def test_a_covered_column_does_not_count(covered: str, sick: int) -> None:
    """One on the wall tile, one in the other cathedral column; only the latter is at the cathedral."""
    first = {"covers": {covered: "wall"}}
    game = last([0, 1, 2, 1, 1], first=first, modules=[9, 10])
    forgo(game)
    assert (ill(game), player(game)["placed"]) == (sick, {"fifth" if covered == "cathedral" else "cathedral": 1})


@rule("M10-INF-11", "M10-INF-10")
def test_the_extra_one_on_a_tile_cannot_be_chosen() -> None:
    first = {"apprentices": 6, "mood": 4, "covers": {"cathedral": "wall"}}
    game = last([0, 1, 2, 1, 2], first=first, extra=["cathedral"], phase="fifth", modules=[9, 10])
    forgo(game)
    assert (ill(game), player(game)["extra"], player(game)["placed"]) == (1, "cathedral", {"fifth": 1})


@rule("M10-INF-12", "X-FINAL-01", "X-ACT-01")
def test_the_last_tile_is_revealed_in_the_final_round() -> None:
    game = clinic("plan", {}, {}, {}, final=True, end_reason="infection", tiles={"studio": 1}, round=9)
    for seat in range(3):
        game.apply("plan 0-0-2-3-0", seat)
    assert (of(game)["tile"], of(game)["tiles"]) == ("studio", {})
    while not game.over:
        game.apply("pass")
    assert [ill(game, seat) for seat in range(3)] == [1, 1, 1]
    assert game.outcome is not None
    assert game.outcome.points[0]["money"] == (12 + 6 + 20) // 2


# ---- the end ------------------------------------------------------------------------------------------------------


@rule("M10-END-01", "X-END-01")
@pytest.mark.parametrize(("tiles", "final"), [({"studio": 2}, False), ({"studio": 1}, True)])
def test_the_round_that_begins_with_one_tile_is_the_final_one(tiles: dict[str, int], final: bool) -> None:
    nobody = {"plan": None, "wake": None}
    game = clinic("begin", nobody, nobody, nobody, tiles=tiles)
    assert (game.view().final, game.view().end_reason) == (final, "infection" if final else "")


@rule("M10-END-01", "X-END-02", "X-T-16")
@pytest.mark.parametrize("modules", [[10], [1, 10]])
def test_round_nine_is_the_last(modules: list[int]) -> None:
    rounds = set()
    for seed in range(4):
        finals = 0
        for game in random_game(3, seed, modules=modules):
            finals += sum(bool(event.data["final"]) for event in told(game.events, "round_began"))
        assert game.outcome is not None
        rounds.add(game.outcome.rounds)
        assert finals <= 1
    assert max(rounds) == 9


# ---- final scoring ------------------------------------------------------------------------------------------------


def counting(first: dict[str, Any], **words: Any) -> dict[str, int]:
    game = clinic("scoring", first, {}, {}, end_reason="fresco", **words)
    assert game.outcome is not None
    return dict(game.outcome.points[0])


@rule("M10-T-03", "M10-SCORE-01")
def test_five_thalers_for_each_healthy_apprentice() -> None:
    assert counting({"thalers": 7, "plan": [0, 0, 2, 0, 2], "apprentices": 5}, ill=[1])["money"] == 13


@rule("M10-SCORE-01")
def test_set_aside_counts_the_extra_one_and_black_ones_do_not() -> None:
    low = {"thalers": 0, "plan": [0, 0, 2, 0, 2], "apprentices": 4, "mood": -4}
    assert counting(low)["money"] == 25 // 2
    high = {"thalers": 0, "plan": [0, 0, 3, 0, 3], "apprentices": 6, "mood": 4}
    assert counting(high)["money"] == 25 // 2
    assert counting(high, ill=[2], board=[0], switches=SWAP)["money"] == 25 // 2


@rule("M10-SCORE-02", "X-THAL-02", "X-STATED-16", "X-STATED-17", "X-SCORE-01", "X-SCORE-04")
def test_the_credit_comes_after_the_bells_and_pays_no_debts() -> None:
    bells = {"bells": {"open": [[["5-4-3a", 3]], [], []], "face_down": [["6-4-4a"], [], []]}}
    words: dict[str, Any] = {"modules": [8, 10], "others": bells, "end_reason": "fresco"}
    game = clinic("scoring", {"thalers": 0}, {}, {}, **words)
    kinds = [event.kind for event in game.events]
    assert kinds.index("bells_ranked") < kinds.index("health_credited")
    assert game.outcome is not None
    assert game.outcome.points[0]["money"] == 25 // 2


@rule("X-T-09", "X-THAL-02")
@pytest.mark.parametrize(("pays", "bells", "money"), [(0, 1, 11), (2, 7, 10)])
def test_voluntary_payment_before_the_bells(pays: int, bells: int, money: int) -> None:
    """Certificate of price 5 with deposit 3 and 3 bells, 4 bells face down, 3 Thalers, 4 healthy ones."""
    own = {"bells": {"open": [[["5-4-3a", 3]], [], []], "face_down": [["6-4-4a"], [], []]}}
    words: dict[str, Any] = {"modules": [8, 10], "others": own, "end_reason": "fresco", "ill": [1]}
    first = {"thalers": 3, "plan": [0, 0, 2, 0, 2], "apprentices": 5}
    game = clinic("scoring", first, {}, {}, **words)
    assert kind(game) == "last_payment"
    game.apply(f"pay {pays} on 5-4-3a" if pays else "pass")
    assert told(game.events, "bells_counted")[0].data["bells"] == bells
    assert game.outcome is not None
    assert game.outcome.points[0]["money"] == money


# ---- Leonardo -----------------------------------------------------------------------------------------------------


@rule("M10-LEO-01", "X-LEO-03", "X-LEO-08")
def test_leonardo_never_falls_ill_and_restores_where_he_likes() -> None:
    first = {"plan": [1, 2, 0, 1, 1], "paints": "YRB"}
    words: dict[str, Any] = {"tile": "market", "ill": [1], "placed": [{"cathedral": 1}], "bishop": "C3"}
    game = clinic("market", first, {"plan": [1, 1, 1, 1, 1]}, **words)
    while game.view().phase == "market":
        game.apply(game.legal()[0])
    assert len(of(game)["players"]) == 2
    while not (kind(game) == "leonardo_cathedral" or game.view().phase == "studio"):
        game.apply("pass" if "pass" in texts(game) else game.legal()[0])
    assert kind(game) == "leonardo_cathedral"
    assert texts(game) == ["restore C2", "restore B3", "restore D3", "restore C4"]  # next to the bishop


# ---- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_promise(players: int, preset: str) -> None:
    play(Case(players, (10,), preset, 7, 4))


@pytest.mark.parametrize("modules", [(1, 2, 3, 4, 5, 10), (6, 7, 8, 9, 10, 16)])
def test_with_all_the_others(modules: tuple[int, ...]) -> None:
    play(Case(3, modules, "bigbox", 3, 3))


def test_random_games_see_all_of_it() -> None:
    """So that the promises above are about something: every kind of answer is given, every event told."""
    answers: set[str] = set()
    events: set[str] = set()
    for seed, switches in ((1, {}), (2, SWAP), (3, {}), (4, SWAP), (5, {}), (6, SWAP)):
        for game in random_game(4, seed, modules=[10], switches=switches):
            answers |= {act.kind for one in game.decisions for act in game.legal(one.seat)}
            events |= {event.kind for event in game.events}
            assert asked(game) >= 0 if not game.over else True
    assert {"ill", "extra", "bottle", "ill_acts", "saint", "falls_ill", "drink"} <= answers
    assert {"fell_ill", "extra_fell_ill", "bottle_bought", "bottle_used", "bottles_laid", "saint_painted"} <= events
    assert fresco.replay(game.log).hash() == game.hash()
