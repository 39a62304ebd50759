"""The card game in words: its options, what cannot be counted about them, which of them come first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling, some
from buonfresco.engine.told import Bill, Said
from buonfresco.games.cards import payment, prospects, story, turn, words
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.state import DRAW, NONE
from buonfresco.phrases import Phrase, Piece, figure, say

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards
    from buonfresco.games.cards.rules import Rules

_SOURCES: Final = tuple(Piece("source", f"cards-{name}") for name in turn.SOURCES)
_FIRST: Final = (
    "restore",
    "pay",
    "mix",
    "paint",
    "rotate",
    "take",
    "lay",
    "draw",
    "finish",
    "give",
    "discard",
    "demand",
)


# ---- what an option speaks of -------------------------------------------------------------------------------------


def _card(r: Rules, action: Action) -> Pieces:
    return {"card": Piece("card", r.card_names[action.args[0]])}


def _mix(r: Rules, action: Action) -> Pieces:
    one, other = action.args
    return {"card": Piece("card", r.card_names[one]), "other": Piece("card", r.card_names[other])}


def _draw(r: Rules, action: Action) -> Pieces:
    return {"pile": Piece("cards-pile", r.pile_names[action.args[0]])}


def _restore(r: Rules, action: Action) -> Pieces:
    return {"fresco": words.fresco(r, action.args[0])}


def _tile(r: Rules, action: Action) -> Pieces:
    return {"tile": words.tile(r.tile_names[action.args[0]])}


def _demand(_r: Rules, action: Action) -> Pieces:
    return {"colour": LETTERS[action.args[0]]}


_CARDS: Final = ("lay", "pay", "give", "discard")  # what is done with a single card


# ---- words --------------------------------------------------------------------------------------------------------


def _say_card(g: Cards, seat: int, action: Action) -> Phrase:
    card = words.card_among(g.r, action.args[0], g.s.hands[seat], draws_said=action.kind == "lay")
    return say(f"action-cards-{action.kind}", card=card)


def _say_mix(g: Cards, seat: int, action: Action) -> Phrase:
    card, other = [words.card_among(g.r, number, g.s.hands[seat], half=True) for number in action.args]
    return say("action-cards-mix", card=card, other=other)


def _say_stop(g: Cards, seat: int, _action: Action) -> Phrase:
    return say("action-cards-stop", more=_more(g, seat))


def _more(g: Cards, seat: int) -> str:
    """What else could be done: another restoration, the first one after an exchange, or nothing but a demand."""
    if all(action.kind != "restore" for action in g.legal(seat)):
        return "demand"
    return "restore" if g.s.restored else "exchanged"


def _about_laid(g: Cards, _seat: int, _about: dict[str, Any]) -> Pieces:
    return {"draws": _owed(g), "count": sum(g.s.owed)}


def _about_draw(g: Cards, _seat: int, _about: dict[str, Any]) -> Pieces:
    return {"draws": _owed(g)}


def _owed(g: Cards) -> Said:
    return words.draws(dict(zip(DRAW.of(g.r), g.s.owed, strict=True)))


def _about_pay(g: Cards, _seat: int, about: dict[str, Any]) -> Pieces:
    colours = g.r.face_colours[g.s.restoring]
    fresco = words.fresco(g.r, g.s.restoring)
    return {"fresco": fresco, "colour": about["colour"], "number": g.s.paid + 1, "count": len(colours)}


def _about_rotate(g: Cards, seat: int, about: dict[str, Any]) -> Pieces:
    return {**about, "fresco": words.fresco(g.r, g.s.frescoes[seat][-1][0])}


def _about_more(g: Cards, seat: int, _about: dict[str, Any]) -> Pieces:
    return {"more": _more(g, seat), "tile": words.tile("exchange")}


def _about_give(_g: Cards, _seat: int, about: dict[str, Any]) -> Pieces:
    return {"colour": about["colour"], "to": figure(about["to"])}


def _about_discard(g: Cards, seat: int, about: dict[str, Any]) -> Pieces:
    return {**about, "held": len(g.s.hands[seat]), "most": turn.MOST_CARDS}


# ---- what cannot be counted ---------------------------------------------------------------------------------------


def _note_lay(g: Cards, after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    yield say("note-cards-lay", draws=words.draws_for(g.r, action.args[0]))
    yield from _lost(g, after, seat)


def _lost(g: Cards, after: Cards, seat: int) -> Iterator[Phrase]:
    """What can be restored with a card, but not without it."""
    found = prospects.lost(g, after, seat)
    if found:
        yield say(
            "note-cards-lost", frescoes=words.joined([words.fresco(g.r, face) for face in found]), count=len(found)
        )


def _note_draw(g: Cards, _after: Cards, _seat: int, action: Action) -> Iterator[Phrase]:
    pile = action.args[0]
    yield from words.pile(g.r, pile, len(g.s.piles[pile]), len(g.s.discards[pile]))


def _note_restore(g: Cards, after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    """Where it can be paid in several ways; else its points are booked."""
    if after.s.restoring != NONE:
        stock = prospects.stock_of(g, seat)
        yield words.worth_note("worth", prospects.worth(g.r, stock, action.args[0], g.s.favourite))


def _note_pay(g: Cards, after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    cards = () if action.kind == "paint" else action.args
    yield say("note-cards-rotations", count=payment.rotations([g.r.bishop[card] for card in cards]))
    s = after.s
    if s.restoring != NONE:
        stock = prospects.stock_of(after, seat)
        worth = prospects.worth(g.r, stock, s.restoring, s.favourite, s.paid, s.rotations)
        yield words.worth_note("ends", worth)


def _note_take(g: Cards, _after: Cards, _seat: int, action: Action) -> Iterator[Phrase]:
    yield words.about_tile(g.r, g.r.tile_names[action.args[0]])


def _note_demand(g: Cards, _after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    yield say("note-cards-held", count=_held(g, seat, action.args[0]))


def _held(g: Cards, seat: int, colour: int) -> int:
    return [g.r.card_colour[card] for card in g.s.hands[seat]].count(colour)


def _note_spare(g: Cards, after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    colour = g.r.card_colour[action.args[0]]
    yield say("note-cards-of-colour", count=_held(g, seat, colour), colour=Piece("paints", LETTERS[colour]))
    yield from _lost(g, after, seat)


def _note_end(g: Cards, _after: Cards, seat: int, action: Action) -> Iterator[Phrase]:
    """To pass may bring cards; the end of the turn may cost some."""
    if action.kind == "pass" and turn.fills_up(g, seat):
        yield say("note-cards-few", count=turn.FEW_CARDS)
    if turn.surplus(g, seat):
        yield say("note-cards-many", count=turn.surplus(g, seat), most=turn.MOST_CARDS)


def _worth(g: Cards, seat: int) -> list[tuple[Piece, int]]:
    return list(zip(_SOURCES, turn.points(g, seat), strict=True))


# ---- what comes first, and in groups ------------------------------------------------------------------------------


def _first(g: Cards, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    """Restorations first, the dearest on top; then what brings most; to do nothing comes last."""
    ranks = [_rank(g, action, bill) for action, bill in zip(legal, bills, strict=True)]
    return some(sorted(range(len(legal)), key=ranks.__getitem__))


def _rank(g: Cards, action: Action, bill: Bill) -> tuple[int, int, int]:
    kind = action.kind
    place = _FIRST.index(kind) if kind in _FIRST else len(_FIRST)
    low, high = _promised(bill)
    if kind == "restore":
        return place, -high, 0
    if kind in ("pay", "mix", "paint"):
        return 0, -high, -low
    if kind == "lay":
        if any(g.s.owed):  # the first draw ends the laying out
            place = _FIRST.index("finish") + 1
        return place, -sum(count for _, count in g.r.card_symbols[action.args[0]]), 0
    if kind in ("give", "discard"):
        return place, *_dispensable(g, action.args[0], bill)
    return place, 0, 0


def _promised(bill: Bill) -> tuple[int, int]:
    """Points as booked, or as far as they are known before a card is paid."""
    for note in bill.notes:
        if note.key in ("note-cards-worth", "note-cards-ends"):
            low, high = note.args["low"], note.args["high"]
            assert isinstance(low, int)
            assert isinstance(high, int)
            return bill.total + low, bill.total + high
    return bill.total, bill.total


def _dispensable(g: Cards, card: int, bill: Bill) -> tuple[int, int]:
    """The less the better: what nothing would be lost by; what has no marks; what there is more of."""
    needed = [note.args["count"] for note in bill.notes if note.key == "note-cards-lost"]
    held = [note.args["count"] for note in bill.notes if note.key == "note-cards-of-colour"]
    assert isinstance(held[0], int)
    marks = g.r.mixing[card] + g.r.bishop[card]
    return (int(str(needed[0])) if needed else 0), marks - held[0]


def _by_kind(_r: Rules, action: Action) -> Said | None:
    return say(f"group-cards-{action.kind}") if action.kind in ("restore", "lay", "demand") else None


# ---- the whole ----------------------------------------------------------------------------------------------------

_ASKED: Final = ("turn", "lay", "draw", "pay", "rotate", "take", "more", "give", "window", "discard")

TELLING: Final = Telling(
    pieces={
        **dict.fromkeys(_CARDS, _card),
        "mix": _mix,
        "draw": _draw,
        "restore": _restore,
        "take": _tile,
        "paint": _tile,
        "demand": _demand,
    },
    says={**dict.fromkeys(_CARDS, _say_card), "mix": _say_mix, "stop": _say_stop},
    moments={kind: kind for kind in ("turn", "draw", "pay", "rotate", "take", "give", "discard")},
    about={
        "lay": _about_laid,
        "draw": _about_draw,
        "pay": _about_pay,
        "rotate": _about_rotate,
        "more": _about_more,
        "give": _about_give,
        "discard": _about_discard,
    },
    notes={
        "lay": _note_lay,
        "draw": _note_draw,
        "restore": _note_restore,
        **dict.fromkeys(("pay", "mix", "paint"), _note_pay),
        "take": _note_take,
        "demand": _note_demand,
        **dict.fromkeys(("give", "discard"), _note_spare),
        **dict.fromkeys(("pass", "stop"), _note_end),
    },
    first=dict.fromkeys(_ASKED, _first),
    groups=dict.fromkeys(("turn", "lay", "draw", "more"), _by_kind),
    worth=_worth,
    story=story.tell,
)
