"""What a plan would mean: one line for each column, from the seat's own view."""

from __future__ import annotations

from buonfresco.cli.story import columns, plan_words, tile_paints, tile_value
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.constants import BLENDS_EACH, STUDIO_THALERS, THEATER_STEPS
from buonfresco.games.fresco.paints import PAINTS, read_paints
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

_MOST_NAMED = 5


def advice(view: View, cat: Catalogue) -> list[tuple[str, str]]:
    """Each column's name, and what an apprentice there would do."""
    return [(cat(f"column-{column}"), _TEXTS[column](view, cat)) for column in columns(view.final)]


def how_to_plan(view: View, cat: Catalogue) -> str:
    return cat("plan-how", example=plan_words(cat, (1, 2, 0, 1, 1), view.final))


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
        if all(have.get(paint, 0) >= cost.count(paint) for paint in cost):
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


def _studio(_view: View, cat: Catalogue) -> str:
    return cat("plan-studio", thalers=STUDIO_THALERS)


def _workshop(view: View, cat: Catalogue) -> str:
    assert view.seat is not None
    have = view.players[view.seat].paints or {}
    blends = rules_of(view).blends.items()
    possible = [cat(f"paint-{PAINTS[one]}") for one, recipe in blends if all(have.get(PAINTS[p]) for p in recipe)]
    if not possible:
        return cat("plan-workshop-none", blends=BLENDS_EACH)
    return cat("plan-workshop", blends=BLENDS_EACH, paints=", ".join(possible))


def _theater(view: View, cat: Catalogue) -> str:
    assert view.seat is not None
    return cat("plan-theater", steps=THEATER_STEPS, mood=view.players[view.seat].mood)


def _cathedral_again(_view: View, cat: Catalogue) -> str:
    return cat("plan-cathedral2")


_TEXTS = {
    "market": _market,
    "cathedral": _cathedral,
    "studio": _studio,
    "workshop": _workshop,
    "theater": _theater,
    "cathedral2": _cathedral_again,
}
