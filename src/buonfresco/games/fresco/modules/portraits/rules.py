"""Portraits in the studio, their rewards, and the effects of the permanent ones (M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.forms import by_place
from buonfresco.engine.frames import GUIDED, SEAT, Holds
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.constants import HIS_VISIT, SPACES, STUDIO, STUDIO_THALERS
from buonfresco.games.fresco.hooks import Insert, Module, Switch
from buonfresco.games.fresco.modules.portraits import sexton
from buonfresco.games.fresco.modules.portraits.cards import KEY, LETTERS, MERCHANT, PERMANENT, SEXTON, cards
from buonfresco.games.fresco.modules.portraits.components import PortraitsFile
from buonfresco.games.fresco.modules.portraits.components import check as check_cards
from buonfresco.games.fresco.modules.portraits.state import FIELDS, OPEN, UNSEEN, Portraits, check, owned, portraits
from buonfresco.games.fresco.notation import some_paints
from buonfresco.games.fresco.plan import able
from buonfresco.games.fresco.state import NOBODY, OUT

if TYPE_CHECKING:
    from buonfresco.engine.events import Reader
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

SHOWN: Final = 2  # open cards, with any number of players (M1-SETUP-04)


# ---- the display --------------------------------------------------------------------------------------------------


def reveal(g: Fresco) -> None:
    """The two top cards of the pile: A before B before C, each letter shuffled (M1-SETUP-01, -02, -03)."""
    part, letters = portraits(g), cards(g.r).letters
    shown: list[int] = []
    for letter in range(len(LETTERS)):
        pool = [card for card in part.at(UNSEEN) if letters[card] == letter]
        if pool and len(shown) < SHOWN:
            shown += g.draw("portrait", pool, min(len(pool), SHOWN - len(shown)))
    for card in shown:
        part.where[card] = OPEN
        if g.listening:
            g.notes.append(("portrait_revealed", NOBODY, card))


def renew(g: Fresco, _actor: int, _arg: int) -> None:
    """What nobody took leaves the game (M1-PREP-01)."""
    part = portraits(g)
    for card in part.at(OPEN):
        part.where[card] = OUT
        if g.listening:
            g.notes.append(("portrait_discarded", NOBODY, card))
    reveal(g)


def begin_round(g: Fresco, _actor: int, _arg: int) -> None:
    portraits(g).used = [0] * g.r.seats  # the Sexton works once a round, both visits of the final one together


def end_reason(g: Fresco) -> str:
    """The round that begins with the last two cards is the final one (M1-END-01, -02)."""
    return "" if UNSEEN in portraits(g).where else "portraits"


# ---- taking a card ------------------------------------------------------------------------------------------------


def visit(g: Fresco, painter: int, apprentices: int) -> None:
    """Before his Thalers the visitor decides on a card (M1-STUDIO-08). One visit a round, so one card a round."""
    if OPEN in portraits(g).where and able(g, painter, STUDIO):
        g.ask("portrait", painter, apprentices)


def leave(g: Fresco, _painter: int, _apprentices: int) -> None:
    portraits(g).taken = False


def options(g: Fresco, _painter: int, _apprentices: int) -> tuple[Action, ...]:
    return (*leonardo_options(g, 0, 0), PASS)


def take(g: Fresco, painter: int, _apprentices: int, action: Action) -> None:
    """A permanent card stays with its owner; any other gives its reward at once and is gone (M1-STUDIO-06, -07)."""
    part, deck = portraits(g), cards(g.r)
    card = deck.card_of[action]
    part.taken = True
    if g.listening:
        g.notes.append(("portrait_taken", painter, card))
    if deck.kinds[card] in PERMANENT:
        part.where[card] = painter
    else:
        part.where[card] = OUT
        g.begin("portrait reward", painter, card)


def decline(_g: Fresco, _painter: int, _apprentices: int, _action: Action) -> None:
    pass


def explain(g: Fresco, _painter: int, _apprentices: int, action: Action) -> Reason | None:
    if action.kind != "portrait":
        return None
    return Reason("M1-STUDIO-05", "refused-portrait-gone", {"portrait": cards(g.r).ids[cards(g.r).card_of[action]]})


def one_a_round(g: Fresco, _painter: int, _action: Action) -> Reason | None:
    """In a studio visit after its card."""
    return Reason("M1-STUDIO-02", "refused-portrait-once") if portraits(g).taken else None


def thalers(g: Fresco, _painter: int, _apprentices: int, amount: int) -> int:
    """Who paints a portrait earns nothing with that apprentice, unless the switch says so (M1-STUDIO-03)."""
    if portraits(g).taken and g.r.switches["portraits.card_and_money"] == "instead":
        return amount - STUDIO_THALERS
    return amount


# ---- rewards, each in a step of its own: mood, points and Thalers may all lead to questions -----------------------


def give_paints(g: Fresco, painter: int, card: int) -> None:
    deck = cards(g.r)
    if deck.kinds[card] == "merchant":
        g.ask("merchant_paints", painter)
    else:
        deeds.gain_paints(g, painter, deck.paints[card], "portrait")


def merchant_options(_g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    return MERCHANT


def choose_paints(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    deeds.gain_paints(g, painter, action.args, "portrait")


def explain_merchant(_g: Fresco, _painter: int, _arg: int, action: Action) -> Reason | None:
    return Reason("M1-STUDIO-07", "refused-merchant-must") if action is PASS else None


def give_mood(g: Fresco, painter: int, card: int) -> None:
    """The apprentices follow at the next wake check only (M1-CARD-07)."""
    deck = cards(g.r)
    if deck.kinds[card] == "muse":
        deeds.change_mood(g, painter, g.r.mood_top - g.s.mood[painter])
    else:
        deeds.change_mood(g, painter, deck.moods[card])


def give_points(g: Fresco, painter: int, card: int) -> None:
    deeds.score(g, painter, cards(g.r).points[card], KEY)


def give_thalers(g: Fresco, painter: int, card: int) -> None:
    deeds.receive(g, painter, cards(g.r).thalers[card], "portrait")


def _is_card(g: Fresco, _painter: int, card: int) -> str:
    known = card < len(cards(g.r).ids) and portraits(g).where[card] == OUT
    return "" if known else f"portrait card {card} was not taken just now (M1-STUDIO-06)"


# ---- permanent cards ----------------------------------------------------------------------------------------------


def abbot(g: Fresco, painter: int, _segment: int, bonus: int) -> int:
    """No bonus stays none (M1-CARD-08). Leonardo keeps no cards (M1-LEO-02)."""
    return bonus + owned(g, painter, "abbot") if bonus > 0 and painter < g.r.seats else bonus


def actor(g: Fresco, painter: int, _apprentices: int, steps: int) -> int:
    return steps + owned(g, painter, "actor")


def servant(g: Fresco, seat: int, _arg: int, amount: int) -> int:
    return amount + owned(g, seat, "servant")


# ---- Leonardo -----------------------------------------------------------------------------------------------------


def leonardo_visit(g: Fresco, painter: int, _arg: int) -> None:
    if OPEN in portraits(g).where:
        g.ask("leonardo_portrait", painter)


def leonardo_options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    actions = cards(g.r).actions
    return tuple([actions[card] for card in portraits(g).at(OPEN)])


def leonardo_take(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    """The card leaves the game, permanent ones too; only its points count for him (M1-LEO-02)."""
    deck = cards(g.r)
    card = deck.card_of[action]
    portraits(g).where[card] = OUT
    if g.listening:
        g.notes.append(("portrait_taken", painter, card))
    give_points(g, painter, card)


def explain_leonardo(g: Fresco, painter: int, arg: int, action: Action) -> Reason | None:
    if action is PASS:
        return Reason("M1-LEO-02", "refused-leonardo-must")
    return explain(g, painter, arg, action)


# ---- faces --------------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """Only the order of the pile is hidden, and nobody knows it; the letter on top can be seen (M1-INFO-01)."""
    part, letters = portraits(g), cards(g.r).letters
    placed = by_place(cards(g.r).ids, part.where)
    pile = [LETTERS[letter] for letter in sorted([letters[card] for card in part.at(UNSEEN)])]
    return {
        "open": placed.get(OPEN, []),
        "next": pile[0] if pile else "",
        "pile": {letter: pile.count(letter) for letter in LETTERS},
        "removed": placed.get(OUT, []),
        "players": [
            {"owned": placed.get(seat, []), "sexton_left": owned(g, seat, "sexton") - part.used[seat]}
            for seat in range(g.r.seats)
        ],
    }


def readers(r: Rules) -> dict[str, Reader]:
    return {"portrait": cards(r).ids.__getitem__}


def pools(r: Rules) -> tuple[Pool, ...]:
    return (Pool("portrait", cards(r).ids, SHOWN, ordered=False),)


def actions(r: Rules) -> tuple[Action, ...]:
    return (*cards(r).actions, *MERCHANT, *SEXTON)


MODULE: Final = Module(
    1,
    KEY,
    Portraits,
    FIELDS,
    switches={"portraits.card_and_money": Switch("M1-STUDIO-03", ("instead", "in_addition"), fr="in_addition")},
    components=PortraitsFile,
    check_components=check_cards,
    setup=reveal,
    inserts=(
        Insert("round", "begin", begin_round, "M1-CARD-10"),
        Insert("studio visit", "", visit, "M1-STUDIO-01"),
        Insert("studio visit", "leave", leave, "M1-STUDIO-02"),
        Insert("prepare", "market", renew, "M1-PREP-02"),
    ),
    programs={
        "portrait reward": Program(
            {"paints": give_paints, "mood": give_mood, "points": give_points, "thalers": give_thalers},
            Holds(SEAT, most=99, after=("portrait",), fits=_is_card),
        ),
        "leonardo portrait": Program({"work": leonardo_visit}, HIS_VISIT),
    },
    leonardo_visits={STUDIO: "leonardo portrait"},
    ends=end_reason,
    end_reasons=("portraits",),
    kinds=(
        Kind(
            "portrait",
            ("M1-STUDIO-01", "M1-STUDIO-03", "M1-STUDIO-04"),
            options,
            {"portrait": take, "pass": decline},
            explain,
            holds=Holds(SEAT, 1, SPACES, after=("studio visit/begin/portraits",)),
        ),
        Kind(
            "merchant_paints",
            ("M1-CARD-03",),
            merchant_options,
            {"merchant": choose_paints},
            explain_merchant,
            holds=Holds(SEAT, after=("portrait reward/paints",)),
        ),
        Kind(
            "leonardo_portrait",
            ("M1-LEO-02", "M1-LEO-03"),
            leonardo_options,
            {"portrait": leonardo_take},
            explain_leonardo,
            holds=Holds(GUIDED, after=("leonardo portrait",)),
        ),
    ),
    extras=(sexton.EXTRA,),
    bans=(sexton.BAN,),
    actions=actions,
    verbs={
        "portrait": Verb("M1-STUDIO-01", "refused-portrait-form", elsewhere=one_a_round),
        "merchant": Verb("M1-CARD-03", "refused-merchant-form", some_paints("merchant", "merchant"), whole=True),
        "sexton": Verb("M1-CARD-10", "refused-sexton-form", elsewhere=sexton.elsewhere),
    },
    modifiers={"studio_thalers": thalers, "bishop_bonus": abbot, "theater_steps": actor, "income": servant},
    reactions={"restored": sexton.restored},
    sources=(KEY,),
    events={
        "portrait_revealed": EventKind(portrait="portrait"),
        "portrait_discarded": EventKind(portrait="portrait"),
        "portrait_taken": EventKind(portrait="portrait"),
        "sexton_worked": EventKind(segment="segment"),
    },
    readers=readers,
    pools=pools,
    view=view,
    view_reads=(),
    check=check,
)
