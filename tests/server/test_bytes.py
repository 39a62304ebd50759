"""Every byte that a seat gets, over sockets and HTTP, is the same at two tables that differ in hidden things only."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.action import Action
from buonfresco.engine.game import Game
from tests import pairs
from tests.server.pairs import OBSERVER, Side, put, seated, two_houses
from tests.support import ALL_MODULES, rule

# Modules with something behind screens or under the plan: 4 wishing well, 5 leaf gold, 6 glaziers, 7 scrolls,
# 8 bells, 12 ladies, 13 catacombs.
Case = tuple[str, int, tuple[int, ...]]
CASES: list[Case] = [
    ("fresco", 3, ()),
    ("fresco", 2, (4, 6, 8, 12)),
    ("fresco", 3, (5, 7, 12, 13)),
    ("fresco", 4, ALL_MODULES),
    ("cards", 3, ()),
    ("dice", 3, ()),
]


def options_of(modules: tuple[int, ...]) -> dict[str, Any]:
    return {"modules": list(modules)} if modules else {}


def same(sides: list[Side]) -> None:
    """Message by message, so that a failure names the first one that differs."""
    one, two = (side.heard() for side in sides)
    for mine, yours in zip(one, two, strict=False):
        assert mine == yours
    assert len(one) == len(two)


# ---- other worlds ----------------------------------------------------------------------------------------------------


async def play_alike(sides: list[Side], rng: random.Random) -> None:
    """Both go the same way while nothing has come to light; the seat and a spectator listen and ask."""
    one, two = (side.game for side in sides)
    for number in range(6):
        if number == 2:
            luck = rng.random()
            for side in sides:
                await side.probe(random.Random(luck))
                await side.read(stored=False)
        same(sides)
        actor = rng.choice([decision.seat for decision in one.decisions])
        both = [action for action in one.legal(actor) if action in two.legal(actor)]
        if not both or one.over:
            return
        answer = rng.choice(both)
        later = [_after(game, answer, actor) for game in (one, two)]
        if later[0] != later[1]:
            return  # something comes to light: tests/pairs.py says when it may
        for side in sides:
            side.inside.clock.now += 1
            await side.act(actor, answer.text)
            await side.inside.quiet()
        one, two = (side.game for side in sides)
    same(sides)


def _after(game: Game, action: Action, actor: int) -> object:
    """What the seat and a spectator are told of an answer, and whom the table waits for then."""
    trial = game.copy()
    trial.listening = True
    trial.apply(action, actor)
    told = [[event.to_data() for event in trial.events.seen_by(seat)] for seat in (OBSERVER, None)]
    return told, [trial.view(seat).to_json() for seat in (OBSERVER, None)], trial.waiting


async def look_at_worlds(folder: Path, case: Case, seed: int, looks: int) -> int:
    name, players, modules = case
    rng, done = random.Random(seed), 0
    game = pairs.Case(name, players, seed, modules).begin()
    async with two_houses(folder) as houses:
        while not game.over and done < looks:
            decision = rng.choice(game.decisions)
            game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
            if rng.random() < 0.9 or game.over:
                continue
            worlds = pairs.worlds(game, OBSERVER, rng)
            sides = [await seated(house, name, players, options_of(modules), "1") for house in houses]
            for side, world in zip(sides, worlds, strict=True):
                side.inside.clock.now = 2_000_000.0 + done
                put(side, world)
                await side.listen()
            same(sides)
            await play_alike(sides, rng)
            for side in sides:
                for wire in side.wires:
                    await wire.close()
                await side.inside.quiet()
            done += 1
    return done


@rule("X-INFO-05", "B-INFO-01", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart(case: Case, tmp_path: Path) -> None:
    assert asyncio.run(look_at_worlds(tmp_path, case, 5, 3)) == 3


# ---- secret doings ---------------------------------------------------------------------------------------------------


def _seals(side: Side, seat: int, action: Action) -> bool:
    trial = side.game.copy()
    trial.apply(action, seat)
    return seat not in trial.waiting


async def _draft(side: Side, seat: int, rng: random.Random, detours: int) -> Action:
    """Parts of a plan at odd moments, some taken back and done otherwise; gives the answer that would seal it."""
    while True:
        legal = [action for action in side.game.legal(seat) if action.kind != "withdraw"]
        side.inside.clock.now += 0.25
        action = rng.choice(legal)
        if not _seals(side, seat, action):
            await side.act(seat, action.text)
            continue
        if detours and side.live.table.can_undo(seat):
            detours -= 1
            await side.undo(seat)
            continue
        return action


async def plan_in_secret(folder: Path, case: Case, seed: int, after: int) -> None:
    """``after`` so many rounds that are alike."""
    name, players, modules = case
    rng = random.Random(seed)
    async with two_houses(folder) as houses:
        sides = [await seated(one, name, players, options_of(modules), str(seed), clock=600) for one in houses]
        while not sides[0].game.all_asked or sides[0].game.view(None).round <= after:
            await _both(sides, rng)
        for side in sides:
            await side.listen()
        others = [seat for seat in sides[0].game.waiting if seat != OBSERVER]
        for again in (False, True):
            for seat in others:
                await _seal(sides, seat, seed, again)
        for side in sides:
            side.inside.clock.now += 30
            await side.probe(random.Random(seed))
            await side.read()
        same(sides)
        assert sides[0].game.hash() != sides[1].game.hash()


async def _both(sides: list[Side], rng: random.Random) -> None:
    seat = rng.choice(sides[0].game.waiting)
    answer = rng.choice([action for action in sides[0].game.legal(seat) if action.kind != "withdraw"]).text
    for side in sides:
        side.inside.clock.now += 1
        await side.act(seat, answer)
        await side.inside.quiet()


async def _seal(sides: list[Side], seat: int, seed: int, again: bool) -> None:
    """Each makes another plan, in its own time; both seal, or withdraw and seal anew, at the same moment."""
    for number, side in enumerate(sides):
        moment = side.inside.clock.now + 60
        if again:
            await side.act(seat, "withdraw")
        await side.inside.quiet()
        last = await _draft(side, seat, random.Random(seed * 2 + number), number * 3)
        await side.inside.quiet()
        assert side.inside.clock.now < moment
        side.inside.clock.now = moment
        await side.glance()
        await side.act(seat, last.text)
        await side.inside.quiet()


@rule("X-INFO-05", "B-INFO-01")
@pytest.mark.parametrize(("case", "after"), [(CASES[0], 2), *((case, 0) for case in CASES[1:4])], ids=str)
def test_plans_are_made_in_secret(case: Case, after: int, tmp_path: Path) -> None:
    """Other plans, made in other steps at other moments; even how long a table was not touched tells nothing."""
    asyncio.run(plan_in_secret(tmp_path, case, 3, after))
