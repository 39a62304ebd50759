"""Three throws, a die set aside after each, and the favor tile at the end (D-ROLL)."""

from __future__ import annotations

from operator import getitem
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.dice.actions import FAVOUR, TIMES
from buonfresco.games.dice.state import SIDES

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice


def total(g: Dice) -> int:
    """The sum of what is set aside (D-ROLL-07), with what the favor tile adds (D-ROLL-08)."""
    return g.s.adjust + sum([pips * TIMES[colour_dice] for _, pips, colour_dice in g.s.aside])


def throw(g: Dice, actor: int, _arg: int) -> None:
    """All dice that are not set aside yet (D-ROLL-02, -05)."""
    s, r = g.s, g.r
    gone = sorted([entry[0] for entry in s.aside])
    colour_dice = r.colour_faces[sum([entry[2] for entry in s.aside]) :]
    free = r.free_faces[tuple(gone)]
    shown = g.roll("die", SIDES, len(free) + len(colour_dice))
    pips = list(map(getitem, free, shown))
    for die in gone:
        pips.insert(die, 0)
    s.pips = pips
    s.colours = list(map(getitem, colour_dice, shown[len(free) :]))
    s.throws += 1
    if g.listening:
        g.notes.append(("rolled", actor, s.throws, tuple(pips), tuple(s.colours)))
    g.ask("keep", actor)


def _keep_options(g: Dice, _actor: int, _arg: int) -> tuple[Action, ...]:
    """One pip die, alone or with color dice of its color; none, one or both of them (D-ROLL-03, -06)."""
    s, r = g.s, g.r
    key = (*[entry[0] for entry in s.aside], -1, *s.colours)
    known = r.keep_tables.get(key)
    if known is None:
        gone = [entry[0] for entry in s.aside]
        free = [die for die in range(len(r.colours)) if die not in gone]
        options = [keep for die in free for keep in r.keeps[die][: 1 + s.colours.count(die)]]
        known = r.keep_tables[key] = tuple(options)
    return known


def _keep(g: Dice, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    die, colour_dice = chosen.args
    pips = s.pips[die]
    s.aside.append((die, pips, colour_dice))
    s.pips = [0] * len(s.pips)
    s.colours = []
    if g.listening:
        g.notes.append(("kept", actor, die, pips, colour_dice, total(g)))


def _explain_keep(g: Dice, _actor: int, _arg: int, attempt: Action) -> Reason | None:
    s, r = g.s, g.r
    if attempt.kind != "keep":
        return None
    die, colour_dice = attempt.args
    if not s.pips[die]:
        return Reason("D-ROLL-05", "refused-dice-aside", {"die": r.colours[die]})
    there = s.colours.count(die)
    return Reason("D-ROLL-03", "refused-dice-colour", {"die": r.colours[die], "wanted": colour_dice, "there": there})


def no_favour(g: Dice, actor: int, _attempt: Action) -> Reason:
    """Before its moment, or without the tile (D-FAV-04)."""
    if g.s.favour != actor:
        return Reason("D-FAV-04", "refused-dice-favour-none")
    return Reason("D-ROLL-08", "refused-dice-favour")


def ask_favour(g: Dice, actor: int, _arg: int) -> None:
    """After the third die, and only for the owner's own sum (D-FAV-04, D-ROLL-08)."""
    if g.s.favour == actor:
        g.ask("favour", actor)


def _favour_options(_g: Dice, _actor: int, _arg: int) -> tuple[Action, ...]:
    return FAVOUR


def _adjust(g: Dice, actor: int, _arg: int, chosen: Action) -> None:
    g.s.adjust = chosen.args[0]
    if g.listening and chosen.args[0]:
        g.notes.append(("adjusted", actor, chosen.args[0], total(g)))


def _about_favour(g: Dice, _actor: int, _arg: int) -> dict[str, object]:
    return {"sum": total(g)}


KEEP_KIND: Final[Kind] = Kind(
    "keep",
    ("D-ROLL-03", "D-ROLL-06"),
    _keep_options,
    {"keep": _keep},
    _explain_keep,
    holds=Holds(SEAT, after=("turn/throw", "turn/second throw", "turn/third throw")),
)
FAVOUR_KIND: Final[Kind] = Kind(
    "favour",
    ("D-ROLL-08",),
    _favour_options,
    {"favour": _adjust},
    about=_about_favour,
    holds=Holds(SEAT, after=("turn/favour",)),
)
