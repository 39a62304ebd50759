"""Module 18, The Alms Box (M18): alms and vows in the cathedral, the dole, what is left at the end."""

from __future__ import annotations

from typing import Any

from tests import pairs
from tests.support import random_game, rule, texts

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco

EVERY = [color for color in ("yellow", "red", "blue", "green", "orange", "purple") for _ in range(2)]


def chapel(thalers: int = 5, **alms: Any) -> Fresco:
    """Three in the cathedral, two apprentices each; the first one can pay for B1."""
    painters: list[dict[str, Any]] = [
        {"wake": 5 + n, "plan": [0, 2, 1, 1, 1], "space": 10 * n + 10, "paints": "YB", "thalers": thalers}
        for n in range(3)
    ]
    tiles = {"B1": "3YB", "A5": "4YRB-1", "C3": "11GOP-1"}
    return fresco.position(
        3, modules=(18,), painters=painters, phase="cathedral", fresco=tiles, bishop="E5", slices={"alms": alms}
    )


def part(game: Fresco, seat: int | None = 0) -> Any:
    return game.view(seat).modules["alms"]


def refused(game: Fresco, text: str) -> str:
    reason = game.explain(text)
    assert reason is not None
    return f"{reason.rule} {reason.key}"


@rule("M18-SETUP-01", "M18-SETUP-02", "M18-SETUP-03")
def test_a_vow_for_everybody() -> None:
    game = fresco.new_game(3, modules=(18,), seed=1)
    assert (part(game)["box"], part(game)["pile"], part(game)["kept"]) == (4, 9, [])
    for viewer in (0, 1, 2, None):
        players = part(game, viewer)["players"]
        assert [one["count"] for one in players] == [1, 1, 1]
        assert [one["vows"] is not None for one in players] == [seat == viewer for seat in range(3)]
    for seat in range(3):
        drawn = [event for event in game.events.seen_by(seat) if event.kind == "vow_drawn"]
        assert [event.data["vow"] is not None for event in drawn] == [event.actor == seat for event in drawn]


@rule("M18-CATH-01")
def test_alms_instead_of_a_restoration() -> None:
    game = chapel(vows=[["red"], [], []])
    game.apply("alms")
    assert (part(game)["box"], game.view(0).players[0].thalers, len(part(game)["players"][0]["vows"])) == (5, 4, 2)
    assert game.asked() == ("cathedral", 0, 1)  # his other apprentice
    assert not game.can_undo(0)


@rule("M18-CATH-02", "M18-CATH-01")
def test_who_gives_no_alms() -> None:
    for game, why in (
        (chapel(vows=[["red", "red", "blue"], [], []]), "M18-CATH-02 refused-alms-hand"),
        (chapel(thalers=0), "M18-CATH-01 refused-alms-money"),
        (chapel(kept=EVERY), "M18-CATH-02 refused-alms-pile"),
    ):
        assert "alms" not in texts(game)
        assert refused(game, "alms") == why


@rule("M18-CATH-03", "M18-CATH-04")
def test_a_vow_is_kept() -> None:
    game = chapel(vows=[["yellow", "green"], ["yellow"], []])
    before = game.scores()[0]
    game.apply("restore B1")
    assert texts(game) == ["vow yellow", "pass"]
    assert refused(game, "vow green") == "M18-CATH-03 refused-vow-tile"
    assert refused(game, "vow red") == "M18-CATH-03 refused-vow-none"
    game.apply("vow yellow")
    assert game.scores()[0] == before + 3 + 2
    assert (part(game)["kept"], part(game)["players"][0]["vows"]) == (["yellow"], ["green"])
    assert game.asked() == ("cathedral", 0, 1)


@rule("M18-CATH-03")
def test_without_a_fitting_vow_nothing_is_asked() -> None:
    game = chapel(vows=[["green"], [], []])
    game.apply("restore B1")
    assert game.asked() == ("cathedral", 0, 1)


def evening(box: int) -> Fresco:
    painters = [{"wake": 5 + n, "plan": [1, 1, 1, 1, 1], "space": 10 * n + 10} for n in range(3)]
    return fresco.position(3, modules=(18,), painters=painters, phase="fifth", slices={"alms": {"box": box}})


@rule("M18-PREP-01", "M18-PREP-02")
def test_the_dole() -> None:
    game = evening(3)
    assert game.asked() == ("dole", 2, 0)
    assert texts(game) == ["dole thalers", "dole yellow", "dole red", "dole blue", "pass"]
    assert refused(game, "dole green") == "M18-PREP-02 refused-dole-paint"
    rich, colorful = game.copy(), game.copy()
    rich.apply("dole thalers")
    assert rich.view(2).players[2].thalers == 12 + 2
    colorful.apply("dole red")
    paints = colorful.view(2).players[2].paints
    assert paints is not None
    assert paints["red"] == 2
    assert part(rich)["box"] == part(colorful)["box"] == 1
    asked = evening(1).asked()
    assert asked is not None
    assert asked[0] == "wake_time"


@rule("M18-SCORE-01")
def test_what_is_left_costs_thalers() -> None:
    for seed in range(3):
        *_, game = random_game(3, seed, modules=(18,), max_rounds=3)
        left: Any = {event.actor: event.data["count"] for event in game.events if event.kind == "vows_unkept"}
        paid: Any = {event.actor: event.data["thalers"] for event in game.events if event.kind == "paid"}
        hands = {seat: len(one["vows"]) for seat, one in enumerate(part(game)["players"]) if one["vows"]}
        assert left == hands
        assert all(paid.get(seat, 0) <= count for seat, count in left.items())


@rule("M18-SETUP-03")
def test_vows_are_nobody_elses_business() -> None:
    for seed in range(2):
        assert pairs.play(pairs.Case("fresco", 3, seed, (18,)), often=0.2, most=30) > 5
