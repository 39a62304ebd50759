"""The light policy: quick answers that make sense, for rollouts. It reads the position of a sampled world.

It plans buying and restoring together and blends by worth; answers of modules are judged by their own quick guesses
(``Worth.answers``), and without any it does something rather than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buonfresco.bots.fresco.sheets import COIN, Sheet
from buonfresco.bots.fresco.stocks import Stocks, next_worth
from buonfresco.bots.luck import Luck
from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import IN_FRONT, PASS, RESTORE
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.worth import Judge, Restoring, rounds_left

NOTHING: Final = ("pass", "forfeit", "keep")
CORE: Final = ("withdraw", "restore", "altar", "buy", "close", "blend", "plan", "wake", "front", "behind")
NEVER: Final = -1e9
SOMETHING: Final = 0.5  # what an answer is worth of which nothing is known
NOISE: Final = 0.5  # by which what a column brings differs from time to time
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


class Light:
    """The policy for one configuration."""

    __slots__ = ("judges", "last_sheet", "looked_at", "restoring", "rules", "stocks", "tiles")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.stocks = Stocks(rules)
        self.last_sheet: Sheet | None = None
        self.judges: dict[str, Judge] = {}
        for module in rules.modules:
            self.judges.update(module.worth.answers)
        self.looked_at = frozenset(NOTHING) | {kind for kind in CORE if kind not in self.judges}  # by the base game
        self.restoring: list[Restoring] = []
        for module in rules.modules:
            if module.worth.restoring is not None:
                self.restoring.append(module.worth.restoring)
        self.tiles = {m.number: m.worth.tile for m in rules.modules if m.action_tile is not None}

    def choose(self, w: Fresco, luck: Luck, noise: float = NOISE) -> Action:
        """For the seat that is asked first."""
        return self.answer(w, w.asked_first, w.legal(), luck, noise)

    def plan_all(self, w: Fresco, seat: int, luck: Luck, noise: float = NOISE) -> None:
        """Everything that a seat has not decided yet of what all decide at the same time."""
        while seat in w.waiting:
            w.apply(self.answer(w, seat, w.legal(seat), luck, noise), seat)

    def answer(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck, noise: float) -> Action:
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
            if alone or action.kind not in self.looked_at:
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
        return NEVER if action.kind in CORE else SOMETHING

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

    def sheet(self, w: Fresco, seat: int, luck: Luck, noise: float) -> Sheet:
        """What is kept is one of a world that is being played on, for the next tile or the plan itself."""
        known = self.last_sheet
        if known is None or not known.is_of(w, seat, luck, noise):
            known = self.last_sheet = Sheet(w, seat, self.rules, self.stocks, luck, noise)
        return known

    def plan(self, w: Fresco, seat: int, options: Sequence[Action], luck: Luck, noise: float) -> Action:
        _, wanted = self.sheet(w, seat, luck, noise).shared(w.s.covers[seat], sum(options[0].args))
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
        covers, count = w.s.covers[seat], w.s.apprentices[seat]
        sheet = self.sheet(w, seat, luck, noise)
        best, chosen = sheet.shared(covers, count)[0], options[0]
        for action in options:
            if action.kind == "cover":
                column = action.args[1]
                left, _ = sheet.shared((*covers[:column], number, *covers[column + 1 :]), count)
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
        """What modules add to restorations that can be paid, by segment."""
        s = w.s
        found = [0.0] * len(s.fresco)
        for _, tile in self.stocks.payable(s.paints[seat], s.final).tiles:
            segment = where[tile]
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
