"""What the first one to ask would otherwise wait for: catalogs are parsed, rules built, types known."""

from __future__ import annotations

from buonfresco.games import registry
from buonfresco.server import spoken
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, catalogue


def warm() -> None:
    for name in registry():
        table = Table.new(name, [Seat("person")] * 2)
        for lang in LANGUAGES:
            cat = catalogue(lang)
            spoken.parts_of(table.view(table.waiting[0]), cat, table.names(cat))
