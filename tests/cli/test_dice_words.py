"""The dice game at the terminal: options say what they lead to and keep it, and chances are true."""

from __future__ import annotations

import itertools
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from buonfresco.cli.menu import Label

from buonfresco import text
from buonfresco.cli.dice import prospects
from buonfresco.cli.dice.face import DiceFace
from buonfresco.games import dice
from buonfresco.games.dice import Dice
from buonfresco.games.dice.odds import THROWS, chance
from buonfresco.games.dice.pack import PACKS
from tests.cli.robot import terminal
from tests.cli.test_dice_table import flat
from tests.dice.table import asked, play_turn, position, random_game, reaching, throws
from tests.support import rule

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
ALL_BUT_16 = {"8": [0], "13": [0], "19": [0], "24": [0]}


def face(game: Dice, lang: str = "en") -> DiceFace:
    return DiceFace(game, terminal(plain=True), text.catalogue(lang), NAMES[: game.r.seats])


def labels(game: Dice, lang: str = "en") -> dict[str, Label]:
    """What is said of each option, by its notation, in the order of the list."""
    shown = face(game, lang)
    view = game.view(game.decisions[0].seat)
    return {option.text: shown.label(view, option) for option in shown.arrange(view).options}


def at_throw(number: int, *kept: str, bishop: int = 16, **words: Any) -> Dice:
    """The active player 0 of three has thrown so often; the others wait."""
    game = position(3, draws=throws(*kept), **words)
    game.apply(f"bishop {bishop}")
    while asked(game)[0] != "keep" or game.view(None).throws < number:
        die = kept[game.view(None).throws - 1].split()
        game.apply("wait" if asked(game)[0] == "bet" else " ".join(["keep", die[0], *die[2:]]))
    return game


# ---- what options lead to -----------------------------------------------------------------------------------------


@rule("D-VP-01", "D-RES-04")
def test_bishop_fields_say_points_and_chances_and_what_is_owned() -> None:
    said = labels(position(3, sections={"13": [0], "16": [1]}, painters=[{}, {"space": 9}]))
    assert said["bishop 16"].outcome.startswith("6 + 3 = 9 points at 61%; on average ")
    assert said["bishop 16"].text == "the bishop on 16"
    assert said["bishop 13"].outcome.startswith("yours already: nothing there; on average")
    assert list(said)[-1] == "bishop 13"
    assert round(100 * chance([16])) == 61


@rule("D-ROLL-08")
def test_the_favour_tile_raises_the_chances() -> None:
    said = labels(position(3, painters=[{}, {"space": 3}, {"space": 5}]))
    assert f"at {round(100 * chance([16], favour=True))}%" in said["bishop 16"].outcome


@rule("D-ROLL-04")
def test_dice_say_their_value_the_sum_and_the_chance() -> None:
    said = labels(at_throw(2, "blue 6", "yellow 4 x2", "green 3"))
    assert said["keep yellow x2"].text == "yellow 4 ×2 = 8"
    reach = round(100 * chance([16], (6, 8), 1))
    assert said["keep yellow x2"].outcome.startswith(f"sum 14; 16 at {reach}%; on average ")
    reach = round(100 * chance([16], (6, 4), 2))
    assert said["keep yellow"].outcome.startswith(f"sum 10; 16 at {reach}%; on average ")


def test_the_best_options_come_first() -> None:
    game = at_throw(2, "blue 6", "yellow 4 x2", "green 3")
    means = [float(label.outcome.rpartition(" ")[2]) for label in labels(game).values()]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) > 1


@rule("D-RES-01", "D-RES-03")
def test_the_third_die_says_what_the_sum_brings() -> None:
    said = labels(at_throw(3, "blue 6", "yellow 4", "green 6"))
    assert said["keep green"].outcome == "sum 16: 5 + 3 = 8 points"
    assert next(iter(said)) == "keep green"
    said = labels(at_throw(3, "blue 1", "yellow 1", "green 2", sections={"8": [0]}))
    assert said["keep green"].outcome == "sum 4: nothing"


@rule("D-ROLL-08")
def test_the_third_die_says_what_the_favour_tile_can_make_of_it() -> None:
    said = labels(at_throw(3, "blue 6", "yellow 4", "green 5", painters=[{}, {"space": 3}, {"space": 4}]))
    assert said["keep green"].outcome == "sum 15, with the favor tile 16: 5 + 3 = 8 points"


