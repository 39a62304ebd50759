"""Numbers with their intervals, in the language of the reader. For the terminal and the page alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from buonfresco.games import get_game
from buonfresco.text import Catalogue

Data = Mapping[str, Any]


def number(cat: Catalogue, value: float) -> str:
    """With one decimal."""
    return cat("arena-number", number=value).replace("-", "−")


def signed(cat: Catalogue, value: float) -> str:
    said = number(cat, value)
    return said if said.startswith("−") else f"+{said}"


def percent(cat: Catalogue, share: float) -> str:
    return cat("arena-percent", number=100 * share)


def short(cat: Catalogue, value: float) -> str:
    """Two digits that count."""
    digits = 1 - math.floor(math.log10(value)) if value > 0 else 0
    return cat("arena-short", number=round(value, digits))


def share(cat: Catalogue, data: Data | None) -> str:
    """Nothing if there is nothing to say."""
    if data is None:
        return ""
    low, high = data["interval"] or (None, None)
    return _between(cat, percent(cat, data["share"]), low and 100 * low, high and 100 * high)


def mean(cat: Catalogue, data: Data | None, say: Callable[[Catalogue, float], str] = number) -> str:
    return _between(cat, say(cat, data["mean"]), *(data["interval"] or (None, None))) if data else ""


def _between(cat: Catalogue, value: str, low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return value
    return cat("arena-between", value=value, low=number(cat, low), high=number(cat, high))


def settings(cat: Catalogue, game: str, data: Data) -> str:
    """What was set for the game: its modules by their names, the rest as it is said on the command line."""
    said = [modules(cat, game, data["modules"])] if data.get("modules") else []
    for name, value in data.items():
        if value and value != "standard" and name != "modules":
            said.append(f"{name}={_value(value)}")
    return "; ".join(said) or cat("arena-plain")


def heading(said: str) -> str:
    """As what stands above something begins."""
    return said[:1].upper() + said[1:]


def modules(cat: Catalogue, game: str, numbers: Collection[int]) -> str:
    return cat("arena-modules", count=len(numbers), modules=", ".join(module(cat, game, one) for one in numbers))


def module(cat: Catalogue, game: str, number: int) -> str:
    """Its number and its name."""
    key = next((one.key for one in get_game(game).choices().modules if one.number == number), "")
    return f"{number} {cat.name(key, of='module')}" if key else str(number)


def changed(cat: Catalogue, game: str, arms: Sequence[Data]) -> str:
    """What the second arm of a series has more than the first: the module in question."""
    first, second = (arm["settings"].get("modules", []) for arm in arms)
    return ", ".join(module(cat, game, one) for one in second if one not in first)


def _value(value: Any) -> str:
    return " ".join(f"{name}={one}" for name, one in value.items()) if isinstance(value, dict) else str(value)


def forfeits(cat: Catalogue, data: Data) -> list[str]:
    """For each bot how many games it spoiled, how, and what is known about one of them."""
    found = []
    for one in data["forfeits"]:
        why = cat(f"forfeit-{one['why']}")
        found.append(cat("arena-forfeited", bot=one["bot"] or "–", games=one["games"], why=why))
        if one["example"]:
            found.append(cat("arena-forfeit-example", what=one["example"]))
    return found


def note(cat: Catalogue, words: str, kind: str) -> str:
    """What the answers to such a question are, if they do not say it themselves."""
    key = f"lab-note-{words}{kind.partition(' ')[0]}"
    return cat(key) if key in cat else ""


def question(cat: Catalogue, words: str, kind: str) -> str:
    """A question that is followed; one place of a plan, if it is about that (``following.py``)."""
    name, _, part = kind.partition(" ")
    return cat.name(part, "column") if part else cat.name(f"{words}{name}", "kind")


def source(cat: Catalogue, words: str, name: str) -> str:
    """Where points come from, by the words of a game (``Ruleset.words``)."""
    return cat.name(f"{words}{name}", "source")
