"""What the options of modules 10 to 15 and 17 lead to, and words for those whose message would be long or bare here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from buonfresco.cli.fresco import facts
from buonfresco.cli.fresco.late_panels import bottle, treasure_mark
from buonfresco.cli.fresco.story import column_key, place_words, tile_paints, tile_value
from buonfresco.cli.menu import places
from buonfresco.engine.view import Option
from buonfresco.games.fresco import rules_of
from buonfresco.games.fresco.constants import COLUMNS
from buonfresco.games.fresco.paints import LETTERS, PAINT_ID
from buonfresco.games.fresco.view import View
from buonfresco.text import Catalogue


def own_words(view: View, option: Option, cat: Catalogue) -> str:
    """The terminal's own name for an option, or nothing."""
    found = places(option)
    if option.kind == "ill":
        counts = ill_places(option)
        return cat("label-ill", places=place_words(cat, counts, view.final)) if counts else cat("label-ill-none")
    if option.kind == "bottle":
        return cat("label-bottle", bottle=bottle(cat, facts.part(view, "medico")["display"][int(found["place"]) - 1]))
    if option.kind == "guild":
        taken = facts.part(view, "guild")[found["guild"]]
        return cat("label-guild", given=cat(f"paint-{found['paint']}"), taken=cat(f"paint-{taken}"))
    if option.kind == "lady_reserve":
        paints = tile_paints(rules_of(view), view.fresco[found["segment"]])
        return cat("label-reserve", segment=found["segment"], paints=paints)
    return ""


def _have(view: View, paint: str) -> int:
    return (view.players[view.seat].paints or {}).get(paint, 0) if view.seat is not None else 0


def _thalers(view: View) -> int:
    return (view.players[view.seat].thalers or 0) if view.seat is not None else 0


def below(view: View, segment: str, bishop: str, cat: Catalogue) -> Iterator[str]:
    """What comes to light with a fresco tile."""
    if facts.part(view, "favors") and bishop == segment:
        yield cat("outcome-favor")
    if facts.part(view, "dome") and facts.is_inner(segment):
        yield cat("outcome-dome")


# ---- illness ----------------------------------------------------------------------------------------------------


def ill_places(option: Option) -> dict[str, int]:
    """Where a plan puts ill apprentices: ``{"studio": 2}``."""
    found = places(option)
    return {place: int(found[place]) for place in COLUMNS if int(found.get(place, 0))}


def infected_beside(view: View, option: Option) -> int:
    """How many healthy ones would fall ill beside the ill ones."""
    plan = (view.players[view.seat].plan if view.seat is not None else None) or [0] * len(COLUMNS)
    return sum(plan[COLUMNS.index(place)] for place in ill_places(option))


