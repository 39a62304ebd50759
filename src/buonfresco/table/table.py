"""One table: a game, who plays it, and its journal. What its calls give a seat is what that seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from buonfresco.bots import Advice, advise, advising, seated, think
from buonfresco.bots.seat import Seat as Place
from buonfresco.engine import telling
from buonfresco.engine.chance import Chance, seed_word
from buonfresco.engine.errors import BadAction, BadConfig, BuonfrescoError, IllegalAction, Reason, shown
from buonfresco.engine.game import Game
from buonfresco.engine.hashing import hash64
from buonfresco.games import get_game
from buonfresco.phrases import Phrase
from buonfresco.table import course, seats, strangers
from buonfresco.table import journal as journals
from buonfresco.table.errors import Stale
from buonfresco.table.journal import Begun, Journal, Played, Sat, Undone
from buonfresco.table.news import News, Round
from buonfresco.table.recorded import LONGEST_CLIENT, Answered, Pending, Recorded
from buonfresco.table.seats import BOT, EMPTY, Seat, sitting_of
from buonfresco.text import Catalogue, catalogue

_FAR: Final = 1e15  # seconds: no clock goes there


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: its number, which the answer names, and what the seat sees."""

    number: int
    view: Any


class Asked(msgspec.Struct, frozen=True):
    """A bot that the table waits for. ``bots.think(job)`` gives its answer, in any process."""

    seat: int
    bot: str
    number: int
    job: bytes


