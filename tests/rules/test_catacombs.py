"""Module 13, Catacombs (M13): components, setup, and buying maps."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import ORTHOGONAL, SEGMENT_ID
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import asked, sleepers, thalers, told
from tests.rules.table import refused
from tests.support import PRESETS, rule, texts

COLUMNS = ("market", "cathedral", "studio", "workshop", "fifth")
MAPS = {  # the stand-ins of the rules file: rooms as row and column (M13-MAP-04)
    5: "5a 11 12 13 21; 5b 14 15 24 25; 5c 22 23 31 32; 5d 34 35 43 44; 5e 41 42 51 52; 5f 45 53 54 55",
    6: "6a 11 12 21; 6b 13 22 23; 6c 14 15 25; 6d 24 34 35; 6e 31 32 42; 6f 43 44 53; 6g 41 51 52; 6h 45 54 55",
    7: "7a 11 12; 7b 15 25; 7c 54 55; 7d 41 51; 7e 31 32; 7f 34 35; 7g 23 33; 7h 33 43",
}


def room(digits: str) -> str:
    """Row 1 is next to the altar, column 1 the leftmost: 12 is B1."""
    return "ABCDE"[int(digits[1]) - 1] + digits[0]


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


def seen(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer).modules["catacombs"]
    return found


def own(game: Fresco, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = seen(game, seat)["players"][seat]
    return found


def ceiling(*restored: str) -> dict[str, str]:
    """The fresco without the tiles of these segments."""
    laid = fresco.position(3).view().fresco
    return {segment: tile for segment, tile in laid.items() if segment not in restored}


def site(
    phase: str,
    *sheets: dict[str, str],
    rooms: dict[str, str] | None = None,
    restored: tuple[str, ...] = (),
    people: tuple[dict[str, Any], ...] = (),
    players: int = 3,
    modules: tuple[int, ...] = (13,),
    part: dict[str, Any] | None = None,
    others: dict[str, Any] | None = None,
    **words: Any,
) -> Fresco:
    """Painters with maps on their sheets; open rooms with tiles, further restored segments are empty."""
    tiles = rooms or {}
    painters = 3 if players == 2 else players
    laid = [*sheets, *[{} for _ in range(painters - len(sheets))]]
    everybody: list[dict[str, Any]] = []
    for painter in range(painters):
        given = people[painter] if painter < len(people) else {}
        one: dict[str, Any] = {"space": 10 + 20 * painter, "wake": 5 + painter}
        if painter < players:
            one |= {"plan": [1, 1, 1, 1, 1], "covers": dict.fromkeys(laid[painter], "map"), "paints": ""}
        everybody.append({**one, **given})
    own = {"open": tiles, "laid": laid, **(part or {})}
    said = {name: value for name, value in own.items() if value is not None}
    slices = {"catacombs": said, **(others or {})}
    words.setdefault("fresco", ceiling(*tiles, *restored))
    return fresco.position(players, modules=modules, painters=everybody, slices=slices, phase=phase, **words)


# ---- components ---------------------------------------------------------------------------------------------------


@rule("M13-SETUP-01", "M13-TREAS-01")
def test_the_tiles_of_the_pack() -> None:
    form = load_pack("standard").extra["catacombs"]
    table = {(t.kind, t.volume, t.sale, t.points, t.mood): t.count for t in form.tile}
    writings = {("writing", volume, 2, 0, mood): 1 for volume, sign in zip(range(1, 6), (1, 1, 2, 2, 3), strict=True)
                for mood in (0, sign)}  # fmt: skip
    statues = {("statue", 0, 5, 5, 0): 3, ("statue", 0, 4, 4, 0): 3, ("statue", 0, 3, 3, 0): 2}
    assert table == {**writings, **statues, ("chalice", 0, 4, 3, 0): 4, ("chalice", 0, 3, 2, 0): 3}
    assert sum(table.values()) == 25


@rule("M13-MAP-01", "M13-MAP-02", "M13-MAP-04", "M13-SETUP-03")
def test_the_maps_of_the_pack() -> None:
    form = load_pack("standard").extra["catacombs"]
    wanted = {}
    for time, text in MAPS.items():
        for entry in text.split("; "):
            name, *digits = entry.split()
            wanted[name] = (time, [room(two) for two in digits])
    assert {one.id: (one.time, one.rooms) for one in form.map} == wanted
    assert Counter((one.time, len(one.rooms)) for one in form.map) == {(5, 4): 6, (6, 3): 8, (7, 2): 8}


@rule("M13-MAP-01")
def test_the_stand_in_maps_are_fair() -> None:
    """Connected groups; 5 and 6 o'clock cover all but the center once; every room is on two or three maps."""
    form = load_pack("standard").extra["catacombs"]
    marks = Counter(name for one in form.map for name in one.rooms)
    assert Counter(marks.values()) == {3: 14, 2: 11}
    for time in (5, 6):
        assert Counter(name for one in form.map if one.time == time for name in one.rooms) == dict.fromkeys(
            set(SEGMENT_ID) - {"C3"}, 1
        )
    for one in form.map:
        numbers = [SEGMENT_ID[name] for name in one.rooms]
        reached = numbers[:1]
        for _ in numbers:
            reached += [n for n in numbers if n not in reached and set(ORTHOGONAL[n]) & set(reached)]
        assert sorted(reached) == sorted(numbers), one.id


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M13-SETUP-01", "M13-SETUP-03", "M13-SETUP-05", "X-SETUP-02")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_set_for_any_number_of_players(players: int, preset: str) -> None:
    game = fresco.new_game(players, modules=[13], seed=1, preset=preset)
    for viewer in (None, 0):
        table = seen(game, viewer)
        assert table["stacks"] == {"5": 6, "6": 8, "7": 8}
        assert (table["unseen"], table["rooms"], table["sold"], table["used"]) == (25, {}, [], [])
        assert len(game.view().fresco) == 25  # the center too
    assert [own(game, seat)["maps"] for seat in range(players)] == [[]] * players


