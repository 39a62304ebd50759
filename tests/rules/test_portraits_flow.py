"""Module 1, Portraits (M1): prepare phase, end of the game, Leonardo, information, components."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.pack import PACKS, read_pack
from tests.rules.flow import asked, forgo_until, paints, thalers, told
from tests.rules.table import refused
from tests.rules.test_portraits import CARDS, LETTERS, cards, kind, studio
from tests.support import random_game, rule, texts

# ---- prepare phase ------------------------------------------------------------------------------------------------


def prepare(show: list[str], **words: Any) -> Fresco:
    painters = [{"space": 10 * n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "thalers": 0} for n in (1, 2, 3)]
    painters[0] |= words.pop("first", {})
    slices = {"portraits": {"open": show, **words.pop("slice", {})}}
    return fresco.position(3, modules=(1,), painters=painters, phase="prepare", slices=slices, **words)


@rule("M1-PREP-01")
@pytest.mark.parametrize("left", [[], ["actor"], ["actor", "servant"]])
def test_cards_left_over_leave_the_game_and_two_new_ones_come(left: list[str]) -> None:
    game = prepare(left)
    part = cards(game)
    assert sorted(part["removed"]) == left
    assert len(part["open"]) == 2
    assert not set(part["open"]) & set(left)
    assert part["pile"]["A"] == 6 - len(left) - 2


@rule("M1-PREP-01")
def test_drawn_cards_can_be_named_in_advance() -> None:
    market = ["Y", "R", "B", "YYY", "RRR", "BBB", "YR", "YB", "RB"]
    game = prepare(["actor"], draws=[*market, "portrait peer-3B", "portrait servant"])
    assert cards(game)["open"] == ["servant", "peer-3B"]


@rule("M1-PREP-02", "X-PREP-01")
def test_cards_are_renewed_after_the_market_and_before_the_income() -> None:
    painters = [{"space": 10 * n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "paints": ""} for n in (1, 2, 3)]
    painters[0] |= {"tiles": ["3YR"], "paints": "YB"}
    slices = {"portraits": {"open": ["actor"]}}
    game = fresco.position(3, modules=(1,), painters=painters, phase="workshop", slices=slices)
    events = game.apply("pass")
    order = [event.kind for event in told(events, "market_filled", "portrait_discarded", "portrait_revealed", "earned")]
    assert order == ["market_filled", "portrait_discarded", "portrait_revealed", "portrait_revealed", "earned"]


# ---- end of the game ----------------------------------------------------------------------------------------------


def begins(unseen: int, **words: Any) -> Fresco:
    """A round begins with two open cards and so many in the pile."""
    seen = CARDS[: len(CARDS) - unseen]
    slices = {"portraits": {"open": seen[-2:], "removed": seen[:-2]}}
    return fresco.position(3, modules=(1,), phase="begin", slices=slices, **words)


@rule("M1-END-01", "M1-END-02", "X-END-01")
@pytest.mark.parametrize(("unseen", "final"), [(0, True), (2, False), (1, False), (16, False)])
def test_the_round_with_the_last_two_cards_is_the_final_one(unseen: int, final: bool) -> None:
    game = begins(unseen, round=4)
    assert game.view().final is final
    assert game.view().end_reason == ("portraits" if final else "")


@rule("M1-END-01")
@pytest.mark.parametrize("unseen", [0, 2])
def test_the_condition_of_the_base_game_stays_in_force(unseen: int) -> None:
    game = begins(unseen, fresco={"A1": "3YR", "C3": "11GOP-1"})
    assert (game.view().final, game.view().end_reason) == (True, "tiles")


@rule("M1-END-02", "M1-DT-05")
@pytest.mark.parametrize("players", [2, 4])
def test_round_nine_is_the_final_round_at_the_latest(players: int) -> None:
    shown: dict[int, int] = {}
    final = {}
    tiles = 0
    for game in random_game(players, 3, modules=(1,)):
        view = game.view()
        shown[view.round] = 18 - sum(cards(game)["pile"].values())
        final[view.round] = view.final
        tiles = len(view.fresco) if not view.final else tiles
    assert shown == {number: 2 * number for number in range(1, 10)}
    assert [number for number in final if final[number]] == [9]
    assert tiles > 6
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rounds) == ("portraits", 9)


@rule("M1-END-03")
def test_cards_can_be_taken_in_the_final_round_and_gods_servant_pays_no_more() -> None:
    game = studio(1, 0, 0, show=("bishop", "muse"), final=True, slice={"owned": [["servant"], [], []]})
    assert "portrait bishop" in texts(game)
    game.apply("portrait bishop")
    assert thalers(game, 0) == 2
    forgo_until(game, "over")
    assert game.view(0).players[0].thalers == 2
    assert game.scores()[0] == 10 + 5 + 1


# ---- Leonardo -----------------------------------------------------------------------------------------------------


def with_leonardo(*show: str, wake: int = 5, **words: Any) -> Fresco:
    painters: list[dict[str, Any]] = [
        {"space": 10 * n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "thalers": 0, "paints": ""} for n in (1, 2)
    ]
    painters.append({"space": words.pop("space", 30), "wake": wake})
    slices = {"portraits": {"open": list(show)}}
    return fresco.position(2, modules=(1,), painters=painters, phase="studio", slices=slices, **words)


@rule("M1-LEO-01")
def test_leonardo_has_one_more_apprentice_in_the_studio() -> None:
    leonardo = fresco.new_game(2, modules=(1,), seed=1).view().leonardo
    assert leonardo is not None
    assert leonardo.plan == [1, 1, 1, 0, 0]


@rule("M1-LEO-02", "M1-LEO-03", "M1-DT-06")
def test_leonardo_must_take_a_card_and_his_guide_chooses() -> None:
    game = with_leonardo("bishop", "abbot", guide=1)
    assert game.decision is not None
    assert (kind(game), game.decision.actor, game.decision.seat) == ("leonardo_portrait", 2, 1)
    assert texts(game) == ["portrait abbot", "portrait bishop"]
    refused(game, "pass", "M1-LEO-02")
    assert "Leonardo" in str(game.explain("pass"))
    refused(game, "portrait muse", "M1-STUDIO-05")
    game.apply("portrait bishop", 1)
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert (leonardo.score, leonardo.points["portraits"]) == (35, 5)
    assert "bishop" in cards(game)["removed"]
    assert texts(game) == ["portrait abbot", "pass"]  # the players share the one that is left


@rule("M1-LEO-02")
def test_permanent_cards_leave_the_game_too_and_nothing_but_points_counts() -> None:
    game = with_leonardo("abbot", "patron")
    events = game.apply("portrait abbot")
    assert "abbot" in cards(game)["removed"]
    assert [player["owned"] for player in cards(game)["players"]] == [[], []]
    assert told(events, "earned", "scored", "moved") == []


@rule("M1-LEO-02")
@pytest.mark.parametrize("card", ["merchant", "peer-3R", "patron", "girl", "muse", "self-portrait", "mary-3P"])
def test_leonardo_gets_the_points_of_any_card_and_no_question(card: str) -> None:
    game = with_leonardo(card, "servant" if card in LETTERS["A"] else "abbot")
    game.apply(f"portrait {card}")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.score == 30 + {"self-portrait": 4, "mary-3P": 3}.get(card, 0)
    assert (kind(game), asked(game)) == ("portrait", 0)
    assert game.check() == []


@rule("M1-DT-06")
def test_leonardo_comes_last_and_both_cards_are_gone() -> None:
    game = with_leonardo("patron", "girl", wake=9)
    game.apply("portrait patron")
    events = game.apply("portrait girl")
    assert told(events, "portrait_taken")[0].actor == 1
    assert kind(game) not in ("portrait", "leonardo_portrait")
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.score == 30


@rule("M1-LEO-04")
@pytest.mark.parametrize("preset", ["revised", "bigbox", "revised-fr"])
def test_in_the_final_round_he_still_takes_a_card_and_never_earns(preset: str) -> None:
    game = with_leonardo("bishop", "muse", final=True, preset=preset)
    assert kind(game) == "leonardo_portrait"
    events = game.apply("portrait muse")
    assert told(events, "earned", "cheered") == []
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.plan == [1, 0, 1, 0, 0]


@rule("M1-LEO-05")
@pytest.mark.parametrize(("answer", "space"), [("land in front", 21), ("land behind", 19)])
def test_the_guide_chooses_where_leonardo_lands(answer: str, space: int) -> None:
    game = with_leonardo("mary-4G", "bishop", guide=1, space=16)
    game.apply("portrait mary-4G")
    assert game.decision is not None
    assert (kind(game), game.decision.actor, game.decision.seat) == ("landing", 2, 1)
    game.apply(answer, 1)
    leonardo = game.view().leonardo
    assert leonardo is not None
    assert leonardo.space == space


# ---- information --------------------------------------------------------------------------------------------------


@rule("M1-INFO-01")
def test_everybody_sees_the_cards_and_the_letter_of_the_next_one() -> None:
    game = studio(1, 1, 0, show=("abbot", "patron"))
    game.apply("portrait abbot")
    views = [game.view(viewer).modules["portraits"] for viewer in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert views[0] == {
        "open": ["patron"],
        "next": "B",
        "pile": {"A": 0, "B": 4, "C": 6},
        "removed": LETTERS["A"],
        "players": [{"owned": ["abbot"], "sexton_left": 0}, *[{"owned": [], "sexton_left": 0}] * 2],
    }


@rule("M1-INFO-01")
def test_the_order_of_the_pile_is_nowhere() -> None:
    game = studio(1, 0, 0)
    coming = set()
    for seed in range(20):
        world = game.copy(seed=seed)
        world.apply("pass")
        forgo_until(world, "wake")
        coming.add(tuple(cards(world)["open"]))
    assert len(coming) > 3
    empty = begins(0)
    assert cards(empty)["next"] == ""


@rule("M1-INFO-02")
def test_gains_are_told_and_then_hidden() -> None:
    game = studio(1, 1, 0, show=("peer-2G", "abbot"))
    events = game.apply("portrait peer-2G")
    for viewer in (1, None):
        kinds = [event.kind for event in events.seen_by(viewer)]
        assert kinds == ["portrait_taken", "gained", "earned"]
        assert game.view(viewer).players[0].thalers is None
        assert game.view(viewer).players[0].paints is None
    assert (thalers(game, 0), paints(game, 0)) == (2, {"green": 1})


# ---- positions and packs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {"open": ["nobody"]},
        {"open": ["patron", "patron"]},
        {"open": ["patron"], "owned": [["patron"], [], []]},
        {"owned": [["abbot"]]},
        {"owned": [["patron"], [], []]},
        {"open": ["patron", "girl", "abbot"]},
        {"open": ["muse"], "removed": []},
        {"used": [1, 0, 0]},
        {"moved": True},
        {"taken": True},
        {"colour": "red"},
    ],
)
def test_a_wrong_position_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadGame):
        fresco.position(3, modules=(1,), phase="wake", slices={"portraits": data})


def test_a_position_says_how_it_is_built() -> None:
    game = studio(1, 0, 0, show=("muse", "girl"), slice={"owned": [["sexton"], [], []], "used": [1, 0, 0]})
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()
    assert fresco.position(3, modules=(1,)).view().modules["portraits"]["pile"] == {"A": 6, "B": 6, "C": 6}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("thalers = 7", "thalers = 6", "M1-CARD-01"),
        ("thalers = 1\n", "thalers = 2\n", "M1-CARD-03"),
        ('paints = "R"', 'paints = "K"', "letters out of"),
        ('paints = "R"\n', "", "M1-CARD-02"),
        ("points = 5", "points = -5", "M1-CARD-04"),
        ("mood = 3\n", "", "M1-CARD-06"),
        ("permanent = true", "permanent = false", "permanent"),
        ('kind = "muse"', 'kind = "abbot"', "muse"),
        ('letter = "A"', 'letter = "D"', "letter"),
        ('id = "actor"', 'id = "the actor"', "one word"),
        ('id = "actor"', 'id = "servant"', "twice"),
    ],
)
def test_a_wrong_pack_is_told_what_is_wrong(tmp_path: Path, old: str, new: str, problem: str) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(PACKS / "standard", folder)
    file = folder / "portraits.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = [str(found) for found in read_pack(folder)[1]]
    assert any(problem in found for found in problems), problems


@rule("M1-SETUP-01")
def test_a_pack_has_eighteen_cards_of_three_letters(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(PACKS / "standard", folder)
    file = folder / "portraits.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: text.rindex("[[card]]")].replace('letter = "C"', 'letter = "B"'), encoding="utf-8")
    problems = " ".join(str(found) for found in read_pack(folder)[1])
    assert "17 cards" in problems
    assert "letter C" in problems
