"""What the modules in play add to the table: rows that lie open, and things behind the viewer's own screen.

Each module has a small function in ``module_panels.py``; for one without it, its part of the view is listed as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from buonfresco.cli.layout import Cell, labelled
from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue

MORNING = frozenset({"wake", "plan"})  # when everything matters


class Row(NamedTuple):
    """One line of the table, or more if it is long. ``when`` names the phases and decisions it matters for."""

    label: str
    pieces: Sequence[Cell]
    when: frozenset[str] = MORNING


class Panel(NamedTuple):
    table: Sequence[Row] = ()
    own: Sequence[Cell] = ()  # behind the viewer's own screen


class Desk(NamedTuple):
    """Who draws, in which language, with which names."""

    term: Terminal
    cat: Catalogue
    names: Sequence[str]

    def owners(self, things: Iterable[Sequence[str]]) -> list[str]:
        """``Lily: this, that`` for everybody who has something."""
        listed = [", ".join(one) for one in things]
        pairs = [(self.names[seat], one) for seat, one in enumerate(listed) if one]
        return [self.cat("panel-owner", name=name, things=one) for name, one in pairs]


Draw = Callable[[View, Any, Desk], Panel]  # (view, the module's part of it, desk)


def when(*words: str) -> frozenset[str]:
    return MORNING | frozenset(words)


# ---- what is shown ----------------------------------------------------------------------------------------------


def table_lines(view: View, desk: Desk, panels: Sequence[Panel], everything: bool) -> list[Text]:
    """The open rows that matter now, or all of them."""
    rows = [row for panel in panels for row in panel.table if row.pieces and (everything or _matters(view, row))]
    return labelled([(row.label, row.pieces) for row in rows], desk.term.console.width, desk.cat("panel-gap"))


def question_lines(view: View, desk: Desk, panels: Sequence[Panel]) -> list[Text]:
    """Only what the question at hand is about."""
    kind = view.decision.kind if view.decision else ""
    rows = [row for panel in panels for row in panel.table if row.pieces and kind in row.when - MORNING]
    return labelled([(row.label, row.pieces) for row in rows], desk.term.console.width, desk.cat("panel-gap"))


def _matters(view: View, row: Row) -> bool:
    place = "cathedral" if view.final and view.phase == "fifth" else view.phase  # B-PLAN-06
    return place in row.when or (view.decision is not None and view.decision.kind in row.when)


# ---- a module nobody has drawn yet ------------------------------------------------------------------------------


def unknown(view: View, key: str, part: Any, desk: Desk) -> Panel:
    """Whatever is short enough to be read, under the names the catalogs have for it."""
    cat = desk.cat
    if not isinstance(part, dict):
        return Panel()
    open_now = {name: value for name, value in part.items() if name != "players"}
    pieces = _listed(cat, key, open_now)
    players = part.get("players")
    own: list[str] = []
    if isinstance(players, list) and all(isinstance(one, dict) for one in players):
        pieces += desk.owners([_listed(cat, key, one) if seat != view.seat else [] for seat, one in enumerate(players)])
        own = _listed(cat, key, players[view.seat]) if view.seat is not None and view.seat < len(players) else []
    return Panel([Row(cat.name(key, of="module"), pieces)], own)


def _listed(cat: Catalogue, key: str, part: dict[str, Any]) -> list[str]:
    found = []
    for name, value in part.items():
        shown = _plain(value)
        if shown:
            found.append(cat("panel-part", part=cat.name(f"{key}-{name}", of="part"), value=shown))
    return found


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "+" if value else ""
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, list) and all(isinstance(one, str | int) for one in value):
        return " ".join(map(str, value))
    if isinstance(value, dict) and all(isinstance(one, str | int) for one in value.values()):
        return ", ".join(f"{name} {one}" for name, one in value.items())
    return ""
