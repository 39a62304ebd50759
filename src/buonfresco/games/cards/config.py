"""A configuration of the card game. There is one rulebook, so there are no switches."""

from __future__ import annotations

from buonfresco.engine import config as configs


class Config(configs.Config, frozen=True, kw_only=True):
    pass


def make_config(players: int, pack: str = "standard", max_rounds: int | None = None) -> Config:
    configs.check_common(players, pack, max_rounds, "C-END-01", "C-END-05")
    return Config(players=players, pack=pack, max_rounds=max_rounds)


def read_config(data: object) -> Config:
    """A configuration out of a saved game or a log, checked like any other."""
    raw = configs.read(data, Config)
    return make_config(raw.players, raw.pack, raw.max_rounds)
