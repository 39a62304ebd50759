"""What a seat sees of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine import view as views
from buonfresco.engine.action import Action
from buonfresco.engine.forms import by_place
from buonfresco.games.fresco import leonardo
from buonfresco.games.fresco.actions import NO_STEP, ROMAN
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import NOBODY, NOT_AWAKE, covers_data, space_name

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


class Player(msgspec.Struct, frozen=True):
    space: int | str
    score: int
    points: dict[str, int]
    wake: int | None
    price: int | None
    mood: int
    apprentices: int
    tiles: list[str]
    plan: list[int] | None  # revealed, or the viewer's own
    covers: dict[str, str] | None  # action tile by column, revealed or the viewer's own
    thalers: int | None  # None: behind the screen
    paints: dict[str, int] | None


class Leonardo(msgspec.Struct, frozen=True):
    space: int | str
    score: int
    points: dict[str, int]
    wake: int | None
    tiles: list[str]
    plan: list[int] | None
    segment: str
    guide: int


class View(views.View, frozen=True, kw_only=True):
    players: list[Player]
    leonardo: Leonardo | None
    order: list[int]  # action order of the round, once known; Leonardo is the figure after the last seat
    bishop: str
    fresco: dict[str, str]  # tile by segment, as far as unrestored
    booths: dict[str, list[str | None]]
    bag: list[str]  # follows from the display (B-INFO-05); sorted, the order of draws is nobody's to know
    modules: dict[str, Any]


def of_game(g: Fresco, seat: int | None) -> View:
    s, r = g.s, g.r
    tiles = by_place(r.fresco_ids, s.owner)
    return View(
        **views.common(g, seat),
        round=s.round,
        final=s.final,
        end_reason=s.end_reason,
        players=[_player(g, one, seat, tiles.get(one, [])) for one in range(r.seats)],
        leonardo=_leonardo(g, tiles.get(r.seats, [])) if r.painters > r.seats else None,
        order=list(s.order),
        bishop=SEGMENTS[s.bishop],
        fresco={SEGMENTS[n]: r.fresco_ids[tile] for n, tile in enumerate(s.fresco) if tile != EMPTY},
        booths={
            ROMAN[n]: [None if tile == EMPTY else r.market_ids[tile] for tile in tiles]
            for n, tiles in enumerate(s.booths)
        },
        bag=sorted(r.market_ids[tile] for tile in s.bag),
        modules={m.key: m.view(g, seat) for m in r.modules if m.view is not None},
    )


def targets(g: Fresco, action: Action) -> list[str]:
    """The places on the table an action points at, most specific first."""
    args = action.args
    if action.kind == "wake":
        return [f"time:{args[0]}"]
    if action.kind == "plan":
        return [f"column:{column}:{n}" for column, n in zip(COLUMNS, args, strict=True) if n]
    if action.kind in ("cover", "keep"):
        column = [f"column:{COLUMNS[place]}" for place in args[1:]]
        return [f"tile:{g.r.action_tiles[args[0]].name}", *column]
    if action.kind == "buy":
        return [f"space:{ROMAN[args[0]]}.{space + 1}" for space in args[1:]]
    if action.kind == "close":
        return [f"booth:{ROMAN[args[0]]}"]
    if action.kind in ("restore", "altar"):
        place = f"segment:{SEGMENTS[args[0]]}" if action.kind == "restore" else "altar"
        step = [] if args[-1] == NO_STEP else [f"bishop:{SEGMENTS[args[-1]]}"]
        paid = [] if action.kind == "restore" else [f"paint:{PAINTS[paint]}" for paint in args[:-1]]
        return [place, *step, *paid]
    if action.kind == "blend":
        return [f"paint:{PAINTS[args[0]]}"]
    if action.kind in ("front", "behind"):
        return [f"track:{action.kind}"]
    for module in g.r.modules:
        if module.targets is not None:
            found = module.targets(action)
            if found:
                return found
    return []


def _player(g: Fresco, one: int, viewer: int | None, tiles: list[str]) -> Player:
    s, r = g.s, g.r
    own = one == viewer
    stock_open = own or s.open  # B-INFO-01, B-INFO-07
    plan = s.plans[one] if own or not s.sealed else ()  # B-INFO-02
    return Player(
        space=space_name(r, s.track[one]),
        score=max(0, s.track[one]),
        points={name: n for name, n in zip(r.sources, s.points[one], strict=True) if n},
        wake=None if s.wake[one] == NOT_AWAKE else r.times[s.wake[one]],
        price=None if s.wake[one] == NOT_AWAKE else r.hostel_price[s.wake[one]],
        mood=s.mood[one],
        apprentices=s.apprentices[one],
        tiles=tiles,
        plan=list(plan) or None,
        covers=covers_data(r, s.covers[one]) if own or not s.sealed else None,
        thalers=s.thalers[one] if stock_open else None,
        paints={name: n for name, n in zip(PAINTS, s.paints[one], strict=True) if n} if stock_open else None,
    )


def _leonardo(g: Fresco, tiles: list[str]) -> Leonardo:
    s, r = g.s, g.r
    him = r.seats
    return Leonardo(
        space=space_name(r, s.track[him]),
        score=max(0, s.track[him]),
        points={name: n for name, n in zip(r.sources, s.points[him], strict=True) if n},
        wake=None if s.wake[him] == NOT_AWAKE else r.times[s.wake[him]],
        tiles=tiles,
        plan=None if g.over else list(leonardo.plan(r, s.final)),  # on an open sheet all game (L-SETUP-04)
        segment=SEGMENTS[s.leonardo] if s.leonardo != NOBODY else "",
        guide=s.guide,
    )
