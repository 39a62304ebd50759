"""What is open and what is hidden (C-INFO)."""

from __future__ import annotations

from typing import Any

from buonfresco.engine.events import Events
from buonfresco.games import cards
from buonfresco.games.cards import Cards
from tests.cards.table import acting, asked, discard_sizes, hand, of_kind, play_out
from tests.support import rule

GREENS = ["round-G-W*", "rose-G-MM"]


def seen(events: Events, viewer: int | None) -> list[dict[str, object]]:
    return [event.to_data() for event in events.seen_by(viewer)]


# ---- hands and piles -----------------------------------------------------------------------------------------------


@rule("C-INFO-01")
def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    game = cards.new_game(4, seed=5)
    for viewer in (None, 0, 1, 2, 3):
        hands = [player.hand for player in game.view(viewer).players]
        assert [one is not None for one in hands] == [seat == viewer for seat in range(4)]
    assert hand(game, 2) == [game.r.card_names[card] for card in game.s.hands[2]]


@rule("C-INFO-01")
def test_fresco_cards_tiles_displays_and_the_favourite_are_open_to_all() -> None:
    others = [{"frescoes": [("YRB", 2), ("GOP", 0)], "tiles": {"demand": 2, "paint-G": 1}}]
    faces, shown = ["YRG", "YRB", "BOP", "BOP"], ["exchange", "rotation", "paint-Y"]
    game = cards.position(
        3, painters=[{}, *others], favourite="P", frescoes=faces, tiles=shown, phase="draw", draws=["Y-MM"]
    )
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        one = view.players[1]
        assert [(card.card, card.rotations, card.value) for card in one.frescoes] == [("YRB", 2, 3), ("GOP", 0, 4)]
        assert one.tiles == {"demand": 2, "paint-G": 1}
        assert (one.score, one.points) == (8, {"frescoes": 7, "tiles": 1})
        assert (view.frescoes, view.tiles, view.favourite) == (faces, shown, "P")
        assert (view.fresco_pile, view.tile_pile, view.favourite_pile) == (25 - 6, 20 - 6, 11)


@rule("C-INFO-01")
def test_of_a_discard_pile_the_top_card_and_the_number_show() -> None:
    game = acting("Y-MM", "R-MM", discards={"market": ["B-M*", "B-WW", "Y-M*"], "rose": ["rose-P-WW"]})
    for viewer in (None, 0, 1):
        piles = game.view(viewer).piles
        assert (piles["market"].cards, piles["market"].discarded, piles["market"].top) == (37, 3, "Y-M*")
        assert (piles["rose"].cards, piles["rose"].discarded, piles["rose"].top) == (13, 1, "rose-P-WW")
        assert "B-WW" not in game.view(viewer).to_json()
        assert "B-M*" not in game.view(viewer).to_json()


@rule("C-INFO-01", "C-INFO-02")
def test_numbers_and_backs_of_hand_cards_are_open() -> None:
    others = [{"hand": ["Y-MM", "B-MM", "rose-P-WW", "rose-G-W*", "round-G-W*"]}]
    game = acting("R-MM", "R-WW", others=others)
    for viewer in (None, 0, 1, 2):
        backs = [player.backs for player in game.view(viewer).players]
        assert backs == [{"market": 2}, {"market": 2, "round": 1, "rose": 2}, {}]


@rule("C-INFO-02")
def test_others_see_from_which_pile_a_card_is_drawn_but_not_which() -> None:
    game = acting("Y-WW", "R-MM", draws=["rose-G-W*"])
    game.apply("lay Y-WW")
    told = game.apply("draw rose")
    for viewer in (None, 1, 2):
        assert seen(told, viewer) == [{"kind": "drew", "actor": 0, "pile": "rose", "card": None}]
    assert seen(told, 0) == [{"kind": "drew", "actor": 0, "pile": "rose", "card": "rose-G-W*"}]


@rule("C-INFO-01")
def test_hands_stay_hidden_after_the_end() -> None:
    game = play_out(cards.new_game(3, seed=2, max_rounds=60))
    assert game.over
    assert [player.hand is None for player in game.view(1).players] == [True, False, True]


# ---- what is seen by all -------------------------------------------------------------------------------------------


@rule("C-INFO-03")
def test_cards_laid_out_are_seen_by_all() -> None:
    game = acting("Y-WW", "R-MM", "B-MM")
    told = game.apply("lay Y-WW")
    for viewer in (None, 0, 1, 2):
        assert seen(told, viewer) == [{"kind": "laid", "actor": 0, "card": "Y-WW"}]
        assert game.view(viewer).table == ["Y-WW"]


