"""What is the same for everybody: files and lists that a browser may keep, packed as it understands them.

What depends on who asks is never packed: what is compressed together with a secret can tell it by its length.
"""

from __future__ import annotations

import gzip
import hashlib
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # kept, and used again if it is still the same


class File(NamedTuple):
    """``forms``: what is sent, by encoding, best first; the last one is the file as it is."""

    kind: str
    forms: dict[str, bytes]


def packed(content: bytes) -> File:
    """Some JSON of ours."""
    return File("application/json", {"gzip": gzip.compress(content, mtime=0), "": content})


def sent(request: Request, file: File, kept: str, *, vary: str = "") -> Response:
    """Marked, so that a browser can ask whether what it has kept is still the same. ``vary``: what else it hangs on."""
    encoding = next(how for how in file.forms if accepts(request.headers, how))
    content = file.forms[encoding]
    mark = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": kept, "content-type": file.kind, "etag": mark}
    if len(file.forms) > 1:
        headers["vary"] = f"accept-encoding, {vary}" if vary else "accept-encoding"
    if encoding:
        headers["content-encoding"] = encoding
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if mark in known or "*" in known:
        return Response(status_code=304, headers=headers)
    if request.method == "HEAD":
        return Response(headers={**headers, "content-length": str(len(content))})
    return Response(content, headers=headers)


def accepts(headers: Headers, encoding: str) -> bool:
    """Does the browser understand it? Everybody understands a file as it is."""
    if not encoding:
        return True
    wanted: dict[str, bool] = {}
    for part in ",".join(headers.getlist("accept-encoding")).split(","):
        name, *parameters = (word.strip().casefold() for word in part.split(";"))
        wanted[name] = not any(word.startswith("q=") and not word[2:].strip("0.") for word in parameters)
    return wanted.get(encoding, wanted.get("*", False))
