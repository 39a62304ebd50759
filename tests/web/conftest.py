"""A real house with the built client, and a real browser.

Playwright's loop runs in the thread of the tests while a browser is open: what needs ``asyncio.run`` here goes into a
thread of its own. So the browser is closed with the last test of this folder.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from buonfresco.server.client import client_folder, is_built
from tests.lacking import lacking
from tests.server.running import Running
from tests.support import ALL_MODULES
from tests.web import chromium

# What a browser keeps of modules that were introduced. To who is new at a table they are, and that lies on top of it.
ACQUAINTED = f"""localStorage.getItem("settings")
    ?? localStorage.setItem("settings", {json.dumps(json.dumps({"met": [f"fresco:{one}" for one in ALL_MODULES]}))})"""
NO_CLIENT = "The browser client is not built: make web"
OPTIONS = ("--no-limits", "--bot-workers", "1")

Visitor = Callable[..., Page]


@pytest.fixture(scope="package")
def client() -> Path:
    """The folder of the built client."""
    folder = client_folder()
    if not is_built(folder):
        lacking(NO_CLIENT)
    return folder


@pytest.fixture(scope="package")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests, which make tables of their own in it."""
    running = Running(tmp_path_factory.mktemp("web") / "house", *OPTIONS)
    yield running
    running.stop()


@pytest.fixture
def own_house(client: Path, tmp_path: Path) -> Iterator[Running]:
    """One that nobody minds being killed."""
    running = Running(tmp_path / "house", *OPTIONS)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.program()
    if path is None:
        lacking(chromium.MISSING)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(**chromium.launching(path))
        yield found
        found.close()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What any page of this test complained of, or asked of a foreign host. A test that means it clears the list."""
    found: list[str] = []
    yield found
    assert not found


@pytest.fixture
def visitor(browser: Browser, house: Running, faults: list[str]) -> Iterator[Visitor]:
    """Opens a page for somebody else, with cookies of his own: ``visitor(viewport=..., locale="de")``.

    He knows all modules; ``new=True``: he knows none.
    """
    contexts: list[BrowserContext] = []

    def enter(url: str = house.url, new: bool = False, **options: object) -> Page:
        contexts.append(browser.new_context(base_url=url, **options))  # type: ignore[arg-type]
        if not new:
            contexts[-1].add_init_script(ACQUAINTED)
        page = contexts[-1].new_page()
        watch(page, url, faults)
        return page

    yield enter
    for context in contexts:
        context.close()


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A desktop in English, at no address yet: ``page.goto("/")``."""
    return visitor(locale="en-US", viewport={"width": 1280, "height": 800})


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    return visitor(locale="en-US", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def watch(page: Page, url: str, faults: list[str]) -> None:
    """Errors of the page, and requests to anybody but the house at ``url``."""
    ours = urlsplit(url).netloc
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on(
        "console",
        lambda said: faults.append(f"{said.type}: {said.text}") if said.type in ("error", "warning") else None,
    )

    def asked(address: str) -> None:
        where = urlsplit(address)
        if where.scheme not in ("data", "blob") and where.netloc != ours:
            faults.append(f"foreign host: {address}")

    page.on("request", lambda request: asked(request.url))
    page.on("websocket", lambda socket: asked(socket.url))