def _ill(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-contagion", count=infected_beside(view, option))
    out = facts.mine(view, "medico")["ill"] - sum(ill_places(option).values())
    if out:
        yield cat("outcome-stay-out", count=out)


def _extra(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    """What can still infect the place he stands at."""
    place = places(option)["column"]
    if place == "fifth" and not view.final:
        yield cat("outcome-never-infected")
        return
    place = "cathedral" if place == "fifth" else place
    yield cat("outcome-infections", count=facts.part(view, "medico")["tiles"].get(place, 0))


def _give_up(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    one, ill = facts.mine(view, "medico"), places(option)["apprentice"] == "ill"
    all_own = rules_of(view).pack.stock.start.apprentices
    healthy = all_own - one["board"] - (not ill or not one["board"])
    yield cat("outcome-figures", healthy=healthy, ill=one["ill"] - ill)


def _bottle(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    price = facts.part(view, "medico")["prices"][int(places(option)["place"]) - 1]
    yield cat("outcome-buy", cost=price, left=_thalers(view) - price)


def _saint(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    paint = places(option)["paint"]
    yield cat("outcome-left", paint=cat(f"paint-{paint}"), count=_have(view, paint) - 1)


def _victim(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    if places(option)["apprentice"] == "own":
        yield cat("outcome-needs-bottle")
    elif rules_of(view).switches["medico.extra_infected"] == "returns":
        yield cat("outcome-extra-gone")
    else:
        yield cat("outcome-extra-swapped")


def _drink(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    portions, ill = int(places(option)["portions"]), facts.mine(view, "medico")["ill"]
    if portions:
        yield cat("outcome-heals", healed=min(portions, ill), ill=ill)


def _ill_acts(_view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-ill-acts")


# ---- favors and ladies ------------------------------------------------------------------------------------------


def _favor(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-one-of", count=sum(facts.part(view, "favors")["unseen"].values()))


def _marry(_view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-marry")


def _place_lady(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    """What she does there; and who might keep her from it, because he acts earlier and has such a lady, too."""
    found = places(option)
    plan = (view.players[view.seat].plan if view.seat is not None else None) or [0] * len(COLUMNS)
    here = plan[COLUMNS.index(found["column"])]
    yield cat(f"outcome-lady-{column_key(found['column'], view.final)}", apprentices=here)
    players = facts.part(view, "ladies")["players"]
    if view.seat in view.order:
        before = [one for one in view.order[: view.order.index(view.seat)] if one < len(players)]
        rivals = sum(found["lady"] in players[one]["ladies"] for one in before)
        if rivals:
            yield cat("outcome-lady-rivals", count=rivals)


def _reserve(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    tile = view.fresco[places(option)["segment"]]
    yield cat("outcome-points", points=tile_value(rules_of(view), tile))
    if payable(view, places(option)["segment"]):
        yield cat("outcome-payable")


def payable(view: View, segment: str) -> bool:
    cost = tile_paints(rules_of(view), view.fresco[segment])
    return all(_have(view, name) >= cost.count(LETTERS[PAINT_ID[name]]) for name in PAINT_ID)


def swapped(view: View, option: Option) -> dict[str, str]:
    """Paints of the two booths after a swap, by booth."""
    rules, found = rules_of(view), places(option)
    spots = [(booth, int(space) - 1) for booth, _, space in (found[one].partition(".") for one in ("space", "other"))]
    booths = {booth: list(view.booths[booth]) for booth, _ in spots}
    (one, first), (two, second) = spots
    booths[one][first], booths[two][second] = booths[two][second], booths[one][first]
    return {booth: " ".join(tile_paints(rules, tile) for tile in tiles if tile) for booth, tiles in booths.items()}


def _swap(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    for booth, tiles in swapped(view, option).items():
        yield cat("outcome-booth", booth=booth, tiles=tiles)


def _reset_mood(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    if view.seat is not None:
        yield cat("cli-mood-change", change=-view.players[view.seat].mood, mood=0)


# ---- catacombs --------------------------------------------------------------------------------------------------


def in_rooms(view: View, rooms: list[str], cat: Catalogue) -> str:
    """``B2 (S5), C2 (V4)``: what lies open there."""
    opened = facts.part(view, "catacombs")["rooms"]
    found = [(room, treasure_mark(view, opened[room], cat)) for room in rooms if room in opened]
    return ", ".join(cat("outcome-room", room=room, treasure=mark) for room, mark in found)


def _buy_map(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    maps = facts.form(view, "catacombs").map
    rooms = next((len(one.rooms) for one in maps if one.time == view.decision.about.get("time")), 0)
    yield cat("outcome-map", rooms=rooms)
    yield cat("outcome-buy", cost=1, left=_thalers(view) - 1)


def _map(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    if view.decision.kind == "leonardo_map":
        return  # there is only one, and the question says what it is
    rooms = facts.part(view, "catacombs")["marked"].get(places(option)["map"], [])
    yield cat("outcome-rooms", rooms=" ".join(rooms))
    yield cat("outcome-open", rooms=in_rooms(view, rooms, cat) or cat("outcome-open-none"))


def _explore(view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    assert view.decision is not None
    yield in_rooms(view, view.decision.about.get("rooms", []), cat)


def _explore_later(_view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-explore-later")


def _explore_not(_view: View, _option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("outcome-map-lost")


def _sell(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    yield cat("cli-thalers", thalers=facts.treasure(view, places(option)["treasure"]).sale)


def _keep(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    """What the whole collection gains by it."""
    kept = facts.mine(view, "catacombs")["kept"] or []
    gained = facts.hoard(view, [*kept, places(option)["treasure"]]) - facts.hoard(view, kept)
    yield cat("outcome-at-end", points=gained)


# ---- pews and guild ---------------------------------------------------------------------------------------------


def pew_beams(view: View, option: Option) -> list[int]:
    """Beams each of the pews takes, ascending: nobody can tell pews with equal ones apart."""
    pews = facts.part(view, "pews")["pews"]
    return sorted(pews[int(number) - 1] or 0 for number in places(option)["pews"].split("+"))


def pew_points(view: View, option: Option) -> tuple[int, int]:
    """The least and the most that pews can bring."""
    least = most = 0
    beams = pew_beams(view, option)
    for needed in set(beams):
        backs: list[int] = []
        for name, count in facts.part(view, "pews")["unseen"].items():
            if int(name.partition("/")[0]) == needed:
                backs += [int(name.partition("/")[2])] * count
        backs.sort()
        count = beams.count(needed)
        least += sum(backs[:count])
        most += sum(backs[-count:])
    return least, most


def _pews(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    least, most = pew_points(view, option)
    yield cat("outcome-beams", beams=sum(pew_beams(view, option)))
    yield cat("outcome-points", points=least) if least == most else cat("outcome-between", least=least, most=most)


def _guild(view: View, option: Option, cat: Catalogue) -> Iterator[str]:
    found = places(option)
    taken = facts.part(view, "guild")[found["guild"]]
    yield cat("outcome-left", paint=cat(f"paint-{found['paint']}"), count=_have(view, found["paint"]) - 1)
    yield cat("outcome-then", paint=cat(f"paint-{taken}"), count=_have(view, taken) + 1)


MORE: dict[str, Callable[[View, Option, Catalogue], Iterator[str]]] = {
    "ill": _ill,
    "extra": _extra,
    "give_up": _give_up,
    "bottle": _bottle,
    "saint": _saint,
    "falls_ill": _victim,
    "drink": _drink,
    "ill_acts": _ill_acts,
    "favor": _favor,
    "marry": _marry,
    "place_lady": _place_lady,
    "lady_reserve": _reserve,
    "lady_swap": _swap,
    "lady_mood": _reset_mood,
    "buy_map": _buy_map,
    "map": _map,
    "explore": _explore,
    "explore_later": _explore_later,
    "explore_not": _explore_not,
    "sell_treasure": _sell,
    "keep_treasure": _keep,
    "pews": _pews,
    "guild": _guild,
}
