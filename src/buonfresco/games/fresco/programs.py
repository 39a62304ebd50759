"""What happens in which order, and which decisions there are: the core's own, before any module."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.ruleset import Kind, Step
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

# Named steps in the order of the rules. Modules insert theirs after a named one.
# A step without a function is a place for modules only.
PROGRAMS: dict[str, dict[str, Step | None]] = {
    "round": {  # B-ROUND-02
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
    "wake turn": {"choose": wake.ask, "check": wake.check_apprentices},  # X-WAKE-01
    "market visit": {"shop": market.ask, "clear": market.clear_booth, "leave": None},  # X-MKT-01
    "cathedral visit": {"work": cathedral.enter, "leave": None},
    "studio visit": {"paint": studio.earn, "leave": None},  # X-STUDIO-01
    "workshop visit": {"blend": workshop.enter, "leave": None},  # X-WORK-04
    "theater visit": {"play": theater.rise, "leave": None},  # X-THEA-01
    "restore": {  # X-CATH-01
        "pay": cathedral.pay,
        "take": cathedral.take_tile,
        "score": cathedral.score,
        "bishop": cathedral.move_bishop,
    },
    "altar": {"score": cathedral.score_altar},  # X-CATH-12
    "leonardo turn": {"visit": leonardo.visit, "leave": None},  # only where modules give him one (X-LEO-08)
    "leonardo market": {"close": leonardo.ask_market},
    "leonardo cathedral": {"restore": leonardo.ask_cathedral},
    "leonardo restore": {  # L-CATH-05, L-CATH-06
        "take": cathedral.take_tile,
        "score": cathedral.score,
        "bishop": cathedral.move_bishop,
        "painter": leonardo.follow,
    },
    "prepare": {  # X-PREP-01
        "sheets": prepare.clear_sheets,
        "collect": prepare.collect_market,
        "market": prepare.fill_market,
        "income": prepare.income,
        "beds": prepare.to_bed,
        "rotation": prepare.rotate_start,
        "guide": prepare.pass_guide,
        "next": prepare.next_round,
    },
    "scoring": {"open": scoring.open_screens, "money": scoring.money, "close": scoring.finish},  # X-SCORE-01
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
