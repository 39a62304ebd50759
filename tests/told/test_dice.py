"""The dice game tells itself: options say what they lead to and keep it, and chances are true."""

from __future__ import annotations

import itertools
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import dice
from buonfresco.games.dice import Dice, outlook
from buonfresco.games.dice.odds import chance
from buonfresco.games.dice.pack import PACKS
from buonfresco.games.dice.turn import prize
from buonfresco.phrases import Piece
from buonfresco.text import catalogue
from tests.dice.table import asked, play_turn, position, random_game, reaching, throws
from tests.support import rule
from tests.telling import gaps, played, said_by, seen

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
ALL_BUT_16 = {"8": [0], "13": [0], "19": [0], "24": [0]}


def told(game: Dice) -> Any:
    return seen(game, game.waiting[0])


def say(meant: Any, lang: str = "en") -> str:
    return catalogue(lang).say(meant, NAMES)


def offered(game: Dice, lang: str = "en") -> dict[str, tuple[str, str]]:
    """What is said of each option, by its notation, best first: its words, and what it gives."""
    view = told(game)
    assert sorted(view.told.first) == list(range(len(view.decision.options)))
    options = [view.decision.options[number] for number in view.told.first]
    return {
        one.text: (say(one.says, lang), ", ".join(say(part, lang) for part in one.gives.breath())) for one in options
    }


def gives(game: Dice) -> dict[str, str]:
    return {text: words[1] for text, words in offered(game).items()}


def question(game: Dice) -> str:
    return say(told(game).told.question)


def at_throw(number: int, *kept: str, bishop: int = 16, **words: Any) -> Dice:
    """The active player 0 of three has thrown so often; the others wait."""
    game = position(3, draws=throws(*kept), **words)
    game.apply(f"bishop {bishop}")
    while asked(game)[0] != "keep" or game.view(None).throws < number:
        die = kept[game.view(None).throws - 1].split()
        game.apply("wait" if asked(game)[0] == "bet" else " ".join(["keep", die[0], *die[2:]]))
    return game


def for_bets(*kept: str, count: int = 0, **words: Any) -> Dice:
    """Seat 1 may bet on the active player 0, who has thrown so often."""
    game = position(3, draws=throws(*kept), **words)
    game.apply("bishop 16")
    left = list(kept)
    while asked(game) != ("bet", 1) or game.view(None).throws < count:
        game.apply("wait" if asked(game)[0] == "bet" else "keep " + left.pop(0).split()[0])
    return game


# ---- what options lead to -----------------------------------------------------------------------------------------


@rule("D-VP-01", "D-RES-04")
def test_bishop_fields_say_points_and_chances_and_what_is_owned() -> None:
    said = offered(position(3, sections={"13": [0], "16": [1]}, painters=[{}, {"space": 9}]))
    assert said["bishop 16"][1].startswith("6 + 3 = 9 points at 61%, on average ")
    assert said["bishop 16"][0] == "the bishop on 16"
    assert said["bishop 13"][1].startswith("yours already: nothing there, on average")
    assert list(said)[-1] == "bishop 13"
    assert round(100 * chance([16])) == 61


@rule("D-ROLL-08")
def test_the_favour_tile_raises_the_chances() -> None:
    said = gives(position(3, painters=[{}, {"space": 3}, {"space": 5}]))
    assert f"at {round(100 * chance([16], favour=True))}%" in said["bishop 16"]


@rule("D-ROLL-04")
def test_dice_say_their_value_the_sum_and_the_chance() -> None:
    said = offered(at_throw(2, "blue 6", "yellow 4 x2", "green 3"))
    reach = round(100 * chance([16], (6, 8), 1))
    assert said["keep yellow x2"][0] == "yellow 4 ×2 = 8"
    assert said["keep yellow x2"][1].startswith(f"sum 14, 16 at {reach}%, on average ")
    reach = round(100 * chance([16], (6, 4), 2))
    assert said["keep yellow"][1].startswith(f"sum 10, 16 at {reach}%, on average ")


