"""Any position, from a few words: for tests, puzzles, bug reports. What is not said has a plain default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from buonfresco.engine import builder
from buonfresco.engine import saving as saves
from buonfresco.games.dice.game import Dice
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.state import FRESCO, PORTRAITS, SOURCES, DiceState


def build(
    rules: Rules,
    *,
    painters: Sequence[Mapping[str, Any]] = (),
    sections: Mapping[str, Sequence[int]] | None = None,
    fields: Mapping[str, str | None] | None = None,
    facedown: Mapping[str, int] | None = None,
    round: int = 1,
    start: int = 0,
    turn: int = 0,
    phase: str = "favour",
    stack: Sequence[Sequence[Any]] | None = None,
    draws: object = (),
    seed: Any = None,
    stop: bool = False,
    **more: Any,
) -> Dice:
    """See ``dice.position``."""
    builder.must_know(phase, rules)
    people = builder.people(painters, rules.seats)
    owned = [name for one in people for name in one.get("portraits", [])]
    free = [rules.portrait_ids[tile] for tile in rules.portraits if rules.portrait_ids[tile] not in owned]
    named = dict(fields or {})
    free = [name for name in free if name not in named.values()]
    for name in rules.field_names:
        if name not in named:
            named[name] = free.pop(0) if free else None
    below = dict(facedown) if facedown is not None else _spread(rules, named, len(free))
    data: dict[str, Any] = {
        "round": round,
        "start": start,
        "turn": turn,
        "painters": people,
        "sections": {name: list(takers) for name, takers in (sections or {}).items()},
        "fields": named,
        "facedown": below,
        "unseen": free[: sum(below.values())],
        "stack": [list(frame) for frame in stack or ()],
        **more,
    }
    game = Dice(rules, DiceState(), builder.luck(rules, draws, seed))
    saves.fill(game, data)
    _add_points(game, people)
    if stack is None:
        builder.enter(game, phase, 0 if phase == "scoring" else turn)
    builder.finish(game, stop)
    return game


def _spread(rules: Rules, named: Mapping[str, str | None], count: int) -> dict[str, int]:
    """Face-down tiles lie under open ones, as evenly as may be."""
    places = [name for name in rules.field_names if named[name] is not None]
    return {name: (count + len(places) - 1 - n) // len(places) for n, name in enumerate(places)} if places else {}


def _add_points(g: Dice, people: Sequence[Mapping[str, Any]]) -> None:
    """Where only a space is named, the points for what lies on the board are part of it, and bets are the rest."""
    s, r = g.s, g.r
    for seat, one in enumerate(people):
        if seat >= r.seats or "points" in one:
            continue
        mine = [stack[takers.index(seat)] for stack, takers in zip(r.stacks, s.takers, strict=True) if seat in takers]
        s.points[seat][FRESCO] = sum(mine)
        s.points[seat][PORTRAITS] = sum(r.portrait_points[tile] for tile in s.portraits[seat])
        owned = sum(s.points[seat])
        if "space" not in one:
            s.track[seat] = owned
        s.points[seat][SOURCES.index("bets")] = s.track[seat] - owned
