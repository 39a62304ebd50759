"""One decision of who knows the odds of a turn exactly, and what it may leave behind about (``value.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from buonfresco.bots.dice import apprentice, value
from buonfresco.bots.dice.network import Network
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import COLOUR_DICE, HIGHEST, THROWS, expected, favoured, keeps
from buonfresco.games.dice.outlook import favoured as has_favour
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import EVENTS, NONE
from buonfresco.games.dice.turn import prize
from buonfresco.games.dice.view import View


class Thought:
    """Chances of somebody to win, by what the turn of the active player comes to, from what a seat sees."""

    def __init__(self, seat: Seat, network: Network, whose: int) -> None:
        self.view: View = seat.view
        self.whose = whose
        self.network = network
        self.w = value.seen(seat.sample, whose)  # of others the portraits they may have
        self.actor = self.w.s.turn
        self.following = (self.actor + 1) % self.w.r.seats
        self.found: dict[tuple[int, ...], float] = {}

    def worth(self, bishop: int) -> list[float]:
        """By final sum, with the bishop on some section."""
        r = self.w.r
        bets = self.bets(bishop)
        by_place = [self.chance(place, bishop, bets) for place in (*range(len(r.sums) + len(r.fields)), -1)]
        return [by_place[place] for place in r.results[: HIGHEST + 1]]

    def chance(self, place: int, bishop: int, bets: list[tuple[int, int]]) -> float:
        """If the turn ends in a place."""
        won = prize(self.w, self.actor, place, bishop)
        right = self.right(bets, won.result)
        key = (place if won.result != NONE else NONE, won.extra, *right)
        known = self.found.get(key)
        if known is None:
            known = self.found[key] = self.judged(value.after(self.w, self.actor, place, bishop, right))
        return known

    def judged(self, after: Any) -> float:
        return self.network.chance(value.features(after, self.whose, self.following))

    # ---- what others bet -------------------------------------------------------------------------------------------

    def bets(self, bishop: int) -> list[tuple[int, int]]:
        """By seat: what it has probably bet on and what that may bring. Who has not bet yet is thought to bet now."""
        view, r = self.view, self.w.r
        found: list[tuple[int, int]] = []
        for player in view.players:
            column = view.throws if player.bet is None else player.bet.column - 1
            if column >= THROWS:
                found.append((NONE, 0))
                continue
            likely = apprentice.bets(view, r.sums[bishop], column)
            event = max(range(len(EVENTS)), key=lambda one: likely[EVENTS[one]])
            found.append((event, COLUMN_POINTS[column]))
        found[self.actor] = (NONE, 0)
        return found

    def right(self, bets: list[tuple[int, int]], result: int) -> list[int]:
        """The points of those who are right, by seat."""
        return [points if event == result != NONE else 0 for event, points in bets]

    # ---- the own turn ----------------------------------------------------------------------------------------------

    def bishop(self, section: int) -> float:
        """The whole turn, with the bishop on a section."""
        return expected(self.odds(section), 0, THROWS, COLOUR_DICE)

    def odds(self, bishop: int) -> Sequence[float]:
        """What sums are worth with the favor tile, if the active player has it."""
        worth = self.worth(bishop)
        return favoured(worth) if has_favour(self.w) else worth

    def keeps(self) -> dict[tuple[int, int], float]:
        """By die and color dice."""
        s = self.w.s
        found = keeps(self.odds(s.bishop), total(self.w), THROWS - s.throws, s.pips, s.colours)
        return {(die, used): worth for die, used, worth in found}

    def favour(self, chosen: Action) -> float:
        return self.worth(self.w.s.bishop)[min(HIGHEST, total(self.w) + chosen.args[0])]

    def bonus(self, chosen: Action) -> float:
        """A portrait more; the turn's points are still to be moved."""
        one = self.w.copy()
        s, r, field = one.s, one.r, chosen.args[0]
        points = sum(s.gains) + r.portrait_points[s.fields[field]]
        value.take(one, self.actor, field)
        value.score(one, self.actor, points, self.right(self.bets(s.bishop), s.result))
        return self.judged(one)


def own_turn(seat: Seat, network: Network) -> list[float]:
    """What each option of the own turn is worth, in chances to win."""
    thought = Thought(seat, network, seat.number)
    kind = seat.decision.kind
    options = [seat.sample.codec.decode(option.code) for option in seat.decision.options]
    if kind == "keep":
        found = thought.keeps()
        return [found[option.args[0], option.args[1]] for option in options]
    if kind == "bishop":
        return [thought.bishop(option.args[0]) for option in options]
    if kind == "favour":
        return [thought.favour(option) for option in options]
    return [thought.bonus(option) for option in options]