def test_the_best_options_come_first() -> None:
    means = [
        float(words.rpartition(" ")[2]) for words in gives(at_throw(2, "blue 6", "yellow 4 x2", "green 3")).values()
    ]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) > 1


@rule("D-RES-01", "D-RES-03")
def test_the_third_die_says_what_the_sum_brings() -> None:
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 6"))
    assert said["keep green"] == "5 + 3 = 8 points, sum 16: the marked fresco tile"
    assert next(iter(said)) == "keep green"
    said = gives(at_throw(3, "blue 1", "yellow 1", "green 2", sections={"8": [0]}))
    assert said["keep green"] == "sum 4: nothing"
    said = gives(at_throw(3, "blue 6", "yellow 1", "green 1", sections={"8": [0]}))
    assert said["keep green"] == "sum 8: nothing, the section is yours already"


@rule("D-ROLL-08")
def test_the_third_die_says_what_the_favour_tile_can_make_of_it() -> None:
    painters = [{}, {"space": 3}, {"space": 4}]
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 5", painters=painters))
    assert said["keep green"] == "sum 15, with the favor tile 16: the marked fresco tile, 8 points"
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 6", painters=painters))
    assert said["keep green"] == "sum 16: the marked fresco tile, 8 points"
    said = gives(at_throw(3, "blue 1", "yellow 1", "green 2", painters=painters))
    assert said["keep green"] == "sum 4: nothing"


@rule("D-RES-04")
def test_a_marked_section_one_owns_is_nothing_to_aim_at() -> None:
    game = at_throw(2, "blue 6", "yellow 4", "green 5", sections={"16": [0]})
    assert all("16 at" not in words for words in gives(game).values())
    marks = {mark.at: say(mark.sign) for mark in told(game).told.panels[""].marks}
    assert marks == {"section:16": "owned"}
    game = at_throw(2, "blue 6", "yellow 4", "green 5", sections={"13": [0]})
    marks = {mark.at: say(mark.sign) for mark in told(game).told.panels[""].marks}
    assert marks == {"section:13": "owned", "section:16": "+3"}


def turn_of(*kept: str, **words: Any) -> Dice:
    """After three throws of the active player 0, who has the favor tile."""
    game = position(3, draws=throws(*kept), **words)
    game.apply("bishop 16")
    left = list(kept)
    while asked(game)[0] != "favour":
        game.apply("wait" if asked(game)[0] == "bet" else "keep " + left.pop(0).split()[0])
    return game


@rule("D-ROLL-08", "D-SCORE-02")
def test_the_favour_question_says_what_each_sum_gives() -> None:
    fields = {"9-12": "woman-3-1", "14-15": "man-2-1"}
    painters = [{"portraits": ["man-3-1"]}, {"space": 30}, {"space": 40}]
    game = turn_of(*reaching(12), sections={"13": [1]}, painters=painters, fields=fields)
    wedding = "3 points, a woman's portrait, 6 more points from the wedding bonus at the end"
    assert list(offered(game).items()) == [
        ("favour +1", ("raise it to 13", "6 points, fresco tile")),
        ("favour 0", ("keep 12", wedding)),
        ("favour -1", ("lower it to 11", wedding)),
    ]


@rule("D-TRACK-02")
def test_taken_spaces_ahead_are_counted() -> None:
    painters = [{}, {"space": 8}, {"space": 9}]
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 6", painters=painters))
    assert said["keep green"].startswith("sum 16")  # he is last, so the favor tile may still change it
    painters = [{"space": 3}, {"space": 11}, {"space": 2}]
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 6", painters=painters))
    assert said["keep green"].startswith("5 + 3 + 1 = 9 points, 11 is taken, so 12, ")


@rule("D-TRACK-02", "D-RES-07")
def test_a_portrait_that_is_turned_over_hides_no_points() -> None:
    painters = [{"space": 3}, {"space": 6}, {"space": 2}]
    fields = {"9-12": "woman-3-1"}
    game = at_throw(3, "blue 6", "yellow 4", "green 2", painters=painters, fields=fields)
    assert game.view(0).fields["9-12"].facedown
    assert gives(game)["keep green"] == "3 + 1 = 4 points, 6 is taken, so 7, sum 12: a woman's portrait"


