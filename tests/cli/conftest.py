from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import Cli


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    return Cli(monkeypatch, tmp_path)
