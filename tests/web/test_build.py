"""What the client is built with."""

from __future__ import annotations

import pytest
from scripts import web


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.4\n", False),
        ("v20.18.3\n", False),
        ("v20.19.0\n", True),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.0.1\n", True),
        ("nonsense", False),
        ("", False),
    ],
)
def test_which_node_will_do(version: str, will_do: bool) -> None:
    assert web.new_enough(version) is will_do
