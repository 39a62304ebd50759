"""What an option promised is what happens: bills of told views, compared with the events and the position after it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.engine.told import Bill
from buonfresco.games import fresco
from buonfresco.phrases import Piece
from tests.support import ALL_MODULES
from tests.telling import played

SETS: list[tuple[int, ...]] = [(), *[(number,) for number in ALL_MODULES], ALL_MODULES]

Sum = dict[Any, int]


def promised(bill: Bill) -> Sum:
    found: Sum = {change.what: change.change for change in bill.changes}
    for line in bill.points:
        found[line.label] = line.amount
    return found


def stand(game: Any, figure: int) -> Sum:
    """All that a bill of the core counts, read from the position without its help."""
    s, r = game.s, game.r
    found: Sum = {Piece("source", name): s.points[figure][n] for n, name in enumerate(r.sources)}
    if figure < r.seats:
        found[Piece("stock", "thalers")] = s.thalers[figure]
        found[Piece("stock", "mood")] = s.mood[figure]
        found |= {Piece("paint", name): s.paints[figure][n] for n, name in enumerate(fresco.paints.PAINTS)}
    return found


def changed(before: Sum, after: Sum) -> Sum:
    return {what: after[what] - before[what] for what in before if after[what] != before[what]}


def ledger(game: Any, figure: int) -> list[Sum]:
    """What a figure has won and lost after each event of the last answer, as the events tell it: money and paints."""
    sums: list[Sum] = [{}]
    for event in game.events:
        if event.actor != figure:
            continue
        now = dict(sums[-1])
        if event.kind in ("earned", "paid"):
            sign = 1 if event.kind == "earned" else -1
            _add(now, Piece("stock", "thalers"), sign * int(str(event.data["thalers"])))
        elif event.kind in ("gained", "returned"):
            for letter in str(event.data["paints"]):
                name = fresco.paints.PAINTS[fresco.paints.LETTERS.index(letter)]
                _add(now, Piece("paint", name), 1 if event.kind == "gained" else -1)
        sums.append(now)
    return sums


def _goods(sums: Sum) -> Sum:
    return {what: n for what, n in sums.items() if what.sort == "paint" or what.id == "thalers"}


def _add(sums: Sum, what: Piece, amount: int) -> None:
    sums[what] = sums.get(what, 0) + amount
    if not sums[what]:
        del sums[what]


@pytest.mark.parametrize("modules", SETS, ids=str)
def test_promises_are_kept(modules: tuple[int, ...]) -> None:
    """Without luck, to the last paint; with luck, as far as it goes before."""
    rng = random.Random(str(modules))
    games = [fresco.new_game(players, modules=modules, seed=players) for players in (2, 3, 4)]
    certain = 0
    for game, seat, view in played(games, 120):
        if game.all_asked:
            continue
        figure = view.decision.actor
        before = stand(game, figure)
        for number in rng.sample(range(len(view.decision.options)), min(4, len(view.decision.options))):
            option = view.decision.options[number]
            bill = promised(option.gives)
            after = game.copy(seed=rng.randrange(1000))
            after.apply(option.text, seat)
            assert option.gives.total == sum(line.amount for line in option.gives.points)
            for change in option.gives.changes:
                if change.what in before:
                    assert change.then == before[change.what] + change.change, option.text
            core = {what: amount for what, amount in bill.items() if what in before}
            if max(after.learned, after.passed) <= after.choice and not after.over:
                certain += 1
                assert core == changed(before, stand(after, figure)), option.text
                assert option.gives.asks in ("", after.decision.kind)
            else:
                goods, ended = _goods(core), _goods(changed(before, stand(after, figure)))
                # Thalers that are set aside or taken up again are told by nobody: then what it comes to counts
                assert goods in [*ledger(after, figure), ended], (option.text, goods, ended, ledger(after, figure))
    assert certain > 20
