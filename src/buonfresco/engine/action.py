"""Actions and decisions: small values that print themselves and read themselves back.

An action is a flyweight: one object per kind, arguments and notation in the whole process. So identity is equality, and
testing "is this among the legal ones?" costs next to nothing. Within a configuration a notation means one action;
arguments are places in its tables, so another configuration's action of that notation may be another one.
"""

from __future__ import annotations

import json
from typing import Any

from buonfresco.engine.errors import BadAction, shown


class Action:
    """One answer to a decision; prints as its notation. Make them with :func:`action`."""

    __slots__ = ("args", "kind", "text")

    def __init__(self, kind: str, args: tuple[int, ...], text: str) -> None:
        self.kind = kind
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> Any:
        return action, (self.kind, self.args, self.text)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: Any) -> Action:
        return self

    def to_json(self) -> str:
        return json.dumps({"kind": self.kind, "args": list(self.args), "text": self.text}, ensure_ascii=False)

    @staticmethod
    def from_json(text: Any) -> Action:
        """The action written by :meth:`to_json`. It must be one of a configuration in use: a stranger is refused."""
        try:
            data = json.loads(text)
            return _ACTIONS[data["kind"], tuple(data["args"]), data["text"]]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadAction("error-action-json", text=shown(text)) from error


_ACTIONS: dict[tuple[str, tuple[int, ...], str], Action] = {}


def action(kind: str, args: tuple[int, ...], text: str) -> Action:
    """The one action of this kind, with these arguments and this notation."""
    key = (kind, args, text)
    known = _ACTIONS.get(key)
    if known is None:
        known = _ACTIONS.setdefault(key, Action(kind, args, text))  # in one go: another thread may make it, too
    return known


class Decision:
    """Who is asked what, and by which rules. ``actor`` is the figure that acts: the seat itself, or one it guides."""

    __slots__ = ("actor", "kind", "rules", "seat")

    def __init__(self, seat: int, kind: str, rules: tuple[str, ...], actor: int) -> None:
        self.seat = seat
        self.kind = kind
        self.rules = rules
        self.actor = actor

    def _key(self) -> tuple[int, str, tuple[str, ...], int]:
        return self.seat, self.kind, self.rules, self.actor

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        guided = "" if self.actor == self.seat else f" for {self.actor}"
        return f"seat {self.seat}{guided}: {self.kind} [{' '.join(self.rules)}]"

    def __repr__(self) -> str:
        return f"<{self}>"

    def to_json(self) -> str:
        return json.dumps({"seat": self.seat, "kind": self.kind, "rules": list(self.rules), "actor": self.actor})

    @staticmethod
    def from_json(text: Any) -> Decision:
        try:
            data = json.loads(text)
            return Decision(int(data["seat"]), str(data["kind"]), tuple(data["rules"]), int(data["actor"]))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadAction("error-action-json", text=shown(text)) from error

    @staticmethod
    def parse(text: Any) -> Decision:
        """The decision that prints as ``text``."""
        try:
            who, what = text.split(": ", 1)
            kind, rules = what.rstrip("]").split(" [", 1)
            words = who.split()
            seat = int(words[1])
            actor = int(words[3]) if len(words) == 4 else seat
        except (ValueError, IndexError, AttributeError, TypeError) as error:
            raise BadAction("error-action-json", text=str(text)[:80]) from error
        return Decision(seat, kind, tuple(rules.split()), actor)
