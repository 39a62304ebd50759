"""Short words for the tests of the card game: situations, what is asked, what is told, refusals, random play."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from buonfresco.engine.errors import IllegalAction
from buonfresco.engine.events import Event, Events
from buonfresco.games import cards
from buonfresco.games.cards import Cards

ROUNDS = 60  # C-END-05: nothing forces anybody to restore
MOST_ANSWERS = 60_000  # no game is that long; a broken end must fail, not hang
PILES = ("market", "round", "pointed", "rose")


def acting(*hand: str, tiles: dict[str, int] | None = None, **words: Any) -> Cards:
    """The first painter in phase 2 with this hand and these tiles; three painters, if nothing else is said.

    ``others`` are the painters after him, ``frescoes_of`` his own fresco cards, ``open_tiles`` the open action tiles.
    """
    own = {"hand": list(hand), "tiles": tiles or {}, "frescoes": words.pop("frescoes_of", [])}
    painters = [own, *words.pop("others", [])]
    if "open_tiles" in words:
        words["tiles"] = words.pop("open_tiles")
    return cards.position(**{"players": 3, "phase": "act", "seed": 1, "painters": painters, **words})


def all_cards(pile: str) -> list[str]:
    """Every card with this back."""
    rules = cards.new_game(2, seed=1).r
    return [rules.card_names[card] for card in rules.cards[rules.pile_names.index(pile)]]


def without(everything: list[str], *gone: str) -> list[str]:
    left = everything[:]
    for name in gone:
        left.remove(name)
    return left


def asked(game: Cards) -> tuple[str, int]:
    """What is asked, and who."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat


def texts(game: Cards, seat: int | None = None) -> list[str]:
    return [action.text for action in game.legal(seat)]


def starting(game: Cards, word: str) -> list[str]:
    """The options that begin with this word, without it."""
    return [text.partition(" ")[2] for text in texts(game) if text.partition(" ")[0] == word]


def play(game: Cards, *answers: str) -> list[Event]:
    """Answers of whoever is asked, one after the other, and all they told."""
    told: list[Event] = []
    for answer in answers:
        told += game.apply(answer)
    return told


def of_kind(events: Events | list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def kinds(events: Events | list[Event]) -> list[str]:
    return [event.kind for event in events]


def hand(game: Cards, seat: int = 0) -> list[str]:
    found: list[str] | None = game.view(seat).players[seat].hand
    assert found is not None
    return found


def tiles(game: Cards, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = game.view().players[seat].tiles
    return found


def values(game: Cards, seat: int = 0) -> list[int]:
    """What the fresco cards in front of a seat are worth, in the order in which they were restored."""
    return [fresco.value for fresco in game.view().players[seat].frescoes]


def pile_sizes(game: Cards) -> dict[str, int]:
    return {name: pile.cards for name, pile in game.view().piles.items()}


def discard_sizes(game: Cards) -> dict[str, int]:
    return {name: pile.discarded for name, pile in game.view().piles.items()}


def state(game: Cards) -> dict[str, Any]:
    """The position as readable data, for those who may see everything."""
    data: dict[str, Any] = json.loads(json.dumps(game.state_data()))
    return data


def refused(game: Cards, text: str, rule_id: str, seat: int | None = None) -> str:
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


def random_game(players: int, seed: int, **words: Any) -> Iterator[Cards]:
    """A game played at random; yields it at its beginning and after every answer."""
    game = cards.new_game(players, seed=seed, **{"max_rounds": ROUNDS, **words})
    rng = random.Random(seed)
    yield game
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        game.apply(rng.choice(game.legal()))
        yield game
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def play_out(game: Cards, seed: int = 0) -> Cards:
    rng = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return game
        game.apply(rng.choice(game.legal()))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")
