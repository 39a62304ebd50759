"""Who sits where: a person, a bot or nobody. The game itself does not care."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final
from unicodedata import category

import msgspec

from buonfresco.bots import get_bot
from buonfresco.engine.errors import BadConfig
from buonfresco.text import FALLBACK, LANGUAGES, Catalogue, shown

PERSON: Final = "person"
BOT: Final = "bot"
EMPTY: Final = "empty"
KINDS: Final = (PERSON, BOT, EMPTY)
LONGEST_NAME: Final = 40
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees
_TABLES: Final = 4096  # whose names are remembered, in one language each


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """``kind`` is ``person``, ``bot`` or ``empty``; ``bot`` names one of the game's bots.

    Without a name the seat is called by its emblem, in the language of whoever reads.
    """

    kind: str
    name: str = ""
    lang: str = FALLBACK
    bot: str = ""


def cleaned(seat: object, game: str) -> Seat:
    """A seat as it may be kept and shown, or a refusal that names what is wrong with it."""
    if not isinstance(seat, Seat):
        raise BadConfig("error-seat-form", found=type(seat).__name__)
    if seat.kind not in KINDS:
        raise BadConfig("error-seat-kind", kind=shown(seat.kind, LONGEST_NAME), known=", ".join(KINDS))
    if seat.lang not in LANGUAGES:
        raise BadConfig("error-language", language=shown(seat.lang, LONGEST_NAME), known=", ".join(LANGUAGES))
    if not isinstance(seat.name, str) or not isinstance(seat.bot, str):
        raise BadConfig("error-seat-form", found="name")
    bot = ""
    if seat.kind == BOT:
        bot = shown(seat.bot, LONGEST_NAME)
        get_bot(game, bot)
    return Seat(seat.kind, plain_name(seat.name), seat.lang, bot)


def sitting_of(sitting: Sequence[Seat], game: str, practice: bool, count: int | None = None) -> list[Seat]:
    """Seats as they may be kept; ``count``: as many as the game has."""
    if not isinstance(sitting, list | tuple) or len(sitting) != (len(sitting) if count is None else count):
        raise BadConfig("error-seat-form", found=type(sitting).__name__)
    found = [cleaned(seat, game) for seat in sitting]
    if practice and not person_against_bots(found):
        raise BadConfig("error-practice")
    return found


def plain_name(name: str) -> str:
    """One line, not too long, nothing in it steers a terminal or cannot be seen: two that look alike are alike. What is
    clean stays as it is.
    """
    seen = "".join(letter for letter in name[: 4 * LONGEST_NAME] if letter not in _BLANK and category(letter) != "Cf")
    return shown(" ".join(seen.split()))[:LONGEST_NAME].strip()


def person_against_bots(seats: Sequence[Seat]) -> bool:
    """One person, and nobody but bots besides: who takes something back there takes it from nobody."""
    kinds = [seat.kind for seat in seats]
    return kinds.count(PERSON) == 1 and EMPTY not in kinds


def names(seats: Sequence[Seat], guided: Sequence[str], cat: Catalogue) -> list[str]:
    """By figure, as sentences call them; those that nobody plays come after the seats."""
    return list(_names(tuple(seats), tuple(guided), cat))


@functools.lru_cache(maxsize=_TABLES)
def _names(seats: tuple[Seat, ...], guided: tuple[str, ...], cat: Catalogue) -> tuple[str, ...]:
    """A house asks for them at every look of everybody."""
    return (*(seat.name or cat(f"emblem-{number}") for number, seat in enumerate(seats)), *map(cat, guided))
