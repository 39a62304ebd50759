"""Small phrases that much is made of: dice, portraits, what a sum brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.dice.scoring import couples
from buonfresco.games.dice.state import NONE, PORTRAIT
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.dice.game import Dice
    from buonfresco.games.dice.rules import Rules
    from buonfresco.games.dice.turn import Prize


def die(colour: str, pips: int, times: int) -> Phrase:
    """``blue 6``, ``blue 6 ×2 = 12``"""
    return say("dice-die", die=Piece("die", colour), pips=pips, times=times, value=pips * times)


def section(total: int) -> Piece:
    """By its sum."""
    return Piece("section", str(total))


def portrait(r: Rules, tile: int) -> Phrase:
    """``woman 3``"""
    piece = Piece("portrait", r.portrait_ids[tile])
    return say("dice-portrait", tile=piece, sex=sex(r, tile), points=r.portrait_points[tile])


def sex(r: Rules, tile: int) -> str:
    return "man" if r.men[tile] else "woman"


def wedding_points(r: Rules, tiles: list[int]) -> int:
    """What these portraits bring once more at the end."""
    return sum([r.portrait_points[tile] for tile in couples(r, tiles)])


def prize(g: Dice, place: int, won: Prize) -> Phrase:
    """What a place brings, without its points."""
    if won.result == PORTRAIT:
        return say("prize-dice-portrait", sex=sex(g.r, g.s.fields[place - len(g.r.sums)]))
    return say("prize-dice-nothing", why=won.why) if won.result == NONE else say("prize-dice-fresco", extra=won.extra)