@rule("M13-SETUP-01")
def test_any_tile_may_lie_under_any_segment() -> None:
    found = set()
    for seed in range(60):
        game = site("cathedral", people=({"paints": "YRB"},), fresco={"A1": "3YR", "C3": "11GOP-1"}, seed=seed)
        game.apply("restore A1")
        found.add(seen(game)["rooms"]["A1"])
    assert len(found) == 2  # of two unseen tiles


@rule("M13-SETUP-04")
def test_nobody_knows_the_order_of_a_stack() -> None:
    bought = set()
    for seed in range(80):
        game = waking(seed=seed)
        game.apply_all(["wake 6", "buy map"])
        bought.add(own(game, 2)["maps"][0])
    assert bought == {f"6{letter}" for letter in "abcdefgh"}


# ---- buying -------------------------------------------------------------------------------------------------------


def waking(*painters: dict[str, Any], part: dict[str, Any] | None = None, players: int = 3, **words: Any) -> Fresco:
    """Seat 2 is the rearmost and chooses first, then seat 1, then seat 0."""
    people = sleepers(*[painters[seat] if seat < len(painters) else {} for seat in range(3)])
    for seat, one in enumerate(people):
        one["space"] = 30 - 10 * seat
    slices = {"catacombs": part or {}}
    return fresco.position(players, modules=[13], painters=people, slices=slices, phase="wake", **words)


@rule("M13-WAKE-01", "M13-WAKE-02", "M13-EX-01")
@pytest.mark.parametrize("time", [5, 6, 7])
def test_a_map_for_one_thaler_at_each_of_the_three_times(time: int) -> None:
    game = waking({}, {}, {"thalers": 4}, draws=[f"map {time}b"])
    game.apply(f"wake {time}")
    assert (asked(game), kind(game), texts(game)) == (2, "map", ["buy map", "pass"])
    decision = game.view(2).decision
    assert decision is not None
    assert decision.about == {"time": time, "left": 6 if time == 5 else 8}
    events = game.apply("buy map")
    assert (thalers(game, 2), own(game, 2)["maps"]) == (3, [f"{time}b"])
    assert seen(game)["stacks"][str(time)] == (5 if time == 5 else 7)
    assert [event.data for event in told(events, "map_bought")] == [{"time": time}]


@rule("M13-WAKE-01", "X-ACT-05")
def test_a_purchase_may_be_declined() -> None:
    game = waking()
    game.apply_all(["wake 5", "pass"])
    assert (thalers(game, 2), own(game, 2)["maps"], seen(game)["stacks"]["5"]) == (12, [], 6)
    assert (asked(game), kind(game)) == (1, "wake_time")


@rule("M13-WAKE-03")
def test_one_map_per_player_and_round() -> None:
    game = waking()
    game.apply_all(["wake 5", "buy map"], 2)
    assert (asked(game), kind(game)) == (1, "wake_time")
    reason = game.explain("buy map")
    assert reason is not None


@rule("M13-WAKE-04")
@pytest.mark.parametrize("time", [8, 9])
def test_other_times_offer_none(time: int) -> None:
    game = waking()
    game.apply(f"wake {time}")
    assert kind(game) == "wake_time"


@rule("M13-WAKE-04", "M13-WAKE-08")
def test_an_empty_stack_offers_none_and_is_never_refilled() -> None:
    used = [f"5{letter}" for letter in "abcdef"]
    game = waking(part={"used": used[:4], "maps": [used[4:], [], []]})
    game.apply("wake 5")
    assert (kind(game), seen(game)["stacks"]) == ("wake_time", {"5": 0, "6": 8, "7": 8})
    game.apply("wake 6")
    assert kind(game) == "map"


