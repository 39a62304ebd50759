"""Options in words, each with what it leads to. Read from the view alone."""

from __future__ import annotations

from buonfresco.cli.fresco import facts
from buonfresco.cli.fresco.late_labels import below, in_rooms
from buonfresco.cli.fresco.late_panels import treasure_mark
from buonfresco.cli.fresco.module_labels import MORE, after_restoration, own_words
from buonfresco.cli.fresco.story import column_key, plan_words, tile_paints, tile_value
from buonfresco.cli.menu import Label, places
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.board import BISHOP_BONUS, SEGMENT_ID
from buonfresco.games.fresco.pack import load_pack
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID, PAINTS, read_paints
from buonfresco.games.fresco.view import Leonardo, Player, View
from buonfresco.text import Catalogue


def label(view: View, option: Option, cat: Catalogue, short: bool = False) -> Label:
    """``short``: paints as letters, where a line would not hold the words."""
    describe = _LABELS.get(option.kind)
    if describe is not None:
        return describe(view, option, cat, short)
    more = MORE.get(option.kind)
    outcome = ", ".join(more(view, option, cat)) if more is not None else ""
    return Label(_words(view, option, cat), outcome)


def _words(view: View, option: Option, cat: Catalogue) -> str:
    """The message of the action, with what it points at as arguments; doing nothing has many names."""
    found = places(option)
    if "column" in found:
        found["column"] = column_key(found["column"], view.final)
    own = own_words(view, option, cat)
    if own:
        return own
    key = f"action-{option.kind}"
    return cat(key, **found) if key in cat else option.text


def about(view: View, cat: Catalogue) -> dict[str, object]:
    """What a question is about, as the arguments of its message."""
    assert view.decision is not None
    found: dict[str, object] = dict(view.decision.about)
    if "column" in found:
        found["column"] = column_key(str(found["column"]), view.final)
    if view.decision.kind == "leonardo_map":
        marked = facts.part(view, "catacombs")["marked"].get(found["map"], [])
        found |= {"marked": " ".join(marked), "rooms": in_rooms(view, marked, cat) or cat("outcome-open-none")}
    elif "rooms" in found:
        found["rooms"] = in_rooms(view, view.decision.about["rooms"], cat) or cat("outcome-open-none")
    if isinstance(found.get("found"), list):
        found["found"] = " ".join(treasure_mark(view, name, cat) for name in view.decision.about["found"])
    if view.decision.kind == "cathedral":
        cathedral = (facts.part(view, "medico") or {}).get("cathedral", {})
        found |= {"ill": cathedral.get("ill", 0), "acting": cathedral.get("acting", False)}
    if "certificate" in found:
        face = facts.certificate(view, str(found["certificate"]))
        found |= {"price": face.price, "points": face.points, "bells": face.bells}
    if found.get("window") and found["window"] != "altar":
        window = facts.window(view, str(found["window"]))
        found |= {"panes": window.panes, "points": window.points}
    return found


# ---- market -----------------------------------------------------------------------------------------------------


def goods(view: View, option: Option) -> str:
    """The letters of all paints a purchase brings."""
    letters = ""
    for target in option.targets:
        booth, _, space = target.partition(":")[2].partition(".")
        letters += tile_paints(rules_of(view), view.booths[booth][int(space) - 1] or "")
    return letters


