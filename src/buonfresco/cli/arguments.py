"""The options of the command line, with help in the language of the user."""

from __future__ import annotations

import argparse
import functools
import importlib
import pkgutil
import re
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import buonfresco.cli
from buonfresco.text import Catalogue

# What a game may have besides players and pack (its ``settings``), and the option that sets it.
OPTIONS: Final = {"modules": "--modules", "preset": "--preset", "switches": "--switch"}
_SETTINGS = (
    "--players",
    "--modules",
    "--preset",
    "--switch",
    "--pack",
    "--seed",
    "--bots",
    "--seats",
    "--names",
    "--practice",
)


class UsageProblem(Exception):
    """The command line makes no sense; the text says why."""


class Parser(argparse.ArgumentParser):
    """argparse with words from the catalogs. Values are read as text and judged by us: then we choose the words."""

    cat: Catalogue

    def error(self, message: str) -> NoReturn:
        """What is left to argparse: an option without its value."""
        option = re.search(r"--?[\w-]+", message)
        raise UsageProblem(self.cat("usage-value", option=option.group() if option else message))

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        args, unknown = self.parse_known_args(arguments)
        if unknown:
            raise UsageProblem(self.cat("usage-unknown", words=" ".join(unknown)))
        said = {word.partition("=")[0] for word in arguments}
        named = getattr(args, "named", None)
        args.game = getattr(args, "game", None) or named
        if named and args.game != named:
            raise UsageProblem(self.cat("usage-two-games", one=args.game, other=named))
        args.settings = [option for option in _SETTINGS if option in said]  # even where they say what is usual
        return args

    def format_help(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, self.cat("usage-usage") + " ")
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()


@functools.cache
def extra_commands() -> dict[str, str]:
    """What the packages of games add, with the modules they are in: ``COMMANDS`` there names files of the package.

    Such a file has ``fill(parser, cat)``, which declares its arguments, and ``run(args, term, cat) -> int``. The line
    of the help is the message ``usage-<name>``; ``more_help(cat)``, if it is there, gives lines that stand below.
    """
    found: dict[str, str] = {}
    for info in pkgutil.iter_modules(buonfresco.cli.__path__, f"{buonfresco.cli.__name__}."):
        if info.ispkg:
            names: Sequence[str] = getattr(importlib.import_module(info.name), "COMMANDS", ())
            found |= {name: f"{info.name}.{name}" for name in names}
    return found


def extra_command(name: str) -> Any:
    """The module of such a command."""
    return importlib.import_module(extra_commands()[name])


def with_command(arguments: Sequence[str]) -> list[str]:
    """`play` where no command is named."""
    first = next((word for word in arguments if word in COMMANDS or word in extra_commands()), None)
    top = {"-h", "--help", "--version"}
    if first is None and not top & set(arguments):
        return ["play", *arguments]
    return list(arguments)


def build_parser(cat: Catalogue, asked: Sequence[str]) -> Parser:
    """For the words of a command line."""
    parser = _parser(cat, "buonfresco", cat("usage-about"))
    parser.epilog = cat("usage-notice")
    _common(parser, cat)
    parser.add_argument("--version", action="store_true", help=cat("usage-version"))
    commands = parser.add_subparsers(dest="command", metavar=cat("usage-meta-command"), parser_class=Parser)
    for name in (*COMMANDS, *extra_commands()):
        sub: Any = commands.add_parser(
            name, help=cat(f"usage-{name}"), description=cat(f"usage-{name}"), add_help=False, allow_abbrev=False
        )
        _dress(sub, cat)
        sub.set_defaults(parser=sub)
        _common(sub, cat, again=True)
        if name in asked:  # the others are only listed
            fill = COMMANDS.get(name) or extra_command(name).fill
            fill(sub, cat)
    return parser


def _parser(cat: Catalogue, prog: str, description: str) -> Parser:
    parser = Parser(prog=prog, description=description, add_help=False, allow_abbrev=False)
    _dress(parser, cat)
    return parser


def _dress(parser: Parser, cat: Catalogue) -> None:
    parser.cat = cat
    parser._positionals.title = cat("usage-positionals")
    parser._optionals.title = cat("usage-options")


def _common(parser: Parser, cat: Catalogue, again: bool = False) -> None:
    """Options every command has. A command must not overwrite what was said before its name."""
    default: Any = argparse.SUPPRESS if again else False
    parser.add_argument("-h", "--help", action="store_true", default=default, help=cat("usage-help"))
    parser.add_argument("--plain", action="store_true", default=default, help=cat("usage-plain"))
    parser.add_argument(
        "--lang", metavar="en|de|fr", default=argparse.SUPPRESS if again else None, help=cat("usage-lang")
    )


