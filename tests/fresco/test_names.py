"""Names of modules: saved games, stories and answers go by them, so no two modules may share one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.fields import Fields
from buonfresco.games import fresco
from buonfresco.games.fresco.hooks import ActionTile, Module
from buonfresco.games.fresco.modules import registry


class Empty:
    def copy(self) -> Empty:
        return self


def doubled(key: str, what: str, name: str) -> Module:
    """A module that declares one name and nothing else."""
    return Module(
        98 + (key == "second"),
        key,
        Empty,
        Fields(key),
        sources=(name,) if what == "source" else (),
        events={name: EventKind()} if what == "event" else None,
        verbs={name: Verb("X-GEN-01")} if what == "verb" else None,
        readers=(lambda _rules: {name: str}) if what == "reader" else None,
        action_tile=ActionTile(name, "market visit", ("X-GEN-01",)) if what == "tile" else None,
    )


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    for number in (98, 99):
        registry().pop(number, None)
    fresco.forget_rules()


@pytest.mark.parametrize("what", ["source", "event", "verb", "reader"])
def test_two_modules_with_one_name_are_refused_and_both_are_named(what: str) -> None:
    registry()[98], registry()[99] = doubled("first", what, "quill"), doubled("second", what, "quill")
    fresco.new_game(3, modules=(98,), seed=1)
    fresco.new_game(3, modules=(99,), seed=1)
    with pytest.raises(AssertionError, match=f"{what} quill of second is one of first, too"):
        fresco.new_game(3, modules=(98, 99), seed=1)


@pytest.mark.parametrize(
    ("what", "name"), [("source", "fresco"), ("event", "moved"), ("verb", "buy"), ("reader", "paint")]
)
def test_names_of_the_core_are_taken(what: str, name: str) -> None:
    registry()[98] = doubled("first", what, name)
    with pytest.raises(AssertionError, match=f"{what} {name} of first is one of the core, too"):
        fresco.new_game(3, modules=(98,), seed=1)


def test_the_verbs_of_an_action_tile_count() -> None:
    registry()[98], registry()[99] = doubled("first", "tile", "quill"), doubled("second", "verb", "no quill")
    with pytest.raises(AssertionError, match="verb no quill of second is one of first, too"):
        fresco.new_game(3, modules=(98, 99), seed=1)
