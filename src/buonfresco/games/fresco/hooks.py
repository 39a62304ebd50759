"""What a module can do to the game. This is the whole list: a module reaches the game through nothing else.

A module is one value of type :class:`Module`, in one file of ``modules/``. All hooks are resolved when a configuration
is built (rules.py): programs and options are assembled once, so a module that is not in play costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind
from buonfresco.engine.ruleset import Effect, Kind, Step
from buonfresco.games.fresco.pack import FrescoTile, MarketTile, Pack
from buonfresco.games.fresco.state import Slice

# The first argument of every callable is the game (Fresco); game.py imports the rules, so it cannot be named here.
Modifier = Callable[[Any, int, int, int], int]  # (game, painter, argument, value so far) -> value
Reaction = Callable[[Any, int, int, int], None]  # (game, painter, two values of the occasion)
Offer = Callable[[Any, int, int], Sequence[Action]]  # (game, painter, argument of the decision)


class Switch:
    """A named difference between the rulebook editions (docs/rules/00-index.md)."""

    __slots__ = ("_by_preset", "rule", "values")

    def __init__(self, rule: str, values: tuple[str, ...], bigbox: str = "", fr: str = "") -> None:
        self.rule = rule
        self.values = values  # the first one is the value of preset `revised`
        self._by_preset = {"revised": values[0], "bigbox": bigbox or values[0], "revised-fr": fr or values[0]}

    def value(self, preset: str) -> str:
        return self._by_preset[preset]


class Insert:
    """A step put into a program, directly after a named step of the core (``""``: at the program's beginning)."""

    __slots__ = ("after", "program", "rule", "step")

    def __init__(self, program: str, after: str, step: Step, rule: str) -> None:
        self.program = program
        self.after = after
        self.step = step
        self.rule = rule


class Extra:
    """Further options inside a decision of the core, and what they do."""

    __slots__ = ("effects", "explain", "kind", "options")

    def __init__(
        self,
        kind: str,
        options: Offer,
        effects: dict[str, Effect],
        explain: Callable[[Any, int, int, Action], Reason | None] | None = None,
    ) -> None:
        self.kind = kind
        self.options = options
        self.effects = effects
        self.explain = explain


class Ban:
    """Options of a decision that a module takes away, each with the reason. Legality and its reason in one place."""

    __slots__ = ("kind", "refuse")

    def __init__(self, kind: str, refuse: Callable[[Any, int, int, Action], Reason | None]) -> None:
        self.kind = kind
        self.refuse = refuse  # (game, painter, argument of the decision, action) -> None if it may stay


class Module:
    """A module's manifest. Every argument but the first three is optional; see docs/modules.md for a worked example."""

    def __init__(
        self,
        number: int,
        key: str,
        slice_type: type[Any],
        *,
        switches: dict[str, Switch] | None = None,
        # components
        market_set: Callable[[Pack, list[MarketTile]], list[MarketTile]] | None = None,
        fresco_set: Callable[[Pack, list[FrescoTile]], list[FrescoTile]] | None = None,
        blends: dict[int, tuple[int, int]] | None = None,
        altar: Callable[[dict[tuple[int, ...], int], Any], dict[tuple[int, ...], int]] | None = None,
        # setup and flow
        choose_tiles: Callable[[Any, list[int]], list[int]] | None = None,
        setup: Callable[[Any], None] | None = None,
        inserts: tuple[Insert, ...] = (),
        programs: dict[str, tuple[Step, ...]] | None = None,
        turns: Callable[[Any, int, int], bool] | None = None,
        instead: Callable[[Any, int, int], str] | None = None,
        leonardo_visits: dict[int, str] | None = None,
        ends: Callable[[Any], str] | None = None,
        # decisions
        kinds: tuple[Kind, ...] = (),
        extras: tuple[Extra, ...] = (),
        bans: tuple[Ban, ...] = (),
        actions: Callable[[Any], Sequence[Action]] | None = None,
        splits_market: bool = False,
        # values and occasions
        modifiers: dict[str, Modifier] | None = None,
        reactions: dict[str, Reaction] | None = None,
        sources: tuple[str, ...] = (),
        # faces
        events: dict[str, EventKind] | None = None,
        view: Callable[[Any, int | None], dict[str, object]] | None = None,
        targets: Callable[[Action], list[str]] | None = None,
        resample: Callable[[Any, int, Any], None] | None = None,
        holds_market_tiles: Callable[[Any], list[int]] | None = None,
        check: Callable[[Any], list[str]] | None = None,
    ) -> None:
        self.number = number
        self.key = key  # names its slice in saved games, views and positions, and its strings in the catalogues
        self.slice_type: type[Slice] = slice_type  # made without arguments; see Slice for what it must be able to do
        self.switches = switches or {}
        self.market_set = market_set  # market tiles of the pack, some replaced (X-SETUP-03)
        self.fresco_set = fresco_set  # fresco tiles of the pack, some added
        self.blends = blends or {}  # result: the two paints it is blended from
        self.altar = altar  # payments of the altar and their values, changed
        self.choose_tiles = choose_tiles  # which fresco tiles are dealt; the highest goes to the centre
        self.setup = setup  # after the core's setup, in ascending module number (X-SETUP-04)
        self.inserts = inserts
        self.programs = programs or {}  # programs of its own
        self.turns = turns  # a painter may have a turn at a column without an apprentice (X-ACT-02)
        self.instead = instead  # a program that takes the place of a painter's visit to a column, or "" (X-PLAN-03)
        self.leonardo_visits = leonardo_visits or {}  # program by column where Leonardo has one more apprentice
        self.ends = ends  # a reason that makes the round that begins the final one, or "" (X-END-01)
        self.kinds = kinds  # decisions of its own
        self.extras = extras
        self.bans = bans
        self.actions = actions  # what it adds to the codec
        self.splits_market = splits_market  # purchases one by one (X-MKT-12) instead of one decision (B-MKT-09)
        self.modifiers = modifiers or {}  # by name of MODIFIERS
        self.reactions = reactions or {}  # by name of REACTIONS
        self.sources = sources  # names of its points in the outcome
        self.events = events or {}
        self.view = view  # its part of a view; only what the viewer may see
        self.targets = targets  # places its actions point at, for the view's options
        self.resample = resample  # redraw what a seat cannot see (X-INFO-04); -1 for a spectator
        self.holds_market_tiles = holds_market_tiles  # the core counts all market tiles
        self.check = check


# Values the core asks for, and what the argument is.
MODIFIERS: Final = {
    "spaces": "X-PLAN-04: spaces of a column in a painter's plan; argument is the column",
    "placed": "X-PLAN-04: apprentices a painter must place in his plan",
    "altar": "X-CATH-12: points of an altar restoration",
    "bishop_bonus": "X-CATH-02: argument is the segment",
    "restoration": "X-CATH-02: the whole sum; argument is the segment",
    "theater_steps": "X-THEA-01: mood per apprentice",
    "studio_thalers": "X-STUDIO-01: Thalers of a whole visit; argument is the number of apprentices",
    "income": "X-PREP-02: Thalers of the prepare phase",
    "blends": "X-WORK-08: operations of a whole visit; argument is the number of apprentices",
    "money": "X-SCORE-01 step 7: Thalers that count in the money scoring",
}

# Occasions the core announces, and the two values that come along.
REACTIONS: Final = {
    "altar_restored": "after the altar was paid, before the movement (X-CATH-12): points, 0",
    "restored": "after the tile is taken (X-CATH-01 step 5): segment, tile",
    "moved": "after every movement on the VP track (X-TRACK-05): from, to",
    "received": "after every receipt of Thalers (M8-PAY-06): amount, new sum",
    "mood": "after every change of mood (X-MOOD-01): from, to",
    "withdrawn": "a plan was taken back (B-PLAN-07): 0, 0",
    "woken": "after a wake turn's mood change, before the apprentice check (X-WAKE-01): row, mood",
}
