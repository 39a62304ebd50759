"""How many live tables one process of a house serves: `make bench-server`, or `python -m bench.server --help`.

The house is a process of its own, with limits off and its database on this machine's disk; this one plays the people.
Every seat has a socket. People answer at their pace (an open loop: an answer is due when it is due, whatever the house
does), then as fast as they are answered. A round trip is from sending an answer until `done`, which means: on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from buonfresco.engine import driver

HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "build" / "peers-node"
PEER_PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4")
OPENING = 40  # tables made and sockets opened at the same time


# ---- people, as cheap as they can be --------------------------------------------------------------------------------


class Code(msgspec.Struct):
    code: int


class Question(msgspec.Struct):
    options: list[Code]


class Parts(msgspec.Struct):
    """Of a view only what somebody needs to answer at random."""

    decision: Question | msgspec.UnsetType | None = msgspec.UNSET
    waiting: list[int] | msgspec.UnsetType = msgspec.UNSET


class Heard(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    number: int | None = None
    parts: Parts | None = None


READ = msgspec.json.Decoder(Heard)


class Seat:
    """One seat and its socket."""

    def __init__(self, socket: ClientConnection, seat: int, changed: asyncio.Event) -> None:
        self.socket = socket
        self.seat = seat
        self.number: int | None = None
        self.answered: int | None = None  # the question that was answered last
        self.codes: list[int] = []
        self.waited = False
        self.changed = changed
        self.done: asyncio.Future[float] | None = None
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            heard = READ.decode(text)
            if heard.kind == "update":
                self._update(heard)
            elif heard.kind in ("done", "refused") and self.done is not None and not self.done.done():
                self.done.set_result(time.perf_counter() if heard.kind == "done" else 0.0)

    def _update(self, heard: Heard) -> None:
        self.number = heard.number
        if heard.parts is not None:
            if heard.parts.decision is not msgspec.UNSET:
                self.codes = [] if heard.parts.decision is None else [one.code for one in heard.parts.decision.options]
            if heard.parts.waiting is not msgspec.UNSET:
                self.waited = self.seat in heard.parts.waiting
        self.changed.set()

    @property
    def asked(self) -> bool:
        return self.waited and bool(self.codes) and self.number is not None and self.number != self.answered

    async def answer(self, client: str, luck: random.Random) -> float | None:
        """Seconds it took; None if it was refused, as somebody else's answer had changed the question."""
        self.done = asyncio.get_running_loop().create_future()
        message = {"is": "answer", "number": self.number, "answers": [luck.choice(self.codes)], "client": client}
        self.answered = self.number
        began = time.perf_counter()
        await self.socket.send(json.dumps(message))
        ended = await asyncio.wait_for(self.done, 60)
        if not ended:
            self.answered = None
        return ended - began if ended else None


class Table:
    """A table with all its people."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: list[Seat] = []
        self.changed = asyncio.Event()
        self.given = 0

    async def asked(self, seconds: float) -> Seat | None:
        """Somebody the table waits for; None if the game is over, or nothing happens."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.changed.clear()
            found = next((seat for seat in self.seats if seat.asked), None)
            if found is not None:
                return found
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), end - time.perf_counter())
        return None

    async def answer(self, luck: random.Random) -> float | None:
        seat = await self.asked(10)
        if seat is None:
            return None
        self.given += 1
        return await seat.answer(f"{self.given}", luck)


