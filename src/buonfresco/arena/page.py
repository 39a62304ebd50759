"""The result of a series as one page that needs nothing else: words, tables, charts; light or dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from buonfresco.arena import charts, wording
from buonfresco.arena.charts import Row, tag, text
from buonfresco.games import get_game
from buonfresco.text import Catalogue

_STYLE = """
:root{--ink:#23211d;--paper:#fbf8f1;--faint:#ddd5c4;--even:#b3261e;--dot:#1f5f8b}
@media(prefers-color-scheme:dark){:root{--ink:#ece6d9;--paper:#1b1a18;--faint:#45413a;--even:#ff8a80;--dot:#7fc1ea}}
body{max-width:56rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}
body{font:1rem/1.5 Georgia,serif}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem}
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}
th,td{padding:.25rem .75rem;border-bottom:1px solid var(--faint);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}td.words{white-space:normal;text-align:left;overflow-wrap:anywhere}
svg{width:100%;height:auto;margin:.5rem 0}svg text{fill:var(--ink);font:14px Georgia,serif}svg .tick{font-size:11px}
.grid{stroke:var(--faint)}.even{stroke:var(--even);stroke-width:2}.reach{stroke:var(--dot);stroke-width:3}circle{fill:var(--dot)}
.legend{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.key{display:inline-block;width:.8rem;height:.8rem;margin-right:.4rem}
.note{opacity:.8;font-size:.9rem}
"""
# Blue, ochre, green, red ...: readable on both grounds, and told apart by those who do not see all colors.
_COLORS = ("#2f7fb5", "#d9902f", "#3f9a6c", "#c8553d", "#8b6bb1", "#9a7b4f", "#cf6fa0", "#7d8790", "#a5a32a", "#2aa5a5")


class Page:
    """For the data of ``summary.json``."""

    def __init__(self, cat: Catalogue, data: dict[str, Any]) -> None:
        self.cat = cat
        self.data = data
        self.words = get_game(data["game"]).new_game(data["players"], seed=0).ruleset.words

    def text(self) -> str:
        data, cat = self.data, self.cat
        title = cat(f"{data['kind']}-title", game=cat.name(data["game"], "game"), players=data["players"])
        parts = self._arena() if data["kind"] == "arena" else self._lab()
        colors = "".join(f".part{n}{{fill:{color};background:{color}}}" for n, color in enumerate(_COLORS))
        head = tag(
            "head",
            '<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            tag("title", text(title)),
            tag("style", _STYLE + colors),
        )
        body = tag("body", tag("h1", text(title)), *parts, tag("p", text(cat("arena-method")), class_="note"))
        return f"<!DOCTYPE html>\n{tag('html', head, body, lang=cat.lang)}\n"

    # ---- pieces -------------------------------------------------------------------------------------------------

    def _p(self, key: str, **args: object) -> str:
        return tag("p", text(self.cat(key, **args)))

    def _section(self, key: str, *inside: str, **args: object) -> str:
        return tag("section", tag("h2", text(self.cat(key, **args))), *inside)

    def _table(self, heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
        head = tag("tr", *(tag("th", text(self.cat(key) if key else "")) for key in heads))
        body = [tag("tr", *(tag("td", text(cell)) for cell in row)) for row in rows]
        return tag("table", tag("thead", head), tag("tbody", *body))

    def _number(self, value: float) -> str:
        return wording.number(self.cat, value)

    def _percent(self, value: float) -> str:
        return wording.percent(self.cat, value)

    def _share_row(self, name: str, data: dict[str, Any], even: float) -> Row:
        return Row(name, data["share"], data["interval"], even, wording.share(self.cat, data))

    def _mean_row(self, name: str, data: dict[str, Any], even: float | None = None) -> Row:
        return Row(name, data["mean"], data["interval"], even, wording.mean(self.cat, data))

    def _sources(self, rows: dict[str, dict[str, Any]]) -> str:
        """Points by source, for each of several."""
        sources = list(dict.fromkeys(source for points in rows.values() for source in points))
        names = [wording.source(self.cat, self.words, source) for source in sources]
        means = {name: [points.get(source, {"mean": 0.0}) for source in sources] for name, points in rows.items()}
        bars = [(name, [one["mean"] for one in some]) for name, some in means.items()]
        cells = [
            [label, *(wording.mean(self.cat, {"interval": None, **some[n]}) for some in means.values())]
            for n, label in enumerate(names)
        ]
        chart = charts.stacks(self.cat("arena-sources"), names, bars, self._number)
        head = tag("tr", tag("th"), *(tag("th", text(name)) for name in rows))
        body = [tag("tr", *(tag("td", text(cell)) for cell in row)) for row in cells]
        return chart + tag("table", tag("thead", head), tag("tbody", *body))

    def _rounds(self, data: dict[str, Any], label: str = "") -> str:
        counts = {int(number): count for number, count in data["counts"].items()}
        span = range(min(counts, default=0), max(counts, default=-1) + 1)
        columns = [(str(number), counts.get(number, 0)) for number in span]
        said = self._p("arena-rounds-mean", rounds=wording.mean(self.cat, data))
        return label + said + charts.columns(self.cat("arena-rounds"), columns, self._count)

    def _count(self, value: float) -> str:
        return self.cat("arena-count", number=value)

    # ---- the arena ----------------------------------------------------------------------------------------------

    def _arena(self) -> list[str]:
        cat, data = self.cat, self.data
        bots: dict[str, Any] = data["bots"]
        about = {"games": data["games"], "seeds": data["seeds"], "seed": data["seed"], "scheme": data["scheme"]}
        shares = [self._share_row(name, bot["win_share"], data["even"]) for name, bot in bots.items()]
        table = [
            [name, self._count(bot["games"]), row.said, wording.mean(cat, bot["score"]), self._difference(bot)]
            for (name, bot), row in zip(bots.items(), shares, strict=True)
        ]
        heads = ("arena-bot", "arena-games", "arena-won", "arena-points", "arena-difference")
        differences = [self._mean_row(name, bot["difference"], 0.0) for name, bot in bots.items() if bot["difference"]]
        found = [
            self._p("arena-about", settings=wording.settings(cat, data["settings"]), **about),
            self._section("arena-wins", charts.whiskers(cat("arena-wins"), shares, self._percent)),
            self._p("arena-even", even=self._percent(data["even"])) + self._table(heads, table),
            self._pairings(),
        ]
        if differences:
            chart = charts.whiskers(cat("arena-difference"), differences, self._number)
            found.append(self._section("arena-difference", chart))
        points = {name: bot["points"] for name, bot in bots.items() if bot["points"]}
        if points:
            found.append(self._section("arena-sources", self._sources(points)))
        found += [self._ratings(), self._times(), self._section("arena-rounds", self._rounds(data["rounds"]))]
        return [*found, self._forfeits()]

    def _difference(self, bot: dict[str, Any]) -> str:
        return wording.mean(self.cat, bot["difference"], wording.signed)

    def _pairings(self) -> str:
        pairs = self.data["pairings"]
        if not pairs:
            return ""
        named = [(self.cat("arena-against", one=pair["bots"][0], other=pair["bots"][1]), pair) for pair in pairs]
        rows = [self._share_row(name, pair["win_share"], pair["even"]) for name, pair in named]
        table = [
            [
                name,
                self._count(pair["games"]),
                row.said,
                self._percent(pair["even"]),
                wording.share(self.cat, pair["ahead"]),
                self._difference(pair),
            ]
            for (name, pair), row in zip(named, rows, strict=True)
        ]
        heads = ("arena-pairing", "arena-games", "arena-won", "arena-if-even", "arena-ahead", "arena-difference")
        chart = charts.whiskers(self.cat("arena-pairings"), rows, self._percent)
        return self._section("arena-pairings", chart, self._table(heads, table))

    def _ratings(self) -> str:
        ratings = self.data["ratings"]
        if not ratings:
            return self._section("arena-rating", self._p("arena-no-rating")) if ratings is None else ""
        rows = [
            Row(bot, one["mu"], (one["mu"] - 2 * one["sigma"], one["mu"] + 2 * one["sigma"]), None, "")
            for bot, one in ratings.items()
        ]
        rows = [row._replace(said=self._number(row.value)) for row in rows]
        chart = charts.whiskers(self.cat("arena-rating"), rows, self._number)
        return self._section("arena-rating", chart, self._p("arena-rating-about"))

    def _times(self) -> str:
        thoughts = {name: bot["thought_ms"] for name, bot in self.data["bots"].items()}
        table = [
            [
                name,
                self._count(one["decisions"]),
                *(wording.short(self.cat, one[which]) for which in ("median", "mean", "worst")),
            ]
            for name, one in thoughts.items()
        ]
        heads = ("arena-bot", "arena-decisions", "arena-median", "arena-mean", "arena-worst")
        drawn = []
        for name, one in thoughts.items():
            if one["bins"]:
                counts = [(wording.short(self.cat, start), count) for start, count in one["bins"]]
                drawn.append(tag("h3", text(name)) + charts.columns(name, counts, self._count))
        return self._section("arena-time", self._table(heads, table), *drawn)

    def _forfeits(self) -> str:
        if not self.data["forfeits"]:
            return ""
        cat = self.cat
        sums = [[one["bot"], cat(f"forfeit-{one['why']}"), self._count(one["games"])] for one in self.data["forfeits"]]
        told = [
            tag("tr", *(tag("td", text(str(cell)), class_="words") for cell in row))
            for row in (
                (
                    one["number"],
                    one["seed"],
                    ", ".join(one["seats"]),
                    one["bot"],
                    cat(f"forfeit-{one['why']}"),
                    one["what"],
                )
                for one in self.data["forfeited"]
            )
        ]
        keys = ("arena-game", "arena-seed", "arena-seats", "arena-bot", "arena-forfeit", "arena-what")
        heads = tag("tr", *(tag("th", text(cat(key))) for key in keys))
        table = self._table(("arena-bot", "arena-forfeit", "arena-games"), sums)
        return self._section("arena-forfeits", table, tag("table", tag("thead", heads), tag("tbody", *told)))

    # ---- the lab ------------------------------------------------------------------------------------------------

    def _lab(self) -> list[str]:
        data, cat = self.data, self.cat
        about = {"games": data["games"], "seeds": data["seeds"], "seed": data["seed"]}
        found = [self._p("lab-about", bots=", ".join(data["bots"]), **about)]
        if data["changes"]:
            found.append(self._changes())
        for arm in data["arms"]:
            if len(data["arms"]) > 1:
                found.append(tag("h2", text(wording.settings(cat, arm["settings"]))))
            found += self._effects(arm) if arm["games"] else []
        return found

    def _changes(self) -> str:
        arms = self.data["arms"]
        names = [wording.settings(self.cat, arm["settings"]) for arm in arms]
        rows = [
            [
                self.cat(f"lab-{name}"),
                *(wording.mean(self.cat, arm[name]) for arm in arms),
                wording.mean(self.cat, change, wording.signed),
            ]
            for name, change in self.data["changes"].items()
        ]
        heads = tag("tr", tag("th"), *(tag("th", text(name)) for name in (*names, self.cat("lab-change"))))
        body = [tag("tr", *(tag("td", text(cell)) for cell in row)) for row in rows]
        return self._section("lab-changes", tag("table", tag("thead", heads), tag("tbody", *body)))

    def _effects(self, arm: dict[str, Any]) -> list[str]:
        cat, even = self.cat, self.data["even"]
        sums = [[cat(f"lab-{name}"), wording.mean(cat, arm[name])] for name in ("score", "best", "margin", "rounds")]
        seats = [self._share_row(cat("lab-seat", number=n), one, even) for n, one in enumerate(arm["seats"], 1)]
        turns = [self._share_row(cat("lab-turn", number=n), one, even) for n, one in enumerate(arm["turns"], 1)]
        found = [
            self._table(("", "lab-average"), sums),
            self._shares("lab-seats", seats),
            self._shares("lab-turns", turns, [wording.mean(cat, one["score"]) for one in arm["turns"]]),
        ]
        for kind, answers in arm["choices"].items():
            rows = [self._share_row(answer, one, even) for answer, one in answers.items()]
            often = [self._percent(one["often"]) for one in answers.values()]
            question = wording.question(cat, self.words, kind)
            found.append(self._shares("lab-choices", rows, often, "lab-often", question=question))
        points = {cat("lab-all"): arm["points"], cat("lab-winners"): arm["winners"], cat("lab-losers"): arm["losers"]}
        points |= {row.name: one["points"] for row, one in zip(turns, arm["turns"], strict=True)}
        found.append(self._section("arena-sources", self._sources(points)))
        return [*found, self._section("arena-rounds", self._rounds(arm["rounds"]))]

    def _shares(
        self, key: str, rows: list[Row], more: Sequence[str] = (), head: str = "arena-points", **args: object
    ) -> str:
        lines = [[row.name, row.said, *more[n : n + 1]] for n, row in enumerate(rows)]
        chart = charts.whiskers(self.cat(key, **args), rows, self._percent)
        table = self._table(("", "arena-won", head) if more else ("", "arena-won"), lines)
        return self._section(key, chart, table, **args)
