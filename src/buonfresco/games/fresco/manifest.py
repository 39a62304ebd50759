"""What a module's manifest speaks of must be there: a slip of the pen is named when a configuration is built.

Without this a hook under a misspelt name would simply never be called.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING

from buonfresco.engine.frames import Holds, is_origin
from buonfresco.games.fresco.actions import WITHDRAW
from buonfresco.games.fresco.hooks import MODIFIERS, NO_FIELDS, REACTIONS, SUMS, VIEWER, Module
from buonfresco.games.fresco.programs import PROGRAMS
from buonfresco.games.fresco.state import FIELDS, NoSlice

if TYPE_CHECKING:
    from buonfresco.games.fresco.rules import Rules


def check_names(module: Module) -> None:
    """Names of the core's, before anything is made of them."""
    _refuse(module, _unknown_names(module))


def check_use(r: Rules) -> None:
    """What they say of decisions, answers, events and places, when all of them are known."""
    answers = {action.kind for action in r.codec.actions}
    loose = answers.difference(*[kind.effects for kind in (*r.kinds, *r.plan_steps)], (WITHDRAW.kind,))
    for module in r.modules:
        _refuse(module, [*_unknown_words(module, r, answers), *_unknown_places(module, r)])
        if loose and module.actions is not None:
            own = loose.intersection([action.kind for action in module.actions(r)])
            _refuse(module, [f"nothing is done with answer {answer}" for answer in sorted(own)])


def _refuse(module: Module, problems: Iterable[str]) -> None:
    found = list(problems)
    if found:
        raise AssertionError(f"module {module.number}, {module.key}: {'; '.join(found)}")


def _missing(what: str, names: Iterable[str], known: Container[str]) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"{what} {name} is unknown"


def _unknown_names(module: Module) -> Iterator[str]:
    yield from _missing("modifier", module.modifiers, MODIFIERS)
    yield from _missing("reaction", module.reactions, REACTIONS)
    yield from _missing("sum", [share.sum for share in module.shares], SUMS)
    yield from _missing("source", [share.source for share in module.shares], module.sources)
    for insert in module.inserts:
        known = PROGRAMS.get(insert.program)
        if known is None or (insert.after and insert.after not in known.steps):
            yield f"place {insert.program} / {insert.after} for a step is unknown"
    if (module.slice_type is NoSlice) != (module.fields is NO_FIELDS):
        yield "a slice and its fields are declared together"
    yield from _missing("field of the state", module.view_reads or (), [*FIELDS.names, VIEWER])


def _unknown_words(module: Module, r: Rules, answers: Container[str]) -> Iterator[str]:
    decisions = r.decision_names()
    telling = module.telling
    for told in (telling.pieces, telling.says, telling.notes, module.worth.answers):
        yield from _missing("answer", told, answers)
    for asked in (telling.about, telling.first, telling.groups, telling.advice, telling.typed):
        yield from _missing("decision", asked, decisions)
    extended = [*[extra.kind for extra in module.extras], *[ban.kind for ban in module.bans]]
    yield from _missing("decision", extended, decisions)
    yield from _missing("event", telling.events, r.events)
    for name, event in module.events.items():
        yield from _missing(f"reader of event {name}:", filter(None, event.fields.values()), r.readers)
        yield from _missing(f"value of event {name}:", event.private, event.fields)

    for kind in (*module.kinds, *module.plan_first, *module.plan_parts):
        yield from _missing(f"answer to {kind.name}:", kind.effects, answers)
    for extra in module.extras:
        yield from _missing(f"answer to {extra.kind}:", extra.effects, answers)
        yield from _missing(f"answer to {extra.kind}:", (*extra.leads, *extra.instead), extra.effects)


def _unknown_places(module: Module, r: Rules) -> Iterator[str]:
    tile = module.action_tile
    programs = [*module.leonardo_visits.values(), *([tile.program] if tile is not None and tile.program else [])]
    yield from _missing("program", programs, r.program_names)
    declared: dict[str, Holds] = {name: program.holds for name, program in module.programs.items()}
    declared |= {kind.name: kind.holds for kind in module.kinds}
    for name, holds in declared.items():
        yield from [f"{name} comes after {one}, which is unknown" for one in holds.after if not is_origin(r, one)]
