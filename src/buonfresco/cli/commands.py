"""Everything a person can type that is not an answer. Words of the language are understood, and the English ones."""

from __future__ import annotations

import random
from collections.abc import Callable

from buonfresco.bots import RANDOM, best_bot, get_bot
from buonfresco.cli.menu import Menu
from buonfresco.cli.session import Leave, Table, ask
from buonfresco.cli.story import retell, visible
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.text import Catalogue

_LOG_LINES = 40

COMMANDS = ("help", "why", "hint", "all", "board", "log", "undo", "withdraw", "save", "quit")


def words(cat: Catalogue, name: str) -> list[str]:
    """What a command may be called."""
    return [name, *(word.strip() for word in cat(f"command-{name}").split(","))]


def named(cat: Catalogue, line: str) -> str:
    """The command a line begins with, or nothing."""
    word = line.partition(" ")[0].casefold()
    return next((name for name in COMMANDS if word in words(cat, name)), "")


def run(table: Table, seat: int, menu: Menu, line: str) -> bool:
    """Do what the line says. True if the turn has to be shown anew because the game has changed."""
    name = named(table.cat, line)
    if name:
        return _DO[name](table, seat, menu, line.partition(" ")[2].strip())
    _nonsense(table, seat, menu, line)
    return False


def _nonsense(table: Table, seat: int, menu: Menu, line: str) -> None:
    """An attempt that is not legal gets its reason; anything else a friendly word."""
    if not line:
        table.term.say(table.cat("cli-nothing"))
        return
    attempt = table.face.attempt(menu, line)
    special = table.face.nonsense(menu, line)
    if special:
        table.term.say(special)
    elif attempt.isdecimal() and menu.options:
        table.term.say(table.cat("cli-number", line=line[:20], most=len(menu.options)))
    else:
        refusal = table.game.explain(attempt, seat)
        if refusal is None or refusal.key == "error-action-unknown":
            table.term.say(table.cat("cli-nonsense", line=line[:60]))
        else:
            table.term.say(table.reason(refusal, seat))


def _help(table: Table, _seat: int, menu: Menu, rest: str) -> bool:
    cat = table.cat
    wanted = rest.casefold()
    for name in COMMANDS:
        if wanted in words(cat, name):
            table.term.say(cat(f"help-{name}"))
            return False
    if wanted and wanted in words(cat, "game"):
        for about in table.face.about():
            table.term.say(about)
        return False
    table.term.say(cat(table.face.key("help", "answers")))
    examples = list({option.kind: option.text for option in reversed(menu.options)}.values())
    if examples:
        table.term.say(cat("help-here", examples=", ".join(reversed(examples))))
    table.term.say(cat("help-several"))
    secret = any(action.kind == "withdraw" for action in table.game.codec.actions)
    for name in [name for name in COMMANDS if name != "withdraw" or secret]:
        table.term.say(cat("help-line", command=words(cat, name)[-1], text=cat(f"help-{name}")))
    table.term.say(cat("help-more"))
    return False


def _why(table: Table, seat: int, menu: Menu, rest: str) -> bool:
    if not rest:
        table.term.say(table.cat("help-why"))
        return False
    option = table.face.find(menu, rest, table.listed)
    refusal = table.game.explain(table.face.attempt(menu, rest), seat) if option is None else None
    table.term.say(table.cat("cli-legal") if refusal is None else table.reason(refusal, seat))
    return False


def _hint(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    if view.decision is None or view.ready:
        table.term.say(table.cat("cli-no-hint"))
        return False
    adviser = best_bot(table.game.name)
    if adviser == RANDOM:
        table.term.say(table.cat("cli-no-advice"))
        return False
    option = view.decision.options[get_bot(table.game.name, adviser)(view, random.Random(0))]
    table.term.say(table.cat("cli-hint", text=table.face.label(view, option).text, notation=option.text))
    return False


def _all(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    if not view.ready:
        ask(table, view, everything=True)
    return False


def _board(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    table.term.lines(table.face.whole(view, everything=True))
    if not view.ready:
        table.term.say()
        ask(table, view, everything=False)
    return False


def _log(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    table.term.sentences(table.face.lines(visible(table.story.told, seat))[-_LOG_LINES:])
    return False


def _undo(table: Table, seat: int, menu: Menu, _rest: str) -> bool:
    """What all decide at the same time is withdrawn, sealed or only begun: that is an input like any other."""
    view = table.game.view(seat)
    if view.decision is not None and any(option.kind == "withdraw" for option in view.decision.options):
        return _withdraw(table, seat, menu, "")
    refusal = table.game.explain_undo(seat)
    if refusal is not None:
        table.term.say(table.reason(refusal, seat))
        return False
    action = table.game.undo(seat)
    heard = table.story.heard
    table.story = retell(table.game)
    told = len(table.story.told)
    table.story.heard = {one: min(before, told) for one, before in heard.items()}
    table.known = None
    table.save()
    table.term.say(table.cat("cli-undone", action=action.text))
    return True


def _withdraw(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    try:
        table.story.add(table.game.apply("withdraw", seat))
    except BuonfrescoError as error:
        table.term.say(table.reason(error.reason, seat))
        return False
    table.save()
    return True


def _save(table: Table, _seat: int, _menu: Menu, _rest: str) -> bool:
    table.save()
    table.term.say(table.cat("cli-saved", path=str(table.path)))
    return False


def _quit(_table: Table, _seat: int, _menu: Menu, _rest: str) -> bool:
    raise Leave


_DO: dict[str, Callable[[Table, int, Menu, str], bool]] = {
    "help": _help,
    "why": _why,
    "hint": _hint,
    "all": _all,
    "board": _board,
    "log": _log,
    "undo": _undo,
    "withdraw": _withdraw,
    "save": _save,
    "quit": _quit,
}
