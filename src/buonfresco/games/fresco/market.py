"""Market (B-MKT): one booth, buy there or close it; purchase by purchase where modules reveal something (X-MKT-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import OptionTable
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS, ROMAN, close
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.constants import MARKET, SPACES, at
from buonfresco.games.fresco.plan import left_to_do
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

CLOSE: Final = tuple(close(booth) for booth in range(len(ROMAN)))


def fill(g: Fresco) -> None:
    """Booth after booth, space by space, as far as the bag goes (B-SETUP-08, B-PREP-02, M16-MKT-09)."""
    s = g.s
    drawn = g.draw("market", s.bag, min(g.r.booth_spaces, len(s.bag)))
    first = 0
    for booth, size in enumerate(g.r.booth_sizes):
        s.booths[booth] = tuple(drawn[first : first + size])
        first += size
    if g.listening:
        g.notes.append(("market_filled", NOBODY, s.booths[:]))


def ask(g: Fresco, painter: int, apprentices: int) -> None:
    if apprentices:
        g.ask("market", painter, apprentices)


def price(g: Fresco, painter: int) -> int:
    return g.r.hostel_price[g.s.wake[painter]]  # B-WAKE-06


def can_buy(g: Fresco, painter: int, apprentices: int) -> int:
    """How many tiles at most (B-MKT-09; a price of 0 sets no limit)."""
    each = price(g, painter)
    most = min(apprentices, SPACES)
    return min(most, g.s.thalers[painter] // each) if each else most


def _at_booth(g: Fresco, booth: int, most: int) -> Sequence[Action]:
    """The purchases of up to `most` tiles at a booth."""
    tiles = g.s.booths[booth]
    table = g.r.buys[booth][most]
    if len(tiles) == g.r.booth_sizes[booth] and EMPTY not in tiles:
        return table
    there = [space for space, tile in enumerate(tiles) if tile != EMPTY]
    return [action for action in table if all(space in there for space in action.args[1:])]


def options(g: Fresco, painter: int, apprentices: int) -> tuple[Action, ...]:
    """Buy at one booth, close one, or touch none (B-MKT-01, B-MKT-08)."""
    most = can_buy(g, painter, apprentices)
    sizes = g.r.booth_sizes
    full = 0
    for booth, tiles in enumerate(g.s.booths):
        if tiles:
            if len(tiles) != sizes[booth] or EMPTY in tiles:
                return tuple(_offers(g, most))
            full |= 1 << booth
    table = g.r.market_tables.get((full, most))
    if table is None:
        table = g.r.market_tables[full, most] = OptionTable(_offers(g, most))
    return table


def _offers(g: Fresco, most: int) -> list[Action]:
    offered: list[Action] = []
    for booth, tiles in enumerate(g.s.booths):
        if tiles:
            offered += _at_booth(g, booth, most)
            offered.append(CLOSE[booth])
    offered.append(PASS)
    return offered


def split_options(g: Fresco, painter: int, apprentices: int) -> tuple[Action, ...]:
    """One purchase at a time; the first one fixes the booth; closing only before any purchase (X-MKT-12)."""
    s = g.s
    most = min(1, can_buy(g, painter, apprentices))
    offered: list[Action] = []
    for booth, tiles in enumerate(s.booths):
        if tiles and s.shop in (NOBODY, booth):
            offered += _at_booth(g, booth, most)
            if not s.purchases:
                offered.append(CLOSE[booth])
    offered.append(PASS)
    return tuple(offered)


def buy(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    """Pay the wake price once per tile and take its paints (B-MKT-02, B-MKT-04)."""
    s = g.s
    booth = action.args[0]
    tiles = list(s.booths[booth])
    each = price(g, painter)
    for space in action.args[1:]:
        tile = tiles[space]
        tiles[space] = EMPTY
        s.bought.append(tile)
        if g.listening:
            g.notes.append(("bought", painter, booth, tile, each))
        deeds.spend(g, painter, each, "market")
        take(g, painter, tile, booth << 4 | space)
    s.booths[booth] = tuple(tiles)
    s.shop = booth
    s.purchases += len(action.args) - 1


def buy_one(g: Fresco, painter: int, apprentices: int, action: Action) -> None:
    buy(g, painter, apprentices, action)
    ask(g, painter, apprentices - 1)
    booth, space = action.args
    for reaction in g.r.reactions["bought"]:
        reaction(g, painter, booth, space)


def take(g: Fresco, painter: int, tile: int, place: int) -> None:
    """What a market tile brings, however it was got (X-MKT-03); `place` is booth << 4 | space, -1 for none."""
    deeds.gain_paints(g, painter, g.r.market_paints[tile], "market")
    for reaction in g.r.reactions["market_tile"]:
        reaction(g, painter, tile, place)


def shut(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    """Put all tiles of a booth into the bag, free of charge (B-MKT-06)."""
    g.s.shop = action.args[0]
    if g.listening:
        g.notes.append(("closed", painter, action.args[0]))


def forgo(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    if g.listening and not g.s.purchases:
        g.notes.append(("passed", painter, "market"))


def clear_booth(g: Fresco, _painter: int, _arg: int) -> None:
    """All tiles of the booth, bought or not, go into the bag at the end of the visit (B-MKT-05, M16-MKT-11)."""
    s = g.s
    s.purchases = 0
    if s.shop == NOBODY:
        return
    s.bag += [tile for tile in s.booths[s.shop] if tile != EMPTY]
    s.bag += s.bought
    s.booths[s.shop] = ()
    s.shop = NOBODY
    s.bought = []


def holds(g: Fresco, booth: int, space: int) -> bool:
    """Does a tile lie there, wherever that is?"""
    booths = g.s.booths
    return booth < len(booths) and 0 <= space < len(booths[booth]) and booths[booth][space] != EMPTY


def no_booth(g: Fresco, booth: int) -> Reason | None:
    """Fewer players, fewer booths."""
    booths = len(g.s.booths)
    return None if booth < booths else Reason("B-SETUP-09", "refused-market-booth", {"booths": booths})


def explain(g: Fresco, painter: int, apprentices: int, action: Action) -> Reason | None:
    s = g.s
    if action.kind not in ("buy", "close"):
        return None
    booth = action.args[0]
    reason = no_booth(g, booth)
    if reason is not None:
        return reason
    tiles = s.booths[booth]
    name = ROMAN[booth]
    if s.shop not in (NOBODY, booth):
        return Reason("B-MKT-03", "refused-market-other", {"booth": ROMAN[s.shop]})
    if not tiles:
        return Reason("B-MKT-10", "refused-market-empty", {"booth": name})
    if action.kind == "close":
        return Reason("B-MKT-06", "refused-market-close")
    spaces = action.args[1:]
    if len(spaces) > apprentices:
        return Reason("B-MKT-02", "refused-market-many", {"tiles": len(spaces), "apprentices": apprentices})
    for space in spaces:
        if not holds(g, booth, space):
            return Reason("B-MKT-03", "refused-market-gone", {"booth": name, "space": space + 1})
        if spaces.count(space) > 1:
            return Reason("B-MKT-03", "refused-market-twice", {"booth": name, "space": space + 1})
    cost = len(spaces) * price(g, painter)
    if cost > s.thalers[painter]:
        return Reason("B-ACT-05", "refused-market-money", {"cost": cost, "have": s.thalers[painter]})
    return Reason("X-MKT-12", "refused-market-single")


_RULES: Final = ("B-MKT-01", "B-MKT-02", "B-MKT-06", "B-MKT-08")
KIND: Final = Kind(
    "market",
    _RULES,
    options,
    {"buy": buy, "close": shut, "pass": forgo},
    explain,
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("market visit/shop",), fits=at(MARKET)),
)
SPLIT_KIND: Final = Kind(
    "market",
    (*_RULES, "X-MKT-12"),
    split_options,
    {"buy": buy_one, "close": shut, "pass": forgo},
    explain,
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("market visit/shop",), fits=at(MARKET)),
)
