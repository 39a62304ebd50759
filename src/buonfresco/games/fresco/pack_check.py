"""Counts and forms the rulebooks state: what every pack has to keep to."""

from __future__ import annotations

from typing import Final

from buonfresco.engine.pack import Problem, check_source
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.pack import Board, FrescoTile, MarketTile, Pack, Stock
from buonfresco.games.fresco.paints import LETTERS, MOST_OF_ONE, PAINTS

BASE_LETTERS: Final = "YRBGOP"
NAMED_FACES: Final = ("Y", "R", "B", "YR", "YB", "RB", "RR", "YYY", "RRR", "G", "O")  # market tiles some text names


def check(pack: Pack) -> list[Problem]:
    problems: list[Problem] = []
    _check_board(pack.board, problems)
    _check_stock(pack.stock, problems)
    _check_market(pack.market, problems)
    _check_fresco(pack.fresco, problems)
    for file, label, entry in pack.entries():
        check_source(file, label, entry, problems)
    tiles = [(file, entry.id) for file, _, entry in pack.entries() if isinstance(entry, FrescoTile)]
    for file, name in tiles:  # those of modules lie among the others
        if file != "fresco.toml" and sum(other == name for _, other in tiles) > 1:
            problems.append(Problem(file, f"tile {name!r}", "pack-id-twice"))
    for module in registry().values():
        if module.check_components is not None and module.key in pack.extra:
            problems += module.check_components(pack.extra[module.key])
    return problems


def check_paints(file: str, label: str, paints: str, letters: str, problems: list[Problem]) -> bool:
    if not paints or set(paints) - set(letters):
        problems.append(Problem(file, label, "pack-paints", paints=repr(paints), letters=letters))
        return False
    if max(paints.count(letter) for letter in paints) > MOST_OF_ONE:
        problems.append(Problem(file, label, "pack-paints-many", paints=repr(paints), most=MOST_OF_ONE))
        return False
    return True


def check_ids(file: str, ids: list[str], problems: list[Problem]) -> None:
    plain = [name.casefold() for name in ids]  # notation does not care for case
    for name in sorted({name for name in ids if plain.count(name.casefold()) > 1}):
        problems.append(Problem(file, f"tile {name!r}", "pack-id-twice"))


def _check_board(board: Board, problems: list[Problem]) -> None:
    file = "board.toml"
    for row in board.hostel:
        label = f"hostel {row.time}"
        if row.price < 0:
            problems.append(Problem(file, label, "pack-price"))
        if row.time == 7 and (row.mood, row.price) != (-1, 2):
            problems.append(Problem(file, label, "pack-hostel-seven", "B-EX-01"))
    times = [row.time for row in board.hostel]
    if times != sorted(set(times)) or len(times) < 4 or not {5, 6, 7} <= set(times):
        problems.append(Problem(file, "hostel", "pack-hostel-times", "B-WAKE-03", times=str(times)))
    mood = board.mood
    if (mood.plus, mood.minus) != (2, 2):
        problems.append(Problem(file, "mood", "pack-mood-zones", "B-MOOD-02"))
    if mood.above < mood.plus or mood.below < max(mood.minus, 3):
        problems.append(Problem(file, "mood", "pack-mood-start", "B-MOOD-02"))
    for booths in board.booths:
        label = f"booths {booths.players}"
        for players in booths.players:
            count, total = (4, 13) if players == 4 else (3, 9)
            if len(booths.sizes) != count or sum(booths.sizes) != total or min(booths.sizes) < 1:
                rule = "B-SETUP-08" if players == 4 else "B-SETUP-09"
                problems.append(Problem(file, label, "pack-booths", rule, players=players, booths=count, tiles=total))
    seats = sorted(players for booths in board.booths for players in booths.players)
    if seats != [2, 3, 4]:
        problems.append(Problem(file, "booths", "pack-booths-players", "B-SETUP-01", found=str(seats)))


def _check_stock(stock: Stock, problems: list[Problem]) -> None:
    file = "stock.toml"
    start, supply = stock.start, stock.supply
    if check_paints(file, "start", start.paints, LETTERS, problems):
        begin = (start.thalers, "".join(sorted(start.paints, key=LETTERS.index)), start.apprentices)
        if begin != (12, "YRB", 5):
            problems.append(Problem(file, "start", "pack-start", "B-SETUP-03"))
    if supply.coins != {"1": 36, "5": 16, "10": 8}:
        problems.append(Problem(file, "supply", "pack-coins", "B-SETUP-12"))
    if supply.paints != {paint: 17 if index < 3 else 9 for index, paint in enumerate(PAINTS[:6])}:
        problems.append(Problem(file, "supply", "pack-supply", "B-SETUP-12"))


def _check_market(tiles: list[MarketTile], problems: list[Problem]) -> None:
    file = "market.toml"
    check_ids(file, [tile.id for tile in tiles], problems)
    faces: set[str] = set()
    for tile in tiles:
        label = f"tile {tile.id!r}"
        if check_paints(file, label, tile.paints, BASE_LETTERS, problems):
            faces.add("".join(sorted(tile.paints, key=LETTERS.index)))
            if len(tile.paints) > 3:
                problems.append(Problem(file, label, "pack-market-large"))
    removed = sum(tile.only_four for tile in tiles)
    if (len(tiles), removed) != (14, 3):
        problems.append(Problem(file, "", "pack-market-count", "B-SETUP-09", tiles=len(tiles), removed=removed))
    for face in NAMED_FACES:
        if face not in faces:
            problems.append(Problem(file, "", "pack-market-face", face=face))


def _check_fresco(tiles: list[FrescoTile], problems: list[Problem]) -> None:
    file = "fresco.toml"
    check_ids(file, [tile.id for tile in tiles], problems)
    for tile in tiles:
        label = f"tile {tile.id!r}"
        check_paints(file, label, tile.paints, BASE_LETTERS, problems)
        if not 3 <= tile.value <= 11:
            problems.append(Problem(file, label, "pack-fresco-value", value=tile.value))
    if len(tiles) != 25:
        problems.append(Problem(file, "", "pack-fresco-count", "B-SETUP-10", tiles=len(tiles)))
    if sum(tile.value == 11 for tile in tiles) < 2:
        problems.append(Problem(file, "", "pack-fresco-elevens", "B-SETUP-10"))
    if not any(tile.value == 3 for tile in tiles):
        problems.append(Problem(file, "", "pack-fresco-three", "B-EX-05"))
    if not any(tile.value == 7 and "Y" in tile.paints for tile in tiles):
        problems.append(Problem(file, "", "pack-fresco-seven"))
