"""Pages about games, as a browser gets them: whole, in reading order, about what is played, not about a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buonfresco import pages
from buonfresco.cli import commands
from buonfresco.games import registry
from buonfresco.pages import Page
from buonfresco.text import LANGUAGES, catalogue

MODULES = {name: [(one.number, one.key) for one in game.choices().modules] for name, game in registry().items()}
QUOTED = r"“([^”]*)”|„([^“]*)“|«\s*([^»]*?)\s*»"


def all_pages(game: str, lang: str) -> list[Page]:
    return pages.pages(catalogue(lang), game, MODULES[game])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry())
def test_pages_are_whole(game: str, lang: str) -> None:
    found = all_pages(game, lang)
    assert len(found) > 10
    assert len({page.key for page in found}) == len({page.title for page in found}) == len(found)
    for page in found:
        assert page.title
        assert page.lines
        assert page.rules or page.key in ("game", "fresco-modules", "dice-odds"), page.key
        assert page.title[:1] == page.title[:1].upper()


@pytest.mark.parametrize("game", registry())
def test_pages_are_the_same_in_every_language(game: str) -> None:
    """The same ones in the same order, about the same rules."""
    english, *others = ([(page.key, page.module, page.rules) for page in all_pages(game, lang)] for lang in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry())
def test_no_page_speaks_of_a_terminal(game: str, lang: str) -> None:
    cat = catalogue(lang)
    typed = {word for name in commands.COMMANDS for word in commands.words(cat, name)}
    for page in all_pages(game, lang):
        text = "\n".join(page.lines)
        quoted = {next(filter(None, one), "").casefold() for one in re.findall(QUOTED, text)}
        assert not quoted & typed, page.key
        assert not re.search(r"--\w|\b\d-\d-\d|\bbuonfresco\b|terminal", text, re.IGNORECASE), page.key
        assert not re.search(r"\b[BLMCDX]\d*-[A-Z]+", text), page.key  # rules have a place of their own
    assert not pages.topics(cat, "nobody")


def test_only_the_modules_in_play_have_pages() -> None:
    cat = catalogue("en")
    plain = pages.pages(cat, "fresco", [])
    assert [page.key for page in plain[:4]] == ["game", "fresco-order", "fresco-wake", "fresco-mood"]
    assert plain[-1].key == "fresco-modules"
    assert all(page.module is None for page in plain)
    portraits = pages.pages(cat, "fresco", MODULES["fresco"][:1])
    assert portraits[: len(plain)] == plain
    first, *pieces = portraits[len(plain) :]
    assert (first.key, first.title, first.module, first.rules) == ("module-portraits", "Portraits", 1, ["M1"])
    assert first.lines[0] == cat("module-portraits-about")
    assert "M1" in first.words
    assert {"Patron", "Abbot"} <= {page.title for page in pieces}
    assert {page.module for page in pieces} == {1}


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("So it is. (B-MKT)", ["B-MKT"]),
        ("So it is. (B-CATH-07 to 09, L)", ["B-CATH-07", "B-CATH-08", "B-CATH-09", "L"]),
        ("C'est ainsi. (C-REST-05, C-REST-10 à 12)", ["C-REST-05", "C-REST-10", "C-REST-11", "C-REST-12"]),
        ("Under each of the inner tiles (B2 to D4) lies another.", []),
        ("Pink (K) is a blend (six with two players).", []),
    ],
)
def test_rules_behind_a_line(line: str, rules: list[str]) -> None:
    assert pages.cited(line) == rules


def covers(page: Page, rule: str) -> bool:
    return any(rule == one or rule.startswith(f"{one}-") for one in page.rules)


@pytest.mark.parametrize("game", registry())
def test_rules_that_questions_and_refusals_name_are_on_a_page(game: str) -> None:
    """So a browser finds the page of what is asked, and of why something is not possible."""
    folder = Path(__file__).parents[1] / "src" / "buonfresco" / "games" / game
    sources = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    named = set(re.findall(r'"((?:[BLXCD]|M\d+)-(?!SETUP|COMP|EX)[A-Z]+-\d\d)"', sources))
    found = all_pages(game, "en")
    assert len(named) > 10
    assert {rule for rule in named if not any(covers(page, rule) for page in found)} == set()
