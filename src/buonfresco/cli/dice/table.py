"""Drawing the table: what each sum brings, who has what, the dice. Readable at 80 columns and without color."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from buonfresco.cli.dice import prospects
from buonfresco.cli.dice.labels import Labels
from buonfresco.cli.layout import Cell, aligned, boxed, labelled
from buonfresco.cli.terminal import Terminal
from buonfresco.games.dice import rules_of
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import THROWS
from buonfresco.games.dice.view import View
from buonfresco.text import PAINT_NAMES, Catalogue

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
    """Draws views for one terminal, in one language, with the names of one table."""

    def __init__(self, term: Terminal, cat: Catalogue, names: Sequence[str], labels: Labels) -> None:
        self.term = term
        self.cat = cat
        self.names = names
        self.labels = labels

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        """What matters now; or everything that can be seen."""
        kind = view.decision.kind if view.decision is not None else ""
        people = everything or self.term.tall or kind in ("bishop", "bonus", "")
        lines = [self.header(view), *self.strip(view)]
        if people:
            lines += self.players(view)
        return [*lines, *self._rows(view, people, everything), *self.dice(view)]

    def brief(self, view: View) -> list[Text]:
        """Between two answers of one turn the table is known: only the sums and the dice."""
        assert view.decision is not None
        lines = [self.header(view), *self.strip(view)]
        bonus = view.decision.kind == "bonus"
        return [*lines, *self._rows(view, bonus, False), *self.dice(view)]

    # ---- how far the turn has come --------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        cat = self.cat
        line = Text(cat("cli-round-final" if view.final else "cli-round", round=view.round), style="bold")
        if view.over:
            return line.append("  ").append(f"[{cat('phase-dice-over')}]", "bold reverse")
        line.append("  " + self._whose(view) + "  ")
        steps = [cat("phase-dice-bishop"), *(cat("phase-dice-throw", throw=n) for n in range(1, THROWS + 1))]
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
        rules, cat, bishop = rules_of(view), self.cat, prospects.marked(view)
        heads: list[Cell] = []
        things: list[Cell] = []
        points: list[Cell] = []
        for low, high in sorted([*[(total, total) for total in rules.sums], *rules.fields]):
            won = prospects.prize(view, low, bishop)
            head = Text(str(low) if low == high else f"{low}-{high}", style="bold")
            heads.append(head.append(self.term.glyphs.bishop) if low == bishop else head)
            if won.sort == "portrait":
                sex = prospects.portrait(rules, won.portrait).sex
                things.append(cat("cli-dice-sex", sex=sex))
            else:
                things.append(cat("cli-dice-empty" if won.sort == "empty" else "cli-dice-fresco"))
            worth = f"{won.points}+{won.extra}" if won.extra else str(won.points)
            gone = Text(cat("cli-dice-owned"), style="dim") if won.sort == "owned" else Text("")
            points.append(gone if won.sort in ("owned", "empty") else Text(worth, style="bold"))
        foot = ""
        if bishop is not None and prospects.prize(view, bishop, bishop).extra and not decided(view):
            foot = cat("cli-dice-bishop", glyph=self.term.glyphs.bishop)
        gap = 4 if self.term.wide else 2
        rows = aligned([heads, things, points], gap=gap)
        return boxed(rows, self._title(view), foot, ascii_only=self.term.ascii_only)

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
        sums = [str(total) for total in rules_of(view).sums]
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

    def _rows(self, view: View, people: bool, everything: bool) -> list[Text]:
        """What is said in words: favor tile, own portraits, bets, what is set aside, what lies below."""
        rows: list[tuple[str, Sequence[Cell]]] = []
        if view.favour is not None and (people or prospects.favoured(view)):
            now = "-now" if prospects.favoured(view) else ""
            own = "-own" if view.favour == view.seat else ""
            said = self.cat(f"cli-dice-favour{now}{own}", who=self.names[view.favour])
            rows.append((self.cat("cli-dice-row-favour"), [said]))
        if everything:
            rows.append((self.cat("cli-dice-row-palette"), [self.cat("cli-dice-palette", who=self.names[view.start])]))
            rows += self._below(view)
        if people:
            rows += self._portraits(view)
        bets = [self._bet(view, seat) for seat, one in enumerate(view.players) if one.bet is not None]
        if bets:
            rows.append((self.cat("cli-dice-row-bets"), bets))
        if view.aside:
            dice = [self.labels.die(one.die, one.pips, one.times) for one in view.aside]
            said = self.cat("cli-dice-sum", dice=", ".join(dice), sum=view.sum)
            rows.append((self.cat("cli-dice-row-aside"), [said]))
        return labelled(rows, self.term.console.width, self.cat("panel-gap"))

    def _below(self, view: View) -> list[tuple[str, Sequence[Cell]]]:
        """What comes after the tiles on top: points of sections, numbers of face-down portraits."""
        found: list[Cell] = []
        for total, stack in view.stacks.items():
            if len(stack) > 1:
                found.append(self.cat("cli-dice-below", place=total, points=", ".join(map(str, stack[1:]))))
        for name, field in view.fields.items():
            if field.facedown:
                found.append(self.cat("cli-dice-facedown", place=name, count=field.facedown))
        return [(self.cat("cli-dice-row-below"), found)] if found else []

    def _portraits(self, view: View) -> list[tuple[str, Sequence[Cell]]]:
        """The viewer's own; at the end everybody's."""
        rows: list[tuple[str, Sequence[Cell]]] = []
        for seat, one in enumerate(view.players):
            if not one.faces:
                continue
            found: list[Cell] = [", ".join(self.labels.portrait(view, tile) for tile in one.faces)]
            pairs = prospects.weddings(rules_of(view), one.faces)
            if pairs:
                found.append(self.cat("cli-dice-pairs", points=pairs))
            name = self.cat("cli-dice-row-portraits") if seat == view.seat else self.names[seat]
            rows.append((name, found))
        return rows

    def _bet(self, view: View, seat: int) -> str:
        bet = view.players[seat].bet
        assert bet is not None
        points = COLUMN_POINTS[bet.column - 1]
        if bet.tile is None:
            return self.cat("cli-dice-bet-hidden", who=self.names[seat], points=points)
        return self.cat("cli-dice-bet", who=self.names[seat], points=points, event=bet.tile)

    # ---- dice -----------------------------------------------------------------------------------------------------

    def dice(self, view: View) -> list[Text]:
        """Those on the table: frames where there is room, brackets where there is not."""
        if not view.pips:
            return []
        faces = []
        for colour, pips in view.pips.items():
            faces.append(self.term.letters(letter(colour), pictograms=True).append(f" {pips}", "bold"))
        shown = self._framed(faces)
        if view.colours:
            colours = [self.term.letters(letter(colour), pictograms=True) for colour in view.colours]
            for number, line in enumerate(self._framed(colours)):
                shown[number].append("   ").append_text(line)
            shown[len(shown) // 2].append(f" {self.cat('cli-dice-colour-dice')}")
        return shown

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
