"""Every action of the base game, with its notation. Arguments do not depend on the configuration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buonfresco.engine.action import Action, action
from buonfresco.games.fresco.board import ALL_SEGMENTS, NEIGHBOURS, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import PAINTS, write_paints

ROMAN: Final = ("I", "II", "III", "IV")
NO_STEP: Final = -1

# `make` is another thing only for attempts that no configuration may have: those are not kept
Make = Callable[[str, tuple[int, ...], str], Action]

PASS: Final = action("pass", (), "pass")
FORFEIT: Final = action("forfeit", (), "forfeit")  # one apprentice does nothing, the next one acts
WITHDRAW: Final = action("withdraw", (), "withdraw")
IN_FRONT: Final = action("front", (), "land in front")
BEHIND: Final = action("behind", (), "land behind")


def wake(time: int) -> Action:
    return action("wake", (time,), f"wake {time}")


def plan(spread: tuple[int, ...], make: Make = action) -> Action:
    return make("plan", spread, "plan " + "-".join(map(str, spread)))


def cover(number: int, tile: str, column: int, make: Make = action) -> Action:
    """Lay a module's action tile over a column."""
    return make("cover", (number, column), f"{tile} on {COLUMNS[column]}")


def keep(number: int, tile: str) -> Action:
    return action("keep", (number,), f"no {tile}")


def buy(booth: int, spaces: tuple[int, ...], make: Make = action) -> Action:
    """Buy the tiles on these spaces of a booth, counted from 0."""
    return make("buy", (booth, *spaces), f"buy {ROMAN[booth]}." + "+".join(str(space + 1) for space in spaces))


def close(booth: int, make: Make = action) -> Action:
    return make("close", (booth,), f"close {ROMAN[booth]}")


def restore(segment: int, bishop_to: int = NO_STEP, make: Make = action) -> Action:
    return make("restore", (segment, bishop_to), f"restore {SEGMENTS[segment]}{_step(bishop_to)}")


def altar(payment: tuple[int, ...], bishop_to: int = NO_STEP, make: Make = action) -> Action:
    return make("altar", (*payment, bishop_to), f"altar {write_paints(payment)}{_step(bishop_to)}")


def blend(result: int) -> Action:
    return action("blend", (result,), f"blend {PAINTS[result]}")


def _step(bishop_to: int) -> str:
    return "" if bishop_to == NO_STEP else f" bishop→{SEGMENTS[bishop_to] if bishop_to >= 0 else ''}"


RESTORE: Final = tuple(restore(segment) for segment in ALL_SEGMENTS)

# STEP_AND_RESTORE[bishop][segment]: all ways to restore a segment, without and with a paid step (B-CATH-10)
STEP_AND_RESTORE: Final = tuple(
    tuple((RESTORE[segment], *(restore(segment, to) for to in NEIGHBOURS[bishop])) for segment in ALL_SEGMENTS)
    for bishop in ALL_SEGMENTS
)
