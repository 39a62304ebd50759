"""Bots that do not do as they should, and two that do. Named as ``tests.arena.bots:raises``."""

from __future__ import annotations

import contextlib
import gc
import os
import re
import subprocess
import sys
import time
import weakref
from typing import Any

from buonfresco.bots import Seat

HERE = __name__


def first(seat: Seat) -> int:
    return seat.decision.options[0].code


def last(seat: Seat) -> int:
    return seat.decision.options[-1].code


def chatters(seat: Seat) -> int:
    """Prints where records are expected, and reads what was meant for others."""
    print('{"number": 7}', flush=True)
    os.write(1, b"ready\n")
    assert sys.stdin.read() == ""
    return first(seat)


def raises(seat: Seat) -> int:
    raise ValueError("<b>I & my bugs</b>")


def leaves(seat: Seat) -> int:
    sys.exit(0)


def sleeps(seat: Seat) -> int:
    time.sleep(600)
    return 0


def spins(seat: Seat) -> int:
    """In compiled code, which nothing in its own process can interrupt."""
    re.match(r"(a+)+$", "a" * 60 + "b")
    return 0


def dies(seat: Seat) -> int:
    os._exit(3)


def dawdles(seat: Seat) -> int:
    """Answers, but late."""
    time.sleep(0.35)
    return first(seat)


def invents(seat: Seat) -> int:
    return 999_999_999


def counts_from_the_end(seat: Seat) -> int:
    return -1


def agrees(seat: Seat) -> Any:
    return True


def speaks(seat: Seat) -> Any:
    return seat.decision.options[0].text


def forgets(seat: Seat) -> Any:
    return None


class Sly:
    """Is no answer, and cannot even be written down."""

    def __index__(self) -> int:
        raise ValueError("no number")

    def __repr__(self) -> str:
        raise SystemExit(4)


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("nothing to say")


def puzzles(seat: Seat) -> Any:
    return Sly()


def hides(seat: Seat) -> Any:
    raise Mute


def shouts(seat: Seat) -> Any:
    return 10**6000


def forges(seat: Seat) -> int:
    """Writes where records go."""
    for handle in range(3, 30):
        with contextlib.suppress(OSError):
            os.write(handle, b"garbage\n")
    return first(seat)


def counterfeits(seat: Seat) -> int:
    """A record of another game, in which it has won."""
    for handle in range(3, 30):
        with contextlib.suppress(OSError):
            os.write(handle, b'{"number":5,"seed":1,"seats":["a","b"],"winners":[0]}\n')
    return first(seat)


def begets(seat: Seat) -> int:
    """Leaves something running, and says where."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print("child", child.pid, flush=True)
    return first(seat)


class Litter:
    """What only the collector can take away."""

    def __init__(self) -> None:
        self.me = self


LEFT: list[weakref.ref[Litter]] = []


def litters(seat: Seat) -> int:
    """Raises if what it left behind is still there, or if it may be stopped while it thinks."""
    assert not gc.isenabled()
    assert [one for one in LEFT if one() is not None] == []
    LEFT[:] = [weakref.ref(Litter())]
    return first(seat)


def named(bot: str) -> str:
    return f"{HERE}:{bot}"
