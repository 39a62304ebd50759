"""Short words for the tests of the dice game: scripted throws, whole turns, refusals, random play."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from buonfresco.engine.errors import IllegalAction
from buonfresco.engine.events import Event, Events
from buonfresco.games import dice
from buonfresco.games.dice import Dice

COLOURS = ("blue", "yellow", "green", "red", "orange", "purple")
TIMES = {"": 0, "x2": 1, "x4": 2}  # color dice it takes
MOST_ANSWERS = 60_000  # no game is that long; a broken end must fail, not hang


def throw(*aside: str, colours: tuple[str, ...] = ("purple", "purple"), **pips: int) -> list[int]:
    """The faces of one throw, from 0, as luck brings them: free pip dice in the order of the pack, then color dice.

    ``aside`` names the pip dice that are set aside; a die that is not named shows 1.
    """
    free = [colour for colour in COLOURS if colour not in aside]
    assert pips.keys() <= set(free)
    return [pips.get(colour, 1) - 1 for colour in free] + [COLOURS.index(colour) for colour in colours]


def throws(*kept: str) -> list[int]:
    """Three throws out of which ``"blue 6", "yellow 4", "green 3 x2"`` can be set aside."""
    faces: list[int] = []
    aside: list[str] = []
    free = 2
    for one in kept:
        colour, pips, *times = one.split()
        matching = TIMES["".join(times)]
        other = "purple" if colour != "purple" else "orange"
        shown = (colour,) * matching + (other,) * (free - matching)
        faces += throw(*aside, colours=shown, **{colour: int(pips)})
        aside.append(colour)
        free -= matching
    return faces


def reaching(total: int) -> tuple[str, str, str]:
    """Three dice to set aside that make this sum, if need be with color dice for the first one."""
    for (times, colour_dice), pips in itertools.product(TIMES.items(), range(1, 7)):
        rest = total - pips * 2**colour_dice
        if 2 <= rest <= 12:
            more = min(6, rest - 1)
            return f"blue {pips} {times}".strip(), f"yellow {more}", f"green {rest - more}"
    raise AssertionError(f"no three dice make {total}")


def play_turn(
    game: Dice, *kept: str, bishop: int = 8, bets: Mapping[int, tuple[int, str]] | None = None, favour: str = "0"
) -> list[Event]:
    """A whole turn, up to the next one, to a bonus that is to be chosen, or to the end; and everything it told.

    ``bets`` says who lays which tile into which column, from 1: ``{2: (1, "marked")}``. The others wait.
    """
    events = list(game.apply(f"bishop {bishop}"))
    left = list(kept)
    while game.decision is not None and game.decision.kind not in ("bishop", "bonus"):
        kind, seat = game.decision.kind, game.decision.seat
        if kind == "bet":
            column, tile = (bets or {}).get(seat, (0, ""))
            answer = f"bet {tile}" if column == game.view(None).throws + 1 else "wait"
        elif kind == "keep":
            colour, _, *times = left.pop(0).split()
            answer = " ".join(["keep", colour, *times])
        else:
            assert kind == "favour"
            answer = f"favour {favour}"
        events += game.apply(answer, seat)
    assert not left
    return events


def position(players: int, **words: Any) -> Dice:
    """``dice.position`` with the same luck every time, where the script of draws ends."""
    return dice.position(players, **{"seed": 0, **words})


def turn_for(total: int, **words: Any) -> Dice:
    """A position in which the active player's throws will let him make this sum."""
    words.setdefault("players", 3)
    return position(draws=[*throws(*reaching(total)), *words.pop("then", [])], **words)


def of_kind(events: Events | list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def kinds(events: Events | list[Event]) -> list[str]:
    return [event.kind for event in events]


def texts(game: Dice, seat: int | None = None) -> list[str]:
    return [action.text for action in game.legal(seat)]


def asked(game: Dice) -> tuple[str, int]:
    """What is asked, and who."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


def refused(game: Dice, text: str, rule_id: str, seat: int | None = None) -> str:
    """The attempt is refused by this rule, and nothing at all changes. The key of the reason."""
    before = game.hash(), game.inputs[:], game.to_json()
    reason = game.explain(text, seat)
    assert reason is not None
    assert reason.rule == rule_id, reason
    with pytest.raises(IllegalAction) as caught:
        game.apply(text, seat)
    assert caught.value.reason == reason
    assert (game.hash(), game.inputs, game.to_json()) == before
    return reason.key


def random_game(players: int, seed: int, **words: Any) -> Iterator[Dice]:
    """A game played at random; yields it at its beginning and after every answer."""
    game = dice.new_game(players, seed=seed, **words)
    rng = random.Random(seed)
    yield game
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        game.apply(rng.choice(game.legal()))
        yield game
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def play_out(game: Dice, seed: int = 0) -> Dice:
    rng = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return game
        game.apply(rng.choice(game.legal()))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")
