"""The manifest of module 10: where it reaches in, from the wake phase to the final scoring.

Everything is told in five files: sheet (the plan), illness (infection, contagion, bad mood), bottles (market, healing),
places (what ill ones can do at cathedral, studio, workshop), table (what is seen, what must hold).
"""

from __future__ import annotations

from typing import Final

from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.ruleset import Program
from buonfresco.games.fresco.constants import TILE_VISIT
from buonfresco.games.fresco.hooks import VIEWER, Insert, Module
from buonfresco.games.fresco.modules.medico import bottles, illness, places, sheet, table
from buonfresco.games.fresco.modules.medico.components import Components, check
from buonfresco.games.fresco.modules.medico.state import FIELDS, KEY, Medico, set_up

MODULE: Final = Module(
    10,
    KEY,
    Medico,
    FIELDS,
    switches={illness.SWITCH: illness.EXTRA_INFECTED},
    components=Components,
    check_components=check,
    setup=set_up,
    ends=illness.last_tile,
    end_reasons=("infection",),
    # the plan: the Medico tile, the healthy ones (placed), the ill ones, the extra one
    action_tile=bottles.TILE,
    plan_parts=(sheet.ILL_KIND, sheet.EXTRA_KIND),
    modifiers={
        "placed": sheet.to_place,
        "able": sheet.able,  # whatever else modules let apprentices do, ill ones cannot
        "gilding": places.gilding,  # cathedral
        "studio_thalers": places.studio_thalers,
        "blends": places.blends,  # workshop
        "money": table.add_credit,  # final scoring
    },
    inserts=(
        # wake phase
        Insert("wake turn", "check", illness.check_mood, "X-WAKE-01"),
        # after the plans
        Insert("round", "reveal", sheet.show, "M10-PLAN-09"),
        Insert("round", "reveal", illness.reveal, "X-ACT-01"),
        # market: the tile's own program, then a visit as usual
        Insert("market visit", "leave", illness.leave, "X-ACT-03"),
        # cathedral: who acts, healthy or ill
        Insert("cathedral visit", "", places.enter_cathedral, "X-CATH-06"),
        Insert("restore", "bishop", places.apprentice_done, "M10-PLAN-04"),
        Insert("altar", "score", places.apprentice_done, "M10-PLAN-04"),
        Insert("cathedral visit", "work", places.leave_cathedral, "X-CATH-06"),
        Insert("cathedral visit", "leave", illness.leave, "X-ACT-03"),
        # studio, workshop
        Insert("studio visit", "paint", places.begin_saints, "X-STUDIO-01"),
        Insert("studio visit", "leave", illness.leave, "X-ACT-03"),
        Insert("workshop visit", "leave", illness.leave, "X-ACT-03"),
        # when the fifth place is done
        Insert("round", "fifth", bottles.begin_healing, "X-THEA-02"),
        # prepare phase
        Insert("prepare", "", illness.remove_tile, "X-PREP-01"),
        Insert("prepare", "market", bottles.lay_out, "X-PREP-01"),
        Insert("prepare", "beds", sheet.clear, "M10-PLAN-09"),
        # final scoring
        Insert("scoring", "open", table.tell_credit, "X-SCORE-01"),
    ),
    programs={
        "medico visit": Program(
            {"debts": bottles.announce, "bottle": bottles.visit, "market": bottles.go_shopping}, TILE_VISIT
        ),
    },
    extras=(places.EXTRA,),  # in the cathedral: an ill one acts
    bans=(places.BAN,),  # an ill one moves no bishop
    bars=places.bars,  # an ill one keeps away from him
    reactions={
        "led": places.led,
        "restored": places.restored,
        "hand_lent": places.hand_lent,
        "withdrawn": sheet.withdraw,
    },
    kinds=(illness.GIVE_KIND, bottles.KIND, places.SAINT_KIND, illness.VICTIM_KIND, bottles.HEAL_KIND),
    actions=table.actions,
    verbs={
        "medico": Verb("M10-PLAN-06", "refused-medico-form"),
        "ill": Verb("M10-PLAN-03", "refused-ill-form", sheet.read_ill),
        "ill apprentice": Verb("M10-PLAN-04"),
        "extra": Verb("M10-PLAN-09", "refused-extra-form"),
        "own falls": Verb("M10-INF-04"),
        "extra falls": Verb("M10-INF-04"),
        "give": Verb("M10-WAKE-01", "refused-give-form"),
        "bottle": Verb("M10-MKT-01", "refused-bottle-form"),
        "saint": Verb("M10-STUDIO-01", "refused-saint-form"),
        "drink": Verb("M10-HEAL-01", "refused-drink-form"),
    },
    events={
        "gave_up_ill": EventKind(),
        "ill_planned": EventKind(untold=True, secret=True, cathedral="", studio="", workshop="", fifth=""),
        "extra_planned": EventKind(untold=True, secret=True, column="column"),
        "ill_shown": EventKind(cathedral="", studio="", workshop="", fifth=""),
        "extra_shown": EventKind(column="column"),
        "infection_revealed": EventKind(tile="infection", place="infected"),
        "bottle_bought": EventKind(portions="", price=""),
        "bottle_missed": EventKind(there=""),
        "saint_painted": EventKind(paint="paint"),
        "fell_ill": EventKind(apprentices="", column="column"),
        "extra_fell_ill": EventKind(column="column", black=""),
        "bottle_used": EventKind(portions="", healed=""),
        "bottles_laid": EventKind(three="", two="", one="", juice=""),
        "health_credited": EventKind(thalers=""),
    },
    readers=table.readers,
    pools=table.pools,
    view=table.view,
    view_reads=(VIEWER, "sealed"),
    check=table.check,
)
