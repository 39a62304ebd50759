"""A configuration turned into tables and programs: built once, shared by all games that use it, never changed."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from itertools import combinations, product
from operator import le
from typing import TYPE_CHECKING, TypeVar

from buonfresco.engine.action import Action
from buonfresco.engine.codec import Codec, OptionTable, Verb
from buonfresco.engine.errors import BadPack
from buonfresco.engine.pool import Pool
from buonfresco.engine.ruleset import Kind, Program, Ruleset, Step, Turn
from buonfresco.games.fresco import actions, altar, manifest, notation, plan, telling
from buonfresco.games.fresco.board import ALL_SEGMENTS
from buonfresco.games.fresco.config import Config
from buonfresco.games.fresco.constants import COLUMNS, END_REASONS, SOURCES, SPACES
from buonfresco.games.fresco.events import EVENTS, readers
from buonfresco.games.fresco.extend import extended
from buonfresco.games.fresco.hooks import (
    MODIFIERS,
    REACTIONS,
    SUMS,
    ActionTile,
    Bar,
    Modifier,
    Module,
    Offer,
    Reaction,
    Share,
)
from buonfresco.games.fresco.modules.order import rank
from buonfresco.games.fresco.pack import Pack, load_pack
from buonfresco.games.fresco.paints import BLENDS, lacking, needs, read_paints
from buonfresco.games.fresco.programs import PHASES, PROGRAMS, VISITS, kinds

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco

T = TypeVar("T")


class Rules(Ruleset):
    __slots__ = (
        "action_tiles",
        "affordable",
        "altar_limit",
        "altar_needs",
        "altar_step",
        "altar_values",
        "bars",
        "beyond",
        "blends",
        "booth_sizes",
        "booth_spaces",
        "buys",
        "checks",
        "end_reasons",
        "ends",
        "forward_in_final_round",
        "fresco_costs",
        "fresco_ids",
        "fresco_needs",
        "fresco_values",
        "hostel_mood",
        "hostel_price",
        "instead",
        "leads",
        "leonardo_may_pass",
        "leonardo_visits",
        "market_ids",
        "market_paints",
        "market_tables",
        "market_tiles",
        "max_rounds",
        "modifiers",
        "modules",
        "mood_bottom",
        "mood_minus",
        "mood_plus",
        "mood_top",
        "pack",
        "painters",
        "plan_parts",
        "plan_steps",
        "plan_tables",
        "plans",
        "reactions",
        "rotate_every_round",
        "round_steps",
        "shares",
        "slot",
        "source_ids",
        "sources",
        "split_market",
        "spread_tables",
        "switches",
        "tile_order",
        "tile_programs",
        "tile_tables",
        "times",
        "turn_hooks",
        "turns",
        "visits",
        "wake_tables",
        "wakes",
    )

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.turn_rule = "B-ORDER-02"
        self.telling.add(telling.TELLING)
        self.config: Config = config
        self.pack: Pack = load_pack(config.pack)
        self.painters: int = 3 if config.players == 2 else config.players  # Leonardo is the third of two
        self.figures = self.painters
        self.guided = ("leonardo",) if config.players == 2 else ()
        self.modules: tuple[Module, ...] = tuple(config.module_list())
        self.slot: dict[str, int] = {module.key: index for index, module in enumerate(self.modules)}
        for module in self.modules:
            manifest.check_names(module)
            if module.components is not None and module.key not in self.pack.extra:
                raise BadPack("error-pack-module", pack=config.pack, module=module.number, file=f"{module.key}.toml")
        self._read_switches()
        self.digest = self.pack.digest(self.slot)
        what = (config.players, config.modules, sorted(self.switches.items()), config.max_rounds, self.digest)
        self.hash_prefix = repr(what).encode()  # positions of other rules are other positions
        self._read_components()
        self._add_programs()
        self._add_kinds()
        self._collect_hooks()
        self._fill_tables()
        self.readers = self._joined("reader", readers(self), lambda m: m.readers(self) if m.readers is not None else {})
        verbs = self._joined("verb", notation.VERBS, lambda m: {**self._tile_verbs(m.number), **m.verbs})
        self.add_pool(Pool("start", self.seats, self.seats))
        self.add_pool(Pool("fresco", self.fresco_ids, len(ALL_SEGMENTS) - 1))  # in the center, then everywhere else
        self.add_pool(Pool("market", {tile: self.market_ids[tile] for tile in self.market_tiles}, self.booth_spaces))
        for module in self.modules:
            for pool in module.pools(self) if module.pools is not None else ():
                self.add_pool(pool)
        self.codec = Codec(self._all_actions(), verbs, self)
        manifest.check_use(self)

    def _read_switches(self) -> None:
        switches = self.switches = self.config.all_switches()
        self.altar_limit: str = switches["altar.limit"]
        self.altar_step: bool = switches["bishop.step_before"] == "any_restoration"
        self.forward_in_final_round: bool = switches["track.forward_from"] == "final_round"
        self.rotate_every_round: bool = switches["start_rotation"] == "every_round"
        self.leonardo_may_pass: bool = switches["leonardo.close_booth"] == "optional"
        self.max_rounds: int = self.config.max_rounds or 0
        self.split_market: bool = any(module.splits_market for module in self.modules)

    def _read_components(self) -> None:
        pack = self.pack
        hostel = pack.board.hostel
        self.times: tuple[int, ...] = tuple(row.time for row in hostel)
        self.hostel_mood: tuple[int, ...] = tuple(row.mood for row in hostel)
        self.hostel_price: tuple[int, ...] = tuple(row.price for row in hostel)
        mood = pack.board.mood
        self.mood_top: int = mood.above
        self.mood_bottom: int = -mood.below
        self.mood_plus: int = mood.above - mood.plus + 1  # from here on up: one apprentice more
        self.mood_minus: int = -mood.below + mood.minus - 1  # from here on down: one less
        self.booth_sizes: tuple[int, ...] = pack.booth_sizes(self.seats)
        self.booth_spaces: int = sum(self.booth_sizes)
        market_set, fresco_set = pack.market, pack.fresco
        for module in self.modules:
            if module.market_set is not None:
                market_set = module.market_set(pack, market_set)
            if module.fresco_set is not None:
                fresco_set = module.fresco_set(pack, fresco_set)
        self.market_ids: tuple[str, ...] = tuple(tile.id for tile in market_set)
        self.market_paints: tuple[tuple[int, ...], ...] = tuple(read_paints(tile.paints) for tile in market_set)
        # B-SETUP-09: three tiles are left out with two and three players
        self.market_tiles: tuple[int, ...] = tuple(
            index for index, tile in enumerate(market_set) if self.seats == 4 or not tile.only_four
        )
        self.fresco_ids: tuple[str, ...] = tuple(tile.id for tile in fresco_set)
        self.fresco_values: tuple[int, ...] = tuple(tile.value for tile in fresco_set)
        self.fresco_costs: tuple[tuple[int, ...], ...] = tuple(read_paints(tile.paints) for tile in fresco_set)
        self.fresco_needs: tuple[int, ...] = tuple(needs(cost) for cost in self.fresco_costs)
        self.blends: dict[int, tuple[int, int]] = dict(BLENDS)
        payments = altar.payments()
        for module in self.modules:
            self.blends.update(module.blends)
            if module.altar is not None:
                payments = module.altar(payments, self)
        self.altar_values: dict[tuple[int, ...], int] = payments
        self.altar_needs: tuple[tuple[int, Action], ...] = tuple((needs(p), actions.altar(p)) for p in payments)

    def _add_programs(self) -> None:
        inserts = [(insert, module) for module in self.modules for insert in module.inserts]
        for name, program in PROGRAMS.items():
            assembled: dict[str, Step | None] = {}
            names: list[str] = []  # the core's name for each step; a module's step belongs to the one it follows
            for anchor, step in [("", None), *program.steps.items()]:
                if step is not None:
                    assembled[anchor] = step
                here = [(i, m) for i, m in inserts if i.program == name and i.after == anchor]
                here.sort(key=lambda entry: rank(name, anchor, entry[1].number))
                for insert, module in here:
                    assembled[_step_name(assembled, f"{anchor or 'begin'}/{module.key}")] = insert.step
                names += [anchor or "begin"] * (len(assembled) - len(names))
            self.add_program(name, Program(assembled, program.holds))
            if name == "round":
                self.round_steps: tuple[str, ...] = tuple(names)
                self.add_phases(name, [PHASES[step] for step in names])
            elif name in ("prepare", "scoring"):
                self.add_phases(name, [name] * len(assembled))
        for module in self.modules:
            for name, own in module.programs.items():
                self.add_program(name, own)
        # by module: its action tile, and what takes the place of a visit to the column under it ("": nothing)
        self.action_tiles: dict[int, ActionTile] = {m.number: m.action_tile for m in self.modules if m.action_tile}
        self.tile_order: tuple[int, ...] = tuple(n for n, tile in self.action_tiles.items() if tile.asks)
        self.tile_programs: dict[int, str] = {number: tile.program for number, tile in self.action_tiles.items()}
        # visits[place][painter]: the program of a visit, or ""; Leonardo, if there, comes last
        leonardos = ["leonardo market", "leonardo cathedral", "", "", ""]
        for module in self.modules:
            for column, visit in module.leonardo_visits.items():
                leonardos[column] = visit
        self.leonardo_visits: tuple[str, ...] = tuple(leonardos)
        self.visits: tuple[tuple[str, ...], ...] = tuple(
            (*[visit] * self.seats, *[leonardos[place]] * (self.painters - self.seats))
            for place, visit in enumerate(VISITS)
        )
        # turns[place][painter][apprentices]: the same as turns, made once
        self.turns: tuple[tuple[tuple[Turn, ...], ...], ...] = tuple(
            tuple(
                tuple(self.turn(visit, painter, n) for n in range(SPACES + 1)) if visit else ()
                for painter, visit in enumerate(visits)
            )
            for visits in self.visits
        )

    def _add_kinds(self) -> None:
        plan_in_parts = any(
            m.action_tile or m.plan_first or m.plan_parts or "placed" in m.modifiers for m in self.modules
        )
        own = [kind for module in self.modules for kind in module.kinds]
        for kind in (*kinds(self.split_market, plan_in_parts), *own):
            self.add_kind(self._extended(kind))
        self.plan_steps: tuple[Kind, ...] = tuple(  # X-PLAN-01: the tiles, the apprentices, what stands on top
            self._extended(step)
            for step in (
                *(plan.tile_step(number, self.action_tiles[number]) for number in self.tile_order),
                *(step for module in self.modules for step in module.plan_first),
                plan.SPREAD,
                *(step for module in self.modules for step in module.plan_parts),
            )
        )
        self.plan_parts: tuple[Kind, ...] = plan.parts(self.plan_steps)
        self.events = self._joined("event", EVENTS, lambda m: m.events)
        for module in self.modules:
            self.telling.add(module.telling)
            if module.view is not None:
                self.panels[module.key] = module.telling.panel or telling.plain_panel(module.key)

    def _extended(self, kind: Kind) -> Kind:
        return extended(
            kind,
            [extra for module in self.modules for extra in module.extras if extra.kind == kind.name],
            [ban for module in self.modules for ban in module.bans if ban.kind == kind.name],
        )

    def _collect_hooks(self) -> None:
        self.sources: tuple[str, ...] = tuple(
            self._joined("source", dict.fromkeys(SOURCES, 0), lambda m: dict.fromkeys(m.sources, 0))
        )
        self.source_ids: dict[str, int] = {name: index for index, name in enumerate(self.sources)}
        self.modifiers: dict[str, tuple[Modifier, ...]] = {
            name: tuple(m.modifiers[name] for m in self.modules if name in m.modifiers) for name in MODIFIERS
        }
        self.reactions: dict[str, tuple[Reaction, ...]] = {
            name: tuple(m.reactions[name] for m in self.modules if name in m.reactions) for name in REACTIONS
        }
        # by sum: the shares of modules, with the number of the source each is booked under
        self.shares: dict[str, tuple[tuple[Share, int], ...]] = {
            name: tuple((s, self.source_ids[s.source]) for m in self.modules for s in m.shares if s.sum == name)
            for name in SUMS
        }
        self.leads: dict[str, str] = {  # by kind of answer: the rule that bars it to who may not move the bishop
            kind: rule for m in self.modules for extra in m.extras for kind, rule in extra.leads.items()
        }
        self.turn_hooks: bool = any(module.turns or module.action_tile for module in self.modules)
        self.instead = frozenset([kind for m in self.modules for extra in m.extras for kind in extra.instead])
        self.beyond: dict[str, tuple[Offer, ...]] = {}  # by kind: options that stay when the work is done
        for extra in (extra for module in self.modules for extra in module.extras if extra.beyond):
            self.beyond[extra.kind] = (*self.beyond.get(extra.kind, ()), extra.options)
        self.bars: tuple[Bar, ...] = tuple(m.bars for m in self.modules if m.bars)
        self.ends: tuple[Callable[[Fresco], str], ...] = tuple(m.ends for m in self.modules if m.ends)
        self.checks: tuple[Callable[[Fresco], list[str]], ...] = tuple(m.check for m in self.modules if m.check)
        own = [name for module in self.modules for name in module.end_reasons]
        self.end_reasons: tuple[str, ...] = (*END_REASONS, *own)

    def _joined(self, what: str, core: Mapping[str, T], own: Callable[[Module], Mapping[str, T]]) -> dict[str, T]:
        """What the core and the modules declare, by name. Nobody's name for something is another's, too."""
        found: dict[str, T] = dict(core)
        owners = dict.fromkeys(core, "the core")
        for module in self.modules:
            for name, one in own(module).items():
                if name in found:
                    raise AssertionError(f"{what} {name} of {module.key} is one of {owners[name]}, too")
                found[name], owners[name] = one, module.key
        return found

    def _tile_verbs(self, number: int) -> dict[str, Verb]:
        return notation.tile_verbs(number, self.action_tiles[number]) if number in self.tile_order else {}

    def decision_names(self) -> list[str]:
        return list(dict.fromkeys([*super().decision_names(), *(step.name for step in self.plan_steps)]))

    # ---- tables ----------------------------------------------------------------------------------------------

    def _fill_tables(self) -> None:
        self.wakes: tuple[Action, ...] = tuple(actions.wake(time) for time in self.times)
        self.wake_tables: dict[tuple[int, ...], tuple[Action, ...]] = {}  # by who gets up when
        fewest = 0 if self.modifiers["placed"] else 4  # four to six apprentices by mood (B-MOOD-09)
        spreads = [s for s in product(range(SPACES + 1), repeat=len(COLUMNS)) if fewest <= sum(s) <= 6]
        spreads.sort(key=lambda s: (sum(s), max(s), [-n for n in s]))  # the most even spread comes first
        self.plans: tuple[Action, ...] = tuple(actions.plan(spread) for spread in spreads)
        self.plan_tables: dict[int, OptionTable] = {
            n: OptionTable(a for a in self.plans if sum(a.args) == n) for n in range(fewest, 7)
        }
        self.market_tables: dict[tuple[int, int], OptionTable] = {}  # by bits of full booths, and most tiles to buy
        self.spread_tables: dict[tuple[int, tuple[int, ...]], OptionTable] = {}  # by number and tiles. Filled as met.
        self.tile_tables: dict[tuple[int, tuple[int, ...], int], tuple[Action, ...]] = {}  # by tile, tiles, apprentices
        # buys[booth][k]: the purchases of up to k tiles at a full booth
        self.buys: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
            tuple(_purchases(booth, size, k) for k in range(SPACES + 1)) for booth, size in enumerate(self.booth_sizes)
        )
        self.affordable: dict[tuple[int, ...], tuple[tuple[bool, ...], tuple[Action, ...]]] = {}  # see reach

    def spaces(self, covers: tuple[int, ...]) -> tuple[int, ...]:
        """Spaces for apprentices by column: three, or those of the action tile there (X-PLAN-04)."""
        return tuple([self.action_tiles[number].spaces if number else SPACES for number in covers])

    def fills(self, covers: tuple[int, ...]) -> tuple[int, ...]:
        """Spaces by column that must not stay empty."""
        return tuple([self.action_tiles[number].fill if number else 0 for number in covers])

    def room(self, covers: tuple[int, ...]) -> range:
        """How many apprentices a sheet with these action tiles can take."""
        return range(sum(self.fills(covers)), sum(self.spaces(covers)) + 1)

    def spreads(self, apprentices: int, covers: tuple[int, ...]) -> OptionTable:
        """The plans that put so many apprentices on a sheet with these action tiles."""
        known = self.spread_tables.get((apprentices, covers))
        if known is None:
            least, most = self.fills(covers), self.spaces(covers)
            every = self.plan_tables[apprentices]
            fitting = [a for a in every if all(map(le, least, a.args)) and all(map(le, a.args, most))]
            known = self.spread_tables[apprentices, covers] = OptionTable(fitting)
        return known

    def reach(self, stock: tuple[int, ...]) -> tuple[tuple[bool, ...], tuple[Action, ...]]:
        """What a stock covers. By tile: can it be paid? (One more place, False, for EMPTY as index; nothing at all if
        no tile can.) And the altar payments. Stocks are cut off at what can be asked for, so there are few of them.
        """
        known = self.affordable.get(stock)
        if known is None:
            lack = lacking(stock)
            tiles = (*(not need & lack for need in self.fresco_needs), False)
            payments = tuple(payment for need, payment in self.altar_needs if not need & lack)
            known = self.affordable[stock] = (tiles if any(tiles) else (), payments)
        return known

    def _all_actions(self) -> list[Action]:
        everything = [*self.wakes, *self.plans, actions.WITHDRAW, actions.PASS]
        for number, tile in ((n, self.action_tiles[n]) for n in self.tile_order):
            everything.append(actions.keep(number, tile.name))
            everything += [actions.cover(number, tile.name, column) for column in tile.columns]
        for booth, tables in enumerate(self.buys):
            everything += [*tables[SPACES], actions.close(booth)]
        everything += actions.RESTORE
        everything += [actions.restore(segment, to) for segment in ALL_SEGMENTS for to in ALL_SEGMENTS]
        everything += [actions.altar(payment) for payment in self.altar_values]
        if self.altar_step:
            everything += [actions.altar(payment, to) for payment in self.altar_values for to in ALL_SEGMENTS]
        everything += [actions.blend(result) for result in self.blends]
        everything += [actions.IN_FRONT, actions.BEHIND]
        for module in self.modules:
            if module.actions is not None:
                everything += module.actions(self)
        return everything


def _purchases(booth: int, size: int, most: int) -> tuple[Action, ...]:
    return tuple(
        actions.buy(booth, spaces) for count in range(1, most + 1) for spaces in combinations(range(size), count)
    )


def _step_name(known: Container[str], wanted: str) -> str:
    """Of a module's step in a program of the core: ``take/<key>``; the second one there is ``take/<key> 2``."""
    return wanted if wanted not in known else next(n for k in range(2, 99) if (n := f"{wanted} {k}") not in known)
