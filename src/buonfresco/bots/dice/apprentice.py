"""The apprentice of the dice game: knows the odds of its own throws exactly, and those of the others roughly.

All weights are in points. What a sum is worth now is what it brings until the end; the odds do the rest.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from buonfresco.bots.seat import Seat
from buonfresco.engine.view import Option
from buonfresco.games.dice import rules_of
from buonfresco.games.dice.odds import COLOUR_DICE, HIGHEST, THROWS, expected, favoured, keeps
from buonfresco.games.dice.view import Player, View

MARKED = 3.0  # for the tile the bishop marks (D-VP-01)
ENOUGH = 5  # sections or portraits end the game (D-END-01)
SECTION = 1.0  # a step toward five sections, beyond the points of the tile
PORTRAIT = 0.3  # a step toward five portraits
WEDDING = 0.4  # chance that a portrait without a partner will find one
PARTNER = 2.5  # and what that one will be worth
WAIT = 0.42  # a bet less likely than this can wait: after the throw more is known
SEEN = 0.01  # by how much a worth is raised to see how often it is reached
TYPICAL = {"marked": 9.0, "other": 6.0, "portrait": 3.5}  # what others strive for, about


def choose(seat: Seat) -> int:
    """The code of the best option; equally good ones are drawn."""
    return seat.pick(scores(seat.view))


def scores(view: View) -> list[float]:
    """What each option is worth, in points."""
    asked = view.decision
    if asked is None:
        raise ValueError("this seat is not asked")
    return _SCORERS[asked.kind](view, asked.options)


# ---- what sums are worth ----------------------------------------------------------------------------------------


def wants(view: View, marked: int | None) -> list[float]:
    """What each final sum brings me with the bishop at ``marked``, before the favor tile."""
    rules, me = rules_of(view), _own(view)
    worth = [0.0] * (HIGHEST + 1)
    bonus = max([_portrait(view, name) for name in _open(view)], default=0.0)
    for total in rules.sums:
        if str(total) not in me.sections:
            points = view.stacks[str(total)][0] + (MARKED if total == marked else 0.0)
            step = bonus if len(me.sections) == ENOUGH - 1 else SECTION  # D-END-02
            worth[total] = points + _jump(view, points) + step
    for (low, high), name in zip(rules.fields, rules.field_names, strict=True):
        tile = view.fields[name].open
        if tile is not None:
            points = float(rules.portrait_points[rules.portrait_ids.index(tile)])
            step = bonus if me.portraits == ENOUGH - 1 else PORTRAIT
            value = _portrait(view, tile) + _jump(view, points) + step
            worth[low : high + 1] = [value] * (high + 1 - low)
    return worth


def _portrait(view: View, tile: str) -> float:
    """Its points, and those of a wedding: with the partner who waits for it, or with one who may come (D-SCORE-01)."""
    rules = rules_of(view)
    number = rules.portrait_ids.index(tile)
    points = rules.portrait_points[number]
    mine = [rules.portrait_ids.index(name) for name in _own(view).faces or []]
    same = [one for one in mine if rules.men[one] == rules.men[number]]
    partners = sorted([rules.portrait_points[one] for one in mine if rules.men[one] != rules.men[number]], reverse=True)
    if len(partners) > len(same):
        return points + points + partners[len(same)]
    return points + WEDDING * (points + PARTNER)


def _jump(view: View, points: float) -> int:
    """Spaces that are taken carry me further (D-TRACK-02)."""
    taken = {player.space for seat, player in enumerate(view.players) if seat != view.seat}
    space = start = _own(view).space + int(points)
    while space in taken:
        space += 1
    return space - start


def _mine(view: View, marked: int | None) -> Sequence[float]:
    worth = wants(view, marked)
    return favoured(worth) if view.favour == view.seat else worth


# ---- the own turn -----------------------------------------------------------------------------------------------


def _bishop(view: View, options: Sequence[Option]) -> list[float]:
    return bishops(view, [int(_name(option)) for option in options])


def bishops(view: View, sums: Sequence[int]) -> list[float]:
    """How often I would reach the section if I wanted nothing else, times what I would gain by it."""
    worth = wants(view, None)
    favour = view.favour == view.seat
    scores = []
    for total in sums:
        gain = worth[total] + MARKED - sum(worth) / len(worth) if worth[total] else 0.0
        scores.append(gain * _chance(total, favour))
    return scores


@functools.cache
def _chance(total: int, favour: bool) -> float:
    worth = [float(number == total) for number in range(HIGHEST + 1)]
    return expected(favoured(worth) if favour else worth, 0, THROWS, COLOUR_DICE)


def _keep(view: View, options: Sequence[Option]) -> list[float]:
    """Exactly what the rest of the turn is worth."""
    colours = rules_of(view).colours
    roll = [view.pips.get(colour, 0) for colour in colours]
    shown = [colours.index(colour) for colour in view.colours]
    found = keeps(_mine(view, view.bishop), view.sum, THROWS - view.throws, roll, shown)
    scores = {(colours[die], 2**used): value for die, used, value in found}
    return [scores[_name(option), int(_name(option, 1))] for option in options]


def _favour(view: View, options: Sequence[Option]) -> list[float]:
    worth = wants(view, view.bishop)
    return [worth[min(HIGHEST, view.sum + int(_name(option)))] for option in options]


def _bonus(view: View, options: Sequence[Option]) -> list[float]:
    tiles = [view.fields[_name(option)].open for option in options]
    return [_portrait(view, tile) if tile else 0.0 for tile in tiles]


# ---- bets -------------------------------------------------------------------------------------------------------


def _bet(view: View, options: Sequence[Option]) -> list[float]:
    """The likeliest event, at once if it is likely enough."""
    likely = bets(view, view.bishop, view.throws)
    wait = WAIT if view.throws < THROWS - 1 else 0.0
    return [likely[_name(option)] if option.kind == "bet" else wait for option in options]


def bets(view: View, marked: int | None, throws: int) -> dict[str, float]:
    """How likely each bet looked after so many throws, with the bishop at ``marked``."""
    aside = view.aside[:throws]
    free = COLOUR_DICE - sum([one.times // 2 for one in aside])  # two times: one color die, four times: two
    total = sum([one.value for one in aside])
    return _likely(events(view, marked), view.favour == view.turn, total, THROWS - len(aside), free)


def events(view: View, marked: int | None) -> tuple[str, ...]:
    """What each final sum of the active player would be to those who bet; empty where he gets nothing."""
    rules, owned = rules_of(view), view.players[view.turn].sections
    found = [""] * (HIGHEST + 1)
    for total in rules.sums:
        if str(total) not in owned:
            found[total] = "marked" if total == marked else "other"
    for (low, high), name in zip(rules.fields, rules.field_names, strict=True):
        if view.fields[name].open is not None:
            found[low : high + 1] = ["portrait"] * (high + 1 - low)
    return tuple(found)


@functools.lru_cache(maxsize=1 << 14)
def _likely(events: tuple[str, ...], favour: bool, total: int, left: int, colour_dice: int) -> dict[str, float]:
    """How likely the events are, if he strives for what is typical: raise one a little, and see what that adds."""
    found = {}
    for raised in ("", *TYPICAL):
        worth = [TYPICAL[event] + SEEN * (event == raised) if event else 0.0 for event in events]
        found[raised] = expected(favoured(worth) if favour else worth, total, left, colour_dice)
    return {event: (found[event] - found[""]) / SEEN for event in TYPICAL}


# ---- small things -----------------------------------------------------------------------------------------------


def _own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


def _name(option: Option, place: int = 0) -> str:
    """What the option is about."""
    return str(list(option.args.values())[place])


def _open(view: View) -> list[str]:
    return [field.open for field in view.fields.values() if field.open is not None]


_SCORERS: dict[str, Callable[[View, Sequence[Option]], list[float]]] = {
    "bishop": _bishop,
    "bet": _bet,
    "keep": _keep,
    "favour": _favour,
    "bonus": _bonus,
}
