"""The words. Every sentence a person reads comes from the catalogs in ``locales/<language>/*.ftl`` (Project Fluent).

>>> cat = catalogue("de")
>>> cat("paint-yellow")
'Gelb'

Messages may call four functions besides Fluent's NUMBER: ``PAINTS("YRR")`` lists paints given by their letters,
``NAME($value, of: "paint")`` is the message ``paint-<value>``, ``PAINTER($who)`` is a name as it is or a seat number as
"Seat 1", as the API counts, and ``SIGNED($number)`` shows the plus sign.

Arguments may be anything, also what a stranger wrote: they are shortened, and what would steer a terminal or could not
be printed is spelled out (``shown``). Saying a message never fails.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable
from importlib import resources

from buonfresco import messages

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
LONGEST_ARGUMENT = 2000  # characters; more of it would tell nobody anything
_LARGEST = 10**15  # numbers beyond are shown as they are: no message counts so far
# Control characters, line breaks, changes of the direction of writing, halves of characters.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
PAINT_NAMES = {
    "Y": "yellow",
    "R": "red",
    "B": "blue",
    "G": "green",
    "O": "orange",
    "P": "purple",
    "K": "pink",
    "N": "brown",
}


class UnknownLanguage(ValueError):
    """A language that was asked for by name and that has no catalog."""

    def __init__(self, wanted: object) -> None:
        self.wanted = wanted
        super().__init__(catalogue(FALLBACK)("error-language", language=wanted, known=", ".join(LANGUAGES)))


class Catalogue:
    """The messages of one language. Call it with a key and arguments."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.own = _sources(lang)  # by key, as they are written
        self._patterns: dict[str, messages.Pattern] = {}  # those that were said before
        self._functions: messages.Functions = {
            "PAINTS": self.paints,
            "PAINTER": self.painter,
            "NAME": self.name,
            "SIGNED": _signed,
            "NUMBER": functools.partial(messages.number, lang),
        }

    def __contains__(self, key: str) -> bool:
        return key in self.own or (self.lang != FALLBACK and key in catalogue(FALLBACK))

    def __call__(self, key: str, /, **args: object) -> str:
        """The message, from English if this language lacks it, or the key itself: a gap must never stop a game."""
        said = self._format(key, args)
        if said is not None:
            return said[0]
        return catalogue(FALLBACK)(key, **args) if self.lang != FALLBACK else shown(key)

    def complete(self, key: str, /, **args: object) -> str:
        """The message, or nothing if there is none or if it needs other arguments than these."""
        said = self._format(key, args)
        if said is None:
            return catalogue(FALLBACK).complete(key, **args) if self.lang != FALLBACK else ""
        return said[0] if said[1] else ""

    def _format(self, key: str, args: dict[str, object]) -> tuple[str, bool] | None:
        """The message, and whether nothing was missing in it; None if this language has no such message."""
        if key not in self.own:
            return None
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = messages.parse(self.own[key])
        saying = messages.Saying(self.lang, self._functions, {name: _plain(value) for name, value in args.items()})
        return saying.say(pattern), saying.complete

    def join(self, words: Iterable[str]) -> str:
        """``a, b and c``"""
        found = list(words)
        if len(found) < 2:
            return "".join(found)
        return self("list-and", some=", ".join(found[:-1]), last=found[-1])

    def paints(self, letters: str) -> str:
        """``"YRR"`` in words, equal ones counted. What is more than letters, as ``"Y+R"``, is shown as it is."""
        if not set(letters) <= PAINT_NAMES.keys():
            return letters
        words = []
        for letter in dict.fromkeys(letters):
            name = self(f"paint-{PAINT_NAMES[letter]}")
            count = letters.count(letter)
            words.append(name if count == 1 else self("paint-several", count=count, paint=name))
        return self.join(words)

    def painter(self, who: object) -> str:
        return self("painter-number", number=int(who)) if isinstance(who, int) else str(who)

    def name(self, value: object, of: str = "") -> str:
        """The message ``<of>-<value>``; the bare value if there is no such message."""
        key = f"{of}-{value}".replace(".", "-")
        return self(key) if key in self else str(value)


def catalogue(lang: str) -> Catalogue:
    """The catalog of a language of ``LANGUAGES``; UnknownLanguage is raised for others."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    return _catalogue(lang)


_catalogue = functools.cache(Catalogue)


def pick_language(wanted: str | None = None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if wanted is not None:
        code = _code(wanted)
        if code not in LANGUAGES:
            raise UnknownLanguage(wanted)
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:  # the first one that is set decides, as everywhere on such systems
            return _code(value) if _code(value) in LANGUAGES else FALLBACK
    return FALLBACK


def _code(locale: str) -> str:
    return re.split(r"[-_.@]", locale.strip().casefold(), maxsplit=1)[0]


def shown(value: object, most: int = LONGEST_ARGUMENT) -> str:
    """Anything as text that can be printed: short enough, and nothing in it steers a terminal. Never fails."""
    try:
        text = str(value)
    except Exception:  # whatever it is: its type has a name
        text = f"<{type(value).__name__}>"
    if len(text) > most:
        text = text[:most] + "…"
    return _UNPRINTABLE.sub(_spelled, text)


def _spelled(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


def _plain(value: object) -> messages.Value:
    """What messages take: words, and numbers that somebody counts."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float) and -_LARGEST < value < _LARGEST:
        return value
    return shown(value)


def _signed(number: object) -> str:
    value = int(str(number))
    return f"{value:+d}".replace("-", "−") if value else "0"


def _sources(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in (resources.files(__package__) / "locales" / lang).iterdir():
        if file.name.endswith(".ftl"):
            found |= messages.entries(file.read_text(encoding="utf-8"))
    return found
