"""`buonfresco serve`: what the command line says, handed to the house."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator

from buonfresco.cli import values
from buonfresco.cli.arguments import UsageProblem
from buonfresco.cli.terminal import Terminal
from buonfresco.text import Catalogue

_POSTGRES = "asyncpg"


@contextlib.contextmanager
def libraries(cat: Catalogue) -> Iterator[None]:
    """Who has no PostgreSQL need not have what speaks to it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != _POSTGRES:
            raise
        raise UsageProblem(cat("error-no-postgres", name=_POSTGRES)) from error


def run(args: argparse.Namespace, _term: Terminal, cat: Catalogue) -> int:
    with libraries(cat):
        return _run(args, cat)


def _run(args: argparse.Namespace, cat: Catalogue) -> int:
    from buonfresco.server import serve
    from buonfresco.server.settings import origin_of, proxies_of

    limits = values.number(cat, "--limits", args.limits, 1, 1000)
    settings = serve.settings_of(
        args.data,
        args.database,
        host=args.host,
        port=values.number(cat, "--port", args.port, 0, 65_535),
        workers=values.number(cat, "--workers", args.workers, 1, 64),
        bots=values.number(cat, "--bot-workers", args.bot_workers, 0, 64) or None,
        origins=[origin_of(origin) for origin in args.origin],
        proxies=proxies_of(args.proxies),
        metrics=args.metrics,
        limits=0.0 if args.no_limits else float(limits),
    )

    def ready(address: str, neighbors: str) -> None:
        print(cat("house-open", address=address))
        if neighbors:
            print(cat("house-open-neighbors", address=neighbors))
        if settings.limits <= 0:
            print(cat("house-no-limits"))
        sys.stdout.flush()

    return serve.serve(settings, ready)
