"""Options in words, each with what it leads to. Read from the view alone."""

from __future__ import annotations

from buonfresco.cli.dice import prospects
from buonfresco.cli.dice.prospects import USED, Prize
from buonfresco.cli.menu import Label, places
from buonfresco.engine.view import Option
from buonfresco.games.dice import rules_of
from buonfresco.games.dice.betting import COLUMN_POINTS
from buonfresco.games.dice.odds import THROWS
from buonfresco.games.dice.view import View
from buonfresco.text import Catalogue


class Labels:
    """Puts options into words of one language, with the names of one table."""

    def __init__(self, cat: Catalogue, names: list[str]) -> None:
        self.cat = cat
        self.names = names

    def label(self, view: View, option: Option) -> Label:
        found = places(option)
        if option.kind == "bishop":
            return self._bishop(view, int(found["section"]))
        if option.kind == "keep":
            return self._keep(view, found["die"], int(found["times"]))
        if option.kind == "bet":
            return self._bet(view, found["bet"])
        if option.kind == "favour":
            return self._favour(view, int(found["favour"]))
        if option.kind == "take":
            return self._take(view, found["field"])
        return self._wait(view)

    # ---- words for things -----------------------------------------------------------------------------------------

    def die(self, colour: str, pips: int, times: int) -> str:
        """``blue 6``, ``blue 6 ×2 = 12``"""
        name = self.cat.name(colour, of="paint")
        if times == 1:
            return self.cat("cli-dice-die", die=name, pips=pips)
        return self.cat("cli-dice-die-times", die=name, pips=pips, times=times, value=pips * times)

    def portrait(self, view: View, tile: str) -> str:
        one = prospects.portrait(rules_of(view), tile)
        return self.cat("cli-dice-portrait", sex=one.sex, points=one.points)

    def percent(self, share: float) -> str:
        """Only what is certain or impossible is said to be."""
        whole = round(100 * share)
        if 0 < share < 1:
            whole = min(99, max(1, whole))
        return self.cat("cli-dice-percent", number=whole)

    def _mean(self, points: float) -> str:
        return self.cat("outcome-dice-mean", number=round(points, 1))

    # ---- the bishop -----------------------------------------------------------------------------------------------

    def _bishop(self, view: View, section: int) -> Label:
        text = self.cat("action-dice-bishop", sum=section)
        won = prospects.prize(view, section, section)
        chances = prospects.usual(rules_of(view))
        if won.sort == "owned":
            parts = [self.cat("outcome-dice-owned")]
        else:
            parts = [self.cat("outcome-dice-fresco-marked", points=won.points, extra=won.extra, total=won.total)]
            if chances:
                share = prospects.chance(view, section, [], prospects.free_dice(view))
                parts[0] = self.cat("outcome-dice-at", prize=parts[0], percent=self.percent(share))
        if chances:
            parts.append(self._mean(bishop_mean(view, section)))
        return Label(text, self.cat("panel-gap").join(parts))

    # ---- dice -----------------------------------------------------------------------------------------------------

    def _keep(self, view: View, die: str, times: int) -> Label:
        value = view.pips[die] * times
        text = self.cat("action-dice-keep", die=self.die(die, view.pips[die], times))
        total = view.sum + value
        if view.throws == THROWS:
            return Label(text, self._last(view, total))
        parts = [self.cat("outcome-dice-sum", sum=total)]
        bishop = prospects.marked(view)
        if bishop is not None and prospects.usual(rules_of(view)):
            if prospects.prize(view, bishop, bishop).extra:  # else there is nothing to aim at
                share = keep_chance(view, die, times)
                parts.append(self.cat("outcome-dice-reach", sum=bishop, percent=self.percent(share)))
            parts.append(self._mean(keep_mean(view, die, times)))
        return Label(text, self.cat("panel-gap").join(parts))

    def _last(self, view: View, total: int) -> str:
        """After the third die the sum decides; with the favor tile, the best of three sums."""
        bishop = prospects.marked(view)
        best = best_sum(view, total)
        if best == total:
            return self.cat(
                "outcome-dice-brings", sum=total, prize=self.prize(view, prospects.prize(view, total, bishop))
            )
        said = self.prize(view, prospects.prize(view, best, bishop))
        return self.cat("outcome-dice-brings-favour", sum=total, other=best, prize=said)

    def _favour(self, view: View, by: int) -> Label:
        total = view.sum + by
        won = prospects.prize(view, total, prospects.marked(view))
        return Label(self.cat("action-dice-favour", change=by, sum=total), self.prize(view, won))

    def prize(self, view: View, won: Prize) -> str:
        """What a sum brings, in words, with everything that follows from it."""
        cat = self.cat
        if won.sort == "fresco" and won.extra:
            parts = [cat("outcome-dice-fresco-marked", points=won.points, extra=won.extra, total=won.total)]
        elif won.sort == "fresco":
            parts = [cat("outcome-dice-fresco", points=won.points)]
        elif won.sort == "portrait":
            sex = prospects.portrait(rules_of(view), won.portrait).sex
            parts = [cat("outcome-dice-portrait", sex=cat("cli-dice-sex", sex=sex), points=won.points)]
            parts += self._pair(view, won.portrait)
        else:
            return cat(f"outcome-dice-nothing-{won.sort}")
        if prospects.is_fifth(view, won):
            parts.append(cat("outcome-dice-fifth"))
        else:
            parts += self._jump(view, won.total)
        return ", ".join(parts)

    def _jump(self, view: View, points: int) -> list[str]:
        """Taken spaces are jumped over, which brings more (D-TRACK-02)."""
        start = view.players[view.turn].space
        taken = {one.space for seat, one in enumerate(view.players) if seat != view.turn}
        space = start + points
        while space in taken:
            space += 1
        jump = space - start - points
        return [self.cat("outcome-dice-jump", count=jump)] if jump else []

    def _pair(self, view: View, tile: str) -> list[str]:
        """What one more portrait adds to the own pairs."""
        mine = view.players[view.turn].faces
        if mine is None:
            return []
        rules = rules_of(view)
        more = prospects.weddings(rules, [*mine, tile]) - prospects.weddings(rules, mine)
        return [self.cat("outcome-dice-pair", points=more)] if more else []

    # ---- bets -----------------------------------------------------------------------------------------------------

    def _bet(self, view: View, event: str) -> Label:
        cat = self.cat
        text = cat("action-dice-bet", event=event, sum=view.bishop or 0)
        points = COLUMN_POINTS[view.throws]
        if not prospects.usual(rules_of(view)):
            return Label(text, cat("outcome-dice-bet", points=points))
        share = prospects.events(view)[event]
        return Label(text, cat("outcome-dice-bet-chance", points=points, percent=self.percent(share)))

    def _wait(self, view: View) -> Label:
        later = COLUMN_POINTS[view.throws + 1 :]
        outcome = self.cat("outcome-dice-later", points=later[0]) if later else self.cat("outcome-dice-no-bet")
        return Label(self.cat("action-dice-wait", later=bool(later)), outcome)

    # ---- the bonus ------------------------------------------------------------------------------------------------

    def _take(self, view: View, field: str) -> Label:
        tile = view.fields[field].open or ""
        one = prospects.portrait(rules_of(view), tile)
        text = self.cat("action-dice-take", portrait=self.portrait(view, tile), field=field)
        parts = [self.cat("outcome-dice-points", points=one.points), *self._pair(view, tile)]
        return Label(text, ", ".join(parts))


