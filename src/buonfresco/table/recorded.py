"""A table as its records lead to it: what each of them changes, and nothing else. table.py is what is asked of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

import msgspec

from buonfresco.engine.errors import BadConfig, BadGame, BuonfrescoError, Reason, shown
from buonfresco.engine.game import Game
from buonfresco.games import get_game
from buonfresco.phrases import figure, say
from buonfresco.table import course
from buonfresco.table.course import Move, Step
from buonfresco.table.journal import FORM, Begun, Journal, MemoryJournal, Played, Record, Sat, Undone
from buonfresco.table.news import Story
from buonfresco.table.seats import BOT, Seat, cleaned, sitting_of

LONGEST_CLIENT: Final = 64  # characters of a client's id
_WITHDRAW: Final = "withdraw"  # the answer by which what all decide at the same time is taken back


class Answered(msgspec.Struct, frozen=True):
    """It is done, and written down. ``number`` is that of the seat's next question."""

    seat: int
    number: int


class Pending(NamedTuple):
    """What would happen: the record of it, and the game as it would be then."""

    record: Played | Undone | Sat
    then: Step | Game | None


class Stand(msgspec.Struct, frozen=True):
    """The points of all seats in a round, or at its end. They lie open in every game."""

    round: int
    scores: list[int]


class After(NamedTuple):
    """How a table stands: who sits where, whom it waits for, whether it is over, how far it is."""

    sitting: list[Seat]
    waiting: list[int]
    over: bool
    stand: Stand


