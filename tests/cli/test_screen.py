"""What is shown: to whom, with which consequences, and nothing by color alone."""

from __future__ import annotations

import pytest

from buonfresco import text
from buonfresco.cli.face import Menu
from buonfresco.games import fresco
from tests.cli.driver import ONWARD, Cli, at, rich_painter


def test_the_table_shows_what_lies_open(cli: Cli) -> None:
    cli.play("--seed", "5", "--bots", "random", "--players", "2", lines=[])
    for word in ("Round 1", "[wake up]", "25 tiles left", "bishop", "Leonardo", "I ", "12 Thalers", "1 Y☀ yellow"):
        assert word in cli.out


def test_others_stocks_stay_hidden(cli: Cli) -> None:
    painters = [{"thalers": 11}, {"thalers": 777, "paints": {"purple": 888}}, {"thalers": 999}]
    cli.resume(fresco.position(players=3, painters=painters, phase="begin"), lines=["board", "log", "all"])
    for secret in ("777", "888", "999"):
        assert secret not in cli.out
    assert "11 Thalers" in cli.out


def test_a_plan_is_told_only_when_all_are_ready(cli: Cli) -> None:
    """Two people at one device: the second must not see what the first has planned."""
    lines = ["", "wake 7", "", "wake 8", "", "3-2-0-0-0", "", "", "board", "log"]
    cli.play("--seats", "2", "--players", "3", "--bots", "random", "--seed", "5", lines=lines)
    assert "Pass the device to" in cli.out
    sealed = cli.out.rindex("Your plan is sealed")
    assert "market 3" not in cli.out[sealed + 30 :]
    assert "3 2 0 0 0" not in cli.out[sealed + 30 :]


def test_hot_seat_to_the_end(cli: Cli) -> None:
    names = ("--names", "Anna,Maximiliane-Josephine")
    assert cli.play("--players", "2", "--seats", "2", *names, "--seed", "5", lines=["", "", *ONWARD] * 5) == 0
    assert "Pass the device to Anna" in cli.out
    assert "Maximiliane-" in cli.out
    assert "Maximiliane-J" not in cli.out
    assert "wins with" in cli.out


def test_wake_times_show_their_consequences(cli: Cli) -> None:
    painters = [{"space": 9, "mood": -2}, {"wake": 6, "space": 5}, {"space": 12}]
    cli.resume(fresco.position(players=3, painters=painters, phase="wake"), lines=[])
    rows = [line.split() for line in cli.out.splitlines()]
    assert ["5", "−2", "→", "−4", "4", "4", "you"] in [row[:7] for row in rows]  # B-MOOD-03
    assert ["6", "taken:", "Lion"] in rows
    assert ["9", "+1", "→", "−1", "5", "1", "you"] in [row[:7] for row in rows]
    assert "you would act as no. 2 so far" in cli.out


@pytest.mark.parametrize(
    ("lang", "guide", "act"),
    [
        ("en", "You guide Leonardo: at what hour does he get up?", "he would act as no."),
        ("de", "Du führst Leonardo: Um wie viel Uhr steht er auf?", "er wäre bisher als Nr."),
        ("fr", "Vous jouez pour Leonardo\N{NO-BREAK SPACE}: à quelle heure se lève-t-il", "il jouerait en n°"),
    ],
)
def test_leonardos_morning_promises_his_guide_nothing(cli: Cli, lang: str, guide: str, act: str) -> None:
    cli.play("--players", "2", "--bots", "random", "--seed", "1", "--lang", lang, lines=["7"])
    cat = text.catalogue(lang)
    own, _, his = cli.out.partition(guide)
    assert his, "seed 1 lets the first painter guide"
    for key in ("price", "mood", "apprentices"):
        assert own.count(cat(f"cli-head-{key}")) >= 1
        assert cat(f"cli-head-{key}") not in his[his.index(cat("cli-head-time")) :]
    rows = [line.split() for line in his.splitlines()]
    assert ["5", *act.split(), "1"] in [row[: len(act.split()) + 2] for row in rows]
    assert cat("ask-wake_time")[:20] not in his


