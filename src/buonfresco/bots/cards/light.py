"""The light policy of the card game: restores what pays, and changes what is left over into what is needed.

All weights are in points. `outlook.py` weighs hands; this file answers the decisions. It reads a world, and of it only
what the seat that is asked may see: of the others' hands the backs of their cards (C-INFO-02).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from buonfresco.bots.cards import outlook
from buonfresco.bots.cards.outlook import Stock, Table
from buonfresco.engine.action import Action
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.restoring import is_favoured
from buonfresco.games.cards.state import DEMAND, EXCHANGE, MOST_ROTATIONS, PAINT, ROTATION

GOOD: Final = 3  # a fresco card worth less is not restored while there is time for a better one
PASS_COST: Final = 0.05  # to change a card for an equal one is no worse than to pass
LAY_LEAST: Final = 0.02  # what laying a card out must bring
DEMAND_LEAST: Final = 1.0  # what a demand must promise; the tile is gone afterwards
SYMBOL: Final = 0.05  # what a symbol on a card is worth that is of no other use
LAST_ROUND: Final = 0.3  # of what a hand promises
SURE: Final = 100.0  # restoring comes before anything else
EXCHANGE_TILE: Final = 1.8
DEMAND_TILE: Final = 0.5  # for each other player
POINT_TILE: Final = 1.1  # a rotation tile is a point, now or at the end
PAINT_TILE: Final = 1.4


def scores(w: Cards, seat: int, options: Sequence[Action]) -> list[float]:
    """What each option is worth to the seat, in points."""
    asked = w.asked()
    assert asked is not None
    table, stock = outlook.table_in(w), outlook.stock_in(w, seat)
    if asked[0] in _SCORERS:
        return _SCORERS[asked[0]](w, seat, options, table, stock)
    return [_ACTS[option.kind](w, seat, option, table, stock) for option in options]


# ---- restoring --------------------------------------------------------------------------------------------------


def _restore(w: Cards, seat: int, option: Action, table: Table, stock: Stock) -> float:
    """The dearest first, but none that is not worth its place among the few that end the game."""
    points = outlook.value(table, stock, option.args[0])
    return SURE + points if points >= _good_enough(w, seat) else -1.0


def _good_enough(w: Cards, seat: int) -> int:
    """Anything is good when the end is near; but who is behind does not end the game for little."""
    s = w.s
    nearly = w.r.enough - 1
    if s.final or any(len(row) >= nearly for other, row in enumerate(s.frescoes) if other != seat):
        return 1
    if len(s.frescoes[seat]) == nearly:
        scores = w.scores()
        return max(GOOD, max([score for other, score in enumerate(scores) if other != seat]) - scores[seat])
    return GOOD


def _pay(w: Cards, seat: int, options: Sequence[Action], table: Table, stock: Stock) -> list[float]:
    """Bishops and blends as long as they turn the card, and the cards that I would miss least.

    In the last round only those that could still restore another one are missed (C-SCORE-03).
    """
    s, r = w.s, w.r
    faces = list(table.faces)
    faces.remove(s.restoring)
    after = Table(r, tuple(faces), table.favourite)
    room = MOST_ROTATIONS - is_favoured(r, s.restoring, s.favourite) - s.rotations
    later = LAST_ROUND if s.final else 1.0
    scores: list[float] = []
    for option in options:
        left = stock
        if option.kind == "paint":
            left = stock.less_paint(option.args[0] - PAINT)
            scores.append(later * outlook.worth(after, left) - 1.0)  # its point is gone
            continue
        turns = int(option.kind == "mix")
        for card in option.args:
            left = left.changed(r, card, -1)
            turns += r.bishop[card]
        scores.append(later * outlook.worth(after, left) + max(0, min(turns, room)))
    return scores


def _rotate(w: Cards, seat: int, options: Sequence[Action], _table: Table, _stock: Stock) -> list[float]:
    """The tile is worth a point if it is kept (C-TILE-01); a turn that brings as much is sure."""
    face, rotations = w.s.frescoes[seat][-1]
    values = w.r.face_values[face]
    gain = float(values[rotations + 1] - values[rotations])
    return [gain if option.kind == "rotate" else 0.9 for option in options]


def _take(w: Cards, _seat: int, options: Sequence[Action], table: Table, _stock: Stock) -> list[float]:
    return [_tile_worth(w, option.args[0], table) for option in options]


def _tile_worth(w: Cards, tile: int, table: Table) -> float:
    """In the last round only points count, and what can still be used: nothing that needs another turn."""
    if tile == EXCHANGE:
        return 0.0 if w.s.final else EXCHANGE_TILE
    if tile == DEMAND:
        return 0.0 if w.s.final else DEMAND_TILE * (w.r.seats - 1)
    if tile == ROTATION:
        return POINT_TILE
    wanted = sum([tile - PAINT in w.r.face_colours[face] for face in table.faces])
    return PAINT_TILE + 0.2 * wanted


# ---- exchanging -------------------------------------------------------------------------------------------------


def _lay(w: Cards, _seat: int, option: Action, table: Table, stock: Stock) -> float:
    """What the draws bring more than the card itself; laid out one after the other, the least useful first."""
    card = option.args[0]
    loss = outlook.worth(table, stock) - outlook.worth(table, stock.changed(w.r, card, -1))
    return outlook.symbols_gain(table, stock, w.r.card_symbols[card]) - loss


def _draw(w: Cards, _seat: int, option: Action, table: Table, stock: Stock) -> float:
    """The best pile; as long as cards can be laid out, only if no further card is worth it."""
    gain = outlook.draw_gain(table, stock, option.args[0])
    asked = w.asked()
    return LAY_LEAST + gain * 1e-3 if asked is not None and asked[0] == "lay" else gain


def _pass(_w: Cards, _seat: int, _option: Action, table: Table, stock: Stock) -> float:
    """Who passes with few cards fills up his hand (C-PASS-02)."""
    return outlook.draw_gain(table, stock, 0) * max(0, 3 - stock.cards) - PASS_COST


def _nothing(_w: Cards, _seat: int, _option: Action, _table: Table, _stock: Stock) -> float:
    return 0.0


def _surplus(w: Cards, _seat: int, options: Sequence[Action], table: Table, stock: Stock) -> list[float]:
    """What is left without the card that is given away or discarded; among equals its symbols count."""
    scores: list[float] = []
    for option in options:
        card = option.args[0]
        draws = sum([number for _, number in w.r.card_symbols[card]])
        scores.append(outlook.worth(table, stock.changed(w.r, card, -1)) - SYMBOL * draws)
    return scores


# ---- demands ----------------------------------------------------------------------------------------------------


def _demand(w: Cards, seat: int, option: Action, table: Table, stock: Stock) -> float:
    """Before exchanging and stopping, if a card of the color would help and somebody is likely to have one."""
    colour = option.args[0]
    card = w.r.card_colour.index(colour)
    gain = outlook.worth(table, stock.changed(w.r, card, 1)) - outlook.worth(table, stock)
    promised = gain * sum([_holds(w, other, colour) for other in range(w.r.seats) if other != seat])
    least = 0.3 if w.s.final else DEMAND_LEAST
    return SURE / 2 + promised if promised >= least else -1.0


def _holds(w: Cards, other: int, colour: int) -> float:
    """How likely a player has a card of the color, by the backs of his cards."""
    r = w.r
    none = 1.0
    for card in w.s.hands[other]:
        none *= 1.0 - outlook.shares(r)[r.card_back[card]][colour]
    return 1.0 - none


Act = Callable[[Cards, int, Action, Table, Stock], float]
Scorer = Callable[[Cards, int, Sequence[Action], Table, Stock], list[float]]
_ACTS: Final[dict[str, Act]] = {
    "restore": _restore,
    "lay": _lay,
    "draw": _draw,
    "demand": _demand,
    "pass": _pass,
    "stop": _nothing,
    "finish": _nothing,
}
_SCORERS: Final[dict[str, Scorer]] = {  # of the others every option is an act of its own
    "pay": _pay,
    "rotate": _rotate,
    "take": _take,
    "give": _surplus,
    "discard": _surplus,
}
