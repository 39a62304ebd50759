"""Packs of one's own for tests: the standard pack with a few words changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from buonfresco.engine.pack import Problem
from buonfresco.games.cards.pack import PACKS, read_pack

STANDARD = PACKS / "standard"


def own_pack(folder: Path) -> Path:
    """A copy to be corrected from the box."""
    return Path(shutil.copytree(STANDARD, folder / "mine"))


def change(pack: Path, file: str, *changes: tuple[str, str]) -> list[Problem]:
    """Replace the first place of each text, and read the pack again."""
    path = pack / file
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return read_pack(pack)[1]


def turned_round(pack: Path) -> Path:
    """The same things, listed from last to first in every file."""
    for file in ("cards.toml", "fresco.toml", "tiles.toml"):
        path = pack / file
        head, *entries = re.split(r"(?m)^(?=\[\[)", path.read_text(encoding="utf-8"))
        path.write_text(head + "\n".join(reversed(entries)), encoding="utf-8")
    return pack
