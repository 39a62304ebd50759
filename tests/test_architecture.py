"""The tree is the architecture: arrows point one way, the core names no module, the engine names no game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from buonfresco import games
from buonfresco.games.fresco import hooks
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.order import ORDER
from buonfresco.games.fresco.programs import PROGRAMS

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "buonfresco"

# each layer may import only those named here (and itself)
LAYERS: dict[str, set[str]] = {
    "text": set(),
    "engine": {"text"},
    "games": {"engine"},
    "bots": {"engine", "games"},
    "arena": {"engine", "games", "bots"},
    "cli": {"engine", "games", "bots", "arena", "text"},
}


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def layer(path: Path) -> str:
    return path.relative_to(SRC).parts[0].removesuffix(".py")


def test_every_file_belongs_to_a_layer() -> None:
    assert {layer(path) for path in SRC.rglob("*.py")} - {"__init__"} <= set(LAYERS)


@pytest.mark.parametrize("name", LAYERS)
def test_arrows_point_one_way(name: str) -> None:
    for path in sources(SRC / name):
        for module in imports(path):
            parts = module.split(".")
            if parts[0] == "buonfresco" and len(parts) > 1 and parts[1] in LAYERS:
                assert parts[1] == name or parts[1] in LAYERS[name], f"{path.relative_to(ROOT)} imports {module}"


def test_the_engine_names_no_game() -> None:
    for path in sources(SRC / "engine"):
        text = path.read_text(encoding="utf-8").casefold().replace("buonfresco", "")
        for word in ("fresco", "card", "dice", "bishop", "leonardo", "thaler", "booth", "altar", "tile", "portrait"):
            assert word not in text, f"{path.name} says {word}"


def test_the_core_names_no_module() -> None:
    words = [module.key for module in registry().values()]
    words += [module.key.replace("_", " ") for module in registry().values()]
    for path in (SRC / "games" / "fresco").glob("*.py"):
        text = path.read_text(encoding="utf-8").casefold()
        for word in words:
            assert word not in text, f"{path.name} names {word}"
        for module in imports(path):
            assert not re.match(r"buonfresco\.games\.fresco\.modules\.(?!order|registry)", module), (
                f"{path.name}: {module}"
            )


def test_modules_know_the_core_and_not_each_other() -> None:
    folder = SRC / "games" / "fresco" / "modules"
    for path in folder.rglob("*.py"):
        own = path.relative_to(folder).parts[0]  # a file, or the folder of a larger module
        for module in imports(path):
            found = re.match(r"buonfresco\.games\.fresco\.modules\.(\w+)", module)
            assert found is None or found[1] == own or path == folder / "__init__.py", f"{path}: {module}"


def test_nothing_below_the_server_talks_to_the_world() -> None:
    """Rules read no clocks, files or sockets. Packs and catalogues are the data they are built from."""
    for name in ("engine", "games", "bots"):
        for path in sources(SRC / name):
            found = imports(path) & {"socket", "asyncio", "sqlite3", "logging", "time", "datetime", "subprocess"}
            assert not found, f"{path.relative_to(ROOT)} imports {found}"
            if path.name != "pack.py":
                assert not re.search(r"\bopen\(|read_text|print\(|input\(", path.read_text()), path.relative_to(ROOT)


def test_files_stay_small() -> None:
    for path in [*SRC.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 400, f"{path.relative_to(ROOT)} has {lines} lines"


def test_hooks_and_orders_name_things_that_exist() -> None:
    for program, after in ORDER:
        assert program in PROGRAMS
        assert after in ("", *PROGRAMS[program].steps)
    for module in registry().values():
        assert set(module.modifiers) <= set(hooks.MODIFIERS)
        assert set(module.reactions) <= set(hooks.REACTIONS)
        for insert in module.inserts:
            assert insert.after in ("", *PROGRAMS[insert.program].steps)


def test_every_rule_id_in_the_sources_exists() -> None:
    from scripts.rules import all_ids

    known = set(all_ids())
    areas = r"(?:B|L|C|D|X|M\d+)"
    for path in SRC.rglob("*.py"):
        for name in re.findall(rf"\b{areas}-[A-Z]+-\d+\b", path.read_text(encoding="utf-8")):
            assert name in known, f"{path.relative_to(ROOT)} cites {name}"


def test_what_serves_every_game_names_none() -> None:
    """Faces and bots of a game are in the package of its name."""
    for name in ("cli", "bots", "arena"):
        for path in (SRC / name).glob("*.py"):
            text = path.read_text(encoding="utf-8").casefold().replace("buonfresco", "")
            for word in re.findall(r"[a-z]+", text):
                assert word not in {"fresco", "cards", "dice", *games.registry()}, f"{name}/{path.name} says {word}"
