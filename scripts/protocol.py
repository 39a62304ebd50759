"""Write docs/protocol.schema.json and web/src/protocol.ts: everything that goes over the wire, as types.

Both are taken from the classes that the house itself reads and writes: python -m scripts.protocol
"""

from __future__ import annotations

import json
import re
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types_of

from buonfresco.engine.view import View
from buonfresco.games import registry
from buonfresco.server import bodies, messages, words
from buonfresco.server.http import CALLS

ROOT: Final = Path(__file__).parents[1]
SCHEMA: Final = ROOT / "docs" / "protocol.schema.json"
TYPES: Final = ROOT / "web" / "src" / "protocol.ts"
PANELS: Final = "panels"
HEAD: Final = "// Written by `python -m scripts.protocol` from the house itself. docs/protocol.md explains it.\n"
_PLAIN: Final = {
    types_of.AnyType: "unknown",
    types_of.NoneType: "null",
    types_of.BoolType: "boolean",
    types_of.IntType: "number",
    types_of.FloatType: "number",
    types_of.StrType: "string",
    types_of.RawType: "unknown",
}


# ---- the parts of a view --------------------------------------------------------------------------------------------


class Parts(typing.NamedTuple):
    """What a game's view is on the wire: parts by name, and parts of parts by what stands before their slash."""

    name: str
    whole: dict[str, Any]
    split: dict[str, Any]


def all_parts() -> dict[str, Parts]:
    """By game."""
    return {name: parts_of(name, type(game.new_game(2, seed=0).view(None))) for name, game in registry().items()}


def parts_of(game: str, view: type[View]) -> Parts:
    """As ``server.spoken`` sends it."""
    whole: dict[str, Any] = {}
    split: dict[str, Any] = {}
    for name, kind in typing.get_type_hints(view, include_extras=True).items():
        value = typing.get_args(kind)[1] if typing.get_origin(kind) is dict else None
        if name == "game":
            whole[name] = typing.Literal[game]
        elif name == "decision":
            whole[name] = words.SpokenQuestion | None
        elif name == "told":
            split[PANELS] = words.SpokenPanel
        elif name != "config" and (value is Any or (isinstance(value, type) and issubclass(value, msgspec.Struct))):
            split[name] = dict[str, Any] if value is Any else value
        else:
            whole[name] = kind
    return Parts(f"{_prefix(view)}Parts", whole, split)


def part_type(parts: Parts, name: str) -> Any:
    """Of a part that was sent. KeyError: there is none of this name."""
    before, slash, _ = name.partition("/")
    if slash:
        return parts.split[before]
    if name in parts.whole:
        return parts.whole[name]
    return types.GenericAlias(dict, (str, parts.split[name]))


# ---- names ----------------------------------------------------------------------------------------------------------


def _prefix(cls: type) -> str:
    """Games have the same names for different things."""
    _, layer, game, *_ = [*cls.__module__.split("."), "", ""]
    return game.capitalize() if layer == "games" else ""


def name_of(cls: type) -> str:
    return f"{_prefix(cls)}{cls.__name__}"


def unions() -> dict[str, tuple[type, ...]]:
    return {name: typing.get_args(getattr(messages, name)) for name in ("FromBrowser", "FromHouse")}


def structs() -> list[type]:
    """Every class that goes over the wire, those that are named by others after them."""
    found: dict[type, None] = {}
    called = [kind for call in CALLS for kind in (call.takes, call.gives) if kind not in (None, bytes, str)]
    parts = [kind for _, whole, split in all_parts().values() for kind in (*whole.values(), *split.values())]
    sent = [one for members in unions().values() for one in members]
    for kind in types_of.multi_type_info([*sent, *called, bodies.Problem, *parts]):
        for one in _inside(kind):
            found.setdefault(one)
    return list(found)


def _inside(kind: Any) -> Iterator[type]:
    match kind:
        case types_of.StructType():
            yield kind.cls
            for field in kind.fields:
                yield from _inside(field.type)
        case types_of.UnionType():
            for one in kind.types:
                yield from _inside(one)
        case types_of.ListType():
            yield from _inside(kind.item_type)
        case types_of.DictType():
            yield from _inside(kind.value_type)
        case types_of.Metadata():
            yield from _inside(kind.type)


# ---- JSON Schema ----------------------------------------------------------------------------------------------------


