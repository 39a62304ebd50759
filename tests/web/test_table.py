"""What is around a game: talk, taking back, hints, why not, watching, the end and what comes after it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Dialog, Page, expect

from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.looking import contrast
from tests.web.playing import WAIT, Player
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
    table, anna, bea = two(page, visitor(locale="en-US", **PHONE), seed="talk")
    anna.page.locator(".chathead").click()
    anna.page.locator(".chat input").fill("Buongiorno <b>Bea</b>!")
    anna.page.locator(".chat input").press("Enter")
    tab = bea.page.get_by_role("button", name="Log one new message")  # on a phone talk is behind it
    tab.tap(timeout=WAIT)
    bea.page.locator(".chathead").tap()
    expect(bea.page.locator(".chat li").last).to_contain_text("Buongiorno <b>Bea</b>!", timeout=WAIT)
    expect(bea.page.locator(".badge")).to_have_count(0)
    bea.page.locator(".tabs button").first.tap()  # open, but out of sight
    anna.page.locator(".chat input").fill("Bea?")
    anna.page.locator(".chat input").press("Enter")
    expect(tab).to_be_visible(timeout=WAIT)
    expect(anna.page.locator(".badge")).to_have_count(0)

    carl = visitor(locale="en-US", **DESK)
    carl.goto(f"/table/{table}")
    expect(carl.locator(".mine.watching")).to_be_visible(timeout=WAIT)
    carl.get_by_text("Was one of these seats yours?").click()
    expect(carl.get_by_role("link", name="Enter the code")).to_have_attribute("href", "/claim")
    carl.locator(".chathead").click()
    expect(carl.locator(".chat li").first).to_contain_text("sits down", timeout=WAIT)
    expect(carl.locator(".chat li").last).to_contain_text("Bea?", timeout=WAIT)
    assert carl.locator(".todo.yours, .chat input, .target.lit, button.target, .opt, .go").count() == 0
    carl.keyboard.press("1")
    carl.keyboard.press("Enter")
    assert anna.line.answers == bea.line.answers == []


def test_ones_own_part_is_no_news(page: Page, visitor: Visitor) -> None:
    """What is new since one's own answer is what others have done."""
    _, *both = two(page, visitor(locale="en-US", **DESK), seed="news")
    one = next(player for player in both if player.state["number"] == 0)
    other = next(player for player in both if player is not one)
    one.answer(one.line.options[0])
    log = one.page.locator(".log")
    expect(log.locator("li").first).to_contain_text("gets up", timeout=WAIT)
    expect(log.locator("h2")).to_have_text("What happened")
    other.wait()
    other.answer(other.line.options[0])
    expect(log.locator("h2")).to_have_text("Since your last turn", timeout=WAIT)


def test_taking_back_is_asked_for(page: Page, visitor: Visitor) -> None:
    """The others say yes, and it is as before; or no, and it stays."""
    _, *both = two(page, visitor(locale="en-US", **DESK), seed="undo")
    one = next(player for player in both if player.state["number"] == 0)
    other = next(player for player in both if player is not one)
    seat = both.index(one)
    other.page.locator(".chathead").click()  # the question and the talk share what room there is
    for reply in ("Yes", "No"):
        one.answer(one.prefer())
        one.page.get_by_role("button", name="Ask to take back").click(timeout=WAIT)
        expect(other.page.locator(".asked")).to_contain_text(("Anna", "Bea")[seat], timeout=WAIT)
        agree = other.page.get_by_role("button", name=reply, exact=True)
        expect(agree).to_be_in_viewport(ratio=1)
        agree.click()
        expect(other.page.locator(".asked")).to_have_count(0, timeout=WAIT)
        if reply == "Yes":
            one.wait(one.state["number"])
            assert one.line.parts["players"][seat]["wake"] is None
    play_on(both, "plan")
    assert one.line.parts["players"][seat]["wake"] is not None


