"""The audience: taking a certificate, and paying for it in full or in installments (M8-PLAN, M8-AUD)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.modules.bells.kit import FULL, KEY, kit_of
from buonfresco.games.fresco.modules.bells.state import bells_of
from buonfresco.games.fresco.modules.bells.table import unseen

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

THALERS_PER_POINT: Final = 2  # of a first deposit (M8-AUD-04)


def refuse(g: Fresco, _seat: int) -> Reason | None:
    """Without any certificate left the tile is of no use (M8-PLAN-02)."""
    part = bells_of(g)
    if part.display or part.returned or unseen(g):
        return None
    return Reason("M8-PLAN-02", "refused-audience-none")


def hold(g: Fresco, painter: int, _arg: int) -> None:
    if bells_of(g).display:  # M8-AUD-02, M8-AUD-11: else nothing happens
        g.ask("certificate", painter)


# ---- which one ----------------------------------------------------------------------------------------------------


def options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    take = kit_of(g.r).take
    return tuple([take[one] for one in bells_of(g).display])


def take(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    g.ask("payment", painter, kit_of(g.r).number(action))  # it leaves the display when it is paid


def explain(_g: Fresco, _painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind == "certificate":
        return Reason("M8-AUD-01", "refused-certificate-gone", {"certificate": action.text.split()[1]})
    return Reason("M8-AUD-01", "refused-certificate-must") if action.kind == "pass" else None


# ---- how it is paid -----------------------------------------------------------------------------------------------


def payment_options(g: Fresco, painter: int, certificate: int) -> tuple[Action, ...]:
    """In full (M8-AUD-03), or with a first deposit below the price, even of nothing (M8-AUD-05, -06)."""
    kit, thalers = kit_of(g.r), g.s.thalers[painter]
    price = kit.prices[certificate]
    if thalers < price:
        return kit.deposits[: thalers + 1]
    return (FULL, *kit.deposits[:price])


def pay_full(g: Fresco, painter: int, certificate: int, _action: Action) -> None:
    kit, part = kit_of(g.r), bells_of(g)
    deeds.spend(g, painter, kit.prices[certificate], "certificate")
    part.display.remove(certificate)
    insort(part.down[painter], certificate)
    if g.listening:
        g.notes.append(("bought_certificate", painter, certificate, kit.prices[certificate]))
    deeds.score(g, painter, kit.points[certificate], KEY)


def deposit(g: Fresco, painter: int, certificate: int, action: Action) -> None:
    """The printed points are lost for good; the first deposit brings half of itself (M8-AUD-04, -07)."""
    part, thalers = bells_of(g), action.args[0]
    deeds.spend(g, painter, thalers, "certificate")
    part.display.remove(certificate)
    part.open[painter].append((certificate, thalers))
    if g.listening:
        g.notes.append(("began_instalments", painter, certificate, thalers))
    deeds.score(g, painter, thalers // THALERS_PER_POINT, KEY)


def explain_payment(g: Fresco, painter: int, certificate: int, action: Action) -> Reason | None:
    have, price = g.s.thalers[painter], kit_of(g.r).prices[certificate]
    if action is FULL:
        return Reason("M8-AUD-03", "refused-certificate-price", {"price": price, "have": have})
    if action.kind == "deposit" and action.args[0] >= price:
        return Reason("M8-AUD-06", "refused-deposit-price", {"price": price})
    if action.kind == "deposit":
        return Reason("M8-AUD-06", "refused-deposit-money", {"have": have})
    if action.kind == "certificate":
        return Reason("M8-AUD-01", "refused-certificate-taken", {"certificate": kit_of(g.r).ids[certificate]})
    return Reason("M8-AUD-01", "refused-certificate-must") if action.kind == "pass" else None


def about_payment(g: Fresco, _painter: int, certificate: int) -> dict[str, object]:
    return {"certificate": kit_of(g.r).ids[certificate]}


CERTIFICATE: Final[Kind] = Kind(
    "certificate", ("M8-AUD-01",), options, {"certificate": take}, explain, holds=Holds(SEAT, after=("audience",))
)
PAYMENT: Final[Kind] = Kind(
    "payment",
    ("M8-AUD-03", "M8-AUD-04", "M8-AUD-05", "M8-AUD-06"),
    payment_options,
    {"pay_full": pay_full, "deposit": deposit},
    explain_payment,
    about=about_payment,
    holds=Holds(SEAT, most=99, after=("certificate",)),
)
