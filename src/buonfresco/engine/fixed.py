"""What is shared by everybody who looks: it reads like any list or dict, and nobody can change it.

Options and some phrases are made once for all games of a configuration. Whoever could write into his would write into
everybody's: a broken table, or a way to whisper.
"""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec


def _refuse(*_: Any, **__: Any) -> NoReturn:
    raise TypeError("this is shared by all views: change a copy of it")


class FixedList(list[Any]):
    """A copy of it, by whatever way, is a plain list."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = append = clear = extend = insert = _refuse
    pop = remove = reverse = sort = _refuse

    def __reduce_ex__(self, _protocol: Any) -> Any:
        return list, (list(self),)


class FixedDict(dict[str, Any]):
    """A copy of it, by whatever way, is a plain dict."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce_ex__(self, _protocol: Any) -> Any:
        return dict, (dict(self),)


def fixed(value: Any) -> Any:
    """The same, down to the last list in it, for good. Numbers, texts and tuples are what they are."""
    if isinstance(value, list):
        return FixedList([fixed(one) for one in value])
    if isinstance(value, dict):
        return FixedDict({name: fixed(one) for name, one in value.items()})
    if isinstance(value, msgspec.Struct):
        return type(value)(**{name: fixed(getattr(value, name)) for name in value.__struct_fields__})
    return value
