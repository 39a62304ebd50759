"""Hidden information never leaks: what differs only where a seat cannot look is the same for it, byte for byte."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from buonfresco.engine.events import Events
from buonfresco.engine.fields import PUBLIC
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from buonfresco.games.cards.state import FIELDS as DECLARED
from tests.cards.table import acting, asked, play_out, random_game, state
from tests.support import rule

# Every field of a position: open to all; hidden, in part or as a whole; or told by events alone. A new field must say.
TOLD = ("favoured", "rotations")  # public, but told by events, not shown by views
FIELDS = {
    field.name: "hidden" if field.seen is not PUBLIC else "told" if field.name in TOLD else "open"
    for field in DECLARED.fields
} | {"stack": "open"}


def back(name: str) -> str:
    return name.split("-")[0] if name.count("-") == 2 else "market"


def redealt(game: Cards, viewer: int | None, rng: random.Random) -> Cards:
    """The same position with other cards where the viewer cannot look: same backs, same numbers, same top cards.

    Who is asked something that depends on his hand keeps it: that he is asked shows.
    """
    saved = json.loads(game.to_json())
    data = saved["state"]
    depending = {frame[2] for frame in data["stack"] if frame[0] in ("pay", "more", "give")}
    hidden = [seat for seat in range(len(data["painters"])) if seat != viewer and seat not in depending]
    for pile, face_down in data["piles"].items():
        below = data["discards"][pile][:-1]
        held = [[n for n in data["painters"][seat].get("hand", []) if back(n) == pile] for seat in hidden]
        pool = [*face_down, *below, *(name for own in held for name in own)]
        rng.shuffle(pool)
        for seat, own in zip(hidden, held, strict=True):
            kept = [n for n in data["painters"][seat].get("hand", []) if back(n) != pile]
            data["painters"][seat]["hand"] = kept + [pool.pop() for _ in own]
        data["discards"][pile][:-1] = [pool.pop() for _ in below]
        data["piles"][pile] = pool
    return cards.from_json(json.dumps(saved))


def seen(game: Cards, viewer: int | None) -> tuple[str, list[str]]:
    return game.view(viewer).to_json(), [] if viewer is None else [a.text for a in game.legal(viewer)]


def told(events: Events, viewer: int | None) -> list[dict[str, object]]:
    """What a viewer is told up to the first card he draws himself: it comes from piles that differ."""
    found = [event.to_data() for event in events.seen_by(viewer)]
    own = [place for place, one in enumerate(found) if (one["kind"], one["actor"]) == ("drew", viewer)]
    return found[: own[0]] if own else found


def answers(game: Cards) -> list[int]:
    return [entry for entry in game.inputs if entry >= 0]


@rule("C-INFO-01")
@pytest.mark.parametrize("field", [name for name, sort in FIELDS.items() if sort == "hidden"])
def test_a_hidden_field_changes_nothing_a_view_shows(field: str) -> None:
    others = [{"hand": ["R-MM", "B-MM", "rose-P-WW"]}, {"hand": ["R-WW", "B-WW", "rose-P-WWW"]}]
    beside = {"market": ["Y-W+", "R-W+", "B-W+"]}
    one = acting("Y-MM", "Y-WW", others=others, discards=beside, tiles={"demand": 1})
    two = one.copy()
    value = getattr(two.s, field)
    if field == "hands":
        value[1], value[2] = value[2], value[1]
    elif field == "discards":
        value[0][:2] = reversed(value[0][:2])
    elif field == "piles":
        value[0].reverse()
    else:
        value.reverse()
    assert getattr(one.s, field) != value
    assert seen(one, 0) == seen(two, 0)
    assert seen(one, None) == seen(two, None)


@pytest.mark.parametrize("field", [name for name, sort in FIELDS.items() if sort == "open"])
def test_an_open_field_shows(field: str) -> None:
    """So the table of fields above is right about these, too."""
    one = acting("Y-MM", "Y-WW", "R-MM", others=[{"hand": ["B-MM"]}])
    two = one.copy()
    changed: dict[str, Any] = {
        "end_reason": "rounds", "exchanged": True, "favourite": 5, "final": True, "fresco_open": [3],
        "frescoes": [[(0, 1)], [], []], "owed": [0, 1, 0], "paid": 1, "restored": 2, "restoring": 4, "round": 7,
        "start": 2, "table": [5], "tile_open": [4], "tiles": [[0] * 9, [1] * 9, [0] * 9], "turn": 1,
        "stack": [(one.r.program_ids["whole turn"], 3, 0, 0), (-1 - one.r.kind_ids["discard"], 0, 0, 0)],
    }  # fmt: skip
    setattr(two.s, field, changed[field])
    assert one.view(None).to_json() != two.view(None).to_json()


@rule("C-INFO-01", "C-INFO-02", "C-INFO-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_piles_and_covered_discards_change_nothing_a_seat_gets(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    kinds: Counter[str] = Counter()
    for seed in (20, 21, 22):
        for game in random_game(players, seed):
            if game.over or rng.random() > 0.3:
                continue
            for viewer in (None, *range(players)):
                one, two = redealt(game, viewer, rng), redealt(game, viewer, rng)
                assert seen(one, viewer) == seen(two, viewer) == seen(game, viewer)
                if viewer is None or not one.legal(viewer):
                    continue
                answer = rng.choice([action for action in one.legal(viewer) if action.kind != "demand"])
                first, second = one.apply(answer, viewer), two.apply(answer, viewer)
                assert told(first, viewer) == told(second, viewer)
                drew = any(event.kind == "drew" and event.actor == viewer for event in first)
                if not drew:  # else his own hands differ now
                    assert seen(one, viewer) == seen(two, viewer)
                    assert one.explain_undo(viewer) == two.explain_undo(viewer)
                    compared += 1
                    kinds[answer.kind] += 1
    assert compared > 60
    assert {"lay", "pass", "pay", "take", "discard", "stop", "restore"} <= kinds.keys()


@rule("C-INFO-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_refusals_tell_nothing_about_hidden_cards(players: int) -> None:
    """Whatever a seat attempts, also with cards it does not hold, the answer is the same in both worlds."""
    rng = random.Random(9)
    asked_kinds: Counter[str] = Counter()
    for game in random_game(players, 23):
        if game.over or rng.random() > 0.12:
            continue
        asked_kinds[asked(game)[0]] += 1
        for viewer in range(players):
            one, two = redealt(game, viewer, rng), redealt(game, viewer, rng)
            for action in one.codec.actions:
                assert one.explain(action, viewer) == two.explain(action, viewer), action
    assert len(asked_kinds) >= 5


@rule("C-INFO-03")
@pytest.mark.parametrize("players", [3, 4])
def test_two_others_who_swap_a_card_look_the_same_for_as_long_as_it_is_not_shown(players: int) -> None:
    """Two whole games, answer by answer: views, events and what may be undone, until a difference shows."""
    compared = 0
    for seed in range(10):
        real = cards.new_game(players, seed=seed, max_rounds=10)
        viewer = real.view().start
        left, right = (viewer + 1) % players, (viewer + 2) % players
        data = json.loads(real.to_json())
        hands = [data["state"]["painters"][seat]["hand"] for seat in (left, right)]
        mine, yours = hands[0][0], hands[1][-1]
        if mine == yours:
            continue
        one = cards.from_json(json.dumps({**data, "hash": ""}))  # both begin logs of their own
        hands[0][0], hands[1][-1] = yours, mine
        two = cards.from_json(json.dumps(data))
        rng = random.Random(seed)
        while not one.over and one.decisions == two.decisions:
            both = [action for action in one.legal() if action in two.legal() and action.kind != "demand"]
            if not both:
                break
            answer = rng.choice(both)
            seat = asked(one)[1]
            first, second = one.apply(answer, seat), two.apply(answer, seat)
            if answers(one) != answers(two) or one.decisions != two.decisions:
                break  # somebody had only one answer left, in one of the worlds
            for looking in (viewer, None):
                assert first.seen_by(looking) == second.seen_by(looking)
                assert seen(one, looking) == seen(two, looking)
            assert one.explain_undo(viewer) == two.explain_undo(viewer)
            compared += 1
    assert compared > 150


def test_a_view_holds_no_luck_and_no_log() -> None:
    game = cards.new_game(3, seed=123456789)
    text = game.view(0).to_json()
    assert str(game.chance.word) not in text
    assert f"{game.chance.word:016x}" not in text
    assert not {"log", "luck", "inputs"} & json.loads(text).keys()


def test_changing_a_view_changes_nothing_else() -> None:
    game = acting("Y-MM", "Y-WW", frescoes=["YRB", "GOP", "YRG", "YRO"])
    before, again = game.to_json(), game.view(0).to_json()
    view = game.view(0)
    view.frescoes.clear()
    view.tiles.clear()
    view.players[0].tiles["demand"] = 9
    hand = view.players[0].hand
    assert hand is not None
    hand.clear()
    view.piles.clear()
    view.owed["market"] = 5
    view.config["players"] = 99
    assert view.decision is not None
    view.decision.options.clear()
    view.decision.rules.clear()
    assert (game.to_json(), game.view(0).to_json()) == (before, again)


@rule("C-INFO-01")
def test_a_world_knows_nothing_of_the_way_there() -> None:
    game = play_out(cards.new_game(3, seed=4, max_rounds=3))
    assert game.over
    world = game.sample(0, seed=1)
    assert (world.log.inputs, world.over) == ([], True)
    assert state(world)["painters"][0] == state(game)["painters"][0]
