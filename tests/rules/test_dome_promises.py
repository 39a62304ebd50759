"""Module 15, Dome (M15): the best set of tiles, saved data, samples, packs, whole games."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco.modules.dome.components import DomeTile, DomeTiles, Kit
from buonfresco.games.fresco.modules.dome.rules import best_set
from buonfresco.games.fresco.modules.dome.state import dome_of
from buonfresco.games.fresco.pack import PACKS, load_pack, read_pack
from tests.matrix import Case, play
from tests.rules.test_dome import INNER, TILES, choir, ended, part, tiles, won
from tests.support import PRESETS, play_out, random_game, rule

# ---- the best set ---------------------------------------------------------------------------------------------------


def stock(letters: str) -> list[int]:
    return [letters.count(letter) for letter in "YRBGOPKN"]


def brute_force(kit: Kit, owned: Sequence[int], paints: Sequence[int]) -> tuple[int, ...]:
    """By the words of settled question 10: the most points, then the most paints left, then the lowest numbers."""
    found = []
    for size in range(len(owned) + 1):
        for chosen in combinations(owned, size):
            need = [paint for tile in chosen for paint in kit.costs[tile]]
            if all(need.count(paint) <= paints[paint] for paint in need):
                left = sum(paints) - len(need)
                found.append((sum(kit.points[tile] for tile in chosen), left, [-tile for tile in chosen], chosen))
    return max(found)[3]


@rule("M15-SCORE-06", "M15-SCORE-03", "M15-SCORE-04")
def test_the_best_set_is_the_one_of_an_exhaustive_search() -> None:
    rng = random.Random(15)
    standard = Kit(load_pack("standard").extra["dome"])
    for _ in range(400):
        kit = standard
        if rng.random() < 0.6:  # other tiles: one to three paints, pink and brown among them, and many ties
            faces = [("".join(rng.choices("YRBGOPKN", k=rng.randint(1, 3))), rng.randint(1, 5)) for _ in range(9)]
            kit = Kit(
                DomeTiles(
                    tile=[
                        DomeTile(id=str(n), paints=paints, points=points, source="designed")
                        for n, (paints, points) in enumerate(faces)
                    ]
                )
            )
        owned = sorted(rng.sample(range(9), rng.randint(0, 9)))
        paints = [rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(8)]
        before = paints[:]
        assert best_set(kit, owned, paints) == brute_force(kit, owned, paints), (owned, paints)
        assert paints == before


@rule("M15-SCORE-06")
@pytest.mark.parametrize(
    ("owned", "paints", "done"),
    [
        ("6RG 7GO 8OP", "RGOP", "6RG 8OP"),  # not the dearest first: 7 + nothing, but 6 + 8
        ("5YR 5YB 5RB", "YRB", "5YR"),  # equal in everything: the lowest number
        ("5YB 5RB", "YRB", "5YB"),
        ("6RG 6BO 7GO 5RB", "RBGO", "5RB 7GO"),  # 12 either way, four paints: the lowest number is there
        ("5YR 5YB 5RB 8GP 8OP", "YRBGPOP", "5YR 8GP 8OP"),
    ],
)
def test_which_tiles_are_completed(owned: str, paints: str, done: str) -> None:
    kit = Kit(load_pack("standard").extra["dome"])
    numbers = [TILES.index(tile) for tile in owned.split()]
    chosen = best_set(kit, sorted(numbers), stock(paints))
    assert " ".join(kit.ids[tile] for tile in sorted(chosen)) == " ".join(sorted(done.split(), key=TILES.index))


@rule("M15-SCORE-06")
def test_among_equals_the_one_that_leaves_more_paints() -> None:
    faces = [("YRB", 4), ("YY", 4), ("RB", 4)]
    form = DomeTiles(tile=[DomeTile(id=paints, paints=paints, points=n, source="designed") for paints, n in faces])
    kit = Kit(form)
    assert best_set(kit, [0, 1], stock("YYRB")) == (1,)  # either, for 4 points: two paints rather than three
    assert best_set(kit, [0, 1, 2], stock("YYRB")) == (1, 2)
    assert best_set(kit, [0, 2], stock("YRB")) == (2,)


def test_all_nine_tiles_with_all_paints_are_found_at_once() -> None:
    """All 512 sets can be paid; it must not take longer than a moment, whatever luck brings together."""
    game = ended(("YRBGOP" * 5, TILES))
    assert won(game) == 57
    assert sum((game.view(0).players[0].paints or {}).values()) == 30 - 18


# ---- saved data and samples -----------------------------------------------------------------------------------------


def test_a_position_without_words_is_sound() -> None:
    for players in (2, 3, 4):
        game = fresco.position(players, modules=(15,))
        assert (part(game)["unseen"], part(game)["covered"]) == (TILES, 9)
        again: Any = eval(fresco.position_code(game), {"fresco": fresco})
        assert again.hash() == game.hash()
    game = choir()
    assert (part(game)["unseen"], part(game)["covered"]) == (TILES, 3)
    play_out(game)
    assert game.check() == []


def test_saved_games_may_leave_out_every_key() -> None:
    data = json.loads(choir().to_json())
    data["state"]["modules"]["dome"] = {}
    assert fresco.from_json(json.dumps(data), verify=False).hash() == choir().hash()


@pytest.mark.parametrize(
    "dome",
    [
        {"owned": [["9KK"], [], []]},
        {"owned": [["5YR"], ["5YR"], []]},
        {"owned": [["5YR", "5YR"], [], []]},
        {"owned": [["5YR"], []]},
        {"owned": "5YR"},
        {"owned": [3, [], []]},
        {"owned": [TILES[:7], [], []]},
        {"gone": 5},
        {"gone": 7},
        {"gone": True},
        {"gone": -1},
        {"rubble": 3},
    ],
)
def test_impossible_positions_are_refused(dome: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        choir(slices={"dome": dome})


def test_copies_keep_everything_and_share_nothing() -> None:
    game = choir("5YR", apprentices=2)
    other = game.copy()
    assert other.hash() == game.hash()
    other.apply("restore C3")
    assert (tiles(game), tiles(other)) == ([], ["5YR"])
    assert game.check() == other.check() == []


@rule("M15-CATH-01")
def test_a_tile_left_behind_is_noticed() -> None:
    game = choir("5YR", apprentices=2)
    game.apply("restore C3")
    assert game.check() == []
    dome_of(game).owner[TILES.index("5YR")] = -1
    assert any("M15-CATH-01" in problem for problem in game.check())


@rule("M15-INFO-01", "X-INFO-03", "X-INFO-04")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_knows_what_lies_under_a_tile(viewer: int | None) -> None:
    game = choir("8OP")
    found = set()
    for seed in range(60):
        world = game.sample(viewer, seed, recall=bool(seed % 2))
        assert world.view(viewer) == game.view(viewer)
        if world.explain("restore C3") is None:
            world.apply("restore C3")
            found |= set(tiles(world))
    assert len(found) > 5


# ---- packs ----------------------------------------------------------------------------------------------------------


@rule("M15-SETUP-01", "M15-EX-02", "M15-SCORE-02")
@pytest.mark.parametrize(
    ("old", "new", "rule_id"),
    [
        ('id = "5YB"', 'id = "5YR"', ""),
        ('paints = "YP"', 'paints = "YX"', ""),
        ('paints = "YP"', 'paints = ""', ""),
        ("points = 7", "points = 0", "M15-SCORE-02"),
        ('[[tile]]\nid = "5YR"\npoints = 5\npaints = "YR"\nsource = "designed"\n', "", "M15-SETUP-01"),
    ],
)
def test_a_pack_with_wrong_dome_tiles_says_what_is_wrong(tmp_path: Path, old: str, new: str, rule_id: str) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "dome.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    _pack, problems = read_pack(file.parent)
    assert rule_id in {problem.reason.rule for problem in problems}
    assert all(problem.file == "dome.toml" and "{" not in problem.text("de") for problem in problems)
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[15], pack=str(file.parent))


@rule("M15-EX-02")
def test_a_pack_needs_two_tiles_with_13_points(tmp_path: Path) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "dome.toml"
    text = file.read_text(encoding="utf-8")
    for points in (5, 6, 7):
        text = text.replace(f"points = {points}\n", "points = 8\n")
    file.write_text(text, encoding="utf-8")
    assert [problem.reason.rule for problem in read_pack(file.parent)[1]] == ["M15-EX-02"]


@rule("M15-SCORE-07")
def test_pink_and_brown_are_asked_for_only_if_they_are_printed(tmp_path: Path) -> None:
    """The pack decides (module 3 with module 15); without module 3 nobody ever has them."""
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "dome.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "8GP"\npoints = 8\npaints = "GP"', 'id = "8KN"\npoints = 8\npaints = "KN"'))
    pack = str(file.parent)
    assert won(ended(("KNR", ["8KN"]), modules=(3, 15), pack=pack)) == 8
    assert won(ended(("PRN", ["8KN"]), modules=(3, 15), pack=pack)) == 0


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_promise(players: int, preset: str) -> None:
    play(Case(players, (15,), preset, 5, max_rounds=6))


@rule("M15-CATH-01", "M15-LEO-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_dome_tile_goes_with_its_fresco_tile(players: int) -> None:
    for seed in range(6):
        for game in random_game(players, seed, modules=(11, 15), preset=PRESETS[seed % 3]):
            under = [segment for segment in game.view().fresco if segment in INNER]
            now = part(game)
            taking = not game.over and game.decisions[0].kind == "favor" and game.view().bishop in INNER
            assert len(now["unseen"]) == now["covered"] + taking == len(under) + taking
