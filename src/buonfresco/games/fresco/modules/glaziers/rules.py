"""Module 6's manifest; what each viewer sees, what must always hold."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Program
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import TILE_VISIT
from buonfresco.games.fresco.hooks import VIEWER, ActionTile, Insert, Module, Share, Switch
from buonfresco.games.fresco.modules.glaziers import components, glaziery, windows
from buonfresco.games.fresco.modules.glaziers.components import COLOURS, GLASS, KEY, PLACES, name_glass, tables
from buonfresco.games.fresco.modules.glaziers.state import FIELDS, GLASS_EACH, Glaziers, slice_of
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """Glass behind the screens is hidden, and so is what luck will bring; all else lies open (M6-INFO-01)."""
    part, t = slice_of(g), tables(g.r)
    return {
        "bench": [t.ids[window] for window in part.bench],
        "prices": list(t.prices),
        "pile": len(part.pile),
        "windows": {SEGMENTS[n]: t.ids[window] for n, window in enumerate(part.windows) if window != EMPTY},
        "discarded": [t.ids[window] for window in part.discarded],
        "offer": name_glass(part.offer),
        "reserve": name_glass(part.reserve),
        "bag": len(part.bag),
        "players": [
            {"glass": name_glass(own) if g.s.open or seat == viewer else None} for seat, own in enumerate(part.glass)
        ],
    }


def resample(g: Fresco, seat: int, rng: Random, recall: bool) -> None:
    """Unknown is what lies in the bag and behind the others' screens, not how much; nothing to who has followed."""
    part = slice_of(g)
    part.pile.sort()
    part.bag.sort()
    if recall or g.s.open:
        return
    others = [other for other in range(g.r.seats) if other != seat]
    unseen = part.bag[:]
    for other in others:
        unseen += [colour for colour in range(COLOURS) for _ in range(part.glass[other][colour])]
        part.glass[other] = [0] * COLOURS
    unseen.sort()
    rng.shuffle(unseen)
    in_bag = len(part.bag)
    _promise(g, others, unseen)
    part.bag = sorted(unseen[:in_bag])
    for colour in unseen[in_bag:]:
        part.glass[rng.choice(others)][colour] += 1


def _promise(g: Fresco, others: list[int], unseen: list[int]) -> None:
    """Who is asked for glass has a token that fits."""
    asked = g.asked()
    if asked is not None and asked[0] == "glaze" and asked[1] in others:
        _, painter, window = asked
        panes = tables(g.r).panes[window]
        colour = next(colour for colour in unseen if panes[colour])
        unseen.remove(colour)
        slice_of(g).glass[painter][colour] += 1


# ---- invariants ---------------------------------------------------------------------------------------------------


def check(g: Fresco) -> list[str]:
    problems: list[str] = []
    _check_windows(g, problems)
    _check_glass(g, problems)
    if slice_of(g).worth and g.s.taken == NOBODY:
        problems.append("a window brings points though nobody restores (M6-CATH-08)")
    return problems


def _check_windows(g: Fresco, problems: list[str]) -> None:
    part, t, s = slice_of(g), tables(g.r), g.s
    laid = [window for window in part.windows if window != EMPTY]
    everywhere = sorted(part.bench + part.pile + laid + part.discarded)
    if everywhere != list(range(len(t.ids))):
        problems.append(f"windows are lost or doubled: {[t.ids[window] for window in everywhere]} (M6-SETUP-02)")
    if len(part.bench) != PLACES:
        problems.append(f"{len(part.bench)} windows lie on the bench (M6-CATH-14)")
    restored = [segment for segment in ALL_SEGMENTS if t.openings[segment] and s.fresco[segment] == EMPTY]
    for segment, window in enumerate(part.windows):
        if window != EMPTY and segment not in restored:
            problems.append(f"{SEGMENTS[segment]} has a new window before it is restored (M6-CATH-15)")
    missing = len(restored) - len(laid) - len(part.discarded)
    at_work = s.taken != NOBODY  # between the tile and its window modules may ask something
    if missing and not (at_work and missing == 1):
        problems.append(f"{missing} windows of restored segments are missing (M6-CATH-02)")
    if part.discarded and g.r.switches["glaziers.leonardo_window"] != "discard":
        problems.append("windows were discarded (M6-LEO-03)")


def _check_glass(g: Fresco, problems: list[str]) -> None:
    part, t = slice_of(g), tables(g.r)
    for colour in range(COLOURS):
        held = [part.offer[colour], part.reserve[colour], part.bag.count(colour), *[own[colour] for own in part.glass]]
        if sum(held) != t.counts[colour] or min(held) < 0:
            problems.append(f"{PAINTS[colour]} glass is lost or doubled: {held} (M6-SETUP-05)")
    if sum(part.offer) > GLASS_EACH * g.r.seats:
        problems.append(f"{sum(part.offer)} glass tokens are on offer (M6-SETUP-05)")


# ---- manifest -----------------------------------------------------------------------------------------------------


def readers(r: Rules) -> dict[str, Reader]:
    ids = tables(r).ids
    return {"window": ids.__getitem__, "windows": lambda several: [ids[window] for window in several]}


def pools(r: Rules) -> tuple[Pool, ...]:
    colours = {colour: PAINTS[colour] for colour in GLASS}
    return (
        Pool("window", tables(r).ids, PLACES),
        Pool("glass", colours, GLASS_EACH * r.seats, ordered=False),
    )


MODULE: Final = Module(
    6,
    KEY,
    Glaziers,
    FIELDS,
    switches={"glaziers.leonardo_window": Switch("M6-LEO-03", ("place", "discard"), fr="discard")},
    components=components.Components,
    check_components=components.check,
    setup=glaziery.setup,
    inserts=(
        Insert("restore", "take", windows.renew, "X-CATH-01"),
        Insert("leonardo restore", "take", windows.leonardo_renews, "X-LEO-02"),
        Insert("altar", "", windows.altar_window, "X-CATH-12"),
        Insert("prepare", "market", glaziery.renew_offer, "X-PREP-01"),
    ),
    programs={"glaziery visit": Program({"work": glaziery.visit}, TILE_VISIT)},
    action_tile=ActionTile(
        "glaziery", "glaziery visit", ("M6-PLAN-01", "M6-PLAN-02", "M6-PLAN-04", "M6-PLAN-05"), spaces=1
    ),
    kinds=(glaziery.KIND, windows.WINDOW_KIND, windows.GLAZE_KIND),
    actions=lambda _rules: (*glaziery.BUY, *windows.WINDOW, *windows.GLAZE),
    verbs={
        "glaziery": Verb("M6-PLAN-02", "refused-glaziery-form"),
        "glass": Verb("M6-GLAZ-02", "refused-glass-form"),
        "window": Verb("M6-CATH-03", "refused-window-form"),
        "glaze": Verb("M6-CATH-06", "refused-glaze-form", windows.read_glass, whole=True),
    },
    shares=tuple(Share(name, windows.SOURCE, windows.share, windows.booked) for name in ("restoration", "altar")),
    sources=(windows.SOURCE,),
    events={
        "bench_filled": EventKind(windows="windows"),
        "glass_laid": EventKind(glass="paints"),
        "glass_bagged": EventKind(),
        "glass_bought": EventKind(glass="paint", price=""),
        "window_taken": EventKind(segment="segment", window="window", price=""),
        "window_revealed": EventKind(window="window"),
        "glass_given": EventKind(glass="paints"),
        "window_scored": EventKind(change=""),
    },
    readers=readers,
    pools=pools,
    view=view,
    view_reads=(VIEWER, "open"),
    resample=resample,
    check=check,
)
