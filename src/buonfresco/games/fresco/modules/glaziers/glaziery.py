"""The glaziery: glass is laid out, and bought by who has covered a column with his tile (M6-SETUP, -GLAZ, -PREP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY
from buonfresco.games.fresco.modules.glaziers.components import COLOURS, GLASS, PLACES, tables
from buonfresco.games.fresco.modules.glaziers.state import GLASS_EACH, slice_of
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.plan import left_to_do
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

PRINTED: Final = 2  # apprentices printed on the tile (M6-PLAN-03)
BUY: Final[tuple[Action, ...]] = tuple(
    action("glass", (colour,), f"glass {PAINTS[colour]}") for colour in range(COLOURS)
)


# ---- setup and offer ----------------------------------------------------------------------------------------------


def setup(g: Fresco) -> None:
    """Windows first, then glass (X-SETUP-04)."""
    part, t = slice_of(g), tables(g.r)
    part.pile = list(range(len(t.ids)))
    part.bench = g.draw("window", part.pile, PLACES)  # from the price-0 place on, as drawn (M6-SETUP-03)
    part.windows = [EMPTY for _ in ALL_SEGMENTS]
    part.glass = [[0] * COLOURS for _ in range(g.r.seats)]
    part.offer, part.reserve = [0] * COLOURS, [0] * COLOURS
    part.bag = [colour for colour in range(COLOURS) for _ in range(t.counts[colour])]
    if g.listening:
        g.notes.append(("bench_filled", NOBODY, tuple(part.bench)))
    lay_out(g)


def lay_out(g: Fresco) -> None:
    """Two tokens for each player, as far as bag and reserve go; the reserve only when the bag is empty (M6-PREP-04)."""
    part = slice_of(g)
    wanted = GLASS_EACH * g.r.seats  # none for Leonardo (M6-LEO-01)
    drawn = g.draw("glass", part.bag, min(wanted, len(part.bag)))
    if len(drawn) < wanted and any(part.reserve):
        part.bag = [colour for colour in range(COLOURS) for _ in range(part.reserve[colour])]
        part.reserve = [0] * COLOURS
        if g.listening:
            g.notes.append(("glass_bagged", NOBODY))
        drawn += g.draw("glass", part.bag, min(wanted - len(drawn), len(part.bag)))
    for colour in drawn:
        part.offer[colour] += 1
    if g.listening:
        g.notes.append(("glass_laid", NOBODY, tuple(sorted(drawn))))


def renew_offer(g: Fresco, _actor: int, _arg: int) -> None:
    """Unsold glass to the reserve board, then new glass (M6-PREP-02, -03)."""
    part = slice_of(g)
    for colour in range(COLOURS):
        part.reserve[colour] += part.offer[colour]
        part.offer[colour] = 0
    lay_out(g)


# ---- the visit ----------------------------------------------------------------------------------------------------


def visit(g: Fresco, painter: int, apprentices: int) -> None:
    """Both printed apprentices act, and the one on the tile if there is one (M6-GLAZ-02, -08)."""
    go_on(g, painter, PRINTED + apprentices)


def go_on(g: Fresco, painter: int, left: int) -> None:
    if left and on_sale(g, painter):
        g.ask("glass", painter, left)


def on_sale(g: Fresco, painter: int) -> list[Action]:
    """What is there and can be paid (M6-GLAZ-05, -06)."""
    offer, prices, thalers = slice_of(g).offer, tables(g.r).glass_prices, g.s.thalers[painter]
    return [BUY[colour] for colour in GLASS if offer[colour] and prices[colour] <= thalers]


def options(g: Fresco, painter: int, _left: int) -> tuple[Action, ...]:
    return (*on_sale(g, painter), PASS)


def buy(g: Fresco, painter: int, left: int, action: Action) -> None:
    part = slice_of(g)
    colour = action.args[0]
    price = tables(g.r).glass_prices[colour]
    deeds.spend(g, painter, price, "glass")
    part.offer[colour] -= 1
    part.glass[painter][colour] += 1
    if g.listening:
        g.notes.append(("glass_bought", painter, colour, price))
    go_on(g, painter, left - 1)


def stop(_g: Fresco, _painter: int, _left: int, _action: Action) -> None:
    """Nothing is told: whether he would not or could not pay is his secret."""


def explain(g: Fresco, painter: int, _left: int, action: Action) -> Reason | None:
    if action.kind != "glass":
        return None
    colour = action.args[0]
    if not slice_of(g).offer[colour]:
        return Reason("M6-GLAZ-05", "refused-glass-gone", {"glass": PAINTS[colour]})
    price = tables(g.r).glass_prices[colour]
    return Reason("M6-GLAZ-06", "refused-glass-money", {"cost": price, "have": g.s.thalers[painter]})


KIND: Final[Kind] = Kind(
    "glass",
    ("M6-GLAZ-02", "M6-GLAZ-03", "M6-GLAZ-06"),
    options,
    {"glass": buy, "pass": stop},
    explain,
    about=left_to_do,
    holds=Holds(SEAT, 1, PRINTED + 1, after=("glaziery visit",)),
)
