"""Component packs of the dice game: the standard one is sound; a wrong one is told file, entry and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from buonfresco.engine.errors import BadPack
from buonfresco.games import dice
from buonfresco.games.dice.pack import PACKS, load_pack, read_pack
from buonfresco.text import LANGUAGES
from tests.dice.table import play_out, random_game, texts
from tests.support import rule

STANDARD = PACKS / "standard"


@rule("D-COMP-01", "D-COMP-02", "D-COMP-03")
def test_the_standard_pack_is_sound_and_counts_what_the_rulebook_counts() -> None:
    pack, problems = read_pack(STANDARD)
    assert problems == []
    assert pack is not None
    assert [section.sum for section in pack.fresco.section] == [8, 13, 16, 19, 24]
    assert sum(len(section.tiles) for section in pack.fresco.section) == 20
    portraits = pack.portraits.portrait
    assert [sum(tile.sex == sex for tile in portraits) for sex in ("woman", "man")] == [8, 8]
    assert [sum(tile.players == n for tile in portraits) for n in (2, 3, 4)] == [8, 4, 4]
    assert sorted(tile.points for tile in portraits) == [1] * 2 + [2] * 6 + [3] * 6 + [4] * 2
    assert [(field.low, field.high) for field in pack.portraits.field] == [(9, 12), (14, 15), (17, 18), (20, 23)]
    assert (len(pack.dice.pip_die), len(pack.dice.colour_die)) == (6, 2)
    assert (pack.name, pack.version) == ("standard", 1)


@rule("D-COMP-01", "D-COMP-02", "D-COMP-03")
def test_every_value_says_how_sure_we_are() -> None:
    entries = list(load_pack("standard").entries())
    assert len(entries) == 5 + 4 + 16 + 6 + 2
    for file, label, entry in entries:
        names = set(entry.__struct_fields__) - {"source", "id"}
        assert entry.provenance().keys() == names, (file, label)
        assert set(entry.provenance().values()) <= {"rulebook", "inferred", "designed"}


@rule("D-COMP-01", "D-COMP-02", "D-COMP-03")
def test_what_is_printed_and_what_is_ours() -> None:
    pack = load_pack("standard")
    assert all(one.provenance() == {"sum": "rulebook", "tiles": "designed"} for one in pack.fresco.section)
    assert all(set(one.provenance().values()) == {"rulebook"} for one in pack.portraits.field)
    assert all(set(one.provenance().values()) == {"designed"} for one in pack.portraits.portrait)
    known = [die.colour for die in pack.dice.pip_die if die.provenance()["colour"] == "rulebook"]
    assert known == ["blue", "yellow", "green"]
    assert all(die.provenance()["faces"] == "inferred" for die in (*pack.dice.pip_die, *pack.dice.colour_die))


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


WOMAN = '[[portrait]]\nid = "woman-1"\nsex = "woman"\npoints = 1\nplayers = 3\nsource = "designed"\n'
SECTION = '[[section]]\nsum = 24\ntiles = [8, 8, 9, 11]\nsource = { sum = "rulebook", tiles = "designed" }\n'
LAST = '[[colour_die]]\nfaces = ["blue", "yellow", "green", "red", "orange", "purple"]\nsource = "inferred"\n'
FIELD = '[[field]]\nlow = 20\nhigh = 23\nsource = "rulebook"\n'
PURPLE = '[[pip_die]]\ncolour = "purple"\nfaces = [1, 2, 3, 4, 5, 6]\n'
PURPLE += 'source = { colour = "inferred", faces = "inferred" }\n'


@pytest.mark.parametrize(
    ("file", "old", "new", "mentions"),
    [
        ("fresco.toml", "sum = 8", "sum = 7", ["section", "D-RES-01"]),
        ("fresco.toml", SECTION, "", ["section", "D-RES-01"]),
        ("fresco.toml", SECTION, SECTION * 2, ["section", "D-RES-01"]),
        ("fresco.toml", "tiles = [5, 5, 6, 7]", "tiles = [5, 5, 7, 6]", ["section 8", "D-SETUP-04"]),
        ("fresco.toml", "tiles = [5, 5, 6, 7]", "tiles = [5, 6, 7]", ["section 8", "D-SETUP-04"]),
        ("fresco.toml", "tiles = [5, 5, 6, 7]", "tiles = [5, 5, 6, 7, 8]", ["section 8", "D-SETUP-04"]),
        ("fresco.toml", "tiles = [5, 5, 6, 7]", "tiles = []", ["section 8", "D-SETUP-04"]),
        ("fresco.toml", "tiles = [8, 8, 9, 11]", "tiles = [0, 8, 9, 11]", ["section 24", "D-SETUP-04"]),
        ("fresco.toml", "tiles = [5, 5, 6, 7]", "tiles = ['five']", ["tiles"]),
        ("fresco.toml", 'source = { sum = "rulebook", tiles = "designed" }', "", ["source"]),
        ("fresco.toml", 'tiles = "designed"', 'tile = "designed"', ["tile", "tiles"]),
        ("fresco.toml", '{ sum = "rulebook", tiles = "designed" }', '{ sum = "rulebook" }', ["tiles"]),
        ("fresco.toml", "[[section]]", "[[part]]", ["part"]),
        ("portraits.toml", "high = 12", "high = 13", ["field", "D-RES-02"]),
        ("portraits.toml", "low = 17", "low = 16", ["field", "D-RES-02"]),
        ("portraits.toml", FIELD, "", ["field", "D-RES-02"]),
        ("portraits.toml", WOMAN, "", ["portrait", "D-SETUP-06"]),
        ("portraits.toml", WOMAN, WOMAN + WOMAN.replace("woman-1", "woman-9"), ["portrait", "D-SETUP-06"]),
        ("portraits.toml", 'sex = "man"', 'sex = "woman"', ["portrait", "D-SETUP-06"]),
        ("portraits.toml", 'sex = "man"', 'sex = "child"', ["sex"]),
        ("portraits.toml", "players = 3", "players = 4", ["portrait", "D-SETUP-06"]),
        ("portraits.toml", "players = 2", "players = 3", ["portrait", "D-SETUP-06"]),
        ("portraits.toml", "players = 4", "players = 5", ["'woman-2-3'"]),
        ("portraits.toml", "points = 4", "points = 0", ["'woman-4'"]),
        ("portraits.toml", 'id = "man-4"', 'id = "man-1"', ["'man-1'"]),
        ("portraits.toml", 'id = "man-4"', 'id = "MAN-1"', ["'man-1'", "'MAN-1'"]),
        ("portraits.toml", 'source = "designed"', 'source = "hearsay"', ["source"]),
        ("dice.toml", 'colour = "red"', 'colour = "blue"', ["pip_die", "D-ROLL-02"]),
        ("dice.toml", 'colour = "red"', 'colour = "Blue"', ["pip_die", "D-ROLL-02"]),
        ("dice.toml", 'colour = "red"', 'colour = "light red"', ["pip_die", "D-ROLL-02"]),
        ("dice.toml", PURPLE, "", ["pip_die", "D-ROLL-02"]),
        ("dice.toml", PURPLE, PURPLE + PURPLE.replace("purple", "pink"), ["pip_die", "D-ROLL-02"]),
        ("dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5]", ["pip_die blue", "D-COMP-03"]),
        ("dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [0, 2, 3, 4, 5, 6]", ["pip_die blue", "D-COMP-03"]),
        ("dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 5, 7]", ["pip_die blue", "D-COMP-03"]),
        ("dice.toml", LAST, "", ["colour_die", "D-ROLL-02"]),
        ("dice.toml", LAST, LAST * 2, ["colour_die", "D-ROLL-02"]),
        ("dice.toml", 'faces = ["blue", ', 'faces = ["pink", ', ["colour_die 0", "D-COMP-03"]),
        ("dice.toml", 'faces = ["blue", ', "faces = [", ["colour_die 0", "D-COMP-03"]),
        ("dice.toml", 'colour = "orange"', "colour = 4", ["colour"]),
        ("pack.toml", 'name = "standard"', "name = ", ["pack.toml"]),
        ("pack.toml", 'game = "dice"', 'game = "fresco"', ["game", "fresco"]),
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
    for problem in read_pack(mine)[1]:
        assert len({problem.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
        assert problem.reason.key not in problem.text()
    with pytest.raises(BadPack) as error:
        dice.new_game(3, pack=str(mine))
    assert file in str(error.value)


@pytest.mark.parametrize("file", ["pack.toml", "fresco.toml", "portraits.toml", "dice.toml"])
def test_a_missing_file_and_a_missing_folder(mine: Path, file: str) -> None:
    (mine / file).unlink()
    assert any(str(problem).startswith(file) for problem in read_pack(mine)[1])
    with pytest.raises(BadPack):
        dice.new_game(2, pack=str(mine))
    assert [problem.reason.key for problem in read_pack(mine / "nowhere")[1]] == ["pack-folder-missing"]


def test_a_pack_of_ones_own_is_played_and_named_in_saved_games(mine: Path) -> None:
    assert change(mine, "fresco.toml", "tiles = [8, 8, 9, 11]", "tiles = [8, 9, 10, 12]") == []
    *_, game = random_game(3, 1, pack=str(mine))
    assert game.outcome is not None
    assert dice.replay(game.log.to_json()).hash() == game.hash()
    assert dice.from_json(game.to_json()).hash() == game.hash()
    assert dice.new_game(3, pack=str(mine)).view(None).stacks["24"] == [9, 10, 12]
    assert game.config_data()["digest"] != dice.new_game(3).config_data()["digest"]
    assert game.hash() != dice.new_game(3, seed=1).hash()


def test_faces_and_colours_come_from_the_pack(mine: Path) -> None:
    """A heavy blue die, and pink in place of purple everywhere."""
    assert change(mine, "dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [6, 6, 6, 6, 6, 6]") == []
    path = mine / "dice.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("purple", "pink"), encoding="utf-8")
    assert read_pack(mine)[1] == []
    colours: set[str] = set()
    for seed in range(60):
        game = dice.new_game(2, pack=str(mine), seed=seed)
        game.apply("bishop 8")
        game.apply("wait")
        view = game.view(None)
        assert view.pips["blue"] == 6
        assert "purple" not in view.pips
        assert "keep pink" in texts(game)
        colours |= set(view.colours)
    assert colours == {"blue", "yellow", "green", "red", "orange", "pink"}


def test_the_dice_may_be_listed_in_another_order(mine: Path) -> None:
    """Also while the standard pack is in use: notation means the same die in both."""
    standard = dice.new_game(2, seed=1)
    path = mine / "dice.toml"
    text = path.read_text(encoding="utf-8")
    text = text.replace('colour = "blue"', 'colour = "?"', 1).replace('colour = "purple"', 'colour = "blue"', 1)
    path.write_text(text.replace('colour = "?"', 'colour = "purple"', 1), encoding="utf-8")
    assert read_pack(mine)[1] == []
    game = dice.new_game(2, pack=str(mine), seed=1)
    for one in (standard, game):
        one.apply("bishop 8")
        one.apply("wait")
        pips = one.view(None).pips
        for colour in ("blue", "purple"):
            twin = one.copy()
            twin.apply(f"keep {colour}")
            assert [(aside.die, aside.pips) for aside in twin.view(None).aside] == [(colour, pips[colour])]
    assert dice.replay(play_out(game).log.to_json()).hash() == game.hash()
