"""What a first visit may cost."""

from __future__ import annotations

import pytest
from bench.web import visit
from playwright.sync_api import Browser

from tests.server.running import Running

SCRIPTS = 150  # kB on the wire, compressed
ALL = 500


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_first_visit_is_small(browser: Browser, house: Running, phone: bool) -> None:
    """The first screen and one click to a table, with an empty cache."""
    found = visit(browser, house.url, phone)
    assert found["with a table, script kB"] <= SCRIPTS
    assert found["with a table, all kB"] <= ALL
