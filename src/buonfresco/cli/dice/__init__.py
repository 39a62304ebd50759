"""The dice game at the terminal."""

from __future__ import annotations

from buonfresco.cli.dice import odds
from buonfresco.cli.dice.face import DiceFace

COMMANDS = {"odds": odds}
FACE = DiceFace