# ---- what options are worth, to list the best ones first ----------------------------------------------------------


def bishop_mean(view: View, section: int) -> float:
    return prospects.mean(view, section, 0, THROWS, prospects.free_dice(view))


def keep_mean(view: View, die: str, times: int) -> float:
    total = view.sum + view.pips[die] * times
    free = prospects.free_dice(view) - USED[times]
    return prospects.mean(view, prospects.marked(view), total, THROWS - view.throws, free)


def keep_chance(view: View, die: str, times: int) -> float:
    bishop = prospects.marked(view)
    kept = [*[one.value for one in view.aside], view.pips[die] * times]
    return 0.0 if bishop is None else prospects.chance(view, bishop, kept, prospects.free_dice(view) - USED[times])


def best_sum(view: View, total: int) -> int:
    """What the favor tile best makes of it; the sum itself where nothing is better."""
    sums = [total, total + 1, total - 1] if prospects.favoured(view) else [total]
    bishop = prospects.marked(view)
    return max(sums, key=lambda one: prospects.prize(view, one, bishop).total)


def arranged(view: View, options: list[Option]) -> list[Option]:
    """The best ones first: by what they bring on average. Bets and portraits stay in their order."""
    kind = options[0].kind if options else ""
    rules = rules_of(view)

    def value(option: Option) -> tuple[float, ...]:
        found = places(option)
        if option.kind == "bishop":
            return (bishop_mean(view, int(found["section"])),)
        if option.kind == "keep":
            die, times = found["die"], int(found["times"])
            return keep_mean(view, die, times), keep_chance(view, die, times)
        if option.kind == "take":
            tile = view.fields[found["field"]].open or ""
            mine = view.players[view.turn].faces or []
            return (prospects.portrait(rules, tile).points + prospects.weddings(rules, [*mine, tile]),)
        by = int(found["favour"])
        return prospects.prize(view, view.sum + by, prospects.marked(view)).total, by == 0

    if kind not in ("bishop", "keep", "take", "favour"):
        return list(options)
    if kind in ("bishop", "keep") and not prospects.usual(rules):
        return list(options)
    return sorted(options, key=value, reverse=True)
