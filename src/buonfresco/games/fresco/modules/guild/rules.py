"""Exchanges at the guild, counted together with blends and other work of the visit; and the manifest (M17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.pool import Pool
from buonfresco.games.fresco import deeds, workshop
from buonfresco.games.fresco.constants import BLENDS_EACH, WORKSHOP
from buonfresco.games.fresco.hooks import Extra, Insert, Module
from buonfresco.games.fresco.modules.guild.state import FIELDS, KEY, KINDS, SIDES, Guild, slice_of
from buonfresco.games.fresco.notation import one_paint
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.plan import able
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

FIELD_OF: Final = {paint: field for field, paints in enumerate(KINDS) for paint in paints}
GIVE: Final = {paint: action("guild", (paint,), f"guild {PAINTS[paint]}") for paint in FIELD_OF}


def lay_out(g: Fresco) -> None:
    """Both paints are drawn, each as likely as the others (M17-SETUP-02)."""
    part = slice_of(g)
    part.paints = [g.draw_one("guild", list(paints)) for paints in KINDS]
    if g.listening:
        g.notes.append(("guild_laid", NOBODY, *part.paints))


# ---- how much the apprentices can do --------------------------------------------------------------------------------


def within_reach(hands: int, others: int, blends: int, basic: int, blended: int, other_work: int) -> bool:
    """Can the apprentices share all of it out? (X-WORK-08; M17-WORK-03, -04, -07)

    Each of the hands makes two operations, among them at most one exchange of each kind, or does other work; each of
    the others makes one blend and nothing else.
    """
    shared = max(0, blends - others) + basic + blended
    return max(-(-shared // BLENDS_EACH), basic, blended) + other_work <= hands


def _reaches(g: Fresco, painter: int, left: int, basic: int, blended: int) -> bool:
    """Would so many exchanges fit in with all that has been done in this visit? The order is free (X-WORK-04)."""
    done, other_work = slice_of(g).done, g.s.other_work
    there, hands = g.s.plans[painter][WORKSHOP], able(g, painter, WORKSHOP)
    blends = workshop.operations(g, painter, there) - left - sum(done) - BLENDS_EACH * other_work
    return blends >= 0 and within_reach(hands, there - hands, blends, basic, blended, other_work)


def allowed(g: Fresco, painter: int, left: int, field: int) -> bool:
    """One more exchange of this kind."""
    basic, blended = slice_of(g).done
    return _reaches(g, painter, left, basic + (field == 0), blended + (field == 1))


def busy(g: Fresco, _painter: int, _left: int, hands: int) -> int:
    """Each exchange of a kind takes another apprentice, who has no hand free for other work then (X-WORK-01)."""
    return hands + max(slice_of(g).done)


# ---- exchanges ------------------------------------------------------------------------------------------------------


def options(g: Fresco, painter: int, left: int) -> Sequence[Action]:
    """Own paints of the kind that lies there, in other colors (M17-WORK-01, -02, -09, -12)."""
    stock, lying = g.s.paints[painter], slice_of(g).paints
    offered: list[Action] = []
    if left:
        for field, paints in enumerate(KINDS):
            given = [GIVE[paint] for paint in paints if stock[paint] and paint != lying[field]]
            if given and allowed(g, painter, left, field):
                offered += given
    return offered


def exchange(g: Fresco, painter: int, left: int, act: Action) -> None:
    """One for one: what was given lies there afterwards (M17-WORK-01, -08)."""
    part = slice_of(g)
    given = act.args[0]
    field = FIELD_OF[given]
    taken = part.paints[field]
    deeds.return_paints(g, painter, (given,), "guild")
    deeds.gain_paints(g, painter, (taken,), "guild")
    part.paints[field] = given
    part.done[field] += 1
    if g.listening:
        g.notes.append(("guild_exchanged", painter, given, taken))
    workshop.go_on(g, painter, left - 1)


def end_visit(g: Fresco, _painter: int, _apprentices: int) -> None:
    slice_of(g).done = [0, 0]


def no_special(_g: Fresco, _painter: int, act: Action) -> Reason | None:
    paint = act.args[0]
    return None if paint in FIELD_OF else Reason("M17-WORK-02", "refused-guild-special", {"paint": PAINTS[paint]})


def explain(g: Fresco, painter: int, left: int, act: Action) -> Reason | None:
    if act.kind != "guild":
        return None
    given = act.args[0]
    special = no_special(g, painter, act)
    if special is not None:
        return special
    field = FIELD_OF[given]
    if not left:
        return Reason("M17-WORK-03", "refused-guild-done")
    if slice_of(g).paints[field] == given:
        return Reason("M17-WORK-09", "refused-guild-same", {"paint": PAINTS[given]})
    if not g.s.paints[painter][given]:
        return Reason("M17-WORK-12", "refused-paints", {"paints": LETTERS[given]})
    if not allowed(g, painter, left, field):
        return Reason("M17-WORK-04", "refused-guild-hands", {"field": SIDES[field]})
    return None


# ---- faces ----------------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """The two paints lie open, and exchanges are made in the open (M17-INFO-01)."""
    part = slice_of(g)
    lying: dict[str, object] = {name: PAINTS[paint] for name, paint in zip(SIDES, part.paints, strict=True)}
    return {**lying, "exchanged": dict(zip(SIDES, part.done, strict=True))}


def pools(_rules: Any) -> tuple[Pool, ...]:
    return (Pool("guild", {paint: PAINTS[paint] for paint in FIELD_OF}),)


def check(g: Fresco) -> list[str]:
    part = slice_of(g)
    problems: list[str] = []
    for field, name in enumerate(SIDES):
        if part.paints[field] not in KINDS[field]:
            problems.append(f"the guild's {name} paint is {PAINTS[part.paints[field]]} (M17-SETUP-01, M17-WORK-08)")
    if any(part.done):
        if not g.at_work("workshop visit"):
            problems.append("exchanges are counted, but nobody is in the workshop (M17-WORK-03)")
        for name, painter, left in g.agenda():
            if name == "blend" and not _reaches(g, painter, left, *part.done):
                problems.append(f"painter {painter} has made more exchanges than he can: {part.done} (X-WORK-08)")
    return problems


MODULE: Final = Module(
    17,
    KEY,
    Guild,
    FIELDS,
    setup=lay_out,
    inserts=(Insert("workshop visit", "blend", end_visit, "M17-WORK-03"),),
    extras=(Extra("blend", options, {"guild": exchange}, explain),),
    actions=lambda _rules: tuple(GIVE.values()),
    verbs={"guild": Verb("M17-WORK-01", "refused-guild-form", one_paint("guild", "guild"), no_special)},
    modifiers={"busy": busy},
    events={
        "guild_laid": EventKind(basic="paint", blended="paint"),
        "guild_exchanged": EventKind(given="paint", taken="paint"),
    },
    pools=pools,
    view=view,
    view_reads=(),
    check=check,
)
