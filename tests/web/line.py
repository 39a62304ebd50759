"""What goes over the line between a page and its table."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Option = dict[str, Any]


class Line:
    """What a page was told and has said over the line to its table."""

    def __init__(self, page: Page) -> None:
        self.received: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.parts: dict[str, Any] = {}
        self.number: int | None = None
        self.undo = ""
        self._asked: dict[str, list[int]] = {}  # how would it look after these answers?
        self._sheet: tuple[dict[str, Any], list[int]] | None = None
        page.on("websocket", self._opened)

    @property
    def question(self) -> dict[str, Any]:
        """What is asked; of a plan that is made of several answers, what is asked last."""
        return self._sheet[0] if self._sheet else self.parts.get("decision") or {}

    @property
    def laid(self) -> list[int]:
        """Answers that lie on the sheet, and are given with the next one."""
        return self._sheet[1] if self._sheet else []

    @property
    def options(self) -> list[Option]:
        """The sheet has ways of its own to clear it."""
        found = list(self.question.get("options", ()))
        if self._sheet and self.question.get("back") is not None:
            del found[self.question["back"]]
        return found

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["is"] == "answer"]

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._said(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(str(text)))

    def _said(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["is"] == "ahead":
            self._asked[message["client"]] = message["answers"]

    def _heard(self, text: str) -> None:
        self.received.append(text)
        message = json.loads(text)
        if message["is"] == "foreseen":
            asked = message["parts"]["decision"]
            if len(asked.get("typed", ())) > 1:
                self._sheet = asked, self._asked[message["client"]]
        if message["is"] != "update":
            return
        if message.get("whole") or message.get("number") != self.number or "decision" in message.get("parts", {}):
            self._sheet = None
        if message.get("whole"):
            self.parts = {}
        self.parts.update(message.get("parts", {}))
        for name in message.get("gone", ()):
            self.parts.pop(name, None)
        self.number = message.get("number")
        self.undo = message.get("undo", "")