def test_a_half_laid_plan_is_still_there(page: Page) -> None:
    """After a reload, and back from another page; in this tab, for this question, and not where others look, too."""
    table, anna = seated(page)
    anna.play(until=lambda: anna.state["kind"] == "plan")
    sheet = page.locator(".sheet .pm")
    for column in (0, 0, 2):
        sheet.nth(column).get_by_role("button").last.click()
    page.reload()
    expect(sheet.locator("b")).to_have_text(["2", "0", "1", "0", "0"], timeout=WAIT)
    page.get_by_role("link", name="first screen").click()
    page.go_back()
    expect(sheet.locator("b")).to_have_text(["2", "0", "1", "0", "0"], timeout=WAIT)
    page.get_by_role("button", name="Clear").click()
    assert page.evaluate(f"sessionStorage.getItem('draft:{table}')") is None
    anna.wait()
    anna.answer(anna.prefer())
    expect(page.locator(".pcard .mini").first).to_be_visible(timeout=WAIT)
    page.reload()
    anna.play(until=lambda: anna.state["kind"] == "plan")
    expect(sheet.locator("b")).to_have_text(["0"] * 5)
    assert page.evaluate(f"sessionStorage.getItem('draft:{table}')") is None

    shared = made(page, "Anna", "Bea", seed="shared")["table"]["id"]
    both = Player(page, Line(page), "list", seed=1)
    page.goto(f"/table/{shared}?seats=0,1")
    while both.read()["kind"] != "plan":
        curtain = page.locator(".curtainfold").get_by_role("button")
        both.wait()
        if both.state["curtain"]:
            curtain.first.click()
        else:
            both.play(1)
    sheet.nth(0).get_by_role("button").last.click()
    expect(sheet.locator("b").first).to_have_text("1")
    assert page.evaluate(f"sessionStorage.getItem('draft:{shared}')") is None


def test_alone_with_bots_one_takes_back_at_will(page: Page) -> None:
    """And the key for it is u."""
    _, anna = seated(page, practice=True)
    before = anna.state["number"]
    anna.answer(anna.line.options[0])
    anna.wait(before)
    page.keyboard.press("u")
    anna.wait(anna.state["number"])
    assert anna.state["kind"] == "wake_time"


def test_what_keys_have_chosen_the_next_key_gives(page: Page) -> None:
    """The button for it has the focus, after the list, a digit or a place. A key held down gives nothing."""
    _, anna = seated(page)
    button, heading = page.locator(".todo .go"), page.locator(".todo h2")
    anna.tab_to(page.locator(".todo .opt").nth(1))
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(button).to_be_focused()
    page.keyboard.press("Escape")
    expect(heading).to_be_focused()
    page.keyboard.press("2")
    expect(button).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(heading).to_be_focused()
    assert anna.line.answers == []
    anna.tab_to(page.locator(".target.lit").first)
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    anna.done()
    assert len(anna.line.answers) == 1


def test_a_double_click_chooses_and_does_not_answer(page: Page) -> None:
    """What is chosen is given with a button that may come to lie under the pointer."""
    _, anna = seated(page)
    page.locator(".todo .opt").first.click()
    button = page.locator(".todo .go")
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)
    page.mouse.dblclick(x, y)
    expect(button).to_be_visible()
    page.wait_for_timeout(350)
    assert anna.line.answers == []
    page.mouse.click(x, y)
    anna.done()
    assert len(anna.line.answers) == 1


