"""Bad input: a clear error with the rule behind it, and the game untouched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadAction, BadConfig, BadGame, BadLog, BuonfrescoError, IllegalAction
from buonfresco.games import dice, fresco
from buonfresco.games.dice import Dice
from buonfresco.text import LANGUAGES
from tests.dice.table import asked, play_out, play_turn, position, reaching, refused, texts, throw, throws, turn_for
from tests.support import rule

SECTIONS = ("8", "13", "16", "19", "24")
WRONG_TYPE = (BuonfrescoError, TypeError)  # compiled code checks types at the door


@rule("D-SETUP-05")
@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 3.0, None, True, []])
def test_player_counts(players: Any) -> None:
    with pytest.raises(WRONG_TYPE) as error:
        dice.new_game(players)
    if isinstance(error.value, BuonfrescoError):
        assert isinstance(error.value, BadConfig)
        assert error.value.rule == "D-SETUP-05"
        assert str(players) in str(error.value)


@rule("D-END-08")
@pytest.mark.parametrize("rounds", [0, -1, "many", 1.5, True])
def test_round_limits(rounds: Any) -> None:
    with pytest.raises(WRONG_TYPE) as error:
        dice.new_game(3, max_rounds=rounds)
    if isinstance(error.value, BuonfrescoError):
        assert isinstance(error.value, BadConfig)
        assert error.value.rule == "D-END-08"
        assert str(rounds) in str(error.value)


@pytest.mark.parametrize("pack", ["no_such_pack", "no/such/folder", 7, None])
def test_packs_that_are_not_there(pack: Any) -> None:
    with pytest.raises(WRONG_TYPE) as error:
        dice.new_game(3, pack=pack)
    assert str(pack) in str(error.value)


@pytest.mark.parametrize("seed", [1.5, b"x", [1], True])
def test_seeds_are_whole_numbers_or_texts(seed: Any) -> None:
    with pytest.raises(WRONG_TYPE):
        dice.new_game(3, seed=seed)


@pytest.mark.parametrize(
    ("text", "rule_id", "key"),
    [
        ("bishop 9", "D-BISH-01", "refused-dice-bishop-form"),
        ("bishop", "D-BISH-01", "refused-dice-bishop-form"),
        ("bet nothing", "D-BET-03", "refused-dice-bet-form"),
        ("keep mauve", "D-ROLL-03", "refused-dice-keep-form"),
        ("keep blue x3", "D-ROLL-03", "refused-dice-keep-form"),
        ("keep blue red", "D-ROLL-03", "refused-dice-keep-form"),
        ("favour +2", "D-ROLL-08", "refused-dice-favour-form"),
        ("favour", "D-ROLL-08", "refused-dice-favour-form"),
        ("favor +2", "D-ROLL-08", "refused-dice-favour-form"),
        ("favor", "D-ROLL-08", "refused-dice-favour-form"),
        ("take 13-14", "D-END-02", "refused-dice-take-form"),
        ("take 9", "D-END-02", "refused-dice-take-form"),
        ("dance", "", "error-action-unknown"),
        ("", "", "error-action-unknown"),
        ("wait a moment", "", "error-action-unknown"),
        ("wake 5", "", "error-action-unknown"),
        ("x" * 10_000, "", "error-action-unknown"),
    ],
)
def test_words_that_are_no_action(text: str, rule_id: str, key: str) -> None:
    game = dice.new_game(3, seed=1)
    assert refused(game, text, rule_id) == key
    with pytest.raises(BadAction):
        game.apply(text)
    reason = game.explain(text)
    assert reason is not None
    for lang in LANGUAGES:
        assert text[:80] in reason.text(lang)
        assert key not in reason.text(lang)


@pytest.mark.parametrize("key", ["bishop", "bet", "keep", "favour", "take"])
def test_the_example_in_each_message_is_an_action(key: str) -> None:
    """What a refusal tells people to write must work when they do."""
    game = dice.new_game(3, seed=1)
    for lang in LANGUAGES:
        reason = game.explain(f"{key} ?")
        assert reason is not None
        shown = reason.text(lang).rpartition(": ")[2].split(",")[0].split(" oder ")[0].strip()
        assert game.parse(shown).kind == key, shown


@pytest.mark.parametrize("thing", [None, 7, ("bishop", 8), object(), ["bishop 8"], {}])
def test_things_that_are_no_action(thing: Any) -> None:
    game = dice.new_game(3, seed=1)
    before = game.to_json()
    with pytest.raises(WRONG_TYPE):
        game.apply(thing)
    assert game.to_json() == before


def test_actions_that_this_game_does_not_offer() -> None:
    game = dice.new_game(3, seed=1)
    with pytest.raises(BadAction):
        game.apply(fresco.new_game(3).legal()[0])
    with pytest.raises(BadAction):
        game.codec.encode(Action("bishop", (0,), "bishop 8"))  # a look-alike that nobody offered
    for code in (-1, game.codec.size, "4", None):
        with pytest.raises(WRONG_TYPE):
            game.codec.decode(code)  # type: ignore[arg-type]


# ---- every decision, every other action ---------------------------------------------------------------------------


def at_bishop() -> Dice:
    return position(players=3, painters=[{"space": 1}, {"space": 20}, {"space": 30}])


def at_bet() -> Dice:
    game = at_bishop()
    game.apply("bishop 16")
    return game


def at_keep() -> Dice:
    draws = [*throw(colours=("red", "green")), *throw("red", colours=("green",))]
    game = position(players=2, painters=[{"space": 1}, {"space": 20}], draws=draws)
    for text in ("bishop 16", "wait", "keep red x2", "wait"):
        game.apply(text)
    return game


def at_favour() -> Dice:
    game = position(players=2, painters=[{"space": 1}, {"space": 20}], draws=throws(*reaching(12)))
    for text in ("bishop 13", "bet other", "keep blue", "keep yellow", "keep green"):
        game.apply(text)
    return game


def at_bonus() -> Dice:
    sections = {name: [0] for name in ("8", "13", "19", "24")}
    words: dict[str, Any] = {"fields": {"14-15": None}, "facedown": {"9-12": 3, "17-18": 3, "20-23": 3}}
    game = turn_for(16, painters=[{"space": 50}, {"space": 20}, {"space": 30}], sections=sections, **words)
    play_turn(game, *reaching(16))
    return game


REFUSALS = [
    (at_bishop, "bet marked", "D-BET-01", "refused-dice-bet-own"),
    (at_bishop, "wait", "D-BISH-01", "refused-not-now"),
    (at_bishop, "keep blue", "D-ROLL-03", "refused-not-now"),
    (at_bishop, "favour +1", "D-ROLL-08", "refused-dice-favour"),
    (at_bishop, "take 9-12", "D-END-02", "refused-not-now"),
    (at_bet, "bishop 8", "D-BISH-01", "refused-not-now"),
    (at_bet, "keep blue", "D-ROLL-03", "refused-not-now"),
    (at_bet, "favour 0", "D-FAV-04", "refused-dice-favour-none"),
    (at_keep, "bishop 8", "D-BISH-01", "refused-not-now"),
    (at_keep, "bet other", "D-BET-01", "refused-dice-bet-own"),
    (at_keep, "wait", "D-ROLL-03", "refused-not-now"),
    (at_keep, "take 9-12", "D-END-02", "refused-not-now"),
    (at_keep, "keep red", "D-ROLL-05", "refused-dice-aside"),
    (at_keep, "keep green x4", "D-ROLL-03", "refused-dice-colour"),
    (at_keep, "keep blue x2", "D-ROLL-03", "refused-dice-colour"),
    (at_keep, "favour -1", "D-ROLL-08", "refused-dice-favour"),
    (at_favour, "keep red", "D-ROLL-03", "refused-not-now"),
    (at_favour, "wait", "D-ROLL-08", "refused-not-now"),
    (at_bonus, "take 14-15", "D-END-05", "refused-dice-field"),
    (at_bonus, "bishop 8", "D-BISH-01", "refused-not-now"),
    (at_bonus, "favour 0", "D-FAV-04", "refused-dice-favour-none"),
]


@rule("D-BISH-01", "D-BET-01", "D-ROLL-03", "D-ROLL-05", "D-ROLL-08", "D-END-05")
@pytest.mark.parametrize(("make", "text", "rule_id", "key"), REFUSALS)
def test_refusals_name_their_rule(make: Any, text: str, rule_id: str, key: str) -> None:
    game: Dice = make()
    assert refused(game, text, rule_id) == key
    reason = game.explain(text)
    assert reason is not None
    said = [reason.text(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert key not in said


@pytest.mark.parametrize("make", [at_bishop, at_bet, at_keep, at_favour, at_bonus])
def test_nothing_but_the_legal_answers_is_accepted_from_any_seat(make: Any) -> None:
    game: Dice = make()
    asked_seat = asked(game)[1]
    legal = set(game.legal())
    for action in game.codec.actions:
        for seat in range(game.r.seats):
            if action in legal and seat == asked_seat:
                assert game.copy().apply(action, seat) is not None
            else:
                before = game.hash(), game.inputs[:], game.chance.word
                with pytest.raises(IllegalAction) as error:
                    game.apply(action, seat)
                assert (game.hash(), game.inputs, game.chance.word) == before
                assert error.value.rule == ("D-TURN-01" if seat != asked_seat else error.value.rule)
                assert error.value.rule


@rule("D-TURN-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_another_seat_than_the_one_asked(seat: int) -> None:
    game = at_bishop()
    assert refused(game, "bishop 8", "D-TURN-01", seat) == "refused-turn"
    assert game.legal(seat) == ()
    assert game.view(seat).decision is None


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    game = at_bishop()
    assert refused(game, "bishop 8", "", seat) == "error-seat"
    assert game.legal(seat) == ()
    with pytest.raises(BadConfig):
        game.view(seat)
    with pytest.raises(BadConfig):
        game.sample(seat, seed=1)


@pytest.mark.parametrize("seat", ["0", 1.5, object()])
def test_seats_that_are_no_numbers(seat: Any) -> None:
    game = at_bishop()
    before = game.to_json()
    for attempt in (lambda: game.apply("bishop 8", seat), lambda: game.view(seat)):
        with pytest.raises(WRONG_TYPE):
            attempt()
    assert game.to_json() == before


def test_after_the_end_nothing_is_legal() -> None:
    game = play_out(dice.new_game(2, seed=1))
    assert (game.decision, game.decisions, game.legal(), game.legal(0)) == (None, (), (), ())
    for action in game.codec.actions:
        assert refused(game, action.text, "") == "refused-over"
    assert "over" in repr(game)


def test_a_stale_answer_is_refused() -> None:
    game = at_keep()
    assert "keep blue" in texts(game)
    game.apply("keep blue")
    game.apply("wait")
    assert "keep blue" not in texts(game)
    refused(game, "keep blue", "D-ROLL-05")


def test_dice_that_cannot_be_leave_the_game_untouched() -> None:
    game = position(players=2, draws=[0, 0, 0, "woman-3-1"])
    game.apply("bishop 8")
    before = game.to_json()
    with pytest.raises(BadLog):
        game.apply("wait")
    assert game.to_json() == before
    assert game.check() == []


def test_any_trouble_in_a_batch_takes_all_of_it_back() -> None:
    game = at_favour()
    before = game.to_json()

    def answers() -> Iterator[str]:
        yield "favour +1"
        raise KeyError("something else")

    with pytest.raises(KeyError):
        game.apply_all(answers())
    assert game.to_json() == before


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_no_text_ever_crashes_the_parser(text: str) -> None:
    codec = dice.new_game(2).codec
    try:
        action = codec.parse(text)
    except BadAction:
        return
    assert codec.parse(action.text) is action


# ---- positions that cannot be -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        ({"phase": "siesta"}, "siesta"),
        ({"bishop": 9}, "9"),
        ({"painters": [{"colour": "mauve"}]}, "colour"),
        ({"painters": [{"space": 5}, {"space": 5}]}, "D-TRACK-02"),
        ({"painters": [{"space": 5, "points": {"bets": 4}}]}, "D-TRACK-01"),
        ({"painters": [{"portraits": ["woman-1"]}, {"portraits": ["woman-1"]}]}, "D-SETUP-06"),
        ({"painters": [{"portraits": ["woman-2-3"]}]}, "D-SETUP-06"),
        ({"painters": [{"portraits": ["nobody"]}]}, "nobody"),
        ({"painters": [{"bet": "marked"}]}, "column"),
        ({"painters": [{"bet": "marked", "column": 1}]}, "D-BET-02"),
        ({"painters": [{}, {"bet": "marked", "column": 2}]}, "D-BET-04"),
        ({"painters": [{}, {"bet": "marked", "column": 4}]}, "column"),
        ({"painters": [{}, {"bet": "all", "column": 1}]}, "all"),
        ({"painters": [{}] * 4}, "4 painters"),
        ({"painters": 5}, "int"),
        ({"painters": ["ab"]}, ""),
        ({"fields": ["a"]}, ""),
        ({"sections": [1]}, ""),
        ({"sections": {"9": [0]}}, "9"),
        ({"sections": {"8": [0, 0]}}, "D-RES-04"),
        ({"sections": {"8": [3]}}, "seat"),
        ({"sections": {"16": [0]}, "painters": [{"space": 2}]}, "D-TRACK-01"),
        ({"fields": {"9-11": "woman-1"}}, "9-11"),
        ({"fields": {"9-12": "woman-1", "14-15": "woman-1"}}, "D-SETUP-06"),
        ({"fields": {"9-12": None}, "facedown": {"9-12": 2}}, "D-RES-07"),
        ({"facedown": {"9-12": 9}}, "out of range"),
        ({"facedown": {"9-12": 2}}, "D-SETUP-0"),
        ({"unseen": ["woman-1"]}, "D-SETUP-0"),
        ({"weather": "rain"}, "weather"),
        ({"round": -3}, "round"),
        ({"turn": 3}, "seat"),
        ({"start": -1}, "seat"),
        ({"favour": 7}, "seat"),
        ({"favour": 0}, "D-FAV-02"),
        ({"final": True}, "D-END-01"),
        ({"end_reason": "sections"}, "D-END-01"),
        ({"end_reason": "banana", "final": True}, "banana"),
        ({"draws": ["zz"]}, "zz"),
        ({"throws": 1}, "D-ROLL-03"),
        ({"adjust": 2}, "out of range"),
        ({"result": "draw"}, "draw"),
        ({"gains": {"luck": 2}}, "luck"),
        ({"gains": {"fresco": 2}}, "D-VP-01"),
        ({"colours": ["red"]}, "D-ROLL-06"),
        ({"aside": [["red", 7, 0]]}, "pips"),
        ({"aside": [["red", 3, 3]]}, "colour_dice"),
        ({"aside": [["red", 3, 0], ["red", 3, 0]], "throws": 2}, "D-ROLL-05"),
        ({"aside": [["red", 3, 2], ["blue", 3, 1]], "throws": 2}, "D-ROLL-06"),
        ({"aside": [["red", 3, 0]], "throws": 1}, "D-TURN-01"),
        ({"pips": {"mauve": 1}}, "mauve"),
        ({"pips": {"red": 1}, "throws": 1, "bishop": 8}, "D-ROLL-05"),
        ({"stack": [["turn", "second bets", 0, 0], ["keep", "", 0, 0]], "bishop": 8}, "D-ROLL-01"),
        ({"stack": [["turn", "second bets", 0, 0], ["keep", "", 0, 0]], "bishop": 8, "throws": 1, "aside": [
            ["red", 1, 0]]}, "D-ROLL-01"),
        ({"stack": [["turn", "throw", 0, 0], ["bet", "", 1, 0]]}, "D-BISH-01"),
        ({"stack": [["turn", "throw", 0, 0], ["bet", "", 1, 0], ["bet", "", 1, 0]], "bishop": 8}, "D-TURN-01"),
        ({"stack": [["turn", "throw", 0, 0], ["bet", "", 0, 0]], "bishop": 8}, "D-TURN-01"),
        ({"stack": [["turn", "throw", 1, 0], ["bet", "", 2, 0]], "bishop": 8}, "D-TURN-01"),
        ({"stack": [["no such program", "", 0, 0]]}, "no such program"),
        ({"stack": [["turn", "no step", 0, 0]]}, "step"),
        ({"stack": [["bet", "", -1, 0], ["bishop", "", 0, 0]]}, ""),
        ({"stack": [["turn", "throw", 0, 0], ["bet", "", 1, 0]], "throws": 3, "bishop": 8, "aside": [
            ["blue", 1, 0], ["red", 1, 0], ["green", 1, 0]]}, "D-"),
        ({"seed": 1.5}, "1.5"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be(words: dict[str, Any], mentions: str) -> None:
    with pytest.raises((BadGame, BadConfig)) as error:
        position(players=3, **words)
    assert mentions in str(error.value)


@rule("D-END-01")
def test_a_position_in_which_somebody_has_everything_is_in_its_last_round() -> None:
    five = ["woman-2-1", "woman-2-2", "man-2-1", "man-2-2", "man-1"]
    for words in ({"painters": [{"portraits": five}]}, {"sections": {name: [0] for name in SECTIONS}}):
        with pytest.raises(BadGame, match="D-END-01"):
            position(players=3, **words)
        position(players=3, final=True, end_reason="portraits", **words)
