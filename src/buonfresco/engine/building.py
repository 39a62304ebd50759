"""What is built once for all games is built by one thread at a time."""

from __future__ import annotations

import contextlib
import threading
from typing import Final, TypeVar

import msgspec

BUILDING: Final = threading.RLock()  # held while rules, packs and forms are built
T = TypeVar("T")
_READY: set[type] = set()


def ready(form: type[T]) -> type[T]:
    """A form to read data into. msgspec learns it when it is used first, and not in several threads at once."""
    if form not in _READY:
        with BUILDING:
            with contextlib.suppress(msgspec.ValidationError):  # nothing is no such form, but now it is known
                msgspec.convert(None, form)
            _READY.add(form)
    return form
