"""Ladies at the market, in studio, workshop and theater (M12-MKT to M12-THEA): each before the apprentices there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Explain, Kind
from buonfresco.games.fresco import deeds, market
from buonfresco.games.fresco.actions import PASS, ROMAN, Make
from buonfresco.games.fresco.constants import SPACES
from buonfresco.games.fresco.modules.ladies.components import COLOURS
from buonfresco.games.fresco.modules.ladies.planning import acts, barred, forgo, used
from buonfresco.games.fresco.modules.ladies.state import NO_LADY, lady_at, part
from buonfresco.games.fresco.notation import number, space
from buonfresco.games.fresco.paints import BASIC, LETTER_ID, LETTERS

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

TAKE: Final[tuple[Action, ...]] = tuple(
    action("lady_thalers", (n,), f"lady takes {n} Thaler{'s' * (n > 1)}") for n in range(1, SPACES + 1)
)
EXCHANGE: Final = {
    pair: action("lady_paint", pair, f"lady {LETTERS[pair[0]]} for {LETTERS[pair[1]]}")
    for pair in permutations(BASIC, 2)
}
RESET: Final[Action] = action("lady_mood", (), "lady resets mood")
_SWAPS: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by sizes of the booths

LATE: Final = Reason("M12-EXCL-09", "refused-lady-late")  # nothing else stands against what she would do


# ---- market -------------------------------------------------------------------------------------------------------


def swap(one: tuple[int, int], two: tuple[int, int], make: Make = action) -> Action:
    """Two places, booth and space, that of the lower booth first."""
    name = " with ".join(f"{ROMAN[booth]}.{space + 1}" for booth, space in (one, two))
    return make("lady_swap", (*one, *two), f"swap {name}")


def swaps(r: Rules) -> tuple[Action, ...]:
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
    for booth, place in ((one, first), (two, second)):
        if not market.holds(g, booth, place):
            return booth, place
    return None


def swapped(g: Fresco, act: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tiles of both booths after a swap."""
    one, first, two, second = act.args
    here, there = list(g.s.booths[one]), list(g.s.booths[two])
    here[first], there[second] = there[second], here[first]
    return tuple(here), tuple(there)


def swap_tiles(g: Fresco, painter: int, _arg: int, act: Action) -> None:
    """Arrows and whatever else belongs to the spaces stays there (X-MKT-07)."""
    one, first, two, second = act.args
    here, there = swapped(g, act)
    g.s.booths[one], g.s.booths[two] = here, there
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_swapped", painter, one, here[first], two, there[second]))


def read_swap(_r: Any, text: str) -> Action | None:
    """The two places in any order."""
    first, word, second = text.partition(" with ")
    one, two = space(first), space(second)
    if not word or one is None or two is None:
        return None
    return swap(min(one, two), max(one, two), Action)


def explain_swap(g: Fresco, _painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "lady_swap":
        return None
    for booth in act.args[::2]:
        missing = market.no_booth(g, booth)
        if missing is not None:
            return missing
    if act.args[0] == act.args[2]:
        return Reason("M12-MKT-01", "refused-swap-booth")
    gap = _gap(g, act)
    if gap is None:
        return LATE
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
    deeds.receive(g, painter, apprentices, "lady")


def read_thalers(_r: Any, text: str) -> Action | None:
    amount, _, word = text.partition(" ")
    found = number(amount)
    if found is None or word not in ("thaler", "thalers"):
        return None
    return Action("lady_thalers", (found,), f"lady takes {found} Thaler{'s' * (found != 1)}")


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
    deeds.return_paints(g, painter, (given,), "lady")
    deeds.gain_paints(g, painter, (taken,), "lady")
    used(g, painter)
    if g.listening:
        g.notes.append(("lady_exchanged", painter, given, taken))


def read_exchange(_r: Any, text: str) -> Action | None:
    given, word, taken = text.upper().partition(" FOR ")
    if not word or given not in LETTER_ID or taken not in LETTER_ID:
        return None
    return Action("lady_paint", (LETTER_ID[given], LETTER_ID[taken]), f"lady {given} for {taken}")


def explain_exchange(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act.kind != "lady_paint":
        return None
    if act.args not in EXCHANGE:
        return Reason("M12-WORK-01", "refused-lady-basic")
    if g.s.paints[painter][act.args[0]]:
        return LATE
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
    deeds.change_mood(g, painter, -g.s.mood[painter])


# ---- elsewhere ----------------------------------------------------------------------------------------------------


def nothing(_g: Fresco, _painter: int, _arg: int) -> Sequence[Action]:
    return ()


def too_late(why: Explain) -> Explain:
    """Why a lady does not act while the apprentices of a place do: what she would be told herself comes first."""

    def explain(g: Fresco, painter: int, arg: int, act: Action) -> Reason | None:
        reason = why(g, painter, arg, act)
        if reason is None:
            return None
        colour = lady_at(g, painter, g.s.column)
        if colour == NO_LADY:
            return Reason("M12-PLAN-01", "refused-lady-absent")
        if barred(g, painter, g.s.column, colour):
            return Reason("M12-EXCL-01", "refused-lady-barred", {"lady": COLOURS[colour]})
        acted = part(g).used[2 * g.s.column + colour] == painter
        return LATE if acted else reason

    return explain


_BEFORE: Final = "M12-EXCL-09"
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "lady_market",
        ("M12-MKT-01", _BEFORE),
        swap_options,
        {"lady_swap": swap_tiles, "pass": forgo},
        explain_swap,
        holds=Holds(SEAT, after=("market visit/begin/ladies",)),
    ),
    Kind(
        "lady_studio",
        ("M12-STUDIO-01", _BEFORE),
        take_options,
        {"lady_thalers": take, "pass": forgo},
        explain_take,
        holds=Holds(SEAT, 1, SPACES, after=("studio visit/begin/ladies",)),
    ),
    Kind(
        "lady_workshop",
        ("M12-WORK-01", _BEFORE),
        exchange_options,
        {"lady_paint": exchange, "pass": forgo},
        explain_exchange,
        holds=Holds(SEAT, after=("workshop visit/begin/ladies",)),
    ),
    Kind(
        "lady_theater",
        ("M12-THEA-01", _BEFORE),
        reset_options,
        {"lady_mood": reset, "pass": forgo},
        holds=Holds(SEAT, after=("theater visit/begin/ladies",)),
    ),
)
