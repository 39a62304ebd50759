"""Restoring fresco cards: pay, take, rotate, a tile as reward, and perhaps the next one (C-REST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import SEAT, Holds
from buonfresco.engine.ruleset import Kind, no_effect
from buonfresco.games.cards import demand, payment, refusals
from buonfresco.games.cards.actions import ROTATE_OR_LEAVE, STOP
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.piles import clear_table
from buonfresco.games.cards.state import DEMAND, EXCHANGE, MOST_ROTATIONS, NONE, ROTATION

if TYPE_CHECKING:
    from buonfresco.games.cards.game import Cards
    from buonfresco.games.cards.rules import Rules

OPEN_FRESCOES: Final = 4  # C-SETUP-03
OPEN_TILES: Final = 3  # C-SETUP-06


def offers(g: Cards, actor: int) -> list[Action]:
    """Open fresco cards that can be paid (C-REST-01); after an exchange a tile must allow it (C-TILE-02, -13)."""
    s = g.s
    if not s.fresco_open or (s.exchanged and not s.restored and not s.tiles[actor][EXCHANGE]):
        return []
    return [g.r.restores[face] for face in payment.payable(g, actor, dict.fromkeys(s.fresco_open))]


def begin(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    s.restoring = chosen.args[0]
    s.paid = s.rotations = 0
    if s.exchanged and not s.restored:
        spend_tile(g, actor, EXCHANGE)
    if g.listening:
        g.notes.append(("began_restoring", actor, s.restoring))
    g.ask("pay", actor)


def spend_tile(g: Cards, actor: int, tile: int) -> None:
    """Used tiles leave the game."""
    g.s.tiles[actor][tile] -= 1
    if g.listening:
        g.notes.append(("tile_spent", actor, tile))


# ---- payment -------------------------------------------------------------------------------------------------------


def _pay_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    return payment.options(g, actor)


def _play(g: Cards, actor: int, cards: Sequence[int]) -> None:
    for card in cards:
        g.s.hands[actor].remove(card)
        g.s.table.append(card)
    g.s.rotations += payment.rotations([g.r.bishop[card] for card in cards])


def _pay(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    card = chosen.args[0]
    _play(g, actor, chosen.args)
    if g.listening:
        g.notes.append(("paid", actor, g.r.card_colour[card], card))
    _next_colour(g, actor)


def _mix(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    one, other = chosen.args
    _play(g, actor, chosen.args)
    if g.listening:
        g.notes.append(("mixed", actor, g.r.face_colours[s.restoring][s.paid], one, other))
    _next_colour(g, actor)


def _paint(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    s = g.s
    s.tiles[actor][chosen.args[0]] -= 1
    if g.listening:
        g.notes.append(("painted", actor, g.r.face_colours[s.restoring][s.paid]))
    _next_colour(g, actor)


def _next_colour(g: Cards, actor: int) -> None:
    g.s.paid += 1
    if g.s.paid < len(g.r.face_colours[g.s.restoring]):
        g.ask("pay", actor)
    else:
        _take_card(g, actor)


def _take_card(g: Cards, actor: int) -> None:
    """Lowest value inwards, then rotated for bishops, blends and the favorite color (C-REST-17, -13)."""
    s, r = g.s, g.r
    face = s.restoring
    favourite = is_favoured(r, face, s.favourite)
    rotations = turned(r, face, s.rotations, s.favourite)
    s.fresco_open.remove(face)
    s.frescoes[actor].append((face, rotations))
    s.favoured = s.favoured or favourite
    s.restored += 1
    s.restoring = NONE
    s.paid = s.rotations = 0
    if g.listening:
        g.notes.append(("restored", actor, face, rotations, favourite, r.face_values[face][rotations]))
    if len(s.frescoes[actor]) == r.enough and not s.final:  # C-END-01
        s.final = True
        s.end_reason = "frescoes"
        if g.listening:
            g.notes.append(("triggered", actor, r.enough))
    g.ask("more", actor)
    if s.tile_open:  # C-REST-07, -14
        g.ask("take", actor)
    _ask_rotation(g, actor)


def is_favoured(r: Rules, face: int, favourite: int) -> bool:
    """It shows the favorite color: one rotation more, however it is paid (C-REST-05, -12)."""
    return favourite in r.face_colours[face]


def turned(r: Rules, face: int, rotations: int, favourite: int) -> int:
    """How often a fresco card is rotated that was paid with so many (C-REST-06)."""
    return min(MOST_ROTATIONS, rotations + is_favoured(r, face, favourite))


def _explain_pay(g: Cards, actor: int, arg: int, attempt: Action) -> Reason | None:
    s, r = g.s, g.r
    colour = r.face_colours[s.restoring][s.paid]
    strange = refusals.no_mixture(g, actor, attempt) if attempt.kind == "mix" else None
    if strange is not None:
        return strange
    if attempt.kind in ("pay", "mix"):
        for card in attempt.args:
            if s.hands[actor].count(card) < attempt.args.count(card):
                return refusals.not_held(g, card, "pay")
    if attempt.kind == "paint" and not s.tiles[actor][attempt.args[0]]:
        return refusals.no_tile(g, "C-TILE-04", attempt.args[0])
    if attempt.kind == "pay" and r.card_colour[attempt.args[0]] != colour:
        return Reason("C-REST-02", "refused-cards-other-colour", {"colour": LETTERS[colour]})
    if attempt.kind == "paint" and attempt.args[0] != r.paints[colour].args[0]:
        return Reason("C-TILE-05", "refused-cards-other-colour", {"colour": LETTERS[colour]})
    if attempt.kind == "mix":
        pair = (r.card_colour[attempt.args[0]], r.card_colour[attempt.args[1]])
        if pair not in r.mixtures[colour]:
            return Reason("C-MIX-05", "refused-cards-other-colour", {"colour": LETTERS[colour]})
    if attempt.kind in ("pay", "mix", "paint"):
        return Reason("C-REST-19", "refused-cards-needed")
    return refusals.explain(g, actor, arg, attempt)


def _about_pay(g: Cards, _actor: int, _arg: int) -> dict[str, object]:
    s, r = g.s, g.r
    colour = LETTERS[r.face_colours[s.restoring][s.paid]]
    return {"fresco": r.face_names[s.restoring], "colour": colour, "rotations": s.rotations}


# ---- rotation tiles and the reward ---------------------------------------------------------------------------------


def _ask_rotation(g: Cards, actor: int) -> None:
    """Only where it changes the value (C-TILE-07)."""
    if g.s.tiles[actor][ROTATION] and g.s.frescoes[actor][-1][1] < MOST_ROTATIONS:
        g.ask("rotate", actor)


def _rotate_options(_g: Cards, _actor: int, _arg: int) -> tuple[Action, ...]:
    return ROTATE_OR_LEAVE


def _rotate(g: Cards, actor: int, _arg: int, _chosen: Action) -> None:
    face, rotations = g.s.frescoes[actor][-1]
    spend_tile(g, actor, ROTATION)
    g.s.frescoes[actor][-1] = (face, rotations + 1)
    if g.listening:
        g.notes.append(("rotated", actor, face, g.r.face_values[face][rotations + 1]))
    _ask_rotation(g, actor)


def _about_rotate(g: Cards, actor: int, _arg: int) -> dict[str, object]:
    face, rotations = g.s.frescoes[actor][-1]
    values = g.r.face_values[face]
    return {"fresco": g.r.face_names[face], "value": values[rotations], "next": values[rotations + 1]}


def _take_options(g: Cards, _actor: int, _arg: int) -> tuple[Action, ...]:
    return tuple([g.r.takes[tile] for tile in dict.fromkeys(g.s.tile_open)])


def _take_tile(g: Cards, actor: int, _arg: int, chosen: Action) -> None:
    tile = chosen.args[0]
    g.s.tile_open.remove(tile)
    g.s.tiles[actor][tile] += 1
    if g.listening:
        g.notes.append(("tile_taken", actor, tile))


def _explain_take(g: Cards, actor: int, arg: int, attempt: Action) -> Reason | None:
    if attempt.kind == "take":
        return Reason("C-REST-07", "refused-cards-tile-not-open", {"tile": g.r.tile_names[attempt.args[0]]})
    return _explain_step(g, actor, arg, attempt)


def _explain_step(g: Cards, actor: int, arg: int, attempt: Action) -> Reason | None:
    """The last steps of a restoration come before the next one (C-REST-17)."""
    reason = refusals.explain(g, actor, arg, attempt)
    return reason or (Reason("C-REST-17", "refused-cards-restoring") if attempt.kind == "restore" else None)


# ---- another one, or the end of the phase --------------------------------------------------------------------------


def _more_options(g: Cards, actor: int, _arg: int) -> tuple[Action, ...]:
    """After an exchange or a restoration (C-REST-08, C-TILE-02, C-TILE-11)."""
    return (*offers(g, actor), *demand.offers(g, actor), STOP)


def _stop(g: Cards, actor: int, _arg: int, _chosen: Action) -> None:
    if g.s.restored and _end_phase(g) and g.s.tiles[actor][DEMAND]:  # something new lies open (C-TILE-11)
        g.ask("window", actor)


def _end_phase(g: Cards) -> bool:
    """Played cards go, displays are filled up (C-REST-09), a favorite color that was used goes (C-REST-10).

    Has anything come to light?
    """
    s = g.s
    clear_table(g)
    shown = show_tiles(g) + show_frescoes(g)
    if s.favoured:
        s.favoured = False
        shown += show_favourite(g)
    return shown > 0


def show_frescoes(g: Cards) -> int:
    """Fill up the open fresco cards. Returns how many were laid open."""
    s = g.s
    count = min(OPEN_FRESCOES - len(s.fresco_open), len(s.fresco_pile))
    for face in g.draw("fresco", s.fresco_pile, count) if count else ():
        s.fresco_open.append(face)
        if g.listening:
            g.notes.append(("fresco_shown", NONE, face))
    return count


def show_tiles(g: Cards) -> int:
    """Fill up the open action tiles. Returns how many were laid open."""
    s = g.s
    count = min(OPEN_TILES - len(s.tile_open), len(s.tile_pile))
    for tile in g.draw("tile", s.tile_pile, count) if count else ():
        s.tile_open.append(tile)
        if g.listening:
            g.notes.append(("tile_shown", NONE, tile))
    return count


def show_favourite(g: Cards) -> int:
    """When the pile is used up there is none any more (C-REST-10). Returns how many were laid open."""
    s = g.s
    s.favourite = g.draw_one("favourite", s.favourite_pile) if s.favourite_pile else NONE
    if g.listening:
        g.notes.append(("favourite_shown", NONE, s.favourite) if s.favourite != NONE else ("favourites_over", NONE))
    return int(s.favourite != NONE)


PAY_KIND: Final[Kind] = Kind(
    "pay",
    ("C-REST-02", "C-REST-19"),
    _pay_options,
    {"pay": _pay, "mix": _mix, "paint": _paint},
    _explain_pay,
    about=_about_pay,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
ROTATE_KIND: Final[Kind] = Kind(
    "rotate",
    ("C-TILE-01", "C-TILE-07"),
    _rotate_options,
    {"rotate": _rotate, "leave": no_effect},
    _explain_step,
    about=_about_rotate,
    holds=Holds(SEAT, after=("pay",), on=("more", "take")),
)
TAKE_KIND: Final[Kind] = Kind(
    "take",
    ("C-REST-07",),
    _take_options,
    {"take": _take_tile},
    _explain_take,
    holds=Holds(SEAT, after=("pay",), on=("more",)),
)
MORE_KIND: Final[Kind] = Kind(
    "more",
    ("C-REST-08", "C-TILE-02"),
    _more_options,
    {"restore": begin, "demand": demand.at_more, "stop": _stop},
    refusals.explain,
    holds=Holds(SEAT, after=("whole turn/act",)),
)
