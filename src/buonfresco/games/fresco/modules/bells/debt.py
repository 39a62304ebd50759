"""Certificates that are not paid yet: received Thalers go onto them, others may (M8-PAY)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.modules.bells.kit import kit_of
from buonfresco.games.fresco.modules.bells.state import bells_of
from buonfresco.games.fresco.notation import number

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def debts(g: Fresco, seat: int) -> list[int]:
    """What is owed on each partly paid certificate, in the order taken."""
    prices = kit_of(g.r).prices
    return [prices[certificate] - deposit for certificate, deposit in bells_of(g).open[seat]]


def owed_on(g: Fresco, seat: int, certificate: int) -> int:
    """What is owed on a certificate; nothing if it is not among his partly paid ones."""
    place = _place(g, seat, certificate)
    return debts(g, seat)[place] if place >= 0 else 0


def put(g: Fresco, seat: int, place: int, thalers: int) -> bool:
    """Thalers onto a partly paid certificate, without points (M8-PAY-02). Paid up, it is turned over (M8-PAY-03)."""
    part = bells_of(g)
    certificate, deposit = part.open[seat][place]
    left = kit_of(g.r).prices[certificate] - deposit - thalers
    deeds.spend(g, seat, thalers, "certificate")
    if g.listening and thalers:
        g.notes.append(("paid_instalment", seat, certificate, thalers, left))
    if left:
        part.open[seat][place] = (certificate, deposit + thalers)
        return False
    del part.open[seat][place]
    insort(part.down[seat], certificate)
    return True


# ---- reading ------------------------------------------------------------------------------------------------------


def read_instalment(r: Rules, text: str) -> Action | None:
    """Of any number of Thalers, also of more than the certificate costs."""
    name, _, amount = text.partition(" ")
    kit, thalers = kit_of(r), number(amount)
    if name not in kit.ids or thalers is None:
        return None
    face = kit.take[kit.ids.index(name)].args
    return Action("instalment", (*face, thalers), f"instalment {name} {thalers}")


def read_payment(r: Rules, text: str) -> Action | None:
    amount, on, name = text.partition(" on ")
    kit, thalers = kit_of(r), number(amount)
    if not on or name not in kit.ids or not thalers:
        return None
    face = kit.take[kit.ids.index(name)].args
    return Action("pay_on", (*face, thalers), f"pay {thalers} on {name}")


# ---- received Thalers ---------------------------------------------------------------------------------------------


def received(g: Fresco, seat: int, amount: int, _sum: int) -> None:
    """Thalers received go onto partly paid certificates at once (M8-PAY-01, -07). Asked is only who can split them."""
    part = bells_of(g)
    if not part.open[seat]:
        return
    deeds.set_aside(g, seat, amount)
    asked = part.pending[seat] > 0
    part.pending[seat] += amount
    owed = debts(g, seat)
    if asked:
        return
    if len(owed) == 1 or amount >= sum(owed):
        settle(g, seat)
    else:
        g.ask("instalment", seat)


def settle(g: Fresco, seat: int) -> None:
    """No choice: one certificate, or enough for all. Only the rest goes behind the screen (M8-PAY-01)."""
    part = bells_of(g)
    for owed in debts(g, seat):
        thalers = min(owed, part.pending[seat])
        _take_up(g, seat, thalers)
        put(g, seat, 0, thalers)
    _take_up(g, seat, part.pending[seat])


def _take_up(g: Fresco, seat: int, thalers: int) -> None:
    bells_of(g).pending[seat] -= thalers
    deeds.take_up(g, seat, thalers)


def _bounds(owed: list[int], place: int, thalers: int) -> tuple[int, int]:
    """Fewest and most for this certificate: what is left must find room on the later ones (M8-PAY-09)."""
    later = sum(owed[place + 1 :])
    return min(owed[place], max(0, thalers - later)), min(owed[place], thalers)


def options(g: Fresco, seat: int, place: int) -> tuple[Action, ...]:
    """The split, certificate by certificate. First the proposal: what is cheapest to complete is paid first."""
    part = bells_of(g)
    owed, thalers = debts(g, seat), part.pending[seat]
    least, most = _bounds(owed, place, thalers)
    cheaper = sum(other for other in owed[place + 1 :] if other < owed[place])
    proposal = min(owed[place], max(0, thalers - cheaper))
    amounts = kit_of(g.r).instalments[part.open[seat][place][0]]
    return (amounts[proposal], *[amounts[n] for n in range(least, most + 1) if n != proposal])


def split(g: Fresco, seat: int, place: int, action: Action) -> None:
    part, thalers = bells_of(g), action.args[4]
    _take_up(g, seat, thalers)
    following = place if put(g, seat, place, thalers) else place + 1
    if part.pending[seat] and part.open[seat]:
        g.ask("instalment", seat, following % len(part.open[seat]))
    else:
        settle(g, seat)


def explain(g: Fresco, seat: int, place: int, action: Action) -> Reason | None:
    if action.kind == "pass":
        return Reason("M8-PAY-01", "refused-instalment-must")
    if action.kind != "instalment":
        return None
    kit, part = kit_of(g.r), bells_of(g)
    certificate = part.open[seat][place][0]
    if kit.number(action) != certificate:
        return Reason("M8-PAY-09", "refused-instalment-other", {"certificate": kit.ids[certificate]})
    least, most = _bounds(debts(g, seat), place, part.pending[seat])
    if action.args[4] > most:
        return Reason("M8-PAY-09", "refused-instalment-much", {"most": most})
    return Reason("M8-PAY-01", "refused-instalment-little", {"least": least})


def about(g: Fresco, seat: int, place: int) -> dict[str, object]:
    part = bells_of(g)
    return {"certificate": kit_of(g.r).ids[part.open[seat][place][0]], "pending": part.pending[seat]}


def pays_on(g: Fresco, seat: int, place: int) -> str:
    part = bells_of(g)
    owes = place < len(part.open[seat]) and 0 < part.pending[seat] <= sum(debts(g, seat))
    return "" if owes else f"seat {seat} has nothing to split (M8-PAY-01)"


# ---- of one's own accord ------------------------------------------------------------------------------------------


def offer(g: Fresco, painter: int, arg: int) -> None:
    """A window for voluntary payments (M8-PAY-10), the only step of the program "voluntary payment".

    It opens before the bells are scored, and before anything must be bought. The argument means nothing.
    """
    if painter < g.r.seats and g.s.thalers[painter] and bells_of(g).open[painter]:
        g.ask("last_payment", painter, arg)


def before_payment(g: Fresco, painter: int, _one: int, _two: int) -> None:
    g.begin("voluntary payment", painter)


def voluntary_options(g: Fresco, painter: int, _arg: int) -> tuple[Action, ...]:
    kit, thalers = kit_of(g.r), g.s.thalers[painter]
    offered: list[Action] = []
    for (certificate, _deposit), owed in zip(bells_of(g).open[painter], debts(g, painter), strict=True):
        offered += kit.payments[certificate][1 : min(owed, thalers) + 1]
    return (*offered, PASS)


def pay(g: Fresco, painter: int, arg: int, action: Action) -> None:
    put(g, painter, _place(g, painter, kit_of(g.r).number(action)), action.args[4])
    offer(g, painter, arg)


def pay_no_more(_g: Fresco, _painter: int, _arg: int, _action: Action) -> None:
    pass


def _place(g: Fresco, painter: int, certificate: int) -> int:
    """Where a certificate lies among his partly paid ones; -1: nowhere."""
    for place, (one, _deposit) in enumerate(bells_of(g).open[painter]):
        if one == certificate:
            return place
    return -1


def explain_voluntary(g: Fresco, painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind != "pay_on":
        return None
    place = _place(g, painter, kit_of(g.r).number(action))
    if place < 0:
        return Reason("M8-PAY-05", "refused-payment-open", {"certificate": action.text.split()[-1]})
    owed = debts(g, painter)[place]
    if action.args[4] > owed:
        return Reason("M8-PAY-05", "refused-payment-debt", {"debt": owed})
    return Reason("M8-PAY-05", "refused-payment-money", {"have": g.s.thalers[painter]})


INSTALMENT: Final[Kind] = Kind(
    "instalment",
    ("M8-PAY-09", "M8-PAY-01"),
    options,
    {"instalment": split},
    explain,
    about=about,
    holds=Holds(SEAT, most=99, fits=pays_on),
)
VOLUNTARY: Final[Kind] = Kind(
    "last_payment",
    ("M8-PAY-10", "M8-PAY-05"),
    voluntary_options,
    {"pay_on": pay, "pass": pay_no_more},
    explain_voluntary,
    holds=Holds(SEAT, most=1, after=("voluntary payment",)),
)
