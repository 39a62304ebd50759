"""What others must not see is not on their page: not drawn, not in the DOM, not in any frame, not in its memory."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, made, play_on, two

SECRET = ("plan", "covers", "thalers", "paints")


def test_plans_are_secret_until_all_are_sealed(page: Page, visitor: Visitor) -> None:
    _, anna, bea = two(page, visitor(**DESK), seed="secret")
    play_on((anna, bea), "plan")
    plan = next(option for option in anna.line.options if option["text"] == "plan 3-0-0-1-1")
    said = len(anna.line.sent)
    anna.choose(plan)
    assert len(anna.line.sent) == said  # a draft stays in the browser
    assert len(re.findall("Still planning", bea.page.locator(".players").inner_text())) == 2
    anna.send(plan)

    expect(bea.page.locator(".pcard", has_text="Anna").locator(".veil")).to_have_text("Plan sealed", timeout=WAIT)
    expect(anna.page.locator(".pcard", has_text="Bea").locator(".veil")).to_have_text("Still planning")
    knows_nothing_of(0, plan["text"], bea)

    # Anna takes it back and plans anew.
    anna.wait()
    anna.answer(next(option for option in anna.line.options if option["text"] == "withdraw"))
    expect(bea.page.locator(".pcard", has_text="Anna").locator(".veil")).to_have_text("Still planning", timeout=WAIT)
    anna.wait()
    plan = next(option for option in anna.line.options if option["text"] == "plan 1-3-0-0-1")
    anna.answer(plan)
    expect(bea.page.locator(".pcard", has_text="Anna").locator(".veil")).to_have_text("Plan sealed", timeout=WAIT)
    knows_nothing_of(0, plan["text"], bea)
    knows_nothing_of(1, "", anna)

    # All are sealed: now everybody sees both.
    bea.wait()
    bea.answer(bea.prefer())
    for one in (anna, bea):
        expect(one.page.locator(".pcard .mini")).to_have_count(2, timeout=WAIT)
        assert one.line.parts["players"][0]["plan"] == [1, 3, 0, 0, 1]


def knows_nothing_of(seat: int, plan: str, other: Player) -> None:
    """Until now no frame had anything of this seat that is behind its screen, nor is there any of it in the page."""
    for frame in other.line.received:
        parts = json.loads(frame).get("parts", {})
        for name in SECRET:
            assert not any(players[seat][name] for players in [parts.get("players")] if players), frame
        rest = {name: part for name, part in parts.items() if name != "decision"}  # one's own plans look alike
        assert not plan or plan.removeprefix("plan ") not in json.dumps(rest)
    html = other.page.content()
    assert not plan or plan not in html
    name = ("Anna", "Bea")[seat]
    assert other.page.locator(".pcard", has_text=name).locator(".mini").count() == 0
    assert len(other.page.locator(".mine").all()) == 1


def test_behind_the_curtain_nothing_of_anybody_is_left(page: Page, client: Path) -> None:
    """Anna and Bea share a device. What the house has told Anna alone is gone when the curtain is drawn."""
    table = made(page, "Anna", "Bea", seed="secret", options={"modules": [6, 13]})["table"]["id"]
    line = Line(page)
    page.goto(f"/table/{table}?seats=0,1")
    player = Player(page, line, "touch", seed=1)
    seen: set[int] = set()
    for _ in range(40):
        player.wait()
        if not player.state["curtain"]:
            player.play(1)
            continue
        curtain = page.locator(".curtainfold")
        assert page.locator(".mine:not(.watching)").count() == 0
        if line.parts.get("phase") == "plan" and seen:
            break
        seat = 0 if curtain.get_by_role("button", name="Anna").count() else 1
        seen.add(seat)
        curtain.get_by_role("button").first.click()
        expect(curtain).to_have_count(0, timeout=WAIT)
    assert curtain.get_by_role("button").count() == 1  # one has sealed, the other has not yet
    code = "".join(file.read_text() for file in client.rglob("*.js"))
    secret = {text for text in told_alone(line.received) if text not in code}
    assert len(secret) > 50  # what was asked, the paints and Thalers in words, the plans
    html = page.content()
    assert [one for one in secret if one in html] == []
    heap = memory(page)
    assert "Buonfresco" in heap  # it is the memory of this page
    assert [one for one in secret if json.dumps(one)[1:-1] in heap] == []


def told_alone(frames: list[str]) -> set[str]:
    """Long enough strings that came while somebody looked, and that no spectator was told."""
    alone: set[str] = set()
    public: set[str] = set()
    into = public
    for frame in frames:
        message = json.loads(frame)
        if message["is"] == "welcome":
            into = public if message.get("seat") is None else alone
        into |= {text for text in strings(message) if len(text) >= 10}
    return {text for text in alone if not any(text in other for other in public)}


def strings(thing: Any) -> Iterator[str]:
    """All that stands in it, in any depth; keys, too."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value)


def memory(page: Page) -> str:
    """The strings in the memory of the page, as its developer tools see it."""
    tools = page.context.new_cdp_session(page)
    chunks: list[str] = []
    tools.on("HeapProfiler.addHeapSnapshotChunk", lambda found: chunks.append(found["chunk"]))
    tools.send("HeapProfiler.enable")
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    tools.detach()
    return "".join(chunks)
