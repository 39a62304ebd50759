"""The page as a browser gets it."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page

from tests.server.running import Running


def test_it_opens_and_asks_nobody_else(page: Page) -> None:
    """No error, no warning, no foreign host: the fixture looks for them."""
    answer = page.goto("/", wait_until="networkidle")
    assert answer is not None
    assert answer.status == 200
    assert page.title()
    assert page.locator("body").inner_text().strip()


def test_the_policy_lets_the_page_talk_to_the_house(page: Page, house: Running) -> None:
    """A socket of the same origin is 'self'."""
    made = httpx.post(f"{house.url}/api/tables", json={"game": "dice", "seats": [{"who": "you"}, {"who": "bot"}]})
    table = made.json()["table"]["id"]
    page.goto("/")
    got = page.evaluate(
        """table => new Promise((done, fail) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
            socket.onopen = () => socket.send(JSON.stringify({is: "look"}));
            socket.onmessage = message => { socket.close(); done(JSON.parse(message.data).is); };
            socket.onerror = () => fail("refused");
        })""",
        table,
    )
    assert got == "welcome"


def test_the_policy_keeps_everything_else_out(page: Page, faults: list[str]) -> None:
    """What somebody has smuggled into the page: a script in it, a picture and a call of elsewhere."""
    page.goto("/")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.smuggled = true";
            const picture = document.createElement("img");
            picture.src = "http://127.0.0.1:9/x.png";
            document.body.append(script, picture);
        }"""
    )
    assert page.evaluate("window.smuggled") is None
    assert page.evaluate("fetch('http://127.0.0.1:9/').catch(error => error.name)") == "TypeError"
    refused = [fault for fault in faults if "Content Security Policy" in fault]
    assert {kind for kind in ("script-src", "img-src", "connect-src") if any(kind in one for one in refused)} == {
        "script-src",
        "img-src",
        "connect-src",
    }
    faults.clear()
