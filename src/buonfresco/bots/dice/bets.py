"""What a bet is worth to who thinks about what the active player wants, and about when to bet.

He may want points, as the apprentice, or to win, as who knows the value. Where he has put the bishop and how often he
has reached it speak for one or the other. What he wants says where his dice lead; a bet is worth its points as often as
it is right, and waiting what the best bet after the next throw is worth, for fewer points but with more known.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from buonfresco.bots.dice import apprentice
from buonfresco.bots.dice.network import Network
from buonfresco.bots.dice.thought import Thought
from buonfresco.bots.seat import Seat
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import HIGHEST, THROWS, favoured, next_states
from buonfresco.games.dice.outlook import favoured as has_favour
from buonfresco.games.dice.outlook import free_dice
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import EVENTS
from buonfresco.games.dice.turn import MARKED_POINTS, prize
from buonfresco.games.dice.view import View

CARELESS: Final = 0.01  # chances to win that somebody who wants them may overlook with the bishop
ROUGH: Final = 0.3  # points, for somebody who wants points
OFTEN: Final = 0.8  # how often somebody who wants points reaches the marked section
SELDOM: Final = 0.45  # and somebody who wants to win
FIRST_SIGHT: Final = 2.0  # most want points, as far as the logarithm of the odds goes
DOUBT: Final = 0.03  # nobody is sure to be one or the other
_FAR: Final = 30.0

State = tuple[int, int, int]  # throws made, sum so far, color dice free


class Aim:
    """What somebody wants, by final sum, and how likely it is that he does."""

    __slots__ = ("events", "favour", "odds", "share", "worth")

    def __init__(self, share: float, worth: Sequence[float], favour: bool) -> None:
        self.share = share
        self.worth = worth
        self.favour = favour
        self.odds: Sequence[float] = favoured(worth) if favour else tuple(worth)
        self.events: dict[State, list[float]] = {}  # how likely they are

    def following(self, state: State) -> list[tuple[State, float]]:
        """Where his next throw leads, and how likely."""
        throws, so_far, free = state
        found = next_states(self.odds, so_far, THROWS - throws, free)
        return [((throws + 1, so_far, free), chance) for so_far, free, chance in found]

    def final(self, so_far: int) -> int:
        """What he makes of his sum with the favor tile (D-ROLL-08)."""
        if not self.favour:
            return so_far
        return max([so_far, so_far - 1, min(HIGHEST, so_far + 1)], key=lambda one: self.worth[one])


class Bets:
    """One decision to bet or to wait. All in points."""

    def __init__(self, seat: Seat, network: Network) -> None:
        self.aims = _aims(seat, network)
        self.best_from: dict[State, float] = {}
        g = seat.sample
        prizes = [prize(g, g.s.turn, place, g.s.bishop) for place in g.r.results[: HIGHEST + 1]]
        self.events = [won.result for won in prizes]  # by final sum
        self.state: State = (g.s.throws, total(g), free_dice(g))

    def bet(self, event: int) -> float:
        """On an event, now."""
        return self._bet(self.state, event)

    def wait(self) -> float:
        return self._wait(self.state)

    def likely(self, event: int) -> float:
        """How likely an event is."""
        return self._likely(self.state, event)

    def _bet(self, state: State, event: int) -> float:
        return COLUMN_POINTS[state[0]] * self._likely(state, event)

    def _likely(self, state: State, event: int) -> float:
        return sum([aim.share * self._events(aim, state)[event] for aim in self.aims])

    def _wait(self, state: State) -> float:
        """For the best that can be done after the next throw."""
        if state[0] == THROWS - 1:
            return 0.0
        worth = 0.0
        for aim in self.aims:
            for following, chance in aim.following(state):
                worth += aim.share * chance * self._best(following)
        return worth

    def _best(self, state: State) -> float:
        known = self.best_from.get(state)
        if known is None:
            bets = [self._bet(state, event) for event in range(len(EVENTS))]
            known = self.best_from[state] = max([self._wait(state), *bets])
        return known

    def _events(self, aim: Aim, state: State) -> list[float]:
        """How likely each event is, if this is what he wants."""
        if state[0] == THROWS:
            happens = self.events[aim.final(state[1])]
            return [float(event == happens) for event in range(len(EVENTS))]
        known = aim.events.get(state)
        if known is None:
            known = [0.0] * len(EVENTS)
            for following, chance in aim.following(state):
                after = self._events(aim, following)
                known = [so_far + chance * more for so_far, more in zip(known, after, strict=True)]
            aim.events[state] = known
        return known


def _aims(seat: Seat, network: Network) -> list[Aim]:
    """To win, and points. How likely each is follows from where he has put the bishop, and from how often he has
    reached a marked section so far: everybody sees that.
    """
    g = seat.sample
    r, actor, bishop = g.r, g.s.turn, g.s.bishop
    his = Thought(seat, network, actor)
    chances = [his.bishop(section) for section in range(len(r.sums))]
    view: View = msgspec.structs.replace(seat.view, seat=actor)  # as he sees it, but for his portraits
    points = apprentice.bishops(view, r.sums)
    for_points = FIRST_SIGHT
    for_points += (max(chances) - chances[bishop]) / CARELESS - (max(points) - points[bishop]) / ROUGH
    marked = view.players[actor].points.get("bishop", 0) // MARKED_POINTS
    for_points += marked * math.log(OFTEN / SELDOM) + (view.round - 1 - marked) * math.log((1 - OFTEN) / (1 - SELDOM))
    share = 1.0 / (1.0 + math.exp(max(-_FAR, min(_FAR, for_points))))
    share = max(DOUBT, min(1.0 - DOUBT, share))
    typical = [apprentice.TYPICAL.get(event, 0.0) for event in apprentice.events(view, r.sums[bishop])]
    favour = has_favour(g)
    return [Aim(share, his.worth(bishop), favour), Aim(1.0 - share, typical, favour)]
