"""What the page costs: bytes of a first visit, first paint, how long a touch takes. ``make bench-web``

    python -m bench.web [--runs 5]

A real house and a real browser on this machine; figures are medians of the runs, each with an empty cache.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any

from bench.server import a_house
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.web import chromium

PAINTED = """() => new Promise(done => {
  const look = () => {
    const paints = performance.getEntriesByType("paint").filter(one => one.name === "first-contentful-paint");
    paints.length ? done(paints[0].startTime) : setTimeout(look, 20);
  };
  look();
})"""
# Until the next picture after the touch is on the screen.
TOUCHED = """async (target) => {
  const at = performance.now();
  target.click();
  await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
  return performance.now() - at;
}"""


def visit(browser: Browser, url: str, phone: bool) -> dict[str, float]:
    """The first screen with an empty cache, one click to a game, and the first touches there."""
    size: ViewportSize = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, locale="en-US", base_url=url)
    page = context.new_page()
    loaded = _transfers(page)
    page.goto("/")
    found = {"first paint, ms": float(page.evaluate(PAINTED))}
    page.wait_for_load_state("networkidle")
    found |= {f"first screen, {kind} kB": sum(sizes) / 1000 for kind, sizes in loaded.items()}
    page.locator(".cta.main").click()
    page.wait_for_selector(".todo.yours .opt")
    page.wait_for_load_state("networkidle")
    found |= {f"with a table, {kind} kB": sum(sizes) / 1000 for kind, sizes in loaded.items()}
    found["with a table, all kB"] = sum(map(sum, loaded.values())) / 1000
    places = page.locator(".target.open").count()  # others may have risen before
    touches = [float(page.eval_on_selector(f".target.open >> nth={number}", TOUCHED)) for number in range(places)]
    found["touch to picture, ms"] = statistics.median(touches)
    context.close()
    return found


def _transfers(page: Page) -> dict[str, list[float]]:
    """Bytes on the wire, by kind of file."""
    kinds: dict[str, str] = {}
    loaded: dict[str, list[float]] = {"script": [], "style": [], "font": [], "picture": [], "other": []}
    names = {"Script": "script", "Stylesheet": "style", "Font": "font", "Image": "picture"}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.responseReceived", lambda told: kinds.__setitem__(told["requestId"], told["type"]))

    def finished(told: dict[str, Any]) -> None:
        loaded[names.get(kinds.get(told["requestId"], ""), "other")].append(told["encodedDataLength"])

    wire.on("Network.loadingFinished", finished)
    return loaded


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    path = chromium.program()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as (url, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launching(path))
        for phone in (False, True):
            runs = [visit(browser, url, phone) for _ in range(args.runs)]
            print("\nphone, 390 x 844" if phone else "desktop, 1280 x 800")
            for name in runs[0]:
                print(f"  {name:32} {statistics.median(run[name] for run in runs):8.1f}")
        browser.close()


if __name__ == "__main__":
    main()
