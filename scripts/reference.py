"""Write docs/modules-reference.md: what each module adds, taken from the modules themselves.

python -m scripts.reference
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from pathlib import Path

from buonfresco.games import fresco
from buonfresco.games.fresco.config import PRESETS
from buonfresco.games.fresco.hooks import Module
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.rules import Rules
from buonfresco.games.fresco.state import NoSlice
from buonfresco.text import catalogue

PAGE = Path(__file__).parents[1] / "docs" / "modules-reference.md"
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
    if module.slice_type is NoSlice:
        return "\n".join(lines) + "\n"
    words = inspect.getdoc(module.slice_type) or ""
    return "\n".join([*lines, "", "Slice:", "", *(f"    {line}".rstrip() for line in words.splitlines())]) + "\n"


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


if __name__ == "__main__":
    main()
