"""Bell certificates in words (M8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import MANY, Pieces, Telling
from buonfresco.engine.told import Bill, Panel, Row, Said
from buonfresco.games.fresco import planning
from buonfresco.games.fresco.modules.bells import audience, debt
from buonfresco.games.fresco.modules.bells.components import LETTERS
from buonfresco.games.fresco.modules.bells.kit import FULL, kit_of
from buonfresco.games.fresco.modules.bells.state import bells_of
from buonfresco.games.fresco.words import mine, owners, when
from buonfresco.phrases import Phrase, Piece, called, say

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

_DEBTS: Final = when("certificate", "payment", "instalment", "last_payment", "plan_audience")
_SCORED: Final = frozenset({"scoring", "over"})


def _face(name: str) -> tuple[int, int, int]:
    """Price, points and bells: an id is made of them."""
    price, points, bells = name[:-1].split("-")
    return int(price), int(points), int(bells)


def _called(name: str) -> Phrase:
    """For people a certificate is what it shows; its id is how it is written."""
    price, _points, bells = _face(name)
    return called(Piece("certificate", name), say("certificate-called", price=price, bells=bells))


def _named(names: Iterable[str]) -> list[Said]:
    return [_called(name) for name in names]


# ---- options ------------------------------------------------------------------------------------------------------


def _name(act: Action) -> str:
    price, points, bells, copy = act.args[:4]
    return f"{price}-{points}-{bells}{LETTERS[copy]}"


def _certificate(_r: Rules, act: Action) -> Pieces:
    price, points, bells = act.args[:3]
    return {"certificate": Piece("certificate", _name(act)), "price": price, "points": points, "bells": bells}


def _payment(_r: Rules, act: Action) -> Pieces:
    return {"certificate": Piece("certificate", _name(act)), "thalers": act.args[4]}


def _deposit(_r: Rules, act: Action) -> Pieces:
    return {"thalers": act.args[0]}


def _say_certificate(_g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("action-certificate", certificate=_called(_name(act)), points=act.args[1])


def _say_payment(_g: Fresco, _painter: int, act: Action) -> Phrase:
    return say(f"action-{act.kind}", certificate=_called(_name(act)), thalers=act.args[4])


def _note_certificate(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    if not _in_full(g, painter, kit_of(g.r).number(act)):
        yield say("note-instalments", have=g.s.thalers[painter])


def _in_full(g: Fresco, painter: int, certificate: int) -> bool:
    return FULL in audience.payment_options(g, painter, certificate)


def _note_deposit(g: Fresco, after: Fresco, painter: int, _act: Action) -> Iterator[Phrase]:
    asked = g.asked()
    assert asked is not None
    yield from _rest(after, painter, asked[2])


def _note_payment(g: Fresco, after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    yield from _rest(after, painter, kit_of(g.r).number(act))


def _rest(after: Fresco, painter: int, certificate: int) -> Iterator[Phrase]:
    """What is owed then; the bells of a paid one count for him, of any other against him (M8-SCORE-04)."""
    owed = debt.owed_on(after, painter, certificate)
    yield say("note-owed", debt=owed) if owed else say("note-paid", bells=kit_of(after.r).bells[certificate])


# ---- questions and plans ------------------------------------------------------------------------------------------


def _about_payment(_g: Fresco, _painter: int, about: dict[str, Any]) -> Pieces:
    price, points, bells = _face(about["certificate"])
    return {"price": price, "points": points, "bells": bells}


def _about_instalment(_g: Fresco, _painter: int, about: dict[str, Any]) -> Pieces:
    return {**about, "certificate": _called(about["certificate"])}


def _brings(g: Fresco, seat: int) -> Phrase:
    """How many certificates there are, and how many of them he could pay at once."""
    display = bells_of(g).display
    payable = sum(_in_full(g, seat, one) for one in display)
    return say("note-on-audience", certificates=len(display), payable=payable)


def _first_payments(_g: Fresco, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    """If there are too many: the most that can go onto each certificate, and to pay nothing."""
    if len(legal) <= MANY:
        return list(range(len(legal)))
    return list({act.args[:4]: number for number, act in enumerate(legal)}.values())


def _by_certificate(_r: Rules, act: Action) -> Said | None:
    return _called(_name(act)) if act.kind == "pay_on" else None


# ---- the table ----------------------------------------------------------------------------------------------------


def _panel(r: Rules, view: Any, part: Any) -> Panel:
    left = part["pile"]["count"]
    display: list[Said] = [
        say("panel-face", certificate=_called(name), points=_face(name)[1]) for name in part["display"]
    ]
    unseen = part["pile"]["certificates"]
    under: list[Said] = [say("panel-returned", things=_named(part["returned"]))] if part["returned"] else []
    under += [say("panel-pile-faces", things=_named(unseen))] if unseen else []
    own = mine(view, part)
    paid = own["certificates"] if own is not None else None
    return Panel(
        [
            Row(say("panel-bells"), [*display, say("panel-pile", count=left)] if display or left else [], _DEBTS),
            Row(say("panel-bells"), under),
            Row(say("panel-certificates"), _taken(r, view, part), _DEBTS),
            Row(say("panel-bell-track"), _track(part["track"]), _SCORED),
        ],
        [say("panel-own-bells", certificates=_named(paid), bells=_bells(r, paid))] if paid else [],
    )


def _bells(r: Rules, names: Sequence[str]) -> int:
    kit = kit_of(r)
    return sum([kit.bells[kit.ids.index(name)] for name in names])


def _taken(r: Rules, view: Any, part: Any) -> list[Said]:
    """By owner; faces of paid ones when the screens are lifted."""
    have: list[list[Said]] = []
    for seat, one in enumerate(part["players"]):
        things: list[Said] = [say("panel-count", count=one["count"])] if one["count"] else []
        if one["certificates"] and seat != view.seat:
            things.append(say("panel-paid", certificates=_named(one["certificates"])))
        for owed in one["open"]:
            things.append(say("panel-debt", certificate=_called(owed["certificate"]), debt=owed["debt"]))
        if one["pending"]:
            things.append(say("panel-pending", thalers=one["pending"]))
        have.append(things)
    his = part["leonardo"]
    if his is not None:
        faces = [say("panel-paid", certificates=_named(his["certificates"]))] if his["certificates"] else []
        have.append([say("panel-count", count=his["count"]), *faces])
    return owners(have)  # Leonardo is the figure after the last seat


def _track(track: Any) -> list[Said]:
    if track is None:
        return []
    spaces = [(Piece("figure", painter), space) for painter, space in enumerate(track["painters"])]
    shown: list[Said] = [say("panel-owner", name=name, things=_space(space)) for name, space in spaces]
    return [*shown, say("panel-owner", name=say("panel-bells-bishop"), things=_space(track["bishop"]))]


def _space(space: int | str | None) -> Phrase:
    return say("panel-bell-space", space="none" if space is None else space)


# ---- events -------------------------------------------------------------------------------------------------------


def _revealed(_r: Rules, event: Event, _final: bool) -> Phrase:
    names = event.data["certificates"]
    assert isinstance(names, list)
    return say("event-certificates_revealed", certificates=_named(names))


def _about_one(_r: Rules, event: Event, _final: bool) -> Phrase:
    values: dict[str, Any] = {**event.data, "certificate": _called(str(event.data["certificate"]))}
    return Phrase(f"event-{event.kind}", {"who": Piece("figure", event.actor), **values})


TELLING: Final = Telling(
    moments={"certificate": "tile", "payment": "tile", "instalment": "debt", "last_payment": "scoring"},
    pieces={"certificate": _certificate, "instalment": _payment, "pay_on": _payment, "deposit": _deposit},
    says={"certificate": _say_certificate, "instalment": _say_payment, "pay_on": _say_payment},
    notes={
        "cover": planning.covering("audience", _brings),
        "certificate": _note_certificate,
        "deposit": _note_deposit,
        "instalment": _note_payment,
        "pay_on": _note_payment,
    },
    about={"payment": _about_payment, "instalment": _about_instalment},
    first={"last_payment": _first_payments},
    groups={"last_payment": _by_certificate},
    advice={"plan_audience": planning.advice},
    panel=_panel,
    events={
        "certificates_revealed": _revealed,
        "bought_certificate": _about_one,
        "began_instalments": _about_one,
        "paid_instalment": _about_one,
    },
)
