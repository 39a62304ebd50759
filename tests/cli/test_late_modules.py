"""Modules 10 to 17 at the terminal: marks on the fresco, plans with ill ones, maps and ladies, what options lead to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from buonfresco.cli.fresco.menu import arrange, find
from buonfresco.cli.fresco.story import Teller, tile_paints
from buonfresco.cli.menu import Label
from buonfresco.cli.story import Told

from buonfresco import text
from buonfresco.cli.fresco import facts, labels
from buonfresco.engine.events import Event
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco, rules_of
from buonfresco.games.fresco.view import View
from tests.cli.driver import Cli, at
from tests.cli.robot import ALL_MODULES, positions
from tests.cli.test_modules import finished, flat
from tests.cli.test_panels import board

EN = text.catalogue("en")


FEW_TILES = {"A1": "3YR", "E5": "3RB", "C3": "11GOP-1", "A5": "4YRB-1", "E1": "5RG", "C1": "6YP", "C5": "6BP"}


def planning(modules: Iterable[int], apprentices: int = 5, final: bool = False, **slices: Any) -> Fresco:
    painters = [{"wake": 7 + seat, "apprentices": apprentices, "space": 3 + seat} for seat in range(3)]
    words: dict[str, Any] = {"fresco": FEW_TILES, **({"final": True, "end_reason": "rounds"} if final else {})}
    return fresco.position(players=3, modules=modules, painters=painters, phase="plan", seed=1, slices=slices, **words)


def asked(game: Fresco, kind: str, seat: int = 0) -> View:
    view: View = game.view(seat)
    assert view.decision is not None
    assert view.decision.kind == kind
    return view


def said(view: View, answer: str) -> Label:
    assert view.decision is not None
    return labels.label(view, next(one for one in view.decision.options if one.text == answer), EN)


# ---- the table --------------------------------------------------------------------------------------------------

FRESCO = {"A1": "3YR", "C4": "4YRB-1", "D2": "5RG", "C3": "11GOP-1"}


def test_marks_on_the_fresco() -> None:
    rooms = {"E5": "statue-5", "B1": "writing-4-theater", "B2": "chalice-3"}
    game = at("cathedral", [0, 2, 3, 0, 0], modules=(12, 13), fresco=FRESCO, bishop="A1", round=3)
    view = game.view(0)
    modules = {**view.modules, "catacombs": {**view.modules["catacombs"], "rooms": rooms}}
    ladies = view.modules["ladies"]
    players = [
        {**one, "reserved": segment, "night": night}
        for one, segment, night in zip(ladies["players"], ("C4", "D2", None), (True, False, False), strict=True)
    ]
    view = msgspec.structs.replace(view, modules={**modules, "ladies": {**ladies, "players": players}})
    rows = board(view).splitlines()
    assert re.search(r"1 +3 YR \* +V4\+2", rows[3])
    assert re.search(r"Ch3 .* 5 RG x", rows[4])
    assert re.search(r" 4 YRB v", rows[6])
    assert re.search(r" S5 ", rows[7])
    shown = flat(board(view))
    assert "Lily: v reserved: C4, until the end of this round" in shown
    assert "Lion: x reserved: D2, until the end of the next round" in shown
    assert "uncovered: S statue, Ch chalice, V volume, +mood" in shown


def test_who_is_ill_and_where_the_infection_is() -> None:
    medico = {"ill": [1, 1, 1], "placed": [{"studio": 1}] * 3, "bottles": [[], ["3", "juice"], []]}
    medico |= {"tile": "studio", "display": ["2", None, "juice"]}
    game = at("market", [1, 2, 1, 0, 0], modules=(10,), slices={"medico": medico}, round=3)
    shown = flat(board(game.view(game.decisions[0].seat)))
    assert "infection this round: studio" in shown
    assert "Lily: 1 ill (studio 1); Lion: 1 ill (studio 1), 3 portions, juice; Tower: 1 ill (studio 1)" in shown
    assert "bottles 1: 2 portions for 3; 3: juice for 2" in shown
    assert "still to come: market 2" in flat(board(game.view(0), everything=True))


def test_beams_at_the_market(cli: Cli) -> None:
    game = at("market", [2, 0, 3, 0, 0], modules=(14,), slices={"pews": {"beams": [5, 2, 0]}})
    cli.resume(game, lines=[])
    assert re.search(r"\d:[YRB]+≡[12]", cli.out)
    assert "Lily: 5; Lion: 2; ≡1 at the market: comes with the tile" in flat(cli.out)
    assert re.search(r"leaves \d, 1 beam", flat(cli.out))
    assert "2 beams" not in cli.out.split("Choose one booth")[1]  # only one is left in the supply


def test_own_maps_and_treasures_are_secret() -> None:
    slices: dict[str, Any] = {"maps": [["5a", "7h"], ["6c"], []], "open": {"B1": "statue-3"}}
    slices |= {"kept": [["statue-5", "writing-4", "writing-2"], ["chalice-3"], []]}
    game = planning((13,), catacombs=slices)
    own, other, nobody = (board(game.view(seat), everything=True) for seat in (0, 1, None))
    assert "maps: 5a (A1 B1 C1 A2), 7h (C3 C4)" in flat(own)
    assert "treasures: S5 V2 V4 (13 points)" in flat(own)
    assert "Lion: of 6 o'clock" in flat(own)
    assert "6c" not in own
    assert own.count("treasures:") == 1
    assert "treasures:" not in nobody
    assert "maps: 6c (D1 E1 E2)" in flat(other)
    for shown in (other, nobody):
        assert "Lily: of 5 and 7 o'clock" in flat(shown)
        assert "5a" not in shown
        assert "S5 V2" not in shown


def test_an_infection_that_strikes_nowhere() -> None:
    game = at("market", [1, 2, 1, 0, 1], modules=(10,), slices={"medico": {"tile": "same", "place": None}})
    assert "infection this round: no location" in flat(board(game.view(0)))


# ---- the plan ---------------------------------------------------------------------------------------------------


def test_a_map_on_the_sheet(cli: Cli) -> None:
    game = planning((13,), catacombs={"maps": [["5a"], [], []], "open": {"B1": "statue-5"}})
    cli.resume(game, lines=["no map on market", "1", "map 5a on studio", "11111"])
    shown = flat(cli.out)
    assert "map 5a on the column “market” rooms A1 B1 C1 A2, uncovered now: B1 S5" in shown
    assert "studio one at most, and you explore with map 5a (A1 B1 C1 A2); 3 Thalers each." in shown
    assert re.search(r"► Lily .* ·  ·  m  ·  ·", cli.out)
    assert cli.saved().view(0).players[0].plan == [1, 1, 1, 1, 1]


def test_ill_apprentices_are_planned_after_the_healthy(cli: Cli) -> None:
    game = planning((10,), medico={"ill": [2, 0, 0], "tile": None, "place": "market"})
    cli.resume(game, lines=["11100", "0 1 1 0", ""])
    shown = flat(cli.out)
    assert "Where do your 3 apprentices go?" in shown
    assert "You will be asked about your 2 ill apprentices next." in shown
    assert "workshop one blend each, nothing else; healthy there: 0." in shown
    assert shown.index("ill ones: workshop 2 nobody falls ill") < shown.index("the ill ones stay out")
    assert "Ill among the apprentices of Lily: studio 1, workshop 1." in shown
    assert "second visit" not in shown


@pytest.mark.parametrize("final", [False, True])
def test_promised_contagion_comes_true(final: bool) -> None:
    game = planning((10,), final=final, medico={"ill": [2, 0, 0]})
    game.apply("plan 0-1-1-1-0", 0)
    view = asked(game, "ill")
    menu = arrange(view)
    outcomes = [labels.label(view, one, EN).outcome for one in menu.options[: menu.shown - 1]]  # the last: withdraw
    beside = [int((re.search(r"(\d+) healthy", outcome) or [0, 0])[1]) for outcome in outcomes]
    assert beside == sorted(beside)
    assert find(menu, "0020", lambda _: None) == next(one for one in menu.options if one.text == "ill 0-0-2-0")
    assert said(view, "ill 1-0-1-0").text == "ill ones: cathedral 1, workshop 1"
    assert said(view, "ill 1-0-1-0").outcome == "2 healthy ones fall ill beside them"
    assert said(view, "ill 0-0-0-0").outcome == "nobody falls ill beside them, 2 stay out"


def test_ladies_say_what_they_would_do(cli: Cli) -> None:
    ladies = {"owned": [["pink", "purple"], ["pink"], []]}
    cli.resume(planning((12,), ladies=ladies), lines=["02210", "pink lady on studio", "no purple lady", ""])
    shown = flat(cli.out)
    assert "You will be asked about your ladies afterwards." in shown
    assert "pink lady: studio 2 more Thalers" in shown
    assert "pink lady: theater mood to the start space" in shown
    assert "Lily: pink (studio), purple" in shown
    assert "The pink lady of Lily is sent here: studio." in shown
    assert "plans with" not in shown
    view = planning((12,), ladies=ladies)
    view.apply("plan 1-1-1-1-1", 1)
    assert said(asked(view, "lady_pink", 1), "pink lady on market").outcome.endswith(
        "unless a lady who comes earlier is there"
    )
    last = planning((12,), final=True, ladies=ladies)
    last.apply("plan 1-1-1-1-1", 0)
    label = said(asked(last, "lady_pink"), "pink lady on fifth")
    assert label == ("pink lady: second visit", "moves the bishop anywhere for 1 Thaler")


def test_where_the_extra_apprentice_stands() -> None:
    game = planning((10,), apprentices=6, medico={"tiles": {"market": 1, "studio": 2}})
    game.apply("plan 1-0-2-0-3", 0)
    view = asked(game, "extra")
    outcomes = {
        answer: said(view, answer).outcome for answer in ("extra on market", "extra on studio", "extra on fifth")
    }
    assert outcomes == {
        "extra on market": "infection tiles left for it: 1",
        "extra on studio": "infection tiles left for it: 2",
        "extra on fifth": "never an infected location",
    }


def test_what_is_planned_stays_secret() -> None:
    """Ill ones, extra ones, ladies and maps of others are on nobody's screen before all are ready."""
    for game in positions(seed=77, every=1, modules=(10, 12, 13), eager=0.8):
        if not game.s.sealed:
            continue
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            for key, field in (("medico", "placed"), ("medico", "extra"), ("ladies", "placed"), ("catacombs", "laid")):
                hidden = [one[field] for other, one in enumerate(view.modules[key]["players"]) if other != seat]
                assert set(map(str, hidden)) <= {"None"}
            assert "None" not in board(view, everything=True)
        if game.s.round > 3:
            break


