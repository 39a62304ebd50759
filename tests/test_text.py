"""The catalogs: complete, equal in three languages, and enough for everything the code may say."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from buonfresco import games, text
from buonfresco.arena.effects import Lab
from buonfresco.arena.following import followed
from buonfresco.arena.match import WHYS
from buonfresco.arena.plan import Series
from buonfresco.bots import offered
from buonfresco.cli import arguments, commands
from buonfresco.engine import errors
from buonfresco.games import cards, fresco
from buonfresco.games.cards.state import END_REASONS as END_OF_CARDS
from buonfresco.games.dice.state import END_REASONS as END_OF_DICE
from buonfresco.games.fresco.config import PRESETS, known_switches
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.phrases import Phrase, Piece, Span, called

SOURCE = Path(text.__file__).parent
KEY = re.compile(
    r"(refused|error|undo|cli|help|usage|plan|outcome|simulate|replay|pack|then|event|ask|arena|lab)-[a-z0-9_-]*[a-z0-9]"
)
NOT_KEYS = {"error-log", "arena-out", "lab-out"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the arguments it uses. Junk, doubles and attributes fail here."""
    found: dict[str, set[str]] = {}
    for file in (resources.files("buonfresco") / "locales" / lang).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


ALL = {lang: messages(lang) for lang in text.LANGUAGES}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_same_keys_and_arguments_as_english(lang: str) -> None:
    assert ALL[lang].keys() == ALL["en"].keys()
    differing = {key for key in ALL["en"] if ALL[lang][key] != ALL["en"][key]}
    assert not differing


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_really_translated(lang: str) -> None:
    english, other = text.catalogue("en"), text.catalogue(lang)
    long = [key for key, names in ALL["en"].items() if not names and len(english(key)) > 25]
    assert [key for key in long if english(key) == other(key)] == []


def literal_keys() -> set[str]:
    """Every string in the sources that looks like a key of the catalogs."""
    keys = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                keys.add(node.value)
    return keys - NOT_KEYS


