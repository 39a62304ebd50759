"""Module 3, Special Blends (M3): the altar with pink and brown."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, paints, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, rule, texts

PLENTY = "YRBGOPKN" * 3
VARIANT = {  # M3-CATH-07, written out
    **dict.fromkeys(("GOK", "GPK", "OPK"), 9),
    **dict.fromkeys(("GON", "GPN", "OPN"), 11),
    **dict.fromkeys(("GKK", "OKK", "PKK"), 12),
    **dict.fromkeys(("GKN", "OKN", "PKN"), 14),
    **dict.fromkeys(("GNN", "ONN", "PNN"), 16),
    "KKK": 15,
    "KKN": 17,
    "KNN": 19,
    "NNN": 21,
}
BASE = {"YRB": 2, "YRG": 3, "YGG": 4, "GGG": 5, "GGO": 5, "GOP": 6}


def chapel(stock: str = PLENTY, apprentices: int = 1, **words: Any) -> Fresco:
    plan = [1, apprentices, 1, 1, 2 - apprentices]
    painters = [{"space": 10 + 40 * n, "wake": 5 + n, "plan": plan, "paints": stock} for n in range(3)]
    return fresco.position(3, modules=[3], painters=painters, phase="cathedral", **words)


def special(game: Fresco) -> set[str]:
    """The altar payments with pink or brown that are offered."""
    altars = [text.split()[1] for text in texts(game) if text.startswith("altar")]
    return {payment for payment in altars if set(payment) & set("KN")}


def worth(game: Fresco, payment: str) -> int:
    twin: Fresco = game.copy()
    twin.apply(f"altar {payment}")
    return twin.scores()[0] - 10


def preset_games() -> dict[str, Fresco]:
    return {preset: chapel(preset=preset) for preset in PRESETS}


@rule("M3-CATH-02", "M3-EX-01")
@pytest.mark.parametrize("payment", ["GOK", "GPK", "OPK"])
def test_two_different_blended_paints_and_a_pink_are_nine(payment: str) -> None:
    game = chapel(payment + "Y")
    events = game.apply(f"altar {payment}")
    assert [event.data for event in told(events, "altar_restored")] == [{"paints": payment, "points": 9}]
    assert game.scores()[0] == 19
    assert game.view().players[0].points == {"fresco": 10, "altar": 9}
    assert paints(game, 0) == {"yellow": 1}


@rule("M3-CATH-03", "M3-EX-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_three_brown_are_21(preset: str) -> None:
    game = chapel("NNN", preset=preset)
    game.apply("altar NNN")
    assert game.scores()[0] == 31


@rule("M3-CATH-02", "M3-CATH-03", "M3-CATH-07")
@pytest.mark.parametrize("preset", ["revised", "bigbox"])
def test_the_complete_list_of_special_payments(preset: str) -> None:
    game = chapel(preset=preset)
    assert special(game) == VARIANT.keys()
    assert {payment: worth(game, payment) for payment in VARIANT} == VARIANT


@rule("M3-CATH-02")
def test_paints_are_written_in_any_order_and_must_be_there() -> None:
    game = chapel("GOKN")
    refused(game, "altar NNN", "B-CATH-21")
    refused(game, "altar PKN", "B-CATH-21")
    game.apply("altar nko")
    assert paints(game, 0) == {"green": 1}


@rule("M3-CATH-04")
def test_each_preset_has_the_payments_of_its_edition() -> None:
    offered = {preset: special(game) for preset, game in preset_games().items()}
    assert offered["revised"] == offered["bigbox"] == VARIANT.keys()
    assert len(offered["revised-fr"]) == 58
    assert VARIANT.keys() < offered["revised-fr"]


@rule("M3-CATH-04", "M3-DT-03")
@pytest.mark.parametrize("payment", ["OOK", "GGN", "RBK", "YNN", "YGK", "RKN"])
def test_replacing_is_for_three_different_blended_paints_only(payment: str) -> None:
    for preset in ("revised", "bigbox"):
        game = chapel(preset=preset)
        refused(game, f"altar {payment}", "M3-CATH-04")
    reason = game.explain(f"altar {payment}")
    assert reason is not None
    assert "purple" in reason.text("en")


@rule("M3-CATH-05", "M3-DT-03")
@pytest.mark.parametrize(
    ("payment", "points"),
    [
        ("RBK", 2 + 1 + 3),
        ("OOK", 2 + 3 + 3),
        ("YRN", 2 + 1 + 5),
        ("YGK", 2 + 2 + 3),
        ("YOO", 2 + 2),
        ("BKN", 2 + 2 + 3 + 5),
        ("YNN", 2 + 2 + 10),
        ("GGN", 2 + 3 + 5),
        ("GOK", 6 + 3),
        ("PKK", 6 + 6),
        ("KKN", 6 + 3 + 3 + 5),
        ("NNN", 21),
    ],
)
def test_values_where_pink_and_brown_stand_for_any_blended_paint(payment: str, points: int) -> None:
    assert worth(chapel(switches={"special_blends.altar_replace": "everywhere"}), payment) == points


@rule("M3-CATH-05")
def test_everywhere_leaves_the_variant_as_it_is_and_basic_paints_different() -> None:
    game = chapel(preset="revised-fr")
    assert {payment: worth(game, payment) for payment in VARIANT} == VARIANT
    for payment in ("YYK", "RRN", "BBK"):
        no_action(game, f"altar {payment}")
        reason = game.explain(f"altar {payment}")
        assert reason is not None
        assert reason.rule == "B-CATH-21"


@rule("M3-CATH-06")
@pytest.mark.parametrize("preset", PRESETS)
def test_base_payments_remain(preset: str) -> None:
    game = chapel(preset=preset)
    assert {payment: worth(game, payment) for payment in BASE} == BASE
    plain = fresco.position(
        3, painters=[{"space": 10, "wake": 5, "plan": [1] * 5, "paints": "YRBGOP" * 3}, *others()], phase="cathedral"
    )
    assert {text for text in texts(plain) if text.startswith("altar")} <= set(texts(game))


def others() -> list[dict[str, Any]]:
    return [{"space": 50 + 40 * n, "wake": 6 + n, "plan": [1] * 5} for n in range(2)]


@rule("M3-CATH-06")
def test_the_altar_limit_is_unchanged() -> None:
    game = chapel(apprentices=2)
    game.apply("altar GOK")
    assert asked(game) == 0
    refused(game, "altar NNN", "B-CATH-17")
    refused(game, "altar YRB", "B-CATH-17")
    free = chapel(apprentices=2, switches={"altar.limit": "per_apprentice"})
    free.apply_all(["altar NNN", "altar KKK"])
    assert free.scores()[0] == 10 + 21 + 15


def test_with_a_step_of_the_bishop_too() -> None:
    game = chapel("NNN", switches={"bishop.step_before": "any_restoration"})
    game.apply("altar NNN bishop->C4")
    assert (game.scores()[0], game.view().bishop) == (31, "C4")


def test_what_is_no_payment_at_all() -> None:
    for text in ("altar KKKK", "altar KN", "altar KQN"):
        no_action(chapel(), text)
