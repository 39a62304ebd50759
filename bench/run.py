"""Our speed beside peers', in one run on one core. `python bench/run.py --help`; bench/README.md says what is measured.

Every figure is the best of several short repeats, and the subjects take turns: ours, compiled, peer, ours ...
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
Figures = dict[str, float]

# name: what a worker is asked, and the figures it gives with their headings
PLAY: dict[str, dict[str, object]] = {
    "4 players": {"players": 4},
    "4 players, no events": {"players": 4, "listening": False},
    "3 players": {"players": 3},
    "2 players and Leonardo": {"players": 2},
    "4 players, all modules": {"players": 4, "all_modules": True},
    "card game, 4 players": {"players": 4, "game": "cards"},
    "dice game, 4 players": {"players": 4, "game": "dice"},
}
# name: which game's positions
COST_SETS: dict[str, dict[str, object]] = {
    "costs": {},
    "costs, all modules": {"all_modules": True},
    "costs, card game": {"game": "cards"},
    "costs, dice game": {"game": "dice"},
}
COSTS = {
    "copy": "copy()",
    "view": "view(seat)",
    "observe": "observe(seat)",
    "hash": "hash()",
    "to_json": "to_json()",
    "sample": "sample(seat)",
}
LOOKS = {"view": "view(seat) in play", "observe": "observe(seat) in play"}
PEERS = {"catanatron": "catanatron, 4 players", "backgammon": "OpenSpiel backgammon"}
LOWER_IS_BETTER = {*COSTS, "inputs", "whole"}


class Subject:
    """A process that measures when asked."""

    def __init__(self, python: str, site: str = "") -> None:
        env = {**os.environ, "PYTHONPATH": site} if site else None
        self.process = subprocess.Popen(
            [python, str(HERE / "worker.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def ask(self, measure: str, seconds: float, **arguments: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds, **arguments}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the worker stopped"}
        return answer

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=10)


class Results:
    """The best of each figure so far, by subject and measurement."""

    def __init__(self) -> None:
        self.best: dict[str, dict[str, Figures]] = {}
        self.notes: list[str] = []

    def take(self, subject: str, name: str, answer: dict[str, Any]) -> None:
        if "error" in answer:
            note = f"{subject}, {name}: {answer['error']}"
            if note not in self.notes:
                self.notes.append(note)
            return
        known = self.best.setdefault(subject, {}).setdefault(name, {})
        for key, value in answer.items():
            better = min if key in LOWER_IS_BETTER else max
            known[key] = better(known.get(key, value), value)

    def get(self, subject: str, name: str, key: str) -> float:
        """0 if it was not measured."""
        return self.best.get(subject, {}).get(name, {}).get(key, 0.0)


def measure(subjects: dict[str, Subject], repeats: int, seconds: float, all_modules: bool) -> Results:
    results = Results()
    for _ in range(repeats):
        for name, arguments in PLAY.items():
            if arguments.get("all_modules") and not all_modules:
                continue
            for subject, worker in subjects.items():
                if subject in PEERS:
                    if name == "4 players":
                        results.take(subject, "play", worker.ask(subject, seconds))
                else:
                    results.take(subject, name, worker.ask("play", seconds, **arguments))
        for subject, worker in subjects.items():
            if subject not in PEERS:
                for name, arguments in COST_SETS.items():
                    if all_modules or not arguments.get("all_modules"):
                        results.take(subject, name, worker.ask("costs", seconds, **arguments))
                        looks = name.replace("costs", "looks")
                        results.take(subject, looks, worker.ask("looks", seconds, **arguments))
    results.take("interpreted", "log", subjects["interpreted"].ask("log_size", seconds))
    return results


# ---- the table ---------------------------------------------------------------------------------------------------


def _number(value: float) -> str:
    if not value:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"


def table(results: Results) -> list[tuple[str, str, str, str]]:
    rows = [("", "interpreted", "compiled", "gain")]

    def row(label: str, name: str, key: str, lower: bool = False) -> None:
        plain, fast = results.get("interpreted", name, key), results.get("compiled", name, key)
        gain = "-"
        if plain and fast:
            gain = f"{plain / fast if lower else fast / plain:.1f}x"
        rows.append((label, _number(plain), _number(fast), gain))

    for name in PLAY:
        if results.get("interpreted", name, "decisions"):
            row(f"{name}: decisions/s", name, "decisions")
            if name == "4 players":
                row("  with automatic answers/s", name, "answers")
                row("  games/s", name, "games")
    for name in COST_SETS:
        if results.get("interpreted", name, "copy"):
            for key, label in COSTS.items():
                row(f"{label}{name.removeprefix('costs')}: us", name, key, lower=True)
            for key, label in LOOKS.items():
                row(f"{label}{name.removeprefix('costs')}: us", name.replace("costs", "looks"), key, lower=True)
    rows.append(("log: bytes per decision", _number(results.get("interpreted", "log", "inputs")), "", ""))
    rows.append(("  with its header", _number(results.get("interpreted", "log", "whole")), "", ""))
    rows.append(("", "its decisions/s", "we / compiled", ""))
    for peer, label in PEERS.items():
        speed = results.get(peer, "play", "decisions")
        ours = [results.get(subject, "4 players", "decisions") for subject in ("interpreted", "compiled")]
        ratio = " / ".join(f"{own / speed:.1f}x" if own else "-" for own in ours) if speed else "-"
        rows.append((label, _number(speed), ratio, ""))
        ours = [results.get(subject, "4 players, all modules", "decisions") for subject in ("interpreted", "compiled")]
        if speed and any(ours):
            ratio = " / ".join(f"{own / speed:.1f}x" if own else "-" for own in ours)
            rows.append(("  we with all modules", "", ratio, ""))
    return rows


def show(rows: list[tuple[str, str, str, str]]) -> None:
    for label, *cells in rows:
        if not label:
            print()
        print(f"{label:<36}" + "".join(f"{cell:>16}" for cell in cells).rstrip())


def built(what: str, notes: list[str]) -> str:
    """Build it if need be. Returns where it is, or nothing, and notes why."""
    done = subprocess.run([sys.executable, str(HERE / "build.py"), what], capture_output=True, text=True)
    notes += done.stderr.splitlines()
    return done.stdout.strip()


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repeats")
    parser.add_argument("--json", type=Path, metavar="PATH", help="save the figures")
    parser.add_argument("--no-peers", action="store_true", help="only our own figures")
    parser.add_argument("--no-compiled", action="store_true", help="do not build and measure the compiled package")
    parser.add_argument("--repeats", type=int, help="how often each figure is measured (12; quick: 3)")
    parser.add_argument("--seconds", type=float, help="how long one measurement lasts (0.25; quick: 0.1)")
    options = parser.parse_args()
    repeats = options.repeats or (3 if options.quick else 12)
    seconds = options.seconds or (0.1 if options.quick else 0.25)

    notes: list[str] = []
    site = "" if options.no_compiled else built("compiled", notes)
    python = "" if options.no_peers else built("peers", notes)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the workers inherit it

    subjects = {"interpreted": Subject(sys.executable)}
    if site:
        subjects["compiled"] = Subject(sys.executable, site)
    if python:
        subjects |= {peer: Subject(python) for peer in PEERS}
    about = subjects["interpreted"].ask("about", 0)
    if "compiled" in subjects and not subjects["compiled"].ask("about", 0).get("compiled"):
        notes.append("compiled: the unpacked package is not compiled")
        subjects.pop("compiled").close()

    results = measure(subjects, repeats, seconds, bool(about.get("modules")))
    for subject in subjects.values():
        subject.close()
    print(f"{processor()}, Python {about.get('python')}, one core; best of {repeats} repeats of {seconds:g} s")
    show(table(results))
    for note in [*notes, *results.notes]:
        print(f"not measured: {note}")
    if options.json:
        machine = {"processor": processor(), "python": about.get("python"), "repeats": repeats, "seconds": seconds}
        options.json.write_text(json.dumps({"machine": machine, "figures": results.best}, indent=1) + "\n")


if __name__ == "__main__":
    main()
