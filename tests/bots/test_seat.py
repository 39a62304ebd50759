"""A bot's seat: what is hidden from it comes to it in no way, and it works in another process."""

from __future__ import annotations

import itertools
import math
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from buonfresco.bots import Budget, Seat, advise, bots_for, get_bot, levels, seated, think
from buonfresco.bots.fresco.mind import mind_of
from buonfresco.bots.search import Race
from buonfresco.bots.seat import ENDLESS
from buonfresco.engine import saving
from buonfresco.engine.errors import BadGame
from buonfresco.engine.game import Game
from buonfresco.games import get_game, registry
from buonfresco.text import catalogue
from tests import pairs
from tests.pairs import Case
from tests.support import rule

FEW = Budget(16, 60.0)
CASES = list(itertools.islice(pairs.cases(random.Random(3)), 14))


def moments(case: Case, often: float, most: int) -> list[tuple[Game, int, random.Random]]:
    """A game played at random, and now and then one of the seats that are asked."""
    game, rng = case.begin(), random.Random(repr(case))
    found: list[tuple[Game, int, random.Random]] = []
    while not game.over and len(found) < most:
        asked = rng.choice(game.decisions)
        if rng.random() < often:
            found.append((game.copy(), asked.seat, random.Random(rng.random())))
        game.apply(rng.choice(game.legal(asked.seat)), asked.seat)
    return found


@rule("X-INFO-04", "B-INFO-02", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_follow_from_what_the_seat_sees(case: Case) -> None:
    """Of two games that differ in hidden things only, and of a sample of one: the same, to the last byte."""
    for game, seat, rng in moments(case, 0.2, 40):
        word = rng.getrandbits(40)
        world = game.sample(seat, word)
        assert world.view(seat).to_json() == game.view(seat).to_json()
        assert saving.position_data(world) == saving.position_data(world, in_order=True)  # no order tells anything
        others = (*pairs.worlds(game, seat, rng), Seat.of(game, seat, "random", 1, FEW).sample)
        for other in others:
            assert other.sample(seat, word).to_json() == world.to_json()
        assert world.log.inputs == []


@rule("X-INFO-04")
@pytest.mark.parametrize("case", CASES[:8], ids=str)
def test_what_is_hidden_changes_no_answer(case: Case) -> None:
    for game, seat, rng in moments(case, 0.15, 6):
        for bot in bots_for(case.game):
            here = think(seated(game, seat, bot, 5, FEW))
            assert here in [option.code for option in game.view(seat).decision.options]
            for other in pairs.worlds(game, seat, rng):
                assert think(seated(other, seat, bot, 5, FEW)) == here, bot


@pytest.mark.parametrize("name", registry())
def test_a_seat_goes_to_another_process(name: str) -> None:
    game = get_game(name).new_game(3, seed=4)
    number = game.decision.seat
    for bot in bots_for(name):
        seat = seated(game, number, bot, 77, FEW)
        sent = seat.to_bytes()
        there = Seat.from_bytes(sent)
        assert there.view.to_json() == seat.view.to_json()
        assert (there.budget, there.bot, there.number, there.luck.random()) == (FEW, bot, number, seat.luck.random())
        assert there.world(3).to_json() == game.sample(number, 3).to_json()
        assert there.to_bytes() == sent
        program = "import sys; from buonfresco.bots import think; print(think(sys.stdin.buffer.read()))"
        done = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, check=True)
        assert int(done.stdout) == think(seated(game, number, bot, 77, FEW))


def test_no_log_and_no_luck_of_the_game_comes_along() -> None:
    game = get_game("fresco").new_game(3, seed=4)
    rng = random.Random(1)
    while game.state.round < 3:
        game.apply(rng.choice(game.legal()))
    job = msgspec.json.decode(seated(game, game.decision.seat, "random", 1).to_bytes())
    saved = msgspec.json.decode(job["sample"])
    assert saved["log"]["inputs"] == []
    assert saved["luck"][0] != f"{game.chance.word:016x}"


@pytest.mark.parametrize("junk", [b"", b"{}", b"[]", b"\xff", b'{"game": "fresco"}'])
def test_junk_is_refused(junk: bytes) -> None:
    with pytest.raises(BadGame):
        think(junk)


@pytest.mark.parametrize("known", [[], [[1]], [[0] * 3] * 3, [[0] * 20] * 3, [[0] * 9] * 2, [[10**6] * 9] * 3])
def test_memories_that_nobody_can_have_are_refused(known: list[list[int]]) -> None:
    game: Any = get_game("fresco").new_game(3, seed=4)
    job = msgspec.json.decode(seated(game, game.decision.seat, "random", 1).to_bytes())
    assert Seat.from_bytes(msgspec.json.encode({**job, "known": [[0] * 9] * 3})).decision
    with pytest.raises(BadGame):
        think(msgspec.json.encode({**job, "known": known}))


