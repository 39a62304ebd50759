"""What every game's view has: who looks, where the game stands, the own decision. Pure data.

A view is the only way out of a game for people, bots, spectators and learning code. It shows what lies open now and
the seat's own secrets. What was seen earlier is in the seat's event log.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadConfig, BadGame
from buonfresco.engine.game import Game
from buonfresco.engine.ruleset import ALL


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its code, its notation, and where on the table it points."""

    code: int
    text: str
    kind: str
    targets: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True):
    """The own decision. ``actor`` is the figure that acts: the seat itself, or one it guides.

    ``about`` is what the question is about, if the table does not show it: ``{"left": 2}``.
    """

    kind: str
    rules: list[str]
    actor: int
    about: dict[str, Any]
    options: list[Option]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Each game adds what lies on its table."""

    game: str
    seat: int | None
    config: dict[str, Any]
    round: int
    phase: str  # of the round or turn that is going on (``Ruleset.phase_names``); "over" at the end
    final: bool  # this round is the last one
    over: bool
    end_reason: str
    waiting: list[int]  # seats the table waits for; all of them while all decide: who is ready is secret
    ready: bool  # the viewer has decided and waits for the others; he may still take it back
    decision: Asked | None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls: type[V], text: str | bytes) -> V:
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            raise BadGame("error-view-json", problem=str(error)) from error


V = TypeVar("V", bound=View)


def common(g: Game, seat: int | None) -> dict[str, Any]:
    """What is the same in every game: who looks, who is asked what."""
    if seat is not None and not g.has_seat(seat):
        raise BadConfig("error-seat", seat=str(seat), seats=g.ruleset.seats)
    together = bool(g.state.stack) and g.state.stack[-1][2] == ALL
    asked = [decision.seat for decision in g.decisions]
    return {
        "game": g.name,
        "seat": seat,
        "config": g.config_data(),
        "phase": g.ruleset.phase(g.state.stack),
        "over": g.over,
        "waiting": list(range(g.ruleset.seats)) if together else asked,
        "ready": seat is not None and together and seat not in asked,
        "decision": _asked(g, seat),
    }


def _asked(g: Game, seat: int | None) -> Asked | None:
    """Also a seat that is ready is asked: whether it wants to take its answer back."""
    if seat is None or g.over:
        return None
    legal = g.legal(seat)
    if not legal:
        return None
    frame = g.state.stack[-1]
    kind = g.ruleset.kinds[-1 - frame[0]]
    if kind.part is not None:
        kind = kind.part(g, seat)
    actor = seat if frame[2] < 0 else frame[2]
    about = kind.about(g, actor, frame[3]) if kind.about is not None else {}
    return Asked(kind.name, list(kind.rules), actor, about, [option(g, action) for action in legal])


def option(g: Game, action: Action) -> Option:
    known: Option | None = g.ruleset.option_views.get(action)
    if known is None:
        known = Option(g.codec.encode(action), action.text, action.kind, tuple(g.targets(action)))
        g.ruleset.option_views[action] = known
    return known