def reason_keys() -> dict[str, set[str]]:
    """Keys given to Reason and to our errors, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            constants = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            keys = [value for value in constants if isinstance(value, str) and KEY.fullmatch(value)]
            for key in keys:
                names = {word.arg for word in node.keywords if word.arg}
                if node.func.id in ("Verb", "_card"):  # what is said of a misspelled answer is given its text
                    names = {"text"}
                for arg in node.args:
                    if isinstance(arg, ast.Dict):
                        names |= {str(name.value) for name in arg.keys if isinstance(name, ast.Constant)}
                found.setdefault(key, set()).update(names)
    return found


def test_every_literal_key_exists() -> None:
    keys = literal_keys()
    assert len(keys) > 100
    assert keys - ALL["en"].keys() == set()


def test_reasons_give_the_arguments_their_messages_use() -> None:
    reasons = {key: names for key, names in reason_keys().items() if key.startswith(("refused", "error-", "undo"))}
    assert len(reasons) > 40
    assert {key: ALL["en"][key] - names for key, names in reasons.items() if ALL["en"][key] - names} == {}


def reasons_to_pay() -> set[str]:
    """The last argument of every deed that says why."""
    found = set()
    for path in (SOURCE / "games" / "fresco").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and path.name != "deeds.py":
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("receive", "spend", "gain_paints", "return_paints"):
                    why = node.args[-1]
                    assert isinstance(why, ast.Constant), f"{path.name}:{node.lineno} does not say why"
                    found.add(str(why.value))
    assert len(found) > 20
    return found


def family_keys() -> set[str]:
    """Keys that are put together: one for every value of a family."""
    keys = {f"paint-{paint}" for paint in PAINTS}
    keys |= {f"column-{column}" for column in (*COLUMNS, "fifth-final")}
    keys |= {f"cli-initial-{column}" for column in (*COLUMNS, "fifth-final")}
    keys |= {f"preset-{preset}" for preset in PRESETS}
    keys |= {f"help-{name}" for name in commands.COMMANDS}
    keys |= {f"command-{name}" for name in (*commands.COMMANDS, "yes", "no", "game")}
    keys |= {f"end-{reason}" for reason in ("tiles", "fresco", "rounds")}
    keys |= {f"emblem-{seat}" for seat in range(4)}
    keys |= {f"ask-{kind}-guided" for kind in ("wake_time", "landing")}
    keys |= {f"usage-{name}" for name in (*arguments.COMMANDS, *arguments.extra_commands())}
    keys |= {f"forfeit-{why}" for why in WHYS} | {f"{kind}-title" for kind in ("arena", "lab")}
    for name in games.registry():
        words = games.get_game(name).new_game(3, seed=1).ruleset.words
        keys |= {f"lab-note-{words}{kind}" for kind in followed(name)}
    keys |= {f"bot-{bot}{more}" for name in games.registry() for bot in offered(name) for more in ("", "-about")}
    keys |= {f"lab-{name}" for name in Lab(Series("fresco", ("random",), 3, 1)).changes}
    keys |= {f"game-{name}{more}" for name in games.registry() for more in ("", "-about")}
    for name, switch in known_switches(registry().values()).items():
        plain = name.replace(".", "-")
        keys |= {f"switch-{plain}", *(f"switch-{plain}-{value}" for value in switch.values)}
    keys |= {f"why-{why}" for why in reasons_to_pay()}
    for module in registry().values():
        keys |= {f"module-{module.key}", f"module-{module.key}-about"}
    for players in (2, 3):
        rules = fresco.new_game(players, modules=registry(), seed=1).r
        keys |= {f"event-{kind}" for kind in rules.events}
        keys |= {f"then-{name}" for name, kind in rules.events.items() if kind.follows}
        keys |= {f"action-{action.kind}" for action in rules.codec.actions}
        keys |= {f"source-{source}" for source in rules.sources}
        keys |= {f"phase-{phase}" for phase in (*rules.phase_names(), "fifth-final")}
        for kind in (*rules.kinds, *rules.plan_steps):
            keys |= {f"ask-{kind.name}", f"kind-{kind.name}"}
        for tile in rules.action_tiles.values():
            keys |= {f"{family}-{tile.name}" for family in ("tile", "plan-on", "initial-tile")}
    return keys


def test_every_family_is_complete() -> None:
    assert family_keys() - ALL["en"].keys() == set()


SMALL = {"cards": END_OF_CARDS, "dice": END_OF_DICE}


@pytest.mark.parametrize("name", SMALL)
def test_every_family_of_a_small_game_is_complete(name: str) -> None:
    """With words of its own: the board game's would say something else."""
    rules = games.registry()[name].new_game(3, seed=1).ruleset
    keys = {f"event-{name}-{kind}" for kind in rules.events}
    keys |= {f"event-{name}-{kind}-hidden" for kind, event in rules.events.items() if event.private}
    keys |= {f"action-{name}-{action.kind}" for action in rules.codec.actions if action.kind != "pass"}
    keys |= {f"pass-{name}-{kind.name}" for kind in rules.kinds if "pass" in kind.effects}
    keys |= {f"ask-{name}-{kind.name}" for kind in rules.kinds}
    keys |= {f"end-{name}-{reason}" for reason in SMALL[name]}
    keys |= {f"phase-{name}-{phase}" for phase in rules.phase_names()}
    assert keys - ALL["en"].keys() == set()


@pytest.mark.parametrize("name", SMALL)
def test_events_of_a_small_game_have_the_fields_their_sentences_use(name: str) -> None:
    rules = games.registry()[name].new_game(3, seed=1).ruleset
    for event, kind in rules.events.items():
        assert ALL["en"][f"event-{name}-{event}"] <= {"who", "count", *kind.fields}, event


def test_events_have_the_fields_their_sentences_use() -> None:
    rules = fresco.new_game(3, modules=registry(), seed=1).r
    for name, kind in rules.events.items():
        assert ALL["en"][f"event-{name}"] <= {"who", *kind.fields}, name


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    """With numbers and with words, and without a trace of Fluent's error marks."""
    cat = text.catalogue(lang)
    numbers = {"mood", "number", "change", "bonus", "steps", "price"}
    for key, names in ALL[lang].items():
        for count in (0, 1, 5):
            said = cat(key, **{name: count if name in numbers or count else "YR" for name in names})
            assert said, key
            assert "{" not in said, (key, said)


def test_paints_in_words() -> None:
    assert text.catalogue("en").paints("YRRG") == "yellow, 2× red and green"
    assert text.catalogue("de").paints("YB") == "Gelb und Blau"
    assert text.catalogue("fr")("refused-paints", paints="GP") == "Il vous manque\N{NO-BREAK SPACE}: vert et violet."
    assert text.catalogue("en").paints("Y+R") == "Y+R"


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "yellow-red-blue"), ("de", "Gelb-Rot-Blau"), ("fr", "jaune-rouge-bleu")]
)
def test_paints_as_one_name(lang: str, name: str) -> None:
    assert text.catalogue(lang).spans(Piece("fresco-card", "YRB")) == [Span(name, "fresco-card", "YRB")]
    assert text.catalogue(lang).say(Piece("fresco-card", "Y?B")) == "Y?B"


