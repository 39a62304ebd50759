"""Request tiles, the splashes of the tiles that serve them, and the actions that name both."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action, action
from buonfresco.games.fresco.hooks import Sealed
from buonfresco.games.fresco.paints import BASIC, BLENDED, PAINTS, write_paints

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "requests"
KINDS: Final = ("general", "purple", "orange", "green")  # the special ones bear the name of their paint
GENERAL: Final = 0
NEEDED: Final = 3  # tiles for one request (M2-WORK-12)

REQUEST: Final[tuple[Action, ...]] = tuple(
    action("request", (number,), f"request {name}") for number, name in enumerate(KINDS)
)
# of a general request: by paint, never pink or brown (M2-PREP-02)
INCOME: Final[tuple[Action, ...]] = tuple(
    action("income", (paint,), f"income {PAINTS[paint]}") for paint in (*BASIC, *BLENDED)
)
BASIC_INCOME: Final = tuple(INCOME[paint] for paint in BASIC)

# Fresco tiles are told apart by their splashes alone: every set of green, orange and purple
SEALS: Final = tuple(seals for count in range(len(BLENDED) + 1) for seals in combinations(BLENDED, count))
SEAL_NAMES: Final = tuple(write_paints(seals) or "plain" for seals in SEALS)


class Tiles:
    """Tables of a configuration. A sort is a set of splashes on fresco tiles, or a sort of another module's tiles."""

    __slots__ = (
        "actions",
        "fits",
        "kinds",
        "names",
        "others",
        "points",
        "seal_names",
        "seals",
        "sort_by",
        "sort_of",
        "sorts",
    )

    def __init__(self, rules: Rules) -> None:
        stacks = sorted([(KINDS.index(tile.kind), -tile.points) for tile in rules.pack.extra[KEY].tile])
        # by request tile; of one kind the highest comes first, as it lies on top (M2-SETUP-01)
        self.kinds: tuple[int, ...] = tuple([kind for kind, _ in stacks])
        self.points: tuple[int, ...] = tuple([-points for _, points in stacks])
        self.names: tuple[str, ...] = tuple([f"{KINDS[kind]} {-points}" for kind, points in stacks])
        # by fresco tile: a splash for each different blended paint on its front; pink and brown give none
        self.seals: tuple[tuple[int, ...], ...] = tuple(
            [tuple([paint for paint in BLENDED if paint in cost]) for cost in rules.fresco_costs]
        )
        self.seal_names: dict[str, str] = {
            name: write_paints(seals) for name, seals in zip(rules.fresco_ids, self.seals, strict=True)
        }
        self.sort_of: tuple[int, ...] = tuple([SEALS.index(seals) for seals in self.seals])
        self.others: list[tuple[Sealed, int]] = []  # by sort from len(SEALS) on (X-STATED-02)
        names, shown = list(SEAL_NAMES), list(SEALS)
        for module in rules.modules:
            if module.sealed is not None:
                for number, (name, seal) in enumerate(module.sealed.sorts(rules)):
                    self.others.append((module.sealed, number))
                    names.append(name)
                    shown.append((seal,))
        self.sorts: tuple[str, ...] = tuple(names)
        # what a sort is called may differ between packs, so the action itself does not know its number
        self.actions: tuple[Action, ...] = tuple([action("stack", (), f"stack {name}") for name in names])
        self.sort_by: dict[Action, int] = {act: sort for sort, act in enumerate(self.actions)}
        # by kind of request and sort: may such a tile be stacked under it (M2-WORK-03, -04, -09)?
        self.fits: tuple[tuple[bool, ...], ...] = tuple(
            [tuple([kind == GENERAL or colour(kind) in seals for seals in shown]) for kind in range(len(KINDS))]
        )


def colour(kind: int) -> int:
    """The paint of a special request."""
    return PAINTS.index(KINDS[kind])


_TILES: dict[Rules, Tiles] = {}
_MOST: Final = 256


def tiles(rules: Rules) -> Tiles:
    known = _TILES.get(rules)
    if known is None:
        if len(_TILES) >= _MOST:  # as many as there are rules in use at the same time
            _TILES.clear()
        known = _TILES[rules] = Tiles(rules)
    return known
