"""JSON, pickle, codec, notation, copies: at every decision of random games."""

from __future__ import annotations

import itertools
import json
import pickle
import random
from typing import Any

import pytest

from buonfresco.engine.action import Action, Decision
from buonfresco.games import dice, fresco
from buonfresco.games.dice import Dice, View, state
from buonfresco.games.fresco.modules import registry
from tests.dice.table import play_out, play_turn, position, random_game, reaching, turn_for
from tests.support import fields_of, rule

SLOTS = fields_of(state.FIELDS)


def some(players: int, seed: int, step: int = 7) -> list[Dice]:
    """Positions along a random game, its end among them, so that a test of them all stays quick."""
    games = [game.copy() for game in random_game(players, seed, max_rounds=12)]
    return [*games[::step], games[-1]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_json_and_pickle(players: int) -> None:
    for game in some(players, 11):
        text = game.to_json()
        for again in (dice.from_json(text), dice.from_json(text, verify=False), pickle.loads(pickle.dumps(game))):
            assert again.hash() == game.hash()
            assert again.to_json() == text
            assert again.legal() == game.legal()
            assert again.decisions == game.decisions
            assert again.outcome == game.outcome
            assert again.check() == []
        for viewer in (None, *range(players)):
            view = game.view(viewer)
            assert View.from_json(view.to_json()) == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_json_at_every_decision(players: int) -> None:
    for game in random_game(players, 12, max_rounds=12):
        again = dice.from_json(game.to_json(), verify=False)
        for name in SLOTS:
            assert getattr(again.s, name) == getattr(game.s, name), name
        assert (again.legal(), again.over) == (game.legal(), game.over)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_codec_and_notation_at_every_decision(players: int) -> None:
    for game in random_game(players, 5):
        for decision in game.decisions:
            assert Decision.parse(str(decision)) == decision == Decision.from_json(decision.to_json())
            legal = game.legal(decision.seat)
            assert len(set(legal)) == len(legal) > 1
            for action in legal:
                assert game.codec.decode(game.codec.encode(action)) is action
                assert game.parse(str(action)) is action
                assert Action.from_json(action.to_json()) is action
            mask = game.codec.mask(legal)
            assert len(mask) == game.codec.size
            assert [code for code, bit in enumerate(mask) if bit] == sorted(map(game.codec.encode, legal))


def test_the_codec_is_dense_and_reads_every_notation_back() -> None:
    codecs = [dice.new_game(players, seed=players).codec for players in (2, 3, 4)]
    assert codecs[0].actions == codecs[1].actions == codecs[2].actions
    assert codecs[0].size == 5 + 4 + 6 * 3 + 3 + 4
    for code in range(codecs[0].size):
        action = codecs[0].decode(code)
        assert codecs[0].encode(action) == code
        assert codecs[0].parse(f"  {action.text.upper().replace(' ', '   ')} ") is action


def test_two_games_of_the_family_share_a_process() -> None:
    """Actions are one object per notation; no two games may mean different things by the same words."""
    mine = {action.text for action in dice.new_game(4).codec.actions}
    for players in (2, 3, 4):
        theirs = {action.text: action for action in fresco.new_game(players, modules=registry(), seed=1).codec.actions}
        for text in mine & theirs.keys():
            assert dice.new_game(4).parse(text) is theirs[text]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_share_nothing(players: int) -> None:
    """Play on in copies taken at every decision: no earlier position may change."""
    taken: list[tuple[Dice, str]] = []
    for game in random_game(players, 2, max_rounds=12):
        twin = game.copy()
        assert (twin.hash(), twin.legal(), twin.outcome) == (game.hash(), game.legal(), game.outcome)
        for name in SLOTS:
            mine, other = getattr(game.s, name), getattr(twin.s, name)
            assert mine == other, name
            assert mine is not other or not isinstance(mine, list), name
            if isinstance(mine, list):
                assert not any(a is b and isinstance(a, list) for a, b in zip(mine, other, strict=True)), name
        taken.append((twin, twin.to_json()))
    for twin, _ in taken[::7]:
        play_out(twin.copy(), seed=9)
    for twin, text in taken:
        assert twin.to_json() == text


def test_copies_and_saves_keep_everything_of_a_turn_that_is_nearly_over() -> None:
    """At the bonus, with the favor tile used, every field of a turn has something in it."""
    painters = [{"space": 50}, {"space": 60}, {"space": 70}]
    game = turn_for(15, painters=painters, sections={name: [0] for name in ("8", "13", "19", "24")}, start=2)
    play_turn(game, *reaching(15), bishop=16, bets={1: (1, "marked"), 2: (3, "other")}, favour="+1")
    assert (game.view(None).phase, game.view(None).sum) == ("result", 16)
    blank = game.fresh(game.chance)
    blank.clear()
    same = {name for name in SLOTS if getattr(game.s, name) == getattr(blank.s, name)}
    assert same == {"colours", "pips", "portraits", "round", "turn"}  # of a bonus, nothing is free to show in these
    for again in (game.copy(), dice.from_json(game.to_json()), pickle.loads(pickle.dumps(game))):
        for name in SLOTS:
            assert getattr(again.s, name) == getattr(game.s, name), name
        again.apply("take 9-12")
        assert again.check() == []


def test_a_copy_has_the_same_luck_unless_it_gets_its_own() -> None:
    *_, game = itertools.islice(random_game(4, 1), 40)
    assert play_out(game.copy()).hash() == play_out(game.copy()).hash()
    assert len({play_out(game.copy(seed=n)).hash() for n in range(6)}) == 6
    assert play_out(game.copy(seed=3)).hash() == play_out(game.copy(seed=3)).hash()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_is_the_same_game(players: int) -> None:
    for seed in (0, -5, "a table", 2**70):
        one, two = dice.new_game(players, seed=seed), dice.new_game(players, seed=seed)
        assert one.to_json() == two.to_json()
        assert play_out(one).to_json() == play_out(two).to_json()
    assert len({dice.new_game(players, seed=seed).hash() for seed in range(50)}) > 40


@rule("D-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_what_lies_unseen_is_no_part_of_the_position(players: int) -> None:
    game = dice.new_game(players, seed=3)
    data = json.loads(game.to_json())
    data["state"]["unseen"].reverse()
    other = dice.from_json(json.dumps(data))
    assert other.s.unseen != game.s.unseen
    assert other.hash() == game.hash()
    for viewer in (None, *range(players)):
        assert other.view(viewer).to_json() == game.view(viewer).to_json()


def test_hashes_tell_positions_and_configurations_apart() -> None:
    games = [game.hash() for game in random_game(3, 9, max_rounds=8)]
    assert len(set(games)) > 0.95 * len(games)  # a wait changes only who is asked
    small = [position(players=players, max_rounds=rounds).hash() for players in (2, 3, 4) for rounds in (None, 7)]
    assert len(set(small)) == 6


def test_every_part_of_a_position_counts_for_its_hash() -> None:
    """Change any one field of the saved state to something else that can be read: another hash."""
    game = position(
        players=3,
        painters=[{"space": 20, "portraits": ["woman-4"]}, {"space": 30, "bet": "other", "column": 1}, {"space": 9}],
        sections={"16": [1]},
        stack=[["turn", "second bets", 0, 0], ["keep", "", 0, 0]],
        bishop=8,
        throws=1,
        pips={"blue": 1, "yellow": 2, "green": 3, "red": 4, "orange": 5, "purple": 6},
        colours=["red", "red"],
    )
    changes: list[tuple[list[Any], object]] = [
        (["round"], 2),
        (["start"], 1),
        (["final"], True),
        (["end_reason"], "sections"),
        (["favour"], 1),
        (["bishop"], 13),
        (["throws"], 2),
        (["pips", "red"], 5),
        (["colours"], ["red", "blue"]),
        (["aside"], [["red", 4, 0]]),
        (["adjust"], 1),
        (["result"], "other"),
        (["gains"], {"fresco": 5}),
        (["sections", "16"], [2]),
        (["fields", "9-12"], None),
        (["facedown"], {"9-12": 1, "14-15": 2, "17-18": 2, "20-23": 2}),
        (["unseen"], ["woman-2-1"] * 7),
        (["painters", 0, "space"], 21),
        (["painters", 0, "points"], {"bets": 20}),
        (["painters", 0, "portraits"], []),
        (["painters", 1, "bet"], "marked"),
        (["painters", 1, "column"], 2),
        (["turn"], 1),
    ]
    hashes = {game.hash()}
    for path, value in changes:
        data = json.loads(game.to_json())
        inner = data["state"]
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        hashes.add(dice.from_json(json.dumps(data)).hash())
    assert len(hashes) == 1 + len(changes)
    assert {path[0] for path, _ in changes} | {"stack"} == {*state.FIELDS.keys(), "stack"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_explain_is_silent_for_legal_answers_and_speaks_for_all_others(players: int) -> None:
    rng = random.Random(4)
    for game in random_game(players, 6):
        if game.over or rng.random() > 0.2:
            continue
        seat = game.decisions[0].seat
        legal = set(game.legal())
        for action in game.codec.actions:
            for who in (seat, (seat + 1) % players):
                reason = game.explain(action, who)
                assert (reason is None) == (action in legal and who == seat), f"{action}: {reason}"
                assert reason is None or reason.rule.startswith("D-")
                assert reason is None or "-" in reason.key != str(reason)


def test_a_position_edited_in_its_json_begins_a_log_of_its_own() -> None:
    *_, game = itertools.islice(random_game(3, 4), 30)
    data = json.loads(game.to_json())
    data["state"]["round"] += 5
    edited = dice.from_json(json.dumps(data))
    assert edited.log.start is not None
    assert edited.check() == []
    assert dice.replay(play_out(edited).log.to_json()).hash() == edited.hash()
