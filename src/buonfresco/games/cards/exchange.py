"""Exchanging hand cards: lay out, then draw card by card (C-EXCH)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.cards import demand, refusals
from buonfresco.games.cards.actions import FINISH
from buonfresco.games.cards.piles import MARKET_PILE, clear_table, draw_card, has_cards
from buonfresco.games.cards.state import DEMAND, EITHER, EXCHANGE, MARKET, WORKSHOP

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards

_WORKSHOPS: Final = 0b1110  # their piles, as bits


def lay_out(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    """One card more on the table (C-EXCH-01); every symbol on it brings a draw (C-EXCH-02, -04)."""
    s = g.s
    card = chosen.args[0]
    s.hands[actor].remove(card)
    s.table.append(card)
    for sort, more in g.r.card_symbols[card]:
        s.owed[sort] += more
    if g.listening:
        g.notes.append(("laid", actor, card))
    g.ask("lay", actor)


def lay_options(g: Cards, actor: int) -> Iterable[Action]:
    """One for each kind of card in the hand."""
    return map(g.r.lays.__getitem__, dict.fromkeys(g.s.hands[actor]))


def draws(g: Cards) -> tuple[Action, ...]:
    """The piles the next card may come from: of a kind still owed, and not used up (C-EXCH-03, -05, -10)."""
    s = g.s
    market, workshop, either = s.owed
    owed = 0  # piles, as bits
    if either or market:
        owed = 1 << MARKET_PILE
    if either or workshop:
        owed |= _WORKSHOPS
    elif not owed:
        return ()
    if not all(s.piles):
        for pile, cards in enumerate(s.piles):
            if not cards and not has_cards(g, pile):
                owed &= ~(1 << pile)
    return g.r.draw_tables[owed]


def _lay_or_draw(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    return (*lay_options(g, actor), *(draws(g) or (FINISH,)))


def _draw(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    """As named; what must come from one pile then comes at once, unless a demand may come between (C-TILE-11)."""
    _serve(g, actor, chosen.args[0])
    asking = g.s.tiles[actor][DEMAND] > 0
    piles = draws(g)
    while len(piles) == 1 and not asking:
        _serve(g, actor, piles[0].args[0])
        piles = draws(g)
    if piles:
        g.ask("draw", actor)
    else:
        _finish(g, actor, 0, chosen)


def _serve(g: Cards, actor: int, pile: int) -> None:
    """A plain symbol of the kind is used up first, else a choice (C-EXCH-10)."""
    owed = g.s.owed
    sort = MARKET if pile == MARKET_PILE else WORKSHOP
    owed[sort if owed[sort] else EITHER] -= 1
    draw_card(g, actor, pile)


def _finish(g: Cards, actor: int, _arg: int, _chosen: Action) -> None:
    """Only now do the laid-out cards leave the table (C-EXCH-07)."""
    s = g.s
    clear_table(g)
    s.owed = [0, 0, 0]
    s.exchanged = True
    if s.tiles[actor][EXCHANGE] or s.tiles[actor][DEMAND]:  # else nothing more can be done
        g.ask("more", actor)


def _draw_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    """Looked at one by one (C-EXCH-06); a demand may come between two draws (C-TILE-11)."""
    return draws(g) + demand.offers(g, actor)


def _explain_draw(g: Cards, pile: int) -> Reason:
    owed = g.s.owed[MARKET if pile == MARKET_PILE else WORKSHOP] + g.s.owed[EITHER]
    key = "refused-cards-used-up" if owed else "refused-cards-no-symbol"
    return Reason("C-EXCH-10", key, {"pile": g.r.pile_names[pile]})


def _explain(g: Cards, actor: int, arg: int, attempt: Action) -> Reason | None:
    if attempt.kind == "draw":
        return _explain_draw(g, attempt.args[0])
    if attempt.kind == "lay" and g.at_work("draw"):
        return Reason("C-EXCH-09", "refused-cards-drawing")
    if attempt.kind in ("restore", "pass", "stop", "finish"):
        return Reason("C-EXCH-08", "refused-cards-owed")
    return refusals.explain(g, actor, arg, attempt)


LAY_KIND: Final[Kind] = Kind(
    "lay",
    ("C-EXCH-01", "C-EXCH-09"),
    _lay_or_draw,
    {"lay": lay_out, "draw": _draw, "finish": _finish},
    _explain,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
DRAW_KIND: Final[Kind] = Kind(
    "draw",
    ("C-EXCH-05", "C-EXCH-06", "C-EXCH-10"),
    _draw_options,
    {"draw": _draw, "demand": demand.at_draw},
    _explain,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
