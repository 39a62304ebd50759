"""The card game at the terminal: what is drawn of the table, and what lines mean."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco import text
from buonfresco.cli.face import Menu
from buonfresco.engine.view import Option
from buonfresco.games.cards import Cards
from tests.cards.moments import HAND, at_turn
from tests.cli.test_cards_random import seated, written


def screen(game: Cards, seat: int = 0, everything: bool = False, **words: Any) -> str:
    """What a seat sees when it is asked; without line breaks."""
    face, view = seated(game, plain=True, **words), game.view(seat, told=True)
    face.term.lines(face.whole(view, everything))
    if view.decision is not None:
        face.term.say(face.question(view))
        face.ask(view, everything)
    return " ".join(written(face).split())


# ---- the table ------------------------------------------------------------------------------------------------------


def test_fresco_cards_stand_with_their_values_and_what_they_mean() -> None:
    shown = screen(at_turn(HAND))
    assert "YRB 1-2-3-4 you can pay: 2 points YRG 2-3-4-5 you can pay: 4 to 5 points [favorite +1]" in shown
    assert "BOP 3-4-5-6 you lack orange and purple" in shown
    assert "favorite color: G green" in shown
    assert "GRÜ 2-3-4-5 bezahlbar: 4 bis 5 Punkte [Lieblingsfarbe +1]" in screen(at_turn(HAND), lang="de")


def test_options_stand_below_with_what_they_give() -> None:
    assert "1 restore yellow-red-green 4 to 5 points" in screen(at_turn(HAND))


def test_the_hand_is_grouped_by_colour_in_words() -> None:
    shown = screen(at_turn([*HAND, "Y-MM"], own_tiles={"rotation": 2}))
    assert "Lily, your hand: 6 cards" in shown
    assert "Y yellow: mixing, workshop; 2× (2 market) R red: bishop, market" in shown
    assert "tiles: 2× rotation |" in shown
    assert "each card with what it draws in an exchange" in shown


def test_others_are_shown_by_backs_values_and_tiles() -> None:
    other = {"hand": ["Y-MM", "rose-P-M/W"], "frescoes": [("GOP", 2), ("YRP", 0)], "tiles": {"paint-G": 1}}
    shown = screen(at_turn(HAND, painters=[{"hand": HAND}, other]))
    assert "Lion 9 2/6: 6 2 1 market, 1 rose; tiles: green paint" in shown


def test_rewards_are_shown_to_who_can_earn_one() -> None:
    assert "rewards" in screen(at_turn(HAND))
    assert "rewards" not in screen(at_turn(["Y-MM"]))
    assert "rewards" in screen(at_turn(["Y-MM"]), everything=True)


def test_who_looks_around_sees_everything_else() -> None:
    painters = [{"hand": HAND}, {"frescoes": [("GOP", 2)]}]
    game = at_turn(HAND, painters=painters, tiles=["demand", "demand", "paint-R"], discards={"rose": ["rose-P-M/W"]})
    shown, more = screen(game), screen(game, everything=True)
    for word in (
        "mainly purple (8 of 14); 13 left",
        "on top a purple card",
        "Lion has restored green-orange-purple: 6",
        "is the last one",
        "paint: replaces a card of this color once; unused: 1 point",
    ):
        assert word not in shown
        assert word in more


@pytest.mark.parametrize(
    ("lang", "none"), [("en", "no favorite"), ("de", "keine Lieblings"), ("fr", "plus de couleur")]
)
def test_the_favourite_colours_can_run_out(lang: str, none: str) -> None:
    assert none in screen(at_turn(HAND, favourite=None), lang=lang)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_turn_fits_a_small_screen(lang: str) -> None:
    game = at_turn(HAND, players=4)
    face, view = seated(game, lang), game.view(0, told=True)
    face.term.lines(face.whole(view))
    face.term.say(face.question(view))
    above = len(written(face).splitlines())
    assert above <= 16  # some of it is left for the options
    face.ask(view, False, room=23 - above)
    assert len(written(face).splitlines()) <= 23


def test_phases_say_what_the_player_has_come_to() -> None:
    game = at_turn(HAND)
    assert "[choose an action]" in screen(game)
    game.apply("lay Y-MM", 0)
    assert "[exchange]" in screen(game)
    game = at_turn(HAND)
    game.apply("restore YRG", 0)
    assert "[restore]" in screen(game)


# ---- what a line means ----------------------------------------------------------------------------------------------


def found(game: Cards, line: str, lang: str = "en") -> Option | None:
    return seated(game, lang).find(Menu(game.view(0, told=True)), line)


def meant(game: Cards, line: str, lang: str = "en") -> str:
    option = found(game, line, lang)
    assert option is not None
    return option.text


def test_a_thing_alone_is_what_the_question_is_about() -> None:
    game = at_turn(HAND)
    for line, text_meant in (("yrb", "restore YRB"), ("y-w+", "lay Y-W+"), ("Round-G-m/w", "lay round-G-M/W")):
        assert meant(game, line) == text_meant
    assert found(game, "rose") is None
    assert found(game, "G") is None  # nobody demands by chance
    assert seated(game).attempt(Menu(game.view(0, told=True)), "rose") == "draw rose"  # to hear why not
    game.apply("lay Y-MM", 0)
    assert meant(game, "market") == "draw market"


def test_fresco_cards_are_called_as_they_are_shown() -> None:
    game = at_turn(HAND)
    assert meant(game, "grü", "de") == meant(game, "yrg", "de") == "restore YRG"
    assert meant(game, "jrv", "fr") == "restore YRG"
    assert found(game, "grü") is None


def spelled(game: Cards, line: str) -> str:
    return seated(game).spelled_out(game.view(0, told=True), line)


def test_several_cards_are_laid_out_by_their_numbers_or_names() -> None:
    game = at_turn(["Y-MMM", "Y-MM", "R-M*"])
    assert spelled(game, "1 2") == "lay Y-MMM; lay Y-MM"
    assert spelled(game, "lay 1, 3") == "lay Y-MMM; lay R-M*"
    assert spelled(game, "lay Y-MM r-m*") == "lay Y-MM; lay r-m*"
    for line in ("1", "lay", "lay 2", "1 99", "lay 0 1"):
        assert spelled(game, line) == line
    assert spelled(at_turn(HAND), "1 3") == "1 3"  # 1 is a restoration
