"""Which rules no test shows. `make rules` prints them; the goal is none for everything that is built.

Rule ids come from docs/rules, tests name theirs with @rule("B-MKT-05"). An id that a test names but no rule has is an
error, so a slip of the pen cannot pass for coverage.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

from buonfresco.games.fresco.modules import registry

ROOT = Path(__file__).parents[1]
ENTRY = re.compile(r"^(?:- )?\*\*(?:EXAMPLE |DERIVED |TEST )?([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*")


def all_ids(folder: Path = ROOT / "docs" / "rules") -> list[str]:
    ids: dict[str, None] = {}
    for path in sorted(folder.glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = ENTRY.match(line)
            if found:
                ids[found.group(1)] = None
    return list(ids)


def shown_ids(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Ids by the tests that name them. Only decorators of test functions count."""
    shown: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for decorator in node.decorator_list:
                    for name in _named(decorator):
                        shown[name].append(f"{path.relative_to(ROOT)}::{node.name}")
    return shown


def _named(decorator: ast.expr) -> list[str]:
    if not (isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"):
        return []
    return [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]


# Rules about several modules that cannot be shown before these are built. X-M1M10-01 says it by its name.
NEEDS: dict[str, tuple[int, ...]] = {
    "M4-XMOD-04": (10,),
    "M4-XMOD-05": (10,),
    "M4-XMOD-09": (10,),
    "X-GEN-04": (11,),
    **{f"X-STATED-{n:02}": (10,) for n in range(3, 10)},
    "X-STATED-10": (10, 11, 13, 15),
    "X-STATED-11": (10, 12),
    "X-STATED-12": (12,),
    "X-STATED-13": (13, 15),
    "X-STATED-14": (14,),
    "X-STATED-15": (17,),
    "X-STATED-18": (10, 13),
    "X-STATED-22": (14,),
    "X-SETUP-01": (11, 13, 15),
    "X-SETUP-02": (11, 13, 15),
    "X-WAKE-03": (13,),
    "X-PLAN-05": (10, 14),
    "X-PLAN-07": (12, 13),
    "X-PLAN-08": (10, 12),
    "X-ACT-01": (10,),
    "X-ACT-04": (10,),
    "X-MKT-06": (14,),
    "X-MKT-07": (12,),
    "X-CATH-07": (12,),
    "X-CATH-09": (12,),
    "X-CATH-10": (11,),
    "X-CATH-11": (12,),
    "X-CATH-13": (13,),
    "X-WORK-02": (10,),
    "X-THEA-02": (10,),
    "X-TRACK-05": (12,),
    "X-MOOD-04": (10,),
    "X-THAL-02": (10,),
    "X-THAL-04": (11,),
    "X-ILL-01": (10,),
    "X-ILL-02": (10,),
    "X-ILL-03": (10,),
    "X-PREP-03": (10,),
    "X-END-02": (10,),
    "X-T-01": (11,),
    "X-T-03": (11,),
    "X-T-04": (10, 14),
    "X-T-05": (12, 13, 14),
    "X-T-06": (14,),
    "X-T-07": (10, 17),
    "X-T-08": (10, 13, 15),
    "X-T-09": (10,),
    "X-T-11": (11,),
    "X-T-12": (10,),
    "X-T-13": (10,),
    "X-T-14": (11,),
    "X-T-15": (12,),
    "X-T-16": (10,),
    "X-T-18": (11, 13, 15),
    "X-T-19": (13,),
    "X-T-20": (12, 14),
}


def built(rule_id: str) -> bool:
    area = rule_id.split("-")[0]
    needed = set(NEEDS.get(rule_id, ()))
    if area == "X" and not needed:
        needed = {int(number) for number in re.findall(r"(?<=M)\d+", rule_id.removeprefix("X-M47"))}
    if area == "X" or not needed <= set(registry()):
        return needed <= set(registry())
    return area in ("B", "L", "C", "D") or area in {f"M{number}" for number in registry()}


def main() -> int:
    ids = all_ids()
    shown = shown_ids()
    unknown = sorted(set(shown) - set(ids))
    for name in unknown:
        print(f"no such rule: {name}, named by {', '.join(shown[name])}")
    missing = [name for name in ids if built(name) and name not in shown]
    for name in missing:
        print(name)
    waiting: dict[str, int] = defaultdict(int)
    for name in ids:
        if not built(name) and name not in shown:
            waiting[name.split("-")[0]] += 1
    done = sum(built(name) for name in ids) - len(missing)
    print(f"{done} rules of what is built are shown by tests, {len(missing)} are not.")
    print("Not built yet: " + ", ".join(f"{area} {count}" for area, count in waiting.items()))
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
