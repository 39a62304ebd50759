"""The page: one file, well formed, in three languages, and nothing in it comes from elsewhere."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from buonfresco import text
from buonfresco.arena import wording
from buonfresco.arena.charts import Row, columns, stacks, whiskers
from buonfresco.arena.effects import examine
from buonfresco.arena.following import followed
from buonfresco.arena.match import forfeited, play
from buonfresco.arena.page import Page
from buonfresco.arena.plan import MIXED, Series
from buonfresco.arena.summary import summarize
from tests.arena.bots import named

EVIL = '<script>alert("&")</script>'


def tell(data: dict[str, Any], lang: str = "en") -> str:
    """From what stands in the file, as whoever draws it again later."""
    return Page(text.catalogue(lang), json.loads(json.dumps(data))).text()


def arena() -> dict[str, Any]:
    series = Series("dice", ("random", named("first"), named("last")), 3, 1, MIXED)
    records = [play(series, series.task(number), lambda seat: None) for number in range(12)]
    return summarize(series, [*records, forfeited(series.task(12), 0, "raised", EVIL)])


def lab() -> dict[str, Any]:
    series = Series("fresco", ("random",), 2, 1, MIXED, ({"modules": []}, {"modules": [16]}))
    return examine(
        series, [play(series, series.task(number), lambda seat: None, followed("fresco")) for number in range(4)]
    )


ARENA, LAB = arena(), lab()


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.found += [
            f"{name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "data", "action")
        ]


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("data", [ARENA, LAB], ids=["arena", "lab"])
def test_a_page_is_well_formed_and_needs_nothing_else(data: dict[str, Any], lang: str) -> None:
    page = tell(data, lang)
    root = ElementTree.fromstring(page)
    assert root.attrib["lang"] == lang
    assert len(list(root.iter("svg"))) >= 6
    links = Links()
    links.feed(page)
    assert links.found == []
    assert not links.tags & {"script", "link", "img", "iframe", "object", "embed"}
    assert not re.search(r"https?:|//|@import|url\(", page)
    assert "prefers-color-scheme:dark" in page
    cat = text.catalogue(lang)
    said = " ".join(root.itertext())
    for key in ("arena-sources", "arena-rounds", "arena-method"):
        assert cat(key) in said
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def test_numbers_of_the_page_are_those_of_the_summary() -> None:
    page = " ".join(ElementTree.fromstring(tell(ARENA, "de")).itertext())
    cat = text.catalogue("de")
    for bot in ARENA["bots"].values():
        assert wording.share(cat, bot["win_share"]) in page
        assert wording.mean(cat, bot["score"]) in page
    page = " ".join(ElementTree.fromstring(tell(LAB, "fr")).itertext())
    for seat in LAB["arms"][1]["seats"]:
        assert wording.share(text.catalogue("fr"), seat) in page


def test_what_bots_say_cannot_do_anything() -> None:
    page = tell(ARENA)
    assert EVIL not in page
    assert "&lt;script&gt;alert(" in page


def test_a_series_without_games_has_a_page() -> None:
    for data in (summarize(Series("dice", ("random",), 2, 1), []), examine(Series("dice", ("random",), 2, 1), [])):
        for lang in text.LANGUAGES:
            ElementTree.fromstring(tell(data, lang))


@pytest.mark.parametrize(
    "values", [[0.0], [1.0, 1.0], [-3.0, 4.5], [0.001, 0.002], [1e-9], [123456.0, 5.0], [-2.0, -1.0]]
)
def test_charts_can_be_drawn_of_anything(values: list[float]) -> None:
    for chart in (
        whiskers("t", [Row("r", value, (value - 1, value + 1), 0.5) for value in values], str),
        whiskers("t", [Row("r", value) for value in values], str),
        stacks("t", ["a", "b"], [("r", [value, -value]) for value in values], str),
        columns("t", [("c", abs(value)) for value in values], str),
    ):
        root = ElementTree.fromstring(f"<div>{chart}</div>")
        for element in root.iter():
            for name in ("x", "x1", "x2", "cx"):
                assert -1 <= float(element.attrib.get(name, 0)) <= 720
            assert float(element.attrib.get("width", 0)) >= 0


@pytest.mark.parametrize(
    ("value", "said"), [(0.0, "0"), (0.0356, "0.036"), (0.81, "0.81"), (1.26, "1.3"), (150.4, "150"), (1234.0, "1,200")]
)
def test_two_digits_that_count(value: float, said: str) -> None:
    assert wording.short(text.catalogue("en"), value) == said
