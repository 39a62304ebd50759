"""The score track and final scoring (D-TRACK, D-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.dice.state import JUMPS, NOBODY, SOURCES, WEDDINGS

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice
    from buonfresco.games.dice.rules import Rules


def move(g: Dice, seat: int, gains: list[int]) -> None:
    """Forward by the sum of what was gained, and on to the next free space if that one is taken (D-TRACK-02)."""
    points = sum(gains)
    if not points:  # no movement (D-TRACK-03)
        return
    s = g.s
    start = s.track[seat]
    space = free_space(s.track, start + points)
    s.track[seat] = space
    own = s.points[seat]
    for source, gain in enumerate(gains):
        own[source] += gain
    own[JUMPS] += space - start - points
    if g.listening:
        g.notes.append(("moved", seat, points, start, space))


def free_space(track: list[int], space: int) -> int:
    """Where a figure stops that would land on a space."""
    while space in track:
        space += 1
    return space


def weddings(g: Dice, _actor: int, _arg: int) -> None:
    """Who leads is moved first; the order is fixed before anybody moves (D-SCORE-01, -03)."""
    s = g.s
    g.learn()
    for seat in sorted(range(g.r.seats), key=s.track.__getitem__, reverse=True):
        wed = couples(g.r, s.portraits[seat])
        gains = [0] * len(SOURCES)
        gains[WEDDINGS] = sum([g.r.portrait_points[tile] for tile in wed])
        if g.listening and wed:
            g.notes.append(("wed", seat, tuple(wed), gains[WEDDINGS]))
        move(g, seat, gains)
    if g.listening:
        g.notes.append(("ended", NOBODY, s.end_reason))


def couples(r: Rules, tiles: list[int]) -> list[int]:
    """As many men as women, the dearest of each (D-SCORE-02)."""
    dearest = sorted(tiles, key=r.portrait_points.__getitem__, reverse=True)
    men = [tile for tile in dearest if r.men[tile]]
    women = [tile for tile in dearest if not r.men[tile]]
    pairs = min(len(men), len(women))
    return [*women[:pairs], *men[:pairs]]
