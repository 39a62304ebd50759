"""What somebody asks for who makes a table, as tables take it."""

from __future__ import annotations

from typing import Any, Final

from buonfresco.bots import best_bot
from buonfresco.server.bodies import Sit
from buonfresco.server.errors import Malformed
from buonfresco.table import Seat
from buonfresco.table.seats import BOT, PERSON

YOU: Final = "you"
GUEST: Final = "guest"


def seat_of(sit: Sit, game: str, lang: str) -> Seat:
    if sit.who not in (YOU, GUEST, BOT):
        raise Malformed("error-seat-kind", kind=sit.who[:40], known=", ".join((YOU, GUEST, BOT)))
    if sit.who == BOT:
        return Seat(BOT, sit.name, lang, sit.bot or best_bot(game))
    return Seat(PERSON, sit.name, lang)


def options_of(given: dict[str, Any]) -> dict[str, Any]:
    """Packs are those that are installed here, by name: a path of a stranger's is none of ours."""
    pack = given.get("pack")
    if pack is not None and (not isinstance(pack, str) or not pack.isidentifier()):
        raise Malformed("error-pack-name")
    return given
