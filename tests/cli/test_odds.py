"""`odds`: what it reads, what it says, in three languages."""

from __future__ import annotations

import io
import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from buonfresco.cli.arguments import Parser, UsageProblem
from buonfresco.cli.dice import odds
from buonfresco.games.dice.odds import FRESCO_SUMS, PORTRAIT_SUMS, chance
from buonfresco.text import LANGUAGES, catalogue
from tests.cli.robot import terminal


def said(*words: str, lang: str = "en") -> str:
    """What the command prints."""
    cat = catalogue(lang)
    parser = Parser(prog="odds", add_help=False, allow_abbrev=False)
    parser.cat = cat
    odds.fill(parser, cat)
    term = terminal(plain=True)
    assert odds.run(parser.parse(words), term, cat) == 0
    assert isinstance(term.console.file, io.StringIO)
    return term.console.file.getvalue()


def data(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(*words, "--json"))
    return found


def test_one_sum() -> None:
    assert said("16") == "16: 60.7% (exactly 641980831373/1057916215296)\n"
    assert said("16", "--kept", "6,4").splitlines() == [
        "Set aside: 6 and 4, sum 10. 1 throw left, color dice free: 2.",
        "16: 62.9% (exactly 7339/11664)",
    ]


def test_the_docs_show_what_is_printed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
    block = re.search(r"^```text\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert block
    shown = re.findall(r"^\$ buonfresco odds (.*)\n((?:[^$].*\n)+)", block[1], re.MULTILINE)
    assert len(shown) == 2
    for words, lines in shown:
        assert said(*words.split()) == lines


def test_several_sums() -> None:
    lines = said("9-12", "8,13", "8,10-11,9,8", "8,10-11,13", "--kept", " 4x2 ,").splitlines()
    assert [line.partition(":")[0] for line in lines[1:]] == ["9-12", "8, 13", "8-11", "8, 10-11, 13"]
    assert lines[0] == "Set aside: 4×2, sum 8. 2 throws left, color dice free: 1."
    assert f"exactly {chance([9, 10, 11, 12], [8], 1)}" in lines[1]
    assert f"exactly {chance([8, 13], [8], 1)}" in lines[2]


@pytest.mark.parametrize(
    ("kept", "values", "free"),
    [
        ("4", [4], 2),
        ("2x2", [4], 1),
        ("1x4", [4], 0),
        ("5x4,6", [20, 6], 0),
        ("3X2,3×2", [6, 6], 0),
        ("4x1", [4], 2),
        ("", [], 2),
    ],
)
def test_dice_put_aside(kept: str, values: list[int], free: int) -> None:
    found = data("16", "--kept", kept)
    assert (found["kept"], found["colour_dice"]) == (values, free)
    assert (found["sum"], found["throws_left"]) == (sum(values), 3 - len(values))
    assert Fraction(found["odds"][0]["exactly"]) == chance([16], values, free)


def test_all_three_put_aside() -> None:
    assert said("16", "17", "--kept", "6,2x2,6").splitlines() == [
        "Set aside: 6, 2×2 and 6, sum 16. No throw left.",
        "16: 100% (certain)",
        "17: 0% (impossible)",
    ]
    assert "17: 100% (certain)" in said("17", "--kept", "6,2x2,6", "--favour")


def test_the_favour_tile() -> None:
    first, second = said("16", "--favour").splitlines()
    assert "favor tile" in first
    assert second.startswith("16: 96.0%")
    assert data("16", "--favour")["favour"] is True


def test_without_a_sum_every_result() -> None:
    text = said()
    assert "fresco 8          62.8%   5316159853153/8463329722368" in text
    assert text.split()[:3] == ["result", "chance", "exactly"]
    assert "wants this result alone" in text
    for sums in ((8,), (13,), (16,), (19,), (24,), *PORTRAIT_SUMS):
        assert str(chance(sums)) in text
    for label in ("fresco 24 ", "portrait 9-12 ", "portrait 14-15 ", "portrait 17-18 ", "portrait 20-23 "):
        assert label in text
    rows = data()["odds"]
    assert [row["result"] for row in rows] == ["fresco"] * 5 + ["portrait"] * 4
    assert [tuple(row["sums"]) for row in rows] == [*((total,) for total in FRESCO_SUMS), *PORTRAIT_SUMS]
    assert all(row["chance"] == float(Fraction(row["exactly"])) for row in rows)
    assert "result" not in data("8")["odds"][0]


def test_other_languages() -> None:
    assert said("16", "--kept", "6,4", lang="de").splitlines() == [
        "Beiseitegelegt: 6 und 4, Summe 10. Noch 1 Wurf, freie Farbwürfel: 2.",
        "16: 62,9 % (genau 7339/11664)",
    ]
    sure = "16\N{NO-BREAK SPACE}: 62,9\N{NO-BREAK SPACE}% (exactement 7339/11664)"
    assert sure in said("16", "--kept", "6,4", lang="fr")
    assert "Porträt 14-15 " in said(lang="de")
    assert "tuile Fresque 8 " in said(lang="fr")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("sixteen",), "sixteen"),
        (("12-9",), "12-9"),
        (("-5",), "-5"),
        (("8,",), "8,"),
        (("8--9",), "8--9"),
        (("2",), "2"),
        (("9-37",), "37"),
        (("16", "--kept", "7"), "7"),
        (("16", "--kept", "0"), "0"),
        (("16", "--kept", "4x3"), "4x3"),
        (("16", "--kept", "6 4"), "6 4"),
        (("16", "--kept", "20"), "20"),
        (("16", "--kept", "1,1,1,1"), "4"),
        (("16", "--kept", "6x4,6x2"), "6×4"),
        (("16", "--kept", "1x2,1x2,1x2"), "1×2"),
        (("16", "--kept"), "--kept"),
    ],
)
def test_words_that_make_no_sense(words: tuple[str, ...], named: str) -> None:
    sentences = set()
    for lang in LANGUAGES:
        with pytest.raises(UsageProblem) as caught:
            said(*words, lang=lang)
        assert named in str(caught.value)
        assert "usage-" not in str(caught.value)
        sentences.add(str(caught.value))
    assert len(sentences) == len(LANGUAGES)
