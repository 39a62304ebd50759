"""What can be chosen for a game, in words: presets, modules, switches. Part of the help."""

from __future__ import annotations

from buonfresco.cli.layout import entry
from buonfresco.games.fresco.config import PRESETS, known_switches
from buonfresco.games.fresco.modules import registry
from buonfresco.text import Catalogue


def choices(cat: Catalogue) -> list[str]:
    """One block for each kind of choice, made to stand below the options of a command."""
    lines = [cat("usage-presets")]
    lines += [entry(preset, cat(f"preset-{preset}")) for preset in PRESETS]
    lines += ["", cat("usage-module-list")]
    for number, module in registry().items():
        about = cat("usage-module", name=cat(f"module-{module.key}"), about=cat(f"module-{module.key}-about"))
        lines.append(entry(str(number), about))
    lines += ["", cat("usage-switch-list")]
    for name, switch in known_switches(registry().values()).items():
        key = name.replace(".", "-")
        lines.append(entry(name, cat("usage-switch-about", about=cat(f"switch-{key}"), rule=switch.rule)))
        lines += [entry(f"  {value}", cat(f"switch-{key}-{value}")) for value in switch.values]
    return lines
