"""Sampled worlds: the same view, sound, playable; and what a seat that has followed the game remembers."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from buonfresco.engine.errors import BadConfig
from buonfresco.games import cards
from buonfresco.games.cards import Cards, memory
from tests.cards.table import acting, asked, hand, play, play_out, random_game, state, texts
from tests.cards.test_hidden import back, redealt
from tests.support import rule

SEEDS = range(40)


def held(game: Cards, seat: int) -> Counter[str]:
    return Counter(hand(game, seat))


def samples(game: Cards, seat: int | None, recall: bool = True) -> list[Cards]:
    return [game.sample(seat, seed=seed, recall=recall) for seed in SEEDS]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_looks_the_same_at_every_decision(players: int) -> None:
    rng = random.Random(7)
    for game in random_game(players, 31):
        for viewer in (None, *range(players)):
            world = game.sample(viewer, seed=rng.randrange(10**9))
            assert world.check() == []
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            if viewer is not None:
                assert world.legal(viewer) == game.legal(viewer)


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_plays_on_to_the_end(players: int, recall: bool) -> None:
    rng = random.Random(8)
    for seed in range(4):
        for game in random_game(players, 40 + seed):
            if rng.random() > (0.5 if not game.over and asked(game)[0] == "give" else 0.04):
                continue
            before = game.to_json()
            for viewer in (None, *range(players)):
                world = game.sample(viewer, seed=rng.randrange(10**9), recall=recall)
                assert world.check() == []
                assert world.view(viewer).to_json() == game.view(viewer).to_json()
                assert play_out(world, seed=3).over
            assert game.to_json() == before


@pytest.mark.parametrize("recall", [False, True])
def test_all_who_still_have_to_give_a_card_have_one_in_every_world(recall: bool) -> None:
    """That they will give is known to all: who had none was told."""
    yellow = [
        {"hand": ["Y-MM", "Y-WW", "R-MM"]},
        {"hand": ["Y-M*", "R-WW", "R-W+"]},
        {"hand": ["Y-W+", "B-MM", "R-W+"]},
    ]
    game = acting("B-WW", "B-M*", tiles={"demand": 1}, others=yellow, players=4, max_rounds=3)
    game.apply("demand Y")
    assert asked(game) == ("give", 1)
    for viewer in (None, 0, 1, 2, 3):
        for world in samples(game, viewer, recall):
            for giver in (1, 2, 3):
                assert any(name.startswith("Y-") for name in hand(world, giver)), (viewer, giver)
            assert play_out(world).over


def test_samples_depend_on_nothing_but_the_view_and_the_seed() -> None:
    rng = random.Random(5)
    compared = 0
    for game in random_game(3, 12):
        if game.over or rng.random() > 0.2:
            continue
        for viewer in (None, 0, 1, 2):
            one, two = redealt(game, viewer, rng), redealt(game, viewer, rng)
            assert one.sample(viewer, seed=9).to_json() == two.sample(viewer, seed=9).to_json()
            compared += 1
    assert compared > 100


def test_samples_differ_by_seed_in_what_is_hidden_and_in_luck() -> None:
    game = cards.new_game(3, seed=4, max_rounds=20)
    for _ in range(60):
        game.apply(game.legal()[len(game.inputs) % len(game.legal())])
    for recall in (False, True):
        worlds = samples(game, 0, recall)
        assert len({json.dumps(state(world)) for world in worlds}) == len(SEEDS)
        assert len({play_out(world).hash() for world in worlds}) == len(SEEDS)
        again = samples(game, 0, recall)
        assert len({world.hash() for world in again}) == len(SEEDS)
    assert game.sample(0, seed=3).to_json() == game.sample(0, seed=3).to_json()


@rule("C-INFO-01")
def test_hidden_cards_are_drawn_fairly() -> None:
    """One hand card of another among 38 unseen market cards: each kind about as often as it is there."""
    game = acting("Y-W+", "R-W+", "B-W+", others=[{"hand": ["Y-MMM"]}], players=2)
    found = Counter(hand(game.sample(0, seed=seed), 1)[0] for seed in range(2000))
    unseen = Counter(state(game)["piles"]["market"]) + Counter(["Y-MMM"])
    assert found.keys() == unseen.keys()
    for name, count in unseen.items():
        assert abs(found[name] / 2000 - count / 39) < 0.03, name


def test_what_lies_face_down_is_in_no_order_in_a_world() -> None:
    data = state(cards.new_game(3, seed=4).sample(0, seed=1))
    names = cards.new_game(2).r.card_names
    for pile in data["piles"].values():
        assert pile == sorted(pile, key=names.index)


def test_a_seat_that_is_not_there_gets_no_world() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(BadConfig):
            cards.new_game(3, seed=1).sample(seat, seed=1)


# ---- memory --------------------------------------------------------------------------------------------------------


@rule("C-INFO-01", "C-INFO-03")
def test_who_has_followed_the_game_knows_every_discard() -> None:
    beside = {"market": ["Y-W+", "R-W+", "B-W+", "B-M*"]}
    game = acting("Y-MM", "Y-WW", "R-MM", others=[{"hand": ["R-WW", "B-WW"]}], discards=beside)
    for viewer in (None, 0, 1):
        for world in samples(game, viewer):
            assert state(world)["discards"] == state(game)["discards"]
    forgetful = [tuple(state(world)["discards"]["market"]) for world in samples(game, 0, recall=False)]
    assert len(set(forgetful)) > 20
    assert {pile[-1] for pile in forgetful} == {"B-M*"}
    assert {len(pile) for pile in forgetful} == {4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_is_always_true(players: int) -> None:
    """In random games, at many decisions: every card a seat is sure of is in the hand."""
    rng = random.Random(1)
    sure = 0
    for seed in range(5):
        for game in random_game(players, 60 + seed):
            if rng.random() > 0.06:
                continue
            for seat in range(players):
                for other, known in memory.recalled(game, seat).items():
                    assert other != seat
                    assert not +known - held(game, other), (seed, seat, other)
                    sure += known.total()
    assert sure > 20


def shown() -> Cards:
    """The first of three demands green: the second gives one of two, the third has none and shows his hand."""
    others = [{"hand": ["round-G-W*", "rose-G-MM", "Y-MM", "R-W+"]}, {"hand": ["B-MM", "B-WW", "rose-P-WW"]}]
    own = ["R-MM", "R-WW", "Y-WW"]
    game = acting(*own, tiles={"demand": 1}, others=others, frescoes=["GOP", "YGP", "YOP", "ROP"], max_rounds=9)
    play(game, "demand G", "give rose-G-MM")
    assert asked(game) == ("turn", 0)
    return game


@rule("C-INFO-03", "C-TILE-08")
def test_a_hand_that_was_shown_is_remembered_by_the_demander_only() -> None:
    game = shown()
    assert {frozenset(held(world, 2).items()) for world in samples(game, 0)} == {frozenset(held(game, 2).items())}
    for viewer, recall in ((1, True), (None, True), (0, False)):
        assert len({frozenset(held(world, 2).items()) for world in samples(game, viewer, recall)}) > 10


@rule("C-INFO-03", "C-TILE-08")
def test_a_card_that_was_given_is_remembered_by_the_giver_only() -> None:
    game = shown()
    for world in samples(game, 1):
        assert "rose-G-MM" in hand(world, 0)
    for viewer, recall in ((2, True), (None, True), (1, False)):
        found = Counter(name for world in samples(game, viewer, recall) for name in hand(world, 0) if "rose" in name)
        assert len(found) > 5
    # the demander knows his own hand anyway; of the giver's he knows no card
    assert len({frozenset(held(world, 1).items()) for world in samples(game, 0)}) > 10


@rule("C-INFO-03")
def test_a_card_is_remembered_until_it_is_laid_out() -> None:
    game = shown()
    play(game, "lay rose-G-MM")
    assert not any("rose-G-MM" in hand(world, 0) for world in samples(game, 1))
    assert memory.recalled(game, 1)[0].total() == 0
    others = shown()
    play(others, "lay R-MM")
    assert all("rose-G-MM" in hand(world, 0) for world in samples(others, 1))


@rule("C-INFO-03")
def test_of_a_hand_that_was_shown_the_rest_is_remembered_when_a_card_of_it_goes() -> None:
    game = shown()
    play(game, "pass", "pass")
    assert asked(game) == ("turn", 2)
    assert held(game, 2).total() == 4  # and one card more is not known
    worlds = samples(game, 0)
    assert all(held(world, 2) >= Counter(["B-MM", "B-WW", "rose-P-WW"]) for world in worlds)
    assert len({frozenset(held(world, 2).items()) for world in worlds}) > 5
    play(game, "lay B-WW")
    worlds = samples(game, 0)
    assert all(held(world, 2) >= Counter(["B-MM", "rose-P-WW"]) for world in worlds)
    assert all(game.view(0).to_json() == world.view(0).to_json() for world in worlds)


@rule("C-INFO-03")
def test_a_card_is_remembered_until_it_is_paid_or_discarded_or_mixed() -> None:
    seven = ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW", "B-WW"]
    others = [{"hand": ["Y-W+", "Y-M*"]}, {"hand": ["B-W+", "B-M*"]}]
    faces = ["RBG", "YRB", "GOP", "ROP"]
    game = acting(*seven, tiles={"demand": 2}, others=others, frescoes=faces, max_rounds=9)
    play(game, "demand Y", "give Y-W+", "demand B", "give B-W+")
    assert memory.recalled(game, 1)[0] == {"Y-W+": 1}
    mixed = game.copy()
    play(mixed, "restore RBG", "pay R-MM", "pay B-MM")  # the blend is all that is left then
    assert +memory.recalled(mixed, 1)[0] == {}
    assert +memory.recalled(mixed, 2)[0] == {}
    paid = game.copy()
    play(paid, "restore YRB", "pay Y-W+")
    assert +memory.recalled(paid, 1)[0] == {}
    assert +memory.recalled(paid, 2)[0] == {"B-W+": 1}
    discarded = game.copy()
    play(discarded, "pass", "discard Y-W+")
    assert +memory.recalled(discarded, 1)[0] == {}
    assert +memory.recalled(discarded, 2)[0] == {"B-W+": 1}


@rule("C-INFO-03")
def test_a_card_given_on_to_a_third_is_not_claimed_any_more() -> None:
    """The first knows the third's hand. The second demands blue of it: one of two blue market cards goes, unseen."""
    own = ["R-MM", "R-WW", "Y-WW"]
    others: list[dict[str, Any]] = [
        {"hand": ["Y-MM", "R-W+", "Y-M*"], "tiles": {"demand": 1}},
        {"hand": ["B-MM", "B-WW", "R-M*", "rose-P-WW"]},
    ]
    game = acting(*own, tiles={"demand": 1}, others=others, frescoes=["GOP", "YGP", "YOP", "ROP"], max_rounds=9)
    play(game, "demand G", "pass")
    assert memory.recalled(game, 0)[2] == Counter(["B-MM", "B-WW", "R-M*", "rose-P-WW"])
    play(game, "demand B")
    assert asked(game) == ("give", 2)
    play(game, "give B-MM")
    known = +memory.recalled(game, 0)[2]
    assert "B-MM" not in known
    assert "B-WW" not in known  # it may have been either
    assert known == Counter(["R-M*", "rose-P-WW"])  # but nothing of another color or back
    assert +memory.recalled(game, 2)[1] == {"B-MM": 1}
    for viewer in range(3):
        for world in samples(game, viewer):
            assert world.view(viewer).to_json() == game.view(viewer).to_json()


