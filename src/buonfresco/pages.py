"""What there is to know about a game, page by page. The words are in the catalogs; terminal and house show them.

A topic is a pair of messages: ``topic-<group>-<name>`` lists the words it is found by, ``page-<group>-<name>`` is its
page. A group is a game, or somebody who adds pages of his own. ``help-<game>-game`` is how a game goes. A module has
``module-<key>``, its name, ``-about``, ``-words`` and ``-help``. What stands in brackets behind a line are the rules it
tells; a page that tells rules of one module alone (``M4-...``) is about a piece of it.

Catalogs are in reading order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from buonfresco.text import Catalogue

_RULE: Final = r"[A-Z]\d*(?:-[A-Z]+)?(?:-\d\d)?"
_SOME: Final = rf"{_RULE}(?: \S+ \d\d)?"  # B-CATH-07 to 15
_CITED: Final = re.compile(rf" \(({_SOME}(?:, {_SOME})*)\)$", re.MULTILINE)
_RANGE: Final = re.compile(r"(.+-)(\d\d) \S+ (\d\d)")
_MODULE: Final = re.compile(r"M(\d+)\b")


class Page(msgspec.Struct, frozen=True, omit_defaults=True):
    """``words``: it is found by these, too. ``rules``: ids, or what they begin with. ``module``: it is about that."""

    key: str
    title: str
    words: list[str]
    lines: list[str]
    rules: list[str]
    module: int | None = None


def topics(cat: Catalogue, group: str) -> list[str]:
    """``<group>-<name>`` of every topic of a group."""
    return [key.removeprefix("topic-") for key in cat.keys(f"topic-{group}-")]


def topic_words(cat: Catalogue, topic: str) -> list[str]:
    return listed(cat, f"topic-{topic}")


def module_words(cat: Catalogue, key: str) -> list[str]:
    """A module is found by its name, by its key, and by what else it is called."""
    more = f"module-{key}-words"
    return [cat(f"module-{key}"), key, *(listed(cat, more) if more in cat else [])]


def module_lines(cat: Catalogue, key: str) -> list[str]:
    more = f"module-{key}-help"
    return cat(more).splitlines() if more in cat else []


def game_lines(cat: Catalogue, game: str) -> list[str]:
    """How it goes, or at least what it is."""
    key = f"help-{game}-game"
    return cat(key if key in cat else f"game-{game}-about").splitlines()


def listed(cat: Catalogue, key: str) -> list[str]:
    return [word.strip() for word in cat(key).split(",")]


def pages(cat: Catalogue, game: str, modules: Iterable[tuple[int, str]]) -> list[Page]:
    """All pages of a game with these modules (number and key), in reading order."""
    found = [_page("game", [cat(f"game-{game}"), game], game_lines(cat, game))]
    own = [_page(topic, topic_words(cat, topic), cat(f"page-{topic}").splitlines()) for topic in topics(cat, game)]
    found += [page for page in own if page.module is None]
    for number, key in modules:
        lines = [cat(f"module-{key}-about"), *module_lines(cat, key)]
        found.append(_page(f"module-{key}", module_words(cat, key), lines, number))
        found += [page for page in own if page.module == number]
    return found


def _page(key: str, words: list[str], lines: list[str], module: int | None = None) -> Page:
    rules = [rule for line in lines for rule in cited(line)]
    title, *more = words
    numbers = [found[1] if (found := _MODULE.match(rule)) else "" for rule in rules]
    if module is None and len(set(numbers)) == 1 and numbers[0]:
        module = int(numbers[0])
    return Page(key, title[:1].upper() + title[1:], more, [_CITED.sub("", line) for line in lines], rules, module)


def cited(line: str) -> list[str]:
    """The rules behind a line; of a range every one."""
    found: list[str] = []
    for citation in _CITED.findall(line):
        for one in citation.split(", "):
            parts = _RANGE.fullmatch(one)
            if parts is None:
                found.append(one)
            else:
                found += [f"{parts[1]}{number:02}" for number in range(int(parts[2]), int(parts[3]) + 1)]
    return found
