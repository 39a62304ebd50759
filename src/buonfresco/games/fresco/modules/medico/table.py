"""What everybody sees of module 10, the credit in the final scoring, and what must always hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.pool import Pool
from buonfresco.games.fresco.constants import COLUMNS, FIFTH
from buonfresco.games.fresco.modules.medico import bottles, illness, places, sheet
from buonfresco.games.fresco.modules.medico.state import (
    BOTTLES,
    INFECTIONS,
    NOBODY_ASIDE,
    NOWHERE,
    OWN_ASIDE,
    SAME,
    SETS_ASIDE,
    Medico,
    all_bottles,
    all_tiles,
    by_column,
    column_name,
    components,
    counted,
    figures,
    part,
)
from buonfresco.games.fresco.paints import PAINTS

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

CREDIT: Final = 5  # Thalers for each own apprentice who is not on the board (M10-SCORE-01)


# ---- final scoring ------------------------------------------------------------------------------------------------


def credit(g: Fresco, seat: int) -> int:
    """Set aside or not; neither the extra one nor black ones count."""
    return CREDIT * (figures(g) - part(g).board[seat])


def add_credit(g: Fresco, seat: int, _arg: int, thalers: int) -> int:
    """A credit within the money scoring: it pays no debts (M10-SCORE-02, X-THAL-02)."""
    return thalers + credit(g, seat)


def tell_credit(g: Fresco, _actor: int, _arg: int) -> None:
    if g.listening:
        for painter in g.s.order:
            if painter < g.r.seats:
                g.notes.append(("health_credited", painter, credit(g, painter)))


# ---- faces --------------------------------------------------------------------------------------------------------


def view(g: Fresco, viewer: int | None) -> dict[str, object]:
    """All of it is open but the order of piles, and who stands where while the plans are made (M10-INFO-01)."""
    mine = part(g)
    players: list[dict[str, object]] = []
    for seat in range(g.r.seats):
        shown = seat == viewer or not g.s.sealed
        players.append(
            {
                "ill": mine.ill[seat],
                "board": mine.board[seat],
                "aside": SETS_ASIDE[mine.aside[seat]],
                "bottles": [BOTTLES[sort] for sort in mine.bottles[seat]],
                "placed": by_column(mine.placed[seat]) if shown else None,
                "extra": (column_name(mine.extra[seat]) or "") if shown else None,
            }
        )
    return {
        "tile": None if mine.tile == NOWHERE else INFECTIONS[mine.tile],
        "place": column_name(mine.place),
        "tiles": counted(INFECTIONS, mine.tiles),
        "display": [None if sort == NOWHERE else BOTTLES[sort] for sort in mine.display],
        "prices": list(components(g.r).prices(g.r.seats)),
        "pile": counted(BOTTLES, mine.pile),
        "discard": counted(BOTTLES, mine.discard),
        "black": illness.black_left(g),
        "cathedral": {"healthy": mine.healthy_left, "ill": mine.ill_left, "acting": mine.acting},
        "players": players,
    }


def targets(act: Action) -> list[str]:
    if act.kind == "ill":
        return [f"{COLUMNS[column]}:{n}" for column, n in zip(sheet.OPEN_TO_ILL, act.args, strict=True)]
    if act.kind == "extra":
        return [f"column:{COLUMNS[act.args[0]]}"]
    if act.kind == "bottle":
        return [f"place:{act.args[0] + 1}"]
    if act.kind == "drink":
        return [f"portions:{act.args[0]}"]
    if act.kind == "saint":
        return [f"paint:{PAINTS[act.args[0]]}"]
    if act.kind in ("falls_ill", "give_up"):
        return [f"apprentice:{act.text.split()[0 if act.kind == 'falls_ill' else -1]}"]
    return ["apprentice:ill"] if act is places.ILL_ACTS else []


def actions(_rules: Rules) -> list[Action]:
    planning = [*sheet.ILL.values(), *sheet.EXTRA]
    own = [illness.OWN_FALLS, illness.EXTRA_FALLS, illness.GIVE_ILL, illness.GIVE_HEALTHY, places.ILL_ACTS]
    return [*planning, *own, *bottles.BUY, *bottles.DRINK, *places.SAINT]


def readers(_rules: Rules) -> dict[str, Reader]:
    return {
        "infection": INFECTIONS.__getitem__,
        "infected": lambda place: column_name(place) or "none",
    }


def pools(rules: Any) -> tuple[Pool, ...]:
    return Pool("bottle", BOTTLES, rules.seats, ordered=False), Pool("infection", INFECTIONS)


# ---- invariants ---------------------------------------------------------------------------------------------------


def check(g: Fresco) -> list[str]:
    mine = part(g)
    problems: list[str] = []
    for seat in range(g.r.seats):
        _check_figures(g, mine, seat, problems)
        _check_sheet(g, mine, seat, problems)
    _check_pieces(g, mine, problems)
    _check_visit(g, mine, problems)
    return problems


def _check_figures(g: Fresco, mine: Medico, seat: int, problems: list[str]) -> None:
    ill, board, aside = mine.ill[seat], mine.board[seat], mine.aside[seat]
    if not 0 <= board <= min(ill, figures(g) - (aside == OWN_ASIDE)):
        problems.append(f"seat {seat} has {board} figures on the board for {ill} ill ones (M10-INF-06)")
    if ill > board and g.r.switches[illness.SWITCH] == "returns":
        problems.append(f"seat {seat} has ill ones for whom no own figure waits (M10-INF-07)")
    if len(mine.bottles[seat]) > bottles.MOST_HELD:
        problems.append(f"seat {seat} holds {len(mine.bottles[seat])} bottles (M10-MKT-05)")
    asked = g.at_work("give_up", figure=seat)
    if (aside == NOBODY_ASIDE) != (g.s.apprentices[seat] >= figures(g)) and not asked:
        problems.append(f"seat {seat} has {g.s.apprentices[seat]} apprentices, set aside: {aside} (M10-WAKE-01)")


def _check_sheet(g: Fresco, mine: Medico, seat: int, problems: list[str]) -> None:
    plan, placed, extra = g.s.plans[seat], mine.placed[seat], mine.extra[seat]
    if not plan:
        if any(placed) or extra != NOWHERE:
            problems.append(f"seat {seat} has told apart apprentices of no plan (M10-PLAN-09)")
        return
    healthy = [n - ill for n, ill in zip(plan, placed, strict=True)]
    barred = [column for column, n in enumerate(placed) if n and not _may_be_ill(g, seat, column)]
    if min(healthy) < 0 or barred or sum(placed) > mine.ill[seat]:
        problems.append(f"seat {seat} has placed ill ones wrongly: {placed} of {plan} (M10-PLAN-01, -03)")
    if extra != NOWHERE and not (healthy[extra] > 0 and g.s.apprentices[seat] > figures(g)):
        problems.append(f"the extra apprentice of seat {seat} is not where he should be (M10-PLAN-09)")
    there = g.s.apprentices[seat] > figures(g) if g.s.sealed else extra != NOWHERE
    have = figures(g) - mine.board[seat] - (mine.aside[seat] == OWN_ASIDE) + there
    if (sum(healthy) != have if g.s.sealed else sum(healthy) > have) and not g.over:
        problems.append(f"seat {seat} has {sum(healthy)} healthy ones on the sheet, of {have} (B-PLAN-04, M8-TILE-07)")


def _may_be_ill(g: Fresco, seat: int, column: int) -> bool:
    """Once the actions have begun, whoever was healthy may have fallen ill anywhere but in the theater."""
    if column == FIFTH and not g.s.final:
        return False
    return not g.s.sealed or (column in sheet.OPEN_TO_ILL and sheet.visited(g, seat, column))


def _check_pieces(g: Fresco, mine: Medico, problems: list[str]) -> None:
    shown = [sort for sort in mine.display if sort != NOWHERE]
    held = [sort for own in mine.bottles for sort in own]
    if sorted(mine.pile + mine.discard + shown + held) != all_bottles(g.r):
        problems.append("bottles are lost or doubled (M10-COMP-01)")
    left = mine.tiles if mine.tile == NOWHERE else [*mine.tiles, mine.tile]
    every = all_tiles(g.r)
    if any(left.count(tile) > every.count(tile) for tile in left) or not left:
        problems.append("infection tiles are doubled, or none is left (M10-COMP-01, M10-END-01)")
    if len(left) == 1 and not g.s.final and g.at_work("round"):
        problems.append("the last infection tile makes the round the final one (M10-END-01)")
    if mine.tile not in (NOWHERE, SAME, mine.place):
        problems.append("the infection strikes at another place than its tile says (M10-INF-01)")


def _check_visit(g: Fresco, mine: Medico, problems: list[str]) -> None:
    at_work = g.at_work("cathedral visit", "cathedral")
    left = mine.healthy_left + mine.ill_left
    if (left or mine.acting or mine.begun or mine.led) and not at_work:
        problems.append("apprentices of a cathedral visit are counted though nobody is there (M10-PLAN-04)")
    if min(mine.healthy_left, mine.ill_left) < 0 or (mine.acting and not mine.ill_left):
        problems.append("an ill one acts who is not there (M10-PLAN-04)")
    asked = g.asked()
    if asked is not None and left and asked[0] == "cathedral" and asked[2] != left:
        problems.append(f"{asked[2]} apprentices are to act in the cathedral, {left} are left (M10-PLAN-04)")
