"""A configuration: players, modules, switches, pack. Everything that is fixed before the first draw."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from buonfresco.engine import config as configs
from buonfresco.engine.choices import Choices, ModuleChoice, SwitchChoice
from buonfresco.engine.errors import BadConfig, shown
from buonfresco.games.fresco.hooks import Module, Switch
from buonfresco.games.fresco.modules import registry

MOST_LISTED: Final = 1000  # modules that anybody would list, some of them twice; what comes without an end stops here
PRESETS = ("revised", "bigbox", "revised-fr")  # the rulebook editions; a preset only sets switches
MAX_ROUNDS = 40  # B-END-09

SWITCHES: dict[str, Switch] = {
    "altar.limit": Switch("B-CATH-17", ("once_per_visit", "once_per_round", "per_apprentice"), fr="once_per_round"),
    "bishop.step_before": Switch("B-CATH-12", ("segment_only", "any_restoration")),
    "track.forward_from": Switch("B-TRACK-05", ("final_scoring", "final_round"), fr="final_round"),
    "start_rotation": Switch("B-PREP-06", ("every_round", "first_round_only"), fr="first_round_only"),
    "leonardo.close_booth": Switch("L-MKT-02", ("mandatory", "optional"), fr="optional"),
}


class Config(configs.Config, frozen=True, kw_only=True):
    modules: tuple[int, ...] = ()
    preset: str = "revised"
    switches: dict[str, str] = msgspec.field(default_factory=dict)  # only those that differ from the preset

    def all_switches(self) -> dict[str, str]:
        known = known_switches(self.module_list())
        return {name: self.switches.get(name) or switch.value(self.preset) for name, switch in known.items()}

    def module_list(self) -> list[Module]:
        return [registry()[number] for number in self.modules]

    def key(self) -> tuple[object, ...]:
        switches = tuple(sorted(self.switches.items()))
        return self.players, self.modules, self.preset, switches, self.pack, self.max_rounds

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return {**data, "modules": list(self.modules)}


def known_switches(modules: Iterable[Module]) -> dict[str, Switch]:
    known = dict(SWITCHES)
    for module in modules:
        known.update(module.switches)
    return known


def choices() -> Choices:
    """What can be chosen, for those who offer it."""
    found = [_choice(name, switch, None) for name, switch in SWITCHES.items()]
    for number, module in registry().items():
        found += [_choice(name, switch, number) for name, switch in module.switches.items()]
    modules = [ModuleChoice(number, module.key) for number, module in registry().items()]
    return Choices(modules, list(PRESETS), found)


def _choice(name: str, switch: Switch, module: int | None) -> SwitchChoice:
    presets = {preset: switch.value(preset) for preset in PRESETS}
    return SwitchChoice(name, switch.rule, list(switch.values), presets, module)


def make_config(
    players: int,
    modules: Iterable[int] = (),
    preset: str = "revised",
    switches: Mapping[str, str] | None = None,
    pack: str = "standard",
    max_rounds: int | None = MAX_ROUNDS,
) -> Config:
    """A checked configuration. Whatever is wrong is named, with what would be right."""
    configs.check_common(players, pack, max_rounds, "B-SETUP-01", "B-END-09")
    if isinstance(modules, str) or not isinstance(modules, Iterable):
        raise BadConfig("error-modules-form", modules=shown(modules))
    numbers = list(islice(modules, MOST_LISTED))
    for number in numbers:
        if type(number) is not int or number not in registry():
            known = ", ".join(map(str, sorted(registry())))
            raise BadConfig("error-module", module=shown(number), known=known)
    if preset not in PRESETS:
        raise BadConfig("error-preset", preset=shown(preset), known=", ".join(PRESETS))
    chosen = tuple(sorted(set(numbers)))
    known_names = known_switches(registry()[number] for number in chosen)
    kept: dict[str, str] = {}
    if switches is not None and not isinstance(switches, Mapping):
        raise BadConfig("error-switches-form", switches=shown(switches))
    for name, value in (switches or {}).items():
        switch = known_names.get(name)
        if switch is None:
            for number, module in registry().items():
                if name in module.switches:
                    rule = module.switches[name].rule
                    raise BadConfig("error-switch-module", rule, switch=name, module=number, name=module.key)
            raise BadConfig("error-switch", switch=shown(name), known=", ".join(sorted(known_names)))
        if value not in switch.values:
            known = ", ".join(switch.values)
            raise BadConfig("error-switch-value", switch.rule, switch=name, value=shown(value), known=known)
        if value != switch.value(preset):
            kept[name] = value
    return Config(
        players=players,
        modules=chosen,
        preset=preset,
        switches=dict(sorted(kept.items())),
        pack=pack,
        max_rounds=max_rounds,
    )


def read_config(data: object) -> Config:
    """A configuration out of a saved game or a log, checked like any other."""
    raw = configs.read(data, Config)
    return make_config(raw.players, raw.modules, raw.preset, raw.switches, raw.pack, raw.max_rounds)
