"""Glass and windows in words (M6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.telling import Pieces, Telling
from buonfresco.engine.told import Mark, Panel, Row, Said
from buonfresco.games.fresco import cathedral, planning
from buonfresco.games.fresco.board import SEGMENT_ID, SEGMENTS
from buonfresco.games.fresco.constants import CATHEDRAL
from buonfresco.games.fresco.modules.glaziers import glaziery, windows
from buonfresco.games.fresco.modules.glaziers.components import COLOURS, GLASS, Tables, tables
from buonfresco.games.fresco.modules.glaziers.state import slice_of
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID, PAINTS, write_paints
from buonfresco.games.fresco.words import MORNING, mine, owners, when
from buonfresco.phrases import Phrase, Piece, say

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

_ABOUT_GLASS: Final = frozenset({"window", "glaze", "glass", "plan_glaziery"})


# ---- options ------------------------------------------------------------------------------------------------------


def _token(colour: int) -> Piece:
    return Piece("glass", PAINTS[colour])


def _place(number: int) -> Piece:
    """A space of the bench."""
    return Piece("bench", str(number + 1))


def _glass(_r: Rules, act: Action) -> Pieces:
    return {"glass": _token(act.args[0])}


def _window(_r: Rules, act: Action) -> Pieces:
    return {"window": _place(act.args[0])}


def _glaze(_r: Rules, act: Action) -> Pieces:
    return {"glass": [_token(colour) for colour in act.args]}


def _say_window(g: Fresco, _painter: int, act: Action) -> Phrase:
    panes = tables(g.r).letters[slice_of(g).bench[act.args[0]]]
    return say("action-window", **_window(g.r, act), panes=Piece("paints", panes))


def _say_glaze(_g: Fresco, _painter: int, act: Action) -> Phrase:
    return say("action-glaze", panes=write_paints(act.args) or "none")


def _note_window(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """The points are one sum with those of the tile, once the glass is decided (M6-CATH-08)."""
    window = slice_of(g).bench[act.args[0]]
    yield say("note-window", points=tables(g.r).points[window], change=windows.at_best(g, painter, window))


def _note_glaze(_g: Fresco, after: Fresco, _painter: int, _act: Action) -> Iterator[Phrase]:
    """Where others are asked something first, the points are not booked yet."""
    worth = slice_of(after).worth
    if worth:
        yield say("note-glaze", change=worth)


def _note_restore(g: Fresco, _after: Fresco, painter: int, act: Action) -> Iterator[Phrase]:
    """A new window is drawn before Leonardo's points are moved, but they are certain (M6-LEO-02)."""
    if painter >= g.r.seats and tables(g.r).openings[act.args[0]]:
        yield say("note-window-leonardo", points=windows.leonardos_points(g))


# ---- questions and plans ------------------------------------------------------------------------------------------


def _about_window(_g: Fresco, _painter: int, about: dict[str, Any]) -> Pieces:
    return {"segment": Piece("segment", about["segment"])}


def _about_glaze(g: Fresco, _painter: int, about: dict[str, Any]) -> Pieces:
    t, window = tables(g.r), about["window"]
    if window not in t.ids:
        return {"window": window, "panes": Piece("paints", LETTERS[:COLOURS]), "points": 0}
    number = t.ids.index(window)
    return {"window": window, "panes": Piece("paints", t.letters[number]), "points": t.points[number]}


def _brings(g: Fresco, seat: int) -> Phrase:
    """The apprentices printed on the tile, and what is on sale for his money now."""
    glass = [_token(act.args[0]) for act in glaziery.on_sale(g, seat)]
    return say("note-on-glaziery", printed=glaziery.PRINTED, glass=glass or [say("note-no-glass")])


def _offers(g: Fresco, seat: int, column: int) -> Iterator[Phrase]:
    openings = tables(g.r).openings
    if column == CATHEDRAL:
        found = [segment for segment in cathedral.payable_segments(g, seat) if openings[segment]]
        if found:
            yield say("plan-windows", segments=[Piece("segment", SEGMENTS[segment]) for segment in found])


# ---- the table ----------------------------------------------------------------------------------------------------


