"""The questions of a game whose answers are counted: ``FOLLOWED`` of the package of its name here, if there is one.

An answer that is made of several is counted part by part, if ``parts`` of the package takes it apart.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any


def followed(game: str) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(_package(game), "FOLLOWED", ())
    return found


def answers(game: Any, kind: str, action: Any) -> Iterator[tuple[str, str]]:
    """What an answer is counted as: questions, ``kind`` or ``kind part``, and what was answered."""
    apart = getattr(_package(game.name), "parts", None)
    found = apart(game, action) if apart is not None else []
    if not found:
        yield kind, action.text
    for part, said in found:
        yield f"{kind} {part}", said


def _package(game: str) -> ModuleType | None:
    package = f"{__package__}.{game}"
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        return None
