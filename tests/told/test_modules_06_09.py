"""Glaziers, scrolls, bells and the wall fresco tell themselves: questions, options, consequences, panels, stories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from buonfresco.engine.view import Option
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.wall_fresco.telling import tile_words
from buonfresco.phrases import pieces_in
from buonfresco.text import catalogue
from tests import telling
from tests.rules import (
    test_bells,
    test_bells_debt,
    test_bells_scoring,
    test_glaziers_altar,
    test_glaziers_windows,
    test_scrolls,
    test_together_cathedral,
    test_wall_fresco,
    test_wall_fresco_workshop,
)
from tests.support import rule

NAMES = ["Ann", "Bob", "Cy", "Di", "Leo"]
KINDS = {"glass", "window", "glaze", "scroll", "certificate", "payment", "instalment", "last_payment", "wall"}
FEW = 8  # looks at a kind of decision in three languages
KEYS = ("glaziers", "scrolls", "bells", "wall_fresco")


def words(meant: Any, lang: str = "en") -> str:
    return catalogue(lang).say(meant, NAMES)


def look(game: Fresco, seat: int | None = None) -> Any:
    return game.view(game.waiting[0] if seat is None else seat, told=True)


def question(game: Fresco, lang: str = "en") -> str:
    return words(look(game).told.question, lang)


def option(game: Fresco, text: str) -> Option:
    found: Option = next(one for one in look(game).decision.options if one.text == text)
    return found


def says(game: Fresco, text: str) -> str:
    return words(option(game, text).says)


def gives(game: Fresco, text: str) -> list[str]:
    bill = option(game, text).gives
    assert bill is not None
    return [words(phrase) for phrase in bill.breath()]


def rows(game: Fresco, key: str, seat: int = 0, when: str = "") -> list[str]:
    """The rows of a module's panel, or those that matter at some time."""
    found = [row for row in look(game, seat).told.panels[key].rows if not when or when in row.when]
    return [f"{words(row.label)}: " + "; ".join(map(words, row.pieces)) for row in found if row.pieces]


def own(game: Fresco, key: str, seat: int = 0) -> list[str]:
    return [words(piece) for piece in look(game, seat).told.panels[key].own]


def marks(game: Fresco, key: str, seat: int = 0) -> set[str]:
    return {mark.at for mark in look(game, seat).told.panels[key].marks}


def story(game: Fresco, seat: int = 0) -> list[str]:
    return [words(line) for line in telling.story(game, seat)]


# ---- 6 ------------------------------------------------------------------------------------------------------------


@rule("M6-CATH-03", "M6-CATH-06")
def test_a_window_says_its_panes_its_price_and_what_it_brings_at_best() -> None:
    game = test_glaziers_windows.nave(own="YG")
    assert "then: choosing a window" in gives(game, "restore B1")
    game.apply("restore B1")
    assert question(game) == "B1 has a window. Which new one do you take from the bench?"
    assert option(game, "window 2").at == ["bench:2"]
    assert says(game, "window 2") == "window 2: 2× yellow and green"
    assert gives(game, "window 2") == [
        "costs 1 Thaler, 11 left",
        "worth 6 points, with your glass +4",
        "then luck brings: a window tile",
    ]


@rule("M6-CATH-06", "M6-CATH-08")
@pytest.mark.parametrize("own_glass", ["", "Y", "G", "YYG", "BBRG"])
def test_at_best_is_what_comes_of_all_the_glass_that_fits(own_glass: str) -> None:
    game = test_glaziers_windows.nave(own=own_glass, tile="11GOP-2")
    game.apply("restore B1")
    for place in range(1, 7):
        trial = game.copy()
        bill = option(trial, f"window {place}").gives
        assert bill is not None
        trial.apply(f"window {place}")
        if trial.decision is not None and trial.decision.kind == "glaze":
            trial.apply(trial.legal()[0])  # the most glass comes first
        assert trial.view().players[0].points.get("windows", 0) == bill.notes[0].args["change"]


