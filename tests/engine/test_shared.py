"""What every game of the family gets from the engine."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from buonfresco.engine.action import Action, action
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.codec import Codec
from buonfresco.engine.config import Plain
from buonfresco.engine.errors import BadAction, BadConfig, BadLog, BuonfrescoError
from buonfresco.engine.events import Event
from buonfresco.engine.outcome import Outcome, ranked
from buonfresco.engine.ruleset import Kind, Program, Ruleset
from buonfresco.games import DEFAULT, get_game, registry
from tests.support import ALL_MODULES

# ---- luck ----------------------------------------------------------------------------------------------------------


def test_throws_are_fair_independent_and_logged() -> None:
    chance, log = Chance(seed_word(1)), [0]
    thrown = chance.roll("die", 6, 60_000, log)
    assert log == [0, *(~shown for shown in thrown)]
    for face in range(6):
        assert 9_500 < thrown.count(face) < 10_500
    pairs = [pair for pair in itertools.pairwise(thrown) if pair == (0, 0)]
    assert 1_500 < len(pairs) < 1_850


def test_the_same_seed_throws_the_same_however_it_is_asked() -> None:
    assert Chance(seed_word("a")).roll("die", 6, 8, []) == Chance(seed_word("a")).roll("die", 6, 8, [])
    assert Chance(seed_word("a")).roll("die", 6, 8, []) != Chance(seed_word("b")).roll("die", 6, 8, [])
    assert len(Chance(seed_word("a")).roll("die", 6, 100, [])) == 100  # more than one word holds


def test_a_script_comes_first_and_must_be_possible() -> None:
    chance = Chance(seed_word(1), [5, 0])  # the next one last
    assert chance.roll("die", 6, 3, [])[:2] == [0, 5]
    with pytest.raises(BadLog):
        Chance(seed_word(1), [6]).roll("die", 6, 1, [])
    with pytest.raises(BadLog):
        Chance(0, [1], strict=True).roll("die", 6, 2, [])


@pytest.mark.parametrize("seed", range(20))
def test_a_single_draw_is_the_draw_of_one(seed: int) -> None:
    bag, same = list(range(30)), list(range(30))
    one, other = Chance(seed_word(seed)), Chance(seed_word(seed))
    log: list[int] = []
    for _ in range(30):
        item = one.one("bag", bag, log)
        assert [item] == other.deal("bag", same, 1, [])
        assert log[-1] == ~item
    assert one.word == other.word
    assert bag == []


def test_a_single_draw_follows_the_script() -> None:
    chance = Chance(seed_word(1), [4])
    assert chance.one("bag", [1, 4, 9], []) == 4
    with pytest.raises(BadLog):
        Chance(0, [], strict=True).one("bag", [1], [])


# ---- events --------------------------------------------------------------------------------------------------------


def test_secret_events_are_for_who_acts() -> None:
    event = Event("saw", 1, {"hand": "x"}, secret=True)
    assert event.seen_by(1) is event
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None


def test_private_values_are_for_who_acts_and_for_who_shares_them() -> None:
    event = Event("gave", 1, {"to": 2, "thing": "x"}, private=("thing",), shared="to")
    assert event.seen_by(1) is event
    assert event.seen_by(2) is event
    for stranger in (0, None):
        seen = event.seen_by(stranger)
        assert seen is not None
        assert (seen.kind, seen.actor, seen.data) == ("gave", 1, {"to": 2, "thing": None})
        assert seen.seen_by(1) == seen  # what was hidden does not come back


# ---- actions and rules ---------------------------------------------------------------------------------------------


def test_one_notation_may_mean_different_things_in_different_configurations() -> None:
    one, other = action("shared test", (0,), "shared test"), action("shared test", (1,), "shared test")
    assert one is not other
    assert Codec([one]).parse("shared test") is one
    assert Codec([other]).parse("shared test") is other
    with pytest.raises(BadAction):
        Codec([one]).encode(other)
    assert Action.from_json(other.to_json()) is other


def test_within_one_it_means_one_thing() -> None:
    with pytest.raises(AssertionError):
        Codec([action("twice test", (0,), "twice test"), action("twice test", (1,), "Twice  test")])


def test_programs_and_decisions_have_different_names() -> None:
    """A saved agenda goes by names."""
    rules = Ruleset(Plain("", "").make(2))
    rules.add_program("turn", Program({}))
    with pytest.raises(AssertionError, match="turn"):
        rules.add_kind(Kind("turn", (), lambda g, actor, arg: (), {}))


# ---- outcome and registry ------------------------------------------------------------------------------------------


def test_who_ties_shares_a_place() -> None:
    assert ranked([5, 9, 9, 0]) == ((1, 2, 0, 3), (3, 1, 1, 4))
    ranking, places = ranked([5, 9, 9, 0])
    outcome = Outcome(ranking=ranking, places=places, scores=(5, 9, 9, 0), points=({}, {}, {}, {}), reason="", rounds=1)
    assert outcome.winners == (1, 2)


def test_games_are_found_by_name() -> None:
    assert list(registry()) == ["fresco", "cards", "dice"]
    assert next(iter(registry())) == DEFAULT
    for name, kind in registry().items():
        game = get_game(name).new_game(players=3, seed=1)
        assert game.name == kind.name == name
        assert kind.from_json(game.to_json()).hash() == game.hash()
        assert kind.replay(game.log).hash() == game.hash()
        assert kind.rules_of(game.view(0)) is game.ruleset
    with pytest.raises(BadConfig, match="fresco, cards, dice"):
        get_game("chess")


@pytest.mark.parametrize("name", registry())
def test_a_game_is_not_read_as_another(name: str) -> None:
    game = registry()[name].new_game(2, seed=1)
    for other, kind in registry().items():
        if other != name:
            with pytest.raises(ValueError, match=name):
                kind.from_json(game.to_json())
            with pytest.raises(ValueError, match=name):
                kind.replay(game.log)


@pytest.mark.parametrize("name", registry())
def test_the_codes_of_a_kind_of_action_follow_each_other(name: str) -> None:
    modules = {"modules": ALL_MODULES} if name == "fresco" else {}
    actions = registry()[name].new_game(4, seed=1, **modules).codec.actions
    runs = [kind for kind, _ in itertools.groupby(actions, key=lambda one: one.kind)]
    assert len(runs) == len(set(runs))


# ---- the rules of a view ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(registry()))
def test_a_view_that_lies_about_its_configuration_is_refused_and_fills_no_memory(name: str) -> None:
    kind = registry()[name]
    view = kind.new_game(3, seed=1).view(0)
    assert kind.rules_of(view) is kind.rules_of(type(view).from_json(view.to_json()))
    before = len(kind._known)
    lies: list[dict[str, object]] = [{"digest": f"{n}"} for n in range(20)]
    lies += [{"digest": []}, {"players": 10**5000}, {"players": [[]]}, {"max_rounds": "x"}]
    for lie in lies:
        with pytest.raises(BuonfrescoError):
            kind.rules_of(msgspec.structs.replace(view, config={**view.config, **lie}))
    assert len(kind._known) == before
