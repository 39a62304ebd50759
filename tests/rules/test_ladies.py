"""Module 12, Ladies (M12): setup, weddings, packs, slices. Short words for the other files, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.rules.flow import asked, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, rule, texts

KEY = "ladies"
AUTOMATIC = {"ladies.take": "automatic"}


def table(phase: str, *painters: dict[str, Any], ladies: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Painters in action order of their seats, behind all roses; in a two-player game Leonardo comes last."""
    two = words.pop("two", False)
    people: list[dict[str, Any]] = [
        {"space": 70 + 10 * n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "paints": "", **painter}
        for n, painter in enumerate(painters)
    ]
    if two and len(people) == 2:
        people.append({"space": 95, "wake": 9})
    words = {"modules": [12], "phase": phase, "seed": 1, **words}
    slices = {KEY: ladies or {}, **words.pop("others", {})}
    if two:
        people[2].pop("plan", None)
        people[2].pop("paints", None)
    return fresco.position(2 if two else len(people), painters=people, slices=slices, **words)


def seen(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    part: dict[str, Any] = game.view(viewer).modules[KEY]
    return part


def wives(game: Fresco) -> list[list[str]]:
    """Ladies by seat."""
    return [one["ladies"] for one in seen(game)["players"]]


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def chapel(space: int | str, stock: str, ladies: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Seat 0 is in the cathedral with one apprentice."""
    others = words.pop("people", ({}, {}))
    plan = [1, 1, 1, 1, 1]
    return table("cathedral", {"space": space, "paints": stock, "plan": plan}, *others, ladies=ladies, **words)


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M12-COMP-01", "M12-SETUP-01", "M12-SETUP-02", "X-LEO-04")
@pytest.mark.parametrize(("players", "spaces", "each"), [(2, 10, 3), (3, 10, 3), (4, 8, 4)])
def test_a_lady_stands_on_every_rose_as_many_pink_as_purple(players: int, spaces: int, each: int) -> None:
    orders = set()
    for seed in range(30):
        track = seen(fresco.new_game(players, modules=[12], seed=seed))["track"]
        assert list(track) == [str(spaces * n) for n in range(1, 2 * each + 1)]
        assert [list(track.values()).count(colour) for colour in ("pink", "purple")] == [each, each]
        orders.add(tuple(track.values()))
    assert len(orders) > (8 if players < 4 else 15)  # in random order


@rule("M12-SETUP-01", "X-SETUP-04")
def test_their_order_is_drawn_one_by_one() -> None:
    game = fresco.new_game(3, modules=[12], seed=5)
    drawn = [-1 - entry for entry in game.inputs if entry < 0][-6:]
    assert list(game.r.pools["lady"].items) == ["pink", "purple"]
    assert [("pink", "purple")[colour] for colour in drawn] == list(seen(game)["track"].values())


@rule("M12-COMP-01", "M12-SETUP-03", "X-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_unmarried_with_a_reservation_tile_at_hand(players: int) -> None:
    game = fresco.new_game(players, modules=[12], seed=1)
    nothing: dict[str, Any] = {"ladies": [], "placed": None, "reserved": None, "night": False, "may_reserve": True}
    public = seen(game)
    assert public["players"] == [{**nothing, "placed": {}}] * players
    assert public["leonardo"] == ([] if players == 2 else None)


# ---- weddings -----------------------------------------------------------------------------------------------------


@rule("M12-TRACK-01", "M12-TRACK-02", "M12-EX-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_green_passes_a_purple_lady(preset: str) -> None:
    """5 points for a fresco tile, from 18 past 20."""
    game = chapel(18, "RG", fresco={"A1": "5RG", "E5": "3YR"}, bishop="C3", preset=preset)
    events = [*game.apply("restore A1")]
    if preset != "revised-fr":
        assert (asked(game), texts(game), kind(game)) == (0, ["marry purple", "pass"], "wedding")
        assert game.view(0).decision is not None
        assert game.view(0).decision.about == {"lady": "purple", "space": 20}  # type: ignore[union-attr]
        assert wives(game)[0] == []
        events += game.apply("marry purple")
    assert [(event.actor, event.data) for event in told(events, "wed")] == [(0, {"lady": "purple", "space": 20})]
    assert wives(game) == [["purple"], [], []]
    assert "20" not in seen(game)["track"]
    assert game.view().players[0].space == 23


@rule("M12-TRACK-02")
def test_who_declines_leaves_her_to_the_next_painter() -> None:
    game = chapel(18, "YRG", people=({"space": 16, "paints": "GOP"}, {}))
    events = [*game.apply("altar YRG"), *game.apply("pass")]
    assert [event.data for event in told(events, "lady_declined")] == [{"lady": "purple", "space": 20}]
    assert (wives(game), seen(game)["track"]["20"]) == ([[], [], []], "purple")
    game.apply("altar GOP")  # seat 1: from 16 to 22
    assert (asked(game), texts(game)) == (1, ["marry purple", "pass"])
    game.apply("marry purple")
    assert wives(game) == [[], ["purple"], []]


@rule("M12-TRACK-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_one_lady_of_each_colour_at_most(preset: str) -> None:
    track = {"20": "pink", "30": "purple", "40": "purple", "50": "pink", "60": "purple"}
    game = chapel(18, "YRG", ladies={"owned": [["pink"], [], []], "track": track}, preset=preset)
    game.apply("altar YRG")
    assert (wives(game)[0], seen(game)["track"]["20"]) == (["pink"], "pink")
    assert asked(game) != 0 or kind(game) != "wedding"


TWICE = {"10": "pink", "20": "pink", "30": "pink", "40": "purple", "50": "purple", "60": "purple"}
BIG: dict[str, Any] = {"fresco": {"C3": "11GOP-1", "E5": "3YR"}, "bishop": "C3"}  # 14 points: from 8 to 22


@rule("M12-TRACK-03")
def test_of_several_of_a_colour_the_first_one_passed() -> None:
    automatic = chapel(8, "GOP", {"track": TWICE}, switches=AUTOMATIC, **BIG)
    automatic.apply("restore C3")
    assert (wives(automatic)[0], list(seen(automatic)["track"])) == (["pink"], ["20", "30", "40", "50", "60"])
    game = chapel(8, "GOP", {"track": TWICE}, **BIG)
    game.apply("restore C3")
    refused(game, "marry purple", "M12-TRACK-03")
    game.apply("marry pink")
    assert (wives(game)[0], list(seen(game)["track"])) == (["pink"], ["20", "30", "40", "50", "60"])
    assert kind(game) != "wedding"


@rule("M12-TRACK-03")
def test_who_declines_the_first_may_take_the_next() -> None:
    game = chapel(8, "GOP", {"track": TWICE}, **BIG)
    game.apply_all(["restore C3", "pass"], 0)
    assert game.view(0).decision is not None
    assert game.view(0).decision.about == {"lady": "pink", "space": 20}  # type: ignore[union-attr]
    game.apply("marry pink")
    assert (wives(game)[0], list(seen(game)["track"])) == (["pink"], ["10", "30", "40", "50", "60"])
    both = chapel(8, "GOP", {"track": TWICE}, **BIG)
    both.apply_all(["restore C3", "pass", "pass"], 0)
    assert (wives(both)[0], seen(both)["track"]) == ([], TWICE)


@rule("M12-TRACK-07")
@pytest.mark.parametrize("answers", [[], ["marry pink", "marry purple"], ["pass", "marry purple"], ["pass", "pass"]])
def test_one_move_may_bring_both(answers: list[str]) -> None:
    game = chapel(8, "GOP", switches={} if answers else AUTOMATIC, **BIG)
    game.apply_all(["restore C3", *answers], 0)
    taken = [answer.removeprefix("marry ") for answer in answers if answer != "pass"]
    assert wives(game)[0] == (taken if answers else ["pink", "purple"])
    if answers[:1] == ["marry pink"]:
        again = chapel(8, "GOP", **BIG)
        again.apply_all(["restore C3", "marry pink"], 0)
        refused(again, "marry pink", "M12-TRACK-02")


@rule("M12-TRACK-04", "X-TRACK-05")
@pytest.mark.parametrize(("space", "offered"), [(17, True), (18, True), (19, True), (20, False), (16, False)])
def test_spaces_after_the_one_left_up_to_the_last_one(space: int, offered: bool) -> None:
    game = chapel(space, "YRG")
    game.apply("altar YRG")  # three spaces
    assert (kind(game) == "wedding") == offered
    assert game.view().players[0].space == space + 3


@rule("M12-TRACK-04")
@pytest.mark.parametrize("start", ["S1", "S3"])
def test_from_a_start_space_all_roses_lie_ahead(start: str) -> None:
    game = chapel(start, "GOP", **BIG)
    game.apply("restore C3")  # 14
    assert game.view(0).decision is not None
    assert game.view(0).decision.about == {"lady": "pink", "space": 10}  # type: ignore[union-attr]


@pytest.fixture
def garden(tmp_path: Path) -> str:
    """A pack with roses on 8, 14, 20, 26, 32, 38."""
    for source in (PACKS / "standard").glob("*.toml"):
        (tmp_path / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    file = tmp_path / "ladies.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("10, 20, 30, 40, 50, 60", "8, 14, 20, 26, 32, 38"), encoding="utf-8")
    return str(tmp_path)


@rule("M12-T-06", "M12-TRACK-04")
def test_she_is_not_offered_again_to_who_leaves_her_space(garden: str) -> None:
    track = {"14": "pink", "20": "purple", "26": "pink", "32": "purple", "38": "pink", "8": "purple"}
    people: tuple[dict[str, Any], ...] = ({"space": 12, "paints": "RGO"}, {})
    game = chapel(14, "YRG", {"track": track}, people=people, pack=garden)
    game.apply("altar YRG")  # from 14 to 17
    assert (asked(game), kind(game)) == (1, "cathedral")
    game.apply("altar RGO")  # from 12 to 16
    assert (asked(game), texts(game)) == (1, ["marry pink", "pass"])


@rule("M12-T-07", "M12-TRACK-04")
@pytest.mark.parametrize(("answer", "space", "offered"), [("front", 21, True), ("behind", 19, False)])
def test_landing_in_front_or_behind_decides(answer: str, space: int, offered: bool) -> None:
    game = chapel(16, "RGO", people=({"space": 20}, {}))
    game.apply("altar RGO")  # four spaces, onto 20 where the lady and a painter are
    game.apply(f"land {'in front' if answer == 'front' else 'behind'}")
    assert game.view().players[0].space == space
    assert (kind(game) == "wedding") == offered


@rule("M12-TRACK-05")
def test_ladies_take_no_space_and_bring_no_points() -> None:
    game = chapel(17, "YRG")
    game.apply("altar YRG")
    assert game.view().players[0].space == 20
    game.apply("pass")
    assert (game.view().players[0].space, seen(game)["track"]["20"]) == (20, "purple")
    other = chapel(17, "YRG")
    other.apply_all(["altar YRG", "marry purple"], 0)
    assert other.view().players[0].points == game.view().players[0].points == {"fresco": 17, "altar": 3}
    assert set(other.r.sources) == set(fresco.new_game(3).r.sources)


@rule("M12-TRACK-05", "X-TRACK-05")
@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_marries_in_the_final_scoring(preset: str) -> None:
    game = table("scoring", {"space": 18, "thalers": 12}, {}, {}, final=True, preset=preset)
    assert game.over
    assert (game.view().players[0].space, wives(game)) == (24, [[], [], []])
    assert seen(game)["track"]["20"] == "purple"


@rule("M12-TRACK-06", "X-INFO-02")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_knows_who_married_whom(viewer: int | None) -> None:
    game = table("market", {}, {}, {}, ladies={"owned": [["pink"], ["pink", "purple"], []]})
    assert [one["ladies"] for one in seen(game, viewer)["players"]] == [["pink"], ["pink", "purple"], []]


@rule("M12-LEO-01", "X-LEO-03", "X-TRACK-05")
@pytest.mark.parametrize("preset", PRESETS)
def test_leonardo_marries_without_being_asked(preset: str) -> None:
    people = ({"plan": [2, 0, 1, 1, 1]}, {"plan": [2, 0, 1, 1, 1]}, {"space": 18, "wake": 9})
    words: dict[str, Any] = {"fresco": {"C2": "5RG", "E5": "3YR"}, "leonardo": "C3", "bishop": "A5", "preset": preset}
    game = table("cathedral", *people, two=True, **words)
    assert seen(game)["leonardo"] == ["purple"]  # one tile beside him: no choice, 5 points, from 18 past 20
    assert "20" not in seen(game)["track"]
    married = table("cathedral", *people, two=True, ladies={"owned": [[], [], ["purple"]]}, **words)
    assert seen(married)["leonardo"] == ["purple"]


# ---- packs, slices ------------------------------------------------------------------------------------------------


def test_roses_are_checked(garden: str) -> None:
    file = Path(garden) / "ladies.toml"
    good = file.read_text(encoding="utf-8")
    for wrong, rule_id in [("8, 14, 20, 26, 32", "six"), ("8, 8, 20, 26, 32, 38", "twice"), ("0, 1, 2, 3, 4, 5", "0")]:
        file.write_text(good.replace("8, 14, 20, 26, 32, 38", wrong), encoding="utf-8")
        _, problems = read_pack(Path(garden))
        assert [problem.reason.rule for problem in problems] == ["M12-SETUP-01"] * 2, rule_id
    file.unlink()
    with pytest.raises(BadPack):
        fresco.new_game(3, modules=[12], pack=garden)


@pytest.mark.parametrize(
    "data",
    [
        {"owned": [["green"], [], []]},
        {"owned": [["pink"]]},
        {"track": {"11": "pink"}},
        {"track": {"10": "pink"}},
        {"placed": [{"pink": "market"}, {}, {}]},
        {"owned": [["pink"], [], []], "placed": [{"pink": "harbour"}, {}, {}]},
        {"owned": [["pink", "purple"], [], []], "placed": [{"pink": "market", "purple": "market"}, {}, {}]},
        {"reserved": ["C4", "C4", None]},
        {"reserved": ["Z9", None, None]},
        {"night": [True, False, False]},
        {"used": {"pink harbour": 0}},
        {"used": {"pink market": 3}},
        {"reserved": ["C4", None, None], "laid": [0, 0, 0]},
        {"gold": 1},
    ],
)
def test_positions_that_cannot_be(data: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        table("market", {}, {}, {}, ladies=data)


def test_slices_come_back_as_they_were() -> None:
    ladies = {
        "owned": [["pink"], ["pink", "purple"], []],
        "track": {"30": "purple", "50": "pink", "60": "purple"},
        "placed": [{"pink": "studio"}, {"purple": "fifth"}, {}],
        "used": {"pink market": 2, "purple fifth": 1},
        "reserved": [None, "C4", "A1"],
        "night": [False, False, True],
        "laid": [2, 4, 3],
    }
    game = table("studio", {}, {}, {}, ladies=ladies, round=4)
    data: Any = game.state_data()["modules"]
    assert data[KEY] == ladies
    again = table("studio", {}, {}, {}, ladies={**ladies, "laid": [2, 4, 3]}, round=4)
    assert again.hash() == game.hash()
    assert "fresco.position(" in fresco.position_code(game)


def test_words_that_are_no_action() -> None:
    game = chapel(18, "YRG")
    for text in (
        "marry green",
        "pink lady on harbour",
        "purple",
        "swap I.1 with I.2",
        "reserve Z1",
        "lead bishop",
        "lady Y for G",
    ):
        no_action(game, text)
        reason = game.explain(text)
        assert reason is not None
        assert reason.rule.startswith("M12-")
