"""Python's collector in processes that think for bots: it works between two answers, when nobody waits.

Left to itself it stops a thought for 20 to 60 ms now and then, more than a Journeyman may think, and finds next to
nothing: what bots leave behind goes without it.
"""

from __future__ import annotations

import gc
from typing import Final

_ALL: Final = 200  # answers between two looks through everything


class Between:
    """Of one process."""

    __slots__ = ("answers",)

    def __init__(self) -> None:
        """What is there to begin with stays: it is not looked through again."""
        self.answers = 0
        gc.collect()
        gc.freeze()
        gc.disable()

    def answered(self) -> None:
        self.answers += 1
        gc.collect(0 if self.answers % _ALL else 2)
