"""The words. Every sentence a person reads comes from the catalogues in ``locales/<language>/*.ftl`` (Project Fluent).

>>> cat = catalogue("de")
>>> cat("paint-yellow")
'Gelb'

Messages may call four functions besides Fluent's own: ``PAINTS("YRR")`` lists paints given by their letters,
``NAME($value, of: "paint")`` is the message ``paint-<value>``, ``PAINTER($who)`` is a name as it is or a seat number as
"seat 1", as the API counts, and ``SIGNED($number)`` shows the plus sign.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
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
    """A language that was asked for by name and that has no catalogue."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        super().__init__(catalogue(FALLBACK)("error-language", language=wanted, known=", ".join(LANGUAGES)))


class Catalogue:
    """The messages of one language. Call it with a key and arguments."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._own = _bundle(self, lang)

    def __contains__(self, key: str) -> bool:
        return self._own.has_message(key) or (self.lang != FALLBACK and key in catalogue(FALLBACK))

    def __call__(self, key: str, **args: object) -> str:
        """The message, from English if this language lacks it, or the key itself: a gap must never stop a game."""
        said = self._format(key, args)
        if said is not None:
            return said[0]
        return catalogue(FALLBACK)(key, **args) if self.lang != FALLBACK else key

    def complete(self, key: str, **args: object) -> str:
        """The message, or nothing if there is none or if it needs other arguments than these."""
        said = self._format(key, args)
        if said is None:
            return catalogue(FALLBACK).complete(key, **args) if self.lang != FALLBACK else ""
        return said[0] if said[1] else ""

    def _format(self, key: str, args: dict[str, object]) -> tuple[str, bool] | None:
        """The message, and whether nothing was missing in it; None if this language has no such message."""
        pattern = self._own.get_message(key).value if self._own.has_message(key) else None
        if pattern is None:
            return None
        said, errors = self._own.format_pattern(pattern, {name: _plain(value) for name, value in args.items()})
        return str(said), not errors

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


@functools.cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; anything unknown reads English."""
    return Catalogue(lang if lang in LANGUAGES else FALLBACK)


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


def _plain(value: object) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"  # Fluent selects on words and numbers only
    return value if isinstance(value, str | int | float) else str(value)


def _signed(number: object) -> str:
    value = int(str(number))
    return f"{value:+d}".replace("-", "−") if value else "0"


def _bundle(owner: Catalogue, lang: str) -> FluentBundle:
    functions = {
        "PAINTS": owner.paints,
        "PAINTER": owner.painter,
        "NAME": owner.name,
        "SIGNED": _signed,
    }
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)  # type: ignore[arg-type]
    for file in sorted((resources.files(__package__) / "locales" / lang).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
