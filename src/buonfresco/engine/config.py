"""A configuration: everything that is fixed before the first draw. What every game's configuration has."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from buonfresco.engine.building import ready
from buonfresco.engine.errors import BadConfig, shown, shown_for_number
from buonfresco.engine.forms import MOST


class Config(msgspec.Struct, frozen=True, kw_only=True):
    players: int
    pack: str = "standard"
    max_rounds: int | None = None  # what is saved says it; games begun without a word have a number (GameType)

    def key(self) -> tuple[object, ...]:
        """Equal configurations have equal keys."""
        return msgspec.structs.astuple(self)

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def check_common(players: object, pack: object, max_rounds: object, players_rule: str, rounds_rule: str) -> None:
    """Whatever is wrong is named, with what would be right. All games of the family are for two to four."""
    if type(players) is not int or players not in (2, 3, 4):
        raise BadConfig("error-players", players_rule, players=shown_for_number(players))
    if max_rounds is not None and (type(max_rounds) is not int or not 1 <= max_rounds <= MOST):
        raise BadConfig("error-max-rounds", rounds_rule, rounds=shown_for_number(max_rounds), most=MOST)
    if not isinstance(pack, str):
        raise BadConfig("error-pack-unknown", pack=shown(pack), known="standard")


class Plain:
    """Configurations of a game that has no settings of its own. The rules say for how many it is and when it ends."""

    def __init__(self, players_rule: str, rounds_rule: str) -> None:
        self.players_rule = players_rule
        self.rounds_rule = rounds_rule

    def make(self, players: Any, pack: Any = "standard", max_rounds: Any = None) -> Config:
        """Of whatever a caller says: what is wrong is named."""
        check_common(players, pack, max_rounds, self.players_rule, self.rounds_rule)
        return Config(players=players, pack=pack, max_rounds=max_rounds)

    def read(self, data: object) -> Config:
        """Out of a saved game or a log, checked like any other."""
        raw = read(data, Config)
        return self.make(raw.players, raw.pack, raw.max_rounds)


C = TypeVar("C", bound=Config)


def read(data: object, form: type[C]) -> C:
    """A configuration out of a saved game or a log. Its values are still to be checked like any others."""
    try:
        return msgspec.convert(data, ready(form))
    except msgspec.ValidationError as error:
        raise BadConfig("error-config-form", problem=str(error)) from error
