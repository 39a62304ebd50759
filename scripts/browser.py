"""Chromium for the tests of the page, where it is missing: `make test` calls this. Quiet if it is there already."""

from __future__ import annotations

import sys

from tests.web import chromium

from scripts.installing import installed


def main() -> int:
    return installed("Chromium", "chromium", lambda: chromium.program() is not None, "the page")


if __name__ == "__main__":
    sys.exit(main())