class Table(Recorded):
    """Begin one with ``Table.new``, go on with ``Table.resume``."""

    # ---- beginning and going on -------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Seat],
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        practice: bool = False,
        journal: Journal | None = None,
        at: float | None = None,
    ) -> Table:
        """A new game for these seats. ``options`` are those of ``new_game`` besides players and seed.

        ``practice``: one person against bots, who may take back whatever he did.
        """
        kind = get_game(game)
        given = {} if options is None else options
        known = ("pack", "max_rounds", *kind.settings)
        wrong = [name for name in given if name not in known] if isinstance(given, Mapping) else [given]
        if wrong:
            raise BadConfig("error-option", option=shown(wrong[0]), known=", ".join(known))
        sitting = sitting_of(seats, game, practice)
        return cls._begin(kind.new_game(len(sitting), seed=seed, **given), sitting, seed, practice, journal, at)

    @classmethod
    def of_game(
        cls,
        game: Game,
        seats: Sequence[Seat],
        *,
        seed: int | str | None = None,
        practice: bool = False,
        journal: Journal | None = None,
        at: float | None = None,
    ) -> Table:
        """A game that has begun elsewhere, or a position, played on at a table."""
        sitting = sitting_of(seats, game.name, practice, game.ruleset.seats)
        return cls._begin(game, sitting, seed, practice, journal, at)

    @classmethod
    def _begin(
        cls,
        game: Game,
        sitting: list[Seat],
        seed: int | str | None,
        practice: bool,
        journal: Journal | None,
        at: float | None,
    ) -> Table:
        log = game.log
        header = Begun(
            log.game,
            log.version,
            log.config,
            sitting,
            log.inputs,
            f"{seed_word(seed):016x}",
            course.luck_of(game),
            course.hash_of(game),
            bool(practice),
            log.start,
            at=_moment(at),
        )
        return cls._kept([header], journal, trusted=True)

    @classmethod
    def resume(cls, journal: Journal) -> Table:
        """The table that a journal leads to.

        A game of another version of the rules goes on if its answers lead to where it stood; else it is refused.
        """
        return cls._read(journal.read(), journal, trusted=True)

    @classmethod
    def import_(cls, text: str | bytes, trusted: bool = False, journal: Journal | None = None) -> Table:
        """The table written by ``export``. Of a stranger's only seats and answers are believed; luck is new."""
        lines = strangers.lines_of(text, trusted)
        records = journals.from_lines(lines)
        if not trusted:
            records = strangers.believed(records)
        return cls._kept(records, journal, trusted)

    # ---- looking ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._header.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._seats)

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def outcome(self) -> Any:
        """Ranking and points; None while the game goes on."""
        return self._game.outcome

    @property
    def waiting(self) -> list[int]:
        """The seats the table waits for."""
        return self._game.waiting

    def names(self, words: str | Catalogue) -> list[str]:
        """By figure, as ``Catalogue.say`` takes them. ``words``: a language or its catalogue."""
        cat = words if isinstance(words, Catalogue) else catalogue(words)
        return seats.names(self._seats, self.ruleset.guided, cat)

    @property
    def ruleset(self) -> Any:
        """What the configuration fixes: how answers are written, which figures there are. Nothing of the position."""
        return self._game.ruleset

    def view(self, seat: int | None = None, told: bool = True) -> Any:
        """What a seat, or a spectator, sees."""
        return self._game.view(seat, told)

    def tell(self, view: Any) -> Any:
        """A view of now that was taken without words, with them. They follow from what the seat sees."""
        return telling.tell(self._game, view)

    def digest(self, seat: int | None = None) -> int:
        """64 bits of what the seat sees: who compares them knows whether he is up to date."""
        digest: int = self._game.view(seat).hash()
        return digest

    def question(self, seat: int, told: bool = True) -> Question | None:
        """What a seat is asked; also who is ready is asked, as he may take that back. None: nothing.

        The number counts what this seat has answered and taken back, so it tells nothing of others, and stays while the
        question stays.
        """
        self._must_be_seat(seat)
        view = self.view(seat, told)
        return None if view.decision is None else Question(self._numbers[seat], view)

    def why(self, seat: int, attempt: int | str, after: Sequence[int | str] = ()) -> Phrase | None:
        """Why an answer would be refused; None if it is legal. ``after``: answers in the same breath before it."""
        self._must_be_seat(seat)
        game = self._after(seat, after) if after else self._game
        try:
            (action,) = course.actions_of(game, [attempt])
        except BadAction as error:
            return self._phrase(error.reason)
        return self._phrase(game.explain(action, seat))

    def refusal(self, error: BuonfrescoError) -> Phrase:
        """What was raised, as a phrase."""
        return error.reason.phrase()

    def ahead(self, seat: int, answers: Any, told: bool = True) -> Any:
        """The view after some answers that could be followed by another one in the same breath: nothing is done.

        Refused where that would be a look ahead.
        """
        self._must_be_seat(seat)
        return self._after(seat, answers).view(seat, told)

    def _after(self, seat: int, answers: Any) -> Game:
        actions = course.actions_of(self._game, answers)
        trial: Game = self._game.copy()
        trial.apply_all(actions, seat)
        if not trial.may_go_on(seat):
            raise IllegalAction("refused-look-ahead", answer=shown(actions[-1]))
        return trial

    def news(self, seat: int | None = None, since: int | None = None) -> News:
        """What the seat may know and has happened since it was told ``since``; or since its own last answer."""
        self._must_be_anybody(seat)
        return self._story.news(self._game, seat, since)

    def told(self, seat: int | None = None) -> int:
        """How much the seat was told so far: ``since``, for who has been told everything."""
        self._must_be_anybody(seat)
        return len(self._story.seen(seat))

    def history(self, seat: int | None = None) -> list[Round]:
        """All that the seat may know, by rounds, without what was taken back."""
        self._must_be_anybody(seat)
        return self._story.rounds(self._game, seat)

    # ---- answering ----------------------------------------------------------------------------------------------

    def answer(self, seat: int, number: int, answers: Any, client: str = "", at: float | None = None) -> Answered:
        """Answer the question of this number with a code or a notation, or several of them: all or none.

        An answer that has come before, by the client's id, is not given again: it gets what it got. An answer to
        another question than the one that is asked now is ``Stale``; one that is not legal raises IllegalAction.
        Whatever is raised, nothing has changed.
        """
        return self._kept_now(self.answering(seat, number, answers, client, at))

    def answering(
        self, seat: int, number: int, answers: Any, client: str = "", at: float | None = None
    ) -> Answered | Pending:
        """What ``answer`` would do, for who keeps records elsewhere: first keep ``record``, then ``settle``."""
        self._must_be_seat(seat)
        done = self._known(seat, number, client)
        if done is not None:
            return done
        if self._seats[seat].kind == EMPTY:
            raise IllegalAction("refused-empty-seat")
        step = course.play(self._game, course.actions_of(self._game, answers), seat)
        record = Played(seat, step.lines, course.luck_of(step.game), course.hash_of(step.game), client, _moment(at))
        return Pending(record, step)

    def _known(self, seat: int, number: int, client: str) -> Answered | None:
        """What the same client was told before. What is meant for another question is refused."""
        if not isinstance(client, str) or len(client) > LONGEST_CLIENT or not client.isprintable():
            raise BadAction("error-client", client=shown(client), most=LONGEST_CLIENT)
        done = self._answered.get((seat, client))
        if done is None and (type(number) is not int or number != self._numbers[seat]):
            raise Stale("refused-stale")
        return done

    # ---- taking back --------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        return self._no_undo(seat) is None

    def explain_undo(self, seat: int) -> Phrase | None:
        """Why the seat cannot take its last answer back; None if it can."""
        return self._phrase(self._no_undo(seat))

    def undo(
        self,
        seat: int,
        number: int | None = None,
        client: str = "",
        at: float | None = None,
        agreed: bool = False,
    ) -> Answered:
        """Take the seat's last answer back, as far as that is free; for practice, whatever has happened since.

        ``number`` and ``client`` as for an answer: a request that arrives twice takes back one answer. ``agreed``: all
        others have agreed that it is taken back, whatever has happened since. Luck stays what it was.
        """
        return self._kept_now(self.undoing(seat, number, client, at, agreed))

    def undoing(
        self,
        seat: int,
        number: int | None = None,
        client: str = "",
        at: float | None = None,
        agreed: bool = False,
    ) -> Answered | Pending:
        """What ``undo`` would do; see ``answering``."""
        self._must_be_seat(seat)
        done = self._known(seat, self._numbers[seat] if number is None else number, client)
        if done is not None:
            return done
        refusal = self._no_undo(seat, agreed)
        if refusal is not None:
            raise IllegalAction(refusal.key, refusal.rule, **refusal.args)
        kept = max(place for place, move in enumerate(self._moves) if move.seat == seat)
        game = course.back(self._game, self._moves[kept])
        return Pending(Undone(seat, kept, course.hash_of(game), client, _moment(at)), game)

    def _no_undo(self, seat: int, agreed: bool = False) -> Reason | None:
        self._must_be_seat(seat)
        alone = self.practice and seats.person_against_bots(self._seats) and self._seats[seat].kind != BOT
        if not (agreed or alone):
            reason = self._game.explain_undo(seat)
            if reason is not None:
                return reason
        return None if self.has_answered(seat) else Reason("", "undo-nothing")

    # ---- bots ---------------------------------------------------------------------------------------------------

    def bots(self) -> list[Asked]:
        """The bots the table waits for. Whoever runs them gives their answers."""
        sitting = self._seats
        return [self.stand_in(seat, sitting[seat].bot) for seat in self.waiting if sitting[seat].kind == BOT]

    def stand_in(self, seat: int, bot: str, after: Sequence[Any] = ()) -> Asked:
        """What a bot is told that is to answer once for who sits there; perhaps ``after`` answers as in ``ahead``."""
        self._must_be_seat(seat)
        place = self._place(seat, bot, self._after(seat, after) if after else self._game)
        return Asked(seat, bot, self._numbers[seat], place.to_bytes())

    def _place(self, seat: int, bot: str, game: Game) -> Place:
        """A bot's luck hangs on the answers that stand: what is taken back and done again finds the same bot."""
        stand = sum(move.seat == seat for move in self._moves)
        luck = hash64(f"{self._header.seed} {seat} {stand}".encode())
        return seated(game, seat, bot, luck)

    def ask_bots(self, most: int | None = None) -> int:
        """Let bots answer in this process, until a person is waited for, or ``most`` times. Gives how often."""
        done = 0
        while most is None or done < most:
            seat = next((seat for seat in self.waiting if self._seats[seat].kind == BOT), None)
            if seat is None:
                break
            self.answer(seat, self._numbers[seat], think(self._place(seat, self._seats[seat].bot, self._game)))
            done += 1
        return done

    def advice(self, seat: int) -> Advice | None:
        """What the best bot would answer in a seat that is asked, and why; None if there is none worth asking."""
        self._must_be_seat(seat)
        bot = advising(self.game)
        return None if bot is None else advise(seated(self._game, seat, bot, 0))

    # ---- seats, copies, the next game ---------------------------------------------------------------------------

    def sit(self, seat: int, who: Seat, at: float | None = None) -> None:
        """Somebody else sits there from now on, a bot takes over, or somebody has another name or language."""
        self._kept_now(self.sitting(seat, who, at))

    def sitting(self, seat: int, who: Seat, at: float | None = None) -> Pending:
        """What ``sit`` would do; see ``answering``."""
        self._must_be_seat(seat)
        return Pending(Sat(seat, seats.cleaned(who, self.game), _moment(at)), None)

    def export(self) -> str:
        """The whole table as text, one record a line. What is hidden stands in it: for the host alone."""
        return b"".join(map(journals.to_line, self._journal.read())).decode()

    def rematch(self, seed: int | str | None = None, journal: Journal | None = None, at: float | None = None) -> Table:
        """A new table with the same seats and options."""
        game = self._game.restart(Chance(seed_word(seed)))
        practice = self.practice and seats.person_against_bots(self._seats)
        return self._begin(game, list(self._seats), seed, practice, journal, at)

    # ---- doors --------------------------------------------------------------------------------------------------

    def _must_be_anybody(self, seat: Any) -> None:
        if seat is not None:
            self._must_be_seat(seat)

    def _phrase(self, reason: Reason | None) -> Phrase | None:
        return None if reason is None else reason.phrase()


def _moment(at: Any) -> float | None:
    """When something was done, in seconds since whatever the caller counts from."""
    if at is not None and (type(at) not in (int, float) or not -_FAR < at < _FAR):
        raise BadConfig("error-at", at=shown(at))
    moment: float | None = at
    return moment
