"""The dice game for two to four painters: three throws, five sections, and bets on the others.

>>> from buonfresco.games import dice
>>> game = dice.new_game(players=3, seed=7)
>>> game.decision.kind
'bishop'
"""

from __future__ import annotations

from typing import Any, Final

from buonfresco.engine.config import Plain
from buonfresco.engine.gametype import GameType
from buonfresco.engine.log import Log
from buonfresco.engine.outcome import Outcome
from buonfresco.engine.pool import Draws
from buonfresco.games.dice import builder
from buonfresco.games.dice.game import Dice
from buonfresco.games.dice.pack import LOADER
from buonfresco.games.dice.rules import Rules
from buonfresco.games.dice.view import View

__all__ = [
    "GAME",
    "Dice",
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

MAX_ROUNDS: Final = 100  # D-END-08
CONFIG: Final = Plain("D-SETUP-05", "D-END-08")  # one rulebook, so no switches
GAME: Final[GameType[Dice, Rules]] = GameType(
    Dice,
    CONFIG.make,
    CONFIG.read,
    Rules,
    builder.build,
    packs=LOADER,
    max_rounds=MAX_ROUNDS,
)
from_json = GAME.from_json
replay = GAME.replay
rules_of = GAME.rules_of
position_code = GAME.position_code


def new_game(
    players: int,
    pack: str = "standard",
    seed: int | str | None = None,
    max_rounds: int | None = MAX_ROUNDS,
    draws: Draws = (),
) -> Dice:
    """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere.

    ``draws`` is what luck brings first, setup included; see ``position``.
    """
    return GAME.new_game(players, seed, draws, pack=pack, max_rounds=max_rounds)


def position(players: int, pack: str = "standard", max_rounds: int | None = MAX_ROUNDS, **words: Any) -> Dice:
    """Any position, checked, at the beginning of a turn. Everything has a default; say only what matters.

    painters   one mapping each: space, points (by source), portraits (names of tiles), bet, column
    sections   who took the tiles of a section, from the top of its stack on: {"16": [2, 0]}
    fields     the open portrait tile by field, {"9-12": "woman-3-1"}; facedown: how many lie below it
    unseen     the portrait tiles that lie face down (default: all that are nowhere else)
    round, start (who has the palette), turn (the active player), final, end_reason, favour (its owner)
    phase      "favour" (phase 1, the beginning of a turn), "bishop", "throws" (say where the bishop is, bishop=16),
               "result" (say also what is set aside), "scoring"
    draws      what luck brings next: in order, or by pool, {"die": [5, 3], "portrait": ["woman-3-1"]}; pools are
               start, die (faces from 0), portrait (tiles by name); seed: the luck after that
    stop       the first question is asked even if it has one answer only (else it is answered, as in play)
    stack      the agenda itself, instead of phase; then also bishop, throws, pips, colours, aside, adjust, result
               and gains, as a saved position has them
    """
    return GAME.position(players, words, pack=pack, max_rounds=max_rounds)
