"""Worlds a seat cannot tell from the real one: bets lie face down, and so do portrait tiles (D-INFO-01)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from buonfresco.engine import sampling
from buonfresco.games.dice.state import EVENTS, NONE

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


def sample(g: Dice, seat: int | None, word: int, recall: bool) -> Dice:
    world: Dice
    world, rng = sampling.begin(g, word)
    s = world.s
    hidden = [other for other in range(g.r.seats) if other != seat]
    for other in hidden:
        if s.bets[other] != NONE:
            s.bets[other] = rng.randrange(len(EVENTS))
    if not (recall or g.over):
        _redraw_portraits(world, hidden, rng)
    s.unseen.sort()
    sampling.end(world)
    return world


def _redraw_portraits(world: Dice, hidden: list[int], rng: random.Random) -> None:
    """Whose they are was open once, and the points they brought still are: the sums stay."""
    s = world.s
    pool = sorted(s.unseen + [tile for other in hidden for tile in s.portraits[other]])  # the real world must not show
    rng.shuffle(pool)
    places = [(len(s.portraits[other]), _worth(world, s.portraits[other])) for other in hidden]
    dealt = _deal(world, pool, places)
    assert dealt is not None  # the real world is one way to do it
    for other, tiles in zip(hidden, dealt, strict=True):
        s.portraits[other] = tiles
    used = {tile for tiles in dealt for tile in tiles}
    s.unseen = [tile for tile in pool if tile not in used]


def _worth(world: Dice, tiles: list[int]) -> int:
    return sum([world.r.portrait_points[tile] for tile in tiles])


def _deal(world: Dice, pool: list[int], places: list[tuple[int, int]]) -> list[list[int]] | None:
    """Tiles for each place, so many with so many points; the pool's own order decides between several ways."""
    if not places:
        return []
    for tiles in _choices(world, pool, *places[0]):
        rest = _deal(world, [tile for tile in pool if tile not in tiles], places[1:])
        if rest is not None:
            return [tiles, *rest]
    return None


def _choices(world: Dice, pool: list[int], count: int, worth: int) -> list[list[int]]:
    """Ways to choose so many tiles with so many points: one for each set of faces, in the order of the pool."""
    found: dict[tuple[int, ...], list[int]] = {}

    def choose(begin: int, chosen: list[int], left: int) -> None:
        if len(chosen) == count:
            if left == 0:
                faces = sorted((world.r.portrait_points[tile], world.r.men[tile]) for tile in chosen)
                found.setdefault(tuple(value * 2 + man for value, man in faces), chosen)
            return
        for place in range(begin, len(pool)):
            value = world.r.portrait_points[pool[place]]
            if value <= left:
                choose(place + 1, [*chosen, pool[place]], left - value)

    choose(0, [], worth)
    return list(found.values())
