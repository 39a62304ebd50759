"""Short hashes that are the same in every process and Python version."""

from __future__ import annotations

import hashlib


def hash64(text: bytes) -> int:
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
