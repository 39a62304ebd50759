"""What the README and the docs show is executed, and what they name exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_python_in_the_docs_runs(page: Path) -> None:
    program = "\n".join(blocks(page))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def outputs(page: Path) -> list[tuple[str, str]]:
    text = page.read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```\n+```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if outputs(page)], ids=lambda page: page.name)
def test_pages_print_what_they_say(page: Path) -> None:
    for program, output in outputs(page):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
        assert done.stdout == output


def test_the_session_of_the_readme_is_short() -> None:
    (program, _), *_ = outputs(ROOT / "README.md")
    assert len(program.splitlines()) <= 15


def test_rules_that_pages_name_exist() -> None:
    from scripts import rules

    known = set(rules.all_ids())
    for page in PAGES:
        for found in re.findall(r"\b[CD]-[A-Z]+-\d\d(?:, -\d\d)*", page.read_text(encoding="utf-8")):
            first, *more = found.split(", ")
            assert {first, *(first[:-3] + one for one in more)} <= known, f"{page.name} names {found}"


def test_links_and_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^":]+)"', text):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
        for target in re.findall(r"`make ([a-z-]+)", text):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name} names make {target}"


def test_the_reference_of_the_modules_is_what_they_say() -> None:
    from scripts import reference

    assert reference.page() == reference.PAGE.read_text(encoding="utf-8"), "run python -m scripts.reference"
    assert reference.fields_page() == reference.FIELDS_PAGE.read_text(encoding="utf-8"), "likewise"


def test_tests_that_the_security_page_names_exist() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:web/)?test_\w+\.py)::(test_\w+)`", text))
    assert len(named) > 30
    for file, test in named:
        path = ROOT / "tests" / (file if "/" in file else f"server/{file}")
        assert f"def {test}(" in path.read_text(encoding="utf-8"), f"{file}::{test}"
