"""`pack check`: is this folder a pack, and how sure is it of its values?"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from buonfresco.cli.face import face_of
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.gametype import GameType
from buonfresco.games import DEFAULT, get_game, registry
from buonfresco.text import Catalogue


def find(game: GameType[Any, Any], name: str) -> str:
    """A pack as a game names it. A folder is named from the root: one may come back to the game from elsewhere."""
    return str(Path(name).absolute()) if Path(name).is_dir() and not game.packs.ours(name) else name


def check(term: Terminal, cat: Catalogue, name: str, game_name: str = "") -> int:
    """One of ours by its name, or a folder; of the game that is named, or that the pack names."""
    if game_name:
        game = get_game(game_name)
        path = game.packs.folder(name)
    else:
        ours = (game.packs.folder(name) for game in registry().values() if game.packs.ours(name))
        path = next(ours, Path(name))
        game = get_game(_game_of(path))
    pack, problems = game.packs.read(path)
    for problem in problems:
        term.say(cat("pack-problem", problem=problem.text(cat.lang)))
    if pack is None or problems:
        term.say(cat("pack-bad", path=str(path), count=len(problems)), style="bold")
        return 1
    face = face_of(game.name)
    term.say(cat("pack-good", name=pack.name, version=pack.version, digest=face.pack_digest(pack)), style="bold")
    term.say(face.pack_counts(cat, pack))
    sure = provenance(pack)
    term.say(cat("pack-sure", rulebook=sure["rulebook"], inferred=sure["inferred"], designed=sure["designed"]))
    return 0


def _game_of(folder: Path) -> str:
    """The game a pack says it is for; whatever else is wrong with it is found later."""
    try:
        name = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8")).get("game")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        name = None
    return name if isinstance(name, str) and name else DEFAULT


def provenance(pack: Any) -> Counter[str]:
    """How many values the rulebooks state, how many follow from them, and how many are ours."""
    return Counter(source for _, _, entry in pack.entries() for source in entry.provenance().values())
