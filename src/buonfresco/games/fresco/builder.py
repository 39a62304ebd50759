"""Any position, from a few words: for tests, puzzles, bug reports. What is not said has a plain default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from buonfresco.engine import builder
from buonfresco.engine import saving as saves
from buonfresco.engine.errors import BadGame
from buonfresco.engine.ruleset import ALL
from buonfresco.games.fresco import cathedral, market, plan, workshop
from buonfresco.games.fresco import leonardo as him
from buonfresco.games.fresco.board import ALL_SEGMENTS, CENTRE, SEGMENTS
from buonfresco.games.fresco.checks import market_tiles
from buonfresco.games.fresco.constants import FINAL_ROUND_TILES
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FIELDS, NO_PLAN, NOT_AWAKE, FrescoState
from buonfresco.games.fresco.wake import apprentices_by

MOMENTS: Final = ("begin", "end")  # of a round: its end check, and what comes after the last visit


def build(
    rules: Rules,
    *,
    painters: Sequence[Mapping[str, Any]] = (),
    fresco: Mapping[str, str] | None = None,
    removed: Iterable[str] | None = None,
    bishop: str = "C3",
    booths: Mapping[str, Sequence[str | None]] | None = None,
    bag: Sequence[str] | None = None,
    round: int = 1,
    final: bool = False,
    end_reason: str | None = None,
    leonardo: str | None = None,
    guide: int | None = None,
    phase: str = "begin",
    turn: int | None = None,
    left: int | None = None,
    stack: Sequence[Sequence[Any]] | None = None,
    order: Sequence[int] | None = None,
    draws: object = (),
    slices: Mapping[str, Any] | None = None,
    seed: Any = None,
    stop: bool = False,
    **more: Any,
) -> Fresco:
    """See ``fresco.position``."""
    if rules.painters > rules.seats:
        leonardo, guide = leonardo or "C3", guide or 0
    builder.must_know(phase, rules, MOMENTS)
    people = [
        _painter(rules, painter, given, final, planned=phase not in ("begin", "wake"))
        for painter, given in enumerate(builder.people(painters, rules.painters))
    ]
    owned = {tile for one in people for tile in one["tiles"]}
    where = dict(fresco) if fresco is not None else _default_fresco(rules, owned, final and not end_reason)
    used = owned | set(where.values())
    data: dict[str, Any] = {
        "round": round,
        "bishop": bishop,
        "fresco": where,
        "removed": list(removed) if removed is not None else [t for t in rules.fresco_ids if t not in used],
        "booths": {name: list(tiles) for name, tiles in (booths or {}).items()},
        "bag": list(bag or ()),
        "painters": people,
        "order": list(order) if order is not None else _order(people),
        "final": final,
        "end_reason": end_reason if end_reason is not None else ("tiles" if final else ""),
        "sealed": phase == "plan" and stack is None,
        "leonardo": leonardo,
        "guide": guide,
        "modules": dict(slices or {}),
        **more,
    }
    data["stack"] = [list(frame) for frame in stack or ()]
    game = Fresco(rules, FrescoState(), builder.luck(rules, draws, seed))
    saves.fill(game, data)
    _share_market(game, booths is None, bag is None)
    if stack is None:
        _enter(game, phase, turn, left)
    builder.finish(game, stop)
    if final and not game.s.final:  # the end check at the beginning of the round found no reason for it
        raise BadGame("error-game-state", problem="nothing makes this round the final one (B-END-01)")
    return game


# ---- defaults -----------------------------------------------------------------------------------------------------


def _painter(rules: Rules, painter: int, given: dict[str, Any], final: bool, planned: bool) -> dict[str, Any]:
    known = set(FIELDS.keys("painters"))
    if set(given) - known:
        raise BadGame("error-game-state", problem=f"painters know nothing of {', '.join(sorted(set(given) - known))}")
    one: dict[str, Any] = {"space": f"S{painter + 1}", "tiles": [], **given}
    if "points" not in one and isinstance(one["space"], int):
        one["points"] = {"fresco": one["space"]}
    if painter >= rules.seats:
        if planned and "wake" in one and one.get("plan") is None:  # it lies open all game (L-SETUP-04)
            one["plan"] = list(him.plan(rules, final))
        return one
    begin = rules.pack.stock.start
    one.setdefault("thalers", begin.thalers)
    if "apprentices" not in one:
        one["apprentices"] = sum(one["plan"]) if one.get("plan") else apprentices_by(rules, one.get("mood", 0))
    if "mood" not in one:  # one that goes with so many apprentices (B-MOOD-09)
        moods = sorted(range(rules.mood_bottom, rules.mood_top + 1), key=abs)
        one["mood"] = next((mood for mood in moods if apprentices_by(rules, mood) == one["apprentices"]), 0)
    paints = one.get("paints", begin.paints)
    if isinstance(paints, str):
        one["paints"] = {PAINTS[LETTERS.index(letter)]: paints.count(letter) for letter in paints if letter in LETTERS}
        unknown = set(paints) - set(LETTERS)
        if unknown:
            raise BadGame("error-game-state", problem=f"unknown paint {', '.join(sorted(unknown))}")
    return one


def _default_fresco(rules: Rules, owned: set[str], final: bool) -> dict[str, str]:
    """Tiles in the order of the pack, one of the highest value in the center; owned tiles leave their segment empty.

    In a final round that nobody gives a reason for there are six of them, the first ones (B-END-01).
    """
    tiles = list(range(len(rules.fresco_ids)))
    best = max(tiles, key=rules.fresco_values.__getitem__)
    tiles.remove(best)
    tiles.insert(CENTRE, best)
    laid = {SEGMENTS[segment]: rules.fresco_ids[tiles[segment]] for segment in ALL_SEGMENTS}
    there = [(segment, tile) for segment, tile in laid.items() if tile not in owned]
    return dict(there[:FINAL_ROUND_TILES] if final else there)


def _share_market(game: Fresco, lay_booths: bool, fill_bag: bool) -> None:
    """Market tiles nobody spoke of: onto the booths in the order of the pack, the others into the bag."""
    s = game.s
    held = market_tiles(game)
    rest = [tile for tile in game.r.market_tiles if tile not in held]
    if lay_booths:
        for booth, size in enumerate(game.r.booth_sizes):
            s.booths[booth], rest = tuple(rest[:size]), rest[size:]
    if fill_bag:
        s.bag = rest


def _order(people: list[dict[str, Any]]) -> list[int]:
    if any(one.get("wake") is None for one in people):
        return []
    return sorted(range(len(people)), key=lambda painter: people[painter]["wake"])


# ---- where the game stands ----------------------------------------------------------------------------------------


def _enter(game: Fresco, phase: str, turn: int | None, left: int | None) -> None:
    """Put a phase on the agenda, as the round itself would, without what is done already."""
    s, r = game.s, game.r
    if phase in ("prepare", "scoring"):
        return game.begin(phase)
    round_program = r.program_ids["round"]
    here = r.round_steps.index(phase)
    if phase in ("begin", "end"):
        return s.stack.append((round_program, here, ALL, 0))
    s.stack.append((round_program, here + 1, ALL, 0))
    if phase == "plan":
        for seat in range(r.seats):
            plan.skip(game, seat)
        return game.ask("plan", ALL)
    if phase != "wake" and (not s.order or NO_PLAN in s.plans):
        raise BadGame("error-position-plans", phase=phase)
    r.programs[round_program][here](game, ALL, 0)
    if phase == "wake":
        s.stack[1:] = [frame for frame in s.stack[1:] if s.wake[frame[2]] == NOT_AWAKE]
    elif turn is not None:
        if turn not in s.order:
            raise BadGame("error-game-state", problem=f"there is no painter {turn}")
        done = s.order[: s.order.index(turn)]
        s.stack[1:] = [frame for frame in s.stack[1:] if frame[2] not in done]
    if left is not None:
        _resume_visit(game, left)
    return None


def _resume_visit(game: Fresco, left: int) -> None:
    """The first visit on the agenda has begun: it stands at its question, with so many actions left."""
    if left < 1 or len(game.s.stack) < 2:
        raise BadGame("error-position-left")
    program, _, painter, _ = game.s.stack.pop()
    steps = game.r.programs[program]
    for step, kind in ((market.ask, "market"), (cathedral.enter, "cathedral"), (workshop.enter, "blend")):
        if step in steps:
            if steps.index(step) + 1 < len(steps):
                game.s.stack.append((program, steps.index(step) + 1, painter, left))
            return game.ask(kind, painter, left)
    raise BadGame("error-position-left")


def words(game: Fresco) -> dict[str, Any]:
    """Saved games leave zeros out, positions have other defaults."""
    data: dict[str, Any] = game.state_data()
    for one in data["painters"][: game.r.seats]:
        one.setdefault("thalers", 0)
        one.setdefault("paints", {})
        one.setdefault("mood", 0)
        one.setdefault("apprentices", game.r.pack.stock.start.apprentices)
    for one in data["painters"][game.r.seats :]:
        one.setdefault("plan", None)
    data.setdefault("end_reason", "")
    slices = data.pop("modules", None)
    return {**({"slices": slices} if slices else {}), **data}
