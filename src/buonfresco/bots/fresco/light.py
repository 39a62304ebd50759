"""The light policy: quick answers that make sense, for rollouts. It reads the position of a sampled world.

It plans buying and restoring together and blends by worth; answers of modules are judged by their own quick guesses
(``Worth.answers``), and without any it does something rather than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.bots.fresco.stocks import Stocks, next_worth
from buonfresco.bots.luck import Luck
from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import IN_FRONT, PASS, RESTORE
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, MARKET, SPACES, STUDIO, WORKSHOP
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.worth import Judge, Restoring, rounds_left

NOTHING: Final = ("pass", "forfeit", "keep")
NEVER: Final = -1e9
SOMETHING: Final = 0.5  # what an answer is worth of which nothing is known
COIN: Final = 0.55  # what a Thaler is worth, half a point of which it is at the end
SHORT: Final = 0.7  # while they are short
NOISE: Final = 1.0  # by which plans differ from time to time
# By mood from the bottom up, weights of the hours from five to nine
HOURS: Final[list[list[int]]] = [
    [0, 0, 0, 1, 3],
    [0, 0, 0, 1, 3],
    [0, 0, 1, 2, 4],
    [0, 1, 1, 2, 4],
    [0, 2, 2, 3, 3],
    [0, 2, 3, 2, 3],
    [0, 2, 3, 1, 2],
    [1, 2, 3, 4, 3],
    [1, 1, 3, 4, 1],
]
LAST_HOURS: Final[list[int]] = [2, 2, 2, 2, 1]
MOOD: Final[list[float]] = [0.0, 0.45, 0.9, 1.35, 1.8, 2.25, 2.7, 2.84, 2.98]  # what it is worth, from the bottom up


class Light:
    """The policy for one configuration."""

    __slots__ = ("judges", "restoring", "rules", "stocks", "tiles")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.stocks = Stocks(rules)
        self.judges: dict[str, Judge] = {}
        for module in rules.modules:
            self.judges.update(module.worth.answers)
        self.restoring: list[Restoring] = []
        for module in rules.modules:
            if module.worth.restoring is not None:
                self.restoring.append(module.worth.restoring)
        self.tiles = {m.number: m.worth.tile for m in rules.modules if m.action_tile is not None}

    def choose(self, w: Fresco, luck: Luck, noise: float = NOISE) -> Action:
        """For the seat that is asked first."""
        options = w.legal()
        seat = w.asked_first
        asked = w.asked()
        assert asked is not None
        name, figure, _ = asked
        luck = luck.of(64 * w.s.round + 4 * len(name) + seat)
        first = options[0].kind
        if name == "plan":
            if first == "plan":
                return self.plan(w, seat, options, luck, noise)
            if first == "keep":
                return self.cover(w, seat, options, luck, noise)
        elif name == "cathedral":
            return self.restore(w, seat, options, luck)
        elif name == "blend":
            return self.blend(w, seat, options, luck)
        elif name == "market":
            return self.buy(w, seat, options, luck)
        elif name == "wake_time":
            return self.wake(w, figure, options, luck)
        elif name == "landing":
            return IN_FRONT
        return self.judged(w, seat, options, luck, NEVER, options[0])

    def judged(
        self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck, best: float, chosen: Action
    ) -> Action:
        """The best of a module's answers, if it is better than what was found so far."""
        alone = best <= NEVER  # nothing else has been looked at
        for action in options:
            if alone or action.kind not in NOTHING:
                value = self.guess(w, seat, action) + 0.1 * luck.unit()
                if value > best:
                    best, chosen = value, action
        return chosen

    def guess(self, w: Fresco, seat: int, action: Action) -> float:
        """What a module's answer is worth, beyond doing nothing."""
        judge = self.judges.get(action.kind)
        if judge is not None:
            return judge(w, seat, action)
        if action.kind in NOTHING:
            return 0.0
        return NEVER if action.kind in _CORE else SOMETHING

    # ---- wake --------------------------------------------------------------------------------------------------

    def wake(self, w: Fresco, actor: int, options: Sequence[Action], luck: Luck) -> Action:
        s, r = w.s, self.rules
        if actor >= r.seats:
            return options[luck.below(len(options))]
        weights = LAST_HOURS if s.final else HOURS[min(len(HOURS) - 1, max(0, s.mood[actor] - r.mood_bottom))]
        best, chosen = -1.0, options[0]
        for action in options:
            if action.kind == "wake":
                row = r.times.index(action.args[0])
                value = weights[min(row, len(weights) - 1)] * luck.unit()
                if value > best:
                    best, chosen = value, action
        return chosen

    # ---- plan --------------------------------------------------------------------------------------------------

    def visits(self, w: Fresco, seat: int) -> list[tuple[int, int, int, float]]:
        """Market, cathedral, second cathedral: what so many apprentices there bring, without the rest of the sheet."""
        s, r, t = w.s, self.rules, self.stocks
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
        survives = float(0.5**before)  # the chance that what I want is still there
        contested = 1.0 - 0.06 * before
        can = min(3, thalers // price) if price else 3
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
        found: list[tuple[int, int, int, float]] = []
        for market in range(4):
            for work in range(4):
                for again in range(4 if final else 1):
                    if not ways[market]:
                        continue
                    wanted = work + again
                    values: list[float] = []
                    for base, gains in ways[market]:
                        last = len(gains) - 1
                        gain = gains[wanted] if wanted <= last else gains[last] - 0.2 * (wanted - last)
                        values.append(base + contested * gain)
                    values.sort(reverse=True)
                    value = values[0]
                    if len(values) > 1:
                        value = survives * value + (1.0 - survives) * values[1]
                    found.append((market, work, again, value))
        return found

    def blends(self, stock: list[int], most: int) -> list[float]:
        """What one blend after the other gains together."""
        stock = stock[:]
        total = 0.0
        found = [0.0]
        for _ in range(most):
            best, chosen = 0.05, -1
            for result, (one, two) in self.rules.blends.items():
                if stock[one] and stock[two] and (one != two or stock[one] > 1):
                    value = next_worth(result, stock[result])
                    value -= next_worth(one, stock[one] - 1) + next_worth(two, stock[two] - 1)
                    if value > best:
                        best, chosen = value, result
            if chosen < 0:
                break
            total += best
            found.append(total)
            one, two = self.rules.blends[chosen]
            stock[one] -= 1
            stock[two] -= 1
            stock[chosen] += 1
        return found

    def columns(self, w: Fresco, seat: int) -> tuple[list[float], list[float], list[float]]:
        """What nought to three apprentices bring in the studio, the workshop and the theater."""
        s = w.s
        coin = 0.5 if s.final else COIN if s.thalers[seat] >= 6 else SHORT
        gains = self.blends(s.paints[seat], 6)
        last = len(gains) - 1
        work = [gains[min(2 * count, last)] for count in range(4)]
        if s.final:
            return [3 * coin * count for count in range(4)], [0.5 * gain for gain in work], [0.0] * 4
        work = [gain + (0.35 if count else 0.0) for count, gain in enumerate(work)]  # of what is bought this round
        mood = s.mood[seat] - self.rules.mood_bottom
        top = len(MOOD) - 1
        now = MOOD[min(top, mood)]
        return [3 * coin * count for count in range(4)], work, [MOOD[min(top, mood + 2 * n)] - now for n in range(4)]

    def spreads(
        self, w: Fresco, seat: int, sheets: list[tuple[int, ...]], count: int, luck: Luck, noise: float
    ) -> list[tuple[float, tuple[int, ...]]]:
        """By sheet, given by its action tiles: the best way to place so many apprentices, and what it is worth."""
        final = w.s.final
        visits = self.visits(w, seat)
        studio, workshop, theater = self.columns(w, seat)
        found: list[tuple[float, tuple[int, ...]]] = []
        for covers in sheets:
            fill = self.rules.fills(covers)  # who stands on an action tile does nothing else
            most = [0 if number else SPACES for number in covers]
            free = count - sum(fill)
            best: float = NEVER
            chosen: tuple[int, ...] = ()
            for market, work, again, value in visits:
                left = free - market - work - again
                if left < 0 or market > most[MARKET] or work > most[CATHEDRAL] or (final and again > most[FIFTH]):
                    continue
                for blending in range(min(left, most[WORKSHOP]) + 1):
                    for fifth in (again,) if final else range(min(left - blending, most[FIFTH]) + 1):
                        earning = left - blending - (0 if final else fifth)
                        if earning <= most[STUDIO]:
                            total = value + workshop[blending] + studio[earning] + noise * luck.unit()
                            if not final:
                                total += theater[fifth]
                            if total > best:
                                best, chosen = total, (market, work, earning, blending, fifth)
            found.append((best, tuple([here + there for here, there in zip(chosen, fill, strict=False)])))
        return found

    def plan(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck, noise: float) -> Action:
        count = sum(options[0].args)
        ((_, wanted),) = self.spreads(w, seat, [w.s.covers[seat]], count, luck, noise)
        for action in options:
            if action.args == wanted and action.kind == "plan":
                return action
        return options[0]

    def cover(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck, noise: float) -> Action:
        """Lay an action tile? Its worth against what the best plan loses by it."""
        number = options[0].args[0]
        worth = self.tiles.get(number)
        if worth is None:
            return options[0]
        value = worth(w, seat)
        if value <= 0.0:
            return options[0]
        covers = w.s.covers[seat]
        lays = [action for action in options if action.kind == "cover"]
        sheets = [covers]
        for action in lays:
            column = action.args[1]
            sheets.append((*covers[:column], number, *covers[column + 1 :]))
        count = w.s.apprentices[seat]
        found = self.spreads(w, seat, sheets, count, luck, noise)
        best, chosen = found[0][0], options[0]
        for action, (left, _) in zip(lays, found[1:], strict=True):
            if left + value > best:
                best, chosen = left + value, action
        return chosen

    # ---- places ------------------------------------------------------------------------------------------------

    def buy(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck) -> Action:
        s, r, t = w.s, self.rules, self.stocks
        stock, final = s.paints[seat], s.final
        price = r.hostel_price[s.wake[seat]]
        coin = (0.5 if final else COIN) * price
        found: list[tuple[float, int]] = []
        for index, action in enumerate(options):
            if action.kind == "buy":
                booth = s.booths[action.args[0]]
                value = 0.0
                for space in action.args[1:]:
                    value -= coin
                    for paint in t.paints[booth[space]]:
                        value += next_worth(paint, stock[paint])
                found.append((value, index))
        chosen = PASS if PASS in options else options[-1]
        best = -0.3
        found.sort(reverse=True)
        plan = s.plans[seat]
        work = plan[CATHEDRAL] + (plan[FIFTH] if final else 0) if plan else 0
        if not work:
            if found and found[0][0] > best:
                best, chosen = found[0][0], options[found[0][1]]
        else:
            where = t.places(s)
            income = 0.5 * rounds_left(w)
            best = t.gains(stock, where, s.bishop, s.thalers[seat] > 0, final, income, work, 1)[-1] - 0.3
            for value, index in found[:5]:
                action = options[index]
                booth = s.booths[action.args[0]]
                after = stock[:]
                for space in action.args[1:]:
                    for paint in t.paints[booth[space]]:
                        after[paint] += 1
                coins = s.thalers[seat] > price * (len(action.args) - 1)
                value = 0.3 * value if final else value
                value += t.gains(after, where, s.bishop, coins, final, income, work, 1)[-1]
                if value > best:
                    best, chosen = value, action
        return self.judged(w, seat, options, luck, best, chosen) if r.modules else chosen

    def restore(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck) -> Action:
        s, r, t = w.s, self.rules, self.stocks
        used = s.altar_used[seat] and r.altar_limit != "per_apprentice"
        where = t.places(s)
        if r.bars or r.modules:
            free = {action.args[0] for action in options if action.kind == "restore"}
            where = [segment if segment in free else -1 for segment in where]
        income = 0.5 * rounds_left(w)
        added = self.added(w, seat, where) if self.restoring else None
        one = t.best(s.paints[seat], where, s.bishop, s.thalers[seat] > 0, s.final, income, not used, added)
        chosen = PASS if PASS in options else options[-1]
        best = 0.0
        if one.answer is not None:
            plain = RESTORE[where[one.tile]] if one.tile >= 0 else one.answer
            if one.answer in options:
                best, chosen = one.gain, one.answer
            elif plain in options:
                best, chosen = one.gain, plain
        return self.judged(w, seat, options, luck, best, chosen) if r.modules else chosen

    def added(self, w: Fresco, seat: int, where: list[int]) -> list[float]:
        """What modules add to restorations, by segment."""
        found = [0.0] * len(w.s.fresco)
        for segment in where:
            if segment >= 0:
                for more in self.restoring:
                    found[segment] += more(w, seat, segment)
        return found

    def blend(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck) -> Action:
        s, r, t = w.s, self.rules, self.stocks
        stock = s.paints[seat]
        plan = s.plans[seat]
        work = plan[FIFTH] if s.final and plan else 0
        where = t.places(s) if work else []
        coins = s.thalers[seat] > 0
        best = t.gains(stock, where, s.bishop, coins, True, 0.0, work, 1)[-1] if work else 0.0
        chosen = PASS if PASS in options else options[-1]
        for action in options:
            if action.kind == "blend":
                result = action.args[0]
                one, two = r.blends[result]
                value = next_worth(result, stock[result])
                value -= next_worth(one, stock[one] - 1) + next_worth(two, stock[two] - 1)
                if work:
                    after = stock[:]
                    after[one] -= 1
                    after[two] -= 1
                    after[result] += 1
                    value = 0.3 * value + t.gains(after, where, s.bishop, coins, True, 0.0, work, 1)[-1]
                if value > best:
                    best, chosen = value, action
        return self.judged(w, seat, options, luck, best, chosen) if r.modules else chosen


_CORE: Final = ("withdraw", "restore", "altar", "buy", "close", "blend", "plan", "wake", "front", "behind")
