"""Leonardo, the imaginary third painter of two players (area L). His guide answers for him (L-GUIDE-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import GUIDED, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.actions import NO_STEP, PASS, RESTORE, ROMAN
from buonfresco.games.fresco.board import ALL_SEGMENTS, EMPTY, ORTHOGONAL, SEGMENTS
from buonfresco.games.fresco.cathedral import barred
from buonfresco.games.fresco.constants import CATHEDRAL
from buonfresco.games.fresco.market import CLOSE, clear_booth, forgo, no_booth, shut

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def plan(r: Rules, final: bool) -> tuple[int, ...]:
    """His fixed apprentices (L-SETUP-04); in the final round the one in the cathedral is gone (L-END-01)."""
    columns = [int(program != "") for program in r.leonardo_visits]
    if final:
        columns[CATHEDRAL] = 0
    return tuple(columns)


def visit(g: Fresco, painter: int, apprentices: int) -> None:
    """What he does at a column by himself, where he has a turn for another reason too; nothing without apprentice."""
    if apprentices:
        g.begin(g.r.leonardo_visits[g.s.column], painter, apprentices)


def ask_market(g: Fresco, painter: int, _arg: int) -> None:
    if any(g.s.booths):  # L-MKT-03
        g.ask("leonardo_market", painter)


def market_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    """He never buys; he closes one open booth (L-MKT-01), or may leave all open (L-MKT-02)."""
    offered = [CLOSE[booth] for booth, tiles in enumerate(g.s.booths) if tiles]
    if g.r.leonardo_may_pass:
        offered.append(PASS)
    return tuple(offered)


def close(g: Fresco, painter: int, arg: int, action: Action) -> None:
    shut(g, painter, arg, action)
    clear_booth(g, painter, arg)


def explain_market(g: Fresco, _painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "close":
        return no_booth(g, action.args[0]) or Reason(
            "L-MKT-03", "refused-market-empty", {"booth": ROMAN[action.args[0]]}
        )
    if action.kind == "pass":
        return Reason("L-MKT-02", "refused-leonardo-must")
    return Reason("L-MKT-01", "refused-leonardo-buys") if action.kind == "buy" else None


def ask_cathedral(g: Fresco, painter: int, _arg: int) -> None:
    if targets(g):  # L-CATH-10
        g.ask("leonardo_cathedral", painter)


def targets(g: Fresco) -> list[int]:
    """A neighboring tile, never diagonally (L-CATH-02); if there is none, the tiles of lowest value (L-CATH-03)."""
    s = g.s
    near = [segment for segment in ORTHOGONAL[s.leonardo] if open_to_him(g, segment)]
    if near:
        return near
    left = [segment for segment in ALL_SEGMENTS if open_to_him(g, segment)]
    values = g.r.fresco_values
    lowest = min((values[s.fresco[segment]] for segment in left), default=0)
    return [segment for segment in left if values[s.fresco[segment]] == lowest]


def open_to_him(g: Fresco, segment: int) -> bool:
    return g.s.fresco[segment] != EMPTY and barred(g, g.r.seats, segment) is None


def cathedral_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return tuple([RESTORE[segment] for segment in targets(g)])


def restore(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    g.begin("leonardo restore", painter, action.args[0])


def follow(g: Fresco, _painter: int, segment: int) -> None:
    g.s.leonardo = segment  # L-CATH-06


def explain_cathedral(g: Fresco, _painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "altar":
        return Reason("L-CATH-01", "refused-leonardo-altar")
    if action.kind == "pass":
        return Reason("L-CATH-01", "refused-leonardo-must")
    if action.kind != "restore":
        return None
    segment, bishop_to = action.args
    if bishop_to != NO_STEP:
        return Reason("L-CATH-07", "refused-leonardo-step")
    if g.s.fresco[segment] == EMPTY:
        return Reason("L-CATH-02", "refused-restored", {"segment": SEGMENTS[segment]})
    reason = barred(g, g.r.seats, segment)
    if reason is not None:
        return reason
    near = any(open_to_him(g, other) for other in ORTHOGONAL[g.s.leonardo])
    rule, key = ("L-CATH-02", "refused-leonardo-far") if near else ("L-CATH-03", "refused-leonardo-jump")
    return Reason(rule, key, {"segment": SEGMENTS[segment], "here": SEGMENTS[g.s.leonardo]})


MARKET_KIND: Final = Kind(
    "leonardo_market",
    ("L-MKT-01", "L-MKT-02"),
    market_options,
    {"close": close, "pass": forgo},
    explain_market,
    holds=Holds(GUIDED, after=("leonardo market",)),
)
CATHEDRAL_KIND: Final = Kind(
    "leonardo_cathedral",
    ("L-CATH-02", "L-CATH-03"),
    cathedral_options,
    {"restore": restore},
    explain_cathedral,
    holds=Holds(GUIDED, after=("leonardo cathedral",)),
)
