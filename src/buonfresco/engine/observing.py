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

import numpy

from buonfresco.engine.errors import BadGame
from buonfresco.engine.fields import PUBLIC, UNSEEN, Field, Fields, Sight
from buonfresco.engine.forms import By, alone
from buonfresco.engine.frames import MOST_FRAMES
from buonfresco.engine.remembering import Memory, encode, getter

if TYPE_CHECKING:
    from numpy import ndarray

    from buonfresco.engine.game import Game
    from buonfresco.engine.ruleset import Ruleset

VERSION: Final = 3  # of the layout: it changes whenever a number gets another place or meaning
HIDDEN: Final = -(1 << 15)
_NOBODY: Final = -2  # whose own fields are that have no entry for each figure; no viewer, not even a spectator (-1)


Look = dict[Sight, list[int] | None]  # by sight: the figures whose things the viewer sees; None: everybody's
Put = Callable[[Any, Look, list[int]], None]


class _Part:
    """How one part of a position is laid out: single numbers, plain lists of them, everything else, signs.

    Parts beside the state itself change seldom: what was made of the same values is found again. So a sign there
    follows from the part and the rules alone.
    """

    def __init__(self, fields: Fields, prefix: str, r: Ruleset) -> None:
        before = f"{prefix}." if prefix else ""
        open_ones = [field for field in fields.fields if field.seen is PUBLIC]
        single = [field for field in open_ones if field.form.layer(r) is alone]
        listed = [field for field in open_ones if field.form.layer(r) is list]
        others = [field for field in fields.fields if field not in single and field not in listed]
        self.values = getter([field.name for field in (*single, *listed, *others)])
        self.single: int = len(single)
        self.listed: int = len(single) + len(listed)
        self.puts: list[Put] = [_put(field, r) for field in others]
        self.signs = [(sign.derived, sign.form.layer(r)) for sign in fields.signs if sign.derived is not None]
        self.sights: list[Sight] = list({field.seen for field in others if field.seen not in (PUBLIC, UNSEEN)})
        self.memory: Memory = Memory()
        self.names: list[str] = []
        self.bounds: list[tuple[int, int]] = []
        for field in (*single, *listed, *others, *fields.signs):
            found = [*_sizes(field, r), *([] if field.seen is UNSEEN else field.form.labels(r))]
            self.names += [before + field.name + label for label in found]
            self.bounds += [(0, -HIDDEN - 1) if label.endswith(".size") else field.form.bounds(r) for label in found]
        self.packed: Any = struct.Struct(f"{len(self.names)}h")

    def numbers(self, game: Game, part: Any, look: Look, out: list[int]) -> None:
        values, first, last = self.values(part), self.single, self.listed
        out += values[:first]
        for value in values[first:last]:
            out += value
        for put, value in zip(self.puts, values[last:], strict=True):
            put(value, look, out)
        for tell, lay in self.signs:
            out += lay(tell(game, part))

    def remembered(self, game: Game, part: Any, look: Look) -> bytes:
        """The numbers as bytes."""
        key = encode((self.values(part), [look[sight] for sight in self.sights]))
        known = self.memory.known.get(key)
        if known is None:
            numbers: list[int] = []
            self.numbers(game, part, look, numbers)
            known = self.packed.pack(*numbers)
            self.memory.keep(key, known)
        return known