@pytest.mark.parametrize(
    ("lang", "guide"),
    [
        ("en", "You guide Leonardo: space 13 is taken. Does he land"),
        ("de", "Du führst Leonardo: Feld 13 ist besetzt. Stellt er sich"),
        ("fr", "Vous jouez pour Leonardo : la case 13 est occupée. Se place-t-il"),
    ],
)
def test_leonardos_landing_says_who_lands(cli: Cli, lang: str, guide: str) -> None:
    painters = [{"wake": 7, "space": 9}, {"wake": 8, "space": 13}, {"wake": 6, "space": 10}]
    game = fresco.position(
        players=2,
        painters=[one | {"plan": [0, 1, 2, 2, 0]} for one in painters[:2]] + painters[2:],
        phase="cathedral",
        fresco={"A2": "3YR", "E5": "11GOP-1"},
        leonardo="A1",
        guide=0,
        bishop="E1",
    )
    cli.resume(game, "--players", "2", "--lang", lang, lines=["1"])
    assert guide in " ".join(cli.out.split())
    assert text.catalogue(lang)("action-front", space=14) in cli.out


def test_restorations_are_listed_best_first() -> None:
    game = at("cathedral", [0, 2, 3, 0, 0], fresco={"A1": "3YR", "C3": "11GOP-1", "C2": "4YRB-1"}, bishop="C3")
    menu = Menu(game.view(0, told=True))
    shown = [option.text for option in menu.options[: menu.shown]]
    assert shown[0] == "restore C2 bishop→C2"
    assert shown[1] == "restore C2"
    assert {"restore A1", "restore A1 bishop→B2", "altar YRB", "pass"} <= set(shown)
    assert menu.shown <= 20
    assert len(menu.options) == len(game.legal(0))
    said, gives = menu.options[0].says, menu.options[0].gives
    assert said is not None
    assert gives is not None
    cat = text.catalogue("en")
    assert cat.say(said) == "bishop to C2, restore C2 (yellow, red and blue)"
    breath = [cat.say(phrase) for phrase in gives.breath()]
    assert breath[:2] == ["4 + 3 = 7 points", "costs 1 Thaler, 8 left"]


def test_landing_says_where(cli: Cli) -> None:
    painters = [rich_painter(space=1, plan=[0, 2, 3, 0, 0]), {"wake": 8, "space": 6, "plan": [0, 0, 3, 2, 0]}]
    painters.append({"wake": 9, "space": 7, "plan": [0, 0, 3, 2, 0]})
    game = fresco.position(
        players=3, painters=painters, phase="cathedral", fresco={"A1": "5RG", "C3": "3YR"}, bishop="B3"
    )
    cli.resume(game, lines=["restore C3", "1"])
    assert "Space 6 is taken" in cli.out
    assert "land in front, on 8" in cli.out
    assert "land behind, on 5" in cli.out
    assert cli.saved().view(0).players[0].score == 8


def test_plain_shows_the_same_words_as_colour(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    import re

    monkeypatch.setenv("LINES", "60")  # where color is, there may be a small window, too
    arguments = ("--new", "--seed", "5", "--bots", "random")
    monkeypatch.setenv("LINES", "1000")  # a pipe is as high as one likes
    cli.play(*arguments, lines=ONWARD[:30])
    plain = cli.out.partition("Goodbye")[0]  # it says where the game is saved
    cli.path.unlink()
    monkeypatch.setenv("FORCE_COLOR", "1")
    cli.play(*arguments, lines=ONWARD[:30])
    painted = cli.out.partition("Goodbye")[0]
    cli.path.unlink()
    assert painted != plain
    assert re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", painted).split() == plain.replace("-" * 80, "").split()
    cli.play(*arguments, "--plain", lines=ONWARD[:30])
    assert "\x1b" not in cli.out
    monkeypatch.setenv("NO_COLOR", "1")
    cli.play(*arguments, lines=ONWARD[:30])
    assert "\x1b" not in cli.out


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_narrow_encodings_get_spelled_out(cli: Cli, lang: str) -> None:
    cli.play("--lang", lang, "--seed", "5", "--bots", "random", lines=["help", *ONWARD[:20]], encoding="ascii")
    assert "fres" in cli.out.casefold()


def test_wide_terminals_show_pictograms(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    cli.play("--seed", "5", lines=[])
    assert "11 G♣O●P◆" in cli.out
