"""Ladies at the market, in studio, workshop and theater (M12-MKT to M12-THEA): each before the apprentices there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.ruleset import Explain, Kind
from buonfresco.games.fresco import studio
from buonfresco.games.fresco.actions import PASS, ROMAN
from buonfresco.games.fresco.board import EMPTY
from buonfresco.games.fresco.constants import SPACES
from buonfresco.games.fresco.modules.ladies.components import COLOURS
from buonfresco.games.fresco.modules.ladies.planning import acts, barred, forgo, used
from buonfresco.games.fresco.modules.ladies.state import NO_LADY, lady_at
from buonfresco.games.fresco.paints import BASIC, LETTERS, PAINTS
from buonfresco.games.fresco.wake import change_mood

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

TAKE: Final[tuple[Action, ...]] = tuple(
    action("lady_thalers", (n,), f"lady takes {n} Thaler{'s' * (n > 1)}") for n in range(1, SPACES + 1)
)
EXCHANGE: Final = {
    pair: action("lady_paint", pair, f"lady {LETTERS[pair[0]]} for {LETTERS[pair[1]]}")
    for pair in permutations(BASIC, 2)
}
RESET: Final[Action] = action("lady_mood", (), "lady resets mood")
_SWAPS: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by sizes of the booths


# ---- market -------------------------------------------------------------------------------------------------------


def swap(one: tuple[int, int], two: tuple[int, int]) -> Action:
    """Two places, booth and space, that of the lower booth first."""
    name = " with ".join(f"{ROMAN[booth]}.{space + 1}" for booth, space in (one, two))
    return action("lady_swap", (*one, *two), f"swap {name}")


def swaps(r: Any) -> tuple[Action, ...]:
    """All that there can be."""
    known = _SWAPS.get(r.booth_sizes)
    if known is None:
        places = [(booth, space) for booth, size in enumerate(r.booth_sizes) for space in range(size)]
        known = tuple([swap(one, two) for one in places for two in places if one[0] < two[0]])
        _SWAPS[r.booth_sizes] = known
    return known


def at_market(g: Fresco, painter: int, _apprentices: int) -> None:
    """Two booths must still hold tiles (M12-MKT-01)."""
    if acts(g, painter) and sum(1 for tiles in g.s.booths if tiles) > 1:
        g.ask("lady_market", painter)


def swap_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return (*[act for act in swaps(g.r) if _gap(g, act) is None], PASS)


def _gap(g: Fresco, act: Action) -> tuple[int, int] | None:
    """The first place of a swap where no tile lies."""
    one, first, two, second = act.args
    for booth, space in ((one, first), (two, second)):
        tiles = g.s.booths[booth]
        if space >= len(tiles) or tiles[space] == EMPTY:
            return booth, space
    return None


def swap_tiles(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """Arrows and whatever else belongs to the spaces stays there (X-MKT-07)."""
    one, first, two, second = act.args
    booths = g.s.booths
    here, there = list(booths[one]), list(booths[two])
    here[first], there[second] = there[second], here[first]
    booths[one], booths[two] = tuple(here), tuple(there)
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_swapped", painter, one, here[first], two, there[second]))


def explain_swap(g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    gap = _gap(g, act) if act.kind == "lady_swap" else None
    if gap is None:
        return None
    return Reason("M12-MKT-01", "refused-market-gone", {"booth": ROMAN[gap[0]], "space": gap[1] + 1})


# ---- studio -------------------------------------------------------------------------------------------------------


def at_studio(g: Fresco, painter: int, apprentices: int) -> None:
    """A Thaler for each figure there, ill or not, his own or not (M12-STUDIO-01)."""
    if acts(g, painter) and apprentices:
        g.ask("lady_studio", painter, apprentices)


def take_options(_g: Fresco, _painter: int, apprentices: int) -> tuple[Action, ...]:
    return TAKE[apprentices - 1], PASS


def take(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    colour = used(g, painter)
    if g.listening:
        g.notes.append(("lady_collected", painter, colour))
    studio.receive(g, painter, apprentices, "lady")


def explain_take(_g: Fresco, _painter: int, apprentices: int, act: Action) -> Reason | None:
    if act.kind != "lady_thalers":
        return None
    return Reason("M12-STUDIO-01", "refused-lady-thalers", {"apprentices": apprentices})


# ---- workshop -----------------------------------------------------------------------------------------------------


def at_workshop(g: Fresco, painter: int, _apprentices: int) -> None:
    """With the supply, and only basic paints (M12-WORK-01, X-WORK-04); who has none declines (X-INFO-05)."""
    if acts(g, painter):
        g.ask("lady_workshop", painter)


def exchange_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    stock = g.s.paints[painter]
    return (*[act for (given, _), act in EXCHANGE.items() if stock[given]], PASS)


def exchange(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    given, taken = act.args
    stock = g.s.paints[painter]
    stock[given] -= 1
    stock[taken] += 1
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_exchanged", painter, given, taken))


def explain_exchange(_g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "lady_paint":
        return None
    return Reason("M12-WORK-01", "refused-paints", {"paints": LETTERS[act.args[0]]})


# ---- theater ------------------------------------------------------------------------------------------------------


def at_theater(g: Fresco, painter: int, _apprentices: int) -> None:
    """From below or from above (M12-THEA-01)."""
    if acts(g, painter) and g.s.mood[painter]:
        g.ask("lady_theater", painter)


def reset_options(_g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return RESET, PASS


def reset(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    colour = used(g, painter)
    if g.listening:
        g.notes.append(("lady_cheered", painter, colour))
    change_mood(g, painter, -g.s.mood[painter])


# ---- elsewhere ----------------------------------------------------------------------------------------------------


def nothing(_g: Fresco, _painter: int, _arg: int) -> Sequence[Action]:
    return ()


def too_late(*kinds: str) -> Explain:
    """Why a lady does not act while the apprentices of a place do."""

    def explain(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
        if act.kind not in kinds:
            return None
        colour = lady_at(g, painter, g.s.column)
        if colour == NO_LADY:
            return Reason("M12-PLAN-01", "refused-lady-absent")
        if barred(g, painter, g.s.column, colour):
            return Reason("M12-EXCL-01", "refused-lady-barred", {"lady": COLOURS[colour]})
        return Reason("M12-EXCL-09", "refused-lady-late")

    return explain


_BEFORE: Final = "M12-EXCL-09"
KINDS: Final[tuple[Kind, ...]] = (
    Kind("lady_market", ("M12-MKT-01", _BEFORE), swap_options, {"lady_swap": swap_tiles, "pass": forgo}, explain_swap),
    Kind(
        "lady_studio",
        ("M12-STUDIO-01", _BEFORE),
        take_options,
        {"lady_thalers": take, "pass": forgo},
        explain_take,
    ),
    Kind(
        "lady_workshop",
        ("M12-WORK-01", _BEFORE),
        exchange_options,
        {"lady_paint": exchange, "pass": forgo},
        explain_exchange,
    ),
    Kind("lady_theater", ("M12-THEA-01", _BEFORE), reset_options, {"lady_mood": reset, "pass": forgo}),
)


def targets(act: Action) -> list[str]:
    args = act.args
    if act.kind == "lady_swap":
        return [f"space:{ROMAN[args[0]]}.{args[1] + 1}", f"other:{ROMAN[args[2]]}.{args[3] + 1}"]
    if act.kind == "lady_thalers":
        return [f"thalers:{args[0]}"]
    if act.kind == "lady_paint":
        return [f"paint:{PAINTS[args[1]]}", f"from:{LETTERS[args[0]]}"]
    return ["mood:0"] if act is RESET else []
