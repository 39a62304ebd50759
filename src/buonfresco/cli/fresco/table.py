"""Drawing the board: fresco, market, painters, the viewer's own screen. Readable at 80 columns and without color."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.layout import Cell, aligned, beside, boxed, flow
from buonfresco.engine.told import Mark
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import SEGMENTS, SIDE
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.view import Leonardo, Player, View
from buonfresco.games.fresco.words import column, tile_paints
from buonfresco.phrases import Piece

PHASES = ("wake", "plan", "market", "cathedral", "studio", "workshop", "fifth")
_AFTER_MARKET = ("cathedral", "studio", "workshop", "fifth")  # the booths mean nothing any more
_ALWAYS = 6  # paints that are shown even if one has none of them

Marks = Mapping[str, Sequence[Mark]]


class Board:
    """Draws views with the words of one face."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.term = face.term
        self.cat = face.cat
        self.names = face.names  # by painter, Leonardo last

    def whole(self, view: View, everything: bool) -> list[Text]:
        board = self.fresco(view)
        if everything or view.phase not in _AFTER_MARKET:
            board = beside(board, self.market(view), self.term.console.width)
        lines = [*board, *self.legend(view), *self.players(view), *self.face.panels(view, everything)]
        return [*lines, *self.own_screen(view)] if view.seat is not None else lines

    def small(self, view: View) -> list[Text]:
        """Where lines are few: the board that matters, and the own things without a frame."""
        assert view.decision is not None
        at = {place.partition(":")[0] for option in view.decision.options for place in option.at}
        if view.phase in ("wake", "plan"):
            board = beside(self.fresco(view), self.market(view), self.term.console.width)
        else:
            board = self.market(view) if at & {"space", "booth"} else [*self.fresco(view), *self.legend(view)]
        if view.phase == "wake" or (view.phase != "plan" and not at & {"segment", "space", "booth"}):
            board += self.players(view)
        return [*board, *self.face.about_question(view), *self._own_things(view, self.term.console.width)]

    def brief(self, view: View) -> list[Text]:
        """Between two answers of one turn the table is known: only what the options point at."""
        assert view.decision is not None
        lines = self.face.about_question(view)
        if view.phase == "plan" or view.decision.kind == "landing":
            return [*self.players(view), *lines]
        at = {place.partition(":")[0] for option in view.decision.options for place in option.at}
        board = self.market(view) if at & {"space", "booth"} else []
        if "segment" in at:
            board = [*self.fresco(view), *self.legend(view)]
        return [*board, *lines, *self.own_screen(view)]

    # ---- round and phase ---------------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        cat = self.cat
        title = cat("cli-round-final" if view.final else "cli-round", round=view.round)
        words = [cat(f"phase-{phase}") for phase in PHASES]
        if view.final:
            words[-1] = cat("phase-fifth-final")
        arrow = f" {self.term.glyphs.then} "
        if len(title) + sum(map(len, words)) + len(arrow) * len(words) + 1 > self.term.console.width:  # brackets too
            arrow = self.term.glyphs.then
        line = Text(f"{title}  ", style="bold")
        for number, (phase, name) in enumerate(zip(PHASES, words, strict=True)):
            line.append(arrow if number else "", "dim")
            line.append(f"[{name}]" if phase == view.phase else name, "bold reverse" if phase == view.phase else "dim")
        return line

    # ---- fresco and market -------------------------------------------------------------------------------------

    def letters(self, paints: str, pictograms: bool = False) -> Text:
        return self.face.rich(Piece("letters", paints), pictograms)

    def _signs(self, marks: Marks, place: str) -> str:
        return "".join(self.term.sign(self.face.say(mark.sign)) for mark in marks.get(place, ()))

    def fresco(self, view: View) -> list[Text]:
        marks = self.face.marks(view)
        rows: list[list[Cell]] = [["", *(self._line(name, marks) for name in "ABCDE")]]
        for row in range(SIDE):
            segments = SEGMENTS[row * SIDE : row * SIDE + SIDE]
            rows.append(
                [self._line(str(row + 1), marks), *(self._segment(view, segment, marks) for segment in segments)]
            )
        glyphs = self.term.glyphs
        legend = f"{glyphs.bishop} {self.cat('cli-bishop')}"
        if view.leonardo:
            guide = self.cat("cli-guided", name=self.names[view.leonardo.guide])
            legend += f"  {glyphs.leonardo} {self.names[-1]}{guide}"
        title = self.cat("cli-fresco", tiles=len(view.fresco))
        tight = any(place.startswith("segment:") for place in marks)
        return self._boxed(aligned(rows, gap=1 if tight else 2), title, legend)

    def legend(self, view: View) -> list[Text]:
        """What the signs on the fresco mean."""
        found = self._legend(self.face.marks(view), ("segment", "line"))
        return flow(
            [Text(f"{sign} {says}", style="dim") for sign, says in found.items()], self.term.console.width, "  "
        )

    def _legend(self, marks: Marks, sorts: Collection[str]) -> dict[str, str]:
        """What signs mean that lie on places of some sort; each once."""
        found: dict[str, str] = {}
        for place, some in marks.items():
            if place.partition(":")[0] in sorts:
                for mark in some:
                    found.setdefault(self.term.sign(self.face.say(mark.sign)), self.face.say(mark.says))
        return found

    def _line(self, name: str, marks: Marks) -> Text:
        """The name of a row or column, with what is said of it."""
        signs = self._signs(marks, f"line:{name}")
        return Text(signs + name, style="bold") if signs else Text(name, style="dim")

    def _boxed(self, lines: list[Text], title: Cell, foot: str = "") -> list[Text]:
        return boxed(lines, title, foot, ascii_only=self.term.ascii_only)

    def _segment(self, view: View, segment: str, marks: Marks) -> Text:
        glyphs = self.term.glyphs
        tile = view.fresco.get(segment)
        signs = self._signs(marks, f"segment:{segment}")
        if tile is None:
            shown = Text(f" {signs}") if signs else Text(f" {glyphs.restored}", "dim")
        else:
            rules = rules_of(view)
            shown = Text(f"{rules.fresco_values[rules.fresco_ids.index(tile)]:>2} ")
            shown.append(self.letters(tile_paints(rules, tile), self.term.wide)).append(signs)
        figures = glyphs.bishop if view.bishop == segment else ""
        if view.leonardo and view.leonardo.segment == segment:
            figures += glyphs.leonardo
        return shown.append(figures if signs else f" {figures}", "bold") if figures else shown

    def market(self, view: View) -> list[Text]:
        marks = self.face.marks(view)
        rows: list[list[Cell]] = []
        for booth, tiles in view.booths.items():
            row: list[Cell] = [Text(booth, style="bold")]
            if not tiles:
                row.append(Text(self.cat("cli-booth-empty"), style="dim"))
            for number, tile in enumerate(tiles, start=1):
                cell = Text(f"{number}:", style="dim")
                if tile:
                    cell.append(self.letters(tile_paints(rules_of(view), tile), self.term.wide))
                    cell.append(self._signs(marks, f"space:{booth}.{number}"), "bold yellow")
                row.append(cell if tile else cell.append(self.term.glyphs.restored))
            rows.append(row)
        return self._boxed(aligned(rows, gap=1), self.cat("phase-market"))

    # ---- painters ----------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        cat = self.cat
        tiles = rules_of(view).action_tiles.values()
        width = 2 if tiles else 1  # of a column of the sheet
        keys = [str(column(number, view.final).id) for number in range(len(COLUMNS))]
        initials = " ".join(f"{cat(f'cli-initial-{key}'):<{width}}" for key in keys).rstrip()
        heads = [cat(f"cli-head-{key}") for key in ("name", "space", "mood", "apprentices", "wake", "tiles")]
        heads.append(cat("cli-head-plan", columns=initials))
        rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]]
        plan = " " * (len(heads[-1]) - len(initials))  # digits below their initials
        for painter in self._sorted(view):
            if painter < len(view.players):
                rows.append(self._player(view, painter, plan, width))
            elif view.leonardo is not None:
                rows.append(self._leonardo(view.leonardo, plan, width))
        lines = aligned(rows, right=range(1, 6))
        if max(line.cell_len for line in lines) > self.term.console.width:
            lines = aligned(rows, right=range(1, 6), gap=1)
        if any(one.covers for one in view.players):
            named = [cat("cli-tile-legend", initial=self._initial(one.name), tile=one.name) for one in tiles]
            legend = flow(named, self.term.console.width - 2, ", ")
            lines += [Text("  ", style="dim").append_text(line) for line in legend]
        return lines

    def _initial(self, tile: str) -> str:
        return self.cat.name(tile, "initial-tile") if f"initial-tile-{tile}" in self.cat else tile[0]

    def _sheet(self, plan: list[int] | None, covers: dict[str, str] | None, width: int) -> str:
        """A digit for each column; an action tile by its letter, with the apprentices on it."""
        if not plan and not covers:
            return ""
        cells = []
        for number, place in enumerate(COLUMNS):
            tile = (covers or {}).get(place)
            count = plan[number] if plan else None
            if tile is not None:
                cells.append(self._initial(tile) + (str(count) if count else ""))
            else:
                cells.append(self.term.glyphs.restored if count is None else str(count))
        return " ".join(f"{cell:<{width}}" for cell in cells)

    def _sorted(self, view: View) -> list[int]:
        """In the order that counts now: action order once it is known, else the order of choosing a wake-up time."""
        if view.order:
            return list(view.order)
        everybody: list[Player | Leonardo] = [*view.players]
        if view.leonardo:
            everybody.append(view.leonardo)

        def rear_first(painter: int) -> tuple[int, int]:
            space = everybody[painter].space
            return (0, int(space[1:])) if isinstance(space, str) else (1, space)

        return sorted(range(len(everybody)), key=rear_first)

    def _player(self, view: View, seat: int, indent: str, width: int) -> list[Cell]:
        one = view.players[seat]
        mine = seat == view.seat
        name = f"{self.term.glyphs.mine} {self.names[seat]}" if mine else f"  {self.names[seat]}"
        asleep = self.cat("cli-asleep")
        wake = asleep if one.wake is None else self.cat("cli-woken", time=one.wake, price=one.price or 0)
        plan = indent + self._sheet(one.plan, one.covers, width)
        mood = self.cat("cli-signed", number=one.mood)
        cells = [name, str(one.space), mood, str(one.apprentices), wake, str(len(one.tiles)), plan]
        return [Text(cell, style="bold" if mine else "") for cell in cells]

    def _leonardo(self, him: Leonardo, indent: str, width: int) -> list[Cell]:
        wake = self.cat("cli-asleep") if him.wake is None else str(him.wake)
        plan = indent + self._sheet(him.plan, None, width)
        return [f"  {self.names[-1]}", str(him.space), "", "", wake, str(len(him.tiles)), plan]

    # ---- own screen and hostel ---------------------------------------------------------------------------------

    def own_screen(self, view: View) -> list[Text]:
        goods = flow(self._goods(view), self.term.console.width - 4, "   ")
        return self._boxed(goods, self._own_title(view))

    def _own_things(self, view: View, width: int) -> list[Text]:
        return flow([self._own_title(view), *self._goods(view)], width, "   ")

    def _own_title(self, view: View) -> Text:
        assert view.seat is not None
        me = view.players[view.seat]
        title = Text(self.cat("cli-own", name=self.names[view.seat]) + " ")
        title.append(self.cat("cli-thalers", thalers=me.thalers or 0), "bold")
        return title if me.price is None else title.append(", " + self.cat("cli-price", price=me.price))

    def _goods(self, view: View) -> list[Cell]:
        assert view.seat is not None
        me = view.players[view.seat]
        goods: list[Cell] = []
        for number, (letter, name) in enumerate(zip(LETTERS, PAINTS, strict=True)):
            count = (me.paints or {}).get(name, 0)
            if count or number < _ALWAYS:
                paint = Text().append(f"{count} ", "bold" if count else "dim")
                paint.append(self.letters(letter, pictograms=True))
                goods.append(paint.append(f" {self.cat(f'paint-{name}')}", "" if count else "dim"))
        return [*goods, *self.face.own(view)]

    def hostel(self, view: View) -> list[Text]:
        """All wake-up times with what each means for the painter who gets up. The hour is what one types."""
        assert view.decision is not None
        cat = self.cat
        his = view.decision.actor != view.seat  # Leonardo has no mood and pays nothing (L-WAKE-02)
        heads = ("time", "place") if his else ("time", "mood", "apprentices", "price", "place")
        rows: list[list[Cell]] = [[Text(cat(f"cli-head-{key}"), style="dim") for key in heads]]
        taken = {one.wake: self.names[seat] for seat, one in enumerate(view.players) if one.wake is not None}
        if view.leonardo and view.leonardo.wake is not None:
            taken[view.leonardo.wake] = self.names[-1]
        options = {option.args["time"]: option for option in view.decision.options}
        for time in rules_of(view).times:
            before = sum(other < time for other in taken)
            free = time in options
            if free:
                place = Text(cat("cli-place-leonardo" if his else "cli-place", place=before + 1, awake=len(taken)))
            else:
                place = Text(cat("cli-taken", name=taken.get(time, "")), style="dim")
            hour = Text(str(time), style="bold" if free else "dim")
            rows.append([hour, place] if his else [hour, *self._means(view, options.get(time)), place])
        return aligned(rows, right=range(len(heads) - 1))

    def _means(self, view: View, option: Option | None) -> list[str]:
        """Mood, apprentices and price of an hour, as its bill says."""
        if option is None or option.gives is None or view.seat is None:
            return ["", "", ""]
        mood = next((one for one in option.gives.changes if one.stock == "mood"), None)
        change, then = (mood.change, mood.then) if mood is not None else (0, view.players[view.seat].mood)
        note = next(note for note in option.gives.notes if note.key == "note-wake")
        arrow = self.cat("cli-mood-change", change=change, mood=then)
        return [arrow, str(note.args["apprentices"]), str(note.args["price"])]
