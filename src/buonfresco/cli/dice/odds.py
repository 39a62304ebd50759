"""`odds`: how likely a sum of the dice game is under best play, exactly."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from rich import box
from rich.table import Table

from buonfresco.cli.arguments import Parser, UsageProblem
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.games.dice.odds import COLOUR_DICE, FRESCO_SUMS, PORTRAIT_SUMS, THROWS, chance
from buonfresco.text import Catalogue

_SUMS = re.compile(r"(\d{1,4})(?:[-–](\d{1,4}))?")
_KEPT = re.compile(r"([1-6])(?:[x×*]([124]))?", re.IGNORECASE)
_USED = {"1": 0, "2": 1, "4": 2}  # color dice that make a die count so many times


class Kept(NamedTuple):
    """What lies aside: as it was written, what it counts, and the color dice still free."""

    words: list[str]
    values: list[int]
    colour_dice: int


class Answer(NamedTuple):
    result: str  # fresco or portrait, if the whole table was asked for
    sums: tuple[int, ...]
    chance: Fraction


def fill(parser: Parser, cat: Catalogue) -> None:
    """The arguments of the command."""
    parser.add_argument("targets", metavar=cat("usage-meta-sums"), nargs="*", help=cat("usage-odds-targets"))
    parser.add_argument("--kept", metavar=cat("usage-meta-kept"), default="", help=cat("usage-odds-kept"))
    parser.add_argument("--favor", "--favour", dest="favour", action="store_true", help=cat("usage-odds-favour"))
    parser.add_argument("--json", action="store_true", help=cat("usage-json"))


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    kept = _kept(cat, args.kept)
    asked = [("", _sums(cat, word)) for word in args.targets]
    if not asked:
        asked = [("fresco", (total,)) for total in FRESCO_SUMS] + [("portrait", sums) for sums in PORTRAIT_SUMS]
    try:
        answers = [
            Answer(result, sums, chance(sums, kept.values, kept.colour_dice, args.favour)) for result, sums in asked
        ]
    except BuonfrescoError as error:
        raise UsageProblem(error.reason.text(cat.lang)) from error
    if args.json:
        term.console.file.write(json.dumps(_data(kept, args.favour, answers), indent=2) + "\n")
        return 0
    if kept.words:
        left = THROWS - len(kept.words)
        words = cat.join(kept.words)
        term.say(cat("cli-odds-kept", kept=words, sum=sum(kept.values), throws=left, dice=kept.colour_dice))
    if args.favour:
        term.say(cat("cli-odds-favour"))
    if args.targets:
        for answer in answers:
            term.say(_line(cat, answer))
    else:
        _table(term, cat, answers)
    return 0


# ---- reading ------------------------------------------------------------------------------------------------------


def _sums(cat: Catalogue, word: str) -> tuple[int, ...]:
    """`16`, `9-12`, `8,13`: any of these sums will do."""
    found: set[int] = set()
    for part in word.split(","):
        match = _SUMS.fullmatch(part.strip())
        low = int(match[1]) if match else 0
        high = int(match[2] or low) if match else 0
        if match is None or high < low:
            raise UsageProblem(cat("usage-odds-sum", word=word))
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def _kept(cat: Catalogue, text: str) -> Kept:
    """`6,4x2`: a plain 6 and a doubled 4."""
    kept = Kept([], [], COLOUR_DICE)
    for word in [word.strip() for word in text.split(",") if word.strip()]:
        match = _KEPT.fullmatch(word)
        if match is None:
            raise UsageProblem(cat("usage-odds-die", word=word))
        pips, times = match[1], match[2] or "1"
        kept.words.append(pips if times == "1" else f"{pips}×{times}")
        kept.values.append(int(pips) * int(times))
        kept = kept._replace(colour_dice=kept.colour_dice - _USED[times])
    if kept.colour_dice < 0:
        raise UsageProblem(cat("usage-odds-colours", kept=cat.join(kept.words), most=COLOUR_DICE))
    return kept


# ---- showing ------------------------------------------------------------------------------------------------------


def _runs(sums: Iterable[int]) -> str:
    """`8, 10-12`"""
    runs: list[list[int]] = []
    for total in sums:
        if runs and runs[-1][-1] == total - 1:
            runs[-1].append(total)
        else:
            runs.append([total])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _percent(cat: Catalogue, share: Fraction) -> str:
    if share in (0, 1):
        return cat("cli-odds-whole", number=int(100 * share))
    return cat("cli-odds-percent", number=float(round(100 * share, 1)))


def _line(cat: Catalogue, answer: Answer) -> str:
    words = {"sums": _runs(answer.sums), "percent": _percent(cat, answer.chance)}
    if answer.chance in (0, 1):
        return cat("cli-odds-certain" if answer.chance else "cli-odds-impossible", **words)
    return cat("cli-odds-line", fraction=str(answer.chance), **words)


def _table(term: Terminal, cat: Catalogue, answers: Sequence[Answer]) -> None:
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(cat("cli-odds-result"))
    grid.add_column(cat("cli-odds-chance"), justify="right")
    grid.add_column(cat("cli-odds-exactly"))
    for answer in answers:
        name = cat(f"cli-odds-{answer.result}", sums=_runs(answer.sums))
        grid.add_row(name, _percent(cat, answer.chance), str(answer.chance))
    term.say(grid)
    term.say(cat("cli-odds-alone"))


def _data(kept: Kept, favour: bool, answers: Sequence[Answer]) -> dict[str, object]:
    odds = []
    for answer in answers:
        named = {"result": answer.result} if answer.result else {}
        odds.append({**named, "sums": answer.sums, "chance": float(answer.chance), "exactly": str(answer.chance)})
    return {
        "kept": kept.values,
        "sum": sum(kept.values),
        "throws_left": THROWS - len(kept.values),
        "colour_dice": kept.colour_dice,
        "favour": favour,
        "odds": odds,
    }
