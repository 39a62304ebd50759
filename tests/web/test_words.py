"""Words of the page: what it asks for is in the catalogs, what is there is asked for, and there are no others."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web/src"
FILES = sorted(file for file in SOURCE.rglob("*") if file.suffix in (".svelte", ".ts"))
OURS = re.compile(r"^(web-[\w-]+) =", re.M)
# A key stands in quotes, alone or with something put in: "web-round", `web-tab-${place}`.
ASKED = re.compile(r"""["'`](web-(?:[\w-]|\$\{[^}]*\})*)["'`]""")
HOLE = re.compile(r"\$\{[^}]*\}")
NAMES = {"Buonfresco"}


def kept() -> set[str]:
    """Keys of the page in the English catalogs; another test compares the languages."""
    folder = ROOT / "src/buonfresco/locales/en"
    return {key for file in folder.glob("web*.ftl") for key in OURS.findall(file.read_text())}


def asked() -> dict[str, str]:
    """What the sources ask for, and where."""
    return {key: file.name for file in FILES for key in ASKED.findall(file.read_text())}


def pattern(key: str) -> re.Pattern[str]:
    return re.compile(r"[\w-]+".join(map(re.escape, HOLE.split(key))) + "$")


def test_every_message_that_is_asked_for_is_there() -> None:
    keys = kept()
    missing = {key: where for key, where in asked().items() if not any(pattern(key).match(one) for one in keys)}
    assert missing == {}


def test_every_message_is_asked_for() -> None:
    patterns = [pattern(key) for key in asked()]
    assert [key for key in sorted(kept()) if not any(one.match(key) for one in patterns)] == []


def test_no_words_stand_in_the_markup() -> None:
    """Letters between tags are words for people; a single one is a sign."""
    found = {file.name: words for file in FILES if file.suffix == ".svelte" and (words := words_in(file.read_text()))}
    assert found == {}


def words_in(text: str) -> list[str]:
    """Text nodes with words, and attributes that are read out."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", text, flags=re.S)
    markup = without_braces(markup)
    spoken = re.findall(r"\b(?:aria-label|title|placeholder|alt|aria-description)=\"([^\"]*)\"", markup)
    nodes = re.findall(r">([^<]*)<", markup)
    return [
        words
        for one in (*nodes, *spoken)
        if (words := one.strip()) and re.search(r"[^\W\d_]{2,}", words) and words not in NAMES
    ]


def without_braces(markup: str) -> str:
    """Expressions taken out, whatever is in them: their depth is counted."""
    kept, depth = [], 0
    for sign in markup:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}"
    return "".join(kept)


def test_the_scan_finds_words() -> None:
    assert words_in("<p>{t('x')} Buy {#if a > 2}<b>now</b>{/if}</p><i>+</i><b>A</b><i title=\"Sell\"></i>") == [
        "Buy",
        "now",
        "Sell",
    ]
