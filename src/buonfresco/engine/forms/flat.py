"""Cells in a hurry, for observations and checks: what the configuration fixes is looked up once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from buonfresco.engine.forms.many import By, Heap, Maybe, Record, Row, Where, Written
from buonfresco.engine.forms.single import Flag, Form, Name, Number, Word


def flattened(form: Form, r: Any) -> Callable[[Any], list[int]]:
    """The form's ``cells``, with all that depends on the configuration looked up once."""
    if isinstance(form, Written):
        return flattened(form.form, r)
    if isinstance(form, Where) or (isinstance(form, By) and isinstance(plain(form.form), Number | Name | Flag)):
        return list
    if isinstance(form, Number | Name | Flag):
        return lambda value: [value]
    if isinstance(form, By):
        inner = flattened(form.form, r)
        if inner is list:
            return lambda value: [cell for entry in value for cell in entry]
        return lambda value: [cell for entry in value for cell in inner(entry)]
    if isinstance(form, Heap):
        count = len(form.items.of(r))

        def counted(value: Any) -> list[int]:
            counts = [0] * count
            for item in value:
                counts[item] += 1
            return counts

        return counted
    if isinstance(form, Row):
        width, each, nothing = len(form.labels(r)), flattened(form.form, r), form.bounds(r)[0]
        alone = isinstance(plain(form.form), Number | Name | Flag)

        def filled(value: Any) -> list[int]:
            found = [*value] if alone else [cell for entry in value for cell in each(entry)]
            return found + [nothing] * (width - len(found))

        return filled
    if isinstance(form, Maybe):
        some, none = flattened(form.form, r), [form.bounds(r)[0]] * len(form.labels(r))
        return lambda value: some(value) if value else none
    if isinstance(form, Record) and all(isinstance(plain(one), Number | Name | Flag) for one in form.forms.values()):
        return list
    assert isinstance(form, Word)
    return lambda value: form.cells(r, value)


def plain(form: Form) -> Form:
    return plain(form.form) if isinstance(form, Written) else form
