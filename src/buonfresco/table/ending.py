"""How a game ended and how it came to that, as meaning: for whoever shows the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from buonfresco.engine.outcome import Outcome
from buonfresco.phrases import Meant, Phrase, Piece, figure, say
from buonfresco.table.journal import Record
from buonfresco.table.table import Table


class Source(msgspec.Struct, frozen=True):
    """What brought points, and how many, by figure; None for who got nothing of it."""

    says: Meant
    points: list[int | None]


class Ending(msgspec.Struct, frozen=True):
    """``scores`` by figure: those nobody plays come behind the seats. ``won`` and ``why`` are sentences."""

    winners: list[int]
    ranking: list[int]  # seats, best first
    places: list[int]  # by seat; who ties shares a place
    scores: list[int]
    sources: list[Source]
    won: Phrase
    why: Phrase


class Round(msgspec.Struct, frozen=True):
    """The points of all seats at the end of a round, and after how many records it began."""

    round: int
    scores: list[int]
    began: int


def ending(outcome: Outcome, words: str) -> Ending:
    """``words``: how messages of this game begin (``Ruleset.words``)."""
    others = outcome.points[len(outcome.scores) :]
    sources = dict.fromkeys(source for points in outcome.points for source in points)
    return Ending(
        list(outcome.winners),
        list(outcome.ranking),
        list(outcome.places),
        [*outcome.scores, *(sum(points.values()) for points in others)],
        [Source(Piece("source", f"{words}{one}"), [points.get(one) for points in outcome.points]) for one in sources],
        _won(outcome),
        say("table-ended", rounds=outcome.rounds, reason=Piece("end", f"{words}{outcome.reason}")),
    )


def _won(outcome: Outcome) -> Phrase:
    *some, last = map(figure, outcome.winners)
    points = outcome.scores[outcome.winners[0]]
    if not some:
        return say("table-won", who=last, points=points)
    return say("table-won-together", who=say("list-and", some=some, last=last), points=points)


def rounds(records: Sequence[Record]) -> list[Round]:
    """How the points grew, round by round, as far as the table went. The last one has those of the final scoring."""
    found: dict[int, list[int]] = {}
    began: dict[int, int] = {}
    before = 0
    for count, table in enumerate(Table.stages(records), 1):
        now, scores = table.view(told=False).round, list(table.scores)
        if now > before:
            began[now] = count
            if before > 0:
                found[before] = scores  # with what its last answer has brought
        found = {number: one for number, one in found.items() if number < now} | {now: scores}  # some may be taken back
        before = now
    return [Round(number, scores, began[number]) for number, scores in found.items()]
