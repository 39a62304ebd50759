"""The journeyman and the master of the dice game: the odds over a learned value, and bets by what others want."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from buonfresco.arena.series import Tally, one_game
from buonfresco.bots import advise, seated, think
from buonfresco.bots.dice import value
from buonfresco.bots.dice.bets import Bets
from buonfresco.bots.dice.network import Network
from buonfresco.bots.dice.thought import Thought
from buonfresco.games import dice
from buonfresco.games.dice import Dice, odds
from buonfresco.games.dice.actions import TIMES
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import THROWS, expected, next_states
from buonfresco.games.dice.pack import PACKS
from buonfresco.games.dice.rolling import total
from buonfresco.games.dice.state import EVENTS, NONE
from buonfresco.games.dice.turn import prize
from buonfresco.text import catalogue
from tests.dice.table import play_turn, position, random_game, reaching, throws
from tests.support import rule

LEVELS = ("journeyman", "master")
PLAYERS = [2, 3, 4]


def answer(game: Any, seat: int, bot: str, luck: int = 0) -> str:
    text: str = game.codec.decode(think(seated(game, seat, bot, luck))).text
    return text


def beginnings(players: int, seed: int) -> Iterator[Dice]:
    """Turns of a game at random, before the bishop is placed. Only what somebody owns ends it."""
    for game in random_game(players, seed, max_rounds=None):
        if game.decision is not None and game.decision.kind == "bishop":
            yield game.copy()


def played(players: int, seed: int, bot: str, **words: Any) -> Iterator[Dice]:
    """A game in which one level plays all seats, now and then at random; before every answer."""
    game = dice.new_game(players, seed=seed, **words)
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = game.asked_first
        game.apply(rng.choice(game.legal()) if rng.random() < 0.1 else answer(game, seat, bot), seat)


# ---- what a turn leaves behind ----------------------------------------------------------------------------------


def turn_at_random(game: Dice, rng: random.Random) -> tuple[int, int, list[int]]:
    """Up to the bonus or to the next turn: the place it ended in, the bishop, and what everybody bet on, at once."""
    place = bishop = so_far = 0
    bets = [NONE] * game.r.seats
    actor = game.s.turn
    while game.decision is not None and (game.decision.kind != "bishop" or game.s.turn == actor):
        kind = game.decision.kind
        if kind == "bonus":
            break
        seat = game.decision.seat
        options = [one for one in game.legal() if one.kind != "wait"]
        chosen = rng.choice(options)
        if kind == "bishop":
            bishop = chosen.args[0]
        elif kind == "bet":
            bets[seat] = chosen.args[0]
        elif kind == "keep":
            so_far = total(game) + game.s.pips[chosen.args[0]] * TIMES[chosen.args[1]]
        else:
            so_far += chosen.args[0]
        game.apply(chosen, seat)
        if kind == "bishop" and game.s.turn != actor:
            break
    place = game.r.results[so_far]
    return place, bishop, bets


@rule("D-RES-01", "D-RES-02", "D-RES-07", "D-VP-01", "D-VP-02", "D-TRACK-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_leaves_behind_what_was_foreseen(players: int) -> None:
    """For every seat that looks on; but for the tile that is turned over."""
    rng = random.Random(players)
    met = {"turn": 0, "right": 0}
    for seed in range(8):
        for game in beginnings(players, seed):
            before, actor = game.copy(), game.s.turn
            place, bishop, bets = turn_at_random(game, rng)
            result = prize(before, actor, place, bishop).result
            right = [3 if bet == result != NONE else 0 for bet in bets]
            foreseen = [value.after(value.seen(before, seat), actor, place, bishop, right) for seat in range(players)]
            if game.over or foreseen[actor].s.final:  # a bonus may be the tile that is turned over; see below
                continue
            met["turn"] += 1
            met["right"] += any(right)
            for seat, one in enumerate(foreseen):
                found = value.features(one, seat, game.s.turn)
                wanted = value.features(value.seen(game, seat), seat, game.s.turn)
                for field, tile in enumerate(one.s.fields):
                    if tile == value.UNKNOWN:
                        at = len(wanted) - 16 + 4 * field
                        found[at + 1 : at + 3] = wanted[at + 1 : at + 3]
                assert found == wanted
    assert met["turn"] > 100
    assert met["right"] > 20


@rule("D-END-01", "D-END-02")
def test_the_bonus_is_foreseen() -> None:
    """The man who weds the woman he has; and the round is the last one."""
    sections = {number: [0] for number in ("8", "13", "19", "24")}
    fields = {"9-12": "woman-3-2", "14-15": "man-2-1", "17-18": "woman-2-1", "20-23": "woman-2-2"}
    kept = reaching(16)
    painters = [{"portraits": ["woman-3-1"]}, {"space": 33}]
    game = position(players=2, painters=painters, sections=sections, fields=fields, draws=throws(*kept))
    foreseen = value.after(value.seen(game, 0), 0, 2, 2, [0, 3])
    play_turn(game, *kept, bishop=16, bets={1: (1, "marked")})
    assert [answer(game, 0, bot) for bot in LEVELS] == ["take 14-15", "take 14-15"]
    game.apply("take 14-15")
    found, wanted = value.features(foreseen, 0, 1), value.features(value.seen(game, 0), 0, 1)
    at = value.names(2).index("14-15: points")
    assert found[:at] + found[at + 2 :] == wanted[:at] + wanted[at + 2 :]
    assert foreseen.s.final


@pytest.mark.parametrize("players", PLAYERS)
def test_features_have_names_and_are_small(players: int) -> None:
    for game in beginnings(players, 3):
        for seat in range(players):
            found = value.features(value.seen(game, seat), seat, game.s.turn)
            assert len(found) == len(value.names(players)) == len(set(value.names(players)))
            assert all(-4.0 <= one <= 4.0 for one in found)


def test_nothing_hidden_is_left_in_what_is_looked_at() -> None:
    for game in beginnings(3, 5):
        seen = value.seen(game, 1)
        assert seen.s.portraits[1] == game.s.portraits[1]
        assert not any(value.known(seen.s.portraits[seat]) for seat in (0, 2))
        assert seen.s.unseen == []


def test_a_network_by_hand() -> None:
    """Two units, one of them silent."""
    network = Network([[1.0, -1.0], [0.5, 0.0]], [0.0, 0.5], [2.0, 3.0], -1.0)
    assert network.chance([1.0, 0.0]) == pytest.approx(1 / (1 + 2.718281828459045**-1.0))
    assert network.chance([0.0, 2.0]) == pytest.approx(1 / (1 + 2.718281828459045**-2.5))
    assert network.chance([1e9, 1e9]) == pytest.approx(1.0)


# ---- where a throw leads ----------------------------------------------------------------------------------------


def test_where_the_next_throw_leads() -> None:
    """All of it, and to what the turn is worth."""
    rng = random.Random(2)
    for _ in range(10):
        worth = [rng.random() for _ in range(37)]
        for so_far, left, free in ((0, 3, 2), (4, 2, 2), (6, 2, 1), (12, 1, 0), (9, 1, 2)):
            found = next_states(worth, so_far, left, free)
            assert sum(chance for _, _, chance in found) == pytest.approx(1.0)
            mean = sum(chance * expected(worth, then, left - 1, dice) for then, dice, chance in found)
            assert mean == pytest.approx(expected(worth, so_far, left, free))


# ---- levels -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", LEVELS)
def test_what_cannot_be_seen_changes_no_answer(bot: str, players: int) -> None:
    """Nor what is said for it; and every kind of decision is answered."""
    luck = random.Random(9)
    differ, kinds = 0, set()
    for game in played(players, 6, bot, max_rounds=4):
        seat = game.asked_first
        other = game.sample(seat, seed=luck.randrange(1000))
        differ += other.hash() != game.hash()
        assert game.decision is not None
        kinds.add(game.decision.kind)
        assert advise(seated(game, seat, bot, 4)) == advise(seated(other, seat, bot, 4))
    assert differ > 10
    assert kinds >= {"bishop", "bet", "keep"}


@pytest.mark.parametrize("bot", LEVELS)
def test_packs_that_nobody_has_learned_are_played_by_the_apprentice(bot: str, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(PACKS / "standard", tmp_path / "mine"))
    for file, old, new in (
        ("fresco.toml", "tiles = [8, 8, 9, 11]", "tiles = [8, 8, 9, 12]"),
        ("dice.toml", "faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1, 3, 4, 5, 6]"),
    ):
        text = (pack / file).read_text("utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), "utf-8")
        assert value.network_for(dice.new_game(2, pack=str(pack), seed=1).r) is None
        for game in played(2, 1, bot, pack=str(pack), max_rounds=2):
            seat = game.asked_first
            assert answer(game, seat, bot, 3) == answer(game, seat, "apprentice", 3)
            assert advise(seated(game, seat, bot, 3)).why is None


@pytest.mark.parametrize("bot", LEVELS)
def test_an_answer_takes_little(bot: str) -> None:
    """Tables of odds made for one decision, with nothing remembered: that is what time goes into."""
    for game in played(2, 2, bot, max_rounds=3):
        odds._values.cache_clear()
        think(seated(game, game.asked_first, bot, 1))
        assert odds._values.cache_info().misses <= 40


@pytest.mark.parametrize("players", PLAYERS)
def test_few_standings_are_judged(players: int) -> None:
    for game in beginnings(players, 2):
        network = value.network_for(game.r)
        assert network is not None
        thought = Thought(seated(game, game.s.turn, "journeyman", 0), network, game.s.turn)
        for section in range(5):
            thought.bishop(section)
        assert len(thought.found) <= 29


@pytest.mark.parametrize(("bot", "other", "least"), [("journeyman", "apprentice", 12), ("master", "journeyman", 12)])
def test_each_level_beats_the_one_below(bot: str, other: str, least: int) -> None:
    """Ten seeds, from both seats."""
    tally = Tally([bot, other])
    for seed in range(10):
        for seats in ([bot, other], [other, bot]):
            one_game("dice", tally, seats, seed)
    assert tally.wins[bot] >= least


# ---- judgment ---------------------------------------------------------------------------------------------------


def test_the_bishop_is_put_where_the_odds_are_best() -> None:
    for game in beginnings(2, 4):
        seat = game.s.turn
        place = seated(game, seat, "journeyman", 0)
        network = value.network_for(game.r)
        assert network is not None
        thought = Thought(place, network, seat)
        worth = [thought.bishop(section) for section in range(5)]
        best = [f"bishop {total}" for total, one in zip(game.r.sums, worth, strict=True) if one >= max(worth) - 1e-9]
        assert answer(game, seat, "journeyman") in best


def test_puts_aside_what_makes_the_marked_sum() -> None:
    game = position(players=2, draws=throws("blue 6", "yellow 4", "green 3 x2"))
    for said in ("bishop 16", "wait", "keep blue", "wait", "keep yellow", "wait"):
        game.apply(said)
    assert [answer(game, 0, bot) for bot in LEVELS] == ["keep green x2", "keep green x2"]


@rule("D-ROLL-08")
def test_uses_the_favor_tile() -> None:
    kept = reaching(12)
    game = position(players=2, painters=[{"space": 6}, {"space": 30}], draws=throws(*kept))
    game.apply("bishop 13")
    for one in kept:
        game.apply("wait")
        game.apply(" ".join(["keep", *one.split()[::2]]))
    assert [answer(game, 0, bot) for bot in LEVELS] == ["favour +1", "favour +1"]


def test_bets_of_the_master_add_up() -> None:
    """Events exclude each other; who waits can win two points at most."""
    asked = 0
    for game in played(3, 3, "master", max_rounds=3):
        assert game.decision is not None
        if game.decision.kind == "bet":
            seat = game.asked_first
            network = value.network_for(game.r)
            assert network is not None
            bets = Bets(seated(game, seat, "master", 0), network)
            chances = [bets.likely(event) for event in range(len(EVENTS))]
            assert min(chances) >= 0.0
            assert sum(chances) <= 1.0 + 1e-9
            assert sum(aim.share for aim in bets.aims) == pytest.approx(1.0)
            asked += 1
            best = max(bets.bet(event) for event in range(len(EVENTS)))
            assert 0.0 <= bets.wait() <= 2.0
            assert best <= 3.0
    assert asked > 10


def test_waiting_is_worth_what_is_learned_by_it() -> None:
    """In the last column nothing. Before that about the best bet after the throw, for a point less."""
    for throws_made in range(THROWS):
        game = position(players=2, draws=throws("blue 3", "yellow 4", "green 3"))
        for said in ("bishop 16", "wait", "keep blue", "wait", "keep yellow")[: 1 + 2 * throws_made]:
            game.apply(said)
        network = value.network_for(game.r)
        assert network is not None
        bets = Bets(seated(game, 1, "master", 0), network)
        points = COLUMN_POINTS[throws_made]
        found = [bets.likely(event) for event in range(len(EVENTS))]
        assert [bets.bet(event) for event in range(len(EVENTS))] == pytest.approx([points * one for one in found])
        if throws_made == THROWS - 1:
            assert bets.wait() == 0.0
        else:
            assert 0.9 * (points - 1) * max(found) <= bets.wait() <= points - 1


def test_the_master_does_not_bet_on_what_is_owned() -> None:
    sections = {number: [0] for number in ("8", "13", "16", "19")}
    game = position(players=2, sections=sections)
    game.apply("bishop 13")
    assert answer(game, 1, "master") != "bet marked"


@pytest.mark.parametrize("bot", LEVELS)
def test_advice_says_how_likely_it_is(bot: str) -> None:
    keys = set()
    for game in (game for seed in range(2) for game in played(2, seed, bot, max_rounds=4)):
        why = advise(seated(game, game.asked_first, bot, 0)).why
        assert why is not None
        keys.add(why.key)
        assert 0 <= int(str(why.args.get("percent", 1))) <= 100
        assert "{" not in catalogue("en").say(why, ["Anna", "Bea"])
    assert keys >= {"why-dice-chance", "why-dice-bet"}
