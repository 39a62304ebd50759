"""A table in the terminal: people and bots take their turns, every answer is saved at once."""

from __future__ import annotations

import random

from rich.text import Text

from buonfresco.bots import get_bot
from buonfresco.cli import commands, ending, saves
from buonfresco.cli.menu import Menu
from buonfresco.cli.session import Leave, Table, show
from buonfresco.cli.story import visible
from buonfresco.engine.action import Action

SEPARATOR = ";"  # between several answers in one line


def play(table: Table) -> int:
    """Play to the end, or until somebody leaves. Either way the game is saved."""
    try:
        table.save()
        _loop(table)
    except (Leave, EOFError, KeyboardInterrupt):
        table.save()
        table.term.say()
        command = saves.command(table.path, table.game.name)
        goodbye = table.cat("cli-goodbye", path=str(table.path), command=command)
        table.term.lines([Text(goodbye)])  # not wrapped: the command is there to be copied
        return 0
    outcome = table.game.outcome
    assert outcome is not None
    watcher = table.humans[0] if len(table.humans) == 1 else None
    told = table.story.told[table.story.heard.get(watcher, 0) :] if watcher is not None else table.story.told[-12:]
    news = [one for one in visible(told, watcher) if one.event.kind != "ended"]  # the end says why itself
    table.term.sentences(table.face.lines(news))
    ending.show(table.face, outcome)
    return 0


def _loop(table: Table) -> None:
    game = table.game
    while not game.over:
        asked = [decision.seat for decision in game.decisions]
        people = [seat for seat in asked if seat in table.humans]  # first, so that they can still change a plan
        if people:
            _turn(table, people[0])
        else:
            _bot_turn(table, asked[0])


def _bot_turn(table: Table, seat: int) -> None:
    game = table.game
    view = game.view(seat)
    luck = random.Random(f"{table.sitting.seed} {seat} {len(game.inputs)}")
    index = get_bot(game.name, table.sitting.seats[seat])(view, luck)
    table.apply([game.codec.decode(view.decision.options[index].code)], seat)


# ---- a person's turn --------------------------------------------------------------------------------------------


def _turn(table: Table, seat: int) -> None:
    _hand_over(table, seat)
    show(table, seat)
    while True:
        view = table.game.view(seat)
        menu = table.face.arrange(view)
        line = table.face.spelled_out(view, table.term.ask(table.cat("cli-prompt", name=table.names[seat])))
        answers = _several(table, seat, line) if SEPARATOR in line else _one(table, menu, line)
        if answers:
            table.apply(answers, seat)
            _sealed(table, seat)
            return
        if answers is None and commands.run(table, seat, menu, line):
            return


def _one(table: Table, menu: Menu, line: str) -> list[Action | str] | None:
    option = table.face.find(menu, line, table.listed)
    return None if option is None else [option.text]


def _several(table: Table, seat: int, line: str) -> list[Action | str] | None:
    """Several answers in one line: all of them, or none. Empty if one of them is refused, None if it is a command.

    They are tried on a copy. Nobody may look ahead there: an answer after which something comes to light, or somebody
    else is asked, can only be the last.
    """
    if commands.named(table.cat, line):
        return None
    trial = table.game.copy()
    found: list[Action | str] = []
    for part in [part.strip() for part in line.split(SEPARATOR) if part.strip()]:
        if found and not trial.may_go_on(seat):
            table.term.say(table.cat("cli-several-last", line=str(found[-1])))
            return []
        view = trial.view(seat)
        menu = table.face.arrange(view)
        option = table.face.find(menu, part, table.listed and not found)
        if option is None:
            refusal = trial.explain(table.face.attempt(menu, part), seat)
            unknown = refusal is None or refusal.key == "error-action-unknown"
            table.term.say(table.cat("cli-nonsense", line=part[:60]) if unknown else table.reason(refusal, seat))
            table.term.say(table.cat("cli-several-none"))
            return []
        trial.apply(option.text, seat)
        found.append(option.text)
    return found or None


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
    """What was decided in secret may be withdrawn as long as somebody else still decides."""
    while not table.game.over and table.game.view(seat).ready:
        line = table.term.ask(table.face.ready())
        if not line:
            return
        if commands.run(table, seat, Menu([], 0), line) and not table.game.view(seat).ready:
            return
