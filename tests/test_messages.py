"""What the catalogs say: the same as Fluent's own runtime, and something printable whatever it is about."""

from __future__ import annotations

import functools
import gc
import pickle
import re
import unicodedata
import weakref
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st

from buonfresco import messages, text
from buonfresco.engine import errors
from buonfresco.games import cards, dice, fresco
from buonfresco.phrases import Piece
from tests.test_text import ALL

# ---- the same words as the reference ------------------------------------------------------------------------------

VALUES: list[messages.Value] = [0, 1, 2, 5, 1234, -1, -1_234_567, 0.5, 1.0, 0.35, -12.3456, "YRR", "red", "no", ""]


@functools.cache
def reference(lang: str) -> FluentBundle:
    cat = text.catalogue(lang)

    def name(value: Any, of: str) -> str:
        return cat.say(Piece(of, value))

    own: Any = {"PAINTS": cat.paints, "PAINTER": cat.painter, "NAME": name, "SIGNED": text.signed}
    bundle = FluentBundle([lang], functions=own, use_isolating=False)
    for file in (resources.files("buonfresco") / "locales" / lang).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_messages_say_what_fluent_says(lang: str) -> None:
    cat, bundle = text.catalogue(lang), reference(lang)
    assert cat.own.keys() == ALL[lang].keys()
    for key, names in ALL[lang].items():
        pattern: Any = bundle.get_message(key).value
        for value in VALUES:
            said, problems = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            if not problems:  # what it cannot say is another matter
                assert cat(key, **dict.fromkeys(names, value)) == said
            assert cat.complete(key, **dict.fromkeys(names, value)) == ("" if problems else said)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_missing_argument_is_named_and_the_message_is_not_complete(lang: str) -> None:
    for key, names in ALL[lang].items():
        if names:
            assert text.catalogue(lang).complete(key) == ""
            assert text.catalogue(lang)(key)


# ---- whatever it is about -----------------------------------------------------------------------------------------


class Foul:
    def __init__(self, error: Exception) -> None:
        self.error = error

    def __str__(self) -> str:
        raise self.error


def nested(depth: int) -> Exception:
    error: Exception = errors.BadGame("error-game-json", problem="\x1b[2J")
    for _ in range(depth):
        error = errors.BadLog("error-log-json", problem=error)
    return error


STRANGE = st.one_of(
    st.text(st.characters(), max_size=20),  # with halves of characters
    st.text("\x00\x07\x1b\x7f\x9b\r\n\t\u2028\u202e\ud800{}$YRB", max_size=20),
    st.integers() | st.sampled_from([10**5000, -(10**5000), 10**15]),
    st.floats(),
    st.booleans() | st.none() | st.binary(max_size=5),
    st.sampled_from(["x" * 2501, "\x1b" * 10_000, "YR" * 3000]),
    st.lists(st.text(max_size=3), max_size=3),
    st.sampled_from([ValueError("no"), RecursionError(), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "")]).map(Foul),
    st.builds(nested, st.integers(0, 2000)),
)


def assert_printable(said: str, lines: bool = True) -> None:
    """``lines``: a message may have several."""
    said.encode()
    foul = {sign for sign in said if unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")}
    assert foul <= ({"\n"} if lines else set())
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", said)


@settings(max_examples=12, deadline=None)
@given(st.data(), st.sampled_from(text.LANGUAGES))
def test_every_message_can_be_said_about_anything(data: st.DataObject, lang: str) -> None:
    values = data.draw(st.lists(STRANGE, min_size=4, max_size=4))
    cat = text.catalogue(lang)
    for key, names in ALL[lang].items():
        args = {name: values[number % 4] for number, name in enumerate(sorted(names))}
        said = cat(key, **args)
        assert_printable(said)
        assert "{???}" not in said
        assert said.count("\n") <= cat.own[key].count("\n")
        cat.complete(key, **args)


@settings(deadline=None)
@given(STRANGE, STRANGE)
def test_an_error_about_anything_can_be_said_shown_and_sent(one: Any, other: Any) -> None:
    for error in (
        errors.BadGame("error-other-game", "B-END-09", found=one, expected=other),
        errors.BadGame("error-game-state", problem=errors.BadLog("error-log-json", problem=one), self=other, key=one),
        errors.BadGame(str(one) if isinstance(one, str) else "error-no-such-key", problem=other),
    ):
        for said in (str(error), repr(error.reason), *(error.reason.text(lang) for lang in text.LANGUAGES)):
            assert_printable(said, lines=False)
            assert "{???}" not in said


def test_an_error_that_contains_itself_can_be_said() -> None:
    error = errors.BadGame("error-game-json")
    error.reason.args["problem"] = error
    assert_printable(str(error), lines=False)


def test_an_error_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(errors.BadGame("error-other-game", "B-END-09", found="a\nb", expected="c")))
    assert str(error) == str(errors.BadGame("error-other-game", "B-END-09", found="a\nb", expected="c"))


@pytest.mark.parametrize("make", [lambda: errors.BadGame("error-game-json"), errors.Unforeseen], ids=["said", "signal"])
def test_an_error_that_is_gone_is_gone_for_whoever_watched_it(make: Callable[[], Exception]) -> None:
    """Tools keep weak references to errors; of a compiled class they would point to nothing, and crash."""
    error = make()
    watched = weakref.ref(error)
    del error
    gc.collect()
    assert watched() is None


def test_long_texts_are_said_whole_and_longer_ones_shortened() -> None:
    cat = text.catalogue("en")
    whole = "x" * text.LONGEST_ARGUMENT
    assert cat("list-and", some=whole, last=whole) == f"{whole} and {whole}"
    assert cat("list-and", some=whole + "y", last="z") == f"{whole}… and z"
    assert cat.paints("Y" * 3000) == "3,000× yellow"


HUGE = 10**5000


@pytest.mark.parametrize("module", [fresco, cards, dice])
@pytest.mark.parametrize("value", [HUGE, Foul(ValueError()), "\ud800\x1b[2J", "x" * 5000], ids=range(4))
def test_answers_from_outside_are_refused_in_words(module: Any, value: Any) -> None:
    game = module.new_game(2, seed=1)
    for ask in (game.apply, game.codec.decode, game.codec.encode, game.codec.parse, game.view):
        with pytest.raises(errors.BuonfrescoError) as caught:
            ask(value)
        assert_printable(str(caught.value), lines=False)
        assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("module", [fresco, cards, dice])
@pytest.mark.parametrize("value", [-HUGE, Foul(ValueError()), "\ud800\x1b[2J", "x" * 5000], ids=range(4))
def test_settings_from_outside_are_refused_in_words(module: Any, value: Any) -> None:
    for words in ({"players": value}, {"players": 3, "pack": value}, {"players": 3, "max_rounds": value}):
        with pytest.raises(errors.BuonfrescoError) as caught:
            module.new_game(**words)
        assert_printable(str(caught.value), lines=False)
        assert len(str(caught.value)) < 500
