"""The page with the rules: searched, of an edition, of a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.playing import WAIT
from tests.web.tables import made


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/rules")
    page.locator("article").first.wait_for(timeout=WAIT)
    every = page.locator("article").count()
    page.get_by_role("searchbox").fill("bishop")
    chosen = page.locator("article:not(.other)")
    expect(chosen).not_to_have_count(every)
    assert 0 < chosen.count() < every
    for article in chosen.all():
        assert "bishop" in article.inner_text().lower()
    page.get_by_role("searchbox").fill("B-CATH-01")
    expect(page.locator("article h2").first).to_have_text("Fresco")
    page.get_by_role("searchbox").fill("glaziery")
    other = page.locator("article.other").first
    expect(other).to_contain_text("In Glaziers (not chosen)")
    expect(other.locator("mark").first).to_have_text(re.compile("glaziery", re.I))
    expect(page.locator("nav li").last).to_contain_text("In Glaziers")
    other.get_by_role("button").click()
    expect(page.locator("article.other")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Glaziers")).to_be_checked()
    page.get_by_role("searchbox").fill("submarine")
    expect(page.locator("article")).to_have_count(0)


def test_the_rules_are_those_of_an_edition(page: Page) -> None:
    """What editions say differently stands where the rule is told."""
    page.goto("/rules?modules=8")
    altar = page.locator("#fresco-altar")
    expect(altar.locator(".differs dd b")).to_have_text("once in every visit to the cathedral", timeout=WAIT)
    expect(altar.locator(".differs small")).to_contain_text("(French rulebook): once a round")
    page.get_by_label("Which edition").select_option("revised-fr")
    expect(altar.locator(".differs dd b")).to_contain_text("once a round")
    expect(altar.locator(".differs small")).to_have_count(2)
    page.reload()
    expect(altar.locator(".differs dd b")).to_contain_text("once a round", timeout=WAIT)
    expect(page.locator("#module-bells .differs")).to_be_visible()
    page.get_by_label("Game").select_option("dice")
    expect(page.locator("article h2").first).to_have_text("The dice game")
    expect(page.get_by_label("Which edition")).to_have_count(0)


def test_the_rules_of_a_table_are_as_it_was_made(page: Page) -> None:
    options = {"preset": "bigbox", "switches": {"altar.limit": "per_apprentice"}}
    page.goto("/")
    table = made(page, "Anna", "bot", options=options)["table"]["id"]
    page.goto(f"/rules?table={table}")
    expect(page.get_by_label("Which edition")).to_have_value("bigbox", timeout=WAIT)
    said = page.locator("#fresco-altar .differs dd")
    expect(said).to_contain_text("with every apprentice (set like this for this table)")
