"""What a module can do to the game. This is the whole list: a module reaches the game through nothing else.

A module is one value of type :class:`Module`, in one file of ``modules/``. All hooks are resolved when a configuration
is built (rules.py): programs and options are assembled once, so a module that is not in play costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Verb
from buonfresco.engine.errors import Reason
from buonfresco.engine.events import EventKind, Reader
from buonfresco.engine.fields import Fields
from buonfresco.engine.pack import Problem
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program
from buonfresco.engine.telling import Telling
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.pack import FrescoTile, MarketTile, Pack
from buonfresco.games.fresco.state import NoSlice, Slice
from buonfresco.games.fresco.worth import Worth
from buonfresco.phrases import Phrase

if TYPE_CHECKING:  # game.py imports the rules, and those this file
    from random import Random

    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

Step = Callable[["Fresco", int, int], None]  # (game, painter, argument of the program)
Effect = Callable[["Fresco", int, int, Action], None]  # (game, painter, argument of the decision, answer)
Refusal = Callable[["Fresco", int, int, Action], "Reason | None"]  # None: nothing stands against the answer
Offer = Callable[["Fresco", int, int], Sequence[Action]]  # (game, painter, argument of the decision)
Modifier = Callable[["Fresco", int, int, int], int]  # (game, painter, argument, value so far) -> value; changes nothing
Reaction = Callable[["Fresco", int, int, int], None]  # (game, painter, two values of the occasion)
Bar = Callable[["Fresco", int, int], "Reason | None"]  # (game, painter, segment)
Payments = dict[tuple[int, ...], int]  # of the altar: value by paints
VIEWER: Final = "viewer"  # among what a view is made of
NO_FIELDS: Final = Fields("a module that keeps nothing")


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

    __slots__ = ("beyond", "effects", "explain", "instead", "kind", "leads", "options")

    def __init__(
        self,
        kind: str,
        options: Offer,
        effects: dict[str, Effect],
        explain: Refusal | None = None,
        beyond: bool = False,
        leads: dict[str, str] | None = None,
        instead: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.options = options
        self.effects = effects
        self.explain = explain
        # answers that move the bishop, each with the rule by which who may not move him may not give it
        self.leads = leads or {}
        # answers by which an apprentice in the cathedral does other work (cathedral.lend_hand): who must restore, or
        # can do nothing else, may not give them
        self.instead = instead
        self.beyond = beyond  # they cost no apprentice's work: offered also when the argument has come down to 0


class Ban:
    """Options of a decision that a module takes away, each with the reason. Legality and its reason in one place."""

    __slots__ = ("kind", "refuse", "when")

    def __init__(
        self,
        kind: str,
        refuse: Refusal,
        when: Callable[[Fresco, int, int], bool] | None = None,
    ) -> None:
        self.kind = kind
        self.refuse = refuse  # (game, painter, argument of the decision, action) -> None if it may stay
        self.when = when  # (game, painter, argument): is there anything to refuse? Asked once for all options


class Share:
    """Points of a module inside a sum of the core: one movement with the rest, booked under a source of their own."""

    __slots__ = ("booked", "points", "source", "sum")

    def __init__(
        self,
        sum: str,
        source: str,
        points: Modifier,
        booked: Callable[[Fresco, int, int], None] | None = None,
    ) -> None:
        self.sum = sum  # a name of SUMS
        self.source = source  # one of the module's sources
        self.points = points  # (game, painter, argument, sum so far): what is added to it; changes nothing
        self.booked = booked  # (game, painter, points): they were added just now


class ActionTile:
    """A tile that a player may lay over a column of his action sheet while he plans (X-PLAN-02, X-PLAN-03).

    The core does everything about it but its action: the question in the plan phase, the spaces it leaves, the secret,
    the turn in which ``program`` takes the place of the visit (argument: apprentices on the tile), taking it off again.
    """

    __slots__ = ("asks", "columns", "fill", "name", "program", "refuse", "rules", "spaces", "visits")

    def __init__(
        self,
        name: str,
        program: str,
        rules: tuple[str, ...],
        spaces: int = 0,
        fill: int = 0,
        columns: tuple[int, ...] = tuple(range(len(COLUMNS))),
        refuse: Callable[[Fresco, int], Reason | None] | None = None,
        visits: bool = False,
        asks: bool = True,
    ) -> None:
        self.name = name  # in notation ("<name> on studio"), views and catalogs (tile-<name>)
        self.program = program  # "" if the column is visited as usual
        self.rules = rules
        self.spaces = spaces  # for apprentices
        self.fill = fill  # so many of them must be filled
        self.columns = columns  # that it may cover
        self.refuse = refuse  # (game, seat): why it cannot be used this round at all
        self.asks = asks  # the core asks where it goes; if not, the module does, with plan_first
        # whoever stands on it visits the place under it all the same (M8-TILE-10); so it is if nothing takes its place
        self.visits = visits or not program


class Sealed:
    """Tiles before a painter that carry a splash, besides his fresco tiles (X-STATED-02)."""

    __slots__ = ("count", "sorts", "stack", "words")

    def __init__(
        self,
        sorts: Callable[[Rules], Sequence[tuple[str, int]]],
        count: Callable[[Fresco, int, int], int],
        stack: Callable[[Fresco, int, int], None],
        words: Callable[[str], Phrase] | None = None,
    ) -> None:
        self.sorts = sorts  # (rules): name and splash (a paint) of every sort there is
        self.count = count  # (game, painter, sort): how many lie open before him
        self.stack = stack  # (game, painter, sort): one of them is stacked away, for good
        self.words = words  # (name of a sort): what such a tile is called; its name as it is if nothing is said


class Module:
    """A module's manifest. Every argument but the first two is optional; see docs/modules.md for a worked example."""

    def __init__(
        self,
        number: int,
        key: str,
        slice_type: type[Slice] = NoSlice,
        fields: Fields = NO_FIELDS,
        *,
        switches: dict[str, Switch] | None = None,
        # components
        components: type[Any] | None = None,  # each module has a form of its own: the only Any here
        check_components: Callable[[Any], list[Problem]] | None = None,
        market_set: Callable[[Pack, list[MarketTile]], list[MarketTile]] | None = None,
        fresco_set: Callable[[Pack, list[FrescoTile]], list[FrescoTile]] | None = None,
        blends: dict[int, tuple[int, int]] | None = None,
        altar: Callable[[Payments, Rules], Payments] | None = None,
        # setup and flow
        choose_tiles: Callable[[Fresco, list[int]], list[int]] | None = None,
        setup: Callable[[Fresco], None] | None = None,
        inserts: tuple[Insert, ...] = (),
        programs: dict[str, Program] | None = None,
        action_tile: ActionTile | None = None,
        turns: Callable[[Fresco, int, int], bool] | None = None,
        leonardo_visits: dict[int, str] | None = None,
        ends: Callable[[Fresco], str] | None = None,
        end_reasons: tuple[str, ...] = (),
        # decisions
        kinds: tuple[Kind, ...] = (),
        plan_first: tuple[Kind, ...] = (),
        plan_parts: tuple[Kind, ...] = (),
        extras: tuple[Extra, ...] = (),
        bans: tuple[Ban, ...] = (),
        bars: Bar | None = None,
        actions: Callable[[Rules], Sequence[Action]] | None = None,
        verbs: dict[str, Verb] | None = None,
        splits_market: bool = False,
        # values and occasions
        modifiers: dict[str, Modifier] | None = None,
        shares: tuple[Share, ...] = (),
        reactions: dict[str, Reaction] | None = None,
        sources: tuple[str, ...] = (),
        sealed: Sealed | None = None,
        reads_seals: bool = False,
        # faces
        events: dict[str, EventKind] | None = None,
        readers: Callable[[Rules], dict[str, Reader]] | None = None,
        pools: Callable[[Rules], Sequence[Pool]] | None = None,
        view: Callable[[Fresco, int | None], dict[str, object]] | None = None,
        view_reads: tuple[str, ...] | None = None,
        telling: Telling | None = None,
        worth: Worth | None = None,
        resample: Callable[[Fresco, int, Random, bool], None] | None = None,
        holds_market_tiles: Callable[[Fresco], list[int]] | None = None,
        check: Callable[[Fresco], list[str]] | None = None,
    ) -> None:
        self.number = number
        self.key = key  # names its slice in saved games, views and positions, and its strings in the catalogs
        self.slice_type = slice_type  # its own part of a position; made without arguments
        self.fields = fields  # what it holds, declared once
        self.switches = switches or {}
        self.components = components  # form of its file in the pack, <key>.toml; game.r.pack.extra[key] has this type
        self.check_components = check_components  # what the rulebooks state about them
        self.market_set = market_set  # market tiles of the pack, some replaced (X-SETUP-03)
        self.fresco_set = fresco_set  # fresco tiles of the pack, some added
        self.blends = blends or {}  # result: the two paints it is blended from
        self.altar = altar  # payments of the altar and their values, changed
        self.choose_tiles = choose_tiles  # which fresco tiles are dealt; the highest goes to the center
        self.setup = setup  # after the core's setup, in ascending module number (X-SETUP-04)
        self.inserts = inserts
        self.programs = programs or {}  # programs of its own
        self.action_tile = action_tile  # one for each player
        self.turns = turns  # a painter may have a turn at a column without an apprentice (X-ACT-02)
        self.leonardo_visits = leonardo_visits or {}  # program by column where Leonardo has one more apprentice
        self.end_reasons = end_reasons  # all that `ends` can say
        self.ends = ends  # a reason that makes the round that begins the final one, or "" (X-END-01)
        self.kinds = kinds  # decisions of its own
        self.plan_first = plan_first  # asked in the plan phase before the apprentices, after the action tiles
        self.plan_parts = plan_parts  # asked in the plan phase after the apprentices, as part of the secret plan
        self.extras = extras
        self.bans = bans
        self.bars = bars  # (game, painter, segment): why he may not restore it (Leonardo included)
        self.actions = actions  # what it adds to the codec
        self.verbs = verbs or {}  # by first words of a notation: how it is read, and what is said if it cannot be
        self.splits_market = splits_market  # purchases one by one (X-MKT-12) instead of one decision (B-MKT-09)
        self.modifiers = modifiers or {}  # by name of MODIFIERS
        self.shares = shares  # points of its own inside a sum of SUMS
        self.reactions = reactions or {}  # by name of REACTIONS
        self.sources = sources  # names of its points in the outcome
        self.sealed = sealed  # tiles of its own that may be stacked under others
        self.reads_seals = reads_seals  # it asks for splashes; if no module does, they mean nothing
        self.events = events or {}
        self.readers = readers  # (rules): how the numbers in its events become what people read
        self.pools = pools  # (rules): what it draws from, and how its items are called
        self.view = view  # its part of a view; only what the viewer may see
        # everything the view is made of besides the own slice and the rules: fields of the state, or VIEWER. What was
        # made of equal values is then found again. None: it is made for every view
        self.view_reads = view_reads
        self.telling = telling or Telling()  # its words; those of a folder are found by themselves
        self.worth = worth or Worth()  # what its things are worth, for bots; that of a folder likewise
        # (game, seat or -1 for a spectator, rng, recall): redraw what the seat cannot see (X-INFO-04); with recall it
        # has followed the public events. Called again on the same game if whoever is asked would have no choice.
        self.resample = resample
        self.holds_market_tiles = holds_market_tiles  # the core counts all market tiles
        self.check = check


