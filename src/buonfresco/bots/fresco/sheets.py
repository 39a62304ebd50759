"""How the light policy plans: what apprentices would bring in each column, and the best way to share them out.

What a column brings does not depend on the action tiles that lie on the sheet, so it is reckoned once a morning and
serves for every tile that may be laid, and for the plan in the end.
"""

from __future__ import annotations

from typing import Final

from buonfresco.bots.fresco.stocks import Stocks, next_worth
from buonfresco.bots.luck import Luck
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, MARKET, SPACES, STUDIO, WORKSHOP
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.worth import rounds_left

COIN: Final = 0.55  # what a Thaler is worth, half a point of which it is at the end
SHORT: Final = 0.7  # while they are short
ENOUGH_COINS: Final = 6
MOOD: Final[list[float]] = [0.0, 0.45, 0.9, 1.35, 1.8, 2.25, 2.7, 2.84, 2.98]  # what it is worth, from the bottom up
BOUGHT: Final = 0.35  # what blending may gain with paints that are bought this round
IDLE: Final = 0.2  # what an apprentice costs who finds nothing to restore
SURVIVES: Final = 0.5  # the chance that something is still there after one other painter
CONTESTED: Final = 0.06  # what each of them takes of what can be restored
LEAST_BLEND: Final = 0.05  # what a blend must gain
NEVER: Final = -1e9

Visit = tuple[int, int, int, float]  # apprentices at the market, the cathedral and there again; what they bring
Rest = tuple[float, int, int, int]  # what they bring in studio, workshop and theater, and how many go where
Spread = tuple[int, ...]  # apprentices by column


class Sheet:
    """One painter's columns in one morning. ``noise``: by how much each may look better than it is."""

    __slots__ = (
        "final",
        "noise",
        "rests",
        "round",
        "rules",
        "seat",
        "seed",
        "studio",
        "theater",
        "visits",
        "workshop",
        "world",
    )

    def __init__(self, w: Fresco, seat: int, rules: Rules, stocks: Stocks, luck: Luck, noise: float) -> None:
        self.world = w
        self.seat = seat
        self.round = w.s.round
        self.seed = luck.seed
        self.noise = noise
        self.rules = rules
        self.final = w.s.final
        self.rests: dict[tuple[int, ...], list[Rest]] = {}  # by spaces of those columns
        self.visits: list[Visit] = []
        for market, work, again, value in _visits(w, seat, rules, stocks):
            self.visits.append((market, work, again, value + noise * luck.unit()))
        coin = 0.5 if self.final else COIN if w.s.thalers[seat] >= ENOUGH_COINS else SHORT
        self.studio = [3 * coin * count + noise * luck.unit() for count in range(SPACES + 1)]
        self.workshop = [gain + noise * luck.unit() for gain in _workshop(w, seat, rules)]
        self.theater = [gain + noise * luck.unit() for gain in _theater(w, seat, rules)]

    def is_of(self, w: Fresco, seat: int, luck: Luck, noise: float) -> bool:
        """Is it this painter's sheet of this morning? Nothing that counts here changes while all plan."""
        same = self.world is w and self.seat == seat and self.round == w.s.round
        return same and self.seed == luck.seed and self.noise == noise

    def shared(self, covers: tuple[int, ...], count: int) -> tuple[float, Spread]:
        """The best way to place so many apprentices with these action tiles, and what it is worth."""
        fill = self.rules.fills(covers)  # who stands on an action tile does nothing else
        most = [0 if number else SPACES for number in covers]
        free = count - sum(fill)
        rest = self.rest(most)
        best: float = NEVER
        chosen: Spread = ()
        last = len(rest) - 1
        for market, work, again, value in self.visits:
            left = free - market - work - again
            if left < 0 or left > last or market > most[MARKET] or work > most[CATHEDRAL]:
                continue
            if self.final and again > most[FIFTH]:
                continue
            more, studio, workshop, fifth = rest[left]
            if value + more > best:
                best = value + more
                chosen = (market, work, studio, workshop, again if self.final else fifth)
        return best, tuple([here + there for here, there in zip(chosen, fill, strict=False)])

    def rest(self, most: list[int]) -> list[Rest]:
        """By number of apprentices: the best they can do in the last three columns, with so many spaces in each."""
        key = (most[STUDIO], most[WORKSHOP], 0 if self.final else most[FIFTH])
        known = self.rests.get(key)
        if known is None:
            known = self.rests[key] = self._rest(key[0], key[1], key[2])
        return known

    def _rest(self, studios: int, workshops: int, fifths: int) -> list[Rest]:
        found: list[Rest] = []
        for count in range(studios + workshops + fifths + 1):
            best: Rest = (NEVER, 0, 0, 0)
            for fifth in range(min(count, fifths) + 1):
                left = count - fifth
                for workshop in range(max(0, left - studios), min(left, workshops) + 1):
                    value = self.theater[fifth] + self.workshop[workshop] + self.studio[left - workshop]
                    if value > best[0]:
                        best = (value, left - workshop, workshop, fifth)
            found.append(best)
        return found


