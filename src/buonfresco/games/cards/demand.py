"""The demand tile: every other player gives one card of a color, or shows that he has none (C-TILE-03, -08, -12)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind, no_effect
from buonfresco.games.cards import refusals
from buonfresco.games.cards.actions import STOP
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import DEMAND

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards


def offers(g: Cards, actor: int) -> tuple[Action, ...]:
    """Any of the six colors, for who has such a tile (C-TILE-12)."""
    return g.r.demands if g.s.tiles[actor][DEMAND] else ()


def _use(g: Cards, actor: int, chosen: Action, window: str) -> None:
    """It is no action of its own (C-TILE-11): afterwards the player is asked again what he was asked before."""
    s, r = g.s, g.r
    colour = chosen.args[0]
    s.tiles[actor][DEMAND] -= 1
    g.ask(window, actor)
    g.learn()
    if g.listening:
        g.notes.append(("demanded", actor, colour))
    others = [(actor + distance) % r.seats for distance in range(1, r.seats)]
    holders = [seat for seat in others if colour in [r.card_colour[card] for card in s.hands[seat]]]
    g.ask_each("give", holders, [colour] * r.seats)
    if g.listening:
        for seat in others:
            if seat not in holders:
                g.notes.append(("had_none", seat, colour))
                g.notes.append(("saw_hand", actor, seat, tuple(s.hands[seat])))


# One for each window of C-TILE-11.


def at_turn(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    _use(g, actor, chosen, "turn")


def at_draw(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    _use(g, actor, chosen, "draw")


def at_more(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    _use(g, actor, chosen, "more")


def _at_window(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    _use(g, actor, chosen, "window")


def _give_options(g: Cards, actor: int, colour: int) -> tuple[Action, ...]:
    """The giver chooses among different cards of the color (C-TILE-08)."""
    r = g.r
    return tuple([r.gives[card] for card in dict.fromkeys(g.s.hands[actor]) if r.card_colour[card] == colour])


def _give(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    card = chosen.args[0]
    s.hands[actor].remove(card)
    insort(s.hands[s.turn], card)
    g.reveal()
    if g.listening:
        g.notes.append(("gave", actor, s.turn, g.r.card_back[card], card))


def _explain_give(g: Cards, actor: int, colour: int, attempt: Action) -> Reason | None:
    if attempt.kind != "give":
        return None
    if attempt.args[0] not in g.s.hands[actor]:
        return refusals.not_held(g, attempt.args[0], "give")
    return Reason("C-TILE-03", "refused-cards-give", {"colour": LETTERS[colour]})


def _about_give(g: Cards, _actor: int, colour: int) -> dict[str, object]:
    return {"colour": LETTERS[colour], "to": g.s.turn}


def _window_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    return (*offers(g, actor), STOP)


GIVE_KIND: Final[Kind] = Kind(
    "give",
    ("C-TILE-03", "C-TILE-08"),
    _give_options,
    {"give": _give},
    _explain_give,
    about=_about_give,
    holds=Holds(
        SEAT,
        most=len(LETTERS) - 1,
        after=("turn", "draw", "more", "window"),
        on=("turn", "draw", "more", "window"),
        queue="give",
    ),
)
WINDOW_KIND: Final[Kind] = Kind(
    "window",
    ("C-TILE-11",),
    _window_options,
    {"demand": _at_window, "stop": no_effect},
    refusals.explain,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
