"""The first screen and everything before a table, by clicking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor

ASKED = re.compile("^Failed to load resource")  # a browser complains of each refusal by itself


def told(page: Page, table: str) -> Any:
    """What the house says of a table, asked by its page."""
    return page.evaluate("id => fetch(`/api/tables/${id}`).then(reply => reply.json())", table)


def at_table(page: Page) -> tuple[str, str]:
    """Its id, and which seat looks."""
    page.wait_for_url("**/table/**")
    found = re.search(r"/table/(\w+)(?:\?(.*))?$", page.url)
    assert found
    return found[1], found[2] or ""


def test_one_click_and_one_plays_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Play now against bots").click()
    table, seat = at_table(page)
    assert seat == "seat=0"
    found = told(page, table)
    assert [(seat["kind"], seat.get("bot")) for seat in found["seats"]] == [
        ("person", None),
        ("bot", "journeyman"),
        ("bot", "journeyman"),
    ]
    assert found["seats"][0]["name"] == "Anna"


def test_what_is_chosen_is_what_is_played(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Family").click()
    expect(page.get_by_role("checkbox", name="Glaziers")).to_be_checked()
    page.get_by_role("checkbox", name="Scrolls").check(force=True)
    page.get_by_text("Edition and fine print").click()
    page.get_by_role("radio", name="the English Big Box").check()
    page.get_by_text("Set single rules").click()
    page.get_by_label("to play one scroll").select_option("none")
    page.get_by_role("button", name="Journeyman bot").first.click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_label("How well it plays").last.select_option("apprentice")
    page.get_by_label("Time for an answer").select_option("600")
    page.get_by_role("checkbox", name="Practice").check()
    page.get_by_role("button", name="Start the game").click()
    found = told(page, at_table(page)[0])
    assert found["config"]["modules"] == [1, 6, 7]
    assert found["config"]["preset"] == "bigbox"
    assert found["config"]["switches"] == {"scrolls.single_condition": "none"}
    assert [seat.get("bot") for seat in found["seats"]] == [None, "journeyman", "journeyman", "apprentice"]
    assert (found["clock"], found["practice"], found["public"]) == (600, True, False)


def test_an_address_says_it_all(page: Page) -> None:
    page.goto("/new?game=fresco&players=2&modules=8,16&bots=apprentice&seed=7&lang=de&start=1")
    found = told(page, at_table(page)[0])
    assert found["config"]["modules"] == [8, 16]
    assert [seat.get("bot") for seat in found["seats"]] == [None, "apprentice"]


def test_what_cannot_be_played_is_said_in_place(page: Page, faults: list[str]) -> None:
    page.goto("/new?game=fresco&bots=grandmaster&players=2&start=1")
    expect(page.get_by_role("alert").filter(has_text="grandmaster")).to_be_visible()
    assert all(ASKED.search(fault.partition(": ")[2]) for fault in faults)
    faults.clear()


def test_several_at_one_device(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("radio", name="The dice game").check(force=True)
    phone.get_by_role("button", name="Same device").click()
    phone.get_by_role("radio", name="2", exact=True).check(force=True)
    for field, name in zip(phone.get_by_role("dialog").get_by_role("textbox").all(), ("Anna", "Bea"), strict=True):
        field.fill(name)
    phone.get_by_role("button", name="Start the game").click()
    table, seats = at_table(phone)
    assert seats == "seats=0,1"
    found = told(phone, table)
    assert found["game"] == "dice"
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Bea"]


@pytest.mark.parametrize("way", ["Invite friends", "Same device", "Journeyman bot", "One more seat"])
def test_who_cancels_has_it_as_it_was(page: Page, way: str) -> None:
    page.goto("/")
    seats = page.get_by_role("group", name="At the table")
    page.get_by_role("button", name="Family").wait_for()
    before = seats.inner_text()
    page.get_by_role("button", name=way).first.click()
    page.get_by_label("Who sits here").last.select_option("here")
    page.get_by_role("checkbox", name="Public table").check()
    page.get_by_role("button", name="Cancel").click()
    expect(seats).to_have_text(before, use_inner_text=True)
    page.get_by_role("button", name=way).first.click()
    expect(page.get_by_role("checkbox", name="Public table")).not_to_be_checked()


def test_friends_come_by_links(page: Page, visitor: Visitor, faults: list[str]) -> None:
    page.goto("/")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Make the table and the links").click()
    links = page.get_by_role("textbox", name="Link for")
    expect(links).to_have_count(2)
    expect(page.get_by_role("img", name="QR code")).to_have_count(2)
    first = links.first.input_value()

    bea = visitor(locale="de-DE")
    bea.goto(first)
    expect(bea.get_by_role("heading", level=1)).to_have_text("Anna lädt dich ein: Fresko, das Brettspiel")
    bea.get_by_role("textbox", name="Dein Name").fill("Bea")
    bea.get_by_role("button", name="Platz nehmen").click()
    table, seat = at_table(bea)
    assert seat == "seat=1"
    expect(page.get_by_role("heading", name="Bea")).to_be_visible()
    expect(page.get_by_text("One is still missing.")).to_be_visible()

    carl = visitor(locale="fr-FR")
    carl.goto(first)
    expect(carl.get_by_role("alert")).to_contain_text("plus valable")
    expect(carl.get_by_role("button", name="Prendre place")).to_have_count(0)
    carl.goto("/claim#" + first.partition("#")[2][:5])  # as a messenger cuts it
    carl.reload()
    expect(carl.get_by_role("alert")).to_contain_text("n’est pas entier")
    expect(carl.get_by_role("button", name="Prendre place")).to_have_count(0)
    carl.get_by_role("link", name="Vers l’accueil").click()
    expect(carl.get_by_role("heading", name="Buonfresco")).to_be_visible()
    expect(carl.get_by_role("textbox", name="Votre nom")).to_have_value("")

    page.reload()
    links.first.wait_for()
    old = links.first.input_value()
    page.get_by_role("button", name="Make a new link").click()
    expect(links.first).not_to_have_value(old)
    page.get_by_role("link", name="Go to the table").click()
    assert at_table(page) == (table, "seat=0")
    assert all(ASKED.search(fault.partition(": ")[2]) for fault in faults)
    faults.clear()


def test_one_comes_back_to_where_one_is_waited_for(phone: Page) -> None:
    """What waits stands on the first screen, whatever its size."""
    phone.goto("/new?game=dice&players=2&start=1")
    table, _ = at_table(phone)
    phone.goto("/")
    expect(phone.get_by_role("region", name="Your tables").get_by_role("link").first).to_be_visible()
    mine = phone.get_by_role("complementary", name="Your tables").get_by_role("link").first
    expect(mine).to_be_in_viewport(ratio=1)
    expect(mine).to_contain_text("Round 1, 0\u00a0: 0 points")
    mine.tap()
    assert at_table(phone) == (table, "seat=0")


def test_a_wrong_file_is_told_in_words_for_people(visitor: Visitor, faults: list[str]) -> None:
    page = visitor(locale="de-DE")
    page.goto("/")
    page.locator("[type=file]").set_input_files({"name": "urlaub.jpg", "mimeType": "", "buffer": b"\x89 nothing"})
    expect(page.get_by_role("alert").filter(has_text="kein exportierter Tisch")).to_be_visible()
    assert all(ASKED.search(fault.partition(": ")[2]) for fault in faults)
    faults.clear()


@pytest.mark.parametrize(("lang", "words"), [("Deutsch", "Freunde einladen"), ("Français", "Inviter des amis")])
def test_the_language_is_kept(page: Page, lang: str, words: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=lang).click()
    page.get_by_role("button", name=words).wait_for()
    page.reload()
    page.get_by_role("button", name=words).wait_for()
    assert page.evaluate("document.documentElement.lang") == lang[:2].lower()


def test_nothing_is_wider_than_a_phone(phone: Page) -> None:
    for address in ("/?lang=de", "/?lang=fr&game=cards", "/claim"):
        phone.goto(address)
        phone.get_by_role("heading", level=1).wait_for()
        assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Invite friends")).to_be_focused()
    page.get_by_role("button", name="Play now against bots").focus()
    page.keyboard.press("Enter")
    at_table(page)
