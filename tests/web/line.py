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
        page.on("websocket", self._opened)

    @property
    def question(self) -> dict[str, Any]:
        return self.parts.get("decision") or {}

    @property
    def options(self) -> list[Option]:
        return list(self.question.get("options", ()))

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["is"] == "answer"]

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(str(text)))

    def _heard(self, text: str) -> None:
        self.received.append(text)
        message = json.loads(text)
        if message["is"] != "update":
            return
        if message.get("whole"):
            self.parts = {}
        self.parts.update(message.get("parts", {}))
        for name in message.get("gone", ()):
            self.parts.pop(name, None)
        self.number = message.get("number")
        self.undo = message.get("undo", "")
