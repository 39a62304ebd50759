"""Decisions of the core with what modules add to them and take away. Without modules they are the core's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Explain, Kind, Options
from buonfresco.games.fresco.hooks import Ban, Extra

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def extended(kind: Kind, extras: list[Extra], bans: list[Ban]) -> Kind:
    if not extras and not bans:
        return kind
    effects = dict(kind.effects)
    for extra in extras:
        effects.update(extra.effects)
    options, explain = _options(kind, extras, bans), _explain(kind, extras, bans)
    return Kind(
        kind.name, kind.rules, options, effects, explain, kind.pending, kind.part, kind.about, kind.holds, kind.again
    )


def _options(kind: Kind, extras: list[Extra], bans: list[Ban]) -> Options:
    def options(game: Fresco, actor: int, arg: int) -> tuple[Action, ...]:
        offered = kind.options(game, actor, arg)
        for extra in extras:
            more = extra.options(game, actor, arg)
            if more:
                offered = (*more, *offered)
        for ban in bans:
            if ban.when is None or ban.when(game, actor, arg):
                offered = tuple([action for action in offered if ban.refuse(game, actor, arg, action) is None])
        return offered

    return options


def _explain(kind: Kind, extras: list[Extra], bans: list[Ban]) -> Explain:
    """Reasons in this order: of the modules that add options, of the core, of those that take options away.

    Only of the latter if nothing else stands against the action.
    """
    before_bans = _options(kind, extras, [])

    def explain(game: Fresco, actor: int, arg: int, action: Action) -> Reason | None:
        if bans and action in before_bans(game, actor, arg):
            for ban in bans:
                reason = ban.refuse(game, actor, arg, action)
                if reason is not None:
                    return reason
        for extra in extras:
            reason = extra.explain(game, actor, arg, action) if extra.explain is not None else None
            if reason is not None:
                return reason
        reason = kind.explain(game, actor, arg, action) if kind.explain is not None else None
        for ban in bans:
            reason = reason or ban.refuse(game, actor, arg, action)
        return reason

    return explain
