"""What frames of the agenda may hold: declared with programs and decisions, so that an agenda can be checked.

``docs/architecture.md`` says what an agenda is. Here stands what an agenda in a saved game must keep to: who acts, what
the argument means, and on what a frame may lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from buonfresco.engine.game import Game
    from buonfresco.engine.ruleset import Ruleset

ALL: Final = -1  # the acting figure of a decision that every pending seat answers for itself

# who may act
SEAT: Final = 0  # a player's own figure
GUIDED: Final = 1  # a figure that somebody guides
FIGURE: Final = 2  # any of them
TABLE: Final = 3  # nobody in particular
TOGETHER: Final = 4  # every seat for itself

MOST_FRAMES: Final = 64  # an agenda of the family holds less than half of it
MOST_ARGUMENT: Final = 1 << 16
BOTTOM: Final = ""  # the place of what a game begins with

Place = tuple[str, str]  # a frame's name and the last step it has done: "" for one that has done nothing yet


class Holds:
    """What the frames of one program or decision may hold.

    ``after`` says what puts it on the agenda: ``"restore/take"`` (that step, or what modules do behind it),
    ``"market visit"`` (any of its steps), a decision (its answer), ``BOTTOM``; nothing: whatever comes. ``on`` names
    what the same step puts there before it. ``queue`` is the queue it stands in, where one step puts frames for several
    figures there, one after the other: the name of the queue, which several programs may share.
    ``fits`` says what is wrong with a figure and an argument as the position is, or nothing.
    """

    __slots__ = ("after", "fits", "least", "most", "on", "queue", "who")

    def __init__(
        self,
        who: int = FIGURE,
        least: int = 0,
        most: int = 0,
        after: tuple[str, ...] = (),
        on: tuple[str, ...] = (),
        queue: str = "",
        fits: Callable[[Any, int, int], str] | None = None,
    ) -> None:
        self.who = who
        self.least = least
        self.most = most
        self.after = after
        self.on = on
        self.queue = queue
        self.fits = fits

    def problem(self, game: Any, actor: int, arg: int) -> str:
        """What is wrong with a frame that holds these; nothing if it is possible."""
        rules: Ruleset = game.ruleset
        first, end = {
            SEAT: (0, rules.seats),
            GUIDED: (rules.seats, rules.figures),
            FIGURE: (0, rules.figures),
            TABLE: (ALL, ALL + 1),
            TOGETHER: (ALL, ALL + 1),
        }[self.who]
        if not first <= actor < end:
            return f"figure {actor} cannot act there"
        if not self.least <= arg <= self.most:
            return f"argument {arg} is not from {self.least} to {self.most}"
        return self.fits(game, actor, arg) if self.fits is not None else ""


ANYTHING: Final = Holds(most=MOST_ARGUMENT)  # of programs and decisions that declare nothing


def places(rules: Ruleset, name: str) -> frozenset[Place] | None:
    """On what a program or decision may lie; None if on anything."""
    if name not in rules.places:
        found: set[Place] = set()
        rules.places[name] = frozenset(found) if _collect(rules, name, found, set()) else None
    return rules.places[name]


def _steps(rules: Ruleset, program: str, step: str) -> list[str]:
    """The steps of a program that are meant by a step's name: itself and what modules do behind it; "" means all."""
    names = rules.step_names[rules.program_ids[program]]
    return [one for one in names if not step or one == step or one.startswith((f"{step}/", f"{step} "))]


def is_origin(rules: Ruleset, origin: str) -> bool:
    """Is there a step, a program or a decision of this name, as ``after`` gives it?"""
    parent, _, step = origin.partition("/")
    if parent in rules.program_ids:
        return bool(_steps(rules, parent, step))
    return parent == BOTTOM or origin in rules.kind_ids


def _collect(rules: Ruleset, name: str, found: set[Place], seen: set[str]) -> bool:
    """Gather the places of a frame. False if it may lie on anything."""
    if name in seen:
        return True
    seen.add(name)
    holds = rules.holds[name]
    if not holds.after:
        return False
    if holds.queue:
        found.update((other, "") for other, its in rules.holds.items() if its.queue == holds.queue)
    found.update((other, "") for other in holds.on if other in rules.holds)
    for origin in holds.after:
        parent, _, step = origin.partition("/")
        if parent == BOTTOM:
            found.add((BOTTOM, ""))
        elif parent in rules.program_ids:
            names, done = rules.step_names[rules.program_ids[parent]], _steps(rules, parent, step)
            found.update((parent, one) for one in done if one != names[-1])
            # a program is gone before its last step: what that one puts there takes the program's place
            if names and names[-1] in done and not _collect(rules, parent, found, seen):
                return False
        elif parent in rules.kind_ids and not _collect(rules, parent, found, seen):
            return False
    return True


def check(g: Game) -> list[str]:
    """Every frame that cannot be, in words: what it holds, what it lies on, and what is asked in the end."""
    return check_frames(g) or _check_asked(g)


def check_frames(g: Game) -> list[str]:
    """The same, of an agenda that has still to run to a decision."""
    rules, stack = g.ruleset, g.state.stack
    if len(stack) > MOST_FRAMES:
        return [f"an agenda of {len(stack)} frames"]
    problems: list[str] = []
    below: Place = (BOTTOM, "")
    acting = ALL
    met: set[tuple[str, int]] = set()
    for frame in stack:
        name = rules.frame_name(frame)
        _, step, actor, arg = frame
        done = rules.step_names[frame[0]][step - 1] if frame[0] >= 0 and step else ""
        holds = rules.holds[name]
        problem = holds.problem(g, actor, arg)
        allowed = places(rules, name)
        if problem:
            problems.append(f"{name} on the agenda: {problem}")
        if (name, actor) in met:
            problems.append(f"{name} of figure {actor} is on the agenda twice")
        lower = rules.holds.get(below[0])
        if lower is not None and lower.who == TOGETHER:
            problems.append(f"{name} lies on {below[0]}, which all are asked, on the agenda")
        elif allowed is not None and below not in allowed and lower is not ANYTHING:
            problems.append(f"{name} cannot lie on {' / '.join(below) or 'nothing'} on the agenda")
        elif actor != acting and below[1] and holds.after and not holds.queue and not _of_all(lower):
            problems.append(f"{name} of figure {actor} lies on {below[0]} of figure {acting}")
        met.add((name, actor))
        below, acting = (name, done), actor
    return problems


def _of_all(holds: Holds | None) -> bool:
    return holds is None or holds.who == TABLE


def _check_asked(g: Game) -> list[str]:
    """The game waits for somebody who can answer, or it is over."""
    stack = g.state.stack
    if not stack:
        return []
    if stack[-1][0] >= 0:
        return [f"the game waits for nobody: {g.ruleset.frame_name(stack[-1])}"]
    if not g.decisions:
        return ["everybody has answered, but the agenda does not go on"]
    return [f"{decision} has no options" for decision in g.decisions if not g.legal(decision.seat)]
