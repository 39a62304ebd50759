"""`help WORD`: every word has its page, every module has one, and so has what stands on the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from buonfresco import games, text
from buonfresco.cli import commands, topics
from buonfresco.cli.face import Face
from buonfresco.games import fresco
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules import registry
from tests.cli.driver import Cli

GAMES = ("fresco", "cards", "dice")
MODULES = [module.key for module in registry().values()]
RULES = Path(__file__).parents[2] / "docs" / "rules"
LONGEST = 900
LINES = {"page": (1, 6), "module": (4, 8)}


def face(game: str, lang: str) -> Face:
    term: Any = None  # nothing is printed
    return Face(game, games.registry()[game].new_game(3, seed=1).ruleset, term, text.catalogue(lang), ())


def listed(cat: text.Catalogue, key: str) -> list[str]:
    return [word.strip() for word in cat(key).split(",")]


def topics_of(cat: text.Catalogue, game: str) -> list[str]:
    return [key.removeprefix("topic-") for key in cat.keys("topic-") if key.split("-")[1] in (game, "terminal")]


def typed(cat: text.Catalogue, name: str) -> list[str]:
    """What the terminal adds to a page of a game."""
    return cat(f"typed-{name}").splitlines() if f"typed-{name}" in cat else []


def pages(cat: text.Catalogue) -> dict[str, str]:
    return {key: cat(key) for key in (*cat.keys("page-"), *(f"module-{key}-help" for key in MODULES))}


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_topic_leads_to_its_page(game: str, lang: str) -> None:
    cat, table = text.catalogue(lang), face(game, lang)
    names = topics_of(cat, game)
    assert len(names) > 10
    for name in names:
        for word in listed(cat, f"topic-{name}"):
            assert topics.about(table, word) == [*cat(f"page-{name}").splitlines(), *typed(cat, name)], (name, word)
            assert topics.about(table, word.upper()) == topics.about(table, word)
            assert word.casefold() not in commands.words(cat, "game"), word  # that page comes first


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_module_has_a_page_whether_it_is_in_play_or_not(lang: str) -> None:
    cat, table = text.catalogue(lang), face("fresco", lang)
    for key in MODULES:
        page = cat(f"module-{key}-help").splitlines()
        for word in (key, cat(f"module-{key}"), *listed(cat, f"module-{key}-words")):
            found = topics.about(table, word)
            assert found[0].startswith(cat(f"module-{key}")), (key, word)
            assert found[1:] == page, (key, word)
    assert all(topics.about(table, f"M{number}") for number in range(1, len(MODULES) + 1))


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_words_and_pages_belong_together(lang: str) -> None:
    """And no two topics of a game share a word, though games do."""
    cat = text.catalogue(lang)
    assert [key.removeprefix("topic-") for key in cat.keys("topic-")] == [
        key.removeprefix("page-") for key in cat.keys("page-")
    ]
    assert {key.replace("typed-", "page-") for key in cat.keys("typed-")} <= set(cat.keys("page-"))
    for game in GAMES:
        keys = [f"topic-{name}" for name in topics_of(cat, game)]
        if game == "fresco":
            keys += [f"module-{key}-words" for key in MODULES]
        words = [word.casefold() for key in keys for word in listed(cat, key)]
        assert [word for word in words if words.count(word) > 1] == [], game


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_pages_are_short(lang: str) -> None:
    for key, page in pages(text.catalogue(lang)).items():
        least, most = LINES[key.partition("-")[0]]
        assert least <= len(page.splitlines()) <= most, key
        assert len(page) <= LONGEST, (key, len(page))


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_pages_have_the_same_figures_and_rules_in_every_language(lang: str) -> None:
    """But for how a language spells them out: only what stands behind the page, and every number of two digits."""
    english, other = pages(text.catalogue("en")), pages(text.catalogue(lang))
    for key, page in english.items():
        assert rules(page) == rules(other[key]), key
        assert len(page.splitlines()) == len(other[key].splitlines()), key
        assert sorted(re.findall(r"\b\d\d\b", page)) == sorted(re.findall(r"\b\d\d\b", other[key])), key


def rules(page: str) -> list[str]:
    return re.findall(r"\b(?:[BLMCDX]\d*-[A-Z]+(?:-\d\d)?|(?<=\()M\d+|(?<=\()L(?![a-z]))\b", page)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_rules_on_pages_exist(lang: str) -> None:
    known = "\n".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    for key, page in pages(text.catalogue(lang)).items():
        for rule in rules(page):
            assert f"**{rule}-" in known or f"**{rule}**" in known, (key, rule)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_what_stands_on_the_screen_has_a_page(lang: str) -> None:
    """Headings, phases, columns and their letters, paints, cards by the names that are shown."""
    cat, table = text.catalogue(lang), face("fresco", lang)
    heads = ("name", "space", "mood", "apprentices", "wake", "tiles", "time", "price", "place")
    words = [cat(f"cli-head-{head}") for head in heads]
    words += [cat(f"cli-initial-{column}") for column in COLUMNS]
    words += [cat(f"{family}-{column}") for family in ("column", "phase") for column in (*COLUMNS, "fifth-final")]
    words += [cat(f"phase-{phase}") for phase in ("wake", "plan", "scoring")]
    words += [cat(key) for family in ("letter-", "paint-") for key in cat.keys(family) if key != "paint-several"]
    words += [cat(key) for family in ("wish-", "tile-", "request-", "panel-portrait-") for key in cat.keys(family)]
    words += [cat(key).partition(" (")[0] for key in cat.keys("portrait-")]
    words += [cat(key).split()[0] for key in cat.keys("treasure-")]
    words += [cat("cli-bishop"), cat("cli-fresco", tiles=25).partition(",")[0], "S1", "II", "C3"]
    assert [word for word in words if not topics.about(table, word)] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_row_of_a_module_on_the_table_has_a_page(lang: str) -> None:
    cat, table = text.catalogue(lang), face("fresco", lang)
    told = fresco.new_game(4, modules=registry(), seed=1).view(0, told=True).told
    assert told is not None
    rows = [cat.say(row.label) for panel in told.panels.values() for row in panel.rows]
    assert len(rows) > 10
    assert [row for row in rows if not topics.about(table, row)] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_what_stands_on_the_screen_of_a_small_game_has_a_page(lang: str) -> None:
    cat, table = text.catalogue(lang), face("cards", lang)
    keys = [f"cards-back-{back}" for back in ("market", "round", "pointed", "rose")]
    keys += [f"cards-sort-{sort}" for sort in ("rotation", "exchange", "demand", "paint")]
    keys += ["cli-head-points", "panel-cards-rewards", "cli-cards-head-values", "cli-cards-head-restored"]
    keys += ["cli-cards-head-fresco", *(f"panel-cards-{row}" for row in ("end", "tile-kinds", "on-table", "piles"))]
    words = [*map(cat, keys), cat("cli-cards-favourite").strip(":\N{NO-BREAK SPACE}"), "M", "W", "M/W", "+", "*"]
    assert [word for word in words if not topics.about(table, word)] == []
    table = face("dice", lang)
    keys = [f"panel-dice-{row}" for row in ("favour-tile", "palette", "portraits", "bets", "aside")]
    keys += [f"source-dice-{one}" for one in ("fresco", "bishop", "portraits", "bets", "jumps", "weddings")]
    keys += ["cli-head-points", "cli-dice-fresco", "cli-dice-head-portraits", "cli-dice-colour-dice"]
    keys += ["phase-dice-bishop", "phase-dice-result", "sign-dice-owned"]
    words = [*map(cat, keys), *(cat("cli-dice-sex", sex=sex) for sex in ("woman", "man")), "16", "17-18", "x2"]
    assert [word for word in words if not topics.about(table, word)] == []


def test_games_share_words_but_not_pages() -> None:
    said = {game: topics.about(face(game, "en"), "bishop") for game in GAMES}
    assert all(said.values())
    assert len(set(map(tuple, said.values()))) == len(GAMES)
    assert topics.about(face("dice", "en"), "portraits") != topics.about(face("fresco", "en"), "portraits")
    assert topics.about(face("dice", "en"), "Medico") == []  # only the board game has modules


def test_a_word_is_found_as_people_type_it() -> None:
    english, french = face("fresco", "en"), face("fresco", "fr")
    for word in ("appr", "APPR.", " appr. "):
        assert topics.about(english, word) == topics.about(english, "apprentices") != []
    assert topics.about(english, "“lucky  guy”") == topics.about(english, "lucky guy") != []
    assert topics.about(english, "God’s servant") == topics.about(english, "God's Servant") != []
    assert topics.about(french, "eveque") == topics.about(french, "évêque") != []
    assert topics.about(face("fresco", "de"), "strassenmusikant") != []
    for nothing in ("", " ", ".", "xyzzy", "page-fresco-market", "\ud800"):
        assert topics.about(english, nothing) == []


def test_the_list_of_topics_names_no_single_cards() -> None:
    words = topics.words(face("fresco", "en"))
    assert {"market", "altar", "Leonardo", "undo"} <= set(words)
    assert "Abbot" not in words
    assert words == sorted(words, key=str.casefold)


# ---- at the table ----------------------------------------------------------------------------------------------


def said(cli: Cli) -> str:
    """What was written, in one line."""
    return " ".join(cli.out.split())


def test_help_for_what_is_on_the_screen(cli: Cli) -> None:
    words = ["market", "S1", "altar", "appr.", "Portraits", "Abbot", "C3", "M", "blah blah"]
    cli.play("--players", "3", "--modules", "1", "--seed", "1", lines=[*(f"help {word}" for word in words), "quit"])
    out = said(cli)
    for page in ("market", "score", "altar", "apprentices", "abbot", "fresco"):
        assert " ".join(text.catalogue("en")(f"page-fresco-{page}").split()) in out, page
    assert out.count("Buying: one tile for each apprentice") == 2
    assert " ".join(text.catalogue("en")("module-portraits-help").split()) in out
    assert out.count("There is no page about") == 1
    assert max(map(len, cli.out.splitlines())) <= 80 or "Goodbye" in max(cli.out.splitlines(), key=len)


def test_help_about_a_module_that_is_not_in_play(cli: Cli) -> None:
    cli.play("--players", "3", "--seed", "1", "--lang", "de", lines=["hilfe Medicus", "hilfe Flasche", "ende"])
    out = said(cli)
    for key in ("module-medico-about", "module-medico-help", "page-fresco-bottle"):
        assert " ".join(text.catalogue("de")(key).split()) in out, key


def test_help_about_a_command_tells_its_topic_too(cli: Cli) -> None:
    cli.play("--players", "3", "--seed", "1", "--lang", "fr", lines=["aide annuler", "aide règles", "aide", "quitter"])
    cat, out = text.catalogue("fr"), said(cli)
    for key in ("help-undo", "page-terminal-undo", "help-fresco-game"):
        assert " ".join(cat(key).split()) in out, key
    assert "paravent, " in out
