"""What people install: a wheel in an empty environment, without Node, plays in the browser and in the terminal."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from buonfresco.server.sending import FOREVER
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.playing import Player
from tests.web.test_play import PLAIN, Playing

ROOT = Path(__file__).parents[2]
PARTS = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "src")


def run(*command: object, **more: str) -> str:
    env = {**PLAIN, **more}
    env.pop("PYTHONPATH", None)
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, timeout=900, check=False, env=env)
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def built(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """dist/, from a copy of the sources: the wheel is built from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "web")
    for part in PARTS:
        path = ROOT / part
        shutil.copytree(path, folder / part, ignore=ignore) if path.is_dir() else shutil.copy(path, folder / part)
    shutil.copytree(client, folder / "src" / "buonfresco" / "web")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist", folder)
    return folder / "dist"


@pytest.fixture(scope="module")
def environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", folder)
    (wheel,) = built.glob("*.whl")
    run(folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", wheel)
    return folder / "bin"


def test_both_carry_the_whole_client(built: Path, client: Path) -> None:
    files = {f"buonfresco/web/{path.relative_to(client).as_posix()}" for path in client.rglob("*") if path.is_file()}
    (wheel,), (sdist,) = built.glob("*.whl"), built.glob("*.tar.gz")
    assert files <= set(zipfile.ZipFile(wheel).namelist())
    with tarfile.open(sdist) as packed:
        assert files <= {name.partition("/src/")[2] for name in packed.getnames()}


def test_it_plays_in_the_browser_without_node(environment: Path, tmp_path: Path, visitor: Visitor) -> None:
    playing = Playing(
        tmp_path, "--port", "0", "--no-browser", program=environment / "buonfresco", PATH=str(environment)
    )
    try:
        page = httpx.get(f"{playing.address}/", timeout=60)
        named = re.findall(r'(?:src|href)="(/[^"#]+)"', page.text)
        assert [path for path in named if path.endswith(".js")]
        for path in named:
            got = httpx.get(f"{playing.address}{path}", timeout=60)
            assert got.status_code == 200, path
            assert not path.startswith("/assets/") or got.headers["cache-control"] == FOREVER
        browser = visitor(playing.address, locale="en-US")
        player = Player(browser, Line(browser))
        browser.goto("/", wait_until="networkidle")
        browser.get_by_role("button", name="Play now against bots").click()
        player.play(2)
        assert len(player.line.answers) == 2
        browser.close()
    finally:
        assert playing.interrupt() == (0, "", "")


def test_it_plays_in_the_terminal(environment: Path, tmp_path: Path) -> None:
    more = {"XDG_DATA_HOME": str(tmp_path), "PATH": str(environment)}
    said = run(environment / "buonfresco", "play", "--terminal", "--seed", "1", "--lang", "en", **more)
    assert "get up" in said.casefold()
