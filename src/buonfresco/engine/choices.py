"""What can be chosen before a game begins, as data: whoever offers it needs not know the game. Words are messages:
``module-<key>``, ``preset-<name>``, ``switch-<name>``, ``switch-<name>-<value>``."""

from __future__ import annotations

import msgspec


class ModuleChoice(msgspec.Struct, frozen=True):
    """A module by its number; ``key`` is its name in messages and views."""

    number: int
    key: str


class SwitchChoice(msgspec.Struct, frozen=True):
    """A named difference between editions. ``presets``: its value in each. ``module``: it is there with that module."""

    name: str
    rule: str
    values: list[str]
    presets: dict[str, str]
    module: int | None = None


class Choices(msgspec.Struct, frozen=True):
    """Of a game; the first preset is the usual one."""

    modules: list[ModuleChoice] = []
    presets: list[str] = []
    switches: list[SwitchChoice] = []
