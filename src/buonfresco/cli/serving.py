"""`buonfresco serve`: what the command line says, handed to the house."""

from __future__ import annotations

import argparse

from buonfresco.cli import values
from buonfresco.cli.arguments import UsageProblem
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue

_LIBRARIES = ("uvicorn", "starlette", "sqlalchemy", "alembic", "aiosqlite", "asyncpg")


def run(args: argparse.Namespace, term: Terminal, cat: Catalogue) -> int:
    try:
        from buonfresco.server import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _LIBRARIES:
            raise
        raise UsageProblem(cat("error-no-server", name=error.name or "")) from error
    settings = serve.settings_of(
        args.data,
        args.database,
        host=args.host,
        port=values.number(cat, "--port", args.port, 0, 65_535),
        workers=values.number(cat, "--workers", args.workers, 1, 64),
        bots=values.number(cat, "--bot-workers", args.bot_workers, 0, 64) or None,
        origins=[origin.rstrip("/") for origin in args.origin],
        proxies=args.proxies,
        metrics=args.metrics,
        limits=0.0 if args.no_limits else 1.0,
    )
    return serve.serve(settings, lambda address: term.say(cat("house-open", address=address)))
