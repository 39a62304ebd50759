"""Module 5, Leaf Gold (M5): gilding in the cathedral; slices, packs, samples, random play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.rules.flow import asked, paints, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, random_game, rule, texts

LAID = {
    "C3": "7YRG",
    "C4": "7YBO",
    "E1": "8GP",
    "E2": "9RGO",
    "E3": "9BGO",
    "E4": "10RGP",
    "E5": "11GOP-1",
    "A5": "4YRB-1",
}


def chapel(
    stock: str = "YRG",
    held: Sequence[int] = (1, 0, 0),
    disc: str = "yellow",
    apprentices: int = 1,
    modules: Sequence[int] = (5,),
    others: Sequence[int] = (60, 90),
    **words: Any,
) -> Fresco:
    """Seat 0 is about to restore; he stands on 10."""
    plan = [1, apprentices, 1, 1, 2 - apprentices]
    painters = [{"space": space, "wake": 5 + n, "plan": plan} for n, space in enumerate((10, *others))]
    painters[0]["paints"] = stock
    words.setdefault("bishop", "C3")
    words.setdefault("fresco", LAID)
    words.setdefault("phase", "cathedral")
    slices = {"leaf_gold": {"gold": list(held), "disc": disc}}
    return fresco.position(3, modules=modules, painters=painters, slices=slices, **words)


def kind(game: Fresco) -> str:
    return game.decisions[0].kind


def gold(game: Fresco) -> int:
    own: int = game.view(0).modules["leaf_gold"]["players"][0]["gold"]
    return own


def supply(game: Fresco) -> int:
    public: int = game.view(None).modules["leaf_gold"]["supply"]
    return public


# ---- when ------------------------------------------------------------------------------------------------------------


@rule("M5-CATH-01")
def test_one_leaf_gold_may_be_given_besides_the_paints() -> None:
    game = chapel()
    game.apply("restore C3")
    assert (asked(game), kind(game), texts(game)) == (0, "gild", ["gild", "pass"])
    assert paints(game, 0) == {}  # paid already, and the tile is his (X-INFO-05)
    assert "C3" not in game.view().fresco
    events = game.apply("gild")
    assert (gold(game), supply(game)) == (0, 20)
    assert game.view().players[0].tiles == ["7YRG"]
    assert [event.data for event in told(events, "gilded")] == [{"segment": "C3", "points": 3}]


@rule("M5-CATH-01")
def test_he_need_not() -> None:
    game = chapel()
    game.apply("restore C3")
    events = game.apply("pass")
    assert (game.scores()[0], gold(game), supply(game)) == (10 + 7 + 3, 1, 19)
    assert told(events, "gilded") == []


@rule("M5-CATH-01")
@pytest.mark.parametrize(
    ("disc", "asks"), [("yellow", 1), ("red", 1), ("green", 1), ("blue", 0), ("orange", 0), ("purple", 0)]
)
def test_only_a_tile_that_shows_the_colour_of_the_disc(disc: str, asks: int) -> None:
    game = chapel(disc=disc)
    game.apply("restore C3")
    assert (kind(game) == "gild") is bool(asks)
    if not asks:
        assert (game.scores()[0], gold(game)) == (20, 1)


@rule("M5-CATH-01")
def test_who_has_no_gold_is_not_asked() -> None:
    game = chapel(held=(0, 5, 5))
    game.apply("restore C3")
    assert kind(game) == "cathedral"
    assert (asked(game), game.scores()[0]) == (1, 20)


@rule("M5-CATH-05", "M5-MKT-04")
def test_exactly_one_leaf_gold_which_goes_back_to_the_supply() -> None:
    game = chapel(held=(5, 0, 0))
    assert supply(game) == 15
    game.apply_all(["restore C3", "gild"])
    assert (gold(game), supply(game)) == (4, 16)
    assert asked(game) == 1
    for text in ("gild 2", "gild C3"):
        no_action(game, text)
        reason = game.explain(text)
        assert reason is not None
        assert reason.rule == "M5-CATH-01"


@rule("M5-CATH-06")
def test_never_at_the_altar() -> None:
    game = chapel()
    game.apply("altar YRG")
    assert (asked(game), game.scores()[0], gold(game)) == (1, 13, 1)


@rule("M5-CATH-07")
def test_a_tile_of_nothing_but_the_colour_qualifies(mine: Path) -> None:
    path = mine / "fresco.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('id = "4YRB-1"\nvalue = 4\npaints = "YRB"', 'id = "4YRB-1"\nvalue = 4\npaints = "YY"'))
    game = chapel(stock="YY", pack=str(mine))
    game.apply("restore A5")
    assert kind(game) == "gild"
    game.apply("gild")
    assert game.scores()[0] == 10 + 4 + 1


@rule("M5-CATH-10")
def test_every_restoration_of_a_turn_may_be_gilded() -> None:
    game = chapel(stock="YRGYBO", held=(2, 0, 0), apprentices=2)
    game.apply_all(["restore C3", "gild", "restore C4"])
    assert kind(game) == "gild"
    game.apply("gild")
    assert gold(game) == 0
    assert game.scores()[0] == 10 + (7 + 3 + 3) + (7 + 2 + 2)
    once = chapel(stock="YRGYBO", held=(1, 0, 0), apprentices=2)
    once.apply_all(["restore C3", "gild", "restore C4"])
    assert once.scores()[0] == 10 + (7 + 3 + 3) + (7 + 2)


@rule("M5-CATH-11")
@pytest.mark.parametrize("phase", ["cathedral", "fifth"])
def test_both_visits_of_the_final_round(phase: str) -> None:
    game = chapel(phase=phase, final=True, end_reason="rounds")
    game.apply_all(["restore C3", "gild"])
    assert game.scores()[0] == 10 + 13


# ---- how much --------------------------------------------------------------------------------------------------------


@rule("M5-CATH-02", "M5-CATH-03", "M5-EX-01", "M5-EX-02", "M5-EX-03")
@pytest.mark.parametrize(
    ("bishop", "bonus", "extra", "total"),
    [("C3", 3, 3, 13), ("C2", 2, 2, 11), ("D4", 2, 2, 11), ("A1", 0, 1, 8), ("E3", 0, 1, 8)],
)
def test_three_two_one_by_the_bishops_place(bishop: str, bonus: int, extra: int, total: int) -> None:
    game = chapel(bishop=bishop)
    game.apply_all(["restore C3", "gild"])
    assert game.scores()[0] == 10 + total
    points = {"fresco": 17, "bishop": bonus, "gold": extra}
    assert game.view().players[0].points == {name: n for name, n in points.items() if n}


@rule("M5-CATH-04", "B-TRACK-09")
def test_one_sum_one_movement() -> None:
    game = chapel(bishop="C2", others=(19, 17))  # 7 + 2 and 7 alone would land on somebody
    game.apply("restore C3")
    events = game.apply("gild")
    assert [event.data for event in told(events, "moved")] == [{"points": 11, "start": 10, "target": 21, "space": 21}]
    taken = chapel(bishop="C2", others=(21, 90))
    taken.apply_all(["restore C3", "gild"])
    assert kind(taken) == "landing"
    taken.apply("land behind")
    assert taken.scores()[0] == 20


@rule("M5-CATH-08")
def test_the_bishops_place_after_a_paid_step() -> None:
    game = chapel(bishop="A3")
    game.apply_all(["restore C3 bishop->B3", "gild"])
    assert game.scores()[0] == 10 + 7 + 2 + 2
    onto = chapel(bishop="B3")
    onto.apply_all(["restore C3 bishop->C3", "gild"])
    assert onto.scores()[0] == 10 + 13


@rule("M5-XMOD-02")
@pytest.mark.parametrize(
    ("tile", "stock", "disc", "asks"),
    [
        ("13YPK", "YPK", "yellow", 1),
        ("13YPK", "YPK", "purple", 1),
        ("13YPK", "YPK", "red", 0),
        ("24KNN", "KNN", "green", 0),
    ],
)
def test_special_tiles_qualify_by_what_they_show(tile: str, stock: str, disc: str, asks: int) -> None:
    game = chapel(stock=stock, disc=disc, modules=(3, 5), fresco={**LAID, "C3": tile})
    game.apply("restore C3")
    assert (kind(game) == "gild") is bool(asks)


@rule("M5-LEO-01")
def test_leonardo_never_gilds() -> None:
    painters: list[dict[str, Any]] = [{"space": 10 + n, "wake": 6 + n, "plan": [1] * 5} for n in range(2)]
    painters.append({"space": 30, "wake": 5})
    slices = {"leaf_gold": {"gold": [4, 4]}}
    laid = {**LAID, "B3": "4YRB-2"}
    words: dict[str, Any] = {"fresco": laid, "leonardo": "D3", "bishop": "C3", "phase": "cathedral"}
    game = fresco.position(2, modules=[5], painters=painters, slices=slices, **words)
    assert kind(game) == "leonardo_cathedral"
    refused(game, "gild", "M5-CATH-01")
    game.apply("restore C3")
    him = game.view().leonardo
    assert him is not None
    assert him.points == {"fresco": 37, "bishop": 3}
    assert kind(game) == "cathedral"
    assert len(game.view().modules["leaf_gold"]["players"]) == 2


# ---- refusals, undo, slices, packs -----------------------------------------------------------------------------------


def test_gild_is_an_answer_to_its_own_question_only() -> None:
    game = chapel()
    refused(game, "gild", "M5-CATH-01")
    game.apply("restore C3")
    refused(game, "restore C4", "B-CATH-02")
    refused(game, "gild", "B-ORDER-02", seat=1)


def test_gilding_can_be_taken_back() -> None:
    game = chapel(apprentices=2, stock="YRGYBO", held=(2, 0, 0))
    game.apply("restore C3")
    before = game.hash()
    game.apply("gild")
    assert game.undo(0).text == "gild"
    assert game.hash() == before


@pytest.mark.parametrize(
    "data",
    [
        {"disc": "pink"},
        {"disc": 3},
        {"gold": [1, 2]},
        {"gold": [1, 2, -1]},
        {"gold": [10, 10, 1]},
        {"gold": "three"},
        {"gold": [1, "2", 0]},
        {"gilding": 4},
        {"gilding": 2},
        {"gilding": "yes"},
        {"silver": 3},
    ],
)
def test_wrong_slices_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=[5], slices={"leaf_gold": data})


def test_a_position_in_the_middle_of_a_gilding_comes_back() -> None:
    game = chapel(bishop="C2", others=(21, 90))
    game.apply("restore C3")
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()
    again.apply("gild")
    assert kind(again) == "landing"
    assert fresco.from_json(again.to_json()).hash() == again.hash()


@pytest.mark.parametrize(
    ("old", "new", "mentions"),
    [
        ("space = 3", "space = 0", ["arrow 0"]),
        ("gold = 1", "gold = 0", ["arrow 0"]),
        ("gold = 1", "gold = 2", ["III"]),
        ('booth = "III"', 'booth = "II"', ["III"]),
        ('booth = "III"', 'booth = "V"', ["booth"]),
        ("players = [2, 3]", "players = [3]", ["2"]),
        ('players = [2, 3]\nbooth = "II"\nspace = 3', 'players = [2, 3]\nbooth = "III"\nspace = 1', ["two"]),
        ("gold = 1", "silver = 1", ["silver"]),
    ],
)
def test_a_wrong_pack_is_told(mine: Path, old: str, new: str, mentions: list[str]) -> None:
    path = mine / "leaf_gold.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = [str(problem) for problem in read_pack(mine)[1]]
    assert problems
    assert all(problem.startswith("leaf_gold.toml") for problem in problems)
    for word in mentions:
        assert any(word in problem for problem in problems), problems
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[5], pack=str(mine))


def test_arrows_lie_where_the_pack_says(mine: Path) -> None:
    path = mine / "leaf_gold.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('booth = "II"\nspace = 3', 'booth = "I"\nspace = 2'))
    for pack, arrows in (("standard", {"II.3": 1, "III.1": 2}), (str(mine), {"I.2": 1, "III.1": 2})):
        assert fresco.new_game(3, modules=[5], pack=pack).view().modules["leaf_gold"]["arrows"] == arrows


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A pack of one's own."""
    for source in (PACKS / "standard").glob("*.toml"):
        (tmp_path / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


# ---- samples, random play --------------------------------------------------------------------------------------------


def test_a_sample_deals_the_others_gold_anew_and_keeps_its_sum() -> None:
    game = chapel(held=(3, 6, 1))
    worlds = [game.sample(0, seed=n) for n in range(60)]
    dealt = [world.state_data()["modules"]["leaf_gold"]["gold"] for world in worlds]
    assert {(mine, one + two) for mine, one, two in dealt} == {(3, 7)}
    assert len({one for _, one, _ in dealt}) > 4
    known = game.sample(0, seed=1, recall=True).state_data()["modules"]
    assert known == game.state_data()["modules"]


def test_who_is_asked_about_gold_has_some_in_every_sample() -> None:
    game = chapel(held=(1, 0, 5))
    game.apply("restore C3")
    for viewer in (1, 2, None):
        for seed in range(20):
            world = game.sample(viewer, seed=seed)
            assert gold(world) >= 1
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            world.apply("gild")
            assert world.check() == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_are_sound_and_come_back(players: int, preset: str) -> None:
    gilded = 0
    for seed in range(3):
        for number, game in enumerate(random_game(players, seed, modules=[5], preset=preset, max_rounds=12)):
            assert game.check() == []
            gilded += len(told(game.events, "gilded"))
            assert fresco.from_json(game.to_json(), verify=False).to_json() == game.to_json()
            if number % 11 == 0:
                viewer = number % players
                world = game.sample(viewer, seed=number, recall=number % 2 == 0)
                assert world.check() == []
                assert world.view(viewer).to_json() == game.view(viewer).to_json()
        assert fresco.replay(game.log).hash() == game.hash()
        assert game.outcome is not None
        assert game.outcome.scores == tuple(sum(points.values()) for points in game.outcome.points[:players])
    assert gilded
