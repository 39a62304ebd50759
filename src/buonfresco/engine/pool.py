"""What luck draws from, declared once by the rules; and draws that are written in advance, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from buonfresco.engine.errors import BadGame, BadLog

NOTHING: Final = -1  # no item


# What is drawn next: names in order, or by pool.
Draws = Sequence[str | int] | Mapping[str, Sequence[str | int]]


class Pool:
    """Everything that is drawn under one name.

    ``names`` calls its items by their numbers; a bare number stands for items that are called 0, 1, 2, ... ``most``
    is how many one draw takes at most, ``ordered`` says if their order in it matters (which place gets which), and
    ``word`` is what people read: the message ``pool-<word>``.
    """

    __slots__ = ("items", "most", "name", "names", "ordered", "word")

    def __init__(
        self,
        name: str,
        names: Sequence[str] | Mapping[int, str] | int,
        most: int = 1,
        ordered: bool = True,
        word: str = "",
    ) -> None:
        self.name = name
        if isinstance(names, int):
            names = [str(number) for number in range(names)]
        self.names: dict[int, str] = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        self.items: dict[str, int] = {text: item for item, text in self.names.items()}
        self.most = most
        self.ordered = ordered
        self.word = word or name


class Coming:
    """Draws written in advance: one after the other as they come, or for each pool by itself.

    In order a bare name (or number) fits whatever pool is drawn from, ``"<pool> <name>"`` only this one.
    """

    __slots__ = ("_by_pool", "_next", "_pools")

    def __init__(self, pools: dict[str, Pool], draws: object) -> None:
        self._pools = pools
        self._next: list[str] = []  # the next one last
        self._by_pool: dict[str, list[str]] = {}  # likewise
        if isinstance(draws, Mapping):
            for pool, names in draws.items():
                if pool not in pools:
                    raise BadGame("error-draw-place", place=str(pool)[:80], known=", ".join(pools))
                self._by_pool[pool] = [self._of_pool(pools[pool], text) for text in _texts(names)[::-1]]
        else:
            self._next = [self._known(text) for text in _texts(draws)[::-1]]

    def _of_pool(self, pool: Pool, text: str) -> str:
        name = text.removeprefix(f"{pool.name} ")
        if name not in pool.items:
            raise BadGame("error-draw-pool", pool=pool.word, item=text)
        return name

    def _known(self, text: str) -> str:
        head, _, name = text.partition(" ")
        if (head in self._pools and name in self._pools[head].items) or self._anywhere(text):
            return text
        raise BadGame("error-draw-unknown", item=text)

    def _anywhere(self, name: str) -> bool:
        return any(name in pool.items for pool in self._pools.values())

    @property
    def over(self) -> bool:
        return not self._next and not any(self._by_pool.values())

    def take(self, pool: str, bag: Sequence[int]) -> int:
        """The next item of a draw from this pool; NOTHING if none is told for it."""
        here = self._pools[pool]
        queue = self._by_pool.get(pool) or self._next
        if not queue:
            return NOTHING
        written = queue[-1]
        name = written if written in here.items else written.removeprefix(f"{pool} ")
        item = here.items.get(name)
        if item is None:
            raise BadLog("error-draw-pool", pool=here.word, item=written)
        if item not in bag:
            raise BadLog("error-draw-gone", pool=here.word, item=name)
        queue.pop()
        return item

    def copy(self) -> Coming:
        other = Coming(self._pools, ())
        other._next = self._next[:]
        other._by_pool = {pool: names[:] for pool, names in self._by_pool.items()}
        return other

    def data(self) -> list[str] | dict[str, list[str]]:
        """The same words again that it was written with, as far as they are still to come."""
        return {pool: names[::-1] for pool, names in self._by_pool.items() if names} or self._next[::-1]


def _texts(draws: object) -> list[str]:
    if isinstance(draws, str | bytes) or not isinstance(draws, Sequence):
        raise BadGame("error-draw-form", draws=str(draws)[:80])
    for one in draws:
        if isinstance(one, bool) or not isinstance(one, str | int) or (isinstance(one, int) and one >> 31):
            raise BadGame("error-draw-unknown", item=repr(type(one)) if isinstance(one, int) else str(one)[:80])
    return [str(one)[:80] for one in draws]


def no_position(refused: BadLog) -> BadGame:
    """Draws written in advance that cannot come: while a game is being set up there is no game yet."""
    return BadGame(refused.reason.key, refused.reason.rule, **refused.reason.args)


def coming(pools: dict[str, Pool], draws: object) -> Coming | None:
    """What a caller or a saved game says of the next draws; None if that is nothing."""
    found = Coming(pools, draws)
    return None if found.over else found
