"""The manifest of module 13."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Program
from buonfresco.games.fresco.hooks import VIEWER, ActionTile, Insert, Module
from buonfresco.games.fresco.modules.catacombs import hidden, maps, rooms
from buonfresco.games.fresco.modules.catacombs.components import KEY, NUMBER, CatacombsFile, check, tables
from buonfresco.games.fresco.modules.catacombs.state import FIELDS, Catacombs

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.rules import Rules


def actions(r: Rules) -> Sequence[Action]:
    t = tables(r)
    laying = [act for acts in t.lay for act in acts]
    return [maps.BUY, maps.LEAVE, *laying, rooms.NOW, rooms.LATER, rooms.NOT, *t.keep, *t.sell]


def readers(r: Rules) -> dict[str, Reader]:
    return {"map": tables(r).maps.__getitem__, "treasure": tables(r).treasures.__getitem__}


def pools(r: Rules) -> tuple[Pool, ...]:
    return Pool("treasure", tables(r).treasures), Pool("map", tables(r).maps)


MODULE: Final = Module(
    NUMBER,
    KEY,
    Catacombs,
    FIELDS,
    components=CatacombsFile,
    check_components=check,
    setup=maps.setup,
    inserts=(
        Insert("wake turn", "check", maps.get_up, "X-WAKE-01"),
        Insert("round", "reveal", maps.show, "M13-PLAN-08"),
        *[Insert(program, "", rooms.begin, "X-ACT-03") for program in rooms.TURNS],
        *[Insert(program, "leave", rooms.end, "X-ACT-03") for program in rooms.TURNS],
        Insert("restore", "take", rooms.lay_open, "X-CATH-01"),
        Insert("leonardo restore", "take", rooms.lay_open, "X-LEO-02"),
        Insert("scoring", "open", rooms.score_all, "X-SCORE-01"),
    ),
    programs={
        "catacombs scoring": Program(
            {"score": rooms.score}, Holds(after=("scoring/open/catacombs",), queue="catacombs")
        )
    },
    action_tile=ActionTile("map", "", ("M13-PLAN-01", "X-PLAN-02"), spaces=1, asks=False),
    turns=rooms.has_turn,
    kinds=(maps.BUY_KIND, maps.PLACE_KIND, rooms.EXPLORE_KIND, rooms.TREASURE_KIND),
    plan_first=(maps.PLAN_KIND,),
    actions=actions,
    verbs={
        "buy map": Verb("M13-WAKE-01"),
        "map": Verb("M13-PLAN-01", "refused-map-form"),
        "no map": Verb("M13-PLAN-01", "refused-map-form"),
        "explore": Verb("M13-EXPL-06", "refused-explore-form"),
        "no exploring": Verb("M13-EXPL-07"),
        "sell": Verb("M13-TREAS-02", "refused-treasure-form"),
        "keep": Verb("M13-TREAS-02", "refused-treasure-form"),
    },
    reactions={"restored": rooms.taken, "withdrawn": maps.withdrawn},
    sources=(KEY,),
    events={
        "map_bought": EventKind(time=""),
        "map_seen": EventKind(map="map", secret=True),
        "map_turned": EventKind(map="map"),
        "map_shown": EventKind(map="map", column="column"),
        "room_opened": EventKind(segment="segment", treasure="treasure"),
        "explored": EventKind(map="map", found=""),
        "map_wasted": EventKind(map="map"),
        "treasure_found": EventKind(segment="segment", treasure="treasure"),
        "treasure_kept": EventKind(treasure="treasure"),
        "treasure_sold": EventKind(treasure="treasure"),
    },
    readers=readers,
    pools=pools,
    view=hidden.view,
    view_reads=(VIEWER, "open", "sealed", "fresco"),
    resample=hidden.resample,
    check=hidden.check,
)
