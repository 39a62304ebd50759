"""The tree is the architecture: arrows point one way, the core names no module, the engine names no game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from buonfresco import games
from buonfresco.games import fresco
from buonfresco.games.fresco import hooks
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.modules.order import ORDER
from buonfresco.games.fresco.paints import PAINTS
from buonfresco.games.fresco.programs import PROGRAMS

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "buonfresco"

# each layer may import only those named here (and itself)
LAYERS: dict[str, set[str]] = {
    "phrases": set(),
    "messages": {"phrases"},
    "text": {"messages", "phrases"},
    "pages": {"text"},
    "engine": {"text", "phrases"},
    "games": {"engine", "phrases"},
    "bots": {"engine", "games", "phrases"},
    "arena": {"engine", "games", "bots", "text"},
    "research": {"engine", "games", "bots"},
    "table": {"engine", "games", "bots", "text", "phrases"},
    "server": {"engine", "games", "bots", "table", "text", "pages", "phrases"},
    "cli": {"engine", "games", "bots", "arena", "table", "server", "text", "pages", "phrases"},
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
    assert {layer(path) for path in SRC.rglob("*.py")} - {"__init__", "__main__"} <= set(LAYERS)


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


MODULES = SRC / "games" / "fresco" / "modules"


def owner(path: Path) -> str:
    return path.relative_to(MODULES).parts[0].removesuffix(".py")  # a file, or the folder of a larger module


def test_modules_know_the_core_and_not_each_other() -> None:
    for path in MODULES.rglob("*.py"):
        own = owner(path)
        for module in imports(path):
            found = re.match(r"buonfresco\.games\.fresco\.modules\.(\w+)", module)
            assert found is None or found[1] == own or path == MODULES / "__init__.py", f"{path}: {module}"


def words_of(module: hooks.Module) -> set[str]:
    """What a module calls its own: programs, decisions, answers, tiles, events, sources."""
    found = {module.key, *module.programs, *module.events, *module.sources}
    for kind in (*module.kinds, *module.plan_first, *module.plan_parts):
        found |= {kind.name, *kind.effects}
    for extra in module.extras:
        found |= set(extra.effects)
    return found | ({module.action_tile.name} if module.action_tile is not None else set())


def literals(tree: ast.Module) -> set[str]:
    """Strings of a file that are not documentation."""
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = {node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {str(node.value) for node in found - said}


def test_modules_do_not_speak_of_each_other() -> None:
    base = fresco.new_game(2, seed=1).r
    core = {*base.program_names, *base.kind_ids, *base.events, *base.sources}
    core |= {action.kind for action in base.codec.actions} | {"forfeit", *COLUMNS, *PAINTS}
    words = {module.key: words_of(module) - core for module in registry().values()}
    for path in MODULES.rglob("*.py"):
        said = literals(ast.parse(path.read_text(encoding="utf-8"))) - words.get(owner(path), set())
        for key, own in words.items():
            assert key == owner(path) or not said & own, f"{path.relative_to(ROOT)} says {said & own} of {key}"


# What modules change through deeds.py and nothing else.
KEPT = re.compile(r"\w+\.(?:s|state)\.(?:thalers|paints|points|mood|bishop|track)\b")
CHANGES = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "__setitem__"}


def place(node: ast.expr, names: dict[str, str]) -> str:
    """``g.s.paints`` for ``g.s.paints[seat][paint]``, and for a name that stands for it."""
    if isinstance(node, ast.Name):
        return names.get(node.id, node.id)
    if isinstance(node, ast.Subscript):
        return place(node.value, names)
    return f"{place(node.value, names)}.{node.attr}" if isinstance(node, ast.Attribute) else "?"


def named(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """Pairs of a name and what it is given for, tuples taken apart."""
    if isinstance(node, ast.For):
        return [(node.target, node.iter)]
    pairs = [(target, node.value) for target in node.targets] if isinstance(node, ast.Assign) else []
    for target, value in pairs:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            return list(zip(target.elts, value.elts, strict=True))
    return pairs


def changed(function: ast.AST) -> set[str]:
    """The places a function writes to."""
    nodes = list(ast.walk(function))
    names: dict[str, str] = {}
    for _ in range(2):  # a name for a part of something that has a name itself
        for target, value in [pair for node in nodes for pair in named(node)]:
            if isinstance(target, ast.Name):
                names[target.id] = place(value, names)
    found: set[str] = set()
    for node in nodes:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = [one for many in node.targets for one in (many.elts if isinstance(many, ast.Tuple) else [many])]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            found.add(place(node.func.value, names))
        found |= {place(target, names) for target in targets if not isinstance(target, ast.Name)}
    return found


def test_modules_change_the_core_through_its_doors() -> None:
    for path in MODULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.Lambda):
                wrong = {where for where in changed(node) if KEPT.match(where)}
                assert not wrong, f"{path.relative_to(ROOT)}, line {node.lineno}: {wrong}"


@pytest.mark.parametrize(
    "code",
    [
        "g.s.thalers[seat] -= 1",
        "g.s.bishop = 3",
        "stock = g.s.paints[seat]; stock[1] += 1",
        "part, s = slice_of(g), g.s; stock = s.paints[seat]; stock[1] -= 1",
        "for row in g.s.points: row[2] = 0",
        "g.state.mood.append(1)",
        "a, g.s.track[1] = 1, 2",
    ],
)
def test_writing_past_the_doors_is_found(code: str) -> None:
    assert [where for where in changed(ast.parse(code)) if KEPT.match(where)]


# They write the agenda down, read it back and examine what they read: they must see frames.
SEES_FRAMES = {"state.py", "builder.py", "checks.py"}


def test_rules_speak_of_the_agenda_in_verbs() -> None:
    """How a frame looks, and that the last one put on the agenda comes first, is known to the engine alone."""
    words = r"\bkind_ids\b|\bprogram_ids\b|\bframe\w*\b|\bFrame\b|\bs(?:tate)?\.stack\b|\breversed\(|\[::-1\]"
    for name in ("games", "bots"):
        for path in sources(SRC / name):
            if path.name not in SEES_FRAMES:
                text = path.read_text(encoding="utf-8").replace(
                    "from buonfresco.engine.frames import", ""
                )  # to declare
                found = re.findall(words, text)
                assert not found, f"{path.relative_to(ROOT)} says {found}"


def test_nothing_below_the_server_talks_to_the_world() -> None:
    """Rules read no clocks, files or sockets. Packs and catalogs are the data they are built from."""
    for name in ("engine", "games", "bots", "table"):
        for path in sources(SRC / name):
            found = imports(path) & {"socket", "asyncio", "sqlite3", "logging", "time", "datetime", "subprocess"}
            found -= {"time"} if path in (SRC / "bots" / "search.py", SRC / "bots" / "seat.py") else set()  # caps
            assert not found, f"{path.relative_to(ROOT)} imports {found}"
            if path.name not in ("pack.py", "files.py"):  # components; journals
                assert not re.search(r"\bopen\(|read_text|print\(|input\(", path.read_text()), path.relative_to(ROOT)


def test_files_stay_small() -> None:
    for path in [*SRC.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 400, f"{path.relative_to(ROOT)} has {lines} lines"


def test_orders_name_things_that_exist() -> None:
    """Manifests are looked at when a configuration is built (games/fresco/manifest.py)."""
    for program, after in ORDER:
        assert program in PROGRAMS
        assert after in ("", *PROGRAMS[program].steps)


def test_every_rule_id_in_the_sources_exists() -> None:
    from scripts.rules import all_ids

    known = set(all_ids())
    areas = r"(?:B|L|C|D|X|M\d+)"
    for path in SRC.rglob("*.py"):
        for name in re.findall(rf"\b{areas}-[A-Z]+-\d+\b", path.read_text(encoding="utf-8")):
            assert name in known, f"{path.relative_to(ROOT)} cites {name}"


def test_the_terminal_names_no_module() -> None:
    """What modules say and show comes with told views; so a module needs no line outside its folder and catalogs."""
    keys = {module.key for module in registry().values()}
    core = {kind.name for players in (2, 3) for kind in fresco.new_game(players, seed=1).r.kinds}
    asked = {kind.name for kind in fresco.new_game(2, modules=registry(), seed=1).r.kinds} - core
    others = [SRC / "cli" / name for name in games.registry() if name != "fresco"]  # they have no modules
    for path in [path for path in sources(SRC / "cli") if not set(others) & set(path.parents)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found = keys & set(re.findall(r"[a-z_]+", node.value)) | asked & {node.value}
                assert not found, f"{path.relative_to(ROOT)} says {found}"


def test_what_serves_every_game_names_none() -> None:
    """Faces and bots of a game are in the package of its name."""
    for name in ("cli", "bots", "arena", "research", "table", "server"):
        for path in (SRC / name).glob("*.py"):
            text = path.read_text(encoding="utf-8").casefold().replace("buonfresco", "")
            for word in re.findall(r"[a-z]+", text):
                assert word not in {"fresco", "cards", "dice", *games.registry()}, f"{name}/{path.name} says {word}"
