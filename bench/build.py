"""What the benchmark needs besides the source: the compiled package and the peers. Both lie under build/.

    python bench/build.py compiled    # the mypyc wheel in build/compiled, unpacked in build/compiled/site
    python bench/build.py peers       # a venv with the peers in build/peers

Each is done only if it is missing or older than what it is made of. Printed is what to use: the folder for PYTHONPATH,
the venv's Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SITE = COMPILED / "site"
PEERS = ROOT / "build" / "peers"


def compiled() -> str:
    """Build and unpack the compiled package. Returns what went wrong, or nothing."""
    inside = [path for path in (ROOT / "src").rglob("*.*") if path.suffix in (".py", ".toml", ".ftl")]
    sources = [ROOT / "setup.py", ROOT / "pyproject.toml", *inside]
    done = COMPILED / "done"
    if done.exists() and done.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return ""
    begun = time.time()
    shutil.rmtree(COMPILED, ignore_errors=True)
    tree = COMPILED / "tree"  # a copy, so that no object file comes near the source
    keep = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=keep)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tree)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    make = [*pip, "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(COMPILED), str(tree)]
    problem = _run(make, {**os.environ, "BUONFRESCO_MYPYC": "1"})
    if not problem:
        wheel = next(COMPILED.glob("*.whl"))
        problem = _run([*pip, "install", "-q", "--no-deps", "--target", str(SITE), str(wheel)])
    if not problem:
        done.touch()
        os.utime(done, (begun, begun))  # what was changed meanwhile is not in it
    return problem


def peers() -> str:
    """A venv with the packages of the extra ``bench``. Returns what went wrong, or nothing."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        wanted: list[str] = tomllib.load(file)["project"]["optional-dependencies"]["bench"]
    done = PEERS / "done"
    if done.exists() and done.read_text() == "\n".join(wanted):
        return ""
    problems = [_run([sys.executable, "-m", "venv", str(PEERS)])]
    for name in wanted:  # one by one: if one cannot be had, the others still can
        problems.append(_run([str(PEERS / "bin" / "python"), "-m", "pip", "install", "-q", name]))
    problems = [problem for problem in problems if problem]
    if not problems:
        done.write_text("\n".join(wanted))
    return "; ".join(problems)


def _run(command: list[str], env: dict[str, str] | None = None) -> str:
    result = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    if not result.returncode:
        return ""
    lines = (result.stdout + result.stderr).strip().splitlines()
    telling = [line.strip() for line in lines if ": error:" in line or "Error:" in line]
    return (telling or lines or [f"{command[0]} failed"])[0]


def main(what: str) -> None:
    make, result = {"compiled": (compiled, SITE), "peers": (peers, PEERS / "bin" / "python")}[what]
    problem = make()
    if problem:
        print(f"{what}: {problem}", file=sys.stderr)
    if result.exists():  # some of the peers are better than none
        print(result)
    elif problem:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