def _buy(view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    me = _own(view)
    cost = (me.price or 0) * len(option.targets)
    booth = option.targets[0].partition(":")[2].partition(".")[0]
    text = cat("action-buy", booth=booth, paints=goods(view, option))
    outcome = cat("outcome-buy", cost=cost, left=(me.thalers or 0) - cost)
    spaces = [target.partition(":")[2] for target in option.targets]
    gold = sum(facts.arrow(view, space) for space in spaces)
    beams = facts.beams(view, [view.booths[booth][int(space.partition(".")[2]) - 1] for space in spaces])
    outcome += f", {cat('outcome-gold', gold=gold)}" if gold else ""
    return Label(text, f"{outcome}, {cat('outcome-beams-come', beams=beams)}" if beams else outcome)


def _close(_view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    return Label(cat("action-close", booth=places(option)["booth"]), "")


# ---- cathedral --------------------------------------------------------------------------------------------------


def bonus(view: View, option: Option) -> int:
    found = places(option)
    assert view.decision is not None
    gained = BISHOP_BONUS[SEGMENT_ID[found.get("bishop", view.bishop)]][SEGMENT_ID[found["segment"]]]
    return gained + facts.portraits(view, view.decision.actor, "abbot") if gained else 0


def points(view: View, option: Option) -> int:
    """What a restoration brings, before windows, gold and cards."""
    if option.kind == "restore":
        return tile_value(rules_of(view), view.fresco[places(option)["segment"]]) + bonus(view, option)
    return rules_of(view).altar_values[read_paints(option.text.split()[1])]


def _restore(view: View, option: Option, cat: Catalogue, short: bool) -> Label:
    found = places(option)
    tile = view.fresco[found["segment"]]
    paints = _paints(tile_paints(rules_of(view), tile), short)
    assert view.decision is not None
    if view.decision.actor != view.seat:
        text = cat("action-leonardo", segment=found["segment"], paints=paints)
    elif "bishop" in found:
        text = cat("action-restore-step", segment=found["segment"], bishop=found["bishop"], paints=paints)
    else:
        text = cat("action-restore", segment=found["segment"], paints=paints)
    extra = bonus(view, option)
    value = tile_value(rules_of(view), tile)
    said = cat("outcome-points-bonus", points=value, bonus=extra, total=value + extra)
    outcome = said if extra else cat("outcome-points", points=value)
    follows = list(after_restoration(view, option, bool(extra), cat))
    gained = 0 if follows else value + extra  # what follows may change the sum
    said = _with_space(view, outcome, gained, "bishop" in found, cat)
    uncovered = below(view, found["segment"], found.get("bishop", view.bishop), cat)
    return Label(text, ", ".join([said, *follows, *uncovered]))


def _altar(view: View, option: Option, cat: Catalogue, short: bool) -> Label:
    found = places(option)
    paints = _paints(option.text.split()[1], short)
    if "bishop" in found:
        text = cat("action-altar-step", paints=paints, bishop=found["bishop"])
    else:
        text = cat("action-altar", paints=paints)
    outcome = cat("outcome-points", points=points(view, option))
    glass = facts.mine(view, "glaziers").get("glass")
    gained = 0 if glass else points(view, option)
    said = _with_space(view, outcome, gained, "bishop" in found, cat)
    return Label(text, f"{said}, {cat('outcome-altar-glass')}" if glass else said)


def _paints(letters: str, short: bool) -> str:
    return "+".join(letters) if short and len(letters) > 1 else letters


def _with_space(view: View, outcome: str, gained: int, step: bool, cat: Catalogue) -> str:
    """``gained`` is 0 where the sum is not certain yet."""
    assert view.decision is not None
    painters = _painters(view)
    space = painters[view.decision.actor].score + gained
    others = [other.space for number, other in enumerate(painters) if number != view.decision.actor]
    parts = [outcome]
    if step:
        parts.append(cat("outcome-thaler"))
    if gained and space in others:
        parts.append(cat("outcome-taken", space=space))
    lady = facts.lady_ahead(view, space - gained, space) if gained and view.decision.actor == view.seat else ""
    if lady:
        parts.append(cat("outcome-lady", lady=lady))
    return ", ".join(parts)


# ---- other places -----------------------------------------------------------------------------------------------


def _wake(view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    time = int(places(option)["time"])
    assert view.decision is not None
    if view.decision.actor != view.seat:
        return Label(cat("action-wake", time=time), "")  # Leonardo has no mood and pays nothing
    row = next(row for row in load_pack(view.config["pack"]).board.hostel if row.time == time)
    return Label(cat("action-wake", time=time), cat("outcome-wake", mood=row.mood, price=row.price))


def _plan(view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    spread = [int(count) for count in option.text.split()[1].split("-")]
    return Label(plan_words(cat, spread, view.final, _own(view).covers or {}), "")


def _blend(view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    paint = places(option)["paint"]
    recipe = rules_of(view).blends[PAINT_ID[paint]]
    have = _own(view).paints or {}
    left = [PAINTS[part] for part in recipe]
    outcome = cat(
        "outcome-blend",
        one=cat(f"paint-{left[0]}"),
        one_left=have.get(left[0], 0) - 1,
        two=cat(f"paint-{left[1]}"),
        two_left=have.get(left[1], 0) - 1,
        paint=cat(f"paint-{paint}"),
        count=have.get(paint, 0) + 1,
    )
    return Label(cat("action-blend", paint=paint, **{"from": "".join(LETTERS[part] for part in recipe)}), outcome)


def _landing(view: View, option: Option, cat: Catalogue, _short: bool) -> Label:
    """The points are counted before the painter moves, so their sum is the space that turned out to be taken."""
    assert view.decision is not None
    painters = _painters(view)
    actor = view.decision.actor
    taken = {painter.space for number, painter in enumerate(painters) if number != actor}
    space = view.decision.about.get("space") or sum(painters[actor].points.values())
    while space in taken:
        space += 1 if option.kind == "front" else -1
    return Label(cat(f"action-{option.kind}"), cat("outcome-space", space=space))


def _painters(view: View) -> list[Player | Leonardo]:
    return [*view.players, view.leonardo] if view.leonardo else [*view.players]


def _own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


_LABELS = {
    "wake": _wake,
    "plan": _plan,
    "buy": _buy,
    "close": _close,
    "restore": _restore,
    "altar": _altar,
    "blend": _blend,
    "front": _landing,
    "behind": _landing,
}