@rule("D-END-01")
def test_the_fifth_says_that_it_ends_the_game() -> None:
    painters: list[dict[str, Any]] = [{"space": 40}, {"space": 3}, {"space": 48}]
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 6", sections=ALL_BUT_16, painters=painters))
    marked = "sum 16: the marked fresco tile, your fifth: a bonus, and the final round"
    assert said["keep green"] == f"5 + 3 = 8 points, {marked}"  # where he lands depends on the bonus
    painters[0] = {"portraits": ["woman-2-1", "woman-2-2", "woman-3-1", "man-2-1"], "space": 40}
    said = gives(at_throw(3, "blue 6", "yellow 4", "green 2", painters=painters, fields={"9-12": "woman-3-2"}))
    assert "3 points, sum 12: a woman's portrait, your fifth: a bonus, and the final round" in said["keep green"]
    nothing: dict[str, Any] = {"fields": dict.fromkeys(("9-12", "14-15", "17-18", "20-23")), "unseen": []}
    owned = [[f"{sex}-{tile}" for tile in ("1", "2-1", "2-2", "3-1", "3-2", "4")] for sex in ("woman", "man")]
    painters = [{"space": 40}, {"portraits": owned[0], "space": 60}, {"portraits": owned[1], "space": 30}]
    nothing |= {"final": True, "end_reason": "portraits"}
    game = at_throw(3, "blue 6", "yellow 4", "green 6", sections=ALL_BUT_16, painters=painters, **nothing)
    assert gives(game)["keep green"].endswith("the marked fresco tile, your fifth: the final round")


@rule("D-END-02", "D-SCORE-02")
def test_bonus_portraits_say_what_they_add_to_pairs() -> None:
    fields = {"9-12": "woman-2-1", "14-15": "man-3-2", "17-18": "woman-3-1", "20-23": None}
    painters = [{"portraits": ["man-3-1", "man-2-1", "woman-2-2"]}]
    game = position(3, sections=ALL_BUT_16, painters=painters, fields=fields, draws=throws(*reaching(16)))
    play_turn(game, *reaching(16), bishop=16)
    assert asked(game) == ("bonus", 0)
    assert list(offered(game).items()) == [
        ("take 17-18", ("woman 3, from 17-18", "3 points, 5 more points from the wedding bonus at the end")),
        ("take 9-12", ("woman 2, from 9-12", "2 points, 4 more points from the wedding bonus at the end")),
        ("take 14-15", ("man 3, from 14-15", "3 points")),
    ]
    assert question(game).startswith("Your fifth section!")


# ---- promises -----------------------------------------------------------------------------------------------------


def happened(events: list[Any], seat: int) -> tuple[dict[str, int], int | None]:
    """What a seat gained by source and where it moved, by what was told of its turn."""
    gained = dict.fromkeys(("fresco", "bishop", "portraits", "jumps"), 0)
    space = None
    for event in itertools.takewhile(lambda event: event.kind not in ("bet_shown", "wed", "round_began"), events):
        data = event.data
        if event.kind == "restored":
            gained["fresco"] += data["points"]
            gained["bishop"] += 3 * data["marked"]
        elif event.kind in ("painted", "bonus_taken"):
            gained["portraits"] += int(data["portrait"].split("-")[1])
        elif event.kind == "moved" and event.actor == seat:
            space = data["space"]
            gained["jumps"] += space - data["start"] - data["points"]
    return {name: points for name, points in gained.items() if points}, space


