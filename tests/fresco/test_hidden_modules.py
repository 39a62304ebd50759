"""Hidden things of modules: every field is redrawn in samples, and no view of the others changes with it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from buonfresco.engine.fields import PUBLIC
from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.board import SEGMENTS
from buonfresco.games.fresco.modules import registry
from buonfresco.games.fresco.paints import PAINTS
from tests.support import PRESETS, random_game, rule

ALL = tuple(sorted(registry()))

# What some seat may not see, as declared (X-INFO-01, X-INFO-03).
HIDDEN: dict[str, set[str]] = {
    module.key: {field.key for field in module.fields.fields if field.seen is not PUBLIC}
    for module in registry().values()
}


def leaves(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every value in nested data with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}" if path else str(key))
    else:
        yield path, data


def slices(game: Fresco) -> dict[str, object]:
    modules = game.state_data().get("modules", {})
    assert isinstance(modules, dict)
    return dict(leaves(modules))


def married(players: int) -> Iterator[Fresco]:
    """Random play from a position in which every player has a lady: it takes long to win one at random."""
    ladies = {"owned": [[("pink", "purple")[seat % 2]] for seat in range(players)] + [[]] * (players == 2)}
    game = fresco.position(players, modules=(12,), phase="wake", slices={"ladies": ladies}, seed=1)
    rng = random.Random(1)
    for _ in range(150):
        decision = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
        yield game


@rule("X-INFO-01", "X-INFO-03", "X-INFO-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_is_redrawn_and_the_view_stays(players: int) -> None:
    rng = random.Random(players)
    changed: set[str] = set()
    games = [random_game(players, seed, modules=ALL, preset=PRESETS[seed]) for seed in range(2)]
    games += [random_game(players, seed, modules=(4, 5, 10, 12, 13), max_rounds=25) for seed in range(5)]
    games.append(married(players))
    for game in itertools.chain(*games):
        if game.over or rng.random() > (1 if game.s.sealed else 0.12):  # plans are secret for a moment only
            continue
        for viewer in (None, *range(players)):
            world = game.sample(viewer, seed=rng.randrange(10**9))
            assert world.view(viewer).to_json() == game.view(viewer).to_json()
            before, after = slices(game), slices(world)
            changed |= {path for path in before if before[path] != after.get(path)}
    found = {tuple(path.split(".")[:2]) for path in changed}
    hidden = {(key, field) for key, fields in HIDDEN.items() for field in fields}
    assert found <= hidden, found - hidden
    assert hidden <= found, hidden - found


@rule("X-INFO-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_answers_look_the_same_in_every_world(players: int) -> None:
    """What a seat does without luck in between shows it nothing of the others."""
    rng = random.Random(players)
    compared = 0
    for game in itertools.chain(*(random_game(players, seed, modules=ALL) for seed in (50, 51))):
        if game.over or rng.random() > 0.5:
            continue
        viewer = game.decisions[0].seat
        real, world = game.copy(), game.sample(viewer, seed=rng.randrange(10**9))
        answer = rng.choice(real.legal(viewer))
        done = len(real.inputs)
        told = [[event.to_data() for event in g.apply(answer, viewer).seen_by(viewer)] for g in (real, world)]
        again = [bool(g.decisions) and g.decisions[0].seat == viewer for g in (real, world)]
        if any(entry < 0 for entry in real.inputs[done:]) or not all(again) or real.s.sealed:
            continue
        assert told[0] == told[1]
        assert real.view(viewer).to_json() == world.view(viewer).to_json()
        compared += 1
    assert compared > 20


def world(row: str) -> Fresco:
    """Seat 0 has just restored A1; whether he has a scroll there is his secret."""
    painters = [
        {"space": space, "wake": wake, "plan": [0, 2, 1, 1, 1], "paints": "YYRRBBGGOOPP"}
        for space, wake in ((10, 5), (30, 6), (50, 7))
    ]
    scrolls = {"rows": [row, "4", "5"], "columns": ["E", "D", "C"]}
    game = fresco.position(3, modules=[7], phase="cathedral", painters=painters, slices={"scrolls": scrolls})
    game.apply("restore A1")
    return game


@rule("M7-INFO-01")
def test_a_refusal_does_not_tell_what_another_seat_is_asked() -> None:
    asked, not_asked = world("1"), world("2")
    assert (asked.decisions[0].kind, not_asked.decisions[0].kind) == ("scroll", "cathedral")
    assert asked.view(1).to_json() == not_asked.view(1).to_json()
    for action in asked.codec.actions[::7]:
        assert asked.explain(action, 1) == not_asked.explain(action, 1)


# ---- which of his questions somebody is asked (X-INFO-05) -----------------------------------------------------------


def at_work(modules: list[int], answer: str, spaces: tuple[int, ...] = (10, 30, 50), **slices: Any) -> Fresco:
    """Seat 0 has just answered in the cathedral."""
    painters = [
        {"space": space, "wake": 5 + seat, "plan": [0, 2, 1, 1, 1], "paints": "YYYRRRBBBGGGOOOPPP"}
        for seat, space in enumerate(spaces)
    ]
    game = fresco.position(3, modules=modules, phase="cathedral", painters=painters, slices=slices, seed=1)
    game.apply(answer)
    return game


def scroll(row: str) -> Fresco:
    scrolls = {"rows": [row, "4", "5"], "columns": ["E", "D", "C"]}
    return at_work([7, 10], "restore A1", scrolls=scrolls)


def gold(mine: int) -> Fresco:
    """The tile of B1, where a window is, shows the color of the disc."""
    fresh = fresco.position(3, modules=[5, 6], seed=1)
    disc = PAINTS[fresh.r.fresco_costs[fresh.s.fresco[SEGMENTS.index("B1")]][0]]
    return at_work([5, 6], "restore B1", leaf_gold={"gold": [mine, 1 - mine, 0], "disc": disc})


def glass(mine: int) -> Fresco:
    """The altar brings two points, and the space there is taken."""
    return at_work([6], "altar YRB", (10, 12, 50), glaziers={"glass": ["G" * mine, "G" * (1 - mine), ""]})


@rule("X-INFO-05", "M7-INFO-01", "M5-INFO-01", "M6-INFO-01")
@pytest.mark.parametrize(
    ("position", "secrets", "kinds"),
    [
        (scroll, ("1", "2"), ("scroll", "cathedral")),
        (gold, (1, 0), ("gild", "window")),  # what seat 0 has not, seat 1 has
        (glass, (1, 0), ("glaze", "landing")),
    ],
)
def test_others_do_not_see_which_question_is_asked(
    position: Callable[[Any], Fresco], secrets: tuple[object, object], kinds: tuple[str, str]
) -> None:
    one, two = map(position, secrets)
    assert (one.decisions[0].kind, two.decisions[0].kind) == kinds
    for viewer in (2, None):
        assert one.events.seen_by(viewer) == two.events.seen_by(viewer)
        assert one.view(viewer).to_json() == two.view(viewer).to_json()


@rule("M7-CATH-04")
def test_what_was_shown_cannot_be_taken_back() -> None:
    game = world("1")
    assert game.can_undo(0)
    game.apply("scroll row")
    reason = game.explain_undo(0)
    assert reason is not None
    assert reason.key == "undo-revealed"


@rule("M4-CARD-12")
def test_nobody_takes_back_an_answer_after_anothers_hand_has_shown() -> None:
    """Whether seat 1 is asked for a tip depends on his hand; seat 0 may not try both ways."""
    painters = [
        {"space": 10, "wake": 5, "plan": [0, 2, 0, 2, 1]},
        {"space": 30, "wake": 6, "plan": [0, 0, 3, 1, 1]},
        {"space": 50, "wake": 7, "plan": [1, 0, 0, 3, 1]},
    ]
    for card in ("tip", "busker"):
        slices = {"wishing_well": {"hands": [{}, {card: 1}, {}]}}
        game = fresco.position(3, modules=[4], phase="cathedral", painters=painters, slices=slices)
        game.apply("pass")
        reason = game.explain_undo(0)
        assert reason is not None
        assert reason.key == "undo-passed"


def test_spectators_and_late_guests_see_no_secret() -> None:
    for game in random_game(3, 77, modules=ALL):
        shown = game.view(None)
        assert shown.decision is None
        assert all(player.thalers is None or game.s.open for player in shown.players)
    assert fresco.replay(game.log).hash() == game.hash()
