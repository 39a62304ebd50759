"""`buonfresco play`: a house for this machine, and its page in the browser. What was set is filled in there."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from typing import Any, Final
from urllib.parse import urlencode

from buonfresco.cli import saves, values
from buonfresco.cli.arguments import UsageProblem
from buonfresco.cli.terminal import Terminal
from buonfresco.engine.errors import BadConfig
from buonfresco.games import DEFAULT, get_game
from buonfresco.text import Catalogue

PORT: Final = 8714  # always the same where it can be: what a browser has kept, it kept for this address
_HERE: Final = "127.0.0.1"
_FILLED_IN: Final = ("players", "modules", "preset", "switch", "pack", "seed", "bots", "seats", "names", "practice")


def run(args: argparse.Namespace, _term: Terminal, cat: Catalogue) -> int:
    from buonfresco.server import serve
    from buonfresco.server.client import client_folder, is_built

    wanted = values.number(cat, "--port", args.port, 0, 65_535) if args.port else _port()
    where = page(args, cat)
    if not is_built(client_folder()):
        raise BadConfig("play-no-client", command=saves.typed("--terminal"))

    def show(address: str, key: str) -> None:
        print(cat(key, address=f"{address}{where}"))
        if not (args.no_browser or _opened(f"{address}{where}")):
            print(cat("play-no-browser", command=saves.typed("--terminal")))
        sys.stdout.flush()

    settings = serve.settings_of(args.data, "", host=args.host, port=wanted)
    running = serve.open_at(settings)
    if running:
        show(running, "play-open-already")
        return 0

    def ready(address: str, neighbors: str) -> None:
        if neighbors:
            print(cat("house-open-neighbors", address=neighbors))
        show(address, "play-open")

    return serve.serve(settings, ready)


def page(args: argparse.Namespace, cat: Catalogue) -> str:
    """Which page is opened. What makes no sense is refused here, as the terminal does."""
    game = get_game(args.game or DEFAULT)
    config = values.config_of(cat, args, game)
    values.wanted(cat, args, game, config)
    if args.save or not game.packs.ours(config["pack"]):
        raise UsageProblem(cat("play-terminal-only", option="--save" if args.save else "--pack"))
    query: list[tuple[str, str]] = [("game", args.game)] if args.game else []
    for name in _FILLED_IN:
        if f"--{name}" in args.settings:
            query += [(name, one) for one in _given(getattr(args, name))]
    path = "/new" if query or args.new else "/"
    if args.lang:
        query.append(("lang", cat.lang))
    return f"{path}?{urlencode(query, safe=',')}" if query else path


def _given(value: Any) -> list[str]:
    return value if isinstance(value, list) else ["1" if value is True else ",".join(values.listed(value))]


def _port() -> int:
    """The usual one, if nobody has it."""
    with contextlib.suppress(OSError), socket.create_server((_HERE, PORT)):
        return PORT
    return 0


def _opened(address: str) -> bool:
    """Show a page, if there is somebody to see it. A browser of the terminal is none: its page could not be played."""
    unseen = sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if unseen:
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=browser.open, args=(address,), daemon=True).start()  # some take their time
    return True
