"""Maps: bought at 5, 6 and 7 o'clock, laid on the sheet in secret (M13-WAKE, M13-PLAN); Leonardo's (M13-LEO)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import GUIDED, SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules.catacombs.components import NUMBER, PRICE, tables
from buonfresco.games.fresco.modules.catacombs.state import NO_MAPS, NONE, named, part, stack
from buonfresco.games.fresco.plan import to_place
from buonfresco.games.fresco.state import NOT_AWAKE

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

BUY: Final[Action] = action("buy_map", (), "buy map")
LEAVE: Final[Action] = action("no_map", (), "no map")


def setup(g: Fresco) -> None:
    """Nobody has anything; what lies where is drawn when it is turned up (M13-SETUP-01, -03, -04)."""
    mine = part(g)
    mine.kept = [[] for _ in range(g.r.painters)]
    mine.maps = [[] for _ in range(g.r.seats)]
    mine.laid = [NO_MAPS] * g.r.painters


# ---- wake phase ---------------------------------------------------------------------------------------------------


def time_of(g: Fresco, painter: int) -> int:
    return g.r.times[g.s.wake[painter]]


def get_up(g: Fresco, painter: int, _arg: int) -> None:
    """Directly after the own choice, before the next one chooses (M13-WAKE-01, -06; X-WAKE-01, -03)."""
    mine = part(g)
    pile = stack(g, mine, time_of(g, painter))
    if not pile:
        return  # none of these times, or none left (M13-WAKE-04)
    if painter < g.r.seats:
        if g.s.thalers[painter] >= PRICE:
            g.ask("map", painter)
        return
    mine.turned = g.draw_one("map", pile)  # the guide sees it before he places it (M13-LEO-05); it is free (M13-LEO-02)
    if g.listening:
        g.notes.append(("map_turned", painter, mine.turned))
    g.ask("leonardo_map", painter)


def lies_there(g: Fresco, painter: int, _arg: int) -> str:
    awake = g.s.wake[painter] != NOT_AWAKE
    return (
        ""
        if awake and stack(g, part(g), time_of(g, painter))
        else f"no map lies there for painter {painter} (M13-WAKE-04)"
    )


def is_up(g: Fresco, painter: int, _arg: int) -> str:
    return "" if g.s.wake[painter] != NOT_AWAKE else "Leonardo has not risen (M13-LEO-05)"


def buy_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (BUY, PASS) if g.s.thalers[painter] >= PRICE else (PASS,)


def buy(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    """The top one of the stack; everybody sees its time, only the buyer its map (M13-WAKE-05, -07)."""
    mine, time = part(g), time_of(g, painter)
    deeds.spend(g, painter, PRICE, "map")
    one = g.draw_one("map", stack(g, mine, time))
    insort(mine.maps[painter], one)
    if g.listening:
        g.notes.append(("map_bought", painter, time))
        g.notes.append(("map_seen", painter, one))


def decline(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


def explain_buy(_g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    return Reason("M13-WAKE-04", "refused-map-money") if act is BUY else None


def about_buy(g: Fresco, painter: int, _arg: int) -> dict[str, object]:
    time = time_of(g, painter)
    return {"time": time, "left": len(stack(g, part(g), time))}


# ---- Leonardo's map -----------------------------------------------------------------------------------------------


def place_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return tables(g.r).lay[part(g).turned]


def place(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """On any column, open to all, for this round (M13-LEO-01, -05, -06)."""
    mine, column = part(g), act.args[0]
    mine.laid[painter] = _with(NO_MAPS, column, mine.turned)
    if g.listening:
        g.notes.append(("map_shown", painter, mine.turned, column))
    mine.turned = NONE


def explain_place(g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind in ("pass", "no_map"):
        return Reason("M13-LEO-01", "refused-leonardo-must")
    if act.kind == "map":
        return Reason("M13-LEO-01", "refused-map-turned", {"map": tables(g.r).maps[part(g).turned]})
    return None


def about_place(g: Fresco, _painter: int, _arg: int) -> dict[str, object]:
    return {"map": tables(g.r).maps[part(g).turned]}


# ---- plan phase ---------------------------------------------------------------------------------------------------


def _with(sheet: tuple[int, ...], column: int, number: int) -> tuple[int, ...]:
    return (*sheet[:column], number, *sheet[column + 1 :])


def fits(g: Fresco, seat: int, column: int) -> bool:
    """May a map lie there? One tile on a column (X-PLAN-02), and a space for every apprentice (M13-PLAN-04)."""
    covers = g.s.covers[seat]
    return not covers[column] and to_place(g, seat) in g.r.room(_with(covers, column, NUMBER))


def lay(g: Fresco, seat: int, _arg: int, act: Action) -> None:
    """The map leaves one space of the column (M13-PLAN-01)."""
    mine, column = part(g), act.args[0]
    one = tables(g.r).map_of[act]
    mine.maps[seat].remove(one)
    mine.laid[seat] = _with(mine.laid[seat], column, one)
    g.s.covers[seat] = _with(g.s.covers[seat], column, NUMBER)


def leave(g: Fresco, seat: int, _arg: int, _action: Action) -> None:
    """Maps that are not laid are kept (M13-PLAN-03)."""


def withdrawn(g: Fresco, seat: int, _one: int, _two: int) -> None:
    mine = part(g)
    mine.maps[seat] = sorted(mine.maps[seat] + [one for one in mine.laid[seat] if one != NONE])
    mine.laid[seat] = NO_MAPS


def show(g: Fresco, _actor: int, _arg: int) -> None:
    """With the small screens the maps on the sheets come to light (M13-PLAN-08)."""
    if g.listening:
        for painter in g.s.order:
            if painter < g.r.seats:
                for column, one in enumerate(part(g).laid[painter]):
                    if one != NONE:
                        g.notes.append(("map_shown", painter, one, column))


def plan_options(g: Fresco, seat: int, _arg: int) -> tuple[Action, ...]:
    """Any of his maps on any column that takes one; asked again after each, as five may lie there (M13-PLAN-02)."""
    own = part(g).maps[seat]
    if not own:
        return ()
    free = [column for column in range(len(COLUMNS)) if fits(g, seat, column)]
    lays = tables(g.r).lay
    return (LEAVE, *[lays[one][column] for one in sorted(own) for column in free]) if free else ()


def explain_plan(g: Fresco, seat: int, _arg: int, act: Action) -> Reason | None:
    if act.kind not in ("map", "no_map"):
        return None
    mine, covers = part(g), g.s.covers[seat]
    own = [*mine.maps[seat], *[one for one in mine.laid[seat] if one != NONE]]
    if not own:
        return Reason("M13-PLAN-01", "refused-map-none")
    if act.kind == "map":
        one, column = tables(g.r).map_of[act], act.args[0]
        if one not in own:
            return Reason("M13-PLAN-01", "refused-map-own", {"own": ", ".join(named(tables(g.r).maps, own))})
        if covers[column]:
            rule = "M13-PLAN-02" if covers[column] == NUMBER else "M13-PLAN-09"
            return Reason(rule, "refused-cover-covered", {"tile": g.r.action_tiles[covers[column]].name})
        if one in mine.laid[seat]:
            return Reason("M13-PLAN-02", "refused-map-laid", {"map": tables(g.r).maps[one]})
        if not fits(g, seat, column):
            room = max(g.r.room(_with(covers, column, NUMBER)))
            return Reason("M13-PLAN-04", "refused-map-room", {"spaces": room, "have": to_place(g, seat)})
    asked = [step.name for step in g.r.plan_steps].index(PLAN_KIND.name)
    if g.s.planning[seat] < asked:
        return Reason("M13-PLAN-01", "refused-map-later")
    return Reason("B-PLAN-07", "refused-map-decided")


PLAN_KIND: Final[Kind] = Kind(
    "plan_map",
    ("M13-PLAN-01", "M13-PLAN-02", "M13-PLAN-04"),
    plan_options,
    {"map": lay, "no_map": leave},
    explain_plan,
    again=("map",),
)
BUY_KIND: Final[Kind] = Kind(
    "map",
    ("M13-WAKE-01", "M13-WAKE-02"),
    buy_options,
    {"buy_map": buy, "pass": decline},
    explain_buy,
    about=about_buy,
    holds=Holds(SEAT, after=("wake turn/check/catacombs",), fits=lies_there),
)
PLACE_KIND: Final[Kind] = Kind(
    "leonardo_map",
    ("M13-LEO-01", "M13-LEO-05", "M13-LEO-06"),
    place_options,
    {"map": place},
    explain_place,
    about=about_place,
    holds=Holds(GUIDED, after=("wake turn/check/catacombs",), fits=is_up),
)
