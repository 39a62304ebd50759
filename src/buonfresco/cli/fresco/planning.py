"""What a plan would mean: one line for each column, from the seat's own view."""

from __future__ import annotations

from buonfresco.cli.fresco import facts
from buonfresco.cli.fresco.late_labels import ill_places
from buonfresco.cli.fresco.late_panels import map_words
from buonfresco.cli.fresco.story import column_key, columns, plan_words, tile_paints, tile_value
from buonfresco.cli.menu import places
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.constants import BLENDS_EACH, COLUMNS, STUDIO_THALERS, THEATER_STEPS
from buonfresco.games.fresco.hooks import ActionTile
from buonfresco.games.fresco.paints import PAINTS, read_paints
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

_MOST_NAMED = 5
_USUAL = (1, 2, 0, 1, 1)


def advice(view: View, cat: Catalogue) -> list[tuple[str, str]]:
    """Each column's name, and what an apprentice there would do; under an action tile, what he would do on it."""
    assert view.seat is not None
    covers = view.players[view.seat].covers or {}
    rows = []
    for place, column in zip(COLUMNS, columns(view.final), strict=True):
        text = _covered(view, place, column, cat) if place in covers else _TEXTS[column](view, cat)
        rows.append((cat(f"column-{column}"), text))
    return rows


def _covered(view: View, place: str, column: str, cat: Catalogue) -> str:
    assert view.seat is not None
    name = (view.players[view.seat].covers or {})[place]
    tile = _tile(view, name)
    if name == "map":  # the place is visited as usual, with one apprentice at most
        laid = facts.mine(view, "catacombs")["laid"][place]
        return f"{cat('plan-on-map', map=map_words(view, laid, cat))} {_TEXTS[column](view, cat)}"
    key = f"plan-on-{name}"
    if key in cat:
        return cat(key)
    return cat("plan-on-tile", tile=cat.name(name, of="tile"), spaces=tile.spaces, fill=tile.fill)


def _tile(view: View, name: str) -> ActionTile:
    return next(tile for tile in rules_of(view).action_tiles.values() if tile.name == name)


def where_to_cover(view: View, options: list[Option], cat: Catalogue) -> list[tuple[str, str]]:
    """For each answer to the question about an action tile: the column, and what it would offer otherwise."""
    offers = dict(zip(COLUMNS, advice(view, cat), strict=True))
    rows = []
    for option in options:
        if option.kind == "cover":
            name, text = offers[places(option)["column"]]
            tile = _tile(view, places(option)["tile"])
            said = cat(f"plan-on-{tile.name}") if tile.visits else cat("label-instead", text=text)
            rows.append((cat("label-cover", column=name), said))
        else:
            rows.append((cat("label-keep" if option.kind == "keep" else "label-withdraw"), ""))
    return rows


def what_follows(view: View, cat: Catalogue) -> list[str]:
    """Parts of the plan that are asked for after the apprentices."""
    ill = facts.mine(view, "medico").get("ill")
    found = [cat("plan-ill-follow", count=ill)] if ill else []
    ladies = facts.mine(view, "ladies").get("ladies")
    return [*found, cat("plan-ladies-follow", count=len(ladies))] if ladies else found


def advice_for_ill(view: View, cat: Catalogue) -> list[tuple[str, str]]:
    """What ill apprentices can do, where they may go, and who stands there already."""
    assert view.seat is not None
    assert view.decision is not None
    most: dict[str, int] = {}
    for option in view.decision.options:
        for place, count in ill_places(option).items() if option.kind == "ill" else ():
            most[place] = max(count, most.get(place, 0))
    plan = view.players[view.seat].plan or []
    rows = []
    for place in COLUMNS:
        if place in most:
            healthy = plan[COLUMNS.index(place)]
            column = column_key(place, view.final)
            kind = "cathedral" if place == "fifth" else place  # ill ones go there in the final round only
            rows.append((cat(f"column-{column}"), cat(f"plan-ill-{kind}", healthy=healthy)))
    return rows


