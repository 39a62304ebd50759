"""The wishing well in words (M4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling, some
from buonfresco.engine.told import Bill, Panel, Row, Said
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, MARKET, STUDIO, WORKSHOP
from buonfresco.games.fresco.modules.wishing_well.state import SORTS, card_names, named, part
from buonfresco.games.fresco.paints import PAINTS, write_paints
from buonfresco.games.fresco.words import goods_of, led, owners, several, space, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

# ---- options --------------------------------------------------------------------------------------------------------


def _pennies(_r: Rules, act: Action) -> Pieces:
    return {"pennies": act.args[0]}


def _free_paint(_r: Rules, act: Action) -> Pieces:
    return {"space": space(*act.args)}


def _visit(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


def _alchemy(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[-1]]), "from": Piece("paints", write_paints(act.args[:-1]))}


def _card(_r: Rules, act: Action) -> Pieces:
    return {"card": Piece("wish", act.kind)}


def _say_free_paint(g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("action-free_paint", **_free_paint(g.r, act), paints=Piece("paints", goods_of(g, act)))


def _note_pennies(g: Fresco, _after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    yield say("note-pennies", left=part(g).pennies[seat] - act.args[0])


def _note_throw(_g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    """What stays out of the well comes back when the turn at the market ends (M4-MKT-06)."""
    kept = part(after).placed[painter]
    if kept:
        yield say("note-pennies-back", pennies=kept)


def _note_visit(_g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    return led(after, painter)


def _first_blends(g: Fresco, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    """Of the many ways to give three paints for one, only the one that takes what there is most of."""
    asked = g.asked()
    assert asked is not None
    stock = g.s.paints[asked[1]]
    best: dict[int, tuple[int, int]] = {}
    for number, act in enumerate(legal):
        if act.kind == "alchemy":
            *given, result = act.args
            worth = sum(stock[paint] for paint in given)
            if worth > best.get(result, (-1, 0))[0]:
                best[result] = worth, number
    kept = {number for _, number in best.values()}
    return some([number for number, act in enumerate(legal) if act.kind != "alchemy" or number in kept])


# ---- planning -------------------------------------------------------------------------------------------------------

_USED_AT: Final = {  # cards by column
    MARKET: ("lucky_guy", "free_paint"),
    CATHEDRAL: ("visit", "praise"),
    STUDIO: ("tip",),
    WORKSHOP: ("alchemy",),
    FIFTH: ("finder",),
}


def _offers(g: Fresco, seat: int, column: int) -> Iterator[Phrase]:
    """What the seat has for a place: pennies and cards. In the final round the last column is the cathedral again."""
    well = part(g)
    if column == MARKET and well.pennies[seat]:
        yield say("plan-market-pennies", pennies=well.pennies[seat])
    used = _USED_AT[CATHEDRAL if column == FIFTH and g.s.final else column]
    hand = named(card_names(g.r), well.hands[seat])
    cards = {name: count for name, count in hand.items() if name.startswith(used)}
    if cards:
        yield say("plan-wishes", cards=_wishes(cards))


# ---- the table ------------------------------------------------------------------------------------------------------


def _wish(name: str) -> Said:
    if name in SORTS:
        return Piece("wish", name)
    return say("panel-free_paint", paints=Piece("paints", name.removeprefix("free_paint_")))


def _wishes(cards: dict[str, int]) -> list[Said]:
    return [several(count, _wish(name)) for name, count in cards.items()]


def _panel(_r: Rules, view: Any, seen: Any) -> Panel:
    players = seen["players"]
    pieces: list[Said] = [say("panel-well", pennies=seen["well"]), say("panel-wishes", cards=seen["pile"])]
    placed = owners([[say("panel-pennies", count=one["placed"])] if one["placed"] else [] for one in players])
    if placed:
        pieces.append(say("panel-placed", pennies=placed))
    more: list[Said] = [say("panel-supply", count=seen["supply"])]
    if seen["used"]:
        more.append(say("panel-removed", things=_wishes(seen["used"])))
    behind = [_behind_screen(one) for one in players]
    own = behind[view.seat] if view.seat is not None else []
    others = owners([[] if seat == view.seat else things for seat, things in enumerate(behind)])
    here = when("market", "throw", "pennies", "free_paint", "lucky_guy")
    return Panel(
        [
            Row(say("panel-wishing_well"), pieces, here),
            Row(say("panel-wishing_well"), [*more, *others]),
        ],
        own,
    )


def _behind_screen(one: Any) -> list[Said]:
    if one["pennies"] is None:
        return []
    cards: list[Said] = [say("panel-cards", cards=_wishes(one["cards"]))] if one["cards"] else []
    return [say("panel-pennies", count=one["pennies"]), *cards]


def _tell_card(_r: Rules, event: Event, _final: bool) -> Phrase:
    return say(f"event-{event.kind}", who=Piece("figure", event.actor), card=_wish(str(event.data["card"])))


TELLING: Final = Telling(
    moments={
        "busker": "wake",
        "throw": "market",
        "free_paint": "market",
        "lucky_guy": "market",
        "praise": "restoring",
        "tip": "studio",
        "finder": "fifth",
    },
    pieces={
        "pennies": _pennies,
        "throw": _pennies,
        "free_paint": _free_paint,
        "visit": _visit,
        "alchemy": _alchemy,
        **dict.fromkeys(("lucky_guy", "busker", "tip", "finder", "praise"), _card),
    },
    says={"free_paint": _say_free_paint},
    notes={"pennies": _note_pennies, "throw": _note_throw, "visit": _note_visit},
    first={"blend": _first_blends},
    offers=_offers,
    events={"wish_drawn": _tell_card, "wish_used": _tell_card},
    panel=_panel,
)
