"""The ladies in words (M12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling, some
from buonfresco.engine.told import Bill, Mark, Panel, Row, Said
from buonfresco.games.fresco import cathedral
from buonfresco.games.fresco.actions import ROMAN
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL, COLUMNS
from buonfresco.games.fresco.modules.ladies.components import COLOURS
from buonfresco.games.fresco.modules.ladies.planning import rivals
from buonfresco.games.fresco.modules.ladies.reservations import may_lay
from buonfresco.games.fresco.modules.ladies.visits import swapped
from buonfresco.games.fresco.paints import LETTERS, PAINTS, write_paints
from buonfresco.games.fresco.words import column, cost_of, mine, owners, space, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


# ---- what an option speaks of -------------------------------------------------------------------------------------


def _lady(_r: Rules, act: Action) -> Pieces:
    return {"lady": Piece("lady", COLOURS[act.args[0]])}


def _place(_r: Rules, act: Action) -> Pieces:
    return {"lady": Piece("lady", COLOURS[act.args[0]]), "column": Piece("column", COLUMNS[act.args[1]])}


def _reserve(_r: Rules, act: Action) -> Pieces:
    return {"segment": Piece("segment", SEGMENTS[act.args[0]])}


def _lead(_r: Rules, act: Action) -> Pieces:
    return {"bishop": Piece("segment", SEGMENTS[act.args[0]])}


def _swap(_r: Rules, act: Action) -> Pieces:
    one, first, two, second = act.args
    return {"space": space(one, first), "other": space(two, second)}


def _thalers(_r: Rules, act: Action) -> Pieces:
    return {"thalers": act.args[0]}


def _paint(_r: Rules, act: Action) -> Pieces:
    return {"paint": Piece("paint", PAINTS[act.args[1]]), "from": Piece("paints", LETTERS[act.args[0]])}


# ---- words --------------------------------------------------------------------------------------------------------


def _say_reserve(g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("action-lady_reserve", **_reserve(g.r, act), paints=Piece("paints", cost_of(g, act.args[0])))


def _say_swap(g: Fresco, _painter: int, act: Action) -> Phrase:
    one, first, two, second = act.args
    here, there = g.s.booths[one][first], g.s.booths[two][second]
    return say("action-lady_swap", **_swap(g.r, act), tile=_letters(g.r, here), second=_letters(g.r, there))


def _letters(r: Rules, tile: int) -> Piece:
    return Piece("letters", write_paints(r.market_paints[tile]))


# ---- what cannot be counted ---------------------------------------------------------------------------------------


def _note_marry(g: Fresco, _after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-marry-late" if g.s.final else "note-marry")  # M12-PLAN-01


def _note_place(g: Fresco, _after: Fresco, seat: int, act: Action) -> Iterator[Phrase]:
    """What she does there; and who might keep her from it, because he acts earlier and has such a lady, too."""
    colour, number = act.args
    there = column(number, g.s.final).id
    if number == CATHEDRAL and not may_lay(g, seat):
        yield say("note-lady-idle")
    else:
        yield say(f"note-lady-{there}", apprentices=g.s.plans[seat][number], mood=g.s.mood[seat])
    before = rivals(g, seat, colour)
    if before:
        yield say("note-lady-rivals", rivals=[Piece("figure", other) for other in before])


def _note_keep(_g: Fresco, _after: Fresco, _seat: int, _act: Action) -> Iterator[Phrase]:
    yield say("note-lady-home")


def _note_swap(g: Fresco, _after: Fresco, _painter: int, act: Action) -> Iterator[Phrase]:
    for booth, tiles in zip(act.args[::2], swapped(g, act), strict=True):
        shown = [_letters(g.r, tile) for tile in tiles if tile != EMPTY]
        yield say("note-booth", booth=Piece("booth", ROMAN[booth]), tiles=shown)


def _note_reserve(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    segment = act.args[0]
    payable = segment in cathedral.payable_segments(g, painter)
    yield say("note-reserve", points=g.r.fresco_values[g.s.fresco[segment]], payable=payable)


def _note_lead(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """The best that his paints allow with the bishop there, if somebody is there to do it."""
    found = [
        (sum(cathedral.worth(g, painter, segment, g.s.fresco[segment], act.args[0])), segment)
        for segment in cathedral.payable_segments(g, painter)
    ]
    if found and g.s.plans[painter][g.s.column]:
        points, best = max(found)
        yield say("note-lead", segment=Piece("segment", SEGMENTS[best]), points=points)


# ---- what comes first, and in groups ------------------------------------------------------------------------------


def _first_swaps(g: Fresco, legal: Sequence[Action], _bills: Sequence[Bill]) -> list[int]:
    """First those that make a booth richest in paints."""
    paints = g.r.market_paints

    def richest(number: int) -> int:
        return max(sum(len(paints[tile]) for tile in booth if tile != EMPTY) for booth in swapped(g, legal[number]))

    offered = [number for number, act in enumerate(legal) if act.kind == "lady_swap"]
    offered.sort(key=richest, reverse=True)
    return _with_others(legal, offered)


def _first_reservations(_g: Fresco, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    """First what his paints are there for, then by points."""
    return _by_worth(legal, bills, "lady_reserve")


def _first_bishops(_g: Fresco, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    return _by_worth(legal, bills, "lady_lead")


def _by_worth(legal: Sequence[Action], bills: Sequence[Bill], kind: str) -> list[int]:
    offered = [number for number, act in enumerate(legal) if act.kind == kind]
    offered.sort(key=lambda number: _worth(bills[number]), reverse=True)
    return _with_others(legal, offered)


def _with_others(legal: Sequence[Action], offered: list[int]) -> list[int]:
    return some([*offered, *(number for number in range(len(legal)) if number not in offered)])


def _worth(bill: Bill) -> tuple[bool, int]:
    """As its notes say: payable or not, and points."""
    said = bill.notes[0].args if bill.notes else {}
    points = said.get("points", 0)
    assert isinstance(points, int)
    return bool(said.get("payable")), points


def _by_booths(_r: Rules, act: Action) -> Said | None:
    if act.kind != "lady_swap":
        return None
    one, two = (Piece("booth", ROMAN[booth]) for booth in act.args[::2])
    return say("group-booths", one=one, two=two)


# ---- the table ----------------------------------------------------------------------------------------------------

_QUESTIONS = ("wedding", "lady_pink", "lady_purple", "lady_cathedral", "lady_market")


def _panel(_r: Rules, view: Any, part: Any) -> Panel:
    """Those who wait on the track, those who are married, and where they go; reserved tiles."""
    waiting: list[Said] = [
        say("panel-lady-waits", space=int(rose), lady=Piece("lady", lady)) for rose, lady in part["track"].items()
    ]
    have = [_household(one, view.final) for one in part["players"]]
    out = any(one["placed"] or one["reserved"] for one in part["players"])  # only then they matter by day
    if part["leonardo"]:
        have.append([Piece("lady", lady) for lady in part["leonardo"]])
    tiles: list[list[Said]] = [[say("panel-may-reserve")] if one["may_reserve"] else [] for one in part["players"]]
    rows = [
        Row(say("panel-ladies"), waiting, when("wedding")),
        Row(say("panel-ladies"), [say("panel-roses", spaces=" ".join(map(str, part["roses"])))]),
        Row(say("panel-married"), owners(have), when(*_QUESTIONS, *(COLUMNS if out else ()))),
        Row(say("panel-married"), owners(tiles)),
    ]
    own = mine(view, part)
    if own is not None and own["ladies"] and view.decision is not None and view.decision.kind == "plan":
        rows.append(
            Row(say("panel-married"), [say("plan-ladies-follow", count=len(own["ladies"]))], frozenset({"plan"}))
        )
    return Panel(rows, marks=_reserved(view, part))


def _household(one: Any, final: bool) -> list[Said]:
    sent = one["placed"] or {}
    found: list[Said] = []
    for name in one["ladies"]:
        lady = Piece("lady", name)
        if name in sent:
            found.append(say("panel-lady-at", lady=lady, column=column(COLUMNS.index(sent[name]), final)))
        else:
            found.append(lady)
    if one["reserved"]:
        found.append(say("panel-reserved", segment=Piece("segment", one["reserved"]), night=one["night"]))
    return found


def _reserved(view: Any, part: Any) -> list[Mark]:
    found: list[Mark] = []
    for seat, one in enumerate(part["players"]):
        if one["reserved"]:
            whose = "-own" if seat == view.seat else ""
            sign, says = say(f"sign-reserved{whose}"), say(f"mark-reserved{whose}")
            found.append(Mark(f"segment:{one['reserved']}", sign, says))
    return found


TELLING: Final = Telling(
    moments={
        "wedding": "wedding",
        "lady_market": "market",
        "lady_cathedral": "cathedral",
        "lady_bishop": "cathedral",
        "lady_studio": "studio",
        "lady_workshop": "workshop",
        "lady_theater": "fifth",
    },
    pieces={
        "place_lady": _place,
        "keep_lady": _lady,
        "marry": _lady,
        "lady_reserve": _reserve,
        "lady_lead": _lead,
        "lady_swap": _swap,
        "lady_thalers": _thalers,
        "lady_paint": _paint,
    },
    declines=("keep_lady",),
    says={"lady_reserve": _say_reserve, "lady_swap": _say_swap},
    notes={
        "marry": _note_marry,
        "place_lady": _note_place,
        "keep_lady": _note_keep,
        "lady_swap": _note_swap,
        "lady_reserve": _note_reserve,
        "lady_lead": _note_lead,
    },
    first={"lady_market": _first_swaps, "lady_cathedral": _first_reservations, "lady_bishop": _first_bishops},
    groups={"lady_market": _by_booths},
    panel=_panel,
)
