"""What the options of modules lead to, and words for those whose message would be too long or too bare here.

Modules 10 to 17 are in late_labels.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from buonfresco.cli.fresco import facts, late_labels
from buonfresco.cli.fresco.story import tile_paints, tile_value, wall_tile
from buonfresco.cli.menu import places
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENT_ID, SIDE
from buonfresco.games.fresco.constants import BLENDS_EACH, STUDIO_THALERS
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

SCROLL_POINTS = {"row": 2, "column": 2, "both": 3}


def own_words(view: View, option: Option, cat: Catalogue) -> str:
    """The terminal's own name for an option, or nothing."""
    assert view.decision is not None
    found = places(option)
    if option.kind == "pass":
        key = f"pass-{view.decision.kind}"
        return cat(key) if key in cat else ""
    if option.kind == "portrait":  # the question says what is done with it
        return cat.name(found["portrait"], of="portrait")
    if option.kind == "window":
        return cat("label-window", panes=facts.window(view, _on_bench(view, option)).panes)
    if option.kind == "stack" and found["sort"].startswith("wall "):
        return cat("label-stack-wall", tile=wall_tile(cat, found["sort"].removeprefix("wall ")))
    if option.kind == "wall_exchange":
        tiles = [wall_tile(cat, found[sort]) for sort in ("walltile", "othertile")]
        return cat("label-exchange", one=tiles[0], other=tiles[1], paint=found["paint"])
    return late_labels.own_words(view, option, cat)


def after_restoration(view: View, option: Option, with_bonus: bool, cat: Catalogue) -> Iterator[str]:
    """What a restoration leads to besides its points, as far as the view tells."""
    assert view.decision is not None
    found = places(option)
    segment = found["segment"]
    his = view.decision.actor != view.seat
    if segment in facts.openings(view):
        bench = facts.part(view, "glaziers")["bench"]
        if his:  # he takes the first one, without glass or penalty
            yield cat("outcome-window-his", points=facts.window(view, bench[0]).points if bench else 0)
        else:
            yield cat("outcome-window-follows")
    if his:
        return
    gold = facts.gilding(view, segment, found.get("bishop", view.bishop))
    if gold:
        yield cat("outcome-gilding", points=gold)
    if with_bonus and facts.holds(view, "praise"):
        yield cat("outcome-praise")
    if {segment[0], segment[1]} & facts.own_scrolls(view):
        yield cat("outcome-scroll")


# ---- studio, workshop -------------------------------------------------------------------------------------------


