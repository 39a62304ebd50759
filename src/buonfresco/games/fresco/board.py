"""The fresco's 5 x 5 segments: names A1 to E5, who neighbors whom (B-CATH-09, L-CATH-02)."""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
SEGMENTS: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCDE")
SEGMENT_ID: Final = {name: index for index, name in enumerate(SEGMENTS)}
ALL_SEGMENTS: Final = range(SIDE * SIDE)
CENTRE: Final = SEGMENT_ID["C3"]
EMPTY: Final = -1  # a segment without a tile, a space without a market tile


def _around(segment: int, diagonal: bool) -> tuple[int, ...]:
    row, column = divmod(segment, SIDE)
    return tuple(
        other
        for other in ALL_SEGMENTS
        if other != segment
        and abs(other // SIDE - row) <= 1
        and abs(other % SIDE - column) <= 1
        and (diagonal or other // SIDE == row or other % SIDE == column)
    )


NEIGHBOURS: Final = tuple(_around(segment, diagonal=True) for segment in ALL_SEGMENTS)
ORTHOGONAL: Final = tuple(_around(segment, diagonal=False) for segment in ALL_SEGMENTS)

# BISHOP_BONUS[bishop][segment]: 3 on the segment, 2 on one of up to eight neighbors, else 0 (B-CATH-09)
BISHOP_BONUS: Final = tuple(
    tuple(3 if s == b else 2 if s in NEIGHBOURS[b] else 0 for s in ALL_SEGMENTS) for b in ALL_SEGMENTS
)
