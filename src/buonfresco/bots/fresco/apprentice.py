"""The apprentice: weighs every plan by playing its own round in its head. It does not guess what others will do.

All weights are in points: what a thing is worth now is what it will bring until the end. `future.py` looks after
stocks and restorations; this file answers the decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from buonfresco.bots.fresco import future
from buonfresco.bots.fresco.future import Round, Situation, Work, Works
from buonfresco.bots.fresco.looking import look_of
from buonfresco.bots.luck import Luck
from buonfresco.bots.seat import Seat
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.view import View

MOOD_STEP = 0.7  # what a step of mood is worth in the rounds to come
PLACE = 0.5  # what acting one place earlier is worth
PLACE_IN_FINAL_ROUND = 1.2  # nobody can wait for a better day then
SURVIVES = 0.5  # chance that a booth or a tile I want is still there after one other painter
NEVER = -1e9
VARIETY = 0.6  # by how many points something may look better than it is
MOOD_ENOUGH = 2  # from here on one more step of mood changes little


def choose(seat: Seat) -> int:
    """The code of the best option."""
    return seat.pick(varied(seat))


def varied(seat: Seat) -> list[float]:
    """The scores. In the first round any option that is nearly as good as the best will do: openings vary."""
    found = scores(seat)
    if seat.view.round == 1:
        found = [score + VARIETY * seat.luck.random() for score in found]
    return found


def scores(seat: Seat, late: Callable[[], bool] | None = None) -> list[float]:
    """What each option is worth in points, beyond a sum that is the same for all. ``late``: is time up?"""
    asked, view = seat.decision, seat.view
    if any(option.kind == "keep" for option in asked.options):
        return _tile(seat)
    if asked.kind in _SCORERS and (asked.kind in _PLAIN or not view.config["modules"]):
        return _SCORERS[asked.kind](view, asked.options)
    look = look_of(rules_of(view))
    actions = [look.rules.codec.decode(option.code) for option in asked.options]
    return look.scores(seat.sample, seat.number, actions, Luck(seat.seed), late)


# ---- wake -------------------------------------------------------------------------------------------------------


def _wake(view: View, options: Sequence[Option]) -> list[float]:
    assert view.decision is not None
    if view.decision.actor != view.seat:
        return _wake_leonardo(options)
    works: Works = {}
    return [_wake_score(view, option.args["time"], works) for option in options]


def _wake_leonardo(options: Sequence[Option]) -> list[float]:
    """Late in bed he can do the least harm."""
    return [float(option.args["time"]) for option in options]


def _wake_score(view: View, time: int, works: Works) -> float:
    pack = future.pack_of(view)
    row = next(row for row in pack.board.hostel if row.time == time)
    track = pack.board.mood
    mood = max(-track.below, min(track.above, future.own(view).mood + row.mood))
    if mood > track.above - track.plus:
        apprentices = 6
    elif mood < -track.below + track.minus:
        apprentices = 4
    else:
        apprentices = 5
    taken = [one.wake for one in view.players if one.wake is not None]
    behind = len(view.players) - 1 - len(taken)
    earlier = sum(other < time for other in taken) + behind * (time - 5) / 5  # the others may still get up before me
    now = Round.of(view, row.price, apprentices, earlier, works)
    place = PLACE_IN_FINAL_ROUND if view.final else PLACE
    return max(_plan_scores(now, mood).values()) + _mood_worth(view, mood) - place * earlier


def _mood_worth(view: View, mood: float) -> float:
    """Nothing in the final round; else less and less the better the mood is."""
    if view.final:
        return 0.0
    return MOOD_STEP * min(future.rounds_left(view), 4) * (min(mood, MOOD_ENOUGH) + 0.3 * max(0.0, mood - MOOD_ENOUGH))


# ---- plan -------------------------------------------------------------------------------------------------------


def _plan(view: View, options: Sequence[Option]) -> list[float]:
    if options[0].kind != "plan":  # the plan is sealed; a bot does not change its mind
        return [0.0 for _ in options]
    covered = [COLUMNS.index(column) for column in future.own(view).covers or {}]
    scores: dict[int, dict[tuple[int, ...], float]] = {}
    found = []
    for option in options:
        if option.kind != "plan":
            found.append(NEVER)
            continue
        spread = list(_spread(option))
        busy = sum(spread[column] for column in covered)  # whoever stands on an action tile does nothing else
        for column in covered:
            spread[column] = 0
        if busy not in scores:
            scores[busy] = _spreads(view, busy)
        found.append(scores[busy].get(tuple(spread), NEVER / 10) - 0.1 * busy)
    return found


def _spreads(view: View, busy: int = 0) -> dict[tuple[int, ...], float]:
    """Without those who are ``busy`` on action tiles."""
    me = future.own(view)
    place = sum(other is not None and other < (me.wake or 0) for other in _other_wakes(view))
    assert view.decision is not None
    hands = int(view.decision.about.get("apprentices", me.apprentices)) - busy
    return _plan_scores(Round.of(view, me.price or 0, hands, place, {}), me.mood)


def _tile(seat: Seat) -> list[float]:
    """An action tile: what its work brings, less what the best plan loses by the column it covers."""
    view, options = seat.view, seat.decision.options
    rules = rules_of(view)
    modules = {module.number: module for module in rules.modules}
    tiles = {tile.name: tile for tile in rules.action_tiles.values()}
    numbers = {tile.name: number for number, tile in rules.action_tiles.items()}
    laid = {COLUMNS.index(column): tiles[name] for column, name in (future.own(view).covers or {}).items()}
    known: dict[int, dict[tuple[int, ...], float]] = {}
    scores = []
    for option in options:
        covers, worth = dict(laid), 0.0
        if option.kind == "cover":
            name = option.args["tile"]
            covers[COLUMNS.index(option.args["column"])] = tiles[name]
            judge = modules[numbers[name]].worth.tile
            worth = judge(seat.sample, seat.number) if judge is not None else 0.0
        busy = sum(tile.fill for tile in covers.values())
        if busy not in known:
            known[busy] = _spreads(view, busy)
        left = [value for spread, value in known[busy].items() if not any(spread[column] for column in covers)]
        scores.append(NEVER if option.kind == "withdraw" else max(left, default=NEVER / 10) + worth)
    return scores


def _other_wakes(view: View) -> list[int | None]:
    waking = [one.wake for seat, one in enumerate(view.players) if seat != view.seat]
    return [*waking, view.leonardo.wake] if view.leonardo else waking


def _spread(option: Option) -> tuple[int, ...]:
    return tuple(option.args[column] for column in COLUMNS)


def _plan_scores(now: Round, mood: int) -> dict[tuple[int, ...], float]:
    """What each spread of the apprentices is worth at the end of the round."""
    survives = SURVIVES**now.place
    after_work = _after_work(now, survives)
    studios = [future.thaler_worth(now.view, now.thalers) * 3 * studio for studio in range(4)]
    top = future.pack_of(now.view).board.mood.above
    moods = [_mood_worth(now.view, min(top, mood + 2 * fifth)) - _mood_worth(now.view, mood) for fifth in range(4)]
    scores: dict[tuple[int, ...], float] = {}
    for (market, cathedral, workshop, fifth), value in after_work.items():
        studio = now.apprentices - market - cathedral - workshop - fifth
        if not 0 <= studio <= 3:
            continue
        scores[market, cathedral, studio, workshop, fifth] = value + studios[studio] + moods[fifth]
    return scores


def _after_work(now: Round, survives: float) -> dict[tuple[int, int, int, int], float]:
    """Best value by apprentices at market, cathedral, workshop and the fifth column (second visit, or theater)."""
    fifths = range(4)
    values: dict[tuple[int, int, int, int], float] = {}
    for market in range(4):
        ways = [_valued(now, tiles, after, now.apprentices - market) for tiles, after in now.shoppings(market)]
        for key in ways[0]:
            ranked = sorted((way[key] for way in ways), reverse=True)
            second = ranked[1] if len(ranked) > 1 else ranked[0]
            value = ranked[0] if market == 0 else survives * ranked[0] + (1 - survives) * second
            for fifth in fifths if not now.view.final else (key[2],):
                values[market, key[0], key[1], fifth] = value
    return values


def _valued(now: Round, tiles: int, start: Situation, left: int) -> dict[tuple[int, int, int], float]:
    """Values by apprentices at cathedral, workshop, second visit, after one way to shop; ``left`` are to be had."""
    contested = 1 - 0.06 * now.place
    found: dict[tuple[int, int, int], float] = {}
    for work in _works(now, tiles, start):
        if sum(work.key) <= left:
            money = future.money_worth(now.view, max(0, start.thalers - work.steps))
            found[work.key] = contested * work.gain + work.paints + money
    return found


def _works(now: Round, tiles: int, start: Situation) -> list[Work]:
    """The same whatever was paid for the market tiles, so the hours of a morning share them."""
    coins = start.thalers > 0
    key = start.stock, tiles, coins
    if key not in now.works:
        again = Situation(start.rules, start.stock, now.thalers if coins else 0, start.bishop, start.tiles, 0.0)
        now.works[key] = _work(now.view, again, future.MOST_APPRENTICES - tiles)
    return now.works[key]


def _work(view: View, start: Situation, left: int) -> list[Work]:
    found: list[Work] = []
    painted = start
    for cathedral in range(min(3, left) + 1):
        if cathedral:
            painted = future.restore_best(view, painted, first=cathedral == 1)
        mixed = painted
        able = True
        for workshop in range(min(3, left - cathedral) + 1):
            if workshop and able:
                before, mixed = mixed, future.blend_best(view, future.blend_best(view, mixed))
                able = mixed is not before
            again = mixed
            for second in range(min(3, left - cathedral - workshop) + 1 if view.final else 1):
                if second:
                    again = future.restore_best(view, again, first=second == 1)
                steps = start.thalers - again.thalers
                found.append(Work((cathedral, workshop, second), again.points, future.paints_left(view, again), steps))
    return found


# ---- places -----------------------------------------------------------------------------------------------------


def _market(view: View, options: Sequence[Option]) -> list[float]:
    """What I can do with the stock afterwards, this round's plan included."""
    start = Situation.of(view)
    me = future.own(view)
    plan = me.plan or [0] * 5
    return [_market_score(view, option, start, me.price or 0, plan[1]) for option in options]


