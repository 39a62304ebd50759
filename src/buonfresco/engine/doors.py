"""How large what comes in may be. Asked before anything is built of it.

Every door refuses what no game ever writes; the one for strangers also what would cost us more than it is worth.
"""

from __future__ import annotations

from typing import Any, Final

from buonfresco.engine.errors import BadGame, BadLog

MOST_TEXT: Final = 16_000_000  # characters of a saved game or a log: some 500,000 answers
# of a stranger
MOST_STRANGE_TEXT: Final = 2_000_000
MOST_INPUTS: Final = 20_000  # lines of a log; the longest games we know have 2,000
LONGEST_LINE: Final = 8_000  # of a log: the draws of a setup are the longest
LONGEST_NAME: Final = 200
LONGEST_LIST: Final = 1_000  # of names and numbers
DEEPEST: Final = 12  # brackets within brackets
LARGEST: Final = 10**18


def check_text(text: object, error: type[BadGame] | type[BadLog], key: str, trusted: bool) -> str | bytes:
    """A text that is not too long to be read."""
    if not isinstance(text, str | bytes):
        raise error(key, problem=type(text).__name__)
    most = MOST_TEXT if trusted else MOST_STRANGE_TEXT
    if len(text) > most:
        raise error("error-too-large", what="text", found=len(text), most=most)
    return text


def check_lines(lines: list[str]) -> None:
    """The inputs of a stranger's log."""
    _within("log", len(lines), MOST_INPUTS, BadLog)
    _within("line", max(map(len, lines), default=0), LONGEST_LINE, BadLog)


def check_data(data: Any, error: type[BadGame] | type[BadLog]) -> None:
    """A stranger's configuration or position: nothing in it is deeper, longer or larger than those of a game."""
    inside: list[tuple[Any, int]] = [(data, 0)]
    while inside:
        value, depth = inside.pop()
        if isinstance(value, str):
            _within("name", len(value), LONGEST_NAME, error)
        elif isinstance(value, int | float):
            if not -LARGEST <= value <= LARGEST:
                raise error("error-too-large", what="number", found="…", most=LARGEST)
        elif isinstance(value, dict | list):
            _within("nesting", depth, DEEPEST, error)
            _within("list", len(value), LONGEST_LIST, error)
            inside += [(one, depth + 1) for one in value]
            if isinstance(value, dict):
                inside += [(one, depth + 1) for one in value.values()]


def _within(what: str, found: int, most: int, error: type[BadGame] | type[BadLog]) -> None:
    if found > most:
        raise error("error-too-large", what=what, found=found, most=most)
