"""The command line. `buonfresco` alone begins, or resumes, a game."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from buonfresco.bots import BOTS, get_bot
from buonfresco.cli import packs, replay, saves, simulate
from buonfresco.cli.arguments import Parser, UsageProblem, build_parser, with_command
from buonfresco.cli.catalog import choices
from buonfresco.cli.commands import words
from buonfresco.cli.play import play
from buonfresco.cli.saves import HUMAN, Sitting
from buonfresco.cli.session import Table
from buonfresco.cli.terminal import Terminal, open_terminal
from buonfresco.engine.errors import BadGame, BuonfrescoError
from buonfresco.games import fresco
from buonfresco.text import Catalogue, UnknownLanguage, catalogue, pick_language

_MOST_SEATS = 4
_LONGEST_NAME = 12  # more would push the players' table over the edge


def main(argv: Sequence[str] | None = None) -> int:
    """0 if all went well, 1 if something asked for cannot be done, 2 if the command line makes no sense."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        cat = catalogue(pick_language(_language(arguments)))
    except UnknownLanguage as error:
        print(error, file=sys.stderr)
        return 2
    parser = build_parser(cat)
    try:
        args = parser.parse(with_command(arguments))
    except UsageProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    if args.help or args.version:
        sys.stdout.write(_help(args, parser, cat) if args.help else f"buonfresco {metadata.version('buonfresco')}\n")
        return 0
    term = open_terminal(args.plain)
    try:
        return _dispatch(args, term, cat)
    except UsageProblem as problem:
        print(problem, file=sys.stderr)
        return 2
    except BuonfrescoError as error:
        print(error.reason.text(cat.lang), file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever read our words has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(cat("error-file", path=str(error.filename or ""), problem=error.strerror or str(error)), file=sys.stderr)
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
    chosen: Parser = getattr(args, "parser", parser)
    more = "\n" + choices(cat) if args.command in ("play", "simulate") else ""
    return chosen.format_help() + more


def _dispatch(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    if args.command == "simulate":
        return _simulate(args, term, cat)
    if args.command == "pack":
        if args.what != "check" or args.path is None:
            raise UsageProblem(cat("usage-pack"))
        return packs.check(term, cat, packs.folder(args.path))
    if args.command == "replay":
        return replay.replay(term, cat, Path(args.file) if args.file else saves.default_path())
    return _play(args, term, cat)


# ---- reading values -----------------------------------------------------------------------------------------------


def _number(cat: Catalogue, option: str, text: str, low: int, high: int) -> int:
    if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
        raise UsageProblem(cat("usage-number", option=option, value=text, low=low, high=high))
    return int(text)


def _list(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _modules(cat: Catalogue, text: str) -> list[int]:
    return [_number(cat, "--modules", word, 1, 99) for word in _list(text)]


def _switches(cat: Catalogue, given: list[str]) -> dict[str, str]:
    switches = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageProblem(cat("usage-switch", value=one))
        switches[name.strip()] = value.strip()
    return switches


def _names(cat: Catalogue, text: str, players: int) -> list[str]:
    """By seat, empty where none was given. Whatever a painter is called at the table, only one is called that."""
    given = [name[:_LONGEST_NAME].strip() for name in _list(text)]
    if len(given) > players:
        raise UsageProblem(cat("usage-names-many", names=len(given), players=players))
    others = [cat(f"emblem-{seat}") for seat in range(len(given), players)]
    others += [cat("leonardo")] if players == 2 else []
    for number, name in enumerate(given):
        if name.casefold() in (other.casefold() for other in [*given[:number], *others]):
            raise UsageProblem(cat("usage-names-twice", name=name))
    return [*given, *[""] * players][:players]


def _seed(text: str | None) -> int:
    """Any number or word is a seed."""
    if text is None:
        return random.SystemRandom().randrange(1 << 32)
    return int(text) if text.lstrip("-").isdecimal() else int.from_bytes(text.encode(), "big")


# ---- commands -----------------------------------------------------------------------------------------------------


def _simulate(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    players = _number(cat, "--players", args.players, 2, _MOST_SEATS)
    return simulate.simulate(
        term,
        cat,
        _list(args.bots) or list(BOTS),
        players,
        _number(cat, "--games", args.games, 1, 10_000_000),
        _seed(args.seed) if args.seed is not None else 1,
        args.json,
        modules=_modules(cat, args.modules),
        preset=args.preset,
        switches=_switches(cat, args.switch),
        pack=packs.find(args.pack),
    )


def _play(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    path = Path(args.save) if args.save else saves.default_path()
    try:
        resumed = None if args.new else _resume(path, args.settings, term, cat)
        table = resumed or _new_table(args, path, term, cat)
    except (EOFError, KeyboardInterrupt):
        term.say()
        return 0
    return play(table)


def _resume(path: Path, settings: list[str], term: Terminal, cat: Catalogue) -> Table | None:
    """The saved game, if there is an unfinished one and somebody wants it."""
    if not path.exists():
        return None
    try:
        game, sitting = saves.load(path)
    except BadGame as error:
        aside = path.with_suffix(".unreadable.json")
        path.replace(aside)  # never written over: somebody may still rescue it
        term.say(cat("cli-unreadable", path=str(aside), problem=error.reason.text(cat.lang)))
        return None
    if game.over:
        return None
    question = cat("cli-resume", round=game.s.round)
    if settings:  # they were meant for another game than this one
        question = cat("cli-resume-settings", round=game.s.round, options=" ".join(settings))
    if not _yes(term, cat, question):
        return None
    return Table(game, sitting, path, term, cat)


def _yes(term: Terminal, cat: Catalogue, question: str) -> bool:
    while True:
        answer = term.ask(question).casefold()
        if not answer or answer in words(cat, "yes"):
            return True
        if answer in words(cat, "no"):
            return False
        term.say(cat("cli-yes-or-no"))


def _new_table(args: argparse.Namespace, path: Path, term: Terminal, cat: Catalogue) -> Table:
    players = _number(cat, "--players", args.players, 2, _MOST_SEATS)
    people = _number(cat, "--seats", args.seats, 0, players)
    bots = _list(args.bots) or ["apprentice"]
    for bot in bots:
        get_bot(bot)
    names = _names(cat, args.names, players)
    seed = _seed(args.seed)
    game = fresco.new_game(
        players,
        modules=_modules(cat, args.modules),
        preset=args.preset,
        switches=_switches(cat, args.switch),
        pack=packs.find(args.pack),
        seed=seed,
        max_rounds=None if people else 40,  # bots alone must come to an end
    )
    seats = [HUMAN] * people + [bots[number % len(bots)] for number in range(players - people)]
    sitting = Sitting(seats, names, seed)
    term.say(cat("cli-welcome"), style="bold")
    return Table(game, sitting, path, term, cat)


if __name__ == "__main__":
    sys.exit(main())
