"""Where words go and answers come from: color or not, Unicode or not, a person or a pipe."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from buonfresco.cli.layout import wrap
from buonfresco.text import shown

_LONGEST = 200  # characters of an answer; nobody means more than that
_WIDEST = 120  # longer lines are hard to read
_TRANSLITERATED = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe", "Œ": "Oe"}
_REPLACED = {"→": "->", "−": "-", "–": "-", "—": "-", "×": "x", "·": ".", "…": "...", "’": "'"} | dict.fromkeys(
    "“”„«»", '"'
)
_PAINT_STYLES = {
    "yellow": "bold yellow",
    "red": "bold red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "orange": "bold dark_orange",
    "purple": "bold magenta",
    "pink": "bold hot_pink",
    "brown": "bold orange4",
}
# Signs that stand for something on the table, as narrow encodings have them.
_ASCII_SIGNS = {"□": "#", "✗": "x", "✓": "v", "≡": "=", "►": ">", "♝": "*", "♟": "@"}


class Glyphs(NamedTuple):
    """Signs one cell wide. Letters carry the meaning; pictograms and color only help."""

    bishop: str
    leonardo: str
    restored: str
    mine: str
    then: str
    paints: dict[str, str]  # sun, flame, drop, leaf, fruit, grapes, rose, acorn


UNICODE = Glyphs("♝", "♟", "·", "►", "›", dict(zip(_PAINT_STYLES, "☀▲▼♣●◆✿♠", strict=True)))
ASCII = Glyphs("*", "@", ".", ">", ">", dict.fromkeys(_PAINT_STYLES, ""))


class Terminal:
    def __init__(self, console: Console, glyphs: Glyphs) -> None:
        self.console = console
        self.glyphs = glyphs

    @property
    def wide(self) -> bool:
        return self.console.width >= 100

    @property
    def ascii_only(self) -> bool:
        return self.glyphs is ASCII

    @property
    def height(self) -> int:
        """Lines that can be seen at once; as many as one likes where it is no window."""
        return self.console.height if self.console.is_terminal else 10_000

    @property
    def tall(self) -> bool:
        """Room for an empty line here and there."""
        return self.console.height >= 30 or not self.console.is_terminal

    def say(self, what: RenderableType = "", style: str | None = None) -> None:
        if isinstance(what, str):
            what = "\n".join(line for part in what.splitlines() or [""] for line in self._lines(part))
        self.console.print(what, style=style)

    def _lines(self, text: str) -> list[str]:
        """As many as the width asks for; what is written to the right stays there."""
        indent = " " * (len(text) - len(text.lstrip()))
        return [indent + line for line in wrap(text.strip(), self.console.width - len(indent))]

    def lines(self, lines: Iterable[Text]) -> None:
        """Several lines at once."""
        self.console.print(Text("\n").join(lines), soft_wrap=True)

    def sentences(self, lines: Iterable[str]) -> None:
        """What happened: a little to the right, and further where a sentence goes on."""
        for line in lines:
            first, *others = wrap(line, self.console.width - 3)
            self.lines([Text(f" {first}"), *(Text(f"   {other}") for other in others)])

    def ask(self, prompt: str) -> str:
        """One line of input. EOFError when there is no more, KeyboardInterrupt as ever."""
        *above, last = wrap(prompt, self.console.width - 1)  # whoever edits the line sees its last part again and again
        if above:
            self.lines([Text(line, style="bold") for line in above])
        prompt = f"{last} " if prompt.endswith(" ") else last
        if _edited(self.console):
            return shown(input(prompt).strip())[:_LONGEST]
        self.console.print(prompt, end="", style="bold")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.console.print(shown(line.strip()))  # so that a transcript shows what was answered
        return shown(line.strip())[:_LONGEST]

    def curtain(self) -> None:
        """Nothing of what was shown stays in sight, nor what was typed in reach: secrets change hands here."""
        if _edited(self.console):
            import readline

            readline.clear_history()  # or the next person fetches the last one's plan with a key
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # the scrolled-back lines as well
        else:
            self.console.rule(characters="-")

    def painted(self, text: str, paint: str, pictograms: bool = False) -> Text:
        """A word or a letter in the color of a paint, with its pictogram where there is room."""
        mark = self.glyphs.paints.get(paint, "") if pictograms else ""
        return Text(text + mark, _PAINT_STYLES.get(paint, ""))

    def sign(self, text: str) -> str:
        """A sign of the table as this terminal can show it."""
        return "".join(_ASCII_SIGNS.get(one, one) for one in text) if self.ascii_only else text


def _edited(console: Console) -> bool:
    """Can the line be edited, and earlier ones be fetched again? Where Python has readline, input() does it."""
    if not (sys.stdin.isatty() and console.file is sys.stdout and sys.stdout.isatty()):
        return False
    try:
        import readline  # noqa: F401  # being imported is all it needs
    except ImportError:
        return False
    return True


def open_terminal(plain: bool = False) -> Terminal:
    """Color only where it is wanted and understood (NO_COLOR, FORCE_COLOR, a real terminal)."""
    forced = bool(os.environ.get("FORCE_COLOR"))
    if os.environ.get("NO_COLOR") or not (sys.stdout.isatty() or forced):
        plain = True
    glyphs = UNICODE if _can_show(UNICODE) else ASCII
    if glyphs is ASCII and hasattr(sys.stdout, "reconfigure"):
        codecs.register_error("buonfresco", _spell)
        sys.stdout.reconfigure(errors="buonfresco")
    console = Console(
        file=sys.stdout,
        color_system=None if plain else "auto",
        no_color=plain,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=False,
    )
    console.width = min(console.width, _WIDEST)
    return Terminal(console, glyphs)


def _can_show(glyphs: Glyphs) -> bool:
    signs = "".join(
        (
            glyphs.bishop,
            glyphs.leonardo,
            glyphs.mine,
            *_ASCII_SIGNS,
            "│─→",
            *glyphs.paints.values(),
        )
    )
    try:
        signs.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Letters a narrow encoding does not have, spelled with those it has."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    spelled = []
    for sign in missing:
        known = _TRANSLITERATED.get(sign) or _REPLACED.get(sign)
        plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
        spelled.append(known or plain or "?")
    return "".join(spelled), error.end
