"""The calls over HTTP are as their document says, whatever they are called with (schemathesis makes the calls up)."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from buonfresco.server import http, openapi
from tests.server.running import Running, house

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
NEW = {"game": "dice", "seats": [{"who": "you"}, {"who": "bot"}]}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with house(tmp_path_factory.mktemp("openapi") / "house", "--no-limits") as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture(scope="module")
def owner(home: Running) -> Iterator[httpx.Client]:
    """Who made a table, and calls it by its name."""
    with httpx.Client(base_url=home.url, timeout=60) as client:
        client.headers["table"] = client.post("/api/tables", json=NEW).json()["table"]["id"]
        yield client


# Who is forgotten cannot call the others.
_OTHERS = [call for call in http.CALLS if call.path != "/api/forget"]
DESCRIBED = schemathesis.openapi.from_dict(openapi.document(http.CALLS))


@pytest.mark.parametrize("call", _OTHERS, ids=lambda call: f"{call.how} {call.path}")
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_calls_are_as_described(call: openapi.Call, home: Running, owner: httpx.Client, data: st.DataObject) -> None:
    case = data.draw(DESCRIBED[call.path][call.how.lower()].as_strategy())
    if "table" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["table"] = owner.headers["table"]
    case.call_and_validate(base_url=home.url, checks=CHECKS, cookies=dict(owner.cookies))


def test_every_route_is_described() -> None:
    class Nothing:
        def __getattr__(self, _name: str) -> None: ...

    routes = http.routes(Nothing())  # type: ignore[arg-type]
    served = {(how.lower(), route.path) for route in routes for how in route.methods or () if how != "HEAD"}
    paths = openapi.document(http.CALLS)["paths"]
    assert served == {(how, path) for path, calls in paths.items() for how in calls}
