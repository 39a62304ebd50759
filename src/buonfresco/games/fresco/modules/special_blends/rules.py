"""Rules of module 3. The core does the work: blends, altar payments and tiles are tables it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.pool import Pool
from buonfresco.games.fresco import actions
from buonfresco.games.fresco.hooks import Extra, Module, Switch
from buonfresco.games.fresco.modules.special_blends import altar, components
from buonfresco.games.fresco.pack import FrescoTile, Pack
from buonfresco.games.fresco.paints import BROWN, GREEN, ORANGE, PINK, PURPLE, RED, write_paints
from buonfresco.games.fresco.state import OUT, NoSlice

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules

KEY: Final = "special_blends"
REPLACE: Final = "special_blends.altar_replace"


def add_tiles(pack: Pack, tiles: list[FrescoTile]) -> list[FrescoTile]:
    form: components.SpecialBlends = pack.extra[KEY]
    return [*tiles, *form.tile]


def choose_tiles(g: Fresco, tiles: list[int]) -> list[int]:
    """As many base tiles as there are special ones leave the game, drawn at random (M3-SETUP-03, -04)."""
    form: components.SpecialBlends = g.r.pack.extra[KEY]
    own = {tile.id for tile in form.tile}
    special = [tile for tile in tiles if g.r.fresco_ids[tile] in own]
    base = [tile for tile in tiles if g.r.fresco_ids[tile] not in own]
    g.draw("replaced", base, len(special))
    return base + special


def pools(rules: Rules) -> tuple[Pool, ...]:
    """The tiles that leave the game; what is laid out then is the core's draw."""
    special = {tile.id for tile in rules.pack.extra[KEY].tile}
    base = {tile: name for tile, name in enumerate(rules.fresco_ids) if name not in special}
    return (Pool("replaced", base, len(special), ordered=False),)


def altar_payments(payments: dict[tuple[int, ...], int], rules: Rules) -> dict[tuple[int, ...], int]:
    """The base payments stay (M3-CATH-06); how far the special ones go is a switch (M3-CATH-04)."""
    more = altar.EVERYWHERE if rules.switches[REPLACE] == "everywhere" else altar.BLENDED_VARIANT
    return {**payments, **{payment: altar.value(payment) for payment in more}}


def all_payments(_rules: Rules) -> list[Action]:
    """Also those this edition forbids: whoever tries one is told why."""
    return [actions.altar(payment) for payment in altar.EVERYWHERE]


def no_options(_g: Fresco, _painter: int, _apprentices: int) -> tuple[Action, ...]:
    return ()


def explain(g: Fresco, _painter: int, _apprentices: int, action: Action) -> Reason | None:
    if action.kind != "altar" or action.args[:-1] in g.r.altar_values or action.args[:-1] not in altar.EVERYWHERE:
        return None
    return Reason("M3-CATH-04", "refused-special-altar", {"paints": write_paints(action.args[:-1])})


def view(g: Fresco, _viewer: int | None) -> dict[str, object]:
    """The tiles out of the game are known to all (M3-SETUP-04)."""
    return {"removed": [name for name, owner in zip(g.r.fresco_ids, g.s.owner, strict=True) if owner == OUT]}


MODULE: Final = Module(
    3,
    KEY,
    NoSlice,
    switches={REPLACE: Switch("M3-CATH-04", ("blended_variant", "everywhere"), fr="everywhere")},
    components=components.SpecialBlends,
    check_components=components.check,
    fresco_set=add_tiles,
    blends={PINK: (RED, PURPLE), BROWN: (GREEN, ORANGE)},  # M3-WORK-01
    altar=altar_payments,
    choose_tiles=choose_tiles,
    extras=(Extra("cathedral", no_options, {}, explain),),
    actions=all_payments,
    pools=pools,
    view=view,
    view_reads=("owner",),
)