@rule("D-RES-04")
def test_a_marked_section_one_owns_is_nothing_to_aim_at() -> None:
    game = at_throw(2, "blue 6", "yellow 4", "green 5", sections={"16": [0]})
    assert all("16 at" not in label.outcome for label in labels(game).values())
    assert "3 more points" not in flat("\n".join(line.plain for line in face(game).whole(game.view(0))))


@rule("D-ROLL-08")
def test_the_favour_question_says_what_each_sum_gives() -> None:
    fields = {"9-12": "woman-3-1", "14-15": "man-2-1"}
    painters = [{"portraits": ["man-3-1"]}, {"space": 30}, {"space": 40}]
    game = turn_of(*reaching(12), sections={"13": [1]}, painters=painters, fields=fields)
    assert {text: label.outcome for text, label in labels(game).items()} == {
        "favour +1": "fresco tile, 6 points",
        "favour 0": "woman, 3 points, 6 more points from the wedding bonus at the end",
        "favour -1": "woman, 3 points, 6 more points from the wedding bonus at the end",
    }
    assert list(labels(game)) == ["favour +1", "favour 0", "favour -1"]
    assert labels(game)["favour 0"].text == "keep 12"


def turn_of(*kept: str, **words: Any) -> Dice:
    """After three throws of the active player 0, who has the favor tile."""
    game = position(3, draws=throws(*kept), **words)
    game.apply("bishop 16")
    left = list(kept)
    while asked(game)[0] != "favour":
        game.apply("wait" if asked(game)[0] == "bet" else "keep " + left.pop(0).split()[0])
    return game


@rule("D-TRACK-02")
def test_taken_spaces_ahead_are_counted() -> None:
    said = labels(at_throw(3, "blue 6", "yellow 4", "green 6", painters=[{}, {"space": 8}, {"space": 9}]))
    assert "8 points, +2 for jumping" in said["keep green"].outcome


@rule("D-END-01")
def test_the_fifth_says_that_it_ends_the_game() -> None:
    said = labels(at_throw(3, "blue 6", "yellow 4", "green 6", sections=ALL_BUT_16))
    assert said["keep green"].outcome.endswith("your fifth: a bonus, and the final round")
    painters = [{"portraits": ["woman-2-1", "woman-2-2", "woman-3-1", "man-2-1"]}]
    said = labels(at_throw(3, "blue 6", "yellow 4", "green 2", painters=painters))
    assert said["keep green"].outcome.endswith("your fifth: a bonus, and the final round")


def test_what_a_label_promises_comes_true() -> None:
    """Points on the list are steps on the track, for every answer that decides a turn."""
    checked = 0
    for game in random_game(3, seed=5, max_rounds=40):
        if game.over or asked(game)[0] not in ("keep", "favour"):
            continue
        seat = asked(game)[1]
        if asked(game)[0] == "keep" and (game.view(None).throws < THROWS or game.view(None).favour == seat):
            continue
        before = game.view(None).players[seat].score
        for notation, label in labels(game).items():
            if "fifth" in label.outcome:  # the bonus comes with it
                continue
            points = sum(
                int(one) for one in re.findall(r"(\d+) points?|\+(\d) for", label.outcome) for one in one if one
            )
            moved = [event for event in trial_events(game, notation) if event.kind == "moved" and event.actor == seat]
            first = int(str(moved[0].data["space"])) if moved else before
            assert first - before == points, (notation, label)
            checked += 1
    assert checked > 100


def trial_events(game: Dice, notation: str) -> list[Any]:
    """What an answer tells, up to the first bet that is shown."""
    return list(itertools.takewhile(lambda event: event.kind not in ("bet_shown", "wed"), game.copy().apply(notation)))


# ---- bets ---------------------------------------------------------------------------------------------------------


def for_bets(*kept: str, count: int = 0, **words: Any) -> Dice:
    game = position(3, draws=throws(*kept), **words)
    game.apply("bishop 16")
    left = list(kept)
    while asked(game) != ("bet", 1) or game.view(None).throws < count:
        game.apply("wait" if asked(game)[0] == "bet" else "keep " + left.pop(0).split()[0])
    return game


