"""The board game in the terminal."""

from __future__ import annotations

COMMANDS = ("tune",)
