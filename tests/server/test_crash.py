"""The house is killed at random moments while people play: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashes import Ordeal


def test_killed_again_and_again(url: str, tmp_path: Path) -> None:
    """A few times here; ``make crash`` does it hundreds of times."""
    ordeal = Ordeal(url, tmp_path / "data", seed=5)
    try:
        asyncio.run(ordeal.run(6))
    finally:
        ordeal.close()
    assert ordeal.kills == 6