def _visits(w: Fresco, seat: int, r: Rules, t: Stocks) -> list[Visit]:
    """Market, cathedral, second cathedral: what so many apprentices there bring, without the rest of the sheet."""
    s = w.s
    stock, thalers, final = s.paints[seat], s.thalers[seat], s.final
    row = s.wake[seat]
    price = r.hostel_price[row] if row >= 0 else 2
    coin = 0.5 if final else COIN
    where = t.places(s)
    income = 0.5 * rounds_left(w)
    most, altars = (6, 2) if final else (3, 1)
    before = 0
    for other in s.wake:
        if other < row:
            before += 1
    survives = float(SURVIVES**before)
    contested = 1.0 - CONTESTED * before
    can = min(SPACES, thalers // price) if price else SPACES
    ways: list[list[tuple[float, list[float]]]] = [[], [], [], []]
    ways[0].append((0.0, t.gains(stock, where, s.bishop, thalers > 0, final, income, most, altars)))
    for booth in s.booths if can else ():
        tiles: list[tuple[float, int]] = []
        for tile in booth:
            if tile >= 0:
                worth = 0.0
                for paint in t.paints[tile]:
                    worth += next_worth(paint, stock[paint])
                tiles.append((worth, tile))
        tiles.sort(reverse=True)
        after = stock[:]
        gain = 0.0
        for count in range(1, 1 + min(can, len(tiles))):
            for paint in t.paints[tiles[count - 1][1]]:
                gain += next_worth(paint, after[paint])
                after[paint] += 1
            left = thalers > price * count
            gains = t.gains(after, where, s.bishop, left, final, income, most, altars)
            ways[count].append(((0.15 if final else 1.0) * gain - coin * price * count, gains))
    found: list[Visit] = []
    for market in range(SPACES + 1):
        if ways[market]:
            brought = [_brought(ways[market], wanted, contested, survives) for wanted in range(most + 1)]
            for work in range(SPACES + 1):
                for again in range(SPACES + 1 if final else 1):
                    found.append((market, work, again, brought[work + again]))
    return found


def _brought(ways: list[tuple[float, list[float]]], wanted: int, contested: float, survives: float) -> float:
    """What the best purchase brings with so many restorations after it, or the next best if others were quicker."""
    best = second = NEVER
    for base, gains in ways:
        last = len(gains) - 1
        gain = gains[wanted] if wanted <= last else gains[last] - IDLE * (wanted - last)
        value = base + contested * gain
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best if len(ways) == 1 else survives * best + (1.0 - survives) * second


def _workshop(w: Fresco, seat: int, r: Rules) -> list[float]:
    """What nought to three apprentices blend together."""
    gains = _blends(w.s.paints[seat], 2 * SPACES, r)
    last = len(gains) - 1
    work = [gains[min(2 * count, last)] for count in range(SPACES + 1)]
    if w.s.final:
        return [0.5 * gain for gain in work]
    return [gain + (BOUGHT if count else 0.0) for count, gain in enumerate(work)]


def _blends(stock: list[int], most: int, r: Rules) -> list[float]:
    """What one blend after the other gains together."""
    stock = stock[:]
    total = 0.0
    found = [0.0]
    for _ in range(most):
        best, chosen = LEAST_BLEND, -1
        for result, (one, two) in r.blends.items():
            if stock[one] and stock[two] and (one != two or stock[one] > 1):
                value = next_worth(result, stock[result])
                value -= next_worth(one, stock[one] - 1) + next_worth(two, stock[two] - 1)
                if value > best:
                    best, chosen = value, result
        if chosen < 0:
            break
        total += best
        found.append(total)
        one, two = r.blends[chosen]
        stock[one] -= 1
        stock[two] -= 1
        stock[chosen] += 1
    return found


def _theater(w: Fresco, seat: int, r: Rules) -> list[float]:
    """What nought to three apprentices do for the mood; in the final round the column is another one."""
    if w.s.final:
        return [0.0] * (SPACES + 1)
    mood = w.s.mood[seat] - r.mood_bottom
    top = len(MOOD) - 1
    now = MOOD[min(top, mood)]
    return [MOOD[min(top, mood + 2 * count)] - now for count in range(SPACES + 1)]
