"""What happens in which order, and which decisions there are: the core's own, before any module."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.frames import BOTTOM, GUIDED, SEAT, TABLE, Holds
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import (
    cathedral,
    leonardo,
    market,
    plan,
    prepare,
    rounds,
    scoring,
    studio,
    theater,
    track,
    wake,
    workshop,
)
from buonfresco.games.fresco.board import ALL_SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL, FIFTH, HIS_TURN, HIS_VISIT, MARKET, STUDIO, WORKSHOP, at, visit

# Named steps in the order of the rules. Modules insert theirs after a named one.
# A step without a function is a place for modules only.
PROGRAMS: Final[dict[str, Program]] = {
    "round": Program(  # B-ROUND-02
        {
            "begin": rounds.begin_round,
            "wake": rounds.wake_phase,
            "order": rounds.fix_action_order,
            "plan": rounds.plan_phase,
            "reveal": rounds.reveal_plans,
            "market": rounds.at_market,
            "cathedral": rounds.at_cathedral,
            "studio": rounds.at_studio,
            "workshop": rounds.at_workshop,
            "fifth": rounds.at_fifth,
            "end": rounds.end_round,
        },
        Holds(TABLE, after=(BOTTOM,)),
    ),
    "wake turn": Program(  # X-WAKE-01
        {"choose": wake.ask, "check": wake.check_apprentices},
        Holds(after=("round/wake",), queue="wake turn"),
    ),
    "market visit": Program(  # X-MKT-01
        {"shop": market.ask, "clear": market.clear_booth, "leave": None},
        visit(MARKET),
    ),
    "cathedral visit": Program({"work": cathedral.enter, "leave": None}, visit(CATHEDRAL, FIFTH)),
    "studio visit": Program({"paint": studio.earn, "leave": None}, visit(STUDIO)),  # X-STUDIO-01
    "workshop visit": Program({"blend": workshop.enter, "leave": None}, visit(WORKSHOP)),  # X-WORK-04
    "theater visit": Program({"play": theater.rise, "leave": None}, visit(FIFTH)),  # X-THEA-01
    "restore": Program(  # X-CATH-01
        {
            "pay": cathedral.pay,
            "take": cathedral.take_tile,
            "score": cathedral.score,
            "bishop": cathedral.move_bishop,
        },
        Holds(SEAT, most=ALL_SEGMENTS[-1], after=("cathedral",), on=("cathedral",), fits=at(CATHEDRAL, FIFTH)),
    ),
    "altar": Program(  # X-CATH-12
        {"score": cathedral.score_altar},
        Holds(SEAT, most=99, after=("cathedral",), on=("cathedral",), fits=at(CATHEDRAL, FIFTH)),
    ),
    "leonardo turn": Program(  # only where modules give him one (X-LEO-08)
        {"visit": leonardo.visit, "leave": None}, HIS_TURN
    ),
    "leonardo market": Program({"close": leonardo.ask_market}, HIS_VISIT),
    "leonardo cathedral": Program({"restore": leonardo.ask_cathedral}, HIS_VISIT),
    "leonardo restore": Program(  # L-CATH-05, L-CATH-06
        {
            "take": cathedral.take_tile,
            "score": cathedral.score,
            "bishop": cathedral.move_bishop,
            "painter": leonardo.follow,
        },
        Holds(GUIDED, most=ALL_SEGMENTS[-1], after=("leonardo_cathedral",)),
    ),
    "prepare": Program(  # X-PREP-01
        {
            "sheets": prepare.clear_sheets,
            "collect": prepare.collect_market,
            "market": prepare.fill_market,
            "income": prepare.income,
            "beds": prepare.to_bed,
            "rotation": prepare.rotate_start,
            "guide": prepare.pass_guide,
            "next": prepare.next_round,
        },
        Holds(TABLE, after=(BOTTOM,)),
    ),
    "income": Program({"receive": prepare.earn}, Holds(after=("prepare/income",), queue="income")),
    "scoring": Program(  # X-SCORE-01
        {"open": scoring.open_screens, "money": scoring.money, "close": scoring.finish}, Holds(TABLE, after=(BOTTOM,))
    ),
}

# The visit to the place at each column; in the final round the fifth is a cathedral, too (B-PLAN-06)
VISITS: Final = ("market visit", "cathedral visit", "studio visit", "workshop visit", "theater visit")

# What the round has come to at each of its steps; a module's step belongs to the one it follows
PHASES: Final = {
    "begin": "wake",
    "wake": "wake",
    "order": "wake",
    "plan": "plan",
    "reveal": "plan",
    "market": "market",
    "cathedral": "cathedral",
    "studio": "studio",
    "workshop": "workshop",
    "fifth": "fifth",
    "end": "fifth",
}


def kinds(split_market: bool, plan_in_parts: bool) -> tuple[Kind, ...]:
    return (
        wake.KIND,
        plan.KIND if plan_in_parts else plan.ALONE,
        market.SPLIT_KIND if split_market else market.KIND,
        leonardo.MARKET_KIND,
        cathedral.KIND,
        leonardo.CATHEDRAL_KIND,
        track.KIND,
        workshop.KIND,
    )
