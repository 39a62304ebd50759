"""Fresco, the board game for two to four painters.

>>> from buonfresco.games import fresco
>>> game = fresco.new_game(players=3, seed=7)
>>> game.decision.kind
'wake_time'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from buonfresco.engine.gametype import GameType
from buonfresco.engine.log import Log
from buonfresco.engine.pool import Draws
from buonfresco.games.fresco import builder
from buonfresco.games.fresco.config import MAX_ROUNDS, choices, make_config, read_config
from buonfresco.games.fresco.game import Fresco
from buonfresco.games.fresco.outcome import Outcome
from buonfresco.games.fresco.pack import LOADER
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.view import View

__all__ = [
    "GAME",
    "Fresco",
    "Log",
    "Outcome",
    "View",
    "from_json",
    "new_game",
    "position",
    "position_code",
    "replay",
    "rules_of",
]


GAME: Final[GameType[Fresco, Rules]] = GameType(
    Fresco,
    make_config,
    read_config,
    Rules,
    builder.build,
    packs=LOADER,
    max_rounds=MAX_ROUNDS,
    settings=("modules", "preset", "switches"),
    words=builder.words,
    choices=choices,
)
from_json = GAME.from_json
replay = GAME.replay
rules_for = GAME.rules_for
rules_of = GAME.rules_of
position_code = GAME.position_code
forget_rules = GAME.forget_rules


def new_game(
    players: int,
    modules: Iterable[int] = (),
    preset: str = "revised",
    switches: Mapping[str, str] | None = None,
    pack: str = "standard",
    seed: int | str | None = None,
    max_rounds: int | None = MAX_ROUNDS,
    draws: Draws = (),
) -> Fresco:
    """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere.

    ``draws`` is what luck brings first, setup included; see ``position``.
    """
    return GAME.new_game(
        players, seed, draws, modules=modules, preset=preset, switches=switches, pack=pack, max_rounds=max_rounds
    )


def position(
    players: int,
    modules: Iterable[int] = (),
    preset: str = "revised",
    switches: Mapping[str, str] | None = None,
    pack: str = "standard",
    max_rounds: int | None = MAX_ROUNDS,
    **words: Any,
) -> Fresco:
    """Any position, checked, at any point of a round. Everything has a default; say only what matters.

    painters   one mapping each, Leonardo last: space (a number, or "S1"), mood, apprentices, thalers, paints
               ("YYB" or {"yellow": 2, "blue": 1}), wake (o'clock), plan ([1, 2, 0, 1, 1]), tiles, points, altar_used,
               covers (action tiles of modules by column; the last column is "fifth")
    fresco     tile by segment, {"C3": "11GOP-1"}; segments not named are restored, tiles not named out of the game
    bishop     his segment; leonardo, guide: Leonardo's segment and the seat that guides him
    booths     tiles by booth, {"I": ["YYY", "G"]}; bag: the tiles in it (default: all the others)
    round, final, end_reason
    removed    fresco tiles out of the game (default: all that are nowhere else)
    phase      those of views: "wake", "plan", "market", "cathedral", "studio", "workshop", "fifth", "prepare",
               "scoring"; and "begin", the end check before "wake", and "end", when all places are visited. Only
               "begin" finds out by itself if the round is the final one, the later ones take `final` as you say
    order      action order (default: by wake times)
    turn       the painter at work; those before him in action order are done
    left       his visit has begun: apprentices left at market or cathedral, blends left in the workshop
    draws      what luck brings next, by name: in order, ["YYY", "certificate 3-3-2a"], or by pool,
               {"market": ["YYY"], "certificate": ["3-3-2a"]}; pools are start, fresco, market and those of modules
               (docs/modules-reference.md); seed: the luck after that
    stop       the first question is asked even if it has one answer only (else it is answered, as in play)
    slices     data of modules, by key; what is not said has a plain default (docs/modules-reference.md)
    stack      the agenda itself, instead of phase and turn; ``position_code`` writes it
    """
    return GAME.position(
        players, words, modules=modules, preset=preset, switches=switches, pack=pack, max_rounds=max_rounds
    )
