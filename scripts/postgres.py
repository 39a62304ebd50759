"""PostgreSQL for the tests, where it is missing: `make test` calls this. Quiet if it is there already."""

from __future__ import annotations

import sys

from tests.server.running import postgres_programs

from scripts.installing import installed


def main() -> int:
    return installed("PostgreSQL", "postgresql", lambda: postgres_programs() is not None, "the server")


if __name__ == "__main__":
    sys.exit(main())
