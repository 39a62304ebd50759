"""Module 12, Ladies (M12): in the plan, and whose lady may act where."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.bazaar import BOOTHS3
from tests.rules.flow import asked, paints, thalers, told
from tests.rules.table import forgo, refused
from tests.rules.test_ladies import chapel, kind, seen, table, wives
from tests.support import PRESETS, rule, texts

BOTH = {"owned": [["pink", "purple"], ["pink", "purple"], ["pink", "purple"]], "track": {}}
PURPLE = [f"purple lady on {place}" for place in ("market", "cathedral", "studio", "workshop", "fifth")]


def desk(ladies: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """All plan; nobody has begun."""
    people = [{"plan": None}, {"plan": None}, {"plan": None}]
    for person, more in zip(people, words.pop("people", ()), strict=False):
        person.update(more)
    return table("plan", *people, ladies=BOTH if ladies is None else ladies, **words)


def sent(*placed: dict[str, str]) -> dict[str, Any]:
    """All ladies are married, and these are out."""
    return {**BOTH, "placed": [*placed, *[{}] * (3 - len(placed))]}


# ---- the plan -----------------------------------------------------------------------------------------------------


@rule("M12-PLAN-01", "M12-PLAN-02", "M12-PLAN-03", "X-PLAN-01")
def test_each_lady_may_be_sent_to_one_place() -> None:
    game = desk()
    refused(game, "pink lady on market", "M12-PLAN-01", 0)
    game.apply("plan 0-1-2-1-1", 0)
    assert [decision.kind for decision in game.decisions if decision.seat == 0] == ["lady_pink"]
    assert texts(game, 0) == [
        "no pink lady",
        *[text.replace("purple", "pink") for text in PURPLE],  # the market too, where nobody else goes
        "withdraw",
    ]
    refused(game, "purple lady on studio", "M12-PLAN-01", 0)
    game.apply("pink lady on market", 0)
    assert texts(game, 0) == ["no purple lady", *PURPLE[1:], "withdraw"]
    refused(game, "purple lady on market", "M12-PLAN-02", 0)
    refused(game, "pink lady on studio", "B-PLAN-07", 0)
    game.apply("no purple lady", 0)
    assert seen(game, 0)["players"][0]["placed"] == {"pink": "market"}
    refused(game, "purple lady on studio", "B-PLAN-07", 0)


@rule("M12-PLAN-01")
def test_who_has_no_lady_is_not_asked_for_one() -> None:
    track = {"30": "pink", "40": "purple", "50": "pink", "60": "purple"}
    game = desk({"owned": [["purple"], [], ["pink"]], "track": track})
    for seat in (0, 1):
        game.apply("plan 1-1-1-1-1", seat)
    assert texts(game, 0)[0] == "no purple lady"
    assert texts(game, 1) == ["withdraw"]
    refused(game, "pink lady on market", "M12-PLAN-01", 0)
    refused(game, "no pink lady", "M12-PLAN-01", 1)


@rule("M12-PLAN-01", "M12-EX-01", "X-CATH-11")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_lady_may_be_sent_from_the_next_plan_on(preset: str) -> None:
    game = chapel(
        18,
        "RG",
        fresco={
            "A1": "5RG",
            "E5": "3YR",
            "E4": "3YB",
            "A5": "3RB",
            "B5": "4YRB-1",
            "C1": "5BO",
            "C5": "6YP",
            "D1": "6RP",
            "D5": "6BP",
        },
        preset=preset,
    )
    game.apply("restore A1")
    if preset != "revised-fr":
        game.apply("marry purple")
    assert seen(game)["players"][0]["placed"] == {}  # the round goes on without her
    while game.view().phase != "plan":
        forgo(game)
    game.apply(game.legal(0)[0], 0)
    assert texts(game, 0) == ["no purple lady", *PURPLE, "withdraw"]


@rule("X-INFO-01", "M12-PLAN-01")
def test_where_she_goes_is_secret_until_all_plans_are_shown() -> None:
    game = desk()
    game.apply("plan 1-1-1-1-1", 0)
    events = [*game.apply("pink lady on studio", 0), *game.apply("no purple lady", 0)]
    assert [event.data for event in told(events, "lady_planned")] == [{"lady": "pink", "column": "studio"}]
    assert all(event.secret for event in told(events, "lady_planned"))
    for viewer in (None, 1, 2):
        assert seen(game, viewer)["players"][0]["placed"] is None
    last: list[Any] = []
    for seat in (1, 2):
        game.apply("plan 1-1-1-1-1", seat)
        game.apply("pink lady on market" if seat == 1 else "no pink lady", seat)
        last = [*game.apply("no purple lady", seat)]
    shown = [(event.actor, event.data) for event in told(last, "lady_shown")]
    assert shown == [(0, {"lady": "pink", "column": "studio"}), (1, {"lady": "pink", "column": "market"})]
    assert [one["placed"] for one in seen(game)["players"]] == [{"pink": "studio"}, {"pink": "market"}, {}]


def test_a_withdrawn_plan_takes_the_ladies_along() -> None:
    game = desk()
    for answer in ("plan 1-1-1-1-1", "pink lady on studio", "purple lady on market", "withdraw"):
        game.apply(answer, 0)
    assert seen(game, 0)["players"][0]["placed"] == {}
    game.apply("plan 1-1-1-1-1", 0)
    game.apply("pink lady on market", 0)
    assert seen(game, 0)["players"][0]["placed"] == {"pink": "market"}


def test_a_sample_knows_nothing_of_the_others_ladies() -> None:
    game = desk()
    for answer in ("plan 1-1-1-1-1", "pink lady on studio", "purple lady on market"):
        game.apply(answer, 0)
    others: list[Any] = [game.sample(1, seed=seed).state_data()["modules"] for seed in range(9)]
    own: Any = game.sample(0, seed=1).state_data()["modules"]
    assert len({str(other["ladies"]["placed"][0]) for other in others}) > 4  # a sealed plan is any plan
    assert own["ladies"]["placed"][0] == {"pink": "studio", "purple": "market"}


@rule("M12-PLAN-04", "M12-T-03", "X-STATED-12", "X-PLAN-06")
@pytest.mark.parametrize(("module", "tile"), [(6, "glaziery"), (8, "audience"), (9, "wall")])
def test_no_lady_under_an_action_tile(module: int, tile: str) -> None:
    game = desk(modules=[module, 12])
    game.apply(f"{tile} on studio", 0)
    spread = "plan 1-1-0-2-1" if module == 8 else "plan 1-1-1-1-1"
    game.apply(spread, 0)
    assert "pink lady on studio" not in texts(game, 0)
    assert len(texts(game, 0)) == 6
    refused(game, "pink lady on studio", "M12-PLAN-04", 0)
    game.apply("pink lady on market", 0)
    refused(game, "purple lady on studio", "M12-PLAN-04", 0)
    assert len(texts(game, 0)) == 5


# ---- turns --------------------------------------------------------------------------------------------------------


@rule("M12-PLAN-03", "X-ACT-02")
def test_a_lady_alone_has_a_turn() -> None:
    people: list[dict[str, Any]] = [{"plan": [0, 2, 1, 1, 1]}, {"plan": [0, 2, 1, 1, 1]}, {"plan": [1, 1, 1, 1, 1]}]
    game = table("market", *people, ladies=sent({}, {"pink": "market"}))
    assert (asked(game), kind(game)) == (1, "lady_market")
    game.apply("pass")
    assert (asked(game), kind(game)) == (2, "market")


# ---- exclusivity --------------------------------------------------------------------------------------------------

RED_BLUE = [{"plan": [3, 1, 1, 0, 0], "thalers": 12}, {"plan": [2, 1, 1, 1, 0], "thalers": 12}, {}]


@rule("M12-EX-02", "M12-EXCL-01", "M12-EXCL-03", "M12-EXCL-09", "X-ACT-03", "X-MKT-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_example_red_uses_the_purple_lady_and_blue_may_not(preset: str) -> None:
    ladies = sent({"purple": "market"}, {"purple": "market"})
    game = table("market", *RED_BLUE, ladies=ladies, booths=BOOTHS3, preset=preset)
    assert (asked(game), kind(game)) == (0, "lady_market")
    game.apply("swap I.1 with II.3")
    refused(game, "swap I.1 with II.2", "M12-EXCL-09")
    events = game.apply("buy II.1+2+3")
    assert [event.actor for event in told(events, "lady_barred")] == [1]
    assert (asked(game), kind(game)) == (1, "market")
    refused(game, "swap I.1 with III.2", "M12-EXCL-01")
    game.apply("buy I.1+2")
    assert paints(game, 1)["red"] == 1
    assert wives(game)[1] == ["pink", "purple"]  # she is not lost


@rule("M12-T-01", "M12-EXCL-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_pink_and_purple_both_act(preset: str) -> None:
    ladies = sent({"pink": "market"}, {"purple": "market"})
    game = table("market", *RED_BLUE, ladies=ladies, booths=BOOTHS3, preset=preset)
    game.apply_all(["swap I.1 with II.3", "pass"], 0)
    assert (asked(game), kind(game)) == (1, "lady_market")
    game.apply("swap I.1 with II.3")
    assert game.view().booths["I"][0] == BOOTHS3["I"][0]


@rule("M12-EXCL-01", "M12-EXCL-05", "M12-EXCL-06", "M12-EXCL-09")
@pytest.mark.parametrize("by", ["deployed", "used"])
def test_a_lady_who_did_nothing_bars_only_if_sending_her_counts(by: str) -> None:
    ladies = sent({"pink": "market"}, {"pink": "market"}, {"pink": "market"})
    switches = {"ladies.exclusive_by": by}
    game = table("market", {}, {}, {}, ladies=ladies, switches=switches)
    events = game.apply("pass")
    assert [event.data for event in told(events, "lady_idle")] == [{"lady": "pink"}]
    game.apply("pass")
    assert (asked(game), kind(game)) == (1, "market" if by == "deployed" else "lady_market")
    if by == "used":
        game.apply("swap I.1 with II.1")
    game.apply("pass")
    assert (asked(game), kind(game)) == (2, "market")  # barred either way


@rule("M12-T-02", "M12-EXCL-05", "M12-EXCL-06")
@pytest.mark.parametrize("by", ["deployed", "used"])
def test_a_lady_in_the_studio_without_apprentices_takes_nothing(by: str) -> None:
    people: list[dict[str, Any]] = [
        {"plan": [2, 1, 0, 1, 1], "thalers": 5},
        {"plan": [1, 1, 2, 1, 0], "thalers": 5},
        {"plan": [2, 1, 0, 1, 1]},
    ]
    ladies = sent({"purple": "studio"}, {"purple": "studio"})
    game = table("studio", *people, ladies=ladies, switches={"ladies.exclusive_by": by})
    if by == "used":
        assert (asked(game), texts(game)) == (1, ["lady takes 2 Thalers", "pass"])
        game.apply("lady takes 2 Thalers")
    assert (thalers(game, 0), thalers(game, 1)) == (5, 13 if by == "used" else 11)


ACTS = [
    ("market", False, "swap I.1 with II.1"),
    ("cathedral", False, "reserve A1"),
    ("studio", False, "lady takes 1 Thaler"),
    ("workshop", False, "lady Y for R"),
    ("fifth", False, "lady resets mood"),
    ("fifth", True, "lead bishop A1"),
]


@rule("M12-EXCL-06", "M12-EXCL-05")
@pytest.mark.parametrize(("place", "final", "act"), ACTS)
@pytest.mark.parametrize("acts", [True, False])
def test_what_counts_as_used(place: str, final: bool, act: str, acts: bool) -> None:
    ladies = sent({"pink": place}, {"pink": place})
    people: list[dict[str, Any]] = [{"paints": "Y", "mood": -1}, {"paints": "Y", "mood": -1}, {}]
    words: dict[str, Any] = {"final": final, "switches": {"ladies.exclusive_by": "used"}}
    game = table(place, *people, ladies=ladies, **words)
    first = kind(game)
    game.apply(act if acts else "pass")
    while not game.over and asked(game) == 0 and kind(game) != "wake_time":
        game.apply("pass")
    again = not game.over and (asked(game), kind(game)) == (1, first)
    assert again == (not acts)


@pytest.mark.parametrize(("preset", "values"), [("revised", 0), ("bigbox", 0), ("revised-fr", 1)])
@rule("M12-TRACK-01", "M12-EXCL-01", "M12-CATH-03", "X-GEN-05")
def test_what_the_editions_say(preset: str, values: int) -> None:
    switches = fresco.new_game(3, modules=[12], preset=preset).r.switches
    both = {
        "ladies.take": ("optional", "automatic"),
        "ladies.exclusive_by": ("deployed", "used"),
        "ladies.reservation_reuse": ("at_once", "two_rounds"),
    }
    assert {name: switches[name] for name in both} == {name: pair[values] for name, pair in both.items()}


@rule("M12-EXCL-03", "X-ACT-02")
@pytest.mark.parametrize("by", ["deployed", "used"])
def test_a_barred_lady_alone_has_no_turn(by: str) -> None:
    people: list[dict[str, Any]] = [{}, {"plan": [0, 2, 1, 1, 1]}, {}]
    ladies = sent({"pink": "market"}, {"pink": "market"})
    game = table("market", *people, ladies=ladies, switches={"ladies.exclusive_by": by})
    game.apply_all(["swap I.1 with II.1", "pass"], 0)
    assert (asked(game), kind(game)) == (2, "market")
    refused(game, "swap I.1 with II.1", "M12-PLAN-01")  # seat 2 has sent none


@rule("M12-EXCL-04", "M12-PREP-02")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_bar_ends_with_place_and_round(preset: str) -> None:
    ladies = {**sent({"pink": "market"}, {"pink": "studio"}), "used": {"pink market": 0}}
    game = table("studio", {}, {}, {}, ladies=ladies, preset=preset)
    assert (asked(game), kind(game)) == (1, "lady_studio")
    after = table("prepare", {}, {}, {}, ladies=ladies, preset=preset)
    assert [one["placed"] for one in seen(after)["players"]] == [{}, {}, {}]
    data: Any = after.state_data()["modules"]
    assert data["ladies"]["used"] == {}
    assert wives(after) == [["pink", "purple"]] * 3  # all of them, whatever they did


@rule("M12-EXCL-03")
def test_barred_this_round_and_planned_again_in_the_next() -> None:
    ladies = sent({"pink": "market"}, {"pink": "market"})
    game = table("market", {}, {}, {}, ladies=ladies)
    while game.view().round == 1 or game.view().phase != "plan":
        forgo(game)
    game.apply(game.legal(1)[0], 1)
    assert "pink lady on market" in texts(game, 1)


@rule("M12-EXCL-07", "X-LEO-08")
@pytest.mark.parametrize("preset", PRESETS)
def test_leonardos_ladies_never_count(preset: str) -> None:
    owned = {"owned": [["pink"], [], ["pink", "purple"]], "placed": [{"pink": "market"}, {}]}
    people: list[dict[str, Any]] = [{"wake": 6}, {"wake": 7}, {"space": 95, "wake": 5}]
    game = table("market", *people, two=True, ladies=owned, preset=preset)
    game.apply("close I")  # Leonardo is first
    assert (asked(game), kind(game)) == (0, "lady_market")


@rule("M12-EXCL-08", "M12-PLAN-02", "X-FINAL-01")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_two_cathedral_columns_are_two_places(preset: str) -> None:
    game = desk(final=True, preset=preset)
    game.apply("plan 1-1-1-1-1", 0)
    game.apply("pink lady on cathedral", 0)
    game.apply("purple lady on fifth", 0)
    assert seen(game, 0)["players"][0]["placed"] == {"pink": "cathedral", "purple": "fifth"}
    ladies = {**sent({"pink": "cathedral"}, {"pink": "fifth"}), "used": {"pink cathedral": 0}}
    second = table("fifth", {}, {"thalers": 1}, {}, ladies=ladies, final=True, preset=preset)
    while kind(second) != "lady_bishop":
        second.apply("pass")
    assert asked(second) == 1
