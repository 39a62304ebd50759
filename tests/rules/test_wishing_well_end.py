"""Module 4, Wishing Well: end of round and game, supply, Leonardo, what is hidden, data, packs, whole games."""

from __future__ import annotations

import itertools
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.rules.flow import PLANS, asked, thalers, told
from tests.rules.table import refused
from tests.rules.test_wishing_well import KEY, SORTS, cards, kind, own, pennies, seen, table
from tests.support import PRESETS, play_out, random_game, rule, texts

# ---- end of round and game ----------------------------------------------------------------------------------------


@rule("M4-PREP-01")
def test_the_well_is_emptied_at_the_end_of_the_round() -> None:
    game = table("prepare", {}, {}, {}, well={"well": 2, "pennies": [1, 0, 0]})
    assert [event.data for event in told(game.events, "well_emptied")] == [{"pennies": 2}]
    assert (seen(game)["well"], seen(game)["supply"], pennies(game)) == (0, 19, 1)


@rule("M4-SUPPLY-01")
def test_who_gets_pennies_takes_what_is_left() -> None:
    words: dict[str, Any] = {"hands": [{"lucky_guy": 1, "tip": 1}]}
    game = table("market", {"plan": PLANS[1]}, {}, {}, well={"pennies": [0, 19, 0], **words})
    game.apply("pass")
    game.apply("lucky guy")
    assert (pennies(game), seen(game)["supply"]) == (1, 0)
    game.apply("tip")
    assert (pennies(game), thalers(game, 0)) == (1, 12 + 3 + 1)
    none = table("market", {"plan": PLANS[1]}, {}, {}, well={"pennies": [0, 20, 0], **words})
    none.apply("pass")
    assert kind(none) != "lucky_guy"  # it would bring nothing


