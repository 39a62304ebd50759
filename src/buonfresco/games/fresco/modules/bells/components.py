"""What bells.toml holds, and what the rulebooks state about it."""

from __future__ import annotations

from typing import Final

import msgspec

from buonfresco.engine.pack import Entry, Problem

FILE: Final = "bells.toml"
LETTERS: Final = "abcdefghijklmnopqr"  # of copies with the same face
OVER_30: Final = 31  # the last space of the bell track, "30+" (M8-SCORE-09)


class Certificate(Entry, frozen=True, kw_only=True):
    id: str  # price-points-bells and a letter: actions name certificates by it, whatever the pack
    price: int
    points: int
    bells: int


class Mark(Entry, frozen=True, kw_only=True):
    """From this space of the bell track on there are so many points, up to the next mark."""

    players: list[int]
    space: int
    points: int


class Rank(Entry, frozen=True, kw_only=True):
    players: list[int]
    place: int
    points: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certificate: list[Certificate]
    mark: list[Mark]
    rank: list[Rank]

    def marks(self, players: int) -> list[tuple[int, int]]:
        """(space, points), from the front of the track to its beginning."""
        found = [(mark.space, mark.points) for mark in self.mark if players in mark.players]
        return sorted(found, reverse=True)

    def ranks(self, players: int) -> list[int]:
        """Points by place, the first one first."""
        found = [(rank.place, rank.points) for rank in self.rank if players in rank.players]
        return [points for _place, points in sorted(found)]


def check(form: Components) -> list[Problem]:
    problems: list[Problem] = []
    _check_certificates(form.certificate, problems)
    for players in (2, 3, 4):
        _check_marks(form, players, problems)
        _check_ranks(form, players, problems)
    return problems


def _check_certificates(certificates: list[Certificate], problems: list[Problem]) -> None:
    ids = [one.id for one in certificates]
    for one in certificates:
        label = f"certificate {one.id!r}"
        face = f"{one.price}-{one.points}-{one.bells}"
        if one.id[:-1] != face or one.id[-1] not in LETTERS:
            problems.append(Problem(FILE, label, "pack-bells-id", "M8-COMP-02", face=face))
        if ids.count(one.id) > 1:
            problems.append(Problem(FILE, label, "pack-id-twice"))
        if one.price < 1 or one.points < 0 or one.bells < 1:
            problems.append(Problem(FILE, label, "pack-bells-face", "M8-COMP-02"))
    if len(certificates) != 18:
        problems.append(Problem(FILE, "", "pack-bells-count", "M8-COMP-01", found=len(certificates)))
    bells = sum(one.bells for one in certificates)
    if bells != 61:
        problems.append(Problem(FILE, "", "pack-bells-sum", "M8-COMP-03", bells=bells))
    if not any((one.price, one.points) == (3, 3) for one in certificates):
        problems.append(Problem(FILE, "", "pack-bells-three", "M8-EX-01"))
    if not any(one.price > 4 for one in certificates):
        problems.append(Problem(FILE, "", "pack-bells-four", "M8-EX-02"))


def _check_marks(form: Components, players: int, problems: list[Problem]) -> None:
    marks = form.marks(players)
    spaces = [space for space, _points in marks]
    if len(set(spaces)) != len(spaces) or not all(0 < space <= OVER_30 for space in spaces):
        problems.append(Problem(FILE, "mark", "pack-bells-marks", "M8-COMP-04", players=players, most=OVER_30))
    known = {11: 1, 16: 2, 20: 2} if players < 4 else {}
    for space, points in known.items():
        if value(marks, space) != points:
            problems.append(Problem(FILE, "mark", "pack-bells-mark", "M8-EX-03", space=space, points=points))


def _check_ranks(form: Components, players: int, problems: list[Problem]) -> None:
    places = sorted(rank.place for rank in form.rank if players in rank.players)
    figures = max(3, players) + 1  # the painters, Leonardo among them, and the bishop
    if places != list(range(1, len(places) + 1)) or len(places) < figures:
        problems.append(Problem(FILE, "rank", "pack-bells-ranks", "M8-COMP-04", players=players, places=figures))
        return
    ranks = form.ranks(players)
    if players < 4 and (ranks[0], ranks[1], ranks[3]) != (9, 5, 0):
        problems.append(Problem(FILE, "rank", "pack-bells-rank", "M8-EX-03"))


def value(marks: list[tuple[int, int]], space: int) -> int:
    """The highest mark reached or passed counts, not the sum of them (M8-SCORE-10)."""
    for mark, points in marks:
        if space >= mark:
            return points
    return 0