def _panel(r: Rules, view: Any, part: Any) -> Panel:
    t = tables(r)
    own = mine(view, part)
    shown = [one["glass"] if seat != view.seat else None for seat, one in enumerate(part["players"])]
    others: list[list[Said]] = [_tokens(glass) if glass else [] for glass in shown]
    penalties = [
        say("panel-penalty", pane=Piece("letters", LETTERS[colour]), points=t.penalties[colour]) for colour in GLASS
    ]
    rows = [
        Row(say("panel-glass"), _offer(t, part["offer"]), MORNING | {"glass"}),
        Row(say("panel-glass"), [say("panel-penalties", penalties=penalties)], _ABOUT_GLASS),
        Row(say("panel-glass"), _out_of_sight(part)),
        Row(say("panel-glass"), owners(others)),  # once the screens are lifted
        Row(say("panel-bench"), _bench(t, part), when("cathedral", "window", "glaze", "leonardo_cathedral", "glass")),
        Row(say("panel-bench"), _renewed(t, part)),
    ]
    return Panel(
        rows, [say("panel-own-glass", glass=_tokens(own["glass"]))] if own and own["glass"] else [], _marks(t, view)
    )


def _tokens(glass: Mapping[str, int]) -> list[Said]:
    """``2× yellow, red``"""
    found: list[Said] = []
    for name, count in glass.items():
        token = Piece("glass", name)
        found.append(token if count == 1 else say("panel-times", count=count, thing=token))
    return found


def _offer(t: Tables, offer: Mapping[str, int]) -> list[Said]:
    return [
        say("panel-glass-price", count=count, glass=Piece("glass", name), price=t.glass_prices[PAINT_ID[name]])
        for name, count in offer.items()
    ]


def _out_of_sight(part: Any) -> list[Said]:
    reserve: list[Said] = [say("panel-reserve", glass=_tokens(part["reserve"]))] if part["reserve"] else []
    return [*reserve, say("panel-glass-bag", count=part["bag"])]


def _bench(t: Tables, part: Any) -> list[Said]:
    found: list[Said] = []
    for number, (name, price) in enumerate(zip(part["bench"], part["prices"], strict=False)):
        points = t.points[t.ids.index(name)]
        found.append(say("panel-window", place=_place(number), panes=_panes(t, name), points=points, price=price))
    return [*found, say("panel-faces-windows"), say("panel-pile", count=part["pile"])]


def _renewed(t: Tables, part: Any) -> list[Said]:
    """Windows that were put in, and those that left the game."""
    found: list[Said] = [
        say("panel-renewed", segment=Piece("segment", segment), panes=_panes(t, name))
        for segment, name in part["windows"].items()
    ]
    gone: Sequence[Said] = [_panes(t, name) for name in part["discarded"]]
    return [*found, say("panel-removed", things=gone)] if gone else found


def _panes(t: Tables, name: str) -> Piece:
    return Piece("letters", t.letters[t.ids.index(name)])


def _marks(t: Tables, view: Any) -> list[Mark]:
    """Segments that will be renewed with their window."""
    there = [segment for segment in view.fresco if t.openings[SEGMENT_ID[segment]]]
    return [Mark(f"segment:{segment}", say("sign-window"), say("mark-window")) for segment in there]


# ---- events -------------------------------------------------------------------------------------------------------


def _taken(r: Rules, event: Event, _final: bool) -> Phrase:
    return say(
        "event-window_taken",
        who=Piece("figure", event.actor),
        segment=Piece("segment", str(event.data["segment"])),
        window=_in_words(r, event),
        price=event.data["price"],
    )


def _revealed(r: Rules, event: Event, _final: bool) -> Phrase:
    return say("event-window_revealed", window=_in_words(r, event))


def _in_words(r: Rules, event: Event) -> Piece:
    return Piece("paints", str(_panes(tables(r), str(event.data["window"])).id))


TELLING: Final = Telling(
    moments={"glass": "tile", "window": "restoring", "glaze": "restoring"},
    pieces={"glass": _glass, "window": _window, "glaze": _glaze},
    says={"window": _say_window, "glaze": _say_glaze},
    notes={
        "cover": planning.covering("glaziery", _brings),
        "window": _note_window,
        "glaze": _note_glaze,
        "restore": _note_restore,
    },
    about={"window": _about_window, "glaze": _about_glaze},
    advice={"plan_glaziery": planning.advice},
    offers=_offers,
    panel=_panel,
    events={"window_taken": _taken, "window_revealed": _revealed},
)
