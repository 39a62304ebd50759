"""The search: the same answer for the same seed and budget, legal everywhere, and never longer than its cap."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from buonfresco.bots import Budget, advise, bots_for, levels, seated, think
from buonfresco.bots.fresco.light import NOISE, Light
from buonfresco.bots.fresco.mind import mind_of
from buonfresco.bots.luck import Luck
from buonfresco.bots.search import NEVER, Late, Mind, Race
from buonfresco.bots.seat import Seat
from buonfresco.games import fresco, get_game, registry
from buonfresco.games.fresco.constants import CATHEDRAL
from buonfresco.games.fresco.modules import registry as modules
from buonfresco.games.fresco.paints import LETTERS
from buonfresco.phrases import Piece, say
from buonfresco.text import catalogue
from tests import pairs
from tests.support import COMPILED, rule

FEW = Budget(30, 60.0)
ALL = tuple(modules())


@pytest.mark.parametrize("name", registry())
def test_the_same_seed_and_budget_give_the_same_answer(name: str) -> None:
    game: Any = get_game(name).new_game(3, seed=2)
    rng = random.Random(2)
    for _ in range(6):
        seat = game.decision.seat
        for bot in levels(name):
            answers = {think(seated(game, seat, bot, 9, FEW)) for _ in range(2)}
            assert len(answers) == 1, bot
        for _ in range(5):
            game.apply(rng.choice(game.legal()))


@pytest.mark.parametrize("case", list(itertools.islice(pairs.cases(random.Random(8)), 7)), ids=str)
def test_whatever_is_asked_is_answered_legally(case: pairs.Case) -> None:
    """Over random sets of modules: one decision of every kind that is met."""
    game: Any = case.begin()
    game.listening = False
    rng = random.Random(repr(case))
    met: set[str] = set()
    while not game.over:
        asked = rng.choice(game.decisions)
        legal = game.legal(asked.seat)
        action = rng.choice(legal)
        if asked.kind not in met:
            met.add(asked.kind)
            for bot in bots_for(case.game):
                code = think(seated(game, asked.seat, bot, 3, Budget(12, 60.0)))
                action = game.codec.decode(code)
                assert action in legal, bot
                assert action.kind != "withdraw"
        game.apply(action, asked.seat)
    assert len(met) > 3


def test_the_light_policy_plays_every_module_to_the_end() -> None:
    for number, chosen in enumerate([(), ALL, *[(one,) for one in ALL]]):
        game: Any = fresco.new_game(2 + number % 3, modules=chosen, seed=number)
        game.listening = False
        light, luck = Light(game.r), Luck(number)
        while not game.over:
            action = light.choose(game, luck)
            assert action in game.legal()
            game.apply(action)
        assert game.outcome.rounds < 25


# ---- caps -------------------------------------------------------------------------------------------------------


class Slow:
    """A clock that goes on by some seconds whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def race(game: Any, seconds: float, clock: Slow) -> Race:
    seat = Seat.of(game, game.decision.seat, "master", 4, Budget(10**9, seconds))
    tried = Race(seat, mind_of(game.r, 0.0), 10, 0.5, clock)
    tried.end = clock.now + seconds  # the seat counts by another clock
    return tried


def test_the_cap_is_kept_inside_a_rollout() -> None:
    """On a machine on which every step of a rollout takes a second, a cap of ten ends within the first rollout."""
    game: Any = fresco.new_game(4, seed=3)
    slow = Slow(1.0)
    tried = race(game, 10.0, slow)
    assert tried.run() in [option.code for option in tried.seat.decision.options]
    assert slow.now <= 12.0
    assert tried.rollouts == 0


def test_the_cap_is_kept_before_the_first_rollout() -> None:
    """With modules every option is played in the head: once time is up the rest is not looked at."""
    game: Any = fresco.new_game(4, modules=ALL, seed=3)
    game.listening = False
    rng = random.Random(3)
    while len(game.legal()) < 12 or game.all_asked or game.decision.kind in ("wake_time", "landing"):
        game.apply(rng.choice(game.legal()))
    slow = Slow(1.0)
    tried = race(game, 4.0, slow)
    assert tried.run() in [option.code for option in tried.seat.decision.options]
    assert slow.now <= len(game.legal()) + 4  # looks alone
    assert tried.rollouts == 0
    looked = [score for score in tried.mind.prior(tried.seat, tried.late) if score > NEVER]
    assert len(looked) == 1  # and nothing more


def test_what_was_found_until_then_counts() -> None:
    game: Any = fresco.new_game(4, seed=3)
    slow = Slow(0.001)
    tried = race(game, 0.2, slow)
    tried.run()
    assert 0.2 <= slow.now <= 0.21
    assert tried.rollouts > 5


