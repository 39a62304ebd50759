"""`help WORD`: about everything that is on the screen. The words and the pages are in the catalogs.

A topic is a pair of messages: ``topic-<game>-<name>`` lists the words it is found by, ``page-<game>-<name>`` is its
page; ``any`` stands for every game. A module, in play or not, is found by its name, by its key and by the words of
``module-<key>-words``; its page is ``module-<key>-help``.
"""

from __future__ import annotations

import functools
import unicodedata

from buonfresco.cli.face import Face
from buonfresco.text import Catalogue


def about(face: Face, word: str) -> list[str]:
    """What is known about a word, as paragraphs; nothing if it means nothing here."""
    for key in _pages(face.cat).get(_plain(word), ()):
        if _here(face, key):
            return _page(face.cat, key)
    return []


def words(face: Face) -> list[str]:
    """The first word of every topic of the game that is played, but for single pieces: they have a line each."""
    cat = face.cat
    names = [key.removeprefix("topic-") for key in cat.keys("topic-")]
    long = [name for name in names if face.plays(name) and "\n" in cat(f"page-{name}")]
    return sorted((_listed(cat, f"topic-{name}")[0] for name in long), key=_plain)


@functools.cache
def _pages(cat: Catalogue) -> dict[str, list[str]]:
    """The key of every page that a word may mean: games share words."""
    found: dict[str, list[str]] = {}
    named = [(f"page-{key.removeprefix('topic-')}", _listed(cat, key)) for key in cat.keys("topic-")]
    for key in [key for key in cat.keys("module-") if f"{key}-about" in cat]:
        more = _listed(cat, f"{key}-words") if f"{key}-words" in cat else []
        named.append((key, [cat(key), key.removeprefix("module-"), *more]))
    for key, some in named:
        for word in some:
            found.setdefault(_plain(word), []).append(key)
    return found


def _page(cat: Catalogue, key: str) -> list[str]:
    if key.startswith("page-"):
        return cat(key).splitlines()
    more = f"{key}-help"
    return [f"{cat(key)}{cat('cli-colon')}{cat(f'{key}-about')}", *(cat(more).splitlines() if more in cat else [])]


def _here(face: Face, key: str) -> bool:
    """Is the page about the game that is played? Modules are only there where the rules come in modules."""
    return face.plays(key.removeprefix("page-")) if key.startswith("page-") else hasattr(face.rules, "modules")


def _listed(cat: Catalogue, key: str) -> list[str]:
    return [word.strip() for word in cat(key).split(",")]


def _plain(word: str) -> str:
    """A word as it is looked up: case, accents, quotation marks and the dot of an abbreviation do not matter."""
    letters = unicodedata.normalize("NFKD", word.replace("’", "'").casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.strip(' ".“”„«»').split())