# ---- what options lead to ---------------------------------------------------------------------------------------


def test_pews_that_look_alike_are_listed_once() -> None:
    pews = {"pews": [1, 1, 1, 2, 2, 3, 3, 0, 1, 1, 2, 2], "beams": [3, 0, 0]}
    plan = {"plan": [0, 2, 1, 2, 0], "covers": {"cathedral": "pews"}}
    painters = [{"wake": 7, **plan}, {"wake": 8, "plan": [0, 0, 2, 3, 0]}, {"wake": 9, "plan": [0, 0, 2, 3, 0]}]
    game = fresco.position(
        players=3, modules=(14,), painters=painters, phase="cathedral", slices={"pews": pews}, seed=1
    )
    view = asked(game, "pews")
    menu = arrange(view)
    shown = [labels.label(view, option, EN) for option in menu.options[: menu.shown]]
    assert [label.text for label in shown] == [
        "restore pews 6", "restore pews 1+4", "restore pews 1+2+3", "restore pews 4", "restore pews 1+2",
        "restore pews 1", "leave the pews as they are",
    ]  # fmt: skip
    assert len(menu.options) > 20
    for option in menu.options:
        if option.kind == "pass":
            continue
        promise = [int(one) for one in re.findall(r"(\d+) (?:to|points?)", labels.label(view, option, EN).outcome)]
        gained = finished(game, 0, option.text).view(0).players[0].points["pews"]
        assert promise[0] <= gained <= promise[-1]