@rule("M6-CATH-06", "M6-ALTAR-02")
def test_glass_says_what_is_left_of_it_and_what_the_sum_is() -> None:
    game = test_glaziers_windows.nave(own="YYG")
    game.apply("restore B1")
    game.apply("window 2")
    assert question(game).endswith("It has 2× yellow and green; 6 points if nothing is missing.")
    assert option(game, "glaze YG").args == {"glass": ["yellow", "green"]}
    assert option(game, "glaze YG").at == ["glass:yellow", "glass:green"]
    assert says(game, "glaze YYG") == "hand in glass: 2× yellow and green"
    assert gives(game, "glaze YG")[:3] == ["7 + 4 = 11 points", "yellow glass 1", "green glass 0"]
    assert says(game, "glaze none") == "hand in no glass"
    assert gives(game, "glaze none")[0] == "7 − 6 = 1 point"
    altar = test_glaziers_windows.nave(own="YG")
    altar.apply("altar YRB")
    assert question(altar).endswith("At the altar each brings 1 point, at most one of each color.")
    assert gives(altar, "glaze YG")[0] == "2 points"


@rule("M6-CATH-11")
def test_what_the_window_brings_is_said_though_praise_is_asked_first() -> None:
    game = test_together_cathedral.church(hand={"praise": 1}, glass="RG", draws=["window RGR"])
    game.apply("restore B1")
    game.apply("window 1")
    before = game.view().players[0].points.get("windows", 0)
    said = gives(game, "glaze RG")
    game.apply("glaze RG")
    assert game.decision is not None
    assert game.decision.kind == "praise"
    game.apply("pass")
    gained = game.view().players[0].points["windows"] - before
    assert f"+{gained} for window and glass" in said


@rule("M6-LEO-02")
def test_leonardos_window_is_said_before_it_is_taken() -> None:
    game = test_glaziers_altar.guided()
    assert [line for line in gives(game, "restore B1") if "window" in line] == [
        "and 7 for the window",
        "then luck brings: a window tile",
    ]
    assert not any("window" in line for line in gives(game, "restore B3"))
    game.apply("restore B1")
    assert look(game, 0).leonardo.points == {"fresco": 15, "bishop": 2, "windows": 7}
    assert story(game)[0] == "Cy renews the window at B1 (red and green) for nothing."


@rule("M6-INFO-01")
def test_the_glaziers_panel() -> None:
    game = test_glaziers_windows.nave(own="YYG", part={"offer": "YBG", "reserve": "R"})
    shown = rows(game, "glaziers")
    assert shown[0] == "glass: 1× yellow for 1; 1× blue for 1; 1× green for 2"
    assert "on the reserve board: red" in shown[2]
    assert rows(game, "glaziers", when="plan") == [shown[0], shown[3]]
    assert [words(piece).split()[0] for piece in look(game).told.panels["glaziers"].rows[4].pieces[:2]] == ["1:", "2:"]
    assert own(game, "glaziers") == ["glass: 2× yellow, green"]
    assert own(game, "glaziers", 1) == []
    openings = set(game.r.pack.extra["glaziers"].openings.segments)
    assert marks(game, "glaziers") == {f"segment:{name}" for name in openings & set(game.view().fresco)}


# ---- 7 ------------------------------------------------------------------------------------------------------------


@rule("M7-CATH-02", "M7-CATH-03")
def test_scrolls_are_called_by_their_lines() -> None:
    game = test_scrolls.nave("D2", restored="A2 B2 D1")
    assert "then: playing scrolls" in gives(game, "restore D2")
    game.apply("restore D2")
    assert question(game) == "D2 lies on a line of yours. Do you play a scroll?"
    assert says(game, "scroll row") == "play the scroll: row 2"
    assert gives(game, "scroll row") == ["6 points", "restored there: 3 of 5"]
    assert says(game, "scroll both") == "play both scrolls: row 2, column D"
    assert gives(game, "scroll both") == ["15 points", "restored there: 5 of 10"]
    assert says(game, "pass") == "keep the scrolls"
    game.apply("scroll both")
    assert story(game, 1)[0] == "Ann plays row 2, column D; restored segments there: 5."
    assert rows(game, "scrolls", 1) == ["played: Ann: row 2, column D"]


