"""What the box holds for module 12: which spaces of the score track carry a rose. Ladies and tiles need no data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from buonfresco.engine.pack import Entry, Problem

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "ladies"
FILE: Final = f"{KEY}.toml"
COLOURS: Final = ("pink", "purple")
ROSES: Final = {2: 6, 3: 6, 4: 8}  # by players; each has a lady, half of them pink (M12-COMP-01, M12-SETUP-01, -02)


class Roses(Entry, frozen=True, kw_only=True):
    players: list[int]  # the side of the board
    spaces: list[int]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roses: list[Roses]


def check(form: Components) -> list[Problem]:
    """Eight roses on the side for four players, six on the other one."""
    problems: list[Problem] = []
    for players, count in ROSES.items():
        sides = [side.spaces for side in form.roses if players in side.players]
        if len(sides) != 1 or len(sides[0]) != count:
            problems.append(Problem(FILE, "roses", "pack-ladies-roses", "M12-SETUP-01", players=players, count=count))
        elif sides[0] != sorted(set(sides[0])) or sides[0][0] < 1:
            problems.append(Problem(FILE, "roses", "pack-ladies-spaces", "M12-SETUP-01", players=players))
    return problems


_SPACES: dict[tuple[str, int], tuple[int, ...]] = {}  # by digest of the components and number of seats


def roses(r: Rules) -> tuple[int, ...]:
    """The spaces with roses on the side of the board in use, from the first to the last."""
    key = r.digest, r.seats
    known = _SPACES.get(key)
    if known is None:
        form: Components = r.pack.extra[KEY]
        known = _SPACES[key] = next(tuple(side.spaces) for side in form.roses if r.seats in side.players)
    return known
