"""Panels of modules 10 to 15 and 17: illness, favors, ladies, catacombs, pews, dome, guild."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from buonfresco.cli.fresco import facts
from buonfresco.cli.fresco.panels import Desk, Draw, Panel, Row, when
from buonfresco.cli.fresco.story import column_key, place_words
from buonfresco.cli.layout import Cell
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

_BOARD_ONLY: frozenset[str] = frozenset()
_PLANNING = ("order", "plan", "reveal")
_VISITS = ("market", "cathedral", "studio", "workshop", "fifth")
_CATHEDRAL = ("cathedral", "leonardo_cathedral")


def _mine(view: View, part: Any) -> Any:
    return part["players"][view.seat] if view.seat is not None else None


def _leonardo(things: list[list[str]], his: list[str] | None) -> list[list[str]]:
    """He sits behind the players, as in the names of the table."""
    return things if his is None else [*things, his]


# ---- 10 ---------------------------------------------------------------------------------------------------------


_HEALTH = ("plan_medico", "ill", "extra")


def bottle(cat: Catalogue, name: str) -> str:
    return cat("panel-bottle", portions=0 if name == "juice" else int(name))


def medico(view: View, part: Any, desk: Desk) -> Panel:
    """Where the infection is, or may strike next; who is ill, and where; the bottles."""
    cat = desk.cat
    coming = ", ".join(
        cat("column-count", column=cat.name(tile, of="infection"), count=count) for tile, count in part["tiles"].items()
    )
    to_come = cat("panel-infections", tiles=coming)
    place = cat(f"column-{part['place']}") if part["place"] else ""
    now, before = [], []
    if part["tile"] is not None:
        now = [cat("panel-infected", place=place) if place else cat("panel-infected-none")]
    elif place:
        before = [cat("panel-infected-before", place=place)]
    have = []
    for one in part["players"]:
        things = [_ill(view, one, cat)] if one["ill"] else []
        if one["extra"]:
            column = cat(f"column-{column_key(one['extra'], view.final)}")
            things.append(cat("panel-extra", column=column))
        have.append(things + [bottle(cat, name) for name in one["bottles"]])
    shown = [
        cat("panel-bottle-place", place=number, bottle=bottle(cat, name), price=price)
        for number, (name, price) in enumerate(zip(part["display"], part["prices"], strict=True), start=1)
        if name is not None
    ]
    rows = [
        Row(cat("panel-infection"), now or [to_come, *before], frozenset((*_PLANNING, *_VISITS, *_HEALTH))),
        Row(cat("panel-ill"), desk.owners(have), when(*_VISITS, "ill", "extra", "heal", "falls_ill", "saint")),
        Row(cat("panel-bottles"), shown, frozenset((*_PLANNING, "market", "bottle", "plan_medico"))),
        Row("", [to_come] if now else [], _BOARD_ONLY),
        Row("", [_unseen_bottles(part, cat)], _BOARD_ONLY),
    ]
    return Panel(rows)


def _ill(view: View, one: Any, cat: Catalogue) -> str:
    places = place_words(cat, one["placed"] or {}, view.final)
    return cat("panel-ill-at" if places else "panel-ill-count", count=one["ill"], places=places)


def _unseen_bottles(part: Any, cat: Catalogue) -> str:
    left = [cat("panel-times", count=count, thing=bottle(cat, name)) for name, count in part["pile"].items()]
    return cat("panel-bottles-left", bottles=", ".join(left) or "0")


# ---- 11 ---------------------------------------------------------------------------------------------------------


def favors(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    tiles = {one.id: one for one in facts.form(view, "favors").favor}
    unseen = []
    for name, count in part["unseen"].items():
        thing = cat("panel-favor", gives=tiles[name].gives, amount=tiles[name].amount)
        unseen.append(cat("panel-times", count=count, thing=thing))
    unseen[:1] = [f"{cat('panel-unseen')} {one}" for one in unseen[:1]]
    return Panel([Row(cat("panel-favors"), unseen if part["left"] else [], frozenset((*_CATHEDRAL, "favor")))])


# ---- 12 ---------------------------------------------------------------------------------------------------------

_LADY_QUESTIONS = ("wedding", "lady_pink", "lady_purple", "lady_cathedral", "lady_market")


def ladies(view: View, part: Any, desk: Desk) -> Panel:
    """Those who wait on the track, those who are married, and where they go; reserved tiles with their mark."""
    cat, glyphs = desk.cat, desk.term.glyphs
    waiting = [cat("panel-lady-waits", space=space, lady=lady) for space, lady in part["track"].items()]
    have = []
    for seat, one in enumerate(part["players"]):
        placed = one["placed"] or {}
        things = [_lady(view, lady, placed.get(lady), cat) for lady in one["ladies"]]
        if one["reserved"]:
            mark = glyphs.kept if seat == view.seat else glyphs.held
            things.append(cat("panel-reserved", mark=mark, segment=one["reserved"], night=one["night"]))
        have.append(things)
    out = any(one["placed"] or one["reserved"] for one in part["players"])  # only then they matter by day
    his = part["leonardo"]
    names = None if his is None else [cat(f"lady-{lady}") for lady in his]
    return Panel(
        [
            Row(cat("panel-ladies"), waiting, when("wedding")),
            Row(
                cat("panel-married"),
                desk.owners(_leonardo(have, names)),
                when(*_LADY_QUESTIONS, *(_VISITS if out else ())),
            ),
        ]
    )


def _lady(view: View, lady: str, place: str | None, cat: Catalogue) -> str:
    if place is None:
        return cat(f"lady-{lady}")
    return cat("panel-lady-at", lady=lady, column=cat(f"column-{column_key(place, view.final)}"))


# ---- 13 ---------------------------------------------------------------------------------------------------------

_MAP_QUESTIONS = ("leonardo_map", "explore", "treasure", *(f"plan_map_{place}" for place in COLUMNS))


def treasure_mark(view: View, name: str, cat: Catalogue) -> str:
    """As it lies in a room: ``S5`` is a statue of 5 points, ``V4+2`` volume 4 with two steps of mood."""
    tile = facts.treasure(view, name)
    return cat("panel-room", kind=tile.kind, number=tile.volume or tile.points, mood=tile.mood)


def catacombs(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    stacks = ", ".join(cat("panel-map-stack", time=time, count=count) for time, count in part["stacks"].items())
    rooms = [cat("panel-rooms"), cat("panel-rooms-unseen", count=part["unseen"])] if part["rooms"] else []
    times = {one.id: one.time for one in facts.form(view, "catacombs").map}
    have = []
    for seat, one in enumerate(part["players"]):
        laid = one["laid"] or {}
        hand = list(one["times"])
        for name in laid.values():
            hand.remove(times[name])
        if seat == view.seat and view.seat is not None:
            hand = []  # his own are behind his screen
        things = [_on_sheet(view, place, name, cat) for place, name in laid.items()]
        have.append([*([cat("panel-map-times", times=cat.join(map(str, hand)))] if hand else []), *things])
    his = part["leonardo"]
    rows = [
        Row(cat("panel-catacombs"), [cat("panel-map-stacks", stacks=stacks)], when("map")),
        Row(cat("panel-rooms-row"), rooms, when(*_CATHEDRAL, *_MAP_QUESTIONS)),
        Row(cat("panel-maps"), desk.owners(_leonardo(have, _his_maps(view, his, cat))), when(*_VISITS, "explore")),
    ]
    if part["sold"]:
        gone = " ".join(treasure_mark(view, name, cat) for name in part["sold"])
        rows.append(Row("", [cat("panel-removed", things=gone)], _BOARD_ONLY))
    mine = _mine(view, part)
    own = []
    if mine is not None and mine["maps"]:
        own.append(cat("panel-own-maps", maps=", ".join(map_words(view, name, cat) for name in mine["maps"])))
    if mine is not None and mine["kept"]:
        marks = " ".join(treasure_mark(view, name, cat) for name in mine["kept"])
        own.append(cat("panel-own-treasures", treasures=marks, points=facts.hoard(view, mine["kept"])))
    return Panel(rows, own)


def map_words(view: View, name: str, cat: Catalogue) -> str:
    """``5a (A1 B1 C1 A2)``, as far as its rooms may be known."""
    rooms = facts.part(view, "catacombs")["marked"].get(name)
    return cat("panel-map", map=name, rooms=" ".join(rooms)) if rooms else name


def _on_sheet(view: View, place: str, name: str, cat: Catalogue) -> str:
    column = cat(f"column-{column_key(place, view.final)}")
    return cat("panel-map-on", column=column, map=map_words(view, name, cat))


def _his_maps(view: View, his: Any, cat: Catalogue) -> list[str] | None:
    if his is None:
        return None
    maps = [_on_sheet(view, place, name, cat) for place, name in his["laid"].items()]
    marks = " ".join(treasure_mark(view, name, cat) for name in his["kept"])
    return [*maps, cat("panel-his-treasures", treasures=marks)] if marks else maps


# ---- 14 ---------------------------------------------------------------------------------------------------------


def pews(view: View, part: Any, desk: Desk) -> Panel:
    """Pews by the beams they take, with the points that are still on their backs."""
    cat, glyphs = desk.cat, desk.term.glyphs
    points: dict[int, list[int]] = {}
    for name, count in part["unseen"].items():
        beams, _, worth = name.partition("/")
        points.setdefault(int(beams), []).extend([int(worth)] * count)
    shown = []
    for beams, worth in points.items():
        numbers = [str(place) for place, needed in enumerate(part["pews"], start=1) if needed == beams]
        backs = " ".join(map(str, worth))
        shown.append(cat("panel-pews-sort", beams=beams, pews=" ".join(numbers), points=backs))
    have = [[cat("panel-beams-of", count=one["beams"])] if one["beams"] else [] for one in part["players"]]
    lying = any(tile in part["tiles"] for tiles in view.booths.values() for tile in tiles)
    signs = [cat("panel-beam-sign", sign=f"{glyphs.beam}1")] if lying else []
    return Panel(
        [
            Row(cat("panel-pews"), shown, frozenset((*_PLANNING, "pews", "plan_pews"))),
            Row(cat("panel-beams"), [*desk.owners(have), *signs], frozenset((*_PLANNING, "market", "pews"))),
        ]
    )


# ---- 15 and 17 --------------------------------------------------------------------------------------------------


def dome(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    tiles = {one.id: one for one in facts.form(view, "dome").tile}

    def tile(name: str) -> str:
        return f"{tiles[name].points}{tiles[name].paints}"

    have = [list(map(tile, one["tiles"])) for one in part["players"]]
    his = None if part["leonardo"] is None else list(map(tile, part["leonardo"]))
    unseen = cat("panel-dome-unseen", count=part["covered"], tiles=", ".join(map(tile, part["unseen"])))
    shown = [unseen, *desk.owners(_leonardo(have, his))] if part["covered"] else desk.owners(_leonardo(have, his))
    own: list[Cell] = []
    mine = _mine(view, part)
    if mine is not None and mine["tiles"]:
        text = Text(cat("panel-own-dome"))
        for number, name in enumerate(mine["tiles"]):
            text.append(f"{',' if number else ''} {tiles[name].points}")
            text.append_text(desk.term.letters(tiles[name].paints))
        own.append(text)
    return Panel([Row(cat("panel-dome"), shown, frozenset((*_PLANNING, *_CATHEDRAL)))], own)


def guild(_view: View, part: Any, desk: Desk) -> Panel:
    lying: list[Cell] = []
    for field in ("basic", "blended"):
        paint = part[field]
        shown = Text(desk.cat(f"paint-{paint}") + " ")
        lying.append(shown.append_text(desk.term.letters(LETTERS[PAINT_ID[paint]])))
    return Panel([Row(desk.cat("panel-guild"), lying, frozenset((*_PLANNING, "workshop", "blend", "lady_workshop")))])


PANELS: dict[str, Draw] = {
    "medico": medico,
    "favors": favors,
    "ladies": ladies,
    "catacombs": catacombs,
    "pews": pews,
    "dome": dome,
    "guild": guild,
}
