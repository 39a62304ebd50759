"""Games with modules through the terminal: plans in parts, options with what they lead to, the story."""

from __future__ import annotations

import re
from typing import Any

import pytest
from buonfresco.cli.fresco.menu import arrange
from buonfresco.cli.fresco.planning import advice, how_to_plan
from buonfresco.cli.fresco.story import Teller
from buonfresco.cli.story import Told

from buonfresco import text
from buonfresco.cli.fresco import labels
from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.cli.driver import Cli, at
from tests.cli.robot import ALL_MODULES, positions

TILES = (6, 8, 9)
EN = text.catalogue("en")


def flat(shown: str) -> str:
    return " ".join(shown.split())


def planning(modules: tuple[int, ...] = TILES, **words: Any) -> Fresco:
    painters = [{"wake": 7 + seat} for seat in range(3)]
    return fresco.position(players=3, modules=modules, painters=painters, phase="plan", seed=1, **words)


# ---- plans in parts ---------------------------------------------------------------------------------------------


def test_a_plan_is_made_part_by_part(cli: Cli) -> None:
    lines = ["glaziery on studio", "no audience", "3", "11011", ""]
    cli.resume(planning(), lines=lines)
    shown = flat(cli.out)
    assert shown.index("to the glaziery?") < shown.index("the wall fresco tile on a column?")
    assert shown.index("the wall fresco tile on a column?") < shown.index("Where do your 5 apprentices go?")
    assert "studio the glaziery: two buy glass, and one more if you send him (0 or 1)." in shown
    assert "g glaziery, a audience, w wall fresco" in shown


def test_tiles_laid_so_far_are_on_the_own_sheet(cli: Cli) -> None:
    cli.resume(planning(), lines=["glaziery on studio", "audience on theater", "wall on workshop"])
    rows = [line for line in cli.out.splitlines() if line.startswith("► Lily")]
    assert rows[0].endswith("0")
    assert [row.split()[-5:] for row in rows[1:]] == [
        ["·", "·", "g", "·", "·"],
        ["·", "·", "g", "·", "a"],
        ["·", "·", "g", "w", "a"],
    ]


def test_the_table_is_shown_once_while_one_plans(cli: Cli) -> None:
    cli.resume(planning(), lines=["glaziery on studio", "no audience", "no wall"])
    assert cli.out.count("fresco, 25 tiles left") == 1
    cli.resume(planning(), lines=["glaziery on studio", "board"])
    assert cli.out.count("fresco, 25 tiles left") == 2


def test_revealed_tiles_are_in_the_players_table_and_the_story(cli: Cli) -> None:
    lines = ["glaziery on studio", "audience on theater", "wall on workshop", "22010", "", "log"]
    cli.resume(planning(), lines=lines)
    assert "Lily planned: market 2, cathedral 2, studio: glaziery, workshop: wall fresco 1, theater: audience." in flat(
        cli.out
    )
    assert re.search(r"► Lily .* 2  2  g  w1 a$", cli.out, re.MULTILINE)
    assert "Lily covers" not in cli.out


@pytest.mark.parametrize("word", ["withdraw", "undo", "6"])
def test_a_begun_plan_can_be_taken_back(cli: Cli, word: str) -> None:
    cli.resume(planning(), lines=["glaziery on studio", word])
    assert cli.saved().view(0).players[0].covers == {}
    assert cli.out.count("Do you send somebody to the glaziery?") == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("11111", "First say where the tile “glaziery” goes"),
        ("wall on studio", "You will be asked about"),
        ("glaziery on moon", "For example: glaziery on studio"),
        ("9", "There is no option 9; they run from 1 to 6."),
        ("pass", "does not answer what is asked now"),
        ("pennies 1", "I do not understand"),
    ],
)
def test_wrong_answers_about_a_tile_get_a_reason(cli: Cli, line: str, said: str) -> None:
    cli.resume(planning(), lines=[line])
    assert said in flat(cli.out)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("11111", "does not have that many free spaces"),
        ("22001", "The tile “wall fresco” needs an apprentice on it."),
        ("4", "For example: plan 1-2-0-1-1"),
        ("123", "For example: plan 1-2-0-1-1"),
    ],
)
def test_plans_that_do_not_fit_the_tiles_get_a_reason(cli: Cli, line: str, said: str) -> None:
    cli.resume(planning(), lines=["no glaziery", "audience on theater", "wall on workshop", line])
    assert said in flat(cli.out)


