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
            for name in ("x", "x1", "x2", "y1", "y2", "cx", "cy", "width", "height"):
                assert -0.01 <= float(element.attrib.get(name, "0%").removesuffix("%")) <= 100.01


@pytest.mark.parametrize(
    ("value", "said"), [(0.0, "0"), (0.0356, "0.036"), (0.81, "0.81"), (1.26, "1.3"), (150.4, "150"), (1234.0, "1,200")]
)
def test_two_digits_that_count(value: float, said: str) -> None:
    assert wording.short(text.catalogue("en"), value) == said


LONG = "somebody.elses.package.of.bots:function"


def rows_of(chart: str) -> list[str]:
    """What is written before each row, and below the last one."""
    root = ElementTree.fromstring(f"<div>{chart}</div>")
    return ["".join(row[0].itertext()) for row in root.iter("div") if row.attrib.get("class") == "row"]


def test_names_in_charts_are_whole() -> None:
    names = [f"{LONG}_{n} against {LONG}_{m}" for n in range(2) for m in range(2)]
    for chart in (
        whiskers("t", [Row(name, 1.0) for name in names], str),
        stacks("t", ["a"], [(name, [1.0]) for name in names], str),
    ):
        assert rows_of(chart) == [*names, ""]


def test_shares_begin_at_nothing() -> None:
    """A chart that begins at 25 % makes 30 % look like nothing beside 60 %."""
    data = json.loads(json.dumps(LAB))
    for arm in data["arms"]:
        for one in (*arm["seats"], *arm["turns"]):
            one.update(share=0.5, interval=[0.45, 0.55])
    root = ElementTree.fromstring(tell(data))
    cat = text.catalogue("en")
    for key in ("lab-seats", "lab-turns"):
        (first, *_) = [one for one in root.iter("div") if one.attrib.get("aria-label") == cat(key)]
        assert [one.text for one in first.iter("span") if "left:0%" in one.attrib.get("style", "")] == ["0%"]


def test_a_histogram_has_its_empty_bins_and_says_its_scale() -> None:
    """From bin 0 to bin 40 there are 41 columns, of which two have something; 1 ms to 100 ms."""
    data = json.loads(json.dumps(ARENA))
    data["bots"]["random"]["thought_ms"]["bins"] = [[1.0, 3], [100.0, 1]]
    root = ElementTree.fromstring(tell(data))
    said = "random: decisions by milliseconds, each column 1.12 times the one before"
    assert said in ["".join(head.itertext()) for head in root.iter("h3")]
    (chart,) = [one for one in root.iter("div") if one.attrib.get("aria-label") == said]
    tall = [float(one.attrib["height"].removesuffix("%")) for one in chart.iter("rect")]
    assert (len(tall), tall[0], sum(map(bool, tall))) == (41, 100.0, 2)
    data["bots"]["random"]["thought_ms"]["bins"] = [[0.01, 3], [60_000.0, 1]]  # 136 bins, three to a column
    assert "each column 1.41 times the one before" in tell(data)


def test_what_was_never_played_to_its_end_is_left_blank() -> None:
    """No points, no rounds and no thoughts are not 0 of them."""
    series = Series("dice", ("random", named("raises")), 2, 1)
    data = summarize(series, [forfeited(series.task(number), 0, "raised", "E") for number in range(4)])
    assert data["rounds"] is None
    for bot in data["bots"].values():
        assert [bot[name] for name in ("score", "difference", "thought_ms")] == [None] * 3
    (pair,) = data["pairings"]
    assert (pair["ahead"], pair["difference"]) == (None, None)
    assert pair["win_share"]["share"] == 0.5
    root = ElementTree.fromstring(tell(data))
    rows = [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]
    assert ["random", "4", "50.0% [9.5, 90.5]", "", ""] in rows
    assert [row[4:] for row in rows if " against " in row[0]] == [["", ""]]
    said = {"".join(head.itertext()) for head in root.iter("h2")}
    assert "Rounds" not in said
    assert "Milliseconds a decision" not in said


def test_modules_are_called_by_their_names_and_answers_are_explained() -> None:
    root = ElementTree.fromstring(tell(LAB))
    heads = ["".join(head.itertext()) for head in root.iter("h2")]
    assert heads[0] == "With 16 Black Market, not without"
    assert [head for head in heads if "ules" in head or head.startswith("Module")] == [
        "Plain rules",
        "Module 16 Black Market",
    ]
    said = " ".join(root.itertext())
    assert "The number is how many apprentices they sent there." in said
    assert "The hour is when they got up." in said


def test_the_lab_tells_what_spoiled_its_games() -> None:
    series = Series("dice", ("random",), 2, 1, MIXED)
    data = examine(series, [forfeited(series.task(0), 0, "raised", "ValueError: mine")])
    assert data["forfeits"] == [{"bot": "random", "why": "raised", "games": 1, "example": "ValueError: mine"}]
    assert "ValueError: mine" in tell(data)