class Recorded:
    """The state of a table. It changes by records, first in the journal and then here."""

    def __init__(self, header: Begun, game: Game, journal: Journal) -> None:
        """As it was set up; ``_read`` and ``_kept`` make one of records."""
        self.practice: Final = header.practice
        self._header = header
        self._seats = list(header.seats)
        self._game = game
        self._journal = journal
        self._moves: list[Move] = []  # the answers that stand
        self._numbers = [0] * len(header.seats)  # by seat: answers and undos, of its own only
        self._backs = [0] * len(header.seats)  # by seat: how much of that was taking back
        self._answered: dict[tuple[int, str], Answered] = {}  # by seat and the client's id
        self._story = Story()
        self._story.add(-1, -1, game.events)

    @classmethod
    def as_far_as(cls, records: Sequence[Record]) -> tuple[Self, Reason | None]:
        """The table of these records, as far as today's rules can follow them; and why they cannot go on, if so.

        For who keeps records elsewhere: what happens at this table is not written down by it.
        """
        try:
            return cls._read(records, MemoryJournal(), trusted=True), None
        except BadGame as error:
            table = cls._read_as_far_as(records)
            if table is None:
                raise
            return table, error.reason

    @classmethod
    def _read_as_far_as(cls, records: Sequence[Record]) -> Self | None:
        """None if it cannot even be set up."""
        header = records[0] if records else None
        if not isinstance(header, Begun) or header.form != FORM:
            return None
        try:
            table = cls._set_up(header, MemoryJournal(), trusted=True)
        except BuonfrescoError:
            return None
        for number, record in enumerate(records[1:], 1):
            try:
                table._read_on(record)
            except BuonfrescoError:  # which may have changed it
                return cls._read_as_far_as(records[:number])
        return table

    @classmethod
    def stages(cls, records: Sequence[Record]) -> Iterator[Self]:
        """One table, after each of its records; as far as today's rules can follow them."""
        table, _ = cls.as_far_as(records[:1])
        yield table
        for record in records[1:]:
            try:
                table._read_on(record)
            except BuonfrescoError:
                return
            yield table

    @classmethod
    def _kept(cls, records: list[Record], journal: Journal | None, trusted: bool) -> Self:
        """The table of these records, once they are in the journal, which must be new."""
        kept = MemoryJournal() if journal is None else journal
        if kept.read():
            raise BadGame("error-journal-used")
        table = cls._read(records, kept, trusted)
        kept.append(records)
        return table

    @classmethod
    def _read(cls, records: Sequence[Record], journal: Journal, trusted: bool) -> Self:
        if not records or not isinstance(records[0], Begun):
            raise BadGame("error-journal-empty")
        if records[0].form != FORM:
            raise BadGame("error-journal-form", found=records[0].form, expected=FORM)
        header, number = records[0], 1
        version, last = get_game(header.game).version, header.hash
        try:
            table = cls._set_up(header, journal, trusted)
            for record in records[1:]:
                number += 1
                last = table._redo(record) or last
            if course.hash_of(table._game) != last:
                raise BadGame("error-game-log", problem=course.hash_of(table._game))
        except BuonfrescoError as error:
            if header.version != version:
                raise BadGame("error-other-version", found=shown(header.version), expected=version) from error
            raise BadGame("error-journal-line", number=number, problem=str(error)) from error
        return table

    @classmethod
    def _set_up(cls, header: Begun, journal: Journal, trusted: bool) -> Self:
        """As it began. A stranger's word on where that is must be true: whoever reads it again begins there."""
        game = course.begin(header, trusted)
        if not trusted and course.hash_of(game) != header.hash:
            raise BadGame("error-game-log", problem=course.hash_of(game))
        sitting = sitting_of(header.seats, header.game, header.practice, game.ruleset.seats)
        return cls(msgspec.structs.replace(header, seats=sitting), game, journal)

    def _read_on(self, record: Record) -> None:
        """As ``follow``, for who only looks. Other rules may have called the same positions by other hashes; then what
        was answered counts, as far as today's rules allow it.
        """
        if self._header.version == self.version:
            self.follow(record)
        else:
            self._redo(record)

    def _redo(self, record: Record) -> str:
        """What happened once happens again. Gives the hash that was written down after it, if there is one."""
        match record:
            case Played():
                self._must_be_seat(record.seat)
                self._go_on(record, course.follow(self._game, record.moves, record.seat, record.luck))
                return record.hash
            case Undone():
                if not 0 <= record.kept < len(self._moves) or self._moves[record.kept].seat != record.seat:
                    raise BadGame("error-log-undo", kept=record.kept)
                self._take_back(record, course.back(self._game, self._moves[record.kept]))
                return record.hash
            case Sat():
                self._must_be_seat(record.seat)
                self._seat(record.seat, cleaned(record.who, self._header.game))
                return ""
        raise BadGame("error-journal-empty")

    def follow(self, record: Record) -> None:
        """What somebody else has kept in the same journal happens here, too. A table that cannot follow is resumed."""
        hash_after = self._redo(record)
        if hash_after and hash_after != course.hash_of(self._game):
            raise BadGame("error-game-log", problem=course.hash_of(self._game))

    def _kept_now(self, pending: Answered | Pending) -> Answered:
        """What is in the journal has happened, and nothing else has."""
        if isinstance(pending, Answered):
            return pending
        self._journal.append([pending.record])
        return self.settle(pending)

    def settle(self, pending: Pending) -> Answered:
        """What was pending has been kept, so it has happened."""
        record, then = pending
        if isinstance(record, Played) and isinstance(then, Step):
            return self._go_on(record, then)
        if isinstance(record, Undone) and isinstance(then, Game):
            return self._take_back(record, then)
        if isinstance(record, Sat):
            self._seat(record.seat, record.who)
        return Answered(record.seat, self._numbers[record.seat])

    def _must_be_seat(self, seat: Any) -> None:
        if not self._game.has_seat(seat):
            raise BadConfig("error-seat", seat=shown(seat), seats=len(self._seats))

    @property
    def version(self) -> int:
        """Of the rules it is played by."""
        return get_game(self._header.game).version

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return self._game.scores()

    @property
    def config(self) -> dict[str, Any]:
        """Players, modules, switches, pack."""
        return self._header.config

    def number(self, seat: int) -> int:
        """Of the question the seat is asked, or will be asked next."""
        self._must_be_seat(seat)
        return self._numbers[seat]

    def taken_back(self, seat: int) -> int:
        """How often the seat has taken something back since the table was made."""
        self._must_be_seat(seat)
        return self._backs[seat]

    @property
    def waits_for_bots(self) -> bool:
        return any(self._seats[seat].kind == BOT for seat in self._game.waiting)

    def after(self, pending: Pending | None) -> After:
        """How the table will stand once this has happened."""
        sitting, game = list(self._seats), self._game
        if pending is not None:
            record, then = pending
            if isinstance(record, Sat):
                sitting[record.seat] = record.who
            game = then.game if isinstance(then, Step) else then or game
        return After(sitting, game.waiting, game.over, Stand(game.view(None).round, list(game.scores())))

    def shows(self, pending: Pending) -> bool:
        """Will everybody be told something of it? When somebody does something in secret is a secret, too."""
        record, then = pending
        if isinstance(then, Step):
            return any(event.seen_by(None) is not None for events in then.told for event in events)
        return not isinstance(record, Undone) or self._story.shows(record.kept)

    def has_answered(self, seat: int) -> bool:
        """Is there an answer of this seat that stands?"""
        self._must_be_seat(seat)
        return any(move.seat == seat for move in self._moves)

    # ---- what records change ------------------------------------------------------------------------------------

    def _go_on(self, record: Played, step: Step) -> Answered:
        for move, events in zip(step.moves, step.told, strict=True):
            self._story.add(len(self._moves), record.seat, events)
            self._moves.append(move)
        self._game = step.game
        return self._counted(record, len(step.moves))

    def _counted(self, record: Played | Undone, count: int) -> Answered:
        seat = record.seat
        self._numbers[seat] += count
        self._backs[seat] += takes_back(record)
        answered = Answered(seat, self._numbers[seat])
        if record.client:
            self._answered[seat, record.client] = answered
        return answered

    def _take_back(self, record: Undone, game: Game) -> Answered:
        """Where the turn had passed on, others may be asked something else now: nobody's old answer must fit that."""
        if self._game.explain_undo(record.seat) is not None:
            self._numbers = [number + (seat != record.seat) for seat, number in enumerate(self._numbers)]
        self._story.take_back(record.kept, record.seat)
        del self._moves[record.kept :]
        self._game = game
        return self._counted(record, 1)

    def _seat(self, seat: int, who: Seat) -> None:
        if who.kind != self._seats[seat].kind:
            self._story.tell(say(f"table-sat-{who.kind}", who=figure(seat)))
        self._seats[seat] = who


def takes_back(record: Record) -> int:
    """How often: by undo, or by an answer that withdraws."""
    if isinstance(record, Played):
        return sum(lines[0].partition(" ")[2] == _WITHDRAW for lines in record.moves)
    return int(isinstance(record, Undone))
