"""The dense integers of a configuration's actions: encode, decode, mask; and how what people write is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadAction, Reason, shown, shown_for_number

# (ruleset, what follows the verb): what is attempted, or None if it is not well formed
Read = Callable[[Any, str], "Action | None"]
# (game, figure that acts, attempt): why it is refused where something else is asked
Elsewhere = Callable[[Any, int, Action], "Reason | None"]

_LONGEST: Final = 200  # no notation comes near it
_WORDS: Final = 3  # of a verb, at most


class Verb:
    """How answers that begin alike are written, and what is said about those that are none.

    An attempt is read by grammar: what is well formed is an attempt at an action, whether or not this configuration
    has it, and is explained like any other that is not legal. Only what is not well formed is told the form.
    """

    __slots__ = ("elsewhere", "form", "read", "rule", "shape", "whole")

    def __init__(
        self,
        rule: str,
        form: str = "",
        read: Read | None = None,
        elsewhere: Elsewhere | None = None,
        shape: str = "",
        whole: bool = False,
    ) -> None:
        self.rule = rule  # says what it is and when it is done
        self.shape = shape or rule  # says which of them there are
        self.form = form  # message for what is not well formed; its argument is the text
        self.read = read  # also brings equal ways to write an action into one form
        self.elsewhere = elsewhere  # a better reason than "not now", if there is one
        self.whole = whole  # the form is also what is wrong with whatever is well formed and yet no action here


class OptionTable(tuple[Action, ...]):
    """A long list of options that a configuration uses again and again. "Is it among them?" does not search it."""

    members: frozenset[Action]
    shown: list[Any]  # as views show them; filled when somebody looks
    told: dict[Any, list[Any]]  # with words, by what these follow from (telling.py); filled when somebody is told

    def __new__(cls, actions: Iterable[Action]) -> OptionTable:
        table = super().__new__(cls, actions)
        table.members = frozenset(table)
        table.shown = []
        table.told = {}
        return table

    def __contains__(self, action: object) -> bool:
        try:
            return action in self.members
        except TypeError:  # what cannot be hashed is no action
            return False


class Codec:
    """All actions a configuration can ever offer, in a fixed order. The position in that order is the code."""

    __slots__ = ("_by_text", "_ruleset", "_verbs", "actions", "codes", "size")

    def __init__(self, actions: Iterable[Action], verbs: Mapping[str, Verb] | None = None, ruleset: Any = None) -> None:
        by_kind: dict[str, list[Action]] = {}  # the codes of a kind follow each other
        for action in dict.fromkeys(actions):
            by_kind.setdefault(action.kind, []).append(action)
        self.actions: tuple[Action, ...] = tuple([action for kind in by_kind.values() for action in kind])
        self.codes: dict[Action, int] = {action: code for code, action in enumerate(self.actions)}
        self.size: int = len(self.actions)
        self._verbs: dict[str, Verb] = {word.casefold(): verb for word, verb in (verbs or {}).items()}
        self._ruleset = ruleset  # where readers look names up
        self._by_text: dict[str, Action] = {_plain(action.text): action for action in self.actions}
        if len(self._by_text) != self.size:
            raise AssertionError("two actions of a configuration share a notation")

    def encode(self, action: Action) -> int:
        try:
            return self.codes[action]
        except (KeyError, TypeError):
            raise BadAction("error-action-foreign", text=shown(action)) from None

    def decode(self, code: int) -> Action:
        if isinstance(code, bool) or not isinstance(code, int) or not 0 <= code < self.size:
            raise BadAction("error-action-code", code=shown_for_number(code), size=self.size)
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
        attempt = self.attempt(text)
        if attempt not in self.codes:
            verb = self.verb(attempt)
            raise BadAction("error-action-unknown", verb.shape if verb is not None else "", text=shown(text))
        return attempt

    def attempt(self, text: str) -> Action:
        """The action with this notation, or what is attempted with it, if that is at least well formed."""
        if not isinstance(text, str):
            raise BadAction("error-action-foreign", text=shown(text))
        rule, key = "", "error-action-unknown"
        if len(text) <= _LONGEST:
            plain = _plain(text)
            known = self._by_text.get(plain)
            if known is not None:
                return known
            for verb, rest in self._readings(plain):
                attempt = verb.read(self._ruleset, rest) if verb.read is not None else None
                if attempt is not None:
                    return self._by_text.get(_plain(attempt.text), attempt)
                if verb.form and not rule:
                    rule, key = verb.shape, verb.form
        raise BadAction(key, rule, text=shown(text))

    def verb(self, action: Action) -> Verb | None:
        """How an action or an attempt is called; None for those that belong to many questions."""
        for verb, _rest in self._readings(_plain(action.text)):
            return verb
        return None

    def _readings(self, plain: str) -> list[tuple[Verb, str]]:
        """The verbs a text begins with, the longest first, and what follows each."""
        words = plain.split(" ")
        found: list[tuple[Verb, str]] = []
        for count in range(min(_WORDS, len(words)), 0, -1):
            verb = self._verbs.get(" ".join(words[:count]))
            if verb is not None:
                found.append((verb, " ".join(words[count:])))
        return found


def _plain(text: str) -> str:
    return " ".join(text.replace("->", "→").replace(">", "→").casefold().split()).replace(" →", "→").replace("→ ", "→")
