"""What the table shows besides what is drawn of it: marks on fresco cards, rewards, piles, what tiles do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.cards import payment, prospects, restoring, words
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import NONE
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.cards.rules import Rules
    from buonfresco.games.cards.view import Player, View

_ACTING = frozenset({"act"})


def panel(r: Rules, view: View, _part: View) -> Panel:
    favourite = LETTERS.index(view.favourite) if view.favourite is not None else NONE
    own = view.players[view.seat] if view.seat is not None else None
    stock = _stock(r, own) if own is not None else []
    marks: list[Mark] = []
    rewarded = own is None  # else only who could earn one looks at the rewards
    for name in dict.fromkeys(view.frescoes):
        at, face = f"fresco-card:{name}", r.face_names.index(name)
        if name == view.restoring:
            paid = say("mark-cards-restoring", paid=view.paid, count=len(r.face_colours[face]))
            marks.append(Mark(at, say("sign-cards-restoring"), paid))
        elif own is not None:
            lacking = prospects.missing(r, stock, face)
            if lacking:
                marks.append(Mark(at, say("sign-cards-missing"), _missing(lacking)))
            else:
                points = words.points(prospects.worth(r, stock, face, favourite))
                marks.append(Mark(at, say("sign-cards-payable"), say("mark-cards-payable", points=points)))
                rewarded = True
        if restoring.is_favoured(r, face, favourite):
            marks.append(Mark(at, say("sign-cards-favoured"), say("mark-cards-favoured")))
    tiles = own.tiles if own is not None else {}
    mine: list[Said] = [say("panel-cards-tiles", tiles=words.tiles(tiles))] if tiles else []
    return Panel([_rewards(view, rewarded), *_rows(r, view)], mine, marks)


def _stock(r: Rules, own: Player) -> list[int]:
    hand = [r.card_numbers[name] for name in own.hand or []]
    return payment.full_stock(r, hand, [own.tiles.get(name, 0) for name in r.tile_names])


def _missing(sets: list[str]) -> Phrase:
    """``green and red``; several sets of colors would do: how many of which."""
    colours = "".join(sorted(set("".join(sets)), key=LETTERS.index)) if len(sets) > 1 else sets[0]
    some = "some" if len(sets) > 1 else "these"
    return say("mark-cards-missing", which=some, count=len(sets[0]), colours=Piece("paints", colours))


def _rewards(view: View, now: bool) -> Row:
    found = words.tiles({tile: view.tiles.count(tile) for tile in view.tiles})
    return Row(say("panel-cards-rewards"), found or [say("cards-none")], _ACTING if now else frozenset())


def _rows(r: Rules, view: View) -> Iterator[Row]:
    """For who looks around: piles, restored cards by their colors, what tiles do, and when the game ends."""
    for number, (name, pile) in enumerate(view.piles.items()):
        said: list[Said] = [*words.pile(r, number, pile.cards, pile.discarded)]
        if pile.top is not None:
            said.append(
                say("panel-cards-discarded", count=pile.discarded, card=words.card(r, r.card_numbers[pile.top]))
            )
        yield Row(Piece("cards-back", name), said)
    yield Row(say("panel-cards-piles"), [say("panel-cards-left", frescoes=view.fresco_pile, tiles=view.tile_pile)])
    for seat, one in enumerate(view.players):
        if one.frescoes:
            said = [
                say("panel-cards-fresco", fresco=Piece("fresco-card", card.card), value=card.value)
                for card in one.frescoes
            ]
            yield Row(say("panel-cards-restored", name=Piece("figure", seat)), said)
    known = [*view.tiles, *(tile for one in view.players for tile in one.tiles)]
    for sort, name in {words.tile_sort(r, name): name for name in known}.items():
        points = r.tile_points[r.tile_names.index(name)]
        about = say("panel-cards-about", sort=Piece("cards-sort", sort), about=words.about_tile(r, name), points=points)
        yield Row(say("panel-cards-tile-kinds"), [about])
    if view.table:
        yield Row(say("panel-cards-on-table"), [words.cards(r, view.table)])
    if not view.final:
        yield Row(say("panel-cards-end"), [say("panel-cards-end-when", count=r.enough)])
