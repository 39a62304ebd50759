"""Pictures of the table for the docs: phases, boards of modules, small games, pages, phone, night. ``make shots``

    python -m scripts.shots [--only base]

Moments of games (`scripts.moments`), drawn by the client's development server, and pages of a house, with seeds: so the
same pictures come again.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import Running
from tests.web import chromium
from tests.web.tables import made

from buonfresco.games.fresco.modules import registry
from buonfresco.table import Seat, Table
from scripts import moments

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "pictures"
DESKTOP, PHONE = (1280, 800), (390, 844)
PORT = 5199
LEAD = "lively-cathedral-3"  # half of the ceiling is painted

PHASES = {
    "wake": "middle-wake_time-1",
    "plan": "middle-plan-2",
    "market": "middle-market-1",
    "cathedral": "middle-cathedral-2",
    "workshop": "middle-blend-1",
}
BOARDS = {  # a moment at which the board can be used, where there is one
    1: "portrait", 2: "request_tile", 3: "blend", 4: "throw", 5: "gild", 6: "window", 7: "scroll", 8: "certificate",
    9: "wall", 10: "bottle", 11: "favor", 12: "wedding", 13: "treasure", 14: "pews", 15: "cathedral", 16: "market",
    17: "blend",
}  # fmt: skip
SMALL = {"cards": "cards-turn-2", "dice": "dice-keep-2"}


@contextmanager
def opened(browser: Browser, size: tuple[int, int], scale: float, base: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        locale="en-US",
        base_url=base,
    )
    yield context.new_page()
    context.close()


def kept(page: Page, file: str, part: str = "", quality: int = 78) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    target = page.locator(part).first if part else page
    target.screenshot(path=OUT / f"{file}.jpg", type="jpeg", quality=quality)
    print(file, (OUT / f"{file}.jpg").stat().st_size // 1000, "kB", flush=True)


def take(
    browser: Browser,
    name: str,
    file: str,
    size: tuple[int, int],
    *,
    theme: str = "day",
    part: str = "",
    scale: float = 0.625,
    choose: bool = False,
    quality: int = 78,
) -> None:
    """A moment. ``choose``: the first option is, so that its bill is seen."""
    with opened(browser, size, scale, f"http://127.0.0.1:{PORT}") as page:
        page.goto(f"/gallery.html?name={name}&theme={theme}")
        page.wait_for_selector(".face")
        page.wait_for_load_state("networkidle")
        if part:
            page.locator(".dtabs button").nth(1).click()
        if choose:
            page.locator(".todo .opt").first.click()
            page.mouse.move(size[0] / 2, 2)
        kept(page, file, part, quality)


def everything(browser: Browser, names: set[str], want: Callable[[str], bool]) -> None:
    for phase, name in PHASES.items():
        for theme in ("day", "night"):
            for size, kind in ((DESKTOP, "desktop"), (PHONE, "phone")):
                file = f"{phase}-{kind}" + ("-night" if theme == "night" else "")
                if want(file) and not (theme == "night" and kind == "phone"):
                    take(browser, name, file, size, theme=theme, choose=kind == "desktop" and phase == "cathedral")
    if want("table"):
        take(browser, LEAD, "table", DESKTOP, scale=0.9, choose=True, quality=72)
    if want("all-modules"):
        take(browser, "late-cathedral-3", "all-modules", DESKTOP)
    for number, module in registry().items():
        kind = BOARDS[number]
        name = next(
            (f"m{number:02}-{kind}-{k}" for k in (2, 1) if f"m{number:02}-{kind}-{k}" in names),
            f"m{number:02}-cathedral-2",
        )
        if want(f"module-{module.key}"):
            take(browser, name, f"module-{module.key}", DESKTOP, part=".dock", scale=0.8)
    for game, name in SMALL.items():
        for size, kind in ((DESKTOP, "desktop"), (PHONE, "phone")):
            if want(f"{game}-{kind}"):
                take(browser, name, f"{game}-{kind}", size)


@cache
def played() -> str:
    """A whole game of bots, as it is kept."""
    seats = [Seat("bot", bot="apprentice", name=name) for name in ("Anna", "Marco", "Chloé")]
    table = Table.new("fresco", seats, seed="6", options={"modules": [1, 6, 7, 8]})
    while not table.over:
        table.ask_bots(1)
    return table.export()


def brought(page: Page) -> str:
    """That game at the house."""
    head = {"content-type": "application/json"}
    reply = page.context.request.post("/api/import", data=played().encode(), headers=head, timeout=60_000)
    assert reply.ok, reply.text()
    return str(reply.json()["table"]["id"])


def first(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".mod")


def guided(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".coach")


def curtain(page: Page) -> None:
    table = made(page, "Anna", "Bea", seed="1")["table"]["id"]
    page.goto(f"/table/{table}?seats=0,1")
    page.wait_for_selector(".fold .go")


def rules(page: Page) -> None:
    page.goto("/rules?modules=1,6#fresco-market")
    page.wait_for_selector("article")


def end(page: Page) -> None:
    page.goto(f"/table/{brought(page)}")
    page.wait_for_selector(".podium")


def replay(page: Page) -> None:
    page.goto(f"/replay/{brought(page)}?step=150")
    page.wait_for_selector(".face")


PAGES = {"first": first, "guided": guided, "curtain": curtain, "rules": rules, "end": end, "replay": replay}


def pages(browser: Browser, want: Callable[[str], bool]) -> None:
    """Of a house: before, beside and after a table."""
    wanted = [
        (f"{name}-{kind}", go, size)
        for name, go in PAGES.items()
        for kind, size in (("desktop", DESKTOP), ("phone", PHONE))
        if want(f"{name}-{kind}")
    ]
    if not wanted:
        return
    with tempfile.TemporaryDirectory() as folder:
        house = Running(Path(folder) / "house", "--no-limits", "--bot-workers", "1")
        try:
            for file, go, size in wanted:
                with opened(browser, size, 0.625, house.url) as page:
                    go(page)
                    kept(page, file)
        finally:
            house.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="files whose names have this in them")
    args = parser.parse_args()
    gallery = ROOT / "web" / "gallery"
    moments.main(str(gallery))  # anew: words change
    OUT.mkdir(parents=True, exist_ok=True)
    path = chromium.program()
    if path is None:
        raise SystemExit(chromium.MISSING)
    names = {file.stem for file in gallery.glob("*.json")}
    with tempfile.TemporaryFile() as log, sync_playwright() as playwright:
        command = ["node_modules/.bin/vite", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
        server = subprocess.Popen(command, cwd=ROOT / "web", stdout=log, stderr=log)
        browser = playwright.chromium.launch(**chromium.launching(path))
        try:
            wait()
            everything(browser, names, lambda file: args.only in file)
            pages(browser, lambda file: args.only in file)
        finally:
            browser.close()
            server.terminate()


def wait() -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/gallery.html", timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the development server does not answer")


if __name__ == "__main__":
    main()
