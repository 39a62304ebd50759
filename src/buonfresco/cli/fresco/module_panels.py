"""One panel for each module: what everybody sees of it, and what lies behind the viewer's own screen.

Modules 10 to 17 are in late_panels.py.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from buonfresco.cli.fresco import late_panels
from buonfresco.cli.fresco.panels import MORNING, Desk, Draw, Panel, Row, unknown, when
from buonfresco.cli.fresco.story import tile_paints, wall_tile
from buonfresco.cli.layout import Cell
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.paints import BLENDS, LETTERS, PAINT_ID, PAINTS
from buonfresco.games.fresco.view import View

_BOARD_ONLY: frozenset[str] = frozenset()


def panels(view: View, desk: Desk) -> list[Panel]:
    """One for each module in play."""
    found = []
    for key, part in view.modules.items():
        draw = PANELS.get(key)
        found.append(draw(view, part, desk) if draw is not None else unknown(view, key, part, desk))
    return found


def _mine(view: View, part: Any) -> Any:
    return part["players"][view.seat] if view.seat is not None else None


def letters(counts: dict[str, int]) -> str:
    """``{"yellow": 2, "red": 1}`` as YYR."""
    return "".join(LETTERS[PAINT_ID[paint]] * count for paint, count in counts.items())


# ---- 1 to 3 -----------------------------------------------------------------------------------------------------


def portraits(_view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    here = when("studio", "portrait", "leonardo_portrait", "merchant_paints")
    pieces = [cat.name(card, of="portrait") for card in part["open"]]
    pieces.append(cat("panel-pile", count=sum(part["pile"].values())))
    owned = []
    for one in part["players"]:
        names = [_short(card, desk) for card in one["owned"]]
        owned.append([*names, cat("panel-sexton")] if one["sexton_left"] else names)
    gone = [cat("panel-removed", things=", ".join(_short(card, desk) for card in part["removed"]))]
    return Panel(
        [
            Row(cat("panel-portraits"), pieces, here),
            Row(cat("panel-owned"), desk.owners(owned), here | {"cathedral"}),
            Row("", gone if part["removed"] else [], _BOARD_ONLY),
        ]
    )


def _short(card: str, desk: Desk) -> str:
    key = f"panel-portrait-{card}"
    return desk.cat(key) if key in desk.cat else desk.cat.name(card, of="portrait")


def requests(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    stacks = []
    for kind, points in part["stacks"].items():
        shown = " ".join(map(str, points)) or desk.term.glyphs.restored
        stacks.append(cat("panel-stack", kind=cat(f"panel-request-{kind}"), points=shown))
    had = [[cat(f"panel-request-{name.split()[0]}") for name in one["requests"]] for one in part["players"]]
    own = []
    if view.seat is not None and view.players[view.seat].tiles:
        stacked = _mine(view, part)["stacked"]
        seals = [part["seals"][tile] or "-" for tile in view.players[view.seat].tiles if tile not in stacked]
        own = [cat("panel-seals", seals=" ".join(seals) or "0")]
    return Panel(
        [
            Row(
                cat("panel-requests"),
                [*stacks, *desk.owners(had), *own],
                when("workshop", "blend", "leonardo_request", "request_tile"),
            )
        ]
    )


def special_blends(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    recipes: list[Cell] = []
    for result, (one, two) in rules_of(view).blends.items():
        if result not in BLENDS:
            recipe = Text(cat(f"paint-{PAINTS[result]}") + " ")
            recipe.append_text(desk.term.letters(LETTERS[result])).append(" = ")
            recipes.append(recipe.append_text(desk.term.letters(f"{LETTERS[one]}+{LETTERS[two]}")))
    gone = " ".join(tile_paints(rules_of(view), tile) for tile in part["removed"])
    return Panel(
        [
            Row(cat("panel-blends"), recipes, when("workshop", "blend")),
            Row("", [cat("panel-removed", things=gone)] if gone else [], _BOARD_ONLY),
        ]
    )


# ---- 4, 5, 16: around the market --------------------------------------------------------------------------------

_MARKET_CARDS = ("throw", "pennies", "free_paint", "lucky_guy")


def wishing_well(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    pieces = [cat("panel-well", pennies=part["well"]), cat("panel-wishes", cards=part["pile"])]
    placed = [[str(one["placed"])] if one["placed"] else [] for one in part["players"]]
    shown = desk.owners(placed)
    if shown:
        pieces.append(cat("panel-placed", pennies=", ".join(shown)))
    rows = [
        Row(cat("panel-wishing_well"), pieces, when("market", *_MARKET_CARDS)),
        Row(
            "",
            [
                cat("panel-supply", count=part["supply"]),
                *([cat("panel-removed", things=_wishes(part["used"], desk))] if part["used"] else []),
            ],
            _BOARD_ONLY,
        ),
    ]
    mine = _mine(view, part)
    if mine is None or mine["pennies"] is None:
        return Panel(rows)
    own = [cat("panel-pennies", count=mine["pennies"])]
    if mine["cards"]:
        own.append(cat("panel-cards", cards=_wishes(mine["cards"], desk)))
    return Panel(rows, own)


def _wishes(cards: dict[str, int], desk: Desk) -> str:
    cat, names = desk.cat, []
    for card, count in cards.items():
        picture = card.removeprefix("free_paint_")
        name = cat("panel-free_paint", paints=picture) if picture != card else cat.name(card, of="wish")
        names.append(name if count == 1 else cat("panel-times", count=count, thing=name))
    return ", ".join(names)


def leaf_gold(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    paint = part["disc"]
    disc = Text(cat("panel-disc", paint=cat(f"paint-{paint}")) + " ")
    disc.append_text(desk.term.letters(LETTERS[PAINT_ID[paint]]))
    arrows = ", ".join(f"{space} +{gold}" for space, gold in part["arrows"].items())
    here = when("market", "cathedral", "gild")
    rows = [
        Row(cat("panel-leaf_gold"), [disc, cat("panel-arrows", arrows=arrows)], here),
        Row("", [cat("panel-supply", count=part["supply"])], _BOARD_ONLY),
    ]
    mine = _mine(view, part)
    own = [cat("panel-gold", count=mine["gold"])] if mine is not None and mine["gold"] is not None else []
    return Panel(rows, own)


def black_market(view: View, part: Any, desk: Desk) -> Panel:
    tiles: list[Cell] = [desk.term.letters(tile_paints(rules_of(view), tile)) for tile in part["barrel"]]
    return Panel([Row(desk.cat("panel-black_market"), tiles, when("market"))])


# ---- 6: glass and windows ---------------------------------------------------------------------------------------


_ABOUT_GLASS = frozenset({"window", "glaze", "glass", "plan_glaziery"})


def glaziers(view: View, part: Any, desk: Desk) -> Panel:
    cat, form = desk.cat, rules_of(view).pack.extra["glaziers"]
    glass: list[Cell] = []
    for kind in form.glass:
        letter = LETTERS[PAINT_ID[kind.id]]
        count = part["offer"].get(kind.id, 0)
        if count:
            shown = Text(f"{count}× ").append_text(desk.term.letters(letter))
            glass.append(shown.append(" " + cat("panel-price", price=kind.price)))
    penalties = " ".join(f"{LETTERS[PAINT_ID[kind.id]]} {kind.penalty}" for kind in form.glass)
    worth = {window.id: window for window in form.window}
    bench: list[Cell] = []
    for place, (name, price) in enumerate(zip(part["bench"], part["prices"], strict=False), start=1):
        shown = Text(f"{place}: ").append_text(desk.term.letters(worth[name].panes))
        bench.append(shown.append(f" {worth[name].points} ({price})"))
    bench.append(cat("panel-faces-windows"))
    rows = [
        Row(cat("panel-glass"), glass, MORNING | {"glass"}),
        Row(cat("panel-bench"), bench, when("cathedral", "window", "leonardo_cathedral", "glass")),
        Row("", [cat("panel-penalties", penalties=penalties)], _ABOUT_GLASS),
    ]
    mine = _mine(view, part)
    own: list[Cell] = []
    if mine is not None and mine["glass"]:
        own.append(Text(cat("panel-own-glass") + " ").append_text(desk.term.letters(letters(mine["glass"]))))
    return Panel(rows, own)


# ---- 7 and 8 ----------------------------------------------------------------------------------------------------


def scrolls(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    played = desk.owners([one["played"] for one in part["players"]])
    mine = _mine(view, part)
    own = []
    if mine is not None:
        held = [cat(f"panel-scroll-{line}", line=mine[line]) for line in ("row", "column") if mine[line]]
        own = [cat("panel-own-scrolls", scrolls=cat.join(held))] if held else []
    return Panel([Row(cat("panel-scrolls"), played, when("cathedral", "scroll"))], own)


_DEBTS = ("certificate", "payment", "instalment", "last_payment", "plan_audience")


def bells(view: View, part: Any, desk: Desk) -> Panel:
    cat = desk.cat
    shown = [" ".join([*part["display"], cat("panel-faces")])] if part["display"] else []
    have = []
    for one in part["players"]:
        things = [cat("panel-count", count=one["count"])] if one["count"] else []
        debts = [cat("panel-debt", certificate=debt["certificate"], debt=debt["debt"]) for debt in one["open"]]
        have.append(things + debts)
    left = part["pile"]["count"]
    rows = [
        Row(cat("panel-bells"), [*shown, cat("panel-pile", count=left)] if shown or left else [], when(*_DEBTS)),
        Row(cat("panel-certificates"), desk.owners(have), when(*_DEBTS)),
        Row("", [cat("panel-returned", things=" ".join(part["returned"]))] if part["returned"] else [], _BOARD_ONLY),
    ]
    mine = _mine(view, part)
    if mine is None or not mine["certificates"]:
        return Panel(rows)
    faces = {one.id: one.bells for one in rules_of(view).pack.extra["bells"].certificate}
    count = sum(faces[name] for name in mine["certificates"])
    return Panel(rows, [cat("panel-own-bells", certificates=" ".join(mine["certificates"]), bells=count)])


# ---- 9 ----------------------------------------------------------------------------------------------------------


def wall_fresco(view: View, part: Any, desk: Desk) -> Panel:
    """Row by row; what is finished is a dot, so one sees where the next section can be."""
    cat, form = desk.cat, rules_of(view).pack.extra["wall_fresco"].wall
    names = [[f"{chr(ord('a') + column)}{row + 1}" for column in range(form.columns)] for row in range(form.rows)]
    wall = part["wall"]
    grid = Text()
    for number, sections in enumerate(names, start=1):
        grid.append(f"{'  ' if number > 1 else ''}{number} ", "dim")
        for name in sections:
            grid.append_text(desk.term.letters(LETTERS[PAINT_ID[wall[name]]]) if name in wall else _dot(desk))
    reach = [name for name in wall if any(near not in wall for near in _near(names, name))]
    next_ones = Text(cat("panel-reach") + " ")
    for number, name in enumerate(reach):
        next_ones.append(", " if number else "").append(f"{name} ")
        next_ones.append_text(desk.term.letters(LETTERS[PAINT_ID[wall[name]]]))
    have = []
    for one in part["players"]:
        tiles = [
            wall_tile(cat, sort) if count == 1 else cat("panel-times", count=count, thing=wall_tile(cat, sort))
            for sort, count in one["tiles"].items()
        ]
        have.append([*tiles, *[cat("panel-exchange", paint=cat(f"paint-{paint}")) for paint in one["exchange"]]])
    here = when("wall", "plan_wall")
    return Panel(
        [
            Row(cat("panel-wall_fresco"), [grid, next_ones] if reach else [], here),
            Row(cat("panel-wall-tiles"), desk.owners(have), here | {"workshop", "blend", "request_tile"}),
        ]
    )


def _dot(desk: Desk) -> Text:
    return Text(desk.term.glyphs.restored, style="dim")


def _near(names: list[list[str]], name: str) -> list[str]:
    row = next(number for number, sections in enumerate(names) if name in sections)
    column = names[row].index(name)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [names[r][c] for r, c in around if 0 <= r < len(names) and 0 <= c < len(names[0])]


PANELS: dict[str, Draw] = {
    "portraits": portraits,
    "requests": requests,
    "special_blends": special_blends,
    "wishing_well": wishing_well,
    "leaf_gold": leaf_gold,
    "glaziers": glaziers,
    "scrolls": scrolls,
    "bells": bells,
    "wall_fresco": wall_fresco,
    "black_market": black_market,
    **late_panels.PANELS,
}
