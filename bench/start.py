"""How long a person waits for the terminal: until the help is printed, and until the first question of a game.

    python bench/start.py                 # best of 10 starts each, by the clock and in processor time

A first start, not counted, writes what Python keeps compiled; it lies in a folder of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROMPT = "(or “help”): ".encode()
STARTS = {
    "buonfresco --help": ["--help"],
    "buonfresco play": ["play"],
    "buonfresco play cards": ["play", "cards"],
    "buonfresco play dice": ["play", "dice"],
    "buonfresco play, all modules": ["play", "--modules", ",".join(map(str, range(1, 18)))],
}


def start(arguments: list[str], home: Path) -> tuple[float, float]:
    """Seconds to the first prompt, or to the end where there is none; processor time of the whole process."""
    if arguments[0] == "play":
        arguments = [
            *arguments,
            "--terminal",
            "--new",
            "--seed",
            "1",
            "--lang",
            "en",
            "--save",
            str(home / "game.json"),
        ]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {"PYTHONPYCACHEPREFIX": str(home / "compiled"), "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    env |= dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), str(home))  # an earlier game is laid aside there
    begin = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "buonfresco.cli.main", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=env,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    said = b""
    while not said.endswith(PROMPT) and (more := os.read(process.stdout.fileno(), 1 << 16)):
        said += more
    waited = time.perf_counter() - begin
    process.stdin.close()
    process.stdout.read()
    _, status, used = os.wait4(process.pid, 0)
    if status or not said:
        raise SystemExit(f"{' '.join(arguments)} failed")
    return waited, used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=10)
    repeats = parser.parse_args().repeats
    with tempfile.TemporaryDirectory() as folder:
        for name, arguments in STARTS.items():
            start(arguments, Path(folder))
            clock, processor = zip(*(start(arguments, Path(folder)) for _ in range(repeats)), strict=True)
            print(f"{name:<32}{min(clock):>6.2f} s by the clock{min(processor):>8.2f} s of the processor")


if __name__ == "__main__":
    main()
