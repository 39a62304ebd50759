"""The result of a series as one page that needs nothing else: words, tables, charts; light or dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from buonfresco.arena import charts, wording
from buonfresco.arena.charts import Row, tag, text
from buonfresco.arena.match import BINS, bin_start
from buonfresco.games import get_game
from buonfresco.text import Catalogue

_STYLE = """
:root{--ink:#23211d;--paper:#fbf8f1;--faint:#ddd5c4;--even:#b3261e;--dot:#1f5f8b;--shade:#23211d55;--clear:#fbf8f100}
@media(prefers-color-scheme:dark){:root{--ink:#ece6d9;--paper:#1b1a18;--faint:#45413a;--even:#ff8a80;--dot:#7fc1ea;--shade:#ece6d966;--clear:#1b1a1800}}
body{max-width:56rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}
body{font:1rem/1.5 Georgia,serif}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem}
table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto;max-width:max-content;background:
linear-gradient(to right,var(--paper) 40%,var(--clear)) left/3rem 100% no-repeat local,
linear-gradient(to left,var(--paper) 40%,var(--clear)) right/3rem 100% no-repeat local,
linear-gradient(to right,var(--shade),var(--clear)) left/1.2rem 100% no-repeat scroll,
linear-gradient(to left,var(--shade),var(--clear)) right/1.2rem 100% no-repeat scroll}
th,td{padding:.25rem .75rem;border-bottom:1px solid var(--faint);text-align:right;white-space:nowrap}
th{white-space:normal;vertical-align:bottom;min-width:4.5rem}th:first-child,td:first-child{text-align:left}
td.words{white-space:normal;text-align:left;overflow-wrap:anywhere;min-width:10rem}
.chart{margin:1rem 0}.row{display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:1rem}
.row>span{text-align:right;align-self:center;line-height:1.2;padding:.2rem 0;overflow-wrap:anywhere}
.plot{position:relative;min-height:1.9rem;margin-right:1.5rem}
.plot svg{position:absolute;width:100%;height:100%;overflow:visible}
.columns svg{display:block;width:100%;height:9rem}
.ticks{position:relative;height:1.6rem;font-size:.8rem}.row .ticks{margin-right:1.5rem}
.ticks span{position:absolute;top:.15rem;transform:translateX(-50%);white-space:nowrap}
@media(max-width:40rem){.row{grid-template-columns:minmax(0,1fr)}.row>span{text-align:left;padding:.4rem 0 0}
th:first-child,td:first-child{white-space:normal;overflow-wrap:anywhere;min-width:9rem}
.plot,.row .ticks{margin-left:1rem}.ticks span:nth-child(even){display:none}}
.grid{stroke:var(--faint)}.even{stroke:var(--even);stroke-width:2}.reach{stroke:var(--dot);stroke-width:3}circle{fill:var(--dot)}
.legend{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
.key{display:inline-block;width:.8rem;height:.8rem;margin-right:.4rem}
.note{opacity:.8;font-size:.9rem}
"""
# Blue, ochre, green, red ...: readable on both grounds, and told apart by those who do not see all colors.
_COLORS = ("#2f7fb5", "#d9902f", "#3f9a6c", "#c8553d", "#8b6bb1", "#9a7b4f", "#cf6fa0", "#7d8790", "#a5a32a", "#2aa5a5")
_COLUMNS = 60  # of a histogram; more would be hairs on a narrow screen


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
        return _table((self.cat(key) if key else "" for key in heads), rows)

    def _number(self, value: float) -> str:
        return wording.number(self.cat, value)

    def _percent(self, value: float) -> str:
        return wording.percent(self.cat, value)

    def _count(self, value: float) -> str:
        return self.cat("arena-count", number=value)

    def _tick(self, value: float) -> str:
        return self.cat("arena-tick", number=value).replace("-", "−")

    def _percent_tick(self, value: float) -> str:
        return self.cat("arena-tick-percent", number=100 * value)

    def _share(self, data: dict[str, Any] | None) -> str:
        return wording.share(self.cat, data)

    def _mean(self, data: dict[str, Any] | None) -> str:
        return wording.mean(self.cat, data)

    def _shares(self, title: str, rows: Iterable[tuple[str, dict[str, Any] | None, float]]) -> str:
        """Names, shares, and what equals would have. Of what there is nothing, nothing is drawn."""
        drawn = [
            Row(name, data["share"], data["interval"], even, self._share(data)) for name, data, even in rows if data
        ]
        return charts.whiskers(title, drawn, self._percent_tick, least=0.0)

    def _sources(self, rows: dict[str, dict[str, Any]]) -> str:
        """Points by source, for each of several."""
        sources = list(dict.fromkeys(source for points in rows.values() for source in points))
        names = [wording.source(self.cat, self.words, source) for source in sources]
        means = {name: [points.get(source, {"mean": 0.0}) for source in sources] for name, points in rows.items()}
        bars = [(name, [one["mean"] for one in some]) for name, some in means.items()]
        cells = [
            [label, *(self._mean({"interval": None, **some[n]}) for some in means.values())]
            for n, label in enumerate(names)
        ]
        chart = charts.stacks(self.cat("arena-sources"), names, bars, self._tick)
        return chart + _table(["", *rows], cells)

    def _rounds(self, data: dict[str, Any] | None) -> str:
        if data is None:
            return ""
        counts = {int(number): count for number, count in data["counts"].items()}
        columns = [(str(number), counts.get(number, 0)) for number in range(min(counts), max(counts) + 1)]
        said = self._p("arena-rounds-mean", rounds=self._mean(data))
        return self._section("arena-rounds", said, charts.columns(self.cat("arena-rounds"), columns, self._count))

    # ---- the arena ----------------------------------------------------------------------------------------------

    def _arena(self) -> list[str]:
        cat, data = self.cat, self.data
        bots: dict[str, Any] = data["bots"]
        about = {"games": data["games"], "seeds": data["seeds"], "seed": data["seed"], "scheme": data["scheme"]}
        settings = wording.settings(cat, data["game"], data["settings"])
        shares = [(name, bot["win_share"], data["even"]) for name, bot in bots.items()]
        table = [
            [
                name,
                self._count(bot["games"]),
                self._share(bot["win_share"]),
                self._mean(bot["score"]),
                self._difference(bot),
            ]
            for name, bot in bots.items()
        ]
        heads = ("arena-bot", "arena-games", "arena-won", "arena-points", "arena-difference")
        found = [
            self._p("arena-about", settings=settings, **about),
            self._section("arena-wins", self._shares(cat("arena-wins"), shares)),
            self._p("arena-even", even=self._percent(data["even"])) + self._table(heads, table),
            self._pairings(),
            self._differences(),
        ]
        points = {name: bot["points"] for name, bot in bots.items() if bot["points"]}
        if points:
            found.append(self._section("arena-sources", self._sources(points)))
        return [*found, self._ratings(), self._times(), self._rounds(data["rounds"]), self._forfeits()]

    def _difference(self, bot: dict[str, Any]) -> str:
        return wording.mean(self.cat, bot["difference"], wording.signed)

    def _differences(self) -> str:
        rows = [
            Row(name, bot["difference"]["mean"], bot["difference"]["interval"], 0.0, self._difference(bot))
            for name, bot in self.data["bots"].items()
            if bot["difference"]
        ]
        if not rows:
            return ""
        return self._section("arena-differences", charts.whiskers(self.cat("arena-differences"), rows, self._tick))

    def _pairings(self) -> str:
        pairs = self.data["pairings"]
        if not pairs:
            return ""
        named = [(self.cat("arena-against", one=pair["bots"][0], other=pair["bots"][1]), pair) for pair in pairs]
        table = [
            [
                name,
                self._count(pair["games"]),
                self._share(pair["win_share"]),
                self._percent(pair["even"]),
                self._share(pair["ahead"]),
                self._difference(pair),
            ]
            for name, pair in named
        ]
        heads = ("arena-pairing", "arena-games", "arena-won", "arena-if-even", "arena-ahead", "arena-difference")
        rows = [(name, pair["win_share"], pair["even"]) for name, pair in named]
        return self._section(
            "arena-pairings", self._shares(self.cat("arena-pairings"), rows), self._table(heads, table)
        )

    def _ratings(self) -> str:
        ratings = self.data["ratings"]
        if not ratings:
            return self._section("arena-rating", self._p("arena-no-rating")) if ratings is None else ""
        rows = [
            Row(
                bot,
                one["mu"],
                (one["mu"] - 2 * one["sigma"], one["mu"] + 2 * one["sigma"]),
                None,
                self._number(one["mu"]),
            )
            for bot, one in ratings.items()
        ]
        chart = charts.whiskers(self.cat("arena-rating"), rows, self._tick)
        return self._section("arena-rating", chart, self._p("arena-rating-about"))

    def _times(self) -> str:
        thoughts = {name: bot["thought_ms"] for name, bot in self.data["bots"].items() if bot["thought_ms"]}
        if not thoughts:
            return ""
        table = [
            [
                name,
                self._count(one["decisions"]),
                *(wording.short(self.cat, one[which]) for which in ("median", "mean", "worst")),
            ]
            for name, one in thoughts.items()
        ]
        heads = ("arena-bot", "arena-decisions", "arena-median", "arena-mean", "arena-worst")
        drawn = [self._histogram(name, one["bins"]) for name, one in thoughts.items()]
        return self._section("arena-time", self._table(heads, table), *drawn)

    def _histogram(self, name: str, bins: Sequence[tuple[float, int]]) -> str:
        """With the empty bins between the others; where there are very many, several make a column."""
        counts = {round(BINS * math.log10(start)): count for start, count in bins}
        first, last = min(counts), max(counts)
        wide = -(-(last + 1 - first) // _COLUMNS)
        columns = [
            (wording.short(self.cat, bin_start(start)), sum(counts.get(start + n, 0) for n in range(wide)))
            for start in range(first, last + 1, wide)
        ]
        title = self.cat("arena-thoughts", bot=name, factor=self.cat("arena-tick", number=bin_start(wide)))
        return tag("h3", text(title)) + charts.columns(title, columns, self._count)

    def _forfeits(self) -> str:
        if not self.data["forfeits"]:
            return ""
        cat = self.cat
        sums = [[one["bot"], cat(f"forfeit-{one['why']}"), self._count(one["games"])] for one in self.data["forfeits"]]
        told = [
            tag(
                "tr",
                *(tag("td", text(str(one[name]))) for name in ("number", "seed")),
                *(
                    tag("td", text(cell), class_="words")
                    for cell in (", ".join(one["seats"]), one["bot"], cat(f"forfeit-{one['why']}"), one["what"])
                ),
            )
            for one in self.data["forfeited"]
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
        if data["forfeits"]:
            found.append(self._p("lab-forfeits", games=sum(one["games"] for one in data["forfeits"])))
        names = [wording.heading(wording.settings(cat, data["game"], arm["settings"])) for arm in data["arms"]]
        if data["changes"]:
            found.append(self._changes(names))
        for name, arm in zip(names, data["arms"], strict=True):
            found.append(tag("h2", text(name)))
            found += self._effects(arm) if arm["games"] else []
        return [*found, self._forfeits()]

    def _changes(self, names: list[str]) -> str:
        arms = self.data["arms"]
        rows = [
            [
                self.cat(f"lab-{name}"),
                *(self._mean(arm[name]) for arm in arms),
                wording.mean(self.cat, change, wording.signed),
            ]
            for name, change in self.data["changes"].items()
        ]
        table = _table(["", *names, self.cat("lab-change")], rows)
        return self._section("lab-changes", table, module=wording.changed(self.cat, self.data["game"], arms))

    def _effects(self, arm: dict[str, Any]) -> list[str]:
        cat = self.cat
        sums = [[cat(f"lab-{name}"), self._mean(arm[name])] for name in ("score", "best", "margin", "rounds")]
        turns = {cat("lab-turn", number=n): one for n, one in enumerate(arm["turns"], 1)}
        found = [
            self._table(("", "lab-average"), sums),
            self._won("lab-seats", {cat("lab-seat", number=n): one for n, one in enumerate(arm["seats"], 1)}),
            self._won("lab-turns", turns, score=True),
        ]
        for kind, answers in arm["choices"].items():
            question = wording.question(cat, self.words, kind)
            note = wording.note(cat, self.words, kind)
            found.append(self._won("lab-choices", answers, True, True, note, question=question))
        points = {cat("lab-all"): arm["points"], cat("lab-winners"): arm["winners"], cat("lab-losers"): arm["losers"]}
        points |= {name: one["points"] for name, one in turns.items() if one}
        found.append(self._section("arena-sources", self._sources(points)))
        return [*found, self._rounds(arm["rounds"])]

    def _won(
        self,
        key: str,
        rows: dict[str, dict[str, Any] | None],
        score: bool = False,
        often: bool = False,
        note: str = "",
        **args: object,
    ) -> str:
        """Who won how often; with how many points, and how many they were, where that is to be told."""
        chart = self._shares(self.cat(key, **args), ((name, one, self.data["even"]) for name, one in rows.items()))
        lines = [
            [
                name,
                self._share(one),
                *([self._percent(one["often"])] if often else []),
                *([self._mean(one["score"])] if score else []),
            ]
            for name, one in rows.items()
            if one
        ]
        heads = ["", "arena-won", *(["lab-often"] if often else []), *(["arena-points"] if score else [])]
        said = [tag("p", text(note), class_="note")] if note else []
        return self._section(key, *said, chart, self._table(heads, lines), **args)


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = tag("tr", *(tag("th", text(name)) for name in heads))
    body = [tag("tr", *(tag("td", text(cell)) for cell in row)) for row in rows]
    return tag("table", tag("thead", head), tag("tbody", *body))
