"""What can be paid with what, held against an exhaustive search that knows nothing of the game's own (C-REST-19)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from buonfresco.games import cards
from buonfresco.games.cards import Cards
from buonfresco.games.cards.payment import payable
from tests.cards.packs import change, own_pack
from tests.cards.table import acting, asked, hand, of_kind, play, refused, starting, texts, tiles, values
from tests.support import rule

ORDER = "YRBGOP"
BLENDS = {frozenset("YB"): "G", frozenset("YR"): "O", frozenset("RB"): "P"}
TWICE = (
    ('id = "YRB"', 'id = "YYB"'),
    ('id = "YRG"', 'id = "RGG"'),
    ('id = "YRO"', 'id = "OOO"'),
    ('id = "YRP"', 'id = "BPP"'),
    ('id = "YGP"', 'id = "YYG"'),
    ('id = "GOP"', 'id = "GGO"'),
)


@pytest.fixture
def twice(tmp_path: Path) -> str:
    """A pack in which some fresco cards show a color two or three times."""
    pack = own_pack(tmp_path)
    assert change(pack, "fresco.toml", *TWICE) == []
    return str(pack)


def colour_of(card: str) -> str:
    """Y-W+ and round-G-M/W."""
    parts = card.split("-")
    return parts[0] if len(parts) == 2 else parts[1]


Unit = tuple[str, str, frozenset[int]]  # what it pays, its notation, the things used up


def units(held: list[str], paints: list[str]) -> list[Unit]:
    """Every card, every pair of mixing cards, every paint tile. Things are numbered, so that each serves once."""
    found = [(colour_of(card), f"pay {card}", frozenset([n])) for n, card in enumerate(held)]
    for (n, one), (m, other) in combinations(enumerate(held), 2):
        blend = BLENDS.get(frozenset((colour_of(one), colour_of(other))))
        if blend and "+" in one and "+" in other:
            first, second = sorted((one, other), key=lambda card: ORDER.index(colour_of(card)))
            found.append((blend, f"mix {first} {second}", frozenset([n, m])))
    found += [(colour, f"paint {colour}", frozenset([len(held) + n])) for n, colour in enumerate(paints)]
    return found


def payments(face: str, held: list[str], paints: list[str]) -> set[tuple[str, ...]]:
    """Every way to pay a fresco card, color by color in the order of the palette."""
    every = units(held, paints)

    def pay(colours: list[str], used: frozenset[int]) -> Iterator[tuple[str, ...]]:
        if not colours:
            yield ()
            return
        for colour, text, things in every:
            if colour == colours[0] and not things & used:
                for rest in pay(colours[1:], used | things):
                    yield (text, *rest)

    return set(pay(sorted(face, key=ORDER.index), frozenset()))


def offered(game: Cards, face: str) -> set[tuple[str, ...]]:
    """Every way the game lets a fresco card be paid: all answers to all its questions, automatic ones included."""
    game = game.copy()
    before = len(game.log.inputs)
    game.apply(f"restore {face}")
    found = set()
    waiting = [game]
    while waiting:
        one = waiting.pop()
        if not one.over and asked(one) == ("pay", 0):
            assert len(set(one.legal())) == len(one.legal())  # each way once
            for answer in one.legal():
                waiting.append(one.copy())
                waiting[-1].apply(answer)
            continue
        words = [line.partition(" ")[2] for line in one.log.inputs[before:] if line.startswith("0 ")]
        found.add(tuple(word for word in words if word.split()[0] in ("pay", "mix", "paint")))
    return found


def dealt(rng: random.Random, pack: str) -> tuple[Cards, list[str], list[str]]:
    """A random hand with many mixing cards, random paint tiles, and four fresco cards."""
    rules = cards.new_game(2, pack=pack, seed=1).r
    pool = [rules.card_names[card] for pile in rules.cards for card in pile]
    market = [card for card in pool if card.count("-") == 1]
    held = rng.sample(market, rng.randint(1, 5))
    left = [card for card in pool if card.count("-") == 2]
    held += rng.sample(left, rng.randint(0, 4))
    paints = rng.sample(ORDER, rng.randint(0, 2))
    faces = rng.sample([rules.face_names[face] for face in rules.faces], 4)
    game = acting(
        *held, tiles={f"paint-{colour}": 1 for colour in paints}, frescoes=faces, pack=pack, open_tiles=["demand"] * 3
    )
    return game, held, paints


def compare(pack: str, games: int) -> tuple[int, int]:
    """How many fresco cards could be paid, and in how many ways in all, once both have agreed everywhere."""
    rng = random.Random(11)
    could = ways = 0
    for _ in range(games):
        game, held, paints = dealt(rng, pack)
        names = game.r.face_names
        found = {names[face] for face in payable(game, 0, range(len(names)))}
        assert found == {face for face in names if payments(face, held, paints)}, (held, paints)
        for face in dict.fromkeys(game.view().frescoes):
            expected = payments(face, held, paints)
            assert (face in starting(game, "restore")) == bool(expected), (face, held, paints)
            if expected:
                assert offered(game, face) == expected, (face, held, paints)
                could += 1
                ways += len(expected)
    return could, ways


@rule("C-REST-19", "C-MIX-01", "C-TILE-04")
def test_payments_agree_with_an_exhaustive_search() -> None:
    could, ways = compare("standard", 150)
    assert could > 100
    assert ways > 3 * could  # there was something to choose


@rule("C-REST-01", "C-REST-19")
def test_payments_agree_with_an_exhaustive_search_where_colours_are_shown_twice(twice: str) -> None:
    could, ways = compare(twice, 150)
    assert could > 100
    assert ways > 3 * could


@rule("C-REST-01")
def test_a_colour_that_is_shown_twice_is_needed_twice(twice: str) -> None:
    words: dict[str, Any] = {"pack": twice, "frescoes": ["YYB", "RGG", "BPP", "YBG"], "favourite": "P"}
    assert starting(acting("Y-MM", "B-MM", **words), "restore") == []
    assert starting(acting("Y-MM", "Y-MM", "B-MM", **words), "restore") == ["YYB"]
    game = acting("Y-MM", "Y-M*", "Y-WW", "B-MM", **words)
    play(game, "restore YYB", "pay Y-MM")
    assert texts(game) == ["pay Y-WW", "pay Y-M*"]  # each card serves once
    play(game, "pay Y-M*")
    assert values(game) == [2]
    assert hand(game) == ["Y-WW"]


@rule("C-REST-12")
def test_a_favourite_colour_that_is_required_twice_is_one_rotation(twice: str) -> None:
    game = acting("Y-MM", "Y-MM", "B-MM", pack=twice, frescoes=["YYB", "RGG", "BPP", "YBG"], favourite="Y")
    [restored] = of_kind(play(game, "restore YYB"), "restored")
    assert (restored.data["favourite"], restored.data["rotations"]) == (True, 1)


@rule("C-REST-19", "C-TILE-04")
def test_a_paint_tile_serves_once(twice: str) -> None:
    words: dict[str, Any] = {"pack": twice, "frescoes": ["YYB", "RGG", "BPP", "YBG"], "favourite": "P"}
    assert starting(acting("R-MM", tiles={"paint-G": 1}, **words), "restore") == []
    game = acting("R-MM", "round-G-MM", tiles={"paint-G": 1, "demand": 1}, **words)
    play(game, "restore RGG", "paint G")
    assert (hand(game), tiles(game)["demand"]) == ([], 1)
    assert "paint-G" not in tiles(game)


@rule("C-REST-19", "C-MIX-03")
def test_three_mixing_cards_of_a_colour_are_more_than_two() -> None:
    words: dict[str, Any] = {"frescoes": ["YGO", "YRB", "YRG", "YBG"]}
    two = acting("Y-W+", "Y-W+", "R-W+", "B-W+", **words)
    assert "YGO" not in starting(two, "restore")
    three = acting("Y-W+", "Y-W+", "Y-M/W+", "R-W+", "B-W+", **words)
    assert "YGO" in starting(three, "restore")  # one as yellow, one in each blend
    play(three, "restore YGO", "pay Y-M/W+")
    assert hand(three) == []


@rule("C-REST-19")
def test_equal_cards_are_offered_as_one_kind() -> None:
    game = acting("Y-W+", "Y-W+", "Y-MM", "Y-MM", "R-MM", "B-MM", frescoes=["YRB", "YBO", "GOP", "YRO"])
    play(game, "restore YRB")
    assert texts(game) == ["pay Y-MM", "pay Y-W+"]
    play(game, "pay Y-W+")
    assert hand(game) == ["Y-W+", "Y-MM", "Y-MM"]


@rule("C-REST-19")
def test_cards_that_differ_in_back_symbols_bishop_or_mixing_mark_are_different() -> None:
    greens = ["round-G-W*", "round-G-M/W", "pointed-G-W*", "rose-G-W*"]
    game = acting("Y-W+", "Y-M/W+", "Y-M/W", "R-MM", *greens, frescoes=["YRG", "YRB", "GOP", "YRO"])
    play(game, "restore YRG")
    assert sorted(texts(game)) == ["pay Y-M/W", "pay Y-M/W+", "pay Y-W+"]
    play(game, "pay Y-M/W")
    assert texts(game) == [f"pay {card}" for card in greens]


@rule("C-REST-19")
def test_a_card_that_another_colour_needs_is_refused_with_the_rule() -> None:
    game = acting("Y-W+", "Y-MM", "Y-WW", "R-MM", "B-W+", frescoes=["YRG", "YRB", "GOP", "YRO"])
    play(game, "restore YRG")
    assert texts(game) == ["pay Y-MM", "pay Y-WW"]
    assert refused(game, "pay Y-W+", "C-REST-19") == "refused-cards-needed"