def test_what_a_phone_keeps_at_hand(phone: Page) -> None:
    """The painters and what they do, the log, a hint; in the replay the controls stay where they are."""
    table, anna = seated(phone)
    anna.play(until=lambda: anna.state["kind"] == "plan")
    phone.locator(".pstrip").tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet.locator(".pcard")).to_have_count(3)  # Leonardo is there, too
    expect(sheet).to_contain_text("Still planning")
    phone.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    phone.get_by_role("button", name="Hint").tap()
    edge = phone.locator(".mine").bounding_box()
    expect(phone.locator(".hinted")).to_be_in_viewport(ratio=1, timeout=WAIT)
    words = phone.locator(".hinted").bounding_box()
    assert edge is not None
    assert words is not None
    assert words["y"] + words["height"] <= edge["y"]
    phone.evaluate("scrollTo(0, 0)")
    phone.locator(".tabs button").last.tap()
    expect(phone.locator(".log li").first).to_be_in_viewport(ratio=1)
    places = set()
    for step in (0, 1, anna.state["number"]):
        phone.goto(f"/replay/{table}?step={step}")
        phone.locator(".scrub input").wait_for(timeout=WAIT)
        places.add(json.dumps(phone.locator(".scrub input").bounding_box()))
    assert len(places) == 1


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
    table, _ = seated(page, game="dice")
    asked(page, f"/api/tables/{table}/seats/0", {"do": "bot", "bot": "random"})  # who plays on by himself
    expect(page.locator(".podium .pod")).to_have_count(2, timeout=WAIT)
    assert_true_bars(page)
    expect(page.locator(".podium .own")).to_have_text("you")
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("link", name="To the result").click(timeout=WAIT)
    page.get_by_role("button", name="See the table").click(timeout=WAIT)
    page.locator(".face").wait_for(timeout=WAIT)
    page.go_back()
    page.emulate_media(color_scheme="dark")
    page.reload()
    expect(page.locator(".plinth strong")).to_have_count(2, timeout=WAIT)
    for score in page.locator(".plinth strong").all():
        assert contrast(score) >= 4.5
    with page.expect_download(timeout=WAIT) as found:
        page.get_by_role("link", name="Export").click()
    lines = [json.loads(line) for line in found.value.path().read_text().splitlines()]
    assert lines[0]["is"] == "table"
    assert lines[0]["game"] == "dice"

    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**step=0&seat=0", timeout=WAIT)  # at its beginning, as one saw it oneself
    last = steps(page)[1]
    assert last > 10
    page.locator(".scrub label select").select_option("-1")
    page.wait_for_url("**step=0", timeout=WAIT)
    page.get_by_label("To a round").select_option("Round 2")
    expect(page.locator(".top .round")).to_contain_text("Round 2", timeout=WAIT)
    assert steps(page)[0] > 0
    expect(page.locator(".log .old").first).to_be_attached()  # what was before is told, too
    page.get_by_role("button", name="To the end").click()
    page.wait_for_url(f"**step={last}", timeout=WAIT)
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Run").click()  # from the beginning, as there is nothing behind the end
    page.wait_for_url("**step=3", timeout=WAIT)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_url("**step=0", timeout=WAIT)
    page.locator(".scrub input").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=1", timeout=WAIT)
    page.locator(".scrub input").fill(str(last // 2))
    page.wait_for_url(f"**step={last // 2}", timeout=WAIT)
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(request.url) if "/replay" in request.url else None)
    page.locator(".scrub input").fill("1")
    page.wait_for_url("**step=1", timeout=WAIT)
    assert wanted == []  # what was seen is not asked for again
    for _ in range(last // 2 - 1):  # as fast as somebody drags, of whom only the end is asked for
        page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**step={last // 2}", timeout=WAIT)
    assert len(wanted) < last // 2 - 1
    page.locator(".scrub label select").select_option("1")
    page.wait_for_url(f"**step={last // 2}&seat=1", timeout=WAIT)

    bea = visitor(locale="en-US", **DESK)
    bea.goto(page.url)
    bea.locator(".scrub").wait_for(timeout=WAIT)
    assert steps(bea)[0] == last // 2
    assert bea.locator(".scrub label select").input_value() == "1"
    assert bea.locator(".log ol").inner_text() == page.locator(".log ol").inner_text()
    bea.get_by_role("link", name="To the result").click()
    expect(bea.locator(".podium .pod")).to_have_count(2, timeout=WAIT)


def assert_true_bars(page: Page) -> None:
    """A point is as wide as any other."""
    found = page.locator(".esrc .seg").evaluate_all(
        "all => all.map(one => [Number(one.dataset.points), one.getBoundingClientRect().width, one.className])"
    )
    widest = max(found, key=lambda one: float(one[0]))
    assert all(abs(width - points * widest[1] / widest[0]) < 1 for points, width, _ in found)


def test_lit_hours_can_be_read_by_candlelight(visitor: Visitor) -> None:
    page = visitor(locale="en-US", color_scheme="dark", **DESK)
    seated(page)
    for price in page.locator(".hour.lit .price").all():
        assert contrast(price) >= 4.5


def steps(page: Page) -> tuple[int, int]:
    """Where the replay is, and how long it is."""
    now, of = NUMBER.findall(page.locator(".scrub p > span").first.inner_text())
    return int(now), int(of)


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