@rule("M7-INFO-01")
def test_scrolls_in_the_hand_mark_lines_for_their_owner_alone() -> None:
    game = test_scrolls.nave("D2")
    assert own(game, "scrolls") == ["scrolls: row 2, column D"]
    assert marks(game, "scrolls") == {"line:2", "line:D"}
    assert own(game, "scrolls", 1) == []
    assert marks(game, "scrolls", 1) == set()
    assert rows(game, "scrolls", 1) == []


# ---- 8 ------------------------------------------------------------------------------------------------------------


@rule("M8-AUD-03", "M8-AUD-04", "M8-SCORE-04")
def test_a_certificate_says_whether_it_can_be_paid_and_what_is_owed_then() -> None:
    game = test_bells.audience({"thalers": 5})
    assert gives(game, "certificate 6-4-4a")[0] == "in installments only: you have 5"
    game.apply("certificate 6-4-4a")
    assert question(game).startswith(
        "How do you pay for the certificate with 4 bells? Its price of 6 Thalers brings 4 points"
    )
    assert gives(game, "deposit 5") == ["2 points", "costs 5 Thalers, 0 left", "then 1 owed"]
    rich = test_bells.audience({"thalers": 6})
    assert gives(rich, "certificate 6-4-4a") == ["then: paying for a bell certificate"]
    rich.apply("certificate 6-4-4a")
    assert gives(rich, "pay full") == ["4 points", "costs 6 Thalers, 0 left"]


@rule("M8-PAY-01", "M8-PAY-03")
def test_shared_out_thalers_say_what_they_complete() -> None:
    game = test_bells_debt.debtor(("7-5-4a", 4), ("8-5-5a", 4))
    assert question(game).endswith("How many of the 6 go onto “4 bells for 7 Thalers”?")
    assert gives(game, "instalment 7-5-4a 3")[0] == "then paid: its 4 bells count for you"
    assert gives(game, "instalment 7-5-4a 2")[0] == "then 1 owed"
    assert "taken: Ann: 2 certificates, owes 3 on 4 bells for 7 Thalers" in rows(game, "bells")[1]
    assert "Thalers to share out: 6" in rows(game, "bells")[1]


@rule("M8-PAY-10")
def test_many_payments_come_by_certificate() -> None:
    owed = (("8-5-5a", 0), ("8-5-5b", 0), ("7-5-4a", 0))
    game = test_bells_debt.debtor(*owed, phase="scoring", first={"thalers": 8})
    view = look(game)
    assert view.decision.kind == "last_payment"
    assert [(words(group.says), len(group.options)) for group in view.told.groups] == [
        ("5 bells for 8 Thalers", 8),
        ("5 bells for 8 Thalers", 8),
        ("4 bells for 7 Thalers", 7),
    ]
    first = [view.decision.options[number].text for number in view.told.first]
    assert first == ["pay 8 on 8-5-5a", "pay 8 on 8-5-5b", "pay 7 on 7-5-4a", "pass"]
    assert gives(game, "pay 8 on 8-5-5a")[-1] == "then paid: its 5 bells count for you"


@rule("M8-INFO-01", "M8-INFO-02")
def test_paid_certificates_show_their_faces_to_their_owner() -> None:
    bells = {"display": ["6-4-4a"], "face_down": [["7-5-4a", "4-3-3a"], [], []], "returned": ["3-3-2a"]}
    game = test_bells.town({}, {}, {}, phase="market", bells=bells)
    assert own(game, "bells") == ["paid in full: 3 bells for 4 Thalers, 4 bells for 7 Thalers (7 bells)"]
    assert own(game, "bells", 1) == []
    assert rows(game, "bells", 1) == [
        "bells: 4 bells for 6 Thalers (+4); 14 in the pile",
        "bells: back under the pile: 2 bells for 3 Thalers",
        "taken: Ann: 2 certificates",
    ]


