"""What is said at a table and about it, and whether somebody may take an answer back. Everybody there may read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from buonfresco.phrases import Phrase, Span, figure, say
from buonfresco.server.messages import Said, UndoAsked
from buonfresco.server.rows import AGREE, ASK, CHAT, NOTE, REFUSE, TalkRow
from buonfresco.server.spoken import Voice

_MOST: Final = 500  # lines that are kept in memory
_TOLD: Final = {ASK: "table-undo-asked", AGREE: "table-undo-agreed", REFUSE: "table-undo-refused"}
_PHRASE: Final = msgspec.json.Decoder(Phrase)


class Talk:
    """The talk of a table, as far as it is in memory."""

    def __init__(self) -> None:
        self.rows: list[TalkRow] = []
        self.number = 0  # of the next line

    def add(self, rows: Sequence[TalkRow]) -> None:
        for row in rows:
            if row.n >= self.number:
                self.rows.append(row)
                self.number = row.n + 1
        del self.rows[:-_MOST]

    def since(self, number: int, voice: Voice) -> list[Said]:
        return [Said(row.n, row.at, _text(row, voice), row.seat) for row in self.rows if row.n >= number]

    def known(self, seat: int | None, client: str) -> bool:
        """This was said before: the same seat, by the same name of its request."""
        return any(row.seat == seat and row.client == client for row in reversed(self.rows))

    def asked(self, number: Callable[[int], int], deciding: Sequence[int]) -> UndoAsked | None:
        """Who would like to take an answer back just now. ``number`` of a seat's question.

        Who has answered in the meantime, or was refused, asks no more. ``deciding``: seats that must agree.
        """
        place = next((place for place in reversed(range(len(self.rows))) if self.rows[place].kind == ASK), -1)
        if place < 0:
            return None
        ask = self.rows[place]
        after = [row for row in self.rows[place + 1 :] if row.kind in (AGREE, REFUSE) and row.body == str(ask.n)]
        if ask.seat is None or ask.body != str(number(ask.seat)) or any(row.kind == REFUSE for row in after):
            return None
        agreed = {row.seat for row in after}
        return UndoAsked(ask.n, ask.seat, [seat for seat in deciding if seat not in agreed and seat != ask.seat])


def note(phrase: Phrase) -> str:
    """What the house says, as it is kept: without a language."""
    return msgspec.json.encode(phrase).decode()


def _text(row: TalkRow, voice: Voice) -> list[Span]:
    if row.kind == CHAT:
        return [Span(row.body)]
    if row.kind == NOTE:
        return voice.say(_PHRASE.decode(row.body))
    return voice.say(say(_TOLD[row.kind], who=figure(row.seat or 0)))
