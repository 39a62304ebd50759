"""Why an answer is refused: the most specific true reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason, shown
from buonfresco.engine.frames import ALL

if TYPE_CHECKING:
    from buonfresco.engine.driver import Driver
    from buonfresco.engine.ruleset import Kind


def refusal(g: Driver, action: Action, seat: Any) -> Reason | None:
    """Why a known action, or an attempt at one, is refused; None if it is legal."""
    if seat is not None and not g.has_seat(seat):
        return Reason("", "error-seat", {"seat": shown(seat), "seats": g.ruleset.seats})
    stack = g.state.stack
    if not stack:
        return Reason("", "refused-over")
    if action in g.legal(seat):
        return None
    frame = stack[-1]
    kind = g.part_of(g.asked_first if seat is None else seat)
    actor = frame[2]
    if actor == ALL:
        actor = g.asked_first if seat is None else seat
    elif seat is not None and seat != g.asked_first:
        # which decision the other one is at may be his secret: no rule of that decision is named
        return Reason(g.ruleset.turn_rule, "refused-turn", {"seat": g.asked_first})
    reason = kind.explain(g, actor, frame[3], action) if kind.explain is not None else None
    return reason or _not_now(g, kind, actor, action)


def _not_now(g: Driver, kind: Kind, actor: int, action: Action) -> Reason:
    """The decision says nothing about it: there is no such answer at all, or it has its own moment."""
    codec = g.ruleset.codec
    verb, here, known = codec.verb(action), action.kind in kind.effects, action in codec.codes
    if verb is not None and not known and (here or verb.whole):
        return Reason(verb.shape, verb.form, {"text": action.text})
    reason = verb.elsewhere(g, actor, action) if verb is not None and verb.elsewhere is not None else None
    if reason is not None and not here:
        return reason
    rule = kind.rules[0] if verb is None or here else verb.rule
    attempted = g.ruleset.telling.attempted
    said = attempted(g.ruleset, action) if attempted is not None and known else action.text
    return Reason(rule, "refused-not-now", {"action": said, "kind": g.ruleset.words + kind.name})
