"""What a view says about the modules in play, where more than one file asks for it. Without the module: nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from buonfresco.cli.fresco.story import tile_paints
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENT_ID
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID
from buonfresco.games.fresco.view import View


def part(view: View, key: str) -> Any:
    """The module's part of the view, or None."""
    return view.modules.get(key)


def mine(view: View, key: str) -> Any:
    """The viewer's own part of it; empty if the module is not in play."""
    found = part(view, key)
    return found["players"][view.seat] if found is not None and view.seat is not None else {}


def form(view: View, key: str) -> Any:
    """The module's components."""
    return rules_of(view).pack.extra[key]


def openings(view: View) -> set[str]:
    """Segments whose window will be renewed with them."""
    return set(form(view, "glaziers").openings.segments) & set(view.fresco) if part(view, "glaziers") else set()


def window(view: View, name: str) -> Any:
    return next(one for one in form(view, "glaziers").window if one.id == name)


def penalties(view: View) -> dict[str, int]:
    """By letter: what a pane without its glass costs."""
    return {LETTERS[PAINT_ID[kind.id]]: kind.penalty for kind in form(view, "glaziers").glass}


def own_scrolls(view: View) -> set[str]:
    """Rows and columns of the scrolls in the viewer's hand."""
    return {line for line in (mine(view, "scrolls").get("row"), mine(view, "scrolls").get("column")) if line}


def portraits(view: View, seat: int, kind: str) -> int:
    """How many portraits of a kind lie before a painter: an abbot raises his bishop's bonus, an actor his mood."""
    if part(view, "portraits") is None or seat >= len(view.players):
        return 0
    kinds = {card.id: card.kind for card in form(view, "portraits").card}
    return [kinds[name] for name in part(view, "portraits")["players"][seat]["owned"]].count(kind)


def gilding(view: View, segment: str, bishop: str) -> int:
    """Points that one leaf gold would bring the viewer there; 0 if he has none or the tile lacks the color."""
    if not mine(view, "leaf_gold").get("gold"):
        return 0
    disc = LETTERS[PAINT_ID[part(view, "leaf_gold")["disc"]]]
    if segment in view.fresco and disc not in tile_paints(rules_of(view), view.fresco[segment]):
        return 0
    if ill_acts(view):
        return 1  # M10-MIX-08
    return BISHOP_BONUS[SEGMENT_ID[bishop]][SEGMENT_ID[segment]] or 1


def arrow(view: View, space: str) -> int:
    """Leaf gold that comes with a tile of the market, as far as there is any."""
    gold = part(view, "leaf_gold")
    return min(gold["arrows"].get(space, 0), gold["supply"]) if gold else 0


def holds(view: View, card: str) -> bool:
    """Has the viewer this wishing card?"""
    return bool((mine(view, "wishing_well").get("cards") or {}).get(card))


def certificate(view: View, name: str) -> Any:
    return next(one for one in form(view, "bells").certificate if one.id == name)


def debt(view: View, name: str) -> int:
    """What the viewer still owes on a certificate."""
    return next((one["debt"] for one in mine(view, "bells").get("open", []) if one["certificate"] == name), 0)


# ---- modules 10 to 17 -------------------------------------------------------------------------------------------


def ill_acts(view: View) -> bool:
    """Is it an ill apprentice who works in the cathedral now?"""
    return bool(part(view, "medico") and part(view, "medico")["cathedral"]["acting"])


def reserved(view: View) -> dict[str, int]:
    """Whose ladies have reserved which segments."""
    players = part(view, "ladies")["players"] if part(view, "ladies") else []
    return {one["reserved"]: seat for seat, one in enumerate(players) if one["reserved"]}


def kept_away(view: View, segment: str) -> bool:
    """Is the tile reserved for somebody else than the viewer?"""
    return reserved(view).get(segment, view.seat) != view.seat


def lady_ahead(view: View, start: int, space: int) -> str:
    """Color of the first lady the viewer would pass on his way, one he may still marry; or nothing."""
    ladies = part(view, "ladies")
    if ladies is None:
        return ""
    waiting = {int(rose): colour for rose, colour in ladies["track"].items()}
    mine_now = mine(view, "ladies")["ladies"]
    return next(
        (waiting[rose] for rose in sorted(waiting) if start < rose <= space and waiting[rose] not in mine_now), ""
    )


def beams(view: View, tiles: Iterable[str | None]) -> int:
    """Beams that come to the viewer with tiles of the market, as far as his supply goes."""
    pews = part(view, "pews")
    if pews is None or view.seat is None:
        return 0
    return int(min(sum(pews["tiles"].get(tile, 0) for tile in tiles), mine(view, "pews")["supply"]))


def treasure(view: View, name: str) -> Any:
    return next(one for one in form(view, "catacombs").tile if one.id == name)


def hoard(view: View, names: Iterable[str]) -> int:
    """Points that treasures bring at the end: what is printed, and volumes times the highest of them."""
    tiles = [treasure(view, name) for name in names]
    volumes = {tile.volume for tile in tiles if tile.volume}
    return int(sum(tile.points for tile in tiles) + max(volumes, default=0) * len(volumes))


def is_inner(segment: str) -> bool:
    """Does a dome tile lie under it?"""
    return segment[0] in "BCD" and segment[1] in "234"