@rule("M8-SCORE-05", "M8-SCORE-06")
def test_the_bell_track_is_shown_once_it_is_scored() -> None:
    game = test_bells_scoring.final((4, 3), (3,), ())
    track = rows(game, "bells", when="over")[-1]
    assert track.startswith("bell track: Ann: space 7; Bob: space 3; Cy: takes no part; bishop: space")
    assert "Ann counts 7 bells: space 7 of the bell track." in story(game)


# ---- 9 ------------------------------------------------------------------------------------------------------------


@rule("M9-WALL-02", "M9-SETUP-03")
def test_a_section_says_its_points_its_paint_and_what_may_be_behind_it() -> None:
    game = test_wall_fresco.chapel(draws=["wall GB"])
    assert option(game, "wall a3").at == ["section:a3"]
    assert gives(game, "wall a3") == [
        "4 points",
        "−1\N{NO-BREAK SPACE}G\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}1",
        "one of these behind it: 2× yellow, 2× red and 2× blue",
        "then luck brings: a wall tile",
    ]
    game.apply("wall a3")
    said = story(game, 1)
    assert said[0] == "Ann restores section a3 of the wall with green."
    assert said[1].startswith("Ann scores 4 points: wall fresco.")
    assert said[2] == "The back of the wall tile shows blue."
    assert rows(game, "wall_fresco", 1)[1] == "wall tiles: Ann: blue (splash green)"


@rule("M9-WALL-01")
def test_the_sections_in_reach_are_those_that_may_be_restored() -> None:
    game = test_wall_fresco.chapel()
    sections = {piece.id for piece in pieces_in(look(game).told.panels["wall_fresco"].rows[0].pieces)} - {""}
    wall = {option.args["section"] for option in look(game).decision.options if option.kind == "wall"}
    assert wall == {str(name) for name in sections if isinstance(name, str) and name[0].islower()}


@rule("M9-WORK-01", "M9-PREP-02", "M9-PREP-03")
def test_an_exchange_says_the_income_that_follows() -> None:
    game = test_wall_fresco_workshop.workshop({"GY": 2, "OB": 1, "PR": 1})
    assert says(game, "exchange GY+OB") == (
        "exchange the wall tiles yellow (splash green) and blue (splash orange) for the exchange tile green"
    )
    assert gives(game, "exchange GY+OB")[0] == "every round then yellow, red and green; takes 2 blends"
    assert gives(game, "exchange GY+PR")[0] == "every round then yellow, blue and orange; takes 2 blends"


@rule("M9-PREP-02")
def test_the_income_of_the_wall_is_told() -> None:
    seats = [{"tiles": {"GY": 2}, "exchange": ["orange"]}]
    game = test_wall_fresco.chapel(
        {"plan": test_wall_fresco.PLAIN, "covers": {}}, wall={}, seats=seats, phase="prepare"
    )
    assert "Ann gets yellow and orange for the wall fresco." in story(game, 1)


def test_a_wall_tile_that_may_be_stacked_has_words() -> None:
    sorts = [name for name, _ in registry()[9].sealed.sorts(fresco.new_game(3, modules=[9]).r)]  # type: ignore[union-attr]
    assert words(tile_words("wall GY")) == "wall tile, yellow (splash green)"
    assert words(tile_words("wall PB"), "de") == "Wandplättchen, Blau (Siegel Lila)"
    for lang in ("en", "de", "fr"):
        assert len({words(tile_words(sort), lang) for sort in sorts}) == len(sorts) == 9
        assert not any(sort.split()[1] in words(tile_words(sort), lang) for sort in sorts)


# ---- planning -----------------------------------------------------------------------------------------------------