def test_pennies_belong_to_the_plan(cli: Cli) -> None:
    slices = {"wishing_well": {"pennies": [3, 3, 3]}}
    cli.resume(planning((4,), slices=slices), lines=["11111", "3", "withdraw", "11111", "2", ""])
    assert "pennies on the market symbol: 2  leaves 1 with you" in cli.out
    assert cli.out.count("Your plan is sealed") == 2
    assert "1 lucky penny lies on the market symbol of Lily" in flat(cli.out)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_example_plan_is_legal(lang: str) -> None:
    for game in positions(seed=31, every=1):
        seat = game.decisions[0].seat
        view = game.view(seat)
        if view.decision is None or view.decision.kind != "plan" or view.ready:
            continue
        digits = re.search(r"\d{5}", how_to_plan(view, text.catalogue(lang)))
        assert digits is not None
        assert f"plan {'-'.join(digits.group())}" in [option.text for option in view.decision.options]
        assert len(advice(view, text.catalogue(lang))) == 5
        if view.round > 4:
            break


# ---- options ----------------------------------------------------------------------------------------------------

BIG_BOX = tuple(range(1, 10))
FOLLOW_UPS = ("gild", "window", "glaze", "praise", "scroll", "landing", "request_tile", "favor", "wedding")
SOURCES = {
    "scroll": "scrolls",
    "wall": "wall",
    "pay_full": "bells",
    "deposit": "bells",
    "request": "requests",
    "glaze": "windows",
}


def finished(game: Fresco, seat: int, answer: str) -> Fresco:
    """The game after an answer and the plainest ones to what it leads to."""
    after: Fresco = game.copy()
    after.apply(answer, seat)
    while not after.over and after.decisions[0].seat == seat:
        view = after.view(seat)
        assert view.decision is not None
        if view.decision.kind not in FOLLOW_UPS:
            break
        texts = [option.text for option in view.decision.options]
        plain = [one for one in texts if one in ("pass", "glaze none", "window 1")]
        after.apply((plain or texts)[0], seat)
    return after


def test_points_promised_by_modules_come_true() -> None:
    """What the options of modules say they bring is what is booked under their source."""
    seen: dict[str, int] = {}
    for seed, modules in ((41, ALL_MODULES), (42, ALL_MODULES), (43, BIG_BOX), (44, BIG_BOX)):
        for game in positions(seed, every=1, modules=modules):
            seat = game.decisions[0].seat
            view = game.view(seat)
            assert view.decision is not None
            for option in view.decision.options:
                if option.kind not in SOURCES or view.decision.actor != seat or seen.get(option.kind, 0) > 12:
                    continue
                said = labels.label(view, option, EN).outcome
                promise = re.search(r"([+−]?\d+) points?", said)
                assert promise is not None, (option.text, said)
                before = view.players[seat].points.get(SOURCES[option.kind], 0)
                after = finished(game, seat, option.text).view(seat).players[seat].points
                gained = after.get(SOURCES[option.kind], 0) - before
                wanted = int(promise[1].replace("−", "-"))
                floored = option.kind == "glaze" and 0 >= gained > wanted  # a sum never falls below 0
                assert gained == wanted or floored, (option.text, said, gained)
                seen[option.kind] = seen.get(option.kind, 0) + 1
    assert seen.keys() == SOURCES.keys()


