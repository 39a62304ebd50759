"""What lies on the table and behind the screens: stacks of maps, rooms, who has what (M13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.catacombs.components import tables
from buonfresco.games.fresco.modules.catacombs.rooms import value
from buonfresco.games.fresco.words import column, mine, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

QUESTIONS: Final = ("leonardo_map", "explore", "treasure", "plan_map")


def sign(r: Rules, name: str) -> Phrase:
    """A tile as it lies in a room: ``S5`` is a statue of 5 points, ``V4+2`` volume 4 with two steps of mood."""
    t = tables(r)
    tile = t.treasures.index(name)
    return say("sign-treasure", kind=t.kinds[tile], number=t.volumes[tile] or t.points[tile], mood=t.moods[tile])


def in_room(segment: str, name: str) -> Phrase:
    """In words: who chooses a map need not know the signs."""
    return say("note-room", room=Piece("segment", segment), treasure=Piece("treasure", name))


def _treasures(r: Rules, key: str, names: Iterable[str]) -> Phrase:
    """Tiles, and what they bring together."""
    t, kept = tables(r), list(names)
    points = value(t, [t.treasures.index(name) for name in kept])
    return say(key, treasures=[sign(r, name) for name in kept], points=points)


def own_map(name: str, rooms: Iterable[str]) -> Phrase:
    """``5a (A1, B1)``."""
    return say("panel-map", map=Piece("map", name), rooms=[Piece("segment", room) for room in rooms])


def _map(part: Any, name: str) -> Phrase:
    """Whoever sees a map sees its rooms."""
    return own_map(name, part["marked"][name])


def _laid(view: Any, part: Any, sheet: dict[str, str]) -> list[Said]:
    return [
        say("panel-map-on", column=column(COLUMNS.index(place), view.final), map=_map(part, name))
        for place, name in sheet.items()
    ]


def _of_player(r: Rules, view: Any, part: Any, seat: int) -> list[Said]:
    """What others see of him; hands that are not hidden any more, too."""
    t, one = tables(r), part["players"][seat]
    times, laid = list(one["times"]), one["laid"] or {}
    for name in laid.values():
        times.remove(t.times[t.maps.index(name)])
    found = _laid(view, part, laid)
    if seat == view.seat:
        return found  # the rest is behind his screen
    if one["maps"] is not None:
        found += [_map(part, name) for name in one["maps"]]
    elif times:
        found.append(say("panel-map-times", times=", ".join(map(str, times))))
    return [*found, _treasures(r, "panel-treasures", one["kept"])] if one["kept"] else found


def _of_leonardo(r: Rules, view: Any, part: Any) -> list[Said]:
    his = part["leonardo"]
    found = _laid(view, part, his["laid"])
    if part["turned"] is not None:
        found.append(_map(part, part["turned"]))
    return [*found, _treasures(r, "panel-treasures", his["kept"])] if his["kept"] else found


def panel(r: Rules, view: Any, part: Any) -> Panel:
    stacks = [say("panel-map-stack", time=time, count=count) for time, count in part["stacks"].items()]
    covered = say("panel-rooms-unseen", count=part["unseen"])
    have = [_of_player(r, view, part, seat) for seat in range(len(part["players"]))]
    if part["leonardo"] is not None:
        have.append(_of_leonardo(r, view, part))
    used = [Piece("map", name) for name in part["used"]]
    sold = [sign(r, name) for name in part["sold"]]
    own = mine(view, part)
    screen: list[Said] = []
    if own is not None and own["maps"]:
        screen.append(say("panel-own-maps", maps=[_map(part, name) for name in own["maps"]]))
    if own is not None and own["kept"]:
        screen.append(_treasures(r, "panel-treasures", own["kept"]))
    return Panel(
        [
            Row(say("panel-catacombs"), [say("panel-map-stacks", stacks=stacks)], when("map")),
            Row(say("panel-found"), [Piece("treasure", name) for name in part["found"]], when("treasure")),
            Row(
                say("panel-rooms-row"),
                [say("panel-rooms"), covered] if part["rooms"] else [],
                when("cathedral", *QUESTIONS),
            ),
            Row(
                say("panel-maps"),
                owners(have),
                when("market", "cathedral", "studio", "workshop", "fifth", "explore", "leonardo_map"),
            ),
            Row(say("panel-rooms-row"), [] if part["rooms"] else [covered]),
            Row(say("panel-catacombs"), [say("panel-removed", things=[*used, *sold])] if used or sold else []),
        ],
        screen,
        [Mark(f"segment:{room}", sign(r, name), Piece("treasure", name)) for room, name in part["rooms"].items()],
    )
