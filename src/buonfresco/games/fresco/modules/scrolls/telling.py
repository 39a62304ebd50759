"""Scrolls in words (M7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.fresco.board import SIDE
from buonfresco.games.fresco.constants import CATHEDRAL
from buonfresco.games.fresco.modules.scrolls.rules import BOTH, LINES, NONE, ROWS, called, restored, slice_of
from buonfresco.games.fresco.words import mine, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

_SORTS: Final = ("row", "column")


def _scroll(_r: Rules, act: Action) -> Pieces:
    """Which lines they are is on the scrolls, not in the answer."""
    sorts = _SORTS if act is BOTH else (_SORTS[act.args[0]],)
    return {"scrolls": [Piece("scroll", sort) for sort in sorts]}


def _words(line: str) -> Phrase:
    """``row 4``"""
    sort = _SORTS[LINES.index(line) not in ROWS]
    return say("scroll-line", scroll=Piece("scroll", sort), line=Piece("line", line))


def _say_scroll(g: Fresco, painter: int, act: Action) -> Phrase:
    lines = called(g, painter, act)
    return say("action-scroll", scrolls=[_words(LINES[line]) for line in lines], count=len(lines))


def _note_scroll(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """How much more may come for who waits."""
    lines = called(g, painter, act)
    yield say("note-scroll", segments=sum([restored(g, line) for line in lines]), all=SIDE * len(lines))


def _about(_g: Fresco, _painter: int, about: dict[str, Any]) -> Pieces:
    return {"segment": Piece("segment", about["segment"])}


def _offers(g: Fresco, seat: int, column: int) -> Iterator[Phrase]:
    if column == CATHEDRAL:
        part = slice_of(g)
        for line in (part.rows[seat], part.columns[seat]):
            if line != NONE:
                yield say("plan-scroll", scroll=_words(LINES[line]), segments=restored(g, line), all=SIDE)


def _panel(_r: Rules, view: Any, part: Any) -> Panel:
    own = mine(view, part)
    held = _hand(own) if own is not None else []
    played: list[list[Said]] = [[_words(line) for line in one["played"]] for one in part["players"]]
    others: list[list[Said]] = [
        [_words(line) for line in _hand(one)] if seat != view.seat else [] for seat, one in enumerate(part["players"])
    ]
    return Panel(
        [
            Row(say("panel-scrolls"), owners(played), when("cathedral", "scroll")),
            Row(say("panel-scrolls-left"), owners(others)),  # once the screens are lifted
        ],
        [say("panel-own-scrolls", scrolls=[_words(line) for line in held])] if held else [],
        [Mark(f"line:{line}", say("sign-scroll"), say("mark-scroll")) for line in held],
    )


def _hand(one: Any) -> list[str]:
    """Lines of the scrolls in a hand, as far as they can be seen."""
    return [one[sort] for sort in _SORTS if one[sort]]


def _told(_r: Rules, event: Event, _final: bool) -> Phrase:
    lines = event.data["scrolls"]
    assert isinstance(lines, list)
    more = {name: value for name, value in event.data.items() if name != "scrolls"}
    scrolls = [_words(line) for line in lines]
    return say(f"event-{event.kind}", who=Piece("figure", event.actor), scrolls=scrolls, **more)


TELLING: Final = Telling(
    moments={"scroll": "restoring"},
    pieces={"scroll": _scroll},
    says={"scroll": _say_scroll},
    notes={"scroll": _note_scroll},
    about={"scroll": _about},
    offers=_offers,
    panel=_panel,
    events={"scrolls_dealt": _told, "scrolls_played": _told},
)
