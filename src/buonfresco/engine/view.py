"""What every game's view has: who looks, where the game stands, the own decision. Pure data.

A view is the only way out of a game for people, bots, spectators and learning code. It shows what lies open now and
the seat's own secrets. What was seen earlier is in the seat's event log.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from buonfresco.engine.action import Action
from buonfresco.engine.building import ready
from buonfresco.engine.codec import OptionTable
from buonfresco.engine.errors import BadGame
from buonfresco.engine.fixed import fixed
from buonfresco.engine.game import Game
from buonfresco.engine.hashing import hash64
from buonfresco.engine.telling import pieces_of, places_of
from buonfresco.engine.told import Bill, Told
from buonfresco.phrases import Phrase, plain


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its code and notation, what it speaks of, and where on the table it points.

    ``says`` and ``gives`` are there in a told view: its words, and what it leads to.
    """

    code: int
    text: str
    kind: str
    args: dict[str, Any]
    at: list[str]
    says: Phrase | None = None
    gives: Bill | None = None


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
    waiting: list[int]  # seats the table waits for; while all decide at once, those that are not ready yet
    ready: bool  # the viewer has decided and waits for the others; he may still take it back
    decision: Asked | None
    told: Told | None = None  # words, if they were asked for

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    def hash(self) -> int:
        """64 bits of what this seat sees: fit to be published where the seat may be read along (game.hash() is not)."""
        return hash64(msgspec.json.encode(self, order="sorted"))

    @classmethod
    def from_json(cls: type[V], text: Any) -> V:
        try:
            return msgspec.json.decode(text, type=ready(cls))
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            raise BadGame("error-view-json", problem=str(error)) from error


V = TypeVar("V", bound=View)


def common(g: Game, seat: int | None) -> dict[str, Any]:
    """What is the same in every game: who looks, who is asked what."""
    asked = g.waiting
    return {
        "game": g.name,
        "seat": seat,
        "config": g.config_data(),
        "phase": g.ruleset.phase(g.state.stack),
        "over": g.over,
        "waiting": asked,
        "ready": seat is not None and g.all_asked and seat not in asked,
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
    kind = g.part_of(seat)
    actor = seat if frame[2] < 0 else frame[2]
    about = kind.about(g, actor, frame[3]) if kind.about is not None else {}
    return Asked(kind.name, list(kind.rules), actor, about, _options(g, legal))


def _options(g: Game, legal: tuple[Action, ...]) -> list[Option]:
    """What an option says depends on nothing but the configuration: each is made once, and each long list."""
    if isinstance(legal, OptionTable):
        if not legal.shown:
            legal.shown = _each(g, legal)
        return legal.shown[:]
    return _each(g, legal)


def _each(g: Game, legal: tuple[Action, ...]) -> list[Option]:
    known = g.ruleset.option_views
    try:
        return [known[action] for action in legal]
    except KeyError:
        return [known.get(action) or known.setdefault(action, option(g, action)) for action in legal]


def option(g: Game, action: Action) -> Option:
    pieces = pieces_of(g, action)
    made: Option = fixed(Option(g.codec.encode(action), action.text, action.kind, plain(pieces), places_of(pieces)))
    return made  # which all views share
