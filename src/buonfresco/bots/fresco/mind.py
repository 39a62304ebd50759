"""The board game for the search: as the prior what the apprentice thinks and the painter of the base game likes; the
light policy; the tuned value.
"""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any, Final

from buonfresco.bots.fresco import apprentice, painter
from buonfresco.bots.fresco.light import NOISE, Light
from buonfresco.bots.fresco.looking import UNLIKELY
from buonfresco.bots.fresco.value import Value, slope, weights_for
from buonfresco.bots.luck import Luck
from buonfresco.bots.search import NEVER, Late, Mind, Race
from buonfresco.bots.seat import Seat
from buonfresco.engine.action import Action
from buonfresco.games.fresco.actions import WITHDRAW
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.rules import Rules
from buonfresco.phrases import Phrase, Piece, say

_KEPT: Final = 16  # configurations
LEAST: Final = -6.0  # no answer is liked less than that
OWN_NOISE: Final = 0.15  # in the own plans of rollouts: one knows better what one would do oneself


class FrescoMind(Mind):
    """``craft``: how much it counts what the painter of the base game likes, in chances to win."""

    def __init__(self, rules: Rules, craft: float) -> None:
        self.light = Light(rules)
        self.value = Value(self.light.stocks, weights_for(rules.seats))
        self.craft = craft

    def prior(self, seat: Seat, late: Late) -> list[float]:
        """The apprentice's points, as chances: a point means less while much is to come. The painter has never seen a
        module, but much of the game is the same with them, and he looks further than a race (measured,
        docs/opponents.md).
        """
        point, world = slope(seat.sample), seat.sample
        found = [point * score if score > UNLIKELY else NEVER for score in apprentice.scores(seat, late)]
        actions = [world.codec.decode(option.code) for option in seat.decision.options]
        for index, liked in enumerate(painter.liking(world, seat.number, actions)):
            if found[index] > NEVER:
                found[index] += self.craft * max(LEAST, liked)
        return found

    def rethink(self, world: Fresco, seat: int, luck: Luck) -> None:
        """Sealed plans are taken back, and made again by the policy (B-PLAN-07). They do not depend on the answer
        that is thought about, so they are made once for all options.
        """
        if world.all_asked:
            for other in range(world.r.seats):
                if other != seat:
                    if world.waits(other):
                        world.apply(WITHDRAW, other)
                    self.light.plan_all(world, other, luck)

    def horizon(self, world: Fresco) -> int:
        """The end of this round."""
        return world.s.round + 1

    def reached(self, world: Fresco, horizon: int) -> bool:
        return world.over or world.s.round >= horizon

    def policy(self, world: Fresco, luck: Luck, me: int) -> Action:
        return self.light.choose(world, luck, OWN_NOISE if world.asked_first == me else NOISE)

    def chance(self, world: Fresco, seat: int) -> float:
        return self.value.chance(world, seat)

    def why(self, seat: Seat, code: int, ends: list[Any]) -> Phrase:
        """The segment that is restored most often afterwards, and the points until the horizon."""
        now, number = seat.sample, seat.number
        points = self.gained(seat, ends)
        aims: Counter[int] = Counter()
        for end in ends:
            own = [now.codec.actions[entry >> 3] for entry in end.inputs[1:] if entry >= 0 and entry & 7 == number]
            restored = {action.args[0] for action in own if action.kind == "restore"}
            aims.update([segment for segment in restored if not _is_leonardos(end, now.s.fresco[segment])])
        segment, often = aims.most_common(1)[0] if aims else (0, 0)
        if points <= 0 or 2 * often < len(ends):
            return super().why(seat, code, ends)
        until = self.until(ends)
        paid = self.left_for(now, number, code, segment)
        where = Piece("segment", SEGMENTS[segment])
        if paid and self.at_stake(seat, segment):
            return say("bot-why-leaves", paints=Piece("paints", paid), segment=where, points=points, until=until)
        return say("bot-why-aims", segment=where, points=points, until=until)

    def until_horizon(self, ends: list[Any]) -> Phrase:
        return say("bot-until-round", round=max([end.s.round for end in ends]) - 1)

    def at_stake(self, seat: Seat, segment: int) -> bool:
        """Would another answer leave too little for it? Else it is no reason for this one."""
        now, number = seat.sample, seat.number
        codes = [] if now.all_asked else [option.code for option in seat.decision.options]
        return any(not self.left_for(now, number, code, segment) for code in codes)

    def left_for(self, now: Fresco, seat: int, code: int, segment: int) -> str:
        """The paints of a segment, if all of them are there after an answer."""
        tile = now.s.fresco[segment]
        after = now.copy()
        after.apply(now.codec.decode(code), seat)
        cost = self.light.stocks.costs[tile] if tile >= 0 else ()
        have = after.s.paints[seat]
        for paint in cost:
            if have[paint] < cost.count(paint):
                return ""
        return write_paints(cost)


def _is_leonardos(w: Fresco, tile: int) -> bool:
    """Did Leonardo restore it? Who guides him answers for him (L-GUIDE-01)."""
    return tile >= 0 and w.r.seats <= w.s.owner[tile] < w.r.painters


@functools.lru_cache(maxsize=_KEPT)
def mind_of(rules: Rules, craft: float) -> FrescoMind:
    return FrescoMind(rules, craft)


def journeyman(seat: Seat) -> Race:
    """He goes by what he thought at first unless much speaks against it: so he stands between apprentice and master
    (measured, docs/opponents.md).
    """
    return Race(seat, mind_of(seat.sample.ruleset, 0.0015), 8, 4.0)


def master(seat: Seat) -> Race:
    return Race(seat, mind_of(seat.sample.ruleset, 0.03), 10, 0.7)