def test_a_lady_at_the_market_shows_the_booths() -> None:
    ladies = {"owned": [["pink"], [], []], "placed": [{"pink": "market"}, {}, {}]}
    game = at("market", [2, 0, 3, 0, 0], modules=(12,), slices={"ladies": ladies})
    view = asked(game, "lady_market")
    menu = arrange(view)
    assert menu.shown <= 20
    assert menu.options[menu.shown - 1].text == "pass"
    for option in menu.options[: menu.shown - 1]:
        booths = re.findall(r"(I+|IV) then ([A-Z ]+)", labels.label(view, option, EN).outcome)
        after = finished(game, 0, option.text).view(0)
        assert len(booths) == 2
        for booth, tiles in booths:
            assert tiles.split() == [tile_paints(rules_of(view), one or "") for one in after.booths[booth]]


def test_treasures_promise_what_they_bring() -> None:
    seen = 0
    for game in positions(seed=78, every=1, modules=(13,)):
        view = game.view(game.decisions[0].seat)
        if view.decision is None or view.decision.kind != "treasure":
            continue
        seat = game.decisions[0].seat
        for option in view.decision.options:
            outcome = labels.label(view, option, EN).outcome
            number = int(re.findall(r"\d+", outcome)[0])
            after = game.copy()
            after.apply(option.text, seat)
            new = after.view(seat)
            if option.kind == "sell_treasure":
                assert (new.players[seat].thalers or 0) - (
                    view.players[seat].thalers or 0
                ) >= number  # and his work here
            else:
                before, then = (one.modules["catacombs"]["players"][seat]["kept"] for one in (view, new))
                assert number == facts.hoard(new, then) - facts.hoard(view, before)
            seen += 1
    assert seen


