"""What whoever plays in a page asks it."""

from __future__ import annotations

from typing import Final

# What the page shows, in one call: each costs time.
STATE: Final = """() => {
    const seen = found => [...found].filter(one => one.checkVisibility({visibilityProperty: true}));
    const all = query => seen(document.querySelectorAll(query));
    const todo = document.querySelector(".todo.yours");
    return {
        end: document.querySelector("main.end .podium") !== null,
        curtain: document.querySelector(".curtainfold") !== null,
        kind: todo?.dataset.kind ?? "",
        number: todo ? Number(todo.dataset.number) : -1,
        listed: all(".todo .opts .opt, .todo .ask > .opt").map(one => one.dataset.option),
        more: all(".todo .ask > button.pass").length > 0,
        lit: [...new Set(all(".target.lit[data-place]").map(one => one.dataset.place))],
        counters: all(".pm").length || all(".counter li").length,
        chosen: all(".todo .go").length > 0,
        busy: todo?.ariaBusy === "true",
        refused: document.querySelector(".todo .refused")?.textContent ?? "",
    };
}"""
# Something to do, other than what was done already.
READY: Final = """before => {
    const todo = document.querySelector(".todo.yours");
    return document.querySelector("main.end .podium, .curtainfold, .todo .refused") !== null
        || (todo !== null && Number(todo.dataset.number) !== before);
}"""
# What was asked is not asked any more.
DONE: Final = """before => Number(document.querySelector(".todo.yours")?.dataset.number ?? -1) !== before
    || document.querySelector(".todo .refused") !== null"""

# Something is chosen, or given at once.
TAKEN: Final = """asked => {
    const todo = document.querySelector(".todo");
    return todo?.querySelector(".go") != null || todo?.ariaBusy === "true" || Number(todo?.dataset.number) !== asked;
}"""
TOUCHED: Final = """([asked, place]) => {
    const todo = document.querySelector(".todo");
    return [...document.querySelectorAll(".target.sel")].some(one => one.dataset.place === place)
        || todo?.ariaBusy === "true" || Number(todo?.dataset.number) !== asked;
}"""

COUNTS: Final = "() => [...document.querySelectorAll('.pm b')].some(one => Number(one.textContent) > 0)"
LAID: Final = """() => document.querySelector('.piece.up') === null
    && document.querySelector('.todo').ariaBusy !== 'true'"""
# No answer is left out of the list.
ALL: Final = "() => document.querySelector('.todo .ask > button.pass') === null"
