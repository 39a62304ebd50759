"""What can be wrong with an input, and how it is said: always a catalog key with arguments, never bare prose.

Saying it never fails, whatever the input was: arguments may be as long and as foul as they like (``text.shown``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from buonfresco.phrases import Phrase

LONGEST_VALUE: Final = 200  # characters that an error repeats of what it was given


class Reason:
    """Why something is refused: the rule behind it and a message of the catalogs."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = args or {}

    def text(self, lang: str = "en") -> str:
        """In a language of ``text.LANGUAGES``; ``text.UnknownLanguage``, a ValueError, is raised for others."""
        from buonfresco.text import catalogue  # here, as only a refusal pays for the catalogs

        return catalogue(lang)(self.key, **self.args)

    def phrase(self) -> Phrase:
        """The same without a language: figures, the kind of decision and the rule are pieces."""
        from buonfresco.phrases import Phrase, Piece

        said = Phrase(self.key, {name: _meant(name, value) for name, value in self.args.items()})
        return Phrase("reason-with-rule", {"reason": said, "rule": Piece("rule", self.rule)}) if self.rule else said

    def __str__(self) -> str:
        return f"{self.text()} [{self.rule}]" if self.rule else self.text()

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {shown(self.args)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


def _meant(name: str, value: object) -> Any:
    """An argument of a reason as an argument of a phrase."""
    from buonfresco.phrases import Phrase, Piece

    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in ("seat", "who") and isinstance(value, int):
        return Piece("figure", value)
    if name == "kind":
        return Piece("kind", str(value))
    return value if isinstance(value, int | float | str | Piece | Phrase) else shown(value)


def shown(value: object) -> str:
    """A value from outside as an argument of a message, whatever it is: never longer, never a way to fail."""
    from buonfresco.text import shown as text_of

    return text_of(value, LONGEST_VALUE)


def shown_for_number(value: object) -> str:
    """The same where a number is wanted. '3' would look like 3, so of what is no int the type is said."""
    return shown(value) if type(value) is int else f"{shown(value)} ({type(value).__name__})"


class BuonfrescoError(ValueError):
    """Base of everything this library raises on purpose."""

    def __init__(self, key: str, rule: str = "", /, **args: object) -> None:
        self.reason = Reason(rule, key, args)
        super().__init__(key)

    @property
    def rule(self) -> str:
        return self.reason.rule

    def __str__(self) -> str:
        return str(self.reason)


class BadConfig(BuonfrescoError):
    """A game that cannot exist: wrong player count, unknown module, switch, preset, pack."""


class BadPack(BuonfrescoError):
    """A component pack that breaks a count or a form."""


class IllegalAction(BuonfrescoError):
    """An action that is not legal now. The game is untouched."""


class BadAction(IllegalAction):
    """Not an action of this configuration at all, so never legal."""


class BadGame(BuonfrescoError):
    """A saved game or a position that cannot be read."""


class BadLog(BuonfrescoError):
    """A log that does not replay."""


class Unforeseen(Exception):
    """Here a forecast ends. ``pool``: what would be drawn."""

    def __init__(self, pool: str = "") -> None:
        self.pool = pool
