"""Any position, from a few words: for tests, puzzles, bug reports. What is not said has a plain default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from buonfresco.engine import builder
from buonfresco.engine import saving as saves
from buonfresco.games.cards.game import Cards
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.restoring import OPEN_FRESCOES, OPEN_TILES
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.state import CardsState


def build(
    rules: Rules,
    *,
    painters: Sequence[Mapping[str, Any]] = (),
    piles: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    frescoes: Sequence[str] | None = None,
    fresco_pile: Sequence[str] | None = None,
    tiles: Sequence[str] | None = None,
    tile_pile: Sequence[str] | None = None,
    favourite: str | None = "",
    favourite_pile: Sequence[str] | None = None,
    table: Sequence[str] = (),
    round: int = 1,
    start: int = 0,
    turn: int = 0,
    phase: str = "draw",
    stack: Sequence[Sequence[Any]] | None = None,
    draws: object = (),
    seed: Any = None,
    stop: bool = False,
    **more: Any,
) -> Cards:
    """See ``cards.position``."""
    builder.must_know(phase, rules)
    people = builder.people(painters, rules.seats)
    laid = {name: list(cards) for name, cards in (discards or {}).items()}
    used = [card for one in people for card in one.get("hand", [])] + [card for pile in laid.values() for card in pile]
    used += table
    stacks = _piles(rules, used)
    stacks.update({name: list(cards) for name, cards in (piles or {}).items()})
    faces = _rest(
        [rules.face_names[face] for face in rules.faces], [f[0] for p in people for f in p.get("frescoes", [])]
    )
    own_tiles = [name for one in people for name, n in one.get("tiles", {}).items() for _ in range(min(n, 99))]
    all_tiles = _rest([rules.tile_names[tile] for tile in rules.tiles], own_tiles)
    colours = [LETTERS[colour] for colour in rules.favourites]
    open_faces, faces = _open(frescoes, faces, OPEN_FRESCOES)
    open_tiles, all_tiles = _open(tiles, all_tiles, OPEN_TILES)
    open_colour, colours = _open(None if favourite == "" else [favourite] if favourite else [], colours, 1)
    data: dict[str, Any] = {
        "round": round,
        "start": start,
        "turn": turn,
        "painters": people,
        "piles": stacks,
        "discards": laid,
        "frescoes": open_faces,
        "fresco_pile": list(fresco_pile) if fresco_pile is not None else faces,
        "tiles": open_tiles,
        "tile_pile": list(tile_pile) if tile_pile is not None else all_tiles,
        "favourite": open_colour[0] if open_colour else None,
        "favourite_pile": list(favourite_pile) if favourite_pile is not None else colours if open_colour else [],
        "table": list(table),
        "stack": [list(frame) for frame in stack or ()],
        **more,
    }
    game = Cards(rules, CardsState(), builder.luck(rules, draws, seed))
    saves.fill(game, data)
    if stack is None:
        builder.enter(game, phase, 0 if phase == "scoring" else turn)
    builder.finish(game, stop)
    return game


def _piles(rules: Rules, used: Sequence[str]) -> dict[str, list[str]]:
    """All cards that are nowhere else, by their backs."""
    return {
        name: _rest([rules.card_names[card] for card in cards], [card for card in used if _back(rules, card) == pile])
        for pile, (name, cards) in enumerate(zip(rules.pile_names, rules.cards, strict=True))
    }


def _back(rules: Rules, name: str) -> int:
    return rules.card_back[rules.card_names.index(name)] if name in rules.card_names else -1


def _rest(everything: list[str], used: Sequence[str]) -> list[str]:
    left = everything[:]
    for name in used:
        if name in left:
            left.remove(name)
    return left


def _open(named: Sequence[str] | None, rest: list[str], count: int) -> tuple[list[str], list[str]]:
    """What lies open, and what lies face down then."""
    shown = list(named) if named is not None else rest[:count]
    return shown, _rest(rest, shown)


def words(game: Cards) -> dict[str, Any]:
    """Saved games leave out that no favourite colour is open; positions have one then."""
    return {"favourite": None, **game.state_data()}