def test_memory_holds_across_undo_and_saving() -> None:
    game = shown()
    play(game, "lay R-MM")
    game.undo(0)
    again = cards.from_json(game.to_json())
    for one in (game, again):
        assert memory.recalled(one, 0)[2] == Counter(["B-MM", "B-WW", "rose-P-WW"])
        assert memory.recalled(one, 1)[0] == {"rose-G-MM": 1}


def test_a_game_that_tells_nothing_is_remembered_all_the_same() -> None:
    game = shown()
    game.listening = False
    game.apply("pass")
    assert "rose-G-MM" in memory.recalled(game, 1)[0]


def test_backs_stay_as_they_are_in_every_world() -> None:
    game = shown()
    for recall in (False, True):
        for world in samples(game, 1, recall):
            for seat in range(3):
                assert Counter(map(back, hand(world, seat))) == Counter(map(back, hand(game, seat)))
            assert texts(world) == [] or asked(world) == asked(game)


@rule("C-INFO-01")
@pytest.mark.parametrize(
    ("hand", "fresco"),
    [
        (["Y-W+", "Y-M/W+", "B-W+", "R-W+", "B-M/W+"], "YGP"),
        (["Y-W+", "Y-M/W+", "B-W+", "R-W+", "B-M/W+", "R-M/W+"], "GOP"),
    ],
)
def test_a_payment_by_mixtures_does_not_give_the_hand_away(hand: list[str], fresco: str) -> None:
    """Few hands fit what is going on; all of them are dealt, the real one no more often than its share."""
    open_cards = [fresco, "YRB", "YRO", "ROP"]
    game = cards.position(2, painters=[{"hand": hand}, {}], frescoes=open_cards, favourite="R", phase="act", seed=1)
    game.apply(f"restore {fresco}")
    worlds = [tuple(game.sample(1, seed).s.hands[0]) for seed in range(120)]
    assert len(set(worlds)) >= 6
    assert 0 < worlds.count(tuple(game.s.hands[0])) < 60
