"""What docs/hosting.md and the files in deploy/ tell a host to do can be done."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from buonfresco.cli.arguments import build_parser, with_command
from buonfresco.server.security import LONGEST_IMPORT
from buonfresco.text import catalogue
from tests.server.people import Browser
from tests.server.running import house

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
UNIT = (ROOT / "deploy" / "buonfresco.service").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")


def understood(words: list[str]) -> None:
    """UsageProblem if the command line makes no sense."""
    arguments = with_command(words)
    build_parser(catalogue("en"), arguments).parse(arguments)


def test_commands_of_the_page_are_understood() -> None:
    lines = [line for block in BLOCKS for line in block.splitlines()]
    lines += [found for found in re.findall(r"`(buonfresco [^`]*)`", PAGE) if "--help" not in found]
    lines += [f"buonfresco {found.partition(' > ')[0]}" for found in re.findall(r"`(admin [^`]*)`", PAGE)]
    commands = [part.strip() for line in lines for part in line.split("&&") if part.strip().startswith("buonfresco ")]
    assert len(commands) > 15
    for command in commands:
        understood(shlex.split(command)[1:])
    for line in lines:
        if line.startswith("podman run"):
            understood(shlex.split(line.partition(" buonfresco ")[2]))


def test_options_of_the_page_exist() -> None:
    known = " ".join(
        subprocess.run(
            [sys.executable, "-m", "buonfresco", command, "--help", "--lang", "en"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for command in ("serve", "admin")
    )
    for option in set(re.findall(r"`(--[a-z-]+)", PAGE)):
        assert option in known, option


def test_the_unit_and_the_container_start_a_house() -> None:
    start = re.search(r"^ExecStart=\S+/buonfresco (.*)$", UNIT, re.MULTILINE)
    assert start
    understood(shlex.split(start[1]))
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    command = re.search(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    assert entry
    assert command
    assert json.loads(entry[1]) == ["buonfresco"]
    understood(json.loads(command[1]))
    needed = {"LICENSE", "README.md", "pyproject.toml", "setup.py", "src"}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == needed
    assert all((ROOT / name).exists() for name in needed)


def test_the_proxy_lets_through_what_the_house_takes() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    found = re.search(r"client_max_body_size (\d+)m;", nginx)
    assert found
    assert int(found[1]) * 1024 * 1024 >= LONGEST_IMPORT
    assert nginx.count("{") == nginx.count("}")


def test_no_proxy_keeps_or_packs_what_is_said_of_a_table() -> None:
    """Addresses of tables would stand in logs; what is packed together with a secret can tell it by its length."""
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert nginx.count("server {") == nginx.count("access_log off;") == 2
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    words = [line.split() for line in caddy.splitlines() if not line.startswith("#")]
    assert words == [["fresco.example.org", "{"], ["reverse_proxy", "127.0.0.1:8000"], ["}"]]
    assert "gzip" not in nginx


def test_backup_and_restore_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "backups").mkdir()
    data = tmp_path / "lib" / "buonfresco"

    def shell(block: str) -> str:
        program = f"{shlex.quote(sys.executable)} -m buonfresco"
        lines = [line for line in block.splitlines() if " serve" not in line]
        text = "\n".join(lines).replace("/var", str(tmp_path)).replace("buonfresco admin", f"{program} admin --lang en")
        done = subprocess.run(["sh", "-ec", text], capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    backup, restore = (next(block for block in BLOCKS if word in block) for word in ("/var/backups/fresco", "restored"))

    async def make(url: str) -> None:
        browser = Browser(url)
        await browser.made(game="cards", seats=[{"who": "you"}, {"who": "bot"}])

    with house(data) as running:
        asyncio.run(make(running.url))
        shell(backup.replace("admin backup", f"admin --data {data} backup"))
    assert "1 tables checked, 0 of them wrong" in shell(restore)
