"""A table in the terminal: people and bots take their turns, every answer is saved at once."""

from __future__ import annotations

import random

from rich.text import Text

from buonfresco.bots import get_bot
from buonfresco.cli import commands, ending, saves
from buonfresco.cli.menu import Menu, arrange, find
from buonfresco.cli.session import Leave, Table, show


def play(table: Table) -> int:
    """Play to the end, or until somebody leaves. Either way the game is saved."""
    try:
        table.save()
        _loop(table)
    except (Leave, EOFError, KeyboardInterrupt):
        table.save()
        table.term.say()
        goodbye = table.cat("cli-goodbye", path=str(table.path), command=saves.command(table.path))
        table.term.lines([Text(goodbye)])  # not wrapped: the command is there to be copied
        return 0
    outcome = table.game.outcome
    assert outcome is not None
    watcher = table.humans[0] if len(table.humans) == 1 else None
    told = table.story.told[table.story.heard.get(watcher, 0) :] if watcher is not None else table.story.told[-12:]
    open_now = [one for one in told if not one.event.secret and one.event.kind != "ended"]  # the end says why itself
    table.term.sentences(table.teller.lines(open_now))
    ending.show(table.term, table.cat, table.names, outcome)
    return 0


def _loop(table: Table) -> None:
    game = table.game
    while not game.over:
        asked = [decision.seat for decision in game.decisions]
        people = [seat for seat in asked if seat in table.humans]  # first, so that they can still take a plan back
        if people:
            _turn(table, people[0])
        else:
            _bot_turn(table, asked[0])


def _bot_turn(table: Table, seat: int) -> None:
    view = table.game.view(seat)
    assert view.decision is not None
    luck = random.Random(f"{table.sitting.seed} {seat} {len(table.game.inputs)}")
    index = get_bot(table.sitting.seats[seat])(view, luck)
    table.apply(view.decision.options[index].code, seat)


# ---- a person's turn --------------------------------------------------------------------------------------------


def _turn(table: Table, seat: int) -> None:
    _hand_over(table, seat)
    show(table, seat)
    while True:
        view = table.game.view(seat)
        assert view.decision is not None
        menu = arrange(view)
        line = table.term.ask(table.cat("cli-prompt", name=table.names[seat]))
        option = find(menu, line, table.parse, table.listed)
        if option is not None:
            planning = table.game.s.sealed
            table.apply(option.code, seat)
            if planning:
                _sealed(table, seat)
            return
        if commands.run(table, seat, menu, line):
            return


def _hand_over(table: Table, seat: int) -> None:
    """Between two people at one device nothing secret may be on the screen."""
    if table.holder == seat:
        return
    table.term.curtain()
    table.term.ask(table.cat("cli-pass-device", name=table.names[seat]))
    table.term.curtain()
    table.holder = seat
    table.known = None


def _sealed(table: Table, seat: int) -> None:
    """The plan may be taken back as long as somebody else still plans (B-PLAN-07)."""
    while table.game.s.sealed and not table.game.over:
        view = table.game.view(seat)
        if not view.ready:
            return
        line = table.term.ask(table.cat("cli-sealed"))
        if not line:
            return
        if commands.run(table, seat, Menu([], 0), line) and not table.game.view(seat).ready:
            return
