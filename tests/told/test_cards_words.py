"""Cards in words: no code is told, every card can be told apart, and spans carry what a sign is drawn from."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from buonfresco import text
from buonfresco.engine.told import Said
from buonfresco.engine.view import Option
from buonfresco.games.cards import Cards, words
from buonfresco.phrases import pieces_in
from tests.cards.moments import HAND, at_turn, kinds, moments
from tests.support import rule
from tests.telling import said_by, seen, story

# Letters of colors in a row, symbols of an exchange, marks behind them, names of cards.
CODE = re.compile(r"\b[A-ZÜ]{2,}\b|\b[MW]\b|\w[+*]|\b[YRBGOP]-[MW]")
NAMES = ("Lily", "Lion", "Tower", "Sun")


def positions() -> Iterator[Cards]:
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        for number, game in enumerate(moments(seed, players)):
            if number % 3 == 0:
                yield game
    for game, _seat in kinds().values():
        yield game


def say(phrase: Said, lang: str = "en") -> str:
    return text.catalogue(lang).say(phrase, NAMES)


@pytest.mark.parametrize(
    "code", ["restore YRG", "nötig für GRÜ", "exchange yellow M/W+", "blue W+", "red M*", "purple MM (round)", "Y-W"]
)
def test_a_code_is_known_by_its_looks(code: str) -> None:
    assert CODE.search(code)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_code_is_told(lang: str) -> None:
    """Questions, options and what they lead to, marks, panels, what happened; to who is asked and to spectators."""
    for game in positions():
        view = seen(game, game.decisions[0].seat)
        for phrase in [*said_by(game, view), *story(game, None)]:
            assert not CODE.search(say(phrase, lang)), say(phrase, lang)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_refusal_answers_in_codes(lang: str) -> None:
    """Whatever is attempted. Only who writes what is no answer at all is told how answers are written."""
    told: set[str] = set()
    for game, seat in kinds().values():
        for action in game.r.codec.actions:
            reason = game.explain(action, seat)
            if reason is not None and not reason.key.endswith("-form"):
                told.add(reason.text(lang))
                assert text.catalogue(lang).say(reason.phrase(), NAMES).startswith(reason.text(lang))
    assert len(told) > 100
    assert [one for one in told if CODE.search(one)] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_two_options_are_told_alike(lang: str) -> None:
    for game in positions():
        view = seen(game, game.decisions[0].seat)
        assert view.decision is not None
        told = [_told(option, lang) for option in view.decision.options]
        assert len(set(told)) == len(told), told


def _told(option: Option, lang: str) -> str:
    assert option.says is not None
    assert option.gives is not None
    return "; ".join(say(phrase, lang) for phrase in (option.says, *option.gives.breath()))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_spans_of_an_option_stand_for_the_cards_it_points_at(lang: str) -> None:
    for game in positions():
        view = seen(game, game.decisions[0].seat)
        assert view.decision is not None
        for option in view.decision.options:
            assert option.says is not None
            spans = text.catalogue(lang).spans(option.says, NAMES)
            shown = [f"{span.sort}:{span.id}" for span in spans if span.sort in ("card", "fresco-card")]
            assert shown == [place for place in option.at if place.startswith(("card:", "fresco-card:"))]


def test_what_was_laid_out_is_counted_by_what_it_is_called() -> None:
    rules = at_turn(HAND).r
    said = words.cards(rules, ["R-MM", "Y-W+", "R-WW", "Y-W+", "round-O-W*"])
    assert say(said) == "2 red cards, 2 yellow mixing cards and an orange bishop card"
    # cards that differ in their symbols are one piece without any
    assert [piece.id for piece in pieces_in(said) if piece.sort == "card"] == ["R", "Y-W+", "round-O-W*"]


@pytest.mark.parametrize(
    ("lang", "full", "paid"),
    [
        ("en", "an orange card (exchange: 2 market, rose window)", "pay with a yellow mixing card"),
        ("de", "eine orange Karte (Tausch: 2 Markt, Rosenfenster)", "eine gelbe Mischkarte ausspielen"),
        (
            "fr",
            "une carte orange (échange\N{NO-BREAK SPACE}: 2 marché, rosace)",
            "payer avec une carte de mélange jaune",
        ),
    ],
)
def test_cards_are_called_by_what_matters(lang: str, full: str, paid: str) -> None:
    game = at_turn(HAND)
    assert say(words.card_in_full(game.r, game.r.card_numbers["rose-O-MM"]), lang) == full
    game.apply("restore YRG", 0)
    view = seen(game, 0)
    assert view.decision is not None
    assert paid in [say(option.says, lang) for option in view.decision.options if option.says is not None]


@rule("C-REST-02")
def test_cards_that_would_be_called_alike_are_told_apart() -> None:
    hand = ["Y-MM", "Y-WW", "R-M*", "round-G-M/W", "rose-G-M/W"]
    game = at_turn([*hand, "B-MM", "B-WW", "B-MMM"], phase="limit")
    view = seen(game, 0)
    assert view.decision is not None
    told = {option.text: say(option.says) for option in view.decision.options if option.says is not None}
    assert told["discard Y-MM"] == "discard a yellow card (exchange: 2 market)"
    assert told["discard R-M*"] == "discard a red bishop card"
    assert told["discard rose-G-M/W"] == "discard a green card (rose window)"


@rule("C-ACT-01")
def test_what_has_another_moment_is_refused_in_words() -> None:
    game = at_turn([*HAND, "B-MM", "B-WW", "B-MMM"], phase="limit")
    reason = game.explain("restore YRG", 0)
    assert reason is not None
    said = "That is done at the beginning of a turn. Asked now: discarding down to the hand limit."
    assert reason.text() == said
