"""Options in words, each with what it leads to. Read from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from buonfresco.cli.cards import facts
from buonfresco.cli.cards.facts import Range
from buonfresco.cli.menu import Label, places
from buonfresco.engine.view import Option
from buonfresco.games.cards.pack import LETTERS
from buonfresco.games.cards.rules import Rules
from buonfresco.games.cards.turn import FEW_CARDS, MOST_CARDS
from buonfresco.games.cards.view import View
from buonfresco.text import Catalogue


class Words:
    """Cards, draws and options in the words of one language."""

    def __init__(self, cat: Catalogue, rules: Rules) -> None:
        self.cat = cat
        self.rules = rules

    # ---- things -------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """``yellow W+``; workshop cards with the window on their backs."""
        words = {"colour": facts.colour(name), "symbols": facts.symbols(name)}
        if facts.is_market(self.rules, name):
            return self.cat("cards-card", **words)
        return self.cat("cards-card-back", back=facts.back(self.rules, name), **words)

    def cards(self, names: Iterable[str]) -> str:
        """Equal ones counted."""
        found = list(names)
        return self.cat.join(self.times(found.count(name), self.card(name)) for name in dict.fromkeys(found))

    def times(self, count: int, thing: str) -> str:
        return thing if count == 1 else self.cat("panel-times", count=count, thing=thing)

    def tile(self, name: str) -> str:
        return self.cat.name(name, of="cards-tile")

    def tiles(self, counts: Mapping[str, int]) -> str:
        return ", ".join(self.times(count, self.tile(name)) for name, count in counts.items())

    def back(self, pile: str) -> str:
        return self.cat.name(pile, of="cards-back")

    def draws(self, counts: Mapping[str, int]) -> str:
        """``2 market cards and 1 workshop card``"""
        return self.cat.join(self.cat(f"cards-draws-{sort}", count=count) for sort, count in counts.items() if count)

    def colours(self, fresco: str) -> str:
        """In the order in which they are paid."""
        return self.cat.paints("".join(sorted(fresco, key=LETTERS.index)))

    def points(self, worth: Range) -> str:
        if worth.low == worth.high:
            return self.cat("outcome-cards-points", points=worth.low)
        return self.cat("outcome-cards-range", low=worth.low, high=worth.high)

    def missing(self, sets: Sequence[str]) -> str:
        """``green and red``; several sets of colors would do: how many of which."""
        if len(sets) == 1:
            return self.cat("cli-cards-missing", colours=self.cat.paints(sets[0]))
        colours = self.colours("".join(dict.fromkeys("".join(sets))))
        return self.cat("cli-cards-missing-some", count=len(sets[0]), colours=colours)

    def pile(self, view: View, pile: str) -> str:
        """What it mainly holds, and how many cards are left."""
        colours = facts.pile_colours(self.rules, pile)
        most = colours[0][1]
        if most > colours[-1][1]:
            count = sum(count for _, count in colours)
            holds = self.cat("outcome-cards-mainly", colour=colours[0][0], most=most, count=count)
        else:
            holds = self.cat("outcome-cards-alike", colours="".join(letter for letter, _ in colours))
        there = view.piles[pile]
        if there.cards:
            return f"{holds}, {self.cat('outcome-cards-left', cards=there.cards)}"
        return f"{holds}, {self.cat('outcome-cards-shuffled', cards=there.discarded)}"

    # ---- options ------------------------------------------------------------------------------------------------

    def label(self, view: View, option: Option, short: bool) -> Label:
        return Label(self._text(view, option, short), ", ".join(self._outcome(view, option)))

    def _text(self, view: View, option: Option, short: bool) -> str:
        assert view.decision is not None
        found = places(option)
        words: dict[str, str] = {}
        if "card" in found:
            used = facts.used(option)
            words = {"card": self.card(used[0]), "other": self.card(used[-1])}
        elif "fresco" in found:
            words = {"fresco": found["fresco"], "colours": self.colours(found["fresco"])}
        elif option.kind == "paint":
            words = {"colour": found["tile"].rpartition("-")[2]}
        key = f"action-cards-{option.kind}"
        if option.kind == "stop" and not facts.can_restore(view):
            key += "-demand"  # only that tile could still be used
        elif option.kind == "restore" and not short:
            key += "-long"
        return self.cat(key, **{**found, **words})

    def _outcome(self, view: View, option: Option) -> list[str]:
        cat, found = self.cat, places(option)
        assert view.decision is not None
        if option.kind == "lay":
            brings = self.draws(facts.draws(self.rules, facts.used(option)))
            return [cat("outcome-cards-lay", draws=brings), *self._lost(view, option)]
        if option.kind == "draw":
            return [self.pile(view, found["pile"])]
        if option.kind == "restore":
            return self._restore(view, found["fresco"])
        if option.kind in ("pay", "mix", "paint"):
            return self._pay(view, option)
        if option.kind == "demand":
            count = [facts.colour(card) for card in facts.hand(view)].count(found["colour"])
            return [cat("outcome-cards-held", count=count)]
        if option.kind in ("discard", "give"):
            letter = facts.colour(found["card"])
            count = [facts.colour(card) for card in facts.hand(view)].count(letter)
            return [cat("outcome-cards-of-colour", count=count, colour=letter), *self._lost(view, option)]
        if option.kind == "take":
            return [self.about_tile(found["tile"])]
        if option.kind == "rotate":
            return [cat("outcome-cards-rotate", next=view.decision.about["next"])]
        if option.kind == "leave":
            return [cat("outcome-cards-leave", value=view.decision.about["value"])]
        return self._nothing(view, option)

    def _lost(self, view: View, option: Option) -> list[str]:
        """What can be restored with the card, but not without it."""
        lost = facts.lost(view, self.rules, facts.used(option))
        return [self.cat("outcome-cards-lost", frescoes=self.cat.join(lost))] if lost else []

    def about_tile(self, tile: str) -> str:
        return self.cat(f"cards-about-{tile.partition('-')[0]}")

    def _restore(self, view: View, fresco: str) -> list[str]:
        worth = facts.worth(view, self.rules, fresco)
        said = [self.points(worth)] if worth else []
        if view.exchanged and not view.restored:  # C-TILE-13
            said.append(self.cat("outcome-cards-spends", tile="exchange"))
        return said

    def _pay(self, view: View, option: Option) -> list[str]:
        turns = facts.rotations(self.rules, option)
        said = [self.cat("outcome-cards-rotations", count=turns)]
        worth = facts.worth_after(view, self.rules, option)
        if worth:
            said.append(self.cat("outcome-cards-ends", points=self.points(worth)))
        if option.kind == "paint":
            said.append(self.cat("outcome-cards-point-lost"))
        return said

    def _nothing(self, view: View, option: Option) -> list[str]:
        """To pass may bring cards or cost them."""
        count = len(facts.hand(view))
        if option.kind == "pass" and count < FEW_CARDS:
            return [self.cat("outcome-cards-few", count=FEW_CARDS)]
        if option.kind in ("pass", "stop") and count > MOST_CARDS:
            return [self.cat("outcome-cards-many", count=count - MOST_CARDS, most=MOST_CARDS)]
        return []
