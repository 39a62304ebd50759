"""Rows, frames and things side by side, as lines of text. Fixed widths need no layout engine."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.text import Text

Cell = Text | str

_HELP_WIDTH = 80
_CORNERS = ("╭", "╮", "╰", "╯", "─", "│")
_ASCII_CORNERS = ("+", "+", "+", "+", "-", "|")


def wrap(text: str, width: int) -> list[str]:
    """Lines of a text. None breaks at a hyphen (4-3-3b, avez-vous), nor at a no-break space (French, before signs)."""
    return textwrap.wrap(text, width, break_on_hyphens=False) or [""]


def entry(name: str, about: str) -> str:
    """One thing that can be chosen, as it stands in the help."""
    return textwrap.fill(f"{name}: {about}", _HELP_WIDTH, initial_indent="  ", subsequent_indent="        ")


def aligned(rows: Sequence[Sequence[Cell]], right: Collection[int] = (), gap: int = 2, width: int = 0) -> list[Text]:
    """Rows with equally wide columns. With a ``width`` the last column is wrapped to fit, in line with itself."""
    if not rows:
        return []
    count = max(len(row) for row in rows)
    widths = [max(_width(row[column]) for row in rows if column < len(row)) for column in range(count)]
    first = sum(widths[:-1]) + gap * (count - 1)
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for column, cell in enumerate(row):
            blank = " " * (widths[column] - _width(cell))
            if column in right:
                line.append(blank)
                blank = ""
            if width and column == count - 1 and isinstance(cell, str) and first + cell_len(cell) > width > first + 20:
                parts = wrap(cell, width - first)
                lines.append(line.append(parts[0]))
                lines += [Text(" " * first + part) for part in parts[1:-1]]
                line = Text(" " * first + parts[-1])
                continue
            line.append(cell) if isinstance(cell, str) else line.append_text(cell)
            if column < count - 1:
                line.append(blank + " " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def _width(cell: Cell) -> int:
    return cell.cell_len if isinstance(cell, Text) else cell_len(cell)


def boxed(lines: Sequence[Text], title: Cell, foot: str = "", ascii_only: bool = False) -> list[Text]:
    """A frame around lines, with a title in its upper edge and a note in its lower one."""
    corners = _ASCII_CORNERS if ascii_only else _CORNERS
    inner = max([line.cell_len for line in lines] + [_width(title) + 2, cell_len(foot) + 2])
    top = Text(f"{corners[0]}{corners[4]} ")
    top.append(title) if isinstance(title, str) else top.append_text(title)
    top.append(f" {corners[4] * (inner - _width(title) - 1)}{corners[1]}")
    framed = [top]
    for line in lines:
        framed.append(Text(f"{corners[5]} ").append_text(line).append(f"{' ' * (inner - line.cell_len)} {corners[5]}"))
    note = f" {foot} " if foot else ""
    framed.append(Text(f"{corners[2]}{corners[4]}{note}{corners[4] * (inner + 1 - cell_len(note))}{corners[3]}"))
    return framed


def beside(left: Sequence[Text], right: Sequence[Text], most: int) -> list[Text]:
    """Side by side, or one below the other if that would be too wide."""
    width = max(line.cell_len for line in left)
    if width + max(line.cell_len for line in right) > most:
        return [*left, *right]
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (width - line.cell_len)).append_text(right[number])
        lines.append(line)
    return lines


def flow(pieces: Sequence[Cell], width: int, gap: str) -> list[Text]:
    """Pieces one after the other, on as many lines as they need. A piece is broken only if no line could hold it."""
    lines: list[Text] = []
    end = gap.rstrip()  # also where a line ends
    width -= len(end)
    for piece in pieces:
        text = piece.copy() if isinstance(piece, Text) else Text(piece)
        if lines and lines[-1].cell_len + len(gap) + text.cell_len <= width:
            lines[-1].append(gap).append_text(text)
            continue
        if lines:
            lines[-1].append(end)
        lines += [text] if text.cell_len <= width else _broken(text, width)
    return lines


def _broken(text: Text, width: int) -> list[Text]:
    """At its spaces, with its colors."""
    lines: list[Text] = []
    for word in text.split(" "):
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ").append_text(word)
        else:
            lines.append(word)
    return lines


def labelled(rows: Sequence[tuple[str, Sequence[Cell]]], width: int, gap: str) -> list[Text]:
    """A name in front of each row, what belongs to it behind, wrapped in line with itself."""
    if not rows:
        return []
    first = max(cell_len(label) for label, _ in rows) + 2
    lines = []
    for label, pieces in rows:
        for number, line in enumerate(flow(pieces, width - first, gap)):
            head = label if number == 0 else ""
            lines.append(Text().append(head + " " * (first - cell_len(head)), "bold").append_text(line))
    return lines


def choices(rows: Sequence[tuple[str, str]], width: int, least: int, colon: str) -> list[Text]:
    """Numbered options. What each leads to stands beside it; behind it where ``least`` columns would not be left."""
    first = len(str(len(rows))) + 2
    short = [cell_len(text) for text, _ in rows if first + cell_len(text) + least <= width]
    column = first + max(short, default=0) + 2
    lines = []
    for number, (text, outcome) in enumerate(rows, start=1):
        beside = cell_len(text) <= column - first - 2
        said = text if beside or not outcome else text + colon + outcome
        parts = wrap(outcome, width - column) if beside and outcome else []
        for place, part in enumerate([said] if beside else wrap(said, width - first)):
            line = Text(f"{number:>{first - 2}}  " if place == 0 else " " * first, style="bold")
            lines.append(Text().append_text(line).append(part))
        if parts:
            lines[-1].append(" " * (column - first - cell_len(text)) + parts[0])
            lines += [Text(" " * column + part) for part in parts[1:]]
    return lines