def test_restorations_promise_what_they_bring() -> None:
    """Also with an abbot; where something follows that may change the sum, no space is promised to be taken."""
    checked = 0
    for seed in (51, 52, 53):
        for game in positions(seed, every=1):
            seat = game.decisions[0].seat
            view = game.view(seat)
            assert view.decision is not None
            for option in view.decision.options if view.decision.kind == "cathedral" else []:
                if option.kind not in ("restore", "altar"):
                    continue
                said = labels.label(view, option, EN).outcome
                before, after = (
                    view.players[seat].points,
                    finished(game, seat, option.text).view(seat).players[seat].points,
                )
                gained = sum(after.get(source, 0) - before.get(source, 0) for source in ("fresco", "bishop", "altar"))
                assert gained == labels.points(view, option), option.text
                assert ("then a window" in said) == (
                    after.get("windows", 0) != before.get("windows", 0) or "window" in said
                )
                checked += 1
    assert checked > 60


def test_the_abbot_raises_what_is_promised() -> None:
    words = {"fresco": {"A1": "3YR", "C3": "11GOP-1"}, "bishop": "A1", "modules": (1,)}
    plain = at("cathedral", [0, 2, 3, 0, 0], **words)
    with_abbot = at("cathedral", [0, 2, 3, 0, 0], **words, slices={"portraits": {"owned": [["abbot"], [], []]}})
    for game, said in ((plain, "3 + 3 = 6 points"), (with_abbot, "3 + 4 = 7 points")):
        view = game.view(0)
        option = next(one for one in arrange(view).options if one.text == "restore A1")
        assert labels.label(view, option, EN).outcome == said
        game.apply("restore A1", 0)
        assert f"= {game.view(0).players[0].score} points" in said


def test_what_a_restoration_leads_to() -> None:
    game = at(
        "cathedral",
        [0, 2, 3, 0, 0],
        modules=(4, 5, 6, 7),
        fresco={"B1": "3YR", "C3": "11GOP-1"},
        bishop="B1",
        slices={
            "leaf_gold": {"gold": [1, 0, 0], "disc": "red"},
            "wishing_well": {"hands": [{"praise": 1}, {}, {}]},
            "scrolls": {"rows": ["1", None, None], "columns": ["E", None, None]},
        },
    )
    view = game.view(0)
    option = next(one for one in arrange(view).options if one.text == "restore B1")
    said = labels.label(view, option, EN).outcome
    assert said == "3 + 3 = 6 points, then a window, +3 with leaf gold, +1 with praise, then your scroll"


@pytest.mark.parametrize(("bishop", "points"), [("C3", 3), ("B2", 2), ("A1", 1)])
def test_gilding_promises_what_it_brings(bishop: str, points: int) -> None:
    words = {"fresco": {"C3": "3YR", "E5": "11GOP-1"}, "bishop": bishop, "modules": (5,)}
    game = at("cathedral", [0, 1, 3, 1, 0], **words, slices={"leaf_gold": {"gold": [1, 0, 0], "disc": "red"}})
    game.apply("restore C3", 0)
    view = game.view(0)
    assert view.decision is not None
    assert view.decision.kind == "gild"
    said = [labels.label(view, option, EN) for option in view.decision.options]
    assert said[0].outcome == (EN("outcome-points", points=points) if view.decision.about else "")
    assert said[1].text == "keep the leaf gold"
    game.apply("gild", 0)
    assert game.view(0).players[0].points["gold"] == points


def test_cards_that_lead_the_bishop_do_not_flood_the_list() -> None:
    game = at(
        "cathedral",
        [0, 2, 3, 0, 0],
        modules=(1, 4),
        slices={"wishing_well": {"hands": [{"visit": 1}, {}, {}]}, "portraits": {"owned": [["sexton"], [], []]}},
    )
    view = game.view(0)
    menu = arrange(view)
    shown = menu.options[: menu.shown]
    assert 0 < sum(option.kind in ("visit", "sexton") for option in shown) <= 6
    assert menu.shown <= 22
    assert shown[-1].kind == "pass"
    led = next(option for option in shown if option.kind in ("visit", "sexton"))
    assert re.fullmatch(r"then at best [A-E][1-5] for \d+", labels.label(view, led, EN).outcome)