@rule("M13-WAKE-04")
def test_who_has_no_thaler_cannot_buy() -> None:
    game = waking({}, {}, {"thalers": 0})
    game.apply("wake 5")
    assert (kind(game), game.log.inputs) == ("wake_time", ["2 wake 5"])  # nothing was asked


@rule("M13-WAKE-04", "X-THAL-03", "M8-PAY-11")
def test_only_free_thalers_buy_a_map() -> None:
    """Thalers on a certificate are spent."""
    bells = {"open": [[], [], [["3-3-2a", 1]]]}
    people = sleepers({}, {}, {"thalers": 0})
    for seat, one in enumerate(people):
        one["space"] = 30 - 10 * seat
    game = fresco.position(3, modules=[8, 13], painters=people, slices={"bells": bells}, phase="wake")
    game.apply("wake 5")
    assert kind(game) == "wake_time"


@rule("M13-WAKE-05", "M13-WAKE-07", "X-INFO-01", "X-INFO-02")
def test_the_map_is_the_buyers_secret_its_time_is_not() -> None:
    games = [waking(draws=[f"map {name}"]) for name in ("5a", "5f")]
    for game in games:
        game.apply("wake 5")
        events = game.apply("buy map")
        assert [event.kind for event in events.seen_by(0)] == ["paid", "map_bought"]
        assert [event.kind for event in events.seen_by(None)] == ["paid", "map_bought"]
        assert [event.kind for event in events.seen_by(2)] == ["paid", "map_bought", "map_seen"]
        for viewer in (None, 0, 1):
            assert seen(game, viewer)["players"][2] == {"times": [5], "maps": None, "laid": {}, "kept": None}
            assert seen(game, viewer)["marked"] == {}
    assert [seen(game, 2)["marked"] for game in games] == [
        {"5a": ["A1", "B1", "C1", "A2"]},
        {"5f": ["E4", "C5", "D5", "E5"]},
    ]
    assert games[0].hash() != games[1].hash()
    for viewer in (None, 0, 1):
        assert games[0].view(viewer).to_json() == games[1].view(viewer).to_json()
        assert games[0].sample(viewer, 3).hash() == games[1].sample(viewer, 3).hash()


@rule("M13-WAKE-07")
def test_before_the_purchase_even_the_buyer_sees_only_the_time() -> None:
    game = waking()
    game.apply("wake 7")
    assert "7a" not in game.view(2).to_json()
    assert seen(game, 2)["stacks"] == {"5": 6, "6": 8, "7": 8}


@rule("M13-WAKE-06", "X-WAKE-01", "M4-WAKE-01")
def test_time_mood_busker_apprentices_then_the_map() -> None:
    people = sleepers({}, {}, {"mood": 1})
    for seat, one in enumerate(people):
        one["space"] = 30 - 10 * seat
    well = {"wishing_well": {"hands": [{}, {}, {"busker": 1}]}}
    game = fresco.position(3, modules=[4, 13], painters=people, slices=well, phase="wake")
    events = list(game.apply("wake 5"))
    assert kind(game) == "busker"
    events += game.apply("busker")
    assert kind(game) == "map"
    order = [event.kind for event in events]
    assert [name for name in order if name in ("woke", "cheered", "counted")] == ["woke", "cheered", "cheered"]
    assert game.view().players[2].mood == 1 - 3 + 1
    game.apply("buy map")
    assert (asked(game), kind(game)) == (1, "wake_time")  # only then the next one chooses


@rule("M13-WAKE-06")
def test_the_apprentices_are_settled_before_the_map() -> None:
    game = waking({}, {}, {"mood": 0, "apprentices": 5})
    events = game.apply("wake 5")  # three steps down: one apprentice less
    assert [event.data["apprentices"] for event in told(events, "counted")] == [4]
    assert kind(game) == "map"


@rule("M13-WAKE-08")
def test_any_number_of_maps_may_be_held_and_none_is_given_back() -> None:
    hand = [f"{time}{letter}" for time, letter in itertools.product((6, 7), "abcdefg")]
    game = waking(part={"maps": [[], [], hand]})
    game.apply_all(["wake 5", "buy map"])
    assert len(own(game, 2)["maps"]) == 15
    game.apply_all(["wake 8"])
    game.apply_all(["wake 9"])
    assert len(own(game, 2)["maps"]) == 15
    assert not any("return" in action.text or "trade" in action.text for action in game.codec.actions)


def test_wrong_words_about_maps_are_answered_with_the_rule() -> None:
    game = waking()
    game.apply("wake 5")
    for text, rule_id in {"map 5a": "M13-PLAN-01", "sell everything": "M13-TREAS-02", "explore": "M13-EXPL-06"}.items():
        reason = game.explain(text)
        assert reason is not None
        assert (reason.rule, "For example:" in reason.text()) == (rule_id, True)
    refused(game, "wake 6", "B-WAKE-02")
    refused(game, "map 5a on studio", "M13-PLAN-01")