def _market_score(view: View, option: Option, start: Situation, price: int, restorations: int) -> float:
    after = start
    bonus = 0.0
    if option.kind == "buy":
        booth, spaces = future.goods(option)
        paints = [future.market_paints(view, view.booths[booth][space - 1]) for space in spaces]
        after = start.bought([paint for tile in paints for paint in tile], price * len(spaces))
    elif option.kind == "close":
        bonus = 0.2  # somebody might have wanted it
    elif option.kind != "pass":  # an unknown tile of a module: about as good as an average one
        bonus = 1.5 - future.thaler_worth(view, start.thalers) * price
    for restoration in range(restorations):
        after = future.restore_best(view, after, first=restoration == 0)
    return after.points + future.worth(view, after) + bonus


def _leonardo_market(view: View, options: Sequence[Option]) -> list[float]:
    """Close what serves me least, as long as I can still shop; else what is best for the others."""
    me = future.own(view)
    order = view.order
    still_mine = bool(me.plan and me.plan[0]) and view.seat in order[order.index(len(view.players)) :]
    scores = []
    for option in options:
        booth = option.args.get("booth", "")
        paints = [p for tile in view.booths.get(booth, []) for p in future.market_paints(view, tile)]
        value = sum(future.prices(view).paints[paint] for paint in paints)
        scores.append(-value if still_mine else value)
    return scores


