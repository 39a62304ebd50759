"""What a table tells a seat does not depend on what the seat cannot see (tests/pairs.py makes such pairs)."""

from __future__ import annotations

import random

import pytest

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.engine.game import Game
from buonfresco.table import Table
from tests import pairs
from tests.support import rule
from tests.table.support import CASES, Case, around, new, step


def told(table: Table, seat: int, rng: random.Random) -> object:
    """Everything a seat can ask without doing anything."""
    question = table.question(seat)
    attempts: list[int | str] = [*pairs.TEXTS, *(rng.randrange(table._game.codec.size) for _ in range(10))]
    return (
        question and (question.number, question.view.to_json()),
        table.digest(seat),
        table.waiting,
        table.news(seat),
        table.news(seat, 0),
        table.history(seat),
        table.can_undo(seat),
        [table.why(seat, attempt) for attempt in attempts],
    )


def tried(table: Table, seat: int, answers: object) -> object:
    """What comes of an answer for the seat itself, as far as it is its own doing; None if it is over with that."""
    try:
        view = table.ahead(seat, answers).to_json()
    except BuonfrescoError as error:
        return error.reason
    return view


def look(game: Game, seat: int, rng: random.Random) -> bool:
    one, two = (around(world) for world in pairs.worlds(game, seat, rng))
    for _ in range(8):
        luck = rng.random()
        assert told(one, seat, random.Random(luck)) == told(two, seat, random.Random(luck))
        if one.over:
            break
        actor = rng.choice(one.waiting)
        both = [action.text for action in one._game.legal(actor) if action in two._game.legal(actor)]
        if not both:
            break
        answer = rng.choice(both)
        if actor == seat:
            assert tried(one, seat, [answer]) == tried(two, seat, [answer])
            assert tried(one, seat, [answer, both[0]]) == tried(two, seat, [answer, both[0]])
        done = [table.answer(actor, table._numbers[actor], answer) for table in (one, two)]
        assert actor != seat or done[0] == done[1]
        news = [[event.to_data() for event in table._game.events.seen_by(seat)] for table in (one, two)]
        if news[0] != news[1] or one._game.view(seat) != two._game.view(seat):
            return True  # something came to light: tests/pairs.py says when it may
    return True


@rule("X-INFO-05", "B-INFO-01", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_pairs_are_told_alike(case: Case) -> None:
    table, rng = new(case), random.Random(1)
    looks = 0
    for _ in range(120):
        if table.over:
            break
        step(table, rng)
        if rng.random() < 0.15 and not table.over:
            looks += look(table._game, rng.randrange(case.players), rng)
    assert looks > 5


def test_a_seat_is_not_told_of_secret_doings() -> None:
    """Another one drafts and withdraws a plan: number, news and digest of the seat stay, but for who has sealed."""
    table = new(CASES[0])
    while len(table.waiting) == 1:
        table.answer(table.waiting[0], table._numbers[table.waiting[0]], table._game.legal()[-1].text)
    before = table.question(0), table.news(0), table.digest(0)
    plans = [action.text for action in table._game.legal(1)]
    table.answer(1, table._numbers[1], plans[0])
    sealed = table.question(0), table.news(0, 0), table.digest(0)
    table.answer(1, table._numbers[1], "withdraw")
    assert table.question(0) == before[0]
    assert table.digest(0) == before[2]
    number = table.news(0).number
    table.answer(1, table._numbers[1], plans[-1])
    assert (table.question(0), table.digest(0)) == (sealed[0], sealed[2])
    assert len(table.news(0, number).phrases) == 1


# ---- what others secretly choose, from the first draw on ----------------------------------------------------------


def same(one: Table, two: Table, seat: int, rng: random.Random) -> bool:
    """Has the seat been told the same in both, and does it see the same?"""
    luck = rng.random()
    return told(one, seat, random.Random(luck)) == told(two, seat, random.Random(luck))


def hidden(game: Game, other: int, seat: int, rng: random.Random) -> Action | None:
    """An answer of another one of which the seat gets nothing at all, if there is one."""
    for action in rng.sample(game.legal(other), min(3, len(game.legal(other)))):
        trial = game.copy()
        trial.apply(action, other)
        if not pairs.told(trial, seat) and trial.view(seat).to_json() == game.view(seat).to_json():
            return action
    return None


def go_on(one: Table, two: Table, seat: int, rng: random.Random) -> bool:
    """Somebody answers, others as differently as the seat cannot tell. False: it has come to light what they hold."""
    actor = rng.choice(one.waiting)
    mine, yours = one._game.legal(actor), two._game.legal(actor)
    common = [action for action in mine if action in yours]
    tries = [(rng.choice(mine), rng.choice(yours)) for _ in range(5) if actor != seat and mine and yours]
    tries += [(action, action) for action in rng.sample(common, min(1, len(common)))]
    for first, second in tries:
        games = [one._game.copy(), two._game.copy()]
        games[1].chance = games[0].chance.copy()
        for game, action in zip(games, (first, second), strict=True):
            game.apply(action, actor)
        if (
            pairs.told(games[0], seat) == pairs.told(games[1], seat)
            and games[0].view(seat).to_json() == games[1].view(seat).to_json()
        ):
            one.answer(actor, one._numbers[actor], first.text)
            two.answer(actor, two._numbers[actor], second.text)
            return True
    return False


@rule("X-INFO-05", "B-PLAN-07", "C-INFO-01", "D-INFO-01")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_secret_choices_of_others_show_nowhere(case: Case) -> None:
    """Two games of one seed: the others plan, bet, draft and withdraw differently, in one of them oftener."""
    apart = 0
    for seed in range(6):
        one, two, rng, seat = new(case, seed), new(case, seed), random.Random(seed), seed % case.players
        for _ in range(60):
            assert same(one, two, seat, rng), (case, seed, one._game.log.inputs[-3:], two._game.log.inputs[-3:])
            alone, other = rng.choice([one, two]), rng.randrange(case.players)
            secret = hidden(alone._game, other, seat, rng) if other != seat and rng.random() < 0.3 else None
            if secret is not None:
                alone.answer(other, alone._numbers[other], secret.text)
            elif one.over or not go_on(one, two, seat, rng):
                break
            apart += one._game.hash() != two._game.hash()
    assert apart > (0 if case.game == "cards" else 5)  # there little is chosen unseen
