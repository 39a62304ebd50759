"""The board game in the terminal."""

from __future__ import annotations

from buonfresco.cli.fresco.face import BoardFace

FACE = BoardFace
