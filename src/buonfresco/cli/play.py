"""A table in the terminal: people and bots take their turns, every answer is on the disk at once."""

from __future__ import annotations

from rich.text import Text

from buonfresco.cli import commands, ending, saves
from buonfresco.cli.face import Menu
from buonfresco.cli.session import Leave, Session, show
from buonfresco.engine.errors import IllegalAction
from buonfresco.table.files import FileJournal

SEPARATOR = ";"  # between several answers in one line


def play(session: Session) -> int:
    """Play to the end, and again if somebody wants to; or until somebody leaves. Either way nothing is lost."""
    try:
        while True:
            _loop(session)
            _end(session)
            following = _again(session)
            if following is None:
                return 0
            session = following
    except (Leave, EOFError, KeyboardInterrupt):
        if session.table.over:
            return 0
        session.term.say()
        goodbye = session.cat("cli-goodbye", path=str(session.path), command=saves.command(session.path))
        session.term.lines([Text(goodbye)])  # not wrapped: the command is there to be copied
    return 0


def _loop(session: Session) -> None:
    table = session.table
    while not table.over:
        people = [seat for seat in table.waiting if seat in session.people]  # first: they may still withdraw
        if people:
            _turn(session, people[0])
        elif not table.ask_bots(most=1):
            raise Leave  # somebody's seat is empty


def _end(session: Session) -> None:
    watcher = session.people[0] if len(session.people) == 1 else None
    if watcher is not None:
        session.term.sentences(session.news(watcher))
    ending.show(session.face, session.table.outcome)
    session.path = saves.finish(session.path)


def _again(session: Session) -> Session | None:
    """The next game of the same people, or this one told again."""
    term, cat = session.term, session.cat
    while session.people:
        answer = term.ask(cat("cli-again")).casefold()
        if answer in commands.words(cat, "yes"):
            path = saves.new_path(session.table.game)
            table = session.table.rematch(journal=FileJournal(path))
            return Session(table, path, term, cat, type(session.face))
        if commands.named(cat, answer) == "log" or answer in commands.words(cat, "replay"):
            watcher = session.people[0] if len(session.people) == 1 else None
            ending.retell(session.face, session.table.history(watcher))
        elif not answer or answer in commands.words(cat, "no") or commands.named(cat, answer) == "quit":
            return None
        else:
            term.say(cat("cli-yes-or-no"))
    return None


# ---- a person's turn --------------------------------------------------------------------------------------------


def _turn(session: Session, seat: int) -> None:
    _hand_over(session, seat)
    show(session, seat)
    while True:
        question = session.table.question(seat)
        assert question is not None
        menu = Menu(question.view)
        prompt = session.cat("cli-prompt", name=session.names[seat])
        line = session.face.spelled_out(question.view, session.term.ask(prompt))
        answers = _several(session, seat, line) if SEPARATOR in line else _one(session, menu, line)
        if answers:
            session.answer(seat, question.number, answers)
            _sealed(session, seat)
            return
        if answers is None and commands.run(session, seat, menu, line):
            return


def _one(session: Session, menu: Menu, line: str) -> list[str] | None:
    option = session.face.find(menu, line, session.listed)
    return None if option is None else [option.text]


def _several(session: Session, seat: int, line: str) -> list[str] | None:
    """Several answers in one line: all of them, or none. Empty if one of them is refused, None if it is a command.

    Nobody may look ahead: an answer after which something comes to light, or somebody else is asked, can only be the
    last.
    """
    if commands.named(session.cat, line):
        return None
    found: list[str] = []
    for part in [part.strip() for part in line.split(SEPARATOR) if part.strip()]:
        try:
            view = session.table.ahead(seat, found) if found else session.table.view(seat)
        except IllegalAction:
            session.term.say(session.cat("cli-several-last", line=found[-1]))
            return []
        menu = Menu(view)
        option = session.face.find(menu, part, session.listed and not found)
        if option is None:
            commands.refuse(session, seat, menu, part, found)
            session.term.say(session.cat("cli-several-none"))
            return []
        found.append(option.text)
    return found or None


def _hand_over(session: Session, seat: int) -> None:
    """Between two people at one device nothing secret may be on the screen."""
    if session.holder == seat:
        return
    session.term.curtain()
    session.term.ask(session.cat("cli-pass-device", name=session.names[seat]))
    session.term.curtain()
    session.holder = seat
    session.known = None


def _sealed(session: Session, seat: int) -> None:
    """What was decided in secret may be taken back as long as somebody else still decides."""
    while not session.table.over and (view := session.table.view(seat)).ready:
        own = f"cli-ready-{session.table.game}"
        line = session.term.ask(session.cat(own if own in session.cat else "cli-ready"))
        if not line:
            return
        if commands.run(session, seat, Menu(view), line) and not session.table.view(seat).ready:
            return
