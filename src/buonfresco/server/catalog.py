"""What can be played here, in words: games, modules, editions, levels of bots. For whoever makes a table."""

from __future__ import annotations

import functools

import msgspec

from buonfresco import pages
from buonfresco.bots import offered
from buonfresco.engine.errors import BadConfig
from buonfresco.games import get_game, registry
from buonfresco.server.errors import NotFound
from buonfresco.server.sending import File, packed
from buonfresco.text import LANGUAGES, Catalogue, catalogue


class Named(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing that can be chosen, with a line about it."""

    key: str
    name: str
    about: str = ""


class ModuleOffer(msgspec.Struct, frozen=True):
    number: int
    key: str
    name: str
    about: str


class SwitchOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """``presets``: its value in each edition. ``module``: it can be set with that module only."""

    key: str
    about: str
    rule: str
    values: list[Named]
    presets: dict[str, str]
    module: int | None = None


class GameOffer(msgspec.Struct, frozen=True):
    key: str
    name: str
    about: str
    version: int
    players: list[int]
    modules: list[ModuleOffer]
    presets: list[Named]
    switches: list[SwitchOffer]
    bots: list[Named]  # weakest first
    packs: list[str]


class Offer(msgspec.Struct, frozen=True):
    games: list[GameOffer]
    languages: list[str]


@functools.cache
def games(lang: str) -> File:
    """``Offer``, as it is sent."""
    cat = catalogue(lang)
    return packed(msgspec.json.encode(Offer([_game(name, cat) for name in registry()], list(LANGUAGES))))


@functools.cache
def components(game: str, pack: str) -> File:
    """What a pack says. Only of those that are installed, so only so many are kept here."""
    try:
        found = get_game(game).packs.components(pack)
    except BadConfig as error:
        raise NotFound(error.reason.key, **error.reason.args) from error
    return packed(msgspec.json.encode(found))


@functools.lru_cache(64)  # of more sets of modules than anybody has
def rules(game: str, modules: tuple[int, ...], lang: str) -> File:
    """A list of ``Page``, in reading order."""
    try:
        offered = {one.number: one.key for one in get_game(game).choices().modules}
    except BadConfig as error:
        raise NotFound(error.reason.key, **error.reason.args) from error
    for number in modules:
        if number not in offered:
            raise NotFound("error-module", module=number, known=", ".join(map(str, offered)))
    found = pages.pages(catalogue(lang), game, [(number, offered[number]) for number in modules])
    return packed(msgspec.json.encode(found))


def _game(name: str, cat: Catalogue) -> GameOffer:
    game = registry()[name]
    choices = game.choices()
    return GameOffer(
        name,
        cat(f"game-{name}"),
        cat(f"game-{name}-about"),
        game.version,
        [2, 3, 4],
        [
            ModuleOffer(one.number, one.key, cat(f"module-{one.key}"), cat(f"module-{one.key}-about"))
            for one in choices.modules
        ],
        [Named(preset, cat(f"preset-{preset}")) for preset in choices.presets],
        [
            SwitchOffer(
                one.name,
                cat(f"switch-{_key(one.name)}"),
                one.rule,
                [Named(value, cat(f"switch-{_key(one.name)}-{value}")) for value in one.values],
                one.presets,
                one.module,
            )
            for one in choices.switches
        ],
        [Named(bot, cat(f"bot-{bot}"), cat(f"bot-{bot}-about")) for bot in offered(name)],
        game.packs.names(),
    )


def _key(name: str) -> str:
    return name.replace(".", "-")
