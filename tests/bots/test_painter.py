"""Learned painters, and that of the base game: what it sees is what it learned with, and it plays by its seat alone."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import learning.cards.check
import learning.fresco.check
import pytest

from buonfresco.bots import Budget, advise, seated, think
from buonfresco.bots.fresco import BY_HAND, painter
from buonfresco.bots.fresco.mind import mind_of
from buonfresco.bots.fresco.sight import COMMON, EACH, Offers, question, sight
from buonfresco.bots.learned import unpacked
from buonfresco.bots.seat import Seat
from buonfresco.games import fresco
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.pack import PACKS
from tests.lacking import lacking

LEVELS = ("journeyman", "master")


def played(players: int, seed: int, bot: str = "master", **options: Any) -> Iterator[Fresco]:
    """A game at each decision of its seats."""
    game: Any = fresco.new_game(players, seed=seed, **options)
    while not game.over:
        yield game
        seat = game.asked_first
        game.apply(game.codec.decode(think(seated(game, seat, bot, seed))), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("compared", [learning.fresco.check.compared, learning.cards.check.compared])
def test_painters_learn_by_the_rules(players: int, compared: Any) -> None:
    """The games they learn on follow the engine decision by decision, and rows are the same on both sides."""
    if shutil.which("g++") is None:
        lacking("the games that painters learn on: g++ is missing")
    assert compared(players, 3, seed=40 + players) > 200


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", LEVELS)
def test_it_plays_whole_games(players: int, bot: str) -> None:
    for game in played(players, 5, bot):
        assert painter.network_for(game.r) is not None
        row = sight(game, game.asked_first, question(game, game.asked_first))
        assert len(row) == EACH * players + COMMON
        last = game
    assert last.over
    assert last.s.round < 12


@pytest.mark.parametrize("preset", ["bigbox", "revised-fr"])
def test_other_editions_too(preset: str) -> None:
    """Switches offer other steps of the bishop and another altar: it answers what is offered."""
    for game in played(3, 8, "journeyman", preset=preset):
        last = game
    assert last.over


def test_what_it_has_not_learned_it_leaves_to_the_search() -> None:
    assert painter.network_for(fresco.new_game(3, seed=1, modules=[1]).r) is None
    assert painter.network_for(fresco.new_game(3, seed=1).r) is not None
    game: Any = fresco.new_game(2, seed=1, modules=[3])
    code = think(seated(game, game.asked_first, "journeyman", 1, Budget(20, 5.0)))
    assert game.codec.decode(code) in game.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_modules_it_says_what_it_likes_of_what_it_knows(players: int) -> None:
    """Never more than the best one it knows; answers of modules as much as that. The search starts from it."""
    known, unknown, wanted = 0, 0, 0
    rng = random.Random(players)
    for numbers in ((17,), (5, 16), (1, 2, *range(4, 18))):
        game: Any = fresco.new_game(players, seed=4, modules=numbers)
        while not game.over and game.s.round < 5:
            seat, options = game.asked_first, game.legal()
            liked = painter.liking(game, seat, options)
            assert len(liked) == len(options)
            assert max(liked) == 0.0
            at = Seat.of(game, seat, "master", 1, Budget(1, 60.0))
            if any(liked):
                known += 1
                with_it = mind_of(game.r, 0.03).prior(at, lambda: False)
                without = mind_of(game.r, 0.0).prior(at, lambda: False)
                assert all(one <= other for one, other in zip(with_it, without, strict=True))
                wanted += with_it.index(max(with_it)) != without.index(max(without))
            unknown += any(option.kind not in painter.KNOWN for option in options)
            game.apply(rng.choice(options), seat)
    assert known > 20
    assert unknown > 20
    assert wanted > 5


def test_with_other_tiles_on_the_fresco_it_says_nothing() -> None:
    """Special blends (M3-SETUP-03) are not what it has learned; its sight has no room for their tiles."""
    game: Any = fresco.new_game(4, seed=4, modules=(3, 17))
    rng = random.Random(4)
    while not game.over:
        options = game.legal()
        assert not any(painter.liking(game, game.asked_first, options))
        game.apply(rng.choice(options), game.asked_first)


def test_with_other_components_it_says_nothing(tmp_path: Path) -> None:
    """Those of a module are nothing it has learned with; those of the base game are."""
    for file, old, new, says in (
        ("bells.toml", 'source = "designed"', 'source = "inferred"', True),
        ("fresco.toml", "value = 3", "value = 4", False),
    ):
        pack = Path(shutil.copytree(PACKS / "standard", tmp_path / file))
        text = (pack / file).read_text("utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), "utf-8")
        game: Any = fresco.new_game(4, seed=1, modules=[8], pack=str(pack))
        assert any(painter.liking(game, game.asked_first, game.legal())) == says


def test_nobody_pays_a_step_that_brings_nothing() -> None:
    """Of all steps of the bishop only the one is looked at that brings most."""
    looked = 0
    for game in played(4, 11):
        asked = question(game, game.asked_first)
        if asked.kind != "cathedral":
            continue
        options = list(game.legal())
        offers = Offers(game, game.asked_first, asked)
        sensible = [options[place] for place in offers.sensible(options)]
        for segment in {action.args[0] for action in options if action.kind == "restore"}:
            here = [action for action in options if action.kind == "restore" and action.args[0] == segment]
            points = {action: offers.row(action)[24] for action in here}
            looked_at = [action for action in here if action in sensible]
            assert 1 <= len(looked_at) <= 2
            assert max(points[action] for action in looked_at) == max(points.values())
            looked += 1
    assert looked > 20


def test_the_journeyman_draws_and_the_master_hardly_ever() -> None:
    """Only among equals, after the first round."""
    drawn = dict.fromkeys(LEVELS, 0)
    for game in played(3, 21):
        if game.s.round == 1:
            continue
        for bot in LEVELS:
            drawn[bot] += len({think(seated(game, game.asked_first, bot, word)) for word in range(4)}) - 1
        if game.s.round > 2:
            break
    assert drawn["master"] <= 2
    assert drawn["journeyman"] > 5


def test_among_four_the_journeyman_buys_and_restores_by_hand() -> None:
    """As the apprentice does; the rest he has from the painter, as the master."""
    same = {True: {"apprentice": 0, "master": 0, "all": 0}, False: {"apprentice": 0, "master": 0, "all": 0}}
    for seed in (21, 22):
        for game in played(4, seed):
            if game.s.round == 1:
                continue  # everybody draws then
            assert game.decision is not None
            count = same[game.decision.kind in BY_HAND]
            answer = think(seated(game, game.asked_first, "journeyman", 7))
            for bot in ("apprentice", "master"):
                count[bot] += answer == think(seated(game, game.asked_first, bot, 7))
            count["all"] += 1
    for by_hand, bot, other in ((True, "apprentice", "master"), (False, "master", "apprentice")):
        assert same[by_hand][bot] == same[by_hand]["all"] > 50
        assert same[by_hand][other] < same[by_hand]["all"]


def test_openings_vary() -> None:
    def opening(seed: int) -> tuple[str, ...]:
        game: Any = fresco.new_game(3, seed=9)
        told: list[str] = []
        for _ in range(6):
            seat = game.asked_first
            action = game.codec.decode(think(seated(game, seat, "master", seed + len(told))))
            told.append(action.text)
            game.apply(action, seat)
        return tuple(told)

    assert len({opening(100 * seed) for seed in range(12)}) > 1


def test_its_advice_says_why() -> None:
    keys = set()
    for game in played(3, 4):
        found = advise(seated(game, game.asked_first, "master", 9))
        assert game.codec.decode(found.code) in game.legal(game.asked_first)
        if found.why is not None:
            keys.add(found.why.key)
        if game.s.round > 1:
            break
    assert keys & {"bot-why-points", "bot-why-aims", "bot-why-leaves"}


def test_who_answers_by_hand_advises_by_hand() -> None:
    """Among four the journeyman buys and restores as the apprentice does."""
    seen = set()
    for game in played(4, 2):
        decision = game.decision
        assert decision is not None
        if decision.kind in BY_HAND and game.s.round > 1:
            seat = game.asked_first
            seen.add(decision.kind)
            advice = advise(seated(game, seat, "journeyman", 3, Budget(6, 60.0)))
            assert (
                advice.code == think(seated(game, seat, "journeyman", 3)) == think(seated(game, seat, "apprentice", 3))
            )
            assert advice.why is not None
        if seen == set(BY_HAND) or game.s.round > 4:
            break
    assert seen == set(BY_HAND)


def test_advice_by_hand_is_not_drawn() -> None:
    """In the first round openings vary; what is advised does not."""
    asked = 0
    for game in played(4, 2):
        if game.s.round > 1:
            break
        decision = game.decision
        if decision is not None and decision.kind in BY_HAND:
            asked += 1
            assert len({advise(seated(game, decision.seat, "journeyman", luck)).code for luck in range(6)}) == 1
    assert asked > 3


def test_numbers_are_packed_and_unpacked() -> None:
    np = pytest.importorskip("numpy")
    from learning.weights import packed

    rows = [[0.5, -1.25, 0.0], [3.0, -0.001, 2.0]]
    for mine, again in zip(rows, unpacked(packed(np.array(rows))), strict=True):
        assert again == pytest.approx(mine, abs=1e-4)