class Layout:
    """How observations of a configuration are laid out."""

    def __init__(self, game: Game) -> None:
        r, parts = game.ruleset, game.parts()
        self.version: int = VERSION
        self.kinds: dict[str, int] = {name: number for number, name in enumerate(r.decision_names())}
        names: list[str] = ["seat", "decision", "actor", "argument", *(f"waiting[{seat}]" for seat in range(r.seats))]
        bounds: list[tuple[int, int]] = [(-1, r.seats - 1), (-1, len(self.kinds) - 1), (-1, game.ruleset.figures - 1)]
        bounds += [(HIDDEN + 1, -HIDDEN - 1), *[(0, 1)] * r.seats]
        laid = [_Part(fields, prefix, r) for prefix, fields, _ in parts]
        for part in laid:
            names += part.names
            bounds += part.bounds
        self._state: _Part = laid[0]
        self._others: list[tuple[int, _Part]] = [
            (place, part) for place, part in enumerate(laid) if place and part.names
        ]
        self._sights: set[Sight] = {sight for part in laid for sight in part.sights}
        self._usual: dict[int, dict[Sight, list[int]]] = {
            viewer: {sight: _usually(sight, viewer, r) for sight in self._sights} for viewer in range(-1, r.seats)
        }
        self._seats: range = range(r.seats)
        self.names: tuple[str, ...] = tuple(names)
        self.least: tuple[int, ...] = tuple([least for least, _ in bounds])
        self.most: tuple[int, ...] = tuple([most for _, most in bounds])
        self._packed: Any = struct.Struct(f"{4 + r.seats + len(laid[0].names)}h")

    def observe(self, game: Game, viewer: int) -> ndarray[Any, Any]:
        """16-bit integers, as many for every position of the configuration."""
        waiting, held, look = game.waiting, game.held(), self._look(game, viewer)
        numbers = [viewer, *self._asked(game, viewer, waiting), *[seat in waiting for seat in self._seats]]
        self._state.numbers(game, held[0], look, numbers)
        try:
            row = bytearray(self._packed.pack(*numbers))
            for place, part in self._others:
                row += part.remembered(game, held[place], look)
        except struct.error as error:  # what has outgrown its declaration cannot be saved either
            raise BadGame("error-game-state", problem=str(error)) from error
        return numpy.frombuffer(row, dtype=numpy.int16)

    def _look(self, game: Game, viewer: int) -> Look:
        """What the viewer sees just now, by sight."""
        usual = self._usual[viewer]
        return {
            sight: None if sight.lifted is not None and sight.lifted(game) else usual[sight] for sight in self._sights
        }

    def _asked(self, game: Game, viewer: int, waiting: list[int]) -> tuple[int, int, int]:
        """The own decision; what others are asked is theirs to know."""
        if viewer < 0 or viewer not in waiting:
            return -1, -1, 0
        _, _, actor, argument = game.state.stack[-1]
        return self.kinds[game.part_of(viewer).name], max(actor, -1), argument


def layout(game: Game) -> Layout:
    """Made once for all games of a configuration."""
    known: Layout | None = game.ruleset.layout
    if known is None:
        known = game.ruleset.layout = Layout(game)
    return known


def _usually(sight: Sight, viewer: int, r: Ruleset) -> list[int]:
    """The figures whose things a viewer sees while nothing is lifted; NOBODY, too, if he sees what is nobody's."""
    return [figure for figure in (_NOBODY, *range(r.figures)) if figure >= r.seats or sight.usual(viewer, figure)]


# ---- how a field gets into the row --------------------------------------------------------------------------------


def _put(field: Field, r: Ruleset) -> Put:
    """What adds the numbers of a field that is no plain list, or that not everybody sees."""
    lay, sight, form, sizes = field.form.layer(r), field.seen, field.form, _size_of(field)

    def put(value: Any, _look: Look, out: list[int]) -> None:
        out += lay(value)

    def put_rows(value: Any, _look: Look, out: list[int]) -> None:
        for row in value:
            out += row

    def put_sizes(value: Any, _look: Look, out: list[int]) -> None:
        out += sizes(value)

    if sight is PUBLIC:
        return put_rows if isinstance(form, By) and form.form.layer(r) is list else put
    if sight is UNSEEN:
        return put_sizes
    covered = [HIDDEN] * len(form.labels(r))

    def put_whole(value: Any, look: Look, out: list[int]) -> None:
        seen = look[sight]
        out += sizes(value)
        out += lay(value) if seen is None or _NOBODY in seen else covered

    if not (isinstance(form, By) and field.by_seat):
        return put_whole
    one, owners, sized = form.form.layer(r), len(form.items.of(r)), field.sized
    width, single = len(covered) // owners, one is alone

    def put_by_seat(value: Any, look: Look, out: list[int]) -> None:
        if sized:
            out += sizes(value)
        seen = look[sight]
        if seen is None:
            out += lay(value)
            return
        begin = len(out)
        out += covered
        for figure in seen:
            if 0 <= figure < owners:  # not every figure has an entry
                if single:
                    out[begin + figure] = value[figure]
                else:
                    here = begin + figure * width
                    out[here : here + width] = one(value[figure])

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
    r = game.ruleset
    arrays: dict[str, ndarray[Any, Any]] = {}
    for prefix, fields, part in game.parts():
        for field in fields.fields:
            least, most = field.form.bounds(r)
            cells = field.form.layer(r)(getattr(part, field.name))
            kind = numpy.int8 if least >= -128 and most <= 127 else numpy.int16
            arrays[f"{prefix}.{field.name}" if prefix else field.name] = numpy.array(cells, dtype=kind)
    frames = [list(frame) for frame in game.state.stack]
    arrays["stack"] = numpy.full((MOST_FRAMES, 4), HIDDEN, dtype=numpy.int16)
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