def _portrait(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    if view.decision.actor == view.seat and rules_of(view).switches["portraits.card_and_money"] == "instead":
        yield cat("outcome-instead", thalers=STUDIO_THALERS)


def _request(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    stack = facts.part(view, "requests")["stacks"][places(option)["request"]]
    if stack:
        yield cat("outcome-points", points=stack[0])
    if view.decision is not None and view.decision.actor == view.seat:
        yield cat("outcome-apprentice", blends=BLENDS_EACH)


def _count(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    """How many of a paint one would have then."""
    paint = places(option)["paint"]
    have = (view.players[view.seat].paints or {}).get(paint, 0) if view.seat is not None else 0
    yield cat("outcome-then", paint=cat(f"paint-{paint}"), count=have + 1)


def _exchange(_view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-exchange", paint=cat(f"paint-{places(option)['paint']}"))
    yield cat("outcome-apprentice", blends=BLENDS_EACH)


# ---- market -----------------------------------------------------------------------------------------------------


def _thalers(view: View) -> int:
    return (view.players[view.seat].thalers or 0) if view.seat is not None else 0


def _black_market(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    price = (view.players[view.seat].price or 0) if view.seat is not None else 0
    yield cat("outcome-buy", cost=price, left=_thalers(view) - price)


def _free_paint(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    booth, _, space = places(option)["space"].partition(".")
    tile = view.booths[booth][int(space) - 1]
    yield cat.paints(tile_paints(rules_of(view), tile or ""))
    beams = facts.beams(view, [tile])
    if beams:
        yield cat("outcome-beams-come", beams=beams)
    gold = facts.arrow(view, places(option)["space"])
    if gold:
        yield cat("outcome-gold", gold=gold)


def _pennies(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-pennies", left=facts.mine(view, "wishing_well")["pennies"] - int(places(option)["pennies"]))


# ---- cathedral --------------------------------------------------------------------------------------------------


def best_after(view: View, bishop: str) -> tuple[int, str]:
    """The best restoration the viewer's paints allow with the bishop there: points and segment."""
    assert view.seat is not None
    have, rules = view.players[view.seat].paints or {}, rules_of(view)
    found = [(0, "")]
    for segment, tile in view.fresco.items():
        cost = tile_paints(rules, tile)
        if not facts.kept_away(view, segment) and all(
            have.get(name, 0) >= cost.count(LETTERS[PAINT_ID[name]]) for name in PAINT_ID
        ):
            extra = BISHOP_BONUS[SEGMENT_ID[bishop]][SEGMENT_ID[segment]]
            extra += facts.portraits(view, view.seat, "abbot") if extra else 0
            found.append((tile_value(rules, tile) + extra, segment))
    return max(found)


def _bishop(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    points, segment = best_after(view, places(option)["bishop"])
    if segment:
        yield cat("outcome-best", segment=segment, points=points)


def _gild(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    segment = view.decision.about.get("segment")
    points = facts.gilding(view, segment, view.bishop) if segment else 0
    if points:
        yield cat("outcome-points", points=points)


def _scroll(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    which = places(option)["scroll"]
    held = facts.mine(view, "scrolls")
    lines = [held[line] for line in ("row", "column") if which in (line, "both") and held[line]]
    restored = sum(SIDE - sum(line in segment for segment in view.fresco) for line in lines)
    yield cat("outcome-points", points=SCROLL_POINTS[which] * restored)


def _on_bench(view: View, option: Option) -> str:
    return str(facts.part(view, "glaziers")["bench"][int(places(option)["window"]) - 1])


def _window(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    window, penalties = facts.window(view, _on_bench(view, option)), facts.penalties(view)
    have = {LETTERS[PAINT_ID[name]]: count for name, count in (facts.mine(view, "glaziers")["glass"] or {}).items()}
    worst = window.points - sum(penalties[pane] for pane in window.panes)
    best = worst
    for pane in set(window.panes):
        best += penalties[pane] * min(have.get(pane, 0), window.panes.count(pane))
    prices = facts.part(view, "glaziers")["prices"]
    yield cat("outcome-window-price", price=prices[int(places(option)["window"]) - 1])
    yield cat("outcome-points", points=window.points)
    yield cat("outcome-window-best", change=best)


def _glaze(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    name = view.decision.about.get("window")
    given = places(option)["panes"].replace("none", "")
    if not name:
        return
    if name == "altar":
        change = len(given)
    else:
        window, penalties = facts.window(view, name), facts.penalties(view)
        change = window.points - sum(penalties[pane] for pane in window.panes) + sum(penalties[one] for one in given)
    yield cat("outcome-change", change=change)


# ---- action tiles -----------------------------------------------------------------------------------------------


def _glass(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    kind = next(one for one in facts.form(view, "glaziers").glass if one.id == places(option)["glass"])
    yield cat("outcome-buy", cost=kind.price, left=_thalers(view) - kind.price)


def _pay_full(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    name = view.decision.about.get("certificate")
    if name:
        face = facts.certificate(view, name)
        yield cat("outcome-buy", cost=face.price, left=_thalers(view) - face.price)
        yield cat("outcome-points", points=face.points)


def _deposit(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    thalers = int(places(option)["thalers"])
    name = view.decision.about.get("certificate")
    if name:
        yield cat("outcome-owed", debt=facts.certificate(view, name).price - thalers)
    yield cat("outcome-points", points=thalers // 2)


def _on_debt(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    found = places(option)
    yield cat("outcome-owed", debt=facts.debt(view, found["certificate"]) - int(found["thalers"]))


def _wall(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    paint = facts.part(view, "wall_fresco")["wall"][places(option)["section"]]
    yield cat("outcome-costs-paint", paint=cat(f"paint-{paint}"))
    yield cat("outcome-points", points=facts.form(view, "wall_fresco").wall.points)


MORE: dict[str, Callable[[View, Option, Catalogue], Iterator[str]]] = {
    "portrait": _portrait,
    "request": _request,
    "income": _count,
    "alchemy": _count,
    "wall_exchange": _exchange,
    "black_market": _black_market,
    "free_paint": _free_paint,
    "pennies": _pennies,
    "sexton": _bishop,
    "visit": _bishop,
    "gild": _gild,
    "scroll": _scroll,
    "window": _window,
    "glaze": _glaze,
    "glass": _glass,
    "pay_full": _pay_full,
    "deposit": _deposit,
    "instalment": _on_debt,
    "pay_on": _on_debt,
    "wall": _wall,
    "lady_lead": _bishop,
    "lady_paint": _count,
    **late_labels.MORE,
}
