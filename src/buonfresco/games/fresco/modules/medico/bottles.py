"""Bottles: laid out, bought with the Medico tile, used when the day is over (M10-MKT, M10-HEAL, M10-PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.hooks import ActionTile
from buonfresco.games.fresco.modules.medico.illness import heal
from buonfresco.games.fresco.modules.medico.state import BOTTLES, JUICE, NOWHERE, components, part
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

MOST_HELD: Final = 2  # M10-MKT-05
MOST_PLACES: Final = 4
BUY: Final[tuple[Action, ...]] = tuple(
    action("bottle", (place,), f"bottle {place + 1}") for place in range(MOST_PLACES)
)
DRINK: Final[tuple[Action, ...]] = tuple(action("drink", (sort,), f"drink {name}") for sort, name in enumerate(BOTTLES))


# ---- the display --------------------------------------------------------------------------------------------------


def lay_out(g: Fresco, _actor: int, _arg: int) -> None:
    """Unsold ones are discarded; a new one for every player with an ill apprentice, the best on the left (M10-PREP)."""
    mine = part(g)
    mine.discard = sorted([*mine.discard, *[sort for sort in mine.display if sort != NOWHERE]])
    wanted = len(mine.ill) - mine.ill.count(0)  # Leonardo has none (M10-LEO-01)
    drawn = g.draw("bottle", mine.pile, min(wanted, len(mine.pile)))
    if len(drawn) < wanted:
        mine.pile, mine.discard = mine.discard, []  # M10-PREP-03
        drawn += g.draw("bottle", mine.pile, wanted - len(drawn))
    drawn.sort(reverse=True)  # M10-PREP-02
    mine.display = drawn + [NOWHERE] * (len(mine.display) - wanted)
    if g.listening and drawn:
        g.notes.append(("bottles_laid", NOBODY, *[drawn.count(sort) for sort in (3, 2, 1, JUICE)]))


# ---- buying -------------------------------------------------------------------------------------------------------


def refuse(g: Fresco, seat: int) -> Reason | None:
    """The tile is of use only if there is a bottle he could take (M10-PLAN-07, -08)."""
    mine = part(g)
    if len(mine.bottles[seat]) >= MOST_HELD:
        return Reason("M10-MKT-05", "refused-medico-two")
    if not _on_display(g):
        return Reason("M10-PLAN-07" if g.s.round == 1 else "M10-PLAN-08", "refused-medico-none")
    return None


def _on_display(g: Fresco) -> list[int]:
    return [place for place, sort in enumerate(part(g).display) if sort != NOWHERE]


def _payable(g: Fresco, painter: int) -> list[int]:
    prices, thalers = components(g.r).prices(g.r.seats), g.s.thalers[painter]
    return [place for place in _on_display(g) if prices[place] <= thalers]


def announce(g: Fresco, painter: int, _apprentices: int) -> None:
    """What is paid on debts before is not there when a bottle must be bought (M8-PAY-10)."""
    if _payable(g, painter):
        for reaction in g.r.reactions["must_pay"]:
            reaction(g, painter, 0, 0)


def visit(g: Fresco, painter: int, _apprentices: int) -> None:
    """One bottle must be bought, unless all are sold or none can be paid (M10-MKT-01, -02, -04)."""
    if _payable(g, painter):
        g.ask("bottle", painter)
    elif g.listening:
        g.notes.append(("bottle_missed", painter, bool(_on_display(g))))


def go_shopping(g: Fresco, painter: int, apprentices: int) -> None:
    """Then the apprentice on the tile, if there is one, acts at the market (M10-MKT-03, -08)."""
    if apprentices:
        g.begin("market visit", painter, apprentices)


def options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return tuple([BUY[place] for place in _payable(g, painter)])


def buy(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """The price belongs to the place, and nothing moves up (M10-MKT-07); it lies open before him (M10-MKT-06)."""
    mine, place = part(g), act.args[0]
    sort, price = mine.display[place], components(g.r).prices(g.r.seats)[place]
    deeds.spend(g, painter, price, "bottle")
    mine.display[place] = NOWHERE
    mine.bottles[painter] = sorted([*mine.bottles[painter], sort], reverse=True)
    if g.listening:
        g.notes.append(("bottle_bought", painter, sort, price))


def explain(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act is PASS:
        return Reason("M10-MKT-01", "refused-bottle-must")
    if act.kind != "bottle":
        return None
    place, prices = act.args[0], components(g.r).prices(g.r.seats)
    if place not in _on_display(g):
        return Reason("M10-MKT-07", "refused-bottle-gone", {"place": place + 1})
    return Reason("M10-MKT-04", "refused-bottle-money", {"cost": prices[place], "have": g.s.thalers[painter]})


# ---- healing ------------------------------------------------------------------------------------------------------


def begin_healing(g: Fresco, _actor: int, _arg: int) -> None:
    """When the fifth place is done for all, in action order (M10-HEAL-01, -07; X-THEA-02)."""
    bottles = part(g).bottles
    g.ask_each("heal", [painter for painter in g.s.order if painter < g.r.seats and bottles[painter]])


def heal_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """One bottle after the other, as many as he likes, useful or not (M10-HEAL-05)."""
    return (*[DRINK[sort] for sort in dict.fromkeys(part(g).bottles[seat])], PASS)


def drink(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    """Each portion heals one, the rest is lost; juice only cheers up (M10-HEAL-02, -03, -04, -06)."""
    mine, sort = part(g), act.args[0]
    mine.bottles[seat].remove(sort)
    mine.discard = sorted([*mine.discard, sort])
    if mine.bottles[seat]:
        g.ask("heal", seat)
    healed = min(sort, mine.ill[seat])
    for _ in range(healed):
        heal(g, seat)
    if g.listening:
        g.notes.append(("bottle_used", seat, sort, healed))
    if sort == JUICE:
        deeds.change_mood(g, seat, 1)


def stop(_g: Fresco, _seat: int, _arg: int, _action: Action) -> None:
    """The bottles are kept."""


def explain_heal(_g: Fresco, _seat: int, _arg: int, act: Action) -> Reason | None:
    return Reason("M10-HEAL-01", "refused-drink-none") if act.kind == "drink" else None


TILE: Final[ActionTile] = ActionTile(
    "medico",
    "medico visit",
    ("M10-PLAN-06", "M10-PLAN-07", "M10-PLAN-08"),
    spaces=1,
    columns=(MARKET,),
    refuse=refuse,
    visits=True,
)
KIND: Final[Kind] = Kind(
    "bottle",
    ("M10-MKT-01", "M10-MKT-04", "M10-MKT-07"),
    options,
    {"bottle": buy},
    explain,
    holds=Holds(SEAT, after=("medico visit/bottle",)),
)
HEAL_KIND: Final[Kind] = Kind(
    "heal",
    ("M10-HEAL-01", "M10-HEAL-02", "M10-HEAL-03"),
    heal_options,
    {"drink": drink, "pass": stop},
    explain_heal,
    holds=Holds(SEAT, after=("round/fifth/medico",), queue="heal"),
)
