"""Values of the command line, read by us and refused in our words."""

from __future__ import annotations

import argparse
import random
from typing import Any, NamedTuple

from buonfresco.bots import get_bot
from buonfresco.cli import packs
from buonfresco.cli.arguments import OPTIONS, UsageProblem
from buonfresco.engine.gametype import GameType
from buonfresco.text import Catalogue

MOST_JOBS = 1024
_MOST_SEATS = 4
_LONGEST_NUMBER = 1000  # digits; Python reads no more than 4,300
_LONGEST_NAME = 12  # more would push the players' table over the edge


class Wanted(NamedTuple):
    """A new game: how many play, and who."""

    players: int
    people: int
    bots: list[str]  # none: the usual one
    names: list[str]  # by seat, empty where none was given


def missing(game: GameType[Any, Any]) -> dict[str, str]:
    """Options of other games, by where the parser keeps them."""
    return {option[2:]: option for setting, option in OPTIONS.items() if setting not in game.settings}


def number(cat: Catalogue, option: str, text: str, low: int, high: int) -> int:
    if len(text) > _LONGEST_NUMBER or not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
        raise UsageProblem(cat("usage-number", option=option, value=text, low=low, high=high))
    return int(text)


def given(cat: Catalogue, option: str, text: str) -> str:
    """A value that cannot be empty: what is empty by mistake, as an unset variable is, must not mean something."""
    if not text.strip():
        raise UsageProblem(cat("usage-value", option=option))
    return text


def players(cat: Catalogue, text: str) -> int:
    return number(cat, "--players", text, 2, _MOST_SEATS)


def games(cat: Catalogue, text: str) -> int:
    return number(cat, "--games", text, 1, 10_000_000)


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def modules(cat: Catalogue, text: str) -> list[int]:
    return [number(cat, "--modules", word, 1, 99) for word in listed(text)]


def switches(cat: Catalogue, given: list[str]) -> dict[str, str]:
    switches = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageProblem(cat("usage-switch", value=one))
        switches[name.strip()] = value.strip()
    return switches


def config_of(cat: Catalogue, args: argparse.Namespace, game: GameType[Any, Any]) -> dict[str, Any]:
    """What was set for a game. What it does not have cannot be set."""
    unknown = [option for option in missing(game).values() if option in args.settings]
    if unknown:
        raise UsageProblem(cat("usage-not-here", options=", ".join(unknown), game=cat.name(game.name, of="game")))
    config: dict[str, Any] = {"pack": packs.find(game, given(cat, "--pack", args.pack))}
    if args.modules:
        config["modules"] = modules(cat, args.modules)
    if args.preset is not None:
        config["preset"] = args.preset
    if args.switch:
        config["switches"] = switches(cat, args.switch)
    return config


def wanted(cat: Catalogue, args: argparse.Namespace, game: GameType[Any, Any], config: dict[str, Any]) -> Wanted:
    """Who plays. Whatever is wrong with it, or with what was set, is refused."""
    count = players(cat, args.players)
    bots = listed(args.bots)
    for bot in bots:
        get_bot(game.name, bot)
    guided = game.new_game(count, seed=0, **config).ruleset.guided
    names = _names(cat, args.names, count, [cat(key) for key in guided])
    return Wanted(count, number(cat, "--seats", args.seats, 0, count), bots, names)


def _names(cat: Catalogue, text: str, players: int, figures: list[str]) -> list[str]:
    """By seat, empty where none was given. Whatever a painter is called at the table, only one is called that."""
    given = [name[:_LONGEST_NAME].strip() for name in listed(text)]
    if len(given) > players:
        raise UsageProblem(cat("usage-names-many", names=len(given), players=players))
    others = [*(cat(f"emblem-{seat}") for seat in range(len(given), players)), *figures]
    for number, name in enumerate(given):
        if name.casefold() in (other.casefold() for other in [*given[:number], *others]):
            raise UsageProblem(cat("usage-names-twice", name=name))
    return [*given, *[""] * players][:players]


def seed_of(text: str | None) -> int:
    """Any number or word is a seed."""
    if text is None:
        return random.SystemRandom().randrange(1 << 32)
    plain = len(text) <= _LONGEST_NUMBER and text.removeprefix("-").isdecimal()
    return int(text) if plain else int.from_bytes(text.encode(errors="surrogateescape"), "big")
