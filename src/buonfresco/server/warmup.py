"""What the first one to ask would otherwise wait for: catalogs are parsed, rules built, types known."""

from __future__ import annotations

import gc
import sys
from typing import Final

from buonfresco.games import registry
from buonfresco.server import spoken
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, catalogue

_YOUNG: Final = 20_000  # objects made before the young ones are looked through
_TURN: Final = 0.001  # seconds until a thread that has to wait gets its turn


def warm() -> None:
    for name in registry():
        table = Table.new(name, [Seat("person")] * 2)
        for lang in LANGUAGES:
            cat = catalogue(lang)
            spoken.parts_of(table.view(table.waiting[0]), cat, table.names(cat))


def steady() -> None:
    """Nobody waits for the collector or for the threads of the database longer than he must.

    Rules and catalogs stay for good, so they need not be looked through again and again. And a thread of the database
    waits for its turn several times for one answer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, 20, 50)
    sys.setswitchinterval(_TURN)
