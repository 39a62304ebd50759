"""Module 2, Requests (M2): sealed tiles of other modules, positions, components."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame
from buonfresco.engine.fields import Field, Fields
from buonfresco.engine.forms import By, Items, Number
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.hooks import Module, Sealed
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import PACKS, FrescoTile, Pack, read_pack
from buonfresco.games.fresco.paints import GREEN, PURPLE
from buonfresco.games.fresco.state import by_seat
from tests.rules.flow import forgo_until, thalers
from tests.rules.test_requests import PLAIN, SIX, kind, offered, shown, workshop
from tests.support import random_game, rule, texts

# ---- tiles of other modules ---------------------------------------------------------------------------------------


class Glass:
    """A module for these tests: glass of two sorts lies before the seats."""

    have: list[list[int]]

    def copy(self) -> Glass:
        other = Glass()
        other.have = [row[:] for row in self.have]
        return other


FIELDS = Fields("glass", Field("have", by_seat(By(Items("sort", ("G", "P")), Number(0, 9))), "before the seats"))


def glass(g: Fresco) -> Glass:
    part = g.s.slices[g.r.slot["glass"]]
    assert isinstance(part, Glass)
    return part


def break_glass(g: Fresco, painter: int, sort: int) -> None:
    glass(g).have[painter][sort] -= 1


def with_special(_pack: Pack, tiles: list[FrescoTile]) -> list[FrescoTile]:
    return [*tiles, FrescoTile(id="19PKN", value=19, paints="KNP", source="designed")]


GLASS = Module(
    99,
    "glass",
    Glass,
    FIELDS,
    fresco_set=with_special,
    setup=lambda g: setattr(glass(g), "have", [[2, 2] for _ in range(g.r.seats)]),
    sealed=Sealed(
        lambda _rules: [("glass G", GREEN), ("glass P", PURPLE)],
        lambda g, painter, sort: glass(g).have[painter][sort],
        break_glass,
    ),
)


@pytest.fixture
def glazed() -> Iterator[None]:
    registry()[99] = GLASS
    yield
    del registry()[99]
    fresco.forget_rules()


def with_glass(have: list[int], *tiles: str) -> Fresco:
    first = {"space": 10, "wake": 5, "plan": [1, 1, 1, 1, 1], "tiles": list(tiles), "paints": "YB", "thalers": 0}
    others = [{"space": 50 + n, "wake": 5 + n, "plan": [1, 1, 1, 1, 1], "paints": "YB"} for n in (1, 2)]
    slices = {"glass": {"have": [have, [0, 0], [0, 0]]}}
    return fresco.position(3, modules=(2, 99), painters=[first, *others], phase="workshop", slices=slices)


@rule("X-STATED-02", "X-WORK-06", "X-M2M9-01")
@pytest.mark.usefixtures("glazed")
def test_sealed_tiles_of_other_modules_serve_requests_also_mixed() -> None:
    game = with_glass([1, 2], "6YP", "3YR")
    assert offered(game) == ["request general", "request purple"]
    game.apply("request general")
    assert texts(game) == ["stack plain", "stack P", "stack glass G"]
    game.apply("stack plain")
    assert texts(game) == ["stack P", "stack glass G", "stack glass P"]
    game.apply("stack glass G")
    assert glass(game).have[0] == [0, 1]
    assert shown(game)["players"][0]["stacked"] == ["3YR"]
    forgo_until(game, "prepare")
    assert thalers(game, 0) == 1 + 1  # the free fresco tile and the request
    assert game.check() == []


@rule("X-STATED-02", "X-M2M9-01")
@pytest.mark.usefixtures("glazed")
def test_sealed_tiles_need_the_seal_of_a_special_request() -> None:
    game = with_glass([2, 2], "6YP", "3YR")
    assert offered(game) == ["request general", "request purple"]
    game.apply("request purple")
    assert glass(game).have[0] == [2, 0]
    assert shown(game)["players"][0] == {"requests": ["purple 10"], "stacked": ["6YP"], "used": True}
    assert "request green" not in offered(with_glass([2, 0], "6YP", "3YR"))


@rule("X-STATED-02", "M2-LEO-02")
@pytest.mark.usefixtures("glazed")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_sealed_tiles_are_sound(players: int) -> None:
    for seed in range(3):
        for game in random_game(players, seed, modules=(2, 99)):
            assert game.check() == []
        assert fresco.replay(game.log).hash() == game.hash()
        assert fresco.from_json(game.to_json()).hash() == game.hash()


@pytest.mark.usefixtures("glazed")
def test_pink_and_brown_give_no_seal() -> None:
    assert shown(with_glass([0, 0]))["seals"]["19PKN"] == "P"


# ---- positions and packs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        {"owned": [["general 7"], [], []]},
        {"owned": [["general 6", "general 6"], [], []], "stacked": SIX},
        {"owned": [["general 5"], [], []], "stacked": PLAIN},
        {"owned": [["general 6"]], "stacked": PLAIN},
        {"owned": [["general 6"], [], []], "stacked": PLAIN[:2]},
        {"stacked": PLAIN},
        {"stacked": ["11GOP-1"]},
        {"stacked": ["nothing"]},
        {"chosen": ["GO"]},
        {"chosen": ["nothing"]},
        {"used": [True]},
        {"colour": "red"},
    ],
)
def test_a_wrong_position_is_refused(data: dict[str, Any]) -> None:
    painters = [{"tiles": SIX}]
    fresco.position(3, modules=(2,), painters=painters, slices={"requests": {}})
    with pytest.raises(BadGame):
        fresco.position(3, modules=(2,), painters=painters, slices={"requests": data})


def test_a_position_in_the_middle_of_a_request_says_how_it_is_built() -> None:
    game = workshop(2, *SIX)
    game.apply("request general")
    game.apply("stack plain")
    assert kind(game) == "request_tile"
    again = eval(fresco.position_code(game), {"fresco": fresco})
    assert again.hash() == game.hash()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("points = 6", "points = 7", "M2-EX-01"),
        ("points = 10", "points = 9", "M2-EX-02"),
        ("points = 4", "points = 0", "M2-WORK-05"),
        ('kind = "green"', 'kind = "blue"', "kind"),
    ],
)
def test_a_wrong_pack_is_told_what_is_wrong(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert any(problem in found for found in changed(tmp_path, lambda text: text.replace(old, new, 1)))


@rule("M2-SETUP-01")
def test_a_pack_has_twelve_tiles_of_four_kinds(tmp_path: Path) -> None:
    problems = " ".join(changed(tmp_path, lambda text: text[: text.index('[[tile]]\nkind = "green"')]))
    assert "9 tiles" in problems
    assert "no green request" in problems


def changed(tmp_path: Path, edit: Any) -> list[str]:
    folder = tmp_path / "mine"
    shutil.copytree(PACKS / "standard", folder)
    file = folder / "requests.toml"
    text = file.read_text(encoding="utf-8")
    assert edit(text) != text
    file.write_text(edit(text), encoding="utf-8")
    return [str(found) for found in read_pack(folder)[1]]
