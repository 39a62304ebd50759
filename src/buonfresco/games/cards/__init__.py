"""The card game for two to four painters: exchange paint cards, restore fresco cards, use action tiles.

>>> from buonfresco.games import cards
>>> game = cards.new_game(players=3, seed=7)
>>> game.decision.kind
'turn'
"""

from __future__ import annotations

from typing import Any, Final

from buonfresco.engine.config import Plain
from buonfresco.engine.gametype import GameType
from buonfresco.engine.log import Log
from buonfresco.engine.outcome import Outcome
from buonfresco.engine.pool import Draws
from buonfresco.games.cards import builder
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.pack import LOADER
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.view import View

__all__ = [
    "GAME",
    "Cards",
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

MAX_ROUNDS: Final = 60  # C-END-05
CONFIG: Final = Plain("C-END-01", "C-END-05")  # one rulebook, so no switches
GAME: Final[GameType[Cards, Rules]] = GameType(
    Cards,
    CONFIG.make,
    CONFIG.read,
    Rules,
    builder.build,
    packs=LOADER,
    max_rounds=MAX_ROUNDS,
    words=builder.words,
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
) -> Cards:
    """A new game, set up and waiting for its first answer. The same seed gives the same game, anywhere.

    ``draws`` is what luck brings first, setup included; see ``position``.
    """
    return GAME.new_game(players, seed, draws, pack=pack, max_rounds=max_rounds)


def position(players: int, pack: str = "standard", max_rounds: int | None = MAX_ROUNDS, **words: Any) -> Cards:
    """Any position, checked. Everything has a default; say only what matters.

    painters   one mapping each: hand (["Y-W+", "round-G-M/W"]), frescoes ([("YRB", 2)]: card, rotations),
               tiles ({"demand": 1, "paint-G": 1})
    frescoes   open fresco cards; tiles: open action tiles; favourite: the open favorite color, or None
    piles      cards by pile, {"market": [...]}; discards: the same, top card last; fresco_pile, tile_pile,
               favourite_pile (default of each: all that is nowhere else)
    round, start (who has the palette), turn (whose turn it is), final, end_reason
    phase      "draw" (phase 1, the beginning of a turn), "act" (phase 2), "limit" (phase 3), "scoring"
    draws      what luck brings next, by name: in order, or by pool, {"market": ["Y-MM"], "tile": ["rotation"]};
               pools are start, market and the other piles, fresco, tile, favourite; seed: the luck after that
    stop       the first question is asked even if it has one answer only (else it is answered, as in play)
    stack      the agenda itself, instead of phase; then also table, owed, exchanged, restored, favoured, restoring,
               paid and rotations, as a saved position has them
    """
    return GAME.position(players, words, pack=pack, max_rounds=max_rounds)
