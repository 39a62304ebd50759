"""The words. Every sentence a person reads comes from the catalogs in ``locales/<language>/*.ftl`` (Project Fluent).

>>> cat = catalogue("de")
>>> cat("paint-yellow")
'Gelb'

``say`` and ``spans`` put phrases into words (phrases.py says what pieces are).

Messages may call four functions besides Fluent's NUMBER: ``PAINTS("YRR")`` lists paints given by their letters, and
``PAINTS("YRB", between: "-")`` makes one name of them; ``NAME($value, of: "paint")`` is the message ``paint-<value>``,
``PAINTER($who)`` is a name as it is or a seat number as "Seat 1", as the API counts, and ``SIGNED($number)`` shows the
plus sign.

Arguments may be anything, also what a stranger wrote: they are shortened, and what would steer a terminal or could not
be printed is spelled out (``shown``). Saying a message never fails.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import Any

from buonfresco import messages
from buonfresco.phrases import CALLED, Meant, Phrase, Piece, Span, say

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
LONGEST_ARGUMENT = 2000  # characters; more of it would tell nobody anything
_LARGEST = 10**15  # numbers beyond are shown as they are: no message counts so far
# Control characters, line breaks, changes of the direction of writing, halves of characters.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_COMMA = Span(", ")
_WORD = re.compile("[a-z_]{3,}")  # an id that nobody should read as it is
_SPELLED = ("paints", "letters", "figure")
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
            "PAINTS": self._paints,
            "PAINTER": lambda who: who if isinstance(who, Piece) else self.painter(who),
            "NAME": lambda value, of: Piece(of, value.id if isinstance(value, Piece) else value),
            "SIGNED": lambda number: signed(number.id if isinstance(number, Piece) else number),
            "NUMBER": functools.partial(messages.number, lang),
        }

    def __contains__(self, key: str) -> bool:
        return key in self.own or (self.lang != FALLBACK and key in catalogue(FALLBACK))

    def keys(self, family: str) -> list[str]:
        """All keys that begin like this."""
        return [key for key in self.own if key.startswith(family)]

    def __call__(self, key: str, /, **args: object) -> str:
        """The message, from English if this language lacks it, or the key itself: a gap must never stop a game."""
        said = self._format(key, args)
        if said is not None:
            return _text(said[0])
        return catalogue(FALLBACK)(key, **args) if self.lang != FALLBACK else shown(key)

    def complete(self, key: str, /, **args: object) -> str:
        """The message, or nothing if there is none or if it needs other arguments than these."""
        said = self._format(key, args)
        if said is None:
            return catalogue(FALLBACK).complete(key, **args) if self.lang != FALLBACK else ""
        return _text(said[0]) if said[1] else ""

    # ---- phrases ------------------------------------------------------------------------------------------------

    def say(self, meant: Meant, names: Sequence[str] = ()) -> str:
        """A phrase or a piece in words. ``names``: of the figures at this table, by number."""
        return _text(self.spans(meant, names))

    def spans(self, meant: Meant, names: Sequence[str] = ()) -> list[Span]:
        """The same, as stretches of text that keep the pieces they stand for."""
        found: list[Span] = []
        for span in self._spell(meant, names):
            if found and not (span.sort or found[-1].sort):
                found[-1] = Span(found[-1].text + span.text)
            elif span.text:
                found.append(span)
        return found

    def gaps(self, meant: Any) -> list[str]:
        """What this language lacks to say it: keys without a message or with other arguments, words without a name."""
        if isinstance(meant, Piece):
            word = isinstance(meant.id, str) and _WORD.fullmatch(meant.id) and meant.sort not in _SPELLED
            key = f"{meant.sort}-{meant.id}".replace(".", "-")
            return [key] if word and key not in self.own and f"piece-{meant.sort}" not in self.own else []
        if isinstance(meant, list | tuple):
            return [gap for one in meant for gap in self.gaps(one)]
        if not isinstance(meant, Phrase):
            return []
        inner = [gap for one in meant.args.values() for gap in self.gaps(one)]
        if meant.key == CALLED:
            return inner
        said = self._format(meant.key, meant.args)
        return inner if said is not None and said[1] else [*inner, meant.key]

    def _spell(self, value: messages.Value, names: Sequence[str]) -> list[Span]:
        if isinstance(value, Phrase) and value.key == CALLED:
            return self._called(value, names)
        if isinstance(value, Phrase):
            said = self._format(value.key, value.args, names)
            if said is not None:
                return said[0]
            return catalogue(FALLBACK)._spell(value, names) if self.lang != FALLBACK else [Span(shown(value.key))]
        if isinstance(value, Piece):
            return self._piece(value, names)
        if isinstance(value, list):
            parts = [self._spell(one, names) for one in value]
            return [span for n, part in enumerate(parts) for span in (part if n == 0 else [_COMMA, *part])]
        return [Span(value if isinstance(value, str) else messages.number(self.lang, value))]

    def _called(self, phrase: Phrase, names: Sequence[str]) -> list[Span]:
        piece, words = phrase.args["piece"], phrase.args["words"]
        assert isinstance(piece, Piece)
        return [Span(_text(self._spell(_plain(words), names)), piece.sort, piece.id)]

    def _piece(self, piece: Piece, names: Sequence[str]) -> list[Span]:
        sort, one = piece.sort, piece.id
        if sort == "figure" and isinstance(one, int):
            return [Span(names[one] if 0 <= one < len(names) else self.painter(one), sort, one)]
        if sort == "paints":
            return self._spell(self._paints(piece), names)
        if sort == "letters":
            named = [(letter, PAINT_NAMES.get(letter, "")) for letter in str(one)]
            return [Span(self(f"letter-{name}"), "paint", name) if name else Span(letter) for letter, name in named]
        if sort == "signed":
            return [Span(signed(one))]
        key = f"piece-{sort}"
        return [Span(self(key, id=one) if key in self else shown(self.name(one, sort)), sort, one)]

    def _paints(self, letters: object, between: object = "") -> messages.Value:
        """Paints given by their letters, as pieces: equal ones counted. With something ``between`` them: one name."""
        if isinstance(letters, Piece):
            letters = letters.id
        text = str(letters)
        if not set(text) <= PAINT_NAMES.keys():
            return text
        if between:
            return str(between).join(self(f"paint-{PAINT_NAMES[letter]}") for letter in text)
        words = [_paint(letter, text.count(letter)) for letter in dict.fromkeys(text)]
        return say("list-and", some=words[:-1], last=words[-1]) if len(words) > 1 else [*words]

    def _format(
        self, key: str, args: Mapping[str, object], names: Sequence[str] = ()
    ) -> tuple[list[Span], bool] | None:
        """The message, and whether nothing was missing in it; None if this language has no such message."""
        if key not in self.own:
            return None
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = messages.parse(self.own[key])
        given = {name: _plain(value) for name, value in args.items()}
        saying = messages.Saying(self.lang, self._functions, given, lambda value: self._spell(value, names))
        return saying.spans(pattern), saying.complete

    def join(self, words: Iterable[str]) -> str:
        """``a, b and c``"""
        found = list(words)
        if len(found) < 2:
            return "".join(found)
        return self("list-and", some=", ".join(found[:-1]), last=found[-1])

    def paints(self, letters: str, between: str = "") -> str:
        """``"YRR"`` in words, equal ones counted. What is more than letters, as ``"Y+R"``, is shown as it is."""
        return _text(self._spell(self._paints(letters, between), ()))

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


def _paint(letter: str, count: int) -> Meant:
    paint = Piece("paint", PAINT_NAMES[letter])
    return paint if count == 1 else Phrase("paint-several", {"count": count, "paint": paint})


def _text(spans: Iterable[Span]) -> str:
    return "".join(span.text for span in spans)


def _plain(value: object) -> messages.Value:
    """What messages take: words, numbers that somebody counts, pieces and phrases."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Phrase | Piece):
        return value
    if isinstance(value, list) and any(isinstance(one, Phrase | Piece) for one in value):
        return [_plain(one) for one in value]
    if isinstance(value, int | float) and -_LARGEST < value < _LARGEST:
        return value
    return shown(value)


def signed(number: object) -> str:
    value = int(str(number))
    return f"{value:+d}".replace("-", "−") if value else "0"


def _sources(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in (resources.files(__package__) / "locales" / lang).iterdir():
        if file.name.endswith(".ftl"):
            found |= messages.entries(file.read_text(encoding="utf-8"))
    return found