@rule("M6-PLAN-02", "M8-PLAN-01", "M9-PLAN-01")
def test_an_option_says_what_its_tile_brings_and_beside_it_stands_what_each_column_offers() -> None:
    plan = {"wake": 5, "thalers": 1, "paints": "YRG"}
    others = [{"wake": 6}, {"wake": 7}]
    slices = {
        "glaziers": {"offer": "YG", "glass": ["", "", ""]},
        "scrolls": {"rows": ["1", None, None], "columns": [None, None, None]},
        "wall_fresco": {"wall": test_wall_fresco.START},
    }
    lying = {"B1": "7YRG", "C3": "11GOP-1"}
    game = fresco.position(3, modules=[6, 7, 8, 9], painters=[plan, *others], phase="plan", slices=slices, fresco=lying)

    def advice() -> dict[str, str]:
        return {words(row.label): " ".join(map(words, row.pieces)) for row in look(game, 0).told.advice}

    assert gives(game, "glaziery on cathedral") == [
        "2 buy glass, one more if you send him; you can afford now: yellow",
    ]
    assert gives(game, "no glaziery") == ["no column is covered"]
    assert "A window goes with B1. Your scroll row 1: 4 of 5 restored." in advice()["cathedral"]
    game.apply("glaziery on cathedral", 0)
    taken = "you take a bell certificate; of 3 on display you can pay 0 in full now"
    assert gives(game, "audience on market") == [taken]
    assert advice()["cathedral"].startswith("the glaziery: two buy glass")
    assert "scroll" not in advice()["cathedral"]
    game.apply("no audience", 0)
    restored = "one of yours restores a section of the wall; in reach of your paints now: a3"
    assert gives(game, "wall on fifth") == [restored]


# ---- everywhere ---------------------------------------------------------------------------------------------------


def on_panels(view: Any, keys: Iterable[str]) -> list[Any]:
    """Whatever panels of a view show: open, or behind the viewer's own screen."""
    panels = [view.told.panels[key] for key in keys]
    return [
        *[part for panel in panels for row in panel.rows for part in (row.label, *row.pieces)],
        *[part for panel in panels for part in panel.own],
    ]


def test_options_point_at_what_is_shown_and_everything_can_be_said() -> None:
    lengths = ((2, 3), (3, 3), (4, 3), (3, 12), (4, 12))
    games = [fresco.new_game(n, modules=[6, 7, 8, 9], seed=n, max_rounds=rounds) for n, rounds in lengths]
    met: Counter[str] = Counter()
    for game, seat, view in telling.played(games, 450, seed=1):
        kind = view.decision.kind
        met[kind] += 1
        shown = on_panels(view, KEYS)
        mine = [act for act in view.decision.options if kind in KINDS or act.kind == "wall_exchange"]
        there = {f"{piece.sort}:{piece.id}" for piece in pieces_in(shown)}
        assert {place for act in mine for place in act.at} <= there, kind
        said = [view.told.question] if kind in KINDS else []
        said += [phrase for act in mine for phrase in (act.says, *act.gives.notes)]
        said += [part for key in KEYS for mark in view.told.panels[key].marks for part in (mark.sign, mark.says)]
        if met[kind] <= FEW:
            assert not telling.gaps([*said, *shown, *telling.story(game, seat)]), kind
    assert met.keys() >= KINDS


@rule("M6-INFO-01", "M7-INFO-01", "M8-INFO-02", "X-INFO-05")
@pytest.mark.parametrize("players", [2, 3])
def test_nothing_is_told_that_the_seat_cannot_know(players: int) -> None:
    """In a world that differs in what the seat does not see, it is told the same."""
    game = fresco.new_game(players, modules=[4, 6, 7, 8, 9], seed=players, max_rounds=5)
    for number, (one, seat, view) in enumerate(telling.played([game], 250, seed=players)):
        other = one.sample(seat, number, recall=bool(number % 2))
        assert other.view(seat, told=True).told == view.told
        assert other.view(seat, told=True).decision == view.decision
