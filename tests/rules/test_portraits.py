"""Module 1, Portraits (M1): the display, taking a card in the studio, cards that work at once."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from tests.rules.flow import asked, forgo_until, paints, thalers, told
from tests.rules.table import no_action, refused
from tests.support import PRESETS, random_game, rule, texts

# One plan of five apprentices for every number in the studio.
AT_STUDIO = {0: [2, 1, 0, 1, 1], 1: [1, 1, 1, 1, 1], 2: [1, 1, 2, 1, 0], 3: [1, 1, 3, 0, 0]}
LETTERS = {
    "A": ["servant", "actor", "merchant", "peer-3R", "peer-3Y", "peer-3B"],
    "B": ["abbot", "sexton", "patron", "peer-2G", "peer-2O", "girl"],
    "C": ["muse", "bishop", "mary-4G", "mary-4O", "mary-3P", "self-portrait"],
}
CARDS = [card for cards in LETTERS.values() for card in cards]


def studio(*apprentices: int, show: tuple[str, ...] = ("patron", "girl"), **words: Any) -> Fresco:
    """The studio with so many apprentices of each painter, who act in the order of the seats. The first owns nothing,
    the others can blend, so the game waits for them in the workshop."""
    first = words.pop("first", {})
    painters: list[dict[str, Any]] = [
        {"space": 10 * (n + 1), "wake": 5 + n, "plan": AT_STUDIO[count], "thalers": 0, "paints": "YB" if n else ""}
        for n, count in enumerate(apprentices)
    ]
    painters[0] |= first
    slices = {"portraits": {"open": list(show), **words.pop("slice", {})}}
    return fresco.position(len(apprentices), modules=(1,), painters=painters, phase="studio", slices=slices, **words)


def cards(game: Fresco) -> dict[str, Any]:
    part: dict[str, Any] = game.view().modules["portraits"]
    return part


def kind(game: Fresco) -> str:
    assert game.decision is not None
    return game.decision.kind


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M1-SETUP-01")
def test_each_letter_is_shuffled_by_itself() -> None:
    seen = {card for seed in range(60) for card in cards(fresco.new_game(3, modules=(1,), seed=seed))["open"]}
    assert seen == set(LETTERS["A"])


@rule("M1-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_a_cards_come_first_then_b_then_c(players: int) -> None:
    shown: list[str] = []
    for game in random_game(players, 5, modules=(1,)):
        shown += [str(event.data["portrait"]) for event in told(game.events, "portrait_revealed")]
    assert [sorted(shown[n : n + 6]) for n in (0, 6, 12)] == [sorted(LETTERS[letter]) for letter in "ABC"]


@rule("M1-SETUP-03", "M1-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_are_open_in_round_one_with_any_number_of_players(players: int) -> None:
    game = fresco.new_game(players, modules=(1,), seed=1)
    assert len(cards(game)["open"]) == 2
    assert cards(game)["pile"] == {"A": 4, "B": 6, "C": 6}
    assert "portraits" not in fresco.new_game(players, seed=1).view().modules


# ---- studio -------------------------------------------------------------------------------------------------------


@rule("M1-STUDIO-01")
def test_an_apprentice_in_the_studio_may_take_an_open_card() -> None:
    game = studio(1, 0, 0)
    assert (kind(game), asked(game)) == ("portrait", 0)
    assert texts(game) == ["portrait patron", "portrait girl", "pass"]
    game.apply("portrait girl")
    assert cards(game)["open"] == ["patron"]


@rule("M1-STUDIO-01")
def test_who_has_no_apprentice_in_the_studio_is_not_asked() -> None:
    game = studio(0, 1, 0)
    assert asked(game) == 1
    refused(game, "portrait patron", "B-ORDER-02", seat=0)


@rule("M1-STUDIO-02")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_one_card_however_many_apprentices(apprentices: int) -> None:
    game = studio(apprentices, 1, 0)
    game.apply("portrait patron")
    assert (kind(game), asked(game)) == ("portrait", 1)
    assert texts(game) == ["portrait girl", "pass"]


@rule("M1-STUDIO-02")
def test_every_round_has_its_card() -> None:
    takers: list[list[int]] = []
    for game in random_game(3, 9, modules=(1,)):
        for event in told(game.events, "round_began", "portrait_taken"):
            if event.kind == "round_began":
                takers.append([])
            else:
                takers[-1].append(event.actor)
    assert all(len(set(seats)) == len(seats) for seats in takers)
    assert any(len(seats) == 2 for seats in takers)
    assert {seat for seats in takers for seat in seats} == {0, 1, 2}


@rule("M1-STUDIO-03", "M1-DT-01")
@pytest.mark.parametrize(
    ("preset", "switches", "expected"),
    [
        ("revised", {}, 7 + 6),
        ("bigbox", {}, 7 + 6),
        ("revised-fr", {}, 7 + 9),
        ("revised", {"portraits.card_and_money": "in_addition"}, 7 + 9),
        ("revised-fr", {"portraits.card_and_money": "instead"}, 7 + 6),
    ],
)
def test_card_and_money(preset: str, switches: dict[str, str], expected: int) -> None:
    game = studio(3, 0, 0, preset=preset, switches=switches)
    game.apply("portrait patron")
    assert thalers(game, 0) == expected


@rule("M1-STUDIO-03")
@pytest.mark.parametrize(("preset", "expected"), [("revised", 0), ("revised-fr", 3)])
def test_the_only_apprentice_takes_a_permanent_card(preset: str, expected: int) -> None:
    game = studio(1, 2, 0, show=("abbot", "girl"), preset=preset)
    game.apply("portrait abbot")
    assert thalers(game, 0) == expected
    game.apply("pass")
    assert thalers(game, 1) == 6  # what one visitor did is forgotten at the next


@rule("M1-STUDIO-04")
def test_taking_a_card_is_optional() -> None:
    game = studio(2, 1, 0)
    game.apply("pass")
    assert thalers(game, 0) == 6
    assert cards(game)["open"] == ["patron", "girl"]
    assert asked(game) == 1


@rule("M1-STUDIO-05", "M1-DT-04")
def test_cards_are_not_replaced_and_the_third_visitor_gets_thalers_only() -> None:
    game = studio(1, 1, 2, 1)
    game.apply("portrait patron")
    assert texts(game) == ["portrait girl", "pass"]
    refused(game, "portrait patron", "M1-STUDIO-05")
    events = game.apply("portrait girl")
    assert [(event.actor, event.data["thalers"]) for event in told(events, "earned")] == [(1, 3), (2, 6), (3, 3)]
    assert cards(game)["open"] == []
    assert kind(game) != "portrait"


@rule("M1-STUDIO-06")
def test_a_card_that_works_at_once_leaves_the_game_and_a_permanent_one_stays() -> None:
    game = studio(1, 1, 0, show=("patron", "abbot"))
    game.apply("portrait patron")
    game.apply("portrait abbot")
    part = cards(game)
    assert [player["owned"] for player in part["players"]] == [[], ["abbot"], []]
    assert "patron" in part["removed"]
    assert "abbot" not in part["removed"]
    assert thalers(game, 0) == 7
    assert thalers(game, 1) == 0


@rule("M1-STUDIO-07")
def test_the_reward_is_complete_before_the_next_painter_acts() -> None:
    game = studio(1, 1, 0, show=("merchant", "actor"))
    game.apply("portrait merchant")
    assert (kind(game), asked(game)) == ("merchant_paints", 0)
    refused(game, "pass", "M1-STUDIO-07")
    refused(game, "portrait actor", "M1-STUDIO-02")
    game.apply("merchant RB")
    assert (kind(game), asked(game)) == ("portrait", 1)
    assert (thalers(game, 0), paints(game, 0)) == (1, {"red": 1, "blue": 1})


@rule("M1-STUDIO-07")
@pytest.mark.parametrize(("answer", "space"), [("land in front", 21), ("land behind", 19)])
def test_points_of_a_card_move_the_painter_at_once(answer: str, space: int) -> None:
    game = studio(1, 1, 0, show=("mary-4G", "bishop"), first={"space": 16})
    game.apply("portrait mary-4G")
    assert (kind(game), asked(game)) == ("landing", 0)
    game.apply(answer)
    assert game.view().players[0].space == space
    assert game.view().players[0].points["portraits"] == 4
    assert (kind(game), asked(game)) == ("portrait", 1)


@rule("M1-STUDIO-08")
def test_the_card_comes_before_the_thalers_of_the_others() -> None:
    game = studio(2, 0, 0)
    events = game.apply("portrait patron")
    assert [(event.kind, event.data.get("why")) for event in told(events, "portrait_taken", "earned")] == [
        ("portrait_taken", None),
        ("earned", "portrait"),
        ("earned", "studio"),
    ]


# ---- one-time cards -----------------------------------------------------------------------------------------------


def taken(card: str, **first: Any) -> Fresco:
    """The first of two visitors has taken a card."""
    game = studio(1, 1, 0, show=(card, "servant" if card in LETTERS["A"] else LETTERS["B"][0]), first=first)
    game.apply(f"portrait {card}")
    return game


@rule("M1-CARD-01")
def test_patron() -> None:
    assert thalers(taken("patron"), 0) == 7


@rule("M1-CARD-02")
@pytest.mark.parametrize(
    ("card", "money", "paint"),
    [
        ("peer-3R", 3, "red"),
        ("peer-3Y", 3, "yellow"),
        ("peer-3B", 3, "blue"),
        ("peer-2G", 2, "green"),
        ("peer-2O", 2, "orange"),
    ],
)
def test_peers(card: str, money: int, paint: str) -> None:
    game = taken(card)
    assert (thalers(game, 0), paints(game, 0)) == (money, {paint: 1})


@rule("M1-CARD-03")
@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        ("YY", {"yellow": 2}),
        ("YR", {"yellow": 1, "red": 1}),
        ("YB", {"yellow": 1, "blue": 1}),
        ("RR", {"red": 2}),
        ("RB", {"red": 1, "blue": 1}),
        ("BB", {"blue": 2}),
    ],
)
def test_merchant(pair: str, expected: dict[str, int]) -> None:
    game = taken("merchant")
    assert texts(game) == ["merchant YY", "merchant YR", "merchant YB", "merchant RR", "merchant RB", "merchant BB"]
    game.apply(f"merchant {pair}")
    assert (thalers(game, 0), paints(game, 0)) == (1, expected)


@rule("M1-CARD-03")
@pytest.mark.parametrize("text", ["merchant GG", "merchant Y", "merchant", "merchant YRB"])
def test_the_merchant_sells_two_basic_paints(text: str) -> None:
    game = taken("merchant")
    no_action(game, text)
    reason = game.explain(text)
    assert reason is not None
    assert reason.rule == "M1-CARD-03"
    game.apply("merchant by")  # in any order, and any case
    assert paints(game, 0) == {"yellow": 1, "blue": 1}


@rule("M1-CARD-04")
@pytest.mark.parametrize(
    ("card", "points", "money", "stock"),
    [
        ("bishop", 5, 2, {}),
        ("mary-4G", 4, 0, {"green": 1}),
        ("mary-4O", 4, 0, {"orange": 1}),
        ("mary-3P", 3, 0, {"purple": 1}),
    ],
)
def test_bishop_and_mary(card: str, points: int, money: int, stock: dict[str, int]) -> None:
    game = taken(card)
    assert kind(game) == "portrait"  # no choice: what the card shows
    assert game.scores()[0] == 10 + points
    assert game.view().players[0].points["portraits"] == points
    assert (thalers(game, 0), paints(game, 0)) == (money, stock)


@rule("M1-CARD-05")
@pytest.mark.parametrize("mood", [-4, 0, 3])
def test_muse(mood: int) -> None:
    assert taken("muse", mood=mood).view().players[0].mood == 4


@rule("M1-CARD-06")
@pytest.mark.parametrize(
    ("card", "mood", "after", "money", "points"),
    [("girl", -1, 2, 3, 0), ("girl", 2, 4, 3, 0), ("self-portrait", 0, 2, 0, 4), ("self-portrait", 3, 4, 0, 4)],
)
def test_girl_and_self_portrait(card: str, mood: int, after: int, money: int, points: int) -> None:
    game = taken(card, mood=mood)
    assert game.view().players[0].mood == after
    assert (thalers(game, 0), game.scores()[0]) == (money, 10 + points)


@rule("M1-CARD-07")
def test_mood_of_a_card_brings_apprentices_at_the_next_wake_check_only() -> None:
    game = taken("muse")
    assert game.view().players[0].apprentices == 5
    game.apply("pass")
    forgo_until(game, "wake")
    assert game.view().players[0].apprentices == 5
    game.apply("wake 8")  # mood stays at the top
    assert game.view().players[0].apprentices == 6


@rule("M1-CARD-07")
def test_a_mood_card_may_be_taken_though_it_cannot_raise_the_mood() -> None:
    game = taken("girl", mood=4)
    assert (game.view().players[0].mood, thalers(game, 0)) == (4, 3)


@rule("M1-CARD-07")
def test_in_the_final_round_mood_is_worth_nothing() -> None:
    ends = []
    for answer in ("portrait muse", "pass"):
        game = studio(1, 0, 0, show=("muse", "bishop"), final=True, preset="revised-fr")
        game.apply(answer)
        forgo_until(game, "over")
        ends.append((game.scores(), game.view().players[0].apprentices))
    assert ends[0] == ends[1]


# ---- what is written wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["portrait nobody", "portrait", "portrait 1", "sexton Z9", "merchant CC"])
def test_what_is_no_action_is_refused_with_a_rule(text: str) -> None:
    game = studio(1, 0, 0)
    no_action(game, text)
    reason = game.explain(text)
    assert reason is not None
    assert reason.rule.startswith("M1-")
    assert all("{" not in reason.text(lang) for lang in ("en", "de", "fr"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_sound(players: int, preset: str) -> None:
    for seed in range(3):
        for step, game in enumerate(random_game(players, seed, modules=(1,), preset=preset)):
            assert game.check() == []
            if step % 10 == 0:
                assert fresco.from_json(game.to_json()).hash() == game.hash() == game.copy().hash()
                for seat in range(players):
                    assert game.sample(seat, seed=step).view(seat) == game.view(seat)
                    assert game.sample(seat, seed=step, recall=True).check() == []
        assert fresco.replay(game.log).hash() == game.hash()
