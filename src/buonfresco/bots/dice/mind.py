"""Who knows the odds of a turn of the dice game and the chances it leaves. The journeyman bets as the apprentice; the
master thinks about what the active player wants, and when to bet.

Where no value was learned (``value.network_for``) both do as the apprentice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buonfresco.bots import Budget, Level, Seat
from buonfresco.bots.dice import apprentice, value
from buonfresco.bots.dice.bets import Bets
from buonfresco.bots.dice.network import Network
from buonfresco.bots.dice.thought import own_turn
from buonfresco.games.dice.outlook import percent
from buonfresco.phrases import Phrase, say

Judged = list[tuple[float, Phrase]]  # by option: what it is worth, and what speaks for it
Bettor = Callable[[Seat, Network], Judged]


def weighing(bettor: Bettor, budget: Budget) -> Level:
    """Somebody who bets in a way of his own. Equally good options are drawn."""

    def choose(seat: Seat) -> int:
        return advise(seat)[0]

    def advise(seat: Seat) -> tuple[int, Phrase | None]:
        network = value.network_for(seat.sample.r)
        if network is None:
            return apprentice.choose(seat), None
        judged = bettor(seat, network) if seat.decision.kind == "bet" else _own_turn(seat, network)
        code = seat.pick([worth for worth, _ in judged])
        codes = [option.code for option in seat.decision.options]
        return code, judged[codes.index(code)][1]

    return Level(choose, budget, advise)


def _own_turn(seat: Seat, network: Network) -> Judged:
    return [(worth, say("why-dice-chance", percent=percent(worth))) for worth in own_turn(seat, network)]


def likely_bets(seat: Seat, _network: Network) -> Judged:
    """As the apprentice: what looks likely."""
    found = zip(seat.decision.options, apprentice.scores(seat.view), strict=True)
    return [(worth, _why_bet(worth) if option.kind == "bet" else _WAIT) for option, worth in found]


def best_bets(seat: Seat, network: Network) -> Judged:
    bets = Bets(seat, network)
    judged: Judged = []
    for option in seat.decision.options:
        chosen = seat.sample.codec.decode(option.code)
        if chosen.kind == "bet":
            event = chosen.args[0]
            judged.append((bets.bet(event), _why_bet(bets.likely(event))))
        else:
            judged.append((bets.wait(), _WAIT))
    return judged


def _why_bet(likely: float) -> Phrase:
    return say("why-dice-bet", percent=percent(likely))


_WAIT: Final = say("why-dice-wait")
