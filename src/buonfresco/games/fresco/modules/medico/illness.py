"""Falling ill, by the infection of the round and by contagion; and the ill one given up for bad mood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import CATHEDRAL, COLUMNS, FIFTH
from buonfresco.games.fresco.hooks import Switch
from buonfresco.games.fresco.modules.medico.sheet import visited
from buonfresco.games.fresco.modules.medico.state import (
    BLACK_ASIDE,
    NOBODY_ASIDE,
    NOWHERE,
    OWN_ASIDE,
    SAME,
    changed,
    components,
    figures,
    healthy_at,
    part,
)
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "medico.extra_infected"
EXTRA_INFECTED: Final[Switch] = Switch("M10-INF-07", ("returns", "swap_black"), bigbox="swap_black", fr="swap_black")
OWN_FALLS: Final[Action] = action("falls_ill", (0,), "own falls ill")
EXTRA_FALLS: Final[Action] = action("falls_ill", (1,), "extra falls ill")
_VICTIMS: Final = (OWN_FALLS, EXTRA_FALLS)
GIVE_ILL: Final[Action] = action("give_up", (0,), "give up ill")
GIVE_HEALTHY: Final[Action] = action("give_up", (1,), "give up healthy")
_GIFTS: Final = (GIVE_ILL, GIVE_HEALTHY)


# ---- the infection of the round -----------------------------------------------------------------------------------


def reveal(g: Fresco, _actor: int, _arg: int) -> None:
    """After the plans, before any action (M10-INF-01). "Same" leaves the place of the round before (M10-INF-02)."""
    mine = part(g)
    mine.tile = g.draw_one("infection", mine.tiles)
    if mine.tile != SAME:
        mine.place = mine.tile
    if g.listening:
        g.notes.append(("infection_revealed", NOBODY, mine.tile, mine.place))


def remove_tile(g: Fresco, _actor: int, _arg: int) -> None:
    part(g).tile = NOWHERE  # its place is remembered (M10-PREP-04)


def last_tile(g: Fresco) -> str:
    """The round that begins with one infection tile is the final one (M10-END-01)."""
    return "" if len(part(g).tiles) > 1 else "infection"


# ---- after the last action at a place -----------------------------------------------------------------------------


def leave(g: Fresco, painter: int, _apprentices: int) -> None:
    """Contagion takes all healthy ones there, the infection one of them (M10-INF-04, -05, M10-CONT-01, -03)."""
    mine, column = part(g), g.s.column
    if not healthy_at(g, painter, column):
        return
    if mine.placed[painter][column]:
        if mine.extra[painter] == column:
            extra_falls(g, painter, own_at(g, painter, column))
        own_fall(g, painter, column, own_at(g, painter, column))
        return
    if mine.tile == NOWHERE or mine.place != place_of(g, column):
        return
    if g.s.final and column == CATHEDRAL and visited(g, painter, FIFTH) and healthy_at(g, painter, FIFTH):
        return  # M10-INF-11, X-ILL-03: once, after the last of his visits with a healthy one
    if own_columns(g, painter) and extra_there(g, painter):
        g.ask("falls_ill", painter)
    else:
        infect(g, painter, not own_columns(g, painter))


def place_of(g: Fresco, column: int) -> int:
    """Where infections find who stands in a column: the fifth is a cathedral in the end, and before that safe."""
    return CATHEDRAL if g.s.final and column == FIFTH else column


def threats(g: Fresco, seat: int, column: int) -> int:
    """Tiles still to come that would strike there (M10-INF-01, -02); none on most action tiles (M10-INF-10)."""
    mine, place = part(g), place_of(g, column)
    if place == FIFTH or not visited(g, seat, column):
        return 0
    return mine.tiles.count(place) + (mine.tiles.count(SAME) if mine.place == place else 0)


def own_at(g: Fresco, seat: int, column: int) -> int:
    return healthy_at(g, seat, column) - (part(g).extra[seat] == column)


def _struck(g: Fresco, seat: int) -> list[int]:
    """The columns whose healthy ones the infection can choose from: in the end both of the cathedral (M10-INF-11)."""
    here = g.s.column
    if g.s.final and here == FIFTH and visited(g, seat, CATHEDRAL):
        return [FIFTH, CATHEDRAL]
    return [here]


def own_columns(g: Fresco, seat: int) -> list[int]:
    return [column for column in _struck(g, seat) if own_at(g, seat, column)]


def extra_there(g: Fresco, seat: int) -> bool:
    return part(g).extra[seat] in _struck(g, seat)


def infect(g: Fresco, seat: int, extra: bool) -> None:
    if extra:
        extra_falls(g, seat, 0)
    else:
        own_fall(g, seat, own_columns(g, seat)[0], 1)  # own ones are interchangeable (M10-INF-09)


def own_fall(g: Fresco, seat: int, column: int, count: int) -> None:
    """Own figures go to the board, black ones take their places on the sheet (M10-INF-06)."""
    if not count:
        return
    mine = part(g)
    mine.board[seat] += count
    mine.ill[seat] += count
    mine.placed[seat] = changed(mine.placed[seat], column, count)
    if g.listening:
        g.notes.append(("fell_ill", seat, count, CATHEDRAL if column == FIFTH else column))


def extra_falls(g: Fresco, seat: int, reserved: int) -> None:
    """Back to the theater; with `swap_black` an ill one stands in for him, if a black figure is left (M10-INF-07, -08).

    `reserved` ones are for own apprentices who fall ill with him: those always get one.
    """
    mine = part(g)
    column = mine.extra[seat]
    mine.extra[seat] = NOWHERE
    swapped = g.r.switches[SWITCH] == "swap_black" and black_left(g) > reserved
    if swapped:
        mine.ill[seat] += 1
        mine.placed[seat] = changed(mine.placed[seat], column, 1)
    else:
        g.s.plans[seat] = changed(g.s.plans[seat], column, -1)
    if g.listening:
        g.notes.append(("extra_fell_ill", seat, CATHEDRAL if column == FIFTH else column, swapped))


def black_left(g: Fresco) -> int:
    """Black figures on the Medico board (M10-SETUP-01)."""
    return components(g.r).figures.black * g.r.seats - sum(part(g).ill)


# ---- who falls ill ------------------------------------------------------------------------------------------------


def victims(_g: Fresco, _seat: int, _arg: int) -> tuple[Action, ...]:
    return _VICTIMS


def choose_victim(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    infect(g, seat, act is EXTRA_FALLS)


def explain_victim(_g: Fresco, _seat: int, _arg: int, act: Action) -> Reason | None:
    return Reason("M10-INF-04", "refused-victim-must") if act is PASS else None


# ---- healing one --------------------------------------------------------------------------------------------------


def heal(g: Fresco, seat: int) -> None:
    """A black figure goes back; an own one comes for it, if one waits on the board (M10-HEAL-02, M10-INF-08)."""
    mine = part(g)
    own = mine.board[seat] > 0
    mine.ill[seat] -= 1
    mine.board[seat] -= own
    if sum(mine.placed[seat]) > mine.ill[seat]:  # nobody is left beside the sheet: it is one who stands on it
        column = next(column for column, n in enumerate(mine.placed[seat]) if n)
        mine.placed[seat] = changed(mine.placed[seat], column, -1)
        if not own:
            g.s.plans[seat] = changed(g.s.plans[seat], column, -1)


# ---- wake phase ---------------------------------------------------------------------------------------------------


def check_mood(g: Fresco, painter: int, _arg: int) -> None:
    """Whoever has to give up an apprentice may choose an ill one; later he gets a healthy one back (M10-WAKE-01)."""
    if painter >= g.r.seats:
        return
    mine = part(g)
    if g.s.apprentices[painter] >= figures(g):
        mine.aside[painter] = NOBODY_ASIDE
    elif mine.aside[painter] == NOBODY_ASIDE:  # else he has given one up before (M10-WAKE-02)
        if not mine.ill[painter]:
            give_healthy(g, painter)
        elif mine.board[painter] == figures(g):
            give_ill(g, painter)
        else:
            g.ask("give_up", painter)


def gifts(_g: Fresco, _seat: int, _arg: int) -> tuple[Action, ...]:
    return _GIFTS


def give_up(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    if act is GIVE_ILL:
        give_ill(g, seat)
    else:
        give_healthy(g, seat)


def give_ill(g: Fresco, seat: int) -> None:
    """Healed by the way: the own figure from the board is set aside. If none is there, just the black one goes."""
    mine = part(g)
    mine.aside[seat] = OWN_ASIDE if mine.board[seat] else BLACK_ASIDE
    heal(g, seat)
    if g.listening:
        g.notes.append(("gave_up_ill", seat))


def give_healthy(g: Fresco, seat: int) -> None:
    part(g).aside[seat] = OWN_ASIDE


def explain_gift(_g: Fresco, _seat: int, _arg: int, act: Action) -> Reason | None:
    return Reason("M10-WAKE-01", "refused-give-must") if act is PASS else None


VICTIM_KIND: Final[Kind] = Kind(
    "falls_ill",
    ("M10-INF-04", "M10-INF-09"),
    victims,
    {"falls_ill": choose_victim},
    explain_victim,
    holds=Holds(SEAT, after=tuple(f"{place} visit/leave/medico" for place in COLUMNS[:FIFTH])),
)
GIVE_KIND: Final[Kind] = Kind(
    "give_up",
    ("M10-WAKE-01", "M10-WAKE-02"),
    gifts,
    {"give_up": give_up},
    explain_gift,
    holds=Holds(SEAT, after=("wake turn/check/medico",)),
)
