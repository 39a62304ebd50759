"""Tokens: made by the operating system's luck, kept only as their hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_TOKEN_BYTES: Final = 24  # 192 bits
_ID_BYTES: Final = 9  # 72 bits: nobody finds a private table by guessing
_CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none is taken for another
_LONGEST_ID: Final = 16
_CODE_GROUPS: Final = 5
_CODE_GROUP: Final = 5  # 25 letters of 31: 123 bits

CLAIM_SECONDS: Final = 30 * 86400.0  # invitations and codes
VISITOR_SECONDS: Final = 400 * 86400.0  # a browser that was not seen for so long is forgotten


def new_token() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def link(address: str, token: str) -> str:
    """An invitation, as it is sent to somebody. What stands behind the # stays in the browser."""
    return f"{address}/claim#{token}"


def new_id() -> str:
    """Of a table: letters and digits, so that it can be written anywhere."""
    while not (found := secrets.token_urlsafe(_ID_BYTES)).isalnum():
        pass
    return found


def is_id(text: str) -> bool:
    """Could it be one of ours? A database need not be asked for anything else."""
    return text.isascii() and text.isalnum() and len(text) <= _LONGEST_ID


def new_code() -> str:
    """A token that can be read out and typed in."""
    groups = ["".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_GROUP)) for _ in range(_CODE_GROUPS)]
    return "-".join(groups)


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough: nothing can be tried out against it."""
    return hashlib.sha256(token.encode()).hexdigest()
