"""What can be asked over HTTP, as an OpenAPI document: made of the routes and of bodies.py, so it says what is so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from buonfresco.server import bodies

_VERSION: Final = "3.1.0"
_PLACES: Final = {
    "table": {"type": "string", "minLength": 1, "maxLength": 16},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "pack": {"type": "string", "minLength": 1, "maxLength": 40},
}


class Call(NamedTuple):
    """A request over HTTP: what it takes and what it gives; None is nothing, ``str`` and ``bytes`` are no JSON.

    ``query``: numbers it may be given; ``texts``: and texts.
    """

    how: str
    path: str
    handler: Any
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: Sequence[str] = ()
    texts: Sequence[str] = ()

    @property
    def media(self) -> str:
        return {str: "text/plain", bytes: "application/jsonl"}.get(self.gives, "application/json")


def document(calls: Sequence[Call]) -> dict[str, Any]:
    kinds = [kind for call in calls for kind in (call.takes, call.gives) if kind not in (None, str, bytes)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, bodies.Problem], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(map(repr, kinds), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.how.lower()] = _operation(call, known, schemas[-1])
    info = {"title": "Buonfresco", "version": "1", "description": "docs/protocol.md explains it."}
    return {"openapi": _VERSION, "info": info, "paths": paths, "components": {"schemas": components}}


def _operation(call: Call, known: dict[str, Any], problem: Any) -> dict[str, Any]:
    numbers = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    found: dict[str, Any] = {
        "summary": call.about,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": schema}
                for name, schema in _PLACES.items()
                if f"{{{name}}}" in call.path
            ),
            *({"name": name, "in": "query", "schema": numbers} for name in call.query),
            *({"name": name, "in": "query", "schema": {"type": "string", "maxLength": 80}} for name in call.texts),
        ],
        "responses": {
            str(call.status): {"description": "Done", "content": {call.media: _content(known.get(repr(call.gives)))}},
            "default": {"description": "Refused", "content": {"application/json": {"schema": problem}}},
        },
    }
    if call.takes is not None:
        body = {"application/json": _content(known.get(repr(call.takes)))}
        found["requestBody"] = {"required": True, "content": body}
    return found


def _content(schema: Any) -> dict[str, Any]:
    return {} if schema is None else {"schema": schema}
