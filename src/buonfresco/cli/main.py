"""The command line. `buonfresco` alone opens the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from buonfresco.bots import best_bot
from buonfresco.cli import offers, packs, saves, values
from buonfresco.cli.arguments import (
    SERIES,
    Parser,
    UsageProblem,
    build_parser,
    extra_command,
    extra_commands,
    with_command,
)
from buonfresco.cli.commands import words
from buonfresco.cli.face import face_of
from buonfresco.cli.layout import entry
from buonfresco.cli.play import play
from buonfresco.cli.session import Session
from buonfresco.cli.terminal import Terminal, open_terminal
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.engine.gametype import GameType
from buonfresco.games import DEFAULT, get_game, registry
from buonfresco.table import Seat, Table
from buonfresco.table.files import FileJournal
from buonfresco.table.seats import BOT, PERSON
from buonfresco.text import Catalogue, UnknownLanguage, catalogue, pick_language

_NARROWEST = 80
FILE_PROBLEMS = ("EACCES", "EPERM", "EEXIST", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS")  # said in our words


def main(argv: Sequence[str] | None = None) -> int:
    """0 if all went well, 1 if something asked for cannot be done, 2 if the command line makes no sense."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        cat = catalogue(pick_language(_language(arguments)))
    except UnknownLanguage as error:
        print(error, file=sys.stderr)
        return 2
    arguments = with_command(arguments)
    parser = build_parser(cat, arguments)
    try:
        args = parser.parse(arguments)
        args.words = arguments
    except UsageProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    if args.version:
        from importlib import metadata  # slow, and for this alone

        sys.stdout.write(f"buonfresco {metadata.version('buonfresco')}\n")
        return 0
    try:
        if args.help:
            sys.stdout.write(_help(args, parser, cat))
            return 0
        return _dispatch(args, open_terminal(args.plain), cat)
    except UsageProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    except BuonfrescoError as error:
        print(error.reason.text(cat.lang), file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read our words has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except FileNotFoundError as error:
        print(cat("error-no-file", path=str(error.filename or "")), file=sys.stderr)
        return 1
    except OSError as error:
        known = errno.errorcode.get(error.errno or 0)
        what = cat(f"file-{known}") if known in FILE_PROBLEMS else error.strerror or str(error)
        print(cat("error-file", path=str(error.filename or ""), problem=what), file=sys.stderr)
        return 1


def _language(arguments: list[str]) -> str | None:
    """Looked for before anything else is read: the help itself must be in that language."""
    for number, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return None


def _help(args: argparse.Namespace, parser: Parser, cat: Catalogue) -> str:
    """The options; for those who have not chosen a game also the games; and what can be set in the one it would be."""
    chosen: Parser = getattr(args, "parser", parser)
    if args.command in extra_commands():
        more = getattr(extra_command(args.command), "more_help", None)
        return "\n".join([chosen.format_help(), *more(cat), ""]) if more else chosen.format_help()
    if args.command not in ("play", *SERIES):
        return chosen.format_help()
    game = get_game(args.game or DEFAULT)
    for action in chosen._actions:
        if action.dest in values.missing(game):
            action.help = argparse.SUPPRESS
    named = [game.name] if args.game else list(registry())
    lines = [cat("usage-game-list")]
    for name in named:
        lines.append(entry(name, cat("usage-module", name=cat(f"game-{name}"), about=cat(f"game-{name}-about"))))
    settings = [*offers.bots(cat, game.name), "", *face_of(game.name).settings(cat)]
    if not args.game:
        settings = [cat("usage-settings-of", game=cat(f"game-{game.name}")), "", *settings]
    return "\n".join([chosen.format_help(), *lines, "", *settings]).rstrip() + "\n"


def _dispatch(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    if args.command in extra_commands():
        code: int = extra_command(args.command).run(args, term, cat)
        return code
    if args.command == "serve":
        from buonfresco.cli import serving

        return serving.run(args, term, cat)
    if args.command == "admin":
        from buonfresco.cli import admin

        return admin.run(args, term, cat)
    if args.command in SERIES:
        return _series(args, term, cat)
    if args.command == "pack":
        if args.what != "check" or len(args.path) not in (1, 2):
            raise UsageProblem(cat("usage-pack"))
        return packs.check(term, cat, args.path[-1], *args.path[:-1])
    if args.command == "replay":
        from buonfresco.cli import replay

        return replay.replay(term, cat, saves.named(args.file) if args.file else saves.latest())
    if args.terminal:
        return _play(args, term, cat)
    from buonfresco.cli import browser

    return browser.run(args, term, cat)


# ---- commands -----------------------------------------------------------------------------------------------------


def _series(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    import importlib  # here, as a start must not pay for what it does not use

    code: int = importlib.import_module(f"buonfresco.cli.{args.command}").run(args, term, cat)
    return code


def _play(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    game = get_game(args.game or DEFAULT)
    config = values.config_of(cat, args, game)
    try:
        session = None if args.new else _resumed(args, term, cat)
        session = session or _new_session(args, game, config, term, cat)
    except (EOFError, KeyboardInterrupt):
        term.say()
        return 0
    if term.console.width < _NARROWEST:
        term.say(cat("cli-narrow", width=term.console.width, least=_NARROWEST))
    return play(session)


def _resumed(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> Session | None:
    """A game that waits to be played on, if there is one and somebody wants it. A "no" leaves it where it is."""
    if args.save:
        path = saves.named(args.save)
        found = [saves.Saved(path, saves.load(path))] if path.exists() else []
        found = [one for one in found if not one.table.over]
    else:
        found, broken = saves.unfinished(args.game or "")
        for path, error in broken:
            term.say(cat("cli-unreadable", path=str(path), problem=error.reason.text(cat.lang)))
    if not found:
        return None
    if args.settings:  # they were meant for another game than these
        term.say(cat("cli-own-settings", options=" ".join(args.settings)))
    chosen = _which(found, term, cat)
    if chosen is None:
        return None
    people = [seat.lang for seat in chosen.table.seats if seat.kind == PERSON]
    own = catalogue(people[0]) if people and _language(args.words) is None else cat
    return Session(chosen.table, chosen.path, term, own)


def _which(found: list[saves.Saved], term: Terminal, cat: Catalogue) -> saves.Saved | None:
    """Which of the saved games; None for a new one."""
    if len(found) == 1:
        return found[0] if _yes(term, cat, cat("cli-resume", game=_described(found[0], cat))) else None
    for number, one in enumerate(found, 1):
        term.say(cat("cli-resume-line", number=number, game=_described(one, cat)))
    while True:
        answer = term.ask(cat("cli-resume-which", most=len(found))).casefold()
        if answer in words(cat, "no") or answer in words(cat, "new"):
            return None
        if answer in words(cat, "quit"):
            raise EOFError
        if not answer or answer in words(cat, "yes"):
            return found[0]
        if answer.isdecimal() and 1 <= int(answer) <= len(found):
            return found[int(answer) - 1]
        term.say(cat("cli-resume-what", most=len(found)))


def _described(one: saves.Saved, cat: Catalogue) -> str:
    """What it is, who plays, how far it is, whose turn it is."""
    table = one.table
    names = table.names(cat)
    return cat(
        "cli-resume-game",
        name=one.path.stem,
        game=cat(f"game-{table.game}"),
        round=table.view(told=False).round,
        who=cat.join(names[seat] for seat in table.waiting),
        names=cat.join(names[: len(table.seats)]),
    )


def _yes(term: Terminal, cat: Catalogue, question: str) -> bool:
    while True:
        answer = term.ask(question).casefold()
        if not answer or answer in words(cat, "yes"):
            return True
        if answer in words(cat, "no"):
            return False
        if answer in words(cat, "quit"):
            raise EOFError
        term.say(cat("cli-yes-or-no"))


def _new_session(
    args: argparse.Namespace, kind: GameType[Any, Any], config: dict[str, Any], term: Terminal, cat: Catalogue
) -> Session:
    players, people, bots, names = values.wanted(cat, args, kind, config)
    bots = bots or [best_bot(kind.name)]
    seats = [Seat(PERSON, names[number], cat.lang) for number in range(people)]
    seats += [Seat(BOT, names[people + n], cat.lang, bots[n % len(bots)]) for n in range(players - people)]
    path = saves.named(args.save) if args.save else saves.new_path(kind.name)
    taken = path
    if path.exists():  # never written over
        path = saves.new_path(kind.name)
    table = Table.new(
        kind.name,
        seats,
        options=config,
        seed=values.seed_of(args.seed),
        practice=args.practice,
        journal=FileJournal(path),
    )
    term.say(cat("cli-welcome"), style="bold")
    for line in _who_sits(table, cat):
        term.say(line)
    if path != taken:
        term.say(cat("cli-kept-elsewhere", taken=str(taken), path=str(path)))
    return Session(table, path, term, cat)


def _who_sits(table: Table, cat: Catalogue) -> Iterator[str]:
    """The bots, by what they are."""
    names = table.names(cat)
    for bot in dict.fromkeys([seat.bot for seat in table.seats if seat.kind == BOT]):
        who = cat.join(names[number] for number, seat in enumerate(table.seats) if seat.bot == bot)
        yield cat("cli-bots-sit", who=who, bot=cat(f"bot-{bot}"), about=cat(f"bot-{bot}-about"))


if __name__ == "__main__":
    sys.exit(main())
