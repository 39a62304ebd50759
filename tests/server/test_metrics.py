"""Figures as Prometheus reads them: what they count, and that they name nobody."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.server.inside import open_house

SAMPLE = re.compile(r'(buonfresco_[a-z_]+)(?:\{(state|kind|le)="([^"\\\n]+)"\})? ([0-9.]+)')
TYPE = re.compile(r"# TYPE (buonfresco_[a-z_]+) (counter|gauge|histogram)")


def samples(text: str) -> dict[tuple[str, str], float]:
    """By name and label. Whatever is no line of the format, comes twice, or has no type is an error."""
    found: dict[tuple[str, str], float] = {}
    types: dict[str, str] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if declared := TYPE.fullmatch(line):
            assert declared[1] not in types
            types[declared[1]] = declared[2]
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        key = (sample[1], sample[3] or "")
        assert key not in found
        family = re.sub(r"_(bucket|sum|count)$", "", sample[1])
        kind = types.get(sample[1]) or types[family]
        assert (kind == "counter") == sample[1].endswith("_total")
        found[key] = float(sample[4])
    return found


def test_they_count_what_happens(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(tmp_path) as house:
            anna, machine = house.visitor(), house.visitor("127.0.0.1")
            made = await anna.made(game="dice", seats=[{"who": "you", "name": "Anna"}, {"who": "you"}])
            table = made["table"]["id"]
            wire = await anna.socket(table, 0)
            live = await house.live(table)
            for number in range(3):
                seat = live.table.waiting[0]
                await wire.send({"is": "look", "seat": seat})
                question = live.table.question(seat, told=False)
                assert question is not None
                code = question.view.decision.options[0].code
                said = {"is": "answer", "number": question.number, "answers": [code], "client": f"a{number}"}
                await wire.send(said)
                await wire.until(lambda number=number: len(wire.of("done")) > number)
            await wire.send({"is": "answer", "number": 99, "answers": [0], "client": "b"})
            await wire.until(lambda: bool(wire.of("refused")))
            text = (await machine.get("/metrics")).text
        found = samples(text)
        assert found["buonfresco_tables", "playing"] == 1
        assert found["buonfresco_tables_in_memory", ""] == found["buonfresco_viewers", ""] == 1
        assert found["buonfresco_refused_total", "stale"] == 1
        assert found["buonfresco_bot_failures_total", ""] == 0
        steps = [value for (name, _), value in found.items() if name.endswith("_bucket")]
        assert steps == sorted(steps)
        assert steps[-1] == found["buonfresco_answer_seconds_count", ""] == 3
        assert table not in text
        assert "Anna" not in text

    asyncio.run(run())
