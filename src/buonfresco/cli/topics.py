"""`help WORD`: about everything that is on the screen (pages.py). Modules are found whether they are in play or not.

Besides the pages of the game there are some about the terminal itself (``topic-terminal-<name>``), and what is typed
about a topic stands in ``typed-<game>-<name>``.
"""

from __future__ import annotations

import functools
import unicodedata

from buonfresco import pages
from buonfresco.cli.face import Face
from buonfresco.text import Catalogue

_OWN = "terminal"


def about(face: Face, word: str) -> list[str]:
    """What is known about a word, as paragraphs; nothing if it means nothing here."""
    key = _keys(face.cat, face.game, hasattr(face.rules, "modules")).get(_plain(word), "")
    return _page(face.cat, key) if key else []


def words(face: Face) -> list[str]:
    """The first word of every topic of the game that is played, but for single pieces: they have a line each."""
    cat = face.cat
    long = [topic for topic in _topics(cat, face.game) if len(_page(cat, f"page-{topic}")) > 1]
    return sorted((pages.topic_words(cat, topic)[0] for topic in long), key=_plain)


def _topics(cat: Catalogue, game: str) -> list[str]:
    return [*pages.topics(cat, _OWN), *pages.topics(cat, game)]


@functools.cache
def _keys(cat: Catalogue, game: str, modules: bool) -> dict[str, str]:
    """The key of the page that a word leads to. There are modules only where the rules come in modules."""
    named = [(f"page-{topic}", pages.topic_words(cat, topic)) for topic in _topics(cat, game)]
    if modules:
        keys = [key.removeprefix("module-") for key in cat.keys("module-") if f"{key}-about" in cat]
        named += [(f"module-{key}", pages.module_words(cat, key)) for key in keys]
    found: dict[str, str] = {}
    for key, some in named:
        for word in some:
            found.setdefault(_plain(word), key)
    return found


def _page(cat: Catalogue, key: str) -> list[str]:
    if key.startswith("page-"):
        typed = key.replace("page-", "typed-", 1)
        return [*cat(key).splitlines(), *(cat(typed).splitlines() if typed in cat else [])]
    name = key.removeprefix("module-")
    return [f"{cat(key)}{cat('cli-colon')}{cat(f'{key}-about')}", *pages.module_lines(cat, name)]


def _plain(word: str) -> str:
    """A word as it is looked up: case, accents, quotation marks and the dot of an abbreviation do not matter."""
    letters = unicodedata.normalize("NFKD", word.replace("’", "'").casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.strip(' ".“”„«»').split())
