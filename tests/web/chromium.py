"""Debian's Chromium, which the tests of the page drive: no browser of Playwright's own is fetched."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING: Final = "Chromium is not installed: apt-get install chromium, or make test as root on a Debian-like machine"


def program() -> str | None:
    """Where it is."""
    return next((found for found in map(shutil.which, NAMES) if found), None)


def launching(path: str) -> dict[str, Any]:
    """How it is started. Root has no sandbox, and containers often little shared memory."""
    arguments = ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return {"executable_path": path, "args": arguments}
