"""Everything a person can type that is not an answer. Words of the language are understood, and the English ones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from buonfresco.bots import BOTS
from buonfresco.cli import facts, labels
from buonfresco.cli.menu import Menu, notation
from buonfresco.cli.session import Leave, Table, ask
from buonfresco.cli.story import retell, visible
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.text import Catalogue

_LOG_LINES = 40
_ADVISER = "apprentice"

COMMANDS = ("help", "why", "hint", "all", "board", "log", "undo", "withdraw", "save", "quit")


def words(cat: Catalogue, name: str) -> list[str]:
    """What a command may be called."""
    return [name, *(word.strip() for word in cat(f"command-{name}").split(","))]


def run(table: Table, seat: int, menu: Menu, line: str) -> bool:
    """Do what the line says. True if the turn has to be shown anew because the game has changed."""
    word, _, rest = line.partition(" ")
    for name in COMMANDS:
        if word.casefold() in words(table.cat, name):
            return _DO[name](table, seat, menu, rest.strip())
    _nonsense(table, seat, menu, line)
    return False


def _nonsense(table: Table, seat: int, menu: Menu, line: str) -> None:
    """An attempt that is not legal gets its reason; anything else a friendly word."""
    if not line:
        table.term.say(table.cat("cli-nothing"))
    elif line.isdecimal() and menu.shown and menu.options[0].kind != "wake" and not _early(menu, line):
        table.term.say(table.cat("cli-number", line=line[:20], most=len(menu.options)))
    else:
        hour = _hour(menu, line)
        refusal = table.game.explain(f"wake {hour}" if hour else notation(line, menu), seat)
        if hour and (refusal is None or refusal.key != "refused-wake-taken"):
            free = [facts.places(option)["time"] for option in menu.options]
            table.term.say(table.cat("cli-hours", hour=hour[:20], hours=table.cat.join(free)))
        elif refusal is None or refusal.key == "error-action-unknown":
            table.term.say(table.cat("cli-nonsense", line=line[:60]))
        else:
            table.term.say(table.reason(refusal))


def _early(menu: Menu, line: str) -> bool:
    """Five digits are a plan, also where an action tile comes first."""
    return len(line) == 5 and any(option.kind in ("keep", "no_map") for option in menu.options)


def _hour(menu: Menu, line: str) -> str:
    """The number that was meant as an hour, where hours are asked for."""
    number = re.fullmatch(r"(?:wake +)?(\d+)", line, re.IGNORECASE)
    return number[1] if number and any(option.kind == "wake" for option in menu.options) else ""


def _help(table: Table, _seat: int, menu: Menu, rest: str) -> bool:
    cat = table.cat
    wanted = rest.casefold()
    for name in COMMANDS:
        if wanted in words(cat, name):
            table.term.say(cat(f"help-{name}"))
            return False
    if wanted and wanted in words(cat, "game"):
        table.term.say(cat("help-game"))
        for module in table.game.r.modules:
            name, about = cat(f"module-{module.key}"), cat(f"module-{module.key}-about")
            table.term.say(cat("usage-module", name=name, about=about))
        return False
    table.term.say(cat("help-answers"))
    examples = list({option.kind: option.text for option in reversed(menu.options)}.values())
    if examples:
        table.term.say(cat("help-here", examples=", ".join(reversed(examples))))
    for name in COMMANDS:
        table.term.say(cat("help-line", command=words(cat, name)[-1], text=cat(f"help-{name}")))
    table.term.say(cat("help-more"))
    return False


def _why(table: Table, seat: int, menu: Menu, rest: str) -> bool:
    if not rest:
        table.term.say(table.cat("help-why"))
        return False
    refusal = table.game.explain(notation(rest, menu), seat)
    table.term.say(table.cat("cli-legal") if refusal is None else table.reason(refusal))
    return False


def _hint(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    if view.decision is None or view.ready:
        table.term.say(table.cat("cli-no-hint"))
        return False
    option = view.decision.options[BOTS[_ADVISER](view, random.Random(0))]
    table.term.say(table.cat("cli-hint", text=labels.label(view, option, table.cat).text, notation=option.text))
    return False


def _all(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    if not view.ready:
        ask(table, view, everything=True)
    return False


def _board(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    view = table.game.view(seat)
    table.term.lines(table.draw.whole(view, everything=True))
    if not view.ready:
        table.term.say()
        ask(table, view, everything=False)
    return False


def _log(table: Table, seat: int, _menu: Menu, _rest: str) -> bool:
    table.term.sentences(table.teller.lines(visible(table.story.told, seat))[-_LOG_LINES:])
    return False


def _undo(table: Table, seat: int, menu: Menu, _rest: str) -> bool:
    """In the plan phase the plan is withdrawn, sealed or only begun: that is an input like any other."""
    view = table.game.view(seat)
    if view.decision is not None and any(option.kind == "withdraw" for option in view.decision.options):
        return _withdraw(table, seat, menu, "")
    refusal = table.game.can_undo(seat)
    if refusal is not None:
        table.term.say(table.reason(refusal))
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
        table.term.say(table.reason(error.reason))
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
