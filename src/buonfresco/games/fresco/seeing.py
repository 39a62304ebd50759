"""Makes the view of a seat. What the configuration fixes is looked up once, what was made before is found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.forms import by_place
from buonfresco.engine.remembering import Memory, decode, encode, getter, remembered
from buonfresco.engine.view import common
from buonfresco.games.fresco import leonardo
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.hooks import VIEWER, Module
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import NOBODY, NOT_AWAKE, covers_data, space_name
from buonfresco.games.fresco.view import Leonardo, Player, View

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

ModuleView = Callable[["Fresco", "int | None"], Any]
_MADE: Final = "views"


class _Shown:
    """How the things of a configuration are shown. All of it is copied into views: each view is its owner's."""

    def __init__(self, r: Rules) -> None:
        market: list[str | None] = [*r.market_ids, None]  # EMPTY is the last one
        self.fresco = remembered(
            lambda tiles: {SEGMENTS[n]: r.fresco_ids[tile] for n, tile in enumerate(tiles) if tile != EMPTY}
        )
        self.booths = remembered(
            lambda booths: {ROMAN[n]: [market[tile] for tile in tiles] for n, tiles in enumerate(booths)}
        )
        self.bag = remembered(lambda tiles: sorted([r.market_ids[tile] for tile in tiles]))
        self.points = remembered(lambda points: _named(r.sources, points))
        self.paints = remembered(lambda paints: _named(PAINTS, paints))
        self.covers = remembered(lambda covers: covers_data(r, covers))
        self.tiles = remembered(lambda owner: by_place(r.fresco_ids, owner))
        self.modules: list[_ModuleView] = [
            _ModuleView(module, place, module.view) for place, module in enumerate(r.modules) if module.view is not None
        ]


def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


class _ModuleView:
    """How a module is shown: anew, or found again if it says what its view is made of."""

    def __init__(self, module: Module, place: int, view: ModuleView) -> None:
        reads = module.view_reads
        beside = [] if reads is None else [name for name in reads if name != VIEWER]
        self.key: str = module.key
        self.place: int = place
        self.view = view
        self.own = None if reads is None else getter(module.fields.names)
        self.beside = getter(beside) if beside else None
        self.depends: bool = reads is not None and VIEWER in reads  # on who looks
        self.memory: Memory = Memory()


def _modules(g: Fresco, shown: _Shown, seat: int | None) -> dict[str, Any]:
    s, views = g.s, {}
    for one in shown.modules:
        own, beside = one.own, one.beside
        if own is None:
            views[one.key] = one.view(g, seat)
            continue
        values = own(s.slices[one.place])
        key = encode((values, None if beside is None else beside(s), seat if one.depends else None))
        known = one.memory.known.get(key)
        if known is None:
            known = encode(one.view(g, seat))
            one.memory.keep(key, known)
        views[one.key] = decode(known)
    return views


def of_game(g: Fresco, seat: int | None) -> View:
    s, r = g.s, g.r
    shown: _Shown | None = r.made.get(_MADE)
    if shown is None:
        shown = r.made[_MADE] = _Shown(r)
    tiles, booths = shown.tiles(s.owner), shown.booths(s.booths)
    return View(
        **common(g, seat),
        round=s.round,
        final=s.final,
        end_reason=s.end_reason,
        players=_players(g, shown, seat, tiles),
        leonardo=_leonardo(g, shown, tiles) if r.painters > r.seats else None,
        order=s.order[:],
        bishop=SEGMENTS[s.bishop],
        fresco=shown.fresco(s.fresco).copy(),
        booths={name: booth[:] for name, booth in booths.items()},
        bag=shown.bag(s.bag).copy(),
        modules=_modules(g, shown, seat),
    )


def _players(g: Fresco, shown: _Shown, viewer: int | None, tiles: dict[int, list[str]]) -> list[Player]:
    s, r = g.s, g.r
    points, paints, covers = shown.points, shown.paints, shown.covers
    lifted, revealed = s.open, not s.sealed
    players: list[Player] = []
    for one in range(r.seats):
        space, wake = s.track[one], s.wake[one]
        stock_open = lifted or one == viewer  # B-INFO-01, B-INFO-07
        plan_open = revealed or one == viewer  # B-INFO-02
        player = Player(  # in the order of its fields: this is quicker than by name
            space if space >= 0 else space_name(r, space),
            space if space >= 0 else 0,
            points(s.points[one]).copy(),
            None if wake == NOT_AWAKE else r.times[wake],
            None if wake == NOT_AWAKE else r.hostel_price[wake],
            s.mood[one],
            s.apprentices[one],
            tiles[one][:] if one in tiles else [],
            (list(s.plans[one]) or None) if plan_open else None,
            covers(s.covers[one]).copy() if plan_open else None,
            s.thalers[one] if stock_open else None,
            paints(s.paints[one]).copy() if stock_open else None,
        )
        players.append(player)
    return players


def _leonardo(g: Fresco, shown: _Shown, tiles: dict[int, list[str]]) -> Leonardo:
    s, r = g.s, g.r
    him = r.seats
    return Leonardo(
        space=space_name(r, s.track[him]),
        score=max(0, s.track[him]),
        points=shown.points(s.points[him]).copy(),
        wake=None if s.wake[him] == NOT_AWAKE else r.times[s.wake[him]],
        tiles=tiles.get(him, [])[:],
        plan=None if g.over else list(leonardo.plan(r, s.final)),  # on an open sheet all game (L-SETUP-04)
        segment=SEGMENTS[s.leonardo] if s.leonardo != NOBODY else "",
        guide=s.guide,
    )
