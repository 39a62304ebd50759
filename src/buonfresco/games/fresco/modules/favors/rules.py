"""Rules of module 11: the favor under the bishop is claimed with the tile, its point moved after the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.engine.codec import Verb
from buonfresco.engine.events import EventKind
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco import deeds
from buonfresco.games.fresco.actions import PASS
from buonfresco.games.fresco.board import EMPTY, SEGMENTS
from buonfresco.games.fresco.constants import restoring
from buonfresco.games.fresco.hooks import Insert, Module, Switch
from buonfresco.games.fresco.modules.favors import components
from buonfresco.games.fresco.modules.favors.components import GIFT_NAMES, KEY, MOOD, POINTS, THALERS, TILES, kit_of
from buonfresco.games.fresco.modules.favors.state import FIELDS, Favors, favors_of, unseen
from buonfresco.games.fresco.state import NOBODY

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

SWITCH: Final = "favors.take"
SOURCE: Final = "favors"
FAVOR: Final[Action] = action("favor", (), "favor")
_CHOICE: Final = (FAVOR, PASS)


def _favour(_r: object, text: str) -> Action | None:
    """The other spelling: ``favour`` is ``favor``."""
    return None if text else FAVOR


# ---- with the fresco tile -------------------------------------------------------------------------------------------


def with_tile(g: Fresco, painter: int, segment: int) -> None:
    """The bishop has not followed yet: where he stands now decides, as for his bonus (M11-CATH-01, -03, -04)."""
    if g.s.bishop != segment:
        favors_of(g).gone += 1
    elif painter < g.r.seats and g.r.switches[SWITCH] == "optional":
        g.ask("favor", painter, segment)
    else:
        claim(g, painter)


def options(_g: Fresco, _painter: int, _segment: int) -> tuple[Action, ...]:
    return _CHOICE


def take(g: Fresco, painter: int, _segment: int, _action: Action) -> None:
    claim(g, painter)


def decline(g: Fresco, painter: int, segment: int, _action: Action) -> None:
    """It leaves the game unseen (M11-CATH-07)."""
    favors_of(g).gone += 1
    if g.listening:
        g.notes.append(("favor_declined", painter, segment))


def claim(g: Fresco, painter: int) -> None:
    """Turned up and carried out at once; then the tile is out of the game (M11-CATH-02). Leonardo has no use for
    anything but points (M11-LEO-01).
    """
    part, kit = favors_of(g), kit_of(g.r)
    sort = g.draw_one("favor", unseen(g))
    part.claimed.append(sort)
    part.claimed.sort()
    gift, amount = kit.gives[sort], kit.amounts[sort]
    if g.listening:
        g.notes.append(("favor_revealed", painter, gift, amount))
    if gift == POINTS:
        part.points = amount  # a movement of its own, after the restoration's (M11-CATH-05)
    elif painter >= g.r.seats:
        if g.listening:
            g.notes.append(("favor_lapsed", painter))
    elif gift == MOOD:
        deeds.change_mood(g, painter, amount)
    elif gift == THALERS:
        deeds.receive(g, painter, amount, "favor")
    else:
        deeds.gain_paints(g, painter, [gift] * amount, "favor")


def move(g: Fresco, painter: int, _segment: int) -> None:
    """After the first movement and the choice it may have asked for; no penalty reaches it (X-CATH-03)."""
    part = favors_of(g)
    points, part.points = part.points, 0
    deeds.score(g, painter, points, SOURCE)


def about(_g: Fresco, _painter: int, segment: int) -> dict[str, object]:
    return {"segment": SEGMENTS[segment]}


# ---- information ----------------------------------------------------------------------------------------------------


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """``claimed``: favors turned up so far; ``unseen``: all others, on the fresco or not; ``left``: those on it."""
    ids = kit_of(g.r).ids
    return {
        "claimed": _counts(ids, favors_of(g).claimed),
        "unseen": _counts(ids, unseen(g)),
        "left": TILES - g.s.fresco.count(EMPTY),
    }


def _counts(ids: tuple[str, ...], sorts: list[int]) -> dict[str, int]:
    return {ids[sort]: sorts.count(sort) for sort in sorted(set(sorts))}


def check(g: Fresco) -> list[str]:
    part = favors_of(g)
    problems: list[str] = []
    at_work = g.s.taken != NOBODY
    waiting = g.s.fresco.count(EMPTY) - len(part.claimed) - part.gone
    if waiting and not (at_work and waiting == 1):  # the fresco tile is taken, its favor not decided yet
        problems.append(
            f"{len(part.claimed)} favors were claimed and {part.gone} left unseen, but fresco tiles are gone from "
            f"{g.s.fresco.count(EMPTY)} segments (M11-SETUP-01, M11-CATH-03)"
        )
    if part.points and not at_work:
        problems.append("a favor brings points though nobody restores (M11-CATH-05)")
    return problems


MODULE: Final = Module(
    11,
    KEY,
    Favors,
    FIELDS,
    switches={SWITCH: Switch("M11-CATH-01", ("optional", "mandatory"), bigbox="mandatory", fr="mandatory")},
    components=components.FavorTiles,
    check_components=components.check,
    inserts=(
        Insert("restore", "take", with_tile, "X-CATH-01"),
        Insert("restore", "score", move, "X-CATH-01"),
        Insert("leonardo restore", "take", with_tile, "X-LEO-02"),
        Insert("leonardo restore", "score", move, "X-LEO-02"),
    ),
    kinds=(
        Kind(
            "favor",
            ("M11-CATH-01", "M11-CATH-02"),
            options,
            {"favor": take, "pass": decline},
            about=about,
            holds=restoring("take/favors"),
        ),
    ),
    actions=lambda _rules: (FAVOR,),
    verbs={
        "favor": Verb("M11-CATH-01", "refused-favor-form"),
        "favour": Verb("M11-CATH-01", "refused-favor-form", _favour),
    },
    sources=(SOURCE,),
    events={
        "favor_revealed": EventKind(gives="gift", amount=""),
        "favor_lapsed": EventKind(),
        "favor_declined": EventKind(segment="segment"),
    },
    readers=lambda _rules: {"gift": GIFT_NAMES.__getitem__},
    pools=lambda rules: (Pool("favor", kit_of(rules).ids),),
    view=view,
    view_reads=("fresco",),
    check=check,
)
