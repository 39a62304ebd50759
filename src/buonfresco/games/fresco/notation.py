"""How answers are read, by grammar: what is well formed, whether or not this configuration has such an action.

The pieces below serve modules, too. What is read is an attempt, explained by the decision it is made at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Read, Verb
from buonfresco.engine.errors import Reason
from buonfresco.games.fresco import actions
from buonfresco.games.fresco.actions import NO_STEP, ROMAN
from buonfresco.games.fresco.altar import why_never
from buonfresco.games.fresco.board import SEGMENT_ID
from buonfresco.games.fresco.constants import COLUMNS, SPACES
from buonfresco.games.fresco.hooks import ActionTile
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID, read_paints, write_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

OFF_GRID: Final = -2  # where a step would lead that leaves the fresco (B-CATH-14)

_NUMBER: Final = re.compile("[0-9]{1,6}")
_SEGMENT: Final = re.compile("[a-z][0-9]{1,2}")


# ---- pieces -------------------------------------------------------------------------------------------------------


def number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def numbers(text: str, mark: str) -> tuple[int, ...] | None:
    """Numbers with a mark between them, in the order they are named."""
    found = [number(word.strip()) for word in text.split(mark)]
    known = tuple([one for one in found if one is not None])
    return known if len(known) == len(found) else None


def segment(text: str) -> int | None:
    return SEGMENT_ID.get(text.upper())


def column(text: str) -> int | None:
    return COLUMNS.index(text) if text in COLUMNS else None


def booth(text: str) -> int | None:
    return ROMAN.index(text.upper()) if text.upper() in ROMAN else None


def space(text: str) -> tuple[int, int] | None:
    """``ii.3``: booth and space, counted from 0."""
    name, _, place = text.partition(".")
    there, found = booth(name.strip()), number(place.strip())
    return None if there is None or found is None else (there, found - 1)


def paints(text: str) -> tuple[int, ...] | None:
    """Letters in any order."""
    letters = text.upper()
    return read_paints(letters) if letters and set(letters) <= set(LETTERS) else None


def one_number(kind: str, verb: str) -> Read:
    """``<verb> 3``"""

    def read(_r: Any, text: str) -> Action | None:
        found = number(text)
        return None if found is None else Action(kind, (found,), f"{verb} {found}")

    return read


def one_paint(kind: str, verb: str) -> Read:
    """``<verb> green``"""

    def read(_r: Any, text: str) -> Action | None:
        return Action(kind, (PAINT_ID[text],), f"{verb} {text}") if text in PAINT_ID else None

    return read


def some_paints(kind: str, verb: str) -> Read:
    """``<verb> YRB``"""

    def read(_r: Any, text: str) -> Action | None:
        found = paints(text)
        return None if found is None else Action(kind, found, f"{verb} {write_paints(found)}")

    return read


# ---- the base game ------------------------------------------------------------------------------------------------


def _plan(_r: Any, text: str) -> Action | None:
    spread = numbers(text, "-")
    return None if spread is None or len(spread) != len(COLUMNS) else actions.plan(spread, Action)


def _buy(_r: Any, text: str) -> Action | None:
    """The tiles in any order, with or without blanks."""
    name, _, places = text.partition(".")
    there, spaces = booth(name.strip()), numbers(places, "+")
    if there is None or spaces is None:
        return None
    return actions.buy(there, tuple([place - 1 for place in sorted(spaces)]), Action)


def _close(_r: Any, text: str) -> Action | None:
    there = booth(text)
    return None if there is None else actions.close(there, Action)


def _step(text: str) -> tuple[str, int] | None:
    """What is restored, and the paid step before it."""
    what, arrow, to = text.partition(" bishop→")
    if not arrow:
        return text, NO_STEP
    if not _SEGMENT.fullmatch(to):
        return None
    return what, SEGMENT_ID.get(to.upper(), OFF_GRID)


def _with_step(text: str, attempt: Action) -> Action:
    """An attempt to leave the fresco names where it leads."""
    if attempt.args[-1] != OFF_GRID:
        return attempt
    return Action(attempt.kind, attempt.args, f"{attempt.text}{text.rpartition('→')[2].upper()}")


def _restore(_r: Any, text: str) -> Action | None:
    found = _step(text)
    there = segment(found[0]) if found is not None else None
    if found is None or there is None:
        return None
    return _with_step(text, actions.restore(there, found[1], Action))


def _altar(_r: Any, text: str) -> Action | None:
    found = _step(text)
    payment = paints(found[0]) if found is not None else None
    if found is None or payment is None:
        return None
    return _with_step(text, actions.altar(payment, found[1], Action))


# ---- what is never possible, at whatever moment it is tried -------------------------------------------------------


def no_step(g: Fresco, _painter: int, attempt: Action) -> Reason | None:
    if attempt.args[-1] == OFF_GRID:
        return Reason("B-CATH-14", "refused-bishop-grid", {"there": attempt.text.rpartition("→")[2]})
    if attempt.kind == "altar" and attempt.args[-1] != NO_STEP and not g.r.altar_step:
        return Reason("B-CATH-12", "refused-altar-step")
    return None


def _no_restoration(g: Fresco, painter: int, attempt: Action) -> Reason | None:
    """Never, or not before the one at work is complete (B-CATH-02)."""
    never = no_step(g, painter, attempt) or (why_never(g.r, attempt) if attempt.kind == "altar" else None)
    if never is not None or not {name for name, _, _ in g.agenda()[1:]} & {"restore", "altar", "cathedral"}:
        return never
    return Reason("B-CATH-02", "refused-restore-next")


def _no_plan(g: Fresco, seat: int, attempt: Action) -> Reason | None:
    """More in a column than there is room, or more or fewer than anybody could ever have."""
    if max(attempt.args) > SPACES:
        return Reason("B-PLAN-02", "refused-plan-form", {"text": attempt.text})
    if seat >= g.r.seats or attempt in g.r.codec.codes:
        return None
    return Reason("B-PLAN-04", "refused-plan-all", {"placed": sum(attempt.args), "have": g.s.apprentices[seat]})


VERBS: Final = {
    "wake": Verb("B-WAKE-02", "refused-wake-form", one_number("wake", "wake"), whole=True),
    "plan": Verb("B-PLAN-01", "refused-plan-form", _plan, _no_plan, shape="B-PLAN-02"),
    "withdraw": Verb("B-PLAN-07"),
    "buy": Verb("B-MKT-02", "refused-market-form", _buy, shape="B-MKT-03"),
    "close": Verb("B-MKT-06", "refused-market-form", _close, shape="B-MKT-01"),
    "restore": Verb("B-CATH-01", "refused-restore-form", _restore, _no_restoration, shape="B-CATH-03"),
    "altar": Verb("B-CATH-16", "refused-altar-form", _altar, _no_restoration, shape="B-CATH-21"),
    "blend": Verb("B-WORK-01", "refused-blend-form", one_paint("blend", "blend"), shape="B-WORK-02", whole=True),
    "land": Verb("B-TRACK-04"),
}


def tile_verbs(number: int, tile: ActionTile) -> dict[str, Verb]:
    """Of a module's action tile: on any column, also on one where it cannot lie."""

    def read(_r: Any, text: str) -> Action | None:
        there = column(text)
        return None if there is None else actions.cover(number, tile.name, there, Action)

    return {f"{tile.name} on": Verb(tile.rules[0], read=read), f"no {tile.name}": Verb(tile.rules[0])}
