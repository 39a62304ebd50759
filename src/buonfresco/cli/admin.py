"""`buonfresco admin`: the tables of a house, for who keeps it."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from buonfresco.cli import values
from buonfresco.cli.arguments import UsageProblem
from buonfresco.cli.commands import words
from buonfresco.cli.serving import libraries
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue

if TYPE_CHECKING:
    from buonfresco.server.rows import TableRow
    from buonfresco.server.store import Store

_UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400}
_COMMON: Final = {"--data", "--database", "--lang", "--plain", "--json"}
_EVERY: Final = 100  # tables between two words about how far a check is

# what it is called, how many words follow it, and the options it understands
_KNOWN: Final[dict[str, tuple[int, set[str]]]] = {
    "list": (0, {"--state", "--game", "--older-than"}),
    "show": (1, set()),
    "end": (1, set()),
    "export": (1, set()),
    "import": (1, {"--trusted", "--origin"}),
    "reissue": (2, {"--origin"}),
    "purge": (0, {"--finished-before", "--unfinished-before", "--dry-run", "--yes"}),
    "backup": (1, set()),
    "check": (0, set()),
}


_USUAL_ORIGIN: Final = "http://localhost:8000"


class Desk:
    """One order, and where its words go."""

    def __init__(self, args: argparse.Namespace, term: Terminal, cat: Catalogue, store: Store) -> None:
        self.args = args
        self.words: list[str] = args.arguments
        self.term = term
        self.cat = cat
        self.store = store

    def tell(self, key: str, **args: Any) -> None:
        self.term.say(self.cat(key, **args))


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    _must_make_sense(args, cat)
    with libraries(cat):
        from buonfresco.server.serve import settings_of

        return asyncio.run(_run(args, term, cat, settings_of(args.data, args.database)))


def _must_make_sense(args: argparse.Namespace, cat: Catalogue) -> None:
    known = _KNOWN.get(args.what or "")
    if known is None:
        raise UsageProblem(cat("usage-admin-unknown", known=", ".join(_KNOWN)))
    count, options = known
    if len(args.arguments) != count:
        raise UsageProblem(cat(f"usage-admin-{args.what}"))
    said = {word.partition("=")[0] for word in args.words if word.startswith("--")}
    wrong = sorted(said - options - _COMMON)
    if wrong:
        raise UsageProblem(cat("usage-admin-option", option=", ".join(wrong), what=args.what))


async def _run(args: argparse.Namespace, term: Terminal, cat: Catalogue, settings: Any) -> int:
    from buonfresco.server import admin

    async with admin.opened(settings) as store:
        return await _ORDERS[args.what](Desk(args, term, cat, store)) or 0


# ---- tables ---------------------------------------------------------------------------------------------------------


async def _list(desk: Desk) -> None:
    from buonfresco.server import admin

    args, cat = desk.args, desk.cat
    states = [word for word in args.state.split(",") if word]
    unknown = [word for word in states if word not in admin.STATES]
    if unknown:
        raise UsageProblem(cat("usage-admin-states", found=unknown[0], known=", ".join(admin.STATES)))
    before = time.time() - seconds(cat, "--older-than", args.older_than) if args.older_than else None
    found = await admin.listed(desk.store, states, [word for word in (args.game or "").split(",") if word], before)
    if args.json:
        sys.stdout.write(msgspec.json.encode([_plain(row) for row in found]).decode() + "\n")
        return
    for row in found:
        desk.term.say(_line(row, cat))
    desk.tell("admin-listed", count=len(found))


def _plain(row: TableRow) -> dict[str, Any]:
    return {
        **row._asdict(),
        "config": msgspec.Raw(row.config.encode()),
        "seats": row.sitting(),
        "waiting": row.waited(),
    }


def _line(row: TableRow, cat: Catalogue) -> str:
    names = cat.join(who.name or cat(f"emblem-{number}") for number, who in enumerate(row.sitting()))
    return (
        f"{row.id}  {_moment(row.touched)}  {cat(f'admin-state-{row.state}'):<10}  {cat(f'game-{row.game}')}: {names}"
    )


async def _show(desk: Desk) -> None:
    from buonfresco.server import admin
    from buonfresco.server.rows import HOST

    row = await admin.named(desk.store, desk.words[0])
    holds = await desk.store.holds_at(row.id)
    records = await desk.store.read(row.id)
    cat = desk.cat
    desk.term.say(_line(row, cat))
    desk.tell("admin-made", made=_moment(row.made), version=row.version, records=len(records))
    desk.tell("admin-host", held="yes" if HOST in holds else "no")
    for number, who in enumerate(row.sitting()):
        name = who.name or cat(f"emblem-{number}")
        held = "yes" if number in holds else "no"
        waits = "yes" if row.state == "playing" and number in row.waited() else "no"
        desk.tell("admin-seat", number=number, name=name, kind=who.kind, held=held, waits=waits)


async def _end(desk: Desk) -> None:
    from buonfresco.server import admin

    await admin.end(desk.store, desk.words[0])
    desk.tell("admin-ended", table=desk.words[0])


async def _export(desk: Desk) -> None:
    from buonfresco.server import admin

    sys.stdout.write((await admin.export(desk.store, desk.words[0])).decode())


async def _import(desk: Desk) -> None:
    from buonfresco.server import admin

    address, name = _origin(desk), desk.words[0]
    text = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    table, invites = await admin.bring(desk.store, text, desk.args.trusted)
    desk.tell("admin-imported", table=table)
    for invite in invites:
        _invited(desk, invite.seat, address, invite.token)


async def _reissue(desk: Desk) -> None:
    from buonfresco.server import admin
    from buonfresco.server.rows import HOST

    address, (table, seat) = _origin(desk), desk.words
    number = HOST if seat == "host" else values.number(desk.cat, "reissue", seat, 0, 7)
    _invited(desk, number, address, await admin.reissue(desk.store, table, number))


def _origin(desk: Desk) -> str:
    """Where people find the house: as it is said, or as the house of this folder has written down. Looked at before
    anything is done.
    """
    from buonfresco.server import serve
    from buonfresco.server.settings import origin_of

    said = desk.args.origin or serve.noted(serve.settings_of(desk.args.data, desk.args.database))
    return origin_of(said or _USUAL_ORIGIN)


def _invited(desk: Desk, seat: int, address: str, token: str) -> None:
    """Printed as it is: a link must not be broken into lines."""
    from buonfresco.server.keys import link

    said = desk.cat("admin-invite-host") if seat < 0 else desk.cat("admin-invite", seat=seat)
    print(f"{said} {link(address, token)}")


# ---- the whole house ------------------------------------------------------------------------------------------------


async def _purge(desk: Desk) -> int:
    from buonfresco.server import admin

    args, cat = desk.args, desk.cat
    finished = seconds(cat, "--finished-before", args.finished_before)
    unfinished = seconds(cat, "--unfinished-before", args.unfinished_before) if args.unfinished_before else None
    old = await admin.old(desk.store, finished, unfinished)
    counts = {"finished": len(old.finished), "unfinished": len(old.unfinished)}
    desk.tell("admin-old", **counts, browsers=old.browsers, claims=old.claims)
    if args.dry_run or not (any(counts.values()) or old.browsers or old.claims):
        return 0
    if not args.yes and not _agreed(desk):
        desk.tell("admin-kept")
        return 1
    await admin.purge(desk.store, old)
    desk.tell("admin-deleted")
    return 0


def _agreed(desk: Desk) -> bool:
    try:
        return desk.term.ask(desk.cat("admin-sure")).casefold() in words(desk.cat, "yes")
    except (EOFError, KeyboardInterrupt):
        return False


async def _backup(desk: Desk) -> None:
    from buonfresco.server import admin

    size = await admin.backup(desk.store, desk.words[0])
    desk.tell("admin-backup", path=desk.words[0], kilobytes=size // 1024)


async def _check(desk: Desk) -> int:
    """Every table is played again, which takes as long as it takes."""
    from buonfresco.server import admin

    wrong = 0
    found = await admin.listed(desk.store)
    for number, row in enumerate(found, 1):
        reason = await admin.problem_of(desk.store, row.id)
        if reason is not None:
            wrong += 1
            desk.tell("admin-wrong", table=row.id, problem=reason.text(desk.cat.lang))
        if number % _EVERY == 0:
            desk.tell("admin-checking", number=number, count=len(found))
    desk.tell("admin-checked", count=len(found), wrong=wrong)
    return 1 if wrong else 0


def seconds(cat: Catalogue, option: str, text: str) -> float:
    """``90d``, ``12h``, ``4w``."""
    found = re.fullmatch(r"(\d{1,5})([hdw])", text.strip())
    if found is None:
        raise UsageProblem(cat("usage-admin-time", option=option, value=text))
    return float(int(found[1]) * _UNITS[found[2]])


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


_ORDERS: Final[dict[str, Callable[[Desk], Awaitable[int | None]]]] = {
    "list": _list,
    "show": _show,
    "end": _end,
    "export": _export,
    "import": _import,
    "reissue": _reissue,
    "purge": _purge,
    "backup": _backup,
    "check": _check,
}