@rule("D-VP-01", "D-TRACK-02")
def test_what_an_option_promises_comes_true() -> None:
    """Points by source and the space one lands on, for every option met in play."""
    checked = {"keep": 0, "favour": 0, "take": 0}
    bonus = at_throw(3, "blue 6", "yellow 4", "green 6", sections=ALL_BUT_16, painters=[{}, {"space": 30}])
    games = [bonus, *(dice.new_game(players, seed=players) for players in (2, 3, 4))]
    for game, seat, view in played(games, 900):
        for option in view.decision.options:
            events = list(game.copy(seed=1).apply(option.text, seat))
            kinds = [event.kind for event in events]
            if "turned_over" in kinds and "triggered" in kinds[kinds.index("turned_over") :]:
                events = events[: kinds.index("turned_over")]  # what the bonus adds, luck decides
            assert ("triggered" in kinds) == any(note.key == "note-dice-fifth" for note in option.gives.notes) or (
                option.kind == "keep" and outlook.favoured(game)
            )
            gained, space = happened(events, seat) if option.kind not in ("bet", "wait") else ({}, None)
            bill = option.gives
            assert {str(line.label.id): line.amount for line in bill.points} == {
                f"dice-{name}": points for name, points in gained.items()
            }, option.text
            assert bill.total == sum(gained.values())
            assert bill.lands == space, option.text
            if gained:
                checked[option.kind] += 1
    assert checked["keep"] > 150
    assert checked["favour"] > 50
    assert checked["take"]


# ---- bets ---------------------------------------------------------------------------------------------------------


@rule("D-BET-04")
def test_the_question_says_how_far_the_other_one_is() -> None:
    kept = ("blue 6", "yellow 4", "green 6")
    said = [question(for_bets(*kept, count=count)) for count in range(3)]
    assert said[0].startswith("Ada aims at 16 and is about to throw for the first time. Do you bet")
    assert said[1].startswith("Ada aims at 16 and has 6 after the first throw.")
    assert said[2].startswith("Ada aims at 16 and has 6 + 4 = 10 after two throws.")
    for words, points in zip(said, ("3 points", "2 points", "1 point"), strict=True):
        assert f"A right bet is worth {points} now" in words


def test_the_question_for_a_die_says_what_is_missing() -> None:
    kept = ("blue 6", "yellow 4 x2", "green 3")
    assert question(at_throw(1, *kept)).startswith("First throw. You aim at 16. Which")
    assert question(at_throw(2, *kept)).startswith("Second throw. You aim at 16 and have 6. Which")
    assert question(at_throw(3, *kept)) == (
        "Third and last throw. You aim at 16 and have 14, so 2 is missing. Which die do you add?"
    )
    far = question(at_throw(3, *kept, bishop=13))
    assert far == "Third and last throw. You aim at 13 and have 14. Which die do you add?"


@rule("D-BET-04")
def test_bets_say_points_and_chances_and_waiting_what_it_costs() -> None:
    said = offered(for_bets("blue 6", "yellow 4", "green 6", count=1))
    assert re.fullmatch(r"2 points if right; \d+% if they play for points", said["bet marked"][1])
    assert said["bet marked"][0] == "bet on the marked tile (16)"
    assert said["bet other"][0] == "bet on another fresco tile"
    assert said["wait"] == ("no bet yet", "later a bet is worth 1 point")
    last = offered(for_bets("blue 6", "yellow 4", "green 6", count=2))
    assert last["wait"] == ("no bet", "it was the last chance")


@pytest.mark.parametrize("favour", [False, True])
def test_chances_of_bets_are_those_of_a_painter_who_wants_points(favour: bool) -> None:
    """Counted out over every last throw there is."""
    painters = [{}, {"space": 9}, {"space": 20}] if favour else []
    game = for_bets("blue 6", "yellow 4", "green 6", count=2, painters=painters)
    assert outlook.favoured(game) is favour
    prizes = [prize(game, 0, place, game.s.bishop) for place in game.r.results]
    counted = [0, 0, 0, 0]
    for pips in itertools.product(range(1, 7), repeat=4):
        for colours in itertools.product(range(6), repeat=2):
            sums = {10 + value * 2**n for die, value in enumerate(pips) for n in range(colours.count(die) + 1)}
            if favour:
                sums |= {total + by for total in sums for by in (1, -1)}
            best = max([prizes[total] for total in sums], key=lambda one: (one.points + one.extra, -one.result))
            counted[best.result] += 1
    assert [share * sum(counted) for share in outlook.event_chances(game)] == counted[:3]


