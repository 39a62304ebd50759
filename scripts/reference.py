"""Write docs/modules-reference.md and docs/fields.md: what each module adds, and every field of a position.

Both are taken from the modules and from the declared fields themselves: python -m scripts.reference
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from buonfresco.engine.fields import GAME, Field, Fields
from buonfresco.engine.forms import By, Flag, Form, Heap, Maybe, Name, Number, Record, Row, Where, Word, Written
from buonfresco.engine.frames import FIGURE, GUIDED, MOST_FRAMES, SEAT, TABLE, TOGETHER
from buonfresco.engine.ruleset import Ruleset
from buonfresco.games import fresco
from buonfresco.games import registry as games
from buonfresco.games.fresco.config import PRESETS
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.rules import Rules
from buonfresco.text import catalogue

PAGE = Path(__file__).parents[1] / "docs" / "modules-reference.md"
FIELDS_PAGE = PAGE.with_name("fields.md")
_MOST = 4  # examples of a notation

HEAD = """# Modules, one by one

What each module adds to the game: decisions with the notation of their answers, action tiles, switches, points, names
for `draws`, and the data of its slice for `fresco.position(..., slices={"<key>": {...}})`. Written by
`python -m scripts.reference` from the modules themselves; how to write a module is in [modules.md](modules.md), the
rules are in [rules/](rules/00-index.md).
"""


def page() -> str:
    return HEAD + "".join(section(module) for module in registry().values())


def section(module: Module) -> str:
    cat = catalogue("en")
    rules = fresco.new_game(2, modules=(module.number,), seed=1).r
    base = fresco.new_game(2, seed=1).r
    name, about = cat(f"module-{module.key}"), cat(f"module-{module.key}-about")
    lines = [f"\n## {module.number}. {name}: `{module.key}`\n", about, "", *_decisions(module, rules, base)]
    for switch_name, switch in module.switches.items():
        values = ", ".join(f"{preset} `{switch.value(preset)}`" for preset in PRESETS)
        lines.append(f"- switch `{switch_name}` ({switch.rule}): {values}")
    if module.sources:
        lines.append(f"- points: {_code(module.sources)}")
    for pool in module.pools(rules) if module.pools is not None else ():
        how = f", up to {pool.most} at once{'' if pool.ordered else ', in any order'}" if pool.most > 1 else ""
        lines.append(f"- draws `{pool.name}`{how}: {_examples(list(pool.items))}")
    if module.components is not None:
        lines.append(f"- components: `packs/standard/{module.key}.toml`")
    if not module.fields.fields:
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, "", "Slice (every key may be missing):", "", *_slice(module.fields)]) + "\n"


def _slice(fields: Fields) -> Iterable[str]:
    """By key: what it is. Keys of rows stand behind the name of their list."""
    for field in fields.fields:
        keys = [f"{field.group}[].{key}" if field.group else key for key in field.keys]
        if keys:
            yield f"- {_code(keys)}: {field.about}"


# ---- fields -------------------------------------------------------------------------------------------------------

FIELDS_HEAD = """# Every field of a position

