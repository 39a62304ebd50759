"""Module 11, Favors (M11): luck and secrets, saved data, packs, whole games."""

from __future__ import annotations

import json
import random
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.action import Action
from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco.modules.favors.state import favors_of
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.matrix import Case, play
from tests.rules.test_favors import EVERY, GONE, LAID, chapel, gone, kind, part
from tests.support import PRESETS, rule

# ---- luck and secrets -----------------------------------------------------------------------------------------------


@rule("M11-CATH-07", "M11-SETUP-01")
def test_favors_gone_unseen_do_not_change_the_odds() -> None:
    """Whether 24 favors are still there or 17 of them left face down: the next one is any of those nobody saw."""
    many: tuple[dict[str, Any], ...] = ({"fresco": None, "first": {"paints": "GOP"}}, {"fresco": LAID})
    for words in many:
        found: Counter[str] = Counter()
        for seed in range(500):
            game = chapel(seed=seed, **words)
            game.apply("restore C3")
            game.apply("favor")
            found += Counter(part(game)["claimed"])
        assert set(found) == set(EVERY)
        for name, count in EVERY.items():
            assert abs(found[name] - 20 * count) < 5 * (20 * count) ** 0.5, (name, found)


@rule("M11-CATH-07", "M11-CATH-02")
def test_a_claimed_favor_does_not_come_again() -> None:
    seen = [name for name, count in EVERY.items() for _ in range(count) if name not in ("mood", "red")]
    claimed = [*seen, *["mood"] * 4][:GONE]
    game = chapel(slices={"favors": {"claimed": claimed}}, switches={"favors.take": "mandatory"}, seed=3)
    rest = Counter(EVERY) - Counter(claimed)
    assert part(game) == {"claimed": dict(Counter(claimed)), "unseen": dict(rest), "left": len(LAID)}
    game.apply("restore C3")
    assert Counter(part(game)["claimed"]) - Counter(claimed) < rest


@rule("M11-CATH-07", "X-INFO-03", "X-INFO-04")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_knows_more_than_the_others(viewer: int | None) -> None:
    game = chapel("orange")
    game.apply("restore C3")
    assert kind(game) == "favor"
    assert part(game, viewer) == part(game)
    turned_up = set()
    for seed in range(40):
        world = game.sample(viewer, seed, recall=bool(seed % 2))
        assert world.decisions == game.decisions
        assert world.view(viewer) == game.view(viewer)
        world.apply("favor")
        assert world.check() == []
        turned_up |= set(part(world)["claimed"])
    assert len(turned_up) > 4


def test_declining_can_be_taken_back_and_claiming_cannot() -> None:
    game = chapel(apprentices=2, first={"paints": "YRGYRB"})  # the second apprentice has something to do
    game.apply("restore C3")
    asked = game.hash()
    game.apply("pass")
    assert game.undo(0).text == "pass"
    assert game.hash() == asked
    game.apply("favor")
    assert not game.can_undo(0)


# ---- saved data -----------------------------------------------------------------------------------------------------


def test_a_position_without_words_is_sound() -> None:
    for players in (2, 3, 4):
        game = fresco.position(players, modules=(11,))
        assert part(game) == {"claimed": {}, "unseen": EVERY, "left": 25}
    game = chapel()
    assert gone(game) == GONE
    game.apply("restore C3")
    again: Any = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()
    for answer in ("favor", "pass"):
        one, two = game.copy(seed=1), again.copy(seed=1)
        one.apply(answer)
        two.apply(answer)
        assert one.hash() == two.hash()


def test_saved_games_may_leave_out_every_key() -> None:
    game = chapel()
    game.apply("restore C3")
    data = json.loads(game.to_json())
    data["state"]["modules"]["favors"] = {}
    loaded = fresco.from_json(json.dumps(data), verify=False)
    assert loaded.hash() == game.hash()
    loaded.apply("pass")
    assert loaded.check() == []


@pytest.mark.parametrize(
    "favors",
    [
        {"claimed": ["luck"]},
        {"claimed": "mood"},
        {"claimed": 3},
        {"claimed": ["red", "red"]},
        {"claimed": ["point"] * 6 + ["mood"] * 5 + ["thalers-1"] * 6 + ["red"]},
        {"gone": GONE - 1},
        {"gone": GONE + 1},
        {"gone": True},
        {"gone": -1},
        {"points": 1},
        {"points": 7},
        {"hidden": {}},
    ],
)
def test_impossible_positions_are_refused(favors: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        chapel(slices={"favors": favors})


@rule("M11-CATH-03", "M11-CATH-05")
def test_a_favor_left_behind_is_noticed() -> None:
    game = chapel()
    favors_of(game).gone -= 1
    assert any("M11-CATH-03" in problem for problem in game.check())
    favors_of(game).gone += 1
    favors_of(game).points = 1
    assert any("M11-CATH-05" in problem for problem in game.check())


def test_copies_share_nothing() -> None:
    game = chapel("red")
    game.apply("restore C3")
    other = game.copy()
    other.apply("favor")
    assert (part(game)["claimed"], part(other)["claimed"]) == ({}, {"red": 1})


# ---- packs ----------------------------------------------------------------------------------------------------------


@rule("M11-COMP-01")
@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("amount = 5", "amount = 4", "favor 'thalers-5'"),
        ('gives = "mood"', 'gives = "wine"', "favor 'mood'"),
        ("count = 6", "count = 5", ""),
        ("count = 2", "count = 0", "favor 'thalers-5'"),
        ('id = "red"', 'id = "blue"', "tile 'blue'"),
        ('gives = "points"\namount = 1', 'gives = "thalers"\namount = 1', ""),
    ],
)
def test_a_pack_with_wrong_favors_says_what_is_wrong(tmp_path: Path, old: str, new: str, entry: str) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "favors.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    _pack, problems = read_pack(file.parent)
    assert entry in [problem.entry for problem in problems]
    assert all(problem.file == "favors.toml" and "{" not in problem.text("fr") for problem in problems)
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[11], pack=str(file.parent))


def test_other_paints_and_numbers_are_welcome(tmp_path: Path) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "favors.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "red"\ngives = "red"', 'id = "pink"\ngives = "pink"'), encoding="utf-8")
    game = chapel("pink", pack=str(file.parent))
    game.apply("restore C3")
    game.apply("favor")
    assert game.view(0).players[0].paints == {"pink": 1}


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_promise(players: int, preset: str) -> None:
    play(Case(players, (11,), preset, 7, max_rounds=6))


def led(action: Action) -> bool:
    """The bishop is moved onto the segment that is restored."""
    return action.kind == "restore" and action.args[0] == action.args[1]


@rule("M11-CATH-02", "M11-CATH-03", "M11-LEO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_favor_leaves_with_its_tile(players: int, preset: str) -> None:
    """Whole games with a bishop who is moved wherever he can be: at every question as many as fresco tiles."""
    rng = random.Random(players)
    game = fresco.new_game(players, modules=(4, 8, 11), preset=preset, seed=players)
    taken = 0
    while not game.over:
        legal = game.legal()
        game.apply(rng.choice([action for action in legal if led(action) or action.kind == "favor"] or legal))
        assert game.check() == []
        assert fresco.from_json(game.to_json(), verify=False).hash() == game.hash()
        here = favors_of(game)
        undecided = not game.over and kind(game) == "favor"
        assert len(here.claimed) + here.gone + undecided == 25 - len(game.view().fresco)
        taken = len(here.claimed)
    assert taken > 1
    assert fresco.replay(game.log).hash() == game.hash()
