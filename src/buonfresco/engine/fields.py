"""The fields of a position, each declared once: name, form, who may see it, how long it lives.

Saved games, positions, range checks, documentation, observations and arrays follow from the declaration. The class
that holds the fields says their types (the compiler wants them) and how they are copied; a test compares.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from buonfresco.engine.forms import By, Form, Items, Where

# How long a value lives. What lives shorter than the game is as at the beginning when its time is over.
GAME: Final = "game"
ROUND: Final = "round"  # or turn, where a game has no rounds
VISIT: Final = "visit"  # while somebody is at work

_MISSING: Final = object()


def _own(viewer: int, seat: int) -> bool:
    return viewer == seat


class Sight:
    """Who may see a field, entry by entry where it has one for each seat.

    ``usual(viewer, seat)``: may he see what is the seat's? ``lifted(game)``: everybody sees all of it now. What belongs
    to a figure that no seat has lies open.
    """

    __slots__ = ("about", "lifted", "usual")

    def __init__(
        self,
        about: str,
        usual: Callable[[int, int], bool] = _own,
        lifted: Callable[[Any], bool] | None = None,
    ) -> None:
        self.about = about
        self.usual = usual
        self.lifted = lifted


PUBLIC: Final = Sight("everybody", lambda _viewer, _seat: True)
OWN: Final = Sight("its seat")
UNSEEN: Final = Sight("nobody", lambda _viewer, _seat: False)


class Field:
    """``key`` names it in data (its own name, if nothing is said), ``group`` the list of rows it is written into.
    With ``each`` every entry has a key of its own: ``"{}_left"`` with the name of the entry.

    What a position does not say is ``default(game, part, data)``, or as at the beginning. First all is read that is
    said, then come the defaults, in the order of declaration: one may look at what was said and at those before it.
    ``read(game, part, given)`` takes the place of the form's own reading. A field that follows from others is not
    written but ``derived(game, part)``.
    """

    __slots__ = (
        "about",
        "beside",
        "bill",
        "columns",
        "default",
        "derived",
        "each",
        "form",
        "group",
        "key",
        "keys",
        "lives",
        "name",
        "omit",
        "read",
        "seen",
        "sized",
    )

    def __init__(
        self,
        name: str,
        form: Form,
        about: str,
        *,
        key: str = "",
        group: str = "",
        each: str = "",
        seen: Sight = PUBLIC,
        lives: str = GAME,
        default: Callable[[Any, Any, dict[str, Any]], Any] | None = None,
        read: Callable[[Any, Any, Any], Any] | None = None,
        derived: Callable[[Any, Any], Any] | None = None,
        omit: bool = False,
        sized: bool = False,
        bill: str = "",
    ) -> None:
        self.name = name
        self.form = form
        self.about = about
        self.key = key or name
        self.group = group
        self.each = each
        self.seen = seen
        self.lives = lives
        self.default = default
        self.read = read
        self.derived = derived
        # what it is called in data (whereabouts have several keys), those keys that stand beside the rows of owners,
        # and where the values are found when rows have become lists
        self.keys: list[str] = self._keys()
        self.beside: frozenset[str] = frozenset(form.places if isinstance(form, Where) else ())
        self.columns: list[str] = [f"{group}.{one}" if group and one not in self.beside else one for one in self.keys]
        self.sized = sized  # how many things it holds is public, even if nothing else is
        self.bill = bill  # what it counts, where an option says what it gives (forecast.py)
        self.omit = omit  # not written while it is as at the beginning

    @property
    def by_seat(self) -> bool:
        """Has it an entry for each seat or figure, which may be seen or not on its own?"""
        return isinstance(self.form, By) and self.form.items.owners

    def _keys(self) -> list[str]:
        if self.derived is not None:
            return []
        if isinstance(self.form, Where):
            return [*self.form.places, self.form.key]
        if self.each:
            assert isinstance(self.form, By)
            return [self.each.format(name) for name in self.form.items.of(None)]
        return [self.key]


class Fields:
    """The fields of one part of a position. ``what`` names the part in messages, ``groups`` the lists of rows.

    ``settle(game, part)``: when all of them are read, what no single field can tell; ValueError if they do not agree.
    ``signs`` are derived fields that no position holds: what everybody sees though it follows from what is hidden,
    as the backs of hidden things or what is left of a supply. Observations have them.
    """

    def __init__(
        self,
        what: str,
        *fields: Field,
        groups: dict[str, Items] | None = None,
        settle: Callable[[Any, Any], None] | None = None,
        signs: Sequence[Field] = (),
    ) -> None:
        self.what = what
        self.fields = fields
        self.groups = groups or {}
        self.settle = settle
        self.signs = signs
        self._keys: dict[str, list[str]] = {group: self._keys_of(group) for group in ("", *self.groups)}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.fields)

    def keys(self, group: str = "") -> list[str]:
        """The keys of data, or of a row of a group."""
        return self._keys[group]

    def _keys_of(self, group: str) -> list[str]:
        found = list(self.groups) if not group else []
        for field in self.fields:
            beside = field.beside
            found += [key for key in field.keys if (field.group if key not in beside else "") == group]
        return found

    def begin(self, part: Any, r: Any) -> None:
        """Everything as at the beginning."""
        for field in self.fields:
            setattr(part, field.name, field.form.start(r))

    # ---- data ------------------------------------------------------------------------------------------------------

    def write(self, part: Any, r: Any, in_order: bool = False) -> dict[str, Any]:
        data: dict[str, Any] = {group: [{} for _ in range(count)] for group, count in self._rows(r)}
        puts = r.made.get((self, in_order))
        if puts is None:
            puts = r.made[self, in_order] = [_put(field, r, in_order) for field in self.fields if not field.derived]
        for name, put in puts:
            put(data, getattr(part, name))
        return data

    def _rows(self, r: Any) -> list[tuple[str, int]]:
        return [(group, len(items.of(r))) for group, items in self.groups.items()]

    def read(self, part: Any, g: Any, data: Any, whole: bool = False) -> None:
        """The reverse of write; ValueError, TypeError or LookupError, in words, if the data is wrong.

        ``whole``: nothing may be missing but what write leaves out.
        """
        r = g.ruleset
        if whole:
            must = [field.key for field in self.fields if not (field.omit or field.group or field.derived)]
            missing = [key for key in (*must, *self.groups) if key not in data]
            if missing:
                raise ValueError(f"{self.what} say nothing of {', '.join(missing)}")
        columns = self._columns(r, data)
        self.begin(part, r)
        unsaid: list[Field] = []
        for field in self.fields:
            if field.derived is not None or not any(key in columns for key in field.columns):
                unsaid.append(field)
            else:
                setattr(part, field.name, self._said(field, part, g, columns))
        for field in unsaid:
            if field.derived is not None:
                setattr(part, field.name, field.derived(g, part))
            elif field.default is not None:
                setattr(part, field.name, field.default(g, part, columns))
        if self.settle is not None:
            self.settle(g, part)

    def _said(self, field: Field, part: Any, g: Any, columns: dict[str, Any]) -> Any:
        r, form = g.ruleset, field.form
        if isinstance(form, Where):
            both = zip(field.keys, field.columns, strict=True)
            given: Any = {key: _without_gaps(columns[column]) for key, column in both if column in columns}
        elif field.each:
            given = [columns.get(key, _MISSING) for key in field.keys]
        else:
            given = columns[field.columns[0]]
        if field.read is not None:
            return field.read(g, part, given)
        if isinstance(form, By) and isinstance(given, list) and _MISSING in given:  # as if nobody had said it there
            usual = field.default(g, part, columns) if field.default is not None else form.start(r)
            return [usual[i] if one is _MISSING else form.form.read(r, one, field.key) for i, one in enumerate(given)]
        return form.read(r, given, field.key)

    def _columns(self, r: Any, data: Any) -> dict[str, Any]:
        """Data with the rows of its groups turned into lists, ``group.key``."""
        only(data, self.keys(), self.what)
        columns = {key: one for key, one in data.items() if key not in self.groups}
        for group, items in self.groups.items():
            rows = data.get(group)
            if rows is None:
                continue
            count = len(items.of(r))
            if not isinstance(rows, list | tuple) or len(rows) != count:
                said = f"{len(rows)} {group}" if isinstance(rows, list | tuple) else str(rows)[:40]
                raise ValueError(f"{said} instead of {count} {group}")
            for row in rows:
                only(row, self.keys(group), group)
            for field in self.fields:
                if field.group == group:
                    width = _width(field, r, count)
                    for key in set(field.keys) - field.beside:
                        if any(key in row for row in rows[width:]):
                            raise ValueError(f"the last of {group} has no {key}")
                        if any(key in row for row in rows):
                            columns[f"{group}.{key}"] = [row.get(key, _MISSING) for row in rows[:width]]
        return columns

    # ---- checks ----------------------------------------------------------------------------------------------------

    def problems(self, part: Any, r: Any) -> list[str]:
        """Every field that is outside of its declaration."""
        limits = r.made.get(self)
        if limits is None:
            limits = r.made[self] = [_limits(field, r) for field in self.fields]
        found: list[str] = []
        for field, lay, count, least, most in limits:
            value = getattr(part, field.name)
            try:
                cells = lay(value)
                sound = len(cells) == count and (not cells or (min(cells) >= least and max(cells) <= most))
            except (LookupError, TypeError, ValueError):
                sound = False
            if not sound:
                found.append(f"{self.what}: {field.name} is outside of its declaration: {str(value)[:80]}")
        return found


def _limits(field: Field, r: Any) -> tuple[Field, Callable[[Any], list[int]], int, int, int]:
    least, most = field.form.bounds(r)
    return field, field.form.layer(r), len(field.form.labels(r)), least, most


def _put(field: Field, r: Any, in_order: bool) -> tuple[str, Callable[[dict[str, Any], Any], None]]:
    """What writes a field into the data of its part; the field's name beside it."""
    write, keys, group, begin = field.form.writer(r, in_order), field.keys, field.group, field.form.start(r)
    key, nothing, beside, omit = keys[0], _nothing(field, r), field.beside, field.omit

    def put(data: dict[str, Any], value: Any) -> None:
        if not (omit and value == begin):
            data[key] = write(value)

    def put_rows(data: dict[str, Any], value: Any) -> None:
        if not (omit and value == begin):
            spread(data, key, write(value))

    def put_each(data: dict[str, Any], value: Any) -> None:
        for one, written in zip(keys, write(value), strict=True):
            spread(data, one, written)

    def put_whereabouts(data: dict[str, Any], value: Any) -> None:
        for one, written in write(value).items():
            if one in beside:
                data[one] = written
            else:
                spread(data, one, written)

    def spread(data: dict[str, Any], one: str, written: Any) -> None:
        """Over the rows of the group, without what is as at the beginning."""
        if not group or not isinstance(written, list):
            data[one] = written
            return
        for row, entry in zip(data[group], written, strict=False):
            if entry != nothing:
                row[one] = entry

    if isinstance(field.form, Where):
        return field.name, put_whereabouts
    if field.each:
        return field.name, put_each
    return field.name, put_rows if group else put


def _nothing(field: Field, r: Any) -> Any:
    form = field.form
    return form.form.writer(r)(form.form.start(r)) if isinstance(form, By) else []


def _width(field: Field, r: Any, count: int) -> int:
    form = field.form
    items = form.items if isinstance(form, By) else form.owners if isinstance(form, Where) else None
    return count if items is None else len(items.of(r))


def _without_gaps(given: Any) -> Any:
    return [[] if one is _MISSING else one for one in given] if isinstance(given, list) else given


def only(data: Any, keys: Sequence[str], what: str) -> None:
    """Data may leave out any key, but name no others."""
    if not isinstance(data, dict):
        raise TypeError(f"{what} are values by name, not {str(data)[:40]}")
    unknown = sorted(str(key)[:40] for key in set(data) - set(keys))
    if unknown:
        raise ValueError(f"{what} know nothing of {', '.join(unknown[:5])}")
