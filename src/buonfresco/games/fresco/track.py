"""The score track: the painter's space is the score, and no two painters share one (B-TRACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.frames import FIGURE, MOST_ARGUMENT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import BEHIND, IN_FRONT
from buonfresco.games.fresco.constants import FROM_LANDING

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

_CHOICE: Final = (IN_FRONT, BEHIND)


def advance(g: Fresco, painter: int, points: int) -> None:
    """One movement. An occupied space lets the owner choose, unless the rules push him forward (B-TRACK-04, -05)."""
    if points <= 0:
        return  # B-TRACK-10: no move, no choice
    s = g.s
    track = s.track
    start = track[painter]
    target = points + (start if start > 0 else 0)  # B-TRACK-02
    if target not in track:
        _place(g, painter, target, target)
    elif s.open or (s.final and g.r.forward_in_final_round) or not space_behind(g, painter, target):
        land(g, painter, target, space_in_front(g, target))
    else:
        g.ask("landing", painter, target)


def space_in_front(g: Fresco, target: int) -> int:
    track = g.s.track
    while target in track:
        target += 1
    return target


def space_behind(g: Fresco, painter: int, target: int) -> int:
    """The nearest free numbered space behind; the painter's own counts as free (B-TRACK-07). 0: none (B-TRACK-08)."""
    track = g.s.track
    start = track[painter]
    while target > 0 and target in track and target != start:
        target -= 1
    return target


def options(_g: Fresco, _painter: int, _target: int) -> tuple[Action, ...]:
    return _CHOICE


def in_front(g: Fresco, painter: int, target: int, _action: Action) -> None:
    land(g, painter, target, space_in_front(g, target))


def behind(g: Fresco, painter: int, target: int, _action: Action) -> None:
    land(g, painter, target, space_behind(g, painter, target))


def land(g: Fresco, painter: int, target: int, space: int) -> None:
    """Stepping in front gains points for good, stepping behind loses them (B-TRACK-06)."""
    g.s.points[painter][FROM_LANDING] += space - target
    _place(g, painter, target, space)


def _place(g: Fresco, painter: int, target: int, space: int) -> None:
    start = g.s.track[painter]
    if g.listening:
        g.notes.append(("moved", painter, target - max(0, start), start, target, space))
    if start == space:
        return  # he stepped behind, to where he was: no movement (X-TRACK-04)
    g.s.track[painter] = space
    for reaction in g.r.reactions["moved"]:
        reaction(g, painter, start, space)


def about(_g: Fresco, _painter: int, target: int) -> dict[str, object]:
    return {"space": target}


def waiting(g: Fresco, painter: int, target: int) -> str:
    """A landing is open while somebody stands there, and the points are booked already (B-TRACK-01, -04)."""
    there = [other for other, space in enumerate(g.s.track) if space == target]
    if not there or (painter in there and sum(g.s.points[painter]) != target):
        return f"nobody stands on space {target} (B-TRACK-04)"
    return "" if sum(g.s.points[painter]) == target else f"painter {painter} has not {target} points (B-TRACK-01)"


KIND: Final = Kind(
    "landing",
    ("B-TRACK-04", "B-TRACK-07", "L-CATH-08"),
    options,
    {"front": in_front, "behind": behind},
    about=about,
    holds=Holds(FIGURE, 1, MOST_ARGUMENT, fits=waiting),
)
