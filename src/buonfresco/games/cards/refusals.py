"""Why an attempt is refused, where several decisions refuse it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.games.cards import payment, words
from buonfresco.games.cards.state import DEMAND, EXCHANGE, ROTATION

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


_NOT_HELD: Final = {"lay": "C-EXCH-01", "discard": "C-HAND-01", "give": "C-TILE-03"}


def not_held(g: Cards, card: int, kind: str) -> Reason:
    return Reason(_NOT_HELD.get(kind, "C-REST-02"), "refused-cards-not-held", {"card": words.card_in_full(g.r, card)})


def explain(g: Cards, actor: int, _arg: int, attempt: Action) -> Reason | None:
    """For a player who is asked something else than what he attempts."""
    s, kind = g.s, attempt.kind
    if kind in ("lay", "pay", "discard") and attempt.args[0] not in s.hands[actor]:
        return not_held(g, attempt.args[0], kind)
    if kind == "demand":
        if not s.tiles[actor][DEMAND]:
            return no_tile(g, "C-TILE-03", DEMAND)
        return Reason("C-TILE-11", "refused-cards-no-window")
    if kind == "restore":
        return _explain_restore(g, actor, attempt.args[0])
    if kind == "lay" and s.restored and (s.exchanged or s.tiles[actor][EXCHANGE]):
        return Reason("C-TILE-09", "refused-cards-exchange-first")
    if kind in ("lay", "pass") and (s.exchanged or s.restored or s.restoring >= 0):
        return Reason("C-ACT-01", "refused-cards-one-action")
    if kind == "draw":
        return Reason("C-EXCH-02", "refused-cards-no-exchange", {"pile": g.r.pile_names[attempt.args[0]]})
    return None


def no_mixture(g: Cards, _actor: int, attempt: Action) -> Reason | None:
    """Two cards nobody could mix."""
    r = g.r
    for card in attempt.args:
        if not r.mixing[card]:
            return Reason("C-MIX-02", "refused-cards-no-mixing", {"card": words.card(r, card)})
    if attempt.args in r.mixes:
        return None
    return Reason("C-MIX-01", "refused-cards-mix-form", {"text": attempt.text})


def no_paint(g: Cards, actor: int, attempt: Action) -> Reason | None:
    return None if g.s.tiles[actor][attempt.args[0]] else no_tile(g, "C-TILE-04", attempt.args[0])


def no_rotation(g: Cards, actor: int, _attempt: Action) -> Reason | None:
    """Where no rotation is asked for: without a tile, or with nothing to gain by one (C-TILE-07)."""
    s = g.s
    if not s.tiles[actor][ROTATION]:
        return no_tile(g, "C-TILE-01", ROTATION)
    if not s.restored:
        return None
    face, rotations = s.frescoes[actor][-1]
    if rotations + 1 < len(g.r.face_values[face]):
        return None
    return Reason("C-TILE-07", "refused-cards-top", {"fresco": g.r.face_names[face]})


def no_tile(g: Cards, rule: str, tile: int) -> Reason:
    return Reason(rule, "refused-cards-no-tile", {"tile": g.r.tile_names[tile]})


def _explain_restore(g: Cards, actor: int, face: int) -> Reason | None:
    s = g.s
    if face not in s.fresco_open:
        return Reason("C-REST-01", "refused-cards-not-open", {"fresco": g.r.face_names[face]})
    if s.restoring >= 0:
        return Reason("C-REST-17", "refused-cards-restoring")
    if s.exchanged and not s.restored and not s.tiles[actor][EXCHANGE]:
        return no_tile(g, "C-TILE-02", EXCHANGE)
    if payment.payable(g, actor, [face]):
        return None
    return Reason("C-REST-01", "refused-cards-colours", {"fresco": g.r.face_names[face]})
