"""Measures one subject in a process of its own: us, interpreted or compiled, or a peer.

Time is the processor time of this process: what else runs on the machine does not count.
Reads requests as JSON lines (``{"measure": "play", "seconds": 0.2, ...}``) and answers each with one JSON line, so that
run.py can let several subjects take turns: then noise of the machine hits all of them alike.
"""

from __future__ import annotations

import importlib
import itertools
import json
import random
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from buonfresco.engine.game import Game

Figures = dict[str, float]

POSITIONS = 12  # mid-game positions that costs are averaged over
_SEEDS = itertools.count(1000)  # of games that are looked at: each is played once


def play(
    seconds: float, players: int = 4, listening: bool = True, all_modules: bool = False, game: str = "fresco"
) -> Figures:
    """Random play including ``legal()``. Decisions are the answers asked for; automatic ones are counted apart."""
    new_game, settings = _begin(game, all_modules)
    new_game(players, seed=0, **settings)  # the tables of the configuration are built once, not timed
    chance = random.Random(1).random
    games = decisions = answers = 0
    clock = time.process_time
    begin = clock()
    while (spent := clock() - begin) < seconds or not games:
        one = new_game(players, seed=games, **settings)
        one.listening = listening
        games += 1
        legal, apply = one.legal, one.apply
        while not one.over:
            options = legal()
            apply(options[int(chance() * len(options))])
            decisions += 1
        answers += sum(entry >= 0 for entry in one.inputs)
    return {"decisions": decisions / spent, "answers": answers / spent, "games": games / spent}


def _begin(game: str, all_modules: bool) -> tuple[Callable[..., Game], dict[str, Any]]:
    """How to begin a game, and what it is played with. All of them come to an end."""
    from buonfresco.games import get_game

    settings: dict[str, Any] = {"modules": module_numbers()} if all_modules else {}
    return get_game(game).new_game, settings


def costs(seconds: float, players: int = 4, all_modules: bool = False, game: str = "fresco") -> Figures:
    """Microseconds per call, averaged over mid-game positions."""
    positions = _positions(players, all_modules, game)
    calls: dict[str, Callable[[Game], object]] = {
        "copy": lambda game: game.copy(),
        "view": lambda game: game.view(0),
        "observe": lambda game: game.observe(0),
        "hash": lambda game: game.hash(),
        "to_json": lambda game: game.to_json(),
        "sample": lambda game: game.sample(0, 1),
    }
    return {name: _microseconds(call, positions, seconds / len(calls)) for name, call in calls.items()}


def looks(seconds: float, players: int = 4, all_modules: bool = False, game: str = "fresco") -> Figures:
    """Microseconds per look of who is asked, one at every decision of a game that nobody has seen before.

    A game is played three times, without looks, with views, with observations: what is longer is the looks.
    """
    new_game, settings = _begin(game, all_modules)
    calls: dict[str, Callable[[Game], object]] = {
        "": lambda game: None,
        "view": lambda game: game.view(game.asked_first),
        "observe": lambda game: game.observe(game.asked_first),
    }
    spent = dict.fromkeys(calls, 0.0)
    decisions = 0
    clock = time.process_time
    begin = clock()
    while clock() - begin < seconds or not decisions:
        seed = next(_SEEDS)
        for name, call in calls.items():
            one, chance = new_game(players, seed=seed, **settings), random.Random(seed).random
            one.listening = False
            start, made = clock(), 0
            while not one.over:
                call(one)
                options = one.legal()
                one.apply(options[int(chance() * len(options))])
                made += 1
            spent[name] += clock() - start
        decisions += made
    plain = spent.pop("")
    return {name: (long - plain) / decisions * 1e6 for name, long in spent.items()}


def log_size(seconds: float, players: int = 4) -> Figures:
    """Bytes of log per decision asked: of its inputs alone, and with the header that names the configuration."""
    from buonfresco.games import fresco

    chance = random.Random(1).random
    begin = time.process_time()
    games = decisions = whole = header = 0
    while time.process_time() - begin < seconds or not games:
        game = fresco.new_game(players, seed=games)
        games += 1
        header += len(json.dumps(game.config_data(), separators=(",", ":")).encode())
        while not game.over:
            options = game.legal()
            game.apply(options[int(chance() * len(options))])
            decisions += 1
        whole += len(game.log.to_json().encode())
    return {"inputs": (whole - header) / decisions, "whole": whole / decisions}


def catanatron(seconds: float) -> Figures:
    """Catan with four players that choose at random. One tick is one decision."""
    peer: Any = importlib.import_module("catanatron")
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not games:
        random.seed(games)
        game = peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=games)
        games += 1
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return {"decisions": decisions / spent, "games": games / spent}


def backgammon(seconds: float) -> Figures:
    """OpenSpiel's backgammon (C++) through its Python binding. Dice are not counted as decisions."""
    peer: Any = importlib.import_module("pyspiel")
    board = peer.load_game("backgammon")
    chance = random.Random(1).random
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or not games:
        state = board.new_initial_state()
        games += 1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(chance() * len(options))])
                decisions += 1
    return {"decisions": decisions / spent, "games": games / spent}


def about(seconds: float) -> dict[str, object]:
    """Which code this process runs."""
    driver = importlib.import_module("buonfresco.engine.game")
    return {
        "compiled": not str(driver.__file__).endswith(".py"),
        "modules": module_numbers(),
        "python": sys.version.split()[0],
    }


def module_numbers() -> list[int]:
    from buonfresco.games.fresco.modules import registry

    return list(registry())


def _positions(players: int, all_modules: bool, game: str) -> list[Game]:
    new_game, settings = _begin(game, all_modules)
    chance = random.Random(2).random
    positions: list[Game] = []
    for seed in range(POSITIONS):
        one = new_game(players, seed=seed, **settings)
        wanted = 30 * players + 7 * seed  # in the middle, and at different places of a round
        for _ in range(wanted):
            options = one.legal()
            one.apply(options[int(chance() * len(options))])
        positions.append(one)
    return positions


def _microseconds(call: Callable[[Game], object], positions: list[Game], seconds: float) -> float:
    """The mean over all positions, of the best pass."""
    clock = time.process_time
    begin = clock()
    best = float("inf")
    while True:
        start = clock()
        for game in positions:
            call(game)
        end = clock()
        best = min(best, end - start)
        if end - begin >= seconds:
            return best / len(positions) * 1e6


MEASURES: dict[str, Callable[..., Any]] = {
    "about": about,
    "play": play,
    "costs": costs,
    "looks": looks,
    "log_size": log_size,
    "catanatron": catanatron,
    "backgammon": backgammon,
}


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        measure = MEASURES[request.pop("measure")]
        try:
            answer = measure(**request)
        except Exception as error:  # a peer may be missing or broken: run.py says so and goes on
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
