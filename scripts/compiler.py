"""A C++ compiler for the tests, where it is missing: `make test` calls this. Quiet if it is there already."""

from __future__ import annotations

import shutil
import sys

from scripts.installing import installed


def main() -> int:
    return installed("g++", "g++", lambda: shutil.which("g++") is not None, "the board that painters learn on")


if __name__ == "__main__":
    sys.exit(main())
