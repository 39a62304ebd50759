"""Setup (B-SETUP, L-SETUP). The order of draws is fixed (B-SETUP-13): starting spaces, fresco, market, modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco import market
from buonfresco.games.fresco.board import ALL_SEGMENTS, CENTRE
from buonfresco.games.fresco.paints import PAINTS, read_paints
from buonfresco.games.fresco.state import NOBODY, OUT

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def set_up(g: Fresco) -> None:
    """Set the table and begin round 1."""
    lay_out(g)
    _draw_start_spaces(g)
    _deal_fresco(g)
    market.fill(g)
    for module in g.r.modules:
        if module.setup is not None:
            module.setup(g)
    g.begin("round")
    g.run()


def lay_out(g: Fresco) -> None:
    """Everything that needs no luck (B-SETUP-02, -03, -06, -07, -11; L-SETUP-03)."""
    s, r = g.s, g.r
    g.clear()
    begin = r.pack.stock.start
    stock = read_paints(begin.paints)
    s.bishop = CENTRE
    s.bag = list(r.market_tiles)
    s.apprentices = [begin.apprentices] * r.seats
    s.thalers = [begin.thalers] * r.seats
    s.paints = [[stock.count(paint) for paint in range(len(PAINTS))] for _ in range(r.seats)]
    if r.painters > r.seats:
        s.leonardo = CENTRE


def _draw_start_spaces(g: Fresco) -> None:
    """S1 is the rearmost space and goes to the first painter drawn (B-SETUP-04, -05); Leonardo has S3 (L-SETUP-03)."""
    s, r = g.s, g.r
    drawn = g.draw("start", list(range(r.seats)), r.seats)
    for place, painter in enumerate(drawn):
        s.track[painter] = place - r.painters
    if r.painters > r.seats:
        s.track[r.seats] = -1
        s.guide = drawn[0]  # L-SETUP-06: the starting player


def _deal_fresco(g: Fresco) -> None:
    """A tile of the highest value in the center, the others dealt at random (B-SETUP-10)."""
    s, r = g.s, g.r
    tiles = list(range(len(r.fresco_ids)))
    for module in r.modules:
        if module.choose_tiles is not None:
            tiles = module.choose_tiles(g, tiles)
    highest = max(r.fresco_values[tile] for tile in tiles)
    centre = g.draw_one("fresco", [tile for tile in tiles if r.fresco_values[tile] == highest])
    tiles.remove(centre)
    dealt = g.draw("fresco", tiles, len(ALL_SEGMENTS) - 1)
    dealt.insert(CENTRE, centre)
    s.fresco = dealt
    s.owner = [NOBODY if tile in dealt else OUT for tile in range(len(r.fresco_ids))]
