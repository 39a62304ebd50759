"""`buonfresco play` as a newcomer meets it: a house, an address, a browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

PLAIN = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


class Playing:
    """The command, while it runs, in a home of its own."""

    def __init__(self, home: Path, *words: str, program: Path | None = None, **environment: str) -> None:
        env = {**PLAIN, "XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1", **environment}
        start = [sys.executable, "-m", "buonfresco"] if program is None else [str(program)]
        if program is not None:
            env.pop("PYTHONPATH", None)
        command = [*start, "play", "--lang", "en", *words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, start_new_session=True
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    @property
    def address(self) -> str:
        found = re.search(r"(http://localhost:\d+)/", self.said)
        assert found, (self.said, self.process.stderr and self.process.stderr.read())
        return found[1]

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def interrupt(self) -> tuple[int, str, str]:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, errors = self.process.communicate(timeout=60)
        return self.process.returncode, out, errors


@pytest.fixture
def home(client: Path, tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_it_opens_the_page_and_ctrl_c_closes_it(home: Path) -> None:
    playing = Playing(home, "--port", "0", "--no-browser")
    try:
        page = httpx.get(f"{playing.address}/", timeout=60)
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert httpx.get(f"{playing.address}/api/health", timeout=60).json() == {"ok": True}
        assert (home / "buonfresco" / "house" / "house.sqlite3").exists()
    finally:
        assert playing.interrupt() == (0, "", "")


def test_it_shows_the_browser_what_was_set(home: Path, tmp_path: Path) -> None:
    """The browser is a program that writes down what it is to show."""
    shown, program = tmp_path / "shown", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {shown}.part\nmv {shown}.part {shown}\n')
    program.chmod(0o755)
    playing = Playing(home, "dice", "--players", "2", "--port", "0", BROWSER=f"{program} %s")
    try:
        assert httpx.get(f"{playing.address}/api/health", timeout=60).status_code == 200
        while not shown.exists():
            assert playing.process.poll() is None
        assert shown.read_text().strip() == f"{playing.address}/new?game=dice&players=2&lang=en"
        assert shown.read_text().strip() in playing.said
    finally:
        assert playing.interrupt() == (0, "", "")


def test_without_a_browser_it_says_what_can_be_done(home: Path) -> None:
    playing = Playing(home, "--port", "0", BUONFRESCO_START="make play")
    told = playing.line()
    assert "No browser can be opened here" in told
    assert "make play ARGS=--terminal" in told
    assert playing.interrupt()[0] == 0


def test_what_is_open_already_is_only_shown(home: Path) -> None:
    first = Playing(home, "--port", "0", "--no-browser")
    try:
        assert httpx.get(f"{first.address}/api/health", timeout=60).status_code == 200
        second = Playing(home, "cards", "--no-browser")
        assert "open already" in second.said
        assert f"{first.address}/new?game=cards&lang=en" in second.said
        assert second.process.wait(timeout=60) == 0
        other = Playing(home / "other", "--port", "0", "--no-browser")
        assert other.address != first.address
        assert other.interrupt()[0] == 0
        taken = Playing(home / "third", "--port", first.address.rpartition(":")[2], "--no-browser")
        code, _, errors = taken.interrupt()
        assert (code, "cannot be used" in errors) == (1, True)
    finally:
        assert first.interrupt()[0] == 0


def test_somebody_who_listens_on_the_usual_port_is_no_hindrance(home: Path) -> None:
    """Whoever it is: the others get a free one."""
    both = [Playing(home / name, "--no-browser") for name in ("a", "b")]
    assert len({one.address for one in both}) == 2
    assert [one.interrupt()[0] for one in both] == [0, 0]
