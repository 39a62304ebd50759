"""What is the same for everybody, and may be kept by browsers: games, components, rules."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from buonfresco.games import registry
from tests.server.inside import open_house

ADDRESSES = [
    "/api/games?lang=de",
    "/api/games/fresco/packs/standard",
    "/api/rules?game=fresco&modules=1,2,17&lang=fr",
    "/api/rules?game=dice",
]


def got(folder: Path, path: str, **headers: str) -> tuple[int, dict[str, str], Any]:
    async def run() -> tuple[int, dict[str, str], Any]:
        async with open_house(folder) as house:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            answer = await house.visitor().http.get(path, headers=given)
            return answer.status_code, dict(answer.headers), answer.json() if answer.content else None

    return asyncio.run(run())


@pytest.mark.parametrize("path", ADDRESSES)
def test_it_is_kept_until_it_changes(path: str, tmp_path: Path) -> None:
    status, headers, whole = got(tmp_path, path, accept_encoding="identity")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert headers["vary"] == "accept-encoding, accept-language"
    assert got(tmp_path, path, accept_encoding="identity", if_none_match=headers["etag"])[::2] == (304, None)
    _, packed, unpacked = got(tmp_path, path, accept_encoding="gzip")
    assert packed["content-encoding"] == "gzip"
    assert unpacked == whole
    assert int(packed["content-length"]) < int(headers["content-length"]) / 2


def without_source(value: Any) -> Any:
    return {name: one for name, one in value.items() if name != "source"}


@pytest.mark.parametrize("game", registry())
def test_components_are_those_that_the_rules_use(game: str, tmp_path: Path) -> None:
    """Every entry of the pack, as it is read by the rules, stands in what is sent; and nothing of how sure we are."""
    status, _, found = got(tmp_path, f"/api/games/{game}/packs/standard")
    assert status == 200
    assert '"source"' not in json.dumps(found)
    seen = 0
    for file, place, entry in registry()[game].packs.load("standard").entries():
        kind = place.partition(" ")[0]
        sent = found[file.removesuffix(".toml")][kind]
        entries = [msgspec.convert({**one, "source": "rulebook"}, type(entry)) for one in _all(sent)]
        assert msgspec.structs.replace(entry, source="rulebook") in entries, place
        seen += 1
    assert seen > 20


def _all(sent: Any) -> list[Any]:
    return sent if isinstance(sent, list) else [sent]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/packs/standard",
        "/api/games/fresco/packs/nothing",
        "/api/games/fresco/packs/..",
        "/api/games/fresco/packs/%2e%2e%2f%2e%2e",
        "/api/games/fresco/packs/%2fetc",
        "/api/games/fresco/packs/standard%00",
        "/api/games/%F0%9F%8E%B2/packs/standard",
        "/api/games/fresco/packs/" + "x" * 5000,
        "/api/rules",
        "/api/rules?game=chess",
        "/api/rules?game=fresco&modules=1,99",
        "/api/rules?game=cards&modules=1",
    ],
)
def test_there_is_no_such_thing(path: str, tmp_path: Path) -> None:
    status, headers, problem = got(tmp_path, path)
    assert status == 404
    assert headers["cache-control"] == "no-store"
    assert problem is None or (problem["kind"], len(problem["why"]) < 300) == ("missing", True)


def test_rules_come_in_the_language_that_is_wanted_for_the_modules_that_are_wanted(tmp_path: Path) -> None:
    _, _, german = got(tmp_path, "/api/rules?game=fresco&modules=8,4&lang=de")
    assert german[0]["title"] == "Fresko, das Brettspiel"
    assert [page["title"] for page in german if page["key"].startswith("module-")] == ["Wunschbrunnen", "Glocken"]
    assert {page.get("module") for page in german} == {None, 4, 8}
    _, _, same = got(tmp_path, "/api/rules?game=fresco&modules=4, 8,,4", accept_language="de-AT,de;q=0.9")
    assert same == german
    assert got(tmp_path, "/api/rules?game=fresco&modules=four")[0] == 400
