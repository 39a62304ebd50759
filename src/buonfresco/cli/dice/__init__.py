"""The dice game at the terminal."""

from __future__ import annotations

COMMANDS = ("odds",)
