"""JSON, codec, notation, copies: at every decision of random games."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from buonfresco.engine.action import Action, Decision
from buonfresco.engine.view import option
from buonfresco.games import cards, dice, fresco
from buonfresco.games.cards import Cards, View
from buonfresco.games.cards.state import FIELDS
from buonfresco.games.fresco.modules import registry
from tests.cards.table import acting, play_out, random_game
from tests.support import fields_of, rule


@pytest.mark.parametrize("players", [2, 3, 4])
def test_json_at_every_decision(players: int) -> None:
    for game in random_game(players, 11):
        text = game.to_json()
        again = cards.from_json(text)
        assert again.hash() == game.hash()
        assert again.to_json() == text
        assert again.legal() == game.legal()
        assert again.decisions == game.decisions
        for viewer in (None, *range(players)):
            view = game.view(viewer)
            assert View.from_json(view.to_json()) == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_read_back_plays_on_alike(players: int) -> None:
    rng = random.Random(2)
    for game in random_game(players, 9):
        if rng.random() < 0.05:
            again = cards.from_json(game.to_json())
            there = pickle.loads(pickle.dumps(game))
            expected = play_out(game.copy(), seed=4).to_json()
            assert play_out(again, seed=4).to_json() == play_out(there, seed=4).to_json() == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_codec_and_notation_at_every_decision(players: int) -> None:
    for game in random_game(players, 5):
        for decision in game.decisions:
            assert Decision.parse(str(decision)) == decision == Decision.from_json(decision.to_json())
            legal = game.legal(decision.seat)
            assert len(set(legal)) == len(legal) > 1
            for action in legal:
                code = game.codec.encode(action)
                assert game.codec.decode(code) is action
                assert game.parse(str(action)) is action
                assert Action.from_json(action.to_json()) is action
            mask = game.codec.mask(legal)
            assert len(mask) == game.codec.size
            assert [i for i, bit in enumerate(mask) if bit] == sorted(map(game.codec.encode, legal))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_codec_is_dense_and_reads_every_notation_back(players: int) -> None:
    codec = cards.new_game(players).codec
    for code in range(codec.size):
        action = codec.decode(code)
        assert codec.encode(action) == code
        assert codec.parse(action.text) is action
        assert codec.parse(f"  {action.text.upper()} ") is action


def test_the_codec_is_the_same_for_any_seed_and_number_of_players() -> None:
    assert cards.new_game(2, seed=1).codec.actions == cards.new_game(4, seed=2).codec.actions


def test_the_notation_reads_like_the_table() -> None:
    kinds: dict[str, str] = {}
    for action in cards.new_game(2).codec.actions:
        kinds.setdefault(action.kind, action.text)
    assert kinds == {
        "restore": "restore YRB",
        "lay": "lay Y-W+",
        "draw": "draw market",
        "pay": "pay Y-W+",
        "mix": "mix Y-W+ B-W+",
        "paint": "paint Y",
        "rotate": "rotate",
        "leave": "leave",
        "take": "take rotation",
        "demand": "demand Y",
        "give": "give Y-W+",
        "discard": "discard Y-W+",
        "pass": "pass",
        "stop": "stop",
        "finish": "finish",
    }
    assert {"pay round-G-M/W", "take paint-G", "draw rose", "give pointed-O-WWW", "discard B-M*"} <= {
        action.text for action in cards.new_game(2).codec.actions
    }


def test_all_games_of_the_family_live_in_one_process() -> None:
    """No notation of one game means something else in another."""
    fresco.new_game(3, modules=registry(), seed=1)
    dice.new_game(3, seed=1)
    assert cards.new_game(3, seed=1).codec.size > 100


def test_every_action_points_at_something_a_view_shows() -> None:
    game = acting("Y-W+", "R-MM", "B-M*", frescoes=["YRB", "GOP", "YRG", "YRO"], tiles={"demand": 1})
    decision = game.view(0).decision
    assert decision is not None
    pointed = {option.text: option.at for option in decision.options}
    assert pointed == {
        "restore YRB": ["fresco-card:YRB"],
        "lay Y-W+": ["card:Y-W+"],
        "lay R-MM": ["card:R-MM"],
        "lay B-M*": ["card:B-M*"],
        **{f"demand {colour}": [] for colour in "YRBGOP"},  # a color is no thing
        "pass": [],
    }
    found = {action.text: option(game, action).at for action in game.codec.actions}
    assert found["draw rose"] == ["cards-pile:rose"]
    assert found["mix Y-W+ R-W+"] == ["card:Y-W+", "card:R-W+"]
    assert (found["paint G"], found["take demand"]) == (["cards-tile:paint-G"], ["cards-tile:demand"])
    assert found["pay Y-W+"] == found["give Y-W+"] == found["discard Y-W+"] == ["card:Y-W+"]
    assert found["rotate"] == found["stop"] == []


# ---- copies --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_copies_share_nothing(players: int) -> None:
    """Play on in copies taken at every decision: no earlier position may change."""
    taken: list[tuple[Cards, str]] = []
    for game in random_game(players, 2):
        twin = game.copy()
        assert (twin.hash(), twin.legal(), twin.to_json()) == (game.hash(), game.legal(), game.to_json())
        taken.append((twin, twin.to_json()))
    for twin, _ in taken[::7]:
        play_out(twin.copy(), seed=9)
    for twin, text in taken:
        assert twin.to_json() == text


def lists(value: object) -> list[int]:
    """Every list in a value, by identity."""
    if not isinstance(value, list):
        return []
    return [id(value), *(found for part in value for found in lists(part))]


def test_no_list_of_a_state_is_in_its_copy() -> None:
    *_, game = random_game(3, 4)
    one, two = game.s, game.s.copy()
    for name in fields_of(FIELDS):
        assert getattr(one, name) == getattr(two, name), name
        assert not set(lists(getattr(one, name))) & set(lists(getattr(two, name))), name


def test_a_copy_has_the_same_luck_unless_it_gets_its_own() -> None:
    game = play_some(cards.new_game(4, seed=1, max_rounds=40), 40)
    assert play_out(game.copy()).hash() == play_out(game.copy()).hash()
    assert len({play_out(game.copy(seed=n)).hash() for n in range(6)}) > 1
    assert play_out(game.copy(seed=3)).hash() == play_out(game.copy(seed=3)).hash()


def play_some(game: Cards, answers: int) -> Cards:
    rng = random.Random(0)
    for _ in range(answers):
        game.apply(rng.choice(game.legal()))
    return game


def test_actions_are_one_object_per_notation_everywhere() -> None:
    action = cards.new_game(3).parse("lay round-G-M/W")
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy(action) is copy.copy(action) is action
    assert repr(action) == "<lay round-G-M/W>"


def test_games_and_events_travel_between_processes() -> None:
    game = cards.new_game(3, seed=1)
    events = game.apply("pass")
    again = pickle.loads(pickle.dumps(game))
    assert (again.hash(), again.log, again.to_json()) == (game.hash(), game.log, game.to_json())
    assert pickle.loads(pickle.dumps(events)) == list(events)
    assert "turn" in repr(game)


# ---- the hash ------------------------------------------------------------------------------------------------------


@rule("C-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hash_does_not_depend_on_the_order_of_what_lies_face_down(players: int) -> None:
    rng = random.Random(3)
    for game in random_game(players, 3):
        if rng.random() > 0.1:
            continue
        data = json.loads(game.to_json())
        for pile in (*data["state"]["piles"].values(), *(data["state"][f"{n}_pile"] for n in HIDDEN_PILES)):
            rng.shuffle(pile)
        other = cards.from_json(json.dumps(data))
        assert other.hash() == game.hash()
        for viewer in (None, *range(players)):
            assert other.view(viewer).to_json() == game.view(viewer).to_json()


HIDDEN_PILES = ("fresco", "tile", "favourite")


def test_the_hash_depends_on_everything_else() -> None:
    """Every field of a position, changed, is another position."""
    game = acting("Y-WW", "R-MM", "B-M*", discards={"market": ["R-M*", "B-M*"]}, tiles={"demand": 1})
    s = game.s
    changes: dict[str, object] = {
        "round": 2, "start": 1, "turn": 1, "final": True, "end_reason": "frescoes", "favourite": 2,
        "piles": [s.piles[0][1:], *s.piles[1:]], "discards": [s.discards[0][::-1], *s.discards[1:]],
        "fresco_open": s.fresco_open[::-1], "fresco_pile": s.fresco_pile[1:], "tile_open": s.tile_open[1:],
        "tile_pile": s.tile_pile[1:], "favourite_pile": s.favourite_pile[1:], "hands": [s.hands[1], s.hands[0], []],
        "frescoes": [[], [(0, 1)], []], "tiles": [s.tiles[1], s.tiles[0], s.tiles[2]], "table": [3],
        "owed": [0, 1, 0], "exchanged": True, "restored": 1, "favoured": True, "restoring": 0, "paid": 1,
        "rotations": 1, "stack": [*s.stack[:-1], (-1 - game.r.kind_ids["lay"], 0, 0, 0)],
    }  # fmt: skip
    assert changes.keys() == {*fields_of(FIELDS)}
    hashes = {game.hash()}
    for name, value in changes.items():
        other = game.copy()
        setattr(other.s, name, value)
        hashes.add(other.hash())
    assert len(hashes) == len(changes) + 1


def test_positions_of_other_configurations_have_other_hashes() -> None:
    assert cards.new_game(3, seed=1).hash() != cards.new_game(3, seed=1, max_rounds=9).hash()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_explain_is_silent_for_legal_answers_and_speaks_for_all_others(players: int) -> None:
    rng = random.Random(4)
    for game in random_game(players, 6):
        if game.over or rng.random() > 0.3:
            continue
        for decision in game.decisions:
            legal = set(game.legal(decision.seat))
            for action in game.codec.actions:
                reason = game.explain(action, decision.seat)
                assert (reason is None) == (action in legal), f"{action} at {decision}: {reason}"
                assert reason is None or (reason.rule and "{" not in str(reason) and reason.key not in str(reason))


def test_a_position_edited_in_its_json_begins_a_log_of_its_own() -> None:
    game = play_some(cards.new_game(3, seed=4, max_rounds=40), 30)
    data = json.loads(game.to_json())
    data["state"]["round"] += 7
    edited = cards.from_json(json.dumps(data))
    assert edited.log.start is not None
    assert cards.replay(play_out(edited).log.to_json()).hash() == edited.hash()
