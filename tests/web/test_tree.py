"""The client's tree: what all games share names none, and a face names no module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buonfresco.games import registry
from buonfresco.games.fresco.modules import registry as modules

SOURCE = Path(__file__).parents[2] / "web" / "src"
SHARED = ("net", "table", "words", "parts")
GAMES = tuple(registry())
MODULES = tuple(module.key for module in modules().values())


def files(*folders: str) -> list[Path]:
    found = [file for folder in folders for file in (SOURCE / folder).rglob("*") if file.suffix in (".ts", ".svelte")]
    assert found
    return found


def named(file: Path, names: tuple[str, ...]) -> list[str]:
    """Which of these stand in it as words of their own, comments aside."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [name for name in names if re.search(rf"[\"'`/.]{name}[\"'`/.]", text)]


def naming(some: list[Path], names: tuple[str, ...]) -> dict[str, list[str]]:
    return {file.name: found for file in some if (found := named(file, names))}


def matching(some: list[Path], pattern: str) -> list[str]:
    return [file.name for file in some if re.search(pattern, file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("folder", SHARED)
def test_what_all_games_share_names_none(folder: str) -> None:
    assert {
        file.name: named(file, (*GAMES, *MODULES)) for file in files(folder) if named(file, (*GAMES, *MODULES))
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_face_names_no_module(game: str) -> None:
    assert naming(files(f"games/{game}"), MODULES) == {}


def test_every_game_and_every_module_has_a_drawing() -> None:
    assert [game for game in GAMES if not (SOURCE / "games" / game / "Face.svelte").exists()] == []
    assert [module for module in MODULES if not (SOURCE / "modules" / f"{module}.svelte").exists()] == []


def test_a_board_uses_no_other_board() -> None:
    assert matching(files("modules"), r'from "\$/modules/[a-z_]+\.svelte"') == []


def test_no_markup_carries_styles_or_foreign_html() -> None:
    """The Content-Security-Policy would forbid the first, the second would be a hole."""
    assert matching([file for file in files(".") if file.suffix == ".svelte"], r"\sstyle=|\{@html") == []
