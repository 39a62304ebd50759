"""Drawing the table: what lies open, and the viewer's own screen. Readable at 80 columns and without colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from buonfresco.cli.layout import Cell, aligned, beside, boxed
from buonfresco.cli.story import columns, tile_paints, tile_value
from buonfresco.cli.terminal import Terminal
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import SEGMENTS, SIDE
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.view import Leonardo, Player, View
from buonfresco.text import Catalogue

_PHASES = ("wake", "plan", "market", "cathedral", "studio", "workshop", "theater")
_AFTER_MARKET = ("cathedral", "studio", "workshop", "theater", "cathedral2")  # the booths mean nothing any more


class Drawing:
    """Draws views for one terminal, in one language, with the names of one table."""

    def __init__(self, term: Terminal, cat: Catalogue, names: Sequence[str]) -> None:
        self.term = term
        self.cat = cat
        self.names = names  # by painter, Leonardo last

    def whole(self, view: View) -> list[Text]:
        board = self.fresco(view)
        if view.phase not in _AFTER_MARKET:
            board = beside(board, self.market(view))
        lines = [self.header(view), *board, *self.players(view)]
        return [*lines, *self.own_screen(view)] if view.seat is not None else lines

    # ---- round and phase ---------------------------------------------------------------------------------------

    def header(self, view: View) -> Text:
        cat = self.cat
        title = cat("cli-round-final" if view.final else "cli-round", round=view.round)
        phases = [*_PHASES[:-1], "cathedral2"] if view.final else list(_PHASES)
        now = {"order": "wake", "reveal": "plan", "begin": "wake"}.get(view.phase, view.phase)
        words = [cat("column-cathedral2") if phase == "cathedral2" else cat(f"phase-{phase}") for phase in phases]
        arrow = f" {self.term.glyphs.then} "
        if len(title) + sum(map(len, words)) + len(arrow) * len(words) + 1 > self.term.console.width:  # brackets too
            arrow = self.term.glyphs.then
        line = Text(f"{title}  ", style="bold")
        for number, (phase, name) in enumerate(zip(phases, words, strict=True)):
            line.append(arrow if number else "", "dim")
            line.append(f"[{name}]" if phase == now else name, "bold reverse" if phase == now else "dim")
        return line

    # ---- fresco and market -------------------------------------------------------------------------------------

    def fresco(self, view: View) -> list[Text]:
        rows: list[list[Cell]] = [["", *(Text(f" {column}", style="dim") for column in "ABCDE")]]
        for row in range(SIDE):
            segments = SEGMENTS[row * SIDE : row * SIDE + SIDE]
            rows.append([Text(str(row + 1), style="dim"), *(self._segment(view, segment) for segment in segments)])
        glyphs = self.term.glyphs
        legend = f"{glyphs.bishop} {self.cat('cli-bishop')}"
        if view.leonardo:
            guide = self.names[view.leonardo.guide]
            legend += f"  {glyphs.leonardo} {self.names[-1]}, {self.cat('cli-guided', name=guide)}"
        return self._boxed(aligned(rows), self.cat("cli-fresco", tiles=len(view.fresco)), legend)

    def _boxed(self, lines: list[Text], title: Cell, foot: str = "") -> list[Text]:
        return boxed(lines, title, foot, ascii_only=self.term.ascii_only)

    def _segment(self, view: View, segment: str) -> Text:
        tile = view.fresco.get(segment)
        if tile is None:
            shown = Text(f" {self.term.glyphs.restored}", style="dim")
        else:
            rules = rules_of(view)
            shown = Text(f"{tile_value(rules, tile):>2} ")
            shown.append(self.term.letters(tile_paints(rules, tile), self.term.wide))
        marks = self.term.glyphs.bishop if view.bishop == segment else ""
        if view.leonardo and view.leonardo.segment == segment:
            marks += self.term.glyphs.leonardo
        return shown.append(f" {marks}", "bold") if marks else shown

    def market(self, view: View) -> list[Text]:
        rows: list[list[Cell]] = []
        for booth, tiles in view.booths.items():
            row: list[Cell] = [Text(booth, style="bold")]
            if not tiles:
                row.append(Text(self.cat("cli-booth-empty"), style="dim"))
            for number, tile in enumerate(tiles, start=1):
                paints = tile_paints(rules_of(view), tile) if tile else self.term.glyphs.restored
                row.append(Text(f"{number}:", style="dim").append(self.term.letters(paints, self.term.wide)))
            rows.append(row)
        lines = aligned(rows, gap=1)
        for key, part in view.modules.items():  # e.g. a barrel: whatever lies open
            for name, value in part.items():
                if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
                    shown = " ".join(tile_paints(rules_of(view), one) for one in value)
                    lines.append(Text(f"{self.cat.name(f'{key}-{name}', of='part')}: {shown}"))
        return self._boxed(lines, self.cat("phase-market"))

    # ---- painters ----------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        cat = self.cat
        initials = " ".join(cat(f"cli-initial-{column}") for column in columns(view.final))
        heads = [cat(f"cli-head-{key}") for key in ("name", "space", "mood", "apprentices", "wake", "tiles")]
        heads.append(cat("cli-head-plan", columns=initials))
        rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]]
        plan = " " * (len(heads[-1]) - len(initials))  # digits below their initials
        for painter in self._sorted(view):
            if painter < len(view.players):
                rows.append(self._player(view, painter, plan))
            elif view.leonardo is not None:
                rows.append(self._leonardo(view.leonardo, plan))
        return aligned(rows, right=range(1, 6))

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

    def _player(self, view: View, seat: int, indent: str) -> list[Cell]:
        one = view.players[seat]
        mine = seat == view.seat
        name = f"{self.term.glyphs.mine} {self.names[seat]}" if mine else f"  {self.names[seat]}"
        asleep = self.cat("cli-asleep")
        wake = asleep if one.wake is None else self.cat("cli-woken", time=one.wake, price=one.price or 0)
        plan = indent + " ".join(map(str, one.plan)) if one.plan else ""
        mood = self.cat("cli-signed", number=one.mood)
        cells = [name, str(one.space), mood, str(one.apprentices), wake, str(len(one.tiles)), plan]
        return [Text(cell, style="bold" if mine else "") for cell in cells]

    def _leonardo(self, him: Leonardo, indent: str) -> list[Cell]:
        wake = self.cat("cli-asleep") if him.wake is None else str(him.wake)
        plan = indent + " ".join(map(str, him.plan)) if him.plan else ""
        return [f"  {self.names[-1]}", str(him.space), "", "", wake, str(len(him.tiles)), plan]

    # ---- own screen and hostel ---------------------------------------------------------------------------------

    def own_screen(self, view: View) -> list[Text]:
        assert view.seat is not None
        me = view.players[view.seat]
        goods = Text()
        for letter, name in zip(LETTERS, PAINTS, strict=True):
            count = (me.paints or {}).get(name, 0)
            if count or name in PAINTS[:6]:
                goods.append("   " if goods else "")
                goods.append(f"{count} ", "bold" if count else "dim")
                goods.append(self.term.letters(letter, pictograms=True))
                goods.append(f" {self.cat(f'paint-{name}')}", "" if count else "dim")
        title = Text(self.cat("cli-own", name=self.names[view.seat]) + " ")
        title.append(self.cat("cli-thalers", thalers=me.thalers or 0), "bold")
        if me.price is not None:
            title.append(", " + self.cat("cli-price", price=me.price))
        return self._boxed([goods], title)

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
