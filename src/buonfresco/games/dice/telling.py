"""The dice game in words: its options, what luck may make of them, the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Bill
from buonfresco.games.dice import outlook, panel, scoring, story, turn, words
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import EVENTS, JUMPS, NONE, PORTRAIT, SOURCES, THROWS
from buonfresco.phrases import Phrase, Piece, figure, say

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice
    from buonfresco.games.dice.rules import Rules


# ---- what an option speaks of -------------------------------------------------------------------------------------


def _bishop(r: Rules, action: Action) -> Pieces:
    return {"sum": words.section(r.sums[action.args[0]])}


def _bet(_r: Rules, action: Action) -> Pieces:
    return {"event": Piece("bet", EVENTS[action.args[0]])}


def _keep(r: Rules, action: Action) -> Pieces:
    return {"die": Piece("die", r.colours[action.args[0]]), "times": TIMES[action.args[1]]}


def _favour(_r: Rules, action: Action) -> Pieces:
    return {"change": action.args[0]}


def _take(r: Rules, action: Action) -> Pieces:
    return {"field": Piece("field", r.field_names[action.args[0]])}


# ---- words --------------------------------------------------------------------------------------------------------


def _say_keep(g: Dice, _seat: int, action: Action) -> Phrase:
    die, colour_dice = action.args
    return say("action-dice-keep", die=words.die(g.r.colours[die], g.s.pips[die], TIMES[colour_dice]))


def _say_bet(g: Dice, _seat: int, action: Action) -> Phrase:
    return say("action-dice-bet", **_bet(g.r, action), sum=words.section(g.r.sums[g.s.bishop]))


def _say_wait(g: Dice, _seat: int, _action: Action) -> Phrase:
    return say("action-dice-wait", left=THROWS - 1 - g.s.throws)


def _say_favour(g: Dice, _seat: int, action: Action) -> Phrase:
    return say("action-dice-favour", change=action.args[0], sum=total(g) + action.args[0])


def _say_take(g: Dice, _seat: int, action: Action) -> Phrase:
    return say("action-dice-take", **_take(g.r, action), portrait=words.portrait(g.r, g.s.fields[action.args[0]]))


# ---- questions ----------------------------------------------------------------------------------------------------


def _about_bet(g: Dice, _seat: int, about: dict[str, Any]) -> Pieces:
    """How far the one is on whom one bets."""
    values = [str(pips * TIMES[colour_dice]) for _, pips, colour_dice in g.s.aside]
    dice = " + ".join(values) + (f" = {total(g)}" if len(values) > 1 else "")
    return {**about, "who": figure(g.s.turn), "sum": _aim(g), "throws": g.s.throws, "dice": dice}


def _about_keep(g: Dice, _seat: int, about: dict[str, Any]) -> Pieces:
    have = total(g)
    missing = max(0, g.r.sums[g.s.bishop] - have)
    return {**about, "throw": g.s.throws, "sum": _aim(g), "have": have, "missing": missing}


def _about_bonus(g: Dice, seat: int, about: dict[str, Any]) -> Pieces:
    return {**about, "five": turn.reached(g, seat)}


def _aim(g: Dice) -> Piece:
    return words.section(g.r.sums[g.s.bishop])


# ---- what luck may bring, and what cannot be counted --------------------------------------------------------------


def _note_bishop(g: Dice, _after: Dice, seat: int, action: Action) -> Iterator[Phrase]:
    section = action.args[0]
    won = turn.prize(g, seat, section, section)
    usual = outlook.usual(g.r)
    if won.result == NONE:
        yield say("note-dice-owned")
    else:
        points = {"points": won.points, "extra": won.extra, "total": won.points + won.extra}
        chance = {"percent": outlook.percent(outlook.bishop_chance(g, section))} if usual else {}
        yield say("note-dice-aim" if usual else "note-dice-marked", **points, **chance)
    if usual:
        yield say("note-dice-mean", number=round(outlook.bishop_mean(g, section), 1))


def _note_keep(g: Dice, after: Dice, seat: int, action: Action) -> Iterator[Phrase]:
    if g.s.throws == THROWS:
        yield from _note_last_die(g, after, seat)
        return
    yield say("note-dice-so-far", sum=total(after))
    if outlook.usual(g.r):
        if turn.prize(g, seat, g.s.bishop, g.s.bishop).extra:  # else there is nothing to aim at
            yield say("note-dice-reach", sum=_aim(g), percent=outlook.percent(outlook.keep_chance(g, action)))
        yield say("note-dice-mean", number=round(outlook.keep_mean(g, action), 1))


def _note_last_die(g: Dice, after: Dice, seat: int) -> Iterator[Phrase]:
    """The sum decides; with the favor tile, the best of three sums."""
    made = total(after)
    if not outlook.favoured(g):
        yield say("note-dice-sum", sum=made, prize=_prize(g, made))
        yield from _note_result(g, after, seat)
        return
    best, won = outlook.best_sum(g, made)
    args = {"sum": made, "best": best, "prize": _prize(g, best), "points": won.points + won.extra}
    key = "sum" if won.result == NONE else "made" if best == made else "best"
    yield say(f"note-dice-{key}", **args)


def _prize(g: Dice, made: int) -> Phrase:
    place = g.r.results[made]
    return words.prize(g, place, turn.prize(g, g.s.turn, place, g.s.bishop))


def _note_favour(g: Dice, after: Dice, seat: int, _action: Action) -> Iterator[Phrase]:
    yield _prize(g, total(after))
    yield from _note_result(g, after, seat)


def _note_result(g: Dice, after: Dice, seat: int) -> Iterator[Phrase]:
    """What follows from it: the end, weddings."""
    if turn.reached(after, seat) or any(note[0] == "triggered" for note in after.notes):
        on_board = sum([tile != NONE for tile in g.s.fields]) + len(g.s.unseen)
        yield say("note-dice-fifth", left=on_board - (after.s.result == PORTRAIT))  # without one, no bonus (D-END-05)
    yield from _note_wedding(g, after, seat)


def _note_take(g: Dice, after: Dice, seat: int, _action: Action) -> Iterator[Phrase]:
    yield from _note_wedding(g, after, seat)


def _note_wedding(g: Dice, after: Dice, seat: int) -> Iterator[Phrase]:
    more = _weddings(after, seat) - _weddings(g, seat)
    if more:
        yield say("note-dice-wedding", points=more)


def _weddings(g: Dice, seat: int) -> int:
    return words.wedding_points(g.r, g.s.portraits[seat])


def _note_bet(g: Dice, _after: Dice, _seat: int, action: Action) -> Iterator[Phrase]:
    points = COLUMN_POINTS[g.s.throws]
    if outlook.usual(g.r):
        yield say("note-dice-bet", points=points, percent=outlook.percent(outlook.event_chances(g)[action.args[0]]))
    else:
        yield say("note-dice-bet-plain", points=points)


def _note_wait(g: Dice, _after: Dice, _seat: int, _action: Action) -> Iterator[Phrase]:
    later = COLUMN_POINTS[g.s.throws + 1 :]
    yield say("note-dice-later", points=later[0]) if later else say("note-dice-no-bet")


# ---- points -------------------------------------------------------------------------------------------------------


def _still_to_move(g: Dice, seat: int) -> int:
    """Points of the own turn that are gained, but not on the track yet, if nothing can be added to them any more."""
    asked = g.asked()
    bonus = asked is not None and asked[0] == "bonus"
    if not bonus and g.step_of("turn") == g.r.step_number("turn", "result"):
        bonus = bool(turn.reached(g, seat))  # a portrait may come to it, in the same movement (D-END-02)
    return 0 if bonus or seat != g.s.turn else sum(g.s.gains)


def _worth(g: Dice, seat: int) -> list[tuple[Piece, int]]:
    """By source, with those that are still to move: a portrait that is turned over may come before that (D-RES-07)."""
    s = g.s
    points = s.points[seat][:]
    if seat == s.turn:
        points = [one + more for one, more in zip(points, s.gains, strict=True)]
        to_move = _still_to_move(g, seat)
        if to_move:
            target = s.track[seat] + to_move
            points[JUMPS] += scoring.free_space(s.track, target) - target
    return [(Piece("source", f"dice-{name}"), one) for name, one in zip(SOURCES, points, strict=True)]


def _landing(after: Dice, seat: int) -> tuple[int, int] | None:
    """Of the movement of this turn: the space aimed at, and the one landed on."""
    for kind, who, *values in after.notes:
        if kind == "moved" and who == seat:
            points, start, there = [int(str(value)) for value in values]
            return start + points, there
    to_move = _still_to_move(after, seat)
    target = after.s.track[seat] + to_move
    return (target, scoring.free_space(after.s.track, target)) if to_move else None


# ---- what comes first ---------------------------------------------------------------------------------------------


def _best(values: Sequence[tuple[float, ...]]) -> list[int]:
    return sorted(range(len(values)), key=values.__getitem__, reverse=True)


def _first_bishops(g: Dice, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    if not outlook.usual(g.r):
        return list(range(len(legal)))
    return _best([(outlook.bishop_mean(g, action.args[0]),) for action in legal])


def _first_dice(g: Dice, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    if not outlook.usual(g.r):
        return list(range(len(legal)))
    return _best([(outlook.keep_mean(g, action), outlook.keep_chance(g, action)) for action in legal])


def _first_sums(_g: Dice, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    return _best([(bill.total, action.args[0] == 0) for action, bill in zip(legal, bills, strict=True)])


def _first_portraits(g: Dice, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    mine = g.s.portraits[g.s.turn]
    weddings = [words.wedding_points(g.r, [*mine, g.s.fields[action.args[0]]]) for action in legal]
    return _best([(bill.total + more,) for bill, more in zip(bills, weddings, strict=True)])


TELLING: Final = Telling(
    moments={kind: kind for kind in ("bishop", "bet", "keep", "favour", "bonus")},
    pieces={"bishop": _bishop, "bet": _bet, "keep": _keep, "favour": _favour, "take": _take},
    says={"keep": _say_keep, "bet": _say_bet, "wait": _say_wait, "favour": _say_favour, "take": _say_take},
    about={"bet": _about_bet, "keep": _about_keep, "bonus": _about_bonus},
    notes={
        "bishop": _note_bishop,
        "keep": _note_keep,
        "favour": _note_favour,
        "take": _note_take,
        "bet": _note_bet,
        "wait": _note_wait,
    },
    first={"bishop": _first_bishops, "keep": _first_dice, "favour": _first_sums, "bonus": _first_portraits},
    chances={"note-dice-aim": "percent", "note-dice-reach": "percent", "note-dice-bet": "percent"},
    worth=_worth,
    landing=_landing,
    unsaid=("die", "portrait", "favour", "bonus"),  # notes say it, or everybody sees it
    panel=panel.panel,
    story=story.tell,
)
