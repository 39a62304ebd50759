"""The board game in words: its options, what cannot be counted about them, which of them come first."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.fixed import fixed
from buonfresco.engine.telling import MANY, Pieces, Telling, readable, some
from buonfresco.engine.told import Bill, Panel, Row, Said
from buonfresco.games.fresco import cathedral, planning, story, track, wake
from buonfresco.games.fresco.actions import NO_STEP, ROMAN
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import LETTERS, PAINTS, write_paints
from buonfresco.games.fresco.words import MORNING, cost_of, goods_of, plan_words, space
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

ALTAR: Final = Piece("place", "altar")


# ---- what an option speaks of -------------------------------------------------------------------------------------


def _wake(_r: Rules, action: Action) -> Pieces:
    return {"time": action.args[0], "row": Piece("time", str(action.args[0]))}


def _plan(_r: Rules, action: Action) -> Pieces:
    return dict(zip(COLUMNS, action.args, strict=True))


def _cover(r: Rules, action: Action) -> Pieces:
    return {"tile": _tile(r, action), "column": Piece("column", COLUMNS[action.args[1]])}


def _keep(r: Rules, action: Action) -> Pieces:
    return {"tile": _tile(r, action)}


def _tile(r: Rules, action: Action) -> Piece:
    return Piece("tile", r.action_tiles[action.args[0]].name)


def _buy(_r: Rules, action: Action) -> Pieces:
    booth, *spaces = action.args
    tiles = [space(booth, number) for number in spaces]
    return {"booth": Piece("booth", ROMAN[booth]), "spaces": [number + 1 for number in spaces], "tiles": tiles}


def _close(_r: Rules, action: Action) -> Pieces:
    return {"booth": Piece("booth", ROMAN[action.args[0]])}


def _restore(_r: Rules, action: Action) -> Pieces:
    segment, bishop = action.args
    return {"segment": Piece("segment", SEGMENTS[segment]), **_step(bishop)}


def _altar(_r: Rules, action: Action) -> Pieces:
    *payment, bishop = action.args
    return {"place": ALTAR, "paints": Piece("paints", write_paints(tuple(payment))), **_step(bishop)}


def _step(bishop: int) -> Pieces:
    return {} if bishop == NO_STEP else {"bishop": Piece("segment", SEGMENTS[bishop])}


def _blend(r: Rules, action: Action) -> Pieces:
    result = action.args[0]
    recipe = "".join(LETTERS[part] for part in r.blends[result])
    return {"paint": Piece("paint", PAINTS[result]), "from": Piece("paints", recipe)}


# ---- words --------------------------------------------------------------------------------------------------------


def _say_plan(g: Fresco, seat: int, action: Action) -> Phrase:
    return _planned(g.r, action.args, *_plans_follow(g, seat))


def _plans_follow(g: Fresco, seat: int) -> tuple[bool, tuple[int, ...]]:
    """What is said of plans follows from this alone."""
    return g.s.final, tuple(g.s.covers[seat])


@functools.lru_cache(maxsize=4096)  # everybody is asked for the same plans every round
def _planned(r: Rules, plan: tuple[int, ...], final: bool, covers: tuple[int, ...]) -> Phrase:
    made: Phrase = fixed(say("action-plan", plan=plan_words(r, plan, final, covers)))
    return made


def _say_buy(g: Fresco, _painter: int, action: Action) -> Phrase:
    return say("action-buy", **_buy(g.r, action), paints=Piece("paints", goods_of(g, action)))


def _say_restore(g: Fresco, painter: int, action: Action) -> Phrase:
    pieces = _restore(g.r, action)
    key = "action-restore-step" if "bishop" in pieces else "action-restore"
    return say(
        key if painter < g.r.seats else "action-leonardo", **pieces, paints=Piece("paints", cost_of(g, action.args[0]))
    )


def _say_altar(g: Fresco, _painter: int, action: Action) -> Phrase:
    pieces = _altar(g.r, action)
    return Phrase("action-altar-step" if "bishop" in pieces else "action-altar", pieces)


def _say_landing(g: Fresco, painter: int, action: Action) -> Phrase:
    asked = g.asked()
    assert asked is not None
    target = asked[2]
    front = action.kind == "front"
    there = track.space_in_front(g, target) if front else track.space_behind(g, painter, target)
    return say(f"action-{action.kind}", space=there)


# ---- what cannot be counted ---------------------------------------------------------------------------------------


def _note_wake(g: Fresco, after: Fresco, painter: int, action: Action) -> Iterator[Phrase]:
    """Leonardo has no mood and pays nothing (L-WAKE-02)."""
    if painter < g.r.seats:
        price = g.r.hostel_price[g.r.times.index(action.args[0])]
        yield say("note-wake", price=price, apprentices=wake.apprentices_by(g.r, after.s.mood[painter]))


def _note_restore(g: Fresco, after: Fresco, painter: int, action: Action) -> Iterator[Phrase]:
    """Where modules ask something first, the points are not booked yet."""
    segment, bishop = action.args
    if not any(note[0] == "restored" for note in after.notes):
        where = g.s.bishop if bishop == NO_STEP else bishop
        value, bonus = cathedral.worth(g, painter, segment, g.s.fresco[segment], where)
        yield say("note-worth", value=value, bonus=bonus, total=value + bonus)


# ---- what comes first, and in groups ------------------------------------------------------------------------------


def _first_restorations(g: Fresco, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    """For each segment without a step, and with the best step if that brings more; then the altar; then the rest.

    After a restoration the bishop stands on its segment wherever he came from, so equal steps are equal. Of other ways
    to move him, each to many segments, only the best few.
    """
    worth = [bill.total + bill.foreseen for bill in bills]
    plain: dict[int, int] = {}
    stepped: dict[int, int] = {}
    altar: dict[int, int] = {}
    led: dict[str, list[int]] = {}
    others: list[int] = []
    for number, action in enumerate(legal):
        if action.kind == "restore" and action.args[1] == NO_STEP:
            plain[action.args[0]] = number
        elif action.kind == "restore":
            best = stepped.get(action.args[0])
            if best is None or worth[number] > worth[best]:
                stepped[action.args[0]] = number
        elif action.kind == "altar":
            if action.args[-1] == NO_STEP:
                altar.setdefault(worth[number], number)
        elif action.kind in g.r.leads:
            led.setdefault(action.kind, []).append(number)
        else:
            others.append(number)
    better = [number for segment, number in stepped.items() if worth[number] > worth[plain[segment]]]
    segments = sorted([*plain.values(), *better], key=lambda number: -worth[number])
    ways = [number for way in led.values() for number in sorted(way, key=lambda one: -worth[one])[:_MOST_WAYS]]
    others = some([*ways, *others])
    room = max(3, MANY - len(altar) - len(others))
    return [*segments[:room], *(altar[value] for value in sorted(altar, reverse=True)), *others]


_MOST_WAYS: Final = 3  # to lead the bishop


def _first_purchases(g: Fresco, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    """Those that bring most first, the cheapest of equal ones; without what costs as much at the same booth and brings
    no more than another purchase.
    """
    gains = [{change.what: change.change for change in bill.changes} for bill in bills]
    buys = [number for number, action in enumerate(legal) if action.kind == "buy"]
    dominated = {
        one
        for one in buys
        for other in buys
        if one != other
        and legal[one].args[0] == legal[other].args[0]
        and len(legal[one].args) == len(legal[other].args)
        and _covers(gains[other], gains[one])
        and not (other > one and _covers(gains[one], gains[other]))
    }
    best = sorted([one for one in buys if one not in dominated], key=lambda one: _less(g.r, bills[one]))
    return [*best, *(number for number in range(len(legal)) if number not in buys)]


def _less(r: Rules, bill: Bill) -> tuple[int, int]:
    """What a purchase does not bring, blended paints as what they are blended from; and what it costs."""
    gains = sum([change.change * _parts(r, change.what) for change in bill.changes if change.change > 0])
    return -gains, -sum([change.change for change in bill.changes if change.change < 0])


def _parts(r: Rules, what: Piece) -> int:
    """Basic paints that a paint is made of; 1 for whatever else there is."""
    recipe = r.blends.get(PAINTS.index(str(what.id)), ()) if what.id in PAINTS else ()
    return sum([_parts(r, Piece(what.sort, PAINTS[paint])) for paint in recipe]) if recipe else 1


def _covers(more: dict[Piece, int], less: dict[Piece, int]) -> bool:
    return all(more.get(what, 0) >= amount for what, amount in less.items()) and all(
        amount >= less.get(what, 0) for what, amount in more.items()
    )


def _no_list(_g: Fresco, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    """Five digits say more than a hundred lines."""
    return [number for number, action in enumerate(legal) if action.kind != "plan"]


def _by_booth(_r: Rules, action: Action) -> Said | None:
    if action.kind == "close":
        return say("group-close")
    return say("group-booth", booth=Piece("booth", ROMAN[action.args[0]])) if action.kind == "buy" else None


def _by_segment(r: Rules, action: Action) -> Said | None:
    if action.kind == "altar":
        return ALTAR
    if action.kind in r.leads:
        return say(f"group-{action.kind}")
    return Piece("segment", SEGMENTS[action.args[0]]) if action.kind == "restore" else None


# ---- the whole ----------------------------------------------------------------------------------------------------


def _landing(after: Fresco, painter: int) -> tuple[int, int] | None:
    """Of the last movement: the space aimed at, and the one landed on."""
    moves = [values for kind, who, *values in after.notes if kind == "moved" and who == painter]
    if not moves:
        return None
    _points, _start, target, there = moves[-1]
    assert isinstance(target, int)
    assert isinstance(there, int)
    return target, there


def _dress(g: Fresco) -> dict[Piece, Piece]:
    """In the final round the last column is another one (B-PLAN-06)."""
    return {Piece("column", COLUMNS[-1]): Piece("column", f"{COLUMNS[-1]}-final")} if g.s.final else {}


def plain_panel(key: str) -> Callable[[Rules, Any, Any], Panel]:
    """Of a module that has none of its own: whatever is short enough to be read, under the names of its parts."""

    def panel(_r: Rules, view: Any, part: Any) -> Panel:
        players = part.get("players") if isinstance(part, dict) else None
        rows = isinstance(players, list) and all(isinstance(one, dict) for one in players)
        pieces = _listed(key, {name: one for name, one in part.items() if not (rows and name == "players")})
        own: list[Said] = []
        for seat, one in enumerate(players if rows and players else []):
            things = _listed(key, one)
            if seat == view.seat:
                own = things
            elif things:
                pieces.append(say("panel-owner", name=Piece("figure", seat), things=things))
        return Panel([Row(Piece("module", key), pieces, MORNING)] if pieces else [], own)

    return panel


def _listed(key: str, part: dict[str, Any]) -> list[Said]:
    found: list[Said] = []
    for name, value in part.items():
        shown = readable(value)
        if shown:
            found.append(say("panel-part", part=Piece("part", f"{key}-{name}"), value=shown))
    return found


TELLING: Final = Telling(
    moments={
        "wake_time": "wake",
        "plan": "plan",
        "market": "market",
        "leonardo_market": "market",
        "cathedral": "cathedral",
        "leonardo_cathedral": "cathedral",
        "landing": "landing",
        "blend": "workshop",
    },
    foresees={"note-worth": "total", "note-led": "points"},
    declines=("keep", "close"),
    pieces={
        "wake": _wake,
        "plan": _plan,
        "cover": _cover,
        "keep": _keep,
        "buy": _buy,
        "close": _close,
        "restore": _restore,
        "altar": _altar,
        "blend": _blend,
    },
    says={
        "plan": _say_plan,
        "buy": _say_buy,
        "restore": _say_restore,
        "altar": _say_altar,
        "front": _say_landing,
        "behind": _say_landing,
    },
    notes={"wake": _note_wake, "restore": _note_restore, "keep": planning.keeping},
    first={"cathedral": _first_restorations, "market": _first_purchases, "plan": _no_list},
    groups={"market": _by_booth, "cathedral": _by_segment},
    advice={"plan": planning.advice},
    typed={"wake_time": ["time"], "plan": list(COLUMNS)},
    landing=_landing,
    story=story.tell,
    dress=_dress,
    lists={"plan": _plans_follow},
)
