"""What the house refuses besides what games and tables refuse."""

from __future__ import annotations

from buonfresco.engine.errors import BuonfrescoError


class HouseError(BuonfrescoError):
    """Refused; nothing has changed. ``kind`` is one word for programs."""

    kind = "refused"
    status = 400  # over HTTP


class NotFound(HouseError):
    kind = "missing"
    status = 404


class Forbidden(HouseError):
    kind = "forbidden"
    status = 403


class Malformed(HouseError):
    kind = "malformed"
    status = 400


class Flooding(HouseError):
    kind = "flooding"
    status = 429


class Conflict(HouseError):
    kind = "conflict"
    status = 409


class Taken(Conflict):
    """Somebody else was first."""


class StoreDown(HouseError):
    """Nothing can be kept or read just now. Why is for the log of the house, not for strangers."""

    kind = "store"
    status = 503

    def __init__(self, problem: str) -> None:
        super().__init__("error-store")
        self.problem = problem
