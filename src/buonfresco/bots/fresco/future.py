"""What a stock is good for: restorations, blends and shopping played in the head, on numbers taken from a view."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.pack import Pack, load_pack
from buonfresco.games.fresco.paints import MOST_OF_ONE
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.view import Player, View

LETTERS = "YRBGOPKN"
PAINT_NUMBER = {"yellow": 0, "red": 1, "blue": 2, "green": 3, "orange": 4, "purple": 5, "pink": 6, "brown": 7}
RECIPES = {3: (0, 2), 4: (0, 1), 5: (1, 2)}
READY = 0.05  # share of a tile's points that being able to pay it is worth
MOST_APPRENTICES = 6
RESERVE = 6  # so many Thalers are wanted for the next market

Tile = tuple[int, tuple[int, ...]]  # points, paints


class Prices:
    """What things are worth, in points."""

    __slots__ = ("coin", "paints", "surplus")

    def __init__(self, coin: float, paints: tuple[float, ...], surplus: float) -> None:
        self.coin = coin  # a Thaler of which there are enough, while the game goes on
        self.paints = paints
        self.surplus = surplus  # each further piece of a paint is worth so much of the one before


# Measured for each (docs/opponents.md). Nobody sells purple.
AMONG_TWO = Prices(0.6, (1.85, 1.85, 1.85, 3.45, 3.45, 4.75, 5.4, 5.4), 0.8)
AMONG_MORE = Prices(0.7, (1.65, 1.65, 1.65, 3.9, 3.9, 4.2, 5.4, 5.4), 0.82)


@functools.lru_cache(maxsize=64)
def _tables(rules: Rules) -> tuple[dict[str, tuple[int, ...]], dict[str, Tile]]:
    """Market tiles with their paints, fresco tiles with points and paints."""
    market = dict(zip(rules.market_ids, rules.market_paints, strict=True))
    faces = zip(rules.fresco_values, rules.fresco_costs, strict=True)
    return market, dict(zip(rules.fresco_ids, faces, strict=True))


def pack_of(view: View) -> Pack:
    return load_pack(view.config["pack"])


def own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


def read_letters(letters: str) -> tuple[int, ...]:
    return tuple(LETTERS.index(letter) for letter in letters)


def market_paints(view: View, tile: str | None) -> tuple[int, ...]:
    return _tables(rules_of(view))[0].get(tile or "", ())


def goods(option: Option) -> tuple[str, list[int]]:
    """The booth and the spaces of a purchase."""
    return option.args["booth"], option.args["spaces"]


def rounds_left(view: View) -> float:
    """How many rounds will follow this one, about."""
    painters = len(view.players) + (view.leonardo is not None)
    return 0.0 if view.final else max(1.0, (len(view.fresco) - 6) / (0.9 * painters))


def prices(view: View) -> Prices:
    return AMONG_TWO if len(view.players) == 2 else AMONG_MORE


def thaler_worth(view: View, thalers: int) -> float:
    """Half a point at the end; more while coins for the market are short."""
    return 0.5 if view.final else prices(view).coin + 0.07 * max(0, RESERVE - thalers)


def bonus(bishop: str, segment: str) -> int:
    far = distance(bishop, segment)
    return 3 if far == 0 else 2 if far == 1 else 0


def distance(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(ord(one[1]) - ord(other[1])))


class Situation:
    """My goods, the fresco and the points I have made in my head so far. Never changed."""

    __slots__ = ("bishop", "points", "rules", "stock", "thalers", "tiles")

    def __init__(
        self, rules: Rules, stock: tuple[int, ...], thalers: int, bishop: str, tiles: dict[str, Tile], points: float
    ) -> None:
        self.rules = rules
        self.stock = stock
        self.thalers = thalers
        self.bishop = bishop
        self.tiles = tiles
        self.points = points

    @staticmethod
    def of(view: View) -> Situation:
        me = own(view)
        rules = rules_of(view)
        faces = _tables(rules)[1]
        stock = [0] * len(LETTERS)
        for name, count in (me.paints or {}).items():
            stock[PAINT_NUMBER[name]] = count
        tiles = {segment: faces[tile] for segment, tile in view.fresco.items() if tile in faces}
        return Situation(rules, tuple(stock), me.thalers or 0, view.bishop, tiles, 0.0)

    def changed(self, minus: Iterable[int], plus: Iterable[int] = ()) -> tuple[int, ...]:
        stock = list(self.stock)
        for paint in minus:
            stock[paint] -= 1
        for paint in plus:
            stock[paint] += 1
        return tuple(stock)

    def bought(self, paints: Iterable[int], cost: int) -> Situation:
        return Situation(
            self.rules, self.changed((), paints), self.thalers - cost, self.bishop, self.tiles, self.points
        )

    def blended(self, paint: int) -> Situation:
        if paint not in RECIPES:
            return self
        stock = self.changed(RECIPES[paint], (paint,))
        return Situation(self.rules, stock, self.thalers, self.bishop, self.tiles, self.points)

    def restored(self, view: View, segment: str, step: str) -> Situation:
        """Also worth something: a tile pays a Thaler in every round to come."""
        value, cost = self.tiles[segment]
        income = 0.5 * rounds_left(view)
        left = {place: tile for place, tile in self.tiles.items() if place != segment}
        gained = value + bonus(step or self.bishop, segment) + income
        thalers = self.thalers - bool(step)
        return Situation(self.rules, self.changed(cost), thalers, segment, left, self.points + gained)

    def at_altar(self, payment: Sequence[int], step: bool = False) -> Situation:
        points = self.points + altar_value(payment)
        return Situation(self.rules, self.changed(payment), self.thalers - step, self.bishop, self.tiles, points)


class Work:
    """What so many apprentices at cathedral, workshop and second visit bring: points, paints, coins for the bishop."""

    __slots__ = ("gain", "key", "paints", "steps")

    def __init__(self, key: tuple[int, int, int], gain: float, paints: float, steps: int) -> None:
        self.key = key
        self.gain = gain
        self.paints = paints
        self.steps = steps


Works = dict[tuple[tuple[int, ...], int, bool], list[Work]]  # by stock, tiles bought, and whether there are coins


class Round:
    """What a painter has to plan with."""

    __slots__ = ("apprentices", "place", "price", "thalers", "view", "works")

    def __init__(self, view: View, price: int, apprentices: int, place: float, thalers: int, works: Works) -> None:
        self.view = view
        self.price = price
        self.apprentices = apprentices
        self.place = place  # how many act before me
        self.thalers = thalers
        self.works = works

    @staticmethod
    def of(view: View, price: int, apprentices: int, place: float, works: Works) -> Round:
        return Round(view, price, apprentices, place, own(view).thalers or 0, works)

    def shoppings(self, apprentices: int) -> list[tuple[int, Situation]]:
        """The best purchase at each booth with so many apprentices, as the number of tiles and what comes of it; going
        home with nothing is always possible.
        """
        start = Situation.of(self.view)
        if not apprentices:
            return [(0, start)]
        most = min(apprentices, self.thalers // self.price) if self.price else apprentices
        paints = _tables(start.rules)[0]
        now = prices(self.view)
        results = []
        for tiles in self.view.booths.values():
            faces = [paints.get(tile, ()) for tile in tiles if tile]
            faces.sort(key=lambda face: sum(now.paints[paint] * now.surplus ** start.stock[paint] for paint in face))
            taken = faces[-most:] if most else []
            after = start.bought([paint for face in taken for paint in face], self.price * len(taken))
            results.append((len(taken), after))
        return results or [(0, start)]


def altar_value(payment: Sequence[int]) -> int:
    blended = [paint for paint in payment if paint > 2]
    return 6 if sorted(blended) == [3, 4, 5] else 2 + len(blended)


_PAYMENTS = [
    payment
    for payment in combinations_with_replacement(range(6), 3)
    if all(payment.count(paint) == 1 for paint in payment if paint < 3)
]


def affordable(rules: Rules, stock: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    """Every cost of a tile, of the altar and of a blend that a stock covers. No cost takes more than a few of one."""
    return _affordable(rules, tuple([count if count < MOST_OF_ONE else MOST_OF_ONE for count in stock]))


@functools.lru_cache(maxsize=1 << 14)
def _affordable(rules: Rules, stock: tuple[int, ...]) -> frozenset[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for cost, needs in _needs(rules):
        for paint, count in needs:
            if stock[paint] < count:
                break
        else:
            found.append(cost)
    return frozenset(found)


@functools.lru_cache(maxsize=64)
def _needs(rules: Rules) -> list[tuple[tuple[int, ...], list[tuple[int, int]]]]:
    """Every cost, with how many of which paint it takes."""
    costs = {cost for _, cost in _tables(rules)[1].values()}.union(_PAYMENTS, RECIPES.values())
    return [(cost, [(paint, cost.count(paint)) for paint in sorted(set(cost))]) for cost in sorted(costs)]


def _payable(view: View, now: Situation, most: int) -> float:
    """Points on the best tiles that could be paid right away."""
    payable = affordable(now.rules, now.stock)
    values = [value for value, cost in now.tiles.values() if cost in payable]
    if len(values) > most:
        values.sort(reverse=True)
    return float(sum(values[:most]))


@functools.lru_cache(maxsize=1 << 14)
def _paint_worth(now: Prices, stock: tuple[int, ...]) -> float:
    left = 1 - now.surplus
    return sum(now.paints[paint] * (1 - now.surplus**count) / left for paint, count in enumerate(stock) if count)


def paint_worth(view: View, stock: tuple[int, ...]) -> float:
    return _paint_worth(prices(view), stock)


def worth(view: View, now: Situation) -> float:
    """What is left over: Thalers, and paints as long as they can still be used."""
    return money_worth(view, now.thalers) + paints_left(view, now)


def money_worth(view: View, thalers: int) -> float:
    return thaler_worth(view, thalers) * thalers


def paints_left(view: View, now: Situation) -> float:
    if view.final and view.phase != "workshop":
        return 0.0
    share = 1.0 if view.final else READY
    return paint_worth(view, now.stock) + share * _payable(view, now, 3)


def restore_best(view: View, now: Situation, first: bool) -> Situation:
    """The restoration that brings most for what it costs; the altar once a visit; or nothing."""
    coin = thaler_worth(view, now.thalers)
    before = 0.0 if view.final else paint_worth(view, now.stock)
    payable = affordable(now.rules, now.stock)
    best, best_gain = now, 0.0
    for segment, (value, cost) in now.tiles.items():
        if cost not in payable:
            continue
        far = distance(now.bishop, segment)
        step = _towards(now.bishop, segment) if now.thalers and 1 <= far <= 2 else ""
        gain = value + (bonus(now.bishop, segment) if not step else 3 - (far - 1) - coin)
        if not view.final:
            gain += 0.5 * rounds_left(view) - before + paint_worth(view, now.changed(cost))
        if gain > best_gain:
            best, best_gain = now.restored(view, segment, step), gain
    if first:
        for payment in _PAYMENTS:
            if payment in payable:
                gain = altar_value(payment)
                if not view.final:
                    gain += paint_worth(view, now.changed(payment)) - before
                if gain > best_gain:
                    best, best_gain = now.at_altar(payment), gain
    return best


def _towards(bishop: str, segment: str) -> str:
    """One step of the bishop to a segment one or two away."""

    def step(here: str, there: str) -> str:
        return chr(ord(here) + (there > here) - (there < here))

    return step(bishop[0], segment[0]) + step(bishop[1], segment[1])


def blend_best(view: View, now: Situation) -> Situation:
    payable = affordable(now.rules, now.stock)
    best, best_value = now, _blend_value(view, now)
    for paint, recipe in RECIPES.items():
        if recipe in payable:
            after = now.blended(paint)
            value = _blend_value(view, after)
            if value > best_value:
                best, best_value = after, value
    return best


def _blend_value(view: View, now: Situation) -> float:
    """In the final round only what can be painted right afterwards counts."""
    return paint_worth(view, now.stock) + (1.0 if view.final else READY) * _payable(view, now, 2)