@rule("M4-SUPPLY-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_never_runs_out(players: int) -> None:
    for seed in range(3):
        for game in random_game(players, seed, modules=[4]):
            assert seen(game)["supply"] >= 3


@rule("M4-SCORE-01", "M4-SCORE-02", "X-SCORE-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_pennies_become_thalers_before_money_is_scored(preset: str) -> None:
    people = [{"thalers": 3}, {"thalers": 3}, {"thalers": 4}]
    game = table("scoring", *people, well={"pennies": [1, 0, 3]}, end_reason="fresco", preset=preset)
    assert game.over
    assert [thalers(game, seat) for seat in range(3)] == [4, 3, 7]
    assert game.outcome is not None
    assert [points.get("money", 0) for points in game.outcome.points] == [2, 1, 3]
    assert [event.data for event in told(game.events, "pennies_exchanged")] == [{"pennies": 1}, {"pennies": 3}]
    assert seen(game)["supply"] == 20


@rule("M4-SCORE-04")
def test_cards_and_the_pennies_in_the_well_are_worth_nothing() -> None:
    hand = {"tip": 2, "visit": 1}
    game = table("scoring", {"thalers": 3}, {}, {}, well={"hands": [hand], "well": 2}, end_reason="fresco")
    assert (thalers(game, 0), cards(game)) == (3, hand)
    assert seen(game)["well"] == 2
    assert game.outcome is not None
    assert game.outcome.points[0] == {"fresco": 10, "money": 1}


# ---- Leonardo -----------------------------------------------------------------------------------------------------


@rule("M4-LEO-01")
def test_leonardo_has_neither_pennies_nor_cards() -> None:
    game = fresco.new_game(2, modules=[4], seed=1)
    assert len(seen(game)["players"]) == 2
    for game in random_game(2, 7, modules=[4]):
        for decision in game.decisions:
            if decision.actor == 2:
                assert decision.kind in ("wake_time", "leonardo_market", "leonardo_cathedral", "landing")
    assert game.over


@rule("M4-LEO-01")
def test_leonardo_is_never_praised() -> None:
    leonardo = {"space": 30, "wake": 5}
    painters = [{"space": 10, "wake": 6, "plan": [0, 1, 2, 2, 0]}, {"space": 20, "wake": 7, "plan": PLANS[0]}, leonardo]
    slices = {KEY: {"hands": [{"praise": 2}, {"visit": 2}]}}
    words: dict[str, Any] = {"leonardo": "A1", "bishop": "A2", "fresco": {"A2": "5RG", "B1": "3YB"}}
    game = fresco.position(2, modules=[4], painters=painters, phase="cathedral", slices=slices, **words)
    assert kind(game) == "leonardo_cathedral"
    refused(game, "visit C3", "M4-CARD-26")
    game.apply("restore A2")
    assert game.view().leonardo is not None
    assert game.view().leonardo.score == 30 + 5 + 3  # type: ignore[union-attr]
    assert cards(game) == {"praise": 2}


# ---- what is hidden -----------------------------------------------------------------------------------------------


def at_table(hands: list[dict[str, int]], own_pennies: list[int], **words: Any) -> Fresco:
    well = {"hands": hands, "pennies": own_pennies}
    return table("market", {"plan": PLANS[1]}, {}, {}, well=well, **words)


@rule("M4-CARD-12", "X-INFO-01")
def test_others_hands_and_pennies_do_not_show() -> None:
    one = at_table([{"tip": 1}, {"busker": 2}, {}], [1, 5, 0])
    two = at_table([{"tip": 1}, {"visit": 1}, {"finder": 1}], [1, 2, 3])
    for viewer in (0, None):
        assert one.view(viewer).to_json() == two.view(viewer).to_json()
    assert one.hash() != two.hash()
    assert one.view(1).to_json() != two.view(1).to_json()


@rule("M4-CARD-12")
def test_in_the_end_all_is_open() -> None:
    game = table("scoring", {}, {}, {}, well={"hands": [{}, {"tip": 1}, {}]}, end_reason="fresco")
    assert seen(game, None)["players"][1] == {"pennies": 0, "placed": 0, "cards": {"tip": 1}}
    assert seen(game.sample(0, seed=1))["players"] == seen(game)["players"]


@rule("X-INFO-04")
def test_samples_keep_sums_and_redraw_the_rest() -> None:
    game = at_table([{"tip": 1}, {"busker": 2}, {"visit": 1}], [1, 5, 2])
    hands, shares = set(), set()
    for seed in range(60):
        world = game.sample(0, seed=seed)
        assert world.view(0).to_json() == game.view(0).to_json()
        assert (cards(world, 0), pennies(world, 0)) == ({"tip": 1}, 1)
        assert sum(sum(cards(world, seat).values()) for seat in (1, 2)) == 3
        assert pennies(world, 1) + pennies(world, 2) == 7
        hands.add(json.dumps([cards(world, 1), cards(world, 2)]))
        shares.add(pennies(world, 1))
        assert world.check() == []
    assert len(hands) > 30
    assert len(shares) > 4


@rule("X-INFO-04")
def test_who_has_followed_knows_pennies_and_numbers_of_cards() -> None:
    game = at_table([{}, {"busker": 2}, {"visit": 1}], [1, 5, 2])
    found = set()
    for seed in range(40):
        world = game.sample(0, seed=seed, recall=True)
        assert [pennies(world, seat) for seat in range(3)] == [1, 5, 2]
        assert [sum(cards(world, seat).values()) for seat in range(3)] == [0, 2, 1]
        found.add(json.dumps(cards(world, 1)))
    assert len(found) > 15


@rule("X-INFO-04")
def test_samples_depend_on_nothing_hidden() -> None:
    one = at_table([{"tip": 1}, {"busker": 2}, {}], [1, 5, 0])
    two = at_table([{"tip": 1}, {"visit": 1}, {"finder": 1}], [1, 2, 3])
    for viewer, seed in itertools.product((0, None), range(5)):
        if viewer == 0:
            assert one.sample(0, seed=seed).to_json() == two.sample(0, seed=seed).to_json()
        assert one.sample(viewer, seed=seed).view(viewer) == two.sample(viewer, seed=seed).view(viewer)


def test_before_a_card_is_drawn_everybody_knows_the_pennies() -> None:
    game = fresco.new_game(3, modules=[4], seed=2)
    for seed in range(5):
        world = game.sample(0, seed=seed)
        assert [pennies(world, seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize(
    ("phase", "hand", "plan", "steps", "wanted"),
    [
        ("market", {"lucky_guy": 1}, PLANS[1], ["pass"], "lucky_guy"),
        ("market", {"free_paint_B": 1}, PLANS[1], ["buy I.1"], "free_paint"),
        ("studio", {"tip": 1}, [0, 2, 1, 1, 1], [], "tip"),
        ("workshop", {"alchemy": 1}, [0, 2, 1, 1, 1], [], "blend"),
        ("cathedral", {"visit": 1}, [0, 2, 1, 1, 1], [], "cathedral"),
        ("fifth", {"finder": 1}, [0, 2, 1, 1, 1], [], "finder"),
        ("cathedral", {"praise": 1}, [0, 2, 1, 1, 1], ["restore A1"], "praise"),
    ],
)
def test_whoever_is_asked_about_a_card_holds_it(
    phase: str, hand: dict[str, int], plan: list[int], steps: list[str], wanted: str, recall: bool
) -> None:
    stock = {"workshop": "YYY", "cathedral": "YR" if steps else ""}.get(phase, "")
    words: dict[str, Any] = {"fresco": {"A1": "3YR", "B1": "3YB"}, "bishop": "A1"} if phase == "cathedral" else {}
    game = table(phase, {"plan": plan, "paints": stock}, {}, {}, well={"hands": [hand]}, **words)
    for step in steps:
        game.apply(step)
    assert (asked(game), kind(game)) == (0, wanted)
    for viewer, seed in itertools.product((1, None), range(12)):
        world = game.sample(viewer, seed=seed, recall=recall)
        assert world.view(viewer).to_json() == game.view(viewer).to_json()
        assert (asked(world), kind(world)) == (0, wanted)
        assert len(world.legal(0)) > 1


def test_questions_say_what_they_are_about() -> None:
    game = table("market", {"plan": PLANS[1]}, {}, {}, well={"hands": [{"free_paint_B": 1}]})
    game.apply("buy I.1")
    asks = game.view(0).decision
    assert asks is not None
    assert (asks.about, asks.options[0].at) == ({"booth": "I"}, ["space:I.3"])
    tip = table("studio", {"plan": [0, 1, 2, 2, 0]}, {}, {}, well={"hands": [{"tip": 2}]}).view(0).decision
    assert tip is not None
    assert (tip.about, tip.options[0].at) == ({"left": 2}, ["wish:tip"])


# ---- data ---------------------------------------------------------------------------------------------------------


def test_positions_say_only_what_matters_and_are_written_again() -> None:
    plain = table("market", {"plan": PLANS[1]}, {}, {})
    assert (seen(plain)["supply"], seen(plain)["pile"], own(plain, 0)) == (
        20,
        20,
        {"pennies": 0, "placed": 0, "cards": {}},
    )
    game = at_table([{"tip": 1}, {"free_paint_R": 1}, {}], [1, 5, 0])
    code = fresco.position_code(game)
    assert eval(code, {"fresco": fresco}).hash() == game.hash()
    rest = table("market", {"plan": PLANS[1]}, {}, {}, well={"pile": {"tip": 1}})
    assert sum(seen(rest)["used"].values()) == 19


@pytest.mark.parametrize(
    "wrong",
    [
        {"pennies": [1, 2]},
        {"pennies": [-1, 0, 0]},
        {"pennies": ["one", 0, 0]},
        {"pennies": 3},
        {"pennies": [21, 0, 0]},
        {"placed": [3, 0, 0]},
        {"placed": [0, 1, 0]},  # nobody of that seat is at the market
        {"well": 3},
        {"supply": 5},
        {"hands": [{}, {}]},
        {"hands": [{"joker": 1}, {}, {}]},
        {"hands": [{"tip": 2}, {"tip": 2}, {}]},
        {"hands": 7},
        {"hands": [1, 2, 3]},
        {"used": {"tip": True}},
        {"used": {"tip": 1}, "pile": {"tip": 1}},
        {"pile": {"tip": 4}},
        {"played": "none"},
        {"carries": True},
        {"praised": True},
        {"wishes": 3},
    ],
    ids=str,
)
def test_wrong_data_is_refused_in_words(wrong: dict[str, Any]) -> None:
    people = [{"space": 10 * n + 10, "wake": 6 + n, "plan": PLANS[1 if not n else 0]} for n in range(3)]
    with pytest.raises(BadGame):
        fresco.position(3, modules=[4], painters=people, phase="market", slices={KEY: wrong})


@pytest.mark.parametrize(
    ("old", "new", "mentions"),
    [
        ("count = 20", "count = 21", "M4-SETUP-03"),
        ("each = 3", "each = 4", "M4-SETUP-03"),
        ("tip = 3", "tip = 2", "M4-SETUP-02"),
        ("busker = 3\n", "", "busker"),
        ('paints = "Y"', 'paints = "B"', "twice"),
        ('paints = "Y"', 'paints = "K"', "letters"),
        ("count = 1", "count = 2", "M4-CARD-22"),
        ('source = "designed"', "", "source"),
    ],
)
def test_a_wrong_pack_is_told_what_is_wrong(tmp_path: Path, old: str, new: str, mentions: str) -> None:
    folder = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine"))
    path = folder / f"{KEY}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = [str(problem) for problem in read_pack(folder)[1]]
    assert any(mentions in problem and KEY in problem for problem in problems), problems


@rule("M4-CARD-25")
def test_other_pictures_on_the_cards(tmp_path: Path) -> None:
    """A pack corrected from the box: two cards with the same picture, one of a tile that three players do not use."""
    folder = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine"))
    text = (folder / f"{KEY}.toml").read_text(encoding="utf-8")
    head = text.partition("[[free_paint]]")[0]
    pictures = [("O", 2), ("BB", 1)]
    body = "".join(f'[[free_paint]]\npaints = "{p}"\ncount = {n}\nsource = "designed"\n' for p, n in pictures)
    (folder / f"{KEY}.toml").write_text(head + body, encoding="utf-8")
    words: dict[str, Any] = {"pack": str(folder), "well": {"hands": [{"free_paint_O": 2, "free_paint_BB": 1}]}}
    words["booths"] = {"I": ["Y", "R", "O"], "II": ["G", "B"]}
    game = table("market", {"plan": PLANS[2]}, {}, {}, **words)
    game.apply("buy I.1")
    assert texts(game) == ["free paint I.3", "pass"]
    game.apply("free paint I.3")
    assert cards(game) == {"free_paint_O": 1, "free_paint_BB": 1}
    game.apply("buy I.2")
    assert kind(game) != "free_paint"  # every tile is taken once only
    fresco.forget_rules()


# ---- whole games --------------------------------------------------------------------------------------------------


@rule("X-M47-04")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_every_promise(players: int, preset: str) -> None:
    rng = random.Random(players)
    asked_for = set()
    for seed in range(2):
        for game in random_game(players, 10 * players + seed, modules=[4], preset=preset):
            assert game.check() == []
            asked_for |= {decision.kind for decision in game.decisions}
            if rng.random() < 0.1:
                assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
                for viewer, recall in itertools.product((None, *range(players)), (False, True)):
                    world = game.sample(viewer, seed=rng.randrange(10**9), recall=recall)
                    assert world.check() == []
                    assert world.view(viewer).to_json() == game.view(viewer).to_json()
        assert fresco.replay(game.log).hash() == game.hash()
        play_out(game.sample(0, seed=1))
    assert {"pennies", "throw", "busker", "tip"} <= asked_for


def test_copies_share_nothing() -> None:
    game = at_table([{"tip": 1}, {}, {}], [1, 0, 0])
    before, twin = game.to_json(), game.copy()
    part = twin.s.slices[twin.r.slot[KEY]]
    part.hands[0][0] += 1
    part.pennies[0] += 1
    part.pile.pop()
    part.used[0] += 1
    part.placed[0] += 1
    assert game.to_json() == before
    assert len(SORTS) == len(part.used)
