"""What a seat sees, as one row of numbers for learning code; and whole positions as arrays.

Both follow from the declared fields (fields.py). A layout is fixed by the configuration: ``names`` says what each
number is, ``least`` and ``most`` its range. What the seat may not see is ``HIDDEN``. Fields that nobody sees are left
out, but for how many things they hold where that is public; the signs of what is hidden are there. numpy is needed here
and nowhere else in the engine.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.errors import BadGame
from buonfresco.engine.fields import PUBLIC, UNSEEN, Field, Fields, Sight
from buonfresco.engine.forms import By, alone

if TYPE_CHECKING:
    from numpy import ndarray

    from buonfresco.engine.game import Game
    from buonfresco.engine.ruleset import Ruleset

VERSION: Final = 2  # of the layout: it changes whenever a number gets another place or meaning
HIDDEN: Final = -(1 << 15)
_NOBODYS: Final = -2  # no viewer, not even a spectator
_DEEPEST: Final = 64  # frames of an agenda
_NOBODY: Final = -2  # whose own fields are that have no entry for each figure; no viewer, not even a spectator (-1)

Visible = dict[Sight, list[bool]]  # by sight: what the viewer sees of each figure


class _Part:
    """How one part of a position is laid out: single numbers, plain lists of them, everything else, signs."""

    def __init__(self, fields: Fields, prefix: str, r: Ruleset) -> None:
        before = f"{prefix}." if prefix else ""
        open_ones = [field for field in fields.fields if field.seen is PUBLIC]
        single = [field for field in open_ones if field.form.layer(r) is alone]
        listed = [field for field in open_ones if field.form.layer(r) is list]
        others = [field for field in fields.fields if field not in single and field not in listed]
        self.single = [field.name for field in single]
        self.listed = [field.name for field in listed]
        self.others = [(field.name, _put(field, r)) for field in others]
        self.signs = [(sign.derived, sign.form.layer(r)) for sign in fields.signs if sign.derived is not None]
        self.names: list[str] = []
        self.bounds: list[tuple[int, int]] = []
        for field in (*single, *listed, *others, *fields.signs):
            found = [*_sizes(field, r), *([] if field.seen is UNSEEN else field.form.labels(r))]
            self.names += [before + field.name + label for label in found]
            self.bounds += [(0, -HIDDEN - 1) if label.endswith(".size") else field.form.bounds(r) for label in found]

    def numbers(self, game: Game, part: Any, visible: Visible, out: list[int]) -> None:
        out += [getattr(part, name) for name in self.single]
        for name in self.listed:
            out += getattr(part, name)
        for name, put in self.others:
            put(getattr(part, name), visible, out)
        for tell, lay in self.signs:
            out += lay(tell(game, part))


class Layout:
    """How observations of a configuration are laid out."""

    def __init__(self, game: Game) -> None:
        r, parts = game.ruleset, game.parts()
        self.version: int = VERSION
        self.kinds: dict[str, int] = {name: number for number, name in enumerate(r.decision_names())}
        names: list[str] = ["seat", "decision", "actor", "argument", *(f"waiting[{seat}]" for seat in range(r.seats))]
        bounds: list[tuple[int, int]] = [(-1, r.seats - 1), (-1, len(self.kinds) - 1), (-1, game.ruleset.figures - 1)]
        bounds += [(HIDDEN + 1, -HIDDEN - 1), *[(0, 1)] * r.seats]
        self._parts: list[_Part] = [_Part(fields, prefix, r) for prefix, fields, _ in parts]
        for part in self._parts:
            names += part.names
            bounds += part.bounds
        sights = {field.seen for _, fields, _ in parts for field in fields.fields}
        self._sights: list[Sight] = [sight for sight in sights if sight is not PUBLIC and sight is not UNSEEN]
        self.names: tuple[str, ...] = tuple(names)
        self.least: tuple[int, ...] = tuple([least for least, _ in bounds])
        self.most: tuple[int, ...] = tuple([most for _, most in bounds])
        self.packed: Any = struct.Struct(f"{len(names)}h")

    def numbers(self, game: Game, viewer: int) -> list[int]:
        waiting = game.waiting
        out = [viewer, *self._asked(game, viewer), *[seat in waiting for seat in range(game.ruleset.seats)]]
        figures = (_NOBODY, *range(game.ruleset.figures))
        visible = {sight: [sight.sees(game, viewer, figure) for figure in figures] for sight in self._sights}
        for part, (_, _, values) in zip(self._parts, game.parts(), strict=True):
            part.numbers(game, values, visible, out)
        return out

    def _asked(self, game: Game, viewer: int) -> tuple[int, int, int]:
        """The own decision; what others are asked is theirs to know."""
        if viewer < 0 or game.over or game.waits(viewer):
            return -1, -1, 0
        _, _, actor, argument = game.state.stack[-1]
        return self.kinds[game.part_of(viewer).name], max(actor, -1), argument


def layout(game: Game) -> Layout:
    """Made once for all games of a configuration."""
    known: Layout | None = game.ruleset.layout
    if known is None:
        known = game.ruleset.layout = Layout(game)
    return known


def observe(game: Game, viewer: int) -> ndarray[Any, Any]:
    """16-bit integers, as many for every position of the configuration."""
    import numpy

    form = layout(game)
    row = bytearray(form.packed.size)
    try:
        form.packed.pack_into(row, 0, *form.numbers(game, viewer))
    except struct.error as error:  # what has outgrown its declaration cannot be saved either
        raise BadGame("error-game-state", problem=str(error)) from error
    return numpy.frombuffer(row, dtype=numpy.int16)


# ---- how a field gets into the row --------------------------------------------------------------------------------


def _put(field: Field, r: Ruleset) -> Callable[[Any, Visible, list[int]], None]:
    """What adds the numbers of a field that is no plain list, or that not everybody sees."""
    lay, sight, form, sizes = field.form.layer(r), field.seen, field.form, _size_of(field)
    covered = [HIDDEN] * (0 if sight is UNSEEN else len(form.labels(r)))

    def put(value: Any, _visible: Visible, out: list[int]) -> None:
        out += lay(value)

    def put_sizes(value: Any, _visible: Visible, out: list[int]) -> None:
        out += sizes(value)

    def put_whole(value: Any, visible: Visible, out: list[int]) -> None:
        out += sizes(value)
        out += lay(value) if visible[sight][0] else covered

    if sight is PUBLIC:
        return put
    if sight is UNSEEN:
        return put_sizes
    if not (isinstance(form, By) and field.by_seat):
        return put_whole
    one, hidden = form.form.layer(r), covered[: len(form.form.labels(r))]

    def put_by_seat(value: Any, visible: Visible, out: list[int]) -> None:
        out += sizes(value)
        for seen, entry in zip(visible[sight][1:], value, strict=False):
            out += one(entry) if seen else hidden

    return put_by_seat


def _sizes(field: Field, r: Ruleset) -> list[str]:
    if not field.sized:
        return []
    form = field.form
    return [f"[{name}].size" for name in form.items.of(r)] if isinstance(form, By) else [".size"]


def _size_of(field: Field) -> Callable[[Any], list[int]]:
    if not field.sized:
        return lambda _value: []
    if isinstance(field.form, By):
        return lambda value: [len(entry) for entry in value]
    return lambda value: [len(value)]


# ---- whole positions ----------------------------------------------------------------------------------------------


def to_arrays(game: Game) -> dict[str, ndarray[Any, Any]]:
    """Every field, hidden or not, as an array of the smallest type that holds its range; and the agenda."""
    import numpy

    r = game.ruleset
    arrays: dict[str, ndarray[Any, Any]] = {}
    for prefix, fields, part in game.parts():
        for field in fields.fields:
            least, most = field.form.bounds(r)
            cells = field.form.layer(r)(getattr(part, field.name))
            kind = numpy.int8 if least >= -128 and most <= 127 else numpy.int16
            arrays[f"{prefix}.{field.name}" if prefix else field.name] = numpy.array(cells, dtype=kind)
    frames = [list(frame) for frame in game.state.stack]
    arrays["stack"] = numpy.full((_DEEPEST, 4), HIDDEN, dtype=numpy.int16)
    arrays["stack"][: len(frames)] = numpy.array(frames, dtype=numpy.int16).reshape(len(frames), 4)
    return arrays


def from_arrays(game: Game, arrays: dict[str, Any]) -> Any:
    """The game of the same configuration whose position these arrays are. It begins a log of its own."""
    other = game.fresh(game.chance.copy())
    other.clear()
    for prefix, fields, part in other.parts():
        for field in fields.fields:
            cells = [int(cell) for cell in arrays[f"{prefix}.{field.name}" if prefix else field.name]]
            setattr(part, field.name, field.form.uncells(game.ruleset, iter(cells)))
    frames = [tuple(int(cell) for cell in frame) for frame in arrays["stack"]]
    other.state.stack = [frame for frame in frames if frame[0] != HIDDEN]
    other.begin_here()
    other.run()
    return other
