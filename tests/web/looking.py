"""What is wrong with a screen: for those who read it by other means, and for its size."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.lacking import lacking
from tests.web.playing import Player

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# What somebody touches. A link in a sentence may be as small as its words (WCAG 2.5.8); a label is what one touches of
# what lies in it. On a tablet places at rest, which say why not, may be smaller than those that can be answered with.
_SMALL: Final = """least => {
    const small = box => box.width > 2 && (box.width < least - 0.5 || box.height < least - 0.5);
    const words = one => one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30);
    return [...document.querySelectorAll("button, a[href], select, input, summary, .target.lit")]
        .filter(one => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter(one => !one.disabled && !one.closest("[inert]"))
        .filter(one => innerWidth <= 700 || least <= 24 || !one.matches(".target[aria-disabled]"))
        .filter(one => !(one.matches("a") && getComputedStyle(one).display === "inline"))
        .map(one => one.matches("[type=checkbox], [type=radio], [type=file]") ? one.closest("label") ?? one : one)
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([one, box]) => small(box))
        .map(([one, box]) => `${one.localName}.${one.className} ${words(one)} ${box.width | 0}x${box.height | 0}`);
}"""

_DRAWN: Final = """() => [...document.querySelectorAll("body *")]
    .filter(one => !one.closest("svg, script"))
    .map(one => [one, one.getBoundingClientRect(), getComputedStyle(one)])
    .map(([one, box, style]) => [one.localName, one.className,
        ...[box.left, box.top, box.width, box.height].map(Math.round),
        style.color, style.backgroundColor, style.fontFamily, style.fontSize, style.fontStyle])"""

# The least contrast between a color and the pixels of a picture.
_CONTRAST: Final = """async ([png, ink]) => {
    const bytes = Uint8Array.from(atob(png), one => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const {data} = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.05 + 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
    const own = light(ink.match(/[\\d.]+/g).map(Number));
    let least = 21;
    for (let at = 0; at < data.length; at += 4) {
        const other = light(data.slice(at, at + 3));
        least = Math.min(least, Math.max(own, other) / Math.min(own, other));
    }
    return least;
}"""


@cache
def _axe() -> str:
    if not AXE.exists():
        lacking("axe-core is not installed: npm ci in web/")
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 A and AA. The page's own policy would forbid a script of ours: it is evaluated.

    Sizes are measured here: to axe a target that one has to scroll to, on a phone or a tablet, is a small one.
    """
    page.evaluate(f"() => {{ if (!window.axe) {{ {_axe()} }} }}")
    found: Any = page.evaluate(
        """tags => axe.run(document, {
            runOnly: {type: 'tag', values: tags},
            rules: {'target-size': {enabled: innerWidth >= 1240}},
            resultTypes: ['violations'],
        })""",
        TAGS,
    )
    return [
        f"{one['id']}: {node['target'][-1]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def contrast(words: Locator) -> float:
    """Of words with whatever lies behind them, pixel by pixel: to axe a gradient or a glow is no background."""
    page = words.page
    page.evaluate("() => document.fonts.ready.then(() => true)")
    box = words.evaluate(
        """one => {
            const all = document.createRange();
            all.selectNodeContents(one);
            const {x, y, width, height} = all.getBoundingClientRect();
            return {x, y, width, height};
        }"""
    )
    ink = words.evaluate("one => getComputedStyle(one).color")
    hide = "(one, how) => [...one.parentElement.children].forEach(other => other.style.visibility = how)"
    words.evaluate(hide, "hidden")
    seen = page.screenshot(clip=box, animations="disabled")
    words.evaluate(hide, "")
    return float(page.evaluate(_CONTRAST, [base64.b64encode(seen).decode(), ink]))


def is_phone(page: Page) -> bool:
    """One place is shown at a time."""
    return bool(page.evaluate("matchMedia('(max-width: 700px)').matches"))


def too_wide(page: Page) -> int:
    """Pixels that one would have to scroll to the side. To a phone its page is never too wide: it counts larger."""
    size = page.viewport_size
    assert size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) - size["width"]


def too_high(page: Page) -> int:
    """Pixels that one would have to scroll down."""
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def too_small(page: Page, least: int) -> list[str]:
    """What can be touched and is smaller."""
    return [str(one) for one in page.evaluate(_SMALL, least)]


def drawn(page: Page) -> list[Any]:
    """Where everything is and how it is written, when nothing moves any more."""
    page.evaluate("() => document.fonts.ready")
    before, now = None, page.evaluate(_DRAWN)
    while before != now:
        page.wait_for_timeout(250)
        before, now = now, page.evaluate(_DRAWN)
    return list(now)


def faults(page: Page, *, scrolls: bool = False) -> list[str]:
    """All of it. Fingers need larger targets; not on a phone one sees the whole table (``scrolls``: it is none)."""
    phone = is_phone(page)
    touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = violations(page)
    found += [f"too small: {one}" for one in dict.fromkeys(too_small(page, 44 if phone or touch else 24))]
    if too_wide(page) > 0:
        found.append(f"{too_wide(page)} pixels too wide")
    if not phone and not scrolls and too_high(page) > 0:
        found.append(f"{too_high(page)} pixels too high")
    return found


class Looks:
    """Looks at the first question of each kind in a game."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.found: dict[str, list[str]] = {}

    def __call__(self, player: Player) -> None:
        kind = player.state["kind"]
        if kind not in self.seen:
            self.seen.add(kind)
            self.look(kind, player.page)

    def look(self, name: str, page: Page, *, scrolls: bool = False) -> None:
        found = faults(page, scrolls=scrolls)
        if found:
            self.found[name] = found
