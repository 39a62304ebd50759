"""Moments of games as a browser gets them, one for every kind of question: for drawing boards without a house.

python -m scripts.moments web/gallery            then `npm run dev` in web/, and /gallery.html shows them
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from buonfresco.games import get_game
from buonfresco.server import spoken
from buonfresco.table import Seat, Table
from buonfresco.text import LANGUAGES, catalogue

MODULES = range(1, 18)
MOST = 3  # moments of a kind


def moments(
    name: str, game: str, players: int, seed: str, since: int = 0, **options: Any
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The first few of each kind of question in a game of apprentices since a round, and the end."""
    table = Table.new(game, [Seat("bot", bot="apprentice")] * players, seed=seed, options=options)
    seen: Counter[str] = Counter()
    while not table.over:
        seat = table.waiting[0]
        view = table.view(seat, told=False)
        kind = view.decision.kind
        seen[kind] += view.round >= since
        if 0 < seen[kind] <= MOST:
            yield f"{name}-{kind}-{seen[kind]}", moment(table, seat)
        table.ask_bots(1)
    yield f"{name}-over", moment(table, 0)


def moment(table: Table, seat: int) -> dict[str, Any]:
    """What the seat sees, in every language."""
    pack = table.view(seat, told=False).config["pack"]
    return {
        "seat": seat,
        "seats": [{"kind": "bot", "bot": "apprentice", "name": name} for name in table.names("en")],
        "components": msgspec.to_builtins(get_game(table.game).packs.components(pack)),
        "parts": {lang: _parts(table, seat, lang) for lang in LANGUAGES},
        "news": {lang: _news(table, seat, lang) for lang in LANGUAGES},
    }


def _parts(table: Table, seat: int, lang: str) -> dict[str, Any]:
    cat = catalogue(lang)
    return {name: json.loads(part) for name, part in spoken.parts_of(table.view(seat), cat, table.names(cat)).items()}


def _news(table: Table, seat: int, lang: str) -> list[Any]:
    cat = catalogue(lang)
    voice = spoken.Voice(cat, table.names(cat))
    return [voice.say(phrase) for phrase in table.news(seat, max(0, table.told(seat) - 20)).phrases]


def main(folder: str = "web/gallery") -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    games: list[tuple[str, str, int, dict[str, Any]]] = [("base", "fresco", 3, {}), ("two", "fresco", 2, {})]
    games += [("cards", "cards", 3, {}), ("dice", "dice", 3, {})]
    games += [(f"m{number:02}", "fresco", 3 + number % 2, {"modules": [number]}) for number in MODULES]
    games += [
        ("middle", "fresco", 3, {"since": 5}),
        ("lively", "fresco", 3, {"modules": [1, 6, 7, 8], "since": 5, "seed": "6"}),
        ("late", "fresco", 4, {"modules": [*MODULES], "since": 4}),
        ("many", "fresco", 3, {"modules": [1, 2, 4, 5, 6, 7, 8, 13]}),
        ("all", "fresco", 4, {"modules": [*MODULES]}),
    ]
    names = []
    for name, game, players, options in games:
        for key, found in moments(name, game, players, **{"seed": "1", **options}):
            names.append(key)
            (out / f"{key}.json").write_text(
                json.dumps(found, ensure_ascii=False, default=msgspec.to_builtins), encoding="utf-8"
            )
        print(name, len(names))
    (out / "index.json").write_text(json.dumps(names), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