def how_to_plan(view: View, cat: Catalogue) -> str:
    """With an example that can be typed: the legal plan nearest to a usual one."""
    assert view.decision is not None
    assert view.seat is not None
    spreads = [_spread(option) for option in view.decision.options if option.kind == "plan"]
    example = min(spreads, key=lambda spread: sum(abs(a - b) for a, b in zip(spread, _USUAL, strict=True)))
    words = plan_words(cat, example, view.final, view.players[view.seat].covers or {})
    return cat("plan-how", digits="".join(map(str, example)), example=words)


def to_place(view: View) -> int:
    """How many apprentices a plan has to place."""
    assert view.decision is not None
    return next((sum(_spread(option)) for option in view.decision.options if option.kind == "plan"), 0)


def _spread(option: Option) -> list[int]:
    return [int(count) for count in option.text.split()[1].split("-")]


def _market(view: View, cat: Catalogue) -> str:
    assert view.seat is not None
    me = view.players[view.seat]
    price = me.price or 0
    most = min(3, (me.thalers or 0) // price) if price else 3
    before = sum(other.wake is not None and other.wake < (me.wake or 0) for other in view.players)
    if view.leonardo and view.leonardo.wake is not None:
        before += view.leonardo.wake < (me.wake or 0)
    return cat("plan-market", price=price, most=most, before=before)


def payable(view: View) -> list[str]:
    """Segments whose paints the seat has now, best first."""
    assert view.seat is not None
    have = view.players[view.seat].paints or {}
    rules = rules_of(view)
    found = []
    for segment, tile in view.fresco.items():
        cost = [PAINTS[paint] for paint in read_paints(tile_paints(rules, tile))]
        there = all(have.get(paint, 0) >= cost.count(paint) for paint in cost)
        if there and not facts.kept_away(view, segment):
            found.append((-tile_value(rules, tile), segment))
    return [segment for _, segment in sorted(found)]


def _cathedral(view: View, cat: Catalogue) -> str:
    segments = payable(view)
    if not segments:
        return cat("plan-cathedral-none")
    rules = rules_of(view)
    named = [
        cat("plan-tile", segment=segment, points=tile_value(rules, view.fresco[segment]))
        for segment in segments[:_MOST_NAMED]
    ]
    return cat("plan-cathedral", tiles=", ".join(named), more=len(segments) - len(named))


def _studio(view: View, cat: Catalogue) -> str:
    said = cat("plan-studio", thalers=STUDIO_THALERS)
    open_cards = (facts.part(view, "portraits") or {}).get("open")
    return f"{said} {cat('plan-studio-portrait')}" if open_cards else said


def _workshop(view: View, cat: Catalogue) -> str:
    assert view.seat is not None
    have = view.players[view.seat].paints or {}
    blends = rules_of(view).blends.items()
    possible = [cat(f"paint-{PAINTS[one]}") for one, recipe in blends if all(have.get(PAINTS[p]) for p in recipe)]
    if possible:
        said = cat("plan-workshop", blends=BLENDS_EACH, paints=", ".join(possible))
    else:
        said = cat("plan-workshop-none", blends=BLENDS_EACH)
    return f"{said} {cat('plan-workshop-guild')}" if facts.part(view, "guild") else said


def _theater(view: View, cat: Catalogue) -> str:
    assert view.seat is not None
    steps = THEATER_STEPS + facts.portraits(view, view.seat, "actor")
    return cat("plan-fifth", steps=steps, mood=view.players[view.seat].mood)


def _cathedral_again(_view: View, cat: Catalogue) -> str:
    return cat("plan-fifth-final")


_TEXTS = {
    "market": _market,
    "cathedral": _cathedral,
    "studio": _studio,
    "workshop": _workshop,
    "fifth": _theater,
    "fifth-final": _cathedral_again,
}
