"""What tests need of the system: Debian's package, where that can be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def installed(name: str, package: str, there: Callable[[], bool], what: str) -> int:
    """Install it as root on a Debian-like machine, else say how. ``what`` is tested with it.

    1 where nothing may be missing (``CI=true``) and it is.
    """
    if there():
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {name}, which the tests of {what} need ...", flush=True)
        for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
            done = subprocess.run(
                ["apt-get", *words], env={**os.environ, **_QUIET}, capture_output=True, text=True, check=False
            )
            if done.returncode != 0:
                print(done.stderr.strip())
                break
    if there():
        return 0
    print(f"{name} is missing: tests of {what} will be skipped. On Debian and Ubuntu: apt-get install {package}")
    return 1 if os.environ.get("CI") else 0
