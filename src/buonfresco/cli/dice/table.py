"""Drawing the table: what each sum brings, who has what, the dice. Readable at 80 columns and without color."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.layout import Cell, aligned, boxed
from buonfresco.engine.told import Mark
from buonfresco.games.dice.odds import THROWS
from buonfresco.games.dice.view import View
from buonfresco.games.dice.words import sex
from buonfresco.phrases import Piece
from buonfresco.text import PAINT_NAMES

_LETTERS = {name: letter for letter, name in PAINT_NAMES.items()}
_CORNERS = ("╭", "╮", "╰", "╯", "─", "│")
_ASCII_CORNERS = ("+", "+", "+", "+", "-", "|")


def letter(colour: str) -> str:
    """Of a die; a pack may have colors of its own."""
    return _LETTERS.get(colour, colour[:1].upper())


def decided(view: View) -> bool:
    """The dice have brought what they bring in this turn."""
    return view.over or view.phase == "result"


class Drawing:
    """Draws views with the words of one face."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.term = face.term
        self.cat = face.cat
        self.names = face.names

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        """What matters now; or everything that can be seen."""
        kind = view.decision.kind if view.decision is not None else ""
        people = everything or self.term.tall or kind in ("bishop", "bonus", "")
        lines = [self.header(view), *self.strip(view), *(self.players(view) if people else [])]
        return [*lines, *self.face.panels(view, everything), *self.dice(view)]

    def brief(self, view: View) -> list[Text]:
        """Between two answers of one turn the table is known: only the sums and the dice."""
        return [self.header(view), *self.strip(view), *self.face.panels(view, False), *self.dice(view)]

    # ---- how far the turn has come --------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        cat = self.cat
        line = Text(cat("cli-round-final" if view.final else "cli-round", round=view.round), style="bold")
        if view.over:
            return line.append("  ").append(f"[{cat('phase-dice-over')}]", "bold reverse")
        line.append("  " + self._whose(view) + "  ")
        steps = [cat("phase-dice-bishop"), *(cat("cli-dice-throw", throw=n) for n in range(1, THROWS + 1))]
        steps.append(cat("phase-dice-result"))
        now = len(steps) - 1
        if view.phase == "bishop":
            now = 0
        elif view.phase == "throws":  # with no dice on the table the next throw is to come
            now = view.throws if view.pips else view.throws + 1
        room = self.term.console.width - line.cell_len - 2
        arrow = f" {self.term.glyphs.then} "
        if sum(map(len, steps)) + len(arrow) * (len(steps) - 1) > room:
            arrow = self.term.glyphs.then
        if sum(map(len, steps)) + len(arrow) * (len(steps) - 1) > room:  # a long name: only where the turn is now
            steps, now = [steps[now]], 0
        for number, step in enumerate(steps):
            line.append(arrow if number else "", "dim")
            line.append(f"[{step}]" if number == now else step, "bold reverse" if number == now else "dim")
        return line

    def _whose(self, view: View) -> str:
        if view.turn == view.seat:
            return self.cat("cli-dice-turn-own")
        return self.cat("cli-dice-turn", who=self.names[view.turn])

    # ---- what each sum brings -------------------------------------------------------------------------------------

    def strip(self, view: View) -> list[Text]:
        """Sections and portrait spaces by their sums, with what each is worth to who throws."""
        rules, marks = self.face.rules, self.face.marks(view)
        bishop = None if view.phase == "bishop" else view.bishop  # where he stands from the last turn means nothing
        columns: list[list[Cell]] = []
        for low, high in sorted([*[(total, total) for total in rules.sums], *rules.fields]):
            name = str(low) if low == high else f"{low}-{high}"
            head = Text(name + (self.term.glyphs.bishop if low == bishop else ""), style="bold")
            found = self._section(view, name, marks) if low == high else self._portrait(view, name)
            columns.append([head, *found])
        rows = aligned(list(zip(*columns, strict=True)), gap=4 if self.term.wide else 2)
        says = [self.face.say(mark.says) for mark in marks.get(f"section:{bishop}", [])]
        foot = f"{self.term.glyphs.bishop} {', '.join(says)}" if says else ""
        return boxed(rows, self._title(view), foot, ascii_only=self.term.ascii_only)

    def _section(self, view: View, name: str, marks: Mapping[str, Sequence[Mark]]) -> list[Cell]:
        signs = "".join(self.face.say(mark.sign) for mark in marks.get(f"section:{name}", []))
        owned = name in view.players[view.turn].sections
        worth = "" if owned or not view.stacks[name] else str(view.stacks[name][0])
        return [self.cat("cli-dice-fresco"), Text(worth + signs, style="dim" if owned else "bold")]

    def _portrait(self, view: View, name: str) -> list[Cell]:
        tile = view.fields[name].open
        if tile is None:
            return [self.cat("cli-dice-empty"), ""]
        rules = self.face.rules
        number = rules.portrait_ids.index(tile)
        return [self.cat("cli-dice-sex", sex=sex(rules, number)), Text(str(rules.portrait_points[number]), "bold")]

    def _title(self, view: View) -> str:
        if decided(view):
            return self.cat("cli-dice-strip-open")
        if view.turn == view.seat:
            return self.cat("cli-dice-strip-own")
        return self.cat("cli-dice-strip", who=self.names[view.turn])

    # ---- painters -------------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        """In turn order, from who is at it."""
        cat = self.cat
        sums = [str(total) for total in self.face.rules.sums]
        heads = [cat("cli-head-name"), cat("cli-head-points"), *sums, cat("cli-dice-head-portraits")]
        rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]]
        for distance in range(len(view.players)):
            seat = (view.turn + distance) % len(view.players)
            one = view.players[seat]
            mine = seat == view.seat
            name = f"{self.term.glyphs.mine if mine else ' '} {self.names[seat]}"
            tiles = [str(one.sections.get(total, self.term.glyphs.restored)) for total in sums]
            style = "bold" if mine else ""
            rows.append([Text(cell, style=style) for cell in (name, str(one.score), *tiles, str(one.portraits))])
        return aligned(rows, right=range(1, len(sums) + 3))

    # ---- dice -----------------------------------------------------------------------------------------------------

    def dice(self, view: View) -> list[Text]:
        """Those on the table: frames where there is room, brackets where there is not."""
        if not view.pips:
            return []
        faces = []
        for colour, pips in view.pips.items():
            faces.append(self._letter(colour).append(f" {pips}", "bold"))
        shown = self._framed(faces)
        if view.colours:
            colours = [self._letter(colour) for colour in view.colours]
            for number, line in enumerate(self._framed(colours)):
                shown[number].append("   ").append_text(line)
            shown[len(shown) // 2].append(f" {self.cat('cli-dice-colour-dice')}")
        return shown

    def _letter(self, colour: str) -> Text:
        return self.face.rich(Piece("letters", letter(colour)), pictograms=True)

    def _framed(self, faces: Sequence[Text]) -> list[Text]:
        if not self.term.tall:
            return [Text(" ").join([Text("[").append_text(face).append("]") for face in faces])]
        corners = _ASCII_CORNERS if self.term.ascii_only else _CORNERS
        lines = [Text(), Text(), Text()]
        for face in faces:
            edge = corners[4] * (face.cell_len + 2)
            lines[0].append(f"{corners[0]}{edge}{corners[1]}")
            lines[1].append(f"{corners[5]} ").append_text(face).append(f" {corners[5]}")
            lines[2].append(f"{corners[2]}{edge}{corners[3]}")
        return lines
