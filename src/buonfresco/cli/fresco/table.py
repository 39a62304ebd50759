"""Drawing the table: what lies open, and the viewer's own screen. Readable at 80 columns and without color."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from buonfresco.cli.fresco.facts import openings, own_scrolls, reserved
from buonfresco.cli.fresco.late_panels import treasure_mark
from buonfresco.cli.fresco.module_panels import panels
from buonfresco.cli.fresco.panels import Desk, Panel, question_lines, table_lines
from buonfresco.cli.fresco.story import columns, tile_paints, tile_value
from buonfresco.cli.layout import Cell, aligned, beside, boxed, flow
from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.actions import PLACES
from buonfresco.games.fresco.board import SEGMENTS, SIDE
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.view import Leonardo, Player, View
from buonfresco.text import Catalogue

_PHASES = ("wake", "plan", "market", "cathedral", "studio", "workshop", "fifth")
_AFTER_MARKET = ("cathedral", "studio", "workshop", "fifth")  # the booths mean nothing any more
_ON_THE_FRESCO = ("cathedral", "leonardo_cathedral", "window", "lady_cathedral", "lady_bishop", "explore")


class Drawing:
    """Draws views for one terminal, in one language, with the names of one table."""

    def __init__(self, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        self.term = term
        self.cat = cat
        self.names = names  # by painter, Leonardo last
        self.desk = Desk(term, cat, names)

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        """What matters now; or everything that can be seen."""
        found = panels(view, self.desk)
        board = self.fresco(view)
        if everything or view.phase not in _AFTER_MARKET:
            board = beside(board, self.market(view), self.term.console.width)
        lines = [self.header(view), *board, *self.players(view), *table_lines(view, self.desk, found, everything)]
        return [*lines, *self.own_screen(view, found)] if view.seat is not None else lines

    def brief(self, view: View) -> list[Text]:
        """Between two answers of one turn the table is known: only what the question is about."""
        assert view.decision is not None
        found = panels(view, self.desk)
        lines = question_lines(view, self.desk, found)
        if view.phase == "plan" or view.decision.kind == "landing":
            return [*self.players(view), *lines]
        board: list[Text] = []
        if view.decision.kind in _ON_THE_FRESCO:
            board = self.fresco(view)
        elif view.decision.kind in ("market", "free_paint", "lady_market"):
            board = self.market(view)
        return [*board, *lines, *self.own_screen(view, found)]

    # ---- round and phase ---------------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        cat = self.cat
        title = cat("cli-round-final" if view.final else "cli-round", round=view.round)
        words = [cat(f"phase-{phase}") for phase in _PHASES]
        if view.final:
            words[-1] = cat("phase-fifth-final")
        arrow = f" {self.term.glyphs.then} "
        if len(title) + sum(map(len, words)) + len(arrow) * len(words) + 1 > self.term.console.width:  # brackets too
            arrow = self.term.glyphs.then
        line = Text(f"{title}  ", style="bold")
        for number, (phase, name) in enumerate(zip(_PHASES, words, strict=True)):
            line.append(arrow if number else "", "dim")
            line.append(f"[{name}]" if phase == view.phase else name, "bold reverse" if phase == view.phase else "dim")
        return line

    # ---- fresco and market -------------------------------------------------------------------------------------

    def fresco(self, view: View) -> list[Text]:
        lines = own_scrolls(view)
        windows = openings(view)
        rows: list[list[Cell]] = [["", *(self._line(column, lines, " ") for column in "ABCDE")]]
        for row in range(SIDE):
            segments = SEGMENTS[row * SIDE : row * SIDE + SIDE]
            cells = [self._segment(view, segment, windows) for segment in segments]
            rows.append([self._line(str(row + 1), lines, " " if lines else ""), *cells])
        glyphs = self.term.glyphs
        legend = f"{glyphs.bishop} {self.cat('cli-bishop')}"
        if windows:
            legend += f"  {glyphs.window} {self.cat('cli-window')}"
        if view.leonardo:
            guide = self.cat("cli-guided-short" if windows else "cli-guided", name=self.names[view.leonardo.guide])
            legend += f"  {glyphs.leonardo} {self.names[-1]}{guide}"
        title = self.cat("cli-fresco", tiles=len(view.fresco))
        return self._boxed(aligned(rows, gap=1 if windows else 2), title, legend)

    def _line(self, name: str, own: Collection[str], blank: str) -> Text:
        """The name of a row or column; those on the viewer's own scrolls are marked."""
        return Text(self.term.glyphs.mine + name, style="bold") if name in own else Text(blank + name, style="dim")

    def _boxed(self, lines: list[Text], title: Cell, foot: str = "") -> list[Text]:
        return boxed(lines, title, foot, ascii_only=self.term.ascii_only)

    def _segment(self, view: View, segment: str, windows: Collection[str]) -> Text:
        glyphs = self.term.glyphs
        tile = view.fresco.get(segment)
        if tile is None:
            room = (view.modules.get("catacombs") or {}).get("rooms", {}).get(segment)  # what lies open in it
            shown = Text(f" {treasure_mark(view, room, self.cat)}") if room else Text(f" {glyphs.restored}", "dim")
        else:
            rules = rules_of(view)
            shown = Text(f"{tile_value(rules, tile):>2} ")
            shown.append(self.term.letters(tile_paints(rules, tile), self.term.wide))
        figures = glyphs.bishop if view.bishop == segment else ""
        if view.leonardo and view.leonardo.segment == segment:
            figures += glyphs.leonardo
        if segment in (held := reserved(view)):
            figures += glyphs.kept if held[segment] == view.seat else glyphs.held
        if windows:  # a column of their own, behind three paints
            room = 9 if self.term.wide and not self.term.ascii_only else 6
            blank = " " * (room - shown.cell_len)
            shown.append(blank + (glyphs.window if segment in windows else " "), "dim")
            return shown.append(figures, "bold")
        return shown.append(f" {figures}", "bold") if figures else shown

    def market(self, view: View) -> list[Text]:
        gold = view.modules.get("leaf_gold", {}).get("arrows", {})
        beams = view.modules.get("pews", {}).get("tiles", {})
        rows: list[list[Cell]] = []
        for booth, tiles in view.booths.items():
            row: list[Cell] = [Text(booth, style="bold")]
            if not tiles:
                row.append(Text(self.cat("cli-booth-empty"), style="dim"))
            for number, tile in enumerate(tiles, start=1):
                paints = tile_paints(rules_of(view), tile) if tile else self.term.glyphs.restored
                cell = Text(f"{number}:", style="dim").append(self.term.letters(paints, self.term.wide))
                if tile in beams:
                    cell.append(f"{self.term.glyphs.beam}{beams[tile]}")
                arrow = gold.get(f"{booth}.{number}")
                row.append(cell.append(f"+{arrow}", "bold yellow") if arrow and tile else cell)
            rows.append(row)
        return self._boxed(aligned(rows, gap=1), self.cat("phase-market"))

    # ---- painters ----------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        cat = self.cat
        tiles = rules_of(view).action_tiles.values()
        width = 2 if tiles else 1  # of a column of the sheet
        initials = " ".join(f"{cat(f'cli-initial-{column}'):<{width}}" for column in columns(view.final)).rstrip()
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
        key = f"cli-initial-tile-{tile}"
        return self.cat(key) if key in self.cat else tile[0]

    def _sheet(self, plan: list[int] | None, covers: dict[str, str] | None, width: int) -> str:
        """A digit for each column; an action tile by its letter, with the apprentices on it."""
        if not plan and not covers:
            return ""
        cells = []
        for number, place in enumerate(PLACES):
            tile = (covers or {}).get(place)
            count = plan[number] if plan else None
            if tile is not None:
                cells.append(self._initial(tile) + (str(count) if count else ""))
            else:
                cells.append(self.term.glyphs.restored if count is None else str(count))
        return " ".join(f"{cell:<{width}}" for cell in cells)

    def _sorted(self, view: View) -> list[int]:
        """In the order that counts now: action order once it is known, else the order of choosing a wake time."""
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

    def own_screen(self, view: View, found: Sequence[Panel]) -> list[Text]:
        assert view.seat is not None
        me = view.players[view.seat]
        width = self.term.console.width - 4  # inside the frame
        goods: list[Cell] = []
        for letter, name in zip(LETTERS, PAINTS, strict=True):
            count = (me.paints or {}).get(name, 0)
            if count or name in PAINTS[:6]:
                paint = Text().append(f"{count} ", "bold" if count else "dim")
                paint.append(self.term.letters(letter, pictograms=True))
                goods.append(paint.append(f" {self.cat(f'paint-{name}')}", "" if count else "dim"))
        title = Text(self.cat("cli-own", name=self.names[view.seat]) + " ")
        title.append(self.cat("cli-thalers", thalers=me.thalers or 0), "bold")
        if me.price is not None:
            title.append(", " + self.cat("cli-price", price=me.price))
        goods += [piece for panel in found for piece in panel.own]
        return self._boxed(flow(goods, width, "   "), title)

    def hostel(self, view: View, free: Collection[int]) -> list[Text]:
        """All wake times with what each means for the painter who gets up. The hour is what one types."""
        assert view.decision is not None
        cat = self.cat
        his = view.decision.actor != view.seat  # Leonardo has no mood and pays nothing (L-WAKE-02)
        heads = ("time", "place") if his else ("time", "mood", "apprentices", "price", "place")
        rows: list[list[Cell]] = [[Text(cat(f"cli-head-{key}"), style="dim") for key in heads]]
        taken = {one.wake: self.names[seat] for seat, one in enumerate(view.players) if one.wake is not None}
        if view.leonardo and view.leonardo.wake is not None:
            taken[view.leonardo.wake] = self.names[-1]
        for row in load_pack(view.config["pack"]).board.hostel:
            before = sum(time < row.time for time in taken)
            if row.time in free:
                place = Text(cat("cli-place-leonardo" if his else "cli-place", place=before + 1, awake=len(taken)))
            else:
                place = Text(cat("cli-taken", name=taken.get(row.time, "")), style="dim")
            hour = Text(str(row.time), style="bold" if row.time in free else "dim")
            rows.append([hour, place] if his else [hour, *self._mood_after(view, row.mood), str(row.price), place])
        return aligned(rows, right=range(len(heads) - 1))

    def _mood_after(self, view: View, change: int) -> tuple[str, str]:
        """The mood after a change, and how many apprentices that means (B-MOOD-09)."""
        assert view.seat is not None
        pack = load_pack(view.config["pack"])
        track = pack.board.mood
        mood = max(-track.below, min(track.above, view.players[view.seat].mood + change))
        count = pack.stock.start.apprentices
        count += (mood > track.above - track.plus) - (mood < -track.below + track.minus)
        arrow = self.cat("cli-mood-change", change=change, mood=mood)
        return arrow, str(count)
