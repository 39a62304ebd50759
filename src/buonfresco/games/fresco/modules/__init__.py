"""The modules. Each folder here defines ``MODULE``, ``TELLING`` (its words) and ``WORTH`` (what its things bring).

Nothing outside names one of them.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from buonfresco.games.fresco.hooks import Module


@functools.cache
def registry() -> dict[int, Module]:
    """Every module that is there, by number."""
    found: dict[int, Module] = {}
    for info in pkgutil.iter_modules(__path__):
        folder = importlib.import_module(f"{__name__}.{info.name}")
        module = getattr(folder, "MODULE", None)
        if module is not None:
            other = found.get(module.number)
            assert other is None, f"{module.key} has the number of another module: {module.number} is {other.key}"
            module.telling = getattr(folder, "TELLING", module.telling)
            module.worth = getattr(folder, "WORTH", module.worth)
            found[module.number] = module
    return dict(sorted(found.items()))
