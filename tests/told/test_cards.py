"""The card game in words: what questions and options say, what they promise, what is told afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco import text
from buonfresco.engine.events import Events
from buonfresco.engine.view import Option
from buonfresco.games import cards
from buonfresco.games.cards import Cards, payment, prospects
from buonfresco.phrases import Piece
from tests.cards.moments import HAND, at_turn, kinds, moments
from tests.support import rule
from tests.telling import gaps, played, said_by, seen, story

TILES = ["rotation", "demand", "paint-R"]
NAMES = ("Lily", "Lion", "Tower", "Sun")


def options(game: Cards, seat: int = 0) -> list[Option]:
    """Those worth looking at, best first."""
    view = seen(game, seat)
    return [view.decision.options[number] for number in view.told.first]


def gives(game: Cards, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """What each option leads to, by its notation."""
    cat = text.catalogue(lang)
    return {
        one.text: ", ".join(cat.say(part, NAMES) for part in one.gives.breath())  # type: ignore[union-attr]
        for one in options(game, seat)
    }


def labels(game: Cards, seat: int = 0) -> list[str]:
    return [text.catalogue("en").say(one.says) for one in options(game, seat)]  # type: ignore[arg-type]


def question(game: Cards, seat: int = 0) -> str:
    return text.catalogue("en").say(seen(game, seat).told.question, NAMES)


def marks(game: Cards, seat: int | None = 0) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for mark in seen(game, seat).told.panels[""].marks:
        found.setdefault(mark.at, []).append(text.catalogue("en").say(mark.says))
    return found


# ---- everywhere -----------------------------------------------------------------------------------------------------


def test_random_play_comes_to_every_question() -> None:
    assert set(kinds()) == {kind.name for kind in cards.new_game(2, seed=1).r.kinds}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_can_be_said_in_every_language(players: int) -> None:
    missing: set[str] = set()
    for game, _seat, view in played([cards.new_game(players, seed=players)], 250):
        missing |= gaps([*said_by(game, view), *story(game, None)])
        missing |= gaps([part for row in view.told.panels[""].rows for part in row.pieces])
    for game, seat in kinds().values():
        missing |= gaps(said_by(game, seen(game, seat)))
    assert missing == set()


def test_options_point_at_things_that_lie_there() -> None:
    for game in moments(5, 3):
        seat = game.decisions[0].seat
        view = seen(game, seat)
        own = view.players[seat]
        there = {f"card:{name}" for name in own.hand or []} | {f"fresco-card:{name}" for name in view.frescoes}
        there |= {f"cards-pile:{name}" for name in view.piles}
        there |= {f"cards-tile:{name}" for name in (*view.tiles, *own.tiles)}
        assert view.decision is not None
        for option in view.decision.options:
            assert set(option.at) <= there, option.text
        assert {mark.at for mark in view.told.panels[""].marks} <= there


def stand(game: Cards, seat: int) -> dict[Piece, int]:
    """What a bill counts, read from the view."""
    one = game.view(seat).players[seat]
    found = {Piece("source", f"cards-{name}"): one.points.get(name, 0) for name in ("frescoes", "tiles")}
    return found | {Piece("cards-tile", name): one.tiles.get(name, 0) for name in game.r.tile_names}


@rule("C-SCORE-01")
def test_promises_are_kept() -> None:
    """What an option was said to bring is what it brings, as far as that can be known."""
    seen: set[str] = set()
    for seed in range(4):
        for game in moments(seed, 2 + seed % 3):
            seat = game.decisions[0].seat
            before = stand(game, seat)
            for option in options(game, seat):
                bill = option.gives
                assert bill is not None
                said: dict[Any, int] = {line.label: line.amount for line in bill.points}
                said |= {change.what: change.change for change in bill.changes}
                assert bill.total == sum(line.amount for line in bill.points)
                assert all(change.then == before[change.what] + change.change for change in bill.changes)
                after = game.copy()
                after.apply(option.text, seat)
                now = stand(after, seat)
                assert said == {what: now[what] - before[what] for what in before if now[what] != before[what]}
                seen |= {option.kind} if said else set()
    assert seen >= {"restore", "pay", "mix", "paint", "rotate", "take", "demand"}


@rule("C-REST-04", "C-REST-05", "C-REST-06", "C-MIX-04")
def test_what_restorations_promise_comes_true() -> None:
    """Every way to pay ends inside the promised range, and both of its ends are reached."""
    seen = 0
    for game in moments(3, 3):
        seat = game.decisions[0].seat
        for option in options(game, seat):
            if option.kind == "restore":
                paid(game, option, seat)
                seen += 1
    assert seen > 10


def paid(game: Cards, option: Option, seat: int) -> list[int]:
    """The values a fresco card gets by all the ways to go on paying it; each option promises them rightly."""
    after = game.copy()
    after.apply(option.text, seat)
    if after.s.restoring < 0:
        values = [after.view(seat).players[seat].frescoes[-1].value]
    else:
        values = [value for one in options(after, seat) for value in paid(after, one, seat)]
    assert option.gives is not None
    notes = [note.args for note in option.gives.notes if note.key in ("note-cards-worth", "note-cards-ends")]
    booked = [line.amount for line in option.gives.points if line.label == Piece("source", "cards-frescoes")]
    assert [(args["low"], args["high"]) for args in notes] == ([] if booked else [(min(values), max(values))])
    assert not booked or booked == values
    return values


# ---- what fresco cards mean -----------------------------------------------------------------------------------------


def test_fresco_cards_say_what_they_are_worth_or_what_is_missing() -> None:
    found = marks(at_turn(HAND))
    assert found["fresco-card:YRB"] == ["you can pay: 2 points"]  # the bishop on red, no choice
    assert found["fresco-card:YRG"] == ["you can pay: 4 to 5 points", "[favorite +1]"]  # green by a card, or mixed
    assert found["fresco-card:BOP"] == ["you lack orange and purple"]


def test_others_and_spectators_see_nothing_of_what_one_can_pay() -> None:
    game = at_turn(HAND)
    assert marks(game, None) == {"fresco-card:YRG": ["[favorite +1]"], "fresco-card:GOP": ["[favorite +1]"]}
    assert marks(game, 1)["fresco-card:YRB"] == ["you lack yellow, red and blue"]


@rule("C-MIX-01")
def test_one_mixing_card_can_be_missing_for_either_of_two_colours() -> None:
    game = at_turn(["Y-W+", "R-W+", "B-W+"])
    stock, names = prospects.stock_of(game, 0), game.r.face_names
    assert prospects.missing(game.r, stock, names.index("GOP")) == ["GO", "GP", "OP"]
    assert prospects.missing(game.r, stock, names.index("YRG")) == ["Y", "G"]  # yellow is there once, alone or mixed
    assert prospects.missing(game.r, stock, names.index("YRB")) == []
    found = marks(game)
    assert found["fresco-card:YRG"][0] == "you lack one of yellow and green"
    assert found["fresco-card:GOP"][0] == "you lack 2 of green, orange and purple"


def test_what_can_be_paid_has_an_ending_and_nothing_else() -> None:
    rng = random.Random(1)
    rules = cards.new_game(2, seed=1).r
    for _ in range(300):
        hand = rng.choices(range(len(rules.card_names)), k=rng.randint(0, 8))
        stock = payment.full_stock(rules, hand, [rng.randint(0, 1) for _ in rules.tile_names])
        for face, colours in enumerate(rules.face_colours):
            payable = bool(payment.endings(rules, stock, colours))
            assert payable == payment.can_pay(rules, payment.without_symbols(stock), colours)
            assert payable == (prospects.missing(rules, stock, face) == [])


# ---- what options say -----------------------------------------------------------------------------------------------


def test_exchanges_say_what_they_bring() -> None:
    found = gives(at_turn(["Y-M/W", "Y-MMM", "R-WW", "rose-P-W*"]))
    assert found["lay Y-M/W"] == "draw 1 market or workshop card"
    assert found["lay Y-MMM"] == "draw 3 market cards"
    assert found["lay rose-P-W*"] == "draw 1 workshop card"


def test_a_card_that_is_needed_is_marked() -> None:
    found = gives(at_turn(HAND))
    assert found["lay R-M*"] == "draw 1 market card, needed for yellow-red-blue and yellow-red-green"
    assert found["lay Y-MM"] == "draw 2 market cards"  # the mixing card serves as yellow
    assert (
        gives(at_turn(HAND), lang="de")["lay R-M*"] == "bringt 1 Marktkarte, nötig für Gelb-Rot-Blau und Gelb-Rot-Grün"
    )


def test_payments_say_rotations_and_value_best_first() -> None:
    game = at_turn(HAND, tiles=TILES)
    assert labels(game)[0] == "restore yellow-red-green"
    assert gives(game)["restore YRG"] == "4 to 5 points"
    game.apply("restore YRG", 0)
    assert gives(game)["pay Y-MM"] == "no rotation, 4 to 5 points at the end"
    game.apply("pay Y-MM", 0)  # red is paid by itself
    assert question(game) == "You restore the yellow-red-green fresco card. How do you pay for green (color 3 of 3)?"
    assert marks(game)["fresco-card:YRG"][0] == "being restored: 2 of 3 colors are paid"
    assert labels(game) == ["mix a yellow card and a blue card", "pay with a green card"]
    assert list(gives(game).values()) == ["5 points, 1 rotation", "4 points, no rotation"]


@rule("C-SCORE-01", "C-TILE-04")
def test_a_paint_tile_costs_its_own_point() -> None:
    game = at_turn(["Y-MM", "R-MM", "B-MM", "B-WW"], own_tiles={"paint-B": 1}, tiles=TILES)
    game.apply("restore YRB", 0)
    assert gives(game)["paint B"] == "1 − 1 = 0 points, uses up “blue paint”, no rotation"
    assert labels(game)[-1] == "use the tile “blue paint”"


@rule("C-TILE-13")
def test_the_tile_a_restoration_needs_is_said_to_be_used_up() -> None:
    game = at_turn(["B-MM", *HAND], own_tiles={"exchange": 1}, draws=["R-MM", "R-WW"])
    for line in ("lay B-MM", "draw market"):
        game.apply(line, 0)
    assert gives(game)["restore YRG"] == "uses up “exchange and restore”, 3 to 5 points"


def test_passing_says_what_the_hand_limit_does() -> None:
    assert gives(at_turn(["Y-MM"]))["pass"] == "you draw market cards until you hold 3"
    assert gives(at_turn(HAND))["pass"] == ""
    nine = [*HAND, "R-MM", "R-WW", "B-MM", "B-WW"]
    assert gives(at_turn(nine))["pass"] == "then discard 2: at most 7 cards stay"


def test_laying_out_shows_the_running_total_and_piles_what_they_hold() -> None:
    game = at_turn(["Y-MMM", "R-WW", "B-M/W"])
    for card in ("Y-MMM", "R-WW", "B-M/W"):
        game.apply(f"lay {card}", 0)
    assert question(game) == (
        "Your exchange brings 3 market cards, 2 workshop cards and 1 market or workshop card."
        " Draw now, or lay out more?"
    )
    assert labels(game)[-1] == "draw from the workshop (rose window)"
    assert gives(game)["draw rose"] == "mainly purple (8 of 14), 14 left"
    game.apply("draw rose", 0)
    assert question(game).startswith("Still to draw: 3 market cards, 1 workshop card and 1 market or workshop card.")


def test_what_can_be_spared_is_discarded_first() -> None:
    game = at_turn([*HAND, "Y-WW", "Y-MMM", "Y-MM"], phase="limit")
    assert question(game).startswith("You hold 8 cards, and 7 is the limit: 1 must go.")
    texts = [option.text for option in options(game)]
    assert texts[0] in ("discard Y-WW", "discard Y-MMM", "discard Y-MM")
    assert texts[-1] == "discard R-M*"
    assert gives(game)["discard R-M*"] == "your only red card, needed for yellow-red-blue and yellow-red-green"


def test_demands_say_what_one_holds() -> None:
    found = gives(at_turn(HAND, own_tiles={"demand": 1}))
    assert found["demand Y"] == "uses up “demand”, you hold 2"
    assert found["demand P"] == "uses up “demand”, you hold none"


def test_after_an_exchange_or_a_restoration_the_question_fits_what_is_left() -> None:
    tiles = {"exchange": 1, "demand": 1}
    for hand, first, said in (
        (HAND, ["lay Y-MM", "draw market"], "Do you restore as well, with your tile “exchange and restore”?"),
        (["B-MM", "B-M*"], ["lay B-MM", "draw market"], "You can restore nothing now. Do you use your demand tile?"),
    ):
        game = at_turn(hand, own_tiles=tiles, draws=["B-MM", "B-WW"])
        for line in first:
            game.apply(line, 0)
            while seen(game, 0).decision.kind == "draw":
                game.apply("draw market", 0)
        assert said in question(game)
        assert ("keep the demand tile" in labels(game)) is (hand is not HAND)


def test_rewards_are_explained() -> None:
    game = at_turn(HAND, tiles=TILES)
    for line in ("restore YRB", "pay Y-MM"):
        game.apply(line, 0)
    assert gives(game)["take rotation"] == "1 point, then 1× rotation, turns a card you restore up by one value"
    assert gives(game)["take demand"].startswith("then 1× demand, name a color on your turn")
    assert question(game) == "Your reward: which action tile do you take?"


# ---- what happened --------------------------------------------------------------------------------------------------


def told(game: Cards, steps: list[Events], seat: int | None, lang: str = "en") -> str:
    """The story of these answers, as a seat hears it, or a spectator."""
    tell = game.ruleset.telling.story
    assert tell is not None
    seen = [(event, False) for events in steps for event in events.seen_by(seat)]
    return " ".join(text.catalogue(lang).say(phrase, NAMES) for phrase in tell(game.ruleset, seen))


def answered(game: Cards, *answers: tuple[str, int]) -> list[Events]:
    """What happens by each of these answers, if it is one."""
    return [game.apply(line, seat) for line, seat in answers if line in [one.text for one in game.legal(seat)]]


def test_what_one_does_in_a_row_is_one_sentence() -> None:
    game = at_turn(["Y-MM", "R-MM", "R-M*"], draws=["Y-W+", "B-W+", "R-W+", "B-MM"])
    steps = answered(game, ("lay Y-MM", 0), ("lay R-MM", 0), ("draw market", 0))  # all four come from there
    said = "Lily lays out a yellow card and a red card, draws"
    assert f"{said} 4 market cards." in told(game, steps, 1)
    assert f"{said} a yellow mixing card, a blue mixing card, a red mixing card and a blue card." in told(
        game, steps, 0
    )


def test_a_restoration_is_told_with_its_payment() -> None:
    game = at_turn(["Y-MM", "R-M*", "Y-W+", "B-W+"], tiles=TILES)
    steps = answered(game, ("restore YRG", 0), ("take demand", 0), ("stop", 0), ("stop", 0))
    assert (
        "Lily restores the yellow-red-green fresco card with a yellow card, a red bishop card and"
        " green (mixed: a yellow card and a blue card):"
        " 3 rotations (favorite color), 5 points, takes the tile “demand”. New on the table: fresco card"
    ) in told(game, steps, 1)


def demanded(secret: str, drawn: str) -> tuple[Cards, list[Events]]:
    """The third painter gave a card: which one is known to two. The second had none and showed his hand."""
    painters = [{"hand": ["Y-MM"], "tiles": {"demand": 1}}, {"hand": ["R-MM"]}, {"hand": [secret, "Y-M*"]}]
    game = at_turn([], players=3, painters=painters, draws=[drawn])
    return game, answered(game, ("demand Y", 0), (f"give {secret}", 2), ("pass", 0))


@rule("C-INFO-02", "C-INFO-03")
def test_demands_are_told_to_each_as_he_saw_them() -> None:
    game, steps = demanded("Y-WW", "B-W+")
    given, hidden = "Tower gives Lily a yellow card", "Tower gives Lily a market card"
    shown = "Lily sees the hand of Lion: a red card (exchange: 2 market)"
    for seat, knows in ((0, True), (1, False), (2, True), (None, False)):
        assert (given in told(game, steps, seat)) is knows
        assert (hidden in told(game, steps, seat)) is not knows
        assert (shown in told(game, steps, seat)) is (seat == 0)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_worlds_that_differ_in_secrets_are_told_alike(lang: str) -> None:
    """Other hands, another card drawn and given: the second painter and spectators hear the same."""
    one, other = demanded("Y-WW", "B-W+"), demanded("Y-MMM", "R-W+")
    for seat in (1, None):
        assert told(*one, seat, lang) == told(*other, seat, lang)
        assert one[0].view(seat, told=True) == other[0].view(seat, told=True)
    assert told(*one, 0, lang) != told(*other, 0, lang)


def test_the_last_favourite_colour_is_told_to_be_the_last() -> None:
    game = at_turn(["Y-MM", "R-M*", "round-G-M/W"], favourite_pile=[], tiles=TILES)
    said = told(game, answered(game, ("restore YRG", 0), ("take paint-R", 0)), 1)
    assert "no favorite color any more" in said
    assert "takes the tile “red paint”" in said