def _game(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("game", metavar=cat("usage-meta-game"), nargs="?", help=cat("usage-game"))
    parser.add_argument("--players", metavar="2-4", default="3", help=cat("usage-players", players=3))
    parser.add_argument("--modules", metavar="N,N", default="", help=cat("usage-modules"))
    parser.add_argument("--preset", metavar=cat("usage-meta-name"), help=cat("usage-preset"))
    parser.add_argument(
        "--switch", metavar=cat("usage-meta-switch"), action="append", default=[], help=cat("usage-switches")
    )
    parser.add_argument("--pack", metavar=cat("usage-meta-pack"), default="standard", help=cat("usage-with-pack"))
    parser.add_argument("--seed", metavar=cat("usage-meta-seed"), help=cat("usage-seed"))


def _play(parser: Parser, cat: Catalogue) -> None:
    _game(parser, cat)
    parser.add_argument("--bots", metavar=cat("usage-meta-names"), default="", help=cat("usage-bots"))
    parser.add_argument("--seats", metavar="N", default="1", help=cat("usage-seats"))
    parser.add_argument("--names", metavar=cat("usage-meta-names"), default="", help=cat("usage-names"))
    parser.add_argument("--save", metavar=cat("usage-meta-file"), help=cat("usage-save"))
    parser.add_argument("--new", action="store_true", help=cat("usage-new"))
    parser.add_argument("--practice", action="store_true", help=cat("usage-practice"))
    parser.add_argument("--terminal", action="store_true", help=cat("usage-terminal"))
    parser.add_argument("--no-browser", action="store_true", help=cat("usage-no-browser"))
    parser.add_argument("--host", metavar=cat("usage-meta-address"), default="127.0.0.1", help=cat("usage-host"))
    parser.add_argument("--port", metavar="N", default="", help=cat("usage-play-port"))
    parser.add_argument("--data", metavar=cat("usage-meta-folder"), default="", help=cat("usage-data"))


def _many(parser: Parser, cat: Catalogue, bots: str, games: str) -> None:
    """What every command that plays series has."""
    _game(parser, cat)
    parser.add_argument("--games", metavar="N", default=games, help=cat("usage-games", games=int(games)))
    parser.add_argument("--bots", metavar=cat("usage-meta-names"), default="", help=cat(bots))


def _simulate(parser: Parser, cat: Catalogue) -> None:
    _many(parser, cat, "usage-simulate-bots", "100")
    parser.add_argument("--json", action="store_true", help=cat("usage-json"))


def _kept(parser: Parser, cat: Catalogue, folder: str) -> None:
    """What those have that keep their games."""
    parser.add_argument("--game", dest="named", metavar=cat("usage-meta-game"), help=cat("usage-game"))
    parser.add_argument("--jobs", metavar="N", default="0", help=cat("usage-jobs"))
    parser.add_argument("--ray", metavar=cat("usage-meta-address"), default="", help=cat("usage-ray"))
    parser.add_argument("--limit", metavar="N", default="60", help=cat("usage-limit"))
    parser.add_argument("--out", metavar=cat("usage-meta-folder"), default=folder, help=cat("usage-out", folder=folder))


def _arena(parser: Parser, cat: Catalogue) -> None:
    _many(parser, cat, "usage-arena-bots", "1000")
    parser.add_argument("--scheme", metavar="one|mixed", default="one", help=cat("usage-scheme"))
    _kept(parser, cat, "arena-out")


def _lab(parser: Parser, cat: Catalogue) -> None:
    _many(parser, cat, "usage-lab-bots", "1000")
    parser.add_argument("--module", metavar="N", help=cat("usage-lab-module"))
    _kept(parser, cat, "lab-out")


def _pack(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("what", metavar="check", nargs="?", help=cat("usage-pack-check"))
    parser.add_argument("path", metavar=cat("usage-meta-folder"), nargs="*", help=cat("usage-pack-path"))


def _replay(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("file", metavar=cat("usage-meta-file"), nargs="?", help=cat("usage-replay-file"))


def _serve(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("--host", metavar=cat("usage-meta-address"), default="127.0.0.1", help=cat("usage-host"))
    parser.add_argument("--port", metavar="N", default="8000", help=cat("usage-port"))
    parser.add_argument("--data", metavar=cat("usage-meta-folder"), default="", help=cat("usage-data"))
    parser.add_argument("--database", metavar="URL", default="", help=cat("usage-database"))
    parser.add_argument("--workers", metavar="N", default="1", help=cat("usage-workers"))
    parser.add_argument("--bot-workers", metavar="N", default="0", help=cat("usage-bot-workers"))
    parser.add_argument("--origin", metavar="URL", action="append", default=[], help=cat("usage-origin"))
    parser.add_argument("--proxies", metavar=cat("usage-meta-address"), default="127.0.0.1", help=cat("usage-proxies"))
    parser.add_argument("--metrics", action="store_true", help=cat("usage-metrics"))
    parser.add_argument("--limits", metavar="N", default="1", help=cat("usage-limits"))
    parser.add_argument("--no-limits", action="store_true", help=cat("usage-no-limits"))


def _admin(parser: Parser, cat: Catalogue) -> None:
    parser.add_argument("what", metavar=cat("usage-meta-command"), nargs="?", help=cat("usage-admin-what"))
    parser.add_argument("arguments", metavar=cat("usage-meta-words"), nargs="*", help=cat("usage-admin-words"))
    parser.add_argument("--data", metavar=cat("usage-meta-folder"), default="", help=cat("usage-data"))
    parser.add_argument("--database", metavar="URL", default="", help=cat("usage-database"))
    parser.add_argument("--state", metavar="playing|over|ended", default="", help=cat("usage-admin-state"))
    parser.add_argument("--game", metavar=cat("usage-meta-game"), default="", help=cat("usage-admin-game"))
    parser.add_argument("--older-than", metavar="90d", default="", help=cat("usage-admin-older"))
    parser.add_argument("--finished-before", metavar="90d", default="90d", help=cat("usage-admin-finished"))
    parser.add_argument("--unfinished-before", metavar="365d", default="", help=cat("usage-admin-unfinished"))
    parser.add_argument("--dry-run", action="store_true", help=cat("usage-admin-dry"))
    parser.add_argument("--yes", action="store_true", help=cat("usage-admin-yes"))
    parser.add_argument("--trusted", action="store_true", help=cat("usage-admin-trusted"))
    parser.add_argument("--origin", metavar="URL", default="", help=cat("usage-admin-origin"))
    parser.add_argument("--json", action="store_true", help=cat("usage-admin-json"))


SERIES: Final = {"simulate": _simulate, "arena": _arena, "lab": _lab}  # each in the file of its name
COMMANDS: Final = {"play": _play, "serve": _serve, "admin": _admin, **SERIES, "pack": _pack, "replay": _replay}