def test_rollouts_are_counted() -> None:
    game: Any = fresco.new_game(4, seed=3)
    seat = Seat.of(game, game.decision.seat, "master", 4, Budget(37, 60.0))
    tried = Race(seat, mind_of(game.r, 0.0), 10, 0.5)
    tried.run()
    assert 0 < tried.rollouts <= 37


class Plain(Mind):
    """A game of one step whose options bring what a table says."""

    def __init__(self, worth: dict[str, float], prior: dict[str, float] | None = None) -> None:
        self.worth = worth
        self.first_sight = prior or {}
        self.tried: list[str] = []

    def prior(self, seat: Seat, late: Late) -> list[float]:
        texts = [seat.sample.codec.decode(option.code).text for option in seat.decision.options]
        return [self.first_sight.get(text, 0.0) for text in texts]

    def horizon(self, world: Any) -> int:
        return len(world.inputs) + 1

    def reached(self, world: Any, horizon: int) -> bool:
        return len(world.inputs) >= horizon

    def chance(self, world: Any, seat: int) -> float:
        text: str = world.codec.actions[world.inputs[0] >> 3].text
        self.tried.append(text)
        return self.worth[text] + 0.01 * float(world.chance.word % 3)


@pytest.mark.skipif(COMPILED, reason="compiled classes have compiled children only")
def test_who_is_behind_drops_out_and_the_best_one_wins() -> None:
    game: Any = fresco.new_game(4, seed=3)
    worth = {action.text: 0.1 * number for number, action in enumerate(game.legal())}
    best = max(worth, key=worth.__getitem__)
    plain = Plain(worth)
    seat = Seat.of(game, game.decision.seat, "master", 4, Budget(1000, 60.0))
    assert game.codec.decode(Race(seat, plain, 10, 0.5).run()).text == best
    assert len(plain.tried) == 6 * len(worth)  # after six worlds all is clear


@pytest.mark.skipif(COMPILED, reason="compiled classes have compiled children only")
def test_who_is_hopelessly_behind_at_first_sight_does_not_race() -> None:
    """However good it would turn out to be. What counts is the prior as it is trusted."""
    game: Any = fresco.new_game(4, seed=3)
    texts = [action.text for action in game.legal()]
    first, near, far = texts[:3]
    for trust, racers in ((1.0, {first, near}), (0.5, {first, near, far}), (4.0, set())):
        plain = Plain(dict.fromkeys(texts, 0.0) | {far: 9.0}, {first: 0.8, near: 0.6, far: 0.3})
        seat = Seat.of(game, game.decision.seat, "master", 4, Budget(1000, 60.0))
        best = game.codec.decode(Race(seat, plain, 3, trust).run()).text
        assert set(plain.tried) == racers
        assert best == (far if far in racers else first)


@pytest.mark.parametrize("numbers", [(), (6, 8, 9, 14)])
def test_sealed_plans_of_others_are_thought_up(numbers: tuple[int, ...]) -> None:
    """What a sample has drawn at random for them is taken back, and the policy plans for them: once in a world, as it
    would if it were asked in a rollout.
    """
    painters = [{"wake": 7}, {"wake": 8}, {"wake": 9}]
    game: Any = fresco.position(players=3, modules=numbers, painters=painters, phase="plan", seed=2)
    rng = random.Random(3)
    for seat in (1, 2):
        while not game.waits(seat):
            game.apply(rng.choice([one for one in game.legal(seat) if one.kind != "withdraw"]), seat)
    world: Any = game.sample(0, 5)
    assert world.waiting == [0]
    mind_of(game.r, 0.0).rethink(world, 0, Luck(5))
    assert world.waiting == [0]
    asked: Any = game.sample(0, 5)
    light = Light(game.r)
    for seat in (1, 2):
        asked.apply("withdraw", seat)
    while asked.waiting != [0]:
        seat = asked.waiting[-1]
        asked.apply(light.answer(asked, seat, asked.legal(seat), Luck(5), NOISE), seat)
    assert world.s.plans == asked.s.plans
    assert world.s.covers == asked.s.covers
    assert world.s.plans[1] != game.s.plans[1]  # drawn at random, it was another one


@pytest.mark.parametrize("seed", [1, 12345678901234567890])
def test_luck_is_the_same_everywhere(seed: int) -> None:
    luck = Luck(seed)
    found = [luck.below(6) for _ in range(600)]
    assert set(found) == set(range(6))
    assert min(map(found.count, range(6))) > 60
    assert 0.0 <= luck.unit() < 1.0
    again = Luck(seed)
    assert [again.below(6) for _ in range(600)] == found