def test_what_comes_to_light_with_a_tile() -> None:
    words = {"fresco": {"A1": "3YR", "B2": "4YRB-1", "C3": "11GOP-1"}, "bishop": "B2", "modules": (11, 12, 15)}
    painters = at("cathedral", [0, 2, 3, 0, 0], **words)
    view = painters.view(0)
    assert said(view, "restore B2").outcome == "4 + 3 = 7 points, then the favor, with a dome tile"
    assert said(view, "restore A1").outcome == "3 + 2 = 5 points"


def test_a_lady_on_the_way() -> None:
    painters = [{"wake": 7 + seat, "space": 8 + seat, "plan": [0, 2, 3, 0, 0]} for seat in range(3)]
    painters[0]["paints"] = {"yellow": 1, "red": 1}
    tiles = {"A1": "3YR", "C3": "11GOP-1"}
    game = fresco.position(players=3, modules=(12,), painters=painters, phase="cathedral", fresco=tiles, bishop="E5")
    assert said(asked(game, "cathedral"), "restore A1").outcome == "3 points, past the pink lady"
    game.apply("restore A1", 0)
    view = asked(game, "wedding")
    assert said(view, "pass").text == "let her wait"
    assert "pink on 10" in board(view)


def test_an_ill_apprentice_in_the_cathedral(cli: Cli) -> None:
    medico = {"ill": [1, 0, 0], "placed": [{"cathedral": 1}, {}, {}]}
    game = at("cathedral", [0, 2, 2, 0, 0], modules=(10,), fresco=FRESCO, bishop="C3", slices={"medico": medico})
    cli.resume(game, lines=["ill apprentice"])
    shown = flat(cli.out)
    assert "Apprentices left here: 2, ill 1." in shown
    assert "let an ill apprentice act away from the bishop, who stays where he is" in shown
    assert "It is an ill one who acts." in shown


