"""A house on the own network has no TLS, and browsers give such a page less: it plays and copies links all the same."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.playing import WAIT, Player


def test_without_tls(house: Running, visitor: Visitor, faults: list[str]) -> None:
    page = visitor(f"http://0.0.0.0:{house.port}", locale="en-US")  # which to a browser is no address of this machine
    player = Player(page, Line(page))
    page.goto("/", wait_until="networkidle")
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Play now against bots").click()
    player.play(2)
    assert len(player.line.answers) == 2

    page.goto("/")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Make the table and the links").click()
    page.get_by_role("button", name="Copy").first.click(timeout=WAIT)
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    page.locator("#paste").focus()
    page.keyboard.press("Control+V")
    assert page.locator("#paste").input_value().startswith(f"http://0.0.0.0:{house.port}/")
    assert all("Cross-Origin-Opener-Policy" in fault for fault in faults)  # which it ignores there, and says so
    faults.clear()
