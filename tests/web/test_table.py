"""What is around a game: talk, taking back, hints, why not, watching, the end and what comes after it, rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.web.conftest import Visitor
from tests.web.playing import WAIT, Line, Player
from tests.web.tables import DESK, PHONE, asked, made, play_on, two

NUMBER = re.compile(r"\d+")


def seated(page: Page, **body: Any) -> tuple[str, Player]:
    table = made(page, "Anna", "bot", seed="around", **body)["table"]["id"]
    player = Player(page, Line(page), "list", seed=1)
    page.goto(f"/table/{table}?seat=0")
    player.wait()
    return table, player


def test_two_talk_and_one_listens(page: Page, visitor: Visitor) -> None:
    """A spectator sees the table and reads along; there is nothing he could touch or say."""
    table, anna, bea = two(page, visitor(**DESK), seed="talk")
    anna.page.locator(".chathead").click()
    anna.page.locator(".chat input").fill("Buongiorno <b>Bea</b>!")
    anna.page.locator(".chat input").press("Enter")
    expect(bea.page.locator(".chathead .badge")).to_be_visible(timeout=WAIT)
    bea.page.locator(".chathead").click()
    expect(bea.page.locator(".chat li").last).to_contain_text("Buongiorno <b>Bea</b>!", timeout=WAIT)

    carl = visitor(locale="en-US", **DESK)
    carl.goto(f"/table/{table}")
    expect(carl.locator(".mine.watching")).to_be_visible(timeout=WAIT)
    carl.locator(".chathead").click()
    expect(carl.locator(".chat li").last).to_contain_text("Buongiorno", timeout=WAIT)
    assert carl.locator(".todo.yours, .chat input, .target.lit, button.target, .opt, .go").count() == 0
    carl.keyboard.press("1")
    carl.keyboard.press("Enter")
    assert anna.line.answers == bea.line.answers == []


def test_taking_back_is_asked_for(page: Page, visitor: Visitor) -> None:
    """The others say yes, and it is as before; or no, and it stays."""
    _, *both = two(page, visitor(locale="en-US", **DESK), seed="undo")
    one = next(player for player in both if player.state["number"] == 0)
    other = next(player for player in both if player is not one)
    seat = both.index(one)
    for reply in ("Yes", "No"):
        one.answer(one.prefer())
        one.page.get_by_role("button", name="Ask to take back").click(timeout=WAIT)
        expect(other.page.locator(".asked")).to_contain_text(("Anna", "Bea")[seat], timeout=WAIT)
        other.page.get_by_role("button", name=reply, exact=True).click()
        expect(other.page.locator(".asked")).to_have_count(0, timeout=WAIT)
        if reply == "Yes":
            one.wait(one.state["number"])
            assert one.line.parts["players"][seat]["wake"] is None
    play_on(both, "plan")
    assert one.line.parts["players"][seat]["wake"] is not None


def test_alone_with_bots_one_takes_back_at_will(page: Page) -> None:
    """And the key for it is u."""
    _, anna = seated(page, practice=True)
    before = anna.state["number"]
    anna.answer(anna.line.options[0])
    anna.wait(before)
    page.keyboard.press("u")
    anna.wait(anna.state["number"])
    assert anna.state["kind"] == "wake_time"


def test_a_hint_and_why_not(page: Page) -> None:
    _, anna = seated(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted")).to_be_visible(timeout=WAIT)
    assert len(page.locator(".hinted").inner_text()) > 20
    page.locator('.target[data-place="segment:C3"]').click(force=True)  # it is not disabled for those who ask
    expect(page.locator(".whynot.shown")).to_be_visible(timeout=WAIT)
    assert len(page.locator(".whynot").inner_text()) > 10
    page.keyboard.press("Escape")
    expect(page.locator(".whynot.shown")).to_have_count(0)
    assert anna.line.answers == []


def test_the_host_ends_a_table(page: Page, visitor: Visitor) -> None:
    """Everybody sees it, nothing can be answered, and a rematch leads all of them to the next table."""
    table, anna, bea = two(page, visitor(locale="en-US", **DESK), seed="end")

    def agree(dialog: Dialog) -> None:
        dialog.accept()

    page.on("dialog", agree)
    page.locator(".tools button").last.click()
    page.get_by_role("button", name="End the game").click()
    for one in (anna.page, bea.page):
        expect(one.get_by_role("heading", name="Ended by the host")).to_be_visible(timeout=WAIT)
        assert one.locator(".todo, .target").count() == 0

    bea.page.get_by_role("button", name="Rematch").click()
    bea.page.wait_for_url(lambda url: table not in url, timeout=WAIT)
    page.get_by_role("link", name="To the next game").click(timeout=WAIT)
    page.wait_for_url(lambda url: table not in url, timeout=WAIT)
    assert page.url.split("/table/")[1].split("?")[0] == bea.page.url.split("/table/")[1].split("?")[0]
    for player in (anna, bea):
        expect(player.page.locator(".mine:not(.watching)")).to_be_visible(timeout=WAIT)


def test_after_the_end(page: Page, visitor: Visitor) -> None:
    """A dice game to its end: where the points came from, its file, the replay in which every moment has an address."""
    _, anna = seated(page, game="dice")
    anna.play()
    expect(page.locator(".podium .pod")).to_have_count(2, timeout=WAIT)
    assert page.locator(".esrc .seg").count() > 0
    with page.expect_download(timeout=WAIT) as found:
        page.get_by_role("link", name="Export").click()
    lines = [json.loads(line) for line in found.value.path().read_text().splitlines()]
    assert lines[0]["is"] == "table"
    assert lines[0]["game"] == "dice"

    page.get_by_role("link", name="Replay").click()
    scrub = page.locator(".scrub")
    scrub.wait_for(timeout=WAIT)
    last = steps(page)[0]
    assert last == steps(page)[1] > 10
    page.get_by_role("button", name="To the beginning").click()
    expect(scrub.locator("p").first).to_contain_text("0", timeout=WAIT)
    page.locator(".scrub input").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=1", timeout=WAIT)
    page.locator(".scrub input").fill(str(last // 2))
    page.wait_for_url(f"**step={last // 2}", timeout=WAIT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay" in request.url else None)
    page.locator(".scrub input").fill("1")
    page.wait_for_url("**step=1", timeout=WAIT)
    assert asked == []  # what was seen is not asked for again
    for _ in range(last // 2 - 1):  # as fast as somebody drags
        page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**step={last // 2}", timeout=WAIT)
    assert len(asked) < last // 2 - 1
    page.locator(".scrub select").select_option("1")
    page.wait_for_url(f"**step={last // 2}&seat=1", timeout=WAIT)

    bea = visitor(locale="en-US", **DESK)
    bea.goto(page.url)
    bea.locator(".scrub").wait_for(timeout=WAIT)
    assert steps(bea)[0] == last // 2
    assert bea.locator(".scrub select").input_value() == "1"
    assert bea.locator(".log ol").inner_text() == page.locator(".log ol").inner_text()


def steps(page: Page) -> tuple[int, int]:
    """Where the replay is, and how long it is."""
    now, of = NUMBER.findall(page.locator(".scrub p").first.inner_text())
    return int(now), int(of)


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/rules")
    page.locator("article").first.wait_for(timeout=WAIT)
    every = page.locator("article").count()
    page.get_by_role("searchbox").fill("bishop")
    expect(page.locator("article")).not_to_have_count(every)
    assert 0 < page.locator("article").count() < every
    for article in page.locator("article").all():
        assert "bishop" in article.inner_text().lower()
    page.get_by_role("searchbox").fill("B-CATH-01")
    expect(page.locator("article h2").first).to_have_text("Fresco")
    page.get_by_role("searchbox").fill("submarine")
    expect(page.locator("article")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_first_steps(visitor: Visitor, size: dict[str, Any]) -> None:
    """The guided game: who does what a card says, or reads all of them, comes to the next step and its own cards."""
    page = visitor(locale="en-US", **size)
    line = Line(page)
    page.goto("/learn")
    page.get_by_role("button", name="Begin").click()
    coach = page.locator(".coach")
    coach.wait_for(timeout=WAIT)
    first = coach.locator("h2").inner_text()
    player = Player(page, line, "list", seed=1, taps=size is PHONE)
    player.play(until=lambda: player.state["kind"] == "plan")
    expect(coach.locator("h2")).not_to_have_text(first, timeout=WAIT)
    cards = 0
    while coach.count():
        cards += 1
        coach.locator(".go").click()
    assert cards > 1
    player.play(1)
    assert coach.count() == 0 or coach.locator("h2").inner_text() != first


def test_one_sits_down_on_another_device(page: Page, visitor: Visitor) -> None:
    """A code moves the seat: the old browser watches from then on."""
    table, _ = seated(page)
    code = asked(page, f"/api/tables/{table}/seats/0/recovery")["code"]
    other = visitor(locale="en-US", **DESK)
    other.goto(f"/claim#{code}")
    other.locator("button.go").click()
    other.wait_for_url("**/table/**", timeout=WAIT)
    expect(other.locator(".todo.yours")).to_be_visible(timeout=WAIT)
    expect(page.locator(".mine.watching")).to_be_visible(timeout=WAIT)
    assert page.locator(".todo.yours").count() == 0
