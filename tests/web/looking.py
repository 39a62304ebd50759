"""What is wrong with a screen: for those who read it by other means, and for its size."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.lacking import lacking

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# What somebody touches. A link in a sentence may be as small as its words (WCAG 2.5.8); what lies in a label is the label.
_SMALL: Final = """least => [...document.querySelectorAll("button, a[href], select, input, summary, .target.lit")]
    .filter(one => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !one.disabled && !one.closest("[inert]"))
    .filter(one => !(one.matches("a") && getComputedStyle(one).display === "inline"))
    .map(one => one.matches("input[type=checkbox], input[type=radio], input[type=file]") ? one.closest("label") ?? one : one)
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 2 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([one, box]) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} ${one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30)}`
        + ` ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""


@cache
def _axe() -> str:
    if not AXE.exists():
        lacking("axe-core is not installed: npm ci in web/")
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 A and AA. The page's own policy would forbid a script of ours: it is evaluated."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {_axe()} }} }}")
    found: Any = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})", TAGS
    )
    return [
        f"{one['id']}: {node['target'][-1]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def too_wide(page: Page) -> int:
    """Pixels that one would have to scroll to the side."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def too_high(page: Page) -> int:
    """Pixels that one would have to scroll down."""
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def too_small(page: Page, least: int) -> list[str]:
    """What can be touched and is smaller."""
    return [str(one) for one in page.evaluate(_SMALL, least)]