def test_the_guild_says_what_is_swapped() -> None:
    game = at("workshop", [0, 0, 3, 2, 0], modules=(17,), slices={"guild": {"basic": "red", "blended": "green"}})
    label = said(asked(game, "blend"), "guild blue")
    assert label == ("guild: blue for red", "leaves blue 2, then red 4")
    after = finished(game, 0, "guild blue").view(0).players[0].paints
    assert after is not None
    assert (after["blue"], after["red"]) == (2, 4)


def test_giving_up_promises_what_happens() -> None:
    painters = [{"space": seat + 1, "mood": 0} for seat in range(3)]
    medico = {"ill": [2, 0, 0]}
    game = fresco.position(players=3, modules=(10,), painters=painters, phase="wake", slices={"medico": medico})
    game.apply("wake 5", 0)
    view = asked(game, "give_up")
    assert said(view, "give up ill").outcome == "then 3 healthy, 1 ill"
    assert said(view, "give up healthy").outcome == "then 2 healthy, 2 ill"
    for answer, healthy in (("give up ill", 3), ("give up healthy", 2)):
        after = game.copy()
        after.apply(answer, 0)
        one = after.view(0).modules["medico"]["players"][0]
        assert healthy == 5 - one["board"] - (one["aside"] == "own")


def test_bottles_promise_what_they_heal() -> None:
    seen = 0
    for seed in (3, 4, 5):
        for game in positions(seed, players=2, every=1, modules=(10,), eager=0.9):
            seat = game.decisions[0].seat
            view = game.view(seat)
            assert view.decision is not None
            for option in view.decision.options:
                outcome = labels.label(view, option, EN).outcome if option.kind == "drink" else ""
                if outcome:
                    after = game.copy()
                    after.apply(option.text, seat)
                    healed, ill = map(int, re.findall(r"\d+", outcome))
                    assert ill - healed == after.view(seat).modules["medico"]["players"][seat]["ill"]
                    seen += 1
    assert seen


# ---- the story and the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["booth I now has yellow, booth III has red and blue", "3 portions and 2× juice.", "workshop 2."]),
        ("de", ["Gelb", "3 Portionen und 2× Saft.", "Werkstatt 2."]),
        ("fr", ["jaune", "3 doses et 2× jus.", "atelier 2."]),
    ],
)
def test_sentences_without_codes(lang: str, lines: list[str]) -> None:
    rules = fresco.new_game(3, modules=ALL_MODULES, seed=1).r
    teller = Teller(text.catalogue(lang), ["Lily", "Lion", "Tower", "Leonardo"], rules)
    swap: dict[str, object] = {"booth": "I", "tile": "Y+2", "other": "III", "second": "RB+1"}
    told = [
        Told(Event("lady_swapped", 0, swap, False), False),
        Told(Event("bottles_laid", 0, {"three": 1, "two": 0, "one": 0, "juice": 2}, False), False),
        Told(Event("ill_shown", 0, {"cathedral": 0, "studio": 0, "workshop": 2, "fifth": 0}, False), False),
        Told(Event("lady_planned", 0, {"lady": "pink", "column": "market"}, True), False),
    ]
    shown = teller.lines(told)
    assert len(shown) == 3
    for line, wanted in zip(shown, lines, strict=True):
        assert wanted in line
        assert not re.search(r"[{}]|\+\d| 0", line)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_end_names_all_sources(cli: Cli, lang: str) -> None:
    slices = {"catacombs": {"kept": [["statue-5"], [], []], "open": {}}, "dome": {"owned": [["5YR"], [], []]}}
    words: dict[str, Any] = {"final": True, "end_reason": "tiles", "fresco": {"A1": "3YR"}, "slices": slices}
    game = at("workshop", [0, 0, 2, 3, 0], modules=(10, 13, 15), **words)
    cli.resume(game, "--lang", lang, lines=["pass"])
    cat = text.catalogue(lang)
    for source in ("catacombs", "dome", "money"):
        assert re.search(rf"^{cat(f'source-{source}')} +\d+", cli.out, re.MULTILINE)
