"""The manifest of module 8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.frames import Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Program
from buonfresco.games.fresco.constants import TILE_VISIT
from buonfresco.games.fresco.hooks import VIEWER, ActionTile, Insert, Module, Switch
from buonfresco.games.fresco.modules.bells import audience, bell_track, components, debt, kit, table
from buonfresco.games.fresco.modules.bells.state import FIELDS, LEONARDOS, NOT_PLACED, Bells
from buonfresco.games.fresco.notation import one_number

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.rules import Rules


def readers(r: Rules) -> dict[str, Reader]:
    ids = kit.kit_of(r).ids
    return {
        "certificate": ids.__getitem__,
        "certificates": lambda some: [ids[one] for one in some],
        "bell_space": told_space,
    }


def told_space(space: int) -> int | str | None:
    """As people read it; spaces below 0 are virtual (M8-SCORE-07)."""
    if space == NOT_PLACED:
        return "none"
    return f"\N{MINUS SIGN}{-space}" if space < 0 else table.space_name(space)


def pools(r: Rules) -> tuple[Pool, ...]:
    return (Pool("certificate", kit.kit_of(r).ids, max(r.seats, LEONARDOS)),)


MODULE: Final = Module(
    8,
    kit.KEY,
    Bells,
    FIELDS,
    switches={"bells.min_to_score": Switch("M8-SCORE-07", ("one_bell", "owns_certificate"), bigbox="owns_certificate")},
    components=components.Components,
    check_components=components.check,
    setup=table.set_up,
    action_tile=ActionTile("audience", "audience", ("M8-PLAN-01", "M8-TILE-01"), spaces=0, refuse=audience.refuse),
    programs={
        "audience": Program({"hold": audience.hold}, TILE_VISIT),
        "voluntary payment": Program({"offer": debt.offer}, Holds(queue="payment")),
    },
    inserts=(
        Insert("prepare", "market", table.refill, "M8-PREP-01"),
        Insert("scoring", "open", bell_track.offer_last_payments, "M8-PAY-10"),
        Insert("scoring", "open", bell_track.score, "M8-SCORE-01"),
    ),
    kinds=(audience.CERTIFICATE, audience.PAYMENT, debt.INSTALMENT, debt.VOLUNTARY),
    actions=kit.actions,
    verbs={
        "certificate": Verb("M8-AUD-01", "refused-certificate-form"),
        "deposit": Verb("M8-AUD-06", "refused-deposit-form", one_number("deposit", "deposit"), whole=True),
        "instalment": Verb("M8-PAY-09", "refused-instalment-form", debt.read_instalment),
        "installment": Verb("M8-PAY-09", "refused-instalment-form", debt.read_instalment),
        "pay": Verb("M8-PAY-05", "refused-payment-form", debt.read_payment),
        "pay full": Verb("M8-AUD-03"),
        "audience": Verb("M8-PLAN-01", "refused-audience-form"),
    },
    reactions={"received": debt.received, "must_pay": debt.before_payment},
    sources=(kit.KEY,),
    events={
        "certificates_revealed": EventKind(certificates="certificates"),
        "bought_certificate": EventKind(certificate="certificate", price=""),
        "began_instalments": EventKind(certificate="certificate", deposit=""),
        "paid_instalment": EventKind(certificate="certificate", thalers="", left=""),
        "bells_counted": EventKind(certificates="certificates", paid="", unpaid="", bells="", space="bell_space"),
        "bishop_counted": EventKind(bells="", space="bell_space", place=""),
        "bells_ranked": EventKind(place="", mark="", bonus=""),
    },
    readers=readers,
    pools=pools,
    view=table.view,
    view_reads=(VIEWER, "open"),
    resample=table.resample,
    check=table.check,
)
