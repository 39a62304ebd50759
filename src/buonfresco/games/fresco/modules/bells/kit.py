"""The certificates of a pack as tables, and every action of the module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.games.fresco.modules.bells.components import LETTERS, Components

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "bells"
FULL: Final[Action] = action("pay_full", (), "pay full")


class Kit:
    """Certificates are numbered in the order of the pack; actions name them by what is printed on them."""

    __slots__ = ("bells", "deposits", "ids", "instalments", "numbers", "payments", "points", "prices", "take")

    def __init__(self, form: Components) -> None:
        self.ids: list[str] = [one.id for one in form.certificate]
        self.prices: list[int] = [one.price for one in form.certificate]
        self.points: list[int] = [one.points for one in form.certificate]
        self.bells: list[int] = [one.bells for one in form.certificate]
        faces = [(one.price, one.points, one.bells, LETTERS.index(one.id[-1])) for one in form.certificate]
        self.numbers: dict[tuple[int, ...], int] = {face: number for number, face in enumerate(faces)}
        self.take: list[Action] = []  # by certificate
        self.instalments: list[list[Action]] = []  # by certificate and Thalers
        self.payments: list[list[Action]] = []  # likewise, made of one's own accord; there is none of 0
        for name, face, price in zip(self.ids, faces, self.prices, strict=True):
            self.take.append(action("certificate", face, f"certificate {name}"))
            amounts = range(price + 1)
            self.instalments.append([action("instalment", (*face, n), f"instalment {name} {n}") for n in amounts])
            self.payments.append([action("pay_on", (*face, n), f"pay {n} on {name}") for n in amounts])
        most = max(self.prices)
        self.deposits: tuple[Action, ...] = tuple(action("deposit", (n,), f"deposit {n}") for n in range(most))

    def number(self, act: Action) -> int:
        """The certificate an action names."""
        return self.numbers[act.args[:4]]

    def actions(self) -> list[Action]:
        amounts = [act for row in self.instalments for act in row]
        amounts += [act for row in self.payments for act in row[1:]]
        return [*self.take, FULL, *self.deposits, *amounts]


_KITS: dict[str, Kit] = {}  # by digest of the pack


def kit_of(r: Rules) -> Kit:
    kit = _KITS.get(r.digest)
    if kit is None:
        kit = _KITS[r.digest] = Kit(r.pack.extra[KEY])
    return kit


def actions(r: Rules) -> list[Action]:
    return kit_of(r).actions()