def test_a_piece_in_other_words_is_one_span() -> None:
    piece = Piece("thing", "x")
    twice = Phrase("panel-times", {"count": 2, "thing": Piece("paint", "red")})
    said = Phrase("list-and", {"some": [called(piece, twice)], "last": piece})
    cat = text.catalogue("en")
    assert cat.spans(said) == [Span("2× red", "thing", "x"), Span(" and "), Span("x", "thing", "x")]
    assert cat.gaps(said) == []
    assert cat.gaps(called(piece, Phrase("no-such-key"))) == ["no-such-key"]


def test_french_apostrophes_are_curly() -> None:
    """As in the browser's own words; what is to be typed is quoted otherwise."""
    cat = text.catalogue("fr")
    for key, names in ALL["fr"].items():
        assert not re.search(r"\w'\w", cat(key, **dict.fromkeys(names, 1))), key


def test_no_french_line_begins_with_a_sign() -> None:
    """Before : ; ! ? » and behind « stands a no-break space."""
    breaking = re.compile(r"[ \u202f][:;!?»](?!\w)|«(?!\N{NO-BREAK SPACE})|[^\s]»")
    cat = text.catalogue("fr")
    for key, names in ALL["fr"].items():
        for count in (0, 1, 5):
            said = cat(key, **dict.fromkeys(names, count))
            assert key.startswith("command-") or not breaking.search(said), (key, said)


def test_reasons_read_well_without_names() -> None:
    game = fresco.new_game(3, seed=1)
    refusal = game.explain("plan 1-1-1-1-1", 0)
    assert refusal is not None
    assert "wake-up time" in refusal.text("en")
    assert "Seat 1" in text.catalogue("en")("refused-turn", seat=1)
    assert "Platz 1" in text.catalogue("de")("refused-turn", seat=1)
    assert "Joueur 0" in text.catalogue("fr")("refused-turn", seat=0)  # seats as the API counts them


def test_too_many_rounds_are_refused_as_too_many() -> None:
    with pytest.raises(errors.BadConfig, match="from 1 to 32,000, not 40000"):
        fresco.new_game(3, max_rounds=40_000)


def test_a_question_is_called_by_the_words_of_its_game() -> None:
    """Two games call different things by one name: a window of the cathedral, and a moment for a demand tile."""
    people = [{"hand": [], "tiles": {"demand": 1}}, {"hand": []}]
    game = cards.position(players=2, painters=people, phase="act")
    game.apply("pass")
    assert game.decisions[0].kind == "window"
    reason = game.explain("take rotation")
    assert reason is not None
    assert reason.text().endswith("Asked now: using a demand tile.")
    assert reason.text("de").endswith(text.catalogue("de")("kind-cards-window") + ".")


def test_gaps_fall_back() -> None:
    assert text.catalogue("de")("no-such-key") == "no-such-key"
    assert text.catalogue("de").complete("no-such-key") == ""


@pytest.mark.parametrize("lang", ["xx", "", "DE", "en\n", "x" * 5000, "\ud800", None, 7, ["en"], b"en"])
def test_a_language_without_a_catalogue_is_named(lang: Any) -> None:
    for say in (text.catalogue, errors.Reason("", "refused-turn", {"seat": 1}).text):
        with pytest.raises(text.UnknownLanguage, match="Known: en, de, fr"):
            say(lang)


def test_pick_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert text.pick_language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert text.pick_language() == "fr"
    monkeypatch.setenv("LC_ALL", "de_AT@euro")
    assert text.pick_language() == "de"
    monkeypatch.setenv("LC_ALL", "C")
    assert text.pick_language() == "en"
    assert text.pick_language("de-CH") == "de"
    with pytest.raises(text.UnknownLanguage, match="tlh"):
        text.pick_language("tlh")


def test_nothing_is_said_past_the_catalogues() -> None:
    """What the terminal prints is a variable or a message, never words in the code."""
    for path in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "ask", "print", "add_column", "add_task", "UsageProblem"):
                for arg in node.args:
                    bare = isinstance(arg, ast.Constant) and re.search("[A-Za-z]{2}", str(arg.value))
                    assert not bare, f"{path.name}:{node.lineno}"
            if name in ("add_argument", "add_parser"):
                given = {word.arg: word.value for word in node.keywords}
                assert isinstance(given.get("help"), ast.Call), f"{path.name}:{node.lineno}"
