"""The apprentices of the card game and of the dice game: they see views, they beat chance, they know their trade."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.arena.series import Tally, one_game
from buonfresco.bots import best_bot, seated, think
from buonfresco.games import get_game
from buonfresco.games.cards.programs import DECISIONS as CARDS_DECISIONS
from buonfresco.games.dice import Dice
from buonfresco.games.dice.programs import DECISIONS as DICE_DECISIONS
from tests.cards.table import acting, play
from tests.dice.table import position, reaching, throw, throws
from tests.support import rule

GAMES = ("cards", "dice")
KINDS = {"cards": {kind.name for kind in CARDS_DECISIONS}, "dice": {kind.name for kind in DICE_DECISIONS}}
MOST_ANSWERS = 20_000


def answer(game: Any, seat: int, luck: int = 0) -> str:
    """What the apprentice says in a seat."""
    text: str = game.codec.decode(think(seated(game, seat, "apprentice", luck))).text
    return text


def played(name: str, players: int, seed: int) -> Iterator[Any]:
    """A game of apprentices; yields it before every answer and at its end."""
    game: Any = get_game(name).new_game(players, seed=seed)
    game.listening = False
    luck = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        yield game
        if game.over:
            return
        seat = game.decision.seat
        game.apply(answer(game, seat, luck.randrange(1 << 30)), seat)
    raise AssertionError("no end")


# ---- against chance, and among themselves -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_one_apprentice_beats_all_who_play_at_random(name: str, players: int) -> None:
    """With more of them there is more luck on their side; a fair share would be a half, a third, a quarter."""
    games, share = 24, {2: 0.85, 3: 0.7, 4: 0.6}[players]
    tally = Tally(["apprentice", "random"])
    for seed in range(games):
        seats = ["random"] * players
        seats[seed % players] = "apprentice"
        one_game(name, tally, seats, seed)
    assert tally.wins["apprentice"] >= share * games
    assert tally.points["apprentice"] / games > 1.4 * tally.points["random"] / tally.seats["random"]


@rule("C-COMP-08")
@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 7, 12), (3, 7, 12), (4, 5, 9)])
def test_the_cards_make_a_game_of_sensible_length(players: int, fewest: int, most: int) -> None:
    """And of about the points of the printed example; nobody ever finds a pile and its discard pile both empty."""
    games = 40
    rounds = points = 0
    for seed in range(games):
        for game in played("cards", players, seed):
            assert all(pile or discard for pile, discard in zip(game.s.piles, game.s.discards, strict=True))
        assert game.outcome.reason == "frescoes"
        rounds += game.outcome.rounds
        points += max(game.outcome.points[seat].get("frescoes", 0) for seat in game.outcome.winners)
    assert fewest <= rounds / games <= most
    assert 18 <= points / games <= 32


# ---- what they see ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_decision_is_answered(name: str) -> None:
    met = {
        game.decision.kind
        for seed in range(12)
        for players in (2, 4)
        for game in played(name, players, seed)
        if not game.over
    }
    assert met == KINDS[name]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_seen_changes_no_answer(name: str, players: int) -> None:
    """Two worlds that differ only in hidden things."""
    luck = random.Random(9)
    differ = 0
    for game in played(name, players, 6):
        if not game.over:
            seat = game.decision.seat
            other = game.sample(seat, seed=luck.randrange(1000))
            differ += other.hash() != game.hash()
            assert answer(game, seat) == answer(other, seat)
    assert differ > 10


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_asked_has_no_answer(name: str) -> None:
    game: Any = get_game(name).new_game(3, seed=1)
    with pytest.raises(ValueError, match="not asked"):
        answer(game, (game.decision.seat + 1) % 3)


def test_they_are_the_ones_to_play_against() -> None:
    assert [best_bot(name) for name in GAMES] == ["apprentice", "apprentice"]


# ---- the card game: judgment -----------------------------------------------------------------------------------

LITTLE: dict[str, Any] = {"frescoes": ["YRB", "GOP", "YGP", "ROP"], "favourite": None, "favourite_pile": []}
BASIC = ("Y-MM", "R-MM", "B-MM")
BLENDED = ("round-G-MM", "pointed-O-MM", "rose-P-MM")
FIVE = [("YRG", 0), ("YRO", 0), ("YRP", 0), ("YBG", 0), ("YBO", 0)]
SIX = [*FIVE, ("YBP", 0)]
DEAR: dict[str, Any] = {**LITTLE, "frescoes": ["GOP", "GOP", "YRB", "YRB"]}


def test_restores_the_dearest_it_can_pay() -> None:
    assert answer(acting(*BASIC, *BLENDED, **LITTLE), 0) == "restore GOP"


def test_does_not_spend_a_place_on_one_point_while_there_is_time() -> None:
    assert not answer(acting(*BASIC, **LITTLE), 0).startswith("restore")


@pytest.mark.parametrize(("bishops", "favourite"), [("YR", None), ("Y", "B"), ("Y", None)])
def test_counts_what_turns_the_fresco_card(bishops: str, favourite: str | None) -> None:
    """Two bishops, or one and the favorite color, make three points of one."""
    hand = [f"{colour}-M*" if colour in bishops else f"{colour}-MM" for colour in "YRB"]
    restores = answer(acting(*hand, **{**LITTLE, "favourite": favourite}), 0) == "restore YRB"
    assert restores == (len(bishops) == 2 or favourite is not None)


@pytest.mark.parametrize(("theirs", "final"), [(FIVE, False), (SIX, True)])
def test_restores_anything_when_the_end_is_near(theirs: list[tuple[str, int]], final: bool) -> None:
    words: dict[str, Any] = {"final": True, "end_reason": "frescoes"} if final else {}
    game = acting(*BASIC, others=[{"frescoes": theirs}], **LITTLE, **words)
    assert answer(game, 0) == "restore YRB"


def test_goes_on_restoring_after_the_card_that_ends_the_game() -> None:
    game = acting(*BASIC, frescoes_of=SIX, final=True, end_reason="frescoes", **LITTLE)
    assert answer(game, 0) == "restore YRB"


def test_does_not_end_the_game_for_little_while_it_is_behind() -> None:
    """Its sixth fresco card; the others have few, but dear ones."""
    dear = [("GOP", 3), ("YGO", 3), ("YOP", 3), ("BGO", 3)]  # 25 points
    hand = ("Y-MM", "round-G-MM", "rose-P-MM")  # YGP: three points
    for others, ends in (([{"frescoes": dear}], False), ([], True)):
        game = acting(*hand, frescoes_of=FIVE, others=others, **LITTLE)
        assert (answer(game, 0) == "restore YGP") == ends


def test_pays_with_bishops_as_long_as_they_turn_the_card() -> None:
    game = acting("Y-M*", "Y-MM", "R-M*", "R-MM", "B-M*", "B-MM", **LITTLE)
    play(game, "restore YRB")
    assert [game.apply(answer(game, 0)) and game.view(0).table[-1] for _ in range(2)] == ["Y-M*", "R-M*"]
    assert answer(game, 0) == "pay B-M*"
    favoured = acting("Y-M*", "Y-MM", "R-M*", "R-MM", "B-M*", "B-MM", **{**LITTLE, "favourite": "B"})
    play(favoured, "restore YRB", "pay Y-M*", "pay R-M*")
    assert answer(favoured, 0) == "pay B-MM"


@pytest.mark.parametrize(("final", "wanted"), [(False, "pay round-G-MM"), (True, "mix Y-W+ B-W+")])
def test_mixes_for_the_rotation_when_the_cards_have_no_future(final: bool, wanted: str) -> None:
    words: dict[str, Any] = {"final": True, "end_reason": "frescoes", "others": [{"frescoes": SIX}]} if final else {}
    game = acting("Y-W+", "B-W+", "round-G-MM", "pointed-O-MM", "rose-P-MM", **{**DEAR, **words})
    play(game, "restore GOP")
    assert answer(game, 0) == wanted


def test_keeps_a_paint_tile_while_a_card_will_do() -> None:
    game = acting(*BLENDED, tiles={"paint-G": 1}, **DEAR)
    play(game, "restore GOP")
    assert answer(game, 0) == "pay round-G-MM"


def test_exchanges_what_it_does_not_need_and_keeps_what_it_needs() -> None:
    game = acting("Y-WW", "Y-MMM", "round-G-MM", "rose-P-MM", draws=["round-G-W*"], **DEAR)
    play(game, answer(game, 0))
    play(game, answer(game, 0))
    assert sorted(game.view(0).table) == ["Y-MMM", "Y-WW"]
    assert answer(game, 0) == "draw pointed"  # orange is missing
    play(game, "draw round")
    assert answer(game, 0) == "draw pointed"


def test_counts_a_paint_tile_as_the_colour_it_shows() -> None:
    game = acting("Y-WW", "round-G-MM", tiles={"paint-P": 1}, **DEAR)
    play(game, "lay Y-WW")
    assert {answer(game, 0, seed) for seed in range(8)} == {"draw pointed"}


def test_demands_the_missing_colour_of_those_who_are_likely_to_have_it() -> None:
    many = [{"hand": ["pointed-O-M/W"] * 3}, {"hand": ["pointed-G-M/W"]}]
    none = [{"hand": ["Y-W+"] * 3}, {"hand": ["B-W+"]}]
    for others, wanted in ((many, True), (none, False)):
        game = acting("round-G-MM", "rose-P-MM", tiles={"demand": 1}, others=others, **DEAR)
        assert (answer(game, 0) == "demand O") == wanted


@pytest.mark.parametrize(("final", "wanted"), [(False, "take exchange"), (True, "take paint-G")])
def test_takes_tiles_for_their_use_and_in_the_end_for_their_points(final: bool, wanted: str) -> None:
    words: dict[str, Any] = {"final": True, "end_reason": "frescoes", "others": [{"frescoes": SIX}]} if final else {}
    game = acting(*BLENDED, open_tiles=["demand", "exchange", "paint-G"], **LITTLE, **words)
    play(game, "restore GOP")
    assert answer(game, 0) == wanted


def test_turns_the_card_while_a_tile_does_it() -> None:
    game = acting(*BLENDED, tiles={"rotation": 1}, **LITTLE)
    play(game, "restore GOP")
    assert answer(game, 0) == "rotate"


def test_gives_and_discards_what_it_misses_least() -> None:
    game = acting("Y-MM", tiles={"demand": 1}, others=[{"hand": ["round-G-W*", "round-G-MM", "Y-W+"]}], **DEAR)
    play(game, "demand G")
    assert answer(game, 1) == "give round-G-MM"
    full = acting(*BLENDED, "Y-MM", "Y-MMM", "Y-M/W", "rose-P-W*", "pointed-O-W*", **DEAR)
    play(full, "pass")
    assert answer(full, 0) == "discard Y-M/W"


def test_passes_rather_than_breaking_up_a_hand_of_use_and_fills_it_up() -> None:
    assert answer(acting("round-G-W*", **DEAR), 0) == "pass"


# ---- the dice game: judgment -----------------------------------------------------------------------------------


def marked(game: Dice, bishop: int, *keeps: str) -> Dice:
    """The bishop is placed, nobody bets, and so many dice are set aside."""
    game.apply(f"bishop {bishop}")
    left = [" ".join(one.split()[::2]) for one in keeps]
    while game.decision is not None and (game.decision.kind == "bet" or (game.decision.kind == "keep" and left)):
        game.apply("wait" if game.decision.kind == "bet" else f"keep {left.pop(0)}", game.decision.seat)
    return game


def test_puts_aside_what_makes_the_marked_sum() -> None:
    game = position(players=2, draws=throws("blue 6", "yellow 4", "green 3 x2"))
    assert answer(marked(game, 16, "blue 6", "yellow 4"), 0) == "keep green x2"


@pytest.mark.parametrize(("bishop", "wanted"), [(13, "keep green"), (16, "keep red")])
def test_prefers_the_marked_one_of_two_sections(bishop: int, wanted: str) -> None:
    """Eleven, and a two or a five; without the bishop both are worth the same."""
    shown = throw("blue", "yellow", colours=("blue", "blue"), green=2, red=5)
    game = position(players=2, draws=[*throws("blue 6", "yellow 5"), *shown])
    assert answer(marked(game, bishop, "blue 6", "yellow 5"), 0) == wanted


def test_counts_spaces_it_would_jump_over() -> None:
    """Five or six points: on both spaces somebody stands, so both lead to the seventh."""
    shown = throw("blue", "yellow", colours=("blue", "blue"), green=2, red=5)
    painters = [{}, {"space": 5}, {"space": 6}, {}]
    game = position(
        players=4, painters=painters, sections={"16": [1, 2]}, draws=[*throws("blue 6", "yellow 5"), *shown]
    )
    late = marked(game, 24, "blue 6", "yellow 5")
    assert {answer(late, 0, seed) for seed in range(20)} == {"keep green", "keep red"}


@pytest.mark.parametrize("owned", [False, True])
def test_uses_the_favour_tile_for_a_section_it_does_not_have(owned: bool) -> None:
    kept = reaching(12)
    painters = [{"space": 6}, {"space": 30}]
    game = position(players=2, painters=painters, sections={"13": [0]} if owned else {}, draws=throws(*kept))
    said = answer(marked(game, 24, *kept), 0)
    assert said in ("favour 0", "favour -1") if owned else said == "favour +1"


@pytest.mark.parametrize(("spaces", "wanted"), [((30, 14), False), ((14, 30), True)])
def test_counts_on_the_favour_tile_before_the_last_throw(spaces: tuple[int, int], wanted: bool) -> None:
    """Eleven, and a one or a four: a portrait, or one less than the marked section."""
    shown = throw("blue", "yellow", colours=("blue", "blue"), green=1, red=4, orange=1, purple=1)
    draws = [*throws("blue 6", "yellow 5"), *shown]
    sections = {"13": [0], "8": [0]}
    painters = [{"space": space} for space in spaces]
    fields = {"9-12": "woman-3-1", "14-15": "woman-2-1", "17-18": "man-2-1", "20-23": "man-2-2"}
    game = position(players=2, painters=painters, sections=sections, fields=fields, draws=draws)
    assert (answer(marked(game, 16, "blue 6", "yellow 5"), 0) == "keep red") == wanted


def test_marks_a_section_it_can_hope_for() -> None:
    """The dearest one is reached half as often as the others."""
    assert answer(position(players=2), 0) != "bishop 24"


def test_marks_only_what_it_does_not_own() -> None:
    sections = ("8", "13", "16", "19", "24")
    for missing in sections:
        game = position(players=2, sections={section: [0] for section in sections if section != missing})
        assert answer(game, 0) == f"bishop {missing}"


def test_takes_the_portrait_that_makes_a_pair_as_a_bonus() -> None:
    sections = {number: [0] for number in ("8", "13", "19", "24")}
    fields = {"9-12": "woman-3-2", "14-15": "man-2-1", "17-18": "woman-2-1", "20-23": "woman-2-2"}
    kept = reaching(16)
    painters = [{"portraits": ["woman-3-1"]}, {}]
    game = position(players=2, painters=painters, sections=sections, fields=fields, draws=throws(*kept))
    assert marked(game, 16, *kept).decision is not None
    assert answer(game, 0) == "take 14-15"


def test_likes_a_portrait_that_will_wed_better_than_a_dearer_one() -> None:
    """Nine and a one or a five: a woman worth three for the second time, or the man who is waited for."""
    fields = {"9-12": "woman-3-2", "14-15": "man-2-1", "17-18": "woman-2-1", "20-23": "woman-2-2"}
    draws = [*throws("blue 5", "yellow 4"), *throw("blue", "yellow", green=1, red=5, orange=1, purple=1)]
    painters = [{"portraits": ["woman-3-1"]}, {"space": 1}]
    game = position(players=2, painters=painters, fields=fields, draws=draws)
    assert answer(marked(game, 24, "blue 5", "yellow 4"), 0) == "keep red"


def test_bets_on_what_the_active_player_can_reach() -> None:
    """At once; and on no section he has."""
    game = position(players=2)
    game.apply("bishop 13")
    assert answer(game, 1) == "bet marked"
    owner = position(players=2, sections={number: [0] for number in ("8", "13", "16", "19")})
    owner.apply("bishop 13")
    assert answer(owner, 1) == "bet portrait"


@pytest.mark.parametrize("kept", [("blue 6", "yellow 6"), ("blue 6 x2", "yellow 1")])
def test_bets_on_what_the_sum_so_far_leaves(kept: tuple[str, str]) -> None:
    """With the color dice that are still free."""
    game = position(players=2, draws=throws(*kept))
    game.apply("bishop 16")
    for one in kept:
        game.apply("wait")
        game.apply(" ".join(["keep", *one.split()[::2]]))
    assert answer(game, 1) == "bet marked"


def test_bets_in_the_last_column_whatever_is_likely() -> None:
    """Two so far; eight is owned and the portraits up to twelve are gone: most likely he gets nothing."""
    painters = [{"portraits": ["woman-2-1", "man-2-1"]}, {}]
    fields = {"9-12": None, "14-15": "woman-2-2", "17-18": "man-2-2", "20-23": "woman-3-1"}
    facedown = {"9-12": 0, "14-15": 1, "17-18": 1, "20-23": 1}
    sections = {number: [0] for number in ("8", "13", "16", "19")}
    draws = throws("blue 1", "yellow 1")
    game = position(players=2, painters=painters, sections=sections, fields=fields, facedown=facedown, draws=draws)
    for said in ("bishop 24", "wait", "keep blue", "wait", "keep yellow"):
        game.apply(said)
    assert answer(game, 1) == "bet portrait"
