"""Whatever is attempted in any game is legal or refused with a rule, in words, and nothing strange breaks anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco import games
from buonfresco.engine.codec import Codec, Verb
from buonfresco.engine.errors import BadAction, IllegalAction, Reason
from buonfresco.engine.ruleset import ALL
from buonfresco.games import fresco
from buonfresco.text import LANGUAGES, catalogue
from tests.support import ALL_MODULES

NAMES = sorted(games.registry())
JUNK = [
    *("", " ", "→", "plan", "buy .", "buy I.", "buy .1+", "altar →", "restore A1 bishop→", "mix", "keep x", "pay on"),
    *(
        "plan -1-1-1-1-1",
        "plan 1-1-1-1-1-1",
        "wake ٧",
        "wake 7.0",
        "buy I.²",
        "plan " + "9" * 150,
        "wake " + "9" * 9_999,
    ),
    *("\ud800", "wake \ud800", "altar \udfff", "plan \x00", "wake\x1b[31m7", "\u202ewake 7", "ßß", "İ", "blend ǅ"),
    *(
        "x" * 1_000_000,
        "buy " + "I.1+" * 40,
        "swap I.1 with",
        "lady Y for",
        "exchange +",
        "ill ----",
        "glaze " + "Y" * 150,
    ),
]


def started(name: str, seed: int) -> Any:
    words = {"modules": ALL_MODULES} if name == "fresco" else {}
    return games.registry()[name].new_game(2 + seed % 3, seed=seed, max_rounds=3, **words)


def positions(name: str, seed: int, share: float) -> Iterator[tuple[Any, int]]:
    """Some positions of a game at random, with a seat that is asked."""
    game, rng = started(name, seed), random.Random(seed)
    while not game.over:
        decision = rng.choice(game.decisions)
        if rng.random() < share:
            yield game, decision.seat
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)


def said(reason: Reason) -> None:
    for lang in LANGUAGES:
        assert catalogue(lang).complete(reason.key, **reason.args), (reason, lang)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_legal_or_refused_by_a_rule_in_three_languages(name: str) -> None:
    for seed in range(3):
        for game, seat in positions(name, seed, share=0.04):
            legal = set(game.legal(seat))
            seen: set[tuple[str, str]] = set()
            rng = random.Random(seed)
            for action in rng.sample(game.codec.actions, min(1_000, game.codec.size)):
                reason = game.explain(action, seat)
                assert (reason is None) == (action in legal), action
                if reason is not None and (reason.rule, reason.key) not in seen:
                    assert reason.rule, (action, reason)
                    said(reason)
                    seen.add((reason.rule, reason.key))


@pytest.mark.parametrize("name", NAMES)
def test_an_attempt_that_is_no_action_is_never_legal_and_changes_nothing(name: str) -> None:
    """Well formed or not: pieces of the game's own notations put together anew."""
    rng = random.Random(1)
    for game, seat in positions(name, 1, share=0.05):
        before = game.hash()
        for text in rng.sample(list(shuffled(game.codec, rng)), 40):
            reason = game.explain(text, seat)
            if reason is None:
                assert game.codec.parse(text) in game.legal(seat)
            else:
                said(reason)
                with pytest.raises(IllegalAction) as caught:
                    game.apply(text, seat)
                assert caught.value.reason == reason
        assert game.hash() == before


def shuffled(codec: Codec, rng: random.Random) -> Iterator[str]:
    """Notations with a word or a sign taken from others."""
    texts = [action.text for action in rng.choices(codec.actions, k=60)]
    words = [word for text in texts for word in text.split()]
    for text in texts:
        parts = text.split()
        parts[rng.randrange(len(parts))] = rng.choice(words)
        yield " ".join(parts)
        place = rng.randrange(len(text))
        yield text[:place] + rng.choice("0123456789YRBGOPKN+-.→ ") + text[place + rng.randrange(2) :]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("text", JUNK, ids=range(len(JUNK)))
def test_junk_is_refused_in_words(name: str, text: str) -> None:
    game = started(name, 1)
    reason = game.explain(text)
    assert reason is not None
    said(reason)
    for lang in LANGUAGES:
        assert reason.text(lang).replace("\N{NO-BREAK SPACE}", " ").isprintable()
        assert len(reason.text(lang)) < 400
    with pytest.raises(BadAction):
        game.apply(text)
    with pytest.raises(BadAction):
        game.codec.parse(text)


@settings(deadline=None, max_examples=200)
@given(st.sampled_from(NAMES), st.text(max_size=60), st.data())
def test_any_text_has_an_answer(name: str, text: str, data: st.DataObject) -> None:
    game = GAMES[name]
    first = data.draw(st.sampled_from(game.codec.actions)).text.split()[0]
    for attempt in (text, f"{first} {text}"):
        reason = game.explain(attempt)
        if reason is not None:
            said(reason)


GAMES = {name: started(name, 1) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_who_is_not_asked_learns_nothing_whatever_he_attempts(name: str) -> None:
    for game, seat in positions(name, 2, share=0.1):
        if game.state.stack[-1][2] == ALL:  # everybody is asked, or was
            continue
        for other in set(range(game.r.seats)) - {seat}:
            for text in (
                "plan 3-3-1-0-0",
                "buy I.2+1",
                "altar YRBG",
                "mix Y-MM B-W+",
                "rotate",
                "favour +1",
                "guild pink",
            ):
                reason = game.explain(text, other)
                static = started(name, 2).explain(text, (started(name, 2).decision.seat + 1) % game.r.seats)
                assert reason is not None
                assert static is not None
                assert (reason.rule, reason.key) == (static.rule, static.key)


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_has_a_verb_unless_it_only_declines(name: str) -> None:
    game = GAMES[name]
    without = {action.text for action in game.codec.actions if game.codec.verb(action) is None}
    assert without <= {"pass", "stop", "finish", "leave", "wait"}


def test_the_longest_verb_reads_and_the_form_is_that_of_the_first_that_has_one() -> None:
    codec = Codec((), {"go": Verb("B-ACT-01", "refused-wake-form"), "go home": Verb("B-ACT-02")})
    with pytest.raises(BadAction) as caught:
        codec.attempt("go home now")
    assert (caught.value.rule, caught.value.reason.key) == ("B-ACT-01", "refused-wake-form")


def test_the_notation_of_a_stranger_is_not_kept() -> None:
    """Attempts are no flyweights: what people type must not fill the memory."""
    from buonfresco.engine.action import _ACTIONS

    game = fresco.new_game(3, modules=ALL_MODULES, seed=1)
    before = len(_ACTIONS)
    for text in ("plan 9-9-9-9-9", "buy I.7", "altar YYYYYY", "swap I.8 with I.9", "throw 77", "restore A1 bishop→Z9"):
        assert game.explain(text) is not None
        assert game.codec.attempt(text) not in game.codec.codes
    assert len(_ACTIONS) == before
