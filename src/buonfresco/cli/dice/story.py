"""What happened at the dice table, as sentences. What belongs to one turn is told together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from buonfresco.cli.dice import prospects
from buonfresco.cli.dice.labels import Labels
from buonfresco.cli.story import Told
from buonfresco.engine.events import Event
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.turn import MARKED_POINTS
from buonfresco.text import Catalogue

_THROWING = ("bet", "rolled", "kept")  # bets come in between, but are told first


class Teller:
    """Puts events into words of one language, with the names of one table."""

    def __init__(self, cat: Catalogue, names: Sequence[str], rules: Rules, labels: Labels) -> None:
        self.cat = cat
        self.names = names
        self.rules = rules
        self.labels = labels

    def lines(self, told: Iterable[Told]) -> list[str]:
        events = [one.event for one in told]
        lines: list[str] = []
        while events:
            count, said = self._next(events)
            lines += said
            events = events[count:]
        return [line for line in lines if line]

    def _next(self, events: list[Event]) -> tuple[int, list[str]]:
        """How many events the next sentences tell, and these sentences."""
        first = events[0].kind
        if first in _THROWING:
            count = _run(events, lambda event: event.kind in _THROWING)
            return count, self._throws(events[:count])
        if first == "bet_shown":
            count = _run(events, lambda event: event.kind in ("bet_shown", "moved"))
            return count, [self._shown(events[:count])]
        if first == "turned_over":
            return 1, []  # before the first turn: they lie open on the table
        actor = events[0].actor
        count = 1 + _run(
            events[1:], lambda one: one.kind == "turned_over" or (one.kind == "moved" and one.actor == actor)
        )
        told = sorted(events[:count], key=lambda event: event.kind == "turned_over")  # what comes next is told last
        return count, [" ".join([self._one(event, follows=number > 0) for number, event in enumerate(told)])]

    # ---- the throws -----------------------------------------------------------------------------------------------

    def _bets(self, events: Sequence[Event]) -> list[str]:
        """Face-down ones of one column in one sentence."""
        found: list[str] = []
        hidden: dict[object, list[str]] = {}
        for event in events:
            if event.kind == "bet" and event.data["tile"] is None:
                hidden.setdefault(event.data["column"], []).append(self.names[event.actor])
            elif event.kind == "bet":
                found.append(self._one(event))
        for column, names in hidden.items():
            who = self.cat.join(names)
            found.append(self.cat("event-dice-bet-hidden", who=who, count=len(names), column=column))
        return found

    def _throws(self, events: Sequence[Event]) -> list[str]:
        """Bets, what was set aside and what it comes to, and the throw that waits for an answer."""
        lines = self._bets(events)
        kept = [event for event in events if event.kind == "kept"]
        if kept:
            dice = self.cat.join([self._die(event) for event in kept])
            who, total = self.names[kept[0].actor], kept[-1].data["sum"]
            lines.append(self.cat("event-dice-kept", who=who, die=dice, sum=total))
        last = next((event for event in reversed(events) if event.kind in ("kept", "rolled")), None)
        if last is not None and last.kind == "rolled":
            lines[-1:] = [" ".join([*lines[-1:], self._one(last)])]
        return lines

    def _die(self, event: Event) -> str:
        data = event.data
        return self.labels.die(str(data["die"]), int(str(data["pips"])), int(str(data["times"])))

    # ---- bets turned over -----------------------------------------------------------------------------------------

    def _shown(self, events: Sequence[Event]) -> str:
        spaces = {event.actor: event.data["space"] for event in events if event.kind == "moved"}
        found = []
        for event in [event for event in events if event.kind == "bet_shown"]:
            said = self._one(event)
            space = spaces.get(event.actor)
            found.append(said if space is None else self.cat("then-dice-bet", bet=said, space=space))
        return self.cat("cli-dice-bets", bets=self.cat("panel-gap").join(found))

    # ---- everything else ------------------------------------------------------------------------------------------

    def _one(self, event: Event, follows: bool = False) -> str:
        args: dict[str, object] = {"who": self.names[event.actor] if event.actor >= 0 else "", **event.data}
        key = f"event-dice-{event.kind}"
        if event.kind == "restored" and event.data["marked"]:
            key += "-marked"
            args["extra"] = MARKED_POINTS
        elif event.kind == "moved":
            data = {name: int(str(value)) for name, value in event.data.items()}
            args["count"] = data["space"] - data["start"] - data["points"]
            key = "then-dice-moved" if follows else key
        if "portrait" in event.data:
            args["portrait"] = self._portrait(str(event.data["portrait"]))
            args["points"] = prospects.portrait(self.rules, str(event.data["portrait"])).points
        if event.kind == "wed":
            tiles = event.data["portraits"]
            assert isinstance(tiles, list)
            args["portraits"] = self.cat.join([self._portrait(tile) for tile in tiles])
        return self.cat(key, **args)

    def _portrait(self, tile: str) -> str:
        one = prospects.portrait(self.rules, tile)
        return self.cat("cli-dice-portrait", sex=one.sex, points=one.points)


def _run(events: Sequence[Event], belongs: Callable[[Event], bool]) -> int:
    """How many events at the beginning belong together."""
    return next((number for number, event in enumerate(events) if not belongs(event)), len(events))
