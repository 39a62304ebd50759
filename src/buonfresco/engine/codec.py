"""The dense integers of a configuration's actions: encode, decode, mask, parse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadAction


class OptionTable(tuple[Action, ...]):
    """A long list of options that is used again and again. "Is it among them?" does not search it."""

    members: frozenset[Action]

    def __new__(cls, actions: Iterable[Action]) -> OptionTable:
        table = super().__new__(cls, actions)
        table.members = frozenset(table)
        return table

    def __contains__(self, action: object) -> bool:
        try:
            return action in self.members
        except TypeError:  # what cannot be hashed is no action
            return False


class Codec:
    """All actions a configuration can ever offer, in a fixed order. The position in that order is the code."""

    __slots__ = ("_by_text", "_hints", "_tidy", "actions", "codes", "size")

    def __init__(
        self,
        actions: Iterable[Action],
        hints: dict[str, tuple[str, str]] | None = None,
        tidy: Callable[[str], str] | None = None,
    ) -> None:
        self.actions: tuple[Action, ...] = tuple(dict.fromkeys(actions))
        self.codes: dict[Action, int] = {action: code for code, action in enumerate(self.actions)}
        self.size: int = len(self.actions)
        self._hints = hints or {}  # by first word: rule and message for what begins like an action but is none
        self._tidy = tidy  # brings equal ways to write an action into one form
        self._by_text: dict[str, Action] = {_plain(action.text): action for action in self.actions}
        if len(self._by_text) != self.size:
            raise AssertionError("two actions of a configuration share a notation")

    def encode(self, action: Action) -> int:
        try:
            return self.codes[action]
        except (KeyError, TypeError):
            raise BadAction("error-action-foreign", text=str(action)[:80]) from None

    def decode(self, code: int) -> Action:
        if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < self.size:
            raise BadAction("error-action-code", code=str(code)[:80], size=self.size)
        return self.actions[code]

    def mask(self, legal: Sequence[Action]) -> bytes:
        """One byte per code: 1 where the action is among ``legal``. numpy.frombuffer reads it without copying."""
        if not isinstance(legal, Iterable):
            raise BadAction("error-action-foreign", text=str(legal)[:80])
        mask = bytearray(self.size)
        for action in legal:
            mask[self.encode(action)] = 1
        return bytes(mask)

    def parse(self, text: str) -> Action:
        """The action with this notation; ``->`` and ``>`` are read as the arrow, case and spacing do not matter."""
        if not isinstance(text, str):
            raise BadAction("error-action-foreign", text=str(text)[:80])
        plain = _plain(text)
        known = self._by_text.get(plain) or self._by_text.get(self._tidy(plain) if self._tidy else plain)
        if known is None:
            rule, key = self._hints.get(plain.partition(" ")[0], ("", "error-action-unknown"))
            raise BadAction(key, rule, text=text[:80])
        return known


def _plain(text: str) -> str:
    return " ".join(text.replace("->", "→").replace(">", "→").casefold().split()).replace(" →", "→").replace("→ ", "→")
