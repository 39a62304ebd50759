"""The order of simultaneous effects: which module's step comes first where several hang on the same place.

One table, with the rule behind each line. A place that is not listed runs in ascending module number.
Keys are (program, step of the core they follow); values are module numbers.
"""

from __future__ import annotations

ORDER: dict[tuple[str, str], tuple[int, ...]] = {
    # X-PREP-01 step 1: everything is cleaned up before the displays of step 2 are refilled.
    ("prepare", ""): (4, 16, 12, 10),
}


def rank(program: str, after: str, number: int) -> tuple[int, int]:
    listed = ORDER.get((program, after), ())
    return (listed.index(number) if number in listed else len(listed), number)
