"""Only for the compiled wheel: `BUONFRESCO_MYPYC=1` compiles engine, games and bots with mypyc, files unchanged.

Without the variable this is the plain wheel that pyproject.toml describes.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from setuptools import setup  # type: ignore[import-untyped]

SOURCE = Path("src/buonfresco")
COMPILED = ("engine", "games", "bots")  # everything in these packages

# Files with such a class stay interpreted. msgspec.Struct makes its classes while Python runs, a compiled class is laid
# out before; a compiled class cannot extend list or tuple; a compiled error loses what it says when it is pickled, and
# whoever has a weak reference to it when it goes crashes. They are what people look at, no hot path.
STAYS = re.compile(
    r"^class \w+\((NamedTuple|msgspec\.Struct|Entry|\w*(Error|Exception)\b|list\[|tuple\[|.*\bfrozen=True)",
    re.MULTILINE,
)


def sources() -> list[str]:
    """The files to compile. An ``__init__.py`` is left alone: it only gathers names, or looks into its own folder."""
    files = [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]
    return [str(path) for path in files if path.name != "__init__.py" and not STAYS.search(path.read_text("utf-8"))]


if os.environ.get("BUONFRESCO_MYPYC") == "1":
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    setup(ext_modules=mypycify(["--strict", "--explicit-package-bases", *sources()], opt_level="3", debug_level="0"))
else:
    setup()
