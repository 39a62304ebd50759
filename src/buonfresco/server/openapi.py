"""What can be asked over HTTP, as an OpenAPI document: made of the routes and of bodies.py, so it says what is so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from buonfresco.server import bodies, catalog
from buonfresco.server.messages import TableInfo

_VERSION: Final = "3.1.0"
_PLACES: Final = {
    "table": {"type": "string", "minLength": 1, "maxLength": 16},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}


class Call(NamedTuple):
    """One call: what it takes, and what it gives if it is done. ``query``: numbers it may be given."""

    how: str
    path: str
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: Sequence[str] = ()
    media: str = "application/json"


_ONE: Final = "/api/tables/{table}"
CALLS: Final = (
    Call("get", "/api/games", "What can be played here", gives=catalog.Offer),
    Call("get", "/api/tables", "Public tables that are played", gives=list[TableInfo]),
    Call("post", "/api/tables", "Make a table", bodies.NewTable, bodies.MadeTable, 201),
    Call("get", "/api/mine", "Tables of this browser", gives=list[bodies.Mine]),
    Call("post", "/api/claim", "Exchange an invitation or a code for a seat", bodies.Claim, bodies.Claimed),
    Call("post", "/api/forget", "This browser holds nothing here any more", dict, dict),
    Call("post", "/api/import", "Bring a table from elsewhere: lines of JSON", dict, bodies.MadeTable, 201),
    Call("get", _ONE, "A table", gives=TableInfo),
    Call("get", f"{_ONE}/export", "All its records, after the end", media="application/jsonl"),
    Call("get", f"{_ONE}/replay", "As it was", gives=bodies.Replayed, query=("step", "seat")),
    Call("post", f"{_ONE}/rematch", "The next table with the same people", dict, dict),
    Call("post", f"{_ONE}/end", "End it; for its host", dict, dict),
    Call("post", f"{_ONE}/seats/{{seat}}", "What is wanted of a seat", bodies.SeatOrder, dict),
    Call("post", f"{_ONE}/seats/{{seat}}/recovery", "A code that moves the seat", dict, bodies.Recovery),
    Call("get", "/api/health", "Can answers be kept?", gives=dict),
    Call("get", "/api/openapi.json", "This document", gives=dict),
    Call("get", "/metrics", "Figures for who runs the house", media="text/plain"),
)


def document() -> dict[str, Any]:
    kinds = [kind for call in CALLS for kind in (call.takes, call.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, bodies.Problem], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(map(repr, kinds), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.how] = _operation(call, known, schemas[-1])
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
        ],
        "responses": {
            str(call.status): {"description": "Done", "content": {call.media: _content(known.get(repr(call.gives)))}},
            "default": {"description": "Refused", "content": {"application/json": {"schema": problem}}},
        },
    }
    if call.takes is not None:
        body = {"application/json": {"schema": known[repr(call.takes)]}}
        found["requestBody"] = {"required": True, "content": body}
    return found


def _content(schema: Any) -> dict[str, Any]:
    return {} if schema is None else {"schema": schema}
