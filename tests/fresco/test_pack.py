"""Component packs: the standard one is sound; a wrong one is told file, entry and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from buonfresco.engine.errors import BadPack
from buonfresco.games import fresco
from buonfresco.games.fresco.pack import PACKS, load_pack, read_pack
from tests.support import random_game

STANDARD = PACKS / "standard"


def test_the_standard_pack_is_sound_and_counts_what_the_rulebooks_count() -> None:
    pack, problems = read_pack(STANDARD)
    assert problems == []
    assert pack is not None
    assert len(pack.fresco) == 25
    assert sum(tile.value for tile in pack.fresco) == 178
    assert len(pack.market) == 14
    assert sum(not tile.only_four for tile in pack.market) == 11
    assert (sum(pack.booth_sizes(4)), sum(pack.booth_sizes(3))) == (13, 9)
    assert sum(int(value) * count for value, count in pack.stock.supply.coins.items()) == 196
    assert sum(pack.stock.supply.paints.values()) == 78


def test_every_value_says_how_sure_we_are() -> None:
    pack = load_pack("standard")
    entries = [*pack.board.hostel, pack.board.mood, *pack.board.booths, *pack.market, *pack.fresco]
    for entry in (*entries, pack.stock.start, pack.stock.supply):
        assert entry.provenance()
        assert set(entry.provenance().values()) <= {"rulebook", "inferred", "designed"}
    row = next(row for row in pack.board.hostel if row.time == 7)
    assert row.provenance() == {"time": "rulebook", "mood": "rulebook", "price": "rulebook"}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A pack of one's own, to be corrected from the box."""
    return Path(shutil.copytree(STANDARD, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> list[str]:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(problem) for problem in read_pack(folder)[1]]


@pytest.mark.parametrize(
    ("file", "old", "new", "mentions"),
    [
        ("board.toml", "price = 2", "price = 3", ["hostel 7"]),
        ("board.toml", "time = 6", "time = 5", ["hostel", "[5, 5, 7, 8, 9]"]),
        ("board.toml", "time = 6", "time = 'six'", ["time"]),
        ("board.toml", "plus = 2", "plus = 3", ["mood"]),
        ("board.toml", "below = 4", "below = 2", ["mood"]),
        ("board.toml", "sizes = [4, 3, 3, 3]", "sizes = [4, 3, 3]", ["booths", "4"]),
        ("board.toml", "players = [2, 3]", "players = [3]", ["booths"]),
        ("board.toml", "[mood]", "[mud]", ["mud"]),
        ("market.toml", 'id = "YY"', 'id = "RR"', ["'RR'"]),
        ("market.toml", 'paints = "G"', 'paints = "P"', ["G"]),
        ("market.toml", 'paints = "G"', 'paints = "Q"', ["'G'", "Q"]),
        ("market.toml", "only_four = true\n", "", ["3"]),
        ("market.toml", 'source = "rulebook"', 'source = "hearsay"', ["source"]),
        ("fresco.toml", "value = 3", "value = 12", ["'3YR'", "12"]),
        ("fresco.toml", "value = 3", "value = 'three'", ["'3YR'", "value"]),
        ("fresco.toml", 'paints = "YRB"', 'paints = "YYYY"', ["'4YRB-1'"]),
        ("fresco.toml", 'id = "3YB"', 'id = "3YR"', ["'3YR'"]),
        ("fresco.toml", 'source = "designed"', "", ["source"]),
        ("stock.toml", "thalers = 12", "thalers = 11", ["start"]),
        ("stock.toml", "yellow = 17", "yellow = 7", ["supply"]),
        ("pack.toml", 'name = "standard"', "name = ", ["pack.toml"]),
    ],
)
def test_a_wrong_pack_is_told_file_entry_and_reason(
    mine: Path, file: str, old: str, new: str, mentions: list[str]
) -> None:
    problems = change(mine, file, old, new)
    assert problems
    assert all(problem.startswith(file) for problem in problems)
    for word in mentions:
        assert any(word in problem for problem in problems), problems
    with pytest.raises(BadPack) as error:
        fresco.new_game(3, pack=str(mine))
    assert file in str(error.value)


def test_a_missing_file_and_a_missing_folder(mine: Path) -> None:
    (mine / "market.toml").unlink()
    assert any(str(problem).startswith("market.toml") for problem in read_pack(mine)[1])
    assert read_pack(mine / "nowhere")[1]


def test_a_pack_of_ones_own_is_played_and_named_in_saved_games(mine: Path) -> None:
    assert change(mine, "fresco.toml", 'id = "3YR"\nvalue = 3', 'id = "3YR"\nvalue = 4') == []
    *_, game = random_game(3, 1, pack=str(mine))
    assert game.outcome is not None
    assert fresco.replay(game.log.to_json()).hash() == game.hash()
    assert game.config_data()["digest"] != fresco.new_game(3).config_data()["digest"]
