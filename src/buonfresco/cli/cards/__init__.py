"""The card game in the terminal."""

from __future__ import annotations

from buonfresco.cli.cards.face import CardsFace

FACE = CardsFace
