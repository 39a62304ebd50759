"""Whole games through the terminal, and everything a person may type on the way."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from buonfresco import text
from buonfresco.cli import saves
from buonfresco.games import fresco
from tests.cli import robot
from tests.cli.driver import ONWARD, Cli, at, rich_painter

ESCAPE = "\x1b["


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("colour", [False, True])
def test_a_whole_game(cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, colour: bool) -> None:
    if colour:
        monkeypatch.setenv("FORCE_COLOR", "1")
    players = "3" if colour and lang == "fr" else "2"
    code = cli.play("--lang", lang, "--players", players, "--bots", "random", "--seed", "11", lines=ONWARD)
    assert code == 0
    game = cli.saved()
    assert game.outcome is not None
    cat = text.catalogue(lang)
    names = [cat(f"emblem-{seat}") for seat in range(4)]
    winner = cat("table-won", who=names[game.outcome.winner], points=game.outcome.scores[game.outcome.winner])
    assert winner in cli.out
    assert " ".join(cat(f"end-{game.outcome.reason}").split()) in " ".join(cli.out.split())
    for source in game.outcome.points[0]:
        assert cat(f"source-{source}") in cli.out
    assert (ESCAPE in cli.out) is colour


def test_every_line_fits_into_80_columns(cli: Cli) -> None:
    for lang in text.LANGUAGES:
        cli.play("--new", "--lang", lang, "--players", "2", "--bots", "random", "--seed", "3", lines=ONWARD)
        assert max(map(len, cli.out.splitlines())) <= 80, lang


def test_modules_and_switches_reach_the_game(cli: Cli) -> None:
    switch = ("--switch", "altar.limit=once_per_round", "--preset", "bigbox")
    cli.play("--modules", "16", *switch, "--players", "2", "--bots", "random", "--seed", "4", lines=ONWARD)
    config = cli.saved().r.config
    assert (config.modules, config.preset, config.switches["altar.limit"]) == ((16,), "bigbox", "once_per_round")
    assert "from the bag" in cli.out


def test_black_market_is_offered_and_told(cli: Cli) -> None:
    cli.resume(at("market", [2, 0, 0, 3, 0], modules=(16,)), lines=["black market"])
    assert "black market: draw a tile" in cli.out
    assert "Lily draws" in cli.out


def test_a_table_without_people_plays_itself(cli: Cli) -> None:
    assert cli.play("--seats", "0", "--bots", "random", "--seed", "2") == 0
    assert "wins with" in cli.out


def test_as_a_real_process(tmp_path: Path) -> None:
    """With bytes in and out, under an encoding that knows neither umlauts nor boxes."""
    command = [
        sys.executable,
        "-m",
        "buonfresco.cli.main",
        "--terminal",
        "--lang",
        "de",
        "--bots",
        "random",
        "--seed",
        "7",
    ]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, input=b"wake 7\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode("ascii")
    assert "Loewe" in shown
    assert "?" not in shown.replace("auf? ", "").replace("Gehilfen? ", "")
    assert (tmp_path / "buonfresco" / "tables" / "fresco-1.jsonl").exists()


# ---- leaving and coming back ------------------------------------------------------------------------------------


def test_quit_and_resume(cli: Cli) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["7", "quit"])
    assert "Goodbye" in cli.out
    before = cli.saved().log.inputs
    assert before
    assert cli.play(lines=["perhaps", "yes", "12011", "", "quit"]) == 0
    assert "yes or no" in cli.out
    after = cli.saved().log.inputs
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_the_end_of_input_is_a_polite_goodbye(cli: Cli) -> None:
    assert cli.play("--seed", "5", "--bots", "random", lines=["7"]) == 0
    assert "Goodbye" in cli.out
    assert cli.play(lines=[]) == 0  # at the question whether to resume


def test_interrupting_is_a_polite_goodbye(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_self: object, _prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("buonfresco.cli.terminal.Terminal.ask", interrupt)
    assert cli.play("--seed", "5") == 0
    assert "Goodbye" in cli.out


def test_a_declined_game_stays_where_it_is(cli: Cli) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["7"])
    kept = cli.path.read_bytes()
    cli.play("--seed", "6", "--bots", "random", lines=["no"])
    assert "Welcome" in cli.out
    assert cli.path.read_bytes() == kept
    assert [path.stem for path in saves.folder().iterdir()] == ["fresco-1"]


def test_several_games_wait_side_by_side(cli: Cli) -> None:
    for number, lines in enumerate((["7"], ["8"], ["6"])):
        cli.run("--new", "--seed", str(number), "--bots", "random", "--names", f"Ann{number}", lines=lines)
    cli.run(lines=["what?", "9", "2", "quit"])
    assert "fresco-3" in cli.out
    assert "a number from 1 to 3" in flat(cli.out)
    assert "Ann1, your answer" in cli.out  # the last one comes first
    cli.run(lines=["new", "quit"])
    assert "Welcome" in cli.out
    assert len(list(saves.folder().glob("*.jsonl"))) == 4


def test_a_game_waits_however_many_of_another_are_newer(cli: Cli) -> None:
    cli.run("play", "dice", "--new", "--names", "Ann", lines=["1"])
    for _ in range(10):
        cli.run("--new", "--bots", "random", lines=[])
    cli.run("play", "dice", lines=["yes", "quit"])
    assert "dice-1" in cli.out
    assert "Ann, your answer" in flat(cli.out)


def test_whoever_does_not_want_to_go_on_may_leave(cli: Cli) -> None:
    for count in (1, 2):
        cli.run("--new", "--bots", "random", lines=[])
        assert cli.run("--lang", "de", lines=["ende"]) == 0
        assert "Willkommen" not in cli.out
        assert len(list(saves.folder().glob("*.jsonl"))) == count


def test_a_finished_game_is_out_of_the_way_and_another_one_follows(cli: Cli) -> None:
    game, rng = fresco.new_game(3, seed=5), random.Random(5)
    last, answer = game, ""
    while not game.over:
        seat, legal = game.waiting[0], game.legal()
        chosen = rng.choice(legal)
        if seat == 0:
            last, answer = game.copy(), chosen.text
        game.apply(chosen, seat)
    cli.path = saves.folder() / "fresco-1.jsonl"
    cli.resume(last, lines=[answer, "", *["1"] * 20, "replay", "yes", "quit"])
    assert "wins with" in cli.out
    again = cli.out.partition("wins with")[2]
    assert again.count("Round 1 begins.") == 1  # the new one
    assert "yes or no" in again  # slips do not close the table
    assert {path.name for path in saves.folder().rglob("*.jsonl")} == {"fresco-1.jsonl", "fresco-2.jsonl"}
    assert (saves.folder() / "finished" / "fresco-1.jsonl").exists()


def test_the_language_of_a_game_is_remembered(cli: Cli) -> None:
    cli.run("--lang", "de", "--seed", "5", "--bots", "random", lines=["7"])
    cli.run(lines=["yes", "ende"])
    assert "deine Antwort" in cli.out
    cli.run("--lang", "fr", lines=["oui", "quitter"])
    assert "votre réponse" in cli.out


@pytest.mark.parametrize(
    ("lang", "keeps"),
    [("en", "keep their own settings"), ("de", "behalten ihre eigenen"), ("fr", "gardent leurs réglages")],
)
def test_settings_are_for_new_games(cli: Cli, lang: str, keeps: str) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["7"])
    cli.play("--lang", lang, lines=[])
    assert keeps not in flat(cli.out)
    cli.play("--lang", lang, "--players", "3", "--seed=6", lines=[])  # three painters are usual, but were asked for
    assert keeps in flat(cli.out)
    assert "--players --seed" in flat(cli.out)
    cli.play("--lang", lang, "--players", "4", lines=[text.catalogue(lang)("command-no").split()[-1]])
    assert len(saves.load(saves.folder() / "fresco-1.jsonl").seats) == 4


def test_goodbye_names_the_command_that_brings_you_back(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(cli.path.parent)
    monkeypatch.setattr("shutil.which", lambda _name: "/usr/bin/buonfresco")
    cli.run("--seed", "5", "--save", "my game.jsonl", lines=[])
    assert "“buonfresco --terminal --save 'my game.jsonl'” brings you back" in flat(cli.out)
    cli.run("--seed", "5", lines=[])
    assert "“buonfresco --terminal” brings you back" in flat(cli.out)
    monkeypatch.setattr("shutil.which", lambda _name: None)
    cli.run("--seed", "5", "--new", lines=[])
    assert "-m buonfresco --terminal” brings you back" in flat(cli.out)
    monkeypatch.setenv("BUONFRESCO_START", "make play")
    cli.run("--seed", "5", "--new", lines=[])
    assert "“make play ARGS=--terminal” brings you back" in flat(cli.out)


def test_the_german_welcome(cli: Cli) -> None:
    cli.play("--lang", "de", lines=[])
    assert "Tippe jederzeit „hilfe“." in cli.out


def test_a_broken_save_stays_where_it_is(cli: Cli) -> None:
    saves.folder().mkdir(parents=True)
    broken = saves.folder() / "fresco-1.jsonl"
    broken.write_text('{"half a ga\n', encoding="utf-8")
    assert cli.run("--seed", "5", lines=[]) == 0
    assert "cannot be read" in flat(cli.out)
    assert "Welcome" in cli.out
    assert broken.read_text(encoding="utf-8") == '{"half a ga\n'
    assert cli.run("--save", str(broken), lines=[]) == 1  # asked for by name
    assert broken.read_text(encoding="utf-8") == '{"half a ga\n'


def test_saving_leaves_no_crumbs(cli: Cli) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["7", "12011", ""])
    assert [file.name for file in cli.path.parent.iterdir()] == ["table.jsonl"]


# ---- undo and withdraw ------------------------------------------------------------------------------------------


def test_undo_takes_a_blend_back(cli: Cli) -> None:
    cli.resume(at("workshop", [0, 0, 2, 3, 0]), lines=["blend green", "undo", "blend purple", "log"])
    assert "Undone." in cli.out
    paints = cli.saved().view(0).players[0].paints
    assert paints == {"yellow": 3, "red": 2, "blue": 2, "purple": 1}
    told = cli.out[cli.out.rindex(": log") :]
    assert "blends purple" in told
    assert "blends green" not in told


def test_undo_is_refused_with_a_reason(cli: Cli) -> None:
    cli.resume(at("workshop", [0, 0, 2, 3, 0]), lines=["undo"])
    assert "There is nothing to undo" in cli.out
    cli.resume(at("market", [1, 1, 0, 3, 0]), lines=["close I", "undo"])
    assert "Your turn is over" in cli.out


@pytest.mark.parametrize("word", ["withdraw", "undo"])
def test_a_sealed_plan_can_be_taken_back(cli: Cli, word: str) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["wake 7", "3 2 0 0 0", word, "1,1,1,1,1", ""])
    assert cli.saved().view(0).players[0].plan == [1, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Nothing is asked now"), ("de", "Gerade ist nichts gefragt"), ("fr", "Rien n’est demandé")],
)
def test_there_is_nothing_to_choose_while_a_plan_is_sealed(cli: Cli, lang: str, said: str) -> None:
    lines = ["wake 7", "32000", "2", "9", "nonsense", "21110", "quit"]
    cli.play("--lang", lang, "--seed", "5", "--bots", "random", lines=lines)
    assert flat(cli.out).count(said) == 3
    assert "B-PLAN-07" in cli.out


# ---- answers and nonsense ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["restore C3 bishop→C4", "Restore c3  bishop -> c4", "RESTORE C3 BISHOP>C4", "1"])
def test_numbers_and_notation_mean_the_same(cli: Cli, line: str) -> None:
    cli.resume(at("cathedral", [0, 3, 2, 0, 0], fresco={"C3": "3YR", "A1": "11GOP-1"}, bishop="D4"), lines=[line])
    wanted = "0 restore C3 bishop→C3" if line == "1" else "0 restore C3 bishop→C4"
    assert cli.saved().log.inputs[0] == wanted


@pytest.mark.parametrize("line", ["11021", "1 1 0 2 1", "1,1,0,2,1", "1-1-0-2-1", "plan 1-1-0-2-1"])
def test_plans_are_five_digits(cli: Cli, line: str) -> None:
    cli.play("--seed", "5", "--bots", "random", lines=["7", line, ""])
    assert cli.saved().view(0).players[0].plan == [1, 1, 0, 2, 1]


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("phase", ["wake", "plan", "market", "cathedral", "workshop"])
def test_nonsense_never_hurts(cli: Cli, lang: str, phase: str) -> None:
    nonsense = ["", "0", "99999999999999999999", "-1", "wake", "wake 99", "plan", "99999", "1 2 3", "restore Z9", "→"]
    nonsense += ["help me", "help why", "why", "why wake 99", "hint", "all", "board", "log", "save", "\x00", "é" * 500]
    nonsense += ["9" * 5000, "[bold]", "{ $x }", "¹", "buy", "altar XYZ", "blend mud", "withdraw", "undo"]
    painters = [rich_painter(wake=7 + seat, plan=[2, 2, 0, 1, 0]) for seat in range(3)]
    if phase == "wake":
        painters = [{"space": 1}, {"space": 2}, {"space": 3}]
    elif phase == "plan":
        painters = [{"wake": 7 + seat} for seat in range(3)]
    game = fresco.position(players=3, painters=painters, phase=phase, seed=1)
    assert cli.resume(game, "--lang", lang, lines=nonsense) == 0
    assert cli.saved().hash() == game.hash()
    assert "Traceback" not in cli.out + cli.err


def test_nonsense_changes_nothing(cli: Cli) -> None:
    game = at("cathedral", [0, 2, 3, 0, 0])
    cli.resume(game, lines=["nonsense", "99", "close I", "plan 1-1-1-1-1", "restore", "withdraw"])
    assert cli.saved().log.inputs == []
    assert "I do not understand “nonsense”" in cli.out
    assert "There is no option 99" in cli.out
    assert "The market opens after the plans. Asked now: restoring in the cathedral. (rule B-MKT-06)" in flat(cli.out)


def flat(shown: str) -> str:
    return " ".join(shown.split())


def test_why_names_the_rule(cli: Cli) -> None:
    painters = [{"wake": 7 + seat, "plan": [0, 2, 3, 0, 0]} for seat in range(3)]
    game = fresco.position(players=3, painters=painters, phase="cathedral", fresco={"C3": "11GOP-1", "A1": "3YR"})
    cli.resume(game, lines=["why restore C3", "why restore A1", "restore C3", "why altar YRB bishop->A1"])
    assert flat(cli.out).count("You lack green, orange and purple. (rule B-CATH-03)") == 2
    assert "Nothing forbids that" in cli.out


def test_refusals_use_the_names_of_the_table(cli: Cli) -> None:
    painters = [{"space": 9}, {"wake": 7, "space": 5}, {"space": 12}]
    game = fresco.position(players=3, painters=painters, phase="wake")
    cli.resume(game, lines=["why wake 7"])
    assert "Lion gets up then" in flat(cli.out)


@pytest.mark.parametrize(
    ("lang", "free"),
    [("en", "them: 5, 6, 8 and 9."), ("de", "dabei: 5, 6, 8 und 9."), ("fr", "partie : 5, 6, 8 et 9.")],
)
def test_a_number_that_is_no_hour_lists_those_that_are(cli: Cli, lang: str, free: str) -> None:
    painters = [{"space": 9}, {"wake": 7, "space": 5}, {"space": 12}]
    game = fresco.position(players=3, painters=painters, phase="wake")
    cli.resume(game, "--lang", lang, lines=["1", "12", "04"])
    assert flat(cli.out).count(free) == 3
    cli.resume(game, "--lang", lang, lines=["7"])
    assert free not in flat(cli.out)
    assert "B-WAKE-03" in cli.out  # it is an hour, but somebody's


@pytest.mark.parametrize(("lang", "word"), [("de", "hilfe"), ("fr", "aide"), ("de", "help"), ("en", "?")])
def test_commands_in_the_language(cli: Cli, lang: str, word: str) -> None:
    cli.play("--seed", "5", "--lang", lang, lines=[word])
    assert flat(text.catalogue(lang)("help-undo"))[:30] in flat(cli.out)


@pytest.mark.parametrize(("lang", "leave"), [("en", "quit"), ("de", "ende"), ("fr", "quitter")])
def test_help_names_the_words_that_messages_name(cli: Cli, lang: str, leave: str) -> None:
    cli.play("--seed", "5", "--lang", lang, lines=["help"])
    assert f"  {leave} – " in cli.out
    assert "  ? – " not in cli.out


def test_help_about_the_game(cli: Cli) -> None:
    cli.play("--seed", "5", lines=["help game"])
    assert "Restore the fresco" in cli.out


def test_a_hint_is_an_answer(cli: Cli) -> None:
    cli.resume(at("cathedral", [0, 2, 3, 0, 0]), lines=["hint"])
    hinted = flat(cli.out).split("[")[-1].split("]")[0]
    assert hinted.split()[0] in ("restore", "altar")


def test_nobody_fetches_what_another_person_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key brings earlier lines back: a sealed plan among them must be gone when the device changes hands."""
    readline = pytest.importorskip("readline")
    monkeypatch.setattr("buonfresco.cli.terminal._edited", lambda _console: True)
    readline.add_history("12110")
    robot.terminal().curtain()
    assert readline.get_current_history_length() == 0


def test_a_slip_at_the_end_does_not_close_the_table(cli: Cli) -> None:
    cli.run("--players", "2", "--bots", "random", "--seed", "11", lines=ONWARD)  # some lines are left over
    over = cli.out.partition("Once more")[2]
    assert over.count("Once more") == over.count("Please answer yes or no.") > 0