def test_nobody_has_less_than_nothing_whatever_is_remembered() -> None:
    game: Any = get_game("fresco").new_game(3, seed=4, modules=[1])
    rng = random.Random(1)
    while game.s.round < 3:
        game.apply(rng.choice(game.legal()))
        if not game.all_asked:
            job = msgspec.json.decode(seated(game, game.asked_first, "journeyman", 1, Budget(12, 5.0)).to_bytes())
            lowest = [[-9999] * len(row) for row in game.known_first()]
            assert think(msgspec.json.encode({**job, "known": lowest})) in range(1 << 20)


@pytest.mark.parametrize("change", [{"seat": 99}, {"seat": -1}, {"game": "chess"}, {"sample": "{}"}, {"budget": [1]}])
def test_nonsense_is_no_seat(change: dict[str, Any]) -> None:
    game: Any = get_game("fresco").new_game(3, seed=4)
    job = msgspec.json.decode(seated(game, game.decision.seat, "random", 1).to_bytes())
    with pytest.raises(BadGame):
        Seat.from_bytes(msgspec.json.encode({**job, **change}))


def test_a_seat_without_a_cap_travels() -> None:
    game: Any = get_game("cards").new_game(2, seed=4)
    seat = seated(game, game.decision.seat, "random", 1, Budget(5, math.inf))
    assert Seat.from_bytes(seat.to_bytes()).budget == Budget(5, ENDLESS)
    game = get_game("fresco").new_game(2, seed=4, modules=[3])
    seat = seated(game, game.decision.seat, "master", 1, Budget(40, math.inf))
    assert advise(seat).code in [option.code for option in seat.decision.options]  # a share of it is for the reason
    with pytest.raises(ValueError, match="seconds"):
        seated(game, game.decision.seat, "master", 1, Budget(40, math.nan))


@pytest.mark.parametrize("case", list(itertools.islice(pairs.cases(random.Random(5)), 14)), ids=str)
def test_a_sample_is_the_same_object_elsewhere(case: pairs.Case) -> None:
    """What has no order is kept in one: a bot that adds things up gets the same sum from a sample that has travelled,
    to the last digit (module 8 once answered otherwise in another process).
    """
    game: Any = case.begin()
    rng = random.Random(repr(case))
    while not game.over:
        for _ in range(12):
            if not game.over:
                game.apply(rng.choice(game.legal()))
        if not game.over:
            seat = Seat.of(game, rng.randrange(case.players), "random", rng.randrange(1 << 32), Budget(1, 1.0))
            again = Seat.from_bytes(seat.to_bytes())
            assert values(again.sample) == values(seat.sample)
            assert values(again.world(3)) == values(seat.world(3))


def values(game: Any) -> list[Any]:
    """Of all declared fields, as they are kept."""
    return [getattr(part, name) for _, fields, part in game.parts() for name in fields.names]


def test_the_cap_counts_from_the_first_moment() -> None:
    """Whatever is done before the search begins is in it."""
    game: Any = get_game("fresco").new_game(3, seed=4, modules=[1])
    seat = seated(game, game.decision.seat, "master", 1, Budget(50, 60.0))
    first = seat.spent
    assert 0.0 < first <= seat.spent
    assert Race(seat, mind_of(game.r, 0.0), 8, 1.0, clock=lambda: 100.0).end <= 160.0 - first


def test_worlds_come_one_after_the_other_and_again() -> None:
    game = get_game("cards").new_game(3, seed=4)
    seat = seated(game, game.decision.seat, "random", 1)
    first = [world.hash() for world in itertools.islice(seat.worlds(5), 4)]
    assert [world.hash() for world in itertools.islice(seat.worlds(5), 4)] == first
    assert len(set(first)) == 4


@pytest.mark.parametrize("name", registry())
def test_the_ladder_has_names_and_characters(name: str) -> None:
    ladder = levels(name)
    assert ladder[:2] == ["random", "apprentice"]
    for lang in ("en", "de", "fr"):
        said = [catalogue(lang)(f"bot-{bot}{part}") for bot in ladder for part in ("", "-about")]
        assert len(set(said)) == len(said)
    assert all(get_bot(name, bot).budget.seconds > 0 for bot in ladder)


@rule("B-PLAN-07", "B-SETUP-03")
def test_how_far_others_have_planned_shows_in_no_world() -> None:
    """In the first round all know what the others begin with, whoever has come to which part of a plan."""
    early = get_game("fresco").new_game(2, modules=(4,), seed=1)
    while not early.all_asked:
        early.apply(early.legal()[0])
    for seat in (0, 1):
        early.apply(early.legal(seat)[0], seat)
    seat = early.waiting[-1]  # both have still to decide about their pennies
    base = early.sample(seat, 1)
    assert early.sample(seat, 2).to_json() == base.sample(seat, 2).to_json()
    assert (
        early.sample(seat, 2).view(1 - seat).players[1 - seat].thalers == early.view(1 - seat).players[1 - seat].thalers
    )
