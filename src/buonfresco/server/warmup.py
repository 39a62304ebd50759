"""What the first one to ask would otherwise wait for: catalogs are parsed, rules built, types known."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

from buonfresco.games import registry
from buonfresco.server import spoken
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, catalogue

_TIDY: Final = 0.5  # seconds between two looks through what is new; the less often, the longer each of them takes
_RECENT: Final = 6  # such looks between two through what has stayed for a while: sockets that are closed again
_ALL: Final = 1200  # and between two through everything
_TURN: Final = 0.001  # seconds until a thread that has to wait gets its turn


def warm() -> None:
    for name in registry():
        table = Table.new(name, [Seat("person")] * 2)
        for lang in LANGUAGES:
            cat = catalogue(lang)
            spoken.parts_of(table.view(table.waiting[0]), cat, table.names(cat))


def steady() -> None:
    """Nobody waits for the collector or for the threads of the database longer than he must.

    Rules and catalogs stay for good, so they need not be looked through again and again. Left to itself, the collector
    stops a full house for a quarter of a second every few seconds, and finds next to nothing: see ``tidy``. And a
    thread of the database waits for its turn several times for one answer.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(_TURN)


async def tidy() -> None:
    """What ``steady`` has switched off, little by little, for as long as the house is open."""
    looks = 0
    while not gc.isenabled():
        await asyncio.sleep(_TIDY)
        looks += 1
        gc.collect(2 if looks % _ALL == 0 else 1 if looks % _RECENT == 0 else 0)
