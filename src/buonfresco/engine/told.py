"""What a view says when it is told: questions, options and what they give, panels. All of it phrases, hence data."""

from __future__ import annotations

import msgspec

from buonfresco.phrases import Phrase, Piece, say

Said = Phrase | Piece


class Line(msgspec.Struct, frozen=True):
    """One amount of a sum: ``for being first: 3``."""

    label: Said
    amount: int


class Change(msgspec.Struct, frozen=True):
    """What one would have more or less, and how much that would be then."""

    stock: str
    what: Piece
    change: int
    then: int


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely something is that luck decides. ``at``: it is about that place, else about what the option is for."""

    percent: int
    at: str = ""


class Bill(msgspec.Struct, frozen=True):
    """What an option gives and costs: all that the seat can know before it answers, computed by playing it.

    ``points`` add up to ``total``. ``aimed`` is the space a movement leads to and ``lands`` the one it ends on; they
    differ if that one is taken. ``asks`` is the decision that follows, ``draws`` what luck decides. ``notes`` say what
    is no number; points that follow from them, after another question, are ``foreseen``, and chances they name are
    ``odds``: of things that exclude each other.
    """

    points: list[Line] = []
    total: int = 0
    changes: list[Change] = []
    aimed: int | None = None
    lands: int | None = None
    asks: str = ""
    draws: str = ""
    notes: list[Phrase] = []
    foreseen: int = 0
    odds: list[Chance] = []

    def breath(self) -> list[Phrase]:
        """All of it, as short as it can be said."""
        found: list[Phrase] = []
        if self.points:
            parts = " + ".join(str(line.amount) for line in self.points).replace("+ -", "− ")
            said = f"{parts} = {self.total}" if len(self.points) > 1 else str(self.total)
            found.append(say("bill-points", sum=said.replace("-", "−"), total=self.total))
        for change in self.changes:
            sign = "minus" if change.change < 0 else "plus"
            key, amount = f"bill-{change.stock}", abs(change.change)
            found.append(say(key, what=change.what, amount=amount, sign=sign, then=change.then))
        if self.lands is not None and self.aimed is not None and self.lands != self.aimed:
            found.append(Phrase("bill-taken", {"aimed": self.aimed, "lands": self.lands}))
        found += self.notes
        if self.asks:
            found.append(Phrase("bill-asks", {"kind": Piece("kind", self.asks)}))
        if self.draws:
            found.append(Phrase("bill-draws", {"pool": Piece("pool", self.draws)}))
        return found


class Row(msgspec.Struct, frozen=True):
    """One line of a panel. ``when`` names the phases and decisions it matters for; empty: only for who looks around.

    ``sent``: where a number is set beside it, what is said in place of the first piece while it is 1, 2 and so on.
    """

    label: Said
    pieces: list[Said]
    when: frozenset[str] = frozenset()
    sent: list[Said] = []


class Mark(msgspec.Struct, frozen=True):
    """Something that lies on a place, or holds for it. ``sign`` is a letter or two, ``says`` tells what it means."""

    at: str
    sign: Said
    says: Said


class Panel(msgspec.Struct, frozen=True):
    """What a module adds to the table: open rows, things behind the viewer's own screen, marks on places."""

    rows: list[Row] = []
    own: list[Said] = []
    marks: list[Mark] = []


class Group(msgspec.Struct, frozen=True):
    """Options that are one choice first and another one after it: a place, then what lies there."""

    says: Said
    options: list[int]  # places in the list of options


class Told(msgspec.Struct, frozen=True):
    """The words of a view. ``first`` are the options worth looking at, best first; the others stand behind them.

    ``draft`` are options that only go on with a draft of the seat's own: nobody sees them, the seat is asked on before
    anything is settled. ``skip`` is the one of them that adds nothing to it, ``back`` the option that takes it back.
    """

    question: Phrase | None
    first: list[int]
    groups: list[Group]
    typed: list[str]  # values of options that numbers typed in stand for: an hour, a digit for each column
    advice: list[Row]
    panels: dict[str, Panel]
    draft: list[int] = []
    skip: int | None = None
    back: int | None = None
