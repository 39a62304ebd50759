"""What happened at the board, as sentences."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence

from buonfresco.cli.story import Told
from buonfresco.engine.events import Event
from buonfresco.games.fresco.actions import PLACES
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import write_paints
from buonfresco.games.fresco.rules import Rules
from buonfresco.text import PAINT_NAMES, Catalogue

_FOLLOWS = ("moved", "cheered", "counted")  # said in the same breath as what caused it

# Parts of the own plan: tiles are said with it, the others when all plans are revealed.
_UNTOLD = ("covered", "pennies_placed", "ill_planned", "extra_planned", "lady_planned")

# Gains and payments, for who counts along. People hear of them by what they belong to, but for these.
_COUNTED = ("paid", "gained", "returned")
_SAID = ("portrait", "request", "wall")


class Teller:
    """Puts events into words of one language, with the names of one table."""

    def __init__(self, cat: Catalogue, names: Sequence[str], rules: Rules) -> None:
        self.cat = cat
        self.names = names  # by painter, Leonardo last
        self.rules = rules

    def lines(self, told: Iterable[Told]) -> list[str]:
        lines: list[str] = []
        actor = -1
        chosen = list(told)
        revealed = {one.event.actor for one in chosen if one.event.kind == "revealed"}
        covered = _covered(chosen)
        for number, (event, final) in enumerate(chosen):
            if event.kind == "planned" and (event.actor in revealed or self.rules.tile_order):
                continue  # everybody hears it now, once is enough; a plan in parts is shown on the sheet
            if event.kind in _UNTOLD or (event.kind in _COUNTED and not _said(event)):
                continue
            args = self._arguments(event, final, covered.get(number, {}))
            key = event.kind
            if key == "moved" and event.data["target"] != event.data["space"]:
                key = "moved-aside"
            if event.kind in _FOLLOWS and event.actor == actor and lines:
                lines[-1] += " " + self.cat(f"then-{key}", **args)
            elif event.kind == "ill_shown":
                counts = {column: int(str(event.data.get(column, 0))) for column in PLACES}
                lines.append(self.cat("cli-ill-shown", places=place_words(self.cat, counts, final), **args))
            elif event.kind == "bottles_laid":
                lines.append(self.cat("cli-bottles-laid", bottles=self._bottles(event)))
            else:
                lines.append(self.cat(f"event-{key}", **args))
            actor = event.actor
        return lines

    def _arguments(self, event: Event, final: bool, covers: Mapping[str, str]) -> dict[str, object]:
        args: dict[str, object] = {"who": self.names[event.actor]}
        for field, value in event.data.items():
            if field == "tile":
                args[field] = self._tile(str(value))
            elif field == "scrolls":
                args[field] = self.cat.join(scroll_words(self.cat, str(value)))
            elif field == "second":
                args[field] = tile_paints(self.rules, str(value))
            elif event.kind == "wall_exchanged" and field in ("one", "other"):
                args[field] = wall_tile(self.cat, str(value))
            elif field == "plan" and isinstance(value, list):
                args[field] = plan_words(self.cat, value, final, covers)
            elif field == "column":
                args[field] = column_key(str(value), final)
            elif field == "order" and isinstance(value, list):
                args[field] = ", ".join(self.names[painter] for painter in value)
            else:
                args[field] = value
        return args

    def _bottles(self, event: Event) -> str:
        """Only those there are."""
        found = []
        for portions, field in ((3, "three"), (2, "two"), (1, "one"), (0, "juice")):
            count, thing = int(str(event.data[field])), self.cat("panel-bottle", portions=portions)
            if count:
                found.append(thing if count == 1 else self.cat("panel-times", count=count, thing=thing))
        return self.cat.join(found)

    def _tile(self, name: str) -> str:
        """Paints of market and fresco tiles; tiles of the wall have two sides."""
        sort = name.removeprefix("wall ")
        return (
            tile_paints(self.rules, name) if sort == name else self.cat("cli-wall-tile", tile=wall_tile(self.cat, sort))
        )


def _said(event: Event) -> bool:
    return event.kind == "gained" and event.data["why"] in _SAID


def _covered(told: Sequence[Told]) -> dict[int, dict[str, str]]:
    """By place of a revealed plan in the story: the action tiles told right after it, by column."""
    found: dict[int, dict[str, str]] = {}
    plan = -1
    for number, (event, _) in enumerate(told):
        if event.kind == "revealed":
            plan = number
        elif event.kind == "covered" and plan >= 0:
            found.setdefault(plan, {})[str(event.data["column"])] = str(event.data["tile"])
    return found


def scroll_words(cat: Catalogue, lines: str) -> list[str]:
    """``4+C`` as row 4 and column C."""
    return [cat("panel-scroll-row" if one.isdecimal() else "panel-scroll-column", line=one) for one in lines.split("+")]


def wall_tile(cat: Catalogue, sort: str) -> str:
    """``GY``: what lies open is the back, which pays; the front is the splash."""
    names = [cat(f"paint-{PAINT_NAMES[letter]}") for letter in sort]
    return cat("cli-wall-sides", front=names[0], back=names[1])


@functools.lru_cache(maxsize=64)
def _faces(rules: Rules) -> dict[str, str]:
    faces = dict(zip(rules.market_ids, map(write_paints, rules.market_paints), strict=True))
    return faces | dict(zip(rules.fresco_ids, map(write_paints, rules.fresco_costs), strict=True))


def tile_paints(rules: Rules, tile: str) -> str:
    """The letters of the paints on a market or fresco tile."""
    return _faces(rules).get(tile, tile)


def tile_value(rules: Rules, tile: str) -> int:
    return rules.fresco_values[rules.fresco_ids.index(tile)]


def columns(final: bool) -> tuple[str, ...]:
    """The words for the columns of the side of the action sheet that is up: keys of the catalogs."""
    return (*COLUMNS[:4], "fifth-final") if final else COLUMNS


def column_key(place: str, final: bool) -> str:
    """The name of a column on the side of the sheet that is up."""
    return columns(final)[-1] if place == "fifth" else place


def place_words(cat: Catalogue, counts: Mapping[str, int], final: bool) -> str:
    """``cathedral 1, studio 2``; places by their names in notation."""
    found = [(column_key(place, final), count) for place, count in counts.items() if count]
    return ", ".join(cat("column-count", column=cat(f"column-{column}"), count=count) for column, count in found)


def plan_words(cat: Catalogue, plan: Sequence[int], final: bool, covers: Mapping[str, str]) -> str:
    """``market 1, cathedral 2, workshop: audience``; covers are action tiles by column."""
    words = []
    for place, column, count in zip(PLACES, columns(final), plan, strict=True):
        tile = covers.get(place)
        if tile is not None:
            words.append(
                cat("plan-covered", column=cat(f"column-{column}"), tile=cat.name(tile, of="tile"), count=count)
            )
        elif count:
            words.append(cat("column-count", column=cat(f"column-{column}"), count=count))
    return ", ".join(words)
