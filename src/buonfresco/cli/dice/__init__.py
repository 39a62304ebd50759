"""The dice game at the terminal."""

from __future__ import annotations

from buonfresco.cli.dice import odds

COMMANDS = {"odds": odds}
