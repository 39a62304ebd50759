"""Wishing cards at the market: free paint with a purchase, lucky guy at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import market
from buonfresco.games.fresco.actions import PASS, ROMAN
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.constants import MARKET
from buonfresco.games.fresco.modules.wishing_well import pennies
from buonfresco.games.fresco.modules.wishing_well.state import (
    FREE_PAINT,
    LUCKY_GUY,
    carriers,
    leave,
    part,
    pictures,
    take_pennies,
    use,
)
from buonfresco.games.fresco.modules.wishing_well.verbs import lacks, lacks_free_paint

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

LUCKY_PENNIES: Final = 2  # M4-CARD-20
PLAY_LUCKY_GUY: Final[Action] = action("lucky_guy", (), "lucky guy")

# ---- free paint -------------------------------------------------------------------------------------------


def free_paint(booth: int, space: int) -> Action:
    return action("free_paint", (booth, space), f"free paint {ROMAN[booth]}.{space + 1}")


def _card_for(g: Fresco, painter: int, tile: int) -> int:
    """The sort of the own card that shows exactly the paints of a tile (M4-CARD-25); -1 if there is none."""
    hand = part(g).hands[painter]
    for number, picture in enumerate(pictures(g.r)):
        if hand[FREE_PAINT + number] and picture == g.r.market_paints[tile]:
            return FREE_PAINT + number
    return -1


def free_tiles(g: Fresco, painter: int, booth: int) -> list[int]:
    """Spaces of a booth whose tile an own card shows. What was bought or taken is gone (M4-CARD-24)."""
    if not any(part(g).hands[painter][FREE_PAINT:]):
        return []
    tiles = g.s.booths[booth]
    return [space for space, tile in enumerate(tiles) if tile != EMPTY and _card_for(g, painter, tile) >= 0]


def after_purchase(g: Fresco, painter: int, booth: int, _space: int) -> None:
    """The buyer carries the card, so it is played directly after his purchase (M4-CARD-24, X-MKT-12).

    No need to count apprentices here: each purchase is made by another one, and lucky guy comes last (M4-CARD-14).
    """
    if free_tiles(g, painter, booth):
        g.ask("free_paint", painter, booth)


def free_options(g: Fresco, painter: int, booth: int) -> tuple[Action, ...]:
    return (*[free_paint(booth, space) for space in free_tiles(g, painter, booth)], PASS)


def take_free(g: Fresco, painter: int, _booth: int, act: Action) -> None:
    """Like a bought tile, without price and apprentice (M4-CARD-22, X-MKT-05)."""
    s = g.s
    booth, space = act.args
    tiles = list(s.booths[booth])
    tile = tiles[space]
    use(g, painter, _card_for(g, painter, tile))
    part(g).played += 1
    tiles[space] = EMPTY
    s.booths[booth] = tuple(tiles)
    s.bought.append(tile)
    if g.listening:
        g.notes.append(("free_paint_taken", painter, booth, tile))
    market.take(g, painter, tile, booth << 4 | space)


def explain_free(g: Fresco, _painter: int, booth: int, act: Action) -> Reason | None:
    if act.kind != "free_paint":
        return None
    if act.args[0] != booth:
        return Reason("M4-CARD-22", "refused-free-booth", {"booth": ROMAN[booth]})
    if not market.holds(g, booth, act.args[1]):
        return Reason("M4-CARD-24", "refused-market-gone", {"booth": ROMAN[booth], "space": act.args[1] + 1})
    return Reason("M4-CARD-25", "refused-free-picture")


# ---- lucky guy --------------------------------------------------------------------------------------------


def offer_lucky_guy(g: Fresco, painter: int, _apprentices: int) -> None:
    """When the rest of the turn is done, whatever was done (M4-CARD-07, -21)."""
    well = part(g)
    if well.hands[painter][LUCKY_GUY] and well.supply and carriers(g, painter, MARKET) > 0:
        g.ask("lucky_guy", painter)


def lucky_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (PLAY_LUCKY_GUY, PASS) if part(g).hands[painter][LUCKY_GUY] else (PASS,)


def play_lucky_guy(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    use(g, painter, LUCKY_GUY)
    part(g).played += 1
    take_pennies(g, painter, LUCKY_PENNIES)
    offer_lucky_guy(g, painter, 0)


def explain_market(g: Fresco, painter: int, _apprentices: int, act: Action) -> Reason | None:
    """Cards and pennies have their own moments in a market turn."""
    if act.kind == "throw":
        return pennies.why_not(g, painter, act.args[0]) or Reason("M4-MKT-01", "refused-throw-late")
    if act.kind == "free_paint":
        return lacks_free_paint(g, painter, act) or Reason("M4-CARD-24", "refused-free-purchase")
    if act is PLAY_LUCKY_GUY:
        return lacks(g, painter, LUCKY_GUY) or Reason("M4-CARD-07", "refused-lucky-later")
    return None


def about_booth(_g: Fresco, _painter: int, booth: int) -> dict[str, object]:
    return {"booth": ROMAN[booth]}


FREE_PAINT_KIND: Final[Kind] = Kind(
    "free_paint",
    ("M4-CARD-22", "M4-CARD-24", "M4-CARD-25"),
    free_options,
    {"free_paint": take_free, "pass": leave},
    explain_free,
    about=about_booth,
    holds=Holds(SEAT, most=len(ROMAN) - 1, after=("market",), on=("market",)),
)
LUCKY_GUY_KIND: Final[Kind] = Kind(
    "lucky_guy",
    ("M4-CARD-20", "M4-CARD-21"),
    lucky_options,
    {"lucky_guy": play_lucky_guy, "pass": leave},
    holds=Holds(SEAT, after=("market visit/shop/wishing_well",)),
)
