"""What a view says about the modules in play, where more than one file asks for it. Without the module: nothing."""

from __future__ import annotations

from typing import Any

from buonfresco.cli.story import tile_paints
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENT_ID
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID
from buonfresco.games.fresco.view import Option, View


def places(option: Option) -> dict[str, str]:
    """The first target of each sort: ``{"segment": "C3", "bishop": "C4"}``."""
    found: dict[str, str] = {}
    for target in option.targets:
        sort, _, value = target.partition(":")
        found.setdefault(sort, value)
    return found


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
    """How many portraits of a kind lie before a painter: an abbot raises his bishop bonus, an actor his mood."""
    if part(view, "portraits") is None or seat >= len(view.players):
        return 0
    kinds = {card.id: card.kind for card in form(view, "portraits").card}
    return [kinds[name] for name in part(view, "portraits")["players"][seat]["owned"]].count(kind)


def gilding(view: View, segment: str, bishop: str) -> int:
    """Points that one leaf gold would bring the viewer there; 0 if he has none or the tile lacks the colour."""
    if not mine(view, "leaf_gold").get("gold"):
        return 0
    disc = LETTERS[PAINT_ID[part(view, "leaf_gold")["disc"]]]
    if segment in view.fresco and disc not in tile_paints(rules_of(view), view.fresco[segment]):
        return 0
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
