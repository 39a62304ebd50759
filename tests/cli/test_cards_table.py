"""The card game at the terminal: what is shown, what options promise, what lines mean, what stays hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from buonfresco.cli.story import visible

from buonfresco import text
from buonfresco.cli import commands, saves
from buonfresco.cli.cards import facts
from buonfresco.cli.replay import replay
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.session import show
from buonfresco.engine.view import Option
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cli.driver import Cli
from tests.cli.robot import terminal, written
from tests.cli.test_cards_random import moments, seated

HAND = ["Y-W+", "Y-MM", "R-M*", "B-W+", "round-G-M/W"]
OPEN = ["YRB", "YRG", "BOP", "GOP"]


def at_turn(hand: list[str], players: int = 2, **words: Any) -> Cards:
    """The first painter chooses; nobody else holds anything that matters."""
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    own = {"hand": hand, "tiles": words.pop("own_tiles", {})}
    words = {"frescoes": OPEN, "favourite": "G", "phase": "act", "seed": 1, **words}
    return cards.position(players, painters=words.pop("painters", [own, *others]), **words)


def screen(game: Cards, path: Path, seat: int = 0, *said: str, **words: Any) -> str:
    """What a seat sees when it is asked, and after some commands; without line breaks."""
    table = seated(game, path / "x.json", people=game.r.seats, plain=True, **words)
    show(table, seat)
    for line in said:
        commands.run(table, seat, table.face.arrange(table.game.view(seat)), line)
    return " ".join(written(table).split())


def outcomes(game: Cards, path: Path, seat: int = 0) -> dict[str, str]:
    face = seated(game, path / "x.json").face
    view = game.view(seat)
    return {option.text: face.label(view, option).outcome for option in view.decision.options}  # type: ignore[union-attr]


# ---- the table ------------------------------------------------------------------------------------------------------


def test_fresco_cards_say_what_they_are_worth_or_what_is_missing(tmp_path: Path) -> None:
    shown = screen(at_turn(HAND), tmp_path)
    assert "YRB 1-2-3-4 you can pay: 2 points" in shown  # the bishop on red, no choice
    assert "YRG 2-3-4-5 you can pay: 4 to 5 points [favorite +1]" in shown  # green by a card, or mixed
    assert "BOP 3-4-5-6 you lack orange and purple" in shown
    assert "favorite color: G green" in shown


def test_one_mixing_card_can_be_missing_for_either_of_two_colours(tmp_path: Path) -> None:
    game = at_turn(["Y-W+", "R-W+", "B-W+"])
    view = game.view(0)
    assert facts.missing(view, game.r, "GOP") == ["GO", "GP", "OP"]
    assert facts.missing(view, game.r, "YRG") == ["Y", "G"]  # yellow is there once, as itself or as half a green
    assert facts.missing(view, game.r, "YRB") == []
    assert "you lack one of yellow and green" in screen(game, tmp_path)
    assert "you lack 2 of green, orange and purple" in screen(game, tmp_path)


def test_the_hand_is_grouped_by_colour_with_a_legend(tmp_path: Path) -> None:
    shown = screen(at_turn([*HAND, "Y-MM"], own_tiles={"rotation": 2}), tmp_path)
    assert "Lily, your hand: 6 cards" in shown
    assert "Y yellow: W+, 2× MM R red: M* B blue: W+ G green: M/W round" in shown
    assert "tiles: 2× rotation |" in shown
    assert "+ mixing card, * bishop" in shown


def test_others_are_shown_by_backs_values_and_tiles(tmp_path: Path) -> None:
    other = {"hand": ["Y-MM", "rose-P-M/W"], "frescoes": [("GOP", 2), ("YRP", 0)], "tiles": {"paint-G": 1}}
    shown = screen(at_turn(HAND, painters=[{"hand": HAND}, other]), tmp_path)
    assert "Lion 9 2/6: 6 2 1 market, 1 rose; tiles: green paint" in shown


def test_board_shows_everything_else(tmp_path: Path) -> None:
    other = {"frescoes": [("GOP", 2)]}
    painters = [{"hand": HAND}, other]
    game = at_turn(HAND, painters=painters, tiles=["demand", "demand", "paint-R"], discards={"rose": ["rose-P-M/W"]})
    shown, more = screen(game, tmp_path), screen(game, tmp_path, 0, "board")
    for word in (
        "mainly purple (8 of 14), 13 left",
        "on top purple M/W (rose)",
        "Lion has restored GOP 6",
        "is the last one",
    ):
        assert word not in shown
        assert word in more
    assert "paint: replaces a card of this color once" in more


@pytest.mark.parametrize(
    ("lang", "none"), [("en", "no favorite"), ("de", "keine Lieblings"), ("fr", "plus de couleur")]
)
def test_the_favourite_colours_can_run_out(tmp_path: Path, lang: str, none: str) -> None:
    assert none in screen(at_turn(HAND, favourite=None), tmp_path, lang=lang)


def test_wide_terminals_name_the_colours_of_restorations(tmp_path: Path) -> None:
    assert "restore YRG 4 to 5 points" in screen(at_turn(HAND), tmp_path)
    assert "restore YRG (yellow, red and green) 4 to 5 points" in screen(at_turn(HAND), tmp_path, width=120)


# ---- what options promise -------------------------------------------------------------------------------------------


def test_exchanges_say_what_they_bring(tmp_path: Path) -> None:
    found = outcomes(at_turn(["Y-M/W", "Y-MMM", "R-WW", "rose-P-W*"]), tmp_path)
    assert found["lay Y-M/W"] == "draw 1 market or workshop card"
    assert found["lay Y-MMM"] == "draw 3 market cards"
    assert found["lay rose-P-W*"] == "draw 1 workshop card"


def test_a_card_that_is_needed_is_marked(tmp_path: Path) -> None:
    found = outcomes(at_turn(HAND), tmp_path)
    assert found["lay R-M*"] == "draw 1 market card, needed for YRB and YRG"
    assert found["lay Y-MM"] == "draw 2 market cards"  # the mixing card serves as yellow


def test_what_restorations_promise_comes_true() -> None:
    """Every way to pay ends inside the promised range, and both of its ends are reached."""
    seen = 0
    for game in moments(3, 3):
        seat = game.decisions[0].seat
        view = game.view(seat)
        for action in game.legal(seat):
            if action.kind == "restore":
                fresco = action.text.split()[1]
                promised = facts.worth(view, game.r, fresco)
                values = paid(game, action.text, seat, fresco)
                assert promised == (min(values), max(values))
                seen += 1
    assert seen > 10


def paid(game: Cards, first: str, seat: int, fresco: str) -> list[int]:
    """The values a fresco card gets by all the ways to pay it; each payment promises the rest rightly, too."""
    after = game.copy()
    after.apply(first, seat)
    view = after.view(seat)
    if view.restoring is None:
        return [view.players[seat].frescoes[-1].value]
    assert view.decision is not None
    found: list[int] = []
    for option in view.decision.options:
        values = paid(after, option.text, seat, fresco)
        assert facts.worth_after(view, after.r, option) == (min(values), max(values))
        found += values
    return found


def test_payments_say_rotations_and_value_best_first(tmp_path: Path) -> None:
    game = at_turn(HAND)
    game.apply("restore YRG", 0)
    game.apply("pay Y-MM", 0)  # red is paid by itself
    face = seated(game, tmp_path / "x.json").face
    view = game.view(0)
    labels = [face.label(view, option) for option in face.arrange(view).options]
    assert [label.text for label in labels] == ["mix yellow W+ and blue W+", "pay with green M/W (round)"]
    assert [label.outcome for label in labels] == [
        "1 rotation, 5 points at the end",
        "no rotation, 4 points at the end",
    ]
    assert "You restore YRG. How do you pay for green (color 3 of 3)?" in screen(game, tmp_path)


def test_a_paint_tile_costs_its_own_point(tmp_path: Path) -> None:
    game = at_turn(["Y-MM", "R-MM", "B-MM", "B-WW"], own_tiles={"paint-B": 1})
    game.apply("restore YRB", 0)
    assert outcomes(game, tmp_path)["paint B"] == "no rotation, 1 point at the end, you lose the tile's own point"


def test_passing_says_what_the_hand_limit_does(tmp_path: Path) -> None:
    assert outcomes(at_turn(["Y-MM"]), tmp_path)["pass"] == "you draw market cards until you hold 3"
    assert outcomes(at_turn(HAND), tmp_path)["pass"] == ""
    nine = [*HAND, "R-MM", "R-WW", "B-MM", "B-WW"]
    assert outcomes(at_turn(nine), tmp_path)["pass"] == "then discard 2: at most 7 cards stay"


def test_laying_out_shows_the_running_total_and_piles_what_they_hold(tmp_path: Path) -> None:
    game = at_turn(["Y-MMM", "R-WW", "B-M/W"])
    for card in ("Y-MMM", "R-WW", "B-M/W"):
        game.apply(f"lay {card}", 0)
    shown = screen(game, tmp_path)
    assert (
        "Laid out: yellow MMM, red WW and blue M/W, which brings 3 market cards, 2 workshop cards"
        " and 1 market or workshop card. Draw now, or lay out more?"
    ) in shown
    assert "draw from the workshop (rose) mainly purple (8 of 14), 14 left" in shown
    game.apply("draw rose", 0)
    shown = screen(game, tmp_path)
    assert "Still to draw: 3 market cards, 1 workshop card and 1 market or workshop card." in shown


def test_what_can_be_spared_is_discarded_first(tmp_path: Path) -> None:
    hand = [*HAND, "Y-WW", "Y-MMM", "Y-MM"]
    game = at_turn(hand, phase="limit")
    assert "You hold 8 cards, and 7 is the limit: 1 must go." in screen(game, tmp_path)
    menu = seated(game, tmp_path / "x.json").face.arrange(game.view(0))
    texts = [option.text for option in menu.options]
    assert texts[0] in ("discard Y-WW", "discard Y-MMM", "discard Y-MM")
    assert texts[-1] == "discard R-M*"


def test_demands_say_what_one_holds(tmp_path: Path) -> None:
    found = outcomes(at_turn(HAND, own_tiles={"demand": 1}), tmp_path)
    assert (found["demand Y"], found["demand P"]) == ("you hold 2", "you hold none")


def test_after_an_exchange_or_a_restoration_the_question_fits_what_is_left(tmp_path: Path) -> None:
    tiles = {"exchange": 1, "demand": 1}
    for hand, first, said in (
        (HAND, ["lay Y-MM", "draw market"], "Do you restore as well, with your tile “exchange and restore”?"),
        (["B-MM", "B-M*"], ["lay B-MM", "draw market"], "You can restore nothing now. Do you use your demand tile?"),
    ):
        game = at_turn(hand, own_tiles=tiles, draws=["B-MM", "B-WW"])
        for line in first:
            game.apply(line, 0)
            while game.view(0).decision.kind == "draw":  # type: ignore[union-attr]
                game.apply("draw market", 0)
        assert said in screen(game, tmp_path)
        assert ("keep the demand tile" in screen(game, tmp_path)) is (hand is not HAND)


def test_rewards_are_explained(tmp_path: Path) -> None:
    game = at_turn(HAND, tiles=["rotation", "demand", "paint-R"])
    for line in ("restore YRB", "pay Y-MM"):
        game.apply(line, 0)
    found = outcomes(game, tmp_path)
    cat = text.catalogue("en")
    assert found == {f"take {tile}": cat(f"cards-about-{tile[:8]}".removesuffix("-R")) for tile in game.view(0).tiles}


# ---- what a line means ----------------------------------------------------------------------------------------------


def found(game: Cards, path: Path, line: str) -> Option | None:
    face = seated(game, path / "x.json").face
    return face.find(face.arrange(game.view(0)), line)


def test_a_thing_alone_is_what_the_question_is_about(tmp_path: Path) -> None:
    game = at_turn(HAND)
    for line, meant in (("yrb", "restore YRB"), ("y-w+", "lay Y-W+"), ("Round-G-m/w", "lay round-G-M/W")):
        option = found(game, tmp_path, line)
        assert option is not None
        assert option.text == meant
    assert found(game, tmp_path, "rose") is None
    assert found(game, tmp_path, "G") is None  # nobody demands by chance
    game.apply("lay Y-MM", 0)
    assert found(game, tmp_path, "market") is not None


def resumed(cli: Cli, *argv: str, hand: list[str], lines: list[str]) -> list[str]:
    """Answers at a turn; the cards that lie on the table afterwards."""
    game: Any = at_turn(hand)
    assert cli.resume(game, *argv, lines=lines) == 0
    after: Any = cli.saved()
    cards_now: list[str] = after.view(0).table
    return sorted(cards_now)


def test_several_cards_are_laid_out_by_their_numbers_or_names(cli: Cli) -> None:
    hand = ["Y-MMM", "Y-MM", "R-M*"]
    assert resumed(cli, hand=hand, lines=["1 2"]) == ["Y-MM", "Y-MMM"]
    assert resumed(cli, hand=hand, lines=["lay 1, 3"]) == ["R-M*", "Y-MMM"]
    assert resumed(cli, hand=hand, lines=["lay Y-MM r-m*"]) == ["R-M*", "Y-MM"]
    assert resumed(cli, hand=hand, lines=["lay 3, R-M*"]) == []  # it is there only once
    assert "None of these answers counts" in cli.out
    assert resumed(cli, hand=HAND, lines=["1 2", "1 99", "lay", "lay 1 3"]) == []  # 1 is a restoration


def test_undo_takes_a_laid_out_card_back(cli: Cli) -> None:
    assert resumed(cli, hand=HAND, lines=["lay Y-MM", "undo"]) == []
    assert "Undone: lay Y-MM" in cli.out


def test_refusals_name_the_rule(cli: Cli) -> None:
    resumed(cli, hand=HAND, lines=["GOP", "why rose", "discard Y-MM", "why pass"])
    for word in ("(rule C-REST-01)", "(rule C-EXCH-02)", "choosing what to do on your turn", "it is legal now"):
        assert word in " ".join(cli.out.split())


# ---- what happened --------------------------------------------------------------------------------------------------


def told(game: Cards, seat: int | None, path: Path, lang: str = "en") -> str:
    """The story as a seat hears it, or a spectator."""
    if seat is not None:
        table = seated(game, path / "x.json", lang)
        return " ".join(table.face.lines(visible(table.story.told, seat)))
    term = terminal(plain=True)
    saves.save(path / "g.json", game, Sitting([HUMAN] * game.r.seats, [""] * game.r.seats, 1))
    replay(term, text.catalogue(lang), path / "g.json")
    return " ".join(term.console.file.getvalue().split())  # type: ignore[attr-defined]


def test_what_one_does_in_a_row_is_one_sentence(tmp_path: Path) -> None:
    game = at_turn(["Y-MM", "R-MM", "R-M*"], draws=["Y-W+", "B-W+", "R-W+", "B-MM"])
    for line in ("lay Y-MM", "lay R-MM", "draw market"):
        game.apply(line, 0)  # all four come from there
    said = "lays out yellow MM and red MM, draws"
    assert f"Lily {said} 4 market cards." in told(game, 1, tmp_path)
    assert f"Lily {said} yellow W+, blue W+, red W+ and blue MM." in told(game, 0, tmp_path)


def test_a_restoration_is_told_with_its_payment(tmp_path: Path) -> None:
    game = at_turn(["Y-MM", "R-M*", "Y-W+", "B-W+"], tiles=["rotation", "demand", "paint-R"])
    for line in ("restore YRG", "take demand", "stop", "stop"):
        if any(action.text == line for action in game.legal(0)):
            game.apply(line, 0)
    assert (
        "Lily restores YRG with yellow MM, red M* and green (mixed: yellow W+ and blue W+):"
        " 3 rotations (favorite color), 5 points, takes the tile “demand”. New on the table: fresco card"
    ) in told(game, 1, tmp_path)


def demanded(secret: str, drawn: str) -> Cards:
    """The third painter gave a card: which one is known to two. The second had none and showed his hand."""
    painters = [{"hand": ["Y-MM"], "tiles": {"demand": 1}}, {"hand": ["R-MM"]}, {"hand": [secret, "Y-M*"]}]
    game = at_turn([], players=3, painters=painters, draws=[drawn])
    for line, seat in (("demand Y", 0), (f"give {secret}", 2), ("pass", 0)):
        game.apply(line, seat)
    return game


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_demands_are_told_to_each_as_he_saw_them(tmp_path: Path, lang: str) -> None:
    game = demanded("Y-WW", "B-W+")
    cat = text.catalogue(lang)
    lily, tower = cat("emblem-0"), cat("emblem-2")
    given = cat("event-cards-gave", to=lily, card=cat("cards-card", colour="Y", symbols="WW"))
    hidden = cat("event-cards-gave-hidden", to=lily, pile="market")
    shown = cat("event-cards-saw_hand", whose=cat("emblem-1"), cards=cat("cards-card", colour="R", symbols="MM"))
    for seat, knows in ((1, False), (2, True)):
        story = told(game, seat, tmp_path, lang)
        assert (f"{tower} {given}" in story) is knows
        assert (f"{tower} {hidden}" in story) is not knows
        assert shown not in story
    for word in (given, shown):
        assert word in told(game, 0, tmp_path, lang)
        assert word not in told(game, None, tmp_path, lang)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_worlds_that_differ_in_secrets_look_the_same(tmp_path: Path, lang: str) -> None:
    """Other hands, another card drawn and given: the second painter sees the same screen, and so do spectators."""
    one, other = demanded("Y-WW", "B-W+"), demanded("Y-MMM", "R-W+")
    assert one.hash() != other.hash()
    for game in (one, other):
        assert game.decisions[0].seat == 1
    own = one.view(1).players[1].hand, other.view(1).players[1].hand
    assert own[0] == own[1]
    for said in ((), ("board", "log", "all")):
        assert screen(one, tmp_path, 1, *said, lang=lang) == screen(other, tmp_path, 1, *said, lang=lang)
    assert told(one, None, tmp_path, lang) == told(other, None, tmp_path, lang)
    assert told(one, 0, tmp_path, lang) != told(other, 0, tmp_path, lang)


def test_help_explains_the_game(cli: Cli) -> None:
    for lang, word in (("en", "Mixing cards (+)"), ("de", "Mischkarten (+)"), ("fr", "Cartes de mélange (+)")):
        resumed(cli, "--lang", lang, hand=HAND, lines=["help game", "help"])
        assert word in cli.out
        assert "restore YGO, lay Y-W+" in " ".join(cli.out.split())


def test_narrow_encodings_are_spelled_out(cli: Cli) -> None:
    for lang in text.LANGUAGES:
        resumed(cli, "--lang", lang, hand=HAND, lines=["board"])
        assert cli.play("--lang", lang, lines=["yes", "board"], encoding="ascii") == 0
        assert "?" not in cli.out.replace("? ", " ").replace("?\n", "\n").replace("?)", "")


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_last_favourite_colour_is_told_to_be_the_last(tmp_path: Path, lang: str) -> None:
    game = at_turn(["Y-MM", "R-M*", "round-G-M/W"], favourite_pile=[], tiles=["rotation", "demand", "paint-R"])
    game.apply("restore YRG", 0)
    game.apply("take paint-R", 0)
    cat = text.catalogue(lang)
    shown = cat("event-cards-favourites_over")
    assert shown in told(game, 1, tmp_path, lang)
    assert cat("event-cards-tile_taken", tile="paint-R") in told(game, 1, tmp_path, lang)
