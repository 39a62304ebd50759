"""Which options are listed first, and what a short line means."""

from __future__ import annotations

import re

from buonfresco.cli import menu as menus
from buonfresco.cli.cards import facts
from buonfresco.cli.menu import Menu, places
from buonfresco.engine.view import Option
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.view import View

_ORDER = ("restore", "pay", "mix", "paint", "rotate", "take", "lay", "draw", "finish", "give", "discard", "demand")
_SEVERAL = ("lay", "discard")  # answers that come in sets


def arrange(view: View, rules: Rules) -> Menu:
    """Restorations first, the dearest on top; then what brings most; to do nothing comes last."""
    assert view.decision is not None
    counted = [facts.colour(card) for card in facts.hand(view)]

    def rank(option: Option) -> tuple[int, int, int]:
        found = places(option)
        place = _ORDER.index(option.kind) if option.kind in _ORDER else len(_ORDER)
        if option.kind == "restore":
            worth = facts.worth(view, rules, found["fresco"])
            return place, -worth.high if worth else 0, 0
        if option.kind in ("pay", "mix", "paint"):
            after = facts.worth_after(view, rules, option)
            return (0, -after.high, -after.low) if after else (0, -facts.rotations(rules, option), place)
        if option.kind == "lay" and view.decision is not None and view.decision.kind == "lay":
            place = _ORDER.index("finish") + 1  # the first draw ends the laying out
        if option.kind in ("lay", "discard", "give"):
            brings = sum(facts.draws(rules, facts.used(option)).values())
            if option.kind == "lay":
                return place, -brings, 0
            lost = len(facts.lost(view, rules, facts.used(option)))  # first what one can do without
            marks = len(facts.symbols(found["card"])) - len(facts.symbols(found["card"]).rstrip("+*"))
            return place, lost, marks - counted.count(facts.colour(found["card"]))
        return place, 0, 0

    options = sorted(view.decision.options, key=rank)  # stable: the rest as the game tells it
    return menus.with_rest(menus.some(options), options)


def spelled(menu: Menu, rules: Rules, line: str) -> str:
    """A card, fresco card, pile or tile alone is what the question is about."""
    word = line.casefold()
    kinds = [option.kind for option in menu.options]
    for names, verbs in (
        (rules.card_names, ("pay", "give", "discard", "lay")),
        (rules.face_names, ("restore",)),
        (rules.pile_names, ("draw",)),
        (rules.tile_names, ("take",)),
    ):
        if word in map(str.casefold, names):
            verb = next((verb for verb in verbs if verb in kinds), verbs[-1])
            return f"{verb} {line}"
    return line


def several(menu: Menu, line: str, separator: str) -> str:
    """``1 3 4``, ``lay 1 3``, ``discard Y-MM R-M*``: cards laid out or discarded together, as single answers."""
    words = [word for word in re.split(r"[\s,]+", line) if word]
    verb = words.pop(0).casefold() if words and words[0].casefold() in _SEVERAL else ""
    if len(words) < 2 or (not verb and not all(word.isdecimal() for word in words)):
        return line
    found: list[str] = []
    for word in words:
        if not word.isdecimal():
            found.append(f"{verb} {word}")
            continue
        number = int(word)
        if not 1 <= number <= len(menu.options):
            return line
        option = menu.options[number - 1]
        if option.kind not in _SEVERAL or (verb and option.kind != verb):
            return line
        found.append(option.text)
    return f"{separator} ".join(found)