async def make(url: str, game: str, players: int, options: dict[str, Any], count: int) -> tuple[list[Table], str]:
    """All of them by one browser; gives its cookie, too."""
    gate = asyncio.Semaphore(OPENING)
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=120) as http:
        body = {"game": game, "seats": [{"who": "you"}] * players, "options": options}

        async def one() -> Table:
            async with gate:
                answer = await http.post("/api/tables", json=body)
                answer.raise_for_status()
                return Table(answer.json()["table"]["id"])

        first = await one()
        rest = await asyncio.gather(*(one() for _ in range(count - 1)))
        return [first, *rest], "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def open_sockets(url: str, cookie: str, tables: list[Table], players: int) -> None:
    gate = asyncio.Semaphore(OPENING)

    async def one(table: Table, seat: int) -> None:
        async with gate:
            socket = await connect(
                f"{url.replace('http', 'ws', 1)}/api/tables/{table.name}/live",
                origin=url,  # type: ignore[arg-type]
                additional_headers={"cookie": cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=120,
                proxy=None,
            )
            await socket.send(json.dumps({"is": "look", "seat": seat}))
            table.seats.append(Seat(socket, seat, table.changed))

    await asyncio.gather(*(one(table, seat) for table in tables for seat in range(players)))


# ---- what is measured -----------------------------------------------------------------------------------------------


async def at_their_pace(tables: list[Table], pace: float, seconds: float, luck: random.Random) -> list[float]:
    """Each table gives an answer every ``pace`` seconds, from a moment of its own."""
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        due = time.perf_counter() + luck.random() * pace
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            late = time.perf_counter() - due  # whatever makes people wait counts
            found = await table.answer(luck)
            if found is not None:
                took.append(found + max(0.0, late - 0.02))
            due += pace

    await asyncio.gather(*map(play, tables))
    return took


async def as_fast_as_it_goes(tables: list[Table], seconds: float, luck: random.Random) -> list[float]:
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            found = await table.answer(luck)
            if found is not None:
                took.append(found)

    await asyncio.gather(*map(play, tables))
    return took


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def memory(process: int) -> int:
    """Resident, in bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) * 1024 if found else 0


def processor(process: int) -> float:
    """Seconds it has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(took: list[float], seconds: float, used: float) -> dict[str, float]:
    return {
        "answers": len(took),
        "answers_per_second": len(took) / seconds,
        "p50_ms": percentile(took, 0.5) * 1000,
        "p99_ms": percentile(took, 0.99) * 1000,
        "worst_ms": max(took, default=0.0) * 1000,
        "processor": used / seconds,
        "processor_ms_per_answer": used / max(1, len(took)) * 1000,
    }


async def measure(args: argparse.Namespace, url: str, process: int) -> dict[str, Any]:
    luck = random.Random(1)
    options = json.loads(args.options)
    warm, _ = await make(url, args.game, args.players, options, 5)
    await asyncio.sleep(1)
    empty = memory(process)
    tables, cookie = await make(url, args.game, args.players, options, args.tables)
    idle = memory(process)
    await open_sockets(url, cookie, tables, args.players)
    await asyncio.sleep(2)
    held = memory(process)
    sockets = len(tables) * args.players
    found: dict[str, Any] = {
        "tables": len(tables) + len(warm),
        "sockets": sockets,
        "bytes_per_idle_table": (idle - empty) / len(tables),
        "bytes_per_socket": (held - idle) / sockets,
    }
    gc.freeze()
    gc.disable()  # the collector of this process is not the house's
    used = processor(process)
    took = await at_their_pace(tables, args.pace, args.seconds, luck)
    found["pace"] = figures(took, args.seconds, processor(process) - used)
    found["bytes_per_table_in_play"] = (memory(process) - empty) / len(tables)
    used = processor(process)
    took = await as_fast_as_it_goes(tables[: args.busy], args.seconds / 2, luck)
    found["limit"] = figures(took, args.seconds / 2, processor(process) - used)
    found["bytes"] = memory(process)
    for table in tables:
        for seat in table.seats:
            seat.task.cancel()
    return found


@contextlib.contextmanager
def a_house(data: Path, *more: str) -> Any:
    command = [sys.executable, *more, "-m", "buonfresco", "serve", "--lang", "en", "--port", "0", "--no-limits"]
    process = subprocess.Popen(
        [*command, "--data", str(data)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        url = found[0].replace("localhost", "127.0.0.1")
        httpx.get(f"{url}/api/health", timeout=60).raise_for_status()
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)


# ---- a peer ---------------------------------------------------------------------------------------------------------


def peer(args: argparse.Namespace) -> dict[str, Any]:
    """boardgame.io's server with its tic-tac-toe, kept in memory, in the same way."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return {"missing": "node is not installed"}
    if not (PEER / "node_modules" / "boardgame.io").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        install = [npm, "install", "--prefix", str(PEER), "--no-save", "--no-audit", "--no-fund", *PEER_PACKAGES]
        done = subprocess.run(install, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode != 0:
            return {"missing": done.stderr.strip()[-300:]}
    script = str(HERE / "boardgame.cjs")
    environment = {**os.environ, "NODE_PATH": str(PEER / "node_modules"), "NODE_ENV": "production"}
    server = subprocess.Popen(
        [node, script, "serve"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        port = server.stdout.readline().split()[-1]
        empty = memory(server.pid)
        settings = json.dumps({"tables": args.tables, "pace": args.pace, "seconds": args.seconds, "busy": args.busy})
        load = [node, script, "load", port, settings, str(server.pid)]
        done = subprocess.run(load, capture_output=True, text=True, env=environment, timeout=600, check=False)
        if done.returncode != 0:
            return {"missing": done.stderr.strip()[-300:]}
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        found["bytes_per_table_with_its_sockets"] = (found.pop("held_bytes") - empty) / args.tables
        return found
    finally:
        server.kill()
        server.wait(timeout=20)


# ---- what is printed ------------------------------------------------------------------------------------------------

ROWS = [
    ("answers/s", "answers_per_second", "{:,.0f}"),
    ("round trip, p50: ms", "p50_ms", "{:,.1f}"),
    ("round trip, p99: ms", "p99_ms", "{:,.1f}"),
    ("the worst: ms", "worst_ms", "{:,.0f}"),
    ("processor, of one core", "processor", "{:.0%}"),
    ("processor an answer: ms", "processor_ms_per_answer", "{:.2f}"),
]


def table_of(found: dict[str, Any], other: dict[str, Any], args: argparse.Namespace) -> str:
    missing = other.get("missing")
    lines = [f"{'':44}{'buonfresco':>14}{'' if missing else 'boardgame.io':>16}"]
    for key, title in (("pace", f"an answer every {args.pace:g} s"), ("limit", "as fast as it goes")):
        count = found["tables"] if key == "pace" else min(args.busy, args.tables)
        lines.append(f"{count:,} tables, {title}")
        for label, name, form in ROWS:
            theirs = "" if missing else form.format(other[key][name])
            lines.append(f"  {label:42}{form.format(found[key][name]):>14}{theirs:>16}")
    lines.append(f"{'memory of an idle table: kB':44}{found['bytes_per_idle_table'] / 1024:>14,.0f}")
    lines.append(
        f"{'memory of a table in play, with its sockets: kB':48}{found['bytes_per_table_in_play'] / 1024:>10,.0f}"
    )
    lines.append(f"{'memory of a socket: kB':44}{found['bytes_per_socket'] / 1024:>14,.0f}")
    ours = found["bytes_per_idle_table"] + found["bytes_per_socket"] * args.players
    theirs = "" if missing else f"{other['bytes_per_table_with_its_sockets'] / 1024:,.0f}"
    lines.append(f"{'a table with all its sockets: kB':44}{ours / 1024:>14,.0f}{theirs:>16}")
    if missing:
        lines.append(f"boardgame.io: {missing}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--game", default="fresco")
    parser.add_argument("--options", default="{}", help="those of the game, as JSON")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two answers of a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long; half of that at the limit")
    parser.add_argument("--busy", type=int, default=50, help="tables that go as fast as they can")
    parser.add_argument("--json", help="a file for the figures")
    parser.add_argument("--profile", help="a file for a profile of the house (cProfile); it is slower then")
    parser.add_argument("--no-peer", action="store_true")
    args = parser.parse_args()
    profile = ["-m", "cProfile", "-o", os.path.abspath(args.profile)] if args.profile else []
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder) / "house", *profile) as (url, process):
        found = asyncio.run(measure(args, url, process))
    other = {"missing": "left out"} if args.no_peer else peer(args)
    load = os.getloadavg()[0]
    engine = "interpreted" if str(driver.__file__).endswith(".py") else "compiled"  # the house's, too: the same path
    people = f"{args.game}, {args.players} people a table, each with a socket"
    print(f"{os.cpu_count()} cores, load {load:.1f}; engine {engine}; {people}\n")
    print(table_of(found, other, args))
    if args.json:
        Path(args.json).write_text(json.dumps({"buonfresco": found, "boardgame.io": other, "load": load}, indent=1))


if __name__ == "__main__":
    main()
