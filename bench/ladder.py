"""Is every bot of the ladder stronger than the one below, and with which modules? All pairings of docs/opponents.md.

    python -m bench.ladder                    # all of them: hours, best compiled (make ladder)
    python -m bench.ladder --only master      # those whose name has this in it
    python -m bench.ladder --games 40         # no more games than that each: a rough answer
    python -m bench.ladder --write            # and the table into docs/opponents.md

Every pairing is a series of the arena in build/ladder: killed and started again it goes on, whoever wants more
games of one gets them by the command in the table. Bots that search think in rollouts instead of seconds, so the same
games are played on every machine.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from buonfresco.arena import wording
from buonfresco.arena.folder import Folder
from buonfresco.arena.plan import Series
from buonfresco.arena.run import play_out, ready
from buonfresco.arena.statistics import Mean
from buonfresco.arena.summary import summarize
from buonfresco.cli.progress import Progress
from buonfresco.games.fresco.modules import registry
from buonfresco.text import catalogue

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "ladder"
DOCS: Final = ROOT / "docs" / "opponents.md"
MARKS: Final = ("<!-- ladder -->\n", "<!-- /ladder -->\n")
SEED: Final = 1
ENOUGH: Final = 1000  # games
NEAR: Final = 10_000  # where the bar is so near that fewer do not tell; they take a tenth of a second
LONG: Final = 400  # where one takes more than 20 seconds, interpreted
ALONE: Final = 200  # of Apprentices among themselves, for how many rounds they take
LONGER: Final = 1.3  # times the rounds of the base game they may take with modules

Modules = tuple[int, ...]
ALL: Final[Modules] = tuple(registry())
SETS: Final[dict[str, list[Modules]]] = {
    "modules 1-3": [(1, 2, 3)],
    "modules 6, 8, 9, 14": [(6, 8, 9, 14)],
    "modules 10-13": [(10, 11, 12, 13)],
    "all modules": [ALL],
    "ten random sets": [  # drawn once
        (4, 8, 10, 11, 14, 17),
        (1, 6, 11, 12, 13, 15, 16),
        (1, 4, 7, 8, 10, 16),
        (1, 3, 5, 6, 11, 12, 14, 15, 17),
        (5, 7, 9, 10, 11, 14, 17),
        (5, 13, 17),
        (1, 3, 4, 5),
        (2, 3, 16),
        (4, 6, 9, 10, 11, 12, 13, 14),
        (7, 8, 11, 16),
    ],
    "each module alone": [(number,) for number in ALL],
}
APPRENTICE, JOURNEYMAN, MASTER = "apprentice", "journeyman@40", "master@300"  # where they search


class Pairing(NamedTuple):
    """One bot against copies of another one. ``bar``: the share of games that it is to win."""

    what: str
    one: str
    other: str
    players: int
    bar: float | None
    game: str = "fresco"
    sets: tuple[Modules, ...] = ((),)
    games: int = ENOUGH  # over all sets

    @property
    def name(self) -> str:
        bots = f"{self.one} against {self.other}"
        return f"{self.what}, {self.players} players: {bots}".replace("@40", "").replace("@300", "")

    def series(self) -> list[Series]:
        """One for each set of modules."""
        arms: list[dict[str, Any]] = [{"modules": list(one)} if one else {} for one in self.sets]
        return [Series(self.game, (self.one, self.other), self.players, SEED, arms=(arm,)) for arm in arms]

    @property
    def command(self) -> str:
        words = [f"--game {self.game}"] if self.game != "fresco" else []
        words += [f"--bots {self.one},{self.other}", f"--players {self.players}"]
        if len(self.sets) > 1:
            words.append("--modules SET")
        elif self.sets[0]:
            words.append(
                f"--modules {','.join(map(str, self.sets[0]))}" if self.sets[0] != ALL else "--modules 1,...,17"
            )
        return " ".join([*words, f"--games {self.each()}"])

    def each(self) -> int:
        return -(-self.games // len(self.sets))


def _pairings() -> Iterator[Pairing]:
    bars: tuple[float | None, ...]
    for players, bars in ((4, (0.5, 0.6, 0.4)), (3, (None, None, None)), (2, (0.75, 0.9, 0.65))):
        levels = ("apprentice-0", "apprentice", "journeyman", "master")
        for (below, level), bar in zip(itertools.pairwise(levels), bars, strict=True):
            games = NEAR if (players, level) == (4, "journeyman") else ENOUGH
            yield Pairing("base game", level, below, players, bar, games=games)
    for game, what in (("cards", "card game"), ("dice", "dice game")):
        for players, bars in ((4, (None, None)), (3, (None, None)), (2, (0.6, 0.5))):
            yield Pairing(what, "journeyman", "apprentice", players, bars[0], game)
            yield Pairing(what, "master", "journeyman", players, bars[1], game)
        yield Pairing(what, "master", "apprentice", 2, None, game)
    for what, sets in SETS.items():
        yield Pairing(what, JOURNEYMAN, APPRENTICE, 4, 0.5, sets=tuple(sets))
        games = LONG if sets == [ALL] else ENOUGH
        yield Pairing(what, MASTER, JOURNEYMAN, 4, 0.35, sets=tuple(sets), games=games)


PAIRINGS: Final = list(_pairings())


def folders(pairing: Pairing, out: Path) -> Iterator[tuple[Series, Path]]:
    place = "".join(letter if letter.isalnum() else "-" for letter in pairing.name.replace(",", ""))
    for number, series in enumerate(pairing.series()):
        yield series, out / place / str(number)


def measured(pairing: Pairing, out: Path, games: int, jobs: int = 0) -> dict[str, Any] | None:
    """Plays what is missing, up to so many games of each set, and counts all there are; None if there are none."""
    found: list[dict[str, Any]] = []
    records = []
    for series, path in folders(pairing, out):
        if not games and not path.exists():
            continue
        with Folder(path, ready(series)) as folder, Progress(catalogue("en")) as progress:
            play_out(folder, games, jobs, progress=progress)
            records.append(list(folder.records()))
            if records[-1]:
                found.append(summarize(series, records[-1])["pairings"][0])
    if not found:
        return None
    whole = summarize(pairing.series()[0], itertools.chain.from_iterable(records))
    return {
        **whole["pairings"][0],
        "shares": [one["win_share"]["share"] for one in found],
        "forfeits": sum([one["games"] for one in whole["forfeits"]]),
    }


def row(pairing: Pairing, found: dict[str, Any]) -> str:
    """A line of the table."""
    cat = catalogue("en")
    won = f"{wording.share(cat, found['win_share'])} of {found['games']:,}"
    if len(found["shares"]) > 1:
        won += f", by set {', '.join([f'{100 * share:.0f}' for share in found['shares']])} %"
    won += f"; {wording.mean(cat, found['difference'], wording.signed)} points"
    if found["forfeits"]:
        won += f"; **{found['forfeits']} forfeited**"
    bar = "" if pairing.bar is None else f"{100 * pairing.bar:.0f} %: {verdict(pairing.bar, found)}"
    return f"| {pairing.name} | `{pairing.command}` | {won} | {bar} |"


def verdict(bar: float, found: dict[str, Any]) -> str:
    """Reached if the interval lies above the bar, open if the bar lies in it."""
    low, high = found["win_share"]["interval"]
    if low < bar <= high:
        return "open, above it" if found["win_share"]["share"] >= bar else "open, below it"
    return "reached" if low >= bar else "**missed**"


def length(modules: Modules, out: Path, games: int, jobs: int = 0) -> Mean:
    """Rounds of games among Apprentices, each on a seed of its own."""
    found = Mean()
    series = Series("fresco", (APPRENTICE,), 4, SEED, arms=({"modules": list(modules)},))
    path = out / f"length-{'-'.join(map(str, modules)) or 'base'}"
    if games or path.exists():
        with Folder(path, ready(series)) as folder, Progress(catalogue("en")) as progress:
            play_out(folder, games, jobs, progress=progress)
            for record in folder.records():
                found.add(record.rounds)
                found.close()
    return found


def lengths(out: Path, games: int, jobs: int = 0) -> Iterator[str]:
    """Lines of the second table: rounds, and how many times those of the base game, set by set."""
    base = length((), out, games, jobs)
    every: dict[str, list[Modules]] = {"base game": [()], **SETS}
    for what, sets in every.items():
        found = [length(one, out, games, jobs) for one in sets]
        if base.count and all(one.count for one in found):
            rounds = ", ".join([f"{one.value:.1f}" for one in found])
            times = [one.value / base.value for one in found]
            said = ", ".join([f"{one:.2f}" if one <= LONGER else f"**{one:.2f}**" for one in times])
            yield f"| {what} | {rounds} | {said} |"


def tables(rows: list[str], rounds: list[str]) -> str:
    first = ["| pairing | `buonfresco arena --seed 1 ...` | won | bar |", "|---|---|---|---|", *rows]
    among = f"`--bots {APPRENTICE} --players 4 --games {ALONE}`"
    second = [
        f"| Apprentices among themselves, {among} | rounds | times those of the base game |",
        "|---|---|---|",
        *rounds,
    ]
    return "\n".join([*first, "", *second, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--games", type=int, default=NEAR, metavar="N", help="at most (0: count what there is)")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; as many as there are cores")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    parser.add_argument("--write", action="store_true", help=f"the table into {DOCS.name}")
    args = parser.parse_args()
    if args.write and args.only:
        parser.error("--write writes the whole table: without --only")
    rows: list[str] = []
    for pairing in PAIRINGS:
        if args.only in pairing.name:
            found = measured(pairing, args.out, min(args.games, pairing.each()), args.jobs)
            if found is not None:
                rows.append(row(pairing, found))
                print(rows[-1], flush=True)
    rounds = [] if args.only else list(lengths(args.out, min(args.games, ALONE), args.jobs))
    print("\n".join(rounds))
    if args.write:
        text = DOCS.read_text("utf-8")
        before, rest = text.split(MARKS[0])
        DOCS.write_text(before + MARKS[0] + tables(rows, rounds) + MARKS[1] + rest.split(MARKS[1])[1], "utf-8")


if __name__ == "__main__":
    main()
