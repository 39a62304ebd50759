"""How module 10 looks: where the infection strikes, who is ill, the bottles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.fresco.constants import CATHEDRAL, COLUMNS, FIFTH
from buonfresco.games.fresco.words import column, mine, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

_ALL_DAY = when(*COLUMNS, "plan_medico", "ill", "extra")


def bottle(name: str) -> Phrase:
    return say("panel-bottle", portions=0 if name == "juice" else int(name))


def bottles(counts: dict[str, int]) -> list[Phrase]:
    return [say("panel-times", count=count, thing=bottle(name)) for name, count in counts.items() if count]


def panel(_r: Rules, view: Any, part: Any) -> Panel:
    return Panel([*_infection(part), *_ill(view, part), *_bottles(part)], marks=_infected(view, part))


def _infection(part: Any) -> list[Row]:
    """Where it is; before it is drawn, where it may strike."""
    label = say("panel-infection")
    tiles = [say("column-count", column=Piece("infection", tile), count=n) for tile, n in part["tiles"].items()]
    coming: list[Said] = [say("panel-infections", tiles=tiles)] if tiles else []
    place = Piece("column", part["place"]) if part["place"] else None
    if part["tile"] is None:
        return [Row(label, [*coming, say("panel-infected-before", place=place)] if place else coming, _ALL_DAY)]
    now = say("panel-infected", place=place) if place else say("panel-infected-none")
    drawn = say("panel-infection-tile", tile=Piece("infection", part["tile"]))
    return [Row(label, [now], _ALL_DAY), Row(label, [drawn, *coming])]


def _infected(view: Any, part: Any) -> list[Mark]:
    """In the end both columns of the cathedral (M10-INF-11)."""
    struck = [part["place"]] if part["tile"] is not None and part["place"] else []
    if view.final and struck == [COLUMNS[CATHEDRAL]]:
        struck.append(COLUMNS[FIFTH])
    return [Mark(f"column:{place}", say("sign-infected"), say("mark-infected")) for place in struck]


def _ill(view: Any, part: Any) -> list[Row]:
    label = say("panel-ill")
    have: list[list[Said]] = []
    board: list[list[Said]] = []
    for one in part["players"]:
        things: list[Said] = [_placed(one, view.final)] if one["ill"] else []
        if one["extra"]:
            things.append(say("panel-extra", column=column(COLUMNS.index(one["extra"]), view.final)))
        have.append([*things, *(bottle(name) for name in one["bottles"])])
        figures: list[Said] = [say("panel-board", count=one["board"])] if one["board"] else []
        board.append([*figures, say(f"panel-aside-{one['aside']}")] if one["aside"] else figures)
    rows = [
        Row(label, owners(have), _ALL_DAY | {"heal", "falls_ill", "saint", "give_up", "bottle"}),
        Row(label, [say("panel-black", count=part["black"]), *owners(board)]),
    ]
    visit, own = part["cathedral"], mine(view, part)
    if visit["ill"]:
        left = say("panel-ill-left", healthy=visit["healthy"], ill=visit["ill"], acting=visit["acting"])
        rows.append(Row(label, [left], frozenset({"cathedral"})))
    if own is not None and own["ill"] and view.decision is not None and view.decision.kind == "plan":
        rows.append(Row(label, [say("plan-ill-follow", count=own["ill"])], frozenset({"plan"})))
    return rows


def _placed(one: Any, final: bool) -> Phrase:
    if not one["placed"]:
        return say("panel-ill-count", count=one["ill"])
    spread = [
        say("column-count", column=column(COLUMNS.index(place), final), count=n) for place, n in one["placed"].items()
    ]
    return say("panel-ill-at", count=one["ill"], places=spread)


def _bottles(part: Any) -> list[Row]:
    label = say("panel-bottles")
    shown: list[Said] = [
        say("panel-bottle-place", place=Piece("bottle", str(number)), bottle=bottle(name), price=price)
        for number, (name, price) in enumerate(zip(part["display"], part["prices"], strict=True), start=1)
        if name is not None
    ]
    others: list[Said] = [say("panel-bottle-prices", prices=" ".join(map(str, part["prices"])))]
    if part["pile"]:
        others.append(say("panel-bottles-left", bottles=bottles(part["pile"])))
    if part["discard"]:
        others.append(say("panel-bottles-used", bottles=bottles(part["discard"])))
    return [Row(label, shown, when("market", "bottle", "plan_medico")), Row(label, others)]