@rule("C-INFO-03")
def test_cards_played_are_seen_by_all() -> None:
    game = acting("Y-W+", "B-W+", "R-M*", "R-MM", "B-MM", frescoes=["RBG", "GOP", "YGP", "YOP"])
    events = game.apply("restore RBG")
    assert seen(events, None) == [{"kind": "began_restoring", "actor": 0, "fresco": "RBG"}]
    told = list(game.apply("pay R-M*"))  # the rest is forced
    assert [event.seen_by(None) for event in of_kind(told, "paid")] == of_kind(told, "paid")
    assert [(event.data["colour"], event.data["card"]) for event in of_kind(told, "paid")] == [
        ("R", "R-M*"), ("B", "B-MM"),
    ]  # fmt: skip
    mixed = of_kind(told, "mixed")[0]
    assert mixed.seen_by(2) == mixed
    assert mixed.data == {"colour": "G", "one": "Y-W+", "other": "B-W+"}


@rule("C-INFO-03")
def test_cards_discarded_are_seen_by_all() -> None:
    seven = ["Y-MM", "R-MM", "B-MM", "Y-WW", "R-WW", "B-WW", "Y-MMM"]
    game = acting(*seven, "R-MMM")
    game.apply("pass")
    told = game.apply("discard B-WW")
    for viewer in (None, 1, 2):
        assert seen(told, viewer)[0] == {"kind": "discarded", "actor": 0, "card": "B-WW"}
    assert discard_sizes(game)["market"] == 1


# ---- demands -------------------------------------------------------------------------------------------------------


def demanding(**words: Any) -> Cards:
    """The first of four demands green: the second has two kinds of it, the third one, the fourth none."""
    others = [{"hand": [*GREENS, "Y-MM"]}, {"hand": ["round-G-W*", "R-MM"]}, {"hand": ["B-MM", "B-WW"]}]
    return acting("R-WW", tiles={"demand": 1}, others=others, players=4, **words)


@rule("C-INFO-03", "C-TILE-08")
def test_the_named_colour_and_who_had_none_are_seen_by_all() -> None:
    told = demanding().apply("demand G")
    for viewer in (None, 1, 2, 3):
        assert seen(told, viewer) == [
            {"kind": "demanded", "actor": 0, "colour": "G"},
            {"kind": "had_none", "actor": 3, "colour": "G"},
        ]


@rule("C-INFO-03", "C-TILE-08")
def test_the_hand_of_one_who_had_none_is_shown_to_the_demander_only_and_once() -> None:
    game = demanding()
    told = game.apply("demand G")
    assert seen(told, 0)[2:] == [{"kind": "saw_hand", "actor": 0, "whose": 3, "cards": ["B-MM", "B-WW"]}]
    assert game.view(0).players[3].hand is None
    assert "B-WW" not in game.view(0).to_json()


@rule("C-INFO-03", "C-TILE-08")
def test_which_card_was_given_is_seen_by_giver_and_demander_only() -> None:
    game = demanding()
    game.apply("demand G")
    assert asked(game) == ("give", 1)
    told = game.apply("give rose-G-MM")  # the third has one kind only and gives it without being asked
    first = {"kind": "gave", "actor": 1, "to": 0, "pile": "rose"}
    second = {"kind": "gave", "actor": 2, "to": 0, "pile": "round"}
    shown: dict[int | None, list[str | None]] = {
        0: ["rose-G-MM", "round-G-W*"],
        1: ["rose-G-MM", None],
        2: [None, "round-G-W*"],
        3: [None, None],
        None: [None, None],
    }
    for viewer, names in shown.items():
        assert seen(told, viewer) == [{**first, "card": names[0]}, {**second, "card": names[1]}], viewer


@rule("C-INFO-03")
def test_what_is_asked_of_a_giver_shows_in_his_view_only() -> None:
    game = demanding()
    game.apply("demand G")
    own = game.view(1).decision
    assert own is not None
    assert (own.kind, own.about) == ("give", {"colour": "G", "to": 0})
    assert [option.text for option in own.options] == ["give round-G-W*", "give rose-G-MM"]
    for viewer in (None, 0, 2, 3):
        view = game.view(viewer)
        assert (view.decision, view.waiting) == (None, [1])
        assert "rose-G-MM" not in view.to_json()
