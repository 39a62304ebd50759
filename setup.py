"""Only for the compiled wheel: `BUONFRESCO_MYPYC=1` compiles the engine and the games with mypyc, files unchanged.

Without the variable this is the plain wheel that pyproject.toml describes. Names, not files, are listed here: what must
stay interpreted, and why.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup  # type: ignore[import-untyped]

SOURCE = Path("src/buonfresco")
COMPILED = ("engine", "games")  # everything under these packages, unless listed below

# What cannot be compiled, and is no hot path: msgspec.Struct makes its classes while Python runs, a compiled class is
# laid out before; and a compiled class cannot extend list or tuple.
INTERPRETED = {
    "engine/log.py",
    "games/fresco/config.py",
    "games/fresco/outcome.py",
    "games/fresco/pack.py",
    "games/fresco/saving.py",
    "games/fresco/view.py",
}


def sources() -> list[str]:
    """The files to compile. An ``__init__.py`` stays as it is: packages are found by their folders."""
    files = [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]
    return [
        path.as_posix()
        for path in files
        if path.name != "__init__.py" and path.relative_to(SOURCE).as_posix() not in INTERPRETED
    ]


if os.environ.get("BUONFRESCO_MYPYC") == "1":
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    setup(ext_modules=mypycify(["--strict", "--explicit-package-bases", *sources()], opt_level="3", multi_file=False))
else:
    setup()
