"""`help WORD`: about everything that is on the screen. The words and the pages are in the catalogs.

A topic is a pair of messages: ``topic-<game>-<name>`` lists the words it is found by, ``page-<game>-<name>`` is its
page. What a module is about is found by its name.
"""

from __future__ import annotations

import functools

from buonfresco.cli.face import Face
from buonfresco.text import Catalogue


@functools.cache
def _topics(cat: Catalogue) -> dict[str, str]:
    """The page for every word."""
    found: dict[str, str] = {}
    for key in cat.keys("topic-"):
        name = key.removeprefix("topic-")
        for word in cat(key).split(","):
            found.setdefault(word.strip().casefold(), f"page-{name}")
    return found


def about(face: Face, word: str) -> list[str]:
    """What is known about a word, as paragraphs; nothing if it means nothing here."""
    cat = face.cat
    page = _topics(cat).get(word)
    if page is not None and face.plays(page.removeprefix("page-")):
        return cat(page).splitlines()
    names = [(key, cat(key)) for key in cat.keys("module-") if f"{key}-about" in cat]
    for key, name in names:
        if word in (name.casefold(), key.removeprefix("module-")):
            more = f"{key}-help"
            return [f"{name}: {cat(f'{key}-about')}", *(cat(more).splitlines() if more in cat else [])]
    return []


def words(face: Face) -> list[str]:
    """The first word of every topic of the game that is played."""
    cat = face.cat
    found = [cat(key).partition(",")[0].strip() for key in cat.keys("topic-") if face.plays(key.removeprefix("topic-"))]
    return sorted(found, key=str.casefold)