def _cathedral(view: View, options: Sequence[Option]) -> list[float]:
    start = Situation.of(view)
    return [_cathedral_score(view, option, start) for option in options]


def _cathedral_score(view: View, option: Option, start: Situation) -> float:
    step = option.args.get("bishop", "")
    if option.kind == "restore":
        after = start.restored(view, option.args["segment"], step)
    elif option.kind == "altar":
        after = start.at_altar(future.read_letters(option.args["paints"]), bool(step))
    elif option.kind == "pass":
        after = start
    else:
        return future.worth(view, start) + 0.1
    return after.points + future.worth(view, after)


def _leonardo_cathedral(view: View, options: Sequence[Option]) -> list[float]:
    """Leave me what I can nearly pay; take away what I am far from."""
    start = Situation.of(view)
    scores = []
    for option in options:
        segment = option.args["segment"]
        value, cost = start.tiles[segment]
        missing = sum(max(0, cost.count(paint) - start.stock[paint]) for paint in set(cost))
        scores.append(missing * 3.0 + value * (0.2 if missing else -1.0))
    return scores


def _blend(view: View, options: Sequence[Option]) -> list[float]:
    start = Situation.of(view)
    scores = []
    for option in options:
        paint = option.args.get("paint", "")
        after = start.blended(future.PAINT_NUMBER[paint]) if paint in future.PAINT_NUMBER else start
        if view.final:
            after = future.restore_best(view, future.restore_best(view, after, first=True), first=False)
        scores.append(after.points + future.worth(view, after))
    return scores


def _landing(_view: View, options: Sequence[Option]) -> list[float]:
    """A point is a point."""
    return [1.0 if option.kind == "front" else 0.0 for option in options]


_PLAIN = ("wake_time", "plan", "landing", "leonardo_market", "leonardo_cathedral")  # modules change little there
_SCORERS: dict[str, Callable[[View, Sequence[Option]], list[float]]] = {
    "wake_time": _wake,
    "plan": _plan,
    "market": _market,
    "leonardo_market": _leonardo_market,
    "cathedral": _cathedral,
    "leonardo_cathedral": _leonardo_cathedral,
    "landing": _landing,
    "blend": _blend,
}
