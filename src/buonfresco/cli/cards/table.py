"""Drawing the table: fresco cards, tiles, players, the own hand. Readable at 80 columns and without color."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from buonfresco.cli.cards import facts
from buonfresco.cli.cards.labels import Words
from buonfresco.cli.layout import Cell, aligned, boxed, flow, labelled
from buonfresco.cli.terminal import Terminal
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.view import View
from buonfresco.text import PAINT_NAMES, Catalogue

_OWN_CARDS = ("pay", "rotate")  # questions about nothing but the own cards
_ROOM = 12  # columns of a fresco card's values, so that few cards leave the rows where they were


def _doing(view: View) -> str:
    """The phase; of the second one, what the player at turn has come to in it."""
    if view.phase != "act":
        return view.phase
    if view.waiting != [view.turn]:
        return "demand"
    if view.restoring is not None or view.restored:
        return "restore"
    return "exchange" if view.exchanged or view.table else "act"


class Drawing:
    """Draws views for one terminal, in one language, with the names of one table."""

    def __init__(self, term: Terminal, cat: Catalogue, names: Sequence[str], words: Words) -> None:
        self.term = term
        self.cat = cat
        self.names = names  # by seat
        self.words = words
        self.rules = words.rules

    def whole(self, view: View, everything: bool = False) -> list[Text]:
        """What matters now; or everything that can be seen."""
        lines = [self.header(view), *self.frescoes(view)]
        if everything or self._rewards_matter(view):
            lines += self.tiles(view)
        lines += self.players(view)
        if everything:
            lines += self.details(view)
        return [*lines, *self.hand(view)] if view.seat is not None else lines

    def brief(self, view: View) -> list[Text]:
        """Within a turn the table is known: only what the next answer needs."""
        assert view.decision is not None
        if view.decision.kind in _OWN_CARDS:
            return self.hand(view)
        return [*self.frescoes(view), *self.hand(view)]

    def header(self, view: View) -> Text:
        """Round, phase, and the bishop's favorite color, which turns fresco cards."""
        cat = self.cat
        title = cat("cli-round-final" if view.final else "cli-round", round=view.round)
        line = Text(f"{title}  ", style="bold").append(f"[{cat.name(_doing(view), of='phase-cards')}]", "bold reverse")
        if view.favourite is None:
            return line.append("  " + cat("cli-cards-no-favourite"), "dim")
        return line.append("  " + cat("cli-cards-favourite") + " ", "dim").append_text(self._paint(view.favourite))

    # ---- what lies open -----------------------------------------------------------------------------------------

    def frescoes(self, view: View) -> list[Text]:
        """Each with its values and what it means for the viewer."""
        cat = self.cat
        heads = [cat(f"cli-cards-head-{key}") for key in ("fresco", "values", "worth")]
        rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]] if self.term.tall else []
        for fresco in view.frescoes:
            values = "-".join(map(str, facts.values(self.rules, fresco)))
            rows.append([self.term.letters(fresco, pictograms=True), values, self._chance(view, fresco)])
        return aligned(rows)

    def _paint(self, letter: str) -> Text:
        name = self.cat(f"paint-{PAINT_NAMES[letter]}")
        return Text().append_text(self.term.letters(letter, pictograms=True)).append(f" {name}")

    def _chance(self, view: View, fresco: str) -> Text:
        cat = self.cat
        said: list[str] = []
        style = "dim"
        if view.seat is not None:
            worth = facts.worth(view, self.rules, fresco)
            if worth is not None:
                style = "bold"
                said.append(cat("cli-cards-payable", points=self.words.points(worth)))
            else:
                said.append(self.words.missing(facts.missing(view, self.rules, fresco)))
        if facts.favoured(view, fresco):
            said.append(cat("cli-cards-favoured"))
        return Text("  ".join(said), style=style)

    def tiles(self, view: View) -> list[Text]:
        """The rewards for a restoration."""
        counts = {tile: view.tiles.count(tile) for tile in view.tiles}
        row = (self.cat("cli-cards-rewards"), [self.words.tiles(counts) or self.cat("cards-none")])
        return labelled([row], self.term.console.width, self.cat("panel-gap"))

    def _rewards_matter(self, view: View) -> bool:
        """Where lines are few, only for who could earn one."""
        if self.term.tall or view.seat is None:
            return True
        return any(facts.worth(view, self.rules, fresco) for fresco in view.frescoes)

    # ---- painters -----------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        """In turn order from the starting player, who has the palette."""
        cat = self.cat
        heads = [
            cat("cli-head-name"),
            cat("cli-head-points"),
            cat("cli-cards-head-restored"),
            cat("cli-cards-head-hand"),
        ]
        rows: list[list[Cell]] = [[Text(f"  {heads[0]}", "dim"), *(Text(head, "dim") for head in heads[1:])]]
        seats = len(view.players)
        for number in range(seats):
            seat = (view.start + number) % seats
            one = view.players[seat]
            mark = self.term.glyphs.mine if seat == view.seat else " "
            values = " ".join(str(fresco.value) for fresco in one.frescoes)
            backs = ", ".join(cat("cards-held", count=count, back=back) for back, count in one.backs.items())
            held = cat("cli-cards-hand", count=sum(one.backs.values()), backs=backs)
            tiles = [cat("cli-cards-tiles", tiles=self.words.tiles(one.tiles))] if one.tiles else []
            done = cat("cli-cards-done", count=len(one.frescoes), enough=self.rules.enough)
            restored = f"{done}{cat('cli-colon')}{values}" if values else done
            style = "bold" if seat == view.seat else ""
            cells: list[Cell] = [Text(f"{mark} {self.names[seat]}", style), str(one.score), f"{restored:<{_ROOM}}"]
            rows.append([*cells, cat("panel-gap").join([held, *tiles])])
        return aligned(rows, right=[1], width=self.term.console.width)

    # ---- everything else ----------------------------------------------------------------------------------------

    def details(self, view: View) -> list[Text]:
        """Piles, restored cards by their colors, what tiles do, and when the game ends."""
        cat = self.cat
        rows: list[tuple[str, Sequence[Cell]]] = []
        for name, pile in view.piles.items():
            pieces: list[Cell] = [self.words.pile(view, name)]
            if pile.top is not None:
                pieces.append(cat("cli-cards-discarded", count=pile.discarded, card=self.words.card(pile.top)))
            rows.append((cat("cli-cards-pile", pile=name), pieces))
        rows.append((cat("cli-cards-piles"), [cat("cli-cards-left", frescoes=view.fresco_pile, tiles=view.tile_pile)]))
        for seat, one in enumerate(view.players):
            cards = [self.term.letters(card.card, True).append(f" {card.value}") for card in one.frescoes]
            if cards:
                rows.append((cat("cli-cards-restored", name=self.names[seat]), cards))
        known = dict.fromkeys([*view.tiles, *(tile for one in view.players for tile in one.tiles)])
        colon = cat("cli-colon")
        kinds = {tile.partition("-")[0]: tile for tile in known}  # paint tiles all do the same
        abouts = [cat.name(kind, of="cards-sort") + colon + self.words.about_tile(kind) for kind in kinds]
        rows += [(cat("cli-cards-tile-kinds") if number == 0 else "", [about]) for number, about in enumerate(abouts)]
        if view.table:
            rows.append((cat("cli-cards-on-table"), [self.words.cards(view.table)]))
        if not view.final:
            rows.append((cat("cli-cards-end"), [cat("cli-cards-end-when", count=self.rules.enough)]))
        return labelled(rows, self.term.console.width, cat("panel-gap"))

    # ---- the own hand -------------------------------------------------------------------------------------------

    def hand(self, view: View) -> list[Text]:
        """By color, with a legend of the marks."""
        assert view.seat is not None
        cat, cards = self.cat, facts.hand(view)
        pieces: list[Cell] = []
        for letter in LETTERS:
            found = [card for card in cards if facts.colour(card) == letter]
            if found:
                kinds = ", ".join(self._kind(card, found.count(card)) for card in dict.fromkeys(found))
                pieces.append(self._paint(letter).append(cat("cli-colon") + kinds))
        tiles = facts.own(view).tiles
        if tiles:
            pieces.append(cat("cli-cards-tiles", tiles=self.words.tiles(tiles)))
        title = cat("cli-cards-own", name=self.names[view.seat], count=len(cards))
        width = self.term.console.width - 4  # inside the frame
        lines = flow(pieces or [cat("cards-none")], width, "   ")
        return boxed(lines, title, cat("cli-cards-legend"), ascii_only=self.term.ascii_only)

    def _kind(self, card: str, count: int) -> str:
        """``M/W round``: the color stands before it."""
        said = facts.symbols(card)
        if not facts.is_market(self.rules, card):
            said = f"{said} {self.words.back(facts.back(self.rules, card))}"
        return self.words.times(count, said)
