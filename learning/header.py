"""Components as a C header: numbers by name, and tables of small numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

_FIRST = """#pragma once
#ifdef __CUDACC__
#define CONSTANT static __device__ const
#else
#define CONSTANT static const
#endif"""


def constants(**numbers: int) -> str:
    return f"constexpr int {', '.join([f'{name} = {number}' for name, number in numbers.items()])};"


def written(first: str, **tables: Iterable[Any]) -> str:
    return "\n".join([_FIRST, first, *[_table(name, list(rows)) for name, rows in tables.items()], ""])


def _row(values: Sequence[int]) -> str:
    return "{" + ", ".join([str(int(value)) for value in values]) + "}"


def _table(name: str, rows: list[Any]) -> str:
    if isinstance(rows[0], int):
        return f"CONSTANT int8_t {name}[{len(rows)}] = {_row(rows)};"
    return f"CONSTANT int8_t {name}[{len(rows)}][{len(rows[0])}] = {{{', '.join([_row(one) for one in rows])}}};"
