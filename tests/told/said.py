"""Short words for tests of what is told: options by notation, and everything else as an English reader meets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from buonfresco.engine.told import Panel
from buonfresco.engine.view import Option
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.phrases import pieces_in
from buonfresco.text import catalogue
from tests.telling import story

NAMES = ["Ann", "Bob", "Cy", "Leonardo"]


def words(meant: Any, lang: str = "en") -> str:
    return catalogue(lang).say(meant, NAMES)


def options(game: Fresco, seat: int = 0) -> dict[str, Option]:
    """By notation."""
    view = game.view(seat, told=True)
    assert view.decision is not None
    return {option.text: option for option in view.decision.options}


def gives(option: Option) -> list[str]:
    assert option.gives is not None
    return [words(part) for part in option.gives.breath()]


def notes(option: Option) -> list[str]:
    assert option.gives is not None
    return [words(note) for note in option.gives.notes]


def first(game: Fresco, seat: int = 0) -> list[str]:
    view = game.view(seat, told=True)
    assert view.told is not None
    assert view.decision is not None
    return [view.decision.options[number].text for number in view.told.first]


def question(game: Fresco, seat: int = 0) -> str:
    view = game.view(seat, told=True)
    assert view.told is not None
    return words(view.told.question)


def panel(game: Fresco, key: str, seat: int | None = 0) -> Panel:
    view = game.view(seat, told=True)
    assert view.told is not None
    found: Panel = view.told.panels[key]
    return found


def rows(shown: Panel) -> dict[str, list[str]]:
    """By label; rows of one label one after the other."""
    found: dict[str, list[str]] = {}
    for row in shown.rows:
        found.setdefault(words(row.label), []).extend(words(piece) for piece in row.pieces)
    return found


def letters(shown: Panel) -> list[str]:
    """Paints shown by their letters, which every language has its own of."""
    found = pieces_in([list(row.pieces) for row in shown.rows])
    return [str(piece.id) for piece in found if piece.sort == "letters"]


def own(game: Fresco, key: str, seat: int = 0) -> list[str]:
    return [words(part) for part in panel(game, key, seat).own]


def advice(game: Fresco, seat: int = 0) -> dict[str, str]:
    view = game.view(seat, told=True)
    assert view.told is not None
    return {words(row.label): " ".join(words(piece) for piece in row.pieces) for row in view.told.advice}


def heard(game: Fresco, seat: int | None = 0) -> list[str]:
    return [words(line) for line in story(game, seat)]


def planning(modules: Sequence[int], slices: dict[str, Any], **painter: Any) -> Fresco:
    people = [{"space": 10 * n + 10, "wake": 5 + n} for n in range(3)]
    people[0] |= painter
    return fresco.position(3, modules=modules, painters=people, slices=slices, phase="plan", seed=1)
