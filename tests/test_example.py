"""The module of examples/alms, laid into a copy of the project: nothing else is written, and the tests here find it.

So a module is what docs/modules.md says it is, and what is tested of every module is tested of a new one, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "alms"
PARTS = ("src", "tests", "scripts", "docs", "examples", "bench")
CHECKS = (
    "tests/rules/test_alms.py",
    "tests/test_architecture.py",
    "tests/test_text.py",
    "tests/test_docs.py::test_the_reference_of_the_modules_is_what_they_say",
    "tests/cli/test_topics.py::test_every_row_of_a_module_on_the_table_has_a_page",
    "tests/fresco/test_matrix.py::test_every_module[(18,)]",
    "tests/fresco/test_matrix.py::test_every_pair[(10, 18)]",
    "tests/fresco/test_module_views.py::test_a_view_is_made_of_what_is_declared[2]",
    "tests/engine/test_observing.py::test_the_view_shows_nothing_of_hidden_fields_that_an_observation_hides",
    "tests/test_telling.py::test_everything_can_be_said_in_every_language[(18,)]",
    "tests/test_forecasts.py::test_promises_are_kept[(18,)]",
    "tests/bots/test_modules.py::test_worths_are_numbers_and_change_nothing[18]",
)


def lay(there: Path) -> None:
    """``cp -r examples/alms/. .`` in a copy of the project."""
    for part in PARTS:
        shutil.copytree(ROOT / part, there / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, there)
    for path in EXAMPLE.rglob("*.*"):
        if path.is_file() and "__pycache__" not in path.parts:
            goal = path.relative_to(EXAMPLE)
            assert not (ROOT / goal).exists(), f"{goal} is there already: a module is made of files of its own"
            (there / goal).parent.mkdir(exist_ok=True)
            shutil.copy(path, there / goal)


def run(there: Path, *words: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(there / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, *words], cwd=there, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_a_new_module_is_its_own_files_and_is_found_by_the_tests(tmp_path: Path) -> None:
    lay(tmp_path)
    run(tmp_path, "-m", "scripts.reference")
    run(tmp_path, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *CHECKS)
