"""PostgreSQL for the tests, where it is missing: `make test` calls this. Quiet if it is there already."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.server.running import postgres_programs

_INSTALL = (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"])


def main() -> int:
    if postgres_programs() is not None:
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing PostgreSQL, which the tests of the server need ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in _INSTALL:
            done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                print(done.stderr.strip())
                break
    if postgres_programs() is None:
        print("PostgreSQL is missing: its tests will be skipped. On Debian and Ubuntu: apt-get install postgresql")
    return 0


if __name__ == "__main__":
    sys.exit(main())
