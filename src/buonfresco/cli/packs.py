"""`pack check`: is this folder a pack, and how sure is it of its values?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco.pack import PACKS, Pack, read_pack
from buonfresco.text import Catalogue


def folder(name: str) -> Path:
    """Where a pack lies: one of ours by its name, else a folder."""
    return PACKS / name if _ours(name) else Path(name)


def find(name: str) -> str:
    """A pack as a game names it. A folder is named from the root: one may come back to the game from elsewhere."""
    return str(Path(name).absolute()) if Path(name).is_dir() and not _ours(name) else name


def _ours(name: str) -> bool:
    return name.isidentifier() and (PACKS / name).is_dir()


def check(term: Terminal, cat: Catalogue, path: Path) -> int:
    pack, problems = read_pack(path)
    for problem in problems:
        term.say(cat("pack-problem", problem=problem.text(cat.lang)))
    if pack is None or problems:
        term.say(cat("pack-bad", path=str(path), count=len(problems)), style="bold")
        return 1
    term.say(cat("pack-good", name=pack.name, version=pack.version, digest=pack.digest(pack.extra)), style="bold")
    term.say(cat("pack-counts", market=len(pack.market), fresco=len(pack.fresco), times=len(pack.board.hostel)))
    sure = provenance(pack)
    term.say(cat("pack-sure", rulebook=sure["rulebook"], inferred=sure["inferred"], designed=sure["designed"]))
    return 0


def provenance(pack: Pack) -> Counter[str]:
    """How many values the rulebooks state, how many follow from them, and how many are ours."""
    return Counter(source for _, _, entry in pack.entries() for source in entry.provenance().values())