@rule("D-BET-04")
def test_the_question_says_how_far_the_other_one_is() -> None:
    kept = ("blue 6", "yellow 4", "green 6")
    said = [face(game).question(game.view(1)) for game in [for_bets(*kept, count=count) for count in range(3)]]
    assert said[0].startswith("Ada aims at 16 and is about to throw for the first time. Do you bet")
    assert said[1].startswith("Ada aims at 16 and has 6 after the first throw.")
    assert said[2].startswith("Ada aims at 16 and has 6 + 4 = 10 after two throws.")
    for question, points in zip(said, ("3 points", "2 points", "1 point"), strict=True):
        assert f"A right bet is worth {points} now" in question


@rule("D-BET-04")
def test_bets_say_points_and_chances_and_waiting_what_it_costs() -> None:
    said = labels(for_bets("blue 6", "yellow 4", "green 6", count=1))
    assert re.fullmatch(r"2 points if right, chance \d+%", said["bet marked"].outcome)
    assert said["bet marked"].text == "bet on the marked tile (16)"
    assert said["wait"] == Label("no bet yet", "later a bet is worth 1 point")
    last = labels(for_bets("blue 6", "yellow 4", "green 6", count=2))
    assert last["wait"] == Label("no bet", "it was the last chance")


@pytest.mark.parametrize("favour", [False, True])
def test_chances_of_bets_are_those_of_a_painter_who_wants_points(favour: bool) -> None:
    """Counted out over every last throw there is."""
    painters = [{}, {"space": 9}, {"space": 20}] if favour else []
    game = for_bets("blue 6", "yellow 4", "green 6", count=2, painters=painters)
    view = game.view(1)
    assert prospects.favoured(view) is favour
    counted = dict.fromkeys(("marked", "other", "portrait", ""), 0)
    for pips in itertools.product(range(1, 7), repeat=4):
        for colours in itertools.product(range(6), repeat=2):
            sums = {10 + value * 2**n for die, value in enumerate(pips) for n in range(colours.count(die) + 1)}
            if favour:
                sums |= {total + by for total in sums for by in (1, -1)}
            best = max([prospects.prize(view, total, 16) for total in sums], key=lambda one: one.total)
            counted[best.event] += 1
    total = sum(counted.values())
    for event, share in prospects.events(view).items():
        assert share == pytest.approx(counted[event] / total, abs=1e-4), event


def test_chances_of_all_bets_leave_something_for_nothing() -> None:
    for game in random_game(4, seed=2, max_rounds=15):
        if not game.over and asked(game)[0] == "bet":
            shares = prospects.events(game.view(asked(game)[1]))
            assert sum(shares.values()) <= 1.00001
            assert min(shares.values()) >= 0


def test_only_what_is_certain_is_a_hundred_percent() -> None:
    shown = face(dice.new_game(3, seed=1)).labels
    assert [shown.percent(share) for share in (0, 0.0001, 0.5, 0.9999, 1)] == ["0%", "1%", "50%", "99%", "100%"]


def test_other_dice_have_no_chances(tmp_path: Path) -> None:
    """The odds are those of usual dice; a pack may have others."""
    folder = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine"))
    file = folder / "dice.toml"
    words = file.read_text(encoding="utf-8")
    file.write_text(words.replace("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1, 1, 6, 6, 6]", 1), encoding="utf-8")
    game = dice.new_game(3, pack=str(folder), seed=1)
    for _ in range(12):
        for label in labels(game).values():
            assert "%" not in label.outcome
            assert "average" not in label.outcome
        game.apply(game.legal()[0])


# ---- the bonus ----------------------------------------------------------------------------------------------------


@rule("D-END-02", "D-SCORE-02")
def test_bonus_portraits_say_what_they_add_to_pairs() -> None:
    fields = {"9-12": "woman-2-1", "14-15": "man-3-2", "17-18": "woman-3-1", "20-23": None}
    painters = [{"portraits": ["man-3-1", "man-2-1", "woman-2-2"]}]
    game = position(3, sections=ALL_BUT_16, painters=painters, fields=fields, draws=throws(*reaching(16)))
    play_turn(game, *reaching(16), bishop=16)
    assert asked(game) == ("bonus", 0)
    assert {text: label.outcome for text, label in labels(game).items()} == {
        "take 17-18": "3 points, 5 more points from the wedding bonus at the end",
        "take 9-12": "2 points, 4 more points from the wedding bonus at the end",
        "take 14-15": "3 points",
    }
    assert list(labels(game)) == ["take 17-18", "take 9-12", "take 14-15"]
    assert face(game).question(game.view(0)).startswith("Your fifth section!")
