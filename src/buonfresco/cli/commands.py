"""Everything a person can type that is not an answer. Words of the language are understood, and the English ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from buonfresco.cli import topics
from buonfresco.cli.face import Menu
from buonfresco.cli.session import Leave, Session, ask
from buonfresco.engine.errors import BuonfrescoError
from buonfresco.phrases import Phrase
from buonfresco.text import Catalogue

_LOG_LINES = 40

COMMANDS = ("help", "why", "hint", "all", "board", "log", "undo", "withdraw", "save", "quit")


def words(cat: Catalogue, name: str) -> list[str]:
    """What a command may be called."""
    return [name, *(word.strip() for word in cat(f"command-{name}").split(","))]


def named(cat: Catalogue, line: str) -> str:
    """The command a line begins with, or nothing."""
    word = line.partition(" ")[0].casefold()
    return next((name for name in COMMANDS if word in words(cat, name)), "")


def run(session: Session, seat: int, menu: Menu, line: str) -> bool:
    """Do what the line says. True if the turn has to be shown anew because the game has changed."""
    name = named(session.cat, line)
    if name:
        return _DO[name](session, seat, menu, line.partition(" ")[2].strip())
    refuse(session, seat, menu, line)
    return False


def refuse(session: Session, seat: int, menu: Menu, line: str, before: Sequence[str] = ()) -> None:
    """An attempt that is not legal gets its reason; anything else a friendly word."""
    term, cat = session.term, session.cat
    if not line:
        term.say(cat("cli-nothing"))
        return
    attempt = session.face.attempt(menu, line)
    if session.table.view(seat, told=False).ready:  # there is no list to choose from: what was decided waits
        term.say(_reason(session, seat, attempt) or cat("cli-ready-what"))
    elif len(menu.typed) == 1 and line.isdecimal():
        free = [str(option.args[menu.typed[0]]) for option in menu.options if menu.typed[0] in option.args]
        known = attempt in {action.text for action in session.face.rules.codec.actions}
        reason = _reason(session, seat, attempt) if known else ""
        term.say(reason or cat("cli-typed", line=line[:20], known=cat.join(free)))
    elif attempt.isdecimal() and menu.options:
        term.say(cat("cli-number", line=line[:20], most=len(menu.options)))
    else:
        term.say(_reason(session, seat, attempt, before) or cat("cli-nonsense", line=line[:60]))


def _reason(session: Session, seat: int, attempt: str, before: Sequence[str] = ()) -> str:
    """Why an attempt is refused, with the rule behind it; nothing if it means nothing, or is legal."""
    refusal = session.table.why(seat, attempt, before)
    inner = refusal.args.get("reason", refusal) if refusal is not None else None
    if refusal is None or not isinstance(inner, Phrase) or inner.key == "error-action-unknown":
        return ""
    return session.say(refusal)


def _help(session: Session, _seat: int, menu: Menu, rest: str) -> bool:
    cat, term = session.cat, session.term
    wanted = rest.casefold()
    if wanted and wanted in words(cat, "game"):
        for about in session.face.about():
            term.say(about)
        return False
    if wanted:
        commands = [cat(f"help-{name}") for name in COMMANDS if wanted in words(cat, name)]
        for line in [*commands, *topics.about(session.face, wanted)] or [cat("help-unknown", word=rest[:40])]:
            term.say(line)
        return False
    game = f"help-{session.table.game}-answers"
    term.say(cat(game if game in cat else "help-answers"))
    examples = list({option.kind: option.text for option in reversed(menu.options)}.values())
    if examples:
        term.say(cat("help-here", examples=", ".join(reversed(examples))))
    term.say(cat("help-several"))
    secret = any(action.kind == "withdraw" for action in session.face.rules.codec.actions)
    for name in [name for name in COMMANDS if name != "withdraw" or secret]:
        term.say(cat("help-line", command=words(cat, name)[1], text=cat(f"help-{name}")))
    term.say(cat("help-more"))
    term.say(cat("help-topics", words=", ".join(topics.words(session.face))))
    return False


def _why(session: Session, seat: int, menu: Menu, rest: str) -> bool:
    if not rest:
        session.term.say(session.cat("help-why"))
        return False
    option = session.face.find(menu, rest, session.listed)
    refusal = session.table.why(seat, session.face.attempt(menu, rest)) if option is None else None
    session.term.say(session.cat("cli-legal") if refusal is None else session.say(refusal))
    return False


def _hint(session: Session, seat: int, menu: Menu, _rest: str) -> bool:
    """What the best bot would do, by its number among the answers shown, and what that would bring."""
    view = session.table.view(seat)
    if view.decision is None or view.ready:
        session.term.say(session.cat("cli-no-hint"))
        return False
    advice = session.table.advice(seat)
    if advice is None:
        session.term.say(session.cat("cli-no-advice"))
        return False
    option = next(option for option in view.decision.options if option.code == advice.code)
    face = session.face
    reasons = [face.gives(option), session.say(advice.why) if advice.why is not None else ""]
    because = session.cat("panel-gap").join(filter(None, reasons))
    said = face.label(option)
    text = f"{said}{session.cat('cli-colon')}{because}" if because else said
    place = next((place for place, one in enumerate(menu.options, 1) if one.code == option.code), 0)
    if place and not menu.typed:  # by its number, whether or not it stood on the list
        text = f"{place}. {text}"
    session.term.say(session.cat("cli-hint", text=text, notation=option.text))
    return False


def _all(session: Session, seat: int, _menu: Menu, _rest: str) -> bool:
    view = session.table.view(seat)
    if not view.ready:
        ask(session, view, everything=True)
    return False


def _board(session: Session, seat: int, _menu: Menu, _rest: str) -> bool:
    view = session.table.view(seat)
    session.term.lines(session.face.whole(view, everything=True))
    if not view.ready:
        session.term.say()
        ask(session, view, everything=False)
    return False


def _log(session: Session, seat: int, _menu: Menu, _rest: str) -> bool:
    phrases = [phrase for one in session.table.history(seat) for phrase in one.phrases]
    session.term.sentences([session.say(phrase) for phrase in phrases[-_LOG_LINES:]])
    return False


def _undo(session: Session, seat: int, menu: Menu, _rest: str) -> bool:
    """What all decide at the same time is withdrawn, sealed or only begun: that is an input like any other."""
    view = session.table.view(seat)
    if view.decision is not None and any(option.kind == "withdraw" for option in view.decision.options):
        return _withdraw(session, seat, menu, "")
    refusal = session.table.explain_undo(seat)
    if refusal is not None:
        session.term.say(session.say(refusal))
        return False
    session.table.undo(seat)
    session.known = None
    session.term.say(session.cat("cli-undone"))
    return True


def _withdraw(session: Session, seat: int, _menu: Menu, _rest: str) -> bool:
    question = session.table.question(seat)
    if question is None:
        return False
    try:
        session.answer(seat, question.number, ["withdraw"])
    except BuonfrescoError as error:
        session.term.say(session.say(error.reason.phrase()))
        return False
    return True


def _save(session: Session, _seat: int, _menu: Menu, _rest: str) -> bool:
    """It is on the disk after every answer."""
    session.term.say(session.cat("cli-saved", path=str(session.path)))
    return False


def _quit(_session: Session, _seat: int, _menu: Menu, _rest: str) -> bool:
    raise Leave


_DO: dict[str, Callable[[Session, int, Menu, str], bool]] = {
    "help": _help,
    "why": _why,
    "hint": _hint,
    "all": _all,
    "board": _board,
    "log": _log,
    "undo": _undo,
    "withdraw": _withdraw,
    "save": _save,
    "quit": _quit,
}
