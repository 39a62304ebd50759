"""Short words for the rule tests: painters, refusals, events."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.engine.errors import BadAction, IllegalAction
from buonfresco.engine.events import Event, Events
from buonfresco.games.fresco import Fresco


def painter(space: int | str, **words: Any) -> dict[str, Any]:
    """One painter of ``fresco.position``."""
    return {"space": space, **words}


def refused(game: Fresco, text: str, rule_id: str, seat: int | None = None) -> None:
    """The attempt is refused by this rule, and nothing at all changes."""
    before = game.hash(), game.to_json()
    reason = game.explain(text, seat)
    assert reason is not None
    assert reason.rule == rule_id
    with pytest.raises(IllegalAction) as caught:
        game.apply(text, seat)
    assert caught.value.rule == rule_id
    assert (game.hash(), game.to_json()) == before


def no_action(game: Fresco, text: str) -> None:
    """The game knows no such action at all; nothing changes."""
    before = game.hash(), game.to_json()
    assert game.explain(text) is not None
    with pytest.raises(BadAction):
        game.apply(text)
    assert (game.hash(), game.to_json()) == before


def of_kind(events: Events | list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def forgo(game: Fresco) -> Events:
    """Pass, where one may; else the first answer there is."""
    return game.apply("pass" if game.explain("pass") is None else game.legal()[0])
