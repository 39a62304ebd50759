"""Favors of the bishop in words (M11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.events import Event
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Panel, Row, Said
from buonfresco.games.fresco.modules.favors.components import GIFT_NAMES, kit_of
from buonfresco.games.fresco.modules.favors.state import unseen
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def _about(_g: Fresco, _painter: int, values: dict[str, Any]) -> Pieces:
    return {"segment": Piece("segment", values["segment"])}


def _note_favor(g: Fresco, _after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-favor", count=len(unseen(g)))


def _revealed(_r: Rules, event: Event, _final: bool) -> Phrase:
    """What it gives is no thing of the table: a paint, or a word the message knows."""
    return say("event-favor_revealed", who=Piece("figure", event.actor), **event.data)


def _panel(r: Rules, _view: Any, part: Any) -> Panel:
    label = say("panel-favors")
    hidden: list[Said] = [say("panel-favors-unseen", favors=_favors(r, part["unseen"]))]
    rows = [
        Row(label, hidden if part["left"] else [], frozenset({"cathedral", "leonardo_cathedral", "favor"})),
        Row(label, [say("panel-favors-left", count=part["left"])]),
    ]
    if part["claimed"]:
        rows.append(Row(label, [say("panel-favors-claimed", favors=_favors(r, part["claimed"]))]))
    return Panel(rows)


def _favors(r: Rules, counts: dict[str, int]) -> list[Phrase]:
    kit = kit_of(r)
    found: list[Phrase] = []
    for name, count in counts.items():
        sort = kit.ids.index(name)
        thing = say("panel-favor", gives=GIFT_NAMES[kit.gives[sort]], amount=kit.amounts[sort])
        found.append(say("panel-times", count=count, thing=thing))
    return found


TELLING: Final = Telling(
    moments={"favor": "restoring"},
    about={"favor": _about},
    notes={"favor": _note_favor},
    events={"favor_revealed": _revealed},
    panel=_panel,
)
