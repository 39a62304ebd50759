"""Component packs of the card game: the standard one is sound; a wrong one is told file, entry and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine.errors import BadGame, BadPack
from buonfresco.games import cards
from buonfresco.games.cards.pack import load_pack, read_pack
from tests.cards.packs import STANDARD, change, own_pack, turned_round
from tests.cards.table import acting, asked, hand, play, random_game, starting, texts, values
from tests.support import rule


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return own_pack(tmp_path)


def test_the_standard_pack_is_sound() -> None:
    pack, problems = read_pack(STANDARD)
    assert problems == []
    assert pack is not None
    assert pack.name == "standard"
    assert pack.backs() == ["round", "pointed", "rose"]


@rule("C-SETUP-01", "C-SETUP-05", "C-SETUP-06")
def test_it_has_as_many_of_everything_as_the_rulebook_counts() -> None:
    pack = load_pack("standard")
    assert sum(card.count for card in pack.cards.market) == 42
    assert sum(card.count for card in pack.cards.workshop) == 42
    assert sum(card.count for card in pack.fresco.card) == 25
    assert sum(tile.count for tile in pack.tiles.favourite) == 12
    assert sum(tile.count for tile in pack.tiles.action) + sum(tile.count for tile in pack.tiles.paint) == 20


def test_every_value_says_how_sure_we_are() -> None:
    found = list(load_pack("standard").entries())
    assert {file for file, _, _ in found} == {"cards.toml", "fresco.toml", "tiles.toml"}
    for file, label, entry in found:
        sources = entry.provenance()
        stated = {name for name in entry.__struct_fields__ if name not in ("source", "id")}
        assert set(sources) >= {name for name in stated if getattr(entry, name) is not False}, (file, label)
        assert set(sources.values()) <= {"rulebook", "inferred", "designed"}, (file, label)


def test_designed_values_are_never_said_to_be_printed() -> None:
    """Only that there are these kinds of action tile is in the rulebook; the pictures would tell the rest."""
    printed = [
        (label, name)
        for _, label, entry in load_pack("standard").entries()
        for name, source in entry.provenance().items()
        if source == "rulebook"
    ]
    assert printed == [(f"action {number}", "kind") for number in range(3)]


YELLOW = 'colour = "Y"\nsymbols = "W"\nmixing = true\ncount = 4'
ROUND = 'back = "round"\ncolour = "G"\nsymbols = "W"\nbishop = true\ncount = 2'
HALVES = '[[halves]]\ncolour = "Y"\nleft = "G"\nright = "O"\nsource = "designed"\n'
WRONG = [
    # file, old, new, entry, rule, key
    ("cards.toml", YELLOW, YELLOW.replace("4", "5"), "market", "C-SETUP-01", "pack-cards-number"),
    ("cards.toml", YELLOW, YELLOW.replace("4", "3"), "market", "C-SETUP-01", "pack-cards-number"),
    ("cards.toml", YELLOW, YELLOW.replace("4", "0"), "market 0", "", "pack-cards-count"),
    ("cards.toml", YELLOW, YELLOW.replace("4", "'four'"), "market '0' count", "", "pack-file-form"),
    ("cards.toml", ROUND, ROUND.replace("2", "3"), "workshop", "C-SETUP-01", "pack-cards-number"),
    ("cards.toml", ROUND, ROUND.replace("round", "oval"), "workshop", "C-SETUP-01", "pack-cards-backs"),
    ("cards.toml", ROUND, ROUND.replace("round", "market"), "workshop", "C-SETUP-01", "pack-cards-backs"),
    ("cards.toml", ROUND, ROUND.replace('"W"', '""'), "workshop G-*", "C-EXCH-04", "pack-cards-symbols"),
    ("cards.toml", ROUND, ROUND.replace('"W"', '"WWWW"'), "workshop G-WWWW*", "C-EXCH-04", "pack-cards-symbols"),
    ("cards.toml", ROUND, ROUND.replace('"W"', '"X"'), "workshop G-X*", "C-EXCH-04", "pack-cards-symbols"),
    ("cards.toml", ROUND, ROUND.replace('"W"', '"M/M"'), "workshop G-M/M*", "C-EXCH-04", "pack-cards-symbols"),
    ("cards.toml", ROUND, ROUND.replace('"G"', '"Z"'), "workshop 0", "", "pack-cards-colour"),
    ("cards.toml", ROUND, ROUND.replace('"G"', '"GO"'), "workshop 0", "", "pack-cards-colour"),
    ("cards.toml", ROUND, ROUND + "\nmixing = true", "workshop", "C-MIX-01", "pack-cards-mixing"),
    ("cards.toml", ROUND, ROUND.replace('"W"\nbishop = true', '"M/W"'), "round-G-M/W", "", "pack-id-twice"),
    ("cards.toml", YELLOW, YELLOW.replace('"W"', '"M/W"'), "Y-M/W+", "", "pack-id-twice"),
    ("cards.toml", HALVES, "", "halves", "C-MIX-05", "pack-cards-halves"),
    ("cards.toml", HALVES, HALVES + HALVES, "halves", "C-MIX-05", "pack-cards-halves"),
    ("cards.toml", 'left = "G"', 'left = "Q"', "halves Y", "", "pack-cards-colour"),
    ("cards.toml", 'right = "O"', 'right = ""', "halves Y", "", "pack-cards-colour"),
    ("cards.toml", YELLOW, YELLOW + "\nsmell = true", "market '0'", "", "pack-file-form"),
    ("cards.toml", 'source = "designed"', 'source = "hearsay"', "market '0' source", "", "pack-file-form"),
    ("cards.toml", 'source = "designed"', 'source = {count = "designed"}', "market 0", "", "pack-source-missing"),
    ("fresco.toml", "count = 2", "count = 3", "card", "C-SETUP-01", "pack-cards-number"),
    ("fresco.toml", "count = 2", "count = -2", "card 'YRB'", "", "pack-cards-count"),
    ("fresco.toml", 'id = "YRB"', 'id = "YR"', "card 'YR'", "C-REST-01", "pack-cards-three"),
    ("fresco.toml", 'id = "YRB"', 'id = "YRBG"', "card 'YRBG'", "C-REST-01", "pack-cards-three"),
    ("fresco.toml", 'id = "YRB"', 'id = "YRX"', "card 'YRX'", "C-REST-01", "pack-cards-three"),
    ("fresco.toml", 'id = "YRB"', 'id = "YRG"', "card 'YRG'", "", "pack-id-twice"),
    ("fresco.toml", "[1, 2, 3, 4]", "[1, 2, 3]", "card 'YRB'", "C-REST-04", "pack-cards-values"),
    ("fresco.toml", "[1, 2, 3, 4]", "[]", "card 'YRB'", "C-REST-04", "pack-cards-values"),
    ("fresco.toml", "[1, 2, 3, 4]", "[1, 2, 2, 4]", "card 'YRB'", "C-REST-04", "pack-cards-values"),
    ("fresco.toml", "[1, 2, 3, 4]", "[1, 3, 2, 4]", "card 'YRB'", "C-REST-04", "pack-cards-values"),
    ("fresco.toml", "[1, 2, 3, 4]", "[0, 2, 3, 4]", "card 'YRB'", "C-REST-04", "pack-cards-values"),
    ("fresco.toml", "values = [1, 2, 3, 4]\n", "", "card 'YRB'", "", "pack-file-form"),
    ("fresco.toml", 'values = "designed", ', "", "card 'YRB'", "", "pack-source-missing"),
    ("fresco.toml", 'values = "designed", ', 'values = "designed", smell = "designed", ', "card 'YRB'", "",
     "pack-source-unknown"),
    ("tiles.toml", "count = 2", "count = 3", "favourite", "C-SETUP-05", "pack-cards-number"),
    ("tiles.toml", "count = 6", "count = 5", "action", "C-SETUP-06", "pack-cards-number"),
    ("tiles.toml", "count = 1", "count = 2", "action", "C-SETUP-06", "pack-cards-number"),
    ("tiles.toml", 'kind = "exchange"', 'kind = "demand"', "action", "C-TILE-01", "pack-cards-kinds"),
    ("tiles.toml", 'kind = "exchange"', 'kind = "joker"', "action '1' kind", "", "pack-file-form"),
    ("tiles.toml", '[[favourite]]\ncolour = "Y"', '[[favourite]]\ncolour = "R"', "favourite R", "", "pack-id-twice"),
    ("tiles.toml", '[[paint]]\ncolour = "Y"', '[[paint]]\ncolour = "R"', "paint R", "", "pack-id-twice"),
    ("tiles.toml", '[[paint]]\ncolour = "Y"', '[[paint]]\ncolour = "?"', "paint 0", "", "pack-cards-colour"),
    ("tiles.toml", "[[paint]]", "[[point]]", "", "", "pack-file-form"),
    ("pack.toml", 'game = "cards"', 'game = "dice"', "game", "", "pack-other-game"),
    ("pack.toml", 'name = "standard"', "name = ", "", "", "pack-file-unreadable"),
]  # fmt: skip


@rule("C-SETUP-01", "C-SETUP-05", "C-SETUP-06", "C-EXCH-04", "C-MIX-01", "C-MIX-05", "C-REST-01", "C-REST-04")
@pytest.mark.parametrize(("file", "old", "new", "entry", "rule_id", "key"), WRONG)
def test_a_wrong_pack_is_told_file_entry_and_reason(
    mine: Path, file: str, old: str, new: str, entry: str, rule_id: str, key: str
) -> None:
    problems = change(mine, file, (old, new))
    found = [(problem.file, problem.entry, problem.reason.rule, problem.reason.key) for problem in problems]
    assert (file, entry, rule_id, key) in found
    assert {one[0] for one in found} == {file}
    for problem in problems:
        for lang in ("en", "de", "fr"):
            assert problem.text(lang).startswith(f"{file}: ")
            assert problem.reason.key not in problem.text(lang)
            assert "{" not in problem.text(lang)
    with pytest.raises(BadPack) as error:
        cards.new_game(3, pack=str(mine))
    assert file in str(error.value)


@rule("C-SETUP-01")
@pytest.mark.parametrize(("old", "new"), [("pointed", "Round"), ("pointed", "Market"), ("pointed", "two words")])
def test_names_of_backs_are_words_that_differ_whatever_their_case(mine: Path, old: str, new: str) -> None:
    path = mine / "cards.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(f'"{old}"', f'"{new}"'), encoding="utf-8")
    assert [problem.reason.key for problem in read_pack(mine)[1]] == ["pack-cards-backs"]


@pytest.mark.parametrize("file", ["pack.toml", "cards.toml", "fresco.toml", "tiles.toml"])
def test_a_missing_file(mine: Path, file: str) -> None:
    (mine / file).unlink()
    pack, problems = read_pack(mine)
    assert pack is None
    assert [(problem.file, problem.reason.key) for problem in problems] == [(file, "pack-file-missing")]


def test_a_missing_folder(mine: Path) -> None:
    pack, problems = read_pack(mine / "nowhere")
    assert pack is None
    assert [problem.reason.key for problem in problems] == ["pack-folder-missing"]


# ---- packs of one's own are played ---------------------------------------------------------------------------------


def test_a_pack_with_other_values_is_played_and_named_in_saved_games(mine: Path) -> None:
    assert (
        change(mine, "fresco.toml", ('id = "YRG"\nvalues = [2, 3, 4, 5]', 'id = "YRG"\nvalues = [2, 5, 9, 20]')) == []
    )
    game = acting("Y-M*", "R-M*", "round-G-W*", pack=str(mine), frescoes=["YRG", "YRB", "GOP", "BOP"], favourite="P")
    play(game, "restore YRG")
    assert values(game) == [20]
    assert game.config_data()["digest"] != cards.new_game(3).config_data()["digest"]
    *_, game = random_game(3, 1, pack=str(mine))
    assert game.outcome is not None
    assert cards.replay(game.log.to_json()).hash() == game.hash()
    assert cards.from_json(game.to_json()).hash() == game.hash()


def test_a_pack_that_lists_its_cards_in_another_order_is_playable_beside_the_standard_one(mine: Path) -> None:
    ours = cards.new_game(3, seed=1)
    turned_round(mine)
    assert read_pack(mine)[1] == []
    *_, theirs = random_game(3, 2, pack=str(mine))
    assert theirs.outcome is not None
    assert cards.replay(theirs.log.to_json()).hash() == theirs.hash()
    game = acting("Y-MM", "R-MM", "B-W+", "Y-W+", pack=str(mine), frescoes=["YRB", "YRG", "GOP", "BOP"])
    assert sorted(starting(game, "restore")) == ["YRB", "YRG"]
    assert sorted(starting(game, "lay")) == ["B-W+", "R-MM", "Y-MM", "Y-W+"]
    play(game, "restore YRB")
    assert sorted(texts(game)) == ["pay Y-MM", "pay Y-W+"]
    play(ours, "pass")  # and the standard one beside it
    assert ours.check() == []


def test_a_saved_game_is_not_resumed_with_another_pack(mine: Path) -> None:
    saved = cards.new_game(3, pack=str(mine), seed=1).to_json()
    change(mine, "fresco.toml", ("[1, 2, 3, 4]", "[1, 2, 3, 5]"))
    cards.GAME.forget_rules()
    with pytest.raises(BadGame) as error:
        cards.from_json(saved)
    assert error.value.reason.key == "error-other-pack"


@rule("C-EXCH-04")
@pytest.mark.parametrize(
    ("symbols", "owed"), [("MW", (1, 1, 0)), ("MMW", (2, 1, 0)), ("M/WW", (0, 1, 1)), ("M/WM/W", (0, 0, 2))]
)
def test_a_card_with_symbols_of_both_kinds_draws_each_as_shown(mine: Path, symbols: str, owed: tuple[int, ...]) -> None:
    assert change(mine, "cards.toml", (YELLOW, YELLOW.replace('"W"', f'"{symbols}"'))) == []
    card = f"Y-{symbols}+"
    game = acting(card, "R-MM", pack=str(mine))
    play(game, f"lay {card}")
    assert tuple(game.view().owed.values()) == owed
    drawn = 0
    while asked(game)[0] in ("lay", "draw"):
        play(game, next(text for text in reversed(texts(game)) if text.startswith("draw")))
        drawn += 1
    assert len(hand(game)) == 1 + sum(owed)


@rule("C-MIX-06", "C-REST-04")
def test_a_bishop_on_a_mixing_card_counts_beside_the_mixture(mine: Path) -> None:
    assert change(mine, "cards.toml", (YELLOW, YELLOW + "\nbishop = true")) == []
    words: dict[str, Any] = {"pack": str(mine), "frescoes": ["YRG", "YRB", "GOP", "BOP"], "favourite": "P"}
    game = acting("Y-MM", "R-MM", "Y-W+*", "B-W+", **words)
    play(game, "restore YRG")
    assert values(game) == [4]  # one for the blend, one for the bishop
    game = acting("Y-W+*", "R-MM", "B-MM", **words)
    play(game, "restore YRB")
    assert values(game) == [2]


@rule("C-MIX-05")
def test_a_pack_may_say_which_halves_fit(mine: Path) -> None:
    """Without a purple half on blue cards there is no purple; yellow and blue still make green."""
    assert change(mine, "cards.toml", ('left = "P"\nright = "G"', 'left = "R"\nright = "G"')) == []
    words: dict[str, Any] = {"pack": str(mine), "frescoes": ["YRP", "YRG", "GOP", "BOP"]}
    assert starting(acting("Y-MM", "R-MM", "R-W+", "B-W+", "Y-W+", **words), "restore") == ["YRG"]


@rule("C-TILE-05", "C-TILE-04")
def test_a_pack_may_have_several_paint_tiles_of_a_colour_and_none_of_others(mine: Path) -> None:
    text = (mine / "tiles.toml").read_text(encoding="utf-8")
    head, *paints = text.split("[[paint]]")
    (mine / "tiles.toml").write_text(head + "[[paint]]" + paints[0].replace("count = 1", "count = 6"), encoding="utf-8")
    assert read_pack(mine)[1] == []
    game = acting("R-MM", "B-MM", tiles={"paint-Y": 6}, pack=str(mine), frescoes=["YRB", "YRG", "GOP", "BOP"])
    play(game, "restore YRB")
    assert game.view().players[0].tiles["paint-Y"] == 5
    *_, game = random_game(2, 1, pack=str(mine))
    assert game.outcome is not None


@rule("C-TILE-04")
def test_a_pack_without_paint_tiles_is_refused(mine: Path) -> None:
    text = (mine / "tiles.toml").read_text(encoding="utf-8").replace("count = 6", "count = 12")
    (mine / "tiles.toml").write_text("paint = []\n" + text.partition("[[paint]]")[0], encoding="utf-8")
    assert [problem.reason.key for problem in read_pack(mine)[1]] == ["pack-cards-kinds"]


def test_piles_of_ones_own_have_a_name_in_every_sentence(mine: Path) -> None:
    path = mine / "cards.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"rose"', '"square"'), encoding="utf-8")
    game = cards.new_game(2, pack=str(mine), seed=1)
    reason = game.explain("draw square")
    assert reason is not None
    for lang in ("en", "de", "fr"):
        assert "square" in reason.text(lang)
        assert "cards-pile" not in reason.text(lang)
