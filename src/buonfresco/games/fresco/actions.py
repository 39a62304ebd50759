"""Every action of the base game, with its notation. Arguments do not depend on the configuration."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.action import Action, action
from buonfresco.games.fresco.board import ALL_SEGMENTS, NEIGHBOURS, SEGMENTS
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import LETTERS, PAINTS, write_paints

ROMAN: Final = ("I", "II", "III", "IV")
NO_STEP: Final = -1
PLACES: Final = COLUMNS

PASS: Final = action("pass", (), "pass")
FORFEIT: Final = action("forfeit", (), "forfeit")  # one apprentice does nothing, the next one acts
WITHDRAW: Final = action("withdraw", (), "withdraw")
IN_FRONT: Final = action("front", (), "land in front")
BEHIND: Final = action("behind", (), "land behind")


def wake(time: int) -> Action:
    return action("wake", (time,), f"wake {time}")


def plan(spread: tuple[int, ...]) -> Action:
    return action("plan", spread, "plan " + "-".join(map(str, spread)))


def cover(number: int, tile: str, column: int) -> Action:
    """Lay a module's action tile over a column."""
    return action("cover", (number, column), f"{tile} on {PLACES[column]}")


def keep(number: int, tile: str) -> Action:
    return action("keep", (number,), f"no {tile}")


def buy(booth: int, spaces: tuple[int, ...]) -> Action:
    """Buy the tiles on these spaces of a booth, counted from 0."""
    return action("buy", (booth, *spaces), f"buy {ROMAN[booth]}." + "+".join(str(space + 1) for space in spaces))


def close(booth: int) -> Action:
    return action("close", (booth,), f"close {ROMAN[booth]}")


def restore(segment: int, bishop_to: int = NO_STEP) -> Action:
    return action("restore", (segment, bishop_to), f"restore {SEGMENTS[segment]}{_step(bishop_to)}")


def altar(payment: tuple[int, ...], bishop_to: int = NO_STEP) -> Action:
    return action("altar", (*payment, bishop_to), f"altar {write_paints(payment)}{_step(bishop_to)}")


def blend(result: int) -> Action:
    return action("blend", (result,), f"blend {PAINTS[result]}")


def _step(bishop_to: int) -> str:
    return "" if bishop_to == NO_STEP else f" bishop→{SEGMENTS[bishop_to]}"


RESTORE: Final = tuple(restore(segment) for segment in ALL_SEGMENTS)

# STEP_AND_RESTORE[bishop][segment]: all ways to restore a segment, without and with a paid step (B-CATH-10)
STEP_AND_RESTORE: Final = tuple(
    tuple((RESTORE[segment], *(restore(segment, to) for to in NEIGHBOURS[bishop])) for segment in ALL_SEGMENTS)
    for bishop in ALL_SEGMENTS
)

# What begins like one of these but is no action breaks this rule.
HINTS = {
    "wake": ("B-WAKE-02", "refused-wake-form"),
    "plan": ("B-PLAN-02", "refused-plan-form"),
    "buy": ("B-MKT-03", "refused-market-form"),
    "close": ("B-MKT-01", "refused-market-form"),
    "restore": ("B-CATH-03", "refused-restore-form"),
    "altar": ("B-CATH-21", "refused-altar-form"),
    "blend": ("B-WORK-02", "refused-blend-form"),
}


def tidy(text: str) -> str:
    """Paints may be named in any order, e.g. those of an altar payment."""
    words = text.split(" ")
    if len(words) > 1 and set(words[1].upper()) <= set(LETTERS):
        words[1] = "".join(sorted(words[1].upper(), key=LETTERS.index)).casefold()
    return " ".join(words)
