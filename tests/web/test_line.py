"""The line is lost while somebody plays: the page comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buonfresco.server.serve import DATABASE
from tests.server.running import Running
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.playing import WAIT, Player
from tests.web.tables import DESK, journal, made


@pytest.fixture
def own_page(own_house: Running, visitor: Visitor) -> Page:
    return visitor(own_house.url, locale="en-US", **DESK)


def seated(page: Page, **body: Any) -> tuple[str, Player]:
    """At a table with a bot, asked how to plan; the page is marked, so that a reload would be seen."""
    table = made(page, "Anna", "bot", seed="line", **body)["table"]["id"]
    player = Player(page, Line(page), "touch", seed=1)
    page.goto(f"/table/{table}?seat=0")
    page.evaluate("window.unloaded = false")
    player.play(until=lambda: player.state["kind"] == "plan")
    return table, player


def only_of_the_line(faults: list[str]) -> None:
    """A browser says by itself that a socket could not be opened."""
    assert all("WebSocket" in fault or "ERR_" in fault for fault in faults), faults
    faults.clear()


def test_the_house_is_killed_in_mid_phase(own_page: Page, own_house: Running, faults: list[str]) -> None:
    """The draft is kept; the answer given while nobody listens is sent when the house is back, once."""
    table, anna = seated(own_page)
    plan = anna.line.options[1]
    anna.choose(plan)
    before = len(anna.line.answers)
    own_house.kill()
    expect(own_page.locator(".lost")).to_be_visible(timeout=WAIT)
    expect(own_page.locator(".todo .chosen")).to_be_visible()  # what was drafted is still there
    own_page.locator(".todo .go").click()
    expect(own_page.locator(".todo .go")).to_be_disabled()
    own_house.start()
    expect(own_page.locator(".lost")).to_have_count(0, timeout=WAIT)
    anna.wait(anna.state["number"])
    assert own_page.evaluate("window.unloaded") is False
    given = anna.line.answers[before:]
    assert {one["client"] for one in given} == {given[0]["client"]}
    anna.play(2)  # and it goes on
    kept = [one for one in journal(own_page, table) if one.get("client") == given[0]["client"]]
    assert [one["moves"][0] for one in kept] == [[f"0 {plan['text']}"]]
    only_of_the_line(faults)


def test_a_draft_outlives_the_line(own_page: Page, own_house: Running, faults: list[str]) -> None:
    """Half a plan, and the same half after it: nothing has happened meanwhile."""
    seated(own_page)
    for _ in range(2):
        own_page.locator(".pm button").last.click()
    own_house.kill()
    expect(own_page.locator(".lost")).to_be_visible(timeout=WAIT)
    own_page.locator(".pm button").last.click()  # one can go on drafting
    own_house.start()
    expect(own_page.locator(".lost")).to_have_count(0, timeout=WAIT)
    assert own_page.locator(".pm b").last.inner_text() == "3"
    assert own_page.evaluate("window.unloaded") is False
    only_of_the_line(faults)


def test_an_answer_is_lost_on_its_way_back(page: Page, faults: list[str]) -> None:
    """The house has it, the page was not told so: it asks again with the same id, and it counts once."""
    cut = {"now": False}  # from now on nothing comes through, until the line breaks with the reply

    def between(socket: Any) -> None:
        house = socket.connect_to_server()
        socket.on_message(house.send)

        def told(text: Any) -> None:
            if cut["now"] and '"is":"done"' in str(text):
                cut["now"] = False
                socket.close(code=3000)
                house.close(code=3000)
                return
            if not cut["now"]:
                socket.send(text)

        house.on_message(told)

    page.route_web_socket("**/live", between)
    table, anna = seated(page)
    plan = anna.line.options[1]
    anna.choose(plan)
    cut["now"] = True
    page.locator(".todo .go").click()
    expect(page.locator(".todo.yours[data-kind=plan]")).to_have_count(0, timeout=WAIT)
    assert page.evaluate("window.unloaded") is False
    first, again = anna.line.answers[-2:]
    assert first == again
    moves = [one["moves"] for one in journal(page, table) if one["is"] == "answer" and one["seat"] == 0]
    assert sum(f"0 {plan['text']}" in move for one in moves for move in one) == 1
    only_of_the_line(faults)


def test_what_other_rules_have_played_can_still_be_looked_at(
    own_page: Page, own_house: Running, faults: list[str]
) -> None:
    """The page says why nobody can go on, and leads to the replay; where nothing can be set up it says that."""
    table, _ = seated(own_page)
    own_house.kill()
    file = own_house.data / DATABASE
    with contextlib.closing(sqlite3.connect(file)) as base:
        for number, text in base.execute("SELECT n, input FROM records WHERE table_id = ?", (table,)).fetchall():
            record = json.loads(text)
            if "hash" in record:  # other rules called every position by another hash
                changed = json.dumps({**record, "hash": "0" * 16, **({} if number else {"version": 0})})
                base.execute("UPDATE records SET input = ? WHERE table_id = ? AND n = ?", (changed, table, number))
        base.commit()
    own_house.start()
    heading = own_page.locator("main.nothing h1")
    expect(heading).to_have_text("Today’s rules cannot go on with this game.", timeout=WAIT)
    own_page.locator("main.nothing .back").click()
    expect(own_page.locator(".replay, [class*=replay]").first).to_be_visible(timeout=WAIT)
    expect(own_page).to_have_url(re.compile(rf"/replay/{table}"))
    expect(own_page.get_by_text("Market").first).to_be_visible()
    own_house.kill()
    with contextlib.closing(sqlite3.connect(file)) as base:
        (text,) = base.execute("SELECT input FROM records WHERE table_id = ? AND n = 0", (table,)).fetchone()
        record = json.loads(text)
        assert record["config"]["pack"] == "standard"
        changed = json.dumps({**record, "config": {**record["config"], "pack": "gone"}})
        base.execute("UPDATE records SET input = ? WHERE table_id = ? AND n = 0", (changed, table))
        base.commit()
    own_house.start()
    own_page.goto(f"/table/{table}?seat=0")
    expect(heading).to_contain_text("other rules", timeout=WAIT)
    only_of_the_line(faults)
