"""The browser client: the files that were built, as browsers get them.

All of them are read once, when the house opens: what is not among them can be asked for by no name. The build has put
``x.js.br`` and ``x.js.gz`` beside ``x.js``; whoever understands them is sent those.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from buonfresco.server.sending import ASK_AGAIN, FOREVER, File, sent

PAGE: Final = "index.html"
ASSETS: Final = "assets/"  # whose names change with what is in them
_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # best first
# Not the system's list: some systems call scripts plain text, which no browser runs.
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def client_folder() -> Path:
    """Where the built client is, if it is there."""
    return Path(str(resources.files("buonfresco"))) / "web"


def is_built(folder: Path) -> bool:
    return (folder / PAGE).is_file()


class Client:
    """Every file of a folder, and one page for every address a person can have."""

    def __init__(self, folder: Path) -> None:
        self._files = read(folder)

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and path.startswith(("api/", ASSETS)):
            return Response(status_code=404)
        kept = FOREVER if file is not None and path.startswith(ASSETS) else ASK_AGAIN
        return sent(request, file or self._files[PAGE], kept)


def read(folder: Path) -> dict[str, File]:
    """By their paths; nothing that leads out of the folder."""
    inside = folder.resolve()
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.resolve().is_relative_to(inside)
    }
    return {path: _file(path, found) for path in found if not path.endswith(tuple(_PACKED.values()))}


def _file(path: str, found: dict[str, bytes]) -> File:
    whole = found[path]
    packed = {how: found[path + end] for how, end in _PACKED.items() if len(found.get(path + end, whole)) < len(whole)}
    return File(_KINDS.get(Path(path).suffix, "application/octet-stream"), {**packed, "": whole})
