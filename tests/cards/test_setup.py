"""Components (C-COMP) and setup (C-SETUP)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from buonfresco.games import cards
from buonfresco.games.cards import Cards
from buonfresco.games.cards.pack import load_pack
from tests.cards.table import PILES, all_cards, hand, of_kind, pile_sizes, random_game, state, texts
from tests.support import rule

BASIC, BLENDED = "YRB", "GOP"
MIXING = ("W+", "M/W+")
BLENDS = {"G": {"Y", "B"}, "O": {"Y", "R"}, "P": {"R", "B"}}


# ---- components ----------------------------------------------------------------------------------------------------


@rule("C-COMP-01")
def test_cards_show_six_colours_and_seven_sorts_of_symbols() -> None:
    shown = {(card.colour, card.symbols) for card in (*load_pack("standard").cards.market, *workshop())}
    assert {colour for colour, _ in shown} == set(BASIC + BLENDED)
    assert {symbols for _, symbols in shown} == {"M", "W", "M/W", "MM", "WW", "MMM", "WWW"}


def workshop() -> list[cards.pack.WorkshopCard]:
    return load_pack("standard").cards.workshop


@rule("C-COMP-02")
def test_the_market_has_the_same_fourteen_cards_in_each_basic_colour() -> None:
    one_colour = {"W+": 4, "M/W+": 3, "M/W": 1, "MM": 2, "WW": 1, "MMM": 1, "M*": 2}
    assert Counter(all_cards("market")) == {f"{colour}-{face}": n for colour in BASIC for face, n in one_colour.items()}
    assert len(all_cards("market")) == 42


@rule("C-COMP-03")
def test_any_two_mixing_cards_of_different_colours_make_their_blend() -> None:
    halves = {one.colour: (one.left, one.right) for one in load_pack("standard").cards.halves}
    assert halves == {"Y": ("G", "O"), "R": ("O", "P"), "B": ("P", "G")}
    mixes = {tuple(action.text.split()[1:]) for action in cards.new_game(2).codec.actions if action.kind == "mix"}
    fitting = {
        (f"{one}-{face}", f"{other}-{other_face}")
        for one, other in combinations(BASIC, 2)
        for face, other_face in product(MIXING, repeat=2)
    }
    assert mixes == fitting
    rules = cards.new_game(2).r
    for blend, pair in BLENDS.items():
        one, other = sorted("YRBGOP".index(colour) for colour in pair)
        assert rules.mixtures["YRBGOP".index(blend)] == ((one, other),)
    assert sum(name.endswith("+") for name in all_cards("market")) == 21


@rule("C-COMP-04")
@pytest.mark.parametrize(("pile", "main"), [("round", "G"), ("pointed", "O"), ("rose", "P")])
def test_each_workshop_pile_has_fourteen_cards_eight_of_its_main_colour(pile: str, main: str) -> None:
    own = {"W*": 2, "M/W": 3, "MM": 1, "WW": 1, "WWW": 1}
    other = {"W*": 1, "M/W": 1, "MM": 1}
    expected = {
        f"{pile}-{colour}-{face}": n
        for colour in BLENDED
        for face, n in (own if colour == main else other).items()
    }  # fmt: skip
    assert Counter(all_cards(pile)) == expected
    assert len(all_cards(pile)) == 14


@rule("C-COMP-02", "C-COMP-04")
def test_eighteen_bishops_and_fourteen_cards_of_each_colour() -> None:
    market = all_cards("market")
    shops = [name for pile in PILES[1:] for name in all_cards(pile)]
    assert sum(name.endswith("*") for name in market) == 6
    assert sum(name.endswith("*") for name in shops) == 12
    assert Counter(name.split("-")[0] for name in market) == dict.fromkeys(BASIC, 14)
    assert Counter(name.split("-")[1] for name in shops) == dict.fromkeys(BLENDED, 14)


@rule("C-COMP-05")
def test_fresco_cards_show_every_set_of_three_colours_and_are_worth_by_their_blends() -> None:
    found = load_pack("standard").fresco.card
    sets = {frozenset(names) for names in combinations(BASIC + BLENDED, 3)}
    assert {frozenset(card.id) for card in found} == sets
    assert len(found) == 20
    assert {card.id: card.count for card in found if card.count != 1} == {
        "YRB": 2, "YGP": 2, "RGO": 2, "BOP": 2, "GOP": 2,
    }  # fmt: skip
    for card in found:
        lowest = 1 + sum(letter in BLENDED for letter in card.id)
        assert card.values == [lowest, lowest + 1, lowest + 2, lowest + 3], card.id
    by_value = Counter({1: 0})
    on_cards: Counter[str] = Counter()
    for card in found:
        by_value[card.values[0]] += card.count
        for letter in card.id:
            on_cards[letter] += card.count
    assert by_value == {1: 2, 2: 9, 3: 12, 4: 2}
    assert on_cards == {**dict.fromkeys(BASIC, 12), **dict.fromkeys(BLENDED, 13)}


@rule("C-COMP-06")
def test_two_favourite_colour_tiles_of_each_colour() -> None:
    data = state(cards.new_game(2, seed=1))
    assert Counter([data["favourite"], *data["favourite_pile"]]) == dict.fromkeys(BASIC + BLENDED, 2)


@rule("C-COMP-07")
def test_twenty_action_tiles_of_four_kinds() -> None:
    data = state(cards.new_game(2, seed=1))
    paints = dict.fromkeys((f"paint-{colour}" for colour in BASIC + BLENDED), 1)
    assert Counter([*data["tiles"], *data["tile_pile"]]) == {"rotation": 6, "exchange": 4, "demand": 4, **paints}


# ---- setup ---------------------------------------------------------------------------------------------------------


def everywhere(game: Cards, pile: str) -> Counter[str]:
    """All cards of a back, wherever they are now."""
    data = state(game)
    hands = [name for one in data["painters"] for name in one.get("hand", [])]
    found = [name for name in hands if (name.split("-")[0] if name.count("-") == 2 else "market") == pile]
    return Counter([*data["piles"][pile], *found])


@rule("C-SETUP-01", "C-SETUP-02", "C-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_piles_sorted_by_their_backs(players: int) -> None:
    game = cards.new_game(players, seed=players)
    for pile in PILES:
        assert everywhere(game, pile) == Counter(all_cards(pile))
    view = game.view()
    assert pile_sizes(game) == {"market": 42 - 5 * players - 1, "round": 14, "pointed": 14, "rose": 14}
    assert (len(view.frescoes), view.fresco_pile) == (4, 21)


@rule("C-SETUP-01")
def test_each_pile_is_shuffled() -> None:
    """Whatever a pile holds may be what shows first, and about as often as it is there."""
    games = [cards.new_game(4, seed=seed) for seed in range(600)]
    dealt = Counter(name for game in games for name in hand(game, game.s.start))
    assert dealt.keys() == set(all_cards("market"))
    for name, count in Counter(all_cards("market")).items():
        assert abs(dealt[name] / 600 - 6 * count / 42) < 0.12, name
    shown = Counter(name for game in games for name in game.view().frescoes)
    assert len(shown) == 20
    assert 2 * 600 * 4 / 25 - 80 < shown["GOP"] < 2 * 600 * 4 / 25 + 80
    assert len({tuple(game.view().frescoes) for game in games}) > 500
    drawn: set[str] = set()
    for game in games[:200]:
        with_workshop = [text for text in texts(game) if text.startswith("lay") and "W" in text]
        if not with_workshop:
            continue
        game.apply(with_workshop[0])
        drawn.add(str(of_kind(game.apply("draw rose"), "drew")[0].data["card"]))
    assert drawn == set(all_cards("rose"))


@rule("C-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_discard_pile_beside_each_draw_pile_empty_at_first(players: int) -> None:
    piles = cards.new_game(players, seed=1).view().piles
    assert list(piles) == list(PILES)
    assert {(pile.discarded, pile.top) for pile in piles.values()} == {(0, None)}


@rule("C-SETUP-04")
def test_each_card_goes_to_the_discard_pile_of_its_back() -> None:
    laid = ["Y-W+", "round-G-W*", "pointed-G-W*", "rose-P-MM"]
    game = cards.position(players=2, phase="act", painters=[{"hand": laid}])
    for name in laid:
        game.apply(f"lay {name}")
    for _ in range(5):  # one workshop symbol each, and two of the market
        game.apply(texts(game)[-1])
    assert game.view().table == []
    assert {name: pile.top for name, pile in game.view().piles.items()} == {
        "market": "Y-W+", "round": "round-G-W*", "pointed": "pointed-G-W*", "rose": "rose-P-MM",
    }  # fmt: skip


@rule("C-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_favourite_colour_lies_open(players: int) -> None:
    view = cards.new_game(players, seed=1).view()
    assert view.favourite in set(BASIC + BLENDED)
    assert view.favourite_pile == 11
    assert len({cards.new_game(players, seed=seed).view().favourite for seed in range(60)}) == 6


@rule("C-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_action_tiles_lie_open(players: int) -> None:
    view = cards.new_game(players, seed=1).view()
    assert (len(view.tiles), view.tile_pile) == (3, 17)
    assert len({tile for seed in range(60) for tile in cards.new_game(players, seed=seed).view().tiles}) == 9


@rule("C-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_random_begins_and_keeps_the_palette(players: int) -> None:
    starts = set()
    for seed in range(40):
        game = cards.new_game(players, seed=seed)
        assert game.decision is not None
        assert game.decision.seat == game.view().start
        starts.add(game.view().start)
    assert starts == set(range(players))
    for game in random_game(players, 7):
        assert game.view().start == cards.new_game(players, seed=7).view().start


@rule("C-SETUP-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_market_cards_each_dealt_one_at_a_time_from_the_start_player_on(players: int) -> None:
    for seed in range(6):
        game = cards.new_game(players, seed=seed)
        start, *dealt = [~entry for entry in game.inputs[: 1 + 5 * players]]
        first = game.inputs[-1]  # the card of phase 1 came last
        for distance in range(players):
            seat = (start + distance) % players
            own = dealt[distance::players] + ([~first] if distance == 0 else [])
            assert hand(game, seat) == [game.r.card_names[card] for card in sorted(own)]
            assert len(own) == (6 if distance == 0 else 5)
            assert game.view().players[seat].backs == {"market": len(own)}


@rule("C-SETUP-01")
def test_nobody_has_fresco_cards_or_tiles_at_first() -> None:
    for player in cards.new_game(4, seed=1).view().players:
        assert (player.score, player.frescoes, player.tiles) == (0, [], {})
