"""What goes over the wire is what the types say, and the page explains all of it."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import protocol

from buonfresco.games import registry
from buonfresco.server import http, messages, spoken
from buonfresco.server.spoken import Parts
from buonfresco.table import Seat, Table
from buonfresco.text import catalogue
from tests.server.running import house
from tests.server.transcript import Talks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
COMPILER = "typescript@5.9"


def test_schema_and_types_are_those_of_the_house() -> None:
    assert protocol.SCHEMA.read_text(encoding="utf-8") == protocol.schema(), "run python -m scripts.protocol"
    assert protocol.TYPES.read_text(encoding="utf-8") == protocol.typescript(), "run python -m scripts.protocol"


def played(game: str, seed: int, options: dict[str, Any]) -> list[tuple[Table, Parts]]:
    """Parts as everybody at a table gets them in random play."""
    table = Table.new(game, [Seat("person")] * 3, seed=seed, options=options)
    luck, cat, found = random.Random(seed), catalogue("en"), []
    for _ in range(120):
        if table.over:
            break
        seat = luck.choice(table.waiting)
        question = table.question(seat, told=False)
        assert question is not None
        table.answer(seat, question.number, luck.choice(question.view.decision.options).code)
        viewer = luck.choice((None, 0, 1, 2))
        found.append((table, spoken.parts_of(table.view(viewer), cat, table.names(cat))))
    return found


@pytest.mark.parametrize("game", registry())
def test_parts_have_the_types_that_are_written_down(game: str) -> None:
    kinds = protocol.all_parts()[game]
    modules = [one.number for one in registry()[game].choices().modules]
    for seed, options in enumerate([{}, {"modules": modules}] if modules else [{}, {}]):
        for _, parts in played(game, seed, options):
            assert set(kinds.whole) <= set(parts)
            for name, part in parts.items():
                msgspec.json.decode(part, type=protocol.part_type(kinds, name))


def compiler() -> Path:
    """TypeScript's own, from the registry if it is not here yet."""
    folder = ROOT / "build" / "typescript"
    found = folder / "node_modules" / "typescript" / "bin" / "tsc"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        pytest.skip("NODE IS NOT INSTALLED: the TypeScript types are not compiled")
    if not found.exists():
        folder.mkdir(parents=True, exist_ok=True)
        install = [npm, "install", "--prefix", str(folder), "--no-save", "--no-audit", "--no-fund", COMPILER]
        done = subprocess.run(install, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode != 0 and not os.environ.get("CI"):
            pytest.skip(f"TYPESCRIPT CANNOT BE INSTALLED: the types are not compiled\n{done.stderr}")
        assert done.returncode == 0, done.stderr
    return found


def test_a_client_can_be_written_with_the_types() -> None:
    tsc = compiler()
    options = ["--strict", "--noEmit", "--noUncheckedIndexedAccess", "--target", "es2022"]
    options += ["--typeRoots", str(tsc.parent)]  # nobody else's, from some folder above
    files = [str(Path(__file__).with_name("use.ts"))]
    done = subprocess.run(
        ["node", str(tsc), *options, *files], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout


# ---- the page -------------------------------------------------------------------------------------------------------


def test_every_message_and_every_address_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for cls in (*protocol.unions()["FromBrowser"], *protocol.unions()["FromHouse"]):
        tag = cls.__struct_config__.tag  # type: ignore[attr-defined]
        assert f"`{tag}`" in page, f"docs/protocol.md does not explain {tag}"
        for field in cls.__struct_fields__:  # type: ignore[attr-defined]
            assert re.search(rf"`[^`]*\b{field}\b[^`]*`", page), f"docs/protocol.md does not explain {tag}.{field}"
    for call in http.CALLS:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", call.path)
        assert f"`{call.how} {path}`" in page, f"docs/protocol.md does not explain {call.how} {path}"
    for kind in (messages.RefusedKind, messages.ByeKind):
        for word in kind.__metadata__[0].extra_json_schema["enum"]:  # type: ignore[attr-defined]
            assert f"`{word}`" in page, f"docs/protocol.md does not explain {word}"


def test_the_talks_of_the_page_are_held(tmp_path: Path) -> None:
    talks = re.findall(r"^```talk\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(talks) >= 7

    async def hold(url: str) -> None:
        people = Talks(url)
        try:
            for talk in talks:
                await people.hold(talk)
        finally:
            await people.close()

    with house(tmp_path / "house") as running:
        asyncio.run(hold(running.url))
