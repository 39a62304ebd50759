"""Leaf gold in words (M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.telling import Telling

if TYPE_CHECKING:
    pass

TELLING: Final = Telling()