Declared once, beside the class that holds it (`state.py`); saving, checks, hidden information, `game.observe` and
`to_arrays` follow from the declaration. Ranges are those of four players with all modules. *Cells* are the numbers a
field takes in arrays and observations; what not everybody sees is hidden there from the others. What lives for a round
or a visit is as at the beginning when that is over. *Signs* are in observations only: what everybody sees, though it
follows from what is hidden. *Agenda* lists what its frames may hold: who acts, and the range of the argument (what puts
a frame there is declared beside it, too). *Draws* lists what luck draws from, how many at once, and whether their order
matters. Written by `python -m scripts.reference`.
"""


def fields_page() -> str:
    found = [FIELDS_HEAD]
    for kind in games().values():
        modules = {"modules": sorted(registry())} if "modules" in kind.settings else {}
        game = kind.new_game(4, seed=1, **modules)
        for prefix, fields, _ in game.parts():
            if fields.fields:
                title = f"{kind.name}: {prefix or fields.what}"
                found += [
                    f"\n## {title}\n",
                    "| field | is | holds | cells | seen by | lives for |",
                    "|---|---|---|---|---|---|",
                ]
                found += [_field_row(field, game.ruleset) for field in fields.fields]
                found += [_field_row(field, game.ruleset, sign=True) for field in fields.signs]
        found += [*_agenda(kind.name, game.ruleset), *_draws(kind.name, game.ruleset)]
    return "\n".join(found) + "\n"


def _field_row(field: Field, r: Any, sign: bool = False) -> str:
    lives = "the game" if field.lives == GAME else f"a {field.lives}"
    about = ("sign: " if sign else "") + field.about.replace("|", "\\|")
    holds, cells = _holds(field.form, r), len(field.form.labels(r))
    return f"| `{field.name}` | {about} | {holds} | {cells} | {field.seen.about} | {lives} |"


_WHO = {
    SEAT: "a seat",
    GUIDED: "a figure that somebody guides",
    FIGURE: "any figure",
    TABLE: "nobody",
    TOGETHER: "every seat for itself",
}


def _agenda(name: str, r: Ruleset) -> Iterable[str]:
    yield f"\n## {name}: the agenda\n"
    yield f"At most {MOST_FRAMES} frames. The numbers are those of `to_arrays` with the same modules.\n"
    yield "| frame | number | steps | acts | argument |"
    yield "|---|---|---|---|---|"
    numbers = {**r.program_ids, **{kind: ~number for kind, number in r.kind_ids.items()}}
    for frame, number in numbers.items():
        holds = r.holds[frame]
        steps = len(r.step_names[number]) if number >= 0 else "decision"
        argument = f"{holds.least} to {holds.most}" if holds.most > holds.least else str(holds.least)
        yield f"| `{frame}` | {number} | {steps} | {_WHO[holds.who]} | {argument} |"


def _draws(name: str, r: Ruleset) -> Iterable[str]:
    yield f"\n## {name}: draws\n"
    yield "| pool | items | at once | order matters |"
    yield "|---|---|---|---|"
    for pool in r.pools.values():
        order = "-" if pool.most == 1 else "yes" if pool.ordered else "no"
        yield f"| `{pool.name}` | {len(pool.names)} | {pool.most} | {order} |"


def _holds(form: Form, r: Any) -> str:
    if isinstance(form, Number):
        least, most = form.bounds(r)
        return f"{least} to {most}"
    if isinstance(form, Flag):
        return "yes or no"
    if isinstance(form, Name):
        return f"a {form.items.name}" + (" or none" if form.none is not None else "")
    if isinstance(form, Word):
        return "a word out of a few, or none"
    if isinstance(form, By):
        return f"by {form.items.name}: {_holds(form.form, r)}"
    if isinstance(form, Heap):
        return f"any number of: {form.items.name}"
    if isinstance(form, Row):
        return f"in order: {_holds(form.form, r)}"
    if isinstance(form, Record):
        return ", ".join(f"{name} ({_holds(one, r)})" for name, one in form.forms.items())
    if isinstance(form, Where):
        return f"by {form.items.name}: a {form.owners.name}, or where else it is"
    if isinstance(form, Maybe):
        return f"{_holds(form.form, r)}; or nothing yet"
    assert isinstance(form, Written)
    return _holds(form.form, r)


def _decisions(module: Module, rules: Rules, base: Rules) -> list[str]:
    lines = []
    tile = module.action_tile
    if tile is not None:
        spaces = f"{tile.spaces} space{'s' * (tile.spaces != 1)}" + (", to be filled" if tile.fill else "")
        answers = _code((f"{tile.name} on market", f"no {tile.name}"))
        lines.append(f"- action tile `{tile.name}` ({', '.join(tile.rules)}): {spaces}; {answers}")
    own = [act for act in rules.codec.actions if act not in base.codec.codes and act.kind not in ("cover", "keep")]
    notations: dict[str, list[str]] = {}
    for act in own:
        notations.setdefault(act.kind, []).append(act.text)
    for kind in (*module.kinds, *module.plan_parts):
        lines.append(f"- decision `{kind.name}` ({', '.join(kind.rules)}): {_answers(list(kind.effects), notations)}")
    for extra in module.extras:
        if extra.effects:
            lines.append(f"- in `{extra.kind}`: {_answers(list(extra.effects), notations)}")
    return lines


def _answers(kinds: list[str], notations: dict[str, list[str]]) -> str:
    return "; ".join(_examples(notations.get(kind, [kind])) for kind in kinds)


def _examples(names: list[str]) -> str:
    some = _code(names[:_MOST])
    return some if len(names) <= _MOST else f"{some} … ({len(names)} in all)"


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    FIELDS_PAGE.write_text(fields_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