def test_questions_say_what_they_are_about(cli: Cli) -> None:
    game = at("cathedral", [0, 1, 3, 1, 0], modules=(6,), fresco={"B1": "3YR", "C3": "11GOP-1"}, bishop="E5")
    cli.resume(game, lines=["restore B1"])
    assert "Apprentices left here: 1." in cli.out
    assert "Which new one do you take from the bench? It is B1." in flat(cli.out)
    cli.resume(at("workshop", [0, 0, 3, 2, 0]), lines=[])
    assert "Blends left: 4." in cli.out


def test_gold_comes_with_what_is_bought(cli: Cli) -> None:
    cli.resume(at("market", [2, 0, 3, 0, 0], modules=(5,)), lines=[])
    assert re.search(r"\d:\w+\+[12]", cli.out)
    assert re.search(r"costs \d, leaves \d, \+[12] leaf gold", flat(cli.out))


# ---- the story --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            ["Lily holds these scrolls: row 4 and column C.", "Lily stacks a tile: wall tile, yellow (splash green)."],
        ),
        ("de", ["Zeile 4 und Spalte C", "Wandplättchen, Gelb (Siegel Grün)"]),
        ("fr", ["horizontal 4 et vertical C", "tuile murale, jaune (tache\N{NO-BREAK SPACE}: vert)"]),
    ],
)
def test_names_instead_of_codes(lang: str, lines: list[str]) -> None:
    rules = fresco.new_game(3, modules=ALL_MODULES, seed=1).r
    teller = Teller(text.catalogue(lang), ["Lily", "Lion", "Tower", "Leonardo"], rules)
    told = [
        Told(Event("scrolls_dealt", 0, {"scrolls": "4+C"}, True), False),
        Told(Event("request_stacked", 0, {"tile": "wall GY"}, False), False),
    ]
    for line, wanted in zip(teller.lines(told), lines, strict=True):
        assert wanted in line


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [("en", "15 is taken, so 16."), ("de", "15 ist besetzt, also 16."), ("fr", "15 est occupée, donc 16.")],
)
def test_a_taken_space_is_told_and_payments_are_not_told_twice(lang: str, wanted: str) -> None:
    teller = Teller(text.catalogue(lang), ["Anna", "Ben", "Cleo"], fresco.new_game(3, seed=1).r)
    moved = Event("moved", 0, {"points": 5, "start": 10, "target": 15, "space": 16})
    events = [
        Event("restored", 0, {"segment": "A1", "tile": "3YR", "points": 3, "bonus": 2}),
        Event("returned", 0, {"paints": "YR", "why": "fresco"}),
        Event("paid", 0, {"thalers": 1, "why": "bishop"}),
        moved,
    ]
    lines = teller.lines([Told(one, False) for one in events])
    assert len(lines) == 1
    assert lines[0].endswith(wanted)
    assert "15" in teller.lines([Told(moved, False)])[0]


def test_the_end_lists_all_sources(cli: Cli) -> None:
    game = at("workshop", [0, 0, 2, 3, 0], final=True, modules=(7, 16), end_reason="rounds")
    cli.resume(game, lines=["pass"])
    assert re.search(r"1\. \w+ +2\. \w+ +3\. \w+", cli.out)
    assert re.search(r"^points +\d+ +\d+ +\d+$", cli.out, re.MULTILINE)


def test_help_knows_the_modules_and_the_question(cli: Cli) -> None:
    cli.resume(planning(), lines=["help", "help game"])
    assert "At this question, for example: no glaziery, glaziery on market." in flat(cli.out)
    assert "Bells. An audience brings a bell certificate" in flat(cli.out)
    assert "Portraits" not in cli.out
