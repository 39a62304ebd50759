"""Drawing the table: fresco cards, tiles, players, the own hand. Readable at 80 columns and without color."""

from __future__ import annotations

from rich.text import Text

from buonfresco.cli.face import Face
from buonfresco.cli.layout import Cell, aligned, boxed, flow
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.view import Player, View
from buonfresco.games.cards.words import short_draws, tiles
from buonfresco.phrases import Phrase, Piece, listed
from buonfresco.text import PAINT_NAMES

_OWN_CARDS = ("pay", "rotate")  # questions about nothing but the own cards
_ROOM = 12  # columns of a fresco card's values, so that few cards leave the rows where they were
_PAYABLE = "mark-cards-payable"


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
    """Draws views with the words of one face."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.term = face.term
        self.cat = face.cat
        self.names = face.names  # by seat
        self.rules: Rules = face.rules

    def whole(self, view: View, everything: bool) -> list[Text]:
        lines = [self.header(view), *self.frescoes(view)]
        rows = self.face.panels(view, everything)
        lines += [*self.players(view), *rows] if everything else [*rows, *self.players(view)]
        return [*lines, *self.hand(view, view.players[view.seat])] if view.seat is not None else lines

    def brief(self, view: View) -> list[Text]:
        """Within a turn the table is known: only what the next answer needs."""
        assert view.decision is not None
        assert view.seat is not None
        hand = self.hand(view, view.players[view.seat])
        return hand if view.decision.kind in _OWN_CARDS else [*self.frescoes(view), *hand]

    def header(self, view: View) -> Text:
        """Round, phase, and the bishop's favorite color, which turns fresco cards."""
        cat = self.cat
        title = cat("cli-round-final" if view.final else "cli-round", round=view.round)
        line = Text(f"{title}  ", style="bold").append(f"[{cat.name(_doing(view), of='phase-cards')}]", "bold reverse")
        if view.favourite is None:
            return line.append("  " + cat("cli-cards-no-favourite"), "dim")
        return line.append("  " + cat("cli-cards-favourite") + " ", "dim").append_text(self._paint(view.favourite))

    def _paint(self, letter: str) -> Text:
        name = self.cat(f"paint-{PAINT_NAMES[letter]}")
        return Text().append_text(self._letters(letter)).append(f" {name}")

    def _letters(self, letters: str) -> Text:
        return self.face.rich(Piece("letters", letters), pictograms=True)

    # ---- what lies open -----------------------------------------------------------------------------------------

    def frescoes(self, view: View) -> list[Text]:
        """Each with its values and what it means for the viewer."""
        heads = [self.cat(f"cli-cards-head-{key}") for key in ("fresco", "values", "worth")]
        rows: list[list[Cell]] = [[Text(head, style="dim") for head in heads]] if self.term.tall else []
        marks = self.face.marks(view)
        for fresco in view.frescoes:
            values = "-".join(map(str, self.rules.face_values[self.rules.face_names.index(fresco)]))
            said = [mark.says for mark in marks.get(f"fresco-card:{fresco}", [])]
            payable = any(getattr(one, "key", "") == _PAYABLE for one in said)
            chance = Text("  ".join(map(self.face.say, said)), style="bold" if payable else "dim")
            rows.append([self._letters(fresco), values, chance])
        return aligned(rows)

    # ---- painters -----------------------------------------------------------------------------------------------

    def players(self, view: View) -> list[Text]:
        """In turn order from the starting player, who has the palette."""
        heads = ("cli-head-name", "cli-head-points", "cli-cards-head-restored", "cli-cards-head-hand")
        name, *others = [self.cat(key) for key in heads]
        rows: list[list[Cell]] = [[Text(f"  {name}", "dim"), *(Text(head, "dim") for head in others)]]
        seats = len(view.players)
        rows += [self._player(view, (view.start + number) % seats) for number in range(seats)]
        return aligned(rows, right=[1], width=self.term.console.width)

    def _player(self, view: View, seat: int) -> list[Cell]:
        cat, one, mine = self.cat, view.players[seat], seat == view.seat
        values = " ".join(str(fresco.value) for fresco in one.frescoes)
        done = cat("cli-cards-done", count=len(one.frescoes), enough=self.rules.enough)
        restored = f"{done}{cat('cli-colon')}{values}" if values else done
        name = Text(f"{self.term.glyphs.mine if mine else ' '} {self.names[seat]}", "bold" if mine else "")
        backs = ", ".join(cat("cli-cards-held", count=count, back=back) for back, count in one.backs.items())
        held = [cat("cli-cards-hand", count=sum(one.backs.values()), backs=backs)]
        if one.tiles:
            held.append(cat("panel-cards-tiles", tiles=self.face.say(listed(tiles(one.tiles)))))
        return [name, str(one.score), f"{restored:<{_ROOM}}", cat("panel-gap").join(held)]

    # ---- the own hand -------------------------------------------------------------------------------------------

    def hand(self, view: View, own: Player) -> list[Text]:
        """By color: what each card is good for besides."""
        cat, rules = self.cat, self.rules
        cards = [rules.card_numbers[name] for name in own.hand or []]
        pieces: list[Cell] = []
        for colour, letter in enumerate(LETTERS):
            found = [card for card in cards if rules.card_colour[card] == colour]
            if found:
                kinds = cat("panel-gap").join(self._kind(card, found.count(card)) for card in dict.fromkeys(found))
                pieces.append(self._paint(letter).append(cat("cli-colon") + kinds))
        pieces += self.face.own(view)
        assert view.seat is not None
        title = cat("cli-cards-own", name=self.names[view.seat], count=len(cards))
        lines = flow(pieces or [cat("cards-none")], self.term.console.width - 4, "   ")  # inside the frame
        return boxed(lines, title, cat("cli-cards-legend"), ascii_only=self.term.ascii_only)

    def _kind(self, card: int, count: int) -> str:
        """``mixing, workshop``: the color stands before it."""
        rules = self.rules
        marks = {"mixing": rules.mixing[card], "bishop": bool(rules.bishop[card])}
        back = Piece("cards-back", rules.pile_names[rules.card_back[card]])
        kind = self.face.say(Phrase("cli-cards-kind", {"draws": short_draws(rules, card), "back": back, **marks}))
        return kind if count == 1 else self.cat("cli-cards-times", count=count, kind=kind)
