"""Pictures of the table for the docs: every phase, every module's board, small games, phone, night. ``make shots``

    python -m scripts.shots [--only base]

Moments of games (`scripts.moments`), drawn by the client's development server, so the same pictures come again.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web import chromium

from buonfresco.games.fresco.modules import registry
from scripts import moments

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "pictures"
DESKTOP, PHONE = (1280, 800), (390, 844)
PORT = 5199

PHASES = {
    "wake": "base-wake_time-2",
    "plan": "base-plan-2",
    "market": "base-market-2",
    "cathedral": "base-cathedral-3",
    "workshop": "base-blend-2",
}
BOARDS = {  # a moment at which the board can be used, where there is one
    1: "portrait", 2: "request_tile", 3: "blend", 4: "throw", 5: "gild", 6: "window", 7: "scroll", 8: "certificate",
    9: "wall", 10: "bottle", 11: "favor", 12: "wedding", 13: "treasure", 14: "pews", 15: "cathedral", 16: "market",
    17: "blend",
}  # fmt: skip
SMALL = {"cards": "cards-turn-2", "dice": "dice-keep-2"}


def take(
    browser: Browser,
    name: str,
    file: str,
    size: tuple[int, int],
    *,
    theme: str = "day",
    part: str = "",
    scale: float = 0.625,
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=scale, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{PORT}/gallery.html?name={name}&theme={theme}")
    page.wait_for_selector(".face")
    page.wait_for_load_state("networkidle")
    if part:
        module = page.locator(".dtabs button").nth(1)
        module.click()
        page.wait_for_timeout(400)
    target = page.locator(part).first if part else page
    target.screenshot(path=OUT / f"{file}.jpg", type="jpeg", quality=78)
    print(file, (OUT / f"{file}.jpg").stat().st_size // 1000, "kB", flush=True)
    context.close()


def everything(browser: Browser, names: set[str], only: str) -> None:
    def want(file: str) -> bool:
        return only in file

    for phase, name in PHASES.items():
        for theme in ("day", "night"):
            for size, kind in ((DESKTOP, "desktop"), (PHONE, "phone")):
                file = f"{phase}-{kind}" + ("-night" if theme == "night" else "")
                if want(file) and not (theme == "night" and kind == "phone"):
                    take(browser, name, file, size, theme=theme)
    if want("table"):
        take(browser, "many-cathedral-3", "table", DESKTOP, scale=1)
    if want("all"):
        take(browser, "all-cathedral-3", "all-modules", DESKTOP)
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
    with tempfile.TemporaryFile() as log:
        command = ["node_modules/.bin/vite", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
        server = subprocess.Popen(command, cwd=ROOT / "web", stdout=log, stderr=log)
        try:
            wait()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(**chromium.launching(path))
                everything(browser, names, args.only)
                browser.close()
        finally:
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
