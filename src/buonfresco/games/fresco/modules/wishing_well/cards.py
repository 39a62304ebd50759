"""Busker, tip, finder's reward and alchemy: the wishing cards of wake phase, studio, theater and workshop."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds, workshop
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import SPACES, STUDIO, WORKSHOP
from buonfresco.games.fresco.modules.wishing_well.state import (
    ALCHEMY,
    BUSKER,
    FINDER,
    TIP,
    carriers,
    leave,
    part,
    take_pennies,
    use,
)
from buonfresco.games.fresco.modules.wishing_well.verbs import lacks
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS, write_paints
from buonfresco.games.fresco.plan import able, left_to_do

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

TIP_THALERS: Final = 1  # M4-CARD-30
TIP_PENNIES: Final = 1
FINDER_THALERS: Final = 3  # M4-CARD-34
ALCHEMY_PAINTS: Final = 3  # M4-CARD-32

PLAY_BUSKER: Final[Action] = action("busker", (), "busker")
PLAY_TIP: Final[Action] = action("tip", (), "tip")
PLAY_FINDER: Final[Action] = action("finder", (), "finder")


# ---- wake phase: busker -------------------------------------------------------------------------------------------


def offer_busker(g: Fresco, painter: int, _arg: int) -> None:
    """One in the own wake turn, between mood change and apprentice check (M4-WAKE-01 to -06)."""
    if painter < g.r.seats and part(g).hands[painter][BUSKER] and g.s.mood[painter] < g.r.mood_top:
        g.ask("busker", painter)


def busker_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (PLAY_BUSKER, PASS) if part(g).hands[painter][BUSKER] else (PASS,)


def play_busker(g: Fresco, painter: int, _arg: int, _action: Action) -> None:
    use(g, painter, BUSKER)
    deeds.change_mood(g, painter, 1)


def explain_wake(g: Fresco, painter: int, _arg: int, act: Action) -> Reason | None:
    if act is not PLAY_BUSKER:
        return None
    return lacks(g, painter, BUSKER) or Reason("M4-WAKE-01", "refused-busker-first")


# ---- studio: tip; theater: finder's reward. The argument counts the apprentices that carry nothing yet. ------------


def begin_tips(g: Fresco, painter: int, _apprentices: int) -> None:
    """For every healthy apprentice there, whatever he earned (M4-CARD-31)."""
    offer_tip(g, painter, able(g, painter, STUDIO))


def offer_tip(g: Fresco, painter: int, apprentices: int) -> None:
    if apprentices > 0 and part(g).hands[painter][TIP]:
        g.ask("tip", painter, apprentices)


def tip_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (PLAY_TIP, PASS) if part(g).hands[painter][TIP] else (PASS,)


def play_tip(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    use(g, painter, TIP)
    take_pennies(g, painter, TIP_PENNIES)
    offer_tip(g, painter, apprentices - 1)
    deeds.receive(g, painter, TIP_THALERS, "tip")


def offer_finder(g: Fresco, painter: int, apprentices: int) -> None:
    """Whether or not the mood could rise (M4-CARD-35)."""
    if apprentices and part(g).hands[painter][FINDER]:
        g.ask("finder", painter, apprentices)


def finder_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    return (PLAY_FINDER, PASS) if part(g).hands[painter][FINDER] else (PASS,)


def play_finder(g: Fresco, painter: int, apprentices: int, _action: Action) -> None:
    use(g, painter, FINDER)
    offer_finder(g, painter, apprentices - 1)
    deeds.receive(g, painter, FINDER_THALERS, "finder")


# ---- workshop: alchemy --------------------------------------------------------------------------------------------


def alchemy(given: tuple[int, ...], result: int) -> Action:
    """Any three basic paints for any blended one (M4-CARD-32, -33)."""
    return action("alchemy", (*given, result), f"alchemy {write_paints(given)}→{PAINTS[result]}")


ALL_ALCHEMY: Final = tuple(
    alchemy(given, result) for given in combinations_with_replacement(BASIC, ALCHEMY_PAINTS) for result in BLENDED
)
_PAYABLE: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by basic paints owned, cut off at three; filled as met


def leave_workshop(g: Fresco, _painter: int, _apprentices: int) -> None:
    part(g).played = 0


def alchemy_options(g: Fresco, painter: int, _left: int) -> tuple[Action, ...]:
    """One for each apprentice in the workshop, whatever else he does there (M4-CARD-14, X-WORK-03)."""
    if not part(g).hands[painter][ALCHEMY] or carriers(g, painter, WORKSHOP) <= 0:
        return ()
    stock = g.s.paints[painter]
    basic = tuple([min(stock[paint], ALCHEMY_PAINTS) for paint in BASIC])
    known = _PAYABLE.get(basic)
    if known is None:
        known = _PAYABLE[basic] = tuple([act for act in ALL_ALCHEMY if not _missing(basic, act)])
    return known


def _missing(stock: tuple[int, ...] | list[int], act: Action) -> tuple[int, ...]:
    given = act.args[:-1]
    return tuple([paint for paint in BASIC for _ in range(given.count(paint) - stock[paint])])


def play_alchemy(g: Fresco, painter: int, left: int, act: Action) -> None:
    use(g, painter, ALCHEMY)
    part(g).played += 1
    given, result = act.args[:-1], act.args[-1]
    deeds.return_paints(g, painter, given, "alchemy")
    deeds.gain_paints(g, painter, (result,), "alchemy")
    if g.listening:
        g.notes.append(("alchemy_done", painter, given, result))
    workshop.go_on(g, painter, left)


def explain_alchemy(g: Fresco, painter: int, _left: int, act: Action) -> Reason | None:
    if act.kind != "alchemy":
        return None
    if act not in ALL_ALCHEMY:
        return Reason("M4-CARD-32", "refused-alchemy-form", {"text": act.text})
    missing = lacks(g, painter, ALCHEMY)
    if missing is not None:
        return missing
    if carriers(g, painter, WORKSHOP) <= 0:
        return Reason("M4-CARD-14", "refused-wish-carried")
    return Reason("M4-CARD-32", "refused-paints", {"paints": write_paints(_missing(g.s.paints[painter], act))})


# ---- decisions ----------------------------------------------------------------------------------------------------

BUSKER_KIND: Final[Kind] = Kind(
    "busker",
    ("M4-WAKE-01", "M4-WAKE-03", "M4-WAKE-04"),
    busker_options,
    {"busker": play_busker, "pass": leave},
    holds=Holds(SEAT, after=("wake turn/choose/wishing_well",)),
)
TIP_KIND: Final[Kind] = Kind(
    "tip",
    ("M4-CARD-30", "M4-CARD-31"),
    tip_options,
    {"tip": play_tip, "pass": leave},
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("studio visit/paint/wishing_well",)),
)
FINDER_KIND: Final[Kind] = Kind(
    "finder",
    ("M4-CARD-34", "M4-CARD-35"),
    finder_options,
    {"finder": play_finder, "pass": leave},
    about=left_to_do,
    holds=Holds(SEAT, 1, SPACES, after=("theater visit/play/wishing_well",)),
)