# Values the core asks for, and what the argument is. Modifiers change nothing but the value: a forecast may ask, too.
MODIFIERS: Final = {
    "placed": "X-PLAN-04: apprentices a painter must place in his plan",
    "able": "X-WORK-08: apprentices in a column that can do all that apprentices do; argument is the column",
    "bishop_bonus": "X-CATH-02: argument is the segment",
    "gilding": "X-CATH-02: points of a gilding (G); argument is the segment",
    "theater_steps": "X-THEA-01: mood per apprentice",
    "studio_thalers": "X-STUDIO-01: Thalers of a whole visit; argument is the number of apprentices",
    "income": "X-PREP-02: Thalers of the prepare phase",
    "busy": "X-WORK-08: apprentices of the workshop visit at work who have no hand free for other work (0)",
    "blends": "X-WORK-08: operations of a whole visit; argument is the number of apprentices",
    "money": "X-SCORE-01 step 7: Thalers that count in the money scoring",
}

# Sums in which modules have a share, and what the argument is.
SUMS: Final = {
    "restoration": "X-CATH-02: value of the tile and bishop bonus; argument is the segment",
    "altar": "X-CATH-12: value of an altar restoration; argument is 0",
}

# Occasions the core announces, and the two values that come along.
REACTIONS: Final = {
    "market_tile": "after a market tile's paints were taken (X-MKT-03): tile; booth << 4 | space, or -1",
    "bought": "after one purchase at a booth, where they are made one by one (X-MKT-12): booth, space",
    "hand_lent": "an apprentice in the cathedral does not restore (M4-CARD-08): apprentices there with him, 0",
    "restored": "after the tile is taken (X-CATH-01 step 5): segment, tile",
    "led": "after somebody led the bishop to another segment, by whatever means (X-CATH-05): from, to",
    "moved": "after every movement on the VP track (X-TRACK-05): from, to",
    "received": "after every receipt of Thalers (M8-PAY-06): amount, new sum",
    "mood": "after every change of mood (X-MOOD-01): from, to",
    "must_pay": "a painter will have to pay for something if he can (M8-PAY-10): 0, 0",
    "withdrawn": "a plan was taken back (B-PLAN-07): 0, 0",
}
