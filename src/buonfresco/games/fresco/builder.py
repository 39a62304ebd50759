"""Any position, from a few words: for tests, puzzles, bug reports. What is not said has a plain default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pprint import pformat
from typing import Any

import msgspec

from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.errors import BadGame
from buonfresco.games.fresco import saving
from buonfresco.games.fresco.board import ALL_SEGMENTS, CENTRE, SEGMENTS
from buonfresco.games.fresco.checks import market_tiles
from buonfresco.games.fresco.config import make_config
from buonfresco.games.fresco.constants import CATHEDRAL, COLUMNS, FIFTH
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.paints import LETTERS, PAINTS
from buonfresco.games.fresco.rounds import LEONARDOS_LAST_PLAN, LEONARDOS_PLAN
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import FrescoState

PHASES = ("begin", "wake", "plan", "market", "cathedral", "studio", "workshop", "fifth", "end", "prepare", "scoring")


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
    leonardo: str = "C3",
    guide: int = 0,
    phase: str = "begin",
    turn: int | None = None,
    left: int | None = None,
    stack: Sequence[Sequence[Any]] | None = None,
    order: Sequence[int] | None = None,
    draws: Sequence[str | int] = (),
    modules: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    **more: Any,
) -> Fresco:
    """See ``fresco.position``."""
    people = [
        _painter(rules, painter, dict(painters[painter]) if painter < len(painters) else {}, final)
        for painter in range(rules.painters)
    ]
    owned = {tile for one in people for tile in one["tiles"]}
    where = dict(fresco) if fresco is not None else _default_fresco(rules, owned)
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
        "leonardo": leonardo if rules.painters > rules.seats else None,
        "guide": guide if rules.painters > rules.seats else None,
        "modules": dict(modules or {}),
        **more,
    }
    data["stack"] = [list(f) for f in stack] if stack is not None else _stack(rules, data, phase, turn, left)
    script = [rules.market_ids.index(d) if isinstance(d, str) else d for d in reversed(draws)]
    game = Fresco(rules, FrescoState(), Chance(seed_word(seed), script))
    saving.fill_state(game, data)
    _share_market(game, booths is None, bag is None)
    game.begin_here()
    saving.wake_up(game)
    problems = game.check()
    if problems:
        raise BadGame("error-game-state", problem="; ".join(problems))
    return game


# ---- defaults -----------------------------------------------------------------------------------------------------


def _painter(rules: Rules, painter: int, given: dict[str, Any], final: bool) -> dict[str, Any]:
    known = set(saving.PainterData.__struct_fields__)
    if set(given) - known:
        raise BadGame("error-game-state", problem=f"painters know nothing of {', '.join(sorted(set(given) - known))}")
    one: dict[str, Any] = {"space": f"S{painter + 1}", "tiles": [], **given}
    if "points" not in one and isinstance(one["space"], int):
        one["points"] = {"fresco": one["space"]}
    if painter >= rules.seats:
        if "wake" in one and "plan" not in one:
            one["plan"] = list(LEONARDOS_LAST_PLAN if final else LEONARDOS_PLAN)
        return one
    begin = rules.pack.stock.start
    one.setdefault("thalers", begin.thalers)
    one.setdefault("apprentices", sum(one["plan"]) if one.get("plan") else begin.apprentices)
    paints = one.get("paints", begin.paints)
    if isinstance(paints, str):
        one["paints"] = {PAINTS[LETTERS.index(letter)]: paints.count(letter) for letter in paints if letter in LETTERS}
        unknown = set(paints) - set(LETTERS)
        if unknown:
            raise BadGame("error-game-state", problem=f"unknown paint {', '.join(sorted(unknown))}")
    return one


def _default_fresco(rules: Rules, owned: set[str]) -> dict[str, str]:
    """Tiles in the order of the pack, one of the highest value in the centre; owned tiles leave their segment empty."""
    tiles = list(range(len(rules.fresco_ids)))
    best = max(tiles, key=rules.fresco_values.__getitem__)
    tiles.remove(best)
    tiles.insert(CENTRE, best)
    laid = {SEGMENTS[segment]: rules.fresco_ids[tiles[segment]] for segment in ALL_SEGMENTS}
    return {segment: tile for segment, tile in laid.items() if tile not in owned}


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


def _stack(rules: Rules, data: dict[str, Any], phase: str, turn: int | None, left: int | None) -> list[list[Any]]:
    """The agenda of a phase: what is left of it from the painter named by ``turn`` on."""
    if phase not in PHASES:
        raise BadGame("error-phase", phase=str(phase), known=", ".join(PHASES))
    if phase in ("prepare", "scoring"):
        return [[phase, 0, 0, 0]]
    here = len(rules.phases) - 1 - rules.phases[::-1].index(phase)
    if phase in ("begin", "end"):
        return [["round", rules.phases.index(phase), 0, 0]]
    agenda: list[list[Any]] = [["round", here + 1, 0, 0]]
    people = data["painters"]
    if phase == "wake":
        asleep = [painter for painter in range(rules.painters) if people[painter].get("wake") is None]
        asleep.sort(key=lambda painter: saving.read_space(rules, people[painter]["space"]), reverse=True)
        return agenda + [["wake turn", 0, painter, 0] for painter in asleep]
    if phase == "plan":
        return [*agenda, ["plan", 0, -1, 0]]
    return agenda + _visits(rules, data, phase, turn, left)


def _visits(rules: Rules, data: dict[str, Any], phase: str, turn: int | None, left: int | None) -> list[list[Any]]:
    order: list[int] = data["order"]
    people = data["painters"]
    if not order or any(not one.get("plan") for one in people):
        raise BadGame("error-position-plans", phase=phase)
    column = FIFTH if phase == "fifth" else COLUMNS.index(phase)
    place = CATHEDRAL if column == FIFTH and data["final"] else column
    first = order.index(turn) if turn is not None else 0
    names = {index: name for name, index in rules.program_ids.items()}
    visits: list[list[Any]] = []
    for painter in reversed(order[first:]):
        count = people[painter]["plan"][column]
        if painter == turn and left is not None:
            count = left
        if count:
            visits.append([names[rules.visits[place][painter]], 0, painter, count])
    return visits


def code(game: Fresco) -> str:
    """A call of ``fresco.position`` that builds this position again."""
    config = game.r.config
    words: dict[str, Any] = {"players": config.players}
    defaults = make_config(config.players)
    for name in ("modules", "preset", "switches", "pack", "max_rounds"):
        if getattr(config, name) != getattr(defaults, name):
            words[name] = getattr(config, name)
    data: dict[str, Any] = msgspec.to_builtins(saving.state_data(game))
    for one in data["painters"][: game.r.seats]:  # saved games leave zeros out, positions have other defaults
        one.setdefault("thalers", 0)
        one.setdefault("paints", {})
    data.setdefault("end_reason", "")
    slices = data.pop("modules", None)
    if slices:
        words["slices"] = slices
    words.update(data)
    if game.chance.script:
        words["draws"] = list(reversed(game.chance.script))
    lines = [
        f"    {name}={pformat(value, width=110, compact=True, sort_dicts=False)}," for name, value in words.items()
    ]
    return "fresco.position(\n" + "\n".join(lines) + "\n)"
