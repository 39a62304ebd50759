"""The scoring of the bells (M8-SCORE, M8-LEO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.modules.bells.components import OVER_30, Components, value
from buonfresco.games.fresco.modules.bells.kit import KEY, kit_of
from buonfresco.games.fresco.modules.bells.state import LEONARDOS, NOT_PLACED, bells_of
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco


def offer_last_payments(g: Fresco, _actor: int, _arg: int) -> None:
    """One last window for voluntary payments, in action order (M8-PAY-10)."""
    g.begin_each("voluntary payment", g.s.order)


def score(g: Fresco, _actor: int, _arg: int) -> None:
    """All figures are placed before anybody's points are moved (M8-SCORE-12)."""
    _place_all(g)
    s, r, part = g.s, g.r, bells_of(g)
    form: Components = r.pack.extra[KEY]
    marks, ranks = form.marks(r.seats), form.ranks(r.seats)
    ahead = sorted(part.track, reverse=True)
    for painter in s.order:
        space = part.track[painter]
        if space == NOT_PLACED:
            continue
        place = ahead.index(space)  # no two share a space; the bishop's bonus lapses (M8-SCORE-11)
        mark, bonus = value(marks, space), ranks[place]
        if g.listening:
            g.notes.append(("bells_ranked", painter, place + 1, mark, bonus))
        deeds.score(g, painter, mark + bonus, KEY)


def _place_all(g: Fresco) -> None:
    """The painters in action order, Leonardo among them, then the bishop (M8-SCORE-03, -06; M8-LEO-03)."""
    s, r, part = g.s, g.r, bells_of(g)
    bells, bishop = kit_of(r).bells, r.painters
    if r.painters > r.seats:
        part.leonardo = g.draw("certificate", part.pile, LEONARDOS)
    part.track = [NOT_PLACED] * (r.painters + 1)
    for painter in s.order:
        down = part.down[painter] if painter < r.seats else part.leonardo
        owed = part.open[painter] if painter < r.seats else []
        paid, unpaid = sum([bells[one] for one in down]), sum([bells[one] for one, _deposit in owed])
        count = paid - unpaid  # M8-SCORE-04
        if _takes_part(g, painter, count, len(down) + len(owed)):
            _place(part.track, painter, count)
        if g.listening:
            g.notes.append(("bells_counted", painter, sorted(down), paid, unpaid, count, part.track[painter]))
    count = sum([bells[one] for one in part.pile + part.returned + part.display])
    if _takes_part(g, bishop, count, 0):
        _place(part.track, bishop, count)
    if g.listening:
        space = part.track[bishop]
        place = 0 if space == NOT_PLACED else sorted(part.track, reverse=True).index(space) + 1
        g.notes.append(("bishop_counted", NOBODY, count, space, place))


def _takes_part(g: Fresco, figure: int, count: int, certificates: int) -> bool:
    """The bishop and Leonardo need a bell in every edition (M8-SCORE-07)."""
    if figure < g.r.seats and g.r.switches["bells.min_to_score"] == "owns_certificate":
        return certificates > 0
    return count > 0


def _place(track: list[int], figure: int, count: int) -> None:
    """On the space of the sum, or the next higher one that is free (M8-SCORE-05, -08, -09)."""
    space = min(count, OVER_30)
    while space in track:
        space += 1
    track[figure] = space
