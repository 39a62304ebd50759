"""The portrait cards of a pack, and what the rulebooks state about them."""

from __future__ import annotations

from typing import Literal

import msgspec

from buonfresco.engine.pack import Entry, Problem
from buonfresco.games.fresco.modules.portraits.cards import LETTERS, PERMANENT
from buonfresco.games.fresco.pack_check import BASE_LETTERS, check_ids, check_paints

FILE = "portraits.toml"
CARDS = 18
AT_LEAST_TWO = ("peer",)  # the texts speak of them in the plural

CardKind = Literal[
    "patron",
    "peer",
    "merchant",
    "bishop",
    "mary",
    "muse",
    "girl",
    "self_portrait",
    "abbot",
    "actor",
    "sexton",
    "servant",
]
KINDS: tuple[str, ...] = CardKind.__args__  # type: ignore[attr-defined]


class Card(Entry, frozen=True, kw_only=True):
    id: str
    letter: Literal["A", "B", "C"]
    kind: CardKind
    thalers: int = 0
    paints: str = ""
    points: int = 0
    mood: int = 0
    permanent: bool = False


class PortraitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


def check(form: PortraitsFile) -> list[Problem]:
    problems: list[Problem] = []
    check_ids(FILE, [card.id for card in form.card], problems)
    for card in form.card:
        _check_card(card, problems)
    if len(form.card) != CARDS:
        problems.append(Problem(FILE, "", "pack-portraits-count", "M1-SETUP-01", cards=len(form.card)))
    kinds: list[str] = [card.kind for card in form.card]
    for kind in KINDS:
        if kinds.count(kind) < (2 if kind in AT_LEAST_TWO else 1):
            problems.append(Problem(FILE, "", "pack-portraits-kind", kind=kind))
    for letter in LETTERS:
        if all(card.letter != letter for card in form.card):
            problems.append(Problem(FILE, "", "pack-portraits-letter", "M1-SETUP-01", letter=letter))
    return problems


def _check_card(card: Card, problems: list[Problem]) -> None:
    label = f"card {card.id!r}"
    if not card.id or " " in card.id:
        problems.append(Problem(FILE, label, "pack-portraits-id"))
    if card.permanent != (card.kind in PERMANENT):
        problems.append(Problem(FILE, label, "pack-portraits-permanent", "M1-STUDIO-06", kind=card.kind))
    if card.paints:
        check_paints(FILE, label, card.paints, BASE_LETTERS, problems)
    if min(card.thalers, card.points, card.mood) < 0 or not _fits(card):
        rule = _RULES.get(card.kind, "M1-STUDIO-06")
        problems.append(Problem(FILE, label, "pack-portraits-reward", rule, kind=card.kind))


_RULES = {
    "patron": "M1-CARD-01",
    "peer": "M1-CARD-02",
    "merchant": "M1-CARD-03",
    "bishop": "M1-CARD-04",
    "mary": "M1-CARD-04",
    "muse": "M1-CARD-05",
    "girl": "M1-CARD-06",
    "self_portrait": "M1-CARD-06",
}


def _fits(card: Card) -> bool:
    """Does the card show what a card of its kind shows?"""
    shown = {name for name in ("thalers", "paints", "points", "mood") if getattr(card, name)}
    if card.kind == "patron":
        return shown == {"thalers"} and card.thalers == 7
    if card.kind == "peer":
        return shown == {"thalers", "paints"}
    if card.kind == "merchant":  # the two basic paints are the taker's choice
        return shown == {"thalers"} and card.thalers == 1
    if card.kind in ("bishop", "mary"):
        return shown in ({"points", "paints"}, {"points", "thalers"})
    if card.kind in ("girl", "self_portrait"):
        return shown in ({"mood", "thalers"}, {"mood", "points"})
    return not shown  # muse: to the top, however far; permanent cards have effects instead
