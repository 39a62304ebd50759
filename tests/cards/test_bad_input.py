"""Bad input: every refusal names its rule, and the game is untouched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadAction, BadConfig, BuonfrescoError, IllegalAction
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, play, random_game, refused, texts
from tests.support import rule

OPEN = ["YRB", "YRG", "GOP", "YBO"]
REWARDS = ["exchange", "demand", "paint-G"]
WRONG_TYPE = (BuonfrescoError, TypeError)  # compiled code checks types at the door
EIGHT = ["R-W+", "R-W+", "R-W+", "R-W+", "B-W+", "B-W+", "B-W+", "Y-MM"]


# ---- one position for each kind of decision ------------------------------------------------------------------------


def at_turn() -> Cards:
    return acting("Y-MM", "R-MM", "B-MM", "B-W+", frescoes=OPEN, favourite="P")


def at_lay() -> Cards:
    game = acting("Y-MM", "R-MM", "B-MM", tiles={"demand": 1}, frescoes=OPEN)
    play(game, "lay Y-MM")
    return game


def at_draw() -> Cards:
    game = acting("Y-WW", "Y-MM", "R-MM", "B-MM", frescoes=OPEN)
    play(game, "lay Y-WW", "draw round")
    return game


def at_pay() -> Cards:
    """Green is to be paid."""
    hand = ["Y-MM", "Y-W+", "Y-W+", "R-W+", "B-W+", "round-G-MM", "pointed-O-MM", "rose-P-MM"]
    game = acting(*hand, tiles={"paint-Y": 1, "demand": 1}, frescoes=OPEN)
    play(game, "restore GOP")
    return game


def at_rotate() -> Cards:
    hand = ["Y-MM", "Y-WW", "R-MM", "R-WW", "B-MM", "round-G-MM"]
    game = acting(*hand, tiles={"rotation": 1}, frescoes=OPEN, favourite="P", open_tiles=REWARDS)
    play(game, "restore YRB", "pay Y-MM", "pay R-MM")
    return game


def at_take() -> Cards:
    game = at_rotate()
    play(game, "rotate")
    return game


def at_more() -> Cards:
    game = at_take()
    play(game, "take exchange")
    return game


def after_exchange() -> Cards:
    game = acting("Y-MM", "R-MM", "B-MM", "B-M*", tiles={"demand": 1}, frescoes=OPEN)
    play(game, "lay B-M*", "draw market")
    return game


def at_give() -> Cards:
    game = acting("rose-P-MM", tiles={"demand": 2}, others=[{"hand": ["Y-MM", "Y-WW", "R-MM"]}], frescoes=OPEN)
    play(game, "demand Y")
    return game


def at_window() -> Cards:
    hand = ["Y-MM", "Y-WW", "R-MM", "R-WW", "B-MM", "round-G-MM"]
    game = acting(*hand, tiles={"demand": 1}, frescoes=OPEN, favourite="P", open_tiles=["exchange"] * 3)
    play(game, "restore YRB", "pay Y-MM", "pay R-MM", "stop")
    return game


def at_discard() -> Cards:
    game = acting(*EIGHT, frescoes=OPEN)
    play(game, "pass")
    return game


REFUSALS: dict[Callable[[], Cards], tuple[str, list[tuple[str, str, str]]]] = {
    at_turn: (
        "turn",
        [
            ("lay R-WW", "C-EXCH-01", "refused-cards-not-held"),
            ("restore YRG", "C-REST-01", "refused-cards-colours"),
            ("restore BOP", "C-REST-01", "refused-cards-not-open"),
            ("demand Y", "C-TILE-03", "refused-cards-no-tile"),
            ("draw market", "C-EXCH-02", "refused-cards-no-exchange"),
            ("draw rose", "C-EXCH-02", "refused-cards-no-exchange"),
            ("pay R-WW", "C-REST-02", "refused-cards-not-held"),
            ("discard R-WW", "C-HAND-01", "refused-cards-not-held"),
            ("pay Y-MM", "C-REST-02", "refused-not-now"),
            ("discard Y-MM", "C-HAND-01", "refused-not-now"),
            ("give Y-MM", "C-TILE-03", "refused-not-now"),
            ("mix Y-W+ B-W+", "C-MIX-01", "refused-not-now"),
            ("paint G", "C-TILE-04", "refused-cards-no-tile"),
            ("take rotation", "C-REST-07", "refused-not-now"),
            ("rotate", "C-TILE-01", "refused-cards-no-tile"),
            ("leave", "C-ACT-01", "refused-not-now"),
            ("stop", "C-ACT-01", "refused-not-now"),
            ("finish", "C-ACT-01", "refused-not-now"),
        ],
    ),
    at_lay: (
        "lay",
        [
            ("lay Y-MM", "C-EXCH-01", "refused-cards-not-held"),
            ("draw round", "C-EXCH-10", "refused-cards-no-symbol"),
            ("restore YRB", "C-EXCH-08", "refused-cards-owed"),
            ("pass", "C-EXCH-08", "refused-cards-owed"),
            ("stop", "C-EXCH-08", "refused-cards-owed"),
            ("finish", "C-EXCH-08", "refused-cards-owed"),
            ("demand G", "C-TILE-11", "refused-cards-no-window"),
            ("discard R-MM", "C-HAND-01", "refused-not-now"),
            ("pay R-MM", "C-REST-02", "refused-not-now"),
            ("take rotation", "C-REST-07", "refused-not-now"),
        ],
    ),
    at_draw: (
        "draw",
        [
            ("draw market", "C-EXCH-10", "refused-cards-no-symbol"),
            ("lay Y-MM", "C-EXCH-09", "refused-cards-drawing"),
            ("restore YRB", "C-EXCH-08", "refused-cards-owed"),
            ("pass", "C-EXCH-08", "refused-cards-owed"),
            ("stop", "C-EXCH-08", "refused-cards-owed"),
            ("finish", "C-EXCH-08", "refused-cards-owed"),
            ("demand G", "C-TILE-03", "refused-cards-no-tile"),
            ("discard R-MM", "C-HAND-01", "refused-not-now"),
            ("rotate", "C-TILE-01", "refused-cards-no-tile"),
        ],
    ),
    at_pay: (
        "pay",
        [
            ("pay rose-G-MM", "C-REST-02", "refused-cards-not-held"),
            ("pay pointed-O-MM", "C-REST-02", "refused-cards-other-colour"),
            ("pay Y-W+", "C-REST-02", "refused-cards-other-colour"),
            ("mix Y-M/W+ B-W+", "C-REST-02", "refused-cards-not-held"),
            ("mix Y-W+ B-M/W+", "C-REST-02", "refused-cards-not-held"),
            ("mix Y-W+ R-W+", "C-MIX-05", "refused-cards-other-colour"),
            ("mix R-W+ B-W+", "C-MIX-05", "refused-cards-other-colour"),
            ("paint G", "C-TILE-04", "refused-cards-no-tile"),
            ("paint Y", "C-TILE-05", "refused-cards-other-colour"),
            ("restore YRB", "C-REST-17", "refused-cards-restoring"),
            ("restore BOP", "C-REST-01", "refused-cards-not-open"),
            ("demand G", "C-TILE-11", "refused-cards-no-window"),
            ("draw market", "C-EXCH-02", "refused-cards-no-exchange"),
            ("stop", "C-REST-02", "refused-not-now"),
            ("pass", "C-ACT-01", "refused-cards-one-action"),
            ("lay Y-MM", "C-ACT-01", "refused-cards-one-action"),
            ("take demand", "C-REST-07", "refused-not-now"),
        ],
    ),
    at_rotate: (
        "rotate",
        [
            ("restore YRG", "C-REST-17", "refused-cards-restoring"),  # it could be paid, but not now
            ("restore YRB", "C-REST-01", "refused-cards-not-open"),
            ("restore YBO", "C-REST-01", "refused-cards-colours"),
            ("demand G", "C-TILE-03", "refused-cards-no-tile"),
            ("take exchange", "C-REST-07", "refused-not-now"),
            ("lay Y-WW", "C-ACT-01", "refused-cards-one-action"),
            ("pass", "C-ACT-01", "refused-cards-one-action"),
            ("stop", "C-TILE-01", "refused-not-now"),
            ("pay Y-WW", "C-REST-02", "refused-not-now"),
        ],
    ),
    at_take: (
        "take",
        [
            ("take rotation", "C-REST-07", "refused-cards-tile-not-open"),
            ("take paint-Y", "C-REST-07", "refused-cards-tile-not-open"),
            ("restore YRG", "C-REST-17", "refused-cards-restoring"),
            ("rotate", "C-TILE-01", "refused-cards-no-tile"),
            ("stop", "C-REST-07", "refused-not-now"),
            ("pass", "C-ACT-01", "refused-cards-one-action"),
        ],
    ),
    at_more: (
        "more",
        [
            ("pass", "C-ACT-01", "refused-cards-one-action"),
            ("lay Y-WW", "C-TILE-09", "refused-cards-exchange-first"),
            ("lay Y-MM", "C-EXCH-01", "refused-cards-not-held"),
            ("restore YRB", "C-REST-01", "refused-cards-not-open"),
            ("restore GOP", "C-REST-01", "refused-cards-colours"),
            ("demand G", "C-TILE-03", "refused-cards-no-tile"),
            ("draw market", "C-EXCH-02", "refused-cards-no-exchange"),
            ("rotate", "C-TILE-01", "refused-cards-no-tile"),
            ("take demand", "C-REST-07", "refused-not-now"),
        ],
    ),
    after_exchange: (
        "more",
        [
            ("restore YRB", "C-TILE-02", "refused-cards-no-tile"),
            ("restore BOP", "C-REST-01", "refused-cards-not-open"),
            ("lay Y-MM", "C-ACT-01", "refused-cards-one-action"),
            ("pass", "C-ACT-01", "refused-cards-one-action"),
            ("draw market", "C-EXCH-02", "refused-cards-no-exchange"),
        ],
    ),
    at_give: (
        "give",
        [
            ("give R-MM", "C-TILE-03", "refused-cards-give"),
            ("give Y-W+", "C-TILE-03", "refused-cards-not-held"),
            ("give rose-P-MM", "C-TILE-03", "refused-cards-not-held"),  # the demander holds it
            ("pass", "C-TILE-03", "refused-not-now"),
            ("demand Y", "C-TILE-03", "refused-not-now"),
            ("discard Y-MM", "C-HAND-01", "refused-not-now"),
        ],
    ),
    at_window: (
        "window",
        [
            ("restore YRG", "C-REST-01", "refused-not-now"),
            ("restore GOP", "C-REST-01", "refused-cards-colours"),
            ("lay Y-WW", "C-TILE-09", "refused-cards-exchange-first"),
            ("pass", "C-ACT-01", "refused-cards-one-action"),
            ("discard Y-WW", "C-HAND-01", "refused-not-now"),
            ("draw rose", "C-EXCH-02", "refused-cards-no-exchange"),
        ],
    ),
    at_discard: (
        "discard",
        [
            ("discard R-MM", "C-HAND-01", "refused-cards-not-held"),
            ("restore YRB", "C-REST-01", "refused-not-now"),
            ("demand Y", "C-TILE-03", "refused-cards-no-tile"),
            ("pass", "C-HAND-01", "refused-not-now"),
            ("lay Y-MM", "C-EXCH-01", "refused-not-now"),
            ("stop", "C-HAND-01", "refused-not-now"),
            ("give Y-MM", "C-TILE-03", "refused-not-now"),
        ],
    ),
}  # fmt: skip


@rule("C-ACT-01", "C-EXCH-01", "C-REST-01", "C-TILE-03", "C-HAND-01")
@pytest.mark.parametrize("make", REFUSALS, ids=lambda make: make.__name__)
def test_what_is_refused_names_its_rule_and_changes_nothing(make: Callable[[], Cards]) -> None:
    kind, attempts = REFUSALS[make]
    game = make()
    assert asked(game)[0] == kind
    for text, rule_id, key in attempts:
        assert refused(game, text, rule_id) == key, text


@pytest.mark.parametrize("make", REFUSALS, ids=lambda make: make.__name__)
def test_every_action_is_legal_or_refused_with_a_rule_in_every_language(make: Callable[[], Cards]) -> None:
    game = make()
    legal = set(game.legal())
    for action in game.codec.actions:
        reason = game.explain(action)
        assert (reason is None) == (action in legal), action
        if reason is not None:
            assert reason.rule.startswith("C-"), action
            for lang in ("en", "de", "fr"):
                said = reason.text(lang)
                assert said
                assert reason.key not in said
                assert "{" not in said


@rule("C-TURN-01")
@pytest.mark.parametrize("make", REFUSALS, ids=lambda make: make.__name__)
def test_who_is_not_asked_is_refused_whatever_he_attempts(make: Callable[[], Cards]) -> None:
    game = make()
    asked_now = asked(game)[1]
    for seat in range(3):
        if seat != asked_now:
            assert game.legal(seat) == ()
            for text in (*texts(game), "pass", "demand Y"):
                assert refused(game, text, "C-TURN-01", seat) == "refused-turn"


# ---- words and things that are no action ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule_id"),
    [
        ("lay Z-W+", "C-EXCH-01"),
        ("draw garden", "C-EXCH-02"),
        ("restore YYY", "C-REST-01"),
        ("restore YRBG", "C-REST-01"),
        ("restore", "C-REST-01"),
        ("pay green", "C-REST-02"),
        ("mix Y-W+ Y-W+", "C-MIX-01"),
        ("mix Y-W+", "C-MIX-01"),
        ("paint Z", "C-TILE-05"),
        ("take everything", "C-REST-07"),
        ("demand money", "C-TILE-03"),
        ("give up", "C-TILE-08"),
        ("discard all", "C-HAND-01"),
    ],
)
def test_what_begins_like_an_action_but_is_none_breaks_a_rule(text: str, rule_id: str) -> None:
    game = at_turn()
    key = refused(game, text, rule_id)
    assert key.endswith("-form")
    reason = game.explain(text)
    assert reason is not None
    for lang in ("en", "de", "fr"):
        assert text in reason.text(lang)


@pytest.mark.parametrize("text", ["dance", "", "→", "passs", "pass 1", "x" * 10_000])
def test_words_that_are_no_action(text: str) -> None:
    game = at_turn()
    before = game.to_json()
    with pytest.raises(BadAction):
        game.apply(text)
    assert game.explain(text) is not None
    assert game.to_json() == before


@pytest.mark.parametrize("thing", [None, 7, ("pass",), object(), ["pass"], {}])
def test_things_that_are_no_action(thing: Any) -> None:
    game = at_turn()
    before = game.to_json()
    with pytest.raises(WRONG_TYPE):
        game.apply(thing)
    assert game.to_json() == before


def test_a_look_alike_that_nobody_offered_is_refused() -> None:
    game = at_turn()
    with pytest.raises(BadAction):
        game.apply(Action("pass", (), "pass"))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    game = at_turn()
    before = game.to_json()
    for text in ("pass", "stop"):
        with pytest.raises(IllegalAction):
            game.apply(text, seat)
    assert game.legal(seat) == ()
    with pytest.raises(BadConfig):
        game.view(seat)
    with pytest.raises(BadConfig):
        game.sample(seat, seed=1)
    assert game.to_json() == before


def test_after_the_end_nothing_is_legal() -> None:
    *_, game = random_game(2, 1)
    assert (game.decision, game.decisions, game.legal(), game.legal(0)) == (None, (), (), ())
    before = game.to_json()
    for seat in (None, 0, 1):
        reason = game.explain("pass", seat)
        assert reason is not None
        assert reason.key == "refused-over"
        with pytest.raises(IllegalAction):
            game.apply("pass", seat)
    assert game.to_json() == before


def test_draws_that_cannot_be_leave_the_game_untouched() -> None:
    game = acting("Y-MMM", "R-MMM", draws=["B-MMM", "B-MMM"])  # there is only one
    play(game, "lay Y-MMM")
    before = game.to_json()
    with pytest.raises(BuonfrescoError):
        game.apply("draw market")  # the rest of the draws follows of itself
    assert game.to_json() == before
    assert game.check() == []


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=40))
def test_no_text_ever_crashes_the_parser(text: str) -> None:
    codec = cards.new_game(2, seed=1).codec
    try:
        action = codec.parse(text)
    except BadAction:
        return
    assert codec.parse(action.text) is action
