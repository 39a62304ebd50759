"""What a sum brings the player whose turn it is, and how likely it is. Read from the view alone."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final, NamedTuple

from buonfresco.games.dice import odds, rules_of
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.state import EVENTS
from buonfresco.games.dice.turn import ENOUGH, MARKED_POINTS
from buonfresco.games.dice.view import View

USED: Final = {1: 0, 2: 1, 4: 2}  # color dice that make a die count so many times
_LITTLE: Final = 1e-6  # a worth that changes nobody's mind
_LEANING: Final = dict(zip(EVENTS, (2e-3, 1e-3, 0.0), strict=True))  # what he takes of things worth the same


class Prize(NamedTuple):
    """What a sum brings: a fresco tile, a portrait, or nothing, and then why."""

    sort: str  # fresco, portrait; sum, owned, empty
    place: str = ""  # the sum of the section, or the field
    portrait: str = ""
    points: int = 0
    extra: int = 0  # because the bishop marks it

    @property
    def total(self) -> int:
        return self.points + self.extra

    @property
    def event(self) -> str:
        """The bet tile that says it (D-BET-03); nothing if none does."""
        if self.sort == "fresco":
            return EVENTS[0] if self.extra else EVENTS[1]
        return EVENTS[2] if self.sort == "portrait" else ""


class Portrait(NamedTuple):
    sex: str
    points: int


def portrait(rules: Rules, tile: str) -> Portrait:
    number = rules.portrait_ids.index(tile)
    return Portrait("man" if rules.men[number] else "woman", rules.portrait_points[number])


def marked(view: View) -> int | None:
    """The sum the bishop marks in this turn; where he still stands from the last one means nothing."""
    return None if view.phase == "bishop" else view.bishop


def prize(view: View, total: int, bishop: int | None) -> Prize:
    """What a sum brings the active player, with the bishop on this section (D-RES, D-VP-01)."""
    rules = rules_of(view)
    place = rules.results[total] if 0 <= total < len(rules.results) else -1
    if place < 0:
        return Prize("sum")
    if place < len(rules.sums):
        section = str(total)
        if section in view.players[view.turn].sections or not view.stacks[section]:
            return Prize("owned", section)
        return Prize("fresco", section, points=view.stacks[section][0], extra=MARKED_POINTS * (bishop == total))
    field = rules.field_names[place - len(rules.sums)]
    tile = view.fields[field].open
    if tile is None:
        return Prize("empty", field)
    return Prize("portrait", field, tile, portrait(rules, tile).points)


def is_fifth(view: View, won: Prize) -> bool:
    """Whether it ends the game and brings a bonus portrait (D-END-01)."""
    mine = view.players[view.turn]
    if won.sort == "fresco":
        return len(mine.sections) == ENOUGH - 1
    return won.sort == "portrait" and mine.portraits == ENOUGH - 1


def weddings(rules: Rules, tiles: Sequence[str]) -> int:
    """What these portraits bring once more at the end: the dearest pairs (D-SCORE-02)."""
    found = [portrait(rules, tile) for tile in tiles]
    sexes = [sorted([one.points for one in found if one.sex == sex], reverse=True) for sex in ("woman", "man")]
    return sum([woman + man for woman, man in zip(*sexes, strict=False)])


# ---- chances ----------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=16)
def usual(rules: Rules) -> bool:
    """The odds are those of six faces from 1 to 6, and of one face for each color. A pack may have other dice."""
    faces = [sorted(faces) for faces in rules.pip_faces]
    colours = [sorted(faces) for faces in rules.colour_faces]
    return faces == [list(range(1, 7))] * 6 and colours == [list(range(6))] * odds.COLOUR_DICE


def free_dice(view: View) -> int:
    """Color dice that do not lie with a die set aside."""
    return odds.COLOUR_DICE - sum([USED[one.times] for one in view.aside])


def favoured(view: View) -> bool:
    """The favor tile serves its owner in his own turn only (D-FAV-04)."""
    return view.favour == view.turn


def chance(view: View, target: int, kept: Sequence[int], free: int) -> float:
    """How likely the active player ends on this sum, if that is what he wants."""
    return float(odds.chance([target], kept, free, favoured(view)))


def worth(view: View, bishop: int | None) -> tuple[float, ...]:
    """The points each sum brings the active player."""
    return _with_favour(view, [float(prize(view, total, bishop).total) for total in range(odds.HIGHEST + 1)])


def _with_favour(view: View, values: Sequence[float]) -> tuple[float, ...]:
    found: tuple[float, ...] = odds.favoured(values) if favoured(view) else tuple(values)
    return found


def mean(view: View, bishop: int | None, total: int, left: int, free: int) -> float:
    """The points the turn brings on average, if the active player wants as many as he can get."""
    return odds.expected(worth(view, bishop), total, left, free)


def events(view: View) -> dict[str, float]:
    """How likely each bet is right, if the active player wants as many points as he can get.

    If one event were worth a little more, he would play as before, and gain that little as often as it happens.
    """
    bishop = marked(view)
    prizes = [prize(view, total, bishop) for total in range(odds.HIGHEST + 1)]
    values = [one.total + _LEANING.get(one.event, 0.0) for one in prizes]
    before = _expected(view, values)
    found = {}
    for event in EVENTS:
        dearer = [value + _LITTLE * (one.event == event) for value, one in zip(values, prizes, strict=True)]
        found[event] = min(1.0, max(0.0, round((_expected(view, dearer) - before) / _LITTLE, 6)))
    return found


def _expected(view: View, values: Sequence[float]) -> float:
    """What these worths of sums come to on average, before the next throw."""
    return odds.expected(_with_favour(view, values), view.sum, odds.THROWS - len(view.aside), free_dice(view))
