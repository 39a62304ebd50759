"""Bots that do not do as they should, and two that do. Named as ``tests.arena.bots:raises``."""

from __future__ import annotations

import os
import random
import re
import sys
import time
from typing import Any

HERE = __name__


def first(view: Any, rng: random.Random) -> int:
    return 0


def last(view: Any, rng: random.Random) -> int:
    return len(view.decision.options) - 1


def chatters(view: Any, rng: random.Random) -> int:
    """Prints where records are expected, and reads what was meant for others."""
    print('{"number": 7}', flush=True)
    os.write(1, b"ready\n")
    assert sys.stdin.read() == ""
    return 0


def raises(view: Any, rng: random.Random) -> int:
    raise ValueError("<b>I & my bugs</b>")


def leaves(view: Any, rng: random.Random) -> int:
    sys.exit(0)


def sleeps(view: Any, rng: random.Random) -> int:
    time.sleep(600)
    return 0


def spins(view: Any, rng: random.Random) -> int:
    """In compiled code, which nothing in its own process can interrupt."""
    re.match(r"(a+)+$", "a" * 60 + "b")
    return 0


def dies(view: Any, rng: random.Random) -> int:
    os._exit(3)


def dawdles(view: Any, rng: random.Random) -> int:
    """Answers, but late."""
    time.sleep(0.35)
    return 0


def invents(view: Any, rng: random.Random) -> int:
    return 999


def counts_from_the_end(view: Any, rng: random.Random) -> int:
    return -1


def agrees(view: Any, rng: random.Random) -> Any:
    return True


def speaks(view: Any, rng: random.Random) -> Any:
    return view.decision.options[0].text


def forgets(view: Any, rng: random.Random) -> Any:
    return None


def named(bot: str) -> str:
    return f"{HERE}:{bot}"
