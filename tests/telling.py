"""Told games: whatever is said while random games are played."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from buonfresco.engine.game import Game
from buonfresco.engine.telling import tell_event
from buonfresco.phrases import Phrase
from buonfresco.text import LANGUAGES, catalogue


def played(games: Iterable[Any], decisions: int, seed: object = 1) -> Iterator[tuple[Any, int, Any]]:
    """Games as they go on: the game, who is asked, and his told view. Every decision is looked at once."""
    for number, game in enumerate(games):
        rng = random.Random(f"{seed} {number}")
        for _ in range(decisions):
            if game.over:
                break
            seat = rng.choice(game.waiting)
            yield game, seat, game.view(seat, told=True)
            legal = game.legal(seat)
            game.apply(rng.choice([one for one in legal if one.kind != "withdraw"] or legal), seat)


def seen(game: Any, seat: int | None = 0) -> Any:
    """The told view of a seat."""
    return game.view(seat, told=True)


def said_by(game: Game, view: Any) -> list[Any]:
    """Everything a told view says, and what happened just before it."""
    found: list[Any] = [view.told.question] if view.told.question is not None else []
    for panel in view.told.panels.values():
        found += [part for row in panel.rows for part in (row.label, *row.pieces, *row.sent)]
        found += panel.own
        found += [part for mark in panel.marks for part in (mark.sign, mark.says)]
    found += [part for row in view.told.advice for part in (row.label, *row.pieces)]
    found += [group.says for group in view.told.groups]
    for option in view.decision.options if view.decision else ():
        found.append(option.says)
        found += option.gives.breath()
        found += [line.label for line in option.gives.points]
    return found + story(game, view.seat)


def story(game: Game, seat: int | None) -> list[Phrase]:
    """The last events, as a seat hears them."""
    events = game.events.seen_by(seat)
    tell = game.ruleset.telling.story
    if tell is not None:
        return tell(game.ruleset, [(event, bool(getattr(game.state, "final", False))) for event in events])
    return [tell_event(game, event) for event in events if not game.ruleset.events[event.kind].untold]


def gaps(said: Sequence[Any]) -> set[str]:
    """What cannot be said in some language: ``de: action-buy``."""
    return {f"{lang}: {gap}" for lang in LANGUAGES for gap in catalogue(lang).gaps(list(said))}


if __name__ == "__main__":  # python -m tests.telling [modules, or the name of a game]: lists what is missing
    import sys

    from buonfresco.games import fresco, registry

    word = sys.argv[1] if len(sys.argv) > 1 else ""
    if word in registry():
        wanted = [registry()[word].new_game(players, seed=players) for players in (2, 3, 4)]
    else:
        modules = [int(number) for number in word.split(",") if number]
        wanted = [fresco.new_game(players, modules=modules, seed=players) for players in (2, 3, 4)]
    missing: set[str] = set()
    for game, _seat, view in played(wanted, 300):
        missing |= gaps(said_by(game, view))
    sys.stdout.write("\n".join(sorted(missing)) + "\n")