def schema() -> str:
    known = structs()
    views_parts = list(all_parts().values())
    kinds = [kind for parts in views_parts for kind in (*parts.whole.values(), *parts.split.values())]
    made, found = msgspec.json.schema_components([*known, *kinds], ref_template="{name}")
    rest = iter(made[len(known) :])
    for parts in views_parts:
        whole = {name: next(rest) for name in parts.whole}
        split = {f"^{name}/": next(rest) for name in parts.split}
        found[parts.name] = {"type": "object", "properties": whole, "patternProperties": split}
    for name, members in unions().items():
        found[name] = {"anyOf": [{"$ref": one.__name__} for one in members]}
    found["Parts"] = {"anyOf": [{"$ref": parts.name} for parts in views_parts]}
    for one in found.values():
        if "parts" in one.get("properties", {}):
            one["properties"]["parts"] = {"$ref": "Parts"}
    names = {old: name_of(cls) for cls in known for old in (cls.__name__, f"{cls.__module__}.{cls.__qualname__}")}
    shared = {cls.__name__ for cls in known if sum(one.__name__ == cls.__name__ for one in known) > 1}
    names = {old: new for old, new in names.items() if old not in shared}
    defs = {names.get(name, name): _renamed(one, names) for name, one in found.items()}
    data = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Buonfresco", "$defs": defs}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _renamed(data: Any, names: dict[str, str]) -> Any:
    """Names of our own in references and titles; explanations on one line."""
    if isinstance(data, list):
        return [_renamed(one, names) for one in data]
    if not isinstance(data, dict):
        return data
    renamed = {key: _renamed(value, names) for key, value in data.items()}
    if isinstance(data.get("$ref"), str):
        renamed["$ref"] = f"#/$defs/{names.get(data['$ref'], data['$ref'])}"
    if isinstance(data.get("title"), str):
        renamed["title"] = names.get(data["title"], data["title"])
    if isinstance(data.get("description"), str):
        renamed["description"] = " ".join(data["description"].split())
    return renamed


# ---- TypeScript -----------------------------------------------------------------------------------------------------


def typescript() -> str:
    blocks = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    blocks += [f"export type {name} = {' | '.join(map(name_of, members))};\n" for name, members in unions().items()]
    blocks += [_interface(types_of.type_info(cls)) for cls in structs()]
    blocks += [_parts_interface(parts) for parts in all_parts().values()]
    blocks.append(f"export type Parts = {' | '.join(parts.name for parts in all_parts().values())};\n")
    blocks.append(_calls())
    return "\n".join(blocks)


def _interface(kind: Any) -> str:
    cls = kind.cls
    lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
    for field in kind.fields:
        optional = "?" if not field.required and cls.__struct_config__.omit_defaults else ""
        lines.append(f"  {field.encode_name}{optional}: {typed(field.type)};")
    return f"{_explained(cls)}export interface {name_of(cls)} {_braced(lines)}\n"


def _parts_interface(parts: Parts) -> str:
    names = list(parts.whole.values()) + list(parts.split.values())
    found = dict(zip([*parts.whole, *parts.split], types_of.multi_type_info(names), strict=True))
    lines = [f"  {name}: {typed(found[name])};" for name in parts.whole]
    for name in parts.split:
        if name != PANELS:
            lines.append(f"  {name}?: Record<string, never>; // there are none")
        lines.append(f"  [part: `{name}/${{string}}`]: {typed(found[name])};")
    return f"export interface {parts.name} {_braced(lines)}\n"


def _calls() -> str:
    """Requests over HTTP by method and address."""
    lines = []
    for call in CALLS:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", call.path)
        lines.append(f'  "{call.how} {path}": {{ takes: {_called(call.takes)}; gives: {_called(call.gives)} }};')
    return f"export interface Calls {_braced(lines)}\n"


def _called(kind: Any) -> str:
    return {None: "null", bytes: "string", str: "string"}.get(kind) or typed(types_of.type_info(kind))


def typed(kind: Any) -> str:
    match kind:
        case types_of.StructType():
            return name_of(kind.cls)
        case types_of.Metadata():
            known = (kind.extra_json_schema or {}).get("enum")
            return " | ".join(map(json.dumps, known)) if known else typed(kind.type)
        case types_of.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case types_of.UnionType():
            return " | ".join(dict.fromkeys(map(typed, kind.types)))
        case types_of.ListType():
            one = typed(kind.item_type)
            return f"({one})[]" if " " in one else f"{one}[]"
        case types_of.DictType(value_type=types_of.RawType()):
            return "Partial<Parts>"
        case types_of.DictType():
            return f"Record<string, {typed(kind.value_type)}>"
    return _PLAIN[type(kind)]


def _braced(lines: list[str]) -> str:
    return "{\n" + "\n".join(lines) + "\n}" if lines else "{}"


def _explained(cls: type) -> str:
    text = " ".join((vars(cls).get("__doc__") or "").split())
    return f"/** {text} */\n" if text else ""


def main() -> None:
    for path, text in ((SCHEMA, schema()), (TYPES, typescript())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
