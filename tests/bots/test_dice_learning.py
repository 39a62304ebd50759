"""The tables on which the value of the dice game is learned, many at once, are the engine's; and a law is learned."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy
import pytest

from buonfresco.bots.dice import apprentice, arrays, batch, files, tuning, value
from buonfresco.bots.dice.batch import ENDS, NOTHING, SECTIONS, Setting, Table
from buonfresco.bots.dice.batch_turn import Likely, by_apprentice, turn
from buonfresco.bots.dice.network import Network
from buonfresco.games import dice
from buonfresco.games.dice import Dice, odds
from buonfresco.games.dice.state import EVENTS, NONE
from tests.bots.test_dice import beginnings
from tests.dice.table import random_game

PLAYERS = [2, 3, 4]


def seat_of(game: Dice, place: int) -> int:
    """At a table of arrays seat 0 starts."""
    return (game.s.start + place) % game.r.seats


def table_of(games: list[Dice]) -> Table:
    """Positions of the engine, as rows."""
    n, tiles = games[0].r.seats, len(games[0].r.portrait_points)
    order = [[seat_of(game, place) for place in range(n)] for game in games]
    pairs = list(zip(games, order, strict=True))
    favour = [seats.index(game.s.favour) if game.s.favour >= 0 else NONE for game, seats in pairs]
    owned = [[[seat in takers for takers in game.s.takers] for seat in seats] for game, seats in pairs]
    portraits = [[[t in game.s.portraits[seat] for t in range(tiles)] for seat in seats] for game, seats in pairs]
    return Table(
        Setting(games[0].r),
        track=numpy.array([[game.s.track[seat] for seat in seats] for game, seats in pairs]),
        owned=numpy.array(owned),
        portraits=numpy.array(portraits),
        taken=numpy.array([[len(takers) for takers in game.s.takers] for game in games]),
        open=numpy.array([game.s.fields for game in games]),
        below=numpy.array([game.s.facedown for game in games]),
        piles=None,
        favour=numpy.array(favour),
        final=numpy.array([game.s.final for game in games]),
    )


def moments(players: int, actor: int) -> list[Dice]:
    """Beginnings of the turns of a seat, counted from who starts."""
    found = [game for seed in range(4) for game in beginnings(players, seed)]
    return [game for game in found if game.s.turn == seat_of(game, actor)][:60]


@pytest.mark.parametrize("players", PLAYERS)
def test_features_are_those_of_the_value(players: int) -> None:
    for following in range(players):
        games = moments(players, following)
        table = table_of(games)
        for place in range(players):
            found = batch.features(table, place, following)
            assert found.shape[1] == len(value.names(players))
            for game, row in zip(games, found, strict=True):
                seat = seat_of(game, place)
                wanted = value.features(value.seen(game, seat), seat, seat_of(game, following))
                assert row.tolist() == pytest.approx(wanted, abs=1e-6)


def end_of(number: int) -> tuple[int, int, bool]:
    """Its place, the bishop, and whether the others have bet right."""
    if number == ENDS - 1:
        return -1, NONE, False
    if number < 4 * SECTIONS:
        place = number % SECTIONS
        return place, place if number >= 2 * SECTIONS else NONE, number // SECTIONS % 2 == 1
    return SECTIONS + number % 4, NONE, number >= 24


@pytest.mark.parametrize("players", PLAYERS)
def test_ends_of_turns_are_those_of_the_value(players: int) -> None:
    possible_ends = set()
    for actor in range(players):
        games = moments(players, actor)
        after, possible = batch.ends(table_of(games), actor)
        following = (actor + 1) % players
        found = batch.features(after, actor, following).reshape(len(games), ENDS, -1)
        for game, rows, can in zip(games, found, possible, strict=True):
            seat = seat_of(game, actor)
            seen = value.seen(game, seat)
            for number in numpy.flatnonzero(can).tolist():
                place, bishop, bets = end_of(number)
                right = [3 * (bets and one != seat) for one in range(players)]
                one = value.after(seen, seat, place, bishop, right)
                wanted = value.features(one, seat, seat_of(game, following))
                assert rows[number].tolist() == pytest.approx(wanted, abs=1e-6), number
                possible_ends.add(number)
    assert possible_ends == set(range(ENDS))


def test_odds_in_arrays_are_the_odds() -> None:
    rng = random.Random(1)
    worths = [[rng.choice((0.0, 1.0, rng.random())) for _ in range(37)] for _ in range(20)]
    has = [rng.random() < 0.5 for _ in worths]
    levels = arrays.tables(arrays.favoured(numpy.array(worths), numpy.array(has)))
    for row, (worth, favour) in enumerate(zip(worths, has, strict=True)):
        wanted: Any = odds.favoured(worth) if favour else worth
        for left, free, total in ((3, 2, 0), (2, 2, 5), (2, 1, 8), (2, 0, 12), (1, 2, 11), (1, 1, 15), (1, 0, 26)):
            assert levels[left][row, free, total] == pytest.approx(odds.expected(wanted, total, left, free))


@pytest.mark.parametrize("players", PLAYERS)
def test_apprentices_are_apprentices(players: int) -> None:
    """They want the same, put the bishop where the apprentice does, and think the same of bets."""
    for actor in range(players):
        games = moments(players, actor)[:20]
        table = table_of(games)
        likely = Likely(table.setting)
        table.give_favour()
        bishop, worth = by_apprentice(table, actor, likely, numpy.random.default_rng(1))
        nothing = numpy.zeros(len(games), int)
        bets = likely.chances(likely.situations(table, actor) + bishop, 3, nothing + 2, nothing)
        for game, section, row, chances in zip(games, bishop.tolist(), worth, bets, strict=True):
            view = game.view(game.s.turn)
            marked = game.r.sums[section]
            assert row.tolist() == pytest.approx(apprentice.wants(view, marked))
            scores = apprentice.bishops(view, game.r.sums)
            assert scores[section] == pytest.approx(max(scores))
            said = apprentice.bets(view, marked, 0)
            assert chances.tolist() == pytest.approx([said[event] for event in EVENTS], abs=1e-4)


def untrained(players: int) -> tuning.Learner:
    return tuning.Learner(len(value.names(players)), 8, numpy.random.default_rng(2))


@pytest.mark.parametrize("players", PLAYERS)
def test_turns_lose_nothing(players: int) -> None:
    """Sections, tiles and spaces after each turn, by an apprentice and by who plays by a value."""
    rng = numpy.random.default_rng(3)
    setting = Setting(dice.new_game(players, seed=1).r)
    likely = Likely(setting)
    table = Table.new(setting, 40, rng)
    gained = 0
    for number in range(4 * players):
        actor = number % players
        before = table.pick(numpy.arange(40))
        turn(table, actor, likely, untrained(players).value() if number % 3 else None, rng, 0.02)
        assert (table.owned.sum(1) == table.taken).all()
        lying = (table.open != NONE).sum(1) + table.below.sum(1)
        assert (lying + table.portraits.sum((1, 2)) == 4 * players).all()
        assert (table.track >= before.track).all()
        new = table.owned.sum((1, 2)) - before.owned.sum((1, 2))
        painted = table.portraits.sum((1, 2)) - before.portraits.sum((1, 2))
        others = [seat for seat in range(players) if seat != actor]
        assert (table.owned[:, others] == before.owned[:, others]).all()
        assert (new + painted <= 1 + table.final).all()
        moved = table.track[:, actor] > before.track[:, actor]
        assert (moved == (new + painted > 0)).all()
        assert ((table.track[:, others] - before.track[:, others]).sum(1)[~moved] == 0).all()  # no bet on nothing
        for row in table.track.tolist():
            ahead = [space for space in row if space]
            assert len(set(ahead)) == len(ahead)  # D-TRACK-02
        gained += int(moved.sum())
    assert gained > 100


def test_places_of_sums() -> None:
    r = dice.new_game(2, seed=1).r
    found = Setting(r).place.tolist()
    assert found == [NOTHING if place < 0 else place for place in r.results[:37]]


def test_a_law_is_learned() -> None:
    """Who has more of the first feature wins; the network that is written says what was learned."""
    rng = numpy.random.default_rng(5)
    learner = tuning.Learner(4, 6, rng)
    for _ in range(3000):
        rows = rng.random((64, 4)).astype(numpy.float32)
        learner.step(rows, (rows[:, 0] > 0.5).astype(numpy.float32), 5e-3)
    network = Network(*learner.written())
    assert network.chance([0.9, 0.5, 0.2, 0.0]) > 0.9
    assert network.chance([0.1, 0.5, 0.2, 1.0]) < 0.1
    rows = rng.random((10, 4)).astype(numpy.float32)
    wanted = learner.value(calm=True)(rows)
    assert [network.chance(row.tolist()) for row in rows] == pytest.approx(wanted.tolist(), abs=1e-2)


def test_the_command_writes_weights_with_how_they_were_found(tmp_path: Path) -> None:
    """Those of other numbers of players stay."""
    path = tmp_path / "values.json"
    tuning.write(path, 3, untrained(3).written(), {"command": "by hand"})
    tuning.main(2, 2, 7, path, 2)
    data = json.loads(path.read_text("utf-8"))
    assert set(data["weights"]) == set(data["found"]) == set(data["features"]) == {"2", "3"}
    assert data["found"]["2"]["command"] == "python -m buonfresco.bots.dice.tuning 2 2 7"
    assert data["found"]["2"]["score"]["games"] == 2
    assert data["found"]["3"] == {"command": "by hand"}
    for players in (2, 3):
        chance = Network(*data["weights"][str(players)]).chance([0.5] * len(value.names(players)))
        assert 0.0 <= chance <= 1.0


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    data = files.values()
    assert data["pack"] == dice.new_game(2, seed=1).r.digest
    for players in PLAYERS:
        assert data["features"][str(players)] == list(value.names(players))
        assert data["found"][str(players)]["command"].startswith(f"{tuning.COMMAND} {players} ")
        network = files.network(players)
        assert network is not None
        assert len(network.rows) == len(value.names(players))
        assert {len(row) for row in network.rows} == {len(network.bias)} == {len(network.heads)}
    assert files.network(5) is None
    assert next(random_game(2, 1)).r.digest == data["pack"]
