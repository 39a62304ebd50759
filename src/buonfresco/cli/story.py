"""What happened so far, and how much of it each seat has been told. Faces put it into words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from buonfresco.engine.events import Event, Events
from buonfresco.engine.game import Game
from buonfresco.engine.log import steps


class Told(NamedTuple):
    """An event, and whether it happened in the final round, where things may have other names."""

    event: Event
    final: bool


class Story:
    """Everything that happened so far, and how much of it each seat has been told."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.heard: dict[int, int] = {}
        self._final = False

    def add(self, events: Events) -> None:
        for event in events:
            if event.kind == "round_began":
                self._final = bool(event.data.get("final"))
            self.told.append(Told(event, self._final))

    def news(self, seat: int) -> list[Told]:
        """What the seat may know and has not been told yet."""
        fresh = self.told[self.heard.get(seat, 0) :]
        self.heard[seat] = len(self.told)
        return visible(fresh, seat)


def visible(told: Iterable[Told], seat: int | None) -> list[Told]:
    """What a seat, or a spectator, may see of it."""
    return [Told(seen, one.final) for one in told if (seen := one.event.seen_by(seat)) is not None]


def retell(game: Game) -> Story:
    """The story of a game from its beginning. A seat has heard everything up to its own last answer."""
    story = Story()
    for seat, events in steps(game):
        story.heard[seat] = len(story.told)
        story.add(events)
    return story


def rounds(told: Iterable[Told]) -> list[list[Told]]:
    """Cut before the beginning of every round."""
    found: list[list[Told]] = []
    for one in told:
        if one.event.kind == "round_began" or not found:
            found.append([])
        found[-1].append(one)
    return found