def test_chances_of_all_bets_leave_something_for_nothing() -> None:
    for game in random_game(4, seed=2, max_rounds=15):
        if not game.over and asked(game)[0] == "bet":
            shares = outlook.event_chances(game)
            assert sum(shares) <= 1
            assert min(shares) >= 0


def test_only_what_is_certain_is_a_hundred_percent() -> None:
    assert [outlook.percent(share) for share in (0, 0.0001, 0.5, 0.9999, 1)] == [0, 1, 50, 99, 100]


def test_other_dice_have_no_chances(tmp_path: Path) -> None:
    """The odds are those of usual dice; a pack may have others."""
    folder = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine"))
    file = folder / "dice.toml"
    words = file.read_text(encoding="utf-8")
    file.write_text(words.replace("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1, 1, 6, 6, 6]", 1), encoding="utf-8")
    game = dice.new_game(3, pack=str(folder), seed=1)
    for _ in range(12):
        for said in gives(game).values():
            assert "%" not in said
            assert "average" not in said
        game.apply(game.legal()[0])


# ---- everything said ----------------------------------------------------------------------------------------------


def test_all_of_it_can_be_said_in_every_language() -> None:
    """Whatever comes up in whole games, also of what is seldom seen."""
    games = [
        at_throw(3, "blue 6", "yellow 4", "green 6", sections=ALL_BUT_16, painters=[{}, {"space": 30}]),
        *(dice.new_game(players, seed=players) for players in (2, 3, 4)),
    ]
    kinds = set()
    missing: set[str] = set()
    for number, (game, _, view) in enumerate(played(games, 800)):
        kinds.add(view.decision.kind)
        if number % 3 == 0 or view.decision.kind == "bonus":
            missing |= gaps(said_by(game, view))
    assert missing == set()
    assert kinds == {kind.name for kind in games[0].r.kinds}


def test_options_point_at_what_lies_on_the_table() -> None:
    for _, _, view in played([dice.new_game(3, seed=5)], 200):
        shown = {f"section:{total}" for total in view.stacks}
        shown |= {f"field:{name}" for name, field in view.fields.items() if field.open}
        shown |= {f"die:{colour}" for colour in view.pips}
        shown |= {f"{piece.sort}:{piece.id}" for piece in view.told.panels[""].own if isinstance(piece, Piece)}
        for option in view.decision.options:
            assert set(option.at) <= shown, option


def test_the_panel_says_what_lies_open() -> None:
    fields = {"9-12": "woman-3-1", "14-15": "man-2-1", "17-18": None}
    painters = [{"portraits": ["man-3-1", "woman-2-1"]}, {"space": 4}, {"space": 20}]
    game = position(3, painters=painters, fields=fields, draws=throws("blue 6 x2", "yellow 4", "green 6"))
    for answer in ("bishop 16", "bet marked", "wait", "keep blue x2", "wait"):
        game.apply(answer)
    rows = {
        seat: {say(row.label): "; ".join(map(say, row.pieces)) for row in panel.rows}
        for seat in (0, 1, 2)
        for panel in seen(game, seat).told.panels.values()
    }
    assert rows[0] == {
        "favor tile": "Ben: +1 or −1 on a sum of their own",
        "palette": "Ada begins every round",
        "further down": rows[0]["further down"],
        "your portraits": "man 3, woman 2; wedding bonus: 5 more points at the end",
        "bets": "Ben, for 3 points",
        "set aside": "blue 6 ×2 = 12; sum 12",
    }
    assert "16: 6, 7" in rows[0]["further down"]
    assert "your portraits" not in rows[2]
    assert rows[1]["bets"] == "Ben on the marked tile, for 3 points"
    assert rows[2]["bets"] == "Ben, for 3 points"
    assert rows[1]["favor tile"] == "yours: +1 or −1 on the sum of your next turn"
