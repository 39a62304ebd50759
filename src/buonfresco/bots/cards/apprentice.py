"""The apprentice of the card game: restores what pays, and changes what is left over into what is needed.

All weights are in points. `outlook.py` weighs hands; this file answers the decisions. It does not guess what others
hold beyond the backs of their cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from buonfresco.bots.cards import outlook
from buonfresco.bots.cards.outlook import Stock, Table
from buonfresco.bots.seat import Seat
from buonfresco.engine.view import Option
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.view import Player, View

GOOD = 3  # a fresco card worth less is not restored while there is time for a better one
PASS_COST = 0.05  # to change a card for an equal one is no worse than to pass
LAY_LEAST = 0.02  # what laying a card out must bring
DEMAND_LEAST = 1.0  # what a demand must promise; the tile is gone afterwards
SYMBOL = 0.05  # what a symbol on a card is worth that is of no other use
LAST_ROUND = 0.3  # of what a hand promises
SURE = 100.0  # restoring comes before anything else
EXCHANGE_TILE = 1.8
DEMAND_TILE = 0.5  # for each other player
POINT_TILE = 1.1  # a rotation tile is a point, now or at the end
PAINT_TILE = 1.4


def choose(seat: Seat) -> int:
    """The code of the best option; equally good ones are drawn."""
    return seat.pick(scores(seat.view))


def scores(view: View) -> list[float]:
    """What each option is worth, in points."""
    asked = view.decision
    if asked is None:
        raise ValueError("this seat is not asked")
    return _SCORERS[asked.kind](view, asked.options)


def _act(view: View, options: Sequence[Option]) -> list[float]:
    """Every decision in which something is done or left: the turn itself, laying out, drawing, going on."""
    table, stock = outlook.table_of(view), outlook.stock_of(view)
    return [_ACTS[option.kind](view, option, table, stock) for option in options]


# ---- restoring --------------------------------------------------------------------------------------------------


def _restore(view: View, option: Option, table: Table, stock: Stock) -> float:
    """The dearest first, but none that is not worth its place among the few that end the game."""
    face = table.rules.face_names.index(_name(option))
    points = outlook.value(table, stock, face)
    return SURE + points if points >= _good_enough(view, table) else -1.0


def _good_enough(view: View, table: Table) -> int:
    """Anything is good when the end is near; but who is behind does not end the game for little."""
    me = _own(view)
    others = [other for seat, other in enumerate(view.players) if seat != view.seat]
    nearly = table.rules.enough - 1
    if view.final or any(len(other.frescoes) >= nearly for other in others):
        return 1
    if len(me.frescoes) == nearly:
        return max(GOOD, max(other.score for other in others) - me.score)
    return GOOD


def _pay(view: View, options: Sequence[Option]) -> list[float]:
    """Bishops and blends as long as they turn the card, and the cards that I would miss least.

    In the last round only those that could still restore another one are missed (C-SCORE-03).
    """
    table, stock = outlook.table_of(view), outlook.stock_of(view)
    rules = table.rules
    assert view.restoring is not None
    face = rules.face_names.index(view.restoring)
    faces = list(table.faces)
    faces.remove(face)
    after = table._replace(faces=tuple(faces))
    room = outlook.MOST_ROTATIONS - (table.favourite in rules.face_colours[face]) - _turned(view, table)
    later = LAST_ROUND if view.final else 1.0
    scores = []
    for option in options:
        if option.kind == "paint":
            scores.append(later * outlook.worth(after, _less_paint(stock, _name(option))) - 1.0)  # its point is gone
            continue
        cards = [outlook.card_number(rules, option.args[name]) for name in ("card", "other") if name in option.args]
        left = stock
        for card in cards:
            left = left.changed(rules, card, -1)
        turns = sum([rules.bishop[card] for card in cards]) + (option.kind == "mix")
        scores.append(later * outlook.worth(after, left) + max(0, min(turns, room)))
    return scores


def _turned(view: View, table: Table) -> int:
    """Rotations paid so far. After another restoration of the phase its cards lie there too: then none is counted."""
    if view.restored:
        return 0
    cards = [outlook.card_number(table.rules, name) for name in view.table]
    return sum([table.rules.bishop[card] for card in cards]) + max(0, len(cards) - view.paid)


def _less_paint(stock: Stock, tile: str) -> Stock:
    counts = list(stock.counts)
    counts[LETTERS.index(tile[-1])] -= 1
    return stock._replace(counts=tuple(counts))


def _rotate(view: View, options: Sequence[Option]) -> list[float]:
    """The tile is worth a point if it is kept (C-TILE-01); a turn that brings as much is sure."""
    assert view.decision is not None
    gain = float(view.decision.about["next"]) - float(view.decision.about["value"])
    return [gain if option.kind == "rotate" else 0.9 for option in options]


def _take(view: View, options: Sequence[Option]) -> list[float]:
    return [_tile_worth(view, _name(option)) for option in options]


def _tile_worth(view: View, tile: str) -> float:
    """In the last round only points count, and what can still be used: nothing that needs another turn."""
    if tile == "exchange":
        return 0.0 if view.final else EXCHANGE_TILE
    if tile == "demand":
        return 0.0 if view.final else DEMAND_TILE * (len(view.players) - 1)
    if tile == "rotation":
        return POINT_TILE
    wanted = sum([tile[-1] in name for name in view.frescoes])
    return PAINT_TILE + 0.2 * wanted


# ---- exchanging -------------------------------------------------------------------------------------------------


def _lay(_view: View, option: Option, table: Table, stock: Stock) -> float:
    """What the draws bring more than the card itself; laid out one after the other, the least useful first."""
    card = outlook.card_number(table.rules, _name(option))
    left = stock.changed(table.rules, card, -1)
    loss = outlook.worth(table, stock) - outlook.worth(table, left)
    return outlook.symbols_gain(table, stock, table.rules.card_symbols[card]) - loss


def _draw(view: View, option: Option, table: Table, stock: Stock) -> float:
    """The best pile; as long as cards can be laid out, only if no further card is worth it."""
    pile = table.rules.pile_names.index(_name(option))
    gain = outlook.draw_gain(table, stock, pile)
    assert view.decision is not None
    return LAY_LEAST + gain * 1e-3 if view.decision.kind == "lay" else gain


def _pass(_view: View, _option: Option, table: Table, stock: Stock) -> float:
    """Who passes with few cards fills up his hand (C-PASS-02)."""
    return outlook.draw_gain(table, stock, 0) * max(0, 3 - stock.cards) - PASS_COST


def _nothing(_view: View, _option: Option, _table: Table, _stock: Stock) -> float:
    return 0.0


def _surplus(view: View, options: Sequence[Option]) -> list[float]:
    """What is left without the card that is given away or discarded; among equals its symbols count."""
    table, stock = outlook.table_of(view), outlook.stock_of(view)
    rules = table.rules
    scores = []
    for option in options:
        card = outlook.card_number(rules, _name(option))
        draws = sum([number for _, number in rules.card_symbols[card]])
        scores.append(outlook.worth(table, stock.changed(rules, card, -1)) - SYMBOL * draws)
    return scores


# ---- demands ----------------------------------------------------------------------------------------------------


def _demand(view: View, option: Option, table: Table, stock: Stock) -> float:
    """Before exchanging and stopping, if a card of the color would help and somebody is likely to have one."""
    rules, colour = table.rules, LETTERS.index(_name(option))
    card = rules.card_colour.index(colour)
    gain = outlook.worth(table, stock.changed(rules, card, 1)) - outlook.worth(table, stock)
    givers = sum([_holds(rules, other, colour) for seat, other in enumerate(view.players) if seat != view.seat])
    promised = gain * givers
    least = 0.3 if view.final else DEMAND_LEAST
    return SURE / 2 + promised if promised >= least else -1.0


def _holds(rules: Rules, other: Player, colour: int) -> float:
    """How likely a player has a card of the color, by the backs of his cards (C-INFO-02)."""
    none = 1.0
    for name, number in other.backs.items():
        cards = rules.cards[rules.pile_names.index(name)]
        share = sum([rules.card_colour[card] == colour for card in cards]) / len(cards)
        none *= (1 - share) ** number
    return 1 - none


def _own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


def _name(option: Option) -> str:
    """What the option is about."""
    name: str = next(iter(option.args.values()))
    return name


_ACTS: dict[str, Callable[[View, Option, Table, Stock], float]] = {
    "restore": _restore,
    "lay": _lay,
    "draw": _draw,
    "demand": _demand,
    "pass": _pass,
    "stop": _nothing,
    "finish": _nothing,
}
_SCORERS: dict[str, Callable[[View, Sequence[Option]], list[float]]] = {
    "turn": _act,
    "lay": _act,
    "draw": _act,
    "more": _act,
    "window": _act,
    "pay": _pay,
    "rotate": _rotate,
    "take": _take,
    "give": _surplus,
    "discard": _surplus,
}
