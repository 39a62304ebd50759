"""What a test needs and this machine does not have: a loud skip, and a failure where nothing may be missing."""

from __future__ import annotations

import os
from typing import Final, NoReturn

import pytest

NOT_TESTED: Final = "NOT TESTED: "


def lacking(what: str) -> NoReturn:
    """``CI=true`` says that nothing may be missing."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(f"{NOT_TESTED}{what}")
