"""Module 8, Bells: whole games, saving, sampling, and packs that break a count."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.rules.table import refused
from tests.rules.test_bells import DISPLAY, IDS, audience, of, part, town
from tests.support import PRESETS, random_game, rule, texts

# ---- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_promise(players: int, preset: str) -> None:
    for seed in range(3):
        kinds = set()
        for number, game in enumerate(random_game(players, seed, modules=(8,), preset=preset)):
            assert game.check() == []
            if number % 5 == 0:
                assert fresco.from_json(game.to_json(), verify=False).hash() == game.hash() == game.copy().hash()
            kinds |= {decision.kind for decision in game.decisions}
        assert {"certificate", "payment", "plan_audience"} <= kinds
        assert fresco.replay(game.log).hash() == game.hash()
        assert game.outcome is not None
        assert any(one.get("bells") for one in game.outcome.points)


def test_a_loaded_game_has_the_luck_of_the_one_saved() -> None:
    for game in random_game(3, 5, modules=(8,)):
        if game.view().round == 2:
            break
    loaded = fresco.from_json(game.to_json())
    rng = random.Random(1)
    for _ in range(80):
        act = rng.choice(game.legal())
        game.apply(act)
        loaded.apply(act)
    assert game.view().round > 2
    assert loaded.hash() == game.hash()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samples_keep_the_view_and_are_sound(players: int) -> None:
    for number, game in enumerate(random_game(players, 4, modules=(8,))):
        if number % 9:
            continue
        for seat in (*range(players), None):
            for recall in (False, True):
                world = game.sample(seat, seed=number, recall=recall)
                assert world.check() == []
                assert of(world, seat) == of(game, seat)


@rule("M8-INFO-03")
def test_a_sample_redraws_the_faces_of_others_unless_the_seat_recalls_the_purchases() -> None:
    down = [["3-3-2a", "4-3-3a"], ["5-4-3a"], []]
    game = town({}, {}, {}, phase="market", bells={"display": [], "face_down": down})
    faces = {tuple(sorted(part(game.sample(1, seed=n)).down[0])) for n in range(40)}
    assert len(faces) > 20
    for n in range(10):
        world = game.sample(1, seed=n)
        assert part(world).down[1] == part(game).down[1]
        assert [len(row) for row in part(world).down] == [2, 1, 0]
        assert part(game.sample(1, seed=n, recall=True)).down == part(game).down
        nobody = part(game.sample(None, seed=n)).down
        assert [len(row) for row in nobody] == [2, 1, 0]


def test_a_sample_of_somebody_elses_payment_leaves_him_a_choice() -> None:
    game = audience({"thalers": 1})
    game.apply("certificate 8-5-5a")
    for n in range(20):
        world = game.sample(1, seed=n)
        assert world.decisions == game.decisions
        assert len(world.legal()) > 1


def test_options_point_at_certificates_and_name_thalers() -> None:
    game = audience()
    asked = game.view(0).decision
    assert asked is not None
    assert asked.options[1].at == ["certificate:6-4-4a"]
    assert asked.options[1].args == {"certificate": "6-4-4a", "price": 6, "points": 4, "bells": 4}
    game.apply("certificate 6-4-4a")
    asked = game.view(0).decision
    assert asked is not None
    assert asked.about == {"certificate": "6-4-4a"}
    assert [option.args for option in asked.options[:2]] == [{}, {"thalers": 0}]
    assert not any(option.at for option in asked.options)


def test_a_payment_can_be_taken_back() -> None:
    game = audience()
    before = game.hash()
    game.apply("certificate 6-4-4a")
    assert game.undo(0).text == "certificate 6-4-4a"
    assert game.hash() == before


# ---- positions ----------------------------------------------------------------------------------------------------


def test_a_position_without_words_is_sound() -> None:
    for players in (2, 3, 4):
        game = fresco.position(players, modules=(8,), phase="begin")
        assert of(game)["display"] == IDS[:players]
        assert game.check() == []
        again: Any = eval(fresco.position_code(game), {"fresco": fresco})
        assert again.hash() == game.hash()


@pytest.mark.parametrize(
    "bells",
    [
        {"display": ["9-9-9a"]},
        {"display": ["3-3-2a", "3-3-2a"]},
        {"display": IDS[:4]},
        {"face_down": [["3-3-2a"]]},
        {"face_down": [["3-3-2a"], ["3-3-2a"], []]},
        {"open": [[["3-3-2a", 3]], [], []]},
        {"open": [[["3-3-2a", -1]], [], []]},
        {"open": [[["3-3-2a"]], [], []]},
        {"pending": [1, 0, 0]},
        {"pending": [True, 0, 0]},
        {"pile": []},
        {"leonardo": IDS[:4]},
        {"track": [1, 2]},
        {"track": ["x"]},
        {"towers": 3},
    ],
)
def test_impossible_positions_are_refused(bells: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        town({}, {}, {}, phase="market", bells=bells)


def test_a_debt_settled_by_hand_must_be_asked_for() -> None:
    game = town({}, {}, {}, phase="market", bells={"open": [[["8-5-5a", 1]], [], []]})
    part(game).pending[0] = 2
    assert any("M8-PAY-01" in problem for problem in game.check())


@rule("M8-AUD-01")
def test_answers_to_other_questions_are_refused() -> None:
    game = town({}, {}, {}, phase="market", bells={"display": DISPLAY[:3]})
    for text, rule_id in {
        "certificate 3-3-2a": "M8-AUD-01",
        "pay full": "M8-AUD-03",
        "deposit 0": "M8-AUD-06",
        "instalment 3-3-2a 1": "M8-PAY-09",
        "instalment 3-3-2a 99": "M8-PAY-09",
        "pay 1 on 3-3-2a": "M8-PAY-05",
    }.items():
        refused(game, text, rule_id)
    paying = audience()
    paying.apply("certificate 3-3-2a")
    refused(paying, "instalment 3-3-2a 1", "M8-PAY-09")
    refused(paying, "deposit 99", "M8-AUD-06")
    assert texts(paying)[0] == "pay full"


# ---- packs --------------------------------------------------------------------------------------------------------


@rule("M8-COMP-01", "M8-COMP-02", "M8-COMP-03", "M8-COMP-04")
@pytest.mark.parametrize(
    ("old", "new", "rule_id"),
    [
        ('id = "4-3-3a"', 'id = "4-3-3"', "M8-COMP-02"),
        ('id = "4-3-3a"', 'id = "3-3-2a"', ""),
        ('"7-5-4a"\nprice = 7\npoints = 5\nbells = 4', '"7-5-3a"\nprice = 7\npoints = 5\nbells = 3', "M8-COMP-03"),
        ('"7-5-4a"\nprice = 7', '"0-5-4a"\nprice = 0', "M8-COMP-02"),
        ("space = 16", "space = 18", "M8-EX-03"),
        ("space = 31", "space = 32", "M8-COMP-04"),
        ("space = 21", "space = 26", "M8-COMP-04"),
        ("place = 3", "place = 2", "M8-COMP-04"),
        ("points = 9", "points = 8", "M8-EX-03"),
    ],
)
def test_a_pack_with_wrong_bells_says_what_is_wrong(tmp_path: Path, old: str, new: str, rule_id: str) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "bells.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    _pack, problems = read_pack(file.parent)
    assert rule_id in {problem.reason.rule for problem in problems}
    assert all(problem.file == "bells.toml" and "{" not in problem.text("de") for problem in problems)
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[8], pack=str(file.parent))


@rule("M8-COMP-01")
def test_a_pack_needs_18_certificates_among_them_those_of_the_examples(tmp_path: Path) -> None:
    file = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine")) / "bells.toml"
    text = file.read_text(encoding="utf-8")
    cheap = text
    for price in (8, 7, 6, 5):
        cheap = cheap.replace(f'"{price}-', '"4-').replace(f"price = {price}", "price = 4")
    for letters in ("a", "b", "c", "d"):
        cheap = cheap.replace(f'"3-3-2{letters}"\nprice = 3\npoints = 3', f'"3-2-2{letters}"\nprice = 3\npoints = 2')
    file.write_text(cheap, encoding="utf-8")
    rules = {problem.reason.rule for problem in read_pack(file.parent)[1]}
    assert rules >= {"M8-EX-01", "M8-EX-02"}
    first = text.index("[[certificate]]")
    second = text.index("[[certificate]]", first + 1)
    file.write_text(text[:first] + text[second:], encoding="utf-8")
    assert "M8-COMP-01" in {problem.reason.rule for problem in read_pack(file.parent)[1]}