@pytest.mark.parametrize("name", registry())
def test_advice_says_why_in_three_languages(name: str) -> None:
    game: Any = get_game(name).new_game(3, seed=5)
    rng = random.Random(4)
    for _ in range(6):
        seat = game.decision.seat
        advice = advise(seated(game, seat, "master", 9, FEW))
        assert advice.code == think(seated(game, seat, "master", 9, FEW))
        assert advice.why is not None
        said = {catalogue(lang).say(advice.why, ["Anna", "Bea", "Carl"]) for lang in ("en", "de", "fr")}
        assert len(said) == 3
        assert not any("bot-" in one or "{" in one for one in said)
        for _ in range(7):
            game.apply(rng.choice(game.legal()))
    assert advise(seated(game, game.decision.seat, "apprentice", 9)).why is None


def test_a_reason_says_until_when_its_points_are_counted() -> None:
    """The master looks to the end of this round, or of the game."""
    rng = random.Random(5)
    for begun, until in ((2, say("bot-until-over")), (1, say("bot-until-round", round=1))):
        game: Any = fresco.new_game(3, seed=5, max_rounds=1)  # then comes the final one
        while game.s.round < begun:
            game.apply(rng.choice(game.legal()))
        why = advise(seated(game, game.decision.seat, "master", 9, FEW)).why
        assert why is not None
        assert why.args["until"] == until
        assert f"points in all {catalogue('en').say(until, [])}" in catalogue("en").say(why, [])


def test_paints_that_a_reason_names_are_there() -> None:
    game: Any = fresco.new_game(3, seed=5)
    rng = random.Random(4)
    keys: set[str] = set()
    while game.s.round < 5:
        seat = game.decision.seat
        advice = advise(seated(game, seat, "journeyman", 9, FEW))
        assert advice.why is not None
        keys.add(advice.why.key)
        action = game.codec.decode(advice.code)
        if advice.why.key == "bot-why-leaves":
            after = game.copy()
            after.apply(action, seat)
            paints: Any = advice.why.args["paints"]
            assert all(after.s.paints[seat][LETTERS.index(one)] >= paints.id.count(one) for one in paints.id)
        game.apply(action if rng.random() < 0.7 else rng.choice(game.legal()), seat)
    assert {"bot-why-leaves", "bot-why-aims", "bot-why-points"} <= keys


@rule("L-GUIDE-01")
def test_what_leonardo_restores_is_no_reason_of_his_guide() -> None:
    """With nobody in the cathedral one is on the way to no segment, though one answers for Leonardo there."""
    told = 0
    for seed in range(8):
        game: Any = fresco.new_game(2, seed=seed)
        while game.s.round == 1:
            seat = game.asked_first
            answered = game.legal(seat)
            if game.all_asked:
                answered = [action for action in answered if action.args[CATHEDRAL] == 0]
                why = Race(seated(game, seat, "master", 9, FEW), mind_of(game.r, 0.0), 8, 1.0).reason(
                    game.codec.encode(answered[0])
                )
                assert why is not None
                assert why.key in ("bot-why-points", "bot-why-later")
                told += game.s.guide == seat
            game.apply(answered[0], seat)
    assert told


def test_points_that_a_reason_tells_are_some() -> None:
    mind, seat = mind_of(fresco.new_game(2, seed=1).r, 0.0), seated(fresco.new_game(2, seed=1), 0, "master", 1, FEW)
    same = [seat.sample.copy()]
    assert mind.why(seat, seat.decision.options[0].code, same).key == "bot-why-later"


@pytest.mark.parametrize(
    ("lang", "one", "more"), [("en", "point", "points"), ("de", "Punkt", "Punkte"), ("fr", "point", "points")]
)
@pytest.mark.parametrize("key", ["bot-why-points", "bot-why-leaves", "bot-why-aims"])
def test_one_point_is_one(lang: str, one: str, more: str, key: str) -> None:
    pieces = {"paints": Piece("paints", "RB"), "segment": Piece("segment", "C3"), "until": say("bot-until-over")}
    for points, word in ((1, one), (2, more)):
        assert f" {points} {word} " in catalogue(lang).say(say(key, points=points, **pieces), [])


def test_a_sheet_that_is_kept_is_the_one_that_would_be_made() -> None:
    """Tile by tile and to the plan, in games with action tiles: the policy answers as one that remembers nothing."""
    game: Any = fresco.new_game(4, modules=(6, 8, 9, 14), seed=5)
    light, luck = Light(game.r), Luck(3)
    laid = 0
    while game.s.round < 3:
        action = light.choose(game, luck)
        assert action is Light(game.r).choose(game, luck)
        laid += action.kind == "cover"
        game.apply(action)
    assert laid
